//! Staying connected, and mass removal.

use dvonn_core::{Cell, Color};

use super::{FIGURE_3, mistake};
use crate::{Chapter, Marked, Measure, Objective, Region, Step, StepTexts, Task, TextKey, When};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "linked",
    title: TextKey("learn-linked"),
    able: TextKey("learn-linked-able"),
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
                    ("count", Measure::CountCells(Region::Falls(Cell::E3, Cell::F3))),
                    ("white", Measure::Lost(Color::White, Cell::E3, Cell::F3)),
                    ("black", Measure::Lost(Color::Black, Cell::E3, Cell::F3)),
                ],
            },
        },
        Step {
            id: "linked-2",
            board: "...D...../...WB3DW.../..BW2..B2..../.WB3+W2.B2..../.B....... W M",
            shown: &["e4-f4"],
            task: Task::Move(Objective::From(Cell::C2)),
            texts: StepTexts {
                task: TextKey("learn-linked-2"),
                hint: TextKey("learn-linked-2-hint"),
                right: TextKey("learn-linked-2-right"),
                mistakes: &[],
                facts: &[("cell", Measure::Cell(Cell::C2))],
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
