# The page: play and analysis in the browser.

## Everywhere

skip-to-content = Skip to content
nav-title = Pages
nav-play = Play
nav-analyse = Analyse
nav-learn = Learn
nav-rules = Rules
close = Close
cancel = Cancel
try-again = Try again
copied = Copied.
link-copied = Link copied.
copy-failed = Your browser did not allow copying.
storage-unreadable = Some data from your last visit could not be read. A copy was kept, and that part starts fresh.
storage-full = Your browser's storage is full, so changes are not being saved. Save your work to a file before you leave.
# A message after another language or the course was opened without a network.
texts-not-loaded = The texts could not be loaded. Check your connection and try again.
not-found-title = Page not found
not-found-back = Back to the game
colophon = DVONN is a game by Kris Burm. This is an unofficial page, made by players and not by the game's author or publisher.

## Links

link-broken = This link is not valid: { $reason }.
link-no-move = move { $ply }: “{ $text }” is not a move
link-illegal = move { $ply }, { $move }: { $reason }
link-ending = a game cannot end with “{ $text }”

## The way to a game

start-title = Play DVONN
start-running = You have a game in progress.
start-back = Back to the game
start-replace = Your current game will be lost. Start a new one?
start-opponent = Play
start-computer = Against the computer
start-two = Two players
start-level = Level { $level }
start-side = You play
start-white = White
start-black = Black
start-random = Random
start-board = Board
start-board-empty = Full game
start-board-random = Random
start-board-mirrored = Mirrored
start-board-balanced = Balanced
start-note-empty = You place the 49 pieces first, then stack them.
start-note-random = All pieces are placed at random. White moves first.
start-note-mirrored = A random board, symmetrical for both sides. White moves first.
start-note-balanced = The computer picks a board that gives both sides equal chances.
start-clock = Clock
start-clock-none = None
start-clock-quick = 3 min + 2 s
start-clock-medium = 5 min + 5 s
start-clock-slow = 15 min + 10 s
start-go = Start game
start-preparing = Looking for a balanced board…
engine-failed = The engine could not be started.

## A game

game-title = Game
player-you = You
player-computer = Computer, level { $level }
bar-controls =
    { $count ->
        [one] controls { $count } piece
       *[other] controls { $count } pieces
    }
bar-to-place = { $count } to place
bar-tempo =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
play-your-move = Your move.
play-your-placement = Your turn: place a { $piece }.
play-you-pass = No move: you pass.
play-pass = Pass
play-thinking = The computer is thinking…
play-computer-moves = The computer moves.
play-move-now = Move now
play-filling = The computer is placing the remaining pieces…
play-stop-filling = Stop
play-placing = Drag to aim; hold, then drag to place several pieces. You can queue placements before your turn.
play-seeking-hint = Looking for a hint…
play-hint-stack = Hint: look at the stack on { $cell }. Press again for the move.
play-hint-move = Hint: { $move }.
play-picked =
    { $cell } selected: { $count ->
        [one] { $count } target
       *[other] { $count } targets
    }.
actions-title = Actions
action-take-back = Take back
action-hint = Hint
action-flip = Flip board
action-fill = Fill
action-more = More
action-resign = Resign
action-draw = Agree to a draw
action-rematch = Rematch
action-analyse = Analyse
action-analyse-game = Analyse this game
action-share = Share link
action-save = Save game
action-save-json = Save as JSON
action-new = New game
resign-question = Resign this game?
resign-no = Keep playing
draw-question = Do you both agree to a draw?
draw-yes = Yes, draw
moves-title = Moves
moves-none = No moves yet.
moves-pass = pass
moves-placements =
    { $count ->
        [one] { $count } placement
       *[other] { $count } placements
    }
moves-fell =
    { $count ->
        [one] { $count } stack fell off
       *[other] { $count } stacks fell off
    }
end-you-win = You win
end-you-lose = The computer wins
end-wins = { $color } wins
end-draw = Draw
end-void = No result
end-side = Player
end-pieces = Pieces
end-towers = Towers
end-see-board = View board

## Analysis

analyse-title = Analysis
walk-title = Step through the game
walk-first = First position
walk-back = Previous move
walk-forward = Next move
walk-last = Last position
walk-slider = Move
walk-start = Start
walk-ply = { $ply } of { $all }: { $move }
walk-skip = Skip placement
engine-title = Engine
engine-switch = Engine on
engine-lines = Lines
engine-off = Turn on the engine to see its best lines and their scores.
engine-over = The game is over in this position.
engine-thinking = Thinking…
engine-proved = proved
engine-depth = Depth { $depth } · { $nodes }k positions · { $speed }k/s
engine-done = Finished at depth { $depth } · { $nodes }k positions
engine-play-line = Play { $move }: { $worth }. Line: { $moves }
graph-title = How the game went
graph-judge = Review the game
graph-judged = Review finished.
graph-picture = White's winning chances, move by move
graph-empty = Play or open a game to see how it went.
variations-title = Lines
variations-empty = Play moves on the board, open a game or set up a position.
variations-comment = Comment on this move
variations-comment-start = Comment on the start position
variations-branch = Variation, level { $level }
variations-promote = Make main line
variations-delete = Delete from here
tools-title = Game and position
tools-open = Open a game
tools-setup = Set up a position
tools-new = Empty board
tools-bring-back = Restore last analysis
tools-export = Export
tools-copy-position = Copy position
tools-link-position = Link to position
tools-link-game = Link to game
open-title = Open a game
open-note = A game in our text or JSON format or from Little Golem, Boardspace, CodeCup or PrimaDvonna; a position; or a link to this page.
open-text = Text
open-read = Open text
open-file = Choose file
open-file-unreadable = This file could not be read, or it is larger than 16 MB.
open-game =
    Game { $number }: { $plies ->
        [one] { $plies } move
       *[other] { $plies } moves
    }
open-refused = Reading stopped at { $reason }.
open-repaired =
    { $count ->
        [one] { $count } problem was fixed:
       *[other] { $count } problems were fixed:
    }
open-more =
    { $more ->
        [one] { $more } more game is not shown.
       *[other] { $more } more games are not shown.
    }
open-take = Open this game
open-part = Open the readable part
open-no-position = Not a valid position: { $reason }.
export-title = Export
export-format = Format
export-dvonn = Text
export-json = JSON
export-little-golem = Little Golem
export-lost = Not included in this format: { $what }.
export-text = Game as text
export-download = Download
export-copy = Copy
export-picture = Picture of the board
export-picture-failed = The picture could not be created.
setup-title = Set up a position
setup-phase = Phase
setup-phase-placement = Placement
setup-phase-movement = Movement
setup-turn = To move
setup-good = Valid position.
setup-bad = Not a valid position yet:
setup-text = Position as text
setup-use = Analyse this position
setup-clear = Clear board

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-board = Board
settings-board-lines = Lines
settings-board-wood = Wood
settings-patterns = Large symbols on the pieces
settings-coordinates = Coordinates
settings-coordinates-standard = Standard
settings-coordinates-printed = Printed board
settings-coordinates-newsletter = Newsletter
settings-coordinates-off = Off
settings-speed = Animation
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-sounds = Sounds
settings-volume = Volume
settings-confirmation = Confirm moves
settings-confirmation-always = Always
settings-confirmation-losses = If stacks fall off
settings-confirmation-never = Never
settings-overlays = Show on the board
settings-overlay-targets = Where a stack can go
settings-overlay-blocked = Blocked stacks
settings-overlay-lifelines = Connections to the DVONN pieces
settings-overlay-falls = What would fall off
settings-overlay-tempo = Number of moves for each side

## The board

board-name = DVONN board
board-setup-name = DVONN board, setting up a position
board-picked = selected
board-marked = marked
board-target = target
board-falls =
    { $count ->
        [one] { $count } stack falls off
       *[other] { $count } stacks fall off
    }
board-again = Press again to play.
board-ahead = Queued for your turn: { $cells }.
board-picked-up = { $cell } selected. It can move to { $cells }.
board-from-top = From the top: { $pieces }
board-no-target =
    { $height ->
        [one] there is no stack next to it to land on
       *[other] there is no stack exactly { $height } cells away to land on
    }
board-brushes = Place on the board
board-brush-white = White
board-brush-black = Black
board-brush-dvonn = DVONN piece
board-brush-raise = Taller
board-brush-lower = Shorter
board-brush-erase = Erase

## The course

learn-page-new = New to DVONN? Learn it in twenty minutes
learn-page-intro = { $count } short chapters. After the first eleven you know all the rules and can play; the rest make you stronger. Take them in any order.
learn-page-start = Start
learn-page-continue = Continue
learn-page-finished = You have finished every step. Come back to any chapter you like.
learn-page-rules = Prefer to read?
learn-page-progress = Your progress
learn-page-kept = Saved in this browser. Save it to a file to continue on another device or in the terminal.
learn-page-export = Save to file
learn-page-import = Load from file
learn-page-imported = Progress loaded.
learn-page-reset = Reset progress
learn-page-reset-question = Reset all your course progress?
learn-page-reset-yes = Yes, reset
learn-page-list = All chapters
learn-page-back = Previous step
learn-page-skip = Next step
learn-page-done = Done
learn-page-hint = Hint
learn-page-solution = Solution
learn-page-next = Next
learn-page-restart = Start over
learn-page-check = Check
learn-page-marked = Marked: { $count }
learn-page-number = Your answer
learn-page-less = One less
learn-page-more = One more
learn-page-winner = Who wins?
learn-page-draw = Draw
learn-page-margin = By how many pieces
learn-page-right = Right!
learn-page-wrong = Not quite.

## The rules book

rules-page-contents = Contents
rules-page-print = Print
