//! Questions about numbers, answered by the rules.

use dvonn_core::{Cell, Color, Move, Movement, Position, StackMove};

use crate::change::losses;
use crate::judge::tempi;

/// A question whose answer is a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quantity {
    /// The pieces that this player still has to place.
    LeftToPlace(Color),
    /// The moves of this player.
    Moves(Color),
    /// The most pieces that this player can lose through one move of the stack on this cell.
    WorstLoss(Color, Cell),
    /// The pieces in the stacks of this player.
    Score(Color),
    /// The moves that this player could make in a row.
    Tempi(Color),
}

impl Quantity {
    /// The right answer.
    pub(crate) fn count(self, position: &Position) -> i32 {
        let Some(movement) = position.movement() else {
            return match self {
                Quantity::LeftToPlace(color) => 23 - i32::from(position.scores()[color]),
                Quantity::Score(color) => i32::from(position.scores()[color]),
                _ => 0,
            };
        };
        match self {
            Quantity::LeftToPlace(_) => 0,
            Quantity::Moves(color) => movement.count_moves(color) as i32,
            Quantity::WorstLoss(color, from) => {
                worst(movement, color, from).map_or(0, |mv| losses(movement, mv)[color].into())
            }
            Quantity::Score(color) => i32::from(position.scores()[color]),
            Quantity::Tempi(color) => run(movement, color).len() as i32,
        }
    }

    /// The moves that the count is about, whoever's turn it is.
    pub(crate) fn line(self, position: &Position) -> Vec<Move> {
        match (self, position.movement()) {
            (Quantity::WorstLoss(color, from), Some(movement)) => {
                worst(movement, color, from).into_iter().collect()
            }
            (Quantity::Tempi(color), Some(movement)) => run(movement, color),
            _ => Vec::new(),
        }
    }
}

/// The move of the stack on this cell that costs a player the most.
fn worst(movement: &Movement, color: Color, from: Cell) -> Option<Move> {
    let moves = movement.targets(from).into_iter().map(|to| Move::Stack(StackMove { from, to }));
    moves.max_by_key(|mv| losses(movement, *mv)[color])
}

/// The longest line of moves that a player could make in a row.
fn run(movement: &Movement, color: Color) -> Vec<Move> {
    tempi(movement, color, &mut { u32::MAX }).expect("the course counts tempi on small boards")
}
