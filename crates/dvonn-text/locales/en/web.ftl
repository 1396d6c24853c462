# The page: play and analysis in the browser.

## Everywhere

# A link that only keyboards and screen readers reach: it jumps over the links at the top of the page.
skip-to-content = Skip to content
# Name of the row of links at the top of the page, for screen readers.
nav-title = Pages
# A link at the top of the page, to a game. A verb; at most about ten letters, as four of these stand side by side on a phone.
nav-play = Play
# A link at the top of the page, to the analysis board. A verb; at most about ten letters.
nav-analyse = Analyse
# A link at the top of the page, to the course. A verb; at most about ten letters.
nav-learn = Learn
# A link at the top of the page, to the rules. At most about ten letters.
nav-rules = Rules
# A link at the top of the page, to the puzzles. At most about ten letters.
nav-puzzles = Puzzles
# In the menu of a game on a phone: leads to the page on which games start.
nav-home = Front page
# A button that closes a window or a message.
close = Close
# A button that leaves everything as it was.
cancel = Cancel
# A button after the engine could not be started.
try-again = Try again
# A short message after something was copied to the clipboard.
copied = Copied.
# A short message after the address of a game or position was copied to the clipboard.
link-copied = Link copied.
# A short message after the clipboard could not be used.
copy-failed = Your browser did not allow copying.
# A message when a saved game, analysis or the settings cannot be read any more.
storage-unreadable = Some data from your last visit could not be read. A copy was kept, and that part starts fresh.
# A message when the browser has no room to save a game or the settings.
storage-full = Your browser's storage is full, so changes are not being saved. Save your work to a file before you leave.
# A message after another language or the course was opened without a network.
texts-not-loaded = The texts could not be loaded. Check your connection and try again.
# A message instead of the page, if the browser does not run programs.
page-no-script = DVONN needs JavaScript and WebAssembly to run in this browser.
# A message instead of the page, if it could not be fetched.
page-not-loaded = DVONN could not be loaded. Open it once while online to use it offline.
# A message after an error that stopped the page.
page-crashed = Something went wrong. Your game is saved.
# A button that loads the page again after such an error.
page-reload = Reload
# In place of the analysis board, the course or the rules when their code could not be loaded.
part-not-loaded = This page could not be loaded. Check your connection and try again.
# For screen readers, while a page is being loaded.
loading = Loading
# Heading of the page for an address that does not exist.
not-found-title = Page not found
# Small print at the bottom of the front page.
colophon = DVONN is a game by Kris Burm. This site is unofficial.

## Links

# $reason is one of the three messages below, or why the position in the link is not valid.
link-broken = This link is not valid: { $reason }.
# Why a link to a game cannot be opened. $ply is the number of the move, $text what stands there instead of a move.
link-no-move = move { $ply }: “{ $text }” is not a move
# Why a link to a game cannot be opened. $move is the move with the number $ply, and $reason says which rule it breaks.
link-illegal = move { $ply }, { $move }: { $reason }
# Why a link to a game cannot be opened. $text is what stands there instead of a result.
link-ending = a game cannot end with “{ $text }”

## The way to a game

# The headline of the front page: what the game is about, in three short sentences.
front-title = Stack. Stay connected. Control the most.
# Below the headline of the front page: what the game is, for somebody who has never heard of it.
front-about = A game for two that takes a quarter of an hour. Lose the link to the red pieces and your stacks fall off the board. Free, in your browser, no account needed.
# The large button of the front page: starts a game against the computer.
front-play = Play now
# A button above the scale of levels: from now on the computer plays at the level that fits the person. At most 16 letters.
front-match = Match my level
# Below the scale of levels while "front-match" is on, in place of level-description. At most two lines of a phone.
front-match-how = Your recent games set the level, so the next one should be close.
# A large button of the front page for newcomers: goes to the course.
front-learn = Learn it in twenty minutes
# A button of the front page: starts a game between two people who share the screen.
front-two = Two players on this device
# A line on the front page that hides further choices for a new game; pressing it shows them.
front-more = More: colour, board, clock, names
# For screen readers: what the moving picture on the front page shows.
front-loop = A short game that repeats: stacks jump, a link is cut, and what is cut off falls.
# A button below the moving picture on the front page: stops it. A verb.
front-pause = Pause
# A button below the picture on the front page while it stands still: shows a short example game, move by move.
front-run = Show a short game
# Below the board on the front page, when it shows the unfinished game of the person.
front-your-game = Your game
# A button beside an unfinished game: goes back to it.
front-go-on = Continue
# Below the board on the front page, when the next game will begin with the position it shows.
front-position = You start from this position.
# A link beside "You start from this position": the game will begin with a new board instead.
front-position-drop = Use a new board
# Heading of a card on the front page, about the progress in the course.
front-course = Course
# On the card about the course: the title of the chapter with the next step.
front-next = Next: { $title }
# A link on the front page.
front-puzzle = Puzzle of the day
# Heading on the front page, above the last games.
archive-recent = Recent games
# A link below the last games, to the page with all of them.
archive-all = All games
# Heading of the page with all games that are kept.
archive-title = Your games
# On the page of games, while there are none.
archive-empty = The games you play are kept here.
# In place of the result, for a game that is not over.
archive-unfinished = Unfinished
# A button beside a finished game: opens it on the analysis board to look through it. A verb.
archive-replay = Replay
# A button beside a game: downloads its moves as a file. A verb.
archive-save = Save
# A button beside a game. A verb.
archive-delete = Delete
# Said after a game was deleted; the button "Undo" stands beside it.
archive-deleted = Game deleted.
# A button: brings back the game that was just deleted.
archive-undo = Undo
# A button of the analysis board: starts a game against the computer from the position shown.
tools-play-on = Play on from here
# Label of two fields for the names of two people who share the screen.
start-names = Player names
# A choice of the time limit: the person enters minutes and seconds.
start-clock-own = Custom
# Label of a field: the minutes that each player has for the whole game.
start-clock-minutes = Minutes per player
# Label of a field: the seconds that a player gets more for every move.
start-clock-seconds = Extra seconds per move
# Label of the choice of a colour: "You play" white, black or either at random.
start-side = You play
# A switch among the choices for a new game against the computer.
start-teacher = Teacher: warns you of mistakes
# Below the switch "start-teacher".
start-teacher-note = The computer warns you before it punishes a mistake, and you may take the move back. Only in games without a clock.
# A colour to play, on a button; also the side to move in an analysed position.
start-white = White
# A colour to play, on a button; also the side to move in an analysed position.
start-black = Black
# A choice of the colour: whichever comes up.
start-random = Random
# Label of the choice of the board at the start: empty, or with all pieces placed in one of three ways.
start-board = Board
# A choice of the board: the game begins with the placement of the pieces.
start-board-empty = Full game
# A choice of the board: the pieces are placed at random.
start-board-random = Random
# A choice of the board: random, but the two halves mirror each other.
start-board-mirrored = Mirrored
# A choice of the board: one that the engine finds equally good for both sides.
start-board-balanced = Balanced
# Explains the choice "Full game".
start-note-empty = You place the 49 pieces first, then stack them.
# Explains the choice "Random" of a board.
start-note-random = All pieces are placed at random. White moves first.
# Explains the choice "Mirrored" of a board.
start-note-mirrored = A random board, symmetrical for both sides. White moves first.
# Explains the choice "Balanced" of a board.
start-note-balanced = The computer picks a board that gives both sides equal chances.
# Label of the choice of a time limit.
start-clock = Clock
# A choice of the time limit: no clock.
start-clock-none = None
# A choice of the time limit: three minutes each, and two seconds more for every move.
start-clock-quick = 3 min + 2 s
# A choice of the time limit: five minutes each, and five seconds more for every move.
start-clock-medium = 5 min + 5 s
# A choice of the time limit: fifteen minutes each, and ten seconds more for every move.
start-clock-slow = 15 min + 10 s
# Stands in place of the button while the engine looks for a board, for a second or so.
start-preparing = Looking for a balanced board…
# A message before or during a game, when the opponent cannot be loaded; the button "Try again" stands beside it.
computer-failed = The computer player could not be started.

## A game

# Heading of the page with a game, for screen readers.
game-title = Game
# Name of the person beside the board.
player-you = You
# Name of the computer beside the board. $level is a number from 1 to 10.
player-computer = Computer, level { $level }
# For screen readers, after the name of a player: the number of pieces in their stacks.
bar-controls =
    { $count ->
        [one] controls { $count } piece
       *[other] controls { $count } pieces
    }
# Beside the name of a player, in the first phase: the number of pieces they have not placed yet.
bar-to-place = { $count } to place
# Beside the name of a player: the number of moves they could make now.
bar-tempo =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
# Below the board, when it is the turn of the person.
play-your-move = Your move.
# Below the board, when it is the turn of the person in the first phase.
play-your-placement =
    Your turn: place a { $piece ->
        [white] white piece
        [black] black piece
       *[dvonn] DVONN piece
    }.
# Below the board, when the person has no move. The button "Pass" stands beside it.
play-you-pass = You have no move and must pass.
# A button: the person has no move and passes. A verb.
play-pass = Pass
# Below the board, for a second, when the person has no move and passes without doing anything.
play-passing = No move: you pass.
# Below the board, while the computer thinks.
play-thinking = The computer is thinking…
# Below the board, while the move of the computer is shown.
play-computer-moves = The computer moves.
# A button while the computer thinks: it shall stop thinking and move.
play-move-now = Move now
# A button beside "oversight": the person does not take the move back, and the computer answers it.
oversight-keep = Keep my move
# Below the board, while the computer places all the remaining pieces of both sides.
play-filling = The computer is placing the remaining pieces…
# A button while the computer places the remaining pieces.
play-stop-filling = Stop
# A hint below the board in the first phase.
play-placing = Drag to aim; hold, then drag to place several pieces. You can queue placements before your turn.
# Below the board, while the computer looks for a hint.
play-seeking-hint = Looking for a hint…
# Below the board, after the person picked a stack to move: where it is and how many cells it can move to.
play-picked =
    { $cell } selected: { $count ->
        [one] { $count } target
       *[other] { $count } targets
    }.
# Name of the row of buttons below the board, for screen readers.
actions-title = Actions
# A button: takes the last move back.
action-take-back = Take back
# For screen readers: a move has just been taken back.
announce-taken-back = A move was taken back.
# For screen readers: the clock of the person who listens.
announce-little-time = Less than 20 seconds left.
# A button: asks the computer for a good move.
action-hint = Hint
# A button: turns the board round, so that the other player sits below.
action-flip = Flip board
# A button in the first phase: the computer places all the remaining pieces of both sides. A verb.
action-fill = Fill
# A button that opens a menu of further actions.
action-more = More
# In the menu "More": gives the game up. A verb.
action-resign = Resign
# In the menu "More", with two players on one device: ends the game as a draw.
action-draw = Agree to a draw
# A button after a game: another one with the same choices and colours swapped.
action-rematch = Rematch
# A button after a game: opens it on the analysis board, where the engine judges every move. A verb or a noun.
action-review = Review
# A button after a game: plays again against a weaker computer. Below it stands its level.
action-easier = Easier
# A button after a game: plays again against a stronger computer. Below it stands its level.
action-harder = Harder
# On the card at the end of a game, after two losses against the computer by more than ten pieces each.
end-advice-easier = Two heavy losses: an easier level may be more fun.
# On the card at the end of a game, after two wins against the computer in a row.
end-advice-harder = Two wins in a row: try the next level?
# Below the words "Easier" and "Harder": the level of the computer, from 1 to 10.
action-level = level { $level }
# In the menu "More": opens the game on the analysis board.
action-analyse-game = Analyse this game
# In the menu "More": sends the address of the game to somebody.
action-share = Share link
# In the menu "More": downloads the moves of the game as a text file.
action-save = Save game
# In the menu "More": downloads the moves of the game as a JSON file, for programs.
action-save-json = Save as JSON
# A button and an entry of the menu "More": goes to the choices for a new game.
action-new = New game
# A question after "Resign" was chosen; the answers are "Resign" and "Keep playing".
resign-question = Resign this game?
# The answer "no" to "Resign this game?".
resign-no = Keep playing
# A question after "Agree to a draw" was chosen, to two people at one device.
draw-question = Do you both agree to a draw?
# The answer "yes" to the question whether both agree to a draw.
draw-yes = Yes, draw
# Heading of the list of moves.
moves-title = Moves
# Stands in the list of moves before the first one.
moves-none = No moves yet.
# A turn without a move, in the list of moves. A noun.
moves-pass = pass
# A line in the list of moves that hides the placements of the first phase; pressing it shows them.
moves-placements =
    { $count ->
        [one] { $count } placement
       *[other] { $count } placements
    }
# For screen readers, after a move in the list: how many pieces lost their link to the DVONN pieces and left the board.
moves-fell =
    { $count ->
        [one] { $count } piece fell off
       *[other] { $count } pieces fell off
    }
# A button while an earlier position is shown: shows the current one again.
look-back = Back to the game
# The same button when somebody has moved in the meantime.
look-news = New move: back to the game
# Headline after a game against the computer.
end-you-win = You win
# The same when the pieces were counted.
end-you-win-by = You win by { $margin }
# Headline after a game against the computer.
end-you-lose = You lose
# The same when the pieces were counted.
end-you-lose-by = You lose by { $margin }
# Headline after a game between two people. $color is the text of color-name.
end-wins = { $color } wins
# The same when the pieces were counted.
end-wins-by = { $color } wins by { $margin }
# Headline after a game that nobody won.
end-draw = Draw
# Headline after a game that was broken off.
end-void = No result
# Heading of a column in the table after a game: White or Black.
end-side = Player
# Heading of a column in the table after a game: the number of pieces in the stacks of each player.
end-pieces = Pieces
# A small cross beside the tips below the board: closes them for good.
companion-hide = Hide tips
# A tip below the board, when the person places a DVONN piece. At most about 80 letters.
companion-dvonn = Press any dot. Red DVONN pieces belong to nobody; stacks cut off from them fall.
# A tip below the board, when the person places another piece. “Fill” is the text of action-fill.
companion-place = Any free cell will do. “Fill” places the rest for you.
# A tip below the board, when the second phase begins and the other player has White.
companion-placed = All pieces are placed. White moves first.
# A tip below the board, when the second phase begins and the person has White.
companion-placed-pick = All pieces are placed. White moves first: pick a piece at the edge.
# Follows the tip about the first move of White, to the person with Black: the second phase has begun.
companion-first = Now you move stacks: pick a piece at the edge.
# A tip below the board: the last move, of the other player. $move is a move such as c1-c2.
companion-quiet =
    { $color ->
        [white] White
       *[black] Black
    } { $move }.
# A tip below the board: the last move, of the other player, and what it did. $what is a list of the two texts below.
companion-lost =
    { $color ->
        [white] White
       *[black] Black
    } { $move }: { $what }.
# In such a tip: the number of pieces that the person controls no longer.
companion-you-lose = you lose { $count }
# In such a tip: the number of pieces that a side controls no longer.
companion-side-loses =
    { $color ->
        [white] White
       *[black] Black
    } loses { $count }
# A tip below the board: the other player could not move.
companion-passed =
    { $color ->
        [white] White
       *[black] Black
    } had no move and passed.
# A button with a question mark beside the board: opens a card with the rules and the keys.
rules-card-open = Rules and keys
# Heading of that card.
rules-card-title = How to play
# The first of five sentences on that card.
rules-card-place = First you take turns placing the 49 pieces, the three red DVONN pieces first.
# The second sentence.
rules-card-move = Then you move a stack with your colour on top: as many cells as it has pieces, in a straight line, onto another stack.
# The third sentence.
rules-card-blocked = A stack with all six neighbours occupied is blocked, so play begins at the edge.
# The fourth sentence.
rules-card-fall = Stacks that are no longer connected to any DVONN piece fall off the board.
# The fifth sentence.
rules-card-win = When nobody can move, whoever has more pieces in their stacks wins.
# A link below these sentences, to the page with the rules.
rules-card-more = All the rules
# Heading of the list of keys on the same card.
keys-card-title = Keys
# Beside the example f3: typing the name of a cell plays there.
keys-card-cell = type a cell
# Beside the arrow keys.
keys-card-walk = on the board: from cell to cell; elsewhere: through the moves
# Beside the keys [ and ].
keys-card-step = one move back or forward
# Below the keys H for a hint and F to flip the board: both letters also name cells.
keys-card-shift = On the board, hold Shift: some cells begin with H or F.

## Analysis

# Heading of the page for analysis.
analyse-title = Analysis
# Name of the row of buttons that step through a game, for screen readers.
walk-title = Step through the game
# A button: shows the position before the first move.
walk-first = First position
# A button: takes one step back in the game.
walk-back = Previous move
# A button: takes one step forward in the game.
walk-forward = Next move
# A button: shows the position after the last move.
walk-last = Last position
# Label of a slider that goes to any move of the game. A noun.
walk-slider = Move
# What the slider says at its beginning: the position before the first move. A noun.
walk-start = Start
# What the slider says: the number of this move, the number of all moves, and the move itself.
walk-ply = { $ply } of { $all }: { $move }
# A button: goes past the placements of the first phase to the first stack move.
walk-skip = Skip placement
# Heading of the card with what the engine thinks of a position.
engine-title = Engine
# Label of a switch: the engine thinks about the position on the board.
engine-switch = Run engine
# Label of a choice from 1 to 5: how many of the best sequences of moves the engine shows.
engine-lines = Lines
# Stands in the card of the engine when it cannot be loaded.
engine-failed = The engine could not be started.
# Stands in the card of the engine while it is switched off.
engine-off = Turn on the engine to see its best lines and their scores.
# Stands in the card of the engine when no move is left.
engine-over = The game is over in this position.
# Stands in the card of the engine before its first result.
engine-thinking = Thinking…
# Beside a sequence of moves whose result the engine has calculated to the end of the game.
engine-proved = proved
# How far the engine has looked ahead, and how many positions it has looked at, in all and in a second.
engine-depth = Depth { $depth } · { $nodes }k positions · { $speed }k/s
# How far the engine has looked ahead when it stopped, and how many positions it has looked at.
engine-done = Finished at depth { $depth } · { $nodes }k positions
# For screen readers: a button with a sequence of moves. $move is the first of them, $moves all, $worth one of the texts worth-… in game.ftl.
engine-play-line = Play { $move }: { $worth }. Line: { $moves }
# Heading of the card with the curve of the chances over a game.
graph-title = How the game went
# A button: the engine looks at the position after every move of the game.
graph-judge = Review the game
# For screen readers, when the engine has looked at every move of the game.
graph-judged = Review finished.
# For screen readers: what the curve shows.
graph-picture = White's winning chances, move by move
# Stands in place of the curve while there is no game.
graph-empty = Play or open a game to see how it went.
# A button below the graph: goes to the previous bad move of the game.
review-previous = Previous mistake
# A button below the graph: goes to the next bad move of the game.
review-next = Next mistake
# A button below the review: downloads a page with diagrams of its moments.
review-print = Printable sheet
# A button below the review: downloads a picture of the position in which the worst move was played.
review-share = Picture of the key moment
# A button beside a bad move: the player looks for a better move on the board.
review-try = Try again
# A link beside a bad move, to puzzles of its theme. $theme is one of the texts theme-…
review-train = Practise this: { $theme }
# The same if the move has no theme: leads to the person’s own bad moments.
review-train-plain = Practise this
# The player looks for a better move than $move, which was played in the game.
review-find = Find a better move than { $move }.
# While the engine judges the move that the player found.
review-checking = Checking your move…
# The move that the player found is good.
review-right = Well found: { $move } is as good as the best move.
# The move that the player found is not good enough.
review-wrong = { $move } is not as good. Try another move.
# A tab below the board on a phone, beside "Moves" and "Engine". Short: four tabs share 320 pixels.
tab-graph = Graph
# A tab below the board on a phone: opening, setting up and exporting. Short: four tabs share 320 pixels.
tab-tools = Tools
# A button below the board on a phone: turns the engine on.
evaluation-wanted = Evaluate position
# For screen readers: the bar beside the board shows no score yet. About the position.
evaluation-unknown = Not evaluated yet
# Stands in the card of moves while there are none.
variations-empty = Play moves on the board, open a game or set up a position.
# Label of a text field.
variations-comment = Comment on this move
# Label of a text field: about the position before the first move.
variations-comment-start = Comment on the start position
# For screen readers, before a sequence of moves that leaves the game; a variation of a variation has level 2.
variations-branch = Variation, level { $level }
# A button: the variation becomes the game, and the game the variation.
variations-promote = Make main line
# A button: removes this move and all that follow it.
variations-delete = Delete from here
# Heading of the card with ways to open, set up and save games and positions.
tools-title = Game and position
# A button: opens a window to read a game from a text or file.
tools-open = Open a game
# A button: opens an editor for positions.
tools-setup = Set up a position
# A button: begins an analysis with the empty board.
tools-new = Empty board
# A button after the analysis was replaced: shows the one before.
tools-bring-back = Restore last analysis
# A button: opens a window to save the game. A verb.
tools-export = Export
# A button: copies the position as a line of text.
tools-copy-position = Copy position
# A button: copies an address that leads to this position.
tools-link-position = Link to position
# A button: copies an address that leads to this game.
tools-link-game = Link to game
# Heading of the window to read a game from a text or file.
open-title = Open a game
# Explains what can be put into the text field. The names are those of programs and sites.
open-note = A game in our text or JSON format or from Little Golem, Boardspace, CodeCup or PrimaDvonna; a position; or a link to this page.
# Label of the field for the text of a game.
open-text = Text
# A button below the text field.
open-read = Open text
# A button: opens the window of the system for choosing a file.
open-file = Choose file
# A message after a file was chosen.
open-file-unreadable = This file could not be read, or it is larger than 16 MB.
# A game that was found in a text; $number counts the games. A ply is a move of one player.
open-game =
    Game { $number }: { $plies ->
        [one] { $plies } move
       *[other] { $plies } moves
    }
# $reason is a place in the text and what is wrong there.
open-refused = Reading stopped at { $reason }.
# A list follows, from the texts repair-… in game.ftl.
open-repaired =
    { $count ->
        [one] { $count } problem was fixed:
       *[other] { $count } problems were fixed:
    }
# After a list of the first games of a file.
open-more =
    { $more ->
        [one] { $more } more game is not shown.
       *[other] { $more } more games are not shown.
    }
# A button below a game that was read.
open-take = Open this game
# A button below a game that could be read only up to a mistake.
open-part = Open the readable part
# $reason is one of the texts setup-… or text-… in game.ftl.
open-no-position = Not a valid position: { $reason }.
# Heading of the window to save a game.
export-title = Export
# Label of the choice between formats of a file.
export-format = Format
# A format of a file: our own, for people to read.
export-dvonn = Text
# A format of a file, for programs.
export-json = JSON
# A format of a file: that of the site Little Golem.
export-little-golem = Little Golem
# A warning. $what is a list of texts lost-… from game.ftl.
export-lost = Not included in this format: { $what }.
# Label of a field that shows the file that would be saved.
export-text = Game as text
# A button: saves the file. A verb.
export-download = Download
# A button: copies the text of the file. A verb.
export-copy = Copy
# A button: saves the board as an image file.
export-picture = Picture of the board
# A message after "Picture of the board".
export-picture-failed = The picture could not be created.
# Heading of the editor for positions.
setup-title = Set up a position
# A group of buttons in the position editor that fill the whole board: random, mirrored, balanced.
setup-full = Full board
# A group of fields in the position editor: the stack that was changed last. $cell is its cell.
setup-stack = Stack on { $cell }
# A field of that group: whose stack it is. Three fields share a row.
setup-color = Colour
# A field of that group: how many pieces the stack has.
setup-height = Height
# A field of that group: how many pieces of the stack are DVONN pieces.
setup-dvonns = DVONN inside
# Label of the choice between the two phases of the game.
setup-phase = Phase
# The first phase of the game, on a button.
setup-phase-placement = Placement
# The second phase of the game, on a button.
setup-phase-movement = Movement
# Label of the choice of whose turn it is, White or Black.
setup-turn = To move
# Below the editor: the position keeps to the rules.
setup-good = Valid position.
# Below the editor; a list of reasons follows.
setup-bad = Not a valid position yet:
# Label of a field with the position as a line of text.
setup-text = Position as text
# A button: leaves the editor with this position.
setup-use = Analyse this position
# A button: takes all pieces away.
setup-clear = Clear board

## Settings

# Name of the button with a gear, and heading of the window that it opens.
settings-title = Settings
# Label of a choice.
settings-language = Language
# Label of a choice: the colours of the page.
settings-theme = Colours
# A choice of the colours: as the device has them.
settings-theme-system = System
# A choice of the colours: dark words on light ground.
settings-theme-light = Light
# A choice of the colours: light words on dark ground.
settings-theme-dark = Dark
# Label of a choice: what the board looks like.
settings-board = Board
# A look of the board: lines between the cells, nothing else.
settings-board-lines = Lines
# A look of the board.
settings-board-wood = Wood
# Label of a switch: signs on the pieces for people who cannot tell the colours apart.
settings-patterns = Large symbols on the pieces
# Label of a choice: the names of the cells beside the board, such as a1.
settings-coordinates = Coordinates
# A choice of the names of cells: those of most programs.
settings-coordinates-standard = Standard
# A choice of the names of cells: those on the board in the shops.
settings-coordinates-printed = Printed board
# A choice of the names of cells: those of the author's newsletter.
settings-coordinates-newsletter = Newsletter
# A choice of the names of cells: none beside the board.
settings-coordinates-off = Off
# Label of a choice: how fast pieces move on the screen.
settings-speed = Animation
# A choice of the animation: none.
settings-speed-off = Off
# A choice of the speed of the animation.
settings-speed-fast = Fast
# A choice of the speed of the animation.
settings-speed-normal = Normal
# A choice of the speed of the animation.
settings-speed-slow = Slow
# Label of a switch.
settings-sounds = Sounds
# Label of a switch: the browser shows a message when it is the person's turn in a game over the network.
settings-notify = Notify me when it is my turn online
# A notice: the browser does not allow messages from this page.
settings-notify-denied = Your browser does not allow notifications from this page.
# On the front page, above a game that two others are playing at this moment.
front-live = Live now
# Link on the front page to the game at front-live. A verb.
front-watch = Watch
# Label of a slider: how loud sounds are.
settings-volume = Volume
# Label of a choice: whether a move has to be pressed a second time before it is played.
settings-confirmation = Confirm moves
# A choice: every move is confirmed.
settings-confirmation-always = Always
# A choice: only a move by which you lose pieces yourself is confirmed.
settings-confirmation-losses = If you lose pieces
# A choice: no move is confirmed.
settings-confirmation-never = Never
# A switch in the settings: whether a turn without a move is passed without a press.
settings-auto-pass = Pass automatically
# A switch in the settings: short tips below the board.
settings-companion = Tips during the game
# The learner’s path, a line on the front page: what to do next. The button follows.
path-begin = New here? A short course teaches you on a real board.
# $title is the title of a chapter.
path-course = Next in the course: { $title }
path-game = You know the rules. Play a first game at level { $level }.
path-review = See what decided your last game.
path-own = Mistakes from your games to try again: { $count }
# $theme is one of the texts theme-…
path-weak = You miss this more often than not: { $theme }
# The button of the line.
path-go = Go
# A setting: the line on the front page.
settings-path = Suggest what to do next
# Heading above the six switches below.
settings-overlays = Show on the board
# Label of a switch: marks the cells that the picked stack can move to.
settings-overlay-targets = Where a stack can go
# Label of a switch: a thin rim around the stacks that the person can move now.
settings-overlay-movable = My stacks that can move
# Label of a switch: marks stacks with neighbours on all six sides, which cannot move.
settings-overlay-blocked = Blocked stacks
# Label of a switch: draws lines from stacks to the DVONN pieces that keep them on the board.
settings-overlay-lifelines = Connections to the DVONN pieces
# Label of a switch: marks stacks that a move would cut off.
settings-overlay-falls = What would fall off
# Label of a switch: numbers beside the names of the players.
settings-overlay-tempo = Number of moves for each side

## The board

# Name of the board, for screen readers.
board-name = DVONN board
# Name of the board in the editor for positions, for screen readers.
board-setup-name = DVONN board, setting up a position
# For screen readers, after what stands on a cell: this stack was picked to move.
board-picked = selected
# For screen readers, after what stands on a cell: it was marked as an answer in the course.
board-marked = marked
# After the name of a cell, for screen readers: it is what the question of the course is about.
board-mark-subject = in question
# After the name of a cell, for screen readers: a hint points at it.
board-mark-target = pointed out
# After the name of a cell, for screen readers: the student's answer there is right.
board-mark-right = right answer
# After the name of a cell, for screen readers: the student's answer there is wrong.
board-mark-wrong = wrong answer
# For screen readers, after what stands on a cell: the picked stack can move here. A noun.
board-target = target
# What the move that is about to be played would do.
board-falls =
    { $count ->
        [one] { $count } stack falls off
       *[other] { $count } stacks fall off
    }: { $losses }
# Below the board, when moves have to be confirmed: pressing the same cell again plays the move.
board-again = Press again to play.
# A button that plays the move which the line beside it asks about, such as e3-f3.
board-play = Play { $move }
# Below the board: the placements that were pressed before the turn of the person. $cells is a list such as a1, k5.
board-ahead = Queued for your turn: { $cells }.
# For screen readers, after a stack was picked. $cells is a list of cells.
board-picked-up = { $cell } selected. It can move to { $cells }.
# In a small window beside a stack. $pieces is a list of the texts layer-….
board-from-top = From the top: { $pieces }
# Name of the tools of the editor for positions.
board-brushes = Place on the board
# A tool of the editor for positions: puts a white piece on a cell.
board-brush-white = White
# A tool of the editor for positions: puts a black piece on a cell.
board-brush-black = Black
# A tool of the editor for positions: puts a DVONN piece on a cell.
board-brush-dvonn = DVONN piece
# A tool of the editor for positions: makes a stack one piece higher.
board-brush-raise = Taller
# A tool of the editor for positions: makes a stack one piece lower.
board-brush-lower = Shorter
# A tool of the editor for positions: empties a cell. A verb.
board-brush-erase = Erase

## The course

# A link above the choices for a new game.
learn-page-new = New to DVONN? Learn it in twenty minutes
# Below the heading of the course.
learn-page-intro = { $count } short chapters. After the first { $rules } you know all the rules and can play; the rest make you stronger. Take them in any order.
# A large button: opens the first step of the course. A verb.
learn-page-start = Start
# A large button: opens the first step that is not done. A verb.
learn-page-continue = Continue
# Stands in place of the button after all steps are done.
learn-page-finished = You have finished every step. Come back to any chapter you like.
# Before a link to the rules.
learn-page-rules = Prefer to read?
# Heading of the card with the number of steps that are done.
learn-page-progress = Your progress
# In the card "Your progress".
learn-page-kept = Saved in this browser. Save it to a file to continue on another device.
# A button in the card "Your progress".
learn-page-export = Save to file
# A button in the card "Your progress".
learn-page-import = Load from file
# A message after progress was loaded from a file.
learn-page-imported = Progress loaded.
# A button in the card "Your progress": all steps count as not done again.
learn-page-reset = Reset progress
# A question after that button was pressed.
learn-page-reset-question = Reset all your course progress?
# The answer "yes" to that question.
learn-page-reset-yes = Yes, reset
# A link from a step to the list of chapters.
learn-page-list = All chapters
# A button with an arrow: goes to the step before.
learn-page-back = Previous step
# A button with an arrow: goes to the step after.
learn-page-skip = Next step
# For screen readers: this step or chapter is done.
learn-page-done = Done
# Above a step of the course.
learn-page-chapter = Chapter { $number } of { $all }
# A button in a step: shows a hint. A noun.
learn-page-hint = Hint
# A button in a step: shows the right answer. A noun.
learn-page-solution = Solution
# A button after a right answer: explains it and shows how the game would go on.
learn-page-why = See why
# Beside the buttons of a film, for people who have turned animations off.
learn-page-step-through = Step through it with the arrow buttons.
# Below the task that explains connections; the board draws red lines.
learn-page-lines = The red lines show what is connected to a DVONN piece.
# Below the buttons of a step, on devices with a keyboard. d3 is a cell.
learn-page-keys = Keyboard: arrows and Enter, or type d3.
# A button for people who know the rules now: starts an easy game at once.
learn-page-first-game = Play your first game
learn-page-first-note = Against the computer at level 1, on a board that is already filled.
# A button after a step is done: goes to the next one.
learn-page-next = Next
# A button in a step: puts the board back as it was at the beginning.
learn-page-restart = Start over
# A button below an answer: is it right? A verb.
learn-page-check = Check
# Below the board, in a step that asks for cells: how many are marked.
learn-page-marked = Marked: { $count }
# Label of a field in a step that asks for a number.
learn-page-number = Your answer
# A button with a minus beside a number.
learn-page-less = One less
# A button with a plus beside a number.
learn-page-more = One more
# Label of a choice in a step: White, Black or a draw.
learn-page-winner = Who wins?
# An answer to "Who wins?". A noun.
learn-page-draw = Draw
# Label of a field in a step: the difference at the end of the game.
learn-page-margin = By how many pieces

## The rules book

# Heading of the list of sections of the rules.
rules-page-contents = Contents
# A button: prints the rules. A verb.
rules-page-print = Print

## Games over the network

# Button on the front page: creates a game whose link can be sent to somebody.
online-friend = Play a friend online
# Link on the front page: leads to the page where people far apart find each other.
lobby-link = Find an opponent online
# When a game over the network cannot have the clock that was chosen.
online-clock = Online games allow 1 to 60 minutes and at most 30 extra seconds per move.
