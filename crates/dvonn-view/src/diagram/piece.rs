//! Drawing the stacks of a diagram.

use std::fmt::{self, Write as _};

use dvonn_core::{Color, Stack};

use super::svg::{Center, Coordinates, Number, Pen, draw_text};
use crate::geometry::{Orientation, Point};
use crate::glyph::{CAP_HEIGHT, SetLine};
use crate::palette::{Palette, PieceColors};

/// Radius of a piece.
pub(super) const RADIUS: f64 = 39.0;
/// How much of a layer is visible below the one above it.
const LAYER: f64 = 5.5;
/// The number of layers shown below the top piece; taller stacks differ only by their number.
const MOST_LAYERS: u8 = 4;
/// How far the tallest stack extends above and below its node.
pub(super) const TALLEST_LIFT: f64 = MOST_LAYERS as f64 * LAYER / 2.0;
/// Height of the digits on a stack without DVONN pieces.
const NUMBER_SIZE: f64 = 33.0;
/// The ring around the height when a DVONN piece is inside.
const RING_RADIUS: f64 = 33.0;
/// Height of the digits beside the `+` of DVONN pieces.
const DVONN_DIGIT_SIZE: f64 = 27.0;
const DVONN_TWO_DIGIT_SIZE: f64 = 22.5;
/// Width of a `+`, the space before it, and the distance to the next.
const PLUS_SIZE: f64 = 9.0;
const PLUS_GAP: f64 = 7.0;
const PLUS_STEP: f64 = 14.0;

/// Draws a stack centred on its node: half of its layers below, half above. The rim is that of the top piece.
pub(super) fn draw_stack(
    out: &mut String,
    palette: &Palette,
    orientation: Orientation,
    rim: f64,
    node: Point,
    stack: Stack,
) -> fmt::Result {
    let layers = shown_layers(stack);
    let lift = lift(stack);
    let colors = colors(palette, stack);
    if palette.shade > 0.0 {
        writeln!(
            out,
            r##"<circle {} r="{}" fill="#000" fill-opacity="{}"/>"##,
            Center(Point::new(node.x, node.y + lift + 5.0)),
            Number(RADIUS + 1.0),
            Number(palette.shade),
        )?;
    }
    for layer in 0..layers {
        let place = Point::new(node.x, node.y + lift - f64::from(layer) * LAYER);
        let (face, edge) = if layer < stack.dvonns() {
            (palette.dvonn.face, palette.layer_edge)
        } else {
            (palette.layer, palette.layer_edge)
        };
        draw_disc(out, place, RADIUS, face, edge, 2.0)?;
    }
    let top = Point::new(node.x, node.y - lift);
    draw_disc(out, top, RADIUS, colors.face, colors.rim, rim)?;
    match stack.owner() {
        None => draw_star(out, top, orientation, colors),
        Some(owner) if stack.height() == 1 => draw_single_mark(out, top, owner, colors),
        Some(_) => draw_height(out, top, stack, colors),
    }
}

/// The colours of a stack's top piece.
fn colors(palette: &Palette, stack: Stack) -> &PieceColors {
    match stack.owner() {
        Some(Color::White) => &palette.white,
        Some(Color::Black) => &palette.black,
        None => &palette.dvonn,
    }
}

/// Draws only the height of a stack, if that is two or more.
pub(super) fn draw_number(out: &mut String, palette: &Palette, node: Point, stack: Stack) -> fmt::Result {
    if stack.height() == 1 {
        return Ok(());
    }
    draw_height(out, Point::new(node.x, node.y - lift(stack)), stack, colors(palette, stack))
}

/// The number of layers drawn below the top piece.
fn shown_layers(stack: Stack) -> u8 {
    (stack.height() - 1).min(MOST_LAYERS)
}

/// How far the top piece lies above the node, and the lowest layer below it.
fn lift(stack: Stack) -> f64 {
    f64::from(shown_layers(stack)) * LAYER / 2.0
}

/// The outline of a stack at some distance: a circle, stretched by the height of the layers.
pub(super) fn silhouette(node: Point, stack: Option<Stack>, radius: f64) -> String {
    let lift = stack.map_or(0.0, lift);
    format!(
        "M{} {}a{r} {r} 0 0 1 {d} 0v{h}a{r} {r} 0 0 1 -{d} 0z",
        Number(node.x - radius),
        Number(node.y - lift),
        r = Number(radius),
        d = Number(2.0 * radius),
        h = Number(2.0 * lift),
    )
}

fn draw_disc(out: &mut String, place: Point, radius: f64, face: &str, rim: &str, width: f64) -> fmt::Result {
    writeln!(
        out,
        r#"<circle {} r="{}" fill="{face}" stroke="{rim}" stroke-width="{}"/>"#,
        Center(place),
        Number(radius - width / 2.0),
        Number(width),
    )
}

/// The mark of a DVONN piece: a ring and a star in the six directions of the board.
fn draw_star(out: &mut String, place: Point, orientation: Orientation, colors: &PieceColors) -> fmt::Result {
    let rays = match orientation {
        Orientation::Lying => "M-14 0H14M-7-12.1 7 12.1M-7 12.1 7-12.1",
        Orientation::Upright => "M0-14V14M-12.1-7 12.1 7M12.1-7-12.1 7",
    };
    writeln!(
        out,
        r#"<g transform="translate({})" stroke="{}" stroke-width="4"><circle r="27"/><path stroke-width="6" d="{rays}"/></g>"#,
        Coordinates(place),
        colors.mark,
    )
}

fn draw_single_mark(out: &mut String, place: Point, owner: Color, colors: &PieceColors) -> fmt::Result {
    match owner {
        Color::White => {
            writeln!(out, r#"<circle {} r="17" stroke="{}" stroke-width="2.5"/>"#, Center(place), colors.mark)
        }
        Color::Black => writeln!(out, r#"<circle {} r="8" fill="{}"/>"#, Center(place), colors.mark),
    }
}

/// The height of digits beside a `+`.
fn dvonn_number_size(height: u8) -> f64 {
    if height < 10 { DVONN_DIGIT_SIZE } else { DVONN_TWO_DIGIT_SIZE }
}

/// The height of a stack, with a ring and a `+` for each DVONN piece inside.
fn draw_height(out: &mut String, top: Point, stack: Stack, colors: &PieceColors) -> fmt::Result {
    let text = stack.height().to_string();
    if !stack.has_dvonn() {
        return draw_text(out, &text, top, NUMBER_SIZE, Pen { color: colors.number, width: 5.5 });
    }
    let color = colors.dvonn_number;
    writeln!(
        out,
        r#"<circle {} r="{}" stroke="{color}" stroke-width="3"/>"#,
        Center(top),
        Number(RING_RADIUS)
    )?;
    let size = dvonn_number_size(stack.height());
    let number_width = SetLine::new(&text).width * size / CAP_HEIGHT;
    let left = top.x - (number_width + PLUS_GAP + PLUS_SIZE) / 2.0;
    let number = Point::new(left + number_width / 2.0, top.y);
    draw_text(out, &text, number, size, Pen { color, width: 5.0 })?;
    // The signs are stacked vertically, so that the number keeps its size.
    let mut sign = Point::new(
        left + number_width + PLUS_GAP + PLUS_SIZE / 2.0,
        top.y - f64::from(stack.dvonns() - 1) * PLUS_STEP / 2.0,
    );
    let half = PLUS_SIZE / 2.0;
    write!(out, r#"<path stroke="{color}" stroke-width="3.4" d=""#)?;
    for _ in 0..stack.dvonns() {
        write!(out, "M{}h{}", Coordinates(Point::new(sign.x - half, sign.y)), Number(PLUS_SIZE))?;
        write!(out, "M{}v{}", Coordinates(Point::new(sign.x, sign.y - half)), Number(PLUS_SIZE))?;
        sign.y += PLUS_STEP;
    }
    writeln!(out, r#""/>"#)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::svg::scaled;
    use crate::geometry::{center, lines};

    #[test]
    fn the_tallest_stacks_side_by_side_do_not_overlap() {
        for orientation in Orientation::ALL {
            for (one, other) in lines() {
                let (one, other) = (scaled(center(one, orientation)), scaled(center(other, orientation)));
                for (above, below) in [(one, other), (other, one)] {
                    let foot = Point::new(above.x, above.y + TALLEST_LIFT);
                    let top = Point::new(below.x, below.y - TALLEST_LIFT);
                    assert!(foot.distance(top) > 2.0 * RADIUS - 1e-9, "{orientation:?} {above:?} {below:?}");
                }
            }
        }
    }

    #[test]
    fn every_height_fits_on_its_piece() {
        for height in 2..=Stack::MAX_HEIGHT {
            let width = SetLine::new(&height.to_string()).width / CAP_HEIGHT;
            let plain = (width * NUMBER_SIZE / 2.0).hypot(NUMBER_SIZE / 2.0) + 3.0;
            assert!(plain < RADIUS - 3.0, "{height}: {plain}");
            let size = dvonn_number_size(height);
            let half = (width * size + PLUS_GAP + PLUS_SIZE) / 2.0;
            let number = half.hypot(size / 2.0) + 2.5;
            let sign =
                half.hypot(PLUS_STEP).max((half - PLUS_SIZE / 2.0).hypot(PLUS_STEP + PLUS_SIZE / 2.0)) + 1.7;
            assert!(number.max(sign) < RING_RADIUS - 1.5, "{height}: {number} {sign}");
        }
    }
}
