//! The bad moments of a person's own games, which come back until they are solved, at growing intervals.
//!
//! Days are counted from 1 January 1970. Nothing here reads a clock: the day is an argument.

use dvonn_core::{Move, Position};
use serde::{Deserialize, Serialize};

use crate::exercise::{Exercise, Task};
use crate::{Assessed, Attempt, Fact, Measure, Objective, ReviewedPly, StepTexts, TextKey, Theme, Trial};

/// After so many days a moment comes back once it was solved for the first, second … time in a row. After the last it is
/// learnt and does not come back.
const INTERVALS: [u32; 4] = [1, 3, 7, 21];
/// More moments than this are not kept.
const MOST_OWN: usize = 200;

/// A position of a person's own game and the bad move that was played there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnMoment {
    /// The position before the move.
    pub position: Position,
    /// The bad move.
    pub played: Move,
    /// What the better move is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<Theme>,
    /// The day from which it is asked again.
    due: u32,
    /// How often in a row it was solved.
    #[serde(default)]
    solved: usize,
}

impl OwnMoment {
    /// The moment of a reviewed game, to be asked from this day on.
    pub fn new(ply: &ReviewedPly, today: u32) -> OwnMoment {
        OwnMoment { position: ply.before, played: ply.played.mv, theme: ply.theme(), due: today, solved: 0 }
    }

    /// The moves that are good enough, given all moves with their scores, best first: those that would not be a slip themselves. The
    /// move that was played is not one of them, unless the engine has changed its mind.
    pub fn good_moves(&self, found: &[Assessed]) -> Vec<Move> {
        let Some(best) = found.first() else { return Vec::new() };
        let ply = |played: &Assessed| ReviewedPly {
            before: self.position,
            played: played.clone(),
            best: best.clone(),
            next: None,
        };
        let good = found.iter().filter(|found| ply(found).slip().is_none()).map(|found| found.mv);
        let (good, played): (Vec<Move>, Vec<Move>) = good.partition(|mv| *mv != self.played);
        if good.is_empty() { played } else { good }
    }

    /// Begins the exercise: to find one of these moves, each of which is good enough, the best one first.
    pub fn attempt(&self, accepted: Vec<Move>) -> Attempt {
        let exercise = Exercise {
            start: self.position,
            shown: Vec::new(),
            task: Task::Move(Objective::Accepted),
            accepted,
            replies: Vec::new(),
        };
        let texts = StepTexts {
            task: TextKey("own-task"),
            hint: TextKey("puzzle-hint"),
            right: TextKey("own-right"),
            mistakes: &[],
            facts: &[("color", Measure::Turn)],
        };
        Attempt::new(exercise, texts).with_fact("played", Fact::Move(self.played))
    }

    /// Whether it is asked on this day.
    pub fn is_due(&self, today: u32) -> bool {
        !self.is_learnt() && self.due <= today
    }

    /// Whether it was solved often enough and does not come back.
    pub fn is_learnt(&self) -> bool {
        self.solved > INTERVALS.len()
    }

    /// Records an answer: a right one lets it come back later than before, a wrong one tomorrow.
    fn answer(&mut self, trial: Trial, today: u32) {
        self.solved = if trial == Trial::Solved { self.solved + 1 } else { 0 };
        let days = match self.solved {
            0 => INTERVALS[0],
            solved => INTERVALS[solved.min(INTERVALS.len()) - 1],
        };
        self.due = today.saturating_add(days);
    }
}

/// The moments of a person's own games, in the order in which they were found.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OwnMoments(Vec<OwnMoment>);

impl OwnMoments {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a moment, unless its position is known. If there are too many, the one that is known best goes.
    pub fn add(&mut self, moment: OwnMoment) {
        if self.get(&moment.position).is_some() {
            return;
        }
        self.0.push(moment);
        if self.0.len() > MOST_OWN {
            let best_known = (0..MOST_OWN).max_by_key(|&index| (self.0[index].solved, self.0[index].due));
            self.0.remove(best_known.expect("there are many"));
        }
    }

    /// The moment with this position.
    pub fn get(&self, position: &Position) -> Option<&OwnMoment> {
        self.0.iter().find(|moment| moment.position == *position)
    }

    /// How many are asked on this day.
    pub fn due(&self, today: u32) -> usize {
        self.0.iter().filter(|moment| moment.is_due(today)).count()
    }

    /// How many are not learnt yet.
    pub fn open(&self) -> usize {
        self.0.iter().filter(|moment| !moment.is_learnt()).count()
    }

    /// The moment to ask next on this day: the one that waits the longest.
    pub fn next(&self, today: u32) -> Option<&OwnMoment> {
        self.0.iter().filter(|moment| moment.is_due(today)).min_by_key(|moment| moment.due)
    }

    /// Records an answer to the moment with this position, if there is one.
    pub fn answer(&mut self, position: &Position, trial: Trial, today: u32) {
        if let Some(moment) = self.0.iter_mut().find(|moment| moment.position == *position) {
            moment.answer(trial, today);
        }
    }

    /// Adds the moments of another device. Of one that both have, the state that was answered last counts.
    pub fn join(&mut self, elsewhere: OwnMoments) {
        for moment in elsewhere.0 {
            match self.0.iter_mut().find(|own| own.position == moment.position) {
                Some(own) if (own.due, own.solved) < (moment.due, moment.solved) => *own = moment,
                Some(_) => {}
                None => self.add(moment),
            }
        }
    }
}
