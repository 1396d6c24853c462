use dvonn_core::{Move, Position};
use fastrand::Rng;

use super::*;
use crate::{Engine, Evaluator, Limits, SearchTask, Settings};

/// A network with random weights, small enough that values vary.
fn random(hidden: usize, buckets: usize, seed: u64) -> Network {
    let mut rng = Rng::with_seed(seed);
    let mut numbers =
        |count: usize, most: i16| -> Vec<i16> { (0..count).map(|_| rng.i16(-most..=most)).collect() };
    let parameters = Parameters {
        inputs: numbers(INPUTS * hidden, 60),
        biases: numbers(hidden, 200),
        outputs: numbers(2 * buckets * hidden, 127),
        output_biases: numbers(buckets, i16::MAX).into_iter().map(i32::from).collect(),
        counts: numbers(buckets * COUNTS, 5000).into_iter().map(i32::from).collect(),
        units: numbers(COUNTS * UNITS, 2000),
        unit_biases: numbers(UNITS, i16::MAX).into_iter().map(i32::from).collect(),
        unit_outputs: numbers(buckets * UNITS, 127),
        scale: 700,
    };
    let architecture = Architecture::new(hidden, buckets).unwrap();
    Network::new(architecture, &parameters, "random weights").unwrap()
}

/// Plays a random line with the rules of the search: some positions on the way are evaluated, others are not.
fn follow(network: &Network, rng: &mut Rng, mut check: impl FnMut(i32, &Movement)) {
    let mut scratch = network.scratch();
    let mut here = crate::boards::random(rng);
    let mut state = network.state(&mut scratch, here.movement().unwrap());
    while let Some(mv) = rng.choice(here.legal_moves().collect::<Vec<_>>()) {
        let before = *here.movement().unwrap();
        // A sibling was searched before, and left its values behind.
        if let Some(Move::Stack(sibling)) = rng.choice(here.legal_moves().collect::<Vec<_>>()) {
            let mut position = before;
            let effects = position.apply_unchecked(sibling);
            let level = network.after(&mut scratch, &state, &before, &position, &effects);
            if rng.bool() && position.outcome().is_none() {
                check(network.value(&mut scratch, &position, &level), &position);
            }
        }
        let effects = here.apply(mv).unwrap();
        let after = here.movement().unwrap();
        if let Some(effects) = effects {
            state = network.after(&mut scratch, &state, &before, after, &effects);
        }
        if rng.u8(..3) > 0 {
            check(network.value(&mut scratch, after, &state), after);
        }
    }
}

#[test]
fn updated_values_equal_fresh_ones() {
    let mut rng = Rng::with_seed(2);
    for (hidden, buckets) in [(64, 1), (64, 8), (128, 4)] {
        let network = random(hidden, buckets, 5);
        let mut values = std::collections::BTreeSet::new();
        let mut compared = 0;
        for _ in 0..60 {
            follow(&network, &mut rng, |value, position| {
                assert_eq!(value, network.evaluate(position), "{position}");
                values.insert(value);
                compared += 1;
            });
        }
        assert!(compared > 1_500 && values.len() > 500, "{compared} compared, {} values", values.len());
    }
}

#[test]
fn a_network_sees_both_colours_alike() {
    let network = random(64, 8, 6);
    for (one, other) in [
        (
            "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M",
            "..W..B2WDW/...W5.W4+B2WB3B/...B3BWD.BWB/..WW2.B3W3.W2./.W2B...... B M",
        ),
        (
            "........./........../DDDWB....../........../......... W M",
            "........./........../DDDBW....../........../......... B M",
        ),
    ] {
        let [one, other] = [one, other].map(|text| text.parse::<Position>().unwrap());
        let value = |position: Position| network.evaluate(position.movement().unwrap());
        assert_eq!(value(one), value(other));
        assert_ne!(value(one), 0);
    }
}

#[test]
fn a_written_network_is_read_back() {
    for (hidden, buckets) in [(64, 1), (128, 8)] {
        let network = random(hidden, buckets, 1);
        let bytes = network.to_bytes();
        assert!(bytes.len() < 1_500_000, "{} bytes", bytes.len());
        let read = Network::from_bytes(&bytes).unwrap();
        assert!(read == network);
        assert_eq!(read.description(), "random weights");
        assert_eq!(read.parameters(), network.parameters());
        assert_eq!(read.to_bytes(), bytes);
    }
}

/// The bytes with another body, and a length and hash that fit it.
fn with_body(bytes: &[u8], change: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
    let mut body = bytes[24..].to_vec();
    change(&mut body);
    let mut changed = bytes[..12].to_vec();
    changed.extend((body.len() as u32).to_le_bytes());
    changed.extend(file::hash(&body).to_le_bytes());
    changed.extend(body);
    changed
}

#[test]
fn what_is_not_a_network_is_refused() {
    let network = random(64, 2, 3);
    let bytes = network.to_bytes();
    let size = bytes.len();
    let read = |bytes: &[u8]| Network::from_bytes(bytes).map(|_| ()).unwrap_err();
    for length in [0, 7, 23] {
        assert_eq!(read(&bytes[..length]), NetworkError::Truncated { found: length, expected: 24 });
    }
    for length in [24, 30, 100, size - 1] {
        assert_eq!(read(&bytes[..length]), NetworkError::Truncated { found: length, expected: size });
    }
    assert_eq!(read(&[&bytes[..], b"!!"].concat()), NetworkError::TooLong { extra: 2 });
    assert_eq!(read(&[0; 100]), NetworkError::Foreign);
    let mut other = bytes.clone();
    other[8] = 9;
    assert_eq!(read(&other), NetworkError::Version(9));
    for at in [16, 24, 40, size / 2, size - 1] {
        let mut other = bytes.clone();
        other[at] ^= 4;
        assert_eq!(read(&other), NetworkError::Hash, "byte {at}");
    }
    for (at, value) in [(0, 46), (2, 33), (4, 31), (6, 63), (6, 0), (7, 1), (8, 0), (8, 50)] {
        let error = read(&with_body(&bytes, |body| body[at] = value));
        assert!(matches!(error, NetworkError::Architecture { .. }), "{at}: {error}");
    }
    let expected = size - 24 - 16 - "random weights".len();
    let error = read(&with_body(&bytes, |body| body.truncate(body.len() - 1)));
    assert_eq!(error, NetworkError::Size { found: expected - 1, expected });
    let error = read(&with_body(&bytes, |body| body[8] = 3));
    assert!(matches!(error, NetworkError::Size { .. }), "{error}");
    let error = read(&with_body(&bytes, |body| body[16] = 0xff));
    assert_eq!(error, NetworkError::Description);
    let error = read(&with_body(&bytes, |body| body.truncate(19)));
    assert!(matches!(error, NetworkError::Truncated { .. }), "{error}");
    let error = read(&with_body(&bytes, |body| {
        // The last of the weights with 16 bits is an output weight.
        let end = body.len() - 4 * (2 + 2 * COUNTS + UNITS);
        body[end - 2..end].copy_from_slice(&128_i16.to_le_bytes());
    }));
    assert_eq!(error, NetworkError::OutputWeight(128));
    for scale in [0, -1, 100_001] {
        let error = read(&with_body(&bytes, |body| body[12..16].copy_from_slice(&i32::to_le_bytes(scale))));
        assert_eq!(error, NetworkError::Scale(scale));
    }
    let error = read(&with_body(&bytes, |body| {
        let end = body.len();
        body[end - 4..].copy_from_slice(&i32::MIN.to_le_bytes());
    }));
    assert_eq!(error, NetworkError::UnitBias(i32::MIN));
}

#[test]
fn buckets_divide_the_numbers_of_stacks() {
    for buckets in [1, 4, 8, 49] {
        let architecture = Architecture::new(64, buckets).unwrap();
        let found: Vec<usize> = (1..=49).map(|stacks| architecture.bucket(stacks)).collect();
        assert!(found.is_sorted() && found[0] == 0 && found[48] == buckets - 1, "{found:?}");
    }
}

/// The same values on every machine: they pin the arithmetic, not the quality of the network.
#[cfg(feature = "embedded-network")]
#[test]
fn the_embedded_network_gives_known_values() {
    let network = Network::embedded();
    assert!(network.description().starts_with("dvonn-lab train --hidden 64"));
    assert!(network.to_bytes().len() < 400_000);
    let values: Vec<i32> =
        crate::bench::positions().map(|position| network.evaluate(position.movement().unwrap())).collect();
    assert_eq!(values, [-1899, -128, 444, 282, 863, -1966, 281, 415, -1570, 608, 742, 621]);
}

#[test]
fn scalar_code_searches_the_same_tree() {
    let nodes = |network: &Network| -> Vec<u64> {
        let evaluator = Evaluator::Network(network.clone());
        let mut engine = Engine::new(Settings { hash: 2, evaluator, ..Settings::default() });
        let task = SearchTask::within(Limits::depth(7));
        crate::bench::positions().map(|position| engine.think(&position, &task, &mut ()).nodes).collect()
    };
    let best = random(64, 8, 9);
    let parameters = best.parameters();
    let mut scalar = Network::new(best.architecture(), &parameters, "scalar").unwrap();
    Arc::get_mut(&mut scalar.0).unwrap().instructions = Instructions::Scalar;
    let found = nodes(&best);
    assert_eq!(found, nodes(&scalar));
    assert!(found.iter().sum::<u64>() > 10_000, "{found:?}");
}
