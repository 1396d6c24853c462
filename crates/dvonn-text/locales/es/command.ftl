# Lo que las órdenes escriben para personas.

## Files and positions that are named

input-standard = la entrada estándar
input-not-utf = { $name } no es UTF-8
input-no-utf = no es UTF-8
input-neither = { $name } no es ni una posición ({ $position }) ni un registro ({ $record })
input-position = posición: { $reason }
input-position-nor-file = posición: { $reason }; tampoco hay un archivo con ese nombre
input-no-game = no existe la partida { $number }; el archivo tiene { $count }
file-missing = no existe ese archivo
file-denied = permiso denegado
file-folder = esto es una carpeta

## Commands

play-no-terminal = play necesita una terminal, para el teclado y la pantalla
show-blocked = Bloqueadas, con las seis vecinas ocupadas: { $cells }
apply-refused = jugada { $number }, { $move }: { $reason }; la posición es { $position }
apply-removed = { $move } expulsó { $cells }
solve-phase = solo se resuelven posiciones de la fase de apilamiento
solve-draw = Demostrado: empate
solve-win =
    Demostrado: gana { $color ->
        [white] Blanco
       *[black] Negro
    }
solve-win-by =
    Demostrado: gana { $color ->
        [white] Blanco
       *[black] Negro
    } por { $margin } ({ $value } para { $turn ->
        [white] Blanco
       *[black] Negro
    }, que mueve)
solve-no-margin = La diferencia no está demostrada.
solve-best = Lo mejor: { $moves }
solve-unproved = no se demostró dentro del límite
solve-progress = { $seconds } s, { $nodes } nodos, diferencia entre { $low } y { $high }
search-nodes = { $nodes } nodos, { $seconds } s
search-progress = { $seconds } s, profundidad { $depth }, { $nodes } nodos, { $move } { $margin }
analyze-game-option = --game es para registros, y esto es una posición
analyze-lines-option = --lines es para posiciones, y esto es una partida
analyze-best =
    Mueve { $color ->
        [white] Blanco
       *[black] Negro
    }: { $move }
analyze-done = [{ $bar }] { $done } de { $all }
column-line = línea
column-margin = margen
column-chance = prob.
column-depth = prof.
column-moves = jugadas
column-ply = n.º
column-side = lado
column-played = jugada
column-best = mejor
column-white = Blanco
column-lost = pierde
verdict-win = =gana
verdict-loss = =pierde
review-interrupted =
    interrumpido tras { $done } de { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
review-no-moves = la partida no tiene movimientos de pilas
review-lost = { $result }; piezas perdidas: Blanco { $white }, Negro { $black }
record-repaired = arreglado
record-refused = rechazado
record-fine = correcto
record-left-out = omitido
record-game = partida { $number }
record-read-before =
    { $reason }; leído antes: { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
record-kept-before =
    { $reason }; conservado antes: { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
record-state =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }, { $result } (leído como { $format })
record-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }, rechazadas: { $refused }
record-one-game = este formato guarda una partida por archivo, y aquí hay { $count }
diagram-kind = { $file }: el nombre de una imagen termina en .svg o .png
diagram-arrow = { $text }: una flecha se escribe como un movimiento de pila, c1-c2
interrupt-failed = no se puede atender a Ctrl-C: { $reason }

## The page for browsers

serve-ready = DVONN está en { $address } y se cierra con Ctrl-C.
serve-no-browser = Desde aquí no se pudo abrir un navegador: abre tú la dirección.
serve-no-page = este `dvonn` se construyó sin la página. `cargo xtask run` construye uno con ella y lo inicia; `--folder` sirve una página construida en otro lugar
serve-no-index = no hay index.html: esto no es lo que construye `cargo xtask`
serve-in-use = { $address } ya está en uso, quizá por otro servidor nuestro; elige otra dirección con --addr, como 127.0.0.1:0 para cualquier puerto libre
serve-forbidden = este usuario no puede usar { $address }; los puertos desde 1024 sí; elige otra dirección con --addr, como 127.0.0.1:0 para cualquier puerto libre
serve-not-here = { $address } no es una dirección de esta máquina
serve-failed = no se puede escuchar en { $address }: { $reason }
