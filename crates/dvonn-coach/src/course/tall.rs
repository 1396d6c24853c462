//! Tip 4: the opponent's DVONN stack, and making it too tall.

use dvonn_core::{Cell, Color};

use super::mistake;
use crate::{Chapter, Measure, Objective, Quantity, Step, StepTexts, Task, TextKey, When};

const BOARD: &str = "...W2...../...W2....../..B3B3+..W2W8+.../.....W.B9+../.....W.W3. W M";

pub(super) const CHAPTER: Chapter = Chapter {
    id: "tall",
    title: TextKey("learn-tall"),
    able: TextKey("learn-tall-able"),
    steps: &[
        Step {
            id: "tall-1",
            board: BOARD,
            shown: &[],
            task: Task::Count(Quantity::WorstLoss(Color::White, Cell::D3)),
            texts: StepTexts {
                task: TextKey("learn-tall-1"),
                hint: TextKey("learn-tall-1-hint"),
                right: TextKey("learn-tall-1-right"),
                mistakes: &[
                    mistake(When::Number(2), TextKey("learn-tall-1-stacks")),
                    mistake(When::Number(0), TextKey("learn-tall-1-nothing")),
                ],
                facts: &[("cell", Measure::Cell(Cell::D3)), ("height", Measure::Height(Cell::D3))],
            },
        },
        Step {
            id: "tall-2",
            board: BOARD,
            shown: &[],
            task: Task::Move(Objective::Locks(Cell::D3)),
            texts: StepTexts {
                task: TextKey("learn-tall-2"),
                hint: TextKey("learn-tall-2-hint"),
                right: TextKey("learn-tall-2-right"),
                mistakes: &[],
                facts: &[("cell", Measure::Cell(Cell::D3)), ("height", Measure::Height(Cell::D3))],
            },
        },
        Step {
            id: "tall-3",
            board: "...W2...../...W2....../B2W6B3B3+..W2B2+.../..B5..W.W4+../..B..W.W3. W M",
            shown: &[],
            task: Task::Move(Objective::Wins),
            texts: StepTexts {
                task: TextKey("learn-tall-3"),
                hint: TextKey("learn-tall-3-hint"),
                right: TextKey("learn-tall-3-right"),
                mistakes: &[],
                facts: &[
                    ("near", Measure::Cell(Cell::D3)),
                    ("far", Measure::Cell(Cell::H3)),
                    ("margin", Measure::Margin),
                ],
            },
        },
    ],
};
