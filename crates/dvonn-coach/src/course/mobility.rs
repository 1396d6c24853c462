//! Tip 3: mobility.

use dvonn_core::Color;

use crate::{Chapter, Measure, Objective, Region, Step, StepTexts, Task, TextKey};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "mobility",
    title: TextKey("learn-mobility"),
    able: TextKey("learn-mobility-able"),
    steps: &[
        Step {
            id: "mobility-3",
            board: ".......W./........W4W/..W2+B6+....W../..W3B2...B3B8+./......... W M",
            shown: &[],
            task: Task::Move(Objective::Any),
            texts: StepTexts {
                task: TextKey("learn-mobility-3"),
                hint: TextKey("learn-mobility-3-hint"),
                right: TextKey("learn-mobility-3-right"),
                mistakes: &[],
                facts: &[("count", Measure::CountCells(Region::Movers(Color::White)))],
            },
        },
        Step {
            id: "mobility-2",
            board: "........./W2....B4..../W.W2.W4DW7+..../DB4...B7..../.....B4... W M",
            shown: &[],
            task: Task::Move(Objective::MostMoves),
            texts: StepTexts {
                task: TextKey("learn-mobility-2"),
                hint: TextKey("learn-mobility-2-hint"),
                right: TextKey("learn-mobility-2-right"),
                mistakes: &[],
                facts: &[("margin", Measure::Margin)],
            },
        },
    ],
};
