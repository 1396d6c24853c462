//! Tip 1, placement: edges and DVONN pieces.

use dvonn_core::Color;

use crate::{
    Chapter, Keep, Match, Measure, Objective, Opponent, Quantity, Step, StepTexts, Task, TextKey, Until,
};

/// The number of white pieces that must be able to move at the end of the last step. Taking edge cells first gives
/// exactly this many.
const WANTED: i32 = 12;

pub(super) const CHAPTER: Chapter = Chapter {
    id: "edges",
    title: TextKey("learn-edges"),
    able: TextKey("learn-edges-able"),
    steps: &[
        Step {
            id: "edges-1",
            board: "........./W......B../...B......./W....DWB../..DB.D... W P",
            shown: &[],
            task: Task::Move(Objective::PlaceOnEdge),
            texts: StepTexts {
                task: TextKey("learn-edges-1"),
                hint: TextKey("learn-edges-1-hint"),
                right: TextKey("learn-edges-1-right"),
                mistakes: &[],
                facts: &[],
            },
        },
        Step {
            id: "edges-2",
            board: "DW....DW./BWB..W..W./WBWW.BB.B../W...BW.BDB/...B...B. W P",
            shown: &[],
            task: Task::Move(Objective::PlaceWell),
            texts: StepTexts {
                task: TextKey("learn-edges-2"),
                hint: TextKey("learn-edges-2-hint"),
                right: TextKey("learn-edges-2-right"),
                mistakes: &[],
                facts: &[],
            },
        },
        Step {
            id: "edges-3",
            board: "BWBWDWWWB/BBWWWBB.BB/WDWWBWWBBWW/BDBBW.BB../WWBB.W..B W P",
            shown: &[],
            task: Task::Play(Match {
                side: Color::White,
                until: Until::Mobile(WANTED as usize),
                opponent: Opponent::Edges,
                keep: Keep::Anything,
            }),
            texts: StepTexts {
                task: TextKey("learn-edges-3"),
                hint: TextKey("learn-edges-3-hint"),
                right: TextKey("learn-edges-3-right"),
                mistakes: &[],
                facts: &[
                    ("left", Measure::Count(Quantity::LeftToPlace(Color::White))),
                    ("wanted", Measure::Number(WANTED)),
                ],
            },
        },
    ],
};
