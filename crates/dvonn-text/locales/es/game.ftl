# Las palabras del juego, comunes a la página, la terminal y la línea de comandos.

## Names

color-name =
    { $color ->
        [white] Blanco
       *[black] Negro
    }
piece-name =
    { $piece ->
        [white] pieza blanca
        [black] pieza negra
       *[dvonn] pieza DVONN
    }
phase-placement = colocación
phase-movement = apilamiento
phase-end = final
game-pieces =
    { $count ->
        [one] { $count } pieza
       *[other] { $count } piezas
    }
game-plies =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
game-score = Piezas: Blanco { $white }, Negro { $black }

## Whose turn it is

turn-place =
    { $color ->
        [white] Blanco
       *[black] Negro
    } coloca una { $piece ->
        [white] pieza blanca
        [black] pieza negra
       *[dvonn] pieza DVONN
    }; { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    } de 49.
turn-pass =
    { $color ->
        [white] Blanco
       *[black] Negro
    } no tiene movimientos y debe pasar.
turn-move =
    Turno de { $color ->
        [white] Blanco
       *[black] Negro
    }: { $count ->
        [one] { $count } movimiento posible
       *[other] { $count } movimientos posibles
    }.

## What was played

played-place =
    { $color ->
        [white] Blanco
       *[black] Negro
    } colocó una pieza en { $move }.
played-move =
    { $color ->
        [white] Blanco
       *[black] Negro
    } jugó { $move }.
played-move-fell =
    { $color ->
        [white] Blanco
       *[black] Negro
    } jugó { $move }; { $count ->
        [one] cayó { $count } pila
       *[other] cayeron { $count } pilas
    }.
played-pass =
    { $color ->
        [white] Blanco
       *[black] Negro
    } pasó.

## What a move does

consequence-quiet = { $move }: pila de { $height }; no cae nada; después Blanco { $white }, Negro { $black }.
consequence-fall =
    { $move }: { $count ->
        [one] cae { $count } pila
       *[other] caen { $count } pilas
    }, { $losses }; después Blanco { $white }, Negro { $black }.
fall-nothing = No cae nada.
fall-off =
    { $count ->
        [one] Cae { $count } pila
       *[other] Caen { $count } pilas
    }: { $losses }.
loss-yours = tú −{ $pieces }
loss-theirs = rival −{ $pieces }
loss-of =
    { $color ->
        [white] Blanco
       *[black] Negro
    } −{ $pieces }

## What is announced to those who cannot see the board

announce-place =
    { $color ->
        [white] Blanco
       *[black] Negro
    } coloca una { $piece ->
        [white] pieza blanca
        [black] pieza negra
       *[dvonn] pieza DVONN
    } en { $cell }.
announce-move =
    { $color ->
        [white] Blanco
       *[black] Negro
    } mueve de { $from } a { $to }: pila de { $height }.
announce-takes-piece =
    Captura { $color ->
        [white] una pieza blanca
       *[black] una pieza negra
    }.
announce-takes-stack =
    Captura { $color ->
        [white] una pila blanca
       *[black] una pila negra
    } de { $height }.
announce-pass =
    { $color ->
        [white] Blanco
       *[black] Negro
    } pasa.

## What stands on a cell

stack-empty = { $cell }: vacía
stack-dvonn = { $cell }: pieza DVONN
stack-single =
    { $cell }: pieza { $color ->
        [white] blanca
       *[black] negra
    }
stack-tall =
    { $cell }: pila { $color ->
        [white] blanca
       *[black] negra
    } de { $height }
stack-tall-dvonn =
    { $cell }: pila { $color ->
        [white] blanca
       *[black] negra
    } de { $height } con { $dvonns ->
        [one] una pieza DVONN
       *[other] { $dvonns } piezas DVONN
    }
stack-layers = { $stack }; desde abajo: { $layers }
layer-name =
    { $piece ->
        [white] blanca
        [black] negra
       *[dvonn] DVONN
    }
layer-unknown =
    { $count ->
        [one] { $count } desconocida
       *[other] { $count } desconocidas
    }
mobility-blocked = bloqueada, no puede moverse
mobility-stuck = no tiene adónde ir
mobility-moves =
    { $count ->
        [one] { $count } movimiento
       *[other] { $count } movimientos
    }

## How a game ended

ending-win =
    Fin de la partida: gana { $color ->
        [white] Blanco
       *[black] Negro
    } por { $margin ->
        [one] { $margin } pieza
       *[other] { $margin } piezas
    }.
ending-draw = Fin de la partida: empate.
ending-resigned =
    { $color ->
        [white] Blanco abandonó: gana Negro
       *[black] Negro abandonó: gana Blanco
    }.
ending-time =
    { $color ->
        [white] A Blanco se le acabó el tiempo: gana Negro
       *[black] A Negro se le acabó el tiempo: gana Blanco
    }.
ending-left =
    { $color ->
        [white] Blanco dejó la partida: gana Negro
       *[black] Negro dejó la partida: gana Blanco
    }.
ending-agreed = Los jugadores acordaron tablas.
ending-aborted = La partida se canceló.
ending-you-win =
    Fin de la partida: has ganado por { $margin ->
        [one] { $margin } pieza
       *[other] { $margin } piezas
    }.
ending-you-lose =
    Fin de la partida: has perdido por { $margin ->
        [one] { $margin } pieza
       *[other] { $margin } piezas
    }.
ending-you-resigned = Has abandonado.
ending-they-resigned = Tu rival ha abandonado: has ganado.
ending-your-time = Se te ha acabado el tiempo: has perdido.
ending-their-time = A tu rival se le ha acabado el tiempo: has ganado.
ending-you-left = Has dejado la partida: has perdido.
ending-they-left = Tu rival ha dejado la partida: has ganado.
result-win =
    gana { $color ->
        [white] Blanco
       *[black] Negro
    } por { $margin }
result-draw = empate
result-resigned =
    { $color ->
        [white] Blanco
       *[black] Negro
    } abandonó
result-time =
    { $color ->
        [white] Blanco
       *[black] Negro
    } agotó su tiempo
result-left =
    { $color ->
        [white] Blanco
       *[black] Negro
    } dejó la partida
result-agreed = tablas por acuerdo
result-aborted = cancelada
result-unfinished = sin terminar

## What a position is worth

worth-even = igualdad, { $chance }
worth-chance =
    { $color ->
        [white] Blanco
       *[black] Negro
    } { $percent }
worth-ahead =
    { $color ->
        [white] Blanco
       *[black] Negro
    } lleva { $margin } de ventaja, prob. { $percent }
worth-draw = demostrado: empate
worth-win =
    demostrado: gana { $color ->
        [white] Blanco
       *[black] Negro
    }
worth-win-by =
    demostrado: gana { $color ->
        [white] Blanco
       *[black] Negro
    } por { $margin }

## The review of a game

review-inaccuracy = imprecisión
review-mistake = error
review-blunder = error grave
review-better-pieces = −{ $loss } piezas, mejor: { $move }
review-better-chance = −{ $loss } de probabilidad de ganar, mejor: { $move }
review-inaccuracies =
    { $count ->
        [one] { $count } imprecisión
       *[other] { $count } imprecisiones
    }
review-mistakes =
    { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
review-blunders =
    { $count ->
        [one] { $count } error grave
       *[other] { $count } errores graves
    }
review-faultless = sin errores
review-summary = { $side }: { $slips }; pérdida media: { $loss } piezas
review-accuracy-middle = Precisión en el medio juego: { $each }
review-accuracy-ending = Precisión en el final: { $each }
review-accuracy-placing = Precisión en la colocación (estimación): { $each }
review-moments = Los momentos decisivos:
review-only = única jugada buena
review-forced = única jugada posible
review-oversights =
    { $pieces ->
        [one] { $pieces } pieza perdida por descuido
       *[other] { $pieces } piezas perdidas por descuido
    }
review-board = Tablero lleno (estimación): { $worth }
review-placements = Las colocaciones más importantes (estimaciones, sin mover las demás piezas):
review-sheet-title = Revisión de la partida
review-sheet-legend = La flecha indica la mejor jugada; la línea y los círculos, la que se jugó.

## Why a move is good or bad, and hints

theme-edges = Bordes y piezas DVONN
theme-neutralising = Neutralizar
theme-mobility = Movilidad
theme-dvonn-stacks = Pilas DVONN
theme-last-moves = Los últimos movimientos
theme-links = Mantener el contacto
theme-sharpshooting = Puntería
theme-overloading = Sobrecarga
theme-tempi = Contar tempos
reason-only-proved = La única jugada buena: está demostrado que las demás son peores.
reason-only-searched = La única jugada buena: según el motor, cualquier otra vale al menos { $pieces } piezas menos.
reason-refuted = La respuesta: { $moves }.
reason-cuts-off =
    Aísla { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    } de { $color ->
        [white] Blanco
       *[black] Negro
    }.
reason-saves-from =
    Evita la amenaza { $move }, que costaría { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    }.
reason-takes-piece = Captura la pieza de { $cell }.
reason-takes-stack = Captura la pila de { $height } en { $cell }.
reason-takes-dvonn = Captura la pila DVONN de { $cell }.
reason-neutralises =
    Neutraliza la pieza de { $cell }, que tenía { $count ->
        [one] { $count } movimiento
       *[other] { $count } movimientos
    }.
reason-overloads = La pila de { $cell } tiene ahora { $height } piezas: es demasiado alta para moverse.
reason-frees =
    Libera { $count ->
        [one] { $count } pila bloqueada
       *[other] { $count } pilas bloqueadas
    }.
reason-keeps-bridge =
    Asegura el puente de { $cell }, del que { $pieces ->
        [one] depende { $pieces } pieza
       *[other] dependen { $pieces } piezas
    }.
reason-brings-dvonn =
    Lleva una pieza DVONN junto a { $count ->
        [one] { $count } pila propia más
       *[other] { $count } pilas propias más
    }.
reason-denies-dvonn =
    Se hace con la pieza DVONN de { $cell } antes que { $color ->
        [white] Blanco
       *[black] Negro
    }.
reason-forces-pass =
    { $color ->
        [white] Blanco
       *[black] Negro
    } tiene que pasar.
reason-gains-tempi =
    Gana tempos: { $own ->
        [one] { $own } movimiento
       *[other] { $own } movimientos
    } de reserva contra { $theirs }.
reason-wastes-tempi =
    Pierde tempos: { $own ->
        [one] { $own } movimiento
       *[other] { $own } movimientos
    } de reserva contra { $theirs }.
reason-on-edge = En el borde, una pieza nunca queda bloqueada.
reason-beside-dvonn = Está junto a una pieza DVONN.
reason-apart = No está junto a otra pieza de su color.
hint-area = Pista: { $theme }. Mira alrededor de { $cell }.
hint-area-plain = Pista: mira alrededor de { $cell }.
hint-stack = Pista: mira la pila de { $cell }.
hint-more = Pide otra pista para saber más.
hint-move = Pista: { $move } ({ $worth }).
hint-cost = La segunda mejor jugada, { $move }, cuesta { $pieces } piezas.
hint-cost-result = La segunda mejor jugada es { $move } ({ $worth }).
oversight = Cuidado: has pasado por alto { $move }, la respuesta de la máquina.
oversight-cost = Tu jugada cuesta unas { $pieces } piezas frente a la mejor.
hints-used = Pistas usadas: { $count }
hints-used-both = Pistas usadas: Blanco { $white }, Negro { $black }

## Why a move was refused

refused-over = la partida ha terminado
refused-still-placing = las pilas no se mueven hasta que estén colocadas las 49 piezas
refused-pass-while-placing = durante la colocación no se puede pasar
refused-already-placed = todas las piezas están colocadas; para mover, indica las dos casillas, no solo { $cell }
refused-occupied = { $cell } está ocupada
refused-must-move = solo se puede pasar cuando no hay ningún movimiento posible
refused-no-stack = no hay ninguna pila en { $cell }
refused-lone-dvonn = la pieza DVONN de { $cell } está sola y no se puede mover
refused-not-yours = la pila de { $cell } es del rival
refused-enclosed = la pila de { $cell } está bloqueada: sus seis vecinas están ocupadas
refused-not-in-line = { $from } y { $to } no están en línea recta
refused-wrong-distance =
    { $to } no está a la distancia justa de { $from }: una pila de { $height } avanza exactamente { $height ->
        [one] { $height } casilla
       *[other] { $height } casillas
    }
refused-empty-target = { $cell } está vacía; una pila debe acabar sobre otra
refused-no-target =
    { $height ->
        [one] no hay ninguna pila vecina que cubrir
       *[other] no hay ninguna pila que cubrir a exactamente { $height } casillas
    }
refused-turn =
    es el turno de { $color ->
        [white] Blanco
       *[black] Negro
    }
refused-no-offer = no hay ninguna oferta de tablas a la que responder
refused-already-offered = ya has ofrecido tablas
refused-nothing-asked = no hay ninguna petición de deshacer una jugada a la que responder
refused-already-asked = ya se ha pedido deshacer una jugada
refused-nothing-to-take-back = no hay nada que deshacer
refused-too-early = la partida todavía no puede terminar así
refused-time-control = un control de tiempo se escribe como 300, 300+5, 300 delay 5 o 3 days
refused-ending-counted = ningún jugador puede mover, así que la partida termina con el recuento de las piezas
refused-ending-uncounted = un jugador todavía puede mover, así que la partida no termina con el recuento de las piezas

## Why a board that was set up is not a valid position

setup-stack-while-placing = durante la colocación no puede haber pilas: { $cells }
setup-placement-finished = las 49 piezas están colocadas, así que esta es la fase de apilamiento
setup-placement-count =
    con { $placed ->
        [one] { $placed } pieza colocada
       *[other] { $placed } piezas colocadas
    }, las piezas { $piece ->
        [white] blancas
        [black] negras
       *[dvonn] DVONN
    } deberían ser { $expected }, no { $found }
setup-placement-turn =
    hay { $placed ->
        [one] { $placed } pieza colocada
       *[other] { $placed } piezas colocadas
    }, así que es el turno de { $color ->
        [white] Blanco
       *[black] Negro
    }
setup-dvonn-count = las piezas DVONN deben ser 3, no { $found }
setup-too-many = hay { $found } piezas, pero el juego solo tiene 49
setup-tops =
    { $found } pilas tienen encima una pieza { $color ->
        [white] blanca
       *[black] negra
    }, pero solo hay 23 de ese color
setup-unlinked = sin contacto con una pieza DVONN: { $cells }

## Why a text is not a position, stack or move

text-parts = una posición tiene tres partes (filas, turno y fase), pero aquí hay { $found }
text-rows = un tablero tiene 5 filas, pero aquí hay { $found }
text-cells = la fila { $row } debe tener { $expected } casillas, no { $found }
text-character = columna { $column }: se esperaba ., W, B o D, pero hay { $found }
text-height = columna { $column }: { $found } no es una altura de pila; usa de 2 a 49
text-stack = columna { $column }: { $reason }
text-side = el turno debe ser W o B, no { $found }
text-phase = la fase debe ser P o M, no { $found }
text-stack-height = una pila tiene de 1 a 49 piezas, no { $height }
text-stack-dvonns =
    una pila de { $height } con una pieza de color encima puede contener como máximo { $most ->
        [one] { $most } pieza DVONN
       *[other] { $most } piezas DVONN
    }, no { $dvonns }
text-move-missing = falta una jugada
text-no-cell = { $text } no es una casilla
text-no-move = { $text } no es una jugada; las jugadas se escriben como d3, c1-c2 o pass

## Why a record was not read to its end

read-place = línea { $line }, columna { $column }
read-ply = jugada { $ply }
read-start = la posición inicial no es válida: { $reason }
read-tag-form = una etiqueta debe tener la forma [Nombre "valor"]
read-tag-name = { $name } no es un nombre de etiqueta válido
read-tag-reserved = { $name } se deduce de las jugadas y del final, y no se puede fijar
read-clock = { $text } no es un tiempo de reloj; se escribe como @4:59 o @1:04:59.250
read-orphan =
    { $what ->
        [clock] un tiempo de reloj
        [variation] una variante
       *[comment] un comentario
    } debe seguir a una jugada
read-unopened = hay un paréntesis de cierre sin el de apertura
read-after-end = después del final de la partida hay { $text }
read-json = JSON: { $detail }
read-json-format = se esperaba "format": "dvonn-record" y "version": 1
read-tag-value = el valor de la etiqueta { $name } no es un texto
read-no-such-move = una variante empieza tras la jugada { $number }, pero esa jugada no existe
read-nothing-to-leave = una variante empieza tras la jugada { $number }, pero la línea termina ahí
read-variations = este formato no admite variantes
read-no-bracket = se esperaba [ tras { $name }, pero hay { $found }
read-other-game = esta es una partida de { $name }, no de DVONN
read-nothing-held = se deja una pieza en { $cell }, pero no se había tomado ninguna
read-wrong-player =
    juega { $color ->
        [white] Blanco
       *[black] Negro
    }, pero es el turno de { $turn ->
        [white] Blanco
       *[black] Negro
    }
read-empty = no se encontró ninguna partida
read-several = se esperaba una sola partida, pero hay varias
read-too-many-repairs = demasiadas correcciones (1000); esto no parece una partida
read-needs-repair = esto necesitaría una corrección: { $repair }

## What was repaired in a record

repair-latin = no es UTF-8; se leyó como Latin-1
repair-last-placement = faltaba la última colocación: { $move }
repair-forced-pass =
    faltaba un paso obligado de { $color ->
        [white] Blanco
       *[black] Negro
    }
repair-closing-pass = se ignoró un paso posterior al final de la partida
repair-number = el número de jugada debería ser { $expected }
repair-skipped = se ignoró { $text }
repair-early-comment = un comentario anterior a la primera jugada de una variante se puso detrás de ella
repair-unclosed =
    faltaba el final de { $what ->
        [game] una partida
        [turn] un turno
        [property] una propiedad
        [variation] una variante
       *[comment] un comentario
    }
repair-repeated-tag = la etiqueta { $name } se repite; se conservó el primer valor
repair-repeated-move = una variante repite la jugada { $move }; se unieron las dos líneas
repair-result =
    { $what ->
        [result] el resultado
        [ending] el final
        [score] el tanteo
        [end] la posición final
        [player] el jugador
       *[removed] la lista de casillas vaciadas
    } debería ser { $expected }
repair-unexplained = se ignoró el resultado: la partida no está terminada y nada dice cómo acabó
repair-contradiction = el resultado y el final se contradicen; se ignoraron ambos
repair-missing-result = faltaba el resultado al final

## What a format cannot store

lost-variations = variantes
lost-comments = comentarios
lost-clocks = tiempos de reloj
lost-tags = algunas etiquetas o partes de ellas
lost-ending = cómo terminó la partida
export-start = este formato solo admite partidas que empiezan con el tablero vacío

## The levels of the computer

level-description =
    { $level ->
        [1] Captura lo que alcanza; pasa por alto muchos peligros.
        [2] Ve algunas de tus respuestas, pero pocos saltos largos y caídas.
        [3] Coloca y juega como la mayoría de la gente.
        [4] Ve la mitad de tus respuestas, y pocas caídas.
        [5] Ve la mayoría de tus respuestas; las caídas aún la sorprenden.
        [6] Vigila bien tus respuestas, pero se le escapan saltos.
        [7] Valora bien la posición, pero apenas mira más allá.
        [8] Ve dos o tres jugadas por delante.
        [9] Ve varias jugadas por delante: para ganar necesitas un plan.
       *[10] Juega lo mejor que sabe y puede tardar unos segundos.
    }

## Dates and times

date-day =
    { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }
ago-now = hace un momento
ago-minutes =
    hace { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
ago-hours =
    hace { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
ago-days =
    hace { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
