//! Steps by name, and answers to try.

#![allow(dead_code, reason = "each test file uses its own part")]

use dvonn_coach::{COURSE, Input, Reaction, Step, Task, Why};
use dvonn_core::{Cell, CellSet, Color, Move, Movement, Outcome, Position, StackMove};
use dvonn_engine::Solver;

pub(crate) fn steps() -> impl Iterator<Item = &'static Step> {
    COURSE.iter().flat_map(|chapter| chapter.steps)
}

pub(crate) fn step(id: &str) -> &'static Step {
    steps().find(|step| step.id == id).unwrap_or_else(|| panic!("there is no step {id}"))
}

/// Every kind of first answer a student might give, sensible or not.
pub(crate) fn answers(step: &Step) -> Vec<Input> {
    match step.task {
        Task::Move(_) | Task::Play { .. } => {
            let pairs = Cell::ALL
                .into_iter()
                .flat_map(|from| Cell::ALL.map(|to| Move::Stack(StackMove { from, to })));
            let places = Cell::ALL.map(Move::Place);
            pairs.chain(places).chain([Move::Pass]).map(Input::Move).collect()
        }
        Task::Mark(_) => {
            let Input::Cells(right) = step_static(step).attempt().solution().unwrap().input else {
                panic!("{}: cells are marked", step.id)
            };
            let one_more = Cell::ALL.into_iter().map(|cell| right.with(cell));
            let one_less = right.into_iter().map(|cell| right - CellSet::of(cell));
            one_more.chain(one_less).chain([CellSet::EMPTY, CellSet::ALL]).map(Input::Cells).collect()
        }
        Task::Count(_) => (0..=60).map(Input::Number).collect(),
        Task::Predict => {
            let wins = |winner| (1..=49).map(move |margin| Outcome::Win { winner, margin });
            let all = wins(Color::White).chain(wins(Color::Black)).chain([Outcome::Draw]);
            all.map(Input::Outcome).collect()
        }
    }
}

fn step_static(wanted: &Step) -> &'static Step {
    step(wanted.id)
}

/// The key of a reaction to a wrong answer, or the rule that was broken.
pub(crate) fn why(reaction: &Reaction) -> Option<String> {
    match reaction {
        Reaction::Wrong { why: Why::Explained(said), .. } => Some(said.key.to_owned()),
        Reaction::Wrong { why: Why::Refused(error), .. } => {
            Some(format!("{error:?}").split(' ').next().unwrap_or_default().to_owned())
        }
        Reaction::Wrong { why: Why::OtherKind, .. } => Some("other kind".to_owned()),
        Reaction::Wrong { why: Why::Unproved, .. } => panic!("the judge's limit is too low for the course"),
        Reaction::Right { .. } | Reaction::Continue { .. } => None,
    }
}

pub(crate) fn movement(position: &Position) -> Movement {
    *position.movement().expect("stacks move")
}

/// The proved value of each legal move for the side to move, best first.
pub(crate) fn values(position: &Position) -> Vec<(String, i8)> {
    let movement = movement(position);
    let values = Solver::suited_to(&movement).moves(&movement, &mut |_| true).expect("nobody interrupts");
    values.into_iter().map(|(mv, margin)| (mv.to_string(), margin.pieces())).collect()
}

/// Best play of both sides, proved ply by ply.
pub(crate) fn best_line(mut position: Position) -> (Vec<String>, Position) {
    let mut line = Vec::new();
    while let Some((mv, _)) = values(&position).into_iter().next() {
        position = position.play(mv.parse().expect("it was written by us")).expect("it is legal");
        line.push(mv);
    }
    (line, position)
}
