### The board

board-name = DVONN board
board-setup-name = DVONN board, being set up
board-empty = empty
board-dvonn = DVONN piece
board-white = { $height ->
    [1] white piece
   *[other] white stack of { $height }
}
board-black = { $height ->
    [1] black piece
   *[other] black stack of { $height }
}
board-holds = { $count ->
    [one] with a DVONN piece
   *[other] with { $count } DVONN pieces
}
board-moves = { $count ->
    [one] can move to 1 cell
   *[other] can move to { $count } cells
}
board-picked = picked
board-target = target
board-enclosed = blocked
board-falls = { $count ->
    [one] 1 stack falls off
   *[other] { $count } stacks fall off
}
board-again = Press again to play.
board-picked-up = { $cell } picked. It can move to { $cells }.
board-from-top = From the top: { $pieces }
board-layers-white = { $count ->
    [1] white
   *[other] { $count } white
}
board-layers-black = { $count ->
    [1] black
   *[other] { $count } black
}
board-layers-dvonn = { $count ->
    [1] DVONN
   *[other] { $count } DVONN
}
board-layers-unknown = { $count ->
    [1] unknown
   *[other] { $count } unknown
}
board-refused-enclosed = Blocked: all six neighbours are taken.
board-refused-not-yours = Not yours: the top piece decides.
board-refused-lone-dvonn = A DVONN piece moves only inside a stack.
board-refused-occupied = Taken already.
board-refused-no-target = { $height ->
    [1] No stack beside it to land on.
   *[other] No stack to land on, exactly { $height } cells away.
}
board-refused-other = That cannot move now.
board-brushes = Brush
board-brush-white = White
board-brush-black = Black
board-brush-dvonn = DVONN piece
board-brush-raise = Taller
board-brush-lower = Lower
board-brush-erase = Erase
