//! Passing, and coming back.

use dvonn_core::{Cell, Color};

use super::mistake;
use crate::{Chapter, Measure, Objective, Quantity, Step, StepTexts, Task, When};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "passing",
    title: "learn-passing",
    steps: &[
        Step {
            id: "passing-1",
            board: "........./.......W4../......B3B8+.../......D.../.W2+....B2.. W M",
            shown: &[],
            task: Task::Move(Objective::Any),
            texts: StepTexts {
                task: "learn-passing-1",
                hint: "learn-passing-1-hint",
                right: "learn-passing-1-right",
                mistakes: &[
                    mistake(When::Tries(Cell::I4), "learn-passing-1-tall"),
                    mistake(When::Tries(Cell::B1), "learn-passing-1-alone"),
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
                task: "learn-passing-2",
                hint: "learn-passing-2-hint",
                right: "learn-passing-2-right",
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
                task: "learn-passing-3",
                hint: "learn-passing-3-hint",
                right: "learn-passing-3-right",
                mistakes: &[
                    mistake(When::From(Cell::C4), "learn-passing-3-opens"),
                    mistake(When::From(Cell::B2), "learn-passing-3-opens"),
                    mistake(When::From(Cell::D3), "learn-passing-3-opens"),
                ],
                facts: &[("cell", Measure::Cell(Cell::C3))],
            },
        },
    ],
};
