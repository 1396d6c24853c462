//! A wrong gradient would fail both tests: the difference quotient, and recovering known weights.

#![allow(clippy::unwrap_used)]

use dvonn_core::{Move, Position};
use dvonn_engine::{Engine, Evaluator, Features, Limits, SearchTask, Settings, boards};
use fastrand::Rng;

use super::*;

/// Positions of random games.
fn positions(count: usize, seed: u64) -> Vec<Movement> {
    let mut rng = Rng::with_seed(seed);
    let mut positions = Vec::new();
    let mut position = boards::random(&mut rng);
    while positions.len() < count {
        let moves: Vec<Move> = position.legal_moves().collect();
        if moves.is_empty() || position.occupied().len() < 8 {
            position = boards::random(&mut rng);
            continue;
        }
        if moves != [Move::Pass] {
            positions.push(*position.movement().unwrap());
        }
        position = position.play(moves[rng.usize(..moves.len())]).unwrap();
    }
    positions
}

/// A model with random weights that give sums of about 1.
fn planted(seed: u64) -> Model {
    let mut rng = Rng::with_seed(seed);
    let mut model = Model::zero();
    for weight in &mut model.weights {
        *weight = (rng.f64() - 0.5) * 0.2;
    }
    // Large counts get small weights.
    for knot in 0..COUNT_KNOTS.len() {
        for index in 0..COUNTS {
            model.weights[knot * COUNT_WEIGHTS + index] *= 0.2;
        }
    }
    model
}

#[test]
fn the_gradient_is_the_difference_quotient() {
    let positions = positions(300, 1);
    let mut rng = Rng::with_seed(2);
    let rows: Vec<Row> = positions.iter().map(|position| Row::new(position, rng.i8(-20..=20), 0.5)).collect();
    let mut model = planted(3);
    let (loss, gradient) = model.gradient(&rows, 2);
    assert!((loss - model.quality(&rows).loss).abs() < 1e-9);
    let mut looked_at = 0;
    for index in (0..PARAMETERS).step_by(7) {
        let weight = model.weights[index];
        let step = 1e-5;
        let [above, below] = [step, -step].map(|step| {
            model.weights[index] = weight + step;
            model.quality(&rows).loss
        });
        model.weights[index] = weight;
        let quotient = (above - below) / (2.0 * step);
        assert!((quotient - gradient[index]).abs() < 1e-6, "{index}: {quotient} and {}", gradient[index]);
        looked_at += usize::from(gradient[index].abs() > 1e-3);
    }
    assert!(looked_at > 20, "{looked_at} weights matter");
}

#[test]
fn known_weights_are_recovered_with_any_number_of_threads() {
    let truth = planted(4);
    let blended = truth.blended();
    let rows = |seed: u64, count: usize| -> Vec<Row> {
        let row = |position: &Movement| {
            let sum = Row::new(position, 0, 0.0).sum(&blended);
            Row::new(position, (SOFT_MARGIN * sum).round().clamp(-49.0, 49.0) as i8, 0.0)
        };
        positions(count, seed).iter().map(row).collect()
    };
    let (known, fresh) = (rows(5, 6000), rows(6, 500));
    let fit = |threads: usize| {
        let mut model = Model::zero();
        let fitting = Fitting { steps: 250, ridge: 1e-6, threads };
        model.fit(&known, fitting, |_, _, _| ControlFlow::Continue(()));
        model
    };
    let model = fit(1);
    // Some counts depend on others, so only the sums are recovered, not each weight.
    let found = model.blended();
    let (mut error, mut size) = (0.0, 0.0);
    for row in &fresh {
        error += (row.sum(&found) - row.sum(&blended)).powi(2);
        size += row.sum(&blended).powi(2);
    }
    assert!(size / fresh.len() as f64 > 0.1, "there is something to be found");
    assert!(error < 0.02 * size, "{error} of {size}");
    assert!(model.quality(&fresh).agreement > 0.95, "{:?}", model.quality(&fresh));
    // The margins are eight times the sum, and the fit must find that factor.
    assert!((model.pieces(&known) - SOFT_MARGIN).abs() < 0.4, "{}", model.pieces(&known));
    assert_eq!(fit(2).weights, model.weights);
}

#[test]
fn the_engine_gets_the_weights_of_the_model() {
    let model = planted(7);
    let text = model.weights(6.0).to_string();
    let numbers =
        |line: &str| -> Vec<f64> { line.split(' ').skip(2).map(|number| number.parse().unwrap()).collect() };
    let written: Vec<f64> = text.lines().flat_map(numbers).collect();
    assert_eq!(written.len(), PARAMETERS);
    for (index, (written, weight)) in written.iter().zip(&model.weights).enumerate() {
        assert!((written - weight * 600.0).abs() < 0.01, "{index}: {written} and {}", weight * 600.0);
    }
}

#[test]
fn the_model_computes_the_same_sum_as_the_engine() {
    let model = planted(8);
    let blended = model.blended();
    let without = Features::ALL;
    let mut engine = Engine::new(Settings {
        evaluator: Evaluator::HandCrafted(model.weights(6.0)),
        without,
        hash: 1,
        ..Settings::default()
    });
    let mut compared = 0;
    for position in positions(200, 9).into_iter().filter(|position| position.occupied().len() > 20) {
        // At depth 1, the engine takes the best of its evaluations of the next positions.
        let next = position.moves(position.turn()).map(|mv| {
            let mut next = position;
            next.apply_unchecked(mv);
            next
        });
        let next: Vec<Movement> = next.collect();
        if next.iter().any(Movement::must_pass) {
            continue;
        }
        let value = |next: &Movement| -6.0 * Row::new(next, 0, 0.0).sum(&blended);
        let best = next.iter().map(value).fold(f64::NEG_INFINITY, f64::max);
        engine.forget();
        let answer = engine.think(&position.into(), &SearchTask::within(Limits::depth(1)), &mut ());
        let found = answer.lines[0].score.margin().unwrap();
        assert!((found - best).abs() < 0.1, "{}: {found} and {best}", Position::from(position));
        compared += 1;
    }
    assert!(compared > 80, "{compared} positions");
}

#[test]
fn a_target_combines_the_result_and_the_margin() {
    let board: Position = boards::random(&mut Rng::with_seed(1));
    let target = |margin, share| Row::new(board.movement().unwrap(), margin, share).target;
    for (margin, share, expected) in [
        (1, 1.0, 1.0),
        (0, 1.0, 0.5),
        (-1, 1.0, 0.0),
        (8, 0.0, 0.731),
        (-8, 0.0, 0.269),
        (8, 0.5, 0.8655),
        (0, 0.3, 0.5),
    ] {
        assert!((target(margin, share) - expected).abs() < 1e-3, "{margin} {share}");
    }
}
