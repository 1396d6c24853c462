//! The board as text, for a terminal.
//!
//! Everything is readable without colour: a stack is written as in the position text (`W`, `B3`, `W5+`), a blocked
//! stack is in parentheses, and marks are below the letter. Rows are shifted by half a cell to show the six directions;
//! strokes at both ends of a column show its slant. A board is at most 78 columns wide and 13 lines high.
//!
//! | text | meaning |
//! | --- | --- |
//! | `·` | an empty cell |
//! | `x` | an empty cell whose stack fell off with the last move; below a stack: it falls off |
//! | `(B3)` | a stack that is enclosed and cannot move; never a lone DVONN piece, which cannot move anyway |
//! | `^` below | start or end of the last move |
//! | `*` below | a highlighted cell |
//! | `!` below | a suggested cell |
//! | `[B3]` | the cursor; it replaces parentheses |
//! | `<B3>` | the picked stack; it hides the cursor |

use std::fmt;

use dvonn_core::{Cell, CellSet, Color, Move, Notation, Position, Stack, StackMove};

use crate::label::{LOWER_COLUMNS, UPPER_COLUMNS, column_label, row_label};

/// Characters from one cell to the next in a row. Even, because rows are shifted by half of it; just enough for the
/// widest stack in practice, `(B12+)`.
const PITCH: usize = 6;
/// The column of column a in row 1; row 3 begins one cell further left.
const LEFT: usize = 12;
/// Characters from the letter of the first or last stack of a row to the row's label.
const LABEL_DISTANCE: usize = 5;

/// The line of row 5; the other rows follow on every other line.
const FIRST_ROW: usize = 2;

/// What a piece of text shows. A terminal may give each style a colour, but the board is readable without.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// The space between.
    Blank,
    /// A stack with a white top.
    White,
    /// A stack with a black top.
    Black,
    /// A lone DVONN piece; also the height of a stack with DVONN pieces inside and its `+`.
    Dvonn,
    /// An empty cell.
    Empty,
    /// The label of a row or column, and the stroke that leads to it.
    Coordinate,
    /// The parentheses around an enclosed stack.
    Blocked,
    /// The mark of the last move.
    LastMove,
    /// The mark of a highlighted cell.
    Highlight,
    /// What fell off, or its mark.
    Removed,
    /// The mark of a suggested cell.
    Suggestion,
    /// The brackets around the cell of the cursor.
    Cursor,
    /// The brackets around the stack that was picked up.
    Picked,
}

/// A piece of a line in one style.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// The characters, each one column wide.
    pub text: String,
    /// What they show.
    pub style: Style,
}

/// A position, ready to be written as text.
///
/// ```
/// # use dvonn_core::{Move, Cell, Position};
/// # use dvonn_view::TextBoard;
/// let position = Position::START.play(Move::Place(Cell::F3))?;
/// let board = TextBoard::new(&position).last_move(Move::Place(Cell::F3));
/// println!("{board}");
/// # assert!(board.to_string().contains('D'));
/// # Ok::<(), dvonn_core::MoveError>(())
/// ```
#[derive(Clone, Debug)]
pub struct TextBoard {
    position: Position,
    notation: Notation,
    last_move: CellSet,
    highlighted: CellSet,
    removed: CellSet,
    suggested: CellSet,
    cursor: Option<Cell>,
    picked: Option<Cell>,
}

impl TextBoard {
    /// Columns of a board without extremely tall stacks.
    pub const WIDTH: usize = 78;
    /// Lines of every board.
    pub const HEIGHT: usize = 13;

    /// A board with standard coordinates and no marks.
    pub fn new(position: &Position) -> TextBoard {
        TextBoard {
            position: *position,
            notation: Notation::Standard,
            last_move: CellSet::EMPTY,
            highlighted: CellSet::EMPTY,
            removed: CellSet::EMPTY,
            suggested: CellSet::EMPTY,
            cursor: None,
            picked: None,
        }
    }

    /// Labels rows and columns in another notation.
    #[must_use]
    pub fn notation(mut self, notation: Notation) -> TextBoard {
        self.notation = notation;
        self
    }

    /// Marks where the last move began and ended.
    #[must_use]
    pub fn last_move(mut self, mv: impl Into<Option<Move>>) -> TextBoard {
        self.last_move = mv.into().map_or(CellSet::EMPTY, cells_of);
        self
    }

    /// Marks these cells.
    #[must_use]
    pub fn highlighted(mut self, cells: CellSet) -> TextBoard {
        self.highlighted = cells;
        self
    }

    /// Marks the cells whose stacks fell off, or would fall off if they are still there.
    #[must_use]
    pub fn removed(mut self, cells: CellSet) -> TextBoard {
        self.removed = cells;
        self
    }

    /// Marks cells as a suggestion.
    #[must_use]
    pub fn suggested(mut self, cells: CellSet) -> TextBoard {
        self.suggested = cells;
        self
    }

    /// Shows where the player's cursor is.
    #[must_use]
    pub fn cursor(mut self, cell: impl Into<Option<Cell>>) -> TextBoard {
        self.cursor = cell.into();
        self
    }

    /// Shows which stack the player has picked.
    #[must_use]
    pub fn picked(mut self, cell: impl Into<Option<Cell>>) -> TextBoard {
        self.picked = cell.into();
        self
    }

    /// The cell at this column and line of the board, counted from 0 at the upper left. The marks below a cell belong
    /// to it.
    ///
    /// ```
    /// # use dvonn_core::Cell;
    /// # use dvonn_view::TextBoard;
    /// assert_eq!(TextBoard::cell_at(12, 2), Some(Cell::C5));
    /// assert_eq!(TextBoard::cell_at(12, 1), None);
    /// ```
    pub fn cell_at(column: usize, line: usize) -> Option<Cell> {
        let row = 4_u8.checked_sub(u8::try_from(line.checked_sub(FIRST_ROW)? / 2).ok()?)?;
        // A stack's text grows to the right of its letter, so a cell reaches farther on that side.
        row_cells(row)
            .find(|cell| (text_column(cell.column(), row) - 2..).take(PITCH).any(|own| own == column))
    }

    /// The board from top to bottom.
    pub fn lines(&self) -> Vec<Vec<Span>> {
        let mut lines = Vec::new();
        let mut names = Line::default();
        let mut strokes = Line::default();
        for column in UPPER_COLUMNS {
            names.put(text_column(column, 4) - 3, &column_label(self.notation, column), Style::Coordinate);
            strokes.put(text_column(column, 4) - 2, "\\", Style::Coordinate);
        }
        lines.extend([names, strokes]);

        for row in (0..5).rev() {
            let mut marks = Line::default();
            for cell in row_cells(row) {
                self.put_marks(&mut marks, cell);
                if row == 0 {
                    marks.put(text_column(cell.column(), row) + 2, "\\", Style::Coordinate);
                }
            }
            lines.extend([self.row(row), marks]);
        }

        let mut names = Line::default();
        for column in LOWER_COLUMNS {
            names.put(text_column(column, 0) + 3, &column_label(self.notation, column), Style::Coordinate);
        }
        lines.push(names);
        lines.into_iter().map(|line| line.spans).collect()
    }

    fn row(&self, row: u8) -> Line {
        let mut line = Line::default();
        let name = row_label(self.notation, row);
        let anchors = || row_cells(row).map(|cell| text_column(cell.column(), row));
        let first = anchors().min().expect("every row has cells");
        let last = anchors().max().expect("every row has cells");
        line.put(first - LABEL_DISTANCE, &name, Style::Coordinate);
        for cell in row_cells(row) {
            self.put_cell(&mut line, cell);
        }
        line.part();
        line.put(last + LABEL_DISTANCE, &name, Style::Coordinate);
        line
    }

    fn put_cell(&self, line: &mut Line, cell: Cell) {
        let column = text_column(cell.column(), cell.row());
        let brackets = self.brackets(cell);
        if let Some((open, _, style)) = brackets {
            line.put(column - 1, open, style);
        } else {
            line.part();
        }
        match self.position.stack(cell) {
            Some(stack) => {
                let text = stack.to_string();
                let (letter, rest) = text.split_at(1);
                line.put(column, letter, top_style(stack));
                line.append(rest, if stack.has_dvonn() { Style::Dvonn } else { top_style(stack) });
            }
            None if self.removed.contains(cell) => line.put(column, "x", Style::Removed),
            None => line.put(column, "·", Style::Empty),
        }
        if let Some((_, close, style)) = brackets {
            line.append(close, style);
        }
    }

    /// The brackets around a cell. The cursor and the picked stack take precedence over parentheses.
    fn brackets(&self, cell: Cell) -> Option<(&'static str, &'static str, Style)> {
        let is_owned = self.position.stack(cell).is_some_and(|stack| stack.owner().is_some());
        let is_enclosed = || self.position.movement().is_some_and(|board| board.enclosed().contains(cell));
        if self.picked == Some(cell) {
            Some(("<", ">", Style::Picked))
        } else if self.cursor == Some(cell) {
            Some(("[", "]", Style::Cursor))
        } else if is_owned && is_enclosed() {
            Some(("(", ")", Style::Blocked))
        } else {
            None
        }
    }

    fn put_marks(&self, line: &mut Line, cell: Cell) {
        let falls = self.removed.contains(cell) && self.position.stack(cell).is_some();
        let marks = [
            ("^", Style::LastMove, self.last_move.contains(cell)),
            ("*", Style::Highlight, self.highlighted.contains(cell)),
            ("x", Style::Removed, falls),
            ("!", Style::Suggestion, self.suggested.contains(cell)),
        ];
        for (mark, style, applies) in marks {
            if applies {
                line.put(text_column(cell.column(), cell.row()), mark, style);
            }
        }
    }
}

/// Writes the board without colour. Lines have no trailing spaces, and each ends with a line break.
impl fmt::Display for TextBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in self.lines() {
            let text: String = line.into_iter().map(|span| span.text).collect();
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}

fn top_style(stack: Stack) -> Style {
    match stack.owner() {
        Some(Color::White) => Style::White,
        Some(Color::Black) => Style::Black,
        None => Style::Dvonn,
    }
}

fn cells_of(mv: Move) -> CellSet {
    match mv {
        Move::Place(cell) => cell.into(),
        Move::Stack(StackMove { from, to }) => CellSet::of(from) | to.into(),
        Move::Pass => CellSet::EMPTY,
    }
}

/// The cells of a row from left to right.
fn row_cells(row: u8) -> impl Iterator<Item = Cell> {
    (0..11).filter_map(move |column| Cell::at(column, row))
}

/// The text column of the letter of a stack.
fn text_column(column: u8, row: u8) -> usize {
    LEFT + PITCH * usize::from(column) - PITCH / 2 * usize::from(row)
}

/// A line that grows to the right.
#[derive(Default)]
struct Line {
    spans: Vec<Span>,
    width: usize,
}

impl Line {
    /// Writes at a column, or after any text that already reaches beyond it: a very wide stack such as `(W13++)` moves
    /// its neighbour aside instead of hiding it.
    fn put(&mut self, column: usize, text: &str, style: Style) {
        if column > self.width {
            self.append(&" ".repeat(column - self.width), Style::Blank);
        }
        self.append(text, style);
    }

    /// Adds a space if the next text would touch the last one.
    fn part(&mut self) {
        if self.spans.last().is_some_and(|span| span.style != Style::Blank) {
            self.append(" ", Style::Blank);
        }
    }

    fn append(&mut self, text: &str, style: Style) {
        self.width += text.chars().count();
        match self.spans.last_mut() {
            Some(last) if last.style == style => last.text.push_str(text),
            _ if text.is_empty() => {}
            _ => self.spans.push(Span { text: text.to_owned(), style }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Row 3 of the board, without its label.
    fn row_3(row: &str) -> String {
        let text = format!("........./........../{row}/........../......... W M");
        let position: Position = text.parse().unwrap();
        let board = TextBoard::new(&position).to_string();
        board.lines().nth(6).unwrap().trim_matches([' ', '3']).to_owned()
    }

    #[test]
    fn stacks_are_written_as_in_the_position_text() {
        for (row, text) in [
            ("DDDW.......", "D     D     D     W     ·     ·     ·     ·     ·     ·     ·"),
            ("DDW13+B12.......", "D     D     W13+  B12   ·     ·     ·     ·     ·     ·     ·"),
            (".......B4W5++DW", "·     ·     ·     ·     ·     ·     ·     B4    W5++  D     W"),
        ] {
            assert_eq!(row_3(row), text, "{row}");
        }
    }

    #[test]
    fn a_very_wide_stack_moves_its_neighbour_aside_and_hides_nothing() {
        for (row, text) in [
            ("W13+++B12W2........", "W13+++ B12  W2    ·     ·     ·     ·     ·     ·     ·     ·"),
            ("..........W13+++", "·     ·     ·     ·     ·     ·     ·     ·     ·     ·     W13+++"),
        ] {
            assert_eq!(row_3(row), text, "{row}");
        }
    }

    #[test]
    fn a_pointer_selects_the_cell_whose_letter_or_marks_it_touches() {
        for cell in Cell::ALL {
            let column = text_column(cell.column(), cell.row());
            let line = FIRST_ROW + 2 * (4 - usize::from(cell.row()));
            for (right, below) in [(0, 0), (3, 0), (0, 1), (3, 1)] {
                assert_eq!(TextBoard::cell_at(column + right, line + below), Some(cell), "{cell}");
                assert_eq!(TextBoard::cell_at(column + right - 2, line + below), Some(cell), "{cell}");
            }
        }
    }

    #[test]
    fn a_pointer_outside_the_cells_selects_none() {
        for (column, line) in [(0, 0), (12, 1), (12, 12), (7, 2), (64, 2), (0, 6), (78, 6), (999, 999)] {
            assert_eq!(TextBoard::cell_at(column, line), None, "column {column}, line {line}");
        }
    }

    #[test]
    fn brackets_show_the_cursor_and_the_picked_stack() {
        let position: Position =
            "........./...WBB..../...BW3BDDD../...BWB..../......... W M".parse().unwrap();
        let board = TextBoard::new(&position);
        let row = |board: TextBoard| {
            let text = board.to_string();
            text.lines().nth(6).unwrap().split_whitespace().skip(4).take(4).collect::<Vec<_>>().join(" ")
        };
        for (marked, text) in [
            (board.clone(), "B (W3) (B) D"),
            (board.clone().cursor(Cell::E3), "B [W3] (B) D"),
            (board.clone().cursor(Cell::G3), "B (W3) (B) [D]"),
            (board.clone().cursor(Cell::D3).picked(Cell::F3), "[B] (W3) <B> D"),
            (board.clone().cursor(Cell::D3).picked(Cell::D3), "<B> (W3) (B) D"),
        ] {
            assert_eq!(row(marked), text);
        }
        let corner = board.cursor(Cell::C5).to_string();
        assert!(corner.contains("5   [·]    ·"), "{corner}");
    }

    #[test]
    fn each_span_has_the_style_of_what_it_shows() {
        let position: Position =
            "........./........../DDW2+......../........../......... W M".parse().unwrap();
        let lines = TextBoard::new(&position).last_move("d3-c3".parse::<Move>().unwrap()).lines();
        let shown = |line: usize| -> Vec<(String, Style)> {
            let spans = lines[line].iter().filter(|span| span.style != Style::Blank);
            spans.map(|span| (span.text.clone(), span.style)).take(5).collect()
        };
        let said = |spans: &[(&str, Style)]| -> Vec<(String, Style)> {
            spans.iter().map(|&(text, style)| (text.to_owned(), style)).collect()
        };
        let row = [
            ("3", Style::Coordinate),
            ("D", Style::Dvonn),
            ("D", Style::Dvonn),
            ("W", Style::White),
            ("2+", Style::Dvonn),
        ];
        assert_eq!(shown(6), said(&row));
        assert_eq!(shown(7), said(&[("^", Style::LastMove), ("^", Style::LastMove)]));
    }
}
