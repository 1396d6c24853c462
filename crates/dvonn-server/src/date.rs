//! Days of the calendar, for records.

use std::fmt;
use std::time::Duration;

/// A day of the Gregorian calendar, in universal time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Date {
    year: u64,
    month: u64,
    day: u64,
}

impl Date {
    /// The day of a time since 1970.
    pub fn of(time: Duration) -> Date {
        // Years that begin in March have their leap day at the end; see Howard Hinnant, "chrono-Compatible Low-Level Date
        // Algorithms". Day zero is 1 March of the year 0.
        let days = time.as_secs() / 86_400 + 719_468;
        let (era, day_of_era) = (days / 146_097, days % 146_097);
        let year_of_era =
            (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        Date { year: era * 400 + year_of_era + u64::from(month <= 2), month, day }
    }
}

/// As in records: `2026-11-18`.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Date { year, month, day } = self;
        write!(f, "{year}-{month:02}-{day:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (days, text) in [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (789, "1972-02-29"),
            (11_016, "2000-02-29"),
            (20_775, "2026-11-18"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(Date::of(Duration::from_hours(24 * days)).to_string(), text);
        }
    }
}
