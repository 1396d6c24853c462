use dvonn_engine::boards;

use super::*;

const TARGET: Target = Target { lambda: 0.6, winner: 0.5 };

/// Positions of random games, with made-up results.
fn samples(rng: &mut Rng) -> Vec<Sample> {
    let mut samples = Vec::new();
    for _ in 0..4 {
        let mut here = boards::random(rng);
        while let Some(mv) = rng.choice(here.legal_moves().collect::<Vec<_>>()) {
            let position = *here.movement().unwrap();
            let (margin, value) = (rng.i8(-20..=20), rng.i16(-2000..=2000));
            samples.push(Sample { position, margin, value, gain: 0, is_proved: false, is_spoiled: false });
            here = here.play(mv).unwrap();
        }
    }
    samples
}

fn models(rng: &mut Rng) -> Vec<Model> {
    [(64, 1), (128, 4), (64, 8)]
        .map(|(hidden, buckets)| {
            let architecture = Architecture::new(hidden, buckets).unwrap();
            let mut model = Model::random(architecture, rng);
            let Offsets { counts, units, .. } = Offsets::of(architecture);
            model.parameters[counts..units].fill_with(|| 0.2 * rng.f32() - 0.1);
            model.update_weights();
            model
        })
        .into()
}

#[test]
fn the_engine_computes_what_was_trained() {
    let mut rng = Rng::with_seed(1);
    let images = Images::new();
    for model in models(&mut rng) {
        let network = model.quantised(5.0, "a test").unwrap();
        let mut hidden = Hidden::new(model.architecture);
        let mut example = Example::default();
        let (mut squares, mut errors, mut count) = (0.0, 0.0, 0.0);
        for sample in samples(&mut rng) {
            example.set(model.architecture, &sample, TARGET, &images, 0);
            let trained = 5.0 * model.output(&example, &mut hidden);
            let computed = network.evaluate(&sample.position) as f32 / 100.0;
            if trained.abs() < 40.0 {
                squares += trained * trained;
                errors += (trained - computed).powi(2);
                count += 1.0;
            }
        }
        // Rounding costs tenths of a piece.
        assert!(count > 100.0 && squares / count > 1.0, "{count} positions, {squares}");
        assert!((errors / count).sqrt() < 0.25, "{:?}: {}", model.architecture, (errors / count).sqrt());
    }
}

#[test]
fn the_gradient_is_the_slope_of_the_loss() {
    const STEP: f32 = 1e-3;
    let mut rng = Rng::with_seed(2);
    let images = Images::new();
    for mut model in models(&mut rng) {
        let mut hidden = Hidden::new(model.architecture);
        let examples: Vec<Example> = samples(&mut rng)
            .iter()
            .step_by(9)
            .map(|sample| {
                let mut example = Example::default();
                example.set(model.architecture, sample, TARGET, &images, rng.usize(..4));
                example
            })
            .collect();
        let mut gradient = model.no_gradient();
        for example in &examples {
            model.add_gradient(example, &mut hidden, &mut gradient);
        }
        let Offsets { biases, outputs, output_biases, counts, end, .. } = Offsets::of(model.architecture);
        let first = usize::from(examples[0].ours[0]) * model.architecture.hidden;
        let mut indices = vec![first, first + 5, biases, biases + 7, outputs, outputs + 3, output_biases];
        indices.extend((counts..end).step_by(11));
        for index in indices {
            let mut loss = |change: f32| -> f64 {
                let before = model.weights[index];
                model.weights[index] += change;
                let loss = examples
                    .iter()
                    .map(|example| f64::from(Model::loss(example, model.output(example, &mut hidden))));
                let loss = loss.sum();
                model.weights[index] = before;
                loss
            };
            let slope = (loss(STEP) - loss(-STEP)) / f64::from(2.0 * STEP);
            let found = f64::from(gradient[index]);
            assert!(
                (slope - found).abs() < 0.02 + 0.03 * slope.abs(),
                "weight {index}: {found}, not {slope}"
            );
        }
    }
}

#[test]
fn symmetries_are_images_of_the_position() {
    let images = Images::new();
    let position = boards::random(&mut Rng::with_seed(3));
    let position = *position.movement().unwrap();
    let sample = Sample { position, margin: 3, value: 100, gain: 0, is_proved: false, is_spoiled: false };
    let architecture = Architecture::new(64, 8).unwrap();
    let facts = |symmetry: usize| {
        let mut example = Example::default();
        example.set(architecture, &sample, TARGET, &images, symmetry);
        let mut kinds: Vec<usize> = example.ours.iter().map(|input| usize::from(*input) / CELLS).collect();
        kinds.sort_unstable();
        let mut inputs = example.ours.clone();
        inputs.sort_unstable();
        (kinds, inputs)
    };
    for symmetry in 1..4 {
        assert_eq!(facts(symmetry).0, facts(0).0);
        assert_ne!(facts(symmetry).1, facts(0).1);
    }
}

#[test]
fn targets_use_what_can_be_trusted() {
    let position = *boards::random(&mut Rng::with_seed(3)).movement().unwrap();
    let plain = Sample { position, margin: 8, value: 0, gain: 0, is_proved: false, is_spoiled: false };
    let softened = 1.0 / (1.0 + (-1.0_f32).exp());
    let result = 0.5 + 0.5 * softened;
    for (sample, expected) in [
        (plain, 0.6 * result + 0.4 * 0.5),
        (Sample { is_proved: true, ..plain }, result),
        (Sample { is_spoiled: true, ..plain }, 0.5),
        (Sample { margin: 0, ..plain }, 0.5),
    ] {
        assert!((TARGET.of(&sample) - expected).abs() < 1e-6, "{sample:?}");
    }
}
