//! The tower of a player: all their stacks on top of one another, as the rulebook counts at the end of a game.

use dvonn_core::{Cell, Color, Position};
use dvonn_game::{Composition, Layer};

use crate::stack_plan::StackPlan;

/// The pieces of a player's tower from the bottom, the tallest stack first, each as far as it is known.
///
/// ```
/// use dvonn_core::{Color, Position};
/// use dvonn_game::Composition;
/// use dvonn_view::tower;
///
/// let position: Position = "........./........../DDW2+......../........../......... B M".parse()?;
/// let composition = Composition::of(&position);
/// assert_eq!(tower(&position, &composition, Color::White).len(), 2);
/// assert!(tower(&position, &composition, Color::Black).is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn tower(position: &Position, composition: &Composition, color: Color) -> Vec<Layer> {
    let own = |cell: Cell| {
        let stack = position.stack(cell).filter(|stack| stack.owner() == Some(color))?;
        Some(StackPlan::new(stack, composition.stack(cell)))
    };
    let mut stacks: Vec<StackPlan> = Cell::ALL.into_iter().filter_map(own).collect();
    stacks.sort_by_key(|plan| std::cmp::Reverse(plan.height));
    stacks.into_iter().flat_map(|plan| plan.slabs).map(|slab| slab.layer).collect()
}

#[cfg(test)]
mod tests {
    use dvonn_core::Piece;

    use super::*;

    #[test]
    fn a_tower_has_as_many_pieces_as_the_player_controls_and_the_tallest_stack_is_at_the_bottom() {
        let text = "........./........../DDDW3B2W2W3..../........../......... W M";
        let position: Position = text.parse().unwrap();
        let composition = Composition::of(&position);
        for color in Color::ALL {
            let tower = tower(&position, &composition, color);
            assert_eq!(tower.len(), usize::from(position.scores()[color]));
            assert_eq!(
                tower.last(),
                Some(&Layer::Known(Piece::from(color))),
                "the top of a stack is its owner's"
            );
        }
        let (known, unknown) = (Layer::Known(Piece::White), Layer::Unknown);
        let white = tower(&position, &composition, Color::White);
        assert_eq!(white, [unknown, unknown, known, unknown, unknown, known, unknown, known]);
    }
}
