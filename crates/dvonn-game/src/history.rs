//! The plies of one game.

use dvonn_core::{CellSet, Color, Effects, Move, MoveError, Position};

use crate::Composition;

/// A ply that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The player.
    pub by: Color,
    /// The move.
    pub mv: Move,
    /// The effects of a stack move.
    pub effects: Option<Effects>,
    /// The position it led to.
    pub position: Position,
}

impl Ply {
    /// Plays a move from a position.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn of(before: &Position, mv: Move) -> Result<Ply, MoveError> {
        let mut position = *before;
        let effects = position.apply(mv)?;
        Ok(Ply { by: before.turn(), mv, effects, position })
    }

    /// The cells emptied because they were cut off.
    pub fn removed(&self) -> CellSet {
        self.effects.map_or(CellSet::EMPTY, |effects| effects.removed)
    }
}

/// A line of plies from a start.
///
/// ```
/// use dvonn_core::Position;
/// use dvonn_game::History;
///
/// let mut history = History::new(Position::START);
/// history.play("f3".parse()?)?;
/// history.play("a1".parse()?)?;
/// assert!(history.undo().is_some());
/// assert_eq!(history.plies().len(), 1);
/// assert_eq!(history.position().occupied().to_string(), "f3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    start: Position,
    plies: Vec<Ply>,
}

impl History {
    /// A line without plies.
    pub fn new(start: Position) -> History {
        History { start, plies: Vec::new() }
    }

    /// Where the line begins.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position after the last ply.
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.position)
    }

    /// The plies, in the order in which they were played.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Plays a move.
    ///
    /// # Errors
    /// The rule that forbids it; nothing is then changed.
    pub fn play(&mut self, mv: Move) -> Result<&Ply, MoveError> {
        let ply = Ply::of(self.position(), mv)?;
        self.plies.push(ply);
        Ok(&self.plies[self.plies.len() - 1])
    }

    /// Removes the last ply and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Ply> {
        self.plies.pop()
    }

    /// The pieces in each stack.
    pub fn composition(&self) -> Composition {
        Composition::after(&self.start, self.plies())
    }
}
