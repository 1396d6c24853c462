//! Where each cell lies in the plane.
//!
//! Cells are the nodes of a triangular grid: neighbours are at distance 1, all others farther apart. The x axis points
//! right and the y axis down, as on screens and in SVG. `a1` is the origin in both orientations.

use dvonn_core::{Cell, Direction};

/// How the board is turned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Orientation {
    /// Eleven nodes across and five down: row 5 on top, column a on the left.
    #[default]
    Lying,
    /// Rotated clockwise by a quarter turn, for narrow screens: eleven nodes down and five across, column a on top and
    /// row 5 on the right.
    Upright,
}

impl Orientation {
    /// Both.
    pub const ALL: [Orientation; 2] = [Orientation::Lying, Orientation::Upright];
}

/// A point or an offset in the plane; the unit is the distance between neighbouring cells.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Point {
    /// The point with these coordinates.
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// The distance to another point.
    pub fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The point this fraction of the way to another one: 0 is here, 1 is there.
    #[must_use]
    pub fn towards(self, other: Point, part: f64) -> Point {
        Point::new(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)
    }
}

/// A rectangle with horizontal and vertical sides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// The upper left corner.
    pub min: Point,
    /// The lower right corner.
    pub max: Point,
}

impl Bounds {
    /// The smallest rectangle that contains these points; there must be at least one.
    pub(crate) fn around(points: &[Point]) -> Bounds {
        points.iter().fold(Bounds { min: points[0], max: points[0] }, |bounds, point| Bounds {
            min: Point::new(bounds.min.x.min(point.x), bounds.min.y.min(point.y)),
            max: Point::new(bounds.max.x.max(point.x), bounds.max.y.max(point.y)),
        })
    }

    /// The width.
    pub fn width(&self) -> f64 {
        self.max.x - self.min.x
    }

    /// The height.
    pub fn height(&self) -> f64 {
        self.max.y - self.min.y
    }

    /// The rectangle with a margin added on all four sides.
    #[must_use]
    pub fn grown(&self, margin: f64) -> Bounds {
        Bounds {
            min: Point::new(self.min.x - margin, self.min.y - margin),
            max: Point::new(self.max.x + margin, self.max.y + margin),
        }
    }

    /// Whether the point lies inside or on the border.
    pub fn contains(&self, point: Point) -> bool {
        (self.min.x..=self.max.x).contains(&point.x) && (self.min.y..=self.max.y).contains(&point.y)
    }
}

/// The point at a column and row, which may be fractional or outside the board.
pub(crate) fn grid_point(column: f64, row: f64, orientation: Orientation) -> Point {
    let across = column - row / 2.0;
    let up = row * 3_f64.sqrt() / 2.0;
    match orientation {
        Orientation::Lying => Point::new(across, -up),
        Orientation::Upright => Point::new(up, across),
    }
}

/// The node of a cell.
///
/// ```
/// # use dvonn_core::Cell;
/// # use dvonn_view::{Orientation, Point, center};
/// assert_eq!(center(Cell::K3, Orientation::Lying).x, 9.0);
/// assert_eq!(center(Cell::A1, Orientation::Upright), Point::new(0.0, 0.0));
/// ```
pub fn center(cell: Cell, orientation: Orientation) -> Point {
    grid_point(f64::from(cell.column()), f64::from(cell.row()), orientation)
}

/// The smallest rectangle that contains every node. To draw discs, add their radius.
pub fn bounds(orientation: Orientation) -> Bounds {
    Bounds::around(&Cell::ALL.map(|cell| center(cell, orientation)))
}

/// The lines between neighbouring cells, each once.
pub fn lines() -> impl Iterator<Item = (Cell, Cell)> {
    Cell::ALL.into_iter().flat_map(|cell| {
        [Direction::Right, Direction::UpRight, Direction::UpLeft]
            .into_iter()
            .filter_map(move |direction| Some((cell, cell.step(direction, 1)?)))
    })
}

/// The cell that a finger or pointer points at: the nearest one, if it is at most half a unit away.
pub fn nearest(point: Point, orientation: Orientation) -> Option<Cell> {
    let distance = |cell: &Cell| center(*cell, orientation).distance(point);
    Cell::ALL
        .into_iter()
        .filter(|cell| distance(cell) <= 0.5)
        .min_by(|one, other| distance(one).total_cmp(&distance(other)))
}

/// All cells from the highest on the screen to the lowest: the order in which stacks must be drawn over each other.
pub fn back_to_front(center: impl Fn(Cell) -> Point) -> [Cell; 49] {
    let mut cells = Cell::ALL;
    cells.sort_by(|one, other| {
        let (one, other) = (center(*one), center(*other));
        one.y.total_cmp(&other.y).then(one.x.total_cmp(&other.x))
    });
    cells
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use dvonn_core::CellSet;
    use proptest::prelude::*;

    use super::*;

    fn close(one: Point, other: Point) -> bool {
        one.distance(other) < 1e-9
    }

    #[test]
    fn some_cells_have_known_coordinates() {
        let height = 3_f64.sqrt() / 2.0;
        for (cell, x, y) in [
            (Cell::A1, 0.0, 0.0),
            (Cell::I1, 8.0, 0.0),
            (Cell::A3, -1.0, -2.0 * height),
            (Cell::K3, 9.0, -2.0 * height),
            (Cell::C5, 0.0, -4.0 * height),
            (Cell::K5, 8.0, -4.0 * height),
        ] {
            assert!(close(center(cell, Orientation::Lying), Point::new(x, y)), "{cell} lying");
            assert!(close(center(cell, Orientation::Upright), Point::new(-y, x)), "{cell} upright");
        }
    }

    #[test]
    fn neighbours_are_one_apart_and_all_others_farther() {
        for orientation in Orientation::ALL {
            for one in Cell::ALL {
                for other in CellSet::ALL - one.into() {
                    let distance = center(one, orientation).distance(center(other, orientation));
                    if one.neighbours().contains(other) {
                        assert!((distance - 1.0).abs() < 1e-9, "{one} to {other}: {distance}");
                    } else {
                        assert!(distance > 1.7, "{one} to {other}: {distance}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_board_is_eleven_by_five() {
        let height = 2.0 * 3_f64.sqrt();
        for (orientation, width, tall) in
            [(Orientation::Lying, 10.0, height), (Orientation::Upright, height, 10.0)]
        {
            let bounds = bounds(orientation);
            assert!((bounds.width() - width).abs() < 1e-9, "{orientation:?}");
            assert!((bounds.height() - tall).abs() < 1e-9, "{orientation:?}");
            for cell in Cell::ALL {
                assert!(bounds.contains(center(cell, orientation)), "{cell} {orientation:?}");
            }
        }
    }

    #[test]
    fn every_pair_of_neighbours_is_joined_by_one_line() {
        let drawn: Vec<(Cell, Cell)> = lines().collect();
        let pairs: BTreeSet<(Cell, Cell)> =
            drawn.iter().map(|&(one, other)| (one.min(other), one.max(other))).collect();
        let expected: BTreeSet<(Cell, Cell)> = Cell::ALL
            .into_iter()
            .flat_map(|cell| {
                cell.neighbours().into_iter().map(move |other| (cell.min(other), cell.max(other)))
            })
            .collect();
        assert_eq!(pairs, expected);
        assert_eq!(drawn.len(), 120);
    }

    #[test]
    fn a_pointer_on_a_node_selects_its_cell() {
        for orientation in Orientation::ALL {
            for cell in Cell::ALL {
                assert_eq!(nearest(center(cell, orientation), orientation), Some(cell));
            }
        }
    }

    #[test]
    fn a_pointer_outside_the_board_selects_no_cell() {
        for (x, y) in [(-0.6, 0.0), (0.5, 0.5), (4.0, 9.0), (f64::NAN, 0.0), (f64::INFINITY, 0.0)] {
            assert_eq!(nearest(Point::new(x, y), Orientation::Lying), None, "{x} {y}");
        }
    }

    proptest! {
        #[test]
        fn a_pointer_less_than_half_a_unit_from_a_node_selects_its_cell(
            ordinal in 0..49_usize, angle in 0.0..std::f64::consts::TAU, radius in 0.0..0.499,
        ) {
            for orientation in Orientation::ALL {
                let node = center(Cell::ALL[ordinal], orientation);
                let point = Point::new(node.x + radius * angle.cos(), node.y + radius * angle.sin());
                prop_assert_eq!(nearest(point, orientation), Some(Cell::ALL[ordinal]));
            }
        }
    }
}
