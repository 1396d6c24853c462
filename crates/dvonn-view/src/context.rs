//! The rules and settings that decide what a click on a board means.

use dvonn_core::{Cell, Move, MoveError, Position, Stack, StackMove};

use crate::consequence::Consequence;
use crate::scene::{Control, Scene};
use crate::selection::{Intent, PressError};
use crate::view_settings::Confirm;

/// The scene that is clicked, and which moves need a second click.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The content of the board.
    pub scene: &'a Scene,
    /// The moves that need a second click.
    pub confirm: Confirm,
}

impl Context<'_> {
    pub(crate) fn position(&self) -> &Position {
        &self.scene.position
    }

    pub(crate) fn may_move(&self) -> bool {
        self.scene.may_move()
    }

    /// Whether something may be chosen before the person's turn. Not if every move needs a second click, because what is
    /// chosen early cannot get it.
    fn may_plan(&self) -> bool {
        self.scene.marked.is_none()
            && self.confirm != Confirm::Always
            && self.scene.control == Control::Only(self.position().turn().other())
    }

    /// Whether a placement may be queued before the person's turn.
    pub(crate) fn may_queue(&self) -> bool {
        self.is_placing() && self.may_plan()
    }

    /// Whether a stack move may be chosen before the person's turn.
    pub(crate) fn may_premove(&self) -> bool {
        !self.is_placing() && self.scene.premoves && self.may_plan()
    }

    /// Whether this is a stack of the person whose turn is next, which could be moved then.
    pub(crate) fn is_next(&self, cell: Cell) -> bool {
        let owner = self.position().stack(cell).and_then(Stack::owner);
        self.may_premove() && owner == Some(self.position().turn().other())
    }

    /// Whether a stack could move to a cell on the person's next turn: its height is the distance. The rest is decided then.
    pub(crate) fn could_move(&self, from: Cell, to: Cell) -> bool {
        let height = self.position().stack(from).map(Stack::height);
        self.is_next(from) && from.line_to(to).map(|(_, distance)| distance) == height
    }

    pub(crate) fn is_placing(&self) -> bool {
        matches!(self.position(), Position::Placement(_))
    }

    /// Whether a piece can be placed on a cell, now or on the person's next turn.
    pub(crate) fn is_open(&self, cell: Cell) -> bool {
        self.is_placing() && (self.may_move() || self.may_queue()) && self.position().stack(cell).is_none()
    }

    /// The number of pieces on the board.
    pub(crate) fn placed(&self) -> usize {
        self.position().occupied().len()
    }

    /// Whether a move needs a second click.
    pub(crate) fn asks_about(&self, mv: Move) -> bool {
        match self.confirm {
            Confirm::Always => true,
            Confirm::OnlyLosses => Consequence::of(self.position(), mv)
                .is_ok_and(|consequence| consequence.pieces_lost[self.position().turn()] > 0),
            Confirm::Never => false,
        }
    }

    /// The legal move of the picked stack to a cell, or the placement there.
    pub(crate) fn mv(&self, picked: Option<Cell>, to: Cell) -> Option<Move> {
        let mv = Intent { picked, considered: Some(to) }.mv(self.position())?;
        (self.may_move() && self.position().check(mv).is_ok()).then_some(mv)
    }

    /// Why the player to move cannot pick this stack.
    pub(crate) fn why_not(&self, from: Cell) -> PressError {
        let Some(movement) = self.position().movement() else {
            return PressError::Rule(MoveError::Occupied { cell: from });
        };
        match movement.check(StackMove::new(from, from)) {
            // The rules allow the stack itself to move.
            Ok(()) | Err(MoveError::NotInLine { .. }) => PressError::NoTarget { from },
            Err(reason) => PressError::Rule(reason),
        }
    }
}
