//! Three whole endgames and two whole games.

use dvonn_core::Color;

use super::EMPTY;
use crate::{Chapter, Keep, Match, Measure, Opponent, Step, StepTexts, Task, TextKey, Until};

/// A won endgame, against an opponent who defends well.
const fn endgame() -> Task {
    Task::Play(Match {
        side: Color::White,
        until: Until::Won,
        opponent: Opponent::Engine { nodes: 2_000, seed: 1 },
        keep: Keep::Win,
    })
}

/// A whole game. Out of 30 games, a greedy player wins 26 against an opponent that searches 3 positions, and 12 against
/// one that searches 8.
const fn game(side: Color, nodes: u64) -> Task {
    Task::Play(Match {
        side,
        until: Until::Won,
        opponent: Opponent::Engine { nodes, seed: 7 },
        keep: Keep::Anything,
    })
}

pub(super) const CHAPTER: Chapter = Chapter {
    id: "games",
    title: TextKey("learn-games"),
    able: TextKey("learn-games-able"),
    steps: &[
        Step {
            id: "games-1",
            board: "...B3+...B2+./....B4..B2.D/....W6....WW/.........W2/......... W M",
            shown: &[],
            task: endgame(),
            texts: StepTexts {
                task: TextKey("learn-games-1"),
                hint: TextKey("learn-games-1-hint"),
                right: TextKey("learn-games-1-right"),
                mistakes: &[],
                facts: &[("best", Measure::Margin)],
            },
        },
        Step {
            id: "games-2",
            board: "D......../.B......../W4..W4......./B5+.B3......./DWWW3..... W M",
            shown: &[],
            task: endgame(),
            texts: StepTexts {
                task: TextKey("learn-games-2"),
                hint: TextKey("learn-games-2-hint"),
                right: TextKey("learn-games-2-right"),
                mistakes: &[],
                facts: &[("best", Measure::Margin)],
            },
        },
        Step {
            id: "games-3",
            board: "...W...../...B2W2...../W2DW5+W3B4....../B3BDB2....../W........ W M",
            shown: &[],
            task: endgame(),
            texts: StepTexts {
                task: TextKey("learn-games-3"),
                hint: TextKey("learn-games-3-hint"),
                right: TextKey("learn-games-3-right"),
                mistakes: &[],
                facts: &[("best", Measure::Margin)],
            },
        },
        Step {
            id: "games-4",
            board: EMPTY,
            shown: &[],
            task: game(Color::White, 3),
            texts: StepTexts {
                task: TextKey("learn-games-4"),
                hint: TextKey("learn-games-4-hint"),
                right: TextKey("learn-games-4-right"),
                mistakes: &[],
                facts: &[],
            },
        },
        Step {
            id: "games-5",
            board: EMPTY,
            shown: &[],
            task: game(Color::Black, 8),
            texts: StepTexts {
                task: TextKey("learn-games-5"),
                hint: TextKey("learn-games-5-hint"),
                right: TextKey("learn-games-5-right"),
                mistakes: &[],
                facts: &[],
            },
        },
    ],
};
