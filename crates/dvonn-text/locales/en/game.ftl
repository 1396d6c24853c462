# The words of the game, shared by the page, the terminal and the command line.

## Names

color-name =
    { $color ->
        [white] White
       *[black] Black
    }
piece-name =
    { $piece ->
        [white] white piece
        [black] black piece
       *[dvonn] DVONN piece
    }
phase-placement = placement
phase-movement = movement
phase-end = the end
game-pieces =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
game-plies =
    { $count ->
        [one] { $count } ply
       *[other] { $count } plies
    }
game-score = Pieces: White { $white }, Black { $black }

## Whose turn it is

turn-place =
    { $color ->
        [white] White
       *[black] Black
    } places a { $piece ->
        [white] white piece
        [black] black piece
       *[dvonn] DVONN piece
    }, { $left } of 49 are left.
turn-pass =
    { $color ->
        [white] White
       *[black] Black
    } has no move and must pass.
turn-move =
    { $color ->
        [white] White
       *[black] Black
    } to move, { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.

## What was played

played-place =
    { $color ->
        [white] White
       *[black] Black
    } placed { $move }.
played-move =
    { $color ->
        [white] White
       *[black] Black
    } played { $move }.
played-move-fell =
    { $color ->
        [white] White
       *[black] Black
    } played { $move }, { $count ->
        [one] { $count } stack
       *[other] { $count } stacks
    } fell off.
played-pass =
    { $color ->
        [white] White
       *[black] Black
    } passed.

## What a move does

consequence-quiet = { $move }: a stack of { $height }; nothing falls off; then White { $white }, Black { $black }.
consequence-fall =
    { $move }: { $count ->
        [one] { $count } stack falls
       *[other] { $count } stacks fall
    } off, White −{ $white-lost }, Black −{ $black-lost }; then White { $white }, Black { $black }.
fall-nothing = Nothing falls off.
fall-yours =
    { $count ->
        [one] { $count } stack falls
       *[other] { $count } stacks fall
    } off: you −{ $yours }, opponent −{ $theirs }.
fall-both =
    { $count ->
        [one] { $count } stack falls
       *[other] { $count } stacks fall
    } off: White −{ $white }, Black −{ $black }.

## What is announced to those who cannot see the board

announce-place =
    { $color ->
        [white] White
       *[black] Black
    } places a { $piece ->
        [white] white piece
        [black] black piece
       *[dvonn] DVONN piece
    } on { $cell }.
announce-move =
    { $color ->
        [white] White
       *[black] Black
    } moves from { $from } to { $to }: a stack of { $height }.
announce-pass =
    { $color ->
        [white] White
       *[black] Black
    } passes.

## What stands on a cell

stack-empty = { $cell }: empty
stack-dvonn = { $cell }: DVONN piece
stack-single =
    { $cell }: { $color ->
        [white] white
       *[black] black
    } piece
stack-tall =
    { $cell }: { $color ->
        [white] white
       *[black] black
    } stack of { $height }
stack-tall-dvonn =
    { $cell }: { $color ->
        [white] white
       *[black] black
    } stack of { $height }, holds { $dvonns ->
        [one] a DVONN piece
       *[other] { $dvonns } DVONN pieces
    }
stack-layers = { $stack }, from the bottom { $layers }
layer-name =
    { $piece ->
        [white] white
        [black] black
       *[dvonn] DVONN
    }
layer-unknown = unknown
mobility-blocked = enclosed, so it cannot move
mobility-stuck = nothing to land on
mobility-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

## How a game ended

ending-win =
    The game is over: { $color ->
        [white] White
       *[black] Black
    } wins by { $margin }.
ending-draw = The game is over: a draw.
ending-resigned =
    { $color ->
        [white] White resigned: Black wins
       *[black] Black resigned: White wins
    }.
ending-time =
    { $color ->
        [white] White's time is up: Black wins
       *[black] Black's time is up: White wins
    }.
ending-agreed = A draw was agreed.
ending-aborted = The game was given up.
result-win =
    { $color ->
        [white] White
       *[black] Black
    } wins by { $margin }
result-draw = a draw
result-resigned =
    { $color ->
        [white] white
       *[black] black
    } resigned
result-time =
    { $color ->
        [white] white
       *[black] black
    } ran out of time
result-agreed = draw agreed
result-aborted = aborted
result-unfinished = unfinished

## What a position is worth

worth-even = even, { $percent } %
worth-ahead =
    { $color ->
        [white] White
       *[black] Black
    } ahead by { $margin }, wins { $percent } %
worth-draw = proved: a draw
worth-win =
    proved: { $color ->
        [white] White
       *[black] Black
    } wins
worth-win-by =
    proved: { $color ->
        [white] White
       *[black] Black
    } wins by { $margin }

## Why a move was refused

refused-over = the game is over
refused-still-placing = stacks move only after all 49 pieces are placed
refused-pass-while-placing = a placement cannot be passed
refused-already-placed = all pieces are placed; { $cell } alone names no stack move
refused-occupied = { $cell } is occupied
refused-must-move = a pass is allowed only when there is no move
refused-no-stack = there is no stack on { $cell }
refused-lone-dvonn = the lone DVONN piece on { $cell } cannot be moved
refused-not-yours = the stack on { $cell } belongs to the other player
refused-enclosed = the stack on { $cell } is enclosed on all six sides
refused-not-in-line = { $from } and { $to } are not in a straight line
refused-wrong-distance = { $to } is not at distance { $height } from { $from }, and a stack moves as far as it is high
refused-empty-target = { $cell } is empty; a stack lands on another one
refused-turn =
    it is { $color ->
        [white] white
       *[black] black
    }'s turn
refused-no-offer = there is no draw offer to answer
refused-already-offered = you have already offered a draw
refused-nothing-to-take-back = there is nothing to take back
refused-too-early = the game cannot end like this yet
refused-time-control = a time control is written 300, 300+5, 300 delay 5 or 3 days
refused-ending-counted = the board is finished, so the game ended by counting
refused-ending-uncounted = the board is not finished, so there is nothing to count

## Why a board that was set up is no position

setup-stack-while-placing = stacks in the placement phase, on { $cells }
setup-placement-finished = all 49 pieces are placed, so the phase is movement
setup-placement-count =
    with { $placed } on the board, the number of { $piece ->
        [white] white
        [black] black
       *[dvonn] DVONN
    } pieces should be { $expected }, not { $found }
setup-placement-turn =
    the number of pieces placed is { $placed }, so it is { $color ->
        [white] white
       *[black] black
    }'s turn
setup-dvonn-count = there are { $found } DVONN pieces, not three
setup-too-many = there are { $found } pieces, more than 49
setup-tops =
    { $found } stacks have a { $color ->
        [white] white
       *[black] black
    } piece on top, but there are only 23 such pieces
setup-unlinked = not linked to a DVONN piece: { $cells }

## Why a text is no position, stack or move

text-parts = a position has three parts, rows, side and phase, but this has { $found }
text-rows = a board has 5 rows, but this has { $found }
text-cells = row { $row } has { $expected } cells, but here it has { $found }
text-character = column { $column }: { $found } is not one of . W B D
text-height = column { $column }: { $found } is not a height; stacks are written from 2 to 49
text-stack = column { $column }: { $reason }
text-side = the side to move is W or B, not { $found }
text-phase = the phase is P or M, not { $found }
text-stack-height = a stack has 1 to 49 pieces, not { $height }
text-stack-dvonns = a stack of { $height } with a coloured top holds at most { $most } DVONN pieces, not { $dvonns }
text-move-missing = a move is missing
text-no-cell = { $text } is not a cell
text-no-move = { $text } is not a move; moves are written d3, c1-c2 or pass

## Why a record was not read to its end

read-place = line { $line }, column { $column }
read-ply = ply { $ply }
read-start = the start position: { $reason }
read-tag-form = a tag is written [Name "value"]
read-tag-name = { $name } is not a tag name
read-tag-reserved = { $name } is written from the moves and the ending
read-clock = { $text } is not a clock time; it is written @4:59 or @1:04:59.250
read-orphan =
    a { $what ->
        [clock] clock time
        [variation] variation
       *[comment] comment
    } must follow a move
read-unopened = a parenthesis closes no variation
read-after-end = { $text } follows the end of the game
read-json = { $detail }
read-json-format = this is not "format": "dvonn-record", "version": 1
read-tag-value = the value of the tag { $name } is not a string
read-no-such-move = there is no move number { $number } to play after
read-nothing-to-leave = a variation leaves the line after move number { $number }, but the line ends there
read-variations = variations are not read in this format
read-no-bracket = { $found } follows { $name } where [ should
read-other-game = this is a game of { $name }, not of DVONN
read-nothing-held = something is put on { $cell }, but nothing was picked up
read-wrong-player =
    { $color ->
        [white] white
       *[black] black
    } acts, but it is { $turn ->
        [white] white
       *[black] black
    }'s turn
read-empty = there is no game here
read-several = there is more than one game here
read-too-many-repairs = a thousand repairs are enough: this is hardly a game record
read-needs-repair = this would need a repair: { $repair }

## What was put right in a record

repair-latin = not UTF-8; read as Latin-1
repair-last-placement = the last placement was missing: { $move }
repair-forced-pass =
    a forced pass of { $color ->
        [white] white
       *[black] black
    } was missing
repair-closing-pass = a pass after the end was left out
repair-number = the move number should be { $expected }
repair-skipped = { $text } was left out
repair-early-comment = a comment before a variation's first move was put behind it
repair-unclosed =
    the end of a { $what ->
        [game] game
        [turn] turn
        [property] property
        [variation] variation
       *[comment] comment
    } was missing
repair-repeated-tag = the tag { $name } is given again; the first was kept
repair-repeated-move = a variation repeats the move { $move }; it was joined to it
repair-result =
    the { $what ->
        [result] result
        [ending] ending
        [score] score
        [end] end
        [player] player
       *[removed] list of removed cells
    } should be { $expected }
repair-unexplained = the result says nothing of how the game ended, and the board is not finished; it was left out
repair-contradiction = the result and the ending contradict each other; they were left out
repair-missing-result = the result at the end was missing

## What a format cannot hold

lost-variations = variations
lost-comments = comments
lost-clocks = clock times
lost-tags = some tags, or part of them
lost-ending = how the game ended
export-start = this format holds only games that begin with the empty board

## Dates and times

# A day, such as the day of a game. $month is a number from 1 to 12.
date-day =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
# When something happened: less than a minute ago.
ago-now = just now
# When something happened: a whole number of minutes ago.
ago-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    } ago
# When something happened: a whole number of hours ago.
ago-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    } ago
# When something happened: a whole number of days ago.
ago-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    } ago
