//! Whose turn it is, and the score.

use dvonn_core::{Color, Position};

use super::ending::outcome;
use crate::{Texts, key};

/// Whose turn it is and what they can do, or how the game ended.
pub fn turn(texts: &Texts, position: &Position) -> String {
    let color = position.turn().into();
    match position {
        Position::Placement(placement) => {
            let left = (49 - placement.placed()).into();
            texts.get(key::TurnPlace { color, piece: placement.next_piece().into(), left })
        }
        Position::Movement(movement) => match movement.outcome() {
            Some(counted) => outcome(texts, counted),
            None if movement.must_pass() => texts.get(key::TurnPass { color }),
            None => {
                let count = movement.count_moves(movement.turn());
                texts.get(key::TurnMove { color, count: count.into() })
            }
        },
    }
}

/// The pieces in the stacks of both players.
pub fn score(texts: &Texts, position: &Position) -> String {
    let scores = position.scores();
    texts.get(key::GameScore { white: scores[Color::White].into(), black: scores[Color::Black].into() })
}
