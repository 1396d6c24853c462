//! Counting tempi.

use dvonn_core::Color;

use super::mistake;
use crate::{Chapter, Measure, Objective, Quantity, Step, StepTexts, Task, When};

const BOARD: &str = "...B3+B..../....B6....W/......W9+..DB3/.........W/......... W M";

pub(super) const CHAPTER: Chapter = Chapter {
    id: "tempi",
    title: "learn-tempi",
    steps: &[
        Step {
            id: "tempi-1",
            board: BOARD,
            shown: &[],
            task: Task::Count(Quantity::Tempi(Color::White)),
            texts: StepTexts {
                task: "learn-tempi-1",
                hint: "learn-tempi-1-hint",
                right: "learn-tempi-1-right",
                mistakes: &[
                    mistake(When::Number(4), "learn-tempi-1-moves"),
                    mistake(When::Number(1), "learn-tempi-1-black"),
                ],
                facts: &[("black", Measure::Count(Quantity::Tempi(Color::Black)))],
            },
        },
        Step {
            id: "tempi-2",
            board: BOARD,
            shown: &[],
            task: Task::Predict,
            texts: StepTexts {
                task: "learn-tempi-2",
                hint: "learn-tempi-2-hint",
                right: "learn-tempi-2-right",
                mistakes: &[
                    mistake(When::Winner(Some(Color::Black)), "learn-tempi-2-now"),
                    mistake(When::Winner(None), "learn-tempi-2-draw"),
                ],
                facts: &[
                    ("white", Measure::Count(Quantity::Score(Color::White))),
                    ("black", Measure::Count(Quantity::Score(Color::Black))),
                ],
            },
        },
        Step {
            id: "tempi-3",
            board: ".B.B3+...../.B2W3+B6W2...../.W2+W3.W2....../........../......... W M",
            shown: &[],
            task: Task::Move(Objective::Wins),
            texts: StepTexts {
                task: "learn-tempi-3",
                hint: "learn-tempi-3-hint",
                right: "learn-tempi-3-right",
                mistakes: &[],
                facts: &[("margin", Measure::Margin)],
            },
        },
    ],
};
