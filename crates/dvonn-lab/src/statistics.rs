//! What paired games say about strength: Elo with its error, and the sequential test.
//!
//! A pair is the same opening twice, colours swapped. The two results are not independent, so the pair counts as
//! one observation with five values. The test is the generalised sequential probability ratio test of chess
//! engine testing: the likelihood of the counts under the most likely distribution with the one expected score,
//! against the other's.

use serde::{Deserialize, Serialize};

/// Scores of a pair for the first player, divided by the two games.
const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];
/// The normal distribution has 95 % of its weight within so many standard deviations.
const NORMAL_95: f64 = 1.959_963_984_540_054;
/// Stands for a count of zero, so that no result is held impossible.
const TINY_COUNT: f64 = 1e-3;

/// Pairs by the points that the first player made of two: 0, ½, 1, 1½, 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pentanomial {
    /// How many pairs brought each number of half points.
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

    /// The share of the points, 0 to 1; nothing known counts as half.
    pub fn score(&self) -> f64 {
        if self.pairs() == 0 {
            return 0.5;
        }
        let sum: f64 = self.counts.iter().zip(SCORES).map(|(&count, score)| count as f64 * score).sum();
        sum / self.pairs() as f64
    }

    /// Half the width of the interval that holds the true score in 95 of 100 cases.
    pub fn error(&self) -> f64 {
        let (pairs, mean) = (self.pairs() as f64, self.score());
        if pairs < 2.0 {
            return 0.5;
        }
        let squares: f64 =
            self.counts.iter().zip(SCORES).map(|(&count, score)| count as f64 * (score - mean).powi(2)).sum();
        NORMAL_95 * (squares / (pairs - 1.0) / pairs).sqrt()
    }

    /// Elo of the score, and the ends of its interval; infinite where every point went to one side.
    pub fn elo(&self) -> (f64, [f64; 2]) {
        let (score, error) = (self.score(), self.error());
        (
            elo_of_score(score),
            [elo_of_score((score - error).max(0.0)), elo_of_score((score + error).min(1.0))],
        )
    }
}

/// The difference of ratings that makes this score likely.
fn elo_of_score(score: f64) -> f64 {
    // Written so that an even score gives 0 and not -0.
    400.0 * (score / (1.0 - score)).log10()
}

/// The score that a difference of ratings makes likely.
fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A sequential test of two hypotheses about the Elo difference.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sprt {
    /// Not better than this is a failure.
    pub elo0: f64,
    /// At least this good is a success.
    pub elo1: f64,
    /// Chance to accept what is `elo0`.
    pub alpha: f64,
    /// Chance to reject what is `elo1`.
    pub beta: f64,
}

/// What a test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SprtState {
    /// The higher hypothesis fits so much better that the test is over.
    Accepted,
    /// The lower one does.
    Rejected,
    /// More games are needed.
    Open,
}

/// Bounds that are none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SprtError {
    /// The second hypothesis must be the higher one.
    #[error("the bounds of the test are two Elo values, the lower one first")]
    Bounds,
    /// Chances of error are above 0 and below one half.
    #[error("alpha and beta are chances of error, above 0 and below 0.5")]
    Chances,
}

impl Sprt {
    /// A test of `elo0` against `elo1`.
    ///
    /// # Errors
    /// If it could not decide.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Sprt, SprtError> {
        if !(elo0.is_finite() && elo1.is_finite() && elo0 < elo1) {
            return Err(SprtError::Bounds);
        }
        if ![alpha, beta].iter().all(|chance| (f64::MIN_POSITIVE..0.5).contains(chance)) {
            return Err(SprtError::Chances);
        }
        Ok(Sprt { elo0, elo1, alpha, beta })
    }

    /// Where the test rejects and where it accepts.
    pub fn limits(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// How much likelier the counts are under the higher hypothesis, as a logarithm.
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

    /// What the counts say.
    pub fn verdict(&self, counts: &Pentanomial) -> SprtState {
        let [reject, accept] = self.limits();
        match self.llr(counts) {
            llr if llr >= accept => SprtState::Accepted,
            llr if llr <= reject => SprtState::Rejected,
            _ => SprtState::Open,
        }
    }
}

/// The distribution with this expected score that makes what was seen likeliest.
///
/// It is `seen / (1 + x (score - expected))`, with the one `x` that gives the expectation; a Lagrange multiplier.
fn likeliest(seen: &[f64; 5], expected: f64) -> [f64; 5] {
    let away = SCORES.map(|score| score - expected);
    // Every probability is positive between these, and the sum falls from plus to minus infinity.
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
