//! Statistics of paired games: the Elo difference with its error, and the sequential test.
//!
//! A pair is the same opening played twice with colours swapped. The two results are not independent, so the pair
//! counts as one observation with five possible values. The test is the generalised sequential probability ratio test
//! used for chess engines: it compares the likelihood of the counts under the most likely distributions with either
//! expected score.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The score of a pair for the first player, per game.
const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];
/// 95 % of a normal distribution lies within this many standard deviations of the mean.
const NORMAL_95: f64 = 1.959_963_984_540_054;
/// Replaces a count of zero, so that no result has probability zero.
const TINY_COUNT: f64 = 1e-3;

/// Pairs by the points of the first player: 0, ½, 1, 1½ or 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pentanomial {
    /// The number of pairs with each number of half points.
    pub counts: [u64; 5],
}

impl Pentanomial {
    /// Adds a pair by its half points, 0 to 4.
    pub fn add(&mut self, half_points: usize) {
        self.counts[half_points] += 1;
    }

    /// Number of pairs.
    pub fn pairs(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The share of the points, 0 to 1; one half without any games.
    pub fn score(&self) -> f64 {
        if self.pairs() == 0 {
            return 0.5;
        }
        let sum: f64 = self.counts.iter().zip(SCORES).map(|(&count, score)| count as f64 * score).sum();
        sum / self.pairs() as f64
    }

    /// Half the width of the 95 % confidence interval of the score.
    pub fn error(&self) -> f64 {
        let (pairs, mean) = (self.pairs() as f64, self.score());
        if pairs < 2.0 {
            return 0.5;
        }
        let squares: f64 =
            self.counts.iter().zip(SCORES).map(|(&count, score)| count as f64 * (score - mean).powi(2)).sum();
        NORMAL_95 * (squares / (pairs - 1.0) / pairs).sqrt()
    }

    /// The Elo difference and the ends of its confidence interval; infinite if one side won every point.
    pub fn elo(&self) -> (f64, [f64; 2]) {
        let (score, error) = (self.score(), self.error());
        (
            elo_of_score(score),
            [elo_of_score((score - error).max(0.0)), elo_of_score((score + error).min(1.0))],
        )
    }
}

/// The mean of some numbers and half the width of its 95 % confidence interval.
pub(crate) fn mean_and_error(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count.max(1.0);
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (mean, NORMAL_95 * (squares / (count - 1.0).max(1.0) / count.max(1.0)).sqrt())
}

/// The mean of numbers that come in groups, such as moves of the same game, and half the width of its 95 % confidence
/// interval. The numbers of a group, which are named by its number, may depend on each other.
pub(crate) fn share_and_error(numbers: &[(usize, f64)]) -> (f64, f64) {
    let count = numbers.len().max(1) as f64;
    let mean = numbers.iter().map(|(_, number)| number).sum::<f64>() / count;
    let mut groups: BTreeMap<usize, f64> = BTreeMap::new();
    for (group, number) in numbers {
        *groups.entry(*group).or_default() += number - mean;
    }
    let squares: f64 = groups.values().map(|sum| sum * sum).sum();
    (mean, NORMAL_95 * squares.sqrt() / count)
}

/// The rating difference with this expected score.
fn elo_of_score(score: f64) -> f64 {
    // Written so that an even score gives 0 and not -0.
    400.0 * (score / (1.0 - score)).log10()
}

/// The expected score for a rating difference.
pub(crate) fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A sequential test of two hypotheses about the Elo difference.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sprt {
    /// The lower hypothesis: the change is not worth keeping.
    pub elo0: f64,
    /// The higher hypothesis: the change is worth keeping.
    pub elo1: f64,
    /// Probability of accepting `elo1` when `elo0` is true.
    pub alpha: f64,
    /// Probability of accepting `elo0` when `elo1` is true.
    pub beta: f64,
}

/// The state of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SprtState {
    /// The test has accepted the higher hypothesis.
    Accepted,
    /// The test has accepted the lower hypothesis.
    Rejected,
    /// More games are needed.
    Open,
}

/// Why a test cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SprtError {
    /// The first bound is not the lower one.
    #[error("the bounds of the test must be two Elo values, the lower one first")]
    Bounds,
    /// A probability of error is out of range.
    #[error("alpha and beta must be above 0 and below 0.5")]
    Chances,
}

impl Sprt {
    /// A test of `elo0` against `elo1`.
    ///
    /// # Errors
    /// If the bounds or the probabilities of error are invalid.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Sprt, SprtError> {
        if !(elo0.is_finite() && elo1.is_finite() && elo0 < elo1) {
            return Err(SprtError::Bounds);
        }
        if ![alpha, beta].iter().all(|chance| (f64::MIN_POSITIVE..0.5).contains(chance)) {
            return Err(SprtError::Chances);
        }
        Ok(Sprt { elo0, elo1, alpha, beta })
    }

    /// The log-likelihood ratios at which the test rejects and accepts.
    pub fn limits(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// The logarithm of how much likelier the counts are under the higher hypothesis.
    pub fn llr(&self, counts: &Pentanomial) -> f64 {
        if counts.pairs() == 0 {
            return 0.0;
        }
        let counts = counts.counts.map(|count| (count as f64).max(TINY_COUNT));
        let pairs: f64 = counts.iter().sum();
        let seen = counts.map(|count| count / pairs);
        let [low, high] = [self.elo0, self.elo1].map(|elo| likeliest(&seen, score_of_elo(elo)));
        let sum: f64 = (0..5).map(|index| seen[index] * (high[index] / low[index]).ln()).sum();
        pairs * sum
    }

    /// The state of the test after these counts.
    pub fn verdict(&self, counts: &Pentanomial) -> SprtState {
        let [reject, accept] = self.limits();
        match self.llr(counts) {
            llr if llr >= accept => SprtState::Accepted,
            llr if llr <= reject => SprtState::Rejected,
            _ => SprtState::Open,
        }
    }
}

/// The distribution with this expected score that makes the counts most likely.
///
/// It is `seen / (1 + x (score - expected))`, where the Lagrange multiplier `x` is chosen to give the expectation.
fn likeliest(seen: &[f64; 5], expected: f64) -> [f64; 5] {
    let away = SCORES.map(|score| score - expected);
    // Between these, every probability is positive, and the sum falls from plus to minus infinity.
    let (mut low, mut high) = (-1.0 / away[4], -1.0 / away[0]);
    let slope =
        |x: f64| -> f64 { (0..5).map(|index| seen[index] * away[index] / (1.0 + x * away[index])).sum() };
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let x = f64::midpoint(low, high);
    std::array::from_fn(|index| seen[index] / (1.0 + x * away[index]))
}
