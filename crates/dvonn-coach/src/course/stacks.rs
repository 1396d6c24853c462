//! Stacks move as a whole, exactly as far as they are tall.

use dvonn_core::Cell;

use super::{NEWSLETTER_FULL, mistake};
use crate::{Chapter, Measure, Objective, Region, Step, StepTexts, Task, TextKey, When};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "stacks",
    title: TextKey("learn-stacks"),
    able: TextKey("learn-stacks-able"),
    steps: &[
        Step {
            id: "stacks-1",
            board: "........./...D....../.DW3BWBD..../........../......... W M",
            shown: &[],
            task: Task::Move(Objective::From(Cell::C3)),
            texts: StepTexts {
                task: TextKey("learn-stacks-1"),
                hint: TextKey("learn-stacks-1-hint"),
                right: TextKey("learn-stacks-1-right"),
                mistakes: &[mistake(When::From(Cell::E3), TextKey("learn-stacks-1-single"))],
                facts: &[("cell", Measure::Cell(Cell::C3)), ("height", Measure::Height(Cell::C3))],
            },
        },
        Step {
            id: "stacks-4",
            board: NEWSLETTER_FULL,
            shown: &["a2-b2", "i1-h1"],
            task: Task::Move(Objective::From(Cell::B2)),
            texts: StepTexts {
                task: TextKey("learn-stacks-4"),
                hint: TextKey("learn-stacks-4-hint"),
                right: TextKey("learn-stacks-4-right"),
                mistakes: &[],
                facts: &[
                    ("move", Measure::Move(Cell::A2, Cell::B2)),
                    ("cell", Measure::Cell(Cell::B2)),
                    ("targets", Measure::Cells(Region::Targets(Cell::B2))),
                ],
            },
        },
        Step {
            id: "stacks-3",
            board: ".W8+D....../.W3B3W2....../..W2B5W2WW3..../....W3B2B5+.../......... W M",
            shown: &[],
            task: Task::Move(Objective::Onto(Cell::D3)),
            texts: StepTexts {
                task: TextKey("learn-stacks-3"),
                hint: TextKey("learn-stacks-3-hint"),
                right: TextKey("learn-stacks-3-right"),
                mistakes: &[],
                facts: &[("cell", Measure::Cell(Cell::D3)), ("height", Measure::Height(Cell::D3))],
            },
        },
    ],
};
