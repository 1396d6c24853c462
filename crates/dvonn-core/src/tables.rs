//! Tables computed by the compiler: geometry, and the keys of the hash.
//!
//! They are bare numbers, indexed by the number of a [`Cell`], so that the rules can use them without a
//! check or a branch. Everything here follows from the list of cells.

use crate::cell::{COLUMNS, SLOTS};
use crate::{Cell, Direction};

/// The tallest stack that can still move: no line of the board is longer.
pub(crate) const TALLEST_MOVER: usize = 10;

/// The cell in each slot of the skewed grid; 64 entries, so that no bit number needs a bounds check.
pub(crate) const CELL_AT: [Option<Cell>; 64] = {
    let mut table = [None; 64];
    let mut i = 0;
    while i < 49 {
        table[Cell::ALL[i] as usize] = Some(Cell::ALL[i]);
        i += 1;
    }
    table
};

/// The same without the `Option`, for bits known to be cells. Slots without a cell hold a1 and are never read.
pub(crate) static CELL_OF_BIT: [Cell; 64] = {
    let mut table = [Cell::A1; 64];
    let mut i = 0;
    while i < 49 {
        table[Cell::ALL[i] as usize] = Cell::ALL[i];
        i += 1;
    }
    table
};

/// The place of each cell in `Cell::ALL`.
pub(crate) const ORDINAL: [u8; SLOTS] = {
    let mut table = [0; SLOTS];
    let mut i = 0;
    while i < 49 {
        table[Cell::ALL[i] as usize] = i as u8;
        i += 1;
    }
    table
};

/// The bits that are cells.
pub(crate) const BOARD: u64 = {
    let mut bits = 0;
    let mut i = 0;
    while i < 49 {
        bits |= 1 << Cell::ALL[i] as u32;
        i += 1;
    }
    bits
};

/// `TARGETS[height][cell]`: the cells exactly `height` steps away in the six directions. Rows 0 and 11 are
/// empty: heights above ten are looked up as eleven.
pub(crate) static TARGETS: [[u64; SLOTS]; TALLEST_MOVER + 2] = {
    let mut table = [[0; SLOTS]; TALLEST_MOVER + 2];
    let mut height = 1;
    while height <= TALLEST_MOVER {
        let mut i = 0;
        while i < 49 {
            let cell = Cell::ALL[i];
            let mut d = 0;
            while d < 6 {
                if let Some(target) = cell.step(Direction::ALL[d], height as u8) {
                    table[height][cell as usize] |= 1 << target as u32;
                }
                d += 1;
            }
            i += 1;
        }
        height += 1;
    }
    table
};

/// The cells one step away.
pub(crate) static NEIGHBOURS: [u64; SLOTS] = TARGETS[1];

/// Whether emptying a cell may cut its neighbours off from each other, indexed by `ring_index`: true if the
/// taken neighbours form two or more separate arcs around the cell.
pub(crate) static MAY_CUT: [bool; 256] = {
    let mut table = [false; 256];
    let mut index = 0;
    while index < 256 {
        // Bits in the order of `Direction::ALL`: +1, +12, +11, -1, -12, -11.
        let ring =
            [index >> 5 & 1, index >> 7 & 1, index >> 6 & 1, index >> 3 & 1, index & 1, index >> 1 & 1];
        let mut arcs = 0;
        let mut d = 0;
        while d < 6 {
            if ring[d] == 1 && ring[(d + 1) % 6] == 0 {
                arcs += 1;
            }
            d += 1;
        }
        table[index] = arcs > 1;
        index += 1;
    }
    table
};

/// Folds the taken neighbours of a cell into eight bits. `neighbours` holds nothing but neighbours of `cell`:
/// after the rotation they stand at bits 0, 1 (below), 11, 13 (beside), 23 and 24 (above).
#[inline]
pub(crate) const fn ring_index(neighbours: u64, cell: Cell) -> usize {
    let ring = neighbours.rotate_right(cell as u32 + 64 - (COLUMNS as u32 + 1));
    ((ring | ring >> 8 | ring >> 17) & 0xff) as usize
}

/// `STACK_KEYS[owner][cell]` with owner 0 White, 1 Black, 2 nobody; rotated by the height of the stack.
///
/// Rotation gives every height its own key from 1.3 KB of table; a key for each height would take 64 KB and
/// leave no room for anything else in the first-level cache.
pub(crate) static STACK_KEYS: [[u64; SLOTS]; 3] =
    [random_keys(0x1001), random_keys(0x2002), random_keys(0x3003)];

/// `DVONN_KEYS[count][cell]`, for the number of DVONN pieces in the stack.
pub(crate) static DVONN_KEYS: [[u64; SLOTS]; 4] =
    [[0; SLOTS], random_keys(0x4004), random_keys(0x5005), random_keys(0x6006)];

/// Black is to move.
pub(crate) const BLACK_TO_MOVE_KEY: u64 = splitmix(0x7007);

/// Pieces are still being placed: the same board in the other phase is another position.
pub(crate) const PLACEMENT_KEY: u64 = splitmix(0x8008);

const fn random_keys(seed: u64) -> [u64; SLOTS] {
    let mut keys = [0; SLOTS];
    let mut i = 0;
    while i < SLOTS {
        keys[i] = splitmix(seed.wrapping_mul(1 << 16).wrapping_add(i as u64));
        i += 1;
    }
    keys
}

/// One output of the `SplitMix64` generator: the hash must be the same everywhere and forever.
const fn splitmix(seed: u64) -> u64 {
    let mut x = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}
