//! Over gaps, never onto one.

use dvonn_core::{Cell, Color};

use super::FIGURE_1;
use crate::{Chapter, Measure, Objective, Region, Step, StepTexts, Task, TextKey};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "gaps",
    title: TextKey("learn-gaps"),
    able: TextKey("learn-gaps-able"),
    steps: &[
        Step {
            id: "gaps-1",
            board: FIGURE_1,
            shown: &[],
            task: Task::Move(Objective::From(Cell::G2)),
            texts: StepTexts {
                task: TextKey("learn-gaps-1"),
                hint: TextKey("learn-gaps-1-hint"),
                right: TextKey("learn-gaps-1-right"),
                mistakes: &[],
                facts: &[
                    ("cell", Measure::Cell(Cell::G2)),
                    ("height", Measure::Height(Cell::G2)),
                    ("targets", Measure::Cells(Region::Targets(Cell::G2))),
                ],
            },
        },
        Step {
            id: "gaps-2",
            board: "W3..D...../.W2W3W....../.W3.W4+...B4.../.....B4B6B../...B3WD... W M",
            shown: &[],
            task: Task::Move(Objective::Onto(Cell::H3)),
            texts: StepTexts {
                task: TextKey("learn-gaps-2"),
                hint: TextKey("learn-gaps-2-hint"),
                right: TextKey("learn-gaps-2-right"),
                mistakes: &[],
                facts: &[
                    ("cell", Measure::Cell(Cell::H3)),
                    ("from", Measure::Cell(Cell::D3)),
                    ("distance", Measure::Distance(Cell::D3, Cell::H3)),
                ],
            },
        },
        Step {
            id: "gaps-4",
            board: "W5B2+.B4+...../....W2B4..../.....W...../....W2...../..B3+WW8.... W M",
            shown: &[],
            task: Task::Move(Objective::Any),
            texts: StepTexts {
                task: TextKey("learn-gaps-4"),
                hint: TextKey("learn-gaps-4-hint"),
                right: TextKey("learn-gaps-4-right"),
                mistakes: &[],
                facts: &[("count", Measure::CountCells(Region::Stuck(Color::White)))],
            },
        },
    ],
};
