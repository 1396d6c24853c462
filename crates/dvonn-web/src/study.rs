//! An analysis: a record with variations and comments, the current place in it, and the engine's evaluations.
//!
//! The parts change at different times, so the page keeps each in its own signal. Nothing here uses the browser
//! or the engine.

mod cursor;
mod evaluation;
mod graph;
mod kept;
mod rows;
#[cfg(test)]
mod tests;

use dvonn_core::{Color, Position};
use dvonn_game::Record;

pub(crate) use cursor::Cursor;
pub(crate) use evaluation::{Evaluation, Evaluations};
pub(crate) use graph::{Graph, GraphPoint};
pub(crate) use kept::KeptStudy;
pub(crate) use rows::{NumberedMove, Row, rows};

/// An analysis as a whole.
#[derive(Clone, Debug)]
pub(crate) struct Study {
    pub(crate) record: Record,
    pub(crate) cursor: Cursor,
    pub(crate) evaluations: Evaluations,
    /// The side of the person, if the game was theirs against somebody else.
    pub(crate) person: Option<Color>,
}

impl Default for Study {
    fn default() -> Study {
        Study::of_position(Position::START)
    }
}

impl Study {
    /// An analysis of a record, at its end.
    pub(crate) fn new(record: Record) -> Study {
        let cursor = Cursor::at_end(&record.tree);
        Study { record, cursor, evaluations: Evaluations::default(), person: None }
    }

    /// An analysis that begins with this position.
    pub(crate) fn of_position(position: Position) -> Study {
        Study::new(Record::new(position))
    }

    /// Whether it contains any moves.
    pub(crate) fn has_lines(&self) -> bool {
        self.record.tree.main_line().next().is_some()
    }

    /// Deletes the current place and everything that follows it.
    pub(crate) fn delete_here(&mut self) {
        let parent = self.record.tree.delete(self.cursor.at());
        self.cursor = Cursor::new(&self.record.tree, parent);
    }
}
