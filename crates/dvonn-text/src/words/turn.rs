//! Whose turn it is, and the score.

use dvonn_core::{Color, Position};

use super::ending::outcome;
use super::name::{color_value, piece_value};
use crate::Texts;

/// Whose turn it is and what they can do, or how the game ended.
pub fn turn(texts: &Texts, position: &Position) -> String {
    let who = ("color", color_value(position.turn()));
    match position {
        Position::Placement(placement) => {
            let left = 49 - placement.placed();
            let piece = piece_value(placement.next_piece());
            texts.with("turn-place", &[who, ("piece", piece), ("left", left.into())])
        }
        Position::Movement(movement) => match movement.outcome() {
            Some(counted) => outcome(texts, counted),
            None if movement.must_pass() => texts.with("turn-pass", &[who]),
            None => {
                let count = movement.count_moves(movement.turn());
                texts.with("turn-move", &[who, ("count", count.into())])
            }
        },
    }
}

/// The pieces in the stacks of both players.
pub fn score(texts: &Texts, position: &Position) -> String {
    let scores = position.scores();
    texts
        .with("game-score", &[("white", scores[Color::White].into()), ("black", scores[Color::Black].into())])
}
