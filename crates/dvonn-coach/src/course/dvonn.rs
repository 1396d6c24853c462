//! DVONN pieces alone and in stacks.

use dvonn_core::Cell;

use super::{NEWSLETTER_FULL, mistake};
use crate::{Chapter, Measure, Objective, Region, Step, StepTexts, Task, TextKey, When};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "dvonn",
    title: TextKey("learn-dvonn"),
    able: TextKey("learn-dvonn-able"),
    steps: &[
        Step {
            id: "dvonn-1",
            board: "........./....DB..../....WBWD.../.....WD.../......... W M",
            shown: &[],
            task: Task::Move(Objective::OntoDvonn),
            texts: StepTexts {
                task: TextKey("learn-dvonn-1"),
                hint: TextKey("learn-dvonn-1-hint"),
                right: TextKey("learn-dvonn-1-right"),
                mistakes: &[mistake(When::OntoTheirs, TextKey("learn-dvonn-1-black"))],
                facts: &[],
            },
        },
        Step {
            id: "dvonn-4",
            board: NEWSLETTER_FULL,
            shown: &["a2-b2", "c1-c2", "k3-k4"],
            task: Task::Move(Objective::From(Cell::C2)),
            texts: StepTexts {
                task: TextKey("learn-dvonn-4"),
                hint: TextKey("learn-dvonn-4-hint"),
                right: TextKey("learn-dvonn-4-right"),
                mistakes: &[],
                facts: &[
                    ("move", Measure::Move(Cell::C1, Cell::C2)),
                    ("cell", Measure::Cell(Cell::C2)),
                    ("empty", Measure::Cell(Cell::A2)),
                    ("targets", Measure::Cells(Region::Targets(Cell::C2))),
                ],
            },
        },
        Step {
            id: "dvonn-3",
            board: ".......W2+./........W2W2/.......W2.B2./......B4+W4+../.....B2B.. W M",
            shown: &[],
            task: Task::Move(Objective::Carries),
            texts: StepTexts {
                task: TextKey("learn-dvonn-3"),
                hint: TextKey("learn-dvonn-3-hint"),
                right: TextKey("learn-dvonn-3-right"),
                mistakes: &[mistake(When::Tries(Cell::H2), TextKey("learn-dvonn-3-far"))],
                facts: &[("cell", Measure::Cell(Cell::H2)), ("height", Measure::Height(Cell::H2))],
            },
        },
    ],
};
