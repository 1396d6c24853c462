//! DVONN pieces alone and in stacks.

use dvonn_core::{Cell, Color};

use super::{NEWSLETTER_FULL, mistake};
use crate::{Chapter, Marked, Measure, Objective, Step, StepTexts, Task, When};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "dvonn",
    title: "learn-dvonn",
    steps: &[
        Step {
            id: "dvonn-1",
            board: "........./....DB..../....WBWD.../.....WD.../......... W M",
            shown: &[],
            task: Task::Move(Objective::OntoDvonn),
            texts: StepTexts {
                task: "learn-dvonn-1",
                hint: "learn-dvonn-1-hint",
                right: "learn-dvonn-1-right",
                mistakes: &[mistake(When::OntoTheirs, "learn-dvonn-1-black")],
                facts: &[],
            },
        },
        Step {
            id: "dvonn-2",
            board: NEWSLETTER_FULL,
            shown: &["a2-b2", "c1-c2"],
            task: Task::Mark(Marked::Targets(Cell::C2)),
            texts: StepTexts {
                task: "learn-dvonn-2",
                hint: "learn-dvonn-2-hint",
                right: "learn-dvonn-2-right",
                mistakes: &[
                    mistake(When::Marks(Cell::A2), "learn-dvonn-2-empty"),
                    mistake(When::Marks(Cell::D2), "learn-dvonn-2-near"),
                ],
                facts: &[
                    ("move", Measure::Move(Cell::C1, Cell::C2)),
                    ("news-move", Measure::NewsletterMove(Cell::C1, Cell::C2)),
                    ("cell", Measure::Cell(Cell::C2)),
                    ("empty", Measure::Cell(Cell::A2)),
                    ("targets", Measure::Marked(Marked::Targets(Cell::C2))),
                    ("news-targets", Measure::NewsletterMarked(Marked::Targets(Cell::C2))),
                ],
            },
        },
        Step {
            id: "dvonn-3",
            board: ".......W2+./........W2W2/.......W2.B2./......B4+W4+../.....B2B.. W M",
            shown: &[],
            task: Task::Mark(Marked::Carriers(Color::White)),
            texts: StepTexts {
                task: "learn-dvonn-3",
                hint: "learn-dvonn-3-hint",
                right: "learn-dvonn-3-right",
                mistakes: &[mistake(When::Marks(Cell::H2), "learn-dvonn-3-far")],
                facts: &[("cell", Measure::Cell(Cell::H2)), ("height", Measure::Height(Cell::H2))],
            },
        },
    ],
};
