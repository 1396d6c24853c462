//! Puzzles: late positions in which one move is proved to be clearly better than all others.
//!
//! A puzzle is a generated [`Exercise`]: the student has to find the clearly best move, and again after each reply of the
//! solution, so a puzzle is answered, judged and shown exactly as a step of the course.

mod collection;
mod proof;
mod themes;
mod training;

use std::fmt;
use std::str::FromStr;

use dvonn_core::{Color, Move, Movement};

#[cfg(feature = "embedded-puzzles")]
pub use collection::PUZZLES;
pub use collection::{Collection, CollectionError};
pub(crate) use proof::clearly_worse;
pub use proof::{Flaw, Proof, Prover};
pub use themes::Themes;
pub use training::{Standing, Training, Trial};

use crate::exercise::{Exercise, Keep, Match, Task, Until};
use crate::{Attempt, Measure, Opponent, Reason, StepTexts, TextKey, reasons, themes};

/// A position with one clearly best move, and the line that proves it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The position. The side to move is the student's.
    pub start: Movement,
    /// The line, and what it is worth.
    pub proof: Proof,
    /// What the solution is an example of.
    pub themes: Themes,
    /// How hard it is, on the scale on which level 1 of the computer has 1000 points.
    pub rating: u16,
    /// The number of the game it comes from; the collection says how those games were played.
    pub game: u32,
}

/// The name of a puzzle, from the hash of its position. It stays the same in every collection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PuzzleId(u32);

/// What the student has to achieve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PuzzleAim {
    /// A win; every other move draws or loses.
    Win,
    /// A draw; every other move loses.
    Draw,
    /// As many pieces as possible: the result stays the same, but every other move costs at least three pieces.
    Pieces,
}

impl Puzzle {
    /// The name.
    pub fn id(&self) -> PuzzleId {
        PuzzleId((self.start.key() >> 32) as u32)
    }

    /// The student's colour.
    pub fn side(&self) -> Color {
        self.start.turn()
    }

    /// The student's own moves in the solution.
    pub fn own_moves(&self) -> usize {
        self.proof.own_moves()
    }

    /// What the student has to achieve.
    pub fn aim(&self) -> PuzzleAim {
        match (self.proof.value, self.proof.next) {
            (1.., ..=0) => PuzzleAim::Win,
            (0, _) => PuzzleAim::Draw,
            _ => PuzzleAim::Pieces,
        }
    }

    /// The reasons why the first move of the solution is right, as far as the rules decide them.
    pub fn reasons(&self) -> Vec<Reason> {
        reasons(&self.start.into(), self.key_move(), &[])
    }

    /// What the solution is an example of, by the reasons for its first move.
    pub fn find_themes(&self) -> Themes {
        themes(&self.reasons()).into_iter().collect()
    }

    /// The exercise: to find the clearly best move, as often as the solution has one.
    pub fn exercise(&self) -> Exercise {
        Exercise {
            start: self.start.into(),
            shown: Vec::new(),
            task: Task::Play(Match {
                side: self.side(),
                until: Until::Moves(self.own_moves()),
                opponent: Opponent::Given,
                keep: Keep::Best,
            }),
            accepted: Vec::new(),
            replies: self.proof.replies(),
        }
    }

    /// The texts of the exercise.
    pub fn texts(&self) -> StepTexts {
        let task = match self.aim() {
            PuzzleAim::Win => TextKey("puzzle-task-win"),
            PuzzleAim::Draw => TextKey("puzzle-task-draw"),
            PuzzleAim::Pieces => TextKey("puzzle-task-pieces"),
        };
        StepTexts {
            task,
            hint: TextKey("puzzle-hint"),
            right: TextKey("puzzle-right"),
            mistakes: &[],
            facts: &[("color", Measure::Turn)],
        }
    }

    /// Begins the puzzle.
    pub fn attempt(&self) -> Attempt {
        Attempt::new(self.exercise(), self.texts())
    }

    /// The first move of the solution.
    pub fn key_move(&self) -> Move {
        self.proof.line[0]
    }
}

/// Eight hexadecimal digits.
impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

/// Why a text is not the name of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the name of a puzzle has eight hexadecimal digits")]
pub struct PuzzleIdError;

impl FromStr for PuzzleId {
    type Err = PuzzleIdError;

    fn from_str(text: &str) -> Result<PuzzleId, PuzzleIdError> {
        let is_plain = text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = u32::from_str_radix(text, 16).ok().filter(|_| is_plain);
        number.map(PuzzleId).ok_or(PuzzleIdError)
    }
}

dvonn_core::serde_by_text!(PuzzleId);
