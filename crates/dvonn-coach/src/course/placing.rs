//! Placing: the order, the DVONN pieces, and why White moves first.

use dvonn_core::Color;

use super::{EMPTY, mistake};
use crate::{Chapter, Keep, Match, Measure, Opponent, Quantity, Step, StepTexts, Task, TextKey, Until, When};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "placing",
    title: TextKey("learn-placing"),
    steps: &[
        Step {
            id: "placing-1",
            board: EMPTY,
            shown: &[],
            task: Task::Play(Match {
                side: Color::White,
                until: Until::Placed(3),
                opponent: Opponent::Script(&["g4"]),
                keep: Keep::Anything,
            }),
            texts: StepTexts {
                task: TextKey("learn-placing-1"),
                hint: TextKey("learn-placing-1-hint"),
                right: TextKey("learn-placing-1-right"),
                mistakes: &[],
                facts: &[],
            },
        },
        Step {
            id: "placing-2",
            board: "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/.DWBBWWWB W P",
            shown: &[],
            task: Task::Play(Match {
                side: Color::White,
                until: Until::Moved,
                opponent: Opponent::Script(&[]),
                keep: Keep::Anything,
            }),
            texts: StepTexts {
                task: TextKey("learn-placing-2"),
                hint: TextKey("learn-placing-2-hint"),
                right: TextKey("learn-placing-2-right"),
                mistakes: &[],
                facts: &[],
            },
        },
        Step {
            id: "placing-3",
            board: "........./W.BW.B.B../...BWBWW.../W...WDWBB./.WDBBDB.. W P",
            shown: &[],
            task: Task::Count(Quantity::LeftToPlace(Color::White)),
            texts: StepTexts {
                task: TextKey("learn-placing-3"),
                hint: TextKey("learn-placing-3-hint"),
                right: TextKey("learn-placing-3-right"),
                mistakes: &[
                    mistake(When::Number(13), TextKey("learn-placing-3-black")),
                    mistake(When::Number(9), TextKey("learn-placing-3-placed")),
                ],
                facts: &[
                    ("white", Measure::Count(Quantity::Score(Color::White))),
                    ("black", Measure::Count(Quantity::Score(Color::Black))),
                ],
            },
        },
    ],
};
