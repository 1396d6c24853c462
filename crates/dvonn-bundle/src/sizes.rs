//! How much a visit transfers, as five totals: until the page is usable, for the computer's first move, all files for one
//! language without the network and the puzzles, the network, and the puzzles.
//!
//! Only the largest language, Ukrainian, counts. Fonts and icons that only an installed page needs are not counted.

use std::fmt;

/// When a visit loads a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// Before the page can be used.
    Usable,
    /// For the computer's first move.
    Engine,
    /// Later, or only for use offline.
    Later,
    /// When the engine first plays or analyses as well as it can.
    Network,
    /// When somebody first opens the puzzles.
    Puzzles,
}

/// The files of a visit with their transferred sizes, largest first.
pub(crate) struct Sizes(Vec<(Part, String, u64)>);

/// How many of the largest files an error lists.
const NAMED: usize = 5;

impl Sizes {
    pub(crate) fn new(files: impl IntoIterator<Item = (String, u64)>) -> Sizes {
        let mut files: Vec<_> =
            files.into_iter().filter_map(|(name, bytes)| Some((part(&name)?, name, bytes))).collect();
        files.sort_by_key(|(_, name, bytes)| (std::cmp::Reverse(*bytes), name.clone()));
        Sizes(files)
    }

    fn total(&self, is_counted: impl Fn(Part) -> bool) -> u64 {
        self.0.iter().filter(|(part, ..)| is_counted(*part)).map(|(.., bytes)| bytes).sum()
    }

    /// The totals in bytes: until the page is usable, for the first move, everything but the network and the puzzles, and
    /// those two.
    fn totals(&self) -> [u64; 5] {
        [
            self.total(|part| part == Part::Usable),
            self.total(|part| part == Part::Engine),
            self.total(|part| !matches!(part, Part::Network | Part::Puzzles)),
            self.total(|part| part == Part::Network),
            self.total(|part| part == Part::Puzzles),
        ]
    }

    /// Compares each total with its limit; the error lists the largest files.
    pub(crate) fn check(&self, limits: [u64; 5]) -> Result<(), String> {
        if self.totals().iter().zip(limits).all(|(total, limit)| *total <= limit) {
            return Ok(());
        }
        let [usable, engine, all, network, puzzles] = limits;
        Err(format!(
            "more than the limits of {usable}, {engine}, {all}, {network} and {puzzles} bytes: {self}"
        ))
    }
}

/// When a visit loads this file; `None` if it does not count.
fn part(name: &str) -> Option<Part> {
    let ending = name.rsplit('.').next().unwrap_or_default();
    let asset = name.strip_prefix("assets/");
    match (asset, ending) {
        (Some(asset), "txt") if asset.starts_with("common-uk-") => Some(Part::Usable),
        (Some(asset), "txt") if asset.starts_with("course-uk-") || asset.starts_with("online-uk-") => {
            Some(Part::Later)
        }
        (Some(_), "net") => Some(Part::Network),
        (Some(_), "puz") => Some(Part::Puzzles),
        (_, "txt" | "woff2") => None,
        (Some(asset), "png") if asset.starts_with("icon-") => None,
        (Some(asset), _) if asset.starts_with("engine-") => Some(Part::Engine),
        (Some(asset), _)
            if ["chunk_", "icon", "manifest", "split_"].iter().any(|start| asset.starts_with(start)) =>
        {
            Some(Part::Later)
        }
        (None, _) if name == "service-worker.js" => Some(Part::Later),
        _ => Some(Part::Usable),
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [usable, engine, all, network, puzzles] = self.totals();
        let largest = self.0.iter().take(NAMED).map(|(_, name, bytes)| format!("{name} {bytes}"));
        let largest = largest.collect::<Vec<_>>().join(", ");
        write!(
            f,
            "{usable} bytes until usable, {engine} for the first move, {all} in all, {network} for the network and {puzzles} \
             for the puzzles; the largest: {largest}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn totals<const N: usize>(files: [(&str, u64); N]) -> [u64; 5] {
        Sizes::new(files.map(|(name, bytes)| (name.to_owned(), bytes))).totals()
    }

    #[test]
    fn each_file_counts_in_the_part_of_a_visit_that_loads_it() {
        let files = [
            ("index.html", 1),
            ("assets/page-0a.wasm", 20),
            ("assets/engine-worker-0a.js", 300),
            ("assets/icon-0a.svg", 4_000),
            ("service-worker.js", 50_000),
            ("assets/split_analysis-0a.wasm", 600_000),
            ("assets/chunk_1-0a.wasm", 7_000_000),
            ("assets/network-0a.net", 80_000_000),
            ("assets/puzzles-0a.puz", 900_000_000),
        ];
        assert_eq!(totals(files), [21, 300, 7_654_321, 80_000_000, 900_000_000]);
    }

    #[test]
    fn only_one_language_counts_and_the_course_comes_later() {
        let files = [
            ("assets/common-uk-0a.txt", 1),
            ("assets/course-uk-0a.txt", 20),
            ("assets/common-en-0a.txt", 300),
            ("assets/course-en-0a.txt", 4_000),
        ];
        assert_eq!(totals(files), [1, 0, 21, 0, 0]);
    }

    #[test]
    fn fonts_and_icons_for_installing_do_not_count() {
        assert_eq!(totals([("assets/a-0a.woff2", 9), ("assets/icon-512-0c.png", 9)]), [0; 5]);
    }

    #[test]
    fn an_error_lists_all_totals_and_the_largest_files_first() {
        let files = [("index.html", 900), ("assets/page-0a.wasm", 3_000), ("assets/engine-0a.wasm", 20)];
        let sizes = Sizes::new(files.map(|(name, bytes)| (name.to_owned(), bytes)));
        assert_eq!(sizes.check([3_900, 20, 3_920, 0, 0]), Ok(()));
        let words = "more than the limits of 3899, 20, 3920, 0 and 0 bytes: 3900 bytes until usable, 20 for the first move, 3920 in all, 0 \
                     for the network and 0 for the puzzles; the largest: assets/page-0a.wasm 3000, index.html 900, assets/engine-0a.wasm 20";
        assert_eq!(sizes.check([3_899, 20, 3_920, 0, 0]), Err(words.to_owned()));
        assert!(
            sizes.check([3_900, 19, 3_920, 0, 0]).is_err() && sizes.check([3_900, 20, 3_919, 0, 0]).is_err()
        );
    }
}
