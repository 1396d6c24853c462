//! Days of the calendar, for records.

use std::time::Duration;

use time::{Date, OffsetDateTime, SignedDuration};

/// The day of a time since 1970, in universal time. As text, `2026-11-18`.
pub fn day(time: Duration) -> Date {
    let time = time.try_into().unwrap_or(SignedDuration::MAX);
    OffsetDateTime::UNIX_EPOCH.saturating_add(time).date()
}
