//! Staying connected, and mass removal.

use dvonn_core::{Cell, Color};

use super::{FIGURE_3, mistake};
use crate::{Chapter, Marked, Measure, Objective, Quantity, Step, StepTexts, Task, TextKey, When};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "linked",
    title: TextKey("learn-linked"),
    steps: &[
        Step {
            id: "linked-1",
            board: FIGURE_3,
            shown: &[],
            task: Task::Mark(Marked::Falls(Cell::E3, Cell::F3)),
            texts: StepTexts {
                task: TextKey("learn-linked-1"),
                hint: TextKey("learn-linked-1-hint"),
                right: TextKey("learn-linked-1-right"),
                mistakes: &[],
                facts: &[
                    ("move", Measure::Move(Cell::E3, Cell::F3)),
                    ("count", Measure::CountMarked(Marked::Falls(Cell::E3, Cell::F3))),
                    ("white", Measure::Lost(Color::White, Cell::E3, Cell::F3)),
                    ("black", Measure::Lost(Color::Black, Cell::E3, Cell::F3)),
                ],
            },
        },
        Step {
            id: "linked-2",
            board: "...D...../...WB3DW.../..BW2..B2..../.WB3+W2.B2..../.B....... W M",
            shown: &["e4-f4"],
            task: Task::Count(Quantity::Lost(Cell::C2, Cell::F2)),
            texts: StepTexts {
                task: TextKey("learn-linked-2"),
                hint: TextKey("learn-linked-2-hint"),
                right: TextKey("learn-linked-2-right"),
                mistakes: &[
                    mistake(When::Number(5), TextKey("learn-linked-2-stacks")),
                    mistake(When::Number(0), TextKey("learn-linked-2-nothing")),
                ],
                facts: &[
                    ("shown", Measure::Move(Cell::E4, Cell::F4)),
                    ("news-shown", Measure::NewsletterMove(Cell::E4, Cell::F4)),
                    ("cell", Measure::Cell(Cell::C2)),
                    ("news-cell", Measure::NewsletterCell(Cell::C2)),
                    ("move", Measure::Move(Cell::C2, Cell::F2)),
                    ("news-move", Measure::NewsletterMove(Cell::C2, Cell::F2)),
                    ("stacks", Measure::CountMarked(Marked::Falls(Cell::C2, Cell::F2))),
                    ("white", Measure::Lost(Color::White, Cell::C2, Cell::F2)),
                    ("black", Measure::Lost(Color::Black, Cell::C2, Cell::F2)),
                ],
            },
        },
        Step {
            id: "linked-3",
            board: "B2.B3B...../D.BBB2...../B3D.W3......./WWD......./.W3....... W M",
            shown: &[],
            task: Task::Move(Objective::CutsMost),
            texts: StepTexts {
                task: TextKey("learn-linked-3"),
                hint: TextKey("learn-linked-3-hint"),
                right: TextKey("learn-linked-3-right"),
                mistakes: &[mistake(When::CutsNothing, TextKey("learn-linked-3-nothing"))],
                facts: &[("cell", Measure::Cell(Cell::D3))],
            },
        },
    ],
};
