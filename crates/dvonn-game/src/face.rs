//! What a clock shows.

use std::fmt;
use std::time::Duration;

/// The time that a clock shows: minutes and seconds, hours where needed, and tenths near the end. Time is rounded up,
/// so a clock shows zero only when the time has run out.
///
/// ```
/// use std::time::Duration;
/// use dvonn_game::Face;
///
/// assert_eq!(Face::of(Duration::from_millis(299_001)).to_string(), "5:00");
/// assert_eq!(Face::of(Duration::from_millis(9_901)).to_string(), "0:10.0");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face(Shown);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shown {
    Seconds(u64),
    Tenths(u64),
}

const SECOND: Duration = Duration::from_secs(1);
const TENTH: Duration = Duration::from_millis(100);

impl Face {
    const TENTHS_UP_TO: Duration = Duration::from_secs(20);

    /// The face of a clock with this much time left.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_game::Face;
    /// assert_eq!(Face::of(Duration::from_secs(3_725)).to_string(), "1:02:05");
    /// ```
    pub fn of(left: Duration) -> Face {
        Face(if left <= Face::TENTHS_UP_TO {
            let tenths = left.as_nanos().div_ceil(TENTH.as_nanos());
            Shown::Tenths(u64::try_from(tenths).expect("at most 200 tenths"))
        } else {
            Shown::Seconds(left.as_secs().saturating_add(u64::from(left.subsec_nanos() > 0)))
        })
    }

    /// How long a running clock with this much time left keeps this face; `None` once it shows zero.
    pub(crate) fn lasts(self, left: Duration) -> Option<Duration> {
        let next = match self.0 {
            Shown::Seconds(seconds) => SECOND.checked_mul(u32::try_from(seconds - 1).ok()?)?,
            Shown::Tenths(tenths) => TENTH * u32::try_from(tenths.checked_sub(1)?).ok()?,
        };
        left.checked_sub(next)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Shown::Tenths(tenths) => write!(f, "0:{:02}.{}", tenths / 10, tenths % 10),
            Shown::Seconds(seconds) => match (seconds / 3_600, seconds / 60 % 60, seconds % 60) {
                (0, minutes, seconds) => write!(f, "{minutes}:{seconds:02}"),
                (hours, minutes, seconds) => write!(f, "{hours}:{minutes:02}:{seconds:02}"),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FACES: [(u64, &str); 11] = [
        (0, "0:00.0"),
        (1, "0:00.1"),
        (9_950, "0:10.0"),
        (19_999, "0:20.0"),
        (20_000, "0:20.0"),
        (20_001, "0:21"),
        (61_000, "1:01"),
        (299_001, "5:00"),
        (300_000, "5:00"),
        (3_600_000, "1:00:00"),
        (3_725_000, "1:02:05"),
    ];

    #[test]
    fn clocks_show_tenths_only_at_the_end_and_round_up() {
        for (millis, shown) in FACES {
            assert_eq!(Face::of(Duration::from_millis(millis)).to_string(), shown, "{millis}");
        }
    }

    #[test]
    fn a_face_changes_exactly_when_it_no_longer_lasts() {
        for (millis, shown) in FACES {
            let left = Duration::from_millis(millis);
            let Some(lasts) = Face::of(left).lasts(left) else {
                assert_eq!(millis, 0, "{shown}");
                continue;
            };
            let after = |time: Duration| Face::of(left.saturating_sub(time));
            assert_ne!(after(lasts), Face::of(left), "{shown}");
            assert_eq!(after(lasts.saturating_sub(Duration::from_nanos(1))), Face::of(left), "{shown}");
        }
    }
}
