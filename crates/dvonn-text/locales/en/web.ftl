# The page: play and analysis in the browser.

## Everywhere

skip-to-content = Skip to the content
nav-title = Pages
nav-play = Play
nav-analyse = Analyse
nav-learn = Learn
nav-rules = Rules
close = Close
cancel = Cancel
try-again = Try again
copied = Copied.
link-copied = The link is copied.
copy-failed = The browser did not allow copying.
storage-unreadable = Something kept from your last visit could not be read. It was set aside, and the page starts fresh there.
storage-full = This browser has no room left for what you do. Save it to a file before you leave.
# A message after another language or the course was opened without a network.
texts-not-loaded = The texts could not be loaded. Check your connection and try again.
not-found-title = There is no such page.
not-found-back = Back to the game
colophon = DVONN is a game by Kris Burm. This page is unofficial: made by players, not by the author or publisher of the game.

## Links

link-broken = The link leads nowhere: { $reason }.
link-no-move = ply { $ply }: “{ $text }” is not a move
link-illegal = ply { $ply }, { $move }: { $reason }
link-ending = “{ $text }” is not how a game ends

## How strong the computer is

strength-beginner = Beginner
strength-casual = Casual
strength-club = Club
strength-strong = Strong
strength-expert = Expert
strength-master = Master

## The way to a game

start-title = Play DVONN
start-running = Your last game is still on.
start-back = Back to the game
start-replace = The game that is on will be lost. Start another one?
start-opponent = Play
start-computer = Against the computer
start-two = Two on this device
start-strength = Strength
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
start-note-random = All pieces are placed by chance. White moves first.
start-note-mirrored = A board by chance that is the same for both sides. White moves first.
start-note-balanced = The engine picks a board on which both sides stand equally well.
start-clock = Clock
start-clock-none = None
start-clock-quick = 3 min + 2 s
start-clock-medium = 5 min + 5 s
start-clock-slow = 15 min + 10 s
start-go = Start the game
start-preparing = Looking for a balanced board…
engine-failed = The engine could not be started.

## A game

game-title = Game
player-you = You
player-computer = Computer · { $strength }
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
play-filling = The engine places the rest…
play-stop-filling = Stop
play-placing = Drag to aim; hold, then drag to place several pieces. What you press or type too early waits for your turn.
play-seeking-hint = Looking for a hint…
play-hint-stack = Hint: look at the stack on { $cell }. Press again for the move.
play-hint-move = Hint: { $move }.
play-picked =
    { $cell } picked: { $count ->
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
action-draw = Agree on a draw
action-rematch = Rematch
action-analyse = Analyse
action-analyse-game = Analyse this game
action-share = Share a link
action-save = Save the record
action-save-json = Save as JSON
action-new = New game
resign-question = Resign this game?
resign-no = Play on
draw-question = Do both of you agree on a draw?
draw-yes = Yes, a draw
moves-title = Moves
moves-none = Nothing has been played yet.
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
end-draw = A draw
end-void = No result
end-side = Side
end-pieces = Pieces
end-towers = Towers
end-see-board = See the board

## Analysis

analyse-title = Analysis
walk-title = Through the game
walk-first = To the start
walk-back = One move back
walk-forward = One move on
walk-last = To the end
walk-slider = Move
walk-start = Start
walk-ply = { $ply } of { $all }: { $move }
walk-skip = Skip the placements
engine-title = Engine
engine-switch = Engine on
engine-lines = Lines
engine-off = Switch the engine on to see its best lines and what they are worth.
engine-over = The game is over here: nothing to think about.
engine-thinking = Thinking…
engine-proved = proved
engine-depth = Depth { $depth } · { $nodes }k positions · { $speed }k a second
engine-done = Finished at depth { $depth } · { $nodes }k positions
engine-play-line = Play { $move }: { $worth }. The line: { $moves }
graph-title = How the game went
graph-judge = Judge every move
graph-judged = Every move is judged.
graph-picture = White's chance to win, move by move
graph-empty = Play or open a game with stack moves, and its course is drawn here.
variations-title = Lines
variations-empty = Play on the board, open a record or set up a position.
variations-comment = Comment on this move
variations-comment-start = Comment on the start
variations-branch = Variation, level { $level }
variations-promote = Make main line
variations-delete = Delete from here
tools-title = Game and position
tools-open = Open a record
tools-setup = Set up a position
tools-new = Empty board
tools-bring-back = Bring back the last analysis
tools-export = Export
tools-copy-position = Copy position
tools-link-position = Link to position
tools-link-game = Link to game
open-title = Open a record
open-note = A game in our text or JSON format, from Little Golem, Boardspace, CodeCup or PrimaDvonna, a position, or one of our links.
open-text = Text
open-read = Open the text
open-file = Choose a file
open-file-unreadable = This file cannot be read, or it is larger than 16 MB.
open-game =
    Game { $number }: { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }
open-refused = Reading stopped at { $reason }.
open-repaired =
    { $count ->
        [one] { $count } thing was put right:
       *[other] { $count } things were put right:
    }
open-more =
    { $more ->
        [one] There is { $more } more game; it is
       *[other] There are { $more } more games; they are
    } not listed.
open-take = Open this game
open-part = Open what could be read
open-no-position = This is no position: { $reason }.
export-title = Export
export-format = Format
export-dvonn = Text
export-json = JSON
export-little-golem = Little Golem
export-lost = This format cannot hold: { $what }.
export-text = The record
export-download = Download
export-copy = Copy
export-picture = Picture of the board
export-picture-failed = The picture could not be drawn.
setup-title = Set up a position
setup-phase = Phase
setup-phase-placement = Placement
setup-phase-movement = Stacking
setup-turn = To move
setup-good = This is a position.
setup-bad = This is no position yet:
setup-text = Position text
setup-use = Analyse this position
setup-clear = Clear the board

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
settings-patterns = Large marks on the pieces
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
settings-confirmation = Ask before a move counts
settings-confirmation-always = Always
settings-confirmation-losses = When stacks fall
settings-confirmation-never = Never
settings-overlays = Show on the board
settings-overlay-targets = Where a stack can go
settings-overlay-blocked = Blocked stacks
settings-overlay-lifelines = Links to the DVONN pieces
settings-overlay-falls = What would fall off
settings-overlay-tempo = How many moves each side has
### The board

board-name = DVONN board
board-setup-name = DVONN board, being set up
board-picked = picked
board-marked = marked
board-target = target
board-falls =
    { $count ->
        [one] { $count } stack falls off
       *[other] { $count } stacks fall off
    }
board-again = Press again to play.
board-ahead = { $cells }: waits for your turn.
board-picked-up = { $cell } picked. It can move to { $cells }.
board-from-top = From the top: { $pieces }
board-no-target =
    { $height ->
        [one] there is no stack beside it to land on
       *[other] there is no stack exactly { $height } cells away to land on
    }
board-brushes = Brush
board-brush-white = White
board-brush-black = Black
board-brush-dvonn = DVONN piece
board-brush-raise = Taller
board-brush-lower = Lower
board-brush-erase = Erase

## The course

learn-page-new = New to DVONN? Learn it in twenty minutes
learn-page-intro = { $count } short chapters. After the first eleven you know all the rules and can play; the others make you stronger. Take them in any order.
learn-page-start = Start
learn-page-continue = Continue
learn-page-finished = You have done every step. Come back to any chapter you like.
learn-page-rules = For reading instead:
learn-page-progress = Your progress
learn-page-kept = It is kept in this browser. In a file you can take it to another one, or to the terminal.
learn-page-export = Save to a file
learn-page-import = Load from a file
learn-page-imported = The progress is loaded.
learn-page-reset = Forget it
learn-page-reset-question = Forget everything you have done in the course?
learn-page-reset-yes = Yes, forget it
learn-page-list = All chapters
learn-page-back = Step before
learn-page-skip = Step after
learn-page-done = Done
learn-page-hint = Hint
learn-page-solution = Solution
learn-page-next = Next
learn-page-restart = Start over
learn-page-check = Check
learn-page-marked = Marked: { $count }
learn-page-number = Your number
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
