//! What a position is worth, proved or estimated, in words that people understand.

use crate::search::WIN;
use crate::{Margin, Wdl};

/// The worth of a position or move for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// Not proved: a judgement.
    Estimate(Estimate),
    /// Who wins is proved.
    Proved(Wdl),
    /// The final margin under best play is proved.
    Exact(Margin),
}

impl Score {
    /// The expected final margin in pieces, if there is one: a proof of who wins says nothing about it.
    pub fn margin(self) -> Option<f64> {
        match self {
            Score::Estimate(estimate) => Some(estimate.margin()),
            Score::Proved(Wdl::Draw) => Some(0.0),
            Score::Proved(_) => None,
            Score::Exact(margin) => Some(f64::from(margin.pieces())),
        }
    }

    /// The chance to win, from 0 to 1, a draw counted half.
    pub fn winning_chance(self) -> f64 {
        let wdl = match self {
            Score::Estimate(estimate) => return estimate.winning_chance(),
            Score::Proved(wdl) => wdl,
            Score::Exact(margin) => margin.wdl(),
        };
        match wdl {
            Wdl::Win => 1.0,
            Wdl::Draw => 0.5,
            Wdl::Loss => 0.0,
        }
    }

    /// Whether this is proved.
    pub fn is_proved(self) -> bool {
        !matches!(self, Score::Estimate(_))
    }
}

/// A judgement in hundredths of a piece of the expected margin.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Estimate(i16);

impl Estimate {
    /// From a value of the search.
    pub(crate) fn of_value(value: i32) -> Estimate {
        let finished = value.abs() - WIN;
        Estimate(if finished >= 0 { value.signum() * finished } else { value } as i16)
    }

    /// The expected final margin in pieces.
    pub fn margin(self) -> f64 {
        f64::from(self.0) / 100.0
    }

    /// The chance to win, from 0 to 1, a draw counted half.
    pub fn winning_chance(self) -> f64 {
        1.0 / (1.0 + (-self.margin() / 6.0).exp())
    }
}
