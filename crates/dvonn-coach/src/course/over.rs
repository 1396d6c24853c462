//! Overloading: making a stack so tall that it can no longer move.

use dvonn_core::Cell;

use crate::{Chapter, Measure, Objective, Step, StepTexts, Task, TextKey};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "over",
    title: TextKey("learn-over"),
    able: TextKey("learn-over-able"),
    steps: &[
        Step {
            id: "over-1",
            board: ".W2D....../D..B2....../.B2........./...B3....../DW3B4B..... W M",
            shown: &[],
            task: Task::Move(Objective::Locks(Cell::B3)),
            texts: StepTexts {
                task: TextKey("learn-over-1"),
                hint: TextKey("learn-over-1-hint"),
                right: TextKey("learn-over-1-right"),
                mistakes: &[],
                facts: &[("cell", Measure::Cell(Cell::B3)), ("height", Measure::Height(Cell::B3))],
            },
        },
        Step {
            id: "over-2",
            board: "...DWD.W3./...W4+W2W3B4B2../.....B2B2B.../........../......... W M",
            shown: &[],
            task: Task::Move(Objective::Wins),
            texts: StepTexts {
                task: TextKey("learn-over-2"),
                hint: TextKey("learn-over-2-hint"),
                right: TextKey("learn-over-2-right"),
                mistakes: &[],
                facts: &[("margin", Measure::Margin)],
            },
        },
    ],
};
