//! The end, towers and draws.

use dvonn_core::Color;

use super::mistake;
use crate::{Chapter, Measure, Objective, Quantity, Step, StepTexts, Task, TextKey, When};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "ending",
    title: TextKey("learn-ending"),
    able: TextKey("learn-ending-able"),
    steps: &[
        Step {
            id: "ending-1",
            board: "........./.......W6+../.........B5./.......B3+W3./.D....... B M",
            shown: &[],
            task: Task::Predict,
            texts: StepTexts {
                task: TextKey("learn-ending-1"),
                hint: TextKey("learn-ending-1-hint"),
                right: TextKey("learn-ending-1-right"),
                mistakes: &[
                    mistake(When::Winner(None), TextKey("learn-ending-1-stacks")),
                    mistake(When::Winner(Some(Color::Black)), TextKey("learn-ending-1-black")),
                    mistake(When::TooMany, TextKey("learn-ending-1-count")),
                ],
                facts: &[
                    ("white", Measure::Count(Quantity::Score(Color::White))),
                    ("black", Measure::Count(Quantity::Score(Color::Black))),
                ],
            },
        },
        Step {
            id: "ending-2",
            board: "......W2../......B4+B6+../.W2W6......../WW2W3......./B6+........ W M",
            shown: &[],
            task: Task::Move(Objective::Wins),
            texts: StepTexts {
                task: TextKey("learn-ending-2"),
                hint: TextKey("learn-ending-2-hint"),
                right: TextKey("learn-ending-2-right"),
                mistakes: &[mistake(When::OntoOwn, TextKey("learn-ending-2-own"))],
                facts: &[("margin", Measure::Margin)],
            },
        },
    ],
};
