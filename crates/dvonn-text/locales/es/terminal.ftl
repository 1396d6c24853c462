# El tablero de la terminal: `play` y `replay`.

## Who plays, above the board

seat-you = tú
seat-person = persona
seat-engine = máquina, nivel { $level }
state-paused = en pausa
state-thinking = pensando…
header-ply = jugada { $ply }
screen-moves = Jugadas
screen-too-small =
    Hacen falta { $columns } columnas y { $rows } filas.
    Aquí hay { $width } columnas y { $height } filas.
    Agranda la ventana o sal con Ctrl-C.

## Below the board

note-place =
    { $cell }: pulsa Intro para colocar aquí una { $piece ->
        [white] pieza blanca
        [black] pieza negra
       *[dvonn] pieza DVONN
    }.
note-move = Jugada: { $move }.
note-pass = Pulsa Intro para pasar.
note-passing = Sin movimientos: pasas enseguida. Intro: ahora.
note-finished = Pulsa s para guardar, n para la revancha con colores cambiados.
note-finished-counted = Pulsa s para guardar, u para deshacer, n para la revancha con colores cambiados.
note-sure = { $question } Intro o y: sí. Esc o n: no.
thought-thinking = Máquina: pensando…
thought-line = Máquina: profundidad { $depth }, { $worth }: { $moves }
input-save = Guardar como:
input-load = Abrir:

## What the keys do now; a line has 80 columns

keys-name = Intro: aceptar   Esc: cancelar
keys-sure = Intro o y: sí   Esc o n: no
keys-end = s guardar   n otra partida   u deshacer   l abrir   F1 ayuda   q salir
keys-watch = Espacio: pausar o seguir   m: mover ya
keys-pass = Intro: pasar
keys-wait = m: mover ya   u: deshacer
keys-oversight = u: deshacer   m: mantener tu jugada
keys-place = Flechas: cursor   Intro: colocar   Tab: otra casilla   o d3   /fill: el resto
keys-picked = Flechas: cursor   Intro: jugar   Tab: otro destino   Esc: deseleccionar
keys-pick = Flechas: cursor   Intro: seleccionar   Tab: otra pila   o escribe c1-c2
keys-all = u deshacer ? pista r abandonar s guardar l abrir n otra q salir / más F1 ayuda

## Questions before something that cannot be taken back

ask-resign =
    ¿Abandonar la partida con las { $color ->
        [white] blancas
       *[black] negras
    }?
ask-leave = ¿Salir? La partida no está guardada.
ask-new = ¿Empezar otra partida? Esta no está guardada.
ask-load = ¿Abrir { $file }? Esta partida no está guardada.
ask-replace = { $file } ya existe. ¿Reemplazarlo?
ask-fill-chance = ¿Colocar al azar las piezas restantes de ambos?
ask-fill-engine = ¿Que la máquina coloque el resto de las piezas?
ask-draw = ¿Tablas de común acuerdo?

## Answers to what the player did

say-over = La partida ha terminado.
say-engines-turn = Es el turno de la máquina.
say-engines-turn-now = Es el turno de la máquina; pulsa m para que mueva ya.
say-not-thinking = La máquina no está pensando.
say-all-placed = Todas las piezas ya están colocadas.
say-mouse-ours = Ahora los clics seleccionan pilas y hacen jugadas.
say-mouse-yours = Ahora los clics seleccionan texto en la terminal.
say-nothing-undone = No hay nada que deshacer.
say-no-resigning = La máquina no abandona.
say-no-draw = La máquina no acepta tablas.
say-no-engine = La máquina no juega en esta partida.
say-level = Nivel { $level }. { $description }
say-level-auto = La máquina se adapta a ti: nivel { $level }. { $description }
say-hint-thinking = Buscando una pista…
say-saved = Guardada como { $file }.
say-loaded =
    Se abrió { $file }: { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }.
say-stuck = la pila de { $cell } no tiene nada que cubrir a la distancia justa

## What is wrong with a command

slash-unknown = no existe el comando /{ $word }; escribe / para ver la lista
slash-level = /level: se espera un número del 1 al 10, o auto
slash-fill = /fill { $argument }: usa /fill o /fill engine
slash-nothing-after = /{ $word } no admite argumentos
results-refused = { $file } no contiene los resultados de tus partidas: { $reason }
results-no-folder = no hay carpeta para los resultados de tus partidas, así que el nivel no puede adaptarse a ti

## The help screen: 24 lines of 80 columns. The rules take four lines, words beside a sign 27 columns, keys 12, what they do 29

help-rules = DVONN. Mueve una pila con tu color encima exactamente tantas casillas como piezas tiene, en línea recta, hasta otra pila. Una pila con sus seis vecinas ocupadas está bloqueada. Las que pierden el contacto con las piezas DVONN caen. Cuando nadie puede mover, gana quien tiene más piezas en sus pilas.
help-piece = pieza blanca o negra
help-dvonn = pieza DVONN
help-stack = pila de tres
help-inside = con una pieza DVONN dentro
help-enclosed = bloqueada: no se mueve
help-cursor = el cursor
help-picked = seleccionada
help-target = destino; caería
help-last = última jugada; pista
help-empty = vacía; acaba de caer
help-key-arrows = flechas
help-arrows = mover el cursor
help-key-enter = Intro Esp.
help-enter = seleccionar, colocar, jugar
help-escape = deseleccionar, borrar línea
help-tab = otra pila, destino o casilla
help-typing = colocar o mover escribiendo
help-key-click = clic
help-click = selecciona; otro clic en
help-click-more = una casilla juega o coloca
help-undo = deshacer tu última jugada
help-hint = pista: zona, pila, jugada
help-now = que la máquina mueva ya
help-letters = abandona guarda abre otra sal
help-draw = tablas de común acuerdo
help-fill = coloca el resto al azar; con /fill engine lo hace la máquina
help-ready = nueva partida con el tablero lleno al azar
help-level = nivel de la máquina, de 1 a 10, o auto: se adapta a ti
help-save = como s y l, pero con el nombre del archivo
help-mouse = devuelve el ratón a la terminal o lo recupera
help-control = Ctrl-L redibuja la pantalla, Ctrl-C sale al momento.
help-back = Pulsa cualquier tecla para volver a la partida.

## Stepping through a game

replay-keys = → sigue  ← atrás  ↓ +10  ↑ −10  Inicio  Fin  m primer movimiento  q salir
replay-ply =
    Jugada { $ply } de { $all }: { $color ->
        [white] Blanco
       *[black] Negro
    } { $move }
replay-removed = expulsadas: { $cells }
replay-left = quedan { $seconds } s
replay-variations =
    { $count ->
        [one] { $count } variante
       *[other] { $count } variantes
    }
replay-end = Fin de la partida: { $result }

## The course in a terminal; lines of keys have 80 columns

learn-no-terminal = `learn` necesita una terminal con teclado y pantalla
learn-no-folder = no hay carpeta donde guardar tu progreso; indica un archivo con --progress
learn-refused-file = { $file }: { $reason } Con --reset empiezas de nuevo.
learn-type-number = Escribe un número y pulsa Intro.
learn-type-winner = Escribe w5 (Blanco gana por 5), b5 (Negro por 5) o 0 (empate) y pulsa Intro.
learn-list-rules = las reglas: capítulos 1–{ $count }
learn-list-play = a jugar: { $command }
learn-keys-list = Arriba, Abajo: elegir   Intro: abrir   r borrar progreso   q salir
learn-keys-reset = ¿Borrar todo el progreso? Intro o y: sí   otra tecla: no
learn-keys-showing = Espacio: jugada siguiente   Esc: al tablero   n siguiente  l lista  q salir
learn-keys-done = Intro: seguir   r otra vez   o atrás   l lista   q salir
learn-keys-why = Intro: seguir   Espacio: por qué   r otra vez   o atrás   l lista   q salir
learn-keys-film = Intro: seguir   Espacio: jugada siguiente   l lista   q salir
learn-keys-mark = Flechas, Intro: marcar   Espacio: OK   t pista s solución n sig. l lista q salir
learn-keys-count = Escribe el número, Intro   t pista   s solución   n sig.   l lista   q salir
learn-keys-predict = Escribe w5, b5 o 0, Intro   t pista   s solución   n sig.   l lista   q salir
learn-keys-place = Flechas, Intro: colocar  o escribe d3  t pista s solución n sig. l lista q salir
learn-keys-pass = Escribe pass, Intro   t pista   s solución   n siguiente   l lista   q salir
learn-keys-move = Flechas, Intro: mover   o c1-c2   t pista  s solución  n sig.  l lista  q salir

## Puzzles

puzzle-keys-move = Flechas, Intro: mover   o c1-c2   t pista   s solución   n siguiente   q salir
puzzle-keys-done = Intro: siguiente problema   r otra vez   q salir
puzzle-keys-why = Intro: siguiente problema   Espacio: por qué   r otra vez   q salir
puzzle-keys-showing = Espacio: jugada siguiente   Esc: al tablero   n siguiente   q salir
puzzle-none = ningún problema se ajusta a estas opciones
puzzle-solutions = Soluciones
puzzle-caption-win =
    { $color ->
        [white] Gana Blanco
       *[black] Gana Negro
    }
puzzle-caption-draw =
    { $color ->
        [white] Blanco
       *[black] Negro
    } salva el empate
puzzle-caption-pieces =
    { $color ->
        [white] Blanco
       *[black] Negro
    } saca el máximo
puzzle-sheet-kind = { $file }: el nombre del archivo debe terminar en .svg
