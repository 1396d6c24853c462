# The terminal board: `play` and `replay`.

## Who plays, above the board

seat-you = you
seat-person = person
seat-engine = computer, level { $level }
state-paused = paused
state-thinking = thinking…
header-ply = move { $ply }
screen-moves = Moves
screen-too-small =
    The board needs { $columns } columns and { $rows } rows.
    This window has { $width } columns and { $height } rows.
    Enlarge it, or press Ctrl-C to quit.

## Below the board

note-place =
    { $cell }: press Enter to place a { $piece ->
        [white] white piece
        [black] black piece
       *[dvonn] DVONN piece
    } here.
note-move = { $move }.
note-pass = Press Enter to pass.
note-finished = Press s to save, n for a rematch with colours swapped.
note-finished-counted = Press s to save, u to take back the last move, n to swap colours and play again.
note-sure = { $question } Enter or y: yes. Esc or n: no.
thought-thinking = Computer: thinking…
thought-line = Computer: depth { $depth }, { $worth }: { $moves }
input-save = Save as:
input-load = Load:

## What the keys do now; a line has 80 columns

keys-name = Enter: OK   Esc: cancel
keys-sure = Enter or y: yes   Esc or n: no
keys-end = s save   n new game   u undo   l load   ? help   q quit
keys-watch = Space: pause or resume   m: move now
keys-pass = Enter: pass
keys-wait = m: move now   u: take back
keys-place = Arrows: cursor   Enter: place   Tab: next cell   or type d3   /fill: the rest
keys-picked = Arrows: cursor   Enter: play   Tab: next target   Esc: deselect
keys-pick = Arrows: cursor   Enter: select   Tab: next stack   or type c1-c2
keys-all = u undo  t hint  r resign  s save  l load  n new  q quit  / commands  ? help

## Questions before something that cannot be taken back

ask-resign =
    Resign the game as { $color ->
        [white] White
       *[black] Black
    }?
ask-leave = Quit? This game is not saved.
ask-new = Start a new game? This one is not saved.
ask-load = Load { $file }? This game is not saved.
ask-replace = { $file } already exists. Replace it?
ask-fill-chance = Place the remaining pieces of both sides at random?
ask-fill-engine = Let the computer place the remaining pieces of both sides?

## Answers to what the player did

say-over = The game is over.
say-engines-turn = It is the computer's turn.
say-engines-turn-now = It is the computer's turn; press m to make it move now.
say-not-thinking = The computer is not thinking.
say-all-placed = All pieces are already placed.
say-mouse-ours = Clicks now select stacks and play moves.
say-mouse-yours = Clicks now select text in the terminal.
say-nothing-undone = There is nothing to take back.
say-no-resigning = The computer does not resign.
say-no-engine = The computer is not playing in this game.
say-level = The computer plays at level { $level } from its next move.
say-hint-thinking = Looking for a hint…
say-hint-stack = Hint: look at the stack on { $cell }; press t again for the move.
say-hint-move = Hint: { $move } ({ $worth }).
say-saved = Saved as { $file }.
say-loaded =
    Loaded { $file }: { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.
say-stuck = the stack on { $cell } has nothing to land on at its distance

## What is wrong with a command

slash-unknown = unknown command /{ $word }; type / for a list
slash-level = /level: expected a number from 1 to 10
slash-fill = /fill { $argument }: use /fill or /fill engine
slash-nothing-after = /{ $word } takes no argument

## The help screen: 24 lines of 80 columns. The rules take four lines, words beside a sign 27 columns, keys 12, what they do 29

help-rules = DVONN. Move a stack with your colour on top exactly as many cells as it has pieces, in a straight line, onto another stack. A stack with all six neighbours taken is blocked. Stacks that lose their connection to the DVONN pieces fall off. When nobody can move, whoever has more pieces in their stacks wins.
help-piece = a white or black piece
help-dvonn = a DVONN piece
help-stack = a stack of three
help-inside = with a DVONN piece inside
help-enclosed = blocked: cannot move
help-cursor = the cursor
help-picked = selected
help-target = target; would fall off
help-last = last move; hint
help-empty = empty; just fell off
help-key-arrows = arrows
help-arrows = move the cursor
help-key-enter = Enter Space
help-enter = select, play, place, pass
help-escape = deselect, clear the input
help-tab = next stack, target or cell
help-typing = type a placement or a move
help-key-click = click
help-click = selects; a second click on
help-click-more = a cell plays or places
help-undo = take back your last move
help-hint = hint: a stack, then a move
help-now = make the computer move now
help-letters = resign save load new quit
help-fill = place the rest at random; /fill engine lets the computer do it
help-ready = new game on a random full board
help-level = the computer's level, 1 to 10, from its next move
help-save = like s and l, but with the file name
help-mouse = hand the mouse back to the terminal, or take it again
help-control = Ctrl-L redraws the screen, Ctrl-C quits at once.
help-back = Press any key to go back to the game.

## Stepping through a game

replay-keys = → next  ← back  ↓ forward 10  ↑ back 10  Home  End  m first stack move  q quit
replay-ply =
    Move { $ply } of { $all }: { $color ->
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
replay-end = End of the game: { $result }
