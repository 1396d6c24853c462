//! The steps of the course, and the answers to try on them.

use dvonn_coach::{COURSE, Input, Step, Task};
use dvonn_core::{Cell, CellSet, Color, Move, Outcome, StackMove};

/// Every step of the course, in order.
pub fn steps() -> impl Iterator<Item = &'static Step> {
    COURSE.iter().flat_map(|chapter| chapter.steps)
}

/// The step with this id.
pub fn step(id: &str) -> &'static Step {
    steps().find(|step| step.id == id).unwrap_or_else(|| panic!("there is no step {id}"))
}

/// Every kind of first answer a student might give, sensible or not.
pub fn answers(step: &'static Step) -> Vec<Input> {
    match step.task {
        Task::Move(_) | Task::Play { .. } => {
            let pairs = Cell::ALL
                .into_iter()
                .flat_map(|from| Cell::ALL.map(|to| Move::Stack(StackMove { from, to })));
            let places = Cell::ALL.map(Move::Place);
            pairs.chain(places).chain([Move::Pass]).map(Input::Move).collect()
        }
        Task::Mark(_) => {
            let Input::Cells(right) = step.attempt().solution().unwrap().input else {
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
