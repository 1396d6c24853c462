//! Moving a single piece.

use dvonn_core::Cell;

use super::{FIGURE_2, mistake};
use crate::{Chapter, Measure, Objective, Region, Step, StepTexts, Task, TextKey, When};

const BOARD: &str = "..D....../...BW...../...DWBD..../....BW..../......... W M";

pub(super) const CHAPTER: Chapter = Chapter {
    id: "single",
    title: TextKey("learn-single"),
    able: TextKey("learn-single-able"),
    steps: &[
        Step {
            id: "single-1",
            board: BOARD,
            shown: &[],
            task: Task::Move(Objective::Any),
            texts: StepTexts {
                task: TextKey("learn-single-1"),
                hint: TextKey("learn-single-1-hint"),
                right: TextKey("learn-single-1-right"),
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
                task: TextKey("learn-single-2"),
                hint: TextKey("learn-single-2-hint"),
                right: TextKey("learn-single-2-right"),
                mistakes: &[mistake(When::OntoOwn, TextKey("learn-single-2-own"))],
                facts: &[],
            },
        },
        Step {
            id: "single-4",
            board: FIGURE_2,
            shown: &[],
            task: Task::Move(Objective::From(Cell::I3)),
            texts: StepTexts {
                task: TextKey("learn-single-4"),
                hint: TextKey("learn-single-4-hint"),
                right: TextKey("learn-single-4-right"),
                mistakes: &[],
                facts: &[
                    ("cell", Measure::Cell(Cell::I3)),
                    ("count", Measure::CountCells(Region::Targets(Cell::I3))),
                ],
            },
        },
    ],
};
