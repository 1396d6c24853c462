//! The learner's path: what a person could do next, from what is known about them.

use dvonn_engine::Level;

use crate::{Progress, StepIndex, Theme};

/// With fewer puzzles of a theme, nobody can say that it is a weakness.
const ENOUGH: u32 = 10;

/// What is known about a person on this device.
#[derive(Clone, Copy, Debug)]
pub struct Learner<'a> {
    /// The course and the puzzles.
    pub progress: &'a Progress,
    /// The games that the person has finished.
    pub games: usize,
    /// Whether the last of these games can be reviewed and was not.
    pub is_unreviewed: bool,
    /// The number of this day since 1 January 1970.
    pub today: u32,
}

/// A suggestion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextStep {
    /// To begin the course.
    BeginCourse,
    /// To go on with the course.
    Course(StepIndex),
    /// To play a first game at this level.
    FirstGame(Level),
    /// To review the last game.
    Review,
    /// To solve this many moments of their own games.
    Own(usize),
    /// To solve puzzles of the weakest theme.
    Puzzles(Theme),
    /// To take the lesson on the weakest theme.
    Lesson(Theme),
}

/// On the scale of puzzles, levels are further apart than in games, above level 1: level 8, which has not changed since puzzles were
/// first rated, had 2516 then.
const STRETCH: f64 = 1516.0 / 1004.0;

impl Learner<'_> {
    /// The one thing to do next; `None` if nothing is called for.
    pub fn next_step(&self) -> Option<NextStep> {
        let Learner { progress, games, is_unreviewed, today } = *self;
        if is_unreviewed {
            return Some(NextStep::Review);
        }
        match (progress.next(), games) {
            (Some(_), 0) if progress.is_new() => return Some(NextStep::BeginCourse),
            (Some(step), _) if !progress.is_new() => return Some(NextStep::Course(step)),
            (None, 0) => return Some(NextStep::FirstGame(self.first_level())),
            _ => {}
        }
        match progress.own().due(today) {
            0 => self.weakest().map(|theme| self.training(theme)),
            due => Some(NextStep::Own(due)),
        }
    }

    /// The level below the person's strength, as far as puzzles have measured it.
    fn first_level(&self) -> Level {
        let puzzles = self.progress.puzzles();
        let rating = puzzles.standing().rating;
        let is_measured = puzzles.counts().0 >= ENOUGH;
        let stretched = |level: &Level| 1000.0 + STRETCH * (f64::from(level.rating()) - 1000.0);
        let below = Level::ALL.into_iter().take_while(|level| stretched(level) < rating).last();
        below.filter(|_| is_measured).unwrap_or_default()
    }

    /// The theme of which the fewest puzzles were solved, if that was fewer than half of enough puzzles.
    fn weakest(&self) -> Option<Theme> {
        let counted = Theme::ALL.into_iter().filter_map(|theme| {
            let (tried, solved) = self.progress.puzzles().theme(theme);
            (tried >= ENOUGH && 2 * solved < tried).then(|| (solved * 1000 / tried, theme))
        });
        counted.min().map(|(_, theme)| theme)
    }

    /// The lesson first, if it was never finished.
    fn training(&self, theme: Theme) -> NextStep {
        let chapter = theme.chapter();
        let is_done = self.progress.done_in(chapter) == chapter.steps.len();
        if is_done { NextStep::Puzzles(theme) } else { NextStep::Lesson(theme) }
    }
}
