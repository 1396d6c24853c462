# What the commands print for people.

## Files and positions that are named

input-standard = standard input
input-not-utf = { $name } is not UTF-8
input-no-utf = not UTF-8
input-neither = { $name } is neither a position ({ $position }) nor a record ({ $record })
input-position = position: { $reason }
input-position-nor-file = position: { $reason }; nor is there a file of that name
input-no-game = there is no game { $number }; the file has { $count }
file-missing = there is no such file
file-denied = permission denied
file-folder = this is a folder

## Commands

play-no-terminal = play needs a terminal, for the keyboard and for the screen
show-blocked = Blocked, all six neighbours taken: { $cells }
apply-refused = move { $number }, { $move }: { $reason }; the position is { $position }
apply-removed = { $move } removed { $cells }
solve-phase = only positions of the movement phase can be solved
solve-draw = Proved: a draw
solve-win =
    Proved: { $color ->
        [white] White
       *[black] Black
    } wins
solve-win-by =
    Proved: { $color ->
        [white] White
       *[black] Black
    } wins by { $margin } ({ $value } for { $turn ->
        [white] White
       *[black] Black
    }, to move)
solve-no-margin = The margin is not proved.
solve-best = Best: { $moves }
solve-unproved = not proved within the limit
solve-progress = { $seconds } s, { $nodes } nodes, margin between { $low } and { $high }
search-nodes = { $nodes } nodes, { $seconds } s
search-progress = { $seconds } s, depth { $depth }, { $nodes } nodes, { $move } { $margin }
analyze-game-option = --game is for records, and this is a position
analyze-lines-option = --lines is for positions, and this is a game
analyze-best =
    { $color ->
        [white] White
       *[black] Black
    } to move: { $move }
analyze-done = [{ $bar }] { $done } of { $all }
column-line = line
column-margin = margin
column-chance = chance
column-depth = depth
column-moves = moves
column-ply = ply
column-side = side
column-played = played
column-best = best
column-white = White
column-lost = lost
verdict-win = =win
verdict-draw = =draw
verdict-loss = =loss
review-interrupted =
    interrupted after { $done } of { $count ->
        [one] { $count } ply
       *[other] { $count } plies
    }
review-no-moves = the game has no stack moves
review-lost = { $result }; pieces lost: White { $white }, Black { $black }
record-repaired = repaired
record-refused = refused
record-fine = fine
record-left-out = left out
record-game = game { $number }
record-read-before =
    { $reason }; read before it: { $count ->
        [one] { $count } ply
       *[other] { $count } plies
    }
record-kept-before =
    { $reason }; kept before it: { $count ->
        [one] { $count } ply
       *[other] { $count } plies
    }
record-state =
    { $count ->
        [one] { $count } ply
       *[other] { $count } plies
    }, { $result } (read as { $format })
record-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, { $refused } refused
record-one-game = this format holds one game a file, and here are { $count }
diagram-kind = { $file }: a picture ends in .svg or .png
diagram-arrow = { $text }: an arrow is written like a stack move, c1-c2
interrupt-failed = cannot listen to Ctrl-C: { $reason }

## The page for browsers

serve-ready = DVONN is at { $address } and Ctrl-C ends it.
serve-no-browser = No browser could be opened from here: please open the address yourself.
serve-no-page = this `dvonn` was built without the page. `cargo xtask run` builds one with it and starts it; `--folder` serves a page that was built elsewhere
serve-no-index = there is no index.html: this is not what `cargo xtask` builds
serve-in-use = { $address } is already in use, perhaps by another server of ours; choose another address with --addr, such as 127.0.0.1:0 for any free port
serve-forbidden = { $address } may not be used by this user; ports from 1024 on may; choose another address with --addr, such as 127.0.0.1:0 for any free port
serve-not-here = { $address } is not an address of this machine
serve-failed = cannot listen on { $address }: { $reason }
