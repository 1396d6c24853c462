//! The growing record that every reader feeds, and the repairs they share.

use dvonn_core::{Color, Move, MoveError, Position};

use super::read::{Format, Place, ReadError, Reading, Reason, Repair, Strictness};
use super::{Record, Tags};
use crate::tree::NodeId;
use crate::{Ending, TimeControl};

/// What a format leaves unsaid, beyond repairs: such gaps are filled in silence.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unsaid {
    /// Every ply is written.
    Nothing,
    /// The last placement, and closing passes may be written.
    LastPlacement,
    /// Passes may be left out, and closing passes written.
    Passes,
}

pub(super) struct Builder {
    format: Format,
    strictness: Strictness,
    unsaid: Unsaid,
    pub(super) record: Record,
    /// Where the next move is played.
    pub(super) at: NodeId,
    repairs: Vec<(Place, Repair)>,
}

impl Builder {
    pub(super) fn new(format: Format, strictness: Strictness, unsaid: Unsaid) -> Builder {
        let record = Record::new(Position::START);
        let at = record.tree.root();
        Builder { format, strictness, unsaid, record, at, repairs: Vec::new() }
    }

    /// Begins the lines at another position. Only before the first move.
    pub(super) fn start_at(&mut self, position: Position) {
        let tags = std::mem::take(&mut self.record.tags);
        self.record = Record { tags, ..Record::new(position) };
        self.at = self.record.tree.root();
    }

    pub(super) fn position(&self) -> &Position {
        self.record.tree.position(self.at)
    }

    /// Plies from the start to the current place.
    pub(super) fn plies(&self) -> usize {
        self.record.tree.line_to(self.at).len()
    }

    /// Notes a repair, or refuses to make it.
    pub(super) fn repair(&mut self, place: Place, repair: Repair) -> Result<(), ReadError> {
        match self.strictness {
            Strictness::Lenient => {
                self.repairs.push((place, repair));
                Ok(())
            }
            Strictness::Strict => Err(self.error(place, Reason::NeedsRepair(repair))),
        }
    }

    /// An error that concerns no move.
    pub(super) fn error(&self, place: Place, reason: Reason) -> ReadError {
        ReadError { place, ply: None, reason }
    }

    /// An error that concerns the next ply.
    pub(super) fn ply_error(&self, place: Place, reason: Reason) -> ReadError {
        ReadError { place, ply: Some(self.plies() + 1), reason }
    }

    pub(super) fn set_tag(&mut self, place: Place, name: &str, value: &str) -> Result<(), ReadError> {
        if self.record.tags.get(name).is_some() {
            return self.repair(place, Repair::RepeatedTag(name.to_owned()));
        }
        if name == "TimeControl"
            && let Err(reason) = value.parse::<TimeControl>()
        {
            let reason = reason.to_string();
            self.repair(place, Repair::TagValue { name: name.to_owned(), reason })?;
        }
        self.record.tags.set(name, value).map_err(|reason| self.error(place, reason.into()))
    }

    /// Sets a tag that a foreign format spells in its own way; names that are none become our names.
    pub(super) fn set_foreign_tag(&mut self, name: &str, value: &str) {
        let mut tags = Tags::default();
        let value = value.trim();
        if !value.is_empty() && tags.set(name, value).is_ok() && self.record.tags.get(name).is_none() {
            self.record.tags.set(name, value).expect("the name was tried");
        }
    }

    /// Plays a move at the current place and goes there.
    pub(super) fn play(&mut self, place: Place, mv: Move) -> Result<(), ReadError> {
        let Err(reason) = self.try_play(mv) else {
            return Ok(());
        };
        match (mv, reason) {
            (Move::Pass, MoveError::GameOver) => {
                if self.unsaid == Unsaid::Nothing {
                    self.repair(place, Repair::ClosingPass)?;
                }
                return Ok(());
            }
            (Move::Stack { .. }, MoveError::StillPlacing) => {
                if self.place_last(place)? && self.try_play(mv).is_ok() {
                    return Ok(());
                }
            }
            (Move::Stack { .. }, _) => {
                if self.insert_pass(place)? && self.try_play(mv).is_ok() {
                    return Ok(());
                }
            }
            _ => {}
        }
        Err(self.ply_error(place, Reason::Illegal { mv, reason }))
    }

    fn try_play(&mut self, mv: Move) -> Result<(), MoveError> {
        self.at = self.record.tree.play(self.at, mv)?;
        Ok(())
    }

    /// Makes the 49th placement if it is the next ply: only one cell is left for it.
    pub(super) fn place_last(&mut self, place: Place) -> Result<bool, ReadError> {
        let Position::Placement(placement) = self.position() else {
            return Ok(false);
        };
        let empty = placement.empty();
        let (Some(cell), 1) = (empty.first(), empty.len()) else {
            return Ok(false);
        };
        let mv = Move::Place(cell);
        if self.unsaid != Unsaid::LastPlacement {
            self.repair(place, Repair::LastPlacement(mv))?;
        }
        self.try_play(mv).expect("the last cell is empty");
        Ok(true)
    }

    /// Passes if that is forced.
    fn insert_pass(&mut self, place: Place) -> Result<bool, ReadError> {
        if !self.position().movement().is_some_and(dvonn_core::Movement::must_pass) {
            return Ok(false);
        }
        if self.unsaid != Unsaid::Passes {
            self.repair(place, Repair::ForcedPass(self.position().turn()))?;
        }
        self.try_play(Move::Pass).expect("the pass is forced");
        Ok(true)
    }

    /// Makes it this player's turn, by a forced pass if one is due.
    pub(super) fn turn_of(&mut self, place: Place, color: Color) -> Result<(), ReadError> {
        if self.position().turn() != color {
            self.insert_pass(place)?;
        }
        let turn = self.position().turn();
        if turn == color {
            Ok(())
        } else {
            Err(self.ply_error(place, Reason::WrongPlayer { found: color, turn }))
        }
    }

    /// The player to move gives up, unless the board is finished.
    pub(super) fn resign(&mut self, place: Place, by: Color) -> Result<(), ReadError> {
        match self.record.set_ending(Some(Ending::Resigned { by })) {
            Ok(()) => Ok(()),
            Err(_) => self.repair(place, Repair::Skipped("resign".to_owned())),
        }
    }

    pub(super) fn finish(self, refused: Option<ReadError>) -> Reading {
        Reading { format: self.format, record: self.record, repairs: self.repairs, refused }
    }
}
