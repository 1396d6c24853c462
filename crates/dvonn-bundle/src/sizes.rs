//! How much a first visit transfers.
//!
//! Where there are two engines, a browser loads one of them; the one with threads is the larger. A visitor loads the table
//! with an engine, or the course; the larger counts. Icons in pixels are fetched only by who installs the page.

use std::fmt;

/// The files of a first visit with their bytes as transferred, fonts left out; the largest first.
pub(crate) struct Sizes(Vec<(String, u64)>);

/// How the names of the files begin that only the table needs, or only the course.
const TABLE: [&str; 2] = ["assets/page-", "assets/engine-"];
const COURSE: [&str; 1] = ["assets/course-"];

/// How many of the largest files are named.
const NAMED: usize = 5;

impl Sizes {
    pub(crate) fn new(files: impl IntoIterator<Item = (String, u64)>) -> Sizes {
        let is_font = |name: &str| name.rsplit('.').next() == Some("woff2");
        let mut files: Vec<(String, u64)> = files.into_iter().filter(|(name, _)| !is_font(name)).collect();
        if files.iter().any(|(name, _)| name.contains("engine-threads-")) {
            files.retain(|(name, _)| !is_lone_engine(name));
        }
        let is_icon = |name: &str| name.starts_with("assets/icon-") && name.rsplit('.').next() == Some("png");
        files.retain(|(name, _)| !is_icon(name));
        let is_of = |program: &[&str], name: &str| program.iter().any(|start| name.starts_with(start));
        let size_of = |program: &[&str]| -> u64 {
            files.iter().filter(|(name, _)| is_of(program, name)).map(|(_, bytes)| bytes).sum()
        };
        let smaller = if size_of(&TABLE) < size_of(&COURSE) { &TABLE[..] } else { &COURSE[..] };
        files.retain(|(name, _)| !is_of(smaller, name));
        files.sort_by_key(|(name, bytes)| (std::cmp::Reverse(*bytes), name.clone()));
        Sizes(files)
    }

    fn total(&self) -> u64 {
        self.0.iter().map(|(_, bytes)| bytes).sum()
    }

    /// Whether all files together keep within a limit; else the error names the largest.
    pub(crate) fn check(&self, limit: u64) -> Result<(), String> {
        if self.total() <= limit {
            return Ok(());
        }
        Err(format!("a first visit may transfer {limit} bytes, but needs {self}"))
    }
}

/// Whether this belongs to the engine without threads alone: its name goes on with a hash.
fn is_lone_engine(name: &str) -> bool {
    let hash = name.strip_prefix("assets/engine-").and_then(|rest| rest.split_once('.'));
    hash.is_some_and(|(hash, _)| hash.chars().all(|letter| letter.is_ascii_hexdigit()))
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let largest = self.0.iter().take(NAMED).map(|(name, bytes)| format!("{name} {bytes}"));
        let largest = largest.collect::<Vec<_>>().join(", ");
        write!(f, "{} bytes in {} files; the largest: {largest}", self.total(), self.0.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes() -> Sizes {
        let files =
            [("index.html", 900), ("page.wasm", 300_000), ("font.woff2", 999_999), ("page.js", 9_000)];
        Sizes::new(files.map(|(name, bytes)| (name.to_owned(), bytes)))
    }

    #[test]
    fn fonts_do_not_count() {
        assert_eq!(sizes().total(), 309_900);
        assert_eq!(sizes().check(309_900), Ok(()));
    }

    #[test]
    fn of_two_engines_one_counts() {
        let files =
            [("assets/engine-threads-0a.wasm", 9), ("assets/engine-0a.wasm", 8), ("assets/engine-0b.js", 4)];
        let files = files.map(|(name, bytes)| (name.to_owned(), bytes));
        assert_eq!(Sizes::new(files.clone()).total(), 9);
        assert_eq!(Sizes::new(files.into_iter().skip(1)).total(), 12);
    }

    #[test]
    fn of_the_two_programs_the_larger_counts_and_icons_for_installing_do_not() {
        for (table, course, total) in [(700, 300, 710), (300, 800, 801)] {
            let files = [
                ("assets/page-0a.wasm", table),
                ("assets/engine-0d.wasm", 10),
                ("assets/course-0b.wasm", course),
                ("assets/course-0b.js", u64::from(course > table)),
                ("assets/icon-512-0c.png", 9_999),
            ];
            assert_eq!(Sizes::new(files.map(|(name, bytes)| (name.to_owned(), bytes))).total(), total);
        }
    }

    #[test]
    fn too_much_names_the_largest_parts_first() {
        let words = "a first visit may transfer 309899 bytes, but needs 309900 bytes in 3 files; the largest: \
                     page.wasm 300000, page.js 9000, index.html 900";
        assert_eq!(sizes().check(309_899), Err(words.to_owned()));
    }
}
