//! Questions about numbers, answered by the rules.

use dvonn_core::{Cell, CellSet, Color, Move, Movement, Position, Stack, StackMove};

use crate::judge::{falls, losses, tempi};

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
            Quantity::Tempi(color) => tempi(movement, color),
        }
    }

    /// The cells that the count is about.
    pub(crate) fn cells(self, position: &Position) -> CellSet {
        let Some(movement) = position.movement() else { return CellSet::EMPTY };
        match self {
            Quantity::Moves(color) | Quantity::Tempi(color) => movement.movers(color),
            Quantity::WorstLoss(color, from) => {
                let worst = worst(movement, color, from);
                worst.and_then(|mv| falls(movement, mv).ok()).unwrap_or(CellSet::EMPTY)
            }
            Quantity::Score(color) => {
                let owned = |cell: &Cell| movement.stack(*cell).and_then(Stack::owner) == Some(color);
                movement.occupied().into_iter().filter(owned).collect()
            }
            Quantity::LeftToPlace(_) => CellSet::EMPTY,
        }
    }

    /// The move that the count is about, on a board on which it can be played.
    pub(crate) fn line(self, position: &Position) -> Option<(Position, Move)> {
        let movement = position.movement()?;
        let Quantity::WorstLoss(color, from) = self else { return None };
        let mv = worst(movement, color, from)?;
        let mover = movement.stack(from).and_then(Stack::owner)?;
        Some((movement.with_turn(mover).into(), mv))
    }
}

/// The move of the stack on this cell that costs a player the most.
fn worst(movement: &Movement, color: Color, from: Cell) -> Option<Move> {
    let moves = movement.targets(from).into_iter().map(|to| Move::Stack(StackMove { from, to }));
    moves.max_by_key(|mv| losses(movement, *mv)[color])
}
