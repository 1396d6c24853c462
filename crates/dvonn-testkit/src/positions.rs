//! Positions that many tests use, as texts.

/// Figure 3 of the rulebook: White moves, and `e3-f3` cuts off seven stacks.
pub const FIGURE_3: &str = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";

/// Figure 4 of the rulebook: White has a single move.
pub const ONE_MOVE: &str = "......W3+../.....W5.BB6B5+/.....B2W3+.B5W2./......W4..B2/......... W M";

/// A balanced full board in public use.
pub const FULL_BOARD: &str = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M";

/// White wins by three with `d3-c3 pass c3-a3`; `d3-e3` cuts everything off and draws.
pub const SHORT: &str = "........./........../DDDWB....../........../......... W M";

/// Black has no move, White has one.
pub const BLACK_MUST_PASS: &str = "........./........../DDW2+......../........../......... B M";

/// The game is over; White has won by three.
pub const FINISHED: &str = "........./........../W3++D........./........../......... B M";
