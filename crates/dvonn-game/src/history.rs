//! The plies of one game.

use dvonn_core::{CellSet, Color, Effects, Move, MoveError, Position};

use crate::Composition;

/// A ply that was played.
///
/// ```
/// use dvonn_core::{Color, Position};
/// use dvonn_game::Ply;
///
/// let ply = Ply::of(&Position::START, "f3".parse()?)?;
/// assert_eq!((ply.by, ply.position.turn()), (Color::White, Color::Black));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The player.
    pub by: Color,
    /// The move.
    pub mv: Move,
    /// The effects of a stack move.
    pub effects: Option<Effects>,
    /// The position after it.
    pub position: Position,
}

impl Ply {
    /// Plays a move from a position.
    ///
    /// ```
    /// # use dvonn_core::{Move, MoveError, Position};
    /// # use dvonn_game::Ply;
    /// assert_eq!(Ply::of(&Position::START, Move::Pass), Err(MoveError::PassWhilePlacing));
    /// ```
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn of(before: &Position, mv: Move) -> Result<Ply, MoveError> {
        let mut position = *before;
        let effects = position.apply(mv)?;
        Ok(Ply { by: before.turn(), mv, effects, position })
    }

    /// The cells that were cut off and emptied.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Ply;
    /// let start: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// assert_eq!(Ply::of(&start, "d3-c3".parse()?)?.removed().to_string(), "e3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn removed(&self) -> CellSet {
        self.effects.map_or(CellSet::EMPTY, |effects| effects.removed)
    }
}

/// A line of plies from a start position.
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
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::History;
    /// assert!(History::new(Position::START).plies().is_empty());
    /// ```
    pub fn new(start: Position) -> History {
        History { start, plies: Vec::new() }
    }

    /// Where the line begins.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::History;
    /// let mut history = History::new(Position::START);
    /// history.play("f3".parse()?)?;
    /// assert_eq!(history.start(), &Position::START);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position after the last ply.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::History;
    /// let mut history = History::new(Position::START);
    /// history.play("f3".parse()?)?;
    /// assert_eq!(history.position().occupied().to_string(), "f3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.position)
    }

    /// The plies, in the order in which they were played.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::History;
    /// let mut history = History::new(Position::START);
    /// history.play("f3".parse()?)?;
    /// assert_eq!(history.plies()[0].mv.to_string(), "f3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Plays a move.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::History;
    /// let mut history = History::new(Position::START);
    /// history.play("f3".parse()?)?;
    /// assert!(history.play("f3".parse()?).is_err()); // the cell is occupied
    /// assert_eq!(history.plies().len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The rule that forbids it; the line is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<&Ply, MoveError> {
        let ply = Ply::of(self.position(), mv)?;
        self.plies.push(ply);
        Ok(&self.plies[self.plies.len() - 1])
    }

    /// Removes the last ply and returns it; `None` at the start.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::History;
    /// let mut history = History::new(Position::START);
    /// history.play("f3".parse()?)?;
    /// assert_eq!(history.undo().map(|ply| ply.mv.to_string()), Some("f3".to_owned()));
    /// assert_eq!(history.undo(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn undo(&mut self) -> Option<Ply> {
        self.plies.pop()
    }

    /// The pieces in each stack.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::History;
    /// let mut history = History::new(Position::START);
    /// history.play("f3".parse()?)?;
    /// assert_eq!(history.composition().stack("f3".parse()?).len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn composition(&self) -> Composition {
        Composition::after(&self.start, self.plies())
    }
}
