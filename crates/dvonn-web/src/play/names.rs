//! Players, turns and results in words, from the point of view of the person at this device.

use dvonn_core::{ByColor, Color, Outcome, Position};
use dvonn_game::{Ending, Verdict};
use dvonn_table::{Seat, Table};
use dvonn_text::{Texts, key, words};

/// The names of both players: between two people, and of somebody elsewhere, the entered ones, if there are any.
pub(crate) fn names(texts: &Texts, table: &Table, entered: &ByColor<String>) -> ByColor<String> {
    ByColor::from_fn(|color: Color| match table.seat(color) {
        Seat::Here if table.only_person().is_none() && !entered[color].is_empty() => entered[color].clone(),
        Seat::Elsewhere if !entered[color].is_empty() => entered[color].clone(),
        Seat::Computer(level) => texts.get(key::PlayerComputer { level: level.number().into() }),
        Seat::Here if table.only_person().is_some() => texts.get(key::PLAYER_YOU),
        Seat::Here | Seat::Elsewhere => words::color(texts, color),
    })
}

/// What the person at the board has to do.
pub(super) fn turn_of_person(texts: &Texts, table: &Table) -> String {
    match table.position() {
        Position::Placement(placement) => {
            texts.get(key::PlayYourPlacement { piece: placement.next_piece().into() })
        }
        Position::Movement(_) if table.is_passing() => texts.get(key::PLAY_PASSING),
        Position::Movement(movement) if movement.must_pass() => texts.get(key::PLAY_YOU_PASS),
        Position::Movement(_) => texts.get(key::PLAY_YOUR_MOVE),
    }
}

/// The headline of a finished game: to the only person here, or about both.
pub(crate) fn headline(texts: &Texts, reader: Option<Color>, ending: Ending) -> String {
    if let Ending::Counted(Outcome::Win { winner, margin }) = ending {
        let margin = margin.into();
        return match reader {
            Some(person) if winner == person => texts.get(key::EndYouWinBy { margin }),
            Some(_) => texts.get(key::EndYouLoseBy { margin }),
            None => texts.get(key::EndWinsBy { color: words::color(texts, winner).into(), margin }),
        };
    }
    match (ending.verdict(), reader) {
        (Verdict::Win(winner), Some(person)) if winner == person => texts.get(key::END_YOU_WIN),
        (Verdict::Win(_), Some(_)) => texts.get(key::END_YOU_LOSE),
        (Verdict::Win(winner), None) => texts.get(key::EndWins { color: words::color(texts, winner).into() }),
        (Verdict::Draw, _) => texts.get(key::END_DRAW),
        (Verdict::Void, _) => texts.get(key::END_VOID),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_result_addresses_the_player() {
        let texts = Texts::default();
        let won = Ending::Counted(Outcome::Win { winner: Color::White, margin: 5 });
        let resigned = Ending::Resigned { by: Color::White };
        for (ending, reader, told) in [
            (won, Some(Color::White), "You win by 5"),
            (won, Some(Color::Black), "You lose by 5"),
            (won, None, "White wins by 5"),
            (resigned, Some(Color::White), "You lose"),
            (resigned, Some(Color::Black), "You win"),
            (resigned, None, "Black wins"),
            (Ending::Counted(Outcome::Draw), Some(Color::White), "Draw"),
        ] {
            assert_eq!(headline(&texts, reader, ending), told);
        }
    }
}
