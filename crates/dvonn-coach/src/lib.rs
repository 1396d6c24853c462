//! A course that checks the student's answers, the review of a game, and the rules book.
//!
//! The course is data: [`COURSE`] is a table of chapters, and a [`Step`] is an [`Exercise`] with its texts. An
//! [`Attempt`] judges the answers to one exercise; a [`Lesson`] is an attempt on screen, with its films, remarks and help.
//! Both are plain values that the page and the terminal share. A [`Review`] marks the bad moves of a game, given the
//! engine's scores. A [`Reason`] is a fact about a move, and a [`Theme`] what it is about; [`Advice`] is a hint made of reasons. The rules and the solver decide what is right. Texts are keys with facts, which `dvonn-text` turns into
//! words.

mod advice;
mod attempt;
mod change;
mod course;
mod exercise;
mod fact;
mod film;
mod judge;
mod lesson;
mod marked;
mod objective;
mod opponent;
mod oversight;
mod own;
mod path;
mod progress;
mod puzzle;
mod quantity;
mod reaction;
mod reason;
mod region;
mod remark;
mod review;
mod rulebook;
mod step;
mod step_index;
mod strength;
mod theme;
mod why;
mod wrong;

pub use advice::{Advice, AdviceStep, area};
pub use attempt::Attempt;
pub use course::{COURSE, RULE_CHAPTERS};
pub use exercise::{Exercise, Keep, Match, Task, Until};
pub use fact::{Fact, Facts, Passage, TextKey};
pub use film::{FilmPace, Frame};
pub use judge::Judge;
pub use lesson::{Help, Lesson, Mood};
pub use marked::Marked;
pub use objective::Objective;
pub use opponent::Opponent;
pub use oversight::Oversight;
pub use own::{OwnMoment, OwnMoments};
pub use path::{Learner, NextStep};
pub use progress::{Progress, ProgressError};
#[cfg(feature = "embedded-puzzles")]
pub use puzzle::PUZZLES;
pub use puzzle::{
    Collection, CollectionError, Flaw, Proof, Prover, Puzzle, PuzzleAim, PuzzleId, PuzzleIdError, Standing,
    Themes, Training, Trial,
};
pub use quantity::Quantity;
pub use reaction::{Hint, Input, Reaction, Show, Solution, Why};
pub use reason::{CutBy, Gap, Reason, drawbacks, reasons, themes};
pub use region::Region;
pub use remark::Remark;
pub use review::{Assessed, Assessment, Class, Review, ReviewedPly, Slip, Stage, Summary};
pub use rulebook::{Block, DIFFERENCES, Difference, Figure, RULES, Section};
pub use step::{Chapter, Measure, Mistake, Step, StepTexts, When};
pub use step_index::StepIndex;
pub use strength::{LevelResult, matched_level};
pub use theme::{ParseThemeError, Theme};
