//! Clocks as pure functions of a time that is passed in.
//!
//! `now` is any steady time, as a duration since an instant of the caller's choice. A `now` before the last
//! one counts as no time passed, so a clock that is set back takes nobody's time away.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use dvonn_core::{ByColor, Color};

use crate::Face;

const DAY: Duration = Duration::from_hours(24);

/// How much time the players have.
///
/// The text form is `300` (seconds), `300+5` (five more after each move), `300 delay 5` (the first five
/// seconds of each move are free) or `3 days` (for each move). Seconds may have up to three decimals.
///
/// ```
/// use dvonn_game::TimeControl;
///
/// let control: TimeControl = "300+2.5".parse()?;
/// assert_eq!(control.to_string(), "300+2.5");
/// # Ok::<(), dvonn_game::TimeControlError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeControl {
    /// A fixed time for the whole game.
    SuddenDeath {
        /// Time of each player.
        base: Duration,
    },
    /// Time is added after each move.
    Fischer {
        /// Time of each player at the start.
        base: Duration,
        /// Time added after each move.
        increment: Duration,
    },
    /// The clock waits at the beginning of each move.
    Delay {
        /// Time of each player.
        base: Duration,
        /// How long it waits.
        delay: Duration,
    },
    /// Correspondence: so many days for each move.
    Days {
        /// Days for each move.
        per_move: u16,
    },
}

impl TimeControl {
    /// What a player has when the game begins.
    pub fn base(self) -> Duration {
        match self {
            TimeControl::SuddenDeath { base }
            | TimeControl::Fischer { base, .. }
            | TimeControl::Delay { base, .. } => base,
            TimeControl::Days { per_move } => DAY * u32::from(per_move),
        }
    }

    fn free_time(self) -> Duration {
        match self {
            TimeControl::Delay { delay, .. } => delay,
            _ => Duration::ZERO,
        }
    }

    fn left_after_move(self, left: Duration) -> Duration {
        match self {
            TimeControl::Fischer { increment, .. } => left.saturating_add(increment),
            TimeControl::Days { .. } => self.base(),
            TimeControl::SuddenDeath { .. } | TimeControl::Delay { .. } => left,
        }
    }
}

/// A text that is no time control.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a time control must look like 300, 300+5, 300 delay 5 or 3 days")]
pub struct TimeControlError;

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        match words[..] {
            [days, "day" | "days"] => match days.parse() {
                Ok(per_move) if per_move > 0 && !days.starts_with('+') => Ok(TimeControl::Days { per_move }),
                _ => Err(TimeControlError),
            },
            [base, "delay", delay] => Ok(TimeControl::Delay { base: seconds(base)?, delay: seconds(delay)? }),
            [time] => match time.split_once('+') {
                Some((base, increment)) => {
                    Ok(TimeControl::Fischer { base: seconds(base)?, increment: seconds(increment)? })
                }
                None => Ok(TimeControl::SuddenDeath { base: seconds(time)? }),
            },
            _ => Err(TimeControlError),
        }
    }
}

/// Reads seconds with up to three decimals, at most a year or so.
fn seconds(text: &str) -> Result<Duration, TimeControlError> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let is_number = |part: &str, longest| {
        (1..=longest).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    if !is_number(whole, 8) || !is_number(decimals, 3) {
        return Err(TimeControlError);
    }
    let millis = format!("{whole}{decimals:0<3}").parse().map_err(|_| TimeControlError)?;
    Ok(Duration::from_millis(millis))
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::SuddenDeath { base } => write!(f, "{}", base.as_secs_f64()),
            TimeControl::Fischer { base, increment } => {
                write!(f, "{}+{}", base.as_secs_f64(), increment.as_secs_f64())
            }
            TimeControl::Delay { base, delay } => {
                write!(f, "{} delay {}", base.as_secs_f64(), delay.as_secs_f64())
            }
            TimeControl::Days { per_move } => write!(f, "{per_move} days"),
        }
    }
}

/// The clocks of a game: what each player has left, and whose clock runs since when.
///
/// ```
/// use std::time::Duration;
/// use dvonn_core::Color;
/// use dvonn_game::Clock;
///
/// let at = Duration::from_secs;
/// let mut clock = Clock::new("60+5".parse()?);
/// clock.run(Color::White, at(100));
/// clock.run(Color::Black, at(110)); // White moved after ten seconds
/// assert_eq!(clock.left(Color::White, at(500)), at(55));
/// assert_eq!(clock.left(Color::Black, at(130)), at(40));
/// assert_eq!(clock.flag(at(169)), None);
/// assert_eq!(clock.flag(at(170)), Some(Color::Black));
/// # Ok::<(), dvonn_game::TimeControlError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    left: ByColor<Duration>,
    running: Option<Running>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Running {
    color: Color,
    since: Duration,
}

impl Clock {
    /// Full clocks, not running.
    pub fn new(control: TimeControl) -> Clock {
        Clock { control, left: ByColor::new(control.base(), control.base()), running: None }
    }

    /// Clocks that show these times, not running.
    pub fn showing(control: TimeControl, left: ByColor<Duration>) -> Clock {
        Clock { control, left, running: None }
    }

    /// The time control.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|running| running.color)
    }

    /// What a player has left; zero once the flag fell.
    pub fn left(&self, color: Color, now: Duration) -> Duration {
        self.left[color].saturating_sub(self.spent(color, now))
    }

    /// What the player has used of the clock in this move; the delay is free.
    fn spent(&self, color: Color, now: Duration) -> Duration {
        match self.running {
            Some(running) if running.color == color => {
                now.saturating_sub(running.since).saturating_sub(self.control.free_time())
            }
            _ => Duration::ZERO,
        }
    }

    /// The player whose time is up. Nobody's is before some was used, even if there is none to begin with.
    pub fn flag(&self, now: Duration) -> Option<Color> {
        self.running().filter(|&color| self.left(color, now).is_zero() && !self.spent(color, now).is_zero())
    }

    /// When the flag of the player whose clock runs will fall.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::Color;
    /// # use dvonn_game::Clock;
    /// let mut clock = Clock::new("60 delay 5".parse()?);
    /// clock.run(Color::White, Duration::from_secs(100));
    /// assert_eq!(clock.flag_at(), Some(Duration::from_secs(165)));
    /// # Ok::<(), dvonn_game::TimeControlError>(())
    /// ```
    pub fn flag_at(&self) -> Option<Duration> {
        let running = self.running?;
        let left = self.left[running.color].max(Duration::from_nanos(1));
        Some(running.since.saturating_add(self.control.free_time()).saturating_add(left))
    }

    /// When the [`Face`] of the clock that runs will change next, seen from `now`. `None` once it shows zero.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::Color;
    /// # use dvonn_game::Clock;
    /// let mut clock = Clock::new("60".parse()?);
    /// clock.run(Color::White, Duration::from_secs(100));
    /// let now = Duration::from_millis(103_400); // 56.6 seconds are left, shown as 0:57
    /// assert_eq!(clock.next_face(now), Some(Duration::from_secs(104)));
    /// # Ok::<(), dvonn_game::TimeControlError>(())
    /// ```
    pub fn next_face(&self, now: Duration) -> Option<Duration> {
        let running = self.running?;
        let left = self.left(running.color, now);
        let counts_from = now.max(running.since.saturating_add(self.control.free_time()));
        Some(counts_from.saturating_add(Face::of(left).lasts(left)?))
    }

    /// Ends the move of the player whose clock runs, if one does, and starts the clock of `color`. The same
    /// player may follow: White makes the last placement and the first stack move.
    pub fn run(&mut self, color: Color, now: Duration) {
        if let Some(running) = self.running {
            let left = self.left(running.color, now);
            self.left[running.color] = self.control.left_after_move(left);
        }
        self.running = Some(Running { color, since: now });
    }

    /// Sets what a player has left, as someone else has worked it out.
    pub(crate) fn set(&mut self, color: Color, left: Duration) {
        self.left[color] = left;
    }

    /// Takes back what a move earned its player, but leaves a moment to make another.
    pub(crate) fn withdraw(&mut self, color: Color) {
        const MOMENT: Duration = Duration::from_secs(1);
        if let TimeControl::Fischer { increment, .. } = self.control {
            let left = &mut self.left[color];
            *left = left.saturating_sub(increment).max(MOMENT.min(*left));
        }
    }

    /// Stops without ending a move: the game is over, or adjourned.
    pub fn stop(&mut self, now: Duration) {
        if let Some(running) = self.running.take() {
            let spent = Clock { running: Some(running), ..*self };
            self.left[running.color] = spent.left(running.color, now);
        }
    }
}
