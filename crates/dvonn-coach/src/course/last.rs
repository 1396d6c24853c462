//! Tip 5: making the other side pass first.

use dvonn_core::Color;

use crate::{Chapter, Measure, Objective, Quantity, Step, StepTexts, Task, TextKey};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "last",
    title: TextKey("learn-last"),
    steps: &[
        Step {
            id: "last-1",
            board: "......WW2./.....B8DB../......DB4W3D./.........W7/......... W M",
            shown: &[],
            task: Task::Move(Objective::Wins),
            texts: StepTexts {
                task: TextKey("learn-last-1"),
                hint: TextKey("learn-last-1-hint"),
                right: TextKey("learn-last-1-right"),
                mistakes: &[],
                facts: &[
                    ("white", Measure::Count(Quantity::Score(Color::White))),
                    ("black", Measure::Count(Quantity::Score(Color::Black))),
                    ("margin", Measure::Margin),
                ],
            },
        },
        Step {
            id: "last-2",
            board: "...W.B4+.../...B2+..W5.../.....BW2..../......B4.../......B4+W. W M",
            shown: &[],
            task: Task::Move(Objective::Wins),
            texts: StepTexts {
                task: TextKey("learn-last-2"),
                hint: TextKey("learn-last-2-hint"),
                right: TextKey("learn-last-2-right"),
                mistakes: &[],
                facts: &[
                    ("white", Measure::Count(Quantity::Score(Color::White))),
                    ("black", Measure::Count(Quantity::Score(Color::Black))),
                    ("margin", Measure::Margin),
                ],
            },
        },
    ],
};
