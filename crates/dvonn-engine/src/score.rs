//! The value of a position: a proof or an estimate.

use std::num::NonZeroU8;
use std::ops::{Neg, RangeInclusive};

use dvonn_core::Color;
use serde::{Deserialize, Serialize};

use crate::search::WIN;
use crate::{Margin, Wdl};

/// The value of a position, a move or a line for one side, usually the side to move.
///
/// In serde it is `{"estimate":125}` (hundredths of a piece), `{"win":3}`, `{"win":null}`, `"draw"` or `{"loss":3}`.
///
/// ```
/// use dvonn_core::Color;
/// use dvonn_engine::{Margin, Score};
///
/// let score = Score::exact(Margin::new(-3).expect("a margin lies between -49 and 49"));
/// assert!(score.is_proved());
/// assert_eq!(score.winning_chance(), 0.0);
/// // A loss for Black is a win for White.
/// assert_eq!(score.for_white(Color::Black).margin(), Some(3.0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    /// An estimate of the search; nothing is proved.
    Estimate(Estimate),
    /// A proved win, by this many pieces if the margin is proved too.
    Win(Option<NonZeroU8>),
    /// A proved draw.
    Draw,
    /// A proved loss, by this many pieces if the margin is proved too.
    Loss(Option<NonZeroU8>),
}

impl Score {
    /// A proved result with an unknown margin.
    pub const fn proved(wdl: Wdl) -> Score {
        match wdl {
            Wdl::Win => Score::Win(None),
            Wdl::Draw => Score::Draw,
            Wdl::Loss => Score::Loss(None),
        }
    }

    /// A proved margin.
    pub const fn exact(margin: Margin) -> Score {
        let pieces = NonZeroU8::new(margin.pieces().unsigned_abs());
        match margin.wdl() {
            Wdl::Win => Score::Win(pieces),
            Wdl::Draw => Score::Draw,
            Wdl::Loss => Score::Loss(pieces),
        }
    }

    /// The expected or proved final margin in pieces; `None` if only the winner is proved.
    pub fn margin(self) -> Option<f64> {
        let pieces = |pieces: NonZeroU8| f64::from(pieces.get());
        match self {
            Score::Estimate(estimate) => Some(estimate.margin()),
            Score::Win(margin) => margin.map(pieces),
            Score::Draw => Some(0.0),
            Score::Loss(margin) => margin.map(|margin| -pieces(margin)),
        }
    }

    /// The proved final margin, if there is one.
    pub fn exact_margin(self) -> Option<Margin> {
        let pieces = match self {
            Score::Estimate(_) => None,
            Score::Draw => Some(0),
            Score::Win(margin) => margin.map(|margin| margin.get() as i8),
            Score::Loss(margin) => margin.map(|margin| -(margin.get() as i8)),
        };
        pieces.and_then(Margin::new)
    }

    /// The proved result, if there is one.
    pub const fn wdl(self) -> Option<Wdl> {
        match self {
            Score::Estimate(_) => None,
            Score::Win(_) => Some(Wdl::Win),
            Score::Draw => Some(Wdl::Draw),
            Score::Loss(_) => Some(Wdl::Loss),
        }
    }

    /// The chance of winning, from 0 to 1; a draw counts half.
    pub fn winning_chance(self) -> f64 {
        match self {
            Score::Estimate(estimate) => estimate.winning_chance(),
            Score::Win(_) => 1.0,
            Score::Draw => 0.5,
            Score::Loss(_) => 0.0,
        }
    }

    /// Whether the result is proved.
    pub const fn is_proved(self) -> bool {
        !matches!(self, Score::Estimate(_))
    }

    /// This score, which is `side`'s, for White.
    #[must_use]
    pub fn for_white(self, side: Color) -> Score {
        match side {
            Color::White => self,
            Color::Black => -self,
        }
    }
}

/// The same score for the other side.
impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        match self {
            Score::Estimate(estimate) => Score::Estimate(-estimate),
            Score::Win(margin) => Score::Loss(margin),
            Score::Draw => Score::Draw,
            Score::Loss(margin) => Score::Win(margin),
        }
    }
}

/// An estimate of the search. The larger of two is the better one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Estimate(i16); // A value of the search: hundredths of a piece, finished games beyond `WIN`.

impl Estimate {
    /// Pieces of expected margin that make winning 2.7 times as likely as losing, by `dvonn-lab calibrate` on
    /// self-play. Early positions are less certain (5.0), late ones more (3.5).
    const PIECES_PER_LOGIT: f64 = 4.0;
    /// The lowest chance shown for a game that the search has seen won to its end. It may have pruned a better defence.
    const SEEN_WON: f64 = 0.995;

    /// An estimate of this many pieces, rounded to hundredths; at most 49.
    pub fn from_pieces(margin: f64) -> Estimate {
        let largest = f64::from(Margin::LIMIT);
        Estimate((margin.clamp(-largest, largest) * 100.0).round() as i16)
    }

    /// From a value of the search. An evaluation may expect more than the board allows; people are told only of margins
    /// that are possible.
    pub(crate) fn of_value(value: i32, possible: RangeInclusive<i8>) -> Estimate {
        if value.abs() >= WIN {
            return Estimate(value as i16);
        }
        let (lowest, highest) = possible.into_inner();
        Estimate(value.clamp(100 * i32::from(lowest), 100 * i32::from(highest)) as i16)
    }

    /// The final margin, if the search has seen the end of the game.
    fn seen(self) -> Option<f64> {
        let value = i32::from(self.0);
        let beyond = value.abs() - WIN;
        (beyond >= 0).then(|| f64::from(value.signum() * beyond) / 100.0)
    }

    /// The expected final margin in pieces.
    pub fn margin(self) -> f64 {
        self.seen().unwrap_or(f64::from(self.0) / 100.0)
    }

    /// The chance of winning, from 0 to 1; a draw counts half.
    pub fn winning_chance(self) -> f64 {
        let chance = 1.0 / (1.0 + (-self.margin() / Estimate::PIECES_PER_LOGIT).exp());
        match self.seen() {
            Some(margin) if margin > 0.0 => chance.max(Estimate::SEEN_WON),
            Some(_) => chance.min(1.0 - Estimate::SEEN_WON),
            None => chance,
        }
    }
}

/// The same estimate for the other side.
impl Neg for Estimate {
    type Output = Estimate;

    fn neg(self) -> Estimate {
        Estimate(-self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance(value: i32) -> f64 {
        Score::Estimate(Estimate::of_value(value, Margin::ANY)).winning_chance()
    }

    #[test]
    fn the_chance_to_win_grows_with_the_margin() {
        let chances: Vec<f64> = (-4_900..=4_900).step_by(10).map(chance).collect();
        assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
        assert!(chances.is_sorted_by(|a, b| a < b), "{chances:?}");
        assert!((chance(0) - 0.5).abs() < 1e-12);
        for value in (0..4_900).step_by(7) {
            assert!((chance(value) + chance(-value) - 1.0).abs() < 1e-12, "{value}");
        }
    }

    #[test]
    fn values_of_finished_games_are_shown_as_their_margin() {
        for (value, margin) in [(0, 0.0), (250, 2.5), (-250, -2.5), (WIN + 300, 3.0), (-WIN - 4900, -49.0)] {
            assert!((Estimate::of_value(value, Margin::ANY).margin() - margin).abs() < 1e-12, "{value}");
        }
    }

    fn exact(pieces: i8) -> Score {
        Score::exact(Margin::new(pieces).unwrap())
    }

    #[test]
    fn proved_results_are_certain() {
        for (score, wdl, chance, margin) in [
            (Score::proved(Wdl::Win), Wdl::Win, 1.0, None),
            (Score::proved(Wdl::Draw), Wdl::Draw, 0.5, Some(0)),
            (Score::proved(Wdl::Loss), Wdl::Loss, 0.0, None),
            (exact(1), Wdl::Win, 1.0, Some(1)),
            (exact(0), Wdl::Draw, 0.5, Some(0)),
            (exact(-49), Wdl::Loss, 0.0, Some(-49)),
        ] {
            assert!(score.is_proved());
            assert_eq!(score.wdl(), Some(wdl), "{score:?}");
            assert!((score.winning_chance() - chance).abs() < 1e-12, "{score:?}");
            assert_eq!(score.margin(), margin.map(f64::from), "{score:?}");
            assert_eq!(score.exact_margin().map(Margin::pieces), margin, "{score:?}");
        }
        let seen = Score::Estimate(Estimate::of_value(WIN + 100, Margin::ANY));
        assert!(!seen.is_proved());
        assert_eq!((seen.wdl(), seen.exact_margin()), (None, None));
    }

    #[test]
    fn what_is_good_for_black_is_bad_for_white() {
        let scores = [
            (Score::Estimate(Estimate::from_pieces(2.5)), Score::Estimate(Estimate::from_pieces(-2.5))),
            (exact(3), exact(-3)),
            (Score::proved(Wdl::Loss), Score::proved(Wdl::Win)),
            (Score::Draw, Score::Draw),
        ];
        for (black, white) in scores {
            assert_eq!((black.for_white(Color::Black), black.for_white(Color::White)), (white, black));
            assert!((black.winning_chance() + white.winning_chance() - 1.0).abs() < 1e-12);
        }
    }

    #[test]
    fn scores_survive_json() {
        for (score, json) in [
            (Score::Estimate(Estimate::from_pieces(-1.25)), r#"{"estimate":-125}"#),
            (exact(3), r#"{"win":3}"#),
            (Score::proved(Wdl::Win), r#"{"win":null}"#),
            (Score::Draw, r#""draw""#),
            (exact(-49), r#"{"loss":49}"#),
        ] {
            assert_eq!(serde_json::to_string(&score).unwrap(), json);
            assert_eq!(serde_json::from_str::<Score>(json).unwrap(), score);
        }
    }

    /// The sample is kept in the order of values, so that a tenth of its lines is a tenth of the values.
    #[test]
    fn the_chance_to_win_is_how_often_games_were_won() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/calibration.txt");
        let text = std::fs::read_to_string(path).unwrap();
        let rows: Vec<(f64, i8)> = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .map(|line| {
                let (value, margin) = line.split_once(' ').unwrap();
                (value.parse().unwrap(), margin.parse().unwrap())
            })
            .collect();
        assert!(rows.len() >= 4_000 && rows.is_sorted_by_key(|(value, _)| *value));
        let mut wrong = Vec::new();
        for tenth in rows.chunks(rows.len() / 10) {
            let mean =
                |of: &dyn Fn(&(f64, i8)) -> f64| tenth.iter().map(of).sum::<f64>() / tenth.len() as f64;
            let said = mean(&|(value, _)| chance((value * 100.0).round() as i32));
            let seen = mean(&|(_, margin)| exact(*margin).winning_chance());
            if (said - seen).abs() > 0.04 {
                wrong
                    .push(format!("around {:+.1}: said {said:.3}, seen {seen:.3}", tenth[tenth.len() / 2].0));
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}
