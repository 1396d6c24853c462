# The words of the game, shared by the page, the terminal and the command line.

## Names

# The name of a side, at the beginning of a label or heading.
color-name =
    { $color ->
        [white] White
       *[black] Black
    }
# A piece, inside other words.
piece-name =
    { $piece ->
        [white] white piece
        [black] black piece
       *[dvonn] DVONN piece
    }
# The first phase of the game, inside other words.
phase-placement = placement
# The second phase of the game, inside other words.
phase-movement = movement
# Stands where the name of a phase would, after the game.
phase-end = the end
game-pieces =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
# A ply is a move of one player.
game-plies =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
# The pieces in the stacks of both players.
game-score = Pieces: White { $white }, Black { $black }

## Whose turn it is

turn-place =
    { $color ->
        [white] White
       *[black] Black
    } to place a { $piece ->
        [white] white piece
        [black] black piece
       *[dvonn] DVONN piece
    }; { $left } of 49 left.
turn-pass =
    { $color ->
        [white] White
       *[black] Black
    } has no move and must pass.
turn-move =
    { $color ->
        [white] White
       *[black] Black
    } to move: { $count ->
        [one] { $count } possible move
       *[other] { $count } possible moves
    }.

## What was played

played-place =
    { $color ->
        [white] White
       *[black] Black
    } placed a piece on { $move }.
played-move =
    { $color ->
        [white] White
       *[black] Black
    } played { $move }.
played-move-fell =
    { $color ->
        [white] White
       *[black] Black
    } played { $move }; { $count ->
        [one] { $count } stack
       *[other] { $count } stacks
    } fell off.
played-pass =
    { $color ->
        [white] White
       *[black] Black
    } passed.

## What a move does

# Before a move is played: the height of the new stack, and the pieces of both players after it.
consequence-quiet = { $move }: a stack of { $height }; nothing falls off; then White { $white }, Black { $black }.
# Before a move is played: how many stacks it cuts off, what each player loses, and the pieces of both players after it.
consequence-fall =
    { $move }: { $count ->
        [one] { $count } stack falls
       *[other] { $count } stacks fall
    } off, { $losses }; then White { $white }, Black { $black }.
fall-nothing = Nothing falls off.
# Before or after a move. $losses is "you −4, opponent −11" or only one of the two.
fall-off =
    { $count ->
        [one] { $count } stack falls
       *[other] { $count } stacks fall
    } off: { $losses }.
# Inside the texts above, once for each player who loses pieces. The space before the minus sign does not break.
loss-yours = you −{ $pieces }
loss-theirs = opponent −{ $pieces }
loss-of =
    { $color ->
        [white] White
       *[black] Black
    } −{ $pieces }

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
# After announce-move, if the stack that the move landed on was a single piece of the other player.
announce-takes-piece =
    It takes { $color ->
        [white] a white piece
       *[black] a black piece
    }.
# The same if it was higher than one piece. $height: its height.
announce-takes-stack =
    It takes { $color ->
        [white] a white stack
       *[black] a black stack
    } of { $height }.
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
    } stack of { $height } with { $dvonns ->
        [one] a DVONN piece
       *[other] { $dvonns } DVONN pieces
    }
# $stack is one of the texts above, $layers a list of the texts below, bottom first.
stack-layers = { $stack }; from the bottom: { $layers }
# A piece in the list of all pieces of a stack; an adjective or a name without "piece".
layer-name =
    { $piece ->
        [white] white
        [black] black
       *[dvonn] DVONN
    }
# Pieces in that list whose colour is not known, because the game began with a position that does not say it.
layer-unknown = { $count } unknown
# After what stands on a cell: whether the stack can move.
mobility-blocked = blocked, so it cannot move
# After what stands on a cell: the stack would have to land exactly as far away as it is high, and nothing is there.
mobility-stuck = nothing to land on
# After what stands on a cell: the number of cells the stack can move to.
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
# A player was away for too long, and the other one claimed the win.
ending-left =
    { $color ->
        [white] White left: Black wins
       *[black] Black left: White wins
    }.
ending-agreed = The players agreed to a draw.
ending-aborted = The game was aborted.
# The same six endings as above, to one of the two players.
ending-you-win = The game is over: you win by { $margin }.
ending-you-lose = The game is over: you lose by { $margin }.
ending-you-resigned = You resigned.
ending-they-resigned = Your opponent resigned: you win.
ending-your-time = Your time is up: you lose.
ending-their-time = Your opponent's time is up: you win.
ending-you-left = You left the game: you lose.
ending-they-left = Your opponent left the game: you win.
result-win =
    { $color ->
        [white] White
       *[black] Black
    } wins by { $margin }
# This and the next texts are short forms of a result, after a colon or in a table.
result-draw = draw
# A short form: who resigned.
result-resigned =
    { $color ->
        [white] White
       *[black] Black
    } resigned
# A short form: whose time was up.
result-time =
    { $color ->
        [white] White
       *[black] Black
    } ran out of time
# A short form: who left the game.
result-left =
    { $color ->
        [white] White
       *[black] Black
    } left
# A short form: both agreed to a draw.
result-agreed = draw by agreement
# A short form: the game was broken off and has no result.
result-aborted = aborted
# A short form: the record ends before the game does.
result-unfinished = unfinished

## What a position is worth

# An estimate of the engine: nobody is ahead. $chance is such as "White 52%", from worth-chance.
worth-even = even, { $chance }
# A side's chance to win, where there is little room: White 71%.
worth-chance =
    { $color ->
        [white] White
       *[black] Black
    } { $percent }
# An estimate of the engine: who is ahead, by how many pieces (such as 2.5), and the chance to win, with the sign: 71%.
worth-ahead =
    { $color ->
        [white] White
       *[black] Black
    } ahead by { $margin }, { $percent } to win
# The engine has calculated the game to its end.
worth-draw = proved: a draw
# The engine has calculated the game to its end, but not by how many pieces it is won.
worth-win =
    proved: { $color ->
        [white] White
       *[black] Black
    } wins
# The engine has calculated the game to its end. $margin is a number of pieces.
worth-win-by =
    proved: { $color ->
        [white] White
       *[black] Black
    } wins by { $margin }

## The review of a game

# How bad a move was, for screen readers; the list of moves shows ?!, as in chess.
review-inaccuracy = inaccuracy
# How bad a move was, for screen readers; the list of moves shows ?, as in chess.
review-mistake = mistake
# How bad a move was, for screen readers; the list of moves shows ??, as in chess.
review-blunder = blunder
# What a bad move lost, and the move that was better. $loss is in pieces and has one decimal.
review-better-pieces = −{ $loss } pieces, better: { $move }
# The same if the loss is not known in pieces. $loss is such as 35%.
review-better-chance = −{ $loss } chance to win, better: { $move }
# How often a player made such moves in the game; these three become parts of review-summary, separated by commas.
review-inaccuracies =
    { $count ->
        [one] { $count } inaccuracy
       *[other] { $count } inaccuracies
    }
review-mistakes =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
review-blunders =
    { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
# Instead of the counts, if there was nothing to count.
review-faultless = no mistakes
# White: 2 mistakes, 1 blunder; average loss 1.3 pieces. $side is a colour or “You”; $loss always has one decimal.
review-summary = { $side }: { $slips }; average loss { $loss } pieces
# How well each player played before the ending. $each is such as “White 71%, Black 80%” or “You 71%, Black 80%”.
review-accuracy-middle = Accuracy in the middle game: { $each }
# The same with at most sixteen stacks on the board.
review-accuracy-ending = Accuracy in the ending: { $each }
# The same while pieces were placed, seen from the full board.
review-accuracy-placing = Accuracy in placement (estimate): { $each }
# Above a list of at most five moves that decided the game.
review-moments = The moments that mattered most:
# How the list of moves marks a move that was the only good one; the word for screen readers.
review-only = only good move
# The same for a move that was the only legal one.
review-forced = only legal move
# Follows review-summary after a semicolon: pieces that bad moves lost at once.
review-oversights =
    { $pieces ->
        [one] { $pieces } piece lost by oversight
       *[other] { $pieces } pieces lost by oversight
    }
# What the board was worth once all pieces were placed. $worth is one of the texts worth-…, such as “White ahead by 1.2, 57% to win”.
review-board = Full board (estimate): { $worth }
# Above a list of at most three placements: each names a cell that would have been better if all other pieces stood where they stand on the full board.
review-placements = Placements that mattered most (estimates, other pieces unchanged):
# The title of a page to print; the names of the players follow after a colon, if they are known.
review-sheet-title = Game review
# On that page, above diagrams: what is drawn on the boards.
review-sheet-legend = The arrow shows the better move; the line and rings show the move that was played.

## Why a move is good or bad, and hints

# What a move or a puzzle is about; also the title of a group of puzzles. The first five are the tips of the rulebook.
theme-edges = Edges and DVONN pieces
theme-neutralising = Neutralising
theme-mobility = Mobility
# Stacks that hold a DVONN piece.
theme-dvonn-stacks = DVONN stacks
# Letting the opponent run out of moves first.
theme-last-moves = The last moves
# Cutting off stacks, and staying connected to the DVONN pieces.
theme-links = Staying connected
# Taking a stack from a distance with one of the right height.
theme-sharpshooting = Sharpshooting
# Making a stack too tall to move.
theme-overloading = Overloading
# A tempo is a move that a player could still make.
theme-tempi = Counting tempi
# Why a move is good or bad: each of these is a short sentence about the move, which is named before it. It must fit on a phone.
reason-only-proved = The only good move: all others are proved to be worse.
# The same if it is not proved. $pieces is such as 2.5.
reason-only-searched = The only good move: the engine rates every other at least { $pieces } pieces lower.
# What the opponent answers to a bad move, and what follows. $moves are moves such as c1-c2 d2-d4.
reason-refuted = The answer: { $moves }.
# The move separates these pieces from the DVONN pieces, so that they leave the board. $color owns them: the opponent, or the player who makes the move.
reason-cuts-off =
    It cuts off { $pieces ->
        [one] one
       *[other] { $pieces }
    } of { $color ->
        [white] White's
       *[black] Black's
    } pieces.
# The opponent could have played $move.
reason-saves-from =
    It ends the threat of { $move }, which would cost { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }.
# The move lands on a single piece of the opponent.
reason-takes-piece = It takes the piece on { $cell }.
# $height is 2 or more.
reason-takes-stack = It takes the stack of { $height } on { $cell }.
# A stack of the opponent with a DVONN piece in it.
reason-takes-dvonn = It takes the DVONN stack on { $cell }.
# The move lands on a single piece of the opponent that could have moved.
reason-neutralises =
    It neutralises the piece on { $cell }, which had { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.
# The move lands on a stack, which becomes so tall that there is nothing to land on at that distance.
reason-overloads = The stack on { $cell } is now { $height } tall: too tall to move.
# The stacks belong to the player who makes the move. A single piece is a stack too.
reason-frees =
    It frees { $count ->
        [one] { $count } blocked stack
       *[other] { $count } blocked stacks
    }.
# The opponent could have moved the stack on $cell away, which would have cut off these pieces.
reason-keeps-bridge =
    It secures the link on { $cell }, on which { $pieces ->
        [one] { $pieces } piece depends
       *[other] { $pieces } pieces depend
    }.
# The stack that moves holds a DVONN piece. Afterwards it is next to stacks of the same player that had none beside them.
reason-brings-dvonn =
    It brings a DVONN piece to { $count ->
        [one] { $count } more stack
       *[other] { $count } more stacks
    }.
# The move lands on a lone DVONN piece. $color is the opponent, who could have landed on it.
reason-denies-dvonn =
    It takes the DVONN piece on { $cell } before { $color ->
        [white] White
       *[black] Black
    } can.
# $color is the opponent.
reason-forces-pass =
    { $color ->
        [white] White
       *[black] Black
    } has to pass.
# How many moves each side could still make: the player who makes the move, then the opponent.
reason-gains-tempi =
    It gains tempi: { $own ->
        [one] { $own } move
       *[other] { $own } moves
    } in hand against { $theirs }.
# The same for a bad move.
reason-wastes-tempi =
    It wastes tempi: { $own ->
        [one] { $own } move
       *[other] { $own } moves
    } in hand against { $theirs }.
# Where a piece is placed.
reason-on-edge = On the edge a piece is never blocked.
reason-beside-dvonn = It is next to a DVONN piece.
# The piece is not next to another piece of the same colour.
reason-apart = It keeps away from pieces of its own colour.
# The first part of a hint. $theme is one of the texts theme-…
hint-area = Hint: { $theme }. Look around { $cell }.
# The same if there is no theme.
hint-area-plain = Hint: look around { $cell }.
# The second part of a hint: which stack to move.
hint-stack = Hint: look at the stack on { $cell }.
# After the first and the second part of a hint.
hint-more = Ask again for more.
# The last part of a hint; the reasons follow. $worth is one of the texts worth-…
hint-move = Hint: { $move } ({ $worth }).
# After a hint: what the next best move would cost. $pieces is such as 2.5.
hint-cost = The next best, { $move }, costs { $pieces } pieces.
# The same if the next best move leads to another result. $worth is one of the texts worth-…
hint-cost-result = The next best is { $move } ({ $worth }).
# What the teacher says after a mistake, before the computer punishes it. $move is the answer that the computer is about to play; the reasons for it follow.
oversight = Careful: you overlooked { $move }, the computer's answer.
# After "oversight": what the move of the person loses. $pieces is such as 7.5.
oversight-cost = Compared with the best move, yours costs about { $pieces } pieces.
# Beside the result of a game. $count is 1 or more.
hints-used = Hints used: { $count }
# The same in a game of two people.
hints-used-both = Hints used: White { $white }, Black { $black }

## Why a move was refused

refused-over = the game is over
refused-still-placing = stacks cannot move until all 49 pieces are placed
refused-pass-while-placing = passing is not allowed during placement
refused-already-placed = all pieces are placed; to move, name both cells, not only { $cell }
refused-occupied = { $cell } is occupied
refused-must-move = passing is allowed only when there is no legal move
refused-no-stack = there is no stack on { $cell }
refused-lone-dvonn = the DVONN piece on { $cell } is alone and cannot be moved
refused-not-yours = the stack on { $cell } belongs to the opponent
refused-enclosed = the stack on { $cell } is blocked: all six neighbours are occupied
refused-not-in-line = { $from } and { $to } are not in a straight line
refused-wrong-distance = { $to } is not at distance { $height } from { $from }; a stack moves exactly as far as it is tall
refused-empty-target = { $cell } is empty; a stack must land on another stack
# Why a stack cannot move: it would have to move exactly $height cells, and there is nothing to land on.
refused-no-target =
    { $height ->
        [one] there is no stack next to it to land on
       *[other] there is no stack exactly { $height } cells away to land on
    }
refused-turn =
    it is { $color ->
        [white] White
       *[black] Black
    }'s turn
refused-no-offer = there is no draw offer to answer
refused-already-offered = you have already offered a draw
refused-nothing-asked = there is no take-back to answer
refused-already-asked = a take-back has already been asked for
refused-nothing-to-take-back = there is nothing to take back
refused-too-early = the game cannot end like this yet
refused-time-control = a time control must look like 300, 300+5, 300 delay 5 or 3 days
refused-ending-counted = neither side can move, so the game ends by counting pieces
refused-ending-uncounted = a player can still move, so the game does not end by counting pieces

## Why a board that was set up is not a valid position

setup-stack-while-placing = there can be no stacks during placement: { $cells }
setup-placement-finished = all 49 pieces are placed, so this is the movement phase
setup-placement-count =
    with { $placed } on the board, the number of { $piece ->
        [white] white
        [black] black
       *[dvonn] DVONN
    } pieces should be { $expected }, not { $found }
setup-placement-turn =
    the number of pieces placed is { $placed }, so it is { $color ->
        [white] White
       *[black] Black
    }'s turn
setup-dvonn-count = the number of DVONN pieces must be 3, not { $found }
setup-too-many = there are { $found } pieces, but the game has only 49
setup-tops =
    { $found } stacks have a { $color ->
        [white] white
       *[black] black
    } piece on top, but there are only 23 of that colour
setup-unlinked = not connected to a DVONN piece: { $cells }

## Why a text is not a position, stack or move

# A position is a line of text: five rows, the side to move, the phase.
text-parts = a position has three parts (rows, side to move and phase), but this has { $found }
text-rows = a board has 5 rows, but this has { $found }
text-cells = row { $row } must have { $expected } cells, not { $found }
text-character = column { $column }: expected ., W, B or D, found { $found }
text-height = column { $column }: { $found } is not a stack height; use 2 to 49
text-stack = column { $column }: { $reason }
text-side = the side to move must be W or B, not { $found }
text-phase = the phase must be P or M, not { $found }
text-stack-height = a stack has 1 to 49 pieces, not { $height }
text-stack-dvonns = a stack of { $height } with a coloured top can hold at most { $most } DVONN pieces, not { $dvonns }
text-move-missing = a move is missing
text-no-cell = { $text } is not a cell
text-no-move = { $text } is not a move; write moves as d3, c1-c2 or pass

## Why a record was not read to its end

# A place in a file.
read-place = line { $line }, column { $column }
# A place in a game. A ply is a move of one player.
read-ply = move { $ply }
read-start = the start position is not valid: { $reason }
read-tag-form = a tag must look like [Name "value"]
read-tag-name = { $name } is not a valid tag name
read-tag-reserved = { $name } is derived from the moves and the ending and cannot be set
read-clock = { $text } is not a clock time; write it as @4:59 or @1:04:59.250
read-orphan =
    a { $what ->
        [clock] clock time
        [variation] variation
       *[comment] comment
    } must follow a move
# In records, variations stand in parentheses.
read-unopened = unmatched closing parenthesis
read-after-end = unexpected { $text } after the end of the game
# $detail comes from another library, in English.
read-json = { $detail }
read-json-format = expected "format": "dvonn-record" and "version": 1
read-tag-value = the value of the tag { $name } is not a string
read-no-such-move = a variation starts after move { $number }, but there is no such move
read-nothing-to-leave = a variation starts after move { $number }, but the line ends there
read-variations = variations are not supported in this format
read-no-bracket = expected [ after { $name }, found { $found }
read-other-game = this is a game of { $name }, not DVONN
read-nothing-held = a piece is put on { $cell }, but nothing was picked up
read-wrong-player =
    { $color ->
        [white] White
       *[black] Black
    } moves, but it is { $turn ->
        [white] White
       *[black] Black
    }'s turn
read-empty = no game was found
read-several = expected one game, found several
read-too-many-repairs = gave up after 1,000 repairs; this does not look like a game record
read-needs-repair = this would need a repair: { $repair }

## What was repaired in a record

repair-latin = not UTF-8; read as Latin-1
repair-last-placement = the last placement was missing: { $move }
repair-forced-pass =
    a forced pass by { $color ->
        [white] White
       *[black] Black
    } was missing
repair-closing-pass = a pass after the end of the game was ignored
repair-number = the move number should be { $expected }
repair-skipped = { $text } was ignored
repair-early-comment = a comment before a variation's first move was moved after it
repair-unclosed =
    the end of a { $what ->
        [game] game
        [turn] turn
        [property] property
        [variation] variation
       *[comment] comment
    } was missing
repair-repeated-tag = the tag { $name } is repeated; the first value was kept
repair-repeated-move = a variation repeats the move { $move }; the two lines were merged
repair-result =
    the { $what ->
        [result] result
        [ending] ending
        [score] score
        [end] end
        [player] player
       *[removed] list of removed cells
    } should be { $expected }
repair-unexplained = the result was ignored: the game is not finished, and nothing says how it ended
repair-contradiction = the result and the ending contradict each other; both were ignored
repair-missing-result = the result at the end was missing

## What a format cannot store

# In a list after export-lost.
lost-variations = variations
# In a list after export-lost.
lost-comments = comments
# In a list after export-lost.
lost-clocks = clock times
# In a list after export-lost. Tags are lines with names, dates and the like at the top of a record.
lost-tags = some tags or parts of tags
# In a list after export-lost.
lost-ending = how the game ended
export-start = this format supports only games that start from the empty board

## The levels of the computer

# One short line on how the computer plays at this level, beside the number of the level. It must fit on two lines of a phone.
level-description =
    { $level ->
        [1] Takes what it can reach; overlooks many dangers.
        [2] Sees some of your replies, but misses most long jumps and cuts.
        [3] Places and plays as most people do.
        [4] Sees half of your replies, and few cuts.
        [5] Sees most of your replies; cuts still surprise it.
        [6] Watches your replies carefully, but misses some jumps.
        [7] Judges the board well, but hardly looks ahead.
        [8] Looks two or three moves ahead.
        [9] Looks several moves ahead: to win, you need a plan.
       *[10] Plays its best, and may think for a few seconds.
    }

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
