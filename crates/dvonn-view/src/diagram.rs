//! Diagrams of a position as SVG, for print and for web pages.
//!
//! A stack is shown by its top piece, with its height as a number from two upwards and a few layers below it.
//! DVONN pieces inside show three times: a red number within a ring, a `+` for each, and a red layer for each.
//! Nothing relies on colour: white pieces carry a hollow mark and black ones a solid dot, the DVONN piece a star
//! in the six directions of the board.
//!
//! The text is a standalone SVG 1.1 picture without fonts, style sheets, scripts or identifiers: it is drawn the
//! same everywhere, and several may stand in one page. Equal diagrams give equal text.

mod draw;
mod piece;
mod svg;

use dvonn_core::{Cell, CellMap, CellSet, Move, Notation, Position, Stack};

use crate::geometry::Orientation;
use crate::palette::Theme;

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
}
