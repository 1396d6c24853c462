//! What a DVONN board shows, without a screen: where the cells lie, the board in text, and diagrams.
//!
//! Nothing here draws on anything: the terminal, the browser and the printer receive values and text and give
//! them colour, pixels or ink. Which moves are legal is asked of `dvonn-core`, never decided here.
//!
//! ```
//! use dvonn_core::{Notation, Position};
//! use dvonn_view::{Diagram, TextBoard, Theme};
//!
//! let position: Position =
//!     "......W3+../.....W5.BB6B5+/.....B2W3+.B5W2./......W4..B2/......... W M".parse()?;
//!
//! let board = TextBoard::new(&position).to_string();
//! assert!(board.contains("5    ·     ·     ·     ·     ·     ·     W3+   ·     ·    5"));
//!
//! let svg = Diagram::new(&position).coordinates(Some(Notation::Newsletter)).theme(Theme::Light).to_svg();
//! assert!(svg.starts_with("<svg "));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod diagram;
mod geometry;
mod glyph;
mod label;
mod palette;
mod text_board;

pub use diagram::{BlockedStacks, Diagram};
pub use geometry::{Bounds, Orientation, Point, bounds, center, lines, nearest};
pub use palette::Theme;
pub use text_board::{Span, Style, TextBoard};
