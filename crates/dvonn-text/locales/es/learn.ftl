# El curso: los textos, las preguntas y las respuestas de cada paso. Las casillas y los movimientos se nombran con la notación del tablero de quien lee.

## Words around the course

learn-course = Aprende a jugar a DVONN
learn-progress =
    { $done ->
        [one] { $done } paso hecho
       *[other] { $done } pasos hechos
    } de { $all }
learn-chapter = Capítulo { $number }: { $title }
learn-step = Paso { $number } de { $all }
learn-exercise = Ejercicio
learn-right = ¡Correcto!
learn-wrong = No del todo.
learn-other-kind = En este paso se pide otra cosa.
learn-refused = Eso no está permitido: { $reason }.
learn-unproved = La máquina no ha podido calcular esta posición hasta el final. Prueba otra respuesta.
learn-reply =
    { $color ->
        [white] Blanco
       *[black] Negro
    } responde con { $move }. Te toca otra vez.
learn-reply-pass =
    { $color ->
        [white] Blanco
       *[black] Negro
    } tiene que pasar. Te toca otra vez.
learn-turn-again = Te toca otra vez.
learn-full = El tablero está lleno: desde ahora se mueven las pilas. Empiezas tú.
learn-full-reply =
    El tablero está lleno: desde ahora se mueven las pilas. { $color ->
        [white] Blanco
       *[black] Negro
    } empieza con { $move }. Te toca.
learn-solution-moves = Una jugada correcta: { $move }.
learn-solution-pass = Tienes que pasar.
learn-solution-cells = Las casillas correctas: { $cells }.
learn-solution-number = El número correcto: { $number }.
learn-solution-win =
    Gana { $color ->
        [white] Blanco
       *[black] Negro
    } por { $margin }.
learn-solution-draw = Es empate.
learn-why-pass =
    { $opponent ->
        [white] Blanco
       *[black] Negro
    } se ha quedado sin movimientos y tiene que pasar. Ahora solo juegas tú.
learn-why-threat =
    { $opponent ->
        [white] Blanco
       *[black] Negro
    } amenazaba con { $threat }, que te habría costado { $cost ->
        [one] { $cost } pieza
       *[other] { $cost } piezas
    }. Lo has evitado.
learn-why-others-draw = El segundo mejor movimiento, { $other }, solo empata.
learn-why-others-lose =
    El segundo mejor movimiento, { $other }, pierde por { $loss ->
        [one] { $loss } pieza
       *[other] { $loss } piezas
    }.
learn-progress-unreadable = Esto no es un archivo de progreso del curso.
learn-progress-format = Este archivo dice que contiene { $format }, no el progreso del curso.
learn-progress-version = Este progreso se guardó con una versión más reciente ({ $version }).

## Reactions to mistakes in any step

learn-wrong-from = { $move } es legal, pero este paso trata de otra pila.
learn-wrong-onto = { $move } es legal, pero no acaba en { $cell }.
learn-wrong-capture =
    { $move } es legal, pero no cubre ninguna { $opponent ->
        [white] pieza blanca
       *[black] pieza negra
    }.
learn-wrong-onto-dvonn = { $move } es legal, pero no cubre ninguna pieza DVONN.
learn-wrong-carries = { $move } es legal, pero esa pila no contiene ninguna pieza DVONN.
learn-wrong-frees = Tras { $move }, las seis casillas que rodean { $cell } siguen ocupadas.
learn-wrong-cuts =
    Con { $move } { $theirs ->
        [one] cae { $theirs } pieza
       *[other] caen { $theirs } piezas
    } de tu rival y { $yours ->
        [one] { $yours } tuya
       *[other] { $yours } tuyas
    }. Hay un corte mejor.
learn-wrong-forces-pass =
    Tras { $move }, a tu rival { $replies ->
        [one] aún le queda { $replies } movimiento
       *[other] aún le quedan { $replies } movimientos
    }.
learn-wrong-replies =
    { $move } deja a tu rival { $replies ->
        [one] { $replies } movimiento
       *[other] { $replies } movimientos
    }; el mínimo posible es { $fewest }.
learn-wrong-moves =
    { $move } te deja { $moves ->
        [one] { $moves } movimiento
       *[other] { $moves } movimientos
    }, sin contar con la respuesta { $opponent ->
        [white] de Blanco
       *[black] de Negro
    }; el máximo posible es { $most }.
learn-wrong-locks =
    Tras { $move }, la pila de { $cell } todavía puede ir a { $targets ->
        [one] { $targets } casilla
       *[other] { $targets } casillas
    }.
learn-wrong-loses =
    { $move } pierde por { $margin ->
        [one] { $margin } pieza
       *[other] { $margin } piezas
    } contra las mejores respuestas. Mira cómo sigue.
learn-wrong-draws = { $move } acaba en empate contra las mejores respuestas. Mira cómo sigue.
learn-wrong-worse =
    { $move } te cuesta { $difference ->
        [one] { $difference } pieza
       *[other] { $difference } piezas
    } en comparación con el mejor movimiento. Mira cómo sigue.
learn-wrong-place-inside = Esta casilla no está en el borde: aquí una pieza tiene seis vecinas y quedará bloqueada cuando el tablero esté lleno.
learn-wrong-place-far = Está en el borde, pero no junto a una pieza DVONN.
learn-wrong-place-crowded = La casilla es buena, pero justo al lado hay otra pieza tuya. Reparte mejor tus piezas.
learn-wrong-missing =
    Por ahora no hay ningún error, pero { $count ->
        [one] todavía falta { $count }
       *[other] todavía faltan { $count }
    }.
learn-wrong-mark-empty = { $cell } está vacía.
learn-wrong-place-apart = { $cell } no es vecina de { $of }.
learn-wrong-place-neighbours =
    { $cell } tiene { $neighbours ->
        [one] { $neighbours } vecina
       *[other] { $neighbours } vecinas
    }.
learn-wrong-mark-edge = { $cell } está en el borde. Ahí una pila tiene menos de seis vecinas, así que nunca está bloqueada.
learn-wrong-mark-gap = { $cell } tiene al lado una casilla vacía, así que no está bloqueada.
learn-wrong-mark-leaves = La pieza de { $cell } es la que se mueve; no cae.
learn-wrong-mark-linked = Una cadena de vecinas todavía une { $cell } con una pieza DVONN.
learn-wrong-too-many = Con { $guess } te pasas. Cuenta otra vez.
learn-wrong-too-few = Con { $guess } no llegas. Cuenta otra vez.
learn-wrong-winner = Termina de otra manera. Mira qué ocurre si ambos juegan lo mejor posible.
learn-wrong-margin = Has acertado el ganador, pero no el número. Mira qué ocurre si ambos juegan lo mejor posible.
learn-wrong-mobile =
    Al final { $count ->
        [one] puede moverse { $count } pieza tuya
       *[other] pueden moverse { $count } piezas tuyas
    }; hacían falta { $wanted }. Inténtalo otra vez.
learn-wrong-owns = La pila de { $cell } sigue sin ser tuya. Inténtalo otra vez.
learn-wrong-game-lost =
    Has perdido por { $margin ->
        [one] { $margin } pieza
       *[other] { $margin } piezas
    }. No importa: inténtalo otra vez.
learn-wrong-game-drawn = Empate: no has perdido, pero tampoco has ganado. Inténtalo otra vez.

## A first taste

learn-taste = Primer contacto
learn-taste-able = Ya sabes saltar, volar, cortar y ganar. Lo demás son detalles.
learn-taste-1 = Llevas las blancas. Salta sobre la pieza negra de al lado.
learn-taste-1-hint = Elige la pieza blanca y después la negra.
learn-taste-1-right = Ahora es una pila de dos con una blanca encima: es tuya.
learn-taste-1-red = { $move } es legal, pero salta sobre la pieza negra, no sobre una roja.
learn-taste-2 = Dos piezas vuelan exactamente dos puntos. ¡Salta sobre la pila negra!
learn-taste-2-hint = Elige tu pila y después la negra, a dos puntos de distancia.
learn-taste-2-right = Ha volado por encima de la pieza roja. Ahora tiene { $height } piezas y vuela { $height } puntos.
learn-taste-3 = Ahora decides tú: haz el movimiento que quieras.
learn-taste-3-hint = Elige una pieza blanca del exterior y después cualquier pieza que la toque.
learn-taste-3-right = Otra pila para ti. El punto que has dejado queda vacío.
learn-taste-4 = Lo que pierde el contacto con las rojas cae. ¡Aísla a Negro!
learn-taste-4-hint = Una pieza blanca une los dos grupos. Quítala de ahí: muévela encima de una roja.
learn-taste-4-right =
    ¡Un solo salto y { $theirs ->
        [one] cae { $theirs } pieza negra
       *[other] caen { $theirs } piezas negras
    }! Las piezas DVONN rojas lo mantienen todo unido.
learn-taste-4-fell = También tu propia pila ha perdido el contacto con las rojas. Salta hacia el otro lado.
learn-taste-4-nothing = { $move } no corta nada. Mueve la pieza blanca del medio.
learn-taste-5 = ¡El último movimiento! Captura la pila alta: gana la torre más alta.
learn-taste-5-hint = Tu pila de tres piezas vuela tres puntos. ¿Qué pila negra es la más alta?
learn-taste-5-right = Cada jugador reúne sus pilas en una torre. La tuya es más alta: ¡ganas por { $margin }!

## The board and the pieces

learn-board = El tablero y las piezas
learn-board-able = Ya te orientas en el tablero: casillas, líneas y esquinas.
learn-board-1 = Los puntos son las casillas, y hay una pieza para cada una. Empieza: coloca una pieza DVONN roja en cualquier punto.
learn-board-1-hint = Vale cualquier punto.
learn-board-1-right = 49 casillas, así que 49 piezas: 23 blancas, 23 negras y 3 piezas DVONN rojas, que no son de nadie. Gana quien controla más piezas al final.
learn-board-2 = Las líneas unen las casillas en tres direcciones: una casilla del interior tiene seis vecinas. Las letras van en diagonal; los números, por filas. Coloca tu pieza en una vecina de { $cell }.
learn-board-2-hint = Sigue una línea desde { $cell } hasta el siguiente punto.
learn-board-2-right = Unidas por una línea. En DVONN todo ocurre a lo largo de estas líneas.
learn-board-2-above = { $cell } parece cercana, pero ninguna línea la une con { $of }.
learn-board-3 = En el borde una casilla tiene menos vecinas: cuatro, o solo tres en una esquina. Coloca tu pieza en una esquina.
learn-board-3-hint = Mira las esquinas del tablero.
learn-board-3-right = Una esquina tiene tres vecinas; las demás casillas del borde, cuatro; las del interior, seis.

## Placing

learn-placing = Colocar las piezas
learn-placing-able = Ya sabes llenar el tablero, pieza a pieza.
learn-placing-1 = Primero se llena el tablero: las piezas se colocan de una en una, en cualquier casilla vacía. Blanco coloca una pieza DVONN, Negro la segunda y Blanco la tercera. Llevas las blancas: coloca tus dos piezas DVONN.
learn-placing-1-hint = Vale cualquier casilla vacía.
learn-placing-1-right = Las tres piezas DVONN están en el tablero. A partir de aquí los jugadores colocan por turnos piezas de su color; empieza Negro.
learn-placing-2 = Quedan una sola casilla vacía y una pieza blanca. Colócala. Después vuelve a tocarte, porque Blanco empieza también la segunda fase: mueve una pieza blanca del borde encima de una pieza vecina.
learn-placing-2-hint = Primero coloca; después elige una pieza blanca del borde y una casilla que la toque.
learn-placing-2-right = Blanco es el último en colocar y el primero en mover. Es justo: Negro fue el primero en colocar una pieza de su color.

## A single piece

learn-single = Mover una pieza suelta
learn-single-able = Ya sabes mover piezas sueltas y apoderarte de pilas.
learn-single-1 = Una pieza suelta se mueve exactamente una casilla, en cualquier dirección, y solo para ponerse encima de otra pieza, del color que sea. Llevas las blancas: mueve una de tus piezas.
learn-single-1-hint = Elige una pieza blanca y una de las piezas que la tocan.
learn-single-1-right = Ahora las dos piezas forman una pila, y la casilla que has dejado queda vacía el resto de la partida.
learn-single-2 = La pieza de arriba decide de quién es la pila. Cubre una pieza negra.
learn-single-2-hint = Busca una pieza negra que toque una blanca.
learn-single-2-right = Una pila de { $height } con una blanca encima: es tuya, con la pieza negra dentro.
learn-single-2-own = { $move } cubre una pieza que ya era tuya. Elige una negra.
learn-single-4 = Los números dicen cuántas piezas tiene cada pila. Una pieza suelta puede cubrir cualquier pieza o pila que la toque, por alta que sea. Mueve la pieza blanca suelta de { $cell }.
learn-single-4-hint = Elígela y después elige cualquier pieza o pila que la toque.
learn-single-4-right =
    Podía ir a { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }. Pilas blancas o negras, altas o bajas: basta con que la casilla de al lado esté ocupada.

## Stacks

learn-stacks = Las pilas se mueven enteras
learn-stacks-able = Ya sabes mover pilas de cualquier altura.
learn-stacks-1 = Una pila se mueve siempre entera, en línea recta, exactamente tantas casillas como piezas tiene. Mueve la pila blanca de { $height } en { $cell }.
learn-stacks-1-hint = Cuenta { $height } casillas por cada línea. En una de ellas hay algo que cubrir.
learn-stacks-1-right = Ha avanzado exactamente tantas casillas como piezas tenía, por encima de lo que hubiera en medio. Ahora tiene { $height } piezas y debe avanzar { $height } casillas.
learn-stacks-1-single = Esa es la pieza suelta. Mueve la pila.
learn-stacks-4 = Blanco acaba de jugar { $move } y Negro ha respondido. Ahora mueve la nueva pila blanca de { $cell }.
learn-stacks-4-hint = Dos piezas: exactamente dos casillas, en cada una de las seis direcciones, hasta donde llegue el tablero.
learn-stacks-4-right = Podía ir a { $targets }: a exactamente dos casillas, y ocupadas.
learn-stacks-3 = Negro tiene una pila de { $height } en { $cell }. Una de tus pilas llega justo hasta ella. ¿Cuál? Cubre con ella la pila negra.
learn-stacks-3-hint = Compara la altura de cada pila blanca con la distancia a la que está.
learn-stacks-3-right =
    { $moved ->
        [one] { $moved } pieza, { $moved } casilla
       *[other] { $moved } piezas, { $moved } casillas
    }. Quien cuenta antes, antes encuentra estos movimientos.

## Gaps

learn-gaps = Por encima de los huecos, nunca dentro
learn-gaps-able = Ya sabes volar sobre los huecos y ver qué pila no tiene adónde ir.
learn-gaps-1 = Llevas las negras. Las casillas vacías se pueden cruzar y cuentan como casillas, pero nadie puede acabar en una. Mueve tu pila de { $height } en { $cell }.
learn-gaps-1-hint = { $height } casillas en cada una de las seis direcciones: ¿dónde hay algo que cubrir?
learn-gaps-1-right = Solo podía ir a { $targets }. En las demás direcciones se acaba el tablero o la casilla está vacía.
learn-gaps-2 = Vuela por encima del hueco: cubre la pila negra de { $cell }.
learn-gaps-2-hint = ¿Cuál de tus pilas tiene tantas piezas como casillas hay hasta { $cell }?
learn-gaps-2-right =
    Desde { $from } hay { $distance ->
        [one] { $distance } casilla
       *[other] { $distance } casillas
    }, y todas las de en medio están vacías. Los huecos no protegen a nadie.
learn-gaps-4 = Algunas pilas blancas tienen casillas libres alrededor y, sin embargo, no pueden moverse: vayan por donde vayan, la casilla a la que llegarían está vacía o queda fuera del tablero. Busca una pila blanca que sí pueda moverse y muévela.
learn-gaps-4-hint = Para cada pila blanca, cuenta por cada línea tantas casillas como piezas tiene.
learn-gaps-4-right =
    { $count ->
        [one] { $count } pila blanca no tenía adónde ir. Todavía cuenta para Blanco, pero no puede luchar.
       *[other] { $count } pilas blancas no tenían adónde ir. Todavía cuentan para Blanco, pero no pueden luchar.
    }

## Blocked

learn-blocked = Bloqueadas por los seis lados
learn-blocked-able = Ya sabes qué piezas están bloqueadas y cómo liberarlas.
learn-blocked-1 = Una pieza o pila con sus seis casillas vecinas ocupadas no puede moverse, por alta que sea. Marca todas las bloqueadas, sean del color que sean.
learn-blocked-1-hint = Nada que esté en el borde ni nada que toque una casilla vacía.
learn-blocked-1-right =
    Por ahora hay { $count ->
        [one] { $count } bloqueada
       *[other] { $count } bloqueadas
    }. Una pila del borde no lo está nunca.
learn-blocked-2 = Tu pieza de { $cell } está bloqueada. Haz un movimiento que la libere.
learn-blocked-2-hint = Una de sus seis vecinas tiene que irse. ¿Cuál es tuya y puede moverse?
learn-blocked-2-right = Basta con una casilla vacía a su lado.
learn-blocked-2-itself = Ella misma no puede moverse: las seis casillas que la rodean están ocupadas. Otra tiene que hacerle sitio.
learn-blocked-3 = El tablero está lleno: todo el interior está bloqueado y solo pueden moverse las piezas del borde. Haz el primer movimiento de Blanco.
learn-blocked-3-hint = Elige una pieza blanca del borde y después una vecina.
learn-blocked-3-right =
    { $count ->
        [one] Podía moverse { $count } pieza blanca
       *[other] Podían moverse { $count } piezas blancas
    }, solo las del borde, que abren camino a las del interior.

## DVONN pieces

learn-dvonn = Las piezas DVONN
learn-dvonn-able = Ya sabes llevar piezas DVONN por el tablero.
learn-dvonn-1 = Nadie puede mover una pieza DVONN que está sola. Pero puedes cubrirla: mueve una de tus piezas encima de una pieza DVONN.
learn-dvonn-1-hint = ¿Qué pieza DVONN toca una pieza blanca?
learn-dvonn-1-right = La pila es tuya, y la pieza DVONN viaja dentro. Cuenta como cualquier otra pieza.
learn-dvonn-1-black = Has capturado una pieza negra, bien hecho; pero esta vez cubre una pieza DVONN.
learn-dvonn-4 = Llevas las negras. Con { $move } has cubierto una pieza DVONN, y Blanco ha respondido. Ahora esa pieza viaja con tu pila: mueve la pila de { $cell }.
learn-dvonn-4-hint = Se mueve como cualquier pila de dos.
learn-dvonn-4-right = Podía ir a { $targets }, y la pieza DVONN ha ido con ella. También { $empty } está a dos casillas, pero está vacía.
learn-dvonn-3 = Algunas pilas contienen una pieza DVONN. Una de las tuyas puede llevársela en este turno. Mueve esa pila.
learn-dvonn-3-hint = Una blanca encima, una pieza DVONN dentro y algo que cubrir a la distancia justa.
learn-dvonn-3-right = Solo esta. Una pila así es un tesoro y un peligro, como verás en el próximo capítulo.
learn-dvonn-3-far = Tiene una blanca encima y una pieza DVONN dentro, pero a { $height } casillas de { $cell } no hay nada que cubrir.

## Connected

learn-linked = Mantén el contacto
learn-linked-able = Ya sabes aislar grupos enteros y mantener los tuyos en contacto.
learn-linked-1 = Todo lo que ya no está unido a una pieza DVONN por una cadena de vecinas cae del tablero al momento, sea de quien sea. Marca todo lo que cae cuando Blanco juega { $move }.
learn-linked-1-hint = La pieza deja un hueco. ¿Qué sigue en contacto con una pieza DVONN, directamente o a través de otras?
learn-linked-1-right =
    { $count ->
        [one] Cae { $count } pila
       *[other] Caen { $count } pilas
    }: { $white ->
        [one] { $white } pieza
       *[other] { $white } piezas
    } de Blanco y { $black } de Negro.
learn-linked-2 = Llevas las negras. Tu pila de { $cell } contiene la única pieza DVONN con la que está en contacto el grupo que la rodea. Muévela y mira qué cae.
learn-linked-2-hint = Vale cualquier casilla a la que llegue esta pila.
learn-linked-2-right =
    Blanco pierde { $theirs ->
        [one] { $theirs } pieza
       *[other] { $theirs } piezas
    }; tú, { $yours }. Quien mueve una pieza DVONN decide qué se queda.
learn-linked-3 = Un movimiento expulsa del tablero todo un grupo negro y no te cuesta nada. Encuéntralo.
learn-linked-3-hint = ¿Cuál de tus pilas es el único puente hacia el grupo negro?
learn-linked-3-right =
    { $theirs ->
        [one] Cae { $theirs } pieza
       *[other] Caen { $theirs } piezas
    } de Negro y ninguna tuya. Un puente tuyo es un arma.
learn-linked-3-nothing = { $move } no corta nada. Busca el puente entre el grupo negro y las piezas DVONN.

## You must move

learn-must = Mover es obligatorio
learn-must-able = Ya sabes elegir bien aunque todos los movimientos duelan.
learn-must-1 = Si puedes mover, tienes que mover, aunque duela. Blanco tiene un solo movimiento. Hazlo.
learn-must-1-hint = Busca la única pila blanca que tiene algo que cubrir.
learn-must-1-right =
    Con su propio movimiento Blanco pierde { $white ->
        [one] { $white } pieza
       *[other] { $white } piezas
    }, y Negro acaba ganando por { $margin }.
learn-must-1-pass = Solo se puede pasar cuando no hay ningún movimiento. Aquí hay uno.
learn-must-2 = Blanco va por delante, { $white } a { $black }, pero le toca mover. ¿Quién gana si ambos juegan lo mejor posible, y por cuántas piezas?
learn-must-2-hint = Blanco tiene un solo movimiento. ¿Qué cae con él y qué puede capturar Negro todavía?
learn-must-2-right = Gana Negro por { $margin }: el único movimiento de Blanco expulsa del tablero sus propias pilas.
learn-must-2-now = Blanco va ahora por delante, pero tiene que mover, y su único movimiento arranca del tablero sus propias pilas. Mira.
learn-must-2-more = Has acertado el ganador, pero a Blanco le va aún peor: cuenta lo que cae y lo que Negro captura después. Mira.
learn-must-3 = Tienes solo dos movimientos, los dos con la pieza de { $cell }, y los dos te cuestan tu pila más alta. Aun así, uno de ellos gana. ¿Cuál?
learn-must-3-hint = Tu pila de { $height } se pierde de todos modos. ¿Qué consigues a cambio?
learn-must-3-right =
    Pierdes { $lost ->
        [one] { $lost } pieza
       *[other] { $lost } piezas
    }, pero controlas una pieza DVONN y bastantes piezas más. Cuando todos los movimientos duelen, compara adónde lleva cada uno.
learn-must-3-tall = Cubrir la pila de { $tall } no la salva: sin la pieza de { $cell } nada la sostiene, y además pierdes tu última pieza móvil.

## Passing

learn-passing = Pasar y volver
learn-passing-able = Ya sabes cuándo hay que pasar y cómo obligar a tu rival a hacerlo.
learn-passing-1 = Si ninguna de tus pilas puede moverse, tienes que pasar. Mira si Blanco tiene algún movimiento y haz lo que corresponda.
learn-passing-1-hint = Por cada línea, cuenta tantas casillas como piezas tienen las pilas de { $tall } y { $alone }.
learn-passing-1-right = Pasas, y Negro sigue jugando solo. Si más tarde puedes volver a mover, tendrás que hacerlo.
learn-passing-1-tall = La pila de { $tall } no tiene nada que cubrir a la distancia justa.
learn-passing-1-alone = La pila de { $alone } no tiene nada que cubrir a la distancia justa.
learn-passing-2 =
    Negro tiene { $count ->
        [one] { $count } movimiento. Quítaselo:
       *[other] { $count } movimientos. Quítaselos todos:
    } haz un movimiento tras el cual Negro tenga que pasar.
learn-passing-2-hint = ¿Qué pieza negra puede moverse todavía? Cúbrela.
learn-passing-2-right = A Negro no le queda ningún movimiento y tiene que pasar. Ahora solo juegas tú.
learn-passing-3 = La pieza negra de { $cell } está bloqueada, así que Negro pasa una y otra vez. Haz un movimiento tras el cual Negro siga sin poder mover.
learn-passing-3-hint = Deja cerrado el cerco de { $cell }, o cubre la propia pieza.
learn-passing-3-right = Negro tiene que pasar otra vez. Quien ha pasado solo vuelve cuando se libera una pila bloqueada, así que no abras la puerta.
learn-passing-3-opens =
    { $move } abre el cerco: la pieza negra queda libre, y Negro vuelve al juego con { $replies ->
        [one] { $replies } movimiento
       *[other] { $replies } movimientos
    }.

## The end

learn-ending = El final, las torres y el empate
learn-ending-able = Conoces todas las reglas. ¡Ya puedes jugar una partida completa!
learn-ending-1 = Nadie puede mover: la partida ha terminado. Cada jugador reúne en una torre todas las pilas que controla, y gana la torre más alta; cuentan todas sus piezas, sean del color que sean. ¿Quién ha ganado, y por cuántas piezas?
learn-ending-1-hint = Suma las alturas de las pilas con una blanca encima y luego las de las pilas con una negra encima. Una pieza DVONN que está sola no cuenta para nadie.
learn-ending-1-right = Blanco { $white }, Negro { $black }: gana Blanco por { $margin }. Con torres iguales sería empate.
learn-ending-1-stacks = El número de pilas es igual, pero no es eso lo que cuenta. Compara las piezas que hay en ellas.
learn-ending-1-count = Ha ganado Blanco, pero el número no es correcto. Vuelve a sumar las alturas.
learn-ending-1-black = Vuelve a sumar las alturas. La pieza DVONN que está sola no cuenta para nadie.
learn-ending-2 = Tu último movimiento. De tus tres movimientos, dos acaban en empate y uno gana. ¿Cuál?
learn-ending-2-hint = Cubrir una pila tuya no cambia el recuento.
learn-ending-2-right = Ganas por { $margin }: con el último movimiento te quedas con toda una pila negra.
learn-ending-2-own = { $move } solo junta piezas que ya eran tuyas: las torres siguen iguales, así que es empate.
learn-ending-3 = Vas por detrás y ya no puedes ganar. Pero un movimiento salva el empate. Encuéntralo.
learn-ending-3-hint = Todos tus movimientos capturan una pila de tres e igualan las torres. ¿Tras cuál de ellos la mejor respuesta de Negro le cuesta a él tanto como a ti?
learn-ending-3-right = Torres iguales al final: has salvado el empate.

## Tip 1

learn-edges = Consejo 1: bordes y piezas DVONN
learn-edges-able = Ya sabes colocar tus piezas para que sigan siendo móviles.
learn-edges-1 = Con el tablero lleno solo pueden moverse las piezas del borde. Así que conviene tener bastantes allí: coloca esta pieza blanca en una casilla del borde.
learn-edges-1-hint = El borde es el anillo exterior de casillas.
learn-edges-1-right = Esta pieza puede moverse desde el principio.
learn-edges-2 = Mejor aún: en el borde, junto a una pieza DVONN, para que no pierda pronto el contacto, y no al lado de otra pieza tuya, para que tus piezas estén bien repartidas. Coloca así la pieza.
learn-edges-2-hint = Mira las casillas vacías del borde que hay junto a cada pieza DVONN.
learn-edges-2-right = Movilidad, contacto y buen reparto: de eso trata la primera fase.
learn-edges-3 = Las últimas casillas. Te quedan { $left } piezas por colocar, por turnos con Negro, que también conoce este consejo. Consigue que al menos { $wanted } piezas blancas puedan moverse cuando el tablero esté lleno.
learn-edges-3-hint = Ocupa casillas del borde mientras queden.
learn-edges-3-right =
    { $count ->
        [one] Puede moverse { $count } pieza tuya
       *[other] Pueden moverse { $count } piezas tuyas
    }. Cada casilla del borde que ocupas es una que Negro no tiene.

## Tip 2

learn-neutral = Consejo 2: neutralizar
learn-neutral-able = Ya sabes neutralizar las piezas que importan.
learn-neutral-1 =
    Cada vez que cubres una pieza de tu rival, esta sigue en el tablero, pero ya no juega a su favor. Negro tiene { $count ->
        [one] { $count } movimiento
       *[other] { $count } movimientos
    }. Haz el movimiento que menos le deje.
learn-neutral-1-hint = ¿Qué pieza negra se mueve con más facilidad? Cubre esa.
learn-neutral-1-right =
    { $replies ->
        [one] Solo le queda { $replies } movimiento
       *[other] Solo le quedan { $replies } movimientos
    }. A menudo, las pilas bajas le valen más a tu rival que las altas.
learn-neutral-2 =
    Negro tiene { $count ->
        [one] { $count } movimiento
       *[other] { $count } movimientos
    } y muchas amenazas. Un solo movimiento neutraliza la pieza negra más peligrosa y gana. Encuéntralo.
learn-neutral-2-hint = Mira las piezas negras sueltas que podrían cubrir una de tus pilas altas.
learn-neutral-2-right =
    El único movimiento que gana: por { $margin ->
        [one] { $margin } pieza
       *[other] { $margin } piezas
    }, si ambos juegan lo mejor posible.

## Tip 3

learn-mobility = Consejo 3: movilidad
learn-mobility-able = Ya sabes mantener móviles tus piezas.
learn-mobility-3 = Cuanto más alta es una pila, más cuesta moverla. Mueve una pila blanca que todavía pueda moverse.
learn-mobility-3-hint = A las piezas sueltas les basta con una vecina. Las pilas altas necesitan algo que cubrir a la distancia justa.
learn-mobility-3-right =
    { $count ->
        [one] Podía moverse { $count } pila blanca, y es una pieza suelta
       *[other] Podían moverse { $count } pilas blancas, y todas son piezas sueltas
    }. Conserva piezas así tanto como puedas.
learn-mobility-2 = Piensa en tu próximo turno: haz el movimiento que te deje más movimientos para entonces.
learn-mobility-2-hint = Prueba cada movimiento mentalmente y cuenta lo que queda. Una pieza suelta que sigue libre vale mucho.
learn-mobility-2-right =
    { $moves ->
        [one] { $moves } movimiento
       *[other] { $moves } movimientos
    }, sin contar con la respuesta de Negro. Aquí es además el único movimiento que gana.

## Tip 4

learn-tall = Consejo 4: la pila DVONN de tu rival
learn-tall-able = Ya sabes domar una pila DVONN peligrosa.
learn-tall-1 = La pila negra de { $height } en { $cell } contiene una pieza DVONN. Si Negro se la lleva, cae todo lo que depende de ella. ¿Cuántas piezas tuyas podría costarte eso en un solo movimiento?
learn-tall-1-hint = ¿Adónde puede ir? ¿Y qué pilas blancas pierden entonces el contacto con las piezas DVONN?
learn-tall-1-right =
    { $count ->
        [one] { $count } pieza
       *[other] { $count } piezas
    }. Hazte esta pregunta siempre que tu rival controle una pieza DVONN.
learn-tall-1-stacks = Ese es el número de pilas. ¿Cuántas piezas hay en ellas?
learn-tall-1-nothing = Sigue su línea: sí tiene adónde ir.
learn-tall-2 = El remedio: hacer la pila demasiado alta para moverse. Juega de modo que la pila de { $cell } ya no pueda ir a ninguna parte.
learn-tall-2-hint = Cúbrela. ¿Con qué altura ya no tiene nada que cubrir?
learn-tall-2-right = Con { $height } piezas se queda donde está, igual que todo lo que depende de ella. Y ahora es tuya.
learn-tall-3 = Negro tiene piezas DVONN en las pilas de { $near } y { $far }. Puedes cubrir cualquiera de las dos. Solo un movimiento gana.
learn-tall-3-hint = ¿Cuál de las dos pilas amenaza más, y qué movimiento la deja, ya para siempre, demasiado alta?
learn-tall-3-right = El único movimiento que gana: por { $margin }, si ambos juegan lo mejor posible. El otro peligro podía esperar.

## Tip 5

learn-last = Consejo 5: que pase antes tu rival
learn-last-able = Ya sabes guardar movimientos para el final.
learn-last-1 = { $white } a { $black }, y quedan pocos movimientos. Quien antes se queda sin movimientos suele perder. Encuentra el único movimiento que gana.
learn-last-1-hint = Negro depende de una sola pieza móvil.
learn-last-1-right = A Negro no le queda ningún movimiento. Desde ahora solo juegas tú, y ganas por { $margin }.
learn-last-2 = Negro va por delante, { $black } a { $white }, pero a ti te quedan más movimientos. Encuentra el único que gana.
learn-last-2-hint = No tengas prisa con los movimientos que nadie puede quitarte. ¿Qué podría quitarte Negro?
learn-last-2-right =
    Negro tiene que pasar antes que tú, y ganas por { $margin ->
        [one] { $margin } pieza
       *[other] { $margin } piezas
    }. Los demás movimientos solo empatan.

## Sharpshooting

learn-sharp = Puntería
learn-sharp-able = Ya sabes apuntar: construyes la altura justa y golpeas.
learn-sharp-1 = Por ahora ninguna de tus pilas alcanza la pila negra de { $height } en { $cell }. Construye una con la altura justa y golpea: en dos movimientos, { $cell } tiene que ser tuya.
learn-sharp-1-hint =
    De { $from } a { $cell } hay { $distance ->
        [one] { $distance } casilla
       *[other] { $distance } casillas
    }. ¿Qué altura necesitas en { $from }?
learn-sharp-1-right = Construir y disparar. Negro lo vio venir y no pudo evitarlo.
learn-sharp-2 = Un objetivo mayor: la pila negra de { $height } en { $cell }. Hazla tuya en dos movimientos.
learn-sharp-2-hint =
    Desde { $from } hay { $distance ->
        [one] { $distance } casilla
       *[other] { $distance } casillas
    }. ¿Qué dos pilas tuyas suman allí esa altura?
learn-sharp-2-right = { $height } piezas de un solo disparo. Fíjate siempre en dónde podrían juntarse dos pilas tuyas a la distancia justa.

## Overloading

learn-over = Sobrecarga
learn-over-able = Ya sabes hacer que una pila sea demasiado alta para moverse.
learn-over-1 = Cubre la pila negra de { $cell } de modo que quede demasiado alta para ir a ninguna parte: entonces es tuya, y ahí se queda.
learn-over-1-hint = Ahora su altura es { $height }. ¿Cuál de tus pilas llega hasta ella?
learn-over-1-right = Sobrecargada: { $height } piezas, y nada que cubrir a esa distancia.
learn-over-2 = Muchas pilas, muchas amenazas y un solo movimiento que gana: sobrecarga una pila.
learn-over-2-hint = ¿Qué movimiento captura una pila negra peligrosa y la deja demasiado alta para ir a ninguna parte?
learn-over-2-right =
    La pila de { $height } se alza como un muro. Ganas por { $margin ->
        [one] { $margin } pieza
       *[other] { $margin } piezas
    } si ambos juegan lo mejor posible.

## Counting tempi

learn-tempi = Contar tempos
learn-tempi-able = Ya sabes calcular quién se queda antes sin movimientos.
learn-tempi-1 = Un tempo es un movimiento que todavía puedes hacer. Si Negro no moviera nunca, ¿cuántos movimientos seguidos podría hacer Blanco aquí, como máximo?
learn-tempi-1-hint = Cada una de las piezas sueltas puede hacer un movimiento. ¿En qué orden se estorban menos unas a otras?
learn-tempi-1-right =
    { $count ->
        [one] { $count } movimiento
       *[other] { $count } movimientos
    }. Negro, jugando solo, tendría { $black }.
learn-tempi-1-moves = Esos son los movimientos entre los que Blanco puede elegir ahora. ¿Cuántos puede hacer seguidos?
learn-tempi-1-black = Eso es lo que podría hacer Negro jugando solo. Ahora cuenta los movimientos de Blanco.
learn-tempi-2 = El mismo tablero: Negro va por delante, { $black } a { $white }, y mueve Blanco. ¿Quién gana si ambos juegan lo mejor posible, y por cuántas piezas?
learn-tempi-2-hint = Blanco tiene más tempos que Negro. ¿Qué puede capturar Blanco cuando Negro tiene que pasar?
learn-tempi-2-right = Gana Blanco por { $margin }: Negro se queda sin movimientos, y Blanco tiene la última palabra.
learn-tempi-2-now = Negro va ahora por delante, pero tendrá que pasar primero. Mira.
learn-tempi-2-draw = No acaba en empate. Mira quién hace el último movimiento.
learn-tempi-3 = Torres iguales y tres movimientos para elegir: uno gana, otro empata y otro pierde. Cuenta los tempos y elige.
learn-tempi-3-hint = ¿Qué pieza negra estropea tus planes? Ocúpate primero de ella y guarda para después tus movimientos seguros.
learn-tempi-3-right =
    Ganas por { $margin ->
        [one] { $margin } pieza
       *[other] { $margin } piezas
    }: tus movimientos seguros seguían ahí cuando a Negro ya no le quedaba ninguno.

## Whole games

learn-games = Finales completos, partidas completas
learn-games-able = Ya sabes jugar partidas completas y ganarlas.
learn-games-1 = Un final que se juega hasta el último movimiento. Llevas las blancas y puedes ganar por { $best }; Negro se defiende bien. Gánalo. Si un movimiento echa a perder la victoria, verás por qué y podrás intentarlo otra vez.
learn-games-1-hint = Pregúntate cada vez: ¿qué puede capturar Negro ahora, y quién se queda antes sin movimientos?
learn-games-1-right = Has ganado por { $margin }, hasta el último movimiento.
learn-games-2 = Uno más ajustado: con el mejor juego ganas por { $best }. Gánalo.
learn-games-2-hint = Solo hay un primer movimiento que gana. Captura una pila negra.
learn-games-2-right = Has ganado por { $margin }. Ganar por poco también es ganar.
learn-games-3 = Más pilas, más maneras de equivocarse: con el mejor juego ganas por { $best }. Gánalo.
learn-games-3-hint = Mira primero las piezas sueltas, las tuyas y las de Negro.
learn-games-3-right = Has ganado por { $margin }. Ya puedes con una partida completa.
learn-games-4 = Una partida completa, desde el tablero vacío, contra un principiante paciente. Llevas las blancas. Gánala.
learn-games-4-hint = Primero, bordes y piezas DVONN; después, conserva la movilidad, mantén el contacto y cuenta.
learn-games-4-right = Has ganado tu primera partida completa, por { $margin }. ¡Bien jugado!
learn-games-5 = Una partida completa con las negras, contra un rival que ve un poco más lejos. Gánala.
learn-games-5-hint = No construyas pilas altas demasiado pronto. Guarda piezas sueltas para el final.
learn-games-5-right = Has ganado por { $margin }. Aquí termina el curso; ahora, a jugar.
