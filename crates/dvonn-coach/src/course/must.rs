//! You must move, even if it hurts.

use dvonn_core::{Cell, Color};

use super::{FIGURE_4, mistake};
use crate::{Chapter, Measure, Objective, Step, StepTexts, Task, TextKey, When};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "must",
    title: TextKey("learn-must"),
    able: TextKey("learn-must-able"),
    steps: &[
        Step {
            id: "must-1",
            board: FIGURE_4,
            shown: &[],
            task: Task::Move(Objective::Any),
            texts: StepTexts {
                task: TextKey("learn-must-1"),
                hint: TextKey("learn-must-1-hint"),
                right: TextKey("learn-must-1-right"),
                mistakes: &[mistake(When::Pass, TextKey("learn-must-1-pass"))],
                facts: &[
                    ("white", Measure::Lost(Color::White, Cell::G3, Cell::J3)),
                    ("margin", Measure::Margin),
                ],
            },
        },
        Step {
            id: "must-3",
            board: "........./....B3W3+B5.../.W10.....B3.../.W.DW5...../B5+........ W M",
            shown: &[],
            task: Task::Move(Objective::Wins),
            texts: StepTexts {
                task: TextKey("learn-must-3"),
                hint: TextKey("learn-must-3-hint"),
                right: TextKey("learn-must-3-right"),
                mistakes: &[mistake(When::Onto(Cell::B3), TextKey("learn-must-3-tall"))],
                facts: &[
                    ("cell", Measure::Cell(Cell::B2)),
                    ("tall", Measure::Cell(Cell::B3)),
                    ("height", Measure::Height(Cell::B3)),
                    ("lost", Measure::Lost(Color::White, Cell::B2, Cell::A1)),
                ],
            },
        },
    ],
};
