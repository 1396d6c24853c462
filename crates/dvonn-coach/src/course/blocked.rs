//! Blocked on six sides, and coming free.

use dvonn_core::{Cell, Color};

use super::{FIGURE_2, mistake};
use crate::{Chapter, Marked, Measure, Objective, Region, Step, StepTexts, Task, TextKey, When};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "blocked",
    title: TextKey("learn-blocked"),
    able: TextKey("learn-blocked-able"),
    steps: &[
        Step {
            id: "blocked-1",
            board: FIGURE_2,
            shown: &[],
            task: Task::Mark(Marked::Blocked),
            texts: StepTexts {
                task: TextKey("learn-blocked-1"),
                hint: TextKey("learn-blocked-1-hint"),
                right: TextKey("learn-blocked-1-right"),
                mistakes: &[],
                facts: &[("count", Measure::CountCells(Region::Blocked))],
            },
        },
        Step {
            id: "blocked-2",
            board: FIGURE_2,
            shown: &[],
            task: Task::Move(Objective::Frees(Cell::C3)),
            texts: StepTexts {
                task: TextKey("learn-blocked-2"),
                hint: TextKey("learn-blocked-2-hint"),
                right: TextKey("learn-blocked-2-right"),
                mistakes: &[mistake(When::Tries(Cell::C3), TextKey("learn-blocked-2-itself"))],
                facts: &[("cell", Measure::Cell(Cell::C3))],
            },
        },
        Step {
            id: "blocked-3",
            board: "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M",
            shown: &[],
            task: Task::Move(Objective::Any),
            texts: StepTexts {
                task: TextKey("learn-blocked-3"),
                hint: TextKey("learn-blocked-3-hint"),
                right: TextKey("learn-blocked-3-right"),
                mistakes: &[],
                facts: &[("count", Measure::CountCells(Region::Movers(Color::White)))],
            },
        },
    ],
};
