//! The plies of one game, with undo and redo.

use dvonn_core::{CellSet, Color, Effects, Move, MoveError, Position};

use crate::Composition;

/// A ply that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Who played it.
    pub by: Color,
    /// What was played.
    pub mv: Move,
    /// What a stack move did.
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

/// A line of plies from a start, and how many of them are played; the others were undone and can come back.
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
/// assert!(history.redo().is_some());
/// assert_eq!(history.position().occupied().to_string(), "a1 f3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    start: Position,
    plies: Vec<Ply>,
    played: usize, // Invariant: at most `plies.len()`.
}

impl History {
    /// A line without plies.
    pub fn new(start: Position) -> History {
        History { start, plies: Vec::new(), played: 0 }
    }

    /// Where the line begins.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position after the plies played.
    pub fn position(&self) -> &Position {
        self.plies().last().map_or(&self.start, |ply| &ply.position)
    }

    /// The plies played, without those undone.
    pub fn plies(&self) -> &[Ply] {
        &self.plies[..self.played]
    }

    /// Plays a move. Undone plies are forgotten, unless the move is the next one of them.
    ///
    /// # Errors
    /// The rule that forbids it; nothing is then changed.
    pub fn play(&mut self, mv: Move) -> Result<&Ply, MoveError> {
        let ply = Ply::of(self.position(), mv)?;
        if self.plies.get(self.played) != Some(&ply) {
            self.plies.truncate(self.played);
            self.plies.push(ply);
        }
        self.played += 1;
        Ok(&self.plies[self.played - 1])
    }

    /// Takes the last ply back and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<&Ply> {
        self.played = self.played.checked_sub(1)?;
        self.plies.get(self.played)
    }

    /// Plays the ply undone last again; `None` if there is none.
    pub fn redo(&mut self) -> Option<&Ply> {
        let ply = self.plies.get(self.played)?;
        self.played += 1;
        Some(ply)
    }

    /// What each stack is made of.
    pub fn composition(&self) -> Composition {
        Composition::after(&self.start, self.plies())
    }
}
