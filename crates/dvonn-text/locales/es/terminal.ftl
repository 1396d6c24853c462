# El tablero de la terminal: `play` y `replay`.

## Who plays, above the board

seat-you = tú
seat-person = persona
seat-engine = motor, nivel { $level }
state-paused = en pausa
state-thinking = piensa…
header-ply = jugada { $ply }
screen-moves = Jugadas
screen-too-small =
    El tablero necesita { $columns } columnas y { $rows } filas.
    Aquí hay { $width } y { $height }.
    Agranda la ventana o sal con Ctrl-C.

## Below the board

note-place =
    { $cell }: Intro coloca ahí una { $piece ->
        [white] pieza blanca
        [black] pieza negra
       *[dvonn] pieza DVONN
    }.
note-move = Jugada: { $move }.
note-pass = Pulsa Intro para pasar.
note-finished = s la guarda, n juega otra con los colores cambiados.
note-finished-counted = s la guarda, u deshace lo último, n juega otra con los colores cambiados.
note-sure = { $question } Intro o y: sí. Esc o n: no.
thought-thinking = Motor: piensa…
thought-line = Motor: profundidad { $depth }, { $worth }: { $moves }
input-save = Guardar como:
input-load = Abrir:

## What the keys do now; a line has 80 columns

keys-name = Intro: hacerlo   Esc: dejarlo
keys-sure = Intro o y: sí   Esc o n: no
keys-end = s guardar   n otra partida   u deshacer   l abrir   ? ayuda   q salir
keys-watch = Espacio: pausar o seguir   m: mover ya
keys-pass = Intro: pasar
keys-wait = m: mover ya   u: deshacer
keys-place = Flechas: ir   Intro: colocar   Tab: otra vacía   o escribe d3   /fill: el resto
keys-picked = Flechas: ir   Intro: jugar   Tab: otro destino   Esc: soltar
keys-pick = Flechas: ir   Intro: tomar   Tab: otra pila   o escribe c1-c2
keys-all = u deshacer  t consejo  r abandonar  s guardar  l abrir  n otra  q salir  ? ayuda

## Questions before something that cannot be taken back

ask-resign =
    ¿Abandonas la partida como { $color ->
        [white] Blanco
       *[black] Negro
    }?
ask-leave = ¿Sales? La partida no está guardada.
ask-new = ¿Empiezas otra partida? Esta no está guardada.
ask-load = ¿Abres { $file }? Esta partida no está guardada.
ask-replace = { $file } ya existe. ¿Lo reemplazas?
ask-fill-chance = ¿Colocar al azar el resto de ambos?
ask-fill-engine = ¿Que el motor coloque el resto de ambos?
ask-draw = ¿Aceptan ambos el empate?

## Answers to what the player did

say-over = La partida ha terminado.
say-engines-turn = Es el turno del motor.
say-engines-turn-now = Es el turno del motor; m lo hace mover ya.
say-not-thinking = El motor no está pensando.
say-all-placed = Todas las piezas ya están colocadas.
say-mouse-ours = Los clics toman y juegan.
say-mouse-yours = Los clics seleccionan texto, como quiera la terminal.
say-nothing-undone = No hay nada que deshacer.
say-no-resigning = Los motores no abandonan.
say-no-draw = El ordenador no acepta empates.
say-no-engine = Aquí no juega ningún motor.
say-level = El motor jugará con nivel { $level } desde su próxima jugada.
say-hint-thinking = El motor está pensando un consejo.
say-hint-stack = Consejo: mira la pila de { $cell }; t otra vez muestra la jugada.
say-hint-move = Consejo: { $move } ({ $worth }).
say-saved = Guardada como { $file }.
say-loaded =
    Abierta { $file }, { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }.
say-stuck = la pila de { $cell } no encuentra ninguna otra a su distancia

## What is wrong with a command

slash-unknown = no existe la orden /{ $word }; / sola las muestra
slash-level = /level: un nivel es un número del 1 al 10
slash-fill = /fill { $argument }: se escribe /fill o /fill engine
slash-nothing-after = /{ $word } no lleva nada detrás

## The help screen: 24 lines of 80 columns. The rules take four lines, words beside a sign 27 columns, keys 12, what they do 29

help-rules = DVONN. Mueve una pila con tu color encima tantas casillas como piezas tenga, en línea recta, sobre otra pila. Una pila con sus seis vecinas ocupadas no se mueve. Lo que pierde el contacto con las tres piezas DVONN cae. Cuando nadie puede mover, gana quien tiene más piezas en sus pilas.
help-piece = pieza blanca o negra
help-dvonn = pieza DVONN
help-stack = pila de tres
help-inside = pila con una DVONN dentro
help-enclosed = rodeada: no se mueve
help-cursor = el cursor
help-picked = pila tomada
help-target = puede ir aquí; caería
help-last = última jugada; consejo
help-empty = vacía; acaba de caer
help-key-arrows = flechas
help-arrows = recorren el tablero
help-key-enter = Intro Esp.
help-enter = tomar, jugar, colocar, pasar
help-escape = soltar, borrar la línea
help-tab = otra pila, destino o casilla
help-typing = escribe dónde colocar o mover
help-key-click = clic
help-click = toma la pila; el segundo en
help-click-more = una casilla juega o coloca
help-undo = deshace tu última jugada
help-hint = consejo: la pila y la jugada
help-now = el motor mueve ya
help-letters = abandona guarda abre otra sal
help-fill = coloca el resto al azar; con /fill engine lo hace el motor
help-ready = otra partida con el tablero lleno al azar
help-level = fuerza del motor, de 1 a 10, desde su próxima jugada
help-save = como s y l, ya con el nombre
help-mouse = devuelve el ratón a la terminal, o lo vuelve a tomar
help-control = Ctrl-L redibuja la pantalla, Ctrl-C sale al momento.
help-back = Pulsa una tecla para volver a la partida.

## Stepping through a record

replay-keys = → sigue  ← atrás  ↓ diez más  ↑ diez menos  Inicio  Fin  m primera pila  q salir
replay-ply =
    Jugada { $ply } de { $all }: { $color ->
        [white] Blanco
       *[black] Negro
    } { $move }
replay-removed = fuera: { $cells }
replay-left = quedan { $seconds } s
replay-variations =
    { $count ->
        [one] { $count } variante
       *[other] { $count } variantes
    }
replay-end = Fin del registro: { $result }

## The course in a terminal; lines of keys have 80 columns

learn-no-terminal = learn necesita una terminal, para el teclado y para la pantalla
learn-no-folder = no hay carpeta donde guardar tu progreso; indica un archivo con --progress
learn-refused-file = { $file }: { $reason } Con --reset empiezas de nuevo.
learn-type-number = Escribe un número y pulsa Intro.
learn-type-winner = Escribe w5 si gana Blanco por 5, b5 si gana Negro por 5, 0 si hay empate, y pulsa Intro.
learn-keys-list = Arriba, Abajo: elegir   Intro: abrir   r borrar el progreso   q salir
learn-keys-reset = ¿Borrar todo el progreso? Intro o y: sí   otra tecla: no
learn-keys-showing = Espacio: jugada siguiente   Esc: al tablero   n siguiente  l lista  q salir
learn-keys-done = Intro: seguir   r otra vez   o atrás   l lista   q salir
learn-keys-mark = Flechas, Intro: marcar   Espacio: OK   t consejo s solución n sig. l lista q fin
learn-keys-count = Escribe el número, Intro   t consejo  s solución  n sig.  l lista  q salir
learn-keys-predict = Escribe w5, b5 o 0, Intro   t consejo  s solución  n sig.  l lista  q salir
learn-keys-place = Flechas, Intro: colocar  o escribe d3  t consejo s solución n sig. l lista q fin
learn-keys-pass = Escribe pass, Intro   t consejo   s solución   n siguiente   l lista   q salir
learn-keys-move = Flechas, Intro: mover   o c1-c2   t consejo  s solución  n sig.  l lista  q fin
