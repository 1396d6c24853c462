//! A series of boards shown one after another.

use std::time::Duration;

use dvonn_core::{CellSet, Move, Position};

use crate::change::with_mover;

/// A board of a film, and the move that led to it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// The position.
    pub position: Position,
    /// The move that led to it.
    pub last: Option<Move>,
    /// The cells of the stacks that this move cut off.
    pub removed: CellSet,
}

/// How a film advances.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FilmPace {
    /// Films that lead to the task are skipped; all others advance only when the student steps through them.
    Still,
    /// Each board stays for this long.
    Timed(Duration),
}

/// A series of boards; never empty.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Film {
    frames: Vec<Frame>,
    at: usize,
    /// The student is stepping through the film, so it does not advance by itself.
    is_held: bool,
}

impl Film {
    pub(crate) fn new(position: Position, last: Option<Move>) -> Film {
        Film { frames: vec![Frame { position, last, removed: CellSet::EMPTY }], at: 0, is_held: false }
    }

    /// Adds the boards after these moves. One player may make several of them in a row: before each move, it is the
    /// turn of the player who makes it.
    pub(crate) fn play(mut self, moves: &[Move]) -> Film {
        for mv in moves {
            let before = self.frames.last_mut().expect("a film has a first frame");
            before.position = with_mover(before.position, *mv);
            let mut position = before.position;
            let effects = position.apply(*mv).expect("the coach shows legal moves");
            let removed = effects.map_or(CellSet::EMPTY, |effects| effects.removed);
            self.frames.push(Frame { position, last: Some(*mv), removed });
        }
        self
    }

    /// The moves up to the board on screen, each with the position before it.
    pub(crate) fn moves(&self) -> impl Iterator<Item = (Option<Position>, Move)> {
        self.frames[..=self.at].windows(2).filter_map(|pair| Some((Some(pair[0].position), pair[1].last?)))
    }

    /// Starts at this board instead of the first.
    pub(crate) fn from(mut self, at: usize) -> Film {
        self.at = at.min(self.end());
        self
    }

    pub(crate) fn frame(&self) -> Frame {
        self.frames[self.at]
    }

    pub(crate) fn first(&self) -> Frame {
        self.frames[0]
    }

    pub(crate) fn last(&self) -> Frame {
        *self.frames.last().expect("a film has a first frame")
    }

    /// The number of the board on screen, from 0.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// The number of the last board.
    pub(crate) fn end(&self) -> usize {
        self.frames.len() - 1
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.at == self.end()
    }

    pub(crate) fn is_held(&self) -> bool {
        self.is_held
    }

    pub(crate) fn advance(&mut self) {
        self.at = (self.at + 1).min(self.end());
    }

    pub(crate) fn finish(&mut self) {
        self.at = self.end();
    }

    pub(crate) fn turn_forward(&mut self) {
        self.is_held = true;
        self.advance();
    }

    pub(crate) fn turn_back(&mut self) {
        self.is_held = true;
        self.at = self.at.saturating_sub(1);
    }
}
