//! Ratings of several players on one scale, from the results between them.
//!
//! They are those of Bradley and Terry, which make the results most likely, with a draw as half a win. The intervals come from the bootstrap: the pairs of
//! games are drawn again at random, many times, and the ratings fitted to each draw.

use fastrand::Rng;

use crate::Pentanomial;
use crate::statistics::score_of_elo;

/// The result of a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Encounter {
    /// The numbers of the players; the pairs are counted from the first one's point of view.
    pub(crate) players: [usize; 2],
    pub(crate) pairs: Pentanomial,
}

/// A rating with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rating {
    pub(crate) value: f64,
    pub(crate) interval: [f64; 2],
}

/// Draws for the intervals.
const DRAWS: usize = 400;
/// Rounds of the fit; the ratings then change by much less than a point.
const ROUNDS: usize = 4_000;
/// A share of a pair that each match counts as drawn in addition, so that a player who wins everything has a rating.
const PRIOR: f64 = 0.25;

/// The ratings of the players from number 0 on. The one of the anchor is given, so its interval is a point.
pub(crate) fn ratings(encounters: &[Encounter], anchor: usize, at: f64) -> Vec<Rating> {
    let values = fit(encounters, anchor, at);
    let mut rng = Rng::with_seed(1);
    let mut draws: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); values.len()];
    for _ in 0..DRAWS {
        let sample: Vec<Encounter> = encounters
            .iter()
            .map(|encounter| Encounter { pairs: drawn(&encounter.pairs, &mut rng), ..*encounter })
            .collect();
        for (draws, value) in draws.iter_mut().zip(fit(&sample, anchor, at)) {
            draws.push(value);
        }
    }
    let with_interval = |(value, mut draws): (f64, Vec<f64>)| {
        draws.sort_by(f64::total_cmp);
        Rating { value, interval: [draws[DRAWS / 40], draws[DRAWS - 1 - DRAWS / 40]] }
    };
    values.into_iter().zip(draws).map(with_interval).collect()
}

/// As many pairs, each drawn from those that were played.
fn drawn(pairs: &Pentanomial, rng: &mut Rng) -> Pentanomial {
    let mut drawn = Pentanomial::default();
    for _ in 0..pairs.pairs() {
        let mut number = rng.u64(..pairs.pairs());
        let points = pairs.counts.iter().position(|&count| {
            let is_here = number < count;
            number = number.saturating_sub(count);
            is_here
        });
        drawn.add(points.expect("the number is less than the sum of the counts"));
    }
    drawn
}

/// The most likely ratings, by gradient steps of a length that each player's number of games allows.
fn fit(encounters: &[Encounter], anchor: usize, at: f64) -> Vec<f64> {
    const STEP: f64 = 400.0 / std::f64::consts::LN_10;
    let players = encounters.iter().flat_map(|encounter| encounter.players).max().map_or(0, |last| last + 1);
    let mut values = vec![at; players];
    for _ in 0..ROUNDS {
        let (mut surplus, mut weight) = (vec![0.0; players], vec![0.0; players]);
        for Encounter { players: [first, second], pairs } in encounters {
            let count = pairs.pairs() as f64;
            let expected = score_of_elo(values[*first] - values[*second]);
            let more = count * (pairs.score() - expected) + PRIOR * (0.5 - expected);
            surplus[*first] += more;
            surplus[*second] -= more;
            for player in [first, second] {
                weight[*player] += 2.0 * (count + PRIOR) * expected * (1.0 - expected);
            }
        }
        for ((value, surplus), weight) in values.iter_mut().zip(surplus).zip(weight) {
            *value += (STEP * surplus / f64::max(weight, 1e-9)).clamp(-200.0, 200.0);
        }
    }
    let shift = at - values.get(anchor).copied().unwrap_or(at);
    values.iter().map(|value| value + shift).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn encounter(players: [usize; 2], won: u64, lost: u64) -> Encounter {
        Encounter { players, pairs: Pentanomial { counts: [lost, 0, 0, 0, won] } }
    }

    #[test]
    fn two_players_differ_by_the_elo_of_their_score() {
        let ratings = ratings(&[encounter([0, 1], 3_000, 1_000)], 1, 1000.0);
        assert!((ratings[0].value - 1190.8).abs() < 0.5, "{ratings:?}");
        assert_eq!(ratings[1], Rating { value: 1000.0, interval: [1000.0, 1000.0] });
        let [low, high] = ratings[0].interval;
        assert!(low > 1170.0 && low < 1185.0 && high > 1197.0 && high < 1212.0, "{ratings:?}");
    }

    #[test]
    fn results_that_contradict_each_other_are_balanced() {
        // In a circle, everybody is as strong as the others.
        let circle = [encounter([0, 1], 60, 40), encounter([1, 2], 60, 40), encounter([2, 0], 60, 40)];
        assert!(ratings(&circle, 0, 1500.0).iter().all(|rating| (rating.value - 1500.0).abs() < 0.5));
        // A third match agrees with the two others.
        let row = [encounter([0, 1], 30, 10), encounter([1, 2], 30, 10), encounter([0, 2], 90, 10)];
        let values: Vec<f64> = ratings(&row, 2, 0.0).iter().map(|rating| rating.value).collect();
        assert!((values[0] - 381.7).abs() < 3.0 && (values[1] - 190.8).abs() < 3.0, "{values:?}");
    }

    #[test]
    fn a_player_who_wins_everything_has_a_finite_rating() {
        let ratings = ratings(&[encounter([0, 1], 200, 0)], 1, 1000.0);
        assert!(ratings[0].value > 1500.0 && ratings[0].value < 3000.0, "{ratings:?}");
    }
}
