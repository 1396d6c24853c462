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

/// A judgement. The larger of two is the better one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Estimate(i16);

impl Estimate {
    /// Pieces of expected margin that make winning 2.7 times as likely as losing, by `dvonn-lab calibrate` on
    /// self-play. Early positions are less sure (5.0), late ones more (3.5).
    const PIECES_PER_LOGIT: f64 = 4.0;
    /// The least chance shown for a game that the search has seen won to its end. It may have left out a better defence.
    const SEEN_WON: f64 = 0.995;

    /// From a value of the search.
    pub(crate) fn of_value(value: i32) -> Estimate {
        Estimate(value as i16)
    }

    /// Pieces by which the game is won, or lost if negative, when the search saw its end.
    fn seen(self) -> Option<f64> {
        let value = i32::from(self.0);
        let beyond = value.abs() - WIN;
        (beyond >= 0).then(|| f64::from(value.signum() * beyond) / 100.0)
    }

    /// The expected final margin in pieces.
    pub fn margin(self) -> f64 {
        self.seen().unwrap_or(f64::from(self.0) / 100.0)
    }

    /// The chance to win, from 0 to 1, a draw counted half.
    pub fn winning_chance(self) -> f64 {
        let chance = 1.0 / (1.0 + (-self.margin() / Estimate::PIECES_PER_LOGIT).exp());
        match self.seen() {
            Some(margin) if margin > 0.0 => chance.max(Estimate::SEEN_WON),
            Some(_) => chance.min(1.0 - Estimate::SEEN_WON),
            None => chance,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance(value: i32) -> f64 {
        Score::Estimate(Estimate::of_value(value)).winning_chance()
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
            assert!((Estimate::of_value(value).margin() - margin).abs() < 1e-12, "{value}");
        }
    }

    #[test]
    fn proved_results_are_certain() {
        for (score, chance, margin) in [
            (Score::Proved(Wdl::Win), 1.0, None),
            (Score::Proved(Wdl::Draw), 0.5, Some(0.0)),
            (Score::Proved(Wdl::Loss), 0.0, None),
            (Score::Exact(Margin::new(1)), 1.0, Some(1.0)),
            (Score::Exact(Margin::new(0)), 0.5, Some(0.0)),
            (Score::Exact(Margin::new(-49)), 0.0, Some(-49.0)),
        ] {
            assert!(score.is_proved());
            assert!((score.winning_chance() - chance).abs() < 1e-12, "{score:?}");
            assert_eq!(score.margin(), margin, "{score:?}");
        }
        assert!(!Score::Estimate(Estimate::of_value(WIN + 100)).is_proved());
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
            let seen = mean(&|(_, margin)| Score::Exact(Margin::new(*margin)).winning_chance());
            if (said - seen).abs() > 0.04 {
                wrong
                    .push(format!("around {:+.1}: said {said:.3}, seen {seen:.3}", tenth[tenth.len() / 2].0));
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}
