//! What moves on the screen when a move is played.

use dvonn_core::{Cell, CellSet, Move, Piece, Position};
use dvonn_game::Composition;

use crate::consequence::Consequence;
use crate::facing::Facing;
use crate::geometry::Point;
use crate::stack_plan::StackPlan;

/// A stack that travels along its line, over what it crosses.
#[derive(Clone, PartialEq, Debug)]
pub struct Flight {
    /// Where it begins.
    pub from: Cell,
    /// Where it lands.
    pub to: Cell,
    /// How many cells it travels.
    pub distance: u8,
    /// What travels.
    pub carried: StackPlan,
    /// What it lands on.
    pub below: StackPlan,
}

/// A stack that lost its link and leaves the board after the landing.
#[derive(Clone, PartialEq, Debug)]
pub struct Fall {
    /// Where it stood.
    pub cell: Cell,
    /// The direction it drifts in, one unit long: away from what stays.
    pub drift: Point,
    /// What drifts off.
    pub stack: StackPlan,
}

/// What moves on the screen between two positions.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Animation {
    /// The stack that travels.
    pub flight: Option<Flight>,
    /// The piece that is put down.
    pub placed: Option<(Cell, Piece)>,
    /// The stacks that leave.
    pub falls: Vec<Fall>,
}

impl Animation {
    /// What moves when `mv` leads from one position to the other. `None` if it does not: then the board is just
    /// shown.
    pub fn between(
        before: &Position,
        composition: &Composition,
        after: &Position,
        mv: Move,
        facing: Facing,
    ) -> Option<Animation> {
        let consequence = Consequence::of(before, mv).ok()?;
        if consequence.after != *after {
            return None;
        }
        let (from, to) = match mv {
            Move::Pass => return None,
            Move::Place(cell) => {
                let piece = after.stack(cell)?.owner().map_or(Piece::Dvonn, Piece::from);
                return Some(Animation { placed: Some((cell, piece)), ..Animation::default() });
            }
            Move::Stack { from, to } => (from, to),
        };
        let plan = |cell| Some(StackPlan::new(before.stack(cell)?, composition.stack(cell)));
        let flight =
            Flight { from, to, distance: from.line_to(to)?.1, carried: plan(from)?, below: plan(to)? };
        let landed = || {
            let stack = before.stack(from)?.onto(before.stack(to)?)?;
            let layers = [composition.stack(to), composition.stack(from)].concat();
            Some(StackPlan::new(stack, &layers))
        };
        let heart = middle(after.occupied(), facing);
        let falls = consequence
            .fallen
            .into_iter()
            .filter_map(|cell| {
                let stack = if cell == to { landed() } else { plan(cell) }?;
                Some(Fall { cell, drift: away(heart, facing.center(cell)), stack })
            })
            .collect();
        Some(Animation { flight: Some(flight), placed: None, falls })
    }
}

/// The middle of some cells, of which there is always one with a DVONN piece.
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
    use super::*;

    fn animate(before: &str, mv: &str) -> Animation {
        let before: Position = before.parse().expect("a position");
        let mv = mv.parse().expect("a move");
        let after = before.play(mv).expect("legal");
        let composition = Composition::of(&before);
        Animation::between(&before, &composition, &after, mv, Facing::default())
            .expect("the move leads there")
    }

    #[test]
    fn a_stack_travels_and_what_it_cut_off_leaves() {
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
    fn nothing_moves_when_the_move_does_not_lead_there() {
        let before = Position::START;
        let composition = Composition::of(&before);
        let mv = Move::Place(Cell::F3);
        let between = |after, mv| Animation::between(&before, &composition, after, mv, Facing::default());
        assert_eq!(between(&before, mv), None);
        let elsewhere = before.play(Move::Place(Cell::E3)).expect("legal");
        assert_eq!(between(&elsewhere, mv), None);
        assert_eq!(between(&elsewhere, Move::Pass), None);
    }
}
