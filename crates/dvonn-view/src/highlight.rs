//! Which cells a board points out.

use dvonn_core::{Cell, CellSet, Color, Direction, Move, Position};

use crate::consequence::Consequence;
use crate::look::{Hands, Overlays};
use crate::selection::Aim;

/// A line that a picked stack could travel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reach {
    /// Where the line ends: exactly as many cells away as the stack is high.
    pub to: Cell,
    /// Whether the stack may land there.
    pub lands: bool,
}

/// What a board points out besides the stacks themselves. What an overlay hides is empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Highlights {
    /// Stacks that the person at the board could pick.
    pub movable: CellSet,
    /// Empty cells that wait for a piece.
    pub open: CellSet,
    /// Where the picked stack could land.
    pub targets: CellSet,
    /// The picked stack's lines of travel.
    pub reach: Vec<Reach>,
    /// What would fall off by the move considered.
    pub falls: CellSet,
    /// Stacks of both players that are enclosed on all six sides.
    pub blocked: CellSet,
}

impl Highlights {
    /// What to point out.
    pub fn of(position: &Position, hands: Hands, aim: Aim, overlays: Overlays) -> Highlights {
        let mut highlights = Highlights::default();
        let is_ours = hands.may_move(position.turn());
        let Some(movement) = position.movement() else {
            if is_ours && overlays.targets {
                highlights.open = !position.occupied();
            }
            return highlights;
        };
        if overlays.blocked {
            highlights.blocked =
                movement.enclosed() & (movement.owned(Color::White) | movement.owned(Color::Black));
        }
        if is_ours && overlays.targets {
            highlights.movable = movers(position);
        }
        if let Some(picked) = aim.picked {
            if overlays.targets {
                highlights.targets = movement.targets(picked);
                highlights.reach = Direction::ALL
                    .into_iter()
                    .filter_map(|direction| picked.step(direction, movement.height(picked)))
                    .map(|to| Reach { to, lands: highlights.targets.contains(to) })
                    .collect();
            }
            if let Some(to) = aim.considered
                && overlays.falls
                && let Ok(consequence) = Consequence::of(position, Move::Stack { from: picked, to })
            {
                highlights.falls = consequence.fallen;
            }
        }
        highlights
    }
}

/// The stacks that the player to move could move somewhere.
pub(crate) fn movers(position: &Position) -> CellSet {
    position
        .legal_moves()
        .filter_map(|mv| match mv {
            Move::Stack { from, .. } => Some(from),
            Move::Place(_) | Move::Pass => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIGURE_3: &str = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";
    const FULL: &str = "BBWWBWWWW/BBWBBBWWBB/BDBWBWDWWBD/WWBBWWBBWB/WWBWBBWWB W M";
    const EVERYTHING: Overlays = Overlays { targets: true, blocked: true, lifelines: true, falls: true };

    fn of(position: &str, aim: Aim, overlays: Overlays) -> Highlights {
        Highlights::of(&position.parse().expect("a position"), Hands::Both, aim, overlays)
    }

    #[test]
    fn a_picked_stack_lights_its_lines_to_exactly_its_height() {
        let aim = Aim { picked: Some(Cell::D3), considered: None };
        let found = of(FIGURE_3, aim, EVERYTHING);
        let reach: Vec<(Cell, bool)> = found.reach.iter().map(|reach| (reach.to, reach.lands)).collect();
        assert_eq!(reach, [(Cell::G3, true), (Cell::A3, false)]);
        assert_eq!(found.targets.to_string(), "g3");
        assert!(found.falls.is_empty());
    }

    #[test]
    fn a_considered_move_shows_what_would_fall() {
        let aim = Aim { picked: Some(Cell::E3), considered: Some(Cell::F3) };
        assert_eq!(of(FIGURE_3, aim, EVERYTHING).falls.to_string(), "b1 c1 c2 d2 d3 e4 e5");
        let quiet = Overlays { falls: false, ..EVERYTHING };
        assert!(of(FIGURE_3, aim, quiet).falls.is_empty());
    }

    #[test]
    fn on_a_full_board_only_the_edge_can_move() {
        let found = of(FULL, Aim::default(), EVERYTHING);
        assert!(found.movable.into_iter().all(Cell::is_edge));
        // 25 inner cells, on two of which a DVONN piece lies, which is nobody's.
        let dvonns: CellSet = FULL.parse::<Position>().expect("full").movement().expect("full").dvonns();
        let inner: CellSet = Cell::ALL.into_iter().filter(|cell| !cell.is_edge()).collect();
        assert_eq!(found.blocked, inner - dvonns);
    }

    #[test]
    fn empty_cells_wait_for_a_piece_only_of_whom_it_is_the_turn() {
        let start = Position::START;
        for (hands, open) in [
            (Hands::None, CellSet::EMPTY),
            (Hands::Only(Color::White), CellSet::ALL),
            (Hands::Only(Color::Black), CellSet::EMPTY),
            (Hands::Both, CellSet::ALL),
        ] {
            assert_eq!(Highlights::of(&start, hands, Aim::default(), EVERYTHING).open, open, "{hands:?}");
        }
    }
}
