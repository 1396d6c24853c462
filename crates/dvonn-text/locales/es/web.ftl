# La página: jugar y analizar en el navegador.

## Everywhere

skip-to-content = Saltar al contenido
nav-title = Páginas
nav-play = Jugar
nav-analyse = Analizar
nav-learn = Aprender
nav-rules = Reglas
close = Cerrar
cancel = Cancelar
try-again = Probar otra vez
copied = Copiado.
link-copied = Enlace copiado.
copy-failed = El navegador no permitió copiar.
storage-unreadable = No se pudo leer algo que quedó guardado en tu última visita. Se dejó aparte, y ahí la página empieza de cero.
storage-full = En este navegador ya no cabe lo que haces. Guárdalo en un archivo antes de irte.
texts-not-loaded = No se pudieron cargar los textos. Comprueba la conexión e inténtalo de nuevo.
not-found-title = Esta página no existe.
not-found-back = Volver a la partida
colophon = DVONN es un juego de Kris Burm. Esta página no es oficial: la hacen jugadores, no el autor ni la editorial del juego.

## Links

link-broken = El enlace no lleva a ninguna parte: { $reason }.
link-no-move = jugada { $ply }: «{ $text }» no es un movimiento
link-illegal = jugada { $ply }, { $move }: { $reason }
link-ending = «{ $text }» no es un final de partida

## The way to a game

start-title = Juega a DVONN
start-running = Tu última partida sigue en marcha.
start-back = Volver a la partida
start-replace = La partida en marcha se perderá. ¿Empezar otra?
start-opponent = Jugar
start-computer = Contra la máquina
start-two = Dos en este dispositivo
start-level = Nivel { $level }
start-side = Juegas con
start-white = Blanco
start-black = Negro
start-random = Al azar
start-board = Tablero
start-board-empty = Partida completa
start-board-random = Al azar
start-board-mirrored = Simétrico
start-board-balanced = Equilibrado
start-note-empty = Primero se colocan las 49 piezas y luego se apilan.
start-note-random = Todas las piezas se colocan al azar. Empieza Blanco.
start-note-mirrored = Un tablero al azar, igual para ambos lados. Empieza Blanco.
start-note-balanced = El motor elige un tablero en el que ambos lados están igual de bien.
start-clock = Reloj
start-clock-none = Sin reloj
start-clock-quick = 3 min + 2 s
start-clock-medium = 5 min + 5 s
start-clock-slow = 15 min + 10 s
start-go = Empezar la partida
start-preparing = Buscando un tablero equilibrado…
computer-failed = No se pudo cargar la máquina.

## A game

game-title = Partida
player-you = Tú
player-computer = Máquina, nivel { $level }
bar-controls =
    controla { $count ->
        [one] { $count } pieza
       *[other] { $count } piezas
    }
bar-to-place = por colocar: { $count }
bar-tempo =
    { $count ->
        [one] { $count } movimiento
       *[other] { $count } movimientos
    }
play-your-move = Te toca.
play-your-placement =
    Te toca: coloca una { $piece ->
        [white] pieza blanca
        [black] pieza negra
       *[dvonn] pieza DVONN
    }.
play-you-pass = Sin movimientos: pasas.
play-pass = Pasar
play-thinking = La máquina piensa…
play-computer-moves = Mueve la máquina.
play-move-now = Mover ya
play-filling = El motor coloca el resto…
play-stop-filling = Parar
play-placing = Arrastra para apuntar; mantén pulsado y arrastra para colocar varias piezas. Lo que pulses o escribas antes de tiempo espera tu turno.
play-seeking-hint = Buscando un consejo…
play-hint-stack = Consejo: mira la pila de { $cell }. Pulsa otra vez para ver la jugada.
play-hint-move = Consejo: { $move }.
play-picked =
    { $cell } en la mano: { $count ->
        [one] { $count } destino
       *[other] { $count } destinos
    }.
actions-title = Acciones
action-take-back = Deshacer
action-hint = Consejo
action-flip = Girar tablero
action-fill = Completar
action-more = Más
action-resign = Abandonar
action-draw = Acordar empate
action-rematch = Revancha
action-analyse = Analizar
action-analyse-game = Analizar esta partida
action-share = Compartir enlace
action-save = Guardar el registro
action-save-json = Guardar como JSON
action-new = Nueva partida
resign-question = ¿Abandonas esta partida?
resign-no = Seguir jugando
draw-question = ¿Hay acuerdo entre ambos para empatar?
draw-yes = Sí, empate
moves-title = Jugadas
moves-none = Todavía no se ha jugado nada.
moves-pass = paso
moves-placements =
    { $count ->
        [one] { $count } colocación
       *[other] { $count } colocaciones
    }
moves-fell =
    { $count ->
        [one] cayó { $count } pila
       *[other] cayeron { $count } pilas
    }
end-you-win = Ganas tú
end-you-lose = Gana la máquina
end-wins = Gana { $color }
end-draw = Empate
end-void = Sin resultado
end-side = Lado
end-pieces = Piezas
end-towers = Pilas
end-see-board = Ver el tablero

## Analysis

analyse-title = Análisis
walk-title = Recorrer la partida
walk-first = Al principio
walk-back = Una jugada atrás
walk-forward = Una jugada adelante
walk-last = Al final
walk-slider = Jugada
walk-start = Inicio
walk-ply = { $ply } de { $all }: { $move }
walk-skip = Saltar las colocaciones
engine-title = Motor
engine-switch = Motor encendido
engine-lines = Líneas
engine-failed = No se pudo iniciar el motor.
engine-off = Enciende el motor para ver sus mejores líneas y lo que valen.
engine-over = Aquí la partida ha terminado: no hay nada que pensar.
engine-thinking = Pensando…
engine-proved = demostrado
engine-depth = Profundidad { $depth } · { $nodes } mil posiciones · { $speed } mil por segundo
engine-done = Terminado a profundidad { $depth } · { $nodes } mil posiciones
engine-play-line = Jugar { $move }: { $worth }. La línea: { $moves }
graph-title = Cómo fue la partida
graph-judge = Valorar cada jugada
graph-judged = Todas las jugadas están valoradas.
graph-picture = Probabilidad de que gane Blanco, jugada a jugada
graph-empty = Juega o abre una partida con movimientos de pilas, y aquí se dibujará su curso.
variations-title = Variantes
variations-empty = Juega en el tablero, abre un registro o prepara una posición.
variations-comment = Comentario a esta jugada
variations-comment-start = Comentario a la posición inicial
variations-branch = Variante, nivel { $level }
variations-promote = Hacer línea principal
variations-delete = Borrar desde aquí
tools-title = Partida y posición
tools-open = Abrir un registro
tools-setup = Preparar una posición
tools-new = Tablero vacío
tools-bring-back = Recuperar el análisis anterior
tools-export = Exportar
tools-copy-position = Copiar posición
tools-link-position = Enlace a la posición
tools-link-game = Enlace a la partida
open-title = Abrir un registro
open-note = Una partida en nuestro formato de texto o JSON, de Little Golem, Boardspace, CodeCup o PrimaDvonna, una posición o uno de nuestros enlaces.
open-text = Contenido
open-read = Abrir el texto
open-file = Elegir un archivo
open-file-unreadable = Este archivo no se puede leer o pesa más de 16 MB.
open-game =
    Partida { $number }: { $plies ->
        [one] { $plies } jugada
       *[other] { $plies } jugadas
    }
open-refused = La lectura se detuvo en { $reason }.
open-repaired =
    { $count ->
        [one] Se arregló { $count } cosa
       *[other] Se arreglaron { $count } cosas
    }:
open-more =
    { $more ->
        [one] Hay { $more } partida más que no aparece
       *[other] Hay { $more } partidas más que no aparecen
    } en la lista.
open-take = Abrir esta partida
open-part = Abrir lo que se pudo leer
open-no-position = Esto no es una posición: { $reason }.
export-title = Exportar
export-format = Formato
export-dvonn = Texto
export-json = JSON
export-little-golem = Little Golem
export-lost = Este formato no puede guardar: { $what }.
export-text = El registro
export-download = Descargar
export-copy = Copiar
export-picture = Imagen del tablero
export-picture-failed = No se pudo dibujar la imagen.
setup-title = Preparar una posición
setup-phase = Fase
setup-phase-placement = Colocación
setup-phase-movement = Apilamiento
setup-turn = Turno
setup-good = La posición es válida.
setup-bad = Todavía no es una posición válida:
setup-text = Texto de la posición
setup-use = Analizar esta posición
setup-clear = Vaciar el tablero

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-theme = Colores
settings-theme-system = Del sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-board = Tablero
settings-board-lines = Líneas
settings-board-wood = Madera
settings-patterns = Marcas grandes en las piezas
settings-coordinates = Coordenadas
settings-coordinates-standard = Estándar
settings-coordinates-printed = Tablero impreso
settings-coordinates-newsletter = Boletín
settings-coordinates-off = Sin coordenadas
settings-speed = Animación
settings-speed-off = Sin animación
settings-speed-fast = Rápida
settings-speed-normal = Media
settings-speed-slow = Lenta
settings-sounds = Sonidos
settings-volume = Volumen
settings-confirmation = Pedir confirmación antes de jugar
settings-confirmation-always = Siempre
settings-confirmation-losses = Si caen pilas
settings-confirmation-never = Nunca
settings-overlays = Mostrar en el tablero
settings-overlay-targets = Adónde puede ir una pila
settings-overlay-blocked = Pilas bloqueadas
settings-overlay-lifelines = Contacto con las piezas DVONN
settings-overlay-falls = Lo que caería
settings-overlay-tempo = Cuántos movimientos tiene cada lado

### The board

board-name = Tablero de DVONN
board-setup-name = Tablero de DVONN en preparación
board-picked = en la mano
board-marked = marcada
board-target = destino
board-falls =
    { $count ->
        [one] cae { $count } pila
       *[other] caen { $count } pilas
    }
board-again = Pulsa otra vez para jugar.
board-ahead = { $cells }: en espera de tu turno.
board-picked-up = { $cell } en la mano. Puede ir a { $cells }.
board-from-top = Desde arriba: { $pieces }
board-brushes = Pincel
board-brush-white = Blanco
board-brush-black = Negro
board-brush-dvonn = Pieza DVONN
board-brush-raise = Más alta
board-brush-lower = Más baja
board-brush-erase = Borrar

## The course

learn-page-new = ¿Es tu primera vez con DVONN? Apréndelo en veinte minutos
learn-page-intro = { $count } capítulos breves. Tras los once primeros conoces todas las reglas y ya puedes jugar; los demás te hacen más fuerte. Puedes seguirlos en el orden que quieras.
learn-page-start = Empezar
learn-page-continue = Continuar
learn-page-finished = Has hecho todos los pasos. Vuelve al capítulo que quieras.
learn-page-rules = Si prefieres leer:
learn-page-progress = Tu progreso
learn-page-kept = Se guarda en este navegador. En un archivo puedes llevarlo a otro, o a la terminal.
learn-page-export = Guardar en un archivo
learn-page-import = Cargar de un archivo
learn-page-imported = El progreso está cargado.
learn-page-reset = Olvidarlo
learn-page-reset-question = ¿Olvidar todo lo que has hecho en el curso?
learn-page-reset-yes = Sí, olvidarlo
learn-page-list = Todos los capítulos
learn-page-back = Paso anterior
learn-page-skip = Paso siguiente
learn-page-done = Hecho
learn-page-hint = Consejo
learn-page-solution = Solución
learn-page-next = Siguiente
learn-page-restart = Empezar de nuevo
learn-page-check = Comprobar
learn-page-marked = Marcadas: { $count }
learn-page-number = Tu número
learn-page-less = Uno menos
learn-page-more = Uno más
learn-page-winner = ¿Quién gana?
learn-page-draw = Empate
learn-page-margin = Por cuántas piezas

## The rules book

rules-page-contents = Índice
rules-page-print = Imprimir
