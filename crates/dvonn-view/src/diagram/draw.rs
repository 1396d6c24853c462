//! Drawing a diagram: board, grid, labels, stacks, marks and arrows, from back to front.

use std::fmt::{self, Write as _};

use dvonn_core::{Cell, Color, Move, Notation, Stack, StackMove};

use super::piece::{RADIUS, TALLEST_LIFT, draw_number, draw_stack, silhouette};
use super::svg::{Center, Coordinates, Escaped, Number, Pen, UNIT, draw_text, scaled};
use super::{BlockedStacks, Diagram};
use crate::arrow::ArrowPath;
use crate::facing::{Facing, hexagon, outline};
use crate::geometry::{Bounds, Point, back_to_front, center, lines};
use crate::palette::Palette;
use crate::rim::Rim;

/// Distance from the outline of a stack to the middle of the ring around it, and the width of the ring.
const RING_DISTANCE: f64 = 5.5;
const RING_WIDTH: f64 = 6.0;
/// Distance from the outer nodes to the inner edge of the rim.
const INNER_EDGE: f64 = Rim::PICTURE.inner * UNIT;
// Even the tallest stack on the edge of the board, with a ring around it, does not touch the rim.
const _: () = assert!(TALLEST_LIFT + RADIUS + RING_DISTANCE + RING_WIDTH / 2.0 < INNER_EDGE);
/// Distance from the rim to the border of the image.
const MARGIN: f64 = 10.0;
const LABEL_SIZE: f64 = 19.0;
/// The least and the greatest width of the rim around a piece.
const PIECE_RIM: (f64, f64) = (3.0, RADIUS / 3.0);

impl Diagram {
    pub(super) fn write_svg(&self, out: &mut String) -> fmt::Result {
        let palette = self.theme.palette();
        let frame = self.frame();
        let (width, height) = (frame.width(), frame.height());
        writeln!(
            out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" version="1.1" role="img" width="{}" height="{}" viewBox="{} {} {} {}" fill="none" stroke-linecap="round" stroke-linejoin="round">"#,
            self.width,
            self.height(),
            Number(frame.min.x),
            Number(frame.min.y),
            Number(width),
            Number(height),
        )?;
        writeln!(out, "<title>{}</title>", Escaped(self.caption.as_deref().unwrap_or("DVONN")))?;
        let position = self.position.to_string();
        match &self.description {
            Some(description) => writeln!(out, "<desc>{} {position}</desc>", Escaped(description))?,
            None => writeln!(out, "<desc>{position}</desc>")?,
        }
        self.draw_board(out, palette, &frame)?;
        if let Some(notation) = self.coordinates {
            self.draw_labels(out, palette, notation)?;
        }
        self.draw_grid(out, palette)?;
        if let Some(mv) = self.last_move {
            self.draw_travel(out, palette, mv)?;
        }
        self.draw_stacks(out, palette)?;
        self.draw_marks(out, palette)?;
        for &(from, to) in &self.arrows {
            self.draw_arrow(out, palette, from, to)?;
        }
        out.write_str("</svg>\n")
    }

    fn rim(&self) -> Rim {
        if self.coordinates.is_some() { Rim::PICTURE } else { Rim::PLAIN }
    }

    /// The height in pixels.
    pub(super) fn height(&self) -> u32 {
        let frame = self.frame();
        (f64::from(self.width) * frame.height() / frame.width()).round().max(1.0) as u32
    }

    /// The width of the rim around a piece: a pixel if it can be, or black pieces would be lost on a small dark board.
    fn piece_rim(&self) -> f64 {
        let (least, most) = PIECE_RIM;
        (self.frame().width() / f64::from(self.width)).clamp(least, most)
    }

    /// The border of the image.
    fn frame(&self) -> Bounds {
        Bounds::around(&self.outline(self.rim().outer * UNIT)).grown(MARGIN)
    }

    /// The node of a cell in the image.
    fn node(&self, cell: Cell) -> Point {
        scaled(center(cell, self.orientation))
    }

    /// The corners of a hexagon whose sides lie at this distance outside the outer nodes.
    fn outline(&self, distance: f64) -> [Point; 6] {
        outline(distance / UNIT, self.orientation).map(scaled)
    }

    fn draw_board(&self, out: &mut String, palette: &Palette, frame: &Bounds) -> fmt::Result {
        // Larger than the image, because whole pixels do not fit its proportions exactly.
        let ground = frame.grown(MARGIN);
        writeln!(
            out,
            r#"<rect fill="{}" x="{}" y="{}" width="{}" height="{}"/>"#,
            palette.ground,
            Number(ground.min.x),
            Number(ground.min.y),
            Number(ground.width()),
            Number(ground.height()),
        )?;
        // A thick round stroke around a smaller hexagon gives rounded corners.
        let Rim { inner, outer, inner_corner, outer_corner } = self.rim();
        let [inner, outer, inner_corner, outer_corner] =
            [inner, outer, inner_corner, outer_corner].map(|length| length * UNIT);
        let bodies = [
            (outer, palette.rim_edge, outer_corner),
            (outer - 2.0, palette.rim, outer_corner - 2.0),
            (inner + 1.5, palette.rim_edge, inner_corner + 1.5),
            (inner, palette.board, inner_corner),
        ];
        for (distance, color, pen) in bodies {
            let corners: Vec<String> =
                self.outline(distance - pen).iter().map(|corner| Coordinates(*corner).to_string()).collect();
            writeln!(
                out,
                r#"<path fill="{color}" stroke="{color}" stroke-width="{}" d="M{}z"/>"#,
                Number(2.0 * pen),
                corners.join("L"),
            )?;
        }
        Ok(())
    }

    fn draw_grid(&self, out: &mut String, palette: &Palette) -> fmt::Result {
        write!(out, r#"<path stroke="{}" stroke-width="2" d=""#, palette.line)?;
        for (from, to) in lines() {
            write!(out, "M{}L{}", Coordinates(self.node(from)), Coordinates(self.node(to)))?;
        }
        writeln!(out, r#""/>"#)?;
        // A line of length zero with round ends is a dot.
        write!(out, r#"<path stroke="{}" stroke-width="11" d=""#, palette.node)?;
        for cell in Cell::ALL {
            write!(out, "M{}h.01", Coordinates(self.node(cell)))?;
        }
        writeln!(out, r#""/>"#)
    }

    fn draw_labels(&self, out: &mut String, palette: &Palette, notation: Notation) -> fmt::Result {
        let facing = Facing { orientation: self.orientation, flipped: false };
        let labels = self.rim().labels(facing, notation);
        // Extend the grid lines to their labels.
        write!(out, r#"<path stroke="{}" stroke-width="1.5" d=""#, palette.line)?;
        for [node, edge] in labels.iter().map(|label| label.lead.map(scaled)) {
            write!(out, "M{}L{}", Coordinates(node), Coordinates(edge))?;
        }
        writeln!(out, r#""/>"#)?;
        let pen = Pen { color: palette.label, width: 2.6 };
        for label in &labels {
            draw_text(out, &label.text, scaled(label.at), LABEL_SIZE, pen)?;
        }
        Ok(())
    }

    /// The path of the last move, drawn below all stacks.
    fn draw_travel(&self, out: &mut String, palette: &Palette, mv: Move) -> fmt::Result {
        if let Move::Stack(StackMove { from, to }) = mv {
            writeln!(
                out,
                r#"<path stroke="{}" stroke-width="9" d="M{}L{}"/>"#,
                palette.pick,
                Coordinates(self.node(from)),
                Coordinates(self.node(to)),
            )?;
            let origin = self.node(from);
            writeln!(
                out,
                r#"<circle {} r="17" fill="{}" stroke="{}" stroke-width="7"/>"#,
                Center(origin),
                palette.board,
                palette.pick,
            )?;
        }
        Ok(())
    }

    fn draw_stacks(&self, out: &mut String, palette: &Palette) -> fmt::Result {
        if palette.glow > 0.0 {
            for cell in self.position.occupied() {
                if self.position.stack(cell).is_some_and(Stack::has_dvonn) && !self.removed.contains(cell) {
                    for radius in [66.0, 61.0, 56.0, 51.0, 46.0] {
                        writeln!(
                            out,
                            r#"<circle {} r="{}" fill="{}" fill-opacity="{}"/>"#,
                            Center(self.node(cell)),
                            Number(radius),
                            palette.dvonn.face,
                            Number(palette.glow),
                        )?;
                    }
                }
            }
        }
        // From back to front, because stacks are seen slightly from above.
        for cell in back_to_front(|cell| self.node(cell)) {
            let node = self.node(cell);
            match (self.position.stack(cell), self.ghosts[cell], self.removed.contains(cell)) {
                (Some(stack), _, false) => self.draw_stack(out, palette, node, stack)?,
                (Some(stack), _, true) | (None, Some(stack), true) => {
                    self.draw_ghost(out, palette, node, Some(stack))?;
                }
                (None, None, true) => self.draw_ghost(out, palette, node, None)?,
                (None, _, false) => {}
            }
        }
        Ok(())
    }

    fn draw_stack(&self, out: &mut String, palette: &Palette, node: Point, stack: Stack) -> fmt::Result {
        draw_stack(out, palette, self.orientation, self.piece_rim(), node, stack)
    }

    /// A stack that fell off: a dashed outline, with the faded stack and its number in it if they are known.
    fn draw_ghost(
        &self,
        out: &mut String,
        palette: &Palette,
        node: Point,
        stack: Option<Stack>,
    ) -> fmt::Result {
        let shape = silhouette(node, stack, RADIUS - 1.0);
        writeln!(out, r#"<path fill="{}" d="{shape}"/>"#, palette.board)?;
        if let Some(stack) = stack {
            writeln!(out, r#"<g opacity="{}">"#, Number(palette.ghost))?;
            self.draw_stack(out, palette, node, stack)?;
            writeln!(out, "</g>")?;
            draw_number(out, palette, node, stack)?;
        }
        writeln!(
            out,
            r#"<path stroke="{}" stroke-width="2.5" stroke-dasharray="8 8" d="{shape}"/>"#,
            palette.blocked,
        )
    }

    /// Rings around cells, above all stacks.
    fn draw_marks(&self, out: &mut String, palette: &Palette) -> fmt::Result {
        if self.blocked == BlockedStacks::Marked
            && let Some(movement) = self.position.movement()
        {
            let owned = movement.owned(Color::White) | movement.owned(Color::Black);
            for cell in movement.enclosed() & owned {
                self.draw_hexagon(out, palette.blocked, cell)?;
            }
        }
        let target = match self.last_move {
            Some(Move::Stack(StackMove { to: cell, .. }) | Move::Place(cell)) => Some(cell),
            Some(Move::Pass) | None => None,
        };
        if let Some(cell) = target {
            self.draw_ring(out, palette.pick, cell, "")?;
        }
        for cell in self.marked {
            self.draw_ring(out, palette.accent, cell, r#" stroke-dasharray="14 9""#)?;
        }
        Ok(())
    }

    fn draw_ring(&self, out: &mut String, color: &str, cell: Cell, dashes: &str) -> fmt::Result {
        let stack = self.position.stack(cell).or(self.ghosts[cell]);
        let shape = silhouette(self.node(cell), stack, RADIUS + RING_DISTANCE);
        writeln!(out, r#"<path stroke="{color}" stroke-width="{}"{dashes} d="{shape}"/>"#, Number(RING_WIDTH))
    }

    fn draw_hexagon(&self, out: &mut String, color: &str, cell: Cell) -> fmt::Result {
        // Blocked neighbours share a side of their hexagons; a stack that is not blocked has an empty neighbour, and so
        // an open side.
        let corners = hexagon(cell, self.orientation).map(|corner| Coordinates(scaled(corner)).to_string());
        writeln!(out, r#"<path stroke="{color}" stroke-width="2.5" d="M{}z"/>"#, corners.join("L"))
    }

    fn draw_arrow(&self, out: &mut String, palette: &Palette, from: Cell, to: Cell) -> fmt::Result {
        if from == to {
            return Ok(());
        }
        let ArrowPath { shaft, head } =
            ArrowPath::new(center(from, self.orientation), center(to, self.orientation));
        let [start, end] = shaft.map(|point| Coordinates(scaled(point)));
        let [left, tip, right] = head.map(|point| Coordinates(scaled(point)));
        // The shaft lets the numbers show through that it crosses.
        writeln!(
            out,
            r#"<path stroke="{}" stroke-width="9" stroke-opacity=".75" d="M{start}L{end}"/>"#,
            palette.accent
        )?;
        for (color, edge) in [(palette.board, 8.0), (palette.accent, 2.0)] {
            writeln!(
                out,
                r#"<path fill="{color}" stroke="{color}" stroke-width="{}" d="M{left}L{tip}L{right}z"/>"#,
                Number(edge),
            )?;
        }
        Ok(())
    }
}
