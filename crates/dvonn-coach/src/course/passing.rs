//! Passing, and coming back.

use dvonn_core::{Cell, Color};

use super::mistake;
use crate::{Chapter, Measure, Objective, Quantity, Step, StepTexts, Task, TextKey, When};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "passing",
    title: TextKey("learn-passing"),
    able: TextKey("learn-passing-able"),
    steps: &[
        Step {
            id: "passing-1",
            board: "........./.......W4../......B3B8+.../......D.../.W2+....B2.. W M",
            shown: &[],
            task: Task::Move(Objective::Any),
            texts: StepTexts {
                task: TextKey("learn-passing-1"),
                hint: TextKey("learn-passing-1-hint"),
                right: TextKey("learn-passing-1-right"),
                mistakes: &[
                    mistake(When::Tries(Cell::I4), TextKey("learn-passing-1-tall")),
                    mistake(When::Tries(Cell::B1), TextKey("learn-passing-1-alone")),
                ],
                facts: &[("tall", Measure::Cell(Cell::I4)), ("alone", Measure::Cell(Cell::B1))],
            },
        },
        Step {
            id: "passing-2",
            board: "...W.W4+B../...B4B5WD.../....B5B4W2+..../........../......... W M",
            shown: &[],
            task: Task::Move(Objective::ForcesPass),
            texts: StepTexts {
                task: TextKey("learn-passing-2"),
                hint: TextKey("learn-passing-2-hint"),
                right: TextKey("learn-passing-2-right"),
                mistakes: &[],
                facts: &[("count", Measure::Count(Quantity::Moves(Color::Black)))],
            },
        },
        Step {
            id: "passing-3",
            board: "........./.W2W3W....../.DBWD....../.WD......./......... W M",
            shown: &[],
            task: Task::Move(Objective::ForcesPass),
            texts: StepTexts {
                task: TextKey("learn-passing-3"),
                hint: TextKey("learn-passing-3-hint"),
                right: TextKey("learn-passing-3-right"),
                mistakes: &[
                    mistake(When::From(Cell::C4), TextKey("learn-passing-3-opens")),
                    mistake(When::From(Cell::B2), TextKey("learn-passing-3-opens")),
                    mistake(When::From(Cell::D3), TextKey("learn-passing-3-opens")),
                ],
                facts: &[("cell", Measure::Cell(Cell::C3))],
            },
        },
    ],
};
