# The terminal board: `play` and `replay`.

## Who plays, above the board

seat-you = you
seat-person = person
seat-engine = engine, level { $level }
state-paused = paused
state-thinking = thinking…
header-ply = ply { $ply }
screen-moves = Moves
screen-too-small =
    The board needs { $columns } columns and { $rows } rows.
    Here are { $width } and { $height }.
    Enlarge the window, or leave with Ctrl-C.

## Below the board

note-place =
    { $cell }: Enter places a { $piece ->
        [white] white piece
        [black] black piece
       *[dvonn] DVONN piece
    } there.
note-move = { $move }.
note-pass = Press Enter to pass.
note-finished = s saves it, n plays again with colours swapped.
note-finished-counted = s saves it, u takes the last move back, n plays again with colours swapped.
note-sure = { $question } Enter or y: yes. Esc or n: no.
thought-thinking = Engine: thinking…
thought-line = Engine: depth { $depth }, { $worth }: { $moves }
input-save = Save as:
input-load = Load:

## What the keys do now; a line has 80 columns

keys-name = Enter: do it   Esc: do not
keys-sure = Enter or y: yes   Esc or n: no
keys-end = s save   n new game   u undo   l load   ? help   q quit
keys-watch = Space: pause or go on   m: move now
keys-pass = Enter: pass
keys-wait = m: move now   u: take back
keys-place = Arrows: go   Enter: place   Tab: next empty cell   or type d3   /fill: the rest
keys-picked = Arrows: go   Enter: play   Tab: next target   Esc: put back
keys-pick = Arrows: go   Enter: pick up   Tab: next stack   or type c1-c2
keys-all = u undo  t hint  r resign  s save  l load  n new  q quit  / commands  ? help

## Questions before something that cannot be taken back

ask-resign =
    Resign the game as { $color ->
        [white] White
       *[black] Black
    }?
ask-leave = Leave? The game is not saved.
ask-new = Begin a new game? This one is not saved.
ask-load = Load { $file }? This game is not saved.
ask-replace = { $file } is there already. Replace it?
ask-fill-chance = Place the rest of both sides by chance?
ask-fill-engine = Let the engine place the rest of both sides?

## Answers to what the player did

say-over = The game is over.
say-engines-turn = It is the engine's turn.
say-engines-turn-now = It is the engine's turn; m lets it move at once.
say-not-thinking = The engine is not thinking.
say-all-placed = All pieces are placed already.
say-mouse-ours = Clicks pick and play.
say-mouse-yours = Clicks select text, as the terminal likes.
say-nothing-undone = There is nothing to take back.
say-no-resigning = Engines do not resign.
say-no-engine = No engine plays here.
say-level = The engine plays at level { $level } from its next move.
say-hint-thinking = The engine is thinking about a hint.
say-hint-stack = Hint: look at the stack on { $cell }; t again shows the move.
say-hint-move = Hint: { $move } ({ $worth }).
say-saved = Saved as { $file }.
say-loaded =
    Loaded { $file }, { $count ->
        [one] { $count } ply
       *[other] { $count } plies
    }.
say-stuck = the stack on { $cell } finds nothing to land on at its distance

## What is wrong with a command

slash-unknown = there is no command /{ $word }; / alone lists them
slash-level = /level: a level is a number from 1 to 10
slash-fill = /fill { $argument }: it is /fill or /fill engine
slash-nothing-after = /{ $word } takes nothing after it

## The help screen: 24 lines of 80 columns. The rules take four lines, words beside a sign 27 columns, keys 12, what they do 29

help-rules = DVONN. Move a stack with your colour on top exactly as many cells as it has pieces, in a straight line, onto another stack. A stack with all six neighbours taken cannot move. What loses its link to the three DVONN pieces falls off. When nobody can move, whoever has more pieces in their stacks wins.
help-piece = a white or black piece
help-dvonn = a DVONN piece
help-stack = a stack of three
help-inside = one with a DVONN inside
help-enclosed = enclosed: cannot move
help-cursor = the cursor
help-picked = picked up
help-target = may go here; would fall off
help-last = the last move; the hint
help-empty = empty; just fell off
help-key-arrows = arrows
help-arrows = go over the board
help-key-enter = Enter Space
help-enter = pick up, play, place, pass
help-escape = put back, clear the line
help-tab = next stack, target or cell
help-typing = type a placement or a move
help-key-click = click
help-click = picks up; the second click on
help-click-more = a cell plays or places
help-undo = take back your last move
help-hint = hint: a stack, then a move
help-now = the engine moves now
help-letters = resign save load new quit
help-fill = place the rest by chance; /fill engine lets the engine do it
help-ready = a new game with a random full board
help-level = the engine's strength, 1 to 10, from its next move
help-save = as s and l, with the name at once
help-mouse = give the mouse back to the terminal, or take it again
help-control = Ctrl-L redraws the screen, Ctrl-C leaves at once.
help-back = Press any key to go back to the game.

## Stepping through a record

replay-keys = → next  ← back  ↓ ten on  ↑ ten back  Home  End  m first stack move  q quit
replay-ply =
    Ply { $ply } of { $all }: { $color ->
        [white] White
       *[black] Black
    } { $move }
replay-removed = removed { $cells }
replay-left = { $seconds } s left
replay-variations =
    { $count ->
        [one] { $count } variation
       *[other] { $count } variations
    }
replay-end = End of the record: { $result }
