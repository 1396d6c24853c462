//! What a person has done with puzzles: the rating, the puzzles seen, and the runs of successes.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use super::{Collection, Puzzle, PuzzleId};
use crate::Theme;

/// The rating of somebody about whom nothing is known.
const FIRST_RATING: f64 = 1100.0;
/// How uncertain the rating of a puzzle is. It was measured with a few dozen tries of the computer, not with people.
const PUZZLE_DEVIATION: f64 = 100.0;
/// Ratings of the next puzzle are within this many points of the person's, if there are enough of them.
const NEAR: u16 = 150;
/// The puzzle of the day is for everybody, so it is not harder than this.
const HARDEST_DAILY: u16 = 2000;
/// The rating of the first puzzle of a sprint, the points by which each is harder than the one before, and after how many
/// they are not harder any more.
const SPRINT_FROM: u16 = 700;
const SPRINT_STEP: u16 = 60;
const SPRINT_STEPS: u32 = 30;
/// From so many puzzles one is chosen at random.
const ENOUGH: usize = 12;

/// How well a person solves puzzles.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The rating, on the scale of the puzzles.
    pub rating: f64,
    /// How uncertain it is: the true value is within twice as much in 95 of 100 cases.
    pub deviation: f64,
    /// How much it changes.
    volatility: f64,
}

/// The result of one puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trial {
    /// Every move was right at once, without help.
    Solved,
    /// A wrong move, a hint or the solution came first.
    Failed,
}

/// How many puzzles of a theme were tried, and how many solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct ThemeCount {
    tried: u32,
    solved: u32,
}

/// A person's training with puzzles, as a value that can be saved with the progress in the course.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Training {
    /// How well the person solves puzzles, once there was a rated one.
    standing: Option<Standing>,
    /// Rated puzzles.
    tried: u32,
    /// Those of them that were solved.
    solved: u32,
    /// Solved in a row.
    streak: u32,
    /// The longest such row.
    best_streak: u32,
    /// The puzzles that were shown since all had been seen. They are not shown again before the others.
    seen: BTreeSet<PuzzleId>,
    themes: BTreeMap<Theme, ThemeCount>,
    /// The day of the last puzzle of the day that was solved, and how many days in a row it was.
    daily: Option<(u32, u32)>,
    /// The most puzzles solved in one sprint.
    best_sprint: u32,
}

impl Default for Standing {
    fn default() -> Standing {
        let Glicko2Rating { deviation, volatility, .. } = Glicko2Rating::new();
        Standing { rating: FIRST_RATING, deviation, volatility }
    }
}

impl Standing {
    /// After one more puzzle (Glicko-2, each puzzle as a rating period of its own).
    #[must_use]
    fn after(self, puzzle: &Puzzle, trial: Trial) -> Standing {
        let person =
            Glicko2Rating { rating: self.rating, deviation: self.deviation, volatility: self.volatility };
        let other = Glicko2Rating {
            rating: puzzle.rating.into(),
            deviation: PUZZLE_DEVIATION,
            ..Glicko2Rating::new()
        };
        let outcome = if trial == Trial::Solved { Outcomes::WIN } else { Outcomes::LOSS };
        let (Glicko2Rating { rating, deviation, volatility }, _) =
            glicko2(&person, &other, &outcome, &Glicko2Config::new());
        Standing { rating, deviation, volatility }
    }
}

impl Training {
    /// Whether no puzzle was tried.
    pub fn is_new(&self) -> bool {
        self.tried == 0 && self.seen.is_empty() && self.daily.is_none() && self.best_sprint == 0
    }

    /// How well the person solves puzzles.
    pub fn standing(&self) -> Standing {
        self.standing.unwrap_or_default()
    }

    /// The number of rated puzzles, and of those that were solved.
    pub fn counts(&self) -> (u32, u32) {
        (self.tried, self.solved)
    }

    /// The puzzles solved in a row until now, and the longest such row.
    pub fn streaks(&self) -> (u32, u32) {
        (self.streak, self.best_streak)
    }

    /// The number of rated puzzles of a theme, and of those that were solved.
    pub fn theme(&self, theme: Theme) -> (u32, u32) {
        self.themes.get(&theme).map_or((0, 0), |count| (count.tried, count.solved))
    }

    /// The share of a theme's rated puzzles that were solved, between the lowest and the highest that it may really be, in 95 of 100
    /// cases (Wilson's interval); `None` if there were none.
    pub fn theme_share(&self, theme: Theme) -> Option<[f64; 3]> {
        /// Standard deviations on each side that hold 95 % of a normal distribution.
        const DEVIATIONS: f64 = 1.96;
        let (tried, solved) = self.theme(theme);
        let (tried, share) = (f64::from(tried), f64::from(solved) / f64::from(tried));
        let weight = DEVIATIONS * DEVIATIONS / tried;
        let middle = (share + weight / 2.0) / (1.0 + weight);
        let half = (weight * (share * (1.0 - share) + weight / 4.0)).sqrt() / (1.0 + weight);
        (tried > 0.0).then(|| [(middle - half).max(0.0), share, (middle + half).min(1.0)])
    }

    /// Records a rated puzzle.
    pub fn record(&mut self, puzzle: &Puzzle, trial: Trial) {
        self.standing = Some(self.standing().after(puzzle, trial));
        let solved = u32::from(trial == Trial::Solved);
        self.tried += 1;
        self.solved += solved;
        self.streak = (self.streak + 1) * solved;
        self.best_streak = self.best_streak.max(self.streak);
        for theme in puzzle.themes.iter() {
            let count = self.themes.entry(theme).or_default();
            count.tried += 1;
            count.solved += solved;
        }
        self.see(puzzle.id());
    }

    /// Records that a puzzle was shown.
    pub fn see(&mut self, id: PuzzleId) {
        self.seen.insert(id);
    }

    /// The next puzzle: one that was not shown yet, near the person's rating, chosen by `random`. Once all that `fits` accepts
    /// were shown, they begin again. `None` if it accepts none.
    pub fn next<'a>(
        &mut self,
        puzzles: &'a Collection,
        random: u64,
        fits: impl Fn(&Puzzle) -> bool,
    ) -> Option<&'a Puzzle> {
        let fitting: Vec<&Puzzle> = puzzles.puzzles.iter().filter(|puzzle| fits(puzzle)).collect();
        if fitting.iter().all(|puzzle| self.seen.contains(&puzzle.id())) {
            for puzzle in &fitting {
                self.seen.remove(&puzzle.id());
            }
        }
        let new: Vec<&Puzzle> =
            fitting.into_iter().filter(|puzzle| !self.seen.contains(&puzzle.id())).collect();
        let rating = self.standing().rating.clamp(0.0, f64::from(u16::MAX)) as u16;
        nearest(new, rating, random)
    }

    /// Whether the puzzle of this day was solved.
    pub fn has_solved_daily(&self, day: u32) -> bool {
        self.daily.is_some_and(|(last, _)| last == day)
    }

    /// How many days in a row the puzzle of the day was solved, until this day or the one before.
    pub fn daily_streak(&self, today: u32) -> u32 {
        self.daily.filter(|(last, _)| *last + 1 >= today).map_or(0, |(_, days)| days)
    }

    /// Records that the puzzle of this day was solved.
    pub fn solve_daily(&mut self, day: u32) {
        if !self.has_solved_daily(day) {
            let before = self.daily.filter(|(last, _)| last + 1 == day).map_or(0, |(_, days)| days);
            self.daily = Some((day, before + 1));
        }
    }

    /// The most puzzles solved in one sprint.
    pub fn best_sprint(&self) -> u32 {
        self.best_sprint
    }

    /// Records a sprint.
    pub fn finish_sprint(&mut self, solved: u32) {
        self.best_sprint = self.best_sprint.max(solved);
    }

    /// Adds the training of another device. The rating is that of the device with more puzzles.
    pub fn join(&mut self, elsewhere: Training) {
        let seen = elsewhere.seen.clone();
        let (daily, best_streak, best_sprint) = (
            self.daily.max(elsewhere.daily),
            self.best_streak.max(elsewhere.best_streak),
            self.best_sprint.max(elsewhere.best_sprint),
        );
        if elsewhere.tried > self.tried {
            *self = Training { seen: std::mem::take(&mut self.seen), ..elsewhere };
        }
        self.seen.extend(seen);
        (self.daily, self.best_streak, self.best_sprint) = (daily, best_streak, best_sprint);
    }
}

impl Collection {
    /// A puzzle of a sprint, after this many others: the first are easy, and each is harder than the one before. Those that
    /// are solved with one move only, because there is little time.
    pub fn of_sprint(&self, before: u32, random: u64) -> Option<&Puzzle> {
        let rating = SPRINT_FROM.saturating_add(SPRINT_STEP * before.min(SPRINT_STEPS) as u16);
        let puzzles = self.puzzles.iter().filter(|puzzle| puzzle.own_moves() == 1).collect();
        nearest(puzzles, rating, random)
    }

    /// The puzzle of a day, the same for everybody who has this collection. Days are counted from 1 January 1970.
    ///
    /// It is never one of the hardest, and none comes twice before all came.
    pub fn of_day(&self, day: u32) -> Option<&Puzzle> {
        let puzzles: Vec<&Puzzle> =
            self.puzzles.iter().filter(|puzzle| puzzle.rating <= HARDEST_DAILY).collect();
        let count = puzzles.len().max(1);
        // A step that shares no factor with the count leads to every puzzle once. Collections are sorted by difficulty, so a
        // large step makes it different from day to day.
        let step = (count * 618 / 1000..=count).find(|step| gcd(*step, count) == 1)?;
        puzzles.get(day as usize % count * step % count).copied()
    }
}

/// One of the puzzles near a rating.
fn nearest(mut puzzles: Vec<&Puzzle>, rating: u16, random: u64) -> Option<&Puzzle> {
    let distance = |puzzle: &&Puzzle| puzzle.rating.abs_diff(rating);
    puzzles.sort_by_key(|puzzle| (distance(puzzle), puzzle.id()));
    let near = puzzles.iter().take_while(|puzzle| distance(puzzle) <= NEAR).count();
    let choice = near.max(ENOUGH).min(puzzles.len());
    (choice > 0).then(|| puzzles[(random % choice as u64) as usize])
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}
