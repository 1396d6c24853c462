//! Counting tempi.

use dvonn_core::Color;

use super::mistake;
use crate::{Chapter, Measure, Objective, Quantity, Step, StepTexts, Task, TextKey, When};

const BOARD: &str = "...B3+B..../....B6....W/......W9+..DB3/.........W/......... W M";

pub(super) const CHAPTER: Chapter = Chapter {
    id: "tempi",
    title: TextKey("learn-tempi"),
    able: TextKey("learn-tempi-able"),
    steps: &[
        Step {
            id: "tempi-1",
            board: BOARD,
            shown: &[],
            task: Task::Count(Quantity::Tempi(Color::White)),
            texts: StepTexts {
                task: TextKey("learn-tempi-1"),
                hint: TextKey("learn-tempi-1-hint"),
                right: TextKey("learn-tempi-1-right"),
                mistakes: &[
                    mistake(When::Number(4), TextKey("learn-tempi-1-moves")),
                    mistake(When::Number(1), TextKey("learn-tempi-1-black")),
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
                task: TextKey("learn-tempi-2"),
                hint: TextKey("learn-tempi-2-hint"),
                right: TextKey("learn-tempi-2-right"),
                mistakes: &[
                    mistake(When::Winner(Some(Color::Black)), TextKey("learn-tempi-2-now")),
                    mistake(When::Winner(None), TextKey("learn-tempi-2-draw")),
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
                task: TextKey("learn-tempi-3"),
                hint: TextKey("learn-tempi-3-hint"),
                right: TextKey("learn-tempi-3-right"),
                mistakes: &[],
                facts: &[("margin", Measure::Margin)],
            },
        },
    ],
};
