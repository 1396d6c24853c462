//! What a network sees of a position: for each cell, which of a list of facts are true.
//!
//! The facts are relative to one player, the perspective. The first ones say what stands on the cell; a second group says
//! which stacks can move and which can be landed on, because that decides most fights and a small network cannot work it
//! out by itself.

use dvonn_core::{Cell, CellSet, Color, Movement};

use crate::handcrafted::{COUNTS, Reaches, counts_with};

/// Cells of the board.
pub const CELLS: usize = 49;
/// Heights that are told apart; the last one stands for all taller stacks.
const HEIGHTS: usize = 11;
/// Kinds of stacks of one owner.
const OWNED: usize = 2 * HEIGHTS;
const LONE_DVONN: usize = 2 * OWNED;
/// Kinds of stacks.
pub(super) const STACKS: usize = LONE_DVONN + 1;
/// Sets of cells that describe who can move where.
const SETS: usize = 5;

/// Which facts a network sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InputSet {
    /// Owner, height and DVONN piece of each stack.
    Stacks,
    /// Also which stacks can move, which can be landed on by whom, and which are enclosed.
    Tactics,
    /// Also the counts of the handcrafted evaluation, which go straight to the output.
    Counts,
}

impl InputSet {
    /// The number of facts for each cell.
    pub const fn kinds(self) -> usize {
        match self {
            InputSet::Stacks => STACKS,
            InputSet::Tactics | InputSet::Counts => STACKS + SETS,
        }
    }

    /// The number of inputs.
    pub const fn inputs(self) -> usize {
        self.kinds() * CELLS
    }

    /// The number of counts.
    pub const fn counts(self) -> usize {
        match self {
            InputSet::Stacks | InputSet::Tactics => 0,
            InputSet::Counts => COUNTS,
        }
    }

    /// The set with these numbers.
    pub(super) fn with(kinds: usize, counts: usize) -> Option<InputSet> {
        let all = [InputSet::Stacks, InputSet::Tactics, InputSet::Counts];
        all.into_iter().find(|set| set.kinds() == kinds && set.counts() == counts)
    }

    /// Calls `visit` with the number of each true fact, seen by White, and its cell.
    pub fn for_each(self, position: &Movement, mut visit: impl FnMut(usize, Cell)) {
        for cell in position.occupied() {
            visit(stack_kind(position, cell), cell);
        }
        for (set, kind) in self.overview(position).sets.into_iter().zip(STACKS..) {
            for cell in set {
                visit(kind, cell);
            }
        }
    }

    /// What is not known from the stacks alone.
    #[inline]
    pub(super) fn overview(self, position: &Movement) -> Overview {
        if self == InputSet::Stacks {
            return Overview { sets: Sets::default(), counts: [0; COUNTS] };
        }
        let reaches = Reaches::of(position);
        let [ours, theirs] = &reaches.sides;
        let (white, black) = match position.turn() {
            Color::White => (ours, theirs),
            Color::Black => (theirs, ours),
        };
        let sets = [white.mobile, black.mobile, white.targets, black.targets, reaches.enclosed];
        let counts = match self {
            InputSet::Counts => counts_with(position, &reaches),
            _ => [0; COUNTS],
        };
        Overview { sets, counts }
    }
}

/// Facts that depend on several stacks.
pub(super) struct Overview {
    pub(super) sets: Sets,
    pub(super) counts: [i16; COUNTS],
}

/// For each kind after those of stacks, the cells where it is true.
pub(super) type Sets = [CellSet; SETS];

/// The number of the same fact for the other player.
#[inline]
pub const fn seen_by_other(kind: usize) -> usize {
    const WHITE_MOVERS: usize = STACKS;
    const BLACK_MOVERS: usize = STACKS + 1;
    const WHITE_TARGETS: usize = STACKS + 2;
    const BLACK_TARGETS: usize = STACKS + 3;
    match kind {
        ..OWNED => kind + OWNED,
        WHITE_MOVERS | WHITE_TARGETS => kind + 1,
        BLACK_MOVERS | BLACK_TARGETS => kind - 1,
        LONE_DVONN.. => kind,
        _ => kind - OWNED,
    }
}

/// The number of the fact for a player.
#[inline]
pub(super) const fn seen_by(kind: usize, perspective: Color) -> usize {
    match perspective {
        Color::White => kind,
        Color::Black => seen_by_other(kind),
    }
}

/// The kind of the stack on an occupied cell.
#[inline]
pub(super) fn stack_kind(position: &Movement, cell: Cell) -> usize {
    let owner = if position.owned(Color::White).contains(cell) {
        0
    } else if position.owned(Color::Black).contains(cell) {
        OWNED
    } else {
        return LONE_DVONN;
    };
    let height = usize::from(position.height(cell)).min(HEIGHTS);
    owner + HEIGHTS * usize::from(position.dvonns().contains(cell)) + height - 1
}

#[cfg(test)]
mod tests {
    use dvonn_core::Position;

    use super::*;

    #[test]
    fn facts_agree_with_the_rules() {
        let mut rng = fastrand::Rng::with_seed(4);
        for _ in 0..50 {
            let mut here = crate::boards::random(&mut rng);
            while let Some(mv) = rng.choice(here.legal_moves().collect::<Vec<_>>()) {
                let position = here.movement().unwrap();
                let targets = |color| position.moves(color).map(|mv| mv.to).collect::<CellSet>();
                let expected = [
                    position.movers(Color::White),
                    position.movers(Color::Black),
                    targets(Color::White),
                    targets(Color::Black),
                    position.enclosed(),
                ];
                assert_eq!(InputSet::Tactics.overview(position).sets, expected, "{here}");
                here = here.play(mv).unwrap();
            }
        }
    }

    #[test]
    fn what_one_player_sees_as_own_the_other_sees_as_theirs() {
        for kind in 0..InputSet::Tactics.kinds() {
            assert_eq!(seen_by_other(seen_by_other(kind)), kind);
        }
        let position: Position =
            "........./........../DW12++B3W......./........../......... B M".parse().unwrap();
        let mut facts = Vec::new();
        InputSet::Stacks.for_each(position.movement().unwrap(), |kind, cell| {
            facts.push((kind, seen_by_other(kind), cell));
        });
        assert_eq!(facts, [(44, 44, Cell::A3), (21, 43, Cell::B3), (24, 2, Cell::C3), (0, 22, Cell::D3)]);
    }
}
