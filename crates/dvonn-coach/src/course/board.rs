//! The board and the pieces: cells, lines and corners, learnt by placing.

use dvonn_core::Cell;

use super::{EMPTY, mistake};
use crate::{Chapter, Measure, Objective, Step, StepTexts, Task, TextKey, When};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "board",
    title: TextKey("learn-board"),
    able: TextKey("learn-board-able"),
    steps: &[
        Step {
            id: "board-1",
            board: EMPTY,
            shown: &[],
            task: Task::Move(Objective::Any),
            texts: StepTexts {
                task: TextKey("learn-board-1"),
                hint: TextKey("learn-board-1-hint"),
                right: TextKey("learn-board-1-right"),
                mistakes: &[],
                facts: &[],
            },
        },
        Step {
            id: "board-2",
            board: "........./........../.....D...../.......D../......... W P",
            shown: &[],
            task: Task::Move(Objective::PlaceBeside(Cell::F3)),
            texts: StepTexts {
                task: TextKey("learn-board-2"),
                hint: TextKey("learn-board-2-hint"),
                right: TextKey("learn-board-2-right"),
                mistakes: &[
                    mistake(When::Onto(Cell::E4), TextKey("learn-board-2-above")),
                    mistake(When::Onto(Cell::G2), TextKey("learn-board-2-above")),
                ],
                facts: &[("cell", Measure::Cell(Cell::F3))],
            },
        },
        Step {
            id: "board-3",
            board: "........./....B...../.....DD..../.......D../......... W P",
            shown: &[],
            task: Task::Move(Objective::PlaceWith(3)),
            texts: StepTexts {
                task: TextKey("learn-board-3"),
                hint: TextKey("learn-board-3-hint"),
                right: TextKey("learn-board-3-right"),
                mistakes: &[],
                facts: &[],
            },
        },
    ],
};
