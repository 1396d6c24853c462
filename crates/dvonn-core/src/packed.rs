//! Positions as 32 bytes, for tables, training data and messages.

use alloc::boxed::Box;

use crate::{Cell, CellMap, CellSet, Color, Phase, Position, Setup, SetupErrors, Stack};

/// Bits of the first word above the cells.
const BLACK_TO_PLAY: u64 = 1 << 62;
const MOVEMENT: u64 = 1 << 63;

/// Why bytes are not a position.
///
/// ```
/// use dvonn_core::{BytesError, Position};
///
/// assert_eq!(Position::from_bytes(&[0xff; 32]), Err(BytesError::Malformed));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BytesError {
    /// No position has these bytes.
    #[error("the bytes do not describe a position")]
    Malformed,
    /// They describe a position that is not legal.
    #[error(transparent)]
    Setup(Box<SetupErrors>),
}

impl Position {
    /// The number of bytes of the packed form.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// assert_eq!(Position::BYTES, 32);
    /// ```
    pub const BYTES: usize = 32;

    /// The position in 32 bytes: four little-endian words. Equal positions have equal bytes.
    ///
    /// 1. The occupied cells as [`CellSet::bits`], bit 62 if Black is to play, bit 63 in the movement phase.
    /// 2. The cells with a white stack.
    /// 3. All pieces in a row, stack by stack in the order of the cells: a bit for the top piece of each stack.
    /// 4. The same row: a bit for each DVONN piece. In a stack they are listed first.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// let position: Position = "........./........../DDW2+......../........../......... B M".parse()?;
    /// assert_eq!(Position::from_bytes(&position.to_bytes())?, position);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_bytes(&self) -> [u8; Position::BYTES] {
        let (mut white, mut tops, mut dvonns) = (CellSet::EMPTY, 0_u64, 0_u64);
        let mut pieces = 0;
        for cell in self.occupied() {
            let stack = self.stack(cell).expect("the cell is occupied");
            if stack.owner() == Some(Color::White) {
                white.insert(cell);
            }
            dvonns |= ((1 << stack.dvonns()) - 1) << pieces;
            pieces += stack.height();
            tops |= 1 << (pieces - 1);
        }
        let turn = if self.turn() == Color::Black { BLACK_TO_PLAY } else { 0 };
        let phase = if self.phase() == Phase::Movement { MOVEMENT } else { 0 };
        let mut bytes = [0; Position::BYTES];
        let words = [self.occupied().bits() | turn | phase, white.bits(), tops, dvonns];
        for (target, word) in bytes.chunks_exact_mut(8).zip(words) {
            target.copy_from_slice(&word.to_le_bytes());
        }
        bytes
    }

    /// The position with these [`bytes`](Position::to_bytes). They may come from an untrusted source.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// assert_eq!(Position::from_bytes(&Position::START.to_bytes()), Ok(Position::START));
    /// ```
    ///
    /// # Errors
    /// If the bytes are not those of a legal position.
    pub fn from_bytes(bytes: &[u8; Position::BYTES]) -> Result<Position, BytesError> {
        let setup = unpack(bytes).ok_or(BytesError::Malformed)?;
        let position = setup.validate().map_err(|errors| BytesError::Setup(Box::new(errors)))?;
        // Unused bits and another order of pieces would make several forms of one position.
        if position.to_bytes() == *bytes { Ok(position) } else { Err(BytesError::Malformed) }
    }
}

fn unpack(bytes: &[u8; Position::BYTES]) -> Option<Setup> {
    let mut words =
        bytes.chunks_exact(8).map(|word| word.iter().rev().fold(0, |all, byte| all << 8 | u64::from(*byte)));
    let [first, white, mut tops, mut dvonns] = core::array::from_fn(|_| words.next().unwrap_or_default());
    let occupied = CellSet::from_bits(first & !(BLACK_TO_PLAY | MOVEMENT))?;
    let white = CellSet::from_bits(white)?;
    let mut cells: CellMap<Option<Stack>> = CellMap::default();
    for cell in occupied {
        let height = tops.trailing_zeros() + 1;
        if height > u32::from(Stack::MAX_HEIGHT) {
            return None;
        }
        let inside = (dvonns & ((1 << height) - 1)).count_ones();
        cells[cell] = Some(stack(cell, white, height as u8, inside as u8)?);
        tops >>= height;
        dvonns >>= height;
    }
    let turn = if first & BLACK_TO_PLAY == 0 { Color::White } else { Color::Black };
    let phase = if first & MOVEMENT == 0 { Phase::Placement } else { Phase::Movement };
    Some(Setup { cells, turn, phase })
}

fn stack(cell: Cell, white: CellSet, height: u8, dvonns: u8) -> Option<Stack> {
    if height == 1 && dvonns == 1 {
        return Some(Stack::DVONN);
    }
    let owner = if white.contains(cell) { Color::White } else { Color::Black };
    Stack::new(owner, height, dvonns).ok()
}
