//! The reaction to a wrong answer: the step's own for a typical mistake, or else one for the kind of task.

use dvonn_core::{Cell, CellSet, Move, Outcome, Position, Stack, StackMove};

use crate::change::{falls, losses};
use crate::judge::Judge;
use crate::objective::{after, owner_of_target};
use crate::reason::beside;
use crate::step::{StepTexts, When};
use crate::{Fact, Facts, Marked, Objective, TextKey};

/// The step's own reaction to a move, legal or not.
pub(crate) fn by_move(texts: &StepTexts, before: &Position, mv: Move) -> Option<TextKey> {
    let is_legal = before.check(mv).is_ok();
    let owner = || before.movement().and_then(|movement| owner_of_target(movement, mv));
    let cut = || before.movement().map_or(CellSet::EMPTY, |movement| falls(movement, mv));
    typical(texts, |when| match (when, mv) {
        (When::From(cell), Move::Stack(StackMove { from, .. })) => is_legal && from == cell,
        (When::Tries(cell), Move::Stack(StackMove { from, .. })) => from == cell,
        (When::Onto(cell), Move::Stack(StackMove { to, .. })) => is_legal && to == cell,
        (When::Onto(cell), Move::Place(at)) => is_legal && at == cell,
        (When::OntoOwn, Move::Stack(_)) => is_legal && owner() == Some(before.turn()),
        (When::OntoTheirs, Move::Stack(_)) => is_legal && owner() == Some(before.turn().other()),
        (When::Pass, Move::Pass) => true,
        (When::Cuts, _) => is_legal && !cut().is_empty(),
        (When::CutsNothing, _) => is_legal && cut().is_empty(),
        (When::Other, _) => is_legal,
        _ => false,
    })
}

/// The text of the first typical mistake that matches.
fn typical(texts: &StepTexts, fits: impl Fn(When) -> bool) -> Option<TextKey> {
    texts.mistakes.iter().find(|mistake| fits(mistake.when)).map(|mistake| mistake.text)
}

/// The reaction to a legal move that misses its objective.
pub(crate) fn by_objective(before: &Position, objective: Objective, mv: Move, judge: &mut Judge) -> TextKey {
    match objective {
        Objective::Any | Objective::From(_) => TextKey("learn-wrong-from"),
        Objective::Onto(_) => TextKey("learn-wrong-onto"),
        Objective::Capture => TextKey("learn-wrong-capture"),
        Objective::OntoDvonn => TextKey("learn-wrong-onto-dvonn"),
        Objective::Carries => TextKey("learn-wrong-carries"),
        Objective::Frees(_) => TextKey("learn-wrong-frees"),
        Objective::CutsMost => TextKey("learn-wrong-cuts"),
        Objective::ForcesPass => TextKey("learn-wrong-forces-pass"),
        Objective::FewestReplies => TextKey("learn-wrong-replies"),
        Objective::MostMoves => TextKey("learn-wrong-moves"),
        Objective::Locks(_) => TextKey("learn-wrong-locks"),
        Objective::Wins => match value_after(before, mv, judge) {
            Some(0) => TextKey("learn-wrong-draws"),
            _ => TextKey("learn-wrong-loses"),
        },
        Objective::Best => TextKey("learn-wrong-worse"),
        Objective::Accepted => TextKey("own-wrong"),
        Objective::PlaceBeside(_) => TextKey("learn-wrong-place-apart"),
        Objective::PlaceWith(_) => TextKey("learn-wrong-place-neighbours"),
        Objective::PlaceOnEdge => TextKey("learn-wrong-place-inside"),
        Objective::PlaceWell => match mv {
            Move::Place(cell) if !cell.is_edge() => TextKey("learn-wrong-place-inside"),
            Move::Place(cell) if beside(before, cell, Stack::DVONN).is_empty() => {
                TextKey("learn-wrong-place-far")
            }
            _ => TextKey("learn-wrong-place-crowded"),
        },
    }
}

/// The cells to look at after a legal move that misses its objective.
pub(crate) fn cells_to_look_at(after: &Position, objective: Objective) -> CellSet {
    match (objective, after.movement()) {
        (Objective::Locks(cell), Some(movement)) => movement.targets(cell),
        (Objective::Frees(cell), _) => CellSet::of(cell),
        _ => CellSet::EMPTY,
    }
}

/// The facts about a legal move.
pub(crate) fn move_facts(
    before: &Position,
    objective: Objective,
    mv: Move,
    good: &[Move],
    judge: &mut Judge,
) -> Facts {
    let opponent = before.turn().other();
    let mut facts = vec![("move", Fact::Move(mv)), ("opponent", Fact::Color(opponent))];
    if let Move::Place(cell) = mv {
        facts.push(("cell", Fact::Cell(cell)));
        facts.push(("neighbours", Fact::Number(cell.neighbours().len() as i32)));
    }
    if let Objective::PlaceBeside(of) = objective {
        facts.push(("of", Fact::Cell(of)));
    }
    let mut number = |name, value: i32| facts.push((name, Fact::Number(value)));
    let Some(movement) = before.movement() else { return facts };
    let own = movement.turn();
    let next = after(movement, mv);
    let lost = losses(movement, mv);
    number("yours", lost[own].into());
    number("theirs", lost[opponent].into());
    number("moves", next.count_moves(own) as i32);
    number("replies", next.count_moves(opponent) as i32);
    if let Move::Stack(StackMove { from, to }) = mv {
        number("height", next.height(to).into());
        number("moved", movement.height(from).into());
    }
    match objective {
        Objective::Locks(cell) => number("targets", next.targets(cell).len() as i32),
        Objective::FewestReplies | Objective::MostMoves | Objective::CutsMost => {
            if let Some(best) = good.first() {
                let then = after(movement, *best);
                number("fewest", then.count_moves(opponent) as i32);
                number("most", then.count_moves(own) as i32);
                number("possible", losses(movement, *best)[opponent].into());
            }
        }
        Objective::Wins | Objective::Best => {
            if let (Some(value), Some(best)) = (value_after(before, mv, judge), judge.margin(movement, own)) {
                number("margin", value.abs());
                number("difference", best - value);
            }
        }
        _ => {}
    }
    if let Objective::Onto(cell) | Objective::Frees(cell) | Objective::Locks(cell) | Objective::From(cell) =
        objective
    {
        facts.push(("cell", Fact::Cell(cell)));
    }
    facts
}

/// The final margin for the side that makes this move, if it can be proved.
fn value_after(before: &Position, mv: Move, judge: &mut Judge) -> Option<i32> {
    let movement = before.movement()?;
    judge.margin(&after(movement, mv), movement.turn())
}

/// The reaction to marked cells: why the first wrong one is wrong, or, if none is, how many are missing; and the wrong one.
pub(crate) fn mark(
    position: &Position,
    marked: Marked,
    cells: CellSet,
    right: CellSet,
) -> (TextKey, Facts, CellSet) {
    let Some(cell) = (cells - right).first() else {
        let missing = Fact::Number((right - cells).len() as i32);
        return (TextKey("learn-wrong-missing"), vec![("count", missing)], CellSet::EMPTY);
    };
    (extra_key(position, marked, cell), vec![("cell", Fact::Cell(cell))], CellSet::of(cell))
}

/// Why a cell does not belong to the answer.
fn extra_key(position: &Position, marked: Marked, cell: Cell) -> TextKey {
    match marked {
        _ if position.stack(cell).is_none() => TextKey("learn-wrong-mark-empty"),
        Marked::Blocked if cell.is_edge() => TextKey("learn-wrong-mark-edge"),
        Marked::Blocked => TextKey("learn-wrong-mark-gap"),
        Marked::Falls(from, _) if from == cell => TextKey("learn-wrong-mark-leaves"),
        Marked::Falls(..) => TextKey("learn-wrong-mark-linked"),
    }
}

/// The reaction to a wrong number.
pub(crate) fn count(texts: &StepTexts, guess: i32, right: i32) -> TextKey {
    let own = typical(texts, |when| match when {
        When::Number(number) => number == guess,
        When::TooMany => guess > right,
        When::TooFew => guess < right,
        When::Other => true,
        _ => false,
    });
    own.unwrap_or(if guess > right {
        TextKey("learn-wrong-too-many")
    } else {
        TextKey("learn-wrong-too-few")
    })
}

/// The reaction to a wrong prediction.
pub(crate) fn predict(texts: &StepTexts, guess: Outcome, right: Outcome) -> TextKey {
    let margin = |outcome: Outcome| match outcome {
        Outcome::Win { margin, .. } => i32::from(margin),
        Outcome::Draw => 0,
    };
    let is_winner_wrong = guess.winner() != right.winner();
    let own = typical(texts, |when| match when {
        When::Winner(winner) => is_winner_wrong && guess.winner() == winner,
        When::Number(number) => !is_winner_wrong && margin(guess) == number,
        When::TooMany => !is_winner_wrong && margin(guess) > margin(right),
        When::TooFew => !is_winner_wrong && margin(guess) < margin(right),
        When::Other => true,
        _ => false,
    });
    own.unwrap_or(if is_winner_wrong { TextKey("learn-wrong-winner") } else { TextKey("learn-wrong-margin") })
}
