# The rules book, and where the rulebooks differ. Complete and short: it prints on two pages.

rules-title = The rules of DVONN
rules-author = A game for two by Kris Burm (2001).
rules-figure = Figure { $number }
rules-after = After { $move }:

## The aim

rules-aim = Aim of the game
rules-aim-control = Build stacks, control as many pieces as you can, and keep them connected to the red DVONN pieces. When nobody can move any more, whoever controls more pieces wins.
rules-aim-pieces = The board has 49 cells in rows of 9, 10, 11, 10 and 9. There are 49 pieces: 23 white, 23 black and 3 red DVONN pieces, which belong to nobody.

## Placement

rules-placement = Phase 1: placement
rules-placement-lots = Draw lots for the colours. White begins, with two of the DVONN pieces; Black has the third.
rules-placement-order = The board is empty. White places a DVONN piece, Black a DVONN piece, White a DVONN piece; then Black a black piece, White a white piece, and so on in turn.
rules-placement-anywhere = Every empty cell is allowed. Nobody may skip a placement, and nothing is removed in this phase.
rules-placement-full = When all 49 pieces lie on the board, the first phase is over. White has placed the last one.

## Movement

rules-movement = Phase 2: movement
rules-movement-first = White moves first, at once after placing the last piece. Then both take turns.
rules-movement-owner = A turn is one move of one stack with your own colour on top; a single piece is a stack of one. A stack always moves as a whole.
rules-movement-distance = It moves in a straight line, in any of the six directions, exactly as many cells as it has pieces of any colour.
rules-movement-landing = It may cross empty and taken cells alike, but must land on a taken one: on a piece or stack of either colour, or on a DVONN piece. The cell it left stays empty.
rules-movement-blocked = A piece or stack with all six neighbour cells taken is blocked and may not move. So at first only pieces on the edge can move; on the edge, where a cell has fewer than six neighbours, nothing is ever blocked.
rules-movement-dvonn = A DVONN piece that lies alone cannot be moved. In a stack it moves with the stack.

## Losing pieces

rules-losing = Losing pieces
rules-losing-connected = Every stack must stay connected to a DVONN piece: directly, or through a chain of neighbouring pieces and stacks. After each move, whatever is no longer connected to any DVONN piece is removed from the game at once.
rules-losing-anyone = It does not matter who made the move or whose pieces they are. Many may go at once, even the stack that has just moved.
rules-losing-stay = The three DVONN pieces always stay: each is connected to itself.

## Turns

rules-turns = Moving and passing
rules-turns-must = Who can move must move, even to their own harm.
rules-turns-pass = Who cannot move must pass; the other one goes on.
rules-turns-back = If a player who passed can move again, because a blocked stack has come free, they must move.

## The end

rules-end = The end of the game
rules-end-when = The game ends as soon as neither side can move.
rules-end-towers = Both put all stacks with their colour on top of each other. The taller tower wins; all pieces in it count, whatever their colour. A DVONN piece that lies alone counts for nobody.
rules-end-draw = Towers of equal height are a draw.

## Tips

rules-tips = Five tips
rules-tip-1 = Place enough pieces on the edge and near the DVONN pieces, and not too close together.
rules-tip-2 = Landing on a piece of your opponent neutralises it: it stays on the board, but no longer plays for them.
rules-tip-3 = Keep as many pieces mobile as you can. The taller a stack, the harder it is to move.
rules-tip-4 = Beware of a DVONN piece that your opponent controls: where can it go, and what of yours would fall off? If it is too dangerous, make that stack too tall to move.
rules-tip-5 = The last moves decide. Try to have moves left when your opponent must pass.

## Figures

rules-figure-1 = Black's stack of { $height } on { $cell } can go to { $targets } and nowhere else.
rules-figure-2 = Blocked on all six sides: { $cells }.
rules-figure-3 = White moves { $move }. Cut off and removed: { $cells }. White loses { $white } pieces, Black { $black }.
rules-figure-4 = White must play { $move }, the only move. It removes { $cells }, and Black wins by { $margin }.

## Where the rulebooks differ

differ-title = Where the rulebooks differ
differ-intro = We read five texts of the rules: the Polish, the Romanian and the Ukrainian rulebook, the last page of a Spanish one, and an Italian newsletter. They agree on the game, but not in every sentence. This is what we play, and why.
differ-said = They say
differ-played = We play
differ-wins = What wins?
differ-wins-said = The Romanian rulebook first says “most stacks”, but in its last part “the tallest tower”. All others: most pieces, the tallest tower.
differ-wins-played = Most pieces. Four against one, and the one contradicts itself.
differ-dvonn-removed = Can a DVONN piece be removed?
differ-dvonn-removed-said = The Romanian rulebook: yes, together with the stack it is part of. All others: all three stay to the end.
differ-dvonn-removed-played = Never. A stack with a DVONN piece is connected to that piece, so the Romanian case cannot happen.
differ-dvonn-counts = Do DVONN pieces count at the end?
differ-dvonn-counts-said = All: pieces count “whatever their colour”. The newsletter counts a stack with a DVONN piece inside in full.
differ-dvonn-counts-played = Inside a stack they count for its owner. Alone they count for nobody.
differ-blocked = Which pieces are blocked at first?
differ-blocked-said = The Polish rulebook: those “already on the board”. The others: those that do not lie on the edge.
differ-blocked-played = Those inside. The Polish sentence is a slip: at that time all pieces are on the board.
differ-edge = Is a piece on the edge blocked when all its neighbours are taken?
differ-edge-said = All speak of six sides, and of edge pieces that can move at first.
differ-edge-played = Never blocked: it does not have six neighbours. For pieces and for stacks alike.
differ-distance = Exactly as far as the stack is high, or up to that?
differ-distance-said = The Romanian rulebook: it “can” move as many cells, then: “exactly” three. The others: exactly.
differ-distance-played = Exactly.
differ-landing = May one land on a DVONN piece that lies alone?
differ-landing-said = The Romanian rulebook does not say. The Polish, the Ukrainian and the newsletter: yes.
differ-landing-played = Yes.
differ-dvonn-moves = Can a DVONN piece be moved?
differ-dvonn-moves-said = The newsletter: “cannot be moved”, and in the next sentence its stack moves.
differ-dvonn-moves-played = Only a DVONN piece that lies alone is fixed.
differ-first = Why does White move first?
differ-first-said = The Polish and Romanian rulebooks: because Black was the first to place a piece of their own colour. The Ukrainian: because White placed one DVONN piece more.
differ-first-played = White moves first. It is the same rule with two reasons.
differ-pass = May one pass, or must one?
differ-pass-said = Three rulebooks: nobody may pass who has a move. The newsletter: who has none must pass.
differ-pass-played = Both are true: a pass is never chosen, it is forced.
differ-back = When does a player who passed come back?
differ-back-said = The Polish and Ukrainian rulebooks: through pieces that had been blocked. The Romanian: through the moves of the other. The newsletter does not say.
differ-back-played = They must move as soon as they can. It happens only when a blocked stack comes free.
differ-end = When exactly is the game over?
differ-end-said = After the last move; when nobody can move; or when both must pass.
differ-end-played = At once when neither side can move. Nobody has to say pass twice.
differ-draw = What is a draw?
differ-draw-said = Towers of equal height; the Ukrainian rulebook says “the same” towers.
differ-draw-played = Equal height, whatever is inside.
differ-placing = Is anything removed, or may anything be skipped, during the placement?
differ-placing-said = The rules on losing pieces belong to the second phase; nothing speaks of skipping.
differ-placing-played = Nothing is removed and nothing is skipped until the board is full.
differ-silent = What if one player controls all three DVONN pieces, or White cannot move at the very start?
differ-silent-said = No rulebook mentions it.
differ-silent-played = Nothing special: the game goes on. If all white pieces lie inside, White passes and Black moves.
