//! What a text says about a position: numbers, cells and moves, without words.

use dvonn_core::{Cell, CellSet, Color, Move, Notation};

/// A value that stands in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact {
    /// A count of pieces, stacks, cells or moves.
    Number(i32),
    /// A cell, named in the reader's notation.
    Cell(Cell),
    /// Several cells.
    Cells(CellSet),
    /// A move, in the reader's notation.
    Move(Move),
    /// A cell in the notation of the Italian newsletter, whatever the reader uses.
    NewsletterCell(Cell),
    /// Several cells in that notation.
    NewsletterCells(CellSet),
    /// A move in that notation.
    NewsletterMove(Move),
    /// A player; texts choose by `white` and `black`.
    Color(Color),
}

impl Fact {
    /// The fact for a reader who looks at a board with this notation: a number to be counted, as plural forms depend on
    /// it, or words to be written as they are.
    fn value<V: From<i32> + From<String>>(self, notation: Notation) -> V {
        V::from(match self {
            Fact::Number(number) => return number.into(),
            Fact::Cell(cell) => notation.cell_name(cell),
            Fact::Cells(cells) => names(cells, notation),
            Fact::Move(mv) => notation.move_text(mv),
            Fact::NewsletterCell(cell) => Notation::Newsletter.cell_name(cell),
            Fact::NewsletterCells(cells) => names(cells, Notation::Newsletter),
            Fact::NewsletterMove(mv) => Notation::Newsletter.move_text(mv),
            Fact::Color(Color::White) => "white".to_owned(),
            Fact::Color(Color::Black) => "black".to_owned(),
        })
    }
}

/// The names of cells by letter and number: `a3, b1, b10`.
fn names(cells: CellSet, notation: Notation) -> String {
    let mut names: Vec<String> = cells.into_iter().map(|cell| notation.cell_name(cell)).collect();
    names.sort_by_cached_key(|name| (name.as_bytes()[0], name.len(), name.clone()));
    names.join(", ")
}

/// Facts by the names that texts give them.
pub type Facts = Vec<(&'static str, Fact)>;

/// Something to be told: the key of a text, and the facts that stand in it. Texts may leave facts out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The key of the text.
    pub key: &'static str,
    /// What it may mention.
    pub facts: Facts,
}

impl Said {
    /// The facts for a reader of this notation, as values of whatever writes the text.
    pub fn values<V: From<i32> + From<String>>(&self, notation: Notation) -> Vec<(&'static str, V)> {
        self.facts.iter().map(|(name, fact)| (*name, fact.value(notation))).collect()
    }
}
