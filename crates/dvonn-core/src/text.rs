//! The position text, and moves and cells in three notations.
//!
//! Writers are canonical. Readers also accept upper case and moves without the dash; they refuse everything
//! else with the place and the reason.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::{
    Cell, CellMap, Color, Move, Outcome, Phase, Piece, Position, Setup, SetupErrors, Stack, StackError,
    StackMove,
};

/// Cells of each row of the position text, row 5 first.
const ROW_LENGTHS: [usize; 5] = [9, 10, 11, 10, 9];

/// Why a text is not a position text. Columns count characters from 1.
///
/// ```
/// use dvonn_core::{Setup, TextError};
///
/// assert_eq!("x W M".parse::<Setup>(), Err(TextError::Rows { found: 1 }));
/// ```
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

/// Why a text does not give a legal position.
///
/// ```
/// use dvonn_core::{Position, PositionError, TextError};
///
/// assert_eq!("".parse::<Position>(), Err(PositionError::Text(TextError::Parts { found: 0 })));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// It cannot be read.
    #[error(transparent)]
    Text(#[from] TextError),
    /// It can be read, but the position is not legal.
    #[error(transparent)]
    Setup(#[from] SetupErrors),
}

/// Reads a position text: one line of three parts, `ROWS SIDE PHASE`, separated by white space.
///
/// ```text
/// position = rows space side space phase
/// rows     = row "/" row "/" row "/" row "/" row   ; rows 5, 4, 3, 2, 1 with 9, 10, 11, 10, 9 cells
/// row      = cell { cell }                         ; from left to right
/// cell     = "."                                   ; empty
///          | "D"                                   ; a lone DVONN piece
///          | color [height] { "+" }                ; a stack: its top, its pieces, a "+" for each DVONN piece inside
/// color    = "W" | "B"
/// height   = "2" to "49"                           ; left out for a single piece; no leading zero
/// side     = "W" | "B"                             ; the player to play
/// phase    = "P" | "M"                             ; placement or movement
/// ```
///
/// The text of a legal position is canonical: what is read back is written the same.
///
/// ```
/// use dvonn_core::{Cell, Color, Position, Stack};
///
/// let text = "........./........../DDW2+......../........../......... B M";
/// let position: Position = text.parse()?;
/// assert_eq!(position.stack(Cell::C3), Some(Stack::new(Color::White, 2, 1)?));
/// assert_eq!(position.to_string(), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        Ok(text.parse::<Setup>()?.validate()?)
    }
}

/// Reads a position text without checking that the position is legal; see [`Position`] for the grammar.
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

/// A way to name cells. It is itself written `standard`, `newsletter` or `printed`.
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
    ///
    /// ```
    /// # use dvonn_core::{Cell, Notation};
    /// assert_eq!(Notation::ALL.map(|notation| notation.cell_name(Cell::A1)), ["a1", "e1", "a5"]);
    /// ```
    pub const ALL: [Notation; 3] = [Notation::Standard, Notation::Newsletter, Notation::Printed];

    /// The name of a cell.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Notation};
    /// assert_eq!(Notation::Newsletter.cell_name(Cell::C2), "d3");
    /// ```
    pub fn cell_name(self, cell: Cell) -> String {
        let (column, row) = (cell.column(), cell.row());
        match self {
            Notation::Standard => cell.to_string(),
            Notation::Newsletter => format!("{}{}", (b'e' - row) as char, column + 1),
            Notation::Printed => format!("{}{}", (b'a' + column) as char, 5 - row),
        }
    }

    /// The cell with this name.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Notation};
    /// assert_eq!(Notation::Newsletter.parse_cell("d3"), Ok(Cell::C2));
    /// ```
    ///
    /// # Errors
    /// If no cell has that name.
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
    ///
    /// ```
    /// # use dvonn_core::{Cell, Move, Notation, StackMove};
    /// let mv = Move::Stack(StackMove::new(Cell::C1, Cell::C2));
    /// assert_eq!(Notation::Standard.move_text(mv), "c1-c2");
    /// ```
    pub fn move_text(self, mv: Move) -> String {
        match mv {
            Move::Place(cell) => self.cell_name(cell),
            Move::Stack(mv) => format!("{}-{}", self.cell_name(mv.from), self.cell_name(mv.to)),
            Move::Pass => "pass".to_owned(),
        }
    }

    /// The text of a move without the dash, as in `c1c2`. [`parse_move`](Notation::parse_move) reads it too.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Move, Notation, StackMove};
    /// let mv = Move::Stack(StackMove::new(Cell::C1, Cell::C2));
    /// assert_eq!(Notation::Standard.compact_text(mv), "c1c2");
    /// ```
    pub fn compact_text(self, mv: Move) -> String {
        match mv {
            Move::Stack(mv) => self.cell_name(mv.from) + &self.cell_name(mv.to),
            Move::Place(_) | Move::Pass => self.move_text(mv),
        }
    }

    /// Reads a move. Upper case and a missing dash are accepted.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Move, Notation};
    /// assert_eq!(Notation::Standard.parse_move("D3"), Ok(Move::Place(Cell::D3)));
    /// ```
    ///
    /// # Errors
    /// If the text is not a move.
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

/// Why a text is not a move or a cell.
///
/// ```
/// use dvonn_core::{Move, ParseMoveError};
///
/// assert_eq!("z9".parse::<Move>(), Err(ParseMoveError::Cell { text: "z9".to_owned() }));
/// ```
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

/// Writes `standard`, `newsletter` or `printed`.
impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Notation::Standard => "standard",
            Notation::Newsletter => "newsletter",
            Notation::Printed => "printed",
        })
    }
}

/// Why a text is not the name of a player, a piece, a phase or a notation, or not an outcome.
///
/// ```
/// use dvonn_core::{Color, ParseNameError};
///
/// assert_eq!("red".parse::<Color>(), Err(ParseNameError::Color { text: "red".to_owned() }));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseNameError {
    /// The players are `white` and `black`.
    #[error("{text:?} is not white or black")]
    Color {
        /// The text, shortened if long.
        text: String,
    },
    /// The pieces are `white`, `black` and `DVONN`.
    #[error("{text:?} is not white, black or DVONN")]
    Piece {
        /// The text, shortened if long.
        text: String,
    },
    /// The phases are `placement` and `movement`.
    #[error("{text:?} is not placement or movement")]
    Phase {
        /// The text, shortened if long.
        text: String,
    },
    /// The notations are `standard`, `newsletter` and `printed`.
    #[error("{text:?} is not standard, newsletter or printed")]
    Notation {
        /// The text, shortened if long.
        text: String,
    },
    /// Outcomes look like `white wins by 3`, `black wins by 1` or `draw`.
    #[error("{text:?} is not an outcome such as \"white wins by 3\" or \"draw\"")]
    Outcome {
        /// The text, shortened if long.
        text: String,
    },
}

/// The value whose text this is, in any case of its letters.
fn by_name<T: Copy + fmt::Display>(values: &[T], text: &str) -> Option<T> {
    values.iter().copied().find(|value| value.to_string().eq_ignore_ascii_case(text))
}

impl FromStr for Color {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Color, ParseNameError> {
        by_name(&Color::ALL, text).ok_or_else(|| ParseNameError::Color { text: excerpt(text) })
    }
}

impl FromStr for Piece {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Piece, ParseNameError> {
        by_name(&[Piece::White, Piece::Black, Piece::Dvonn], text)
            .ok_or_else(|| ParseNameError::Piece { text: excerpt(text) })
    }
}

impl FromStr for Phase {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Phase, ParseNameError> {
        by_name(&[Phase::Placement, Phase::Movement], text)
            .ok_or_else(|| ParseNameError::Phase { text: excerpt(text) })
    }
}

impl FromStr for Notation {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Notation, ParseNameError> {
        by_name(&Notation::ALL, text).ok_or_else(|| ParseNameError::Notation { text: excerpt(text) })
    }
}

impl FromStr for Outcome {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Outcome, ParseNameError> {
        let read = || {
            let (winner, margin) = text.split_once(" wins by ")?;
            let margin = margin.parse().ok().filter(|margin| (1..=Stack::MAX_HEIGHT).contains(margin))?;
            Some(Outcome::Win { winner: winner.parse().ok()?, margin })
        };
        let outcome = if text == "draw" { Some(Outcome::Draw) } else { read() };
        // Only the text that would be written: no other case, no sign, no leading zero.
        let outcome = outcome.filter(|outcome| outcome.to_string() == text);
        outcome.ok_or_else(|| ParseNameError::Outcome { text: excerpt(text) })
    }
}

/// The beginning of a text from outside, short enough for an error message.
///
/// ```
/// use dvonn_core::excerpt;
///
/// assert_eq!(excerpt("f3"), "f3");
/// assert_eq!(excerpt("a text that is too long for a message"), "a text that is too long …");
/// ```
pub fn excerpt(text: &str) -> String {
    const LONGEST: usize = 24;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
