# What the commands print for people.

## Files and positions named on the command line

# Stands where the name of a file would, when the text comes from a pipe.
input-standard = standard input
input-not-utf = { $name } is not UTF-8
# Why a file cannot be read.
input-no-utf = not UTF-8
input-neither = { $name } is neither a position ({ $position }) nor a game record ({ $record })
input-position = not a valid position: { $reason }
input-position-nor-file = not a valid position ({ $reason }), and there is no file with that name
input-no-game = there is no game { $number }; games in the file: { $count }
# After the name of a file.
file-missing = no such file
# After the name of a file.
file-denied = permission denied
# After the name of a file.
file-folder = this is a folder

## Commands

play-no-terminal = `play` needs a terminal for keyboard and screen
show-blocked = Blocked (all six neighbours occupied): { $cells }
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
solve-no-best = The best moves are not proved.
solve-no-values = Not all moves have a proved value.
solve-best = Best: { $moves }
solve-unproved = not proved within the limit
solve-incomplete = not everything was proved within the limit
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
# Heading of a column in a table of the command "analyze": the number of a sequence of moves. At most about eight letters, like all of these.
column-line = line
# Heading of a column in a table of the command "analyze": by how many pieces a side is ahead.
column-margin = margin
# Heading of a column in a table of the command "analyze": the chance to win.
column-chance = chance
# Heading of a column in a table of the command "analyze": how far the engine has looked ahead.
column-depth = depth
# Heading of a column in a table of the command "analyze": a sequence of moves.
column-moves = moves
# Heading of a column in a table of the command "analyze": the number of a move. A ply is a move of one player.
column-ply = move
# Heading of a column in a table of the command "analyze": White or Black.
column-side = side
# Heading of a column in a table of the command "analyze": the move of the game.
column-played = played
# Heading of a column in a table of the command "analyze": the move that the engine would have played.
column-best = best
# Heading of a column in a table of the command "analyze": White's chance to win.
column-white = White
# Heading of a column in a table of the command "analyze": by how many pieces the move was worse than the best one.
column-lost = lost
# In the column "margin" when the result is calculated to the end but not the margin. At most six letters after the sign.
verdict-win = =win
# As verdict-win.
verdict-loss = =loss
review-interrupted =
    interrupted after { $done } of { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
# After "review" and the name of a file.
review-position = a review needs a game record, but this is a position
review-no-moves = the game has no stack moves
# After the option --picture of a review.
review-no-picture = { $file } was not written: the review found no mistake to show
review-lost = { $result }; pieces lost: White { $white }, Black { $black }
# Before what was repaired in a file.
record-repaired = repaired
# Before why a file cannot be read.
record-refused = invalid
# After the name of a file without mistakes.
record-fine = valid
# Before what a format has no room for.
record-left-out = not included
# A game in a file with several games.
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
serve-forbidden = permission denied for { $address }; use --addr to choose a port from 1024 to 65535, or 127.0.0.1:0 for any free port
serve-not-here = { $address } is not an address of this machine
serve-failed = cannot listen on { $address }: { $reason }
