//! Moves the keyboard focus from cell to cell.
//!
//! Arrow keys follow the screen: along a row they step from cell to cell; across rows they alternate between the two
//! diagonals, so that repeated steps go straight and the opposite key leads back.

use dvonn_core::{Cell, Direction};

use crate::facing::Facing;
use crate::geometry::Orientation;

/// A step of the keyboard focus, as seen on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FocusStep {
    /// One cell to the left.
    Left,
    /// One cell to the right.
    Right,
    /// One cell up.
    Up,
    /// One cell down.
    Down,
    /// As far left as it goes.
    LeftEnd,
    /// As far right as it goes.
    RightEnd,
    /// As far up as it goes.
    Top,
    /// As far down as it goes.
    Bottom,
}

impl FocusStep {
    /// All eight.
    pub const ALL: [FocusStep; 8] = [
        FocusStep::Left,
        FocusStep::Right,
        FocusStep::Up,
        FocusStep::Down,
        FocusStep::LeftEnd,
        FocusStep::RightEnd,
        FocusStep::Top,
        FocusStep::Bottom,
    ];

    /// The step for a key, by its name in browsers.
    pub fn of_key(key: &str) -> Option<FocusStep> {
        Some(match key {
            "ArrowLeft" => FocusStep::Left,
            "ArrowRight" => FocusStep::Right,
            "ArrowUp" => FocusStep::Up,
            "ArrowDown" => FocusStep::Down,
            "Home" => FocusStep::LeftEnd,
            "End" => FocusStep::RightEnd,
            "PageUp" => FocusStep::Top,
            "PageDown" => FocusStep::Bottom,
            _ => return None,
        })
    }

    /// The cell that the step leads to; the same cell at the edge of the board.
    ///
    /// ```
    /// # use dvonn_core::Cell;
    /// # use dvonn_view::{Facing, Orientation, FocusStep};
    /// let lying = Facing::default();
    /// assert_eq!(FocusStep::Right.from(Cell::E3, lying), Cell::F3);
    /// let upright = Facing { orientation: Orientation::Upright, flipped: false };
    /// assert_eq!(FocusStep::Down.from(Cell::E3, upright), Cell::F3);
    /// ```
    pub fn from(self, cell: Cell, facing: Facing) -> Cell {
        match self {
            FocusStep::Left | FocusStep::Right | FocusStep::Up | FocusStep::Down => {
                self.next(cell, facing).unwrap_or(cell)
            }
            FocusStep::LeftEnd => FocusStep::Left.to_the_end(cell, facing),
            FocusStep::RightEnd => FocusStep::Right.to_the_end(cell, facing),
            FocusStep::Top => FocusStep::Up.to_the_end(cell, facing),
            FocusStep::Bottom => FocusStep::Down.to_the_end(cell, facing),
        }
    }

    fn to_the_end(self, cell: Cell, facing: Facing) -> Cell {
        std::iter::successors(Some(cell), |cell| self.next(*cell, facing)).last().unwrap_or(cell)
    }

    fn next(self, cell: Cell, facing: Facing) -> Option<Cell> {
        // The same step on a horizontal board. A vertical board is turned clockwise: its top was on the left.
        let lying = match (facing.orientation, self) {
            (Orientation::Lying, step) => step,
            (Orientation::Upright, FocusStep::Up) => FocusStep::Left,
            (Orientation::Upright, FocusStep::Down) => FocusStep::Right,
            (Orientation::Upright, FocusStep::Right) => FocusStep::Up,
            (Orientation::Upright, _) => FocusStep::Down,
        };
        // Up goes right from rows 1, 3 and 5 and left from the others; down does the opposite.
        let leans_right = cell.row().is_multiple_of(2);
        let ways = match lying {
            FocusStep::Left => [Direction::Left; 2],
            FocusStep::Right => [Direction::Right; 2],
            FocusStep::Up if leans_right => [Direction::UpRight, Direction::UpLeft],
            FocusStep::Up => [Direction::UpLeft, Direction::UpRight],
            _ if leans_right => [Direction::DownRight, Direction::DownLeft],
            _ => [Direction::DownLeft, Direction::DownRight],
        };
        ways.into_iter().find_map(|way| cell.step(facing.seen(way), 1))
    }
}

#[cfg(test)]
mod tests {
    use dvonn_core::CellSet;

    use super::*;

    fn facing(orientation: Orientation, flipped: bool) -> Facing {
        Facing { orientation, flipped }
    }

    #[test]
    fn steps_on_a_horizontal_board() {
        for (from, step, to) in [
            (Cell::E3, FocusStep::Left, Cell::D3),
            (Cell::E3, FocusStep::Right, Cell::F3),
            (Cell::E3, FocusStep::Up, Cell::F4),
            (Cell::F4, FocusStep::Up, Cell::F5),
            (Cell::F5, FocusStep::Down, Cell::F4),
            (Cell::F4, FocusStep::Down, Cell::E3),
            (Cell::E3, FocusStep::Down, Cell::E2),
            (Cell::E2, FocusStep::Up, Cell::E3),
            (Cell::E3, FocusStep::LeftEnd, Cell::A3),
            (Cell::E3, FocusStep::RightEnd, Cell::K3),
            (Cell::E3, FocusStep::Top, Cell::F5),
            (Cell::E3, FocusStep::Bottom, Cell::D1),
            (Cell::A3, FocusStep::Left, Cell::A3),
            (Cell::A3, FocusStep::Down, Cell::A2),
            (Cell::K3, FocusStep::Up, Cell::K4),
            (Cell::K5, FocusStep::Up, Cell::K5),
        ] {
            assert_eq!(step.from(from, Facing::default()), to, "{step:?} from {from}");
        }
    }

    #[test]
    fn steps_on_a_vertical_board() {
        for (from, step, to) in [
            (Cell::E3, FocusStep::Up, Cell::D3),
            (Cell::E3, FocusStep::Down, Cell::F3),
            (Cell::E3, FocusStep::Right, Cell::F4),
            (Cell::E3, FocusStep::Left, Cell::E2),
            (Cell::E3, FocusStep::Top, Cell::A3),
            (Cell::E3, FocusStep::Bottom, Cell::K3),
            (Cell::E3, FocusStep::RightEnd, Cell::F5),
        ] {
            assert_eq!(step.from(from, facing(Orientation::Upright, false)), to, "{step:?} from {from}");
        }
    }

    #[test]
    fn a_step_goes_in_the_direction_of_its_key() {
        for facing in Facing::ALL {
            for cell in Cell::ALL {
                for (step, x, y) in [
                    (FocusStep::Left, -1.0, 0.0),
                    (FocusStep::Right, 1.0, 0.0),
                    (FocusStep::Up, 0.0, -1.0),
                    (FocusStep::Down, 0.0, 1.0),
                ] {
                    let next = step.from(cell, facing);
                    let (here, there) = (facing.center(cell), facing.center(next));
                    let gained = (there.x - here.x) * x + (there.y - here.y) * y;
                    assert!(next == cell || gained > 0.8, "{step:?} from {cell} to {next}, {facing:?}");
                }
            }
        }
    }

    #[test]
    fn every_cell_can_be_reached_by_arrow_keys() {
        for facing in Facing::ALL {
            let mut reached = CellSet::of(Cell::E3);
            for _ in 0..49 {
                for cell in reached {
                    for step in FocusStep::ALL {
                        reached.insert(step.from(cell, facing));
                    }
                }
            }
            assert_eq!(reached, CellSet::ALL, "{facing:?}");
        }
    }

    #[test]
    fn the_opposite_step_leads_back() {
        for facing in Facing::ALL {
            for cell in CellSet::ALL {
                for (there, back) in [(FocusStep::Up, FocusStep::Down), (FocusStep::Left, FocusStep::Right)] {
                    let next = there.from(cell, facing);
                    // At the edge, the usual diagonal may not exist.
                    if !cell.is_edge() && !next.is_edge() {
                        assert_eq!(back.from(next, facing), cell, "{there:?} from {cell}, {facing:?}");
                    }
                }
            }
        }
    }
}
