//! Arrows that suggest moves, along the lines of the board.

use dvonn_core::{Cell, Move, StackMove};

use crate::geometry::Point;

/// A suggested move or cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arrow {
    /// The stack to move; `None` for a placement, or for a cell that is only pointed out.
    pub from: Option<Cell>,
    /// The target.
    pub to: Cell,
    /// The rank among the suggestions; 1 is the best.
    pub rank: u8,
}

impl Arrow {
    /// Points out a cell.
    pub fn at(cell: Cell, rank: u8) -> Arrow {
        Arrow { from: None, to: cell, rank }
    }

    /// Suggests a move; `None` for a pass, which cannot be drawn on the board.
    pub fn of(mv: Move, rank: u8) -> Option<Arrow> {
        match mv {
            Move::Place(to) => Some(Arrow::at(to, rank)),
            Move::Stack(StackMove { from, to }) => Some(Arrow { from: Some(from), to, rank }),
            Move::Pass => None,
        }
    }
}

/// The shape of an arrow: straight along its line, as stacks move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ArrowPath {
    /// The line from the start to the head.
    pub shaft: [Point; 2],
    /// The left corner, tip and right corner of the head.
    pub head: [Point; 3],
}

impl ArrowPath {
    const HEAD_LENGTH: f64 = 0.24;
    const HEAD_WIDTH: f64 = 0.26;
    /// The distance from the nodes to the ends of the arrow, which leaves the numbers of both stacks free.
    const CLEARANCE: f64 = 0.22;

    /// The arrow between two different nodes.
    pub fn new(from: Point, to: Point) -> ArrowPath {
        let distance = from.distance(to);
        let at = |length: f64| from.towards(to, length / distance);
        let (neck, tip) = (
            at(distance - ArrowPath::CLEARANCE - ArrowPath::HEAD_LENGTH),
            at(distance - ArrowPath::CLEARANCE),
        );
        let half = ArrowPath::HEAD_WIDTH / 2.0 / distance;
        let (x, y) = ((to.x - from.x) * half, (to.y - from.y) * half);
        let head = [Point::new(neck.x - y, neck.y + x), tip, Point::new(neck.x + y, neck.y - x)];
        ArrowPath { shaft: [at(ArrowPath::CLEARANCE), neck], head }
    }
}

#[cfg(test)]
mod tests {
    use dvonn_core::Cell;

    use super::*;
    use crate::geometry::{Orientation, center};

    #[test]
    fn an_arrow_runs_straight_from_piece_to_piece_in_every_direction() {
        for orientation in Orientation::ALL {
            for to in
                [Cell::G3, Cell::G4, Cell::F4, Cell::E3, Cell::E2, Cell::F2, Cell::K3, Cell::A3, Cell::H5]
            {
                let (from, to) = (center(Cell::F3, orientation), center(to, orientation));
                let ArrowPath { shaft: [start, neck], head: [_, tip, _] } = ArrowPath::new(from, to);
                assert!((start.distance(from) - ArrowPath::CLEARANCE).abs() < 1e-9);
                assert!((tip.distance(to) - ArrowPath::CLEARANCE).abs() < 1e-9);
                let detour = start.distance(neck) + neck.distance(tip) - start.distance(tip);
                assert!(detour.abs() < 1e-9, "it is straight, and its head in front");
            }
        }
    }
}
