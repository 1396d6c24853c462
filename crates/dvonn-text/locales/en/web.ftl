### The board

board-name = DVONN board
board-setup-name = DVONN board, being set up
board-picked = picked
board-target = target
board-falls =
    { $count ->
        [one] { $count } stack falls off
       *[other] { $count } stacks fall off
    }
board-again = Press again to play.
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
