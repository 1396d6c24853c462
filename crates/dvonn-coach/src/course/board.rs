//! The board and the pieces.

use dvonn_core::Cell;

use super::{EMPTY, mistake};
use crate::{Chapter, Marked, Measure, Quantity, Step, StepTexts, Task, When};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "board",
    title: "learn-board",
    steps: &[
        Step {
            id: "board-1",
            board: EMPTY,
            shown: &[],
            task: Task::Count(Quantity::Cells),
            texts: StepTexts {
                task: "learn-board-1",
                hint: "learn-board-1-hint",
                right: "learn-board-1-right",
                mistakes: &[mistake(When::Number(46), "learn-board-1-coloured")],
                facts: &[],
            },
        },
        Step {
            id: "board-2",
            board: EMPTY,
            shown: &[],
            task: Task::Mark(Marked::Neighbours(Cell::F3)),
            texts: StepTexts {
                task: "learn-board-2",
                hint: "learn-board-2-hint",
                right: "learn-board-2-right",
                mistakes: &[
                    mistake(When::Marks(Cell::E4), "learn-board-2-above"),
                    mistake(When::Marks(Cell::G2), "learn-board-2-above"),
                ],
                facts: &[("cell", Measure::Cell(Cell::F3))],
            },
        },
        Step {
            id: "board-3",
            board: EMPTY,
            shown: &[],
            task: Task::Mark(Marked::WithNeighbours(3)),
            texts: StepTexts {
                task: "learn-board-3",
                hint: "learn-board-3-hint",
                right: "learn-board-3-right",
                mistakes: &[],
                facts: &[("count", Measure::CountMarked(Marked::WithNeighbours(3)))],
            },
        },
    ],
};
