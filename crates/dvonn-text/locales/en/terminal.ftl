# The terminal board: `play` and `replay`.

## Who plays, above the board

# Above the board, after White or Black: the person at the keyboard.
seat-you = you
# Above the board, after White or Black: one of two people who share the keyboard.
seat-person = person
# Above the board, after White or Black: the computer, at one of ten levels.
seat-engine = computer, level { $level }
# Above the board, when two engines play and were stopped for the moment.
state-paused = paused
# Above the board, after the name of the side to move, if it is the computer.
state-thinking = thinking…
# Above the board, at the right: the number of the move. A ply is a move of one player.
header-ply = move { $ply }
# Heading of the list of moves.
screen-moves = Moves
# Fills a window that is too small for the board. Three lines of at most 40 columns.
screen-too-small =
    The board needs { $columns } columns and { $rows } rows.
    This window has { $width } columns and { $height } rows.
    Enlarge it, or press Ctrl-C to quit.

## Below the board

# Below the board: what the key Enter would do on this cell.
note-place =
    { $cell }: press Enter to place a { $piece ->
        [white] white piece
        [black] black piece
       *[dvonn] DVONN piece
    } here.
# Below the board: the move that the key Enter would play.
note-move = { $move }.
# Below the board, when the person has no move.
note-pass = Press Enter to pass.
# Below the board, when the person has no move and passes without doing anything, in a second.
note-passing = No move: you pass in a moment. Press Enter to pass now.
# Below the board, after a game. s and n are keys.
note-finished = Press s to save, n for a rematch with colours swapped.
# Below the board, after a game. s, u and n are keys.
note-finished-counted = Press s to save, u to take back the last move, n to swap colours and play again.
# $question is one of the texts ask-…. y and n are keys, whatever the language.
note-sure = { $question } Enter or y: yes. Esc or n: no.
# Below the board, while the engine thinks.
thought-thinking = Computer: thinking…
# Below the board, while the engine thinks: how far it has looked ahead, how good the position is, and the moves it expects.
thought-line = Computer: depth { $depth }, { $worth }: { $moves }
# Before the name of a file that is being typed.
input-save = Save as:
# Before the name of a file that is being typed.
input-load = Load:

## What the keys do now; a line has 80 columns

# While the name of a file is typed.
keys-name = Enter: OK   Esc: cancel
# While a question is to be answered.
keys-sure = Enter or y: yes   Esc or n: no
# After a game.
keys-end = s save   n new game   u undo   l load   F1 help   q quit
# While two engines play.
keys-watch = Space: pause or resume   m: move now
# When the person has no move.
keys-pass = Enter: pass
# While the engine thinks.
keys-wait = m: move now   u: take back
# The keys while the teacher warns of a mistake.
keys-oversight = u: take back   m: keep your move
# In the first phase.
keys-place = Arrows: cursor   Enter: place   Tab: next cell   or type d3   /fill: the rest
# When a stack is picked up.
keys-picked = Arrows: cursor   Enter: play   Tab: next target   Esc: deselect
# When no stack is picked up.
keys-pick = Arrows: cursor   Enter: select   Tab: next stack   or type c1-c2
# The second line of keys, always the same.
keys-all = u undo  ? hint  r resign  s save  l load  n new  q quit  / commands  F1 help

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
ask-draw = Do both players agree to a draw?

## Answers to what the player did

# After a move was tried in a finished game.
say-over = The game is over.
# After a move was tried out of turn.
say-engines-turn = It is the computer's turn.
# After a move was tried out of turn. m is a key.
say-engines-turn-now = It is the computer's turn; press m to make it move now.
# After the key that makes the engine move at once.
say-not-thinking = The computer is not thinking.
# After /fill in the second phase.
say-all-placed = All pieces are already placed.
# After /mouse: the mouse plays.
say-mouse-ours = Clicks now select stacks and play moves.
# After /mouse: the mouse belongs to the terminal again, which selects text with it.
say-mouse-yours = Clicks now select text in the terminal.
# After u at the start of a game.
say-nothing-undone = There is nothing to take back.
# After r while two engines play.
say-no-resigning = The computer does not resign.
# After /draw in a game against the computer.
say-no-draw = The computer does not agree to draws.
# After a command about the engine in a game between two people.
say-no-engine = The computer is not playing in this game.
# After /level. $description is level-description: how the computer plays at this level, from its next move.
say-level = Level { $level }. { $description }
# After /level auto: the level is chosen by the results of earlier games. $description is level-description.
say-level-auto = The computer matches your level: { $level }. { $description }
# After ?, the key for a hint.
say-hint-thinking = Looking for a hint…
# After a game was saved.
say-saved = Saved as { $file }.
# After a game was loaded.
say-loaded =
    Loaded { $file }: { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.
# After a stack was picked up that cannot move: why not. Stands inside a sentence.
say-stuck = the stack on { $cell } has nothing to land on at the right distance

## What is wrong with a command

slash-unknown = unknown command /{ $word }; type / for a list
slash-level = /level: expected a number from 1 to 10, or auto
slash-fill = /fill { $argument }: use /fill or /fill engine
slash-nothing-after = /{ $word } takes no argument
# Why the level cannot match the person. $reason comes from another library, in English.
results-refused = { $file } does not hold the results of your games: { $reason }
# Why the level cannot match the person.
results-no-folder = there is no folder for the results of your games, so the computer cannot match your level

## The help screen: 24 lines of 80 columns. The rules take four lines, words beside a sign 27 columns, keys 12, what they do 29

help-rules = DVONN. Move a stack with your colour on top exactly as many cells as it has pieces, in a straight line, onto another stack. A stack with all six neighbours occupied is blocked. Stacks that lose their connection to the DVONN pieces fall off. When nobody can move, whoever has more pieces in their stacks wins.
# Beside the two signs for pieces.
help-piece = a white or black piece
# Beside the sign for a DVONN piece.
help-dvonn = a DVONN piece
# Beside the sign for a stack of three pieces.
help-stack = a stack of three
# Beside the sign for a stack with a DVONN piece in it.
help-inside = with a DVONN piece inside
# Beside the sign for a stack with neighbours on all six sides.
help-enclosed = blocked: cannot move
# Beside the sign for the cell where the arrow keys are.
help-cursor = the cursor
# Beside the sign for the stack that is about to move.
help-picked = selected
# Beside two signs: for a cell where the picked stack can go, and for a stack that this move would cut off.
help-target = target; would fall off
# Beside two signs: for the last move, and for a hint.
help-last = last move; hint
# Beside two signs: for an empty cell, and for a cell whose stack has just fallen off.
help-empty = empty; just fell off
# The name of keys.
help-key-arrows = arrows
# Beside the arrow keys.
help-arrows = move the cursor
# The names of two keys.
help-key-enter = Enter Space
# Beside the keys Enter and Space.
help-enter = select, play, place, pass
# Beside the key Esc.
help-escape = deselect, clear the input
# Beside the key Tab.
help-tab = next stack, target or cell
# Beside the examples d3 and c1-c2.
help-typing = type a placement or a move
# What is done with the mouse, in the column of keys. A noun.
help-key-click = click
# Beside "click"; the sentence goes on in help-click-more, on the next line.
help-click = selects; a second click on
# The rest of help-click.
help-click-more = a cell plays or places
# Beside the key u.
help-undo = take back your last move
# Beside the key ?.
help-hint = hint: area, stack, move
# Beside the key m.
help-now = make the computer move now
# Beside the keys r s l n q, in this order: a word for each.
help-letters = resign save load new quit
# Beside the command /draw, at most 27 letters.
help-draw = both agree to a draw
# Beside the command /fill.
help-fill = place the rest at random; /fill engine lets the computer do it
# Beside the command /ready.
help-ready = new game on a random full board
# Beside the command /level.
help-level = the computer's level, 1 to 10, or auto to match yours
# Beside the commands /save and /load.
help-save = like s and l, with a file name
# Beside the command /mouse.
help-mouse = hand the mouse back to the terminal, or take it again
help-control = Ctrl-L redraws the screen, Ctrl-C quits at once.
help-back = Press any key to go back to the game.

## Stepping through a game

# What the keys do while a record is stepped through; 80 columns.
replay-keys = → next  ← back  ↓ forward 10  ↑ back 10  Home  End  m first stack move  q quit
# Below the board: the number of this move, of all moves, and the move.
replay-ply =
    Move { $ply } of { $all }: { $color ->
        [white] White
       *[black] Black
    } { $move }
# After a move: the cells whose stacks fell off.
replay-removed = removed { $cells }
# After a move: the time left on the clock of the player, in seconds.
replay-left = { $seconds } s left
# After a move: how many other moves the record has in its place.
replay-variations =
    { $count ->
        [one] { $count } variation
       *[other] { $count } variations
    }
# Below the board after the last move. $result is one of the texts result-….
replay-end = End of the game: { $result }

## The course in a terminal; lines of keys have 80 columns

learn-no-terminal = `learn` needs a terminal for keyboard and screen
learn-no-folder = there is no folder to save your progress in; name a file with --progress
learn-refused-file = { $file }: { $reason } Use --reset to start over.
learn-type-number = Type a number and press Enter.
learn-type-winner = Type w5 (White wins by 5), b5 (Black wins by 5) or 0 (draw), then press Enter.
# In the heading of the list of chapters: which of them teach the rules.
learn-list-rules = the rules: chapters 1–{ $count }
# In the heading of the list of chapters, when all steps are done. $command is a command.
learn-list-play = now play: { $command }
learn-keys-list = Up, Down: choose   Enter: open   r reset progress   q quit
learn-keys-reset = Reset all progress? Enter or y: yes   any other key: no
learn-keys-showing = Space: next move   Esc: back to the board   n next  l list  q quit
learn-keys-done = Enter: continue   r again   o back   l list   q quit
# Keys after a right move: Enter goes on, Space explains the move.
learn-keys-why = Enter: continue   Space: why   r again   o back   l list   q quit
# Keys after a right answer, while the board shows what follows.
learn-keys-film = Enter: continue   Space: next move   l list   q quit
learn-keys-mark = Arrows, Enter: mark   Space: check   t hint  s solution  n next  l list  q quit
learn-keys-count = Type the number, Enter   t hint   s solution   n next   l list   q quit
learn-keys-predict = Type w5, b5 or 0, Enter   t hint   s solution   n next   l list   q quit
learn-keys-place = Arrows, Enter: place   or type d3   t hint  s solution  n next  l list  q quit
learn-keys-pass = Type pass, Enter   t hint   s solution   n next   l list   q quit
learn-keys-move = Arrows, Enter: move   or c1-c2   t hint  s solution  n next  l list  q quit

## Puzzles

# The keys during a puzzle.
puzzle-keys-move = Arrows, Enter: move   or type c1-c2   t hint   s solution   n next   q quit
# The keys after a solved puzzle.
puzzle-keys-done = Enter: next puzzle   r again   q quit
# The keys after a solved puzzle: Enter goes on, Space explains the first move.
puzzle-keys-why = Enter: next puzzle   Space: why   r again   q quit
# The keys while the board shows what a wrong move leads to.
puzzle-keys-showing = Space: next move   Esc: back to the board   n next   q quit
puzzle-none = no puzzle matches these options
# The title of the page with the solutions of a printed sheet of puzzles.
puzzle-solutions = Solutions
# Below a diagram on a printed sheet.
puzzle-caption-win =
    { $color ->
        [white] White
       *[black] Black
    } wins
# Below a diagram on a printed sheet.
puzzle-caption-draw =
    { $color ->
        [white] White
       *[black] Black
    } saves the draw
# Below a diagram on a printed sheet.
puzzle-caption-pieces =
    { $color ->
        [white] White
       *[black] Black
    } gains the most
puzzle-sheet-kind = { $file }: the file name must end in .svg
