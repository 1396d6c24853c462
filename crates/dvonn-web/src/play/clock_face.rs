//! What a clock shows.

use std::time::Duration;

/// Minutes and seconds, hours where needed, and tenths when they begin to matter. Time is rounded up, so that a clock
/// shows zero only when the time is over.
pub(super) fn face(left: Duration) -> String {
    const TENTHS_BELOW: Duration = Duration::from_secs(20);
    if left < TENTHS_BELOW {
        let tenths = left.as_millis().div_ceil(100);
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = left.as_millis().div_ceil(1_000);
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_tenths_only_at_the_end() {
        for (millis, shown) in [
            (0, "0:00.0"),
            (1, "0:00.1"),
            (9_950, "0:10.0"),
            (19_999, "0:20.0"),
            (20_000, "0:20"),
            (20_001, "0:21"),
            (299_001, "5:00"),
            (300_000, "5:00"),
            (3_600_000, "1:00:00"),
            (3_725_000, "1:02:05"),
        ] {
            assert_eq!(face(Duration::from_millis(millis)), shown, "{millis}");
        }
    }
}
