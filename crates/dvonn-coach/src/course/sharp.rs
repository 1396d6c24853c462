//! Sharpshooting: building a stack of exactly the height that reaches its target.

use dvonn_core::{Cell, Color};

use crate::{Chapter, Keep, Match, Measure, Opponent, Step, StepTexts, Task, TextKey, Until};

/// An opponent who defends well.
const DEFENDER: Opponent = Opponent::Engine { nodes: 2_000, seed: 1 };

pub(super) const CHAPTER: Chapter = Chapter {
    id: "sharp",
    title: TextKey("learn-sharp"),
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
            board: "..BD...W2./...W3B4...W2W/....DB8...W2+./.......W2W2./.......W5. W M",
            shown: &[],
            task: Task::Play(Match {
                side: Color::White,
                until: Until::Owns(Cell::F3, 2),
                opponent: DEFENDER,
                keep: Keep::Anything,
            }),
            texts: StepTexts {
                task: TextKey("learn-sharp-2"),
                hint: TextKey("learn-sharp-2-hint"),
                right: TextKey("learn-sharp-2-right"),
                mistakes: &[],
                facts: &[
                    ("cell", Measure::Cell(Cell::F3)),
                    ("height", Measure::Height(Cell::F3)),
                    ("from", Measure::Cell(Cell::J3)),
                    ("distance", Measure::Distance(Cell::J3, Cell::F3)),
                ],
            },
        },
    ],
};
