//! The way an arrow takes over the board.

use crate::geometry::Point;

/// An arrow that hops from one node to another in a bow, so that numbers below it stay readable.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bow {
    /// A cubic Bézier curve: ends and the two points that pull it.
    pub curve: [Point; 4],
    /// Left corner, tip and right corner of its head.
    pub head: [Point; 3],
}

impl Bow {
    const HEAD_LENGTH: f64 = 0.24;
    const HEAD_WIDTH: f64 = 0.24;
    /// From the nodes to the ends of the arrow.
    const CLEARANCE: f64 = 0.3042;

    /// The arrow between two nodes, which are not the same.
    pub fn new(from: Point, to: Point) -> Bow {
        let distance = from.distance(to);
        let (x, y) = ((to.x - from.x) / distance, (to.y - from.y) / distance);
        // To the upper side: a hop looks like a hop in every direction.
        let (side_x, side_y) = if x < -1e-9 { (-y, x) } else { (y, -x) };
        // The bow runs between the numbers of its own row and those of the next one.
        let pull = (0.3 + 0.16 * distance).min(0.66);
        let pulled = |point: Point| Point::new(point.x + side_x * pull, point.y + side_y * pull);
        let bow = [from, pulled(from.towards(to, 0.12)), pulled(from.towards(to, 0.88)), to];

        let at = |part: f64| blossom(bow, [part; 3]);
        let begin = crossing(|part| at(part).distance(from) - Bow::CLEARANCE);
        let point = 1.0 - crossing(|part| at(1.0 - part).distance(to) - Bow::CLEARANCE);
        let end = 1.0 - crossing(|part| at(1.0 - part).distance(to) - Bow::CLEARANCE - Bow::HEAD_LENGTH);
        let curve = [[begin, begin, begin], [begin, begin, end], [begin, end, end], [end, end, end]]
            .map(|parts| blossom(bow, parts));

        let (neck, tip) = (at(end), at(point));
        let length = neck.distance(tip);
        let half = Bow::HEAD_WIDTH / 2.0 / length;
        let (x, y) = ((tip.x - neck.x) * half, (tip.y - neck.y) * half);
        let head = [Point::new(neck.x - y, neck.y + x), tip, Point::new(neck.x + y, neck.y - x)];
        Bow { curve, head }
    }
}

/// De Casteljau's construction with a part of its own for each step. Three equal parts give a point of the
/// curve, mixtures of two parts give what pulls the piece between them.
fn blossom(curve: [Point; 4], parts: [f64; 3]) -> Point {
    let [a, b, c, d] = curve;
    let [first, second, third] = parts;
    let (a, b, c) = (a.towards(b, first), b.towards(c, first), c.towards(d, first));
    let (a, b) = (a.towards(b, second), b.towards(c, second));
    a.towards(b, third)
}

/// Where a function that starts below zero crosses it, between 0 and 1/2.
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
                let Bow { curve, head } = Bow::new(from, to);
                assert!((curve[0].distance(from) - Bow::CLEARANCE).abs() < 1e-6);
                assert!((head[1].distance(to) - Bow::CLEARANCE).abs() < 1e-6);
                assert!(curve[3].distance(to) > head[1].distance(to));
            }
        }
    }
}
