# Lo que los comandos escriben para las personas.

## Files and positions named on the command line

input-standard = la entrada estándar
input-not-utf = { $name } no es UTF-8
input-no-utf = no es UTF-8
input-neither = { $name } no es ni una posición ({ $position }) ni una partida ({ $record })
input-position = posición no válida: { $reason }
input-position-nor-file = posición no válida ({ $reason }), y no hay ningún archivo con ese nombre
input-no-game = no existe la partida { $number }; partidas en el archivo: { $count }
file-missing = el archivo no existe
file-denied = permiso denegado
file-folder = es una carpeta

## Commands

play-no-terminal = `play` necesita una terminal con teclado y pantalla
show-blocked = Bloqueadas (las seis vecinas ocupadas): { $cells }
apply-refused = jugada { $number }, { $move }: { $reason }; posición: { $position }
apply-removed = { $move } expulsó { $cells }
solve-phase = solo se pueden resolver posiciones de la fase de apilamiento
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
solve-no-margin = El margen no está demostrado.
solve-no-best = Las mejores jugadas no están demostradas.
solve-no-values = No están demostrados los valores de todas las jugadas.
solve-best = Lo mejor: { $moves }
solve-unproved = no se demostró dentro del límite
solve-incomplete = no todo se demostró dentro del límite
solve-progress = { $seconds } s, { $nodes } nodos, margen entre { $low } y { $high }
search-nodes = { $nodes } nodos, { $seconds } s
search-progress = { $seconds } s, profundidad { $depth }, { $nodes } nodos, { $move } { $margin }
analyze-game-option = --game necesita una partida, pero esto es una posición
analyze-lines-option = --lines necesita una posición, pero esto es una partida
analyze-best =
    Turno de { $color ->
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
column-side = bando
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
review-position = la revisión necesita una partida, pero esto es una posición
review-no-moves = la partida no tiene movimientos de pilas
review-no-picture = no se creó { $file }: la revisión no encontró ningún error que mostrar
review-lost = { $result }; piezas perdidas: Blanco { $white }, Negro { $black }
record-repaired = corregido
record-refused = no válida
record-fine = válida
record-left-out = no incluido
record-game = partida { $number }
record-read-before =
    { $reason }; antes { $count ->
        [one] se leyó { $count } jugada
       *[other] se leyeron { $count } jugadas
    }
record-kept-before =
    { $reason }; { $count ->
        [one] se conservó { $count } jugada anterior
       *[other] se conservaron { $count } jugadas anteriores
    }
record-state =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }, { $result } (leída como { $format })
record-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }, no válidas: { $refused }
record-one-game = este formato solo admite una partida por archivo, pero hay { $count }
diagram-kind = { $file }: el nombre del archivo debe terminar en .svg o .png
diagram-arrow = { $text }: una flecha se escribe como un movimiento de pila, por ejemplo c1-c2
interrupt-failed = no se puede gestionar Ctrl-C: { $reason }

## Serving the page to browsers

serve-ready = DVONN está en { $address } (Ctrl-C para pararlo)
serve-no-browser = No se pudo abrir el navegador. Abre tú la dirección.
serve-no-page = este `dvonn` se compiló sin la página; ejecuta `cargo xtask run` para compilar e iniciar uno que la incluya, o usa `--folder` para servir una página compilada en otro lugar
serve-no-index = no se encontró index.html; se esperaba una carpeta generada por `cargo xtask`
serve-in-use = { $address } ya está en uso, quizá por otro `dvonn serve`; elige otra dirección con --addr, como 127.0.0.1:0 para cualquier puerto libre
serve-forbidden = permiso denegado para { $address }; elige con --addr un puerto de 1024 a 65535, o 127.0.0.1:0 para cualquier puerto libre
serve-not-here = { $address } no es una dirección de este equipo
serve-failed = no se puede escuchar en { $address }: { $reason }
