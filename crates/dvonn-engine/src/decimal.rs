//! Numbers in files of weights.

/// How many digits a number has at most: as many as an `f32` always tells apart.
const DIGITS: usize = 7;

/// Reads a number such as `-92.06` with at most seven digits. Both the digits as a whole number and the power of ten that
/// divides them are exact, so the quotient is the nearest `f32`. The standard library reads numbers of any length, with a
/// table that would be 10 KB of each program in a browser.
pub(crate) fn read(text: &str) -> Option<f32> {
    let (sign, digits) = text.strip_prefix('-').map_or((1.0, text), |rest| (-1.0, rest));
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let length = whole.len() + fraction.len();
    let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || length > DIGITS || !is_digits(whole) || !is_digits(fraction) {
        return None;
    }
    let number =
        whole.bytes().chain(fraction.bytes()).fold(0, |number, digit| number * 10 + u32::from(digit - b'0'));
    Some(sign * number as f32 / 10_u32.pow(fraction.len() as u32) as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_that_the_standard_library_reads() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..100_000 {
            let (whole, places) = (random.u32(..10_000_000), random.usize(..7));
            let digits = format!("{whole:0width$}", width = places + 1);
            let (before, after) = digits.split_at(digits.len() - places);
            let sign = if random.bool() { "-" } else { "" };
            let text = format!("{sign}{before}.{after}");
            if before.len() + after.len() <= DIGITS {
                assert_eq!(read(&text), Some(text.parse().unwrap()), "{text}");
            }
        }
        assert_eq!(read("12"), Some(12.0));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "-", ".5", "+1", "1e3", "1.2.3", "inf", "NaN", "1,5", "12345678", "--1", "½"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
