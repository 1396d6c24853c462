//! Which reaction a wrong answer gets: the step's own for a typical mistake, else one by the kind of task.

use dvonn_core::{Cell, CellSet, Move, Outcome, Position, Stack, StackMove};

use crate::judge::{Judge, falls, losses};
use crate::objective::{after, captured};
use crate::step::{Step, When};
use crate::{Fact, Facts, Marked, Objective};

/// The step's own reaction to a move, legal or not.
pub(crate) fn by_move(step: &Step, before: &Position, mv: Move) -> Option<&'static str> {
    let is_legal = before.check(mv).is_ok();
    let owner = || before.movement().and_then(|movement| captured(movement, mv));
    let cut = || before.movement().and_then(|movement| falls(movement, mv).ok()).unwrap_or(CellSet::EMPTY);
    let fits = |when: When| match (when, mv) {
        (When::From(cell), Move::Stack(StackMove { from, .. })) => is_legal && from == cell,
        (When::Tries(cell), Move::Stack(StackMove { from, .. })) => from == cell,
        (When::Onto(cell), Move::Stack(StackMove { to, .. })) => is_legal && to == cell,
        (When::OntoOwn, Move::Stack(_)) => is_legal && owner() == Some(before.turn()),
        (When::OntoTheirs, Move::Stack(_)) => is_legal && owner() == Some(before.turn().other()),
        (When::Pass, Move::Pass) => true,
        (When::Cuts, _) => is_legal && !cut().is_empty(),
        (When::CutsNothing, _) => is_legal && cut().is_empty(),
        (When::Other, _) => is_legal,
        _ => false,
    };
    step.mistakes.iter().find(|mistake| fits(mistake.when)).map(|mistake| mistake.text)
}

/// The reaction to a legal move that misses its aim.
pub(crate) fn by_aim(before: &Position, aim: Objective, mv: Move, judge: &mut Judge) -> &'static str {
    match aim {
        Objective::Any | Objective::From(_) => "learn-wrong-from",
        Objective::Onto(_) => "learn-wrong-onto",
        Objective::Capture => "learn-wrong-capture",
        Objective::OntoDvonn => "learn-wrong-onto-dvonn",
        Objective::Frees(_) => "learn-wrong-frees",
        Objective::CutsMost => "learn-wrong-cuts",
        Objective::ForcesPass => "learn-wrong-forces-pass",
        Objective::FewestReplies => "learn-wrong-replies",
        Objective::MostMoves => "learn-wrong-moves",
        Objective::Locks(_) => "learn-wrong-locks",
        Objective::Wins => match value_after(before, mv, judge) {
            0 => "learn-wrong-draws",
            _ => "learn-wrong-loses",
        },
        Objective::Best => "learn-wrong-worse",
        Objective::PlaceOnEdge => "learn-wrong-place-inside",
        Objective::PlaceWell => match mv {
            Move::Place(cell) if !cell.is_edge() => "learn-wrong-place-inside",
            Move::Place(cell) if !touches_dvonn(before, cell) => "learn-wrong-place-far",
            _ => "learn-wrong-place-crowded",
        },
    }
}

/// Where to look after a legal move that misses its aim.
pub(crate) fn by_aim_cells(after: &Position, aim: Objective) -> CellSet {
    match (aim, after.movement()) {
        (Objective::Locks(cell), Some(movement)) => movement.targets(cell),
        (Objective::Frees(cell), _) => CellSet::of(cell),
        _ => CellSet::EMPTY,
    }
}

/// What can be said about a legal move.
pub(crate) fn move_facts(
    before: &Position,
    aim: Objective,
    mv: Move,
    good: &[Move],
    judge: &mut Judge,
) -> Facts {
    let mut facts = vec![("move", Fact::Move(mv))];
    let mut number = |name, value: i32| facts.push((name, Fact::Number(value)));
    if let Move::Place(cell) = mv {
        number("neighbours", cell.neighbours().len() as i32);
        return facts;
    }
    let Some(movement) = before.movement() else { return facts };
    let own = movement.turn();
    let next = after(movement, mv);
    let lost = losses(movement, mv);
    number("yours", lost[own].into());
    number("theirs", lost[own.other()].into());
    number("moves", next.count_moves(own) as i32);
    number("replies", next.count_moves(own.other()) as i32);
    if let Move::Stack(StackMove { from, to }) = mv {
        number("height", next.height(to).into());
        number("moved", movement.height(from).into());
    }
    match aim {
        Objective::Locks(cell) => number("targets", next.targets(cell).len() as i32),
        Objective::FewestReplies | Objective::MostMoves | Objective::CutsMost => {
            if let Some(best) = good.first() {
                let then = after(movement, *best);
                number("fewest", then.count_moves(own.other()) as i32);
                number("most", then.count_moves(own) as i32);
                number("possible", losses(movement, *best)[own.other()].into());
            }
        }
        Objective::Wins | Objective::Best => {
            let value = value_after(before, mv, judge);
            number("margin", value.abs());
            number("difference", judge.margin(movement, own) - value);
        }
        _ => {}
    }
    if let Objective::Onto(cell) | Objective::Frees(cell) | Objective::Locks(cell) | Objective::From(cell) =
        aim
    {
        facts.push(("cell", Fact::Cell(cell)));
    }
    facts
}

/// The final margin for the side that makes this move.
fn value_after(before: &Position, mv: Move, judge: &mut Judge) -> i32 {
    before.movement().map_or(0, |movement| judge.margin(&after(movement, mv), movement.turn()))
}

fn touches_dvonn(position: &Position, cell: Cell) -> bool {
    cell.neighbours().into_iter().any(|neighbour| position.stack(neighbour) == Some(Stack::DVONN))
}

/// The reaction to marked cells: first a cell too many and why it is none, then how many are missing.
pub(crate) fn mark(
    step: &Step,
    position: &Position,
    marked: Marked,
    cells: CellSet,
    right: CellSet,
) -> (&'static str, Facts, CellSet) {
    let (extra, missing) = (cells - right, right - cells);
    let typical = step.mistakes.iter().find_map(|mistake| match mistake.when {
        When::Marks(cell) if extra.contains(cell) => Some((cell, mistake.text)),
        _ => None,
    });
    let Some(cell) = typical.map(|(cell, _)| cell).or_else(|| extra.first()) else {
        let other = step.mistakes.iter().find(|mistake| mistake.when == When::TooFew);
        let key = other.map_or("learn-wrong-missing", |mistake| mistake.text);
        return (key, vec![("count", Fact::Number(missing.len() as i32))], cells);
    };
    let key = typical.map_or_else(|| extra_key(position, marked, cell), |(_, key)| key);
    let mut facts = vec![
        ("cell", Fact::Cell(cell)),
        ("neighbours", Fact::Number(cell.neighbours().len() as i32)),
        ("height", Fact::Number(position.stack(cell).map_or(0, |stack| stack.height().into()))),
    ];
    if let Marked::Neighbours(of) | Marked::Targets(of) | Marked::Falls(of, _) = marked {
        facts.push(("of", Fact::Cell(of)));
        let distance = of.line_to(cell).map_or(0, |(_, distance)| distance.into());
        facts.push(("distance", Fact::Number(distance)));
        facts.push(("reach", Fact::Number(position.stack(of).map_or(0, |stack| stack.height().into()))));
    }
    (key, facts, CellSet::of(cell))
}

/// Why a cell does not belong to the answer.
fn extra_key(position: &Position, marked: Marked, cell: Cell) -> &'static str {
    if let Marked::Neighbours(of) | Marked::Targets(of) = marked
        && of == cell
    {
        return "learn-wrong-mark-itself";
    }
    let Some(stack) = position.stack(cell) else {
        return match marked {
            Marked::Neighbours(_) => "learn-wrong-mark-neighbour",
            Marked::WithNeighbours(_) => "learn-wrong-mark-neighbours",
            _ => "learn-wrong-mark-empty",
        };
    };
    let is_blocked = position.movement().is_some_and(|movement| movement.enclosed().contains(cell));
    match marked {
        Marked::Neighbours(_) => "learn-wrong-mark-neighbour",
        Marked::WithNeighbours(_) => "learn-wrong-mark-neighbours",
        Marked::Targets(of) if of.line_to(cell).is_none() => "learn-wrong-mark-line",
        Marked::Targets(_) => "learn-wrong-mark-distance",
        Marked::Blocked if cell.is_edge() => "learn-wrong-mark-edge",
        Marked::Blocked => "learn-wrong-mark-gap",
        Marked::Movers(color) | Marked::Stuck(color) | Marked::Carriers(color)
            if stack.owner() != Some(color) =>
        {
            "learn-wrong-mark-owner"
        }
        Marked::Carriers(_) if !stack.has_dvonn() => "learn-wrong-mark-no-dvonn",
        Marked::Movers(_) | Marked::Stuck(_) | Marked::Carriers(_) if is_blocked => {
            "learn-wrong-mark-blocked"
        }
        Marked::Movers(_) | Marked::Carriers(_) => "learn-wrong-mark-stuck",
        Marked::Stuck(_) => "learn-wrong-mark-moves",
        Marked::Falls(from, _) if from == cell => "learn-wrong-mark-leaves",
        Marked::Falls(..) => "learn-wrong-mark-linked",
    }
}

/// The reaction to a wrong number.
pub(crate) fn count(step: &Step, guess: i32, right: i32) -> &'static str {
    let fits = |when: When| match when {
        When::Number(number) => number == guess,
        When::TooMany => guess > right,
        When::TooFew => guess < right,
        When::Other => true,
        _ => false,
    };
    let own = step.mistakes.iter().find(|mistake| fits(mistake.when)).map(|mistake| mistake.text);
    own.unwrap_or(if guess > right { "learn-wrong-too-many" } else { "learn-wrong-too-few" })
}

/// The reaction to a wrong prediction.
pub(crate) fn predict(step: &Step, guess: Outcome, right: Outcome) -> &'static str {
    let margin = |outcome: Outcome| match outcome {
        Outcome::Win { margin, .. } => i32::from(margin),
        Outcome::Draw => 0,
    };
    let is_winner_wrong = guess.winner() != right.winner();
    let fits = |when: When| match when {
        When::Winner(winner) => is_winner_wrong && guess.winner() == winner,
        When::Number(number) => !is_winner_wrong && margin(guess) == number,
        When::TooMany => !is_winner_wrong && margin(guess) > margin(right),
        When::TooFew => !is_winner_wrong && margin(guess) < margin(right),
        When::Other => true,
        _ => false,
    };
    let own = step.mistakes.iter().find(|mistake| fits(mistake.when)).map(|mistake| mistake.text);
    own.unwrap_or(if is_winner_wrong { "learn-wrong-winner" } else { "learn-wrong-margin" })
}
