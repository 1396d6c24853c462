//! What a move would do, shown before it is played.

use dvonn_core::{ByColor, CellSet, Move, MoveError, Position, Stack};

/// What a legal move leads to, found by playing it on a copy of the position.
///
/// ```
/// use dvonn_core::{Color, Position};
/// use dvonn_view::Consequence;
///
/// // Figure 3 of the rulebook.
/// let position: Position =
///     "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M".parse()?;
/// let consequence = Consequence::of(&position, "e3-f3".parse()?)?;
/// assert_eq!(consequence.fallen.len(), 7);
/// assert_eq!(consequence.pieces_lost[Color::White], 4);
/// assert_eq!(consequence.pieces_lost[Color::Black], 11);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Consequence {
    /// The move.
    pub mv: Move,
    /// The position after it.
    pub after: Position,
    /// The cells whose stacks fall off; the moved stack may be among them.
    pub fallen: CellSet,
    /// How many stacks each player loses.
    pub stacks_lost: ByColor<u8>,
    /// How many pieces are in those stacks.
    pub pieces_lost: ByColor<u8>,
}

impl Consequence {
    /// Plays the move on a copy of the position.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn of(position: &Position, mv: Move) -> Result<Consequence, MoveError> {
        let mut after = *position;
        let effects = after.apply(mv)?;
        let fallen = effects.map_or(CellSet::EMPTY, |effects| effects.removed);
        let mut stacks_lost = ByColor::new(0, 0);
        for cell in fallen {
            // The stack that was landed on now belongs to the player who moved.
            let owner = match effects {
                Some(effects) if effects.mv.to == cell => Some(position.turn()),
                _ => position.stack(cell).and_then(Stack::owner),
            };
            stacks_lost[owner.expect("a lone DVONN piece is never cut off")] += 1;
        }
        let pieces_lost = effects.map_or(ByColor::new(0, 0), |effects| effects.lost);
        Ok(Consequence { mv, after, fallen, stacks_lost, pieces_lost })
    }
}

#[cfg(test)]
mod tests {
    use dvonn_core::{Cell, Color, StackMove};

    use super::*;

    fn of(position: &str, mv: &str) -> Consequence {
        Consequence::of(&position.parse().expect("a position"), mv.parse().expect("a move")).expect("legal")
    }

    #[test]
    fn losses_are_counted_by_the_colour_on_top() {
        for (position, mv, fallen, stacks, pieces) in [
            (
                "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M",
                "e3-f3",
                "b1 c1 c2 d2 d3 e4 e5",
                [2, 5],
                [4, 11],
            ),
            // No stack depends on the one that leaves.
            ("........./........../DDDWB....../........../......... B M", "e3-d3", "", [0, 0], [0, 0]),
            // The white piece cuts off the stack behind it.
            ("........./........../DDDWB....../........../......... W M", "d3-c3", "e3", [0, 1], [0, 1]),
            // It lands on the stack that it cuts off and falls off with it.
            ("........./........../DDDWB....../........../......... W M", "d3-e3", "e3", [1, 0], [2, 0]),
        ] {
            let found = of(position, mv);
            assert_eq!(found.fallen.to_string(), fallen, "{mv}");
            assert_eq!(Color::ALL.map(|color| found.stacks_lost[color]), stacks, "{mv}");
            assert_eq!(Color::ALL.map(|color| found.pieces_lost[color]), pieces, "{mv}");
        }
    }

    #[test]
    fn a_placement_costs_nothing() {
        let found = Consequence::of(&Position::START, Move::Place(Cell::F3)).expect("legal");
        assert!(found.fallen.is_empty());
        assert!(found.after.stack(Cell::F3).is_some());
    }

    #[test]
    fn an_illegal_move_has_a_reason_and_no_consequence() {
        let mv = Move::Stack(StackMove::new(Cell::A1, Cell::A2));
        assert_eq!(Consequence::of(&Position::START, mv), Err(MoveError::StillPlacing));
    }
}
