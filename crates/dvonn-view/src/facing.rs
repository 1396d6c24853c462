//! How the board is turned for the viewer.

use dvonn_core::{Cell, Direction, Symmetry};

use crate::geometry::{Bounds, Orientation, Point, bounds, center, grid_point, nearest};

/// How the board is turned: horizontal or vertical, and from which side it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Facing {
    /// Horizontal or vertical.
    pub orientation: Orientation,
    /// Whether it is also rotated by 180 degrees.
    pub flipped: bool,
}

impl Facing {
    /// All four combinations.
    pub const ALL: [Facing; 4] = [
        Facing { orientation: Orientation::Lying, flipped: false },
        Facing { orientation: Orientation::Lying, flipped: true },
        Facing { orientation: Orientation::Upright, flipped: false },
        Facing { orientation: Orientation::Upright, flipped: true },
    ];

    /// The cell that has this cell's place on an unflipped board. Its own inverse.
    fn place(self, cell: Cell) -> Cell {
        let symmetry = if self.flipped { Symmetry::HalfTurn } else { Symmetry::Identity };
        symmetry.cell(cell)
    }

    /// The node of a cell.
    ///
    /// ```
    /// # use dvonn_core::Cell;
    /// # use dvonn_view::{Facing, Orientation, Point};
    /// let flipped = Facing { orientation: Orientation::Lying, flipped: true };
    /// assert_eq!(flipped.center(Cell::K5), Point::new(0.0, 0.0));
    /// ```
    pub fn center(self, cell: Cell) -> Point {
        center(self.place(cell), self.orientation)
    }

    /// The cell that a finger or pointer points at: the nearest one, if it is at most half a unit away.
    pub fn nearest(self, point: Point) -> Option<Cell> {
        nearest(point, self.orientation).map(|cell| self.place(cell))
    }

    /// The smallest rectangle that contains every node.
    pub fn bounds(self) -> Bounds {
        bounds(self.orientation)
    }

    /// The corners of a hexagon whose sides lie at this distance outside the outer nodes, in order.
    pub fn outline(self, distance: f64) -> [Point; 6] {
        outline(distance, self.orientation)
    }

    /// The area nearest to a cell: a hexagon that shares its sides with those of the neighbours.
    pub fn hexagon(self, cell: Cell) -> [Point; 6] {
        hexagon(self.place(cell), self.orientation)
    }

    /// The grid direction that looks like this one on an unflipped board.
    pub(crate) fn seen(self, direction: Direction) -> Direction {
        if self.flipped { direction.opposite() } else { direction }
    }
}

/// The sine of 60 degrees.
pub(crate) const SIN_60: f64 = 0.866_025_403_784_438_6;

/// See [`Facing::outline`].
pub(crate) fn outline(distance: f64, orientation: Orientation) -> [Point; 6] {
    // All angles are 120 degrees, so a corner is farther out than the sides, in one of the six directions of the grid.
    let reach = distance / SIN_60;
    let corners = [
        (0.0, 0.0, -reach, -reach), // a1, down left
        (8.0, 0.0, 0.0, -reach),    // i1, down right
        (10.0, 2.0, reach, 0.0),    // k3, right
        (10.0, 4.0, reach, reach),  // k5, up right
        (2.0, 4.0, 0.0, reach),     // c5, up left
        (0.0, 2.0, -reach, 0.0),    // a3, left
    ];
    corners.map(|(column, row, columns, rows)| grid_point(column + columns, row + rows, orientation))
}

/// See [`Facing::hexagon`].
pub(crate) fn hexagon(cell: Cell, orientation: Orientation) -> [Point; 6] {
    let (column, row) = (f64::from(cell.column()), f64::from(cell.row()));
    let third = 1.0 / 3.0;
    [(2.0, 1.0), (1.0, 2.0), (-1.0, 1.0), (-2.0, -1.0), (-1.0, -2.0), (1.0, -1.0)]
        .map(|(columns, rows)| grid_point(column + columns * third, row + rows * third, orientation))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flipped_board_is_rotated_about_its_centre() {
        for orientation in Orientation::ALL {
            let (plain, flipped) =
                (Facing { orientation, flipped: false }, Facing { orientation, flipped: true });
            let bounds = plain.bounds();
            for cell in Cell::ALL {
                let (one, other) = (plain.center(cell), flipped.center(cell));
                let sum = Point::new(one.x + other.x, one.y + other.y);
                let expected = Point::new(bounds.min.x + bounds.max.x, bounds.min.y + bounds.max.y);
                assert!(sum.distance(expected) < 1e-9, "{cell} {orientation:?}");
            }
        }
    }

    #[test]
    fn a_pointer_on_a_node_selects_its_cell_from_every_side() {
        for facing in Facing::ALL {
            for cell in Cell::ALL {
                assert_eq!(facing.nearest(facing.center(cell)), Some(cell), "{facing:?}");
            }
        }
    }

    #[test]
    fn a_hexagon_lies_halfway_to_the_neighbours() {
        for facing in Facing::ALL {
            let corners = facing.hexagon(Cell::F3);
            let node = facing.center(Cell::F3);
            for (index, corner) in corners.into_iter().enumerate() {
                let middle = corner.towards(corners[(index + 1) % 6], 0.5);
                assert!((middle.distance(node) - 0.5).abs() < 1e-9, "{facing:?} {index}");
            }
        }
    }
}
