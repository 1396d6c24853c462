//! Messages of the readers and writers of records.

use dvonn_core::Notation;
use dvonn_game::{Claim, ExportError, Lost, Part, Place, ReadError, Reason, Record, Repair, TagError};

use super::refusal::refusal;
use super::text::{no_move, no_position, quoted};
use crate::{Texts, key};

/// Records name cells in standard notation, so messages about them do too.
const NOTATION: Notation = Notation::Standard;

/// The players' names, if the record has them.
pub fn players(record: &Record) -> Option<String> {
    match (record.tags.get("White"), record.tags.get("Black")) {
        (None, None) => None,
        (white, black) => Some(format!("{} – {}", white.unwrap_or("?"), black.unwrap_or("?"))),
    }
}

/// `line 3, column 7`.
pub fn place(texts: &Texts, place: Place) -> String {
    texts.get(key::ReadPlace { line: place.line.into(), column: place.column.into() })
}

/// Where and why a reader stopped.
pub fn read_error(texts: &Texts, error: &ReadError) -> String {
    let ply = error.ply.map(|ply| texts.get(key::ReadPly { ply: ply.into() }));
    let parts = [Some(place(texts, error.place)), ply, Some(reason(texts, &error.reason))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(": ")
}

/// Why a reader stopped.
pub fn reason(texts: &Texts, reason: &Reason) -> String {
    match reason {
        Reason::Illegal { mv, reason } => format!("{mv}: {}", refusal(texts, reason, NOTATION)),
        Reason::NoMove(error) => no_move(texts, error),
        Reason::Start(error) => {
            texts.get(key::ReadStart { reason: no_position(texts, error, NOTATION).into() })
        }
        Reason::TagForm => texts.get(key::READ_TAG_FORM),
        Reason::Tag(TagError::Name { name: tag }) => texts.get(key::ReadTagName { name: quoted(tag) }),
        Reason::Tag(TagError::Reserved { name: tag }) => {
            texts.get(key::ReadTagReserved { name: tag.as_str().into() })
        }
        Reason::Clock(found) => texts.get(key::ReadClock { text: quoted(found) }),
        Reason::Orphan(what) => texts.get(key::ReadOrphan { what: part(*what).into() }),
        Reason::Unopened => texts.get(key::READ_UNOPENED),
        Reason::AfterEnd(found) => texts.get(key::ReadAfterEnd { text: quoted(found) }),
        Reason::Json(detail) => texts.get(key::ReadJson { detail: detail.as_str().into() }),
        Reason::JsonFormat => texts.get(key::READ_JSON_FORMAT),
        Reason::TagValue { name: tag } => texts.get(key::ReadTagValue { name: quoted(tag) }),
        Reason::NoSuchMove(number) => texts.get(key::ReadNoSuchMove { number: (*number).into() }),
        Reason::NothingToLeave(number) => texts.get(key::ReadNothingToLeave { number: (*number).into() }),
        Reason::Variations => texts.get(key::READ_VARIATIONS),
        Reason::NoBracket { found, name } => {
            texts.get(key::ReadNoBracket { found: quoted(found), name: quoted(name) })
        }
        Reason::OtherGame { name: game } => texts.get(key::ReadOtherGame { name: quoted(game) }),
        Reason::NothingHeld { cell } => {
            texts.get(key::ReadNothingHeld { cell: NOTATION.cell_name(*cell).into() })
        }
        Reason::WrongPlayer { found, turn } => {
            texts.get(key::ReadWrongPlayer { color: (*found).into(), turn: (*turn).into() })
        }
        Reason::Empty => texts.get(key::READ_EMPTY),
        Reason::SeveralGames => texts.get(key::READ_SEVERAL),
        Reason::TooManyRepairs => texts.get(key::READ_TOO_MANY_REPAIRS),
        Reason::NeedsRepair(needed) => {
            texts.get(key::ReadNeedsRepair { repair: repair(texts, needed).into() })
        }
    }
}

/// The value that stands for a part of a record in the texts.
fn part(part: Part) -> &'static str {
    match part {
        Part::Game => "game",
        Part::Turn => "turn",
        Part::Property => "property",
        Part::Variation => "variation",
        Part::Comment => "comment",
        Part::ClockTime => "clock",
    }
}

/// The value that stands for a statement of a record in the texts.
fn claim(claim: Claim) -> &'static str {
    match claim {
        Claim::Result => "result",
        Claim::Ending => "ending",
        Claim::Score => "score",
        Claim::End => "end",
        Claim::Player => "player",
        Claim::Removed => "removed",
    }
}

/// What a lenient reader repaired.
pub fn repair(texts: &Texts, repair: &Repair) -> String {
    match repair {
        Repair::Latin1 => texts.get(key::REPAIR_LATIN),
        Repair::LastPlacement(mv) => texts.get(key::RepairLastPlacement { mv: mv.to_string().into() }),
        Repair::ForcedPass(by) => texts.get(key::RepairForcedPass { color: (*by).into() }),
        Repair::ClosingPass => texts.get(key::REPAIR_CLOSING_PASS),
        Repair::Number { expected } => texts.get(key::RepairNumber { expected: (*expected).into() }),
        Repair::Skipped(text) => texts.get(key::RepairSkipped { text: quoted(text) }),
        Repair::EarlyComment => texts.get(key::REPAIR_EARLY_COMMENT),
        Repair::Unclosed(what) => texts.get(key::RepairUnclosed { what: part(*what).into() }),
        Repair::RepeatedTag(tag) => texts.get(key::RepairRepeatedTag { name: tag.as_str().into() }),
        Repair::RepeatedMove(mv) => texts.get(key::RepairRepeatedMove { mv: mv.to_string().into() }),
        Repair::Result { claim: what, expected } => {
            texts.get(key::RepairResult { what: claim(*what).into(), expected: expected.as_str().into() })
        }
        Repair::Unexplained => texts.get(key::REPAIR_UNEXPLAINED),
        Repair::Contradiction => texts.get(key::REPAIR_CONTRADICTION),
        Repair::MissingResult => texts.get(key::REPAIR_MISSING_RESULT),
    }
}

/// What a format cannot store.
pub fn lost(texts: &Texts, lost: Lost) -> String {
    texts.get(match lost {
        Lost::Variations => key::LOST_VARIATIONS,
        Lost::Comments => key::LOST_COMMENTS,
        Lost::Clocks => key::LOST_CLOCKS,
        Lost::Tags => key::LOST_TAGS,
        Lost::Ending => key::LOST_ENDING,
    })
}

/// Why a record cannot be written in a format.
pub fn export_error(texts: &Texts, error: &ExportError) -> String {
    match error {
        ExportError::Start => texts.get(key::EXPORT_START),
    }
}
