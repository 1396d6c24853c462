//! The rim around the board: where the field ends, and where the coordinates and the lines to them are.
//!
//! Pictures and screens draw the same rim in different widths. A coordinate lies on the rim, beyond the ring around any
//! piece on the last node of its line.

use dvonn_core::{Cell, Notation};

use crate::facing::{Facing, SIN_60};
use crate::geometry::{Bounds, Orientation, Point, grid_point};
use crate::label::{Label, labels};

/// A rim, by its distances from the outer nodes; the unit is the distance between neighbouring cells.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rim {
    /// Where the field ends and the rim begins.
    pub inner: f64,
    /// Where the rim ends.
    pub outer: f64,
    /// The radius of the field's corners.
    pub inner_corner: f64,
    /// The radius of the rim's corners.
    pub outer_corner: f64,
}

/// A coordinate on the rim, at the end of a grid line.
#[derive(Clone, PartialEq, Debug)]
pub struct RimLabel {
    /// The letter or number.
    pub text: String,
    /// Its centre.
    pub at: Point,
    /// The line that leads to it: from the last node to the rim.
    pub lead: [Point; 2],
}

impl Rim {
    /// In pictures with coordinates, which may be printed small.
    pub(crate) const PICTURE: Rim = Rim { inner: 0.60, outer: 1.02, ..Rim::WIDE };
    /// In pictures without coordinates.
    pub(crate) const PLAIN: Rim = Rim { inner: 0.60, outer: 0.76, ..Rim::WIDE };
    const WIDE: Rim = Rim { inner: 0.56, outer: 0.86, inner_corner: 0.165, outer_corner: 0.34 };
    /// As narrow as a coordinate allows: on a phone of 360 by 640 pixels, cells are to be 44 pixels apart.
    const NARROW: Rim = Rim { inner: 0.50, outer: 0.74, inner_corner: 0.2, outer_corner: 0.45 };

    /// On a screen.
    pub const fn on_screen(orientation: Orientation) -> Rim {
        match orientation {
            Orientation::Lying => Rim::WIDE,
            Orientation::Upright => Rim::NARROW,
        }
    }

    /// The rectangle around the board.
    pub fn frame(self, facing: Facing) -> Bounds {
        let Bounds { mut min, mut max } = Bounds::around(&facing.outline(self.outer));
        // Two corners point along the board; rounding shortens them, while the long sides stay where they are.
        let tip = self.outer_corner * ROUNDING;
        match facing.orientation {
            Orientation::Lying => (min.x, max.x) = (min.x + tip, max.x - tip),
            Orientation::Upright => (min.y, max.y) = (min.y + tip, max.y - tip),
        }
        Bounds { min, max }
    }

    /// The coordinates at both ends of every row and at the ends of columns.
    pub fn labels(self, facing: Facing, notation: Notation) -> Vec<RimLabel> {
        labels(notation)
            .into_iter()
            .map(|label| {
                let (inner, outer) = self.crossed(label.cell);
                let [node, edge, at] = [0.0, inner, f64::midpoint(inner, outer)]
                    .map(|distance| beyond(&label, distance, facing));
                RimLabel { text: label.text, at, lead: [node, edge] }
            })
            .collect()
    }

    /// How far from a line's last node the line enters and leaves the rim.
    fn crossed(self, last: Cell) -> (f64, f64) {
        // Lines meet the sides of the board at 60 degrees. Those of row 3 run into the rounded tips.
        let (inner, outer) = (self.inner / SIN_60, self.outer / SIN_60);
        if matches!(last, Cell::A3 | Cell::K3) {
            (inner - self.inner_corner * ROUNDING, outer - self.outer_corner * ROUNDING)
        } else {
            (inner, outer)
        }
    }
}

/// How much rounding with radius 1 shortens a corner of 120 degrees.
const ROUNDING: f64 = 1.0 / SIN_60 - 1.0;

/// The point at this distance from the last node of a line.
fn beyond(label: &Label, distance: f64, facing: Facing) -> Point {
    let (columns, rows) = label.direction.offset();
    let column = f64::from(label.cell.column()) + f64::from(columns) * distance;
    let row = f64::from(label.cell.row()) + f64::from(rows) * distance;
    let (column, row) = if facing.flipped { (10.0 - column, 4.0 - row) } else { (column, row) };
    grid_point(column, row, facing.orientation)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stack_plan::RADIUS;

    /// Half the height of a coordinate.
    const HALF: f64 = 0.08;

    fn rims(facing: Facing) -> [Rim; 2] {
        [Rim::PICTURE, Rim::on_screen(facing.orientation)]
    }

    /// Whether a point is inside a convex polygon, whichever way its corners run.
    fn is_inside(point: Point, corners: [Point; 6]) -> bool {
        let sides = [0, 1, 2, 3, 4, 5].map(|index| {
            let (from, to) = (corners[index], corners[(index + 1) % 6]);
            (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) > 0.0
        });
        sides.iter().all(|&side| side == sides[0])
    }

    #[test]
    fn coordinates_are_on_the_rim_and_beyond_every_ring() {
        for facing in Facing::ALL {
            for rim in rims(facing) {
                for label in rim.labels(facing, Notation::Standard) {
                    assert!(is_inside(label.at, facing.outline(rim.outer - HALF)), "{label:?} {facing:?}");
                    assert!(!is_inside(label.at, facing.outline(rim.inner)), "{label:?} {facing:?}");
                    for cell in Cell::ALL {
                        // A ring around a single piece reaches 0.1 beyond it.
                        let room = facing.center(cell).distance(label.at) - RADIUS - 0.1;
                        assert!(room > HALF, "{label:?} {cell} {facing:?}: {room}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_line_leads_straight_to_its_coordinate() {
        for facing in Facing::ALL {
            for rim in rims(facing) {
                let labels = rim.labels(facing, Notation::Standard);
                assert_eq!(labels.len(), 2 * 5 + 2 * 9);
                for RimLabel { text, at, lead: [node, edge] } in labels {
                    let bend = node.distance(edge) + edge.distance(at) - node.distance(at);
                    assert!(bend.abs() < 1e-9, "{text} {facing:?}");
                    assert!(
                        Cell::ALL.map(|cell| facing.center(cell)).iter().any(|c| c.distance(node) < 1e-9)
                    );
                }
            }
        }
    }

    #[test]
    fn the_letter_a_is_next_to_column_a() {
        for facing in Facing::ALL {
            let labels = Rim::on_screen(facing.orientation).labels(facing, Notation::Standard);
            let a = labels.iter().find(|label| label.text == "a").expect("column a has a label");
            assert!(a.lead[0].distance(facing.center(Cell::A1)) < 1e-9, "{facing:?}");
        }
    }

    #[test]
    fn cells_are_far_enough_apart_for_a_finger_on_a_small_phone() {
        // 360 by 640 pixels; the page uses 130 of them above and below the board.
        let facing = Facing { orientation: Orientation::Upright, flipped: false };
        let frame = Rim::on_screen(facing.orientation).frame(facing).grown(0.01);
        let pixels = (360.0 / frame.width()).min(510.0 / frame.height());
        assert!(pixels >= 44.0, "{pixels}");
    }
}
