//! Analysis: a board, lines of play, and the engine's evaluations.

mod analyst;
mod board_side;
mod engine_card;
mod evaluation_bar;
mod export_sheet;
mod graph_card;
mod inbox;
mod open_sheet;
mod page;
mod reviewing;
mod setup_editor;
mod tabs;
mod tools;
mod trying;
mod variations_card;
mod walk;

use analyst::Analyst;
pub(crate) use inbox::{Arrival, Inbox};
pub(crate) use page::AnalysePage;
