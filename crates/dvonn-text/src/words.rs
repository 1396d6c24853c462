//! Describes facts of the rules, games, records and lessons in words.
//!
//! Each function takes the texts of a language and a value of `dvonn-core`, `dvonn-game` or `dvonn-coach`, and names
//! cells in the notation of the reader's board. Sentences end with a full stop; reasons and descriptions do not,
//! because they become parts of sentences.

mod advice;
mod ending;
mod lesson;
mod name;
mod played;
mod puzzle;
mod record;
mod refusal;
mod review;
mod review_sheet;
mod setup;
mod stack;
mod text;
mod turn;
mod worth;

pub use advice::{hint, hints_used, move_reason, move_reasons, oversight};
pub use ending::{ending, outcome, result};
pub use lesson::{passage, progress_error, remark};
pub use name::{cells, color, phase, piece, side};
pub use played::{Fall, announce, consequence, fall, fall_there, played};
pub use puzzle::puzzle_rating;
pub use record::{export_error, lost, place, players, read_error, reason, repair};
pub use refusal::{ending_error, game_error, press_error, refusal, time_control_error};
pub use review::{better_move, class_mark, review_accuracy, review_placements, review_summary, slip};
pub use review_sheet::{moment, moment_diagram, moment_picture, review_sheet, review_title};
pub use setup::{setup_error, setup_errors};
pub use stack::{layers, mobility, stack};
pub use text::{no_move, no_position, stack_error};
pub use turn::{score, turn};
pub use worth::{chance, worth};
