//! Players, turns and results in words, from the point of view of the person at this device.

use dvonn_core::{ByColor, Color, Position};
use dvonn_game::{Ending, Verdict};
use dvonn_table::{Seat, Table};
use dvonn_text::{Texts, key, words};

/// The names of both players.
pub(super) fn names(texts: &Texts, table: &Table) -> ByColor<String> {
    ByColor::from_fn(|color: Color| match table.seat(color) {
        Seat::Computer(level) => texts.get(key::PlayerComputer { level: level.number().into() }),
        Seat::Here if table.only_person().is_some() => texts.get(key::PLAYER_YOU),
        Seat::Here | Seat::Elsewhere => words::color(texts, color),
    })
}

/// What the person at the board has to do.
pub(super) fn turn_of_person(texts: &Texts, position: &Position) -> String {
    match position {
        Position::Placement(placement) => {
            texts.get(key::PlayYourPlacement { piece: placement.next_piece().into() })
        }
        Position::Movement(movement) if movement.must_pass() => texts.get(key::PLAY_YOU_PASS),
        Position::Movement(_) => texts.get(key::PLAY_YOUR_MOVE),
    }
}

/// The headline of a finished game.
pub(super) fn headline(texts: &Texts, table: &Table, ending: Ending) -> String {
    match (ending.verdict(), table.only_person()) {
        (Verdict::Win(winner), Some(person)) if winner == person => texts.get(key::END_YOU_WIN),
        (Verdict::Win(_), Some(_)) => texts.get(key::END_YOU_LOSE),
        (Verdict::Win(winner), None) => texts.get(key::EndWins { color: words::color(texts, winner).into() }),
        (Verdict::Draw, _) => texts.get(key::END_DRAW),
        (Verdict::Void, _) => texts.get(key::END_VOID),
    }
}
