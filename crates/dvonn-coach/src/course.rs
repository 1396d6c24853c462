//! The course, with one file for each chapter. The boards come from the rulebooks' figures and from games between
//! engines.

mod blocked;
mod board;
mod dvonn;
mod edges;
mod ending;
mod games;
mod gaps;
mod last;
mod linked;
mod mobility;
mod must;
mod neutral;
mod over;
mod passing;
mod placing;
mod sharp;
mod single;
mod stacks;
mod tall;
mod taste;
mod tempi;

use crate::{Chapter, Mistake, TextKey, When};

/// All chapters, in the order in which they build on each other. They can be taken in any order.
pub const COURSE: &[Chapter] = &[
    taste::CHAPTER,
    board::CHAPTER,
    placing::CHAPTER,
    single::CHAPTER,
    stacks::CHAPTER,
    gaps::CHAPTER,
    blocked::CHAPTER,
    dvonn::CHAPTER,
    linked::CHAPTER,
    must::CHAPTER,
    passing::CHAPTER,
    ending::CHAPTER,
    edges::CHAPTER,
    neutral::CHAPTER,
    mobility::CHAPTER,
    tall::CHAPTER,
    last::CHAPTER,
    sharp::CHAPTER,
    over::CHAPTER,
    tempi::CHAPTER,
    games::CHAPTER,
];

/// The number of chapters at the beginning that teach all the rules; those after them teach how to play well.
pub const RULE_CHAPTERS: usize = 12;

/// The empty board.
const EMPTY: &str = "........./........../.........../........../......... W P";
/// A full board for the newsletter's first two examples: its figures are lost, but the moves are known.
const NEWSLETTER_FULL: &str = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWDWWBBBWW/WBBWBWWWB W M";
/// Figure 1 of the rulebook.
pub(crate) const FIGURE_1: &str = "WWBWWBBDB/WBDWBBW2BW3W/BBWBWW2D.WBW/WBBB2.W3B3.B2./BWW...... B M";
/// Figure 2 of the rulebook.
pub(crate) const FIGURE_2: &str = ".WBWWBBDB/.W2B3+WBBW2BW3W/.BWBWW2D.WBW/WBBB2.W3B3.B2./.B2W...... W M";
/// Figure 3 of the rulebook.
pub(crate) const FIGURE_3: &str = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";
/// Figure 4 of the rulebook.
pub(crate) const FIGURE_4: &str = "......W3+../.....W5.BB6B5+/.....B2W3+.B5W2./......W4..B2/......... W M";
/// The newsletter's last example, rebuilt from its cells, its sums 20 and 19, and its result 21 to 5.
const NEWSLETTER_LAST: &str = "......W4+../.....W6.BB4B5+/.....B2W3+.B5W2./......W5..B2/......... W M";

const fn mistake(when: When, text: TextKey) -> Mistake {
    Mistake { when, text }
}
