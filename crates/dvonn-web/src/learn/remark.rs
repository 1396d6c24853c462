//! What the coach says, in words.

use dvonn_coach::{Input, ProgressError, Said};
use dvonn_core::{Color, Move, MoveError, Notation, Outcome};
use dvonn_text::{Texts, Value, words};

/// Something that stands below the task.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Remark {
    /// What the coach has to say.
    Said(Said),
    /// The rules forbid it.
    Refused(MoveError),
    /// Something else was asked.
    OtherKind,
    /// What the opponent answered last; nothing if it is the student's turn again at once.
    Reply { by: Color, mv: Option<Move> },
    /// A right answer.
    Solution(Input),
}

fn color(color: Color) -> (&'static str, Value<'static>) {
    ("color", if color == Color::White { "white" } else { "black" }.into())
}

impl Remark {
    pub(crate) fn words(&self, texts: &Texts, notation: Notation) -> String {
        let mv_text = |mv: Move| ("move", notation.move_text(mv).into());
        match self {
            Remark::Said(said) => texts.with(said.key, &said.values(notation)),
            Remark::Refused(error) => {
                let reason = words::refusal(texts, error, notation);
                texts.with("learn-refused", &[("reason", reason.into())])
            }
            Remark::OtherKind => texts.get("learn-other-kind"),
            Remark::Reply { mv: None, .. } => texts.get("learn-turn-again"),
            Remark::Reply { by, mv: Some(Move::Pass) } => texts.with("learn-reply-pass", &[color(*by)]),
            Remark::Reply { by, mv: Some(mv) } => texts.with("learn-reply", &[color(*by), mv_text(*mv)]),
            Remark::Solution(input) => match *input {
                Input::Move(Move::Pass) => texts.get("learn-solution-pass"),
                Input::Move(mv) => texts.with("learn-solution-moves", &[mv_text(mv)]),
                Input::Cells(cells) => {
                    texts.with("learn-solution-cells", &[("cells", words::cells(cells, notation).into())])
                }
                Input::Number(number) => texts.with("learn-solution-number", &[("number", number.into())]),
                Input::Outcome(Outcome::Draw) => texts.get("learn-solution-draw"),
                Input::Outcome(Outcome::Win { winner, margin }) => {
                    texts.with("learn-solution-win", &[color(winner), ("margin", margin.into())])
                }
            },
        }
    }
}

/// Why a file is no progress.
pub(super) fn no_progress(texts: &Texts, error: &ProgressError) -> String {
    match error {
        ProgressError::Unreadable { .. } => texts.get("learn-progress-unreadable"),
        ProgressError::OtherFormat { format } => {
            texts.with("learn-progress-format", &[("format", format.as_str().into())])
        }
        ProgressError::OtherVersion { version } => {
            texts.with("learn-progress-version", &[("version", (*version).into())])
        }
    }
}
