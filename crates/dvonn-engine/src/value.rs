//! Results under best play: the margin in pieces, and who wins.

use std::fmt;
use std::ops::{Neg, RangeInclusive};

use dvonn_core::Movement;

/// Final pieces of the side to move minus those of the other side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Margin(i8); // Invariant: -49..=49.

impl Margin {
    /// No game is won by more pieces.
    pub(crate) const LIMIT: i8 = 49;
    /// The margins of any game, in pieces.
    pub(crate) const ANY: RangeInclusive<i8> = -Margin::LIMIT..=Margin::LIMIT;

    /// A margin in pieces, if it is possible: from -49 to 49.
    pub const fn new(pieces: i8) -> Option<Margin> {
        if -Margin::LIMIT <= pieces && pieces <= Margin::LIMIT { Some(Margin(pieces)) } else { None }
    }

    /// A margin that the caller knows to be possible.
    pub(crate) const fn new_unchecked(pieces: i8) -> Margin {
        debug_assert!(-Margin::LIMIT <= pieces && pieces <= Margin::LIMIT);
        Margin(pieces)
    }

    /// The margin if the game ended here.
    pub(crate) fn counted(position: &Movement) -> i8 {
        let scores = position.scores();
        scores[position.turn()] as i8 - scores[position.turn().other()] as i8
    }

    /// The margin in pieces; negative if the side to move has fewer.
    pub const fn pieces(self) -> i8 {
        self.0
    }

    /// Who wins.
    pub const fn wdl(self) -> Wdl {
        match self.0 {
            1.. => Wdl::Win,
            0 => Wdl::Draw,
            _ => Wdl::Loss,
        }
    }
}

/// The same margin for the other side.
impl Neg for Margin {
    type Output = Margin;

    fn neg(self) -> Margin {
        Margin(-self.0)
    }
}

/// Writes the pieces with their sign: `+3`, `0`, `-12`.
impl fmt::Display for Margin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 { f.pad("0") } else { f.pad(&format!("{:+}", self.0)) }
    }
}

/// The result for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wdl {
    /// It wins.
    Win,
    /// Nobody wins.
    Draw,
    /// It loses.
    Loss,
}

impl Wdl {
    /// The lowest margin with this result.
    pub const fn lowest_margin(self) -> Margin {
        match self {
            Wdl::Win => Margin(1),
            Wdl::Draw => Margin(0),
            Wdl::Loss => Margin(-Margin::LIMIT),
        }
    }
}

impl fmt::Display for Wdl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Wdl::Win => "win",
            Wdl::Draw => "draw",
            Wdl::Loss => "loss",
        })
    }
}
