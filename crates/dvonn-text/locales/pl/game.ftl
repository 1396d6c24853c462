# Słowa gry, wspólne dla strony, terminala i wiersza poleceń.

game-pieces = { $count ->
    [one] { $count } pion
    [few] { $count } piony
   *[many] { $count } pionów
}
