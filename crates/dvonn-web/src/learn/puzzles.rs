//! Puzzles: rated training, by theme, the puzzle of the day, sprints, and the moments of the person's own games.
//!
//! A puzzle is a lesson like any step of the course. The file of puzzles is fetched when somebody first opens one of these
//! pages, and kept with the page for use offline.

mod after;
mod overview;
mod own;
mod page;
mod puzzle_view;
mod shelf;
mod sprint;
mod training;

pub(crate) use overview::PuzzlesPage;
pub(crate) use page::PuzzlePage;
