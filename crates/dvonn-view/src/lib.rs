//! What a DVONN board shows, independent of any screen: geometry, text boards, diagrams, and everything an interactive
//! board needs: scenes, selection, highlights, consequences, keyboard focus and animation plans.
//!
//! Nothing here draws on a screen: the terminal, the browser and the printer receive values and text. `dvonn-core`
//! decides which moves are legal.
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

mod animation;
mod arrow;
mod brush;
mod consequence;
mod context;
mod diagram;
mod facing;
mod focus;
mod geometry;
mod glyph;
mod highlight;
mod label;
mod lifeline;
mod mark;
mod palette;
#[cfg(feature = "png")]
mod png;
mod queue;
mod rim;
mod scene;
mod selection;
mod stack_plan;
mod text_board;
mod tower;
mod typing;
mod view_settings;
mod wrapped;

pub use animation::{Animation, FallingStack, Flight};
pub use arrow::{Arrow, ArrowPath};
pub use brush::Brush;
pub use consequence::Consequence;
pub use context::Context;
pub use diagram::{BlockedStacks, Diagram, Sheet};
pub use facing::Facing;
pub use focus::FocusStep;
pub use geometry::{Bounds, Orientation, Point, back_to_front, bounds, center, lines, nearest};
pub use highlight::{Highlights, Reach};
pub use lifeline::{Lifeline, lifelines};
pub use mark::Mark;
pub use palette::Theme;
#[cfg(feature = "png")]
pub use png::png;
pub use rim::{Rim, RimLabel};
pub use scene::{Control, Scene};
pub use selection::{Intent, PressError, Response, Selection};
pub use stack_plan::{RADIUS, Slab, StackPlan};
pub use text_board::{Span, Style, TextBoard};
pub use tower::tower;
pub use typing::{Typed, Typing};
pub use view_settings::{Confirm, Motion, Overlays, ViewSettings};
pub use wrapped::wrapped;
