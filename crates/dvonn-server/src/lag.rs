//! How long a client's messages travel, as the server measures it, and the time a player is given for that.
//!
//! Nothing that a client says about its lag counts. A client that answers pings late gains at most what the limits here
//! allow.

use std::collections::VecDeque;
use std::time::Duration;

use dvonn_game::TimeControl;

/// The most time given for one move.
const PER_MOVE: Duration = Duration::from_millis(500);
/// The most time given to one player in one game.
const PER_GAME: Duration = Duration::from_secs(10);
/// How many measurements count.
const KEPT: usize = 5;

/// The latest round trips to a client.
#[derive(Debug, Default)]
pub(crate) struct Lag {
    latest: VecDeque<Duration>,
}

impl Lag {
    /// Adds a measured round trip.
    pub(crate) fn add(&mut self, round_trip: Duration) {
        self.latest.truncate(KEPT - 1);
        self.latest.push_front(round_trip);
    }

    /// The time that one message travels: half of the median round trip.
    pub(crate) fn one_way(&self) -> Duration {
        let mut sorted: Vec<Duration> = self.latest.iter().copied().collect();
        sorted.sort();
        sorted.get(sorted.len() / 2).map_or(Duration::ZERO, |median| *median / 2)
    }
}

/// The time that a player is given back after a move, in whole microseconds. Never more than the move took, so that
/// nobody gains time by moving at once.
pub(crate) fn credit(control: TimeControl, one_way: Duration, given: Duration, spent: Duration) -> Duration {
    if matches!(control, TimeControl::Days { .. }) {
        return Duration::ZERO;
    }
    let credit = one_way.min(PER_MOVE).min(PER_GAME.saturating_sub(given)).min(spent);
    Duration::from_micros(credit.as_micros() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_of_the_latest_measurements_counts() {
        let millis = Duration::from_millis;
        let mut lag = Lag::default();
        assert_eq!(lag.one_way(), Duration::ZERO);
        for (measured, one_way) in [(100, 50), (900, 450), (80, 50), (80, 50), (90, 45), (90, 45), (70, 40)] {
            lag.add(millis(measured));
            assert_eq!(lag.one_way(), millis(one_way), "after {measured}");
        }
    }

    #[test]
    fn the_credit_is_bounded() {
        let millis = Duration::from_millis;
        for (control, one_way, given, spent, expected) in [
            ("60", 80, 0, 4_000, 80),
            ("60", 5_000, 0, 4_000, 500),
            ("60", 5_000, 9_900, 4_000, 100),
            ("60", 5_000, 10_000, 4_000, 0),
            ("60", 80, 0, 20, 20),
            ("3 days", 80, 0, 4_000, 0),
        ] {
            let control = control.parse().unwrap();
            let found = credit(control, millis(one_way), millis(given), millis(spent));
            assert_eq!(found, millis(expected), "{control} {one_way} {given} {spent}");
        }
    }
}
