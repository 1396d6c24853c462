# The rules book, and where the rulebooks differ. Complete and short: it prints on two pages.

rules-title = The rules of DVONN
rules-author = A game for two by Kris Burm (2001).
rules-figure = Figure { $number }
rules-after = After { $move }:

## The aim

rules-aim = Aim of the game
rules-aim-control = Build stacks, control as many pieces as you can, and keep them connected to the red DVONN pieces. When neither player can move, whoever controls more pieces wins.
rules-aim-pieces = The board has 49 cells in rows of 9, 10, 11, 10 and 9. There are 49 pieces: 23 white, 23 black and 3 red DVONN pieces, which belong to nobody.

## Placement

rules-placement = Phase 1: placement
rules-placement-lots = Draw lots for the colours. White has two of the DVONN pieces and begins; Black has the third.
rules-placement-order = The board starts empty. White places a DVONN piece, then Black, then White again. After that, Black places a black piece, White a white piece, and so on in turn.
rules-placement-anywhere = Any empty cell is allowed. Nobody may skip a placement, and nothing is removed in this phase.
rules-placement-full = When all 49 pieces are on the board, the first phase is over. White has placed the last one.

## Movement

rules-movement = Phase 2: movement
rules-movement-first = White moves first, right after placing the last piece. Then the players take turns.
rules-movement-owner = On your turn, you move one stack that has your colour on top; a single piece is a stack of one. A stack always moves as a whole.
rules-movement-distance = It moves in a straight line, in any of the six directions, exactly as many cells as it has pieces, whatever their colour.
rules-movement-landing = It may cross empty and occupied cells alike, but it must land on an occupied one: a piece or stack of either colour, or a DVONN piece. The cell it left stays empty.
rules-movement-blocked = A piece or stack with all six neighbouring cells occupied is blocked and may not move. So at first only pieces on the edge can move. An edge cell has fewer than six neighbours, so nothing on the edge is ever blocked.
rules-movement-dvonn = A DVONN piece on its own cannot be moved. In a stack, it moves with the stack.

## Losing pieces

rules-losing = Losing pieces
rules-losing-connected = Every stack must stay connected to a DVONN piece: directly, or through a chain of neighbouring pieces and stacks. After each move, whatever is no longer connected to any DVONN piece is removed from the game at once.
rules-losing-anyone = It does not matter who made the move or whose pieces they are. Many may be removed at once, even the stack that has just moved.
rules-losing-stay = The three DVONN pieces always stay: each is connected to itself.

## Turns

rules-turns = Moving and passing
rules-turns-must = If you can move, you must, even if it hurts you.
rules-turns-pass = If you cannot move, you must pass; your opponent plays on.
rules-turns-back = If you have passed and can move again later, because a blocked stack has come free, you must move.

## The end

rules-end = The end of the game
rules-end-when = The game ends as soon as neither player can move.
rules-end-towers = Each player piles all the stacks they control into one tower. The taller tower wins; every piece in it counts, whatever its colour. A DVONN piece on its own counts for nobody.
rules-end-draw = If the towers are equally tall, the game is a draw.

## Tips

rules-tips = Five tips
rules-tip-1 = Place enough pieces on the edge and near the DVONN pieces, but not too close together.
rules-tip-2 = Landing on an opponent's piece neutralises it: it stays on the board, but no longer plays for them.
rules-tip-3 = Keep as many pieces mobile as you can. The taller a stack is, the harder it is to move.
rules-tip-4 = Watch any DVONN piece that your opponent controls: where can it go, and which of your pieces would fall off? If it is too dangerous, make that stack too tall to move.
rules-tip-5 = The last moves decide the game. Try to have moves left when your opponent has to pass.

## Figures

rules-figure-1 = Black's stack of { $height } on { $cell } can go to { $targets } and nowhere else.
rules-figure-2 = Blocked on all six sides: { $cells }.
rules-figure-3 = White moves { $move }. Cut off and removed: { $cells }. White loses { $white } pieces, Black { $black }.
rules-figure-4 = White must play { $move }, the only move. It removes { $cells }, and Black wins by { $margin }.

## Where the rulebooks differ

differ-title = Where the rulebooks differ
differ-intro = We read five texts of the rules: the Polish, Romanian and Ukrainian rulebooks, the last page of a Spanish one, and an Italian newsletter. They agree on the game, but not on every detail. Here is what we play, and why.
differ-said = What they say
differ-played = What we play
differ-wins = What decides the winner?
differ-wins-said = The Romanian rulebook first says “most stacks”, but at the end “the tallest tower”. All the others: most pieces, the tallest tower.
differ-wins-played = Most pieces. It is four texts against one, and that one contradicts itself.
differ-dvonn-removed = Can a DVONN piece be removed?
differ-dvonn-removed-said = The Romanian rulebook: yes, together with the stack it is part of. All the others: all three stay to the end.
differ-dvonn-removed-played = Never. A stack with a DVONN piece is connected to that piece, so the Romanian case cannot happen.
differ-dvonn-counts = Do DVONN pieces count at the end?
differ-dvonn-counts-said = All of them: pieces count “whatever their colour”. In the newsletter, every piece in a stack counts, even a DVONN piece.
differ-dvonn-counts-played = Inside a stack, they count for its owner. On their own, they count for nobody.
differ-blocked = Which pieces are blocked at first?
differ-blocked-said = The Polish rulebook: those “already on the board”. The others: those that are not on the edge.
differ-blocked-played = Those that are not on the edge. The Polish sentence is a slip: at that point all pieces are on the board.
differ-edge = Is a piece on the edge blocked when all its neighbours are occupied?
differ-edge-said = All of them speak of six sides, and of edge pieces that can move at first.
differ-edge-played = No: it does not have six neighbours. This goes for pieces and stacks alike.
differ-distance = Does a stack move exactly as far as it is tall, or up to that far?
differ-distance-said = The Romanian rulebook first says that it “can” move that many cells, then “exactly” three. The others: exactly.
differ-distance-played = Exactly.
differ-landing = May a stack land on a DVONN piece that is on its own?
differ-landing-said = The Romanian rulebook does not say. The Polish, the Ukrainian and the newsletter: yes.
differ-landing-played = Yes.
differ-dvonn-moves = Can a DVONN piece be moved?
differ-dvonn-moves-said = The newsletter: it “cannot be moved”. But in the next sentence, its stack moves.
differ-dvonn-moves-played = Only a DVONN piece on its own cannot be moved.
differ-first = Why does White move first?
differ-first-said = The Polish and Romanian rulebooks: because Black was the first to place a piece of their own colour. The Ukrainian: because White placed one more DVONN piece.
differ-first-played = White moves first. It is the same rule, with two reasons.
differ-pass = Is passing a choice?
differ-pass-said = Three rulebooks: you may not pass if you have a move. The newsletter: you must pass if you have none.
differ-pass-played = Both are true: passing is never a choice, it is forced.
differ-back = When does a player who passed come back?
differ-back-said = The Polish and Ukrainian rulebooks: when pieces that were blocked come free. The Romanian: through the opponent's moves. The newsletter does not say.
differ-back-played = They must move as soon as they can. It happens only when a blocked stack comes free.
differ-end = When exactly is the game over?
differ-end-said = After the last move; when nobody can move; or when both must pass.
differ-end-played = As soon as neither player can move. Nobody has to pass at the end.
differ-draw = What is a draw?
differ-draw-said = Equally tall towers; the Ukrainian rulebook says “the same” towers.
differ-draw-played = Equal height, whatever is inside.
differ-placing = Can anything be removed or skipped during placement?
differ-placing-said = The rules on losing pieces belong to the second phase; no text mentions skipping.
differ-placing-played = No. Nothing is removed and nobody skips a turn until the board is full.
differ-silent = What if one player controls all three DVONN pieces, or White cannot move at the very start?
differ-silent-said = No rulebook mentions it.
differ-silent-played = Nothing special: the game goes on. If no white piece is on the edge, White passes and Black moves.
