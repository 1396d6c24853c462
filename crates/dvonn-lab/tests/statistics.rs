//! Elo, its error and the sequential test, compared with values computed in other ways.

#![allow(clippy::unwrap_used)]

use dvonn_lab::{Pentanomial, Sprt, SprtState};
use fastrand::Rng;

fn counts(counts: [u64; 5]) -> Pentanomial {
    Pentanomial { counts }
}

#[track_caller]
fn assert_near(found: f64, expected: f64, tolerance: f64) {
    assert!((found - expected).abs() <= tolerance, "{found} is not {expected} ± {tolerance}");
}

#[test]
fn scores_errors_and_elo_by_hand() {
    // Pairs worth 0, 1/4, 1/2, 3/4, 1; the variance is divided by the number of pairs minus one.
    for (pairs, score, error) in [
        ([1, 0, 0, 0, 1], 0.5, 1.96 * (0.5_f64 / 2.0).sqrt()),
        ([0, 0, 5, 0, 5], 0.75, 1.96 * (10.0 * 0.0625 / 9.0 / 10.0_f64).sqrt()),
        ([2, 0, 6, 0, 2], 0.5, 1.96 * (4.0 * 0.25 / 9.0 / 10.0_f64).sqrt()),
        ([0, 4, 0, 0, 0], 0.25, 0.0),
    ] {
        assert_near(counts(pairs).score(), score, 1e-12);
        assert_near(counts(pairs).error(), error, 1e-4);
    }
    // 75 % is +190.8 Elo, 25 % is -190.8, and 50 % is 0.
    assert_near(counts([0, 0, 5, 0, 5]).elo().0, 190.848_501_9, 1e-6);
    assert_near(counts([5, 0, 5, 0, 0]).elo().0, -190.848_501_9, 1e-6);
    assert_near(counts([2, 0, 6, 0, 2]).elo().0, 0.0, 1e-12);
    assert!(counts([0, 0, 0, 0, 9]).elo().0.is_infinite());
    assert_near(counts([0; 5]).score(), 0.5, 0.0);
}

#[test]
fn the_test_stops_at_two_point_nine_four() {
    let sprt = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap();
    assert_near(sprt.limits()[0], -2.944_438_979, 1e-9);
    assert_near(sprt.limits()[1], 2.944_438_979, 1e-9);
    assert!(Sprt::new(5.0, 0.0, 0.05, 0.05).is_err());
    assert!(Sprt::new(0.0, f64::NAN, 0.05, 0.05).is_err());
    assert!(Sprt::new(0.0, 5.0, 0.0, 0.05).is_err());
    assert!(Sprt::new(0.0, 5.0, 0.05, 0.5).is_err());
}

/// Counts and ratios published in the tests of fastchess, a match runner for chess, for the same model.
#[test]
fn ratios_agree_with_those_of_chess_match_runners() {
    for (pairs, elo0, elo1, llr) in [
        ([223, 9863, 21_279, 10_037, 246], 0.5, 2.5, -3.07),
        ([871, 26_175, 55_983, 26_678, 821], 0.0, 2.0, -4.98),
    ] {
        let sprt = Sprt::new(elo0, elo1, 0.05, 0.05).unwrap();
        assert_near(sprt.llr(&counts(pairs)), llr, 0.03);
    }
}

/// The likelihood ratio by its definition: a brute-force search, climbing in three free coordinates, finds the most
/// likely distribution for each expected score.
#[test]
fn ratios_agree_with_a_search_for_the_most_likely_distributions() {
    for (pairs, elo0, elo1) in
        [([10, 3, 40, 5, 20], 0.0, 50.0), ([30, 2, 50, 4, 25], -20.0, 20.0), ([4, 1, 10, 1, 30], 0.0, 10.0)]
    {
        let score = |elo: f64| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
        let expected = best_likelihood(pairs, score(elo1)) - best_likelihood(pairs, score(elo0));
        let sprt = Sprt::new(elo0, elo1, 0.05, 0.05).unwrap();
        assert_near(sprt.llr(&counts(pairs)), expected, 1e-3);
    }
}

/// The highest log-likelihood of all distributions with this expected score.
fn best_likelihood(pairs: [u64; 5], score: f64) -> f64 {
    // p1, p2 and p3 are free; p4 follows from the expectation, p0 from the sum.
    let whole = |free: [f64; 3]| {
        let last = score - 0.25 * free[0] - 0.5 * free[1] - 0.75 * free[2];
        [1.0 - free.iter().sum::<f64>() - last, free[0], free[1], free[2], last]
    };
    let likelihood = |free: [f64; 3]| -> f64 {
        let all = whole(free);
        if all.iter().any(|&p| p <= 0.0) {
            return f64::NEG_INFINITY;
        }
        pairs.iter().zip(all).map(|(&count, p)| count as f64 * p.ln()).sum()
    };
    let mut best = [0.02, 0.02, 0.02];
    let mut step = 0.1;
    while step > 1e-9 {
        let mut has_climbed = false;
        for direction in 0..27 {
            let mut trial = best;
            for (axis, divisor) in [1, 3, 9].into_iter().enumerate() {
                trial[axis] += step * f64::from(direction / divisor % 3 - 1);
            }
            if likelihood(trial) > likelihood(best) {
                best = trial;
                has_climbed = true;
            }
        }
        if !has_climbed {
            step /= 2.0;
        }
    }
    likelihood(best)
}

/// Draws pairs at random from a distribution whose true Elo is one of the bounds; the test must be wrong about as
/// rarely as it promises. The seeds are fixed, so the result is too.
#[test]
fn the_test_is_wrong_as_rarely_as_it_promises() {
    let sprt = Sprt::new(0.0, 60.0, 0.05, 0.05).unwrap();
    // Expected score 0.5, and 0.585 which is 60 Elo.
    let even = [0.22, 0.03, 0.50, 0.03, 0.22];
    let better = [0.135, 0.03, 0.50, 0.03, 0.305];
    let mean = |p: [f64; 5]| (0..5).map(|index| p[index] * index as f64 / 4.0).sum::<f64>();
    assert_near(mean(even), 0.5, 1e-9);
    assert_near(mean(better), 1.0 / (1.0 + 10_f64.powf(-60.0 / 400.0)), 1e-3);
    for (truth, wrong) in [(even, SprtState::Accepted), (better, SprtState::Rejected)] {
        let errors = (0..400).filter(|&seed| run(&sprt, truth, seed) == wrong).count();
        assert!((4..=36).contains(&errors), "{errors} of 400 wrong, 20 are promised");
    }
}

fn run(sprt: &Sprt, truth: [f64; 5], seed: u64) -> SprtState {
    let mut rng = Rng::with_seed(seed);
    let mut pairs = Pentanomial::default();
    loop {
        let mut draw = rng.f64();
        let result = truth.iter().position(|&p| {
            draw -= p;
            draw < 0.0
        });
        pairs.add(result.unwrap_or(4));
        match sprt.verdict(&pairs) {
            SprtState::Open => {}
            verdict => return verdict,
        }
    }
}

#[test]
fn without_games_nothing_is_decided() {
    let sprt = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap();
    assert_near(sprt.llr(&counts([0; 5])), 0.0, 0.0);
    assert_eq!(sprt.verdict(&counts([0; 5])), SprtState::Open);
    assert!(sprt.llr(&counts([0, 0, 0, 0, 3])) > 0.0);
    assert!(sprt.llr(&counts([3, 0, 0, 0, 0])) < 0.0);
}
