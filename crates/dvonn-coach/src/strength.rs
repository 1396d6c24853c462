//! How strong a person is, as far as games against the computer tell.

use dvonn_engine::Level;
use serde::{Deserialize, Serialize};

/// The rating of somebody about whom nothing is known: between levels 1 and 2 of the computer.
const FIRST_RATING: f64 = 1050.0;
/// How much that first rating counts, where the latest game counts 1.
const FIRST_WEIGHT: f64 = 0.1;
/// How much a game counts, where the one after it counts 1.
const FADING: f64 = 0.8;
/// The points of rating that a piece of margin stands for: a level is about 150 points above the one below, and wins by 6.5 pieces
/// on average.
const POINTS_OF_PIECE: f64 = 23.0;
/// A larger margin says no more than this one. Whoever resigns counts as having lost by it.
const DECISIVE: i16 = 30;

/// How a game against the computer went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LevelResult {
    /// The level of the computer.
    pub level: Level,
    /// The pieces by which the person won; negative after a loss. Resigning counts as losing everything.
    pub margin: i16,
}

impl LevelResult {
    /// What the game alone says about the person's rating.
    fn performance(self) -> f64 {
        let margin = self.margin.clamp(-DECISIVE, DECISIVE);
        f64::from(self.level.rating()) + POINTS_OF_PIECE * f64::from(margin)
    }
}

/// The level whose games with this person are the closest, judging by their results, the latest first.
///
/// ```
/// use dvonn_coach::{LevelResult, matched_level};
/// use dvonn_engine::Level;
///
/// let level = |number| Level::new(number).expect("1 to 10");
/// assert_eq!(matched_level([]), level(1));
/// assert_eq!(matched_level([LevelResult { level: level(1), margin: 13 }]), level(3));
/// ```
pub fn matched_level(results: impl IntoIterator<Item = LevelResult>) -> Level {
    let (mut sum, mut weights, mut weight) = (0.0, 0.0, 1.0);
    for result in results {
        sum += weight * result.performance();
        weights += weight;
        weight *= FADING;
    }
    let rating = (sum + FIRST_WEIGHT * FIRST_RATING) / (weights + FIRST_WEIGHT);
    let distance = |level: &Level| (f64::from(level.rating()) - rating).abs();
    let nearest = Level::ALL.into_iter().min_by(|a, b| distance(a).total_cmp(&distance(b)));
    nearest.expect("there are levels")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(played: &[(u8, i16)]) -> Vec<LevelResult> {
        let result = |&(level, margin)| LevelResult { level: Level::new(level).unwrap(), margin };
        played.iter().map(result).collect()
    }

    #[test]
    fn wins_lead_up_and_losses_lead_down() {
        for (played, level) in [
            (&[][..], 1),
            (&[(1, 2)], 1),
            (&[(1, 13)], 3),
            (&[(1, 30)], 6),
            // A larger margin says no more.
            (&[(1, 49)], 6),
            (&[(4, 0)], 4),
            (&[(6, 0), (1, 0)], 4),
            // The latest game comes first, and counts the most.
            (&[(1, 0), (6, 0)], 3),
            (&[(4, -49)], 1),
            (&[(6, -49), (6, 0), (6, 0), (6, 0), (6, 0)], 5),
            (&[(1, -49), (1, -49)], 1),
            (&[(10, 49), (10, 49), (10, 49)], 10),
        ] {
            assert_eq!(matched_level(results(played)).number(), level, "{played:?}");
        }
    }

    #[test]
    fn somebody_of_any_level_is_matched_within_five_games_without_luck() {
        for person in Level::ALL {
            let mut played = Vec::new();
            for _ in 0..5 {
                let level = matched_level(played.iter().copied());
                let points = f64::from(person.rating()) - f64::from(level.rating());
                let margin = (points / POINTS_OF_PIECE).clamp(-49.0, 49.0) as i16;
                played.insert(0, LevelResult { level, margin });
            }
            let matched = matched_level(played).number();
            assert!(matched.abs_diff(person.number()) <= 1, "{person}: {matched}");
        }
    }
}
