//! A first taste: the game in five moves, before any rule is explained.

use super::mistake;
use crate::{Chapter, Measure, Objective, Step, StepTexts, Task, TextKey, When};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "taste",
    title: TextKey("learn-taste"),
    able: TextKey("learn-taste-able"),
    steps: &[
        Step {
            id: "taste-1",
            board: "........./....D...../....WBD..../....D...../......... W M",
            shown: &[],
            task: Task::Move(Objective::Capture),
            texts: StepTexts {
                task: TextKey("learn-taste-1"),
                hint: TextKey("learn-taste-1-hint"),
                right: TextKey("learn-taste-1-right"),
                mistakes: &[mistake(When::Other, TextKey("learn-taste-1-red"))],
                facts: &[],
            },
        },
        // The first stack of the step before, and Black's answer.
        Step {
            id: "taste-2",
            board: "........./....D..B../....WBDB.../....D...../......... W M",
            shown: &["e3-f3", "i4-h3"],
            task: Task::Move(Objective::Capture),
            texts: StepTexts {
                task: TextKey("learn-taste-2"),
                hint: TextKey("learn-taste-2-hint"),
                right: TextKey("learn-taste-2-right"),
                mistakes: &[],
                facts: &[],
            },
        },
        // Nothing falls off here, whatever the student plays.
        Step {
            id: "taste-3",
            board: "...WBW.../...BWBB.../...WBDWD.../...BWBW.../...DBW... W M",
            shown: &[],
            task: Task::Move(Objective::Any),
            texts: StepTexts {
                task: TextKey("learn-taste-3"),
                hint: TextKey("learn-taste-3-hint"),
                right: TextKey("learn-taste-3-right"),
                mistakes: &[],
                facts: &[],
            },
        },
        Step {
            id: "taste-4",
            board: "........./..W..B..../..DDWBBB.../..D..BB.../......... W M",
            shown: &[],
            task: Task::Move(Objective::CutsMost),
            texts: StepTexts {
                task: TextKey("learn-taste-4"),
                hint: TextKey("learn-taste-4-hint"),
                right: TextKey("learn-taste-4-right"),
                mistakes: &[
                    mistake(When::OntoTheirs, TextKey("learn-taste-4-fell")),
                    mistake(When::CutsNothing, TextKey("learn-taste-4-nothing")),
                ],
                facts: &[],
            },
        },
        Step {
            id: "taste-5",
            board: "........./.B2B2+..B5+W2.../.........../........../...W3+..... W M",
            shown: &[],
            task: Task::Move(Objective::Wins),
            texts: StepTexts {
                task: TextKey("learn-taste-5"),
                hint: TextKey("learn-taste-5-hint"),
                right: TextKey("learn-taste-5-right"),
                mistakes: &[],
                facts: &[("margin", Measure::Margin)],
            },
        },
    ],
};
