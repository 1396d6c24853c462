//! How much a first visit transfers.

use std::fmt;

/// The files of a first visit with their bytes as transferred, fonts left out; the largest first.
pub(crate) struct Sizes(Vec<(String, u64)>);

/// How many of the largest files are named.
const NAMED: usize = 5;

impl Sizes {
    pub(crate) fn new(files: impl IntoIterator<Item = (String, u64)>) -> Sizes {
        let is_font = |name: &str| name.rsplit('.').next() == Some("woff2");
        let mut files: Vec<(String, u64)> = files.into_iter().filter(|(name, _)| !is_font(name)).collect();
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
    fn too_much_names_the_largest_parts_first() {
        let words = "a first visit may transfer 309899 bytes, but needs 309900 bytes in 3 files; the largest: \
                     page.wasm 300000, page.js 9000, index.html 900";
        assert_eq!(sizes().check(309_899), Err(words.to_owned()));
    }
}
