//! Diagrams of a position as SVG, for print and for web pages.
//!
//! A stack is shown by its top piece, with its height as a number from two upwards and a few layers below it. DVONN
//! pieces inside are shown in three ways: a red number in a ring, a `+` for each, and a red layer for each. No
//! information depends on colour alone: white pieces have a hollow mark, black ones a solid dot, and the DVONN piece a
//! star in the six directions of the board.
//!
//! The result is a standalone SVG 1.1 image without fonts, style sheets, scripts or identifiers. It looks the same
//! everywhere, and a page can contain several. Equal diagrams give equal text.

mod draw;
mod piece;
mod sheet;
mod svg;

pub use sheet::Sheet;

use dvonn_core::{Cell, CellMap, CellSet, Move, Notation, Position, Stack};

use crate::geometry::Orientation;
use crate::palette::Theme;

/// Whether a diagram marks the stacks that all six neighbours enclose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum BlockedStacks {
    /// They look like all other stacks.
    #[default]
    Unmarked,
    /// Each has a hexagon around it.
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
    /// A horizontal board for print, 800 pixels wide, without coordinates or marks.
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

    /// Labels rows and columns on the rim, or leaves the rim plain.
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

    /// Sets the width in pixels, at least one; the height follows. Coordinates are readable from about 400 pixels.
    #[must_use]
    pub fn width(mut self, pixels: u32) -> Diagram {
        self.width = pixels.max(1);
        self
    }

    /// Shows where the last move began and ended, and the line between.
    #[must_use]
    pub fn last_move(mut self, mv: impl Into<Option<Move>>) -> Diagram {
        self.last_move = mv.into();
        self
    }

    /// Shows cells whose stacks fell off: faded if the stack is still on the board shown, otherwise as a dashed ring.
    #[must_use]
    pub fn removed(mut self, cells: CellSet) -> Diagram {
        self.removed = cells;
        self
    }

    /// Like [`Diagram::removed`], but shows the stacks faded, as they stood in an earlier position.
    #[must_use]
    pub fn removed_since(mut self, before: &Position, cells: CellSet) -> Diagram {
        for cell in cells {
            self.ghosts[cell] = before.stack(cell);
        }
        self.removed(cells)
    }

    /// Adds an arrow, straight along its line.
    #[must_use]
    pub fn arrow(mut self, from: Cell, to: Cell) -> Diagram {
        self.arrows.push((from, to));
        self
    }

    /// Puts a dashed ring around these cells.
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

    /// Sets the title, which is read aloud or shown as a tooltip, but not drawn.
    #[must_use]
    pub fn caption(mut self, caption: impl Into<String>) -> Diagram {
        self.caption = Some(caption.into());
        self
    }

    /// Sets the text for people who cannot see the image. The position text is always appended.
    #[must_use]
    pub fn description(mut self, description: impl Into<String>) -> Diagram {
        self.description = Some(description.into());
        self
    }

    /// The image.
    pub fn to_svg(&self) -> String {
        let mut svg = String::new();
        self.write_svg(&mut svg).expect("writing to a string cannot fail");
        svg
    }
}
