//! Moving a single piece.

use dvonn_core::Cell;

use super::{FIGURE_3, mistake};
use crate::{Chapter, Marked, Measure, Objective, Step, StepTexts, Task, When};

const BOARD: &str = "..D....../...BW...../...DWBD..../....BW..../......... W M";

pub(super) const CHAPTER: Chapter = Chapter {
    id: "single",
    title: "learn-single",
    steps: &[
        Step {
            id: "single-1",
            board: BOARD,
            shown: &[],
            task: Task::Move(Objective::Any),
            texts: StepTexts {
                task: "learn-single-1",
                hint: "learn-single-1-hint",
                right: "learn-single-1-right",
                mistakes: &[],
                facts: &[],
            },
        },
        Step {
            id: "single-2",
            board: BOARD,
            shown: &[],
            task: Task::Move(Objective::Capture),
            texts: StepTexts {
                task: "learn-single-2",
                hint: "learn-single-2-hint",
                right: "learn-single-2-right",
                mistakes: &[mistake(When::OntoOwn, "learn-single-2-own")],
                facts: &[],
            },
        },
        Step {
            id: "single-3",
            board: FIGURE_3,
            shown: &[],
            task: Task::Mark(Marked::Targets(Cell::E3)),
            texts: StepTexts {
                task: "learn-single-3",
                hint: "learn-single-3-hint",
                right: "learn-single-3-right",
                mistakes: &[],
                facts: &[
                    ("cell", Measure::Cell(Cell::E3)),
                    ("count", Measure::CountMarked(Marked::Targets(Cell::E3))),
                ],
            },
        },
    ],
};
