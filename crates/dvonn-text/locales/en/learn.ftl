# The course: the texts, questions and answers of each step. The student is addressed informally.
#
# Cells ($cell, $from, $of, $empty, $near, $far, $tall, $alone) and moves ($move, $threat, $other) come as names in the notation of the
# reader's board: e3, c1-c2.
# $targets and $cells are lists of cells: b4, d2, d4. Everything else is a number of pieces, stacks, cells or moves.
# A task has room for five lines of 80 columns, everything else for three.

## Words around the course

learn-course = Learn DVONN
learn-progress =
    { $done ->
        [one] { $done } step
       *[other] { $done } steps
    } of { $all } done
learn-chapter = Chapter { $number }: { $title }
learn-step = Step { $number } of { $all }
learn-exercise = Exercise
# The first word about a right answer.
learn-right = Right!
# The first words about a wrong answer, friendly.
learn-wrong = Not quite.
learn-other-kind = This step asks for something else.
learn-refused = That is not allowed: { $reason }.
# The solver ran out of time before it could tell whether an answer is right.
learn-unproved = The computer could not work this position out to the end. Try another answer.
learn-reply =
    { $color ->
        [white] White
       *[black] Black
    } replies { $move }. Your turn again.
learn-reply-pass =
    { $color ->
        [white] White
       *[black] Black
    } must pass. Your turn again.
learn-turn-again = It is your turn again.
# Said in the middle of a game, when the last piece has been placed.
learn-full = The board is full: from now on, you move stacks. You begin.
learn-full-reply =
    The board is full: from now on, you move stacks. { $color ->
        [white] White
       *[black] Black
    } begins with { $move }. Your turn.
learn-solution-moves = A correct move: { $move }.
learn-solution-pass = You must pass.
learn-solution-cells = The correct cells: { $cells }.
learn-solution-number = The correct number: { $number }.
learn-solution-win =
    { $color ->
        [white] White
       *[black] Black
    } wins by { $margin }.
learn-solution-draw = It is a draw.
# Why a winning move wins, for students who ask. $other is the next best move.
learn-why-pass =
    { $opponent ->
        [white] White
       *[black] Black
    } has no move left and must pass. You play on alone.
learn-why-threat =
    { $opponent ->
        [white] White
       *[black] Black
    } was threatening { $threat }, which would have cost you { $cost ->
        [one] { $cost } piece
       *[other] { $cost } pieces
    }. You prevented that.
learn-why-others-draw = The next best move, { $other }, only draws.
learn-why-others-lose =
    The next best move, { $other }, loses by { $loss ->
        [one] { $loss } piece
       *[other] { $loss } pieces
    }.
learn-progress-unreadable = This is not a course progress file.
learn-progress-format = This file says that it contains { $format }, not course progress.
learn-progress-version = This progress was saved by a newer version ({ $version }).

## Reactions to mistakes in any step

learn-wrong-from = { $move } is legal, but this step is about another stack.
learn-wrong-onto = { $move } is legal, but it does not land on { $cell }.
learn-wrong-capture =
    { $move } is legal, but it does not land on a { $opponent ->
        [white] white piece
       *[black] black piece
    }.
learn-wrong-onto-dvonn = { $move } is legal, but it does not land on a DVONN piece.
learn-wrong-carries = { $move } is legal, but that stack holds no DVONN piece.
learn-wrong-frees = After { $move } all six cells around { $cell } are still occupied.
learn-wrong-cuts = { $move } cuts off { $theirs } of your opponent's pieces and { $yours } of your own. There is a better cut.
learn-wrong-forces-pass =
    After { $move } your opponent still has { $replies ->
        [one] { $replies } move
       *[other] { $replies } moves
    }.
learn-wrong-replies =
    { $move } leaves your opponent { $replies ->
        [one] { $replies } move
       *[other] { $replies } moves
    }; the fewest possible is { $fewest }.
learn-wrong-moves =
    { $move } leaves you { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, counted before { $opponent ->
        [white] White answers
       *[black] Black answers
    }; you can have { $most }.
learn-wrong-locks =
    After { $move } the stack on { $cell } can still go to { $targets ->
        [one] { $targets } cell
       *[other] { $targets } cells
    }.
learn-wrong-loses =
    { $move } loses by { $margin ->
        [one] { $margin } piece
       *[other] { $margin } pieces
    } against the best replies. Watch how it goes.
learn-wrong-draws = { $move } ends in a draw against the best replies. Watch how it goes.
learn-wrong-worse =
    { $move } costs you { $difference ->
        [one] { $difference } piece
       *[other] { $difference } pieces
    } compared with the best move. Watch how it goes.
learn-wrong-place-inside = This cell is not on the edge: a piece here has six neighbours and will be blocked when the board is full.
learn-wrong-place-far = On the edge, but not next to a DVONN piece.
learn-wrong-place-crowded = A good cell in itself, but one of your own pieces is right next to it. Spread out.
learn-wrong-missing =
    Nothing wrong so far, but { $count ->
        [one] { $count } is
       *[other] { $count } are
    } still missing.
learn-wrong-mark-empty = { $cell } is empty.
learn-wrong-place-apart = { $cell } does not touch { $of }.
learn-wrong-place-neighbours =
    { $cell } has { $neighbours ->
        [one] { $neighbours } neighbour
       *[other] { $neighbours } neighbours
    }.
learn-wrong-mark-edge = { $cell } is on the edge. A stack there has fewer than six neighbours, so it is never blocked.
learn-wrong-mark-gap = { $cell } has an empty cell beside it, so it is not blocked.
learn-wrong-mark-leaves = The piece on { $cell } is the one that moves; it does not fall off.
learn-wrong-mark-linked = A chain of neighbours still connects { $cell } to a DVONN piece.
learn-wrong-too-many = { $guess } is too many. Count again.
learn-wrong-too-few = { $guess } is too few. Count again.
learn-wrong-winner = It ends differently. Watch how both sides play their best.
learn-wrong-margin = The winner is right, but the number is not. Watch how both sides play their best.
learn-wrong-mobile =
    At the end, { $count ->
        [one] { $count } of your pieces can move
       *[other] { $count } of your pieces can move
    }; you needed { $wanted }. Try again.
learn-wrong-owns = The stack on { $cell } is still not yours. Try again.
learn-wrong-game-lost =
    You lost by { $margin ->
        [one] { $margin } piece
       *[other] { $margin } pieces
    }. It happens; try again.
learn-wrong-game-drawn = A draw: not lost, but not won either. Try again.

## A first taste

# Five moves before any rule is explained: at most twelve words for each task. “Dots” are the cells, which the next chapter explains.
learn-taste = A first taste
learn-taste-able = You can now hop, fly, cut and win. All the rest is detail.
learn-taste-1 = You are White. Hop onto the black piece beside yours.
learn-taste-1-hint = Choose the white piece, then the black one.
learn-taste-1-right = Now it is a stack of two with white on top: it is yours.
learn-taste-1-red = { $move } is legal, but hop onto the black piece, not a red one.
learn-taste-2 = Two pieces fly exactly two dots. Land on the black stack!
learn-taste-2-hint = Choose your stack, then the black one, two dots away.
learn-taste-2-right = It flew over the red piece. Now it has { $height } pieces and flies { $height } dots.
learn-taste-3 = Now it is up to you: make any move you like.
learn-taste-3-hint = Choose a white piece on the outside, then any piece beside it.
learn-taste-3-right = Another stack for you. The dot you left stays empty.
learn-taste-4 = What loses touch with the red pieces falls off. Cut Black off!
learn-taste-4-hint = One white piece holds both groups together. Take it away, onto a red piece.
learn-taste-4-right =
    { $theirs ->
        [one] { $theirs } black piece
       *[other] { $theirs } black pieces
    } gone with one hop! The red DVONN pieces hold everything together.
learn-taste-4-fell = Your own stack lost touch with the red pieces as well. Hop the other way.
learn-taste-4-nothing = { $move } cuts nothing off. Move the white piece in the middle.
learn-taste-5 = The last move! Take the tall stack: the taller tower wins.
learn-taste-5-hint = Your stack of three flies three dots. Which black stack is the tallest?
learn-taste-5-right = Both players pile up their stacks. Your tower is taller by { $margin }: you win!

## The board and the pieces

learn-board = The board and the pieces
learn-board-able = You can now find your way around the board: cells, lines and corners.
learn-board-1 = The dots are the cells, and there is one piece for each of them. Begin: place a red DVONN piece on any dot.
learn-board-1-hint = Any dot will do.
learn-board-1-right = 49 cells, so 49 pieces: 23 white, 23 black and 3 red DVONN pieces, which belong to nobody. Whoever controls the most pieces at the end wins.
learn-board-2 = Lines join the cells in three directions, so a cell inside the board has six neighbours. Letters run diagonally, numbers along the rows. Place your piece on a neighbour of { $cell }.
learn-board-2-hint = Follow a line from { $cell } to the next dot.
learn-board-2-right = Joined by a line. Everything in DVONN happens along such lines.
learn-board-2-above = { $cell } looks close, but no line joins it to { $of }.
learn-board-3 = On the edge a cell has fewer neighbours: four, or only three in a corner. Place your piece in a corner.
learn-board-3-hint = Look at the corners of the board.
learn-board-3-right = A corner has three neighbours, the other edge cells have four, all cells inside six.

## Placing

learn-placing = Placing the pieces
learn-placing-able = You can now fill the board, piece by piece.
learn-placing-1 = First, the board is filled one piece at a time; any empty cell will do. White places a DVONN piece, Black the second one, White the third. You are White: place your two DVONN pieces.
learn-placing-1-hint = Any empty cell is allowed.
learn-placing-1-right = All three DVONN pieces are on the board. From here on, both players take turns placing pieces of their own colour; Black begins.
learn-placing-2 = One cell is still empty, and one white piece is left. Place it. Then it is your turn again, because White also begins the second phase: move a white piece from the edge onto a neighbouring piece.
learn-placing-2-hint = Place first; then choose a white piece on the edge and a cell that touches it.
learn-placing-2-right = White places last and moves first. That is fair: Black was the first to place a piece of their own colour.

## A single piece

learn-single = Moving a single piece
learn-single-able = You can now move single pieces and take over stacks.
learn-single-1 = A single piece moves exactly one cell, in any direction, and only onto another piece of any colour. You are White: move one of your pieces.
learn-single-1-hint = Choose a white piece and one of the pieces that touch it.
learn-single-1-right = The two pieces are now a stack, and the cell you left stays empty for the rest of the game.
learn-single-2 = The top piece decides whose stack it is. Land on a black piece.
learn-single-2-hint = Look for a black piece that touches a white one.
learn-single-2-right = A stack of { $height } with white on top: it is yours, with the black piece in it.
learn-single-2-own = { $move } lands on a piece that was yours already. Take a black one.
learn-single-4 = The numbers show how many pieces a stack has. A single piece may land on any piece or stack that touches it, however tall. Move the single white piece on { $cell }.
learn-single-4-hint = Choose it, then any piece or stack beside it.
learn-single-4-right =
    It could go to { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }. White or black, tall or short: an occupied cell next to it is enough.

## Stacks

learn-stacks = Stacks move as a whole
learn-stacks-able = You can now move stacks of any height.
learn-stacks-1 = A stack always moves as a whole, in a straight line, exactly as many cells as it has pieces. Move the white stack of { $height } on { $cell }.
learn-stacks-1-hint = Count { $height } cells along each line. Along one of them, there is something to land on.
learn-stacks-1-right = It moved exactly as far as it was tall, over whatever lay between. Now it has { $height } pieces and must move { $height } cells.
learn-stacks-1-single = That is the single piece. Move the stack.
learn-stacks-4 = White has just moved { $move }, and Black has answered. Now move the new white stack on { $cell }.
learn-stacks-4-hint = Two pieces, so exactly two cells, in each of the six directions, as far as the board reaches.
learn-stacks-4-right = It could go to { $targets }: exactly two cells away, and occupied.
learn-stacks-3 = Black has a stack of { $height } on { $cell }. One of your stacks reaches it exactly. Which one? Land on it.
learn-stacks-3-hint = Compare the height of each white stack with its distance.
learn-stacks-3-right = { $moved } pieces, { $moved } cells. Whoever counts first finds such moves first.

## Gaps

learn-gaps = Over gaps, never onto one
learn-gaps-able = You can now fly over gaps and spot stacks that are stuck.
learn-gaps-1 = You are Black. Empty cells may be crossed and count as cells, but nobody may land on one. Move your stack of { $height } on { $cell }.
learn-gaps-1-hint = { $height } cells in each of the six directions: where is there something to land on?
learn-gaps-1-right = It could only go to { $targets }. Everywhere else the board ends or the cell is empty.
learn-gaps-2 = Fly over the gap: land on the black stack on { $cell }.
learn-gaps-2-hint = Which of your stacks is exactly as tall as its distance to { $cell }?
learn-gaps-2-right =
    From { $from } it is { $distance ->
        [one] { $distance } cell
       *[other] { $distance } cells
    }, and all the cells in between are empty. Gaps protect nobody.
learn-gaps-4 = Some white stacks have free cells around them and yet cannot move: wherever their height takes them, the cell is empty or the board has ended. Find a white stack that can move, and move it.
learn-gaps-4-hint = For each white stack, count as many cells along every line as it has pieces.
learn-gaps-4-right =
    { $count ->
        [one] { $count } white stack had nowhere to go. It still counts for White, but it cannot fight.
       *[other] { $count } white stacks had nowhere to go. They still count for White, but they cannot fight.
    }

## Blocked

learn-blocked = Blocked on six sides
learn-blocked-able = You can now tell which pieces are blocked, and free them.
learn-blocked-1 = A piece or stack whose six neighbouring cells are all occupied may not move, however tall it is. Mark all that are blocked, of either colour.
learn-blocked-1-hint = Nothing on the edge, and nothing that touches an empty cell.
learn-blocked-1-right = { $count } are blocked for now. A stack on the edge never is.
learn-blocked-2 = Your piece on { $cell } is blocked. Make a move that frees it.
learn-blocked-2-hint = One of its six neighbours must leave. Which of them is yours and can move?
learn-blocked-2-right = One empty cell next to it is enough.
learn-blocked-2-itself = It cannot move itself: all six cells around it are occupied. Something else has to make room.
learn-blocked-3 = The board is full: everything inside is blocked, and only pieces on the edge can move. Make White's first move.
learn-blocked-3-hint = Choose a white piece on the edge, then a piece next to it.
learn-blocked-3-right =
    { $count ->
        [one] { $count } white piece
       *[other] { $count } white pieces
    } could move: only those on the edge. They open the way for those inside.

## DVONN pieces

learn-dvonn = DVONN pieces
learn-dvonn-able = You can now carry DVONN pieces across the board.
learn-dvonn-1 = Nobody may move a DVONN piece that is on its own. But you can land on it: move one of your pieces onto a DVONN piece.
learn-dvonn-1-hint = Which DVONN piece touches a white piece?
learn-dvonn-1-right = The stack is yours, and the DVONN piece inside travels with it. It counts as a piece like any other.
learn-dvonn-1-black = A black piece taken, well done; but this time, land on a DVONN piece.
learn-dvonn-4 = You are Black. With { $move } you landed on a DVONN piece, and White has answered. Now that piece travels with your stack: move the stack on { $cell }.
learn-dvonn-4-hint = It moves like any stack of two.
learn-dvonn-4-right = It could go to { $targets }, and the DVONN piece went with it. { $empty } is two cells away as well, but it is empty.
learn-dvonn-3 = Some stacks hold a DVONN piece. One of yours can carry its DVONN piece away this turn. Move that stack.
learn-dvonn-3-hint = White on top, a DVONN piece inside, and something to land on at the right distance.
learn-dvonn-3-right = Only this one. Such a stack is a treasure and a danger, as the next chapter shows.
learn-dvonn-3-far = White on top and a DVONN piece inside, but { $height } cells away from { $cell } there is nothing to land on.

## Connected

learn-linked = Stay connected
learn-linked-able = You can now cut off whole groups, and keep yours connected.
learn-linked-1 = Whatever is no longer connected to a DVONN piece by a chain of neighbours falls off the board at once, whoever owns it. Mark everything that falls off when White plays { $move }.
learn-linked-1-hint = The piece leaves a gap. What still touches a DVONN piece, directly or through others?
learn-linked-1-right =
    { $count ->
        [one] { $count } stack falls
       *[other] { $count } stacks fall
    } off: { $white } of White's pieces and { $black } of Black's.
learn-linked-2 = You are Black. Your stack on { $cell } holds the only DVONN piece that the group around it is connected to. Move it away, and see what falls.
learn-linked-2-hint = Any cell that this stack can reach will do.
learn-linked-2-right = White loses { $theirs } pieces, you lose { $yours }. Whoever moves a DVONN piece decides what stays.
learn-linked-3 = One move takes a whole black group off the board and costs you nothing. Find it.
learn-linked-3-hint = Which of your stacks is the only bridge to the black group?
learn-linked-3-right =
    { $theirs ->
        [one] { $theirs } of Black's pieces is gone
       *[other] { $theirs } of Black's pieces are gone
    }, and none of yours. A bridge that is yours is a weapon.
learn-linked-3-nothing = { $move } cuts nothing off. Look for the bridge between the black group and the DVONN pieces.

## You must move

learn-must = You must move
learn-must-able = You can now choose well even when every move hurts.
learn-must-1 = If you can move, you must, even if it hurts. White has just one move. Make it.
learn-must-1-hint = Look for the one white stack that has something to land on.
learn-must-1-right =
    White's own move costs White { $white ->
        [one] { $white } piece
       *[other] { $white } pieces
    }, and Black goes on to win by { $margin }.
learn-must-1-pass = Passing is allowed only when there is no move at all. Here there is one.
learn-must-2 = White is ahead, { $white } to { $black }, but it is White's turn. Who wins if both play their best, and by how many pieces?
learn-must-2-hint = White has only one move. What falls off with it, and what can Black still take?
learn-must-2-right = Black wins by { $margin }: White's only move tears White's own stacks off the board.
learn-must-2-now = White is ahead now, but must move, and the only move tears White's own stacks off the board. Watch.
learn-must-2-more = The winner is right, but it is even worse for White: count what falls off, and what Black takes afterwards. Watch.
learn-must-3 = You have just two moves, both with the piece on { $cell }, and both cost you your tallest stack. One of them still wins. Which one?
learn-must-3-hint = Your stack of { $height } is lost either way. What do you get for it?
learn-must-3-right =
    { $lost ->
        [one] { $lost } piece
       *[other] { $lost } pieces
    } lost, but you hold a DVONN piece and enough other pieces. When every move hurts, compare where each one ends.
learn-must-3-tall = Landing on { $tall } cannot save it: without { $cell } nothing holds it, and now your last mobile piece is gone as well.

## Passing

learn-passing = Passing, and coming back
learn-passing-able = You can now tell when a player must pass, and make it happen.
learn-passing-1 = If none of your stacks can move, you must pass. Check whether White has a move, then do what has to be done.
learn-passing-1-hint = Along every line, count as many cells as the stacks on { $tall } and { $alone } have pieces.
learn-passing-1-right = You pass, and Black plays on alone. If you can move again later, you must.
learn-passing-1-tall = The stack on { $tall } has nothing to land on at the right distance.
learn-passing-1-alone = The stack on { $alone } has nothing to land on at the right distance.
learn-passing-2 =
    Black has { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }. Take all of them away: make a move after which Black must pass.
learn-passing-2-hint = Which black piece can still move? Land on it.
learn-passing-2-right = Black has no move left and must pass. Now you play alone.
learn-passing-3 = Black's piece on { $cell } is blocked, so Black keeps passing. Make a move after which Black still cannot move.
learn-passing-3-hint = Leave the ring around { $cell } closed, or take the piece itself.
learn-passing-3-right = Black must pass again. A player who passed comes back only when a blocked stack comes free, so keep the door shut.
learn-passing-3-opens =
    { $move } opens the ring: Black's piece is free, and Black is back in the game with { $replies ->
        [one] { $replies } move
       *[other] { $replies } moves
    }.

## The end

learn-ending = The end, towers and draws
learn-ending-able = You know all the rules. You can now play a whole game!
learn-ending-1 = Nobody can move: the game is over. Each player piles all the stacks they control into one tower, and the taller tower wins; every piece in it counts, whatever its colour. Who has won, and by how many pieces?
learn-ending-1-hint = Add up the heights of the stacks with white on top, then those with black on top. A DVONN piece on its own counts for nobody.
learn-ending-1-right = White { $white }, Black { $black }: White wins by { $margin }. With equal towers it would be a draw.
learn-ending-1-stacks = The number of stacks is equal, but that is not what counts. Compare the pieces in them.
learn-ending-1-count = White has won, but the number is not right. Add up the heights again.
learn-ending-1-black = Add up the heights again. The DVONN piece on its own counts for nobody.
learn-ending-2 = Your last move. Two of your three moves end in a draw, one wins. Which one?
learn-ending-2-hint = Landing on your own stack does not change the count.
learn-ending-2-right = You win by { $margin }: the last move took over a whole black stack.
learn-ending-2-own = { $move } only puts your own pieces together: the towers stay equal, so it is a draw.
learn-ending-3 = You are behind and can no longer win. But one move saves a draw. Find it.
learn-ending-3-hint = All your moves take a stack of three and make the towers equal. After which one does Black's best answer cost Black as much as you?
learn-ending-3-right = Equal towers at the end: you saved the draw.

## Tip 1

learn-edges = Tip 1: edges and DVONN pieces
learn-edges-able = You can now place your pieces so that they stay mobile.
learn-edges-1 = On a full board, only pieces on the edge can move. So make sure you have enough there: place this white piece on an edge cell.
learn-edges-1-hint = The edge is the outermost ring of cells.
learn-edges-1-right = This piece can move right from the start.
learn-edges-2 = Better still: on the edge, next to a DVONN piece, so that it is not cut off early, and not next to another of your pieces, so that your pieces are well spread. Place the piece like that.
learn-edges-2-hint = Look at the empty edge cells next to each DVONN piece.
learn-edges-2-right = Mobile, connected and spread out: that is what the first phase is about.
learn-edges-3 = The last few cells. You place { $left } more pieces, in turn with Black, who knows this tip too. When the board is full, have at least { $wanted } white pieces that can move.
learn-edges-3-hint = Take edge cells while there are any left.
learn-edges-3-right =
    { $count ->
        [one] { $count } of your pieces can move
       *[other] { $count } of your pieces can move
    }. Every edge cell you took is one that Black does not have.

## Tip 2

learn-neutral = Tip 2: neutralising
learn-neutral-able = You can now neutralise the pieces that matter.
learn-neutral-1 =
    Whenever you land on an opponent's piece, it stays on the board but no longer plays for them. Black has { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }. Make the move that leaves Black the fewest.
learn-neutral-1-hint = Which black piece moves most easily? Land on that one.
learn-neutral-1-right =
    Only { $replies ->
        [one] { $replies } move
       *[other] { $replies } moves
    } left. Your opponent's short stacks are often worth more to them than the tall ones.
learn-neutral-2 =
    Black has { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } and many threats. One move neutralises the most dangerous black piece and wins. Find it.
learn-neutral-2-hint = Look at the single black pieces that could land on one of your tall stacks.
learn-neutral-2-right =
    The only move that wins, by { $margin ->
        [one] { $margin } piece
       *[other] { $margin } pieces
    } if both play their best.

## Tip 3

learn-mobility = Tip 3: mobility
learn-mobility-able = You can now keep your pieces mobile.
learn-mobility-3 = The taller a stack is, the harder it is to move. Move a white stack that still can.
learn-mobility-3-hint = Single pieces need only a neighbour. Tall stacks need something at exactly the right distance.
learn-mobility-3-right =
    { $count ->
        [one] { $count } white stack could move, and it is a single piece
       *[other] { $count } white stacks could move, and they are all single pieces
    }. Keep such pieces as long as you can.
learn-mobility-2 = Think of your next turn: make the move after which you will have the most moves.
learn-mobility-2-hint = Try each move in your mind and count what is left. A single piece that stays free is worth a lot.
learn-mobility-2-right =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, counted before Black answers. Here it is also the only move that wins.

## Tip 4

learn-tall = Tip 4: the opponent's DVONN stack
learn-tall-able = You can now tame a dangerous DVONN stack.
learn-tall-1 = Black's stack of { $height } on { $cell } holds a DVONN piece. If Black moves it away, everything that depends on it falls off. How many of your pieces could that cost you in one move?
learn-tall-1-hint = Where can it go? And which white stacks are then no longer connected to a DVONN piece?
learn-tall-1-right =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }. Ask this question every time your opponent controls a DVONN piece.
learn-tall-1-stacks = That is the number of stacks. How many pieces are in them?
learn-tall-1-nothing = Follow its line: it does have somewhere to go.
learn-tall-2 = The cure: make the stack too tall to move. Play so that the stack on { $cell } can no longer go anywhere.
learn-tall-2-hint = Land on it. Which height has nothing to land on?
learn-tall-2-right = With { $height } pieces it stays where it is, and so does everything that depends on it. And now it is yours.
learn-tall-3 = Black holds DVONN pieces in the stacks on { $near } and { $far }. You can land on either. Only one move wins.
learn-tall-3-hint = Which of the two stacks threatens more, and which landing makes it too tall for good?
learn-tall-3-right = The only move that wins, by { $margin } if both play their best. The other danger could wait.

## Tip 5

learn-last = Tip 5: make them pass first
learn-last-able = You can now save moves for the end.
learn-last-1 = { $white } to { $black }, and few moves are left. Whoever runs out of moves first usually loses. Find the only move that wins.
learn-last-1-hint = Black depends on a single mobile piece.
learn-last-1-right = Black has no move left. You play on alone and win by { $margin }.
learn-last-2 = Black is ahead, { $black } to { $white }, but you have more moves to make. Find the only move that wins.
learn-last-2-hint = Do not rush the moves that nobody can take from you. What could Black take from you?
learn-last-2-right =
    Black must pass before you do, and you win by { $margin ->
        [one] { $margin } piece
       *[other] { $margin } pieces
    }. The other moves only draw.

## Sharpshooting

learn-sharp = Sharpshooting
learn-sharp-able = You can now take aim: build the right height, then strike.
learn-sharp-1 = None of your stacks reaches Black's stack of { $height } on { $cell } yet. Build one of exactly the right height, then strike: own { $cell } after two moves.
learn-sharp-1-hint =
    From { $from } it is { $distance ->
        [one] { $distance } cell
       *[other] { $distance } cells
    } to { $cell }. What height do you need on { $from }?
learn-sharp-1-right = Build, then shoot. Black saw it coming and could do nothing about it.
learn-sharp-2 = A bigger target: Black's stack of { $height } on { $cell }. Own it after two moves.
learn-sharp-2-hint =
    From { $from } it is { $distance ->
        [one] { $distance } cell
       *[other] { $distance } cells
    }. Which two of your stacks make that height on { $from }?
learn-sharp-2-right = { $height } pieces with one shot. Keep an eye on where two of your stacks could meet at the right distance.

## Overloading

learn-over = Overloading
learn-over-able = You can now make a stack too tall to move.
learn-over-1 = Land on Black's stack on { $cell } so that it becomes too tall to go anywhere: then it is yours, and it stays.
learn-over-1-hint = Its height is { $height } now. Which of your stacks reaches it?
learn-over-1-right = Overloaded: { $height } pieces, and nothing to land on at that distance.
learn-over-2 = Many stacks, many threats, and only one move that wins: it overloads a stack.
learn-over-2-hint = Which landing takes a dangerous black stack and leaves one that is too tall to go anywhere?
learn-over-2-right =
    The stack of { $height } stands like a wall. You win by { $margin ->
        [one] { $margin } piece
       *[other] { $margin } pieces
    } if both play their best.

## Counting tempi

learn-tempi = Counting tempi
learn-tempi-able = You can now count who runs out of moves first.
learn-tempi-1 = A tempo is a move that you can still make. If Black never moved, how many moves could White make in a row here, at most?
learn-tempi-1-hint = Each of the single pieces can make a move. In which order do they get in each other's way least?
learn-tempi-1-right =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }. Black, moving alone, would have { $black }.
learn-tempi-1-moves = That is how many moves White can choose from now. How many can White make in a row?
learn-tempi-1-black = That is what Black could do alone. Now count for White.
learn-tempi-2 = The same board: Black is ahead, { $black } to { $white }, and White moves. Who wins if both play their best, and by how many pieces?
learn-tempi-2-hint = White has more tempi than Black. What can White take when Black has to pass?
learn-tempi-2-right = White wins by { $margin }: Black runs out of moves, and the last word is White's.
learn-tempi-2-now = Black is ahead now, but has to pass first. Watch.
learn-tempi-2-draw = It does not end in a draw. Watch who makes the last move.
learn-tempi-3 = Equal towers, three moves to choose from: one wins, one draws, one loses. Count the tempi and choose.
learn-tempi-3-hint = Which black piece spoils your plans? Deal with it first, and keep your safe moves for later.
learn-tempi-3-right =
    You win by { $margin ->
        [one] { $margin } piece
       *[other] { $margin } pieces
    }: your safe moves were still there when Black had none.

## Whole games

learn-games = Whole endgames, whole games
learn-games-able = You can now play whole games, and win them.
learn-games-1 = An endgame, played to the end. You are White and can win by { $best }; Black defends well. Win it. If a move throws the win away, you see why and can try again.
learn-games-1-hint = Ask each time: what can Black take next, and who runs out of moves first?
learn-games-1-right = Won by { $margin }, to the last move.
learn-games-2 = A narrower one: with best play you win by { $best }. Win it.
learn-games-2-hint = Only one first move wins. It takes a black stack.
learn-games-2-right = Won by { $margin }. Narrow is enough.
learn-games-3 = More stacks, more ways to go wrong: with best play you win by { $best }. Win it.
learn-games-3-hint = Look at the single pieces first, yours and Black's.
learn-games-3-right = Won by { $margin }. You are ready for a whole game.
learn-games-4 = A whole game, from the empty board, against a patient beginner. You are White. Win it.
learn-games-4-hint = Edges and DVONN pieces first; then stay mobile, stay connected, and count.
learn-games-4-right = You won your first whole game, by { $margin }. Well played!
learn-games-5 = A whole game as Black, against an opponent who looks a little further ahead. Win it.
learn-games-5-hint = Do not build tall too early. Keep single pieces for the end.
learn-games-5-right = Won by { $margin }. That was the course; now go and play.
