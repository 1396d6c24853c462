# What the commands print for people.

## Files and positions named on the command line

input-standard = standard input
input-not-utf = { $name } is not UTF-8
input-no-utf = not UTF-8
input-neither = { $name } is neither a position ({ $position }) nor a game record ({ $record })
input-position = not a valid position: { $reason }
input-position-nor-file = not a valid position ({ $reason }), and there is no file with that name
input-no-game = there is no game { $number }; games in the file: { $count }
file-missing = no such file
file-denied = permission denied
file-folder = this is a folder

## Commands

play-no-terminal = `play` needs a terminal for keyboard and screen
show-blocked = Blocked (all six neighbours taken): { $cells }
apply-refused = move { $number }, { $move }: { $reason }; position: { $position }
apply-removed = { $move } removed { $cells }
solve-phase = only positions in the movement phase can be solved
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
analyze-game-option = --game needs a game record, but this is a position
analyze-lines-option = --lines needs a position, but this is a game record
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
column-ply = move
column-side = side
column-played = played
column-best = best
column-white = White
column-lost = lost
verdict-win = =win
verdict-loss = =loss
review-interrupted =
    interrupted after { $done } of { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
review-no-moves = the game has no stack moves
review-lost = { $result }; pieces lost: White { $white }, Black { $black }
record-repaired = repaired
record-refused = invalid
record-fine = valid
record-left-out = not included
record-game = game { $number }
record-read-before =
    { $reason }; { $count ->
        [one] { $count } move was
       *[other] { $count } moves were
    } read before it
record-kept-before =
    { $reason }; { $count ->
        [one] { $count } move before it was
       *[other] { $count } moves before it were
    } kept
record-state =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }, { $result } (read as { $format })
record-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, { $refused } invalid
record-one-game = this format allows only one game per file, but there are { $count }
diagram-kind = { $file }: the file name must end in .svg or .png
diagram-arrow = { $text }: write an arrow as a stack move, such as c1-c2
interrupt-failed = cannot handle Ctrl-C: { $reason }

## Serving the page to browsers

serve-ready = DVONN is running at { $address } (Ctrl-C to stop)
serve-no-browser = Could not open a browser. Please open the address yourself.
serve-no-page = this `dvonn` was built without the page; run `cargo xtask run` to build and start one with it, or use `--folder` to serve a page built elsewhere
serve-no-index = no index.html found; expected a folder built by `cargo xtask`
serve-in-use = { $address } is already in use, perhaps by another `dvonn serve`; choose another address with --addr, such as 127.0.0.1:0 for any free port
serve-forbidden = permission denied for { $address }; try a port from 1024 up; choose another address with --addr, such as 127.0.0.1:0 for any free port
serve-not-here = { $address } is not an address of this machine
serve-failed = cannot listen on { $address }: { $reason }
