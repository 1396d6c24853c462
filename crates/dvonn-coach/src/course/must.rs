//! You must move, even if it hurts.

use dvonn_core::{Cell, Color};

use super::{FIGURE_4, NEWSLETTER_LAST, mistake};
use crate::{Chapter, Measure, Objective, Quantity, Step, StepTexts, Task, TextKey, When};

pub(super) const CHAPTER: Chapter = Chapter {
    id: "must",
    title: TextKey("learn-must"),
    steps: &[
        Step {
            id: "must-1",
            board: FIGURE_4,
            shown: &[],
            task: Task::Move(Objective::Any),
            texts: StepTexts {
                task: TextKey("learn-must-1"),
                hint: TextKey("learn-must-1-hint"),
                right: TextKey("learn-must-1-right"),
                mistakes: &[mistake(When::Pass, TextKey("learn-must-1-pass"))],
                facts: &[
                    ("white", Measure::Lost(Color::White, Cell::G3, Cell::J3)),
                    ("margin", Measure::Margin),
                ],
            },
        },
        Step {
            id: "must-2",
            board: NEWSLETTER_LAST,
            shown: &[],
            task: Task::Predict,
            texts: StepTexts {
                task: TextKey("learn-must-2"),
                hint: TextKey("learn-must-2-hint"),
                right: TextKey("learn-must-2-right"),
                mistakes: &[
                    mistake(When::Winner(Some(Color::White)), TextKey("learn-must-2-now")),
                    mistake(When::TooFew, TextKey("learn-must-2-more")),
                ],
                facts: &[
                    ("white", Measure::Count(Quantity::Score(Color::White))),
                    ("black", Measure::Count(Quantity::Score(Color::Black))),
                    ("news-first", Measure::NewsletterMove(Cell::G3, Cell::J3)),
                    ("news-second", Measure::NewsletterMove(Cell::I4, Cell::I5)),
                    ("news-third", Measure::NewsletterMove(Cell::J2, Cell::J4)),
                    ("first", Measure::Move(Cell::G3, Cell::J3)),
                    ("second", Measure::Move(Cell::I4, Cell::I5)),
                    ("third", Measure::Move(Cell::J2, Cell::J4)),
                ],
            },
        },
        Step {
            id: "must-3",
            board: "........./....B3W3+B5.../.W10.....B3.../.W.DW5...../B5+........ W M",
            shown: &[],
            task: Task::Move(Objective::Wins),
            texts: StepTexts {
                task: TextKey("learn-must-3"),
                hint: TextKey("learn-must-3-hint"),
                right: TextKey("learn-must-3-right"),
                mistakes: &[mistake(When::Onto(Cell::B3), TextKey("learn-must-3-tall"))],
                facts: &[
                    ("cell", Measure::Cell(Cell::B2)),
                    ("tall", Measure::Cell(Cell::B3)),
                    ("height", Measure::Height(Cell::B3)),
                    ("lost", Measure::Lost(Color::White, Cell::B2, Cell::A1)),
                ],
            },
        },
    ],
};
