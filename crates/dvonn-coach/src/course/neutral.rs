//! Tip 2: neutralising.

use dvonn_core::Color;

use crate::{Chapter, Measure, Objective, Quantity, Step, StepTexts, Task, TextKey};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "neutral",
    title: TextKey("learn-neutral"),
    able: TextKey("learn-neutral-able"),
    steps: &[
        Step {
            id: "neutral-1",
            board: "........./.....B3W3.../.......D.../.....W2BB3+../.....WB3+.. W M",
            shown: &[],
            task: Task::Move(Objective::FewestReplies),
            texts: StepTexts {
                task: TextKey("learn-neutral-1"),
                hint: TextKey("learn-neutral-1-hint"),
                right: TextKey("learn-neutral-1-right"),
                mistakes: &[],
                facts: &[("count", Measure::Count(Quantity::Moves(Color::Black)))],
            },
        },
        Step {
            id: "neutral-2",
            board: "B2D......./.BWW....../BDW6W2+......./..B4......./......... W M",
            shown: &[],
            task: Task::Move(Objective::Wins),
            texts: StepTexts {
                task: TextKey("learn-neutral-2"),
                hint: TextKey("learn-neutral-2-hint"),
                right: TextKey("learn-neutral-2-right"),
                mistakes: &[],
                facts: &[
                    ("count", Measure::Count(Quantity::Moves(Color::Black))),
                    ("margin", Measure::Margin),
                ],
            },
        },
    ],
};
