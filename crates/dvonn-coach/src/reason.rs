//! Why a move that decides the game was right: facts about what it prevents, and about the next best move.

use dvonn_core::{Move, Movement, Position};

use crate::judge::Judge;
use crate::objective::after;
use crate::{Fact, Facts, TextKey};

/// A threat that costs less than this is not worth mentioning.
const LEAST_COST: i32 = 2;

/// The most telling reason; `None` if the solver cannot prove one.
pub(crate) fn of(before: &Movement, mv: Move, judge: &mut Judge) -> Option<(TextKey, Facts)> {
    let opponent = before.turn().other();
    let (key, mut facts) = if after(before, mv).has_moves(opponent) {
        threat(before, mv, judge).or_else(|| next_best(before, judge))?
    } else {
        (TextKey("learn-why-pass"), Vec::new())
    };
    facts.push(("opponent", Fact::Color(opponent)));
    Some((key, facts))
}

/// The opponent's best move if it were their turn, what it would cost, and that this move prevents it.
fn threat(before: &Movement, mv: Move, judge: &mut Judge) -> Option<(TextKey, Facts)> {
    let turned = before.with_turn(before.turn().other());
    let (threat, _) = *judge.values(&turned)?.first()?;
    let costs = cost(&turned, threat)?;
    let still = cost(&after(before, mv), threat).unwrap_or(0);
    let facts = || vec![("threat", Fact::Move(threat)), ("cost", Fact::Number(costs))];
    (costs >= LEAST_COST && still < costs).then(|| (TextKey("learn-why-threat"), facts()))
}

/// How many pieces a stack move takes from the other player; `None` if it is not legal.
fn cost(movement: &Movement, mv: Move) -> Option<i32> {
    let victim = movement.turn().other();
    let next = Position::from(*movement).play(mv).ok().filter(|_| matches!(mv, Move::Stack(_)))?;
    Some(i32::from(movement.scores()[victim]) - i32::from(next.scores()[victim]))
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
