//! Placing: the order, the DVONN pieces, and why White moves first.

use dvonn_core::Color;

use super::EMPTY;
use crate::{Chapter, Keep, Match, Opponent, Step, StepTexts, Task, TextKey, Until};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "placing",
    title: TextKey("learn-placing"),
    able: TextKey("learn-placing-able"),
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
    ],
};
