//! Arrows that suggest moves, and the curves they follow across the board.

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

/// The curve of an arrow, which bends so that the numbers below it stay readable.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ArrowPath {
    /// A cubic Bézier curve: start, two control points, end.
    pub curve: [Point; 4],
    /// The left corner, tip and right corner of the head.
    pub head: [Point; 3],
}

impl ArrowPath {
    const HEAD_LENGTH: f64 = 0.24;
    const HEAD_WIDTH: f64 = 0.24;
    /// The distance from the nodes to the ends of the arrow.
    const CLEARANCE: f64 = 0.3042;

    /// The arrow between two different nodes.
    pub fn new(from: Point, to: Point) -> ArrowPath {
        let distance = from.distance(to);
        let (x, y) = ((to.x - from.x) / distance, (to.y - from.y) / distance);
        // The curve always bends upwards, so that the arrow looks like a hop.
        let (side_x, side_y) = if x < -1e-9 { (-y, x) } else { (y, -x) };
        // The curve runs between the numbers of its own row and those of the next row.
        let pull = (0.3 + 0.16 * distance).min(0.66);
        let pulled = |point: Point| Point::new(point.x + side_x * pull, point.y + side_y * pull);
        let whole = [from, pulled(from.towards(to, 0.12)), pulled(from.towards(to, 0.88)), to];

        let at = |part: f64| blossom(whole, [part; 3]);
        let begin = crossing(|part| at(part).distance(from) - ArrowPath::CLEARANCE);
        let point = 1.0 - crossing(|part| at(1.0 - part).distance(to) - ArrowPath::CLEARANCE);
        let end = 1.0
            - crossing(|part| at(1.0 - part).distance(to) - ArrowPath::CLEARANCE - ArrowPath::HEAD_LENGTH);
        let curve = [[begin, begin, begin], [begin, begin, end], [begin, end, end], [end, end, end]]
            .map(|parts| blossom(whole, parts));

        let (neck, tip) = (at(end), at(point));
        let length = neck.distance(tip);
        let half = ArrowPath::HEAD_WIDTH / 2.0 / length;
        let (x, y) = ((tip.x - neck.x) * half, (tip.y - neck.y) * half);
        let head = [Point::new(neck.x - y, neck.y + x), tip, Point::new(neck.x + y, neck.y - x)];
        ArrowPath { curve, head }
    }
}

/// De Casteljau's algorithm with a separate parameter for each step. Three equal parameters give a point on the curve;
/// mixtures of two parameters give the control points of the part between them.
fn blossom(curve: [Point; 4], parts: [f64; 3]) -> Point {
    let [a, b, c, d] = curve;
    let [first, second, third] = parts;
    let (a, b, c) = (a.towards(b, first), b.towards(c, first), c.towards(d, first));
    let (a, b) = (a.towards(b, second), b.towards(c, second));
    a.towards(b, third)
}

/// The zero between 0 and 1/2 of a function that is negative at 0.
fn crossing(function: impl Fn(f64) -> f64) -> f64 {
    let (mut below, mut above) = (0.0, 0.5);
    for _ in 0..30 {
        let middle = f64::midpoint(below, above);
        if function(middle) < 0.0 { below = middle } else { above = middle }
    }
    f64::midpoint(below, above)
}

#[cfg(test)]
mod tests {
    use dvonn_core::Cell;

    use super::*;
    use crate::geometry::{Orientation, center};

    #[test]
    fn an_arrow_runs_from_piece_to_piece_in_every_direction() {
        for orientation in Orientation::ALL {
            for to in
                [Cell::G3, Cell::G4, Cell::F4, Cell::E3, Cell::E2, Cell::F2, Cell::K3, Cell::A3, Cell::H5]
            {
                let (from, to) = (center(Cell::F3, orientation), center(to, orientation));
                let ArrowPath { curve, head } = ArrowPath::new(from, to);
                assert!((curve[0].distance(from) - ArrowPath::CLEARANCE).abs() < 1e-6);
                assert!((head[1].distance(to) - ArrowPath::CLEARANCE).abs() < 1e-6);
                assert!(curve[3].distance(to) > head[1].distance(to));
            }
        }
    }
}
