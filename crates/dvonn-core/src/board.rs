//! The pieces on the board, with everything that is kept up to date beside them.
//!
//! `Board` knows no rules of turn or legality. Its few mutators (`place`, `carry`, `drop_unlinked`,
//! `pass_turn`) change the stacks, the sets, the scores and the key together, so that they always agree.
//!
//! Removal belongs to the move that causes it: between moves every stack on the board is linked to a DVONN
//! piece. Most moves cut nothing, so the ring around the vacated cell is examined before any flood fill runs.

use core::hash::{Hash, Hasher};

use crate::cell::SLOTS;
use crate::tables::{
    BLACK_TO_MOVE_KEY, DVONN_KEYS, MAY_CUT, NEIGHBOURS, STACK_KEYS, TALLEST_MOVER, TARGETS, ring_index,
};
use crate::{ByColor, Cell, CellSet, Color, Stack, StackMove};

/// Height in the low six bits, number of DVONN pieces in the high two: landing adds the two piles.
type Pile = u8;

const HEIGHT_BITS: u32 = 6;
const HEIGHT_MASK: Pile = (1 << HEIGHT_BITS) - 1;

/// 112 bytes, copied for every move of a search, because that is cheaper than taking a move back.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Board {
    occupied: CellSet,
    owned: ByColor<CellSet>,
    /// Cells with at least one DVONN piece, alone or inside a stack.
    dvonns: CellSet,
    /// Stacks of height one, including DVONN pieces: most stacks early in a game. Their moves are counted six at a time.
    singles: CellSet,
    /// Identifies the stacks and the player to move.
    key: u64,
    scores: ByColor<u8>,
    turn: Color,
    piles: [Pile; SLOTS],
}

const _: () = assert!(size_of::<Board>() == 112);

/// Equal boards have equal keys.
impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

impl Board {
    pub(crate) const EMPTY: Board = Board {
        occupied: CellSet::EMPTY,
        owned: ByColor::new(CellSet::EMPTY, CellSet::EMPTY),
        dvonns: CellSet::EMPTY,
        singles: CellSet::EMPTY,
        key: 0,
        scores: ByColor::new(0, 0),
        turn: Color::White,
        piles: [0; SLOTS],
    };

    #[inline]
    pub(crate) fn occupied(&self) -> CellSet {
        self.occupied
    }

    #[inline]
    pub(crate) fn owned(&self, color: Color) -> CellSet {
        self.owned[color]
    }

    #[inline]
    pub(crate) fn dvonns(&self) -> CellSet {
        self.dvonns
    }

    #[inline]
    pub(crate) fn singles(&self) -> CellSet {
        self.singles
    }

    #[inline]
    pub(crate) fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    pub(crate) fn scores(&self) -> ByColor<u8> {
        self.scores
    }

    #[inline]
    pub(crate) fn turn(&self) -> Color {
        self.turn
    }

    #[inline]
    pub(crate) fn height(&self, cell: Cell) -> u8 {
        self.piles[cell as usize] & HEIGHT_MASK
    }

    #[inline]
    fn owner(&self, cell: Cell) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.owned[color].contains(cell))
    }

    pub(crate) fn stack(&self, cell: Cell) -> Option<Stack> {
        if !self.occupied.contains(cell) {
            return None;
        }
        let Some(owner) = self.owner(cell) else {
            return Some(Stack::DVONN);
        };
        let pile = self.piles[cell as usize];
        Some(
            Stack::new(owner, pile & HEIGHT_MASK, pile >> HEIGHT_BITS)
                .expect("only true stacks are put on the board"),
        )
    }

    /// Puts a stack on an empty cell. Stacks with more than three DVONN pieces do not fit.
    pub(crate) fn place(&mut self, cell: Cell, stack: Stack) {
        debug_assert!(!self.occupied.contains(cell) && stack.dvonns() <= 3);
        self.occupied.insert(cell);
        if let Some(owner) = stack.owner() {
            self.owned[owner].insert(cell);
            self.scores[owner] += stack.height();
        }
        if stack.has_dvonn() {
            self.dvonns.insert(cell);
        }
        if stack.height() == 1 {
            self.singles.insert(cell);
        }
        let pile = stack.height() | stack.dvonns() << HEIGHT_BITS;
        self.piles[cell as usize] = pile;
        self.key ^= stack_key(cell, self.owner_index(cell), pile);
    }

    /// Gives the turn to the other player.
    #[inline]
    pub(crate) fn pass_turn(&mut self) {
        self.turn = self.turn.other();
        self.key ^= BLACK_TO_MOVE_KEY;
    }

    /// Carries the stack of the player to move from one cell onto another stack, takes away what is no longer
    /// linked, and gives the turn to the other player. Returns the cells emptied by removal, and the pieces that each
    /// player lost with them.
    #[inline]
    pub(crate) fn carry(&mut self, StackMove { from, to }: StackMove) -> (CellSet, ByColor<u8>) {
        let us = self.turn;
        let them = us.other();
        let mover = self.piles[from as usize];
        let below = self.piles[to as usize];
        let landed = mover + below;

        self.key ^= stack_key(from, us as usize, mover)
            ^ stack_key(to, self.owner_index(to), below)
            ^ stack_key(to, us as usize, landed)
            ^ BLACK_TO_MOVE_KEY;
        self.piles[from as usize] = 0;
        self.piles[to as usize] = landed;

        // The mover counted already; what it lands on changes hands unless it was ours.
        let gained = below & HEIGHT_MASK;
        self.scores[us] += gained * u8::from(!self.owned[us].contains(to));
        self.scores[them] -= gained * u8::from(self.owned[them].contains(to));

        let (left, reached) = (CellSet::of(from), CellSet::of(to));
        self.occupied -= left;
        self.owned[us] = (self.owned[us] - left) | reached;
        self.owned[them] -= reached;
        self.singles -= left | reached;
        let carries_dvonn = self.dvonns.contains(from);
        if carries_dvonn {
            self.dvonns = (self.dvonns - left) | reached;
        }
        self.turn = them;

        let around = self.around(from);
        if carries_dvonn || MAY_CUT[ring_index(around.bits(), from)] {
            let lost = unlinked(self.occupied, self.dvonns, around);
            if !lost.is_empty() {
                return (lost, self.remove(lost));
            }
        }
        (CellSet::EMPTY, ByColor::new(0, 0))
    }

    /// What `carry` would remove, without making the move. The cell landed on is among it if the mover itself would go.
    #[inline]
    pub(crate) fn cut_off(&self, StackMove { from, to }: StackMove) -> CellSet {
        if !self.may_cut(from) {
            return CellSet::EMPTY;
        }
        let left = CellSet::of(from);
        let dvonns = if self.dvonns.contains(from) { (self.dvonns - left).with(to) } else { self.dvonns };
        unlinked(self.occupied - left, dvonns, self.around(from))
    }

    #[inline]
    fn around(&self, cell: Cell) -> CellSet {
        self.occupied & CellSet::from_bits_unchecked(NEIGHBOURS[cell as usize])
    }

    /// Whether something might lose its link when the stack leaves this cell.
    #[inline]
    pub(crate) fn may_cut(&self, from: Cell) -> bool {
        self.dvonns.contains(from) || MAY_CUT[ring_index(self.around(from).bits(), from)]
    }

    /// Empties these cells. Returns the pieces that each player lost.
    #[cold]
    fn remove(&mut self, lost: CellSet) -> ByColor<u8> {
        let before = self.scores;
        for cell in lost {
            let pile = self.piles[cell as usize];
            self.key ^= stack_key(cell, self.owner_index(cell), pile);
            if let Some(owner) = self.owner(cell) {
                self.scores[owner] -= pile & HEIGHT_MASK;
            }
            self.piles[cell as usize] = 0;
        }
        self.occupied -= lost;
        self.owned[Color::White] -= lost;
        self.owned[Color::Black] -= lost;
        self.singles -= lost;
        ByColor::from_fn(|color| before[color] - self.scores[color])
    }

    /// The player's stacks that are not enclosed on all six sides, whether or not they reach a stack.
    #[inline]
    pub(crate) fn free(&self, color: Color) -> CellSet {
        self.owned[color] - self.occupied.enclosed()
    }

    /// Where the stack on `from` would land: stacks exactly its height away in a straight line.
    #[inline]
    pub(crate) fn targets(&self, from: Cell) -> CellSet {
        let height = (self.height(from) as usize).min(TALLEST_MOVER + 1);
        CellSet::from_bits_unchecked(TARGETS[height][from as usize]) & self.occupied
    }

    /// Number of stack moves the player has.
    #[inline]
    pub(crate) fn count_moves(&self, color: Color) -> usize {
        // One shift per direction serves the enclosed set and all single pieces at once.
        let taken = self.occupied.bits();
        let beside = [taken << 1, taken >> 1, taken << 11, taken >> 11, taken << 12, taken >> 12];
        let enclosed = beside.iter().fold(taken, |all, side| all & side);
        let free = self.owned[color].bits() & !enclosed;
        let singles = free & self.singles.bits();
        let by_singles: u32 = beside.iter().map(|side| (singles & side).count_ones()).sum();
        let by_stacks: usize = CellSet::from_bits_unchecked(free & !singles)
            .into_iter()
            .map(|from| self.targets(from).len())
            .sum();
        by_singles as usize + by_stacks
    }

    #[inline]
    pub(crate) fn has_moves(&self, color: Color) -> bool {
        self.free(color).into_iter().any(|from| !self.targets(from).is_empty())
    }

    /// Row of `STACK_KEYS`: 0 White, 1 Black, 2 nobody.
    #[inline]
    fn owner_index(&self, cell: Cell) -> usize {
        let white = self.owned[Color::White].contains(cell);
        let black = self.owned[Color::Black].contains(cell);
        2 - 2 * usize::from(white) - usize::from(black)
    }
}

/// The stacks that no chain links to a DVONN piece. Whatever lost its link lost it through the vacated cell, so a
/// neighbour of that cell, one of `around`, is part of it: once the flood has reached all of `around`, nothing is lost.
fn unlinked(occupied: CellSet, dvonns: CellSet, around: CellSet) -> CellSet {
    let mut linked = dvonns;
    while !(around - linked).is_empty() {
        let wider = (linked | linked.neighbours()) & occupied;
        if wider == linked {
            return occupied - linked;
        }
        linked = wider;
    }
    CellSet::EMPTY
}

#[inline]
fn stack_key(cell: Cell, owner: usize, pile: Pile) -> u64 {
    let height = u32::from(pile & HEIGHT_MASK);
    STACK_KEYS[owner][cell as usize].rotate_left(height)
        ^ DVONN_KEYS[usize::from(pile >> HEIGHT_BITS)][cell as usize]
}
