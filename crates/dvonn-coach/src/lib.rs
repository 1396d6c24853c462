//! What a position teaches: a course that checks what the student does, and the rules book.
//!
//! The course is data: [`COURSE`] is a table of chapters, and a [`Step`] says what stands on the board, what is to be
//! done, which answers are typical mistakes, and which texts are told. An [`Attempt`] is one student at one step: it
//! takes answers and gives reactions, and touches nothing outside itself, so that the browser and the terminal use it
//! alike. What is right is found by the rules and the solver; what is said is a key and facts, and the words stand in
//! `dvonn-text`.

mod attempt;
mod course;
mod fact;
mod judge;
mod marked;
mod objective;
mod opponent;
mod progress;
mod quantity;
mod reaction;
mod remark;
mod rulebook;
mod step;
mod wrong;

pub use attempt::Attempt;
pub use course::COURSE;
pub use fact::{Fact, Facts, Message};
pub use marked::Marked;
pub use objective::Objective;
pub use opponent::Opponent;
pub use progress::{Progress, ProgressError};
pub use quantity::Quantity;
pub use reaction::{Hint, Input, Reaction, Show, Solution, Why};
pub use remark::Remark;
pub use rulebook::{Block, DIFFERENCES, Difference, Figure, RULES, Section};
pub use step::{Chapter, Keep, Measure, Mistake, Step, Task, Until, When};
