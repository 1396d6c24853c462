//! The record under construction, which every reader uses, and the repairs that readers share.

use dvonn_core::{Color, Move, MoveError, Position, excerpt};

use super::Record;
use super::read::{Format, Place, ReadError, Reading, Reason, Repair, Strictness};
use super::scanner::Scanner;
use crate::Ending;
use crate::tree::NodeId;

const MOST_REPAIRS: usize = 1000;

/// What a format leaves out by design. It is filled in without a repair.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unsaid {
    /// Every ply is written.
    Nothing,
    /// The last placement is left out, and passes after the end may be written.
    LastPlacement,
    /// Passes may be left out, and passes after the end may be written.
    Passes,
}

/// Reads one game after another, until the text ends or a game is refused. `read_game` reads a game and the
/// space after it.
pub(super) fn read_games(text: &str, mut read_game: impl FnMut(&mut Scanner<'_>) -> Reading) -> Vec<Reading> {
    let mut scanner = Scanner::new(text);
    let mut readings = Vec::new();
    loop {
        let reading = read_game(&mut scanner);
        let is_last = reading.refused.is_some() || scanner.peek().is_none();
        readings.push(reading);
        if is_last {
            return readings;
        }
    }
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

    /// Sets the start position. Called only before the first move.
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

    /// Records a repair, or refuses it if the reader is strict.
    pub(super) fn repair(&mut self, place: Place, repair: Repair) -> Result<(), ReadError> {
        match self.strictness {
            // A file that needs more is not a record; the limit keeps noise from becoming a long list of repairs.
            Strictness::Lenient if self.repairs.len() == MOST_REPAIRS => {
                Err(ReadError::at(place, Reason::TooManyRepairs))
            }
            Strictness::Lenient => {
                self.repairs.push((place, repair));
                Ok(())
            }
            Strictness::Strict => Err(ReadError::at(place, Reason::NeedsRepair(repair))),
        }
    }

    /// An error that concerns the next ply.
    pub(super) fn ply_error(&self, place: Place, reason: Reason) -> ReadError {
        ReadError { place, ply: Some(self.plies() + 1), reason }
    }

    pub(super) fn set_tag(&mut self, place: Place, name: &str, value: &str) -> Result<(), ReadError> {
        if self.record.tags.get(name).is_some() {
            return self.repair(place, Repair::RepeatedTag(excerpt(name)));
        }
        self.record.tags.set(name, value).map_err(|reason| ReadError::at(place, reason.into()))
    }

    /// Sets a tag from a foreign format. Repeated tags and invalid names are ignored.
    pub(super) fn set_foreign_tag(&mut self, name: &str, value: &str) {
        let value = value.trim();
        if !value.is_empty() && self.record.tags.get(name).is_none() {
            let _ = self.record.tags.set(name, value);
        }
    }

    /// Plays a move at the current place and goes there. If a forced ply is missing before it, that ply is filled in. A
    /// pass after the end is not a ply.
    pub(super) fn play(&mut self, place: Place, mv: Move) -> Result<(), ReadError> {
        let Err(reason) = self.try_play(mv) else {
            return Ok(());
        };
        if (mv, reason) == (Move::Pass, MoveError::GameOver) {
            return match self.unsaid {
                Unsaid::Nothing => self.repair(place, Repair::ClosingPass),
                Unsaid::LastPlacement | Unsaid::Passes => Ok(()),
            };
        }
        if let Some(forced) = self.forced_ply()
            && self.position().play(forced).is_ok_and(|next| next.check(mv).is_ok())
        {
            self.fill_in(place, forced)?;
            self.try_play(mv).expect("the move was checked above");
            return Ok(());
        }
        Err(self.ply_error(place, Reason::Illegal { mv, reason }))
    }

    fn try_play(&mut self, mv: Move) -> Result<(), MoveError> {
        self.at = self.record.tree.play(self.at, mv)?;
        Ok(())
    }

    /// The next ply, if it is forced and some files therefore leave it out: the 49th placement, for which one cell is
    /// left, or a pass.
    pub(super) fn forced_ply(&self) -> Option<Move> {
        match self.position() {
            Position::Placement(placement) => {
                placement.empty().first().filter(|_| placement.empty().len() == 1).map(Move::Place)
            }
            Position::Movement(movement) => movement.must_pass().then_some(Move::Pass),
        }
    }

    /// Plays a forced ply that the file does not mention.
    pub(super) fn fill_in(&mut self, place: Place, forced: Move) -> Result<(), ReadError> {
        match (forced, self.unsaid) {
            (Move::Pass, Unsaid::Passes) | (Move::Place(_), Unsaid::LastPlacement) => {}
            (Move::Pass, _) => self.repair(place, Repair::ForcedPass(self.position().turn()))?,
            _ => self.repair(place, Repair::LastPlacement(forced))?,
        }
        self.try_play(forced).expect("the ply is forced");
        Ok(())
    }

    /// Makes it this player's turn, by a forced pass if one is due.
    pub(super) fn turn_of(&mut self, place: Place, color: Color) -> Result<(), ReadError> {
        if self.position().turn() != color && self.forced_ply() == Some(Move::Pass) {
            self.fill_in(place, Move::Pass)?;
        }
        let turn = self.position().turn();
        if turn == color {
            Ok(())
        } else {
            Err(self.ply_error(place, Reason::WrongPlayer { found: color, turn }))
        }
    }

    /// A player resigns, unless the board is finished.
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
