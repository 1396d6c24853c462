//! Converts board units to units of the drawing, and screen pixels back to board units.

use dvonn_core::Cell;
use dvonn_view::{Bounds, Facing, Point, Rim};
use leptos::web_sys;

/// Units of the drawing between neighbouring cells.
pub(super) const UNIT: f64 = 100.0;

/// A point in the drawing.
pub(super) fn scaled(point: Point) -> Point {
    Point::new(point.x * UNIT, point.y * UNIT)
}

/// The node of a cell in the drawing.
pub(super) fn node(cell: Cell, facing: Facing) -> Point {
    scaled(facing.center(cell))
}

/// A point as two numbers.
pub(super) fn place(point: Point) -> String {
    format!("{:.1} {:.1}", point.x, point.y)
}

/// Moves what is drawn around the origin to this point.
pub(super) fn translate(point: Point) -> String {
    format!("translate({})", place(point))
}

/// A closed path through points.
pub(super) fn polygon(points: &[Point]) -> String {
    let points: Vec<String> = points.iter().map(|point| place(*point)).collect();
    format!("M{}z", points.join("L"))
}

/// The rim of the board.
pub(super) fn rim(facing: Facing) -> Rim {
    Rim::on_screen(facing.orientation)
}

/// The visible part of the drawing: the board with its rim.
pub(super) fn frame(facing: Facing) -> Bounds {
    let Bounds { min, max } = rim(facing).frame(facing);
    Bounds { min: scaled(min), max: scaled(max) }.grown(1.0)
}

/// The `viewBox` of a frame.
pub(super) fn view_box(frame: Bounds) -> String {
    format!("{} {:.1} {:.1}", place(frame.min), frame.width(), frame.height())
}

/// The position of a drawing on the screen.
#[derive(Clone, Copy)]
pub(super) struct Canvas {
    frame: Bounds,
    /// Pixels per unit of the drawing.
    scale: f64,
    /// The pixel of the frame's corner in the window.
    corner: Point,
    /// The pixel of the element's corner in the window.
    element: Point,
}

impl Canvas {
    /// Measures the element that shows the board; the drawing is centred in it, as large as it fits.
    pub(super) fn measure(element: &web_sys::Element, facing: Facing) -> Canvas {
        let frame = frame(facing);
        let shown = element.get_bounding_client_rect();
        let scale = (shown.width() / frame.width()).min(shown.height() / frame.height());
        let corner = Point::new(
            shown.left() + (shown.width() - frame.width() * scale) / 2.0,
            shown.top() + (shown.height() - frame.height() * scale) / 2.0,
        );
        Canvas { frame, scale, corner, element: Point::new(shown.left(), shown.top()) }
    }

    /// The point of the board at a pixel of the window.
    pub(super) fn point(&self, x: i32, y: i32) -> Point {
        let x = (f64::from(x) - self.corner.x) / self.scale + self.frame.min.x;
        let y = (f64::from(y) - self.corner.y) / self.scale + self.frame.min.y;
        Point::new(x / UNIT, y / UNIT)
    }

    /// The pixel of a point, relative to the element's corner.
    pub(super) fn pixel(&self, point: Point) -> Point {
        let point = scaled(point);
        Point::new(
            (point.x - self.frame.min.x) * self.scale + self.corner.x - self.element.x,
            (point.y - self.frame.min.y) * self.scale + self.corner.y - self.element.y,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_frame_contains_every_piece() {
        for facing in Facing::ALL {
            let frame = frame(facing);
            for cell in Cell::ALL {
                let node = node(cell, facing);
                for (x, y) in [(-43.0, 0.0), (43.0, 0.0), (0.0, -43.0), (0.0, 43.0)] {
                    assert!(frame.contains(Point::new(node.x + x, node.y + y)), "{cell} {facing:?}");
                }
            }
        }
    }
}
