//! Sharpshooting: building a stack of exactly the height that reaches its target.

use dvonn_core::{Cell, Color};

use crate::{Chapter, Keep, Match, Measure, Opponent, Step, StepTexts, Task, TextKey, Until};

/// An opponent who defends well.
const DEFENDER: Opponent = Opponent::Engine { nodes: 2_000, seed: 1 };

pub(super) const CHAPTER: Chapter = Chapter {
    id: "sharp",
    title: TextKey("learn-sharp"),
    able: TextKey("learn-sharp-able"),
    steps: &[
        Step {
            id: "sharp-1",
            board: "........./........../......DW2+W2W2B/.....W4B4.W./....D..WB2 W M",
            shown: &[],
            task: Task::Play(Match {
                side: Color::White,
                until: Until::Owns(Cell::G2, 2),
                opponent: DEFENDER,
                keep: Keep::Anything,
            }),
            texts: StepTexts {
                task: TextKey("learn-sharp-1"),
                hint: TextKey("learn-sharp-1-hint"),
                right: TextKey("learn-sharp-1-right"),
                mistakes: &[],
                facts: &[
                    ("cell", Measure::Cell(Cell::G2)),
                    ("height", Measure::Height(Cell::G2)),
                    ("from", Measure::Cell(Cell::I2)),
                    ("distance", Measure::Distance(Cell::I2, Cell::G2)),
                ],
            },
        },
        Step {
            id: "sharp-2",
            board: "......BB3./W2.....B4.../D.....DW3B5../....B12+.B3WW3./...W2..... W M",
            shown: &[],
            task: Task::Play(Match {
                side: Color::White,
                until: Until::Owns(Cell::E2, 2),
                opponent: DEFENDER,
                keep: Keep::Anything,
            }),
            texts: StepTexts {
                task: TextKey("learn-sharp-2"),
                hint: TextKey("learn-sharp-2-hint"),
                right: TextKey("learn-sharp-2-right"),
                mistakes: &[],
                facts: &[
                    ("cell", Measure::Cell(Cell::E2)),
                    ("height", Measure::Height(Cell::E2)),
                    ("from", Measure::Cell(Cell::I2)),
                    ("distance", Measure::Distance(Cell::I2, Cell::E2)),
                ],
            },
        },
    ],
};
