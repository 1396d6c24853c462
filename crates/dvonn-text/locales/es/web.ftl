# La página: jugar y analizar en el navegador.

## Everywhere

skip-to-content = Saltar al contenido
nav-title = Páginas
nav-play = Jugar
nav-analyse = Analizar
nav-learn = Aprender
nav-rules = Reglas
nav-puzzles = Problemas
nav-home = Portada
close = Cerrar
cancel = Cancelar
try-again = Reintentar
copied = Copiado.
link-copied = Enlace copiado.
copy-failed = Tu navegador no permitió copiar.
storage-unreadable = Algunos datos de tu última visita no se pudieron leer. Se guardó una copia y esa parte empieza de cero.
storage-full = El almacenamiento del navegador está lleno y los cambios no se guardan. Guarda tu trabajo en un archivo antes de salir.
texts-not-loaded = No se pudieron cargar los textos. Comprueba la conexión e inténtalo de nuevo.
page-no-script = DVONN necesita JavaScript y WebAssembly para funcionar en este navegador.
page-not-loaded = No se pudo cargar DVONN. Ábrelo una vez con conexión para usarlo sin ella.
page-crashed = Algo ha salido mal. Tu partida está guardada.
page-reload = Recargar
part-not-loaded = No se pudo cargar esta página. Comprueba la conexión e inténtalo de nuevo.
loading = Cargando
not-found-title = Página no encontrada
colophon = DVONN es un juego de Kris Burm. Este sitio no es oficial.

## Links

link-broken = El enlace no es válido: { $reason }.
link-no-move = jugada { $ply }: «{ $text }» no es una jugada
link-illegal = jugada { $ply }, { $move }: { $reason }
link-ending = una partida no puede terminar con «{ $text }»

## The way to a game

front-title = Apila. Mantén el contacto. Controla más que nadie.
front-about = Un juego para dos que dura un cuarto de hora. Si tus pilas pierden el contacto con las piezas rojas, caen del tablero. Gratis, en tu navegador y sin registrarte.
front-play = Jugar ahora
front-match = A tu nivel
front-match-how = Tus últimas partidas deciden el nivel, para que la próxima sea reñida.
front-learn = Aprender en veinte minutos
front-two = Dos jugadores en este dispositivo
front-more = Más: color, tablero, reloj, nombres
front-loop = Una partida corta que se repite: las pilas saltan, se rompe un contacto y lo que queda aislado cae.
front-pause = Pausar
front-run = Ver una partida corta
front-your-game = Tu partida
front-go-on = Continuar
front-position = Empiezas desde esta posición.
front-position-drop = Usar otro tablero
front-course = Curso
front-next = Siguiente: { $title }
front-puzzle = Problema del día
archive-recent = Partidas recientes
archive-all = Todas las partidas
archive-title = Tus partidas
archive-empty = Aquí se guardan tus partidas.
archive-unfinished = Sin terminar
archive-replay = Reproducir
archive-save = Guardar
archive-delete = Borrar
archive-deleted = Partida borrada.
archive-undo = Deshacer
tools-play-on = Jugar desde aquí
start-names = Nombres de los dos jugadores
start-clock-own = Personalizado
start-clock-minutes = Minutos por jugador
start-clock-seconds = Segundos por jugada
start-side = Tu color
start-teacher = Profesor: te avisa de tus errores
start-teacher-note = Antes de castigar un error, la máquina te avisa y puedes deshacer la jugada. Solo en partidas sin reloj.
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
start-note-mirrored = Disposición al azar, simétrica para ambos bandos. Empieza Blanco.
start-note-balanced = La máquina elige una disposición con las mismas opciones para ambos bandos.
start-clock = Reloj
start-clock-none = Sin reloj
start-clock-quick = 3 min + 2 s
start-clock-medium = 5 min + 5 s
start-clock-slow = 15 min + 10 s
start-preparing = Buscando un tablero equilibrado…
computer-failed = No se pudo iniciar la máquina.

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
play-you-pass = No tienes movimientos y debes pasar.
play-pass = Pasar
play-passing = Sin movimientos: pasas.
play-thinking = La máquina está pensando…
play-computer-moves = Mueve la máquina.
play-move-now = Mover ya
oversight-keep = Mantener mi jugada
play-filling = La máquina está colocando el resto de las piezas…
play-stop-filling = Parar
play-placing = Arrastra para apuntar; mantén pulsado y arrastra para colocar varias piezas. Puedes elegir casillas antes de tu turno.
play-seeking-hint = Buscando una pista…
play-picked =
    { $cell } seleccionada: { $count ->
        [one] { $count } destino
       *[other] { $count } destinos
    }.
actions-title = Acciones
action-take-back = Deshacer
announce-taken-back = Se ha deshecho una jugada.
announce-little-time = Quedan menos de 20 segundos.
action-hint = Pista
action-flip = Girar tablero
action-fill = Completar
action-more = Más
action-resign = Abandonar
action-draw = Acordar tablas
action-rematch = Revancha
action-review = Revisar
action-easier = Más fácil
action-harder = Más difícil
end-advice-easier = Dos derrotas claras: quizá disfrutes más de un nivel más fácil.
end-advice-harder = Dos victorias seguidas: ¿pruebas el siguiente nivel?
action-level = nivel { $level }
action-analyse-game = Analizar partida
action-share = Compartir enlace
action-save = Guardar partida
action-save-json = Guardar como JSON
action-new = Nueva partida
resign-question = ¿Abandonar la partida?
resign-no = Seguir jugando
draw-question = ¿Tablas de común acuerdo?
draw-yes = Sí, tablas
moves-title = Jugadas
moves-none = Aún no hay jugadas.
moves-pass = paso
moves-placements =
    { $count ->
        [one] { $count } colocación
       *[other] { $count } colocaciones
    }
moves-fell =
    { $count ->
        [one] cayó { $count } pieza
       *[other] cayeron { $count } piezas
    }
look-back = Volver a la partida
look-news = Jugada nueva: volver
end-you-win = ¡Has ganado!
end-you-win-by = ¡Has ganado por { $margin }!
end-you-lose = Has perdido
end-you-lose-by = Has perdido por { $margin }
end-wins = Ha ganado { $color }
end-wins-by = Ha ganado { $color } por { $margin }
end-draw = Empate
end-void = Sin resultado
end-side = Jugador
end-pieces = Piezas
companion-hide = Ocultar consejos
companion-dvonn = Pulsa un punto. Las DVONN rojas no son de nadie; sin contacto con ellas, las pilas caen.
companion-place = Vale cualquier casilla libre. «Completar» coloca el resto.
companion-placed = Piezas colocadas. Empieza Blanco.
companion-placed-pick = Piezas colocadas. Empieza Blanco: elige una pieza del borde.
companion-first = Ahora se mueven las pilas: elige una pieza del borde.
companion-quiet =
    { $color ->
        [white] Blanco
       *[black] Negro
    } juega { $move }.
companion-lost =
    { $color ->
        [white] Blanco
       *[black] Negro
    } juega { $move }: { $what }.
companion-you-lose = pierdes { $count }
companion-side-loses =
    { $color ->
        [white] Blanco
       *[black] Negro
    } pierde { $count }
companion-passed =
    { $color ->
        [white] Blanco
       *[black] Negro
    } no tenía movimientos y pasó.
rules-card-open = Reglas y teclas
rules-card-title = Cómo se juega
rules-card-place = Primero se colocan por turnos las 49 piezas, empezando por las tres DVONN rojas.
rules-card-move = Después mueves una pila con tu color encima: avanza en línea recta tantas casillas como piezas tiene y acaba sobre otra pila.
rules-card-blocked = Una pila con sus seis casillas vecinas ocupadas está bloqueada: por eso se empieza por el borde.
rules-card-fall = Las pilas que pierden todo contacto con una pieza DVONN caen del tablero.
rules-card-win = Cuando nadie puede mover, gana quien tiene más piezas en sus pilas.
rules-card-more = Todas las reglas
keys-card-title = Teclas
keys-card-cell = escribir una casilla
keys-card-walk = en el tablero: de casilla en casilla; fuera: de jugada en jugada
keys-card-step = una jugada atrás o adelante
keys-card-shift = En el tablero, con Mayús: también hay casillas que empiezan por H o por F.

## Analysis

analyse-title = Análisis
walk-title = Recorrer la partida
walk-first = Posición inicial
walk-back = Jugada anterior
walk-forward = Jugada siguiente
walk-last = Posición final
walk-slider = Jugada
walk-start = Inicio
walk-ply = { $ply } de { $all }: { $move }
walk-skip = Saltar colocación
engine-title = Motor
engine-switch = Activar motor
engine-lines = Líneas
engine-failed = No se pudo iniciar el motor.
engine-off = Activa el motor para ver sus mejores líneas y cuánto valen.
engine-over = En esta posición la partida ha terminado.
engine-thinking = Pensando…
engine-proved = demostrado
engine-depth = Profundidad { $depth } · { $nodes }k posiciones · { $speed }k/s
engine-done = Terminado a profundidad { $depth } · { $nodes }k posiciones
engine-play-line = Jugar { $move }: { $worth }. Línea: { $moves }
graph-title = Cómo fue la partida
graph-judge = Revisar partida
graph-judged = Revisión terminada.
graph-picture = Probabilidad de victoria de Blanco, jugada a jugada
graph-empty = Juega o abre una partida para ver cómo fue.
review-previous = Error anterior
review-next = Error siguiente
review-print = Hoja para imprimir
review-share = Imagen del momento decisivo
review-try = Reintentar
review-train = Practicar: { $theme }
review-train-plain = Practicar esto
review-find = Busca una jugada mejor que { $move }.
review-checking = Comprobando tu jugada…
review-right = ¡Bien visto! { $move } es tan buena como la mejor jugada.
review-wrong = { $move } no es tan buena. Prueba otra jugada.
tab-graph = Gráfico
tab-tools = Herramientas
evaluation-wanted = Evaluar posición
evaluation-unknown = Aún sin evaluar
variations-empty = Juega en el tablero, abre una partida o prepara una posición.
variations-comment = Comentario a esta jugada
variations-comment-start = Comentario a la posición inicial
variations-branch = Variante, nivel { $level }
variations-promote = Hacer principal
variations-delete = Borrar desde aquí
tools-title = Partida y posición
tools-open = Abrir partida
tools-setup = Preparar posición
tools-new = Tablero vacío
tools-bring-back = Recuperar análisis
tools-export = Exportar
tools-copy-position = Copiar posición
tools-link-position = Enlace a posición
tools-link-game = Enlace a partida
open-title = Abrir partida
open-note = Una partida en nuestro formato de texto o JSON, o de Little Golem, Boardspace, CodeCup o PrimaDvonna; una posición; o un enlace a esta página.
open-text = Texto
open-read = Abrir texto
open-file = Elegir archivo
open-file-unreadable = No se pudo leer este archivo, o pesa más de 16 MB.
open-game =
    Partida { $number }: { $plies ->
        [one] { $plies } jugada
       *[other] { $plies } jugadas
    }
open-refused = La lectura se detuvo en { $reason }.
open-repaired =
    { $count ->
        [one] Se corrigió { $count } error:
       *[other] Se corrigieron { $count } errores:
    }
open-more =
    { $more ->
        [one] Hay { $more } partida más que no se muestra.
       *[other] Hay { $more } partidas más que no se muestran.
    }
open-take = Abrir esta partida
open-part = Abrir lo leído
open-no-position = Posición no válida: { $reason }.
export-title = Exportar
export-format = Formato
export-dvonn = Texto
export-json = JSON
export-little-golem = Little Golem
export-lost = Este formato no incluye: { $what }.
export-text = Partida en texto
export-download = Descargar
export-copy = Copiar
export-picture = Imagen del tablero
export-picture-failed = No se pudo crear la imagen.
setup-title = Preparar posición
setup-full = Tablero lleno
setup-stack = Pila en { $cell }
setup-color = Color
setup-height = Altura
setup-dvonns = DVONN dentro
setup-phase = Fase
setup-phase-placement = Colocación
setup-phase-movement = Apilamiento
setup-turn = Turno
setup-good = Posición válida.
setup-bad = Posición aún no válida:
setup-text = Posición en texto
setup-use = Analizar posición
setup-clear = Vaciar tablero

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-board = Tablero
settings-board-lines = Líneas
settings-board-wood = Madera
settings-patterns = Símbolos grandes en las piezas
settings-coordinates = Coordenadas
settings-coordinates-standard = Estándar
settings-coordinates-printed = Tablero impreso
settings-coordinates-newsletter = Boletín
settings-coordinates-off = Ninguna
settings-speed = Animación
settings-speed-off = Ninguna
settings-speed-fast = Rápida
settings-speed-normal = Media
settings-speed-slow = Lenta
settings-sounds = Sonidos
settings-notify = Avisarme cuando me toque en línea
settings-notify-denied = Tu navegador no permite notificaciones de esta página.
front-live = En directo
front-watch = Ver
settings-volume = Volumen
settings-confirmation = Confirmar jugadas
settings-confirmation-always = Siempre
settings-confirmation-losses = Si pierdes piezas
settings-confirmation-never = Nunca
settings-auto-pass = Pasar automáticamente
settings-companion = Consejos durante la partida
path-begin = ¿Primera vez? Un curso breve te enseña a jugar en un tablero real.
path-course = Sigue en el curso: { $title }
path-game = Ya sabes las reglas. Juega una primera partida en el nivel { $level }.
path-review = Mira qué fue decisivo en tu última partida.
path-own = Errores por corregir de tus partidas: { $count }
path-weak = Esto se te escapa más de la mitad de las veces: { $theme }
path-go = Vamos
settings-path = Sugerir qué hacer después
settings-overlays = Mostrar en el tablero
settings-overlay-targets = Adónde puede ir una pila
settings-overlay-movable = Mis pilas que pueden moverse
settings-overlay-blocked = Pilas bloqueadas
settings-overlay-lifelines = Contacto con las piezas DVONN
settings-overlay-falls = Lo que caería
settings-overlay-tempo = Movimientos de cada bando

## The board

board-name = Tablero de DVONN
board-setup-name = Tablero de DVONN, preparando una posición
board-picked = seleccionada
board-marked = marcada
board-mark-subject = casilla en cuestión
board-mark-target = casilla señalada
board-mark-right = respuesta correcta
board-mark-wrong = respuesta incorrecta
board-target = destino
board-falls =
    { $count ->
        [one] cae { $count } pila
       *[other] caen { $count } pilas
    }: { $losses }
board-again = Pulsa otra vez para jugar.
board-play = Jugar { $move }
board-ahead = En espera de tu turno: { $cells }.
board-picked-up = { $cell } seleccionada. Puede ir a { $cells }.
board-from-top = Desde arriba: { $pieces }
board-brushes = Poner en el tablero
board-brush-white = Blanca
board-brush-black = Negra
board-brush-dvonn = Pieza DVONN
board-brush-raise = Más alta
board-brush-lower = Más baja
board-brush-erase = Borrar

## The course

learn-page-new = ¿No conoces DVONN? Apréndelo en veinte minutos
learn-page-intro = { $count } capítulos breves. Tras los { $rules } primeros conoces todas las reglas y ya puedes jugar; los demás te hacen más fuerte. Síguelos en el orden que quieras.
learn-page-start = Empezar
learn-page-continue = Continuar
learn-page-finished = Has completado todos los pasos. Vuelve al capítulo que quieras.
learn-page-rules = ¿Prefieres leer?
learn-page-progress = Tu progreso
learn-page-kept = Se guarda en este navegador. Guárdalo en un archivo para continuar en otro dispositivo.
learn-page-export = Guardar en archivo
learn-page-import = Cargar archivo
learn-page-imported = Progreso cargado.
learn-page-reset = Borrar progreso
learn-page-reset-question = ¿Borrar todo tu progreso en el curso?
learn-page-reset-yes = Sí, borrar
learn-page-list = Capítulos
learn-page-back = Paso anterior
learn-page-skip = Paso siguiente
learn-page-done = Hecho
learn-page-chapter = Capítulo { $number } de { $all }
learn-page-hint = Pista
learn-page-solution = Solución
learn-page-why = Ver por qué
learn-page-step-through = Recorre las jugadas con los botones de flecha.
learn-page-lines = Las líneas rojas muestran qué está en contacto con una pieza DVONN.
learn-page-keys = Teclado: flechas e Intro, o escribe d3.
learn-page-first-game = Jugar la primera partida
learn-page-first-note = Contra la máquina en el nivel 1, con el tablero ya lleno.
learn-page-next = Siguiente
learn-page-restart = Reiniciar
learn-page-check = Comprobar
learn-page-marked = Marcadas: { $count }
learn-page-number = Tu respuesta
learn-page-less = Uno menos
learn-page-more = Uno más
learn-page-winner = ¿Quién gana?
learn-page-draw = Empate
learn-page-margin = Por cuántas piezas

## The rules book

rules-page-contents = Índice
rules-page-print = Imprimir

## Games over the network

online-friend = Jugar en línea con un amigo
lobby-link = Buscar rival en línea
online-clock = En línea, el reloj puede tener de 1 a 60 minutos y hasta 30 segundos por jugada.
