//! The board and the pieces.

use dvonn_core::Cell;

use super::{EMPTY, mistake};
use crate::{Chapter, Marked, Measure, Quantity, Step, StepTexts, Task, TextKey, When};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "board",
    title: TextKey("learn-board"),
    steps: &[
        Step {
            id: "board-1",
            board: EMPTY,
            shown: &[],
            task: Task::Count(Quantity::Cells),
            texts: StepTexts {
                task: TextKey("learn-board-1"),
                hint: TextKey("learn-board-1-hint"),
                right: TextKey("learn-board-1-right"),
                mistakes: &[mistake(When::Number(46), TextKey("learn-board-1-coloured"))],
                facts: &[],
            },
        },
        Step {
            id: "board-2",
            board: EMPTY,
            shown: &[],
            task: Task::Mark(Marked::Neighbours(Cell::F3)),
            texts: StepTexts {
                task: TextKey("learn-board-2"),
                hint: TextKey("learn-board-2-hint"),
                right: TextKey("learn-board-2-right"),
                mistakes: &[
                    mistake(When::Marks(Cell::E4), TextKey("learn-board-2-above")),
                    mistake(When::Marks(Cell::G2), TextKey("learn-board-2-above")),
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
                task: TextKey("learn-board-3"),
                hint: TextKey("learn-board-3-hint"),
                right: TextKey("learn-board-3-right"),
                mistakes: &[],
                facts: &[("count", Measure::CountMarked(Marked::WithNeighbours(3)))],
            },
        },
    ],
};
