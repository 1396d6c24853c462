//! What a stack move changes. Each fact about a move has its one definition here; the objectives of the course and the
//! reasons for a move use the same ones.

use dvonn_core::{ByColor, Cell, CellSet, Color, Effects, Move, Movement, Position, Stack, StackMove};

use crate::judge::tempi;
use crate::reason::{CutBy, Reason};

/// A loss of fewer pieces than this is not worth mentioning as a threat.
const LEAST_THREAT: u8 = 2;
/// The positions that may be looked at to count the moves that a player has left.
const TEMPI_LIMIT: u32 = 4_000;

/// A legal stack move with the boards before and after it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Change {
    pub(crate) before: Movement,
    pub(crate) after: Movement,
    effects: Effects,
}

/// What an opponent could do if it were their turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Threat {
    mv: StackMove,
    /// The pieces that the other player would lose at once: those taken and those cut off.
    pieces: u8,
    /// The stacks that would be cut off.
    cells: CellSet,
}

impl Change {
    /// `None` for a placement, a pass or a move that is not legal.
    pub(crate) fn of(before: &Movement, mv: Move) -> Option<Change> {
        let Move::Stack(mv) = mv else { return None };
        let mut after = *before;
        let effects = after.apply(mv).ok()?;
        Some(Change { before: *before, after, effects })
    }

    fn own(&self) -> Color {
        self.before.turn()
    }

    fn opponent(&self) -> Color {
        self.before.turn().other()
    }

    pub(crate) fn from(&self) -> Cell {
        self.effects.mv.from
    }

    pub(crate) fn to(&self) -> Cell {
        self.effects.mv.to
    }

    /// The stack that is landed on.
    fn target(&self) -> Option<Stack> {
        self.before.stack(self.to())
    }

    /// The pieces that each player loses because they are cut off.
    pub(crate) fn lost(&self) -> ByColor<u8> {
        self.effects.lost
    }

    /// The stack moved holds a DVONN piece.
    pub(crate) fn carries_dvonn(&self) -> bool {
        self.before.dvonns().contains(self.from())
    }

    /// The move lands on a lone DVONN piece.
    pub(crate) fn lands_on_dvonn(&self) -> bool {
        self.target() == Some(Stack::DVONN)
    }

    /// The move lands on one of the opponent's stacks.
    pub(crate) fn captures(&self) -> bool {
        self.before.owned(self.opponent()).contains(self.to())
    }

    /// The opponent cannot move afterwards.
    pub(crate) fn leaves_no_reply(&self) -> bool {
        !self.after.has_moves(self.opponent())
    }

    /// No stack is at the right distance from this one, and none will be, because the number of stacks never grows. Only
    /// another stack that lands on it could change that.
    pub(crate) fn locks(&self, cell: Cell) -> bool {
        self.after.stack(cell).is_some() && self.after.targets(cell).is_empty()
    }

    /// The stacks of both players that were blocked and no longer are.
    pub(crate) fn unblocked(&self) -> CellSet {
        (self.before.enclosed() & self.after.occupied()) - self.after.enclosed()
    }

    /// More of the opponent's pieces than of the player's own are cut off.
    pub(crate) fn cuts_off(&self) -> Option<Reason> {
        let lost = self.lost();
        (lost[self.opponent()] > lost[self.own()]).then(|| self.cut())
    }

    /// More of the player's own pieces than of the opponent's are cut off.
    pub(crate) fn breaks_bridge(&self) -> Option<Reason> {
        let lost = self.lost();
        (lost[self.own()] > lost[self.opponent()]).then(|| Reason::BreaksBridge {
            cells: self.effects.removed,
            own: lost[self.own()],
            theirs: lost[self.opponent()],
        })
    }

    fn cut(&self) -> Reason {
        let lost = self.lost();
        let by = if self.carries_dvonn() { CutBy::DvonnLeaving } else { CutBy::LinkLeaving };
        Reason::CutsOff {
            cells: self.effects.removed,
            own: lost[self.own()],
            theirs: lost[self.opponent()],
            by,
        }
    }

    /// The move lands on one of the opponent's stacks, and the new stack is not cut off.
    pub(crate) fn takes(&self) -> Option<Reason> {
        let stack = self.target().filter(|_| self.captures() && self.stays())?;
        let distance = self.before.height(self.from());
        Some(Reason::Takes { cell: self.to(), height: stack.height(), dvonns: stack.dvonns(), distance })
    }

    /// The stack that moved is still on the board.
    fn stays(&self) -> bool {
        !self.effects.removed.contains(self.to())
    }

    /// The move lands on a single piece of the opponent that could have moved.
    pub(crate) fn neutralises(&self) -> Option<Reason> {
        let stack = self.target()?;
        let could_move = self.before.free(self.opponent()).contains(self.to());
        let moves = self.before.targets(self.to()).len() as u8;
        (self.captures() && self.stays() && stack.height() == 1 && could_move && moves > 0)
            .then_some(Reason::Neutralises { cell: self.to(), moves })
    }

    /// The move lands on a stack of the opponent, of two pieces or more, that could have moved; now it is too tall to move.
    pub(crate) fn overloads(&self) -> Option<Reason> {
        let could_move = self.before.movers(self.opponent()).contains(self.to());
        let is_stack = self.target().is_some_and(|stack| stack.height() > 1);
        (is_stack && could_move && self.locks(self.to()))
            .then(|| Reason::Overloads { cell: self.to(), height: self.after.height(self.to()) })
    }

    /// Stacks of the player were blocked and can move now.
    pub(crate) fn frees(&self) -> Option<Reason> {
        let cells = self.unblocked() & self.before.owned(self.own()) & self.after.movers(self.own());
        (!cells.is_empty()).then_some(Reason::Frees { cells })
    }

    /// The opponent could have moved the stack on which the player now stands, which would have cut off these stacks.
    pub(crate) fn keeps_bridge(&self) -> Option<Reason> {
        let away = threats(&self.before, self.opponent()).filter(|threat| threat.mv.from == self.to());
        let worst = away.filter(|threat| !threat.cells.is_empty()).max_by_key(|threat| threat.pieces)?;
        let cells = worst.cells & self.before.owned(self.own());
        let kept = cells & self.after.owned(self.own());
        let pieces = kept.into_iter().map(|cell| self.before.height(cell)).sum();
        (pieces >= LEAST_THREAT).then_some(Reason::KeepsBridge { cell: self.to(), cells: kept, pieces })
    }

    /// The opponent threatened to cost the player some pieces at once; whatever they do now costs at least two pieces less.
    pub(crate) fn saves_from(&self) -> Option<Reason> {
        let threat = worst_threat(&self.before, self.opponent())?;
        let left = worst_threat(&self.after, self.opponent()).map_or(0, |threat| threat.pieces);
        let is_ended = threat.pieces >= left + LEAST_THREAT;
        is_ended.then_some(Reason::SavesFrom {
            threat: threat.mv,
            pieces: threat.pieces,
            cells: threat.cells,
            carries_dvonn: self.before.dvonns().contains(threat.mv.from),
        })
    }

    /// The player's DVONN stack comes next to stacks of the player that had no DVONN piece beside them or in them.
    pub(crate) fn brings_dvonn(&self) -> Option<Reason> {
        let beside = |movement: &Movement| movement.dvonns() | movement.dvonns().neighbours();
        let new = beside(&self.after) - beside(&self.before);
        let stacks = (new & self.after.owned(self.own())) - CellSet::of(self.to());
        (self.carries_dvonn() && !stacks.is_empty())
            .then_some(Reason::BringsDvonn { cell: self.to(), stacks })
    }

    /// The move lands on a lone DVONN piece on which the opponent could have landed next.
    pub(crate) fn denies_dvonn(&self) -> Option<Reason> {
        let could_land = self.before.moves(self.opponent()).any(|mv| mv.to == self.to());
        (self.lands_on_dvonn() && could_land).then_some(Reason::DeniesDvonn { cell: self.to() })
    }

    /// The opponent has to pass, and the player can go on.
    pub(crate) fn forces_pass(&self) -> Option<Reason> {
        (self.leaves_no_reply() && self.after.has_moves(self.own())).then_some(Reason::ForcesPass)
    }

    /// How a move that uses up one tempo changes the difference between the moves that each side could make in a row. `None`
    /// if it stays the same or takes too long to count.
    pub(crate) fn tempi(&self) -> Option<Reason> {
        let count = |movement: &Movement, color| {
            let mut left = TEMPI_LIMIT;
            Some(tempi(movement, color, &mut left)?.len() as i8)
        };
        let (own, theirs) = (count(&self.after, self.own())?, count(&self.after, self.opponent())?);
        let before = count(&self.before, self.own())? - 1 - count(&self.before, self.opponent())?;
        let gained = own - theirs - before;
        (gained != 0).then_some(Reason::Tempi { own: own as u8, theirs: theirs as u8, gained })
    }
}

/// What every stack move of this player would do to the other, whoever's turn it is.
fn threats(movement: &Movement, by: Color) -> impl Iterator<Item = Threat> {
    let turned = movement.with_turn(by);
    let moves: Vec<StackMove> = turned.moves(by).collect();
    moves.into_iter().map(move |mv| {
        let mut next = turned;
        let effects = next.apply(mv).expect("the rules listed the move");
        let pieces = turned.scores()[by.other()] - next.scores()[by.other()];
        Threat { mv, pieces, cells: effects.removed }
    })
}

/// The stack move of this player that would cost the other the most pieces at once.
fn worst_threat(movement: &Movement, by: Color) -> Option<Threat> {
    threats(movement, by).reduce(|worst, next| if next.pieces > worst.pieces { next } else { worst })
}

/// The most pieces that a stack move of this player would cost the other at once.
pub(crate) fn worst_cost(movement: &Movement, by: Color) -> u8 {
    worst_threat(movement, by).map_or(0, |threat| threat.pieces)
}

/// The pieces that a move costs the player who does not make it, at once.
pub(crate) fn cost_of(movement: &Movement, mv: Move) -> u8 {
    let wanted = |threat: &Threat| Move::Stack(threat.mv) == mv;
    threats(movement, movement.turn()).find(wanted).map_or(0, |threat| threat.pieces)
}

/// The board on which it is the turn of the player whose stack this move moves. A placement or a pass changes nothing.
pub(crate) fn with_mover(before: Position, mv: Move) -> Position {
    let mover = match mv {
        Move::Stack(StackMove { from, .. }) => before.stack(from).and_then(Stack::owner),
        _ => None,
    };
    match (before.movement(), mover) {
        (Some(movement), Some(color)) => movement.with_turn(color).into(),
        _ => before,
    }
}

/// The change by a stack move of either player, whoever's turn it is.
fn by_either(before: &Movement, mv: Move) -> Option<Change> {
    Change::of(with_mover(Position::from(*before), mv).movement()?, mv)
}

/// The cells of the stacks that a move of either player cuts off.
pub(crate) fn falls(before: &Movement, mv: Move) -> CellSet {
    by_either(before, mv).map_or(CellSet::EMPTY, |change| change.effects.removed)
}

/// The pieces that each player loses because a move cuts them off.
pub(crate) fn losses(before: &Movement, mv: Move) -> ByColor<u8> {
    by_either(before, mv).map_or(ByColor::new(0, 0), |change| change.lost())
}
