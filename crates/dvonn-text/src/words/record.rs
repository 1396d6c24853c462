//! Messages of the readers and writers of records.

use dvonn_core::Notation;
use dvonn_game::{Claim, ExportError, Lost, Part, Place, ReadError, Reason, Repair, TagError};

use super::name::color_value;
use super::refusal::refusal;
use super::text::{no_move, no_position, quoted};
use crate::Texts;

/// Records name cells in standard notation, so messages about them do too.
const NOTATION: Notation = Notation::Standard;

/// `line 3, column 7`.
pub fn place(texts: &Texts, place: Place) -> String {
    texts.with("read-place", &[("line", place.line.into()), ("column", place.column.into())])
}

/// Where and why a reader stopped.
pub fn read_error(texts: &Texts, error: &ReadError) -> String {
    let ply = error.ply.map(|ply| texts.with("read-ply", &[("ply", ply.into())]));
    let parts = [Some(place(texts, error.place)), ply, Some(reason(texts, &error.reason))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(": ")
}

/// Why a reader stopped.
pub fn reason(texts: &Texts, reason: &Reason) -> String {
    let text = |key, text: &str| texts.with(key, &[("text", quoted(text))]);
    let name = |key, name: &str| texts.with(key, &[("name", quoted(name))]);
    match reason {
        Reason::Illegal { mv, reason } => format!("{mv}: {}", refusal(texts, reason, NOTATION)),
        Reason::NoMove(error) => no_move(texts, error),
        Reason::Start(error) => {
            texts.with("read-start", &[("reason", no_position(texts, error, NOTATION).into())])
        }
        Reason::TagForm => texts.get("read-tag-form"),
        Reason::Tag(TagError::Name { name: tag }) => name("read-tag-name", tag),
        Reason::Tag(TagError::Reserved { name: tag }) => {
            texts.with("read-tag-reserved", &[("name", tag.as_str().into())])
        }
        Reason::Clock(found) => text("read-clock", found),
        Reason::Orphan(what) => texts.with("read-orphan", &[("what", part(*what).into())]),
        Reason::Unopened => texts.get("read-unopened"),
        Reason::AfterEnd(found) => text("read-after-end", found),
        Reason::Json(detail) => texts.with("read-json", &[("detail", detail.as_str().into())]),
        Reason::JsonFormat => texts.get("read-json-format"),
        Reason::TagValue { name: tag } => name("read-tag-value", tag),
        Reason::NoSuchMove(number) => texts.with("read-no-such-move", &[("number", (*number).into())]),
        Reason::NothingToLeave(number) => {
            texts.with("read-nothing-to-leave", &[("number", (*number).into())])
        }
        Reason::Variations => texts.get("read-variations"),
        Reason::NoBracket { found, name } => {
            texts.with("read-no-bracket", &[("found", quoted(found)), ("name", quoted(name))])
        }
        Reason::OtherGame { name: game } => name("read-other-game", game),
        Reason::NothingHeld { cell } => {
            texts.with("read-nothing-held", &[("cell", NOTATION.cell_name(*cell).into())])
        }
        Reason::WrongPlayer { found, turn } => {
            texts.with("read-wrong-player", &[("color", color_value(*found)), ("turn", color_value(*turn))])
        }
        Reason::Empty => texts.get("read-empty"),
        Reason::SeveralGames => texts.get("read-several"),
        Reason::TooManyRepairs => texts.get("read-too-many-repairs"),
        Reason::NeedsRepair(needed) => {
            texts.with("read-needs-repair", &[("repair", repair(texts, needed).into())])
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
        Repair::Latin1 => texts.get("repair-latin"),
        Repair::LastPlacement(mv) => texts.with("repair-last-placement", &[("move", mv.to_string().into())]),
        Repair::ForcedPass(by) => texts.with("repair-forced-pass", &[("color", color_value(*by))]),
        Repair::ClosingPass => texts.get("repair-closing-pass"),
        Repair::Number { expected } => texts.with("repair-number", &[("expected", (*expected).into())]),
        Repair::Skipped(text) => texts.with("repair-skipped", &[("text", quoted(text))]),
        Repair::EarlyComment => texts.get("repair-early-comment"),
        Repair::Unclosed(what) => texts.with("repair-unclosed", &[("what", part(*what).into())]),
        Repair::RepeatedTag(tag) => texts.with("repair-repeated-tag", &[("name", tag.as_str().into())]),
        Repair::RepeatedMove(mv) => texts.with("repair-repeated-move", &[("move", mv.to_string().into())]),
        Repair::Result { claim: what, expected } => texts
            .with("repair-result", &[("what", claim(*what).into()), ("expected", expected.as_str().into())]),
        Repair::Unexplained => texts.get("repair-unexplained"),
        Repair::Contradiction => texts.get("repair-contradiction"),
        Repair::MissingResult => texts.get("repair-missing-result"),
    }
}

/// What a format cannot store.
pub fn lost(texts: &Texts, lost: Lost) -> String {
    texts.get(match lost {
        Lost::Variations => "lost-variations",
        Lost::Comments => "lost-comments",
        Lost::Clocks => "lost-clocks",
        Lost::Tags => "lost-tags",
        Lost::Ending => "lost-ending",
    })
}

/// Why a record cannot be written in a format.
pub fn export_error(texts: &Texts, error: &ExportError) -> String {
    match error {
        ExportError::Start => texts.get("export-start"),
    }
}
