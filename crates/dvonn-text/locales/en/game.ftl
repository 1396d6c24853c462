# The words of the game, shared by the page, the terminal and the command line.

game-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
