//! Tip 5: making the other side pass first.

use dvonn_core::Color;

use super::{NEWSLETTER_LAST, mistake};
use crate::{Chapter, Measure, Objective, Quantity, Step, StepTexts, Task, TextKey, When};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "last",
    title: TextKey("learn-last"),
    able: TextKey("learn-last-able"),
    steps: &[
        // The newsletter's last example.
        Step {
            id: "must-2",
            board: NEWSLETTER_LAST,
            shown: &[],
            task: Task::Predict,
            texts: StepTexts {
                task: TextKey("learn-must-2"),
                hint: TextKey("learn-must-2-hint"),
                right: TextKey("learn-must-2-right"),
                mistakes: &[
                    mistake(When::Winner(Some(Color::White)), TextKey("learn-must-2-now")),
                    mistake(When::TooFew, TextKey("learn-must-2-more")),
                ],
                facts: &[
                    ("white", Measure::Count(Quantity::Score(Color::White))),
                    ("black", Measure::Count(Quantity::Score(Color::Black))),
                ],
            },
        },
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
            id: "ending-3",
            board: "........./.......B3W3./........B8W3./....W3..B3+../..B3D.W3+.B. W M",
            shown: &[],
            task: Task::Move(Objective::Best),
            texts: StepTexts {
                task: TextKey("learn-ending-3"),
                hint: TextKey("learn-ending-3-hint"),
                right: TextKey("learn-ending-3-right"),
                mistakes: &[],
                facts: &[],
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
