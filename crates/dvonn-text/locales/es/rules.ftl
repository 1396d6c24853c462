# Las reglas, y en qué difieren los reglamentos. Completas y breves: se imprimen en dos páginas.

rules-title = Las reglas de DVONN
rules-author = Un juego para dos de Kris Burm (2001).
rules-figure = Figura { $number }
rules-after = Después de { $move }:

## The aim

rules-aim = Objetivo del juego
rules-aim-control = Construye pilas, controla tantas piezas como puedas y mantenlas en contacto con las piezas DVONN rojas. Cuando ningún jugador puede mover, gana quien controla más piezas.
rules-aim-pieces = El tablero tiene 49 casillas en filas de 9, 10, 11, 10 y 9. Hay 49 piezas: 23 blancas, 23 negras y 3 piezas DVONN rojas, que no son de nadie.

## Placement

rules-placement = Fase 1: colocación
rules-placement-lots = Los colores se sortean. Empieza Blanco, que tiene dos de las piezas DVONN; Negro tiene la tercera.
rules-placement-order = El tablero empieza vacío. Blanco coloca una pieza DVONN, luego Negro otra y Blanco la tercera. Después, Negro coloca una pieza negra, Blanco una blanca, y así por turnos.
rules-placement-anywhere = Vale cualquier casilla vacía. Nadie puede saltarse una colocación, y en esta fase no se expulsa nada.
rules-placement-full = Cuando las 49 piezas están en el tablero, termina la primera fase. Blanco ha colocado la última.

## Movement

rules-movement = Fase 2: apilamiento
rules-movement-first = Blanco mueve primero, justo después de colocar la última pieza. A partir de ahí, los jugadores se turnan.
rules-movement-owner = En tu turno mueves una pila que tenga tu color encima; una pieza suelta es una pila de una pieza. Las pilas se mueven siempre enteras.
rules-movement-distance = Se mueven en línea recta, en cualquiera de las seis direcciones, exactamente tantas casillas como piezas tienen, sean del color que sean.
rules-movement-landing = Pueden cruzar tanto casillas vacías como ocupadas, pero deben acabar en una ocupada: sobre una pieza o pila de cualquier color, o sobre una pieza DVONN. La casilla que dejan queda vacía.
rules-movement-blocked = Una pieza o pila con sus seis casillas vecinas ocupadas está bloqueada y no puede moverse. Por eso al principio solo pueden moverse las piezas del borde. Una casilla del borde tiene menos de seis vecinas, así que en el borde nunca hay nada bloqueado.
rules-movement-dvonn = Una pieza DVONN que está sola no se puede mover. Dentro de una pila se mueve con ella.

## Losing pieces

rules-losing = Pérdida de piezas
rules-losing-connected = Toda pila debe seguir en contacto con una pieza DVONN: directamente o a través de una cadena de piezas y pilas vecinas. Después de cada movimiento, lo que ya no está en contacto con ninguna pieza DVONN queda expulsado de la partida al momento.
rules-losing-anyone = No importa quién ha movido ni de quién son las piezas. Pueden quedar expulsadas muchas a la vez, incluso la pila que acaba de moverse.
rules-losing-stay = Las tres piezas DVONN se quedan siempre: cada una está en contacto consigo misma.

## Turns

rules-turns = Mover y pasar
rules-turns-must = Si puedes mover, tienes que mover, aunque te perjudique.
rules-turns-pass = Si no puedes mover, tienes que pasar; tu rival sigue jugando.
rules-turns-back = Si has pasado y más tarde puedes volver a mover, porque se ha liberado una pila bloqueada, tienes que hacerlo.

## The end

rules-end = Final de la partida
rules-end-when = La partida termina en cuanto ningún jugador puede mover.
rules-end-towers = Cada jugador reúne en una torre todas las pilas que controla. Gana la torre más alta; cuentan todas sus piezas, sean del color que sean. Una pieza DVONN que está sola no cuenta para nadie.
rules-end-draw = Si las torres son igual de altas, hay empate.

## Tips

rules-tips = Cinco consejos
rules-tip-1 = Coloca bastantes piezas en el borde y cerca de las piezas DVONN, pero no demasiado juntas.
rules-tip-2 = Si cubres una pieza de tu rival, la neutralizas: sigue en el tablero, pero ya no juega a su favor.
rules-tip-3 = Conserva tantas piezas móviles como puedas. Cuanto más alta es una pila, más cuesta moverla.
rules-tip-4 = Vigila las piezas DVONN que controla tu rival: ¿adónde pueden ir y cuáles de tus piezas caerían? Si el peligro es demasiado grande, haz que esa pila sea demasiado alta para moverse.
rules-tip-5 = Los últimos movimientos deciden la partida. Procura que te queden movimientos cuando tu rival tenga que pasar.

## Figures

rules-figure-1 = La pila negra de { $height } en { $cell } puede ir a { $targets } y a ningún otro sitio.
rules-figure-2 = Bloqueadas por los seis lados: { $cells }.
rules-figure-3 = Blanco juega { $move }. Sin contacto y expulsadas: { $cells }. Blanco pierde { $white } piezas; Negro, { $black }.
rules-figure-4 = Blanco tiene que jugar { $move }, su único movimiento. Con él quedan expulsadas { $cells }, y Negro gana por { $margin }.

## Where the rulebooks differ

differ-title = En qué difieren los reglamentos
differ-intro = Hemos leído cinco textos de las reglas: los reglamentos polaco, rumano y ucraniano, la última página de uno español y un boletín italiano. Coinciden en el juego, pero no en todos los detalles. Así jugamos nosotros, y por qué.
differ-said = Qué dicen
differ-played = Cómo jugamos
differ-wins = ¿Qué decide quién gana?
differ-wins-said = El reglamento rumano dice primero «más pilas», pero al final «la torre más alta». Todos los demás: más piezas, la torre más alta.
differ-wins-played = Más piezas. Son cuatro textos contra uno, y ese se contradice.
differ-dvonn-removed = ¿Se puede expulsar una pieza DVONN?
differ-dvonn-removed-said = El reglamento rumano: sí, junto con la pila de la que forma parte. Todos los demás: las tres se quedan hasta el final.
differ-dvonn-removed-played = Nunca. Una pila con una pieza DVONN está en contacto con esa pieza, así que el caso rumano no puede darse.
differ-dvonn-counts = ¿Cuentan al final las piezas DVONN?
differ-dvonn-counts-said = Todos: las piezas cuentan «sea cual sea su color». En el boletín cuentan todas las piezas de una pila, incluso una pieza DVONN.
differ-dvonn-counts-played = Dentro de una pila cuentan para su dueño. Solas no cuentan para nadie.
differ-blocked = ¿Qué piezas están bloqueadas al principio?
differ-blocked-said = El reglamento polaco: las que están «ya en el tablero». Los demás: las que no están en el borde.
differ-blocked-played = Las que no están en el borde. La frase polaca es un descuido: en ese momento todas las piezas están en el tablero.
differ-edge = ¿Está bloqueada una pieza del borde cuando todas sus vecinas están ocupadas?
differ-edge-said = Todos hablan de seis lados, y de piezas del borde que pueden moverse al principio.
differ-edge-played = No: no tiene seis vecinas. Vale tanto para piezas como para pilas.
differ-distance = ¿Avanza una pila exactamente tantas casillas como piezas tiene, o como máximo tantas?
differ-distance-said = El reglamento rumano dice primero que «puede» avanzar tantas casillas y luego que «exactamente» tres. Los demás: exactamente.
differ-distance-played = Exactamente.
differ-landing = ¿Puede una pila cubrir una pieza DVONN que está sola?
differ-landing-said = El reglamento rumano no lo dice. El polaco, el ucraniano y el boletín: sí.
differ-landing-played = Sí.
differ-dvonn-moves = ¿Se puede mover una pieza DVONN?
differ-dvonn-moves-said = El boletín: «no se puede mover». Pero en la frase siguiente su pila se mueve.
differ-dvonn-moves-played = Solo es inmóvil la pieza DVONN que está sola.
differ-first = ¿Por qué mueve primero Blanco?
differ-first-said = Los reglamentos polaco y rumano: porque Negro fue el primero en colocar una pieza de su color. El ucraniano: porque Blanco colocó una pieza DVONN más.
differ-first-played = Blanco mueve primero. Es la misma regla, con dos razones.
differ-pass = ¿Se puede elegir pasar?
differ-pass-said = Tres reglamentos: si tienes un movimiento, no puedes pasar. El boletín: si no tienes ninguno, tienes que pasar.
differ-pass-played = Las dos cosas son ciertas: nunca se pasa por elección, solo por obligación.
differ-back = ¿Cuándo vuelve un jugador que ha pasado?
differ-back-said = Los reglamentos polaco y ucraniano: cuando se liberan piezas que estaban bloqueadas. El rumano: gracias a los movimientos del rival. El boletín no lo dice.
differ-back-played = Tiene que mover en cuanto pueda. Solo ocurre cuando se libera una pila bloqueada.
differ-end = ¿Cuándo termina exactamente la partida?
differ-end-said = Después del último movimiento; cuando nadie puede mover; o cuando ambos tienen que pasar.
differ-end-played = En cuanto ningún jugador puede mover. Al final nadie tiene que pasar.
differ-draw = ¿Qué es un empate?
differ-draw-said = Torres de igual altura; el reglamento ucraniano dice torres «idénticas».
differ-draw-played = La misma altura, contengan lo que contengan.
differ-placing = ¿Se puede expulsar o saltar algo durante la colocación?
differ-placing-said = Las reglas sobre la pérdida de piezas son de la segunda fase; ningún texto habla de saltarse turnos.
differ-placing-played = No. No se expulsa nada y nadie se salta un turno hasta que el tablero está lleno.
differ-silent = ¿Y si un jugador controla las tres piezas DVONN, o si Blanco no puede mover al principio del todo?
differ-silent-said = Ningún reglamento lo menciona.
differ-silent-played = Nada especial: la partida sigue. Si no hay ninguna pieza blanca en el borde, Blanco pasa y mueve Negro.
