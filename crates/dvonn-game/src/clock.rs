//! Clocks as pure functions of a time that is passed in.
//!
//! `now` is any steady time, as a duration since an instant that the caller chooses. If `now` is earlier than before, no
//! time has passed, so that a clock that was set back costs nobody time.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use dvonn_core::{ByColor, Color};

use crate::Face;

const DAY: Duration = Duration::from_hours(24);

/// How much time the players have.
///
/// The text form is `300` (seconds), `300+5` (five more after each move), `300 delay 5` (the first five seconds of each
/// move are free) or `3 days` (for each move). Seconds may have up to three decimals. In JSON it is this text.
///
/// ```
/// use dvonn_game::TimeControl;
///
/// let control: TimeControl = "300+2.5".parse()?;
/// assert_eq!(control.to_string(), "300+2.5");
/// assert_eq!(serde_json::to_string(&control)?, "\"300+2.5\"");
/// # Ok::<(), Box<dyn std::error::Error>>(())
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
    /// Correspondence play: a number of days for each move.
    Days {
        /// Days for each move.
        per_move: u16,
    },
}

impl TimeControl {
    /// The time that each player has at the start.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_game::TimeControl;
    /// assert_eq!("300+5".parse::<TimeControl>()?.base(), Duration::from_secs(300));
    /// # Ok::<(), dvonn_game::TimeControlError>(())
    /// ```
    pub fn base(self) -> Duration {
        match self {
            TimeControl::SuddenDeath { base }
            | TimeControl::Fischer { base, .. }
            | TimeControl::Delay { base, .. } => base,
            TimeControl::Days { per_move } => DAY * u32::from(per_move),
        }
    }

    /// The time that a player gets after each move.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_game::TimeControl;
    /// assert_eq!("300+5".parse::<TimeControl>()?.increment(), Duration::from_secs(5));
    /// assert_eq!("300 delay 5".parse::<TimeControl>()?.increment(), Duration::ZERO);
    /// # Ok::<(), dvonn_game::TimeControlError>(())
    /// ```
    pub fn increment(self) -> Duration {
        match self {
            TimeControl::Fischer { increment, .. } => increment,
            TimeControl::SuddenDeath { .. } | TimeControl::Delay { .. } | TimeControl::Days { .. } => {
                Duration::ZERO
            }
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
            TimeControl::Days { .. } => self.base(),
            _ => left.saturating_add(self.increment()),
        }
    }
}

/// Why a text is not a time control.
///
/// ```
/// use dvonn_game::{TimeControl, TimeControlError};
///
/// assert_eq!("five minutes".parse::<TimeControl>(), Err(TimeControlError));
/// ```
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

/// Reads seconds with up to three decimals. Eight digits, about three years, are enough.
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

dvonn_core::serde_by_text!(TimeControl);

/// The clocks of both players: the time that each has left, and whose clock is running since when.
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
    /// Clocks with the full time. Neither is running.
    ///
    /// ```
    /// # use dvonn_core::Color;
    /// # use dvonn_game::Clock;
    /// let clock = Clock::new("300".parse()?);
    /// assert_eq!(clock.running(), None);
    /// # Ok::<(), dvonn_game::TimeControlError>(())
    /// ```
    pub fn new(control: TimeControl) -> Clock {
        Clock { control, left: ByColor::new(control.base(), control.base()), running: None }
    }

    /// Clocks that show these times. Neither is running.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{ByColor, Color};
    /// # use dvonn_game::Clock;
    /// let at = Duration::from_secs;
    /// let clock = Clock::showing("300".parse()?, ByColor::new(at(20), at(40)));
    /// assert_eq!(clock.left(Color::Black, at(0)), at(40));
    /// # Ok::<(), dvonn_game::TimeControlError>(())
    /// ```
    pub fn showing(control: TimeControl, left: ByColor<Duration>) -> Clock {
        Clock { control, left, running: None }
    }

    /// The time control.
    ///
    /// ```
    /// # use dvonn_game::Clock;
    /// let clock = Clock::new("300+5".parse()?);
    /// assert_eq!(clock.control().to_string(), "300+5");
    /// # Ok::<(), dvonn_game::TimeControlError>(())
    /// ```
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// The player whose clock is running.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::Color;
    /// # use dvonn_game::Clock;
    /// let at = Duration::from_secs;
    /// let mut clock = Clock::new("60".parse()?);
    /// clock.run(Color::White, at(0));
    /// assert_eq!(clock.running(), Some(Color::White));
    /// # Ok::<(), dvonn_game::TimeControlError>(())
    /// ```
    pub fn running(&self) -> Option<Color> {
        self.running.map(|running| running.color)
    }

    /// The time that a player has left; zero once the flag has fallen.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::Color;
    /// # use dvonn_game::Clock;
    /// let at = Duration::from_secs;
    /// let mut clock = Clock::new("60".parse()?);
    /// clock.run(Color::White, at(0));
    /// assert_eq!(clock.left(Color::White, at(10)), at(50));
    /// assert_eq!(clock.left(Color::Black, at(10)), at(60));
    /// # Ok::<(), dvonn_game::TimeControlError>(())
    /// ```
    pub fn left(&self, color: Color, now: Duration) -> Duration {
        self.left[color].saturating_sub(self.spent(color, now))
    }

    /// The time that the player has used for this move; the delay does not count.
    fn spent(&self, color: Color, now: Duration) -> Duration {
        match self.running {
            Some(running) if running.color == color => {
                now.saturating_sub(running.since).saturating_sub(self.control.free_time())
            }
            _ => Duration::ZERO,
        }
    }

    /// The player whose time has run out. A clock that starts at zero flags only after some time has passed.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::Color;
    /// # use dvonn_game::Clock;
    /// let at = Duration::from_secs;
    /// let mut clock = Clock::new("60".parse()?);
    /// clock.run(Color::White, at(0));
    /// assert_eq!(clock.flag(at(59)), None);
    /// assert_eq!(clock.flag(at(60)), Some(Color::White));
    /// # Ok::<(), dvonn_game::TimeControlError>(())
    /// ```
    pub fn flag(&self, now: Duration) -> Option<Color> {
        self.running().filter(|&color| self.left(color, now).is_zero() && !self.spent(color, now).is_zero())
    }

    /// The time at which the flag of the running clock will fall.
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

    /// The time, not before `now`, at which the [`Face`] of the running clock changes next. `None` once it shows zero.
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

    /// Ends the move of the player whose clock is running, if any, and starts the clock of `color`. That may be the same
    /// player: White makes the last placement and the first stack move.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::Color;
    /// # use dvonn_game::Clock;
    /// let at = Duration::from_secs;
    /// let mut clock = Clock::new("60".parse()?);
    /// clock.run(Color::White, at(0));
    /// clock.run(Color::Black, at(10));
    /// assert_eq!(clock.left(Color::White, at(30)), at(50));
    /// assert_eq!(clock.left(Color::Black, at(30)), at(40));
    /// # Ok::<(), dvonn_game::TimeControlError>(())
    /// ```
    pub fn run(&mut self, color: Color, now: Duration) {
        if let Some(running) = self.running {
            let left = self.left(running.color, now);
            self.left[running.color] = self.control.left_after_move(left);
        }
        self.running = Some(Running { color, since: now });
    }

    /// Sets the time that a player has left.
    pub(crate) fn set(&mut self, color: Color, left: Duration) {
        self.left[color] = left;
    }

    /// Takes back the increment of a move, but leaves a second to make another move.
    pub(crate) fn withdraw(&mut self, color: Color) {
        const MOMENT: Duration = Duration::from_secs(1);
        if let TimeControl::Fischer { increment, .. } = self.control {
            let left = &mut self.left[color];
            *left = left.saturating_sub(increment).max(MOMENT.min(*left));
        }
    }

    /// Stops the clock without ending a move, because the game is over or adjourned.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::Color;
    /// # use dvonn_game::Clock;
    /// let at = Duration::from_secs;
    /// let mut clock = Clock::new("60".parse()?);
    /// clock.run(Color::White, at(0));
    /// clock.stop(at(10));
    /// assert_eq!(clock.left(Color::White, at(500)), at(50));
    /// # Ok::<(), dvonn_game::TimeControlError>(())
    /// ```
    pub fn stop(&mut self, now: Duration) {
        if let Some(running) = self.running.take() {
            let spent = Clock { running: Some(running), ..*self };
            self.left[running.color] = spent.left(running.color, now);
        }
    }
}
