//! What a DVONN board shows, without a screen: where the cells lie, the board in text, diagrams, and all that a board
//! under somebody's hand needs: selection, highlights, consequences, the way of the keyboard and of the stacks.
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

mod ahead;
mod animation;
mod bow;
mod brush;
mod consequence;
mod diagram;
mod facing;
mod geometry;
mod glyph;
mod highlight;
mod label;
mod lifeline;
mod look;
mod palette;
mod roving;
mod selection;
mod stack_plan;
mod text_board;
mod typing;

pub use animation::{Animation, Fall, Flight};
pub use bow::Bow;
pub use brush::Brush;
pub use consequence::Consequence;
pub use diagram::{BlockedStacks, Diagram};
pub use facing::{EdgeLabel, Facing};
pub use geometry::{Bounds, Orientation, Point, bounds, center, lines, nearest};
pub use highlight::{Highlights, Reach};
pub use lifeline::{Lifeline, lifelines};
pub use look::{Confirm, Hands, Look, Motion, Overlays};
pub use palette::Theme;
pub use roving::Step;
pub use selection::{Aim, Refusal, Reply, Selection, Table};
pub use stack_plan::{RADIUS, Slab, StackPlan};
pub use text_board::{Span, Style, TextBoard};
pub use typing::{Typed, Typing};
