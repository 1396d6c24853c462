//! Why a move that decides the game was right: facts about what it prevents, and about the next best move.

use dvonn_core::{Move, Movement};

use crate::change::Change;
use crate::judge::Judge;
use crate::{Fact, Facts, Reason, TextKey};

/// The most telling reason; `None` if the solver cannot prove one.
pub(crate) fn of(before: &Movement, mv: Move, judge: &mut Judge) -> Option<(TextKey, Facts)> {
    let opponent = before.turn().other();
    let change = Change::of(before, mv)?;
    let (key, mut facts) = if change.leaves_no_reply() {
        (TextKey("learn-why-pass"), Vec::new())
    } else {
        threat(&change).or_else(|| next_best(before, judge))?
    };
    facts.push(("opponent", Fact::Color(opponent)));
    Some((key, facts))
}

/// What the opponent threatened, what it would have cost, and that this move prevents it.
fn threat(change: &Change) -> Option<(TextKey, Facts)> {
    let Some(Reason::SavesFrom { threat, pieces, .. }) = change.saves_from() else { return None };
    let facts = vec![("threat", Fact::Move(Move::Stack(threat))), ("cost", Fact::Number(pieces.into()))];
    Some((TextKey("learn-why-threat"), facts))
}

/// The best move of those that are worse, and where it leads.
fn next_best(before: &Movement, judge: &mut Judge) -> Option<(TextKey, Facts)> {
    let values = judge.values(before)?;
    let best = values.first()?.1;
    let (other, value) = *values.iter().find(|(_, value)| *value < best)?;
    let key = match value {
        0 => TextKey("learn-why-others-draw"),
        ..0 => TextKey("learn-why-others-lose"),
        _ => return None,
    };
    Some((key, vec![("other", Fact::Move(other)), ("loss", Fact::Number(-value))]))
}
