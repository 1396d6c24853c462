//! Diagrams of a position as SVG, for print and for web pages.
//!
//! A stack is shown by its top piece, with its height as a number from two upwards and a few layers below it.
//! DVONN pieces inside show three times: a red number within a ring, a `+` for each, and a red layer for each.
//! Nothing relies on colour: white pieces carry a hollow mark and black ones a solid dot, the DVONN piece a star
//! in the six directions of the board.
//!
//! The text is a standalone SVG 1.1 picture without fonts, style sheets, scripts or identifiers: it is drawn the
//! same everywhere, and several may stand in one page. Equal diagrams give equal text.

use std::fmt::{self, Write as _};

use dvonn_core::{Cell, CellMap, CellSet, Color, Move, Notation, Position, Stack};

use crate::bow::Bow;
use crate::facing::{hexagon, outline};
use crate::geometry::{Bounds, Orientation, Point, center, grid_point, lines};
use crate::glyph::{CAP_HEIGHT, SetLine};
use crate::label::{Label, labels};
use crate::palette::{Palette, PieceColors, Theme};

/// Units of the picture between neighbouring cells. All lengths below are in these units.
const UNIT: f64 = 100.0;
/// Radius of a piece.
const RADIUS: f64 = 39.0;
/// How far a layer shows below the one above it.
const LAYER: f64 = 5.5;
/// Layers shown below the top piece; taller stacks are told apart by their number.
const MOST_LAYERS: u8 = 4;
/// How far the top of the tallest stack lies above its node, and its foot below.
const TALLEST_LIFT: f64 = MOST_LAYERS as f64 * LAYER / 2.0;
/// From the outline of a stack to the middle of a ring around it, and the ring's width.
const RING_DISTANCE: f64 = 5.5;
const RING_WIDTH: f64 = 6.0;
/// From the outer nodes to the inner edge of the rim.
const INNER_EDGE: f64 = 60.0;
// The tallest stack on the edge of the board, with a ring around it, does not touch the rim.
const _: () = assert!(TALLEST_LIFT + RADIUS + RING_DISTANCE + RING_WIDTH / 2.0 < INNER_EDGE);
/// Width of a rim that carries coordinates, and of one that does not.
const RIM_WITH_LABELS: f64 = 42.0;
const PLAIN_RIM: f64 = 16.0;
/// From the rim to the border of the picture.
const MARGIN: f64 = 10.0;
/// Heights of the digits on a stack and of labels.
const NUMBER_SIZE: f64 = 33.0;
const LABEL_SIZE: f64 = 19.0;
/// The ring around the height when a DVONN piece is inside.
const RING_RADIUS: f64 = 33.0;
/// The same beside the `+` of DVONN pieces; width of the `+`, space before it, and from one to the next.
const DVONN_DIGIT_SIZE: f64 = 27.0;
const DVONN_TWO_DIGIT_SIZE: f64 = 22.5;
const PLUS_SIZE: f64 = 9.0;
const PLUS_GAP: f64 = 7.0;
const PLUS_STEP: f64 = 14.0;

/// Whether a diagram marks the stacks that all six neighbours enclose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum BlockedStacks {
    /// They look like all others.
    #[default]
    Unmarked,
    /// A hexagon is drawn around each.
    Marked,
}

/// A position, ready to be drawn.
///
/// ```
/// use dvonn_core::{Notation, Position};
/// use dvonn_view::{Diagram, Theme};
///
/// let svg = Diagram::new(&Position::START)
///     .coordinates(Some(Notation::Standard))
///     .theme(Theme::Dark)
///     .width(640)
///     .caption("The empty board")
///     .to_svg();
/// assert!(svg.contains("<title>The empty board</title>"));
/// ```
#[derive(Clone, Debug)]
pub struct Diagram {
    position: Position,
    coordinates: Option<Notation>,
    orientation: Orientation,
    theme: Theme,
    width: u32,
    last_move: Option<Move>,
    removed: CellSet,
    ghosts: CellMap<Option<Stack>>,
    arrows: Vec<(Cell, Cell)>,
    marked: CellSet,
    blocked: BlockedStacks,
    caption: Option<String>,
    description: Option<String>,
}

impl Diagram {
    /// A lying board for print, 800 pixels wide, without coordinates or marks.
    pub fn new(position: &Position) -> Diagram {
        Diagram {
            position: *position,
            coordinates: None,
            orientation: Orientation::Lying,
            theme: Theme::Print,
            width: 800,
            last_move: None,
            removed: CellSet::EMPTY,
            ghosts: CellMap::default(),
            arrows: Vec::new(),
            marked: CellSet::EMPTY,
            blocked: BlockedStacks::Unmarked,
            caption: None,
            description: None,
        }
    }

    /// Names rows and columns on the rim, or leaves the rim plain.
    #[must_use]
    pub fn coordinates(mut self, notation: Option<Notation>) -> Diagram {
        self.coordinates = notation;
        self
    }

    /// Turns the board.
    #[must_use]
    pub fn orientation(mut self, orientation: Orientation) -> Diagram {
        self.orientation = orientation;
        self
    }

    /// Chooses the colours.
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> Diagram {
        self.theme = theme;
        self
    }

    /// Sets the width in pixels, at least one; the height follows. Coordinates need about 400 to be read.
    #[must_use]
    pub fn width(mut self, pixels: u32) -> Diagram {
        self.width = pixels.max(1);
        self
    }

    /// Shows where the last move began and ended and the line between.
    #[must_use]
    pub fn last_move(mut self, mv: impl Into<Option<Move>>) -> Diagram {
        self.last_move = mv.into();
        self
    }

    /// Shows cells whose stacks left the game: faded if the stack still stands in the position shown, otherwise
    /// as a broken ring.
    #[must_use]
    pub fn removed(mut self, cells: CellSet) -> Diagram {
        self.removed = cells;
        self
    }

    /// Like [`Diagram::removed`], but the stacks are shown, faded, as they stood in an earlier position.
    #[must_use]
    pub fn removed_since(mut self, before: &Position, cells: CellSet) -> Diagram {
        for cell in cells {
            self.ghosts[cell] = before.stack(cell);
        }
        self.removed(cells)
    }

    /// Adds an arrow, which hops over what lies between.
    #[must_use]
    pub fn arrow(mut self, from: Cell, to: Cell) -> Diagram {
        self.arrows.push((from, to));
        self
    }

    /// Puts a broken ring around these cells.
    #[must_use]
    pub fn marked(mut self, cells: CellSet) -> Diagram {
        self.marked = cells;
        self
    }

    /// Says whether enclosed stacks are marked; during placement there are none.
    #[must_use]
    pub fn blocked(mut self, blocked: BlockedStacks) -> Diagram {
        self.blocked = blocked;
        self
    }

    /// Sets the title, which is read out or shown as a tooltip, not drawn.
    #[must_use]
    pub fn caption(mut self, caption: impl Into<String>) -> Diagram {
        self.caption = Some(caption.into());
        self
    }

    /// Sets the text that replaces the picture for who cannot see it. The position text follows it in any case.
    #[must_use]
    pub fn description(mut self, description: impl Into<String>) -> Diagram {
        self.description = Some(description.into());
        self
    }

    /// The picture.
    pub fn to_svg(&self) -> String {
        let mut svg = String::new();
        self.write_svg(&mut svg).expect("writing to a string cannot fail");
        svg
    }

    fn write_svg(&self, out: &mut String) -> fmt::Result {
        let palette = self.theme.palette();
        let frame = self.frame();
        let (width, height) = (frame.width(), frame.height());
        let pixels = f64::from(self.width);
        writeln!(
            out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" version="1.1" role="img" width="{}" height="{}" viewBox="{} {} {} {}" fill="none" stroke-linecap="round" stroke-linejoin="round">"#,
            self.width,
            Number((pixels * height / width).round().max(1.0)),
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

    fn rim(&self) -> f64 {
        if self.coordinates.is_some() { RIM_WITH_LABELS } else { PLAIN_RIM }
    }

    /// The border of the picture.
    fn frame(&self) -> Bounds {
        Bounds::around(&self.outline(INNER_EDGE + self.rim())).grown(MARGIN)
    }

    /// The node of a cell in the picture.
    fn node(&self, cell: Cell) -> Point {
        scaled(center(cell, self.orientation))
    }

    /// The corners of a hexagon whose sides lie a distance outside the outer nodes.
    fn outline(&self, distance: f64) -> [Point; 6] {
        outline(distance / UNIT, self.orientation).map(scaled)
    }

    fn draw_board(&self, out: &mut String, palette: &Palette, frame: &Bounds) -> fmt::Result {
        // Larger than the picture: whole pixels do not fit its proportions exactly.
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
        // A round pen around a smaller hexagon gives rounded corners.
        let bodies = [
            (INNER_EDGE + self.rim(), palette.rim_edge, 34.0),
            (INNER_EDGE + self.rim() - 2.0, palette.rim, 32.0),
            (INNER_EDGE + 1.5, palette.rim_edge, 18.0),
            (INNER_EDGE, palette.board, 16.5),
        ];
        for (distance, color, pen) in bodies {
            let corners: Vec<String> =
                self.outline(distance - pen).iter().map(|corner| Place(*corner).to_string()).collect();
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
            write!(out, "M{}L{}", Place(self.node(from)), Place(self.node(to)))?;
        }
        writeln!(out, r#""/>"#)?;
        // A point without length, drawn with a round pen, is a dot.
        write!(out, r#"<path stroke="{}" stroke-width="11" d=""#, palette.node)?;
        for cell in Cell::ALL {
            write!(out, "M{}h.01", Place(self.node(cell)))?;
        }
        writeln!(out, r#""/>"#)
    }

    fn draw_labels(&self, out: &mut String, palette: &Palette, notation: Notation) -> fmt::Result {
        // Along the lines of the grid the rim is farther away than across.
        let edge = INNER_EDGE / UNIT / SIN_60;
        let middle = (INNER_EDGE + self.rim() / 2.0) / UNIT / SIN_60;
        let beyond = |label: &Label, distance: f64| {
            let (columns, rows) = label.direction.offset();
            let column = f64::from(label.cell.column()) + f64::from(columns) * distance;
            let row = f64::from(label.cell.row()) + f64::from(rows) * distance;
            scaled(grid_point(column, row, self.orientation))
        };
        let labels = labels(notation);
        // The lines of the grid lead to their names.
        write!(out, r#"<path stroke="{}" stroke-width="1.5" d=""#, palette.line)?;
        for label in &labels {
            write!(out, "M{}L{}", Place(self.node(label.cell)), Place(beyond(label, edge)))?;
        }
        writeln!(out, r#""/>"#)?;
        let pen = Pen { color: palette.label, width: 2.6 };
        for label in &labels {
            draw_text(out, &label.text, beyond(label, middle), LABEL_SIZE, pen)?;
        }
        Ok(())
    }

    /// The line that the last move took, below all stacks.
    fn draw_travel(&self, out: &mut String, palette: &Palette, mv: Move) -> fmt::Result {
        if let Move::Stack { from, to } = mv {
            writeln!(
                out,
                r#"<path stroke="{}" stroke-width="9" d="M{}L{}"/>"#,
                palette.pick,
                Place(self.node(from)),
                Place(self.node(to)),
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
        // From the back to the front, as stacks are seen slightly from above.
        let mut cells = Cell::ALL;
        cells.sort_by(|one, other| {
            let (one, other) = (self.node(*one), self.node(*other));
            one.y.total_cmp(&other.y).then(one.x.total_cmp(&other.x))
        });
        for cell in cells {
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

    /// What fell off: a broken outline, and inside it the stack, faded, if it is known.
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
        }
        writeln!(
            out,
            r#"<path stroke="{}" stroke-width="2.5" stroke-dasharray="8 8" d="{shape}"/>"#,
            palette.blocked,
        )
    }

    /// A stack with its middle over the node: half of its layers below, half above.
    fn draw_stack(&self, out: &mut String, palette: &Palette, node: Point, stack: Stack) -> fmt::Result {
        let layers = shown_layers(stack);
        let lift = lift(stack);
        let colors = match stack.owner() {
            Some(Color::White) => &palette.white,
            Some(Color::Black) => &palette.black,
            None => &palette.dvonn,
        };
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
        draw_disc(out, top, RADIUS, colors.face, colors.rim, 3.0)?;
        match stack.owner() {
            None => draw_star(out, top, self.orientation, colors),
            Some(owner) if stack.height() == 1 => draw_single_mark(out, top, owner, colors),
            Some(_) => draw_height(out, top, stack, colors),
        }
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
            Some(Move::Stack { to: cell, .. } | Move::Place(cell)) => Some(cell),
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
        // Enclosed neighbours share a side; a stack that is not enclosed has an empty neighbour, and so an open side.
        let corners = hexagon(cell, self.orientation).map(|corner| Place(scaled(corner)).to_string());
        writeln!(out, r#"<path stroke="{color}" stroke-width="2.5" d="M{}z"/>"#, corners.join("L"))
    }

    fn draw_arrow(&self, out: &mut String, palette: &Palette, from: Cell, to: Cell) -> fmt::Result {
        if from == to {
            return Ok(());
        }
        let Bow { curve, head } = Bow::new(center(from, self.orientation), center(to, self.orientation));
        let [start, first, second, end] = curve.map(|point| Place(scaled(point)));
        let curve = format!("M{start}C{first} {second} {end}");
        let [left, tip, right] = head.map(|point| Place(scaled(point)));
        for (color, line, edge) in [(palette.board, 15.0, 8.0), (palette.accent, 8.0, 2.0)] {
            writeln!(
                out,
                r#"<g stroke="{color}"><path stroke-width="{}" d="{curve}"/><path fill="{color}" stroke-width="{}" d="M{left}L{tip}L{right}z"/></g>"#,
                Number(line),
                Number(edge),
            )?;
        }
        Ok(())
    }
}

const SIN_60: f64 = 0.866_025_403_784_438_6;

fn scaled(point: Point) -> Point {
    Point::new(point.x * UNIT, point.y * UNIT)
}

/// Layers drawn below the top piece.
fn shown_layers(stack: Stack) -> u8 {
    (stack.height() - 1).min(MOST_LAYERS)
}

/// How far the top piece lies above the node and the lowest layer below it.
fn lift(stack: Stack) -> f64 {
    f64::from(shown_layers(stack)) * LAYER / 2.0
}

/// The outline of a stack at some distance: a circle, longer by the height of the layers.
fn silhouette(node: Point, stack: Option<Stack>, radius: f64) -> String {
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

/// The DVONN piece's own mark: a ring and a star in the six directions of the board.
fn draw_star(out: &mut String, place: Point, orientation: Orientation, colors: &PieceColors) -> fmt::Result {
    let rays = match orientation {
        Orientation::Lying => "M-14 0H14M-7-12.1 7 12.1M-7 12.1 7-12.1",
        Orientation::Upright => "M0-14V14M-12.1-7 12.1 7M12.1-7-12.1 7",
    };
    writeln!(
        out,
        r#"<g transform="translate({})" stroke="{}" stroke-width="4"><circle r="27"/><path stroke-width="6" d="{rays}"/></g>"#,
        Place(place),
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

/// How high the digits are beside a `+`.
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
    // The signs stand one above the other, so that the number keeps its size.
    let mut sign = Point::new(
        left + number_width + PLUS_GAP + PLUS_SIZE / 2.0,
        top.y - f64::from(stack.dvonns() - 1) * PLUS_STEP / 2.0,
    );
    let half = PLUS_SIZE / 2.0;
    write!(out, r#"<path stroke="{color}" stroke-width="3.4" d=""#)?;
    for _ in 0..stack.dvonns() {
        write!(out, "M{}h{}", Place(Point::new(sign.x - half, sign.y)), Number(PLUS_SIZE))?;
        write!(out, "M{}v{}", Place(Point::new(sign.x, sign.y - half)), Number(PLUS_SIZE))?;
        sign.y += PLUS_STEP;
    }
    writeln!(out, r#""/>"#)
}

/// What a text is drawn with.
#[derive(Clone, Copy)]
struct Pen<'a> {
    color: &'a str,
    width: f64,
}

/// A text whose digits are `size` high, with its middle on a point.
fn draw_text(out: &mut String, text: &str, middle: Point, size: f64, pen: Pen<'_>) -> fmt::Result {
    let scale = size / CAP_HEIGHT;
    let line = SetLine::new(text);
    let corner = Point::new(middle.x - line.width / 2.0 * scale, middle.y - line.middle * scale);
    write!(
        out,
        r#"<g transform="translate({}) scale({})" stroke="{}" stroke-width="{}">"#,
        Place(corner),
        Number(scale),
        pen.color,
        Number(pen.width / scale),
    )?;
    for (begin, glyph) in line.glyphs {
        match Number(begin).to_string().as_str() {
            "0" => write!(out, r#"<path d="{}"/>"#, glyph.path)?,
            begin => write!(out, r#"<path transform="translate({begin})" d="{}"/>"#, glyph.path)?,
        }
    }
    writeln!(out, "</g>")
}

/// A number with at most two decimals and nothing superfluous.
struct Number(f64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.2}", self.0);
        match text.trim_end_matches('0').trim_end_matches('.') {
            "-0" => f.write_str("0"),
            text => f.write_str(text),
        }
    }
}

/// A point as two numbers.
struct Place(Point);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Number(self.0.x), Number(self.0.y))
    }
}

/// A point as the attributes of a circle.
struct Center(Point);

impl fmt::Display for Center {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, r#"cx="{}" cy="{}""#, Number(self.0.x), Number(self.0.y))
    }
}

/// A text from outside as XML character data.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '\t' | '\n' => f.write_char(character)?,
                // Characters that XML 1.0 cannot hold, not even escaped.
                '\0'..' ' | '\u{fffe}' | '\u{ffff}' => f.write_char('\u{fffd}')?,
                _ => f.write_char(character)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn numbers_are_short() {
        for (number, text) in
            [(1.0, "1"), (-0.001, "0"), (0.5, "0.5"), (86.602_54, "86.6"), (-1.005, "-1"), (100.0, "100")]
        {
            assert_eq!(Number(number).to_string(), text);
        }
    }
}
