//! The position text, and moves and cells in three notations.
//!
//! Writers are canonical. Readers also accept upper case and moves without the dash; they refuse everything
//! else with the place and the reason.

use std::fmt;
use std::str::FromStr;

use crate::{Cell, CellMap, Color, Move, Phase, Position, Setup, SetupErrors, Stack, StackError, StackMove};

/// Cells of each row of the position text, row 5 first.
const ROW_LENGTHS: [usize; 5] = [9, 10, 11, 10, 9];

/// Why a text is no position text. Columns count characters from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TextError {
    /// Rows, side and phase are separated by spaces.
    #[error("a position has three parts (rows, side to move and phase), but this has {found}")]
    Parts {
        /// How many parts there are.
        found: usize,
    },
    /// Rows are separated by slashes.
    #[error("a board has 5 rows, but this has {found}")]
    Rows {
        /// How many rows there are.
        found: usize,
    },
    /// A row is too short or too long.
    #[error("row {row} must have {expected} cells, not {found}")]
    Cells {
        /// The row's number, 1 to 5.
        row: usize,
        /// How many cells it has on the board.
        expected: usize,
        /// How many the text gives.
        found: usize,
    },
    /// A character that begins no cell.
    #[error("column {column}: expected ., W, B or D, found {found:?}")]
    Character {
        /// Where it stands.
        column: usize,
        /// The character.
        found: char,
    },
    /// A height is written from 2, without leading zeros.
    #[error("column {column}: {found:?} is not a stack height; use 2 to 49")]
    Height {
        /// Where it stands.
        column: usize,
        /// What is written there.
        found: String,
    },
    /// There is no such stack.
    #[error("column {column}: {reason}")]
    Stack {
        /// Where it stands.
        column: usize,
        /// Why not.
        reason: StackError,
    },
    /// The side is `W` or `B`.
    #[error("the side to move must be W or B, not {found:?}")]
    Side {
        /// What is written there.
        found: String,
    },
    /// The phase is `P` or `M`.
    #[error("the phase must be P or M, not {found:?}")]
    Phase {
        /// What is written there.
        found: String,
    },
}

/// Why a text gives no position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// It cannot be read.
    #[error(transparent)]
    Text(#[from] TextError),
    /// It can be read, but no game leads there.
    #[error(transparent)]
    Setup(#[from] SetupErrors),
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        Ok(text.parse::<Setup>()?.validate()?)
    }
}

impl FromStr for Setup {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Setup, TextError> {
        let parts: Vec<&str> = text.split_ascii_whitespace().collect();
        let [rows, side, phase] = parts[..] else {
            return Err(TextError::Parts { found: parts.len() });
        };
        let cells = read_rows(rows)?;
        let turn = match side {
            "W" => Color::White,
            "B" => Color::Black,
            _ => return Err(TextError::Side { found: excerpt(side) }),
        };
        let phase = match phase {
            "P" => Phase::Placement,
            "M" => Phase::Movement,
            _ => return Err(TextError::Phase { found: excerpt(phase) }),
        };
        Ok(Setup { cells, turn, phase })
    }
}

fn read_rows(text: &str) -> Result<CellMap<Option<Stack>>, TextError> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != ROW_LENGTHS.len() {
        return Err(TextError::Rows { found: rows.len() });
    }
    let mut cells = CellMap::default();
    let mut column = 1;
    for (from_top, row) in rows.into_iter().enumerate() {
        let number = 5 - from_top;
        let stacks = read_row(row, column)?;
        let expected = ROW_LENGTHS[from_top];
        if stacks.len() != expected {
            return Err(TextError::Cells { row: number, expected, found: stacks.len() });
        }
        for (cell, stack) in row_cells(number as u8 - 1).zip(stacks) {
            cells[cell] = stack;
        }
        column += row.chars().count() + 1;
    }
    Ok(cells)
}

/// The cells of a row (0 is row `1`), left to right.
fn row_cells(row: u8) -> impl Iterator<Item = Cell> {
    (0..11).filter_map(move |column| Cell::at(column, row))
}

fn read_row(text: &str, first_column: usize) -> Result<Vec<Option<Stack>>, TextError> {
    let mut stacks = Vec::new();
    let mut rest = text.chars().zip(first_column..).peekable();
    while let Some((letter, column)) = rest.next() {
        let owner = match letter {
            '.' | 'D' => {
                stacks.push((letter == 'D').then_some(Stack::DVONN));
                continue;
            }
            'W' => Color::White,
            'B' => Color::Black,
            found => return Err(TextError::Character { column, found }),
        };
        let mut digits = String::new();
        while let Some((digit, _)) = rest.next_if(|(character, _)| character.is_ascii_digit()) {
            digits.push(digit);
        }
        let height = match digits.as_str() {
            "" => 1,
            _ => match digits.parse() {
                Ok(height) if height > 1 && !digits.starts_with('0') => height,
                _ => return Err(TextError::Height { column: column + 1, found: excerpt(&digits) }),
            },
        };
        let mut dvonns = 0_u8;
        while rest.next_if(|&(character, _)| character == '+').is_some() {
            dvonns = dvonns.saturating_add(1);
        }
        let stack = Stack::new(owner, height, dvonns);
        stacks.push(Some(stack.map_err(|reason| TextError::Stack { column, reason })?));
    }
    Ok(stacks)
}

/// Writes the canonical position text.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..5).rev() {
            for cell in row_cells(row) {
                match self.cells[cell] {
                    Some(stack) => write!(f, "{stack}")?,
                    None => f.write_str(".")?,
                }
            }
            f.write_str(if row > 0 { "/" } else { " " })?;
        }
        let phase = match self.phase {
            Phase::Placement => 'P',
            Phase::Movement => 'M',
        };
        write!(f, "{} {phase}", self.turn.letter())
    }
}

/// A way to name cells.
///
/// ```
/// use dvonn_core::{Cell, Notation};
///
/// assert_eq!(Notation::Standard.cell_name(Cell::C2), "c2");
/// assert_eq!(Notation::Newsletter.cell_name(Cell::C2), "d3");
/// assert_eq!(Notation::Printed.cell_name(Cell::C2), "c4");
/// assert_eq!(Notation::Newsletter.parse_move("c7-c10")?.to_string(), "g3-j3");
/// # Ok::<(), dvonn_core::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Notation {
    /// Column letter `a` to `k`, row digit `1` to `5`, row 5 on top.
    #[default]
    Standard,
    /// Row letter `a` (top) to `e`, column number 1 to 11, as in the Italian newsletter.
    Newsletter,
    /// Column letter, row digit counted from the top, as on the printed board.
    Printed,
}

impl Notation {
    /// All notations.
    pub const ALL: [Notation; 3] = [Notation::Standard, Notation::Newsletter, Notation::Printed];

    /// The cell's name.
    pub fn cell_name(self, cell: Cell) -> String {
        let (column, row) = (cell.column(), cell.row());
        match self {
            Notation::Standard => cell.to_string(),
            Notation::Newsletter => format!("{}{}", (b'e' - row) as char, column + 1),
            Notation::Printed => format!("{}{}", (b'a' + column) as char, 5 - row),
        }
    }

    /// The cell of that name.
    ///
    /// # Errors
    /// If no cell is called so.
    pub fn parse_cell(self, name: &str) -> Result<Cell, ParseMoveError> {
        self.cell(name).ok_or_else(|| ParseMoveError::Cell { text: excerpt(name) })
    }

    fn cell(self, name: &str) -> Option<Cell> {
        let (letter, number) = name.split_at_checked(1)?;
        let letter = letter.as_bytes()[0].to_ascii_lowercase().checked_sub(b'a')?;
        if !number.starts_with(|first: char| ('1'..='9').contains(&first)) {
            return None; // No sign, no leading zero.
        }
        let number = number.parse::<u8>().ok()?;
        let (column, row) = match self {
            Notation::Standard => (letter, number.checked_sub(1)?),
            Notation::Newsletter => (number.checked_sub(1)?, 4_u8.checked_sub(letter)?),
            Notation::Printed => (letter, 5_u8.checked_sub(number)?),
        };
        Cell::at(column, row)
    }

    /// The canonical text of a move: `c1`, `c1-c2`, `pass`.
    pub fn move_text(self, mv: Move) -> String {
        match mv {
            Move::Place(cell) => self.cell_name(cell),
            Move::Stack(mv) => format!("{}-{}", self.cell_name(mv.from), self.cell_name(mv.to)),
            Move::Pass => "pass".to_owned(),
        }
    }

    /// Reads a move; upper case and a missing dash are fine.
    ///
    /// # Errors
    /// If the text is no move.
    pub fn parse_move(self, text: &str) -> Result<Move, ParseMoveError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Move::Pass);
        }
        // The second cell begins at the second letter.
        let second = text.char_indices().skip(1).find(|(_, character)| character.is_ascii_alphabetic());
        let Some((second, _)) = second else {
            return match text {
                "" => Err(ParseMoveError::Empty),
                _ => self.parse_cell(text).map(Move::Place),
            };
        };
        let (from, to) = text.split_at(second);
        let from = from.strip_suffix('-').unwrap_or(from);
        match (self.cell(from), self.cell(to)) {
            (Some(from), Some(to)) => Ok(Move::Stack(StackMove { from, to })),
            (Some(_), None) => Err(ParseMoveError::Cell { text: excerpt(to) }),
            (None, Some(_)) => Err(ParseMoveError::Cell { text: excerpt(from) }),
            (None, None) => Err(ParseMoveError::Move { text: excerpt(text) }),
        }
    }
}

/// Why a text is no move or cell.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseMoveError {
    /// There is no text.
    #[error("a move is missing")]
    Empty,
    /// It looks like a cell, but the board has none of that name.
    #[error("{text:?} is not a cell")]
    Cell {
        /// What was read, shortened if long.
        text: String,
    },
    /// It is a placement or a pass where a stack move is needed.
    #[error("{text:?} is not a stack move; stack moves are written c1-c2")]
    StackMove {
        /// What was read, shortened if long.
        text: String,
    },
    /// It looks like nothing known.
    #[error("{text:?} is not a move; write moves as d3, c1-c2 or pass")]
    Move {
        /// What was read, shortened if long.
        text: String,
    },
}

impl FromStr for Cell {
    type Err = ParseMoveError;

    fn from_str(name: &str) -> Result<Cell, ParseMoveError> {
        Notation::Standard.parse_cell(name)
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        Notation::Standard.parse_move(text)
    }
}

/// Writes the move in standard notation.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&Notation::Standard.move_text(*self))
    }
}

impl FromStr for StackMove {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<StackMove, ParseMoveError> {
        match text.parse()? {
            Move::Stack(mv) => Ok(mv),
            Move::Place(_) | Move::Pass => Err(ParseMoveError::StackMove { text: excerpt(text) }),
        }
    }
}

/// Writes the move in standard notation, such as `d1-f3`.
impl fmt::Display for StackMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Move::Stack(*self), f)
    }
}

impl fmt::Debug for StackMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The beginning of a text from outside, short enough for an error message.
fn excerpt(text: &str) -> String {
    const LONGEST: usize = 24;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
