use dvonn_core::{Move, Position};
use fastrand::Rng;

use super::*;

/// A network with random weights, small enough that values vary.
fn random(inputs: InputSet, hidden: usize, buckets: usize, seed: u64) -> Network {
    let mut rng = Rng::with_seed(seed);
    let mut numbers =
        |count: usize, most: i16| -> Vec<i16> { (0..count).map(|_| rng.i16(-most..=most)).collect() };
    let parameters = Parameters {
        inputs: numbers(inputs.inputs() * hidden, 60),
        biases: numbers(hidden, 200),
        outputs: numbers(2 * buckets * hidden, 127),
        output_biases: numbers(buckets, i16::MAX).into_iter().map(i32::from).collect(),
        counts: numbers(buckets * inputs.counts(), 5000).into_iter().map(i32::from).collect(),
        scale: 700,
    };
    let architecture = Architecture::new(inputs, hidden, buckets).unwrap();
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
    for (inputs, hidden, buckets) in
        [(InputSet::Stacks, 64, 1), (InputSet::Tactics, 64, 8), (InputSet::Counts, 128, 4)]
    {
        let network = random(inputs, hidden, buckets, 5);
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
    let network = random(InputSet::Counts, 64, 8, 6);
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
    for (inputs, hidden, buckets) in [(InputSet::Stacks, 64, 1), (InputSet::Counts, 128, 8)] {
        let network = random(inputs, hidden, buckets, 1);
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
    let network = random(InputSet::Stacks, 64, 2, 3);
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
    for (at, value) in [(0, 46), (2, 34), (4, 63), (4, 0), (5, 1), (6, 0), (6, 50)] {
        let error = read(&with_body(&bytes, |body| body[at] = value));
        assert!(matches!(error, NetworkError::Architecture { .. }), "{at}: {error}");
    }
    let expected = size - 24 - 14 - "random weights".len();
    let error = read(&with_body(&bytes, |body| body.truncate(body.len() - 1)));
    assert_eq!(error, NetworkError::Size { found: expected - 1, expected });
    let error = read(&with_body(&bytes, |body| body[6] = 3));
    assert!(matches!(error, NetworkError::Size { .. }), "{error}");
    let error = read(&with_body(&bytes, |body| body[14] = 0xff));
    assert_eq!(error, NetworkError::Description);
    let error = read(&with_body(&bytes, |body| body.truncate(17)));
    assert!(matches!(error, NetworkError::Truncated { .. }), "{error}");
    let error = read(&with_body(&bytes, |body| {
        let end = body.len() - 8;
        body[end - 2..end].copy_from_slice(&128_i16.to_le_bytes());
    }));
    assert_eq!(error, NetworkError::OutputWeight(128));
}

#[test]
fn buckets_divide_the_numbers_of_stacks() {
    for buckets in [1, 4, 8, 49] {
        let architecture = Architecture::new(InputSet::Stacks, 64, buckets).unwrap();
        let found: Vec<usize> = (1..=49).map(|stacks| architecture.bucket(stacks)).collect();
        assert!(found.is_sorted() && found[0] == 0 && found[48] == buckets - 1, "{found:?}");
    }
}

/// The same values on every machine: they pin the arithmetic, not the quality of the network.
#[test]
fn the_first_generation_gives_known_values() {
    let network = Network::from_bytes(include_bytes!("../../networks/generation-1.net")).unwrap();
    assert!(network.description().starts_with("dvonn-lab train --inputs counts --hidden 64"));
    let values: Vec<i32> =
        crate::bench::positions().map(|position| network.evaluate(position.movement().unwrap())).collect();
    assert_eq!(values, [-2084, -145, 415, 279, 1033, -1886, 206, 583, -1436, 572, 996, 666]);
}
