//! The motion on the screen when a move is played.

use dvonn_core::{Cell, CellSet, Move, Piece, StackMove};

use crate::consequence::Consequence;
use crate::facing::Facing;
use crate::geometry::Point;
use crate::scene::Scene;
use crate::stack_plan::StackPlan;

/// A stack that travels along its line, over what it crosses.
#[derive(Clone, PartialEq, Debug)]
pub struct Flight {
    /// The cell it leaves.
    pub from: Cell,
    /// The cell it lands on.
    pub to: Cell,
    /// How many cells it travels.
    pub distance: u8,
    /// The stack that travels.
    pub carried: StackPlan,
    /// The stack below it after landing.
    pub below: StackPlan,
}

/// A stack that lost its link to the DVONN pieces and falls off after the move.
#[derive(Clone, PartialEq, Debug)]
pub struct FallingStack {
    /// The cell it leaves.
    pub cell: Cell,
    /// The direction in which it leaves, away from the stacks that stay; a vector of length one.
    pub drift: Point,
    /// The stack.
    pub stack: StackPlan,
}

/// The motion between two scenes.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Animation {
    /// The stack that travels.
    pub flight: Option<Flight>,
    /// The piece that is put down.
    pub placed: Option<(Cell, Piece)>,
    /// The stacks that leave.
    pub falls: Vec<FallingStack>,
}

impl Animation {
    /// Plans the animation of a scene's last move, starting from the previous scene. `None` if that move does not lead
    /// from one to the other; the new scene then simply appears.
    pub fn between(before: &Scene, after: &Scene, facing: Facing) -> Option<Animation> {
        let mv = after.last?;
        let consequence = Consequence::of(&before.position, mv).ok()?;
        if consequence.after != after.position {
            return None;
        }
        let (from, to) = match mv {
            Move::Pass => return None,
            Move::Place(cell) => {
                let piece = after.position.stack(cell)?.owner().map_or(Piece::Dvonn, Piece::from);
                return Some(Animation { placed: Some((cell, piece)), ..Animation::default() });
            }
            Move::Stack(StackMove { from, to }) => (from, to),
        };
        let distance = from.line_to(to)?.1;
        let flight = Flight { from, to, distance, carried: before.plan(from)?, below: before.plan(to)? };
        let heart = middle(after.position.occupied(), facing);
        let falls = consequence
            .fallen
            .into_iter()
            .filter_map(|cell| {
                let stack = if cell == to { before.landing(mv) } else { before.plan(cell) }?;
                Some(FallingStack { cell, drift: away(heart, facing.center(cell)), stack })
            })
            .collect();
        Some(Animation { flight: Some(flight), placed: None, falls })
    }
}

/// The centre of some cells.
fn middle(cells: CellSet, facing: Facing) -> Point {
    let count = cells.len().max(1) as f64;
    let sum = cells
        .into_iter()
        .map(|cell| facing.center(cell))
        .fold(Point::default(), |sum, point| Point::new(sum.x + point.x, sum.y + point.y));
    Point::new(sum.x / count, sum.y / count)
}

fn away(from: Point, point: Point) -> Point {
    let distance = from.distance(point);
    if distance < 1e-6 {
        return Point::new(0.0, 1.0);
    }
    Point::new((point.x - from.x) / distance, (point.y - from.y) / distance)
}

#[cfg(test)]
mod tests {
    use dvonn_core::Position;

    use super::*;

    fn animate(before: &str, mv: &str) -> Animation {
        let before: Position = before.parse().expect("a position");
        let mv = mv.parse().expect("a move");
        let after = before.play(mv).expect("legal");
        let after = Scene { last: Some(mv), ..Scene::new(after) };
        Animation::between(&Scene::new(before), &after, Facing::default()).expect("the move leads there")
    }

    #[test]
    fn a_stack_moves_and_the_stacks_it_cuts_off_leave() {
        let found = animate("..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M", "e3-f3");
        let flight = found.flight.expect("a stack travels");
        assert_eq!((flight.from, flight.to, flight.distance), (Cell::E3, Cell::F3, 1));
        assert_eq!((flight.carried.height, flight.below.height), (1, 1));
        let fallen: CellSet = found.falls.iter().map(|fall| fall.cell).collect();
        assert_eq!(fallen.to_string(), "b1 c1 c2 d2 d3 e4 e5");
        for fall in &found.falls {
            assert!(fall.drift.x < 0.0, "{} drifts to the left, away from what stays", fall.cell);
            assert!((fall.drift.distance(Point::default()) - 1.0).abs() < 1e-9);
        }
    }

    #[test]
    fn a_stack_that_cuts_itself_off_falls_with_what_it_landed_on() {
        let found = animate("........./........../DDDWB....../........../......... W M", "d3-e3");
        let [fall] = &found.falls[..] else { panic!("one stack falls: {found:?}") };
        assert_eq!((fall.cell, fall.stack.height), (Cell::E3, 2));
    }

    #[test]
    fn a_placed_piece_is_put_down() {
        let found = animate("........./........../.....D...../........../......... B P", "e3");
        let expected = Animation { placed: Some((Cell::E3, Piece::Dvonn)), ..Animation::default() };
        assert_eq!(found, expected);
    }

    #[test]
    fn there_is_no_animation_if_the_move_does_not_lead_to_the_scene() {
        let before = Scene::new(Position::START);
        let elsewhere = Position::START.play(Move::Place(Cell::E3)).expect("legal");
        for (position, last) in [
            (Position::START, Some(Move::Place(Cell::F3))),
            (elsewhere, Some(Move::Place(Cell::F3))),
            (elsewhere, Some(Move::Pass)),
            (elsewhere, None),
        ] {
            let after = Scene { last, ..Scene::new(position) };
            assert_eq!(Animation::between(&before, &after, Facing::default()), None, "{last:?}");
        }
    }
}
