//! The cells that a board highlights.

use dvonn_core::{Cell, CellSet, Color, Direction, Move, Position, StackMove};

use crate::consequence::Consequence;
use crate::scene::Scene;
use crate::selection::Intent;
use crate::view_settings::Overlays;

/// A line along which the picked stack could move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reach {
    /// Where the line ends: exactly as many cells away as the stack is tall.
    pub to: Cell,
    /// Whether the stack may land there.
    pub lands: bool,
}

/// The cells that a board highlights. A set is empty if its overlay is off.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Highlights {
    /// Stacks that the person at the board can pick.
    pub movable: CellSet,
    /// Empty cells where a piece can be placed.
    pub open: CellSet,
    /// Cells where the picked stack can land.
    pub targets: CellSet,
    /// The lines of the picked stack.
    pub reach: Vec<Reach>,
    /// Stacks that would fall off with the considered move.
    pub falls: CellSet,
    /// Stacks of both players that are enclosed on all six sides.
    pub blocked: CellSet,
}

impl Highlights {
    /// The cells to highlight in a scene.
    pub fn of(scene: &Scene, intent: Intent, overlays: Overlays) -> Highlights {
        let mut highlights = Highlights::default();
        let position = &scene.position;
        let may_move = scene.may_move();
        let Some(movement) = position.movement() else {
            if may_move && overlays.targets {
                highlights.open = !position.occupied();
            }
            return highlights;
        };
        if overlays.blocked {
            highlights.blocked =
                movement.enclosed() & (movement.owned(Color::White) | movement.owned(Color::Black));
        }
        if may_move && overlays.movable {
            highlights.movable = movers(position);
        }
        if let Some(picked) = intent.picked {
            if overlays.targets {
                highlights.targets = movement.targets(picked);
                highlights.reach = Direction::ALL
                    .into_iter()
                    .filter_map(|direction| picked.step(direction, movement.height(picked)))
                    .map(|to| Reach { to, lands: highlights.targets.contains(to) })
                    .collect();
            }
            if let Some(to) = intent.considered
                && overlays.falls
                && let Ok(consequence) =
                    Consequence::of(position, Move::Stack(StackMove { from: picked, to }))
            {
                highlights.falls = consequence.fallen;
            }
        }
        highlights
    }
}

/// The stacks that the player to move can move.
pub(crate) fn movers(position: &Position) -> CellSet {
    position
        .legal_moves()
        .filter_map(|mv| match mv {
            Move::Stack(StackMove { from, .. }) => Some(from),
            Move::Place(_) | Move::Pass => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Control;

    const FIGURE_3: &str = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";
    const FULL: &str = "BBWWBWWWW/BBWBBBWWBB/BDBWBWDWWBD/WWBBWWBBWB/WWBWBBWWB W M";
    const EVERYTHING: Overlays =
        Overlays { targets: true, movable: true, blocked: true, lifelines: true, falls: true };

    fn of(position: &str, intent: Intent, overlays: Overlays) -> Highlights {
        let position = position.parse().expect("a position");
        Highlights::of(&Scene { control: Control::Both, ..Scene::new(position) }, intent, overlays)
    }

    #[test]
    fn a_picked_stack_highlights_lines_exactly_as_long_as_it_is_tall() {
        let intent = Intent { picked: Some(Cell::D3), considered: None };
        let found = of(FIGURE_3, intent, EVERYTHING);
        let reach: Vec<(Cell, bool)> = found.reach.iter().map(|reach| (reach.to, reach.lands)).collect();
        assert_eq!(reach, [(Cell::G3, true), (Cell::A3, false)]);
        assert_eq!(found.targets.to_string(), "g3");
        assert!(found.falls.is_empty());
    }

    #[test]
    fn a_considered_move_shows_what_would_fall_off() {
        let intent = Intent { picked: Some(Cell::E3), considered: Some(Cell::F3) };
        assert_eq!(of(FIGURE_3, intent, EVERYTHING).falls.to_string(), "b1 c1 c2 d2 d3 e4 e5");
        let quiet = Overlays { falls: false, ..EVERYTHING };
        assert!(of(FIGURE_3, intent, quiet).falls.is_empty());
    }

    #[test]
    fn on_a_full_board_only_the_edge_can_move() {
        let found = of(FULL, Intent::default(), EVERYTHING);
        assert!(found.movable.into_iter().all(Cell::is_edge));
        // 25 inner cells; on two of them lies a DVONN piece, which belongs to nobody.
        let dvonns: CellSet = FULL.parse::<Position>().expect("full").movement().expect("full").dvonns();
        let inner: CellSet = Cell::ALL.into_iter().filter(|cell| !cell.is_edge()).collect();
        assert_eq!(found.blocked, inner - dvonns);
    }

    #[test]
    fn only_the_persons_own_stacks_that_can_move_are_highlighted() {
        let position: Position = FIGURE_3.parse().expect("a position");
        let own = position.movement().expect("stacks").owned(Color::White);
        for (control, overlays, is_shown) in [
            (Control::Both, EVERYTHING, true),
            (Control::Only(Color::White), EVERYTHING, true),
            (Control::Only(Color::Black), EVERYTHING, false),
            (Control::Nobody, EVERYTHING, false),
            (Control::Both, Overlays { movable: false, ..EVERYTHING }, false),
        ] {
            let scene = Scene { control, ..Scene::new(position) };
            let movable = Highlights::of(&scene, Intent::default(), overlays).movable;
            assert_eq!(!movable.is_empty(), is_shown, "{control:?} {overlays:?}");
            assert!((movable - own).is_empty(), "{control:?}");
        }
    }

    #[test]
    fn empty_cells_are_highlighted_only_on_the_persons_turn() {
        for (control, open) in [
            (Control::Nobody, CellSet::EMPTY),
            (Control::Only(Color::White), CellSet::ALL),
            (Control::Only(Color::Black), CellSet::EMPTY),
            (Control::Both, CellSet::ALL),
        ] {
            let scene = Scene { control, ..Scene::new(Position::START) };
            assert_eq!(Highlights::of(&scene, Intent::default(), EVERYTHING).open, open, "{control:?}");
        }
    }
}
