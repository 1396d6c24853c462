//! Any bytes as the file of a network: they are refused, or they are a network that can be evaluated and written back.

#![no_main]

use std::sync::LazyLock;

use dvonn_engine::bench;
use dvonn_engine::network::Network;

libfuzzer_sys::fuzz_target!(|data: &[u8]| read(data));

/// The bytes before the part that is hashed, and where its hash and its length are.
const HEAD: usize = 24;
const HASH: usize = 16;
const LENGTH: usize = 12;

/// A network that is changed, since random bytes would rarely form one.
static NETWORK: LazyLock<Vec<u8>> = LazyLock::new(|| Network::embedded().to_bytes());

fn read(data: &[u8]) {
    check(data);
    let mut changed = NETWORK.clone();
    for change in data.chunks_exact(4) {
        // Most changes are to the numbers at the beginning, which decide how the rest is read.
        let range = if change[0] % 4 > 0 { 64 } else { changed.len() };
        let at = HEAD + (usize::from(change[1]) << 8 | usize::from(change[2])) * 5 % (range - HEAD);
        changed[at] = change[3];
    }
    let is_the_same = changed == *NETWORK;
    assert_eq!(Network::from_bytes(&changed).is_ok(), is_the_same, "the hash tells");
    changed.truncate(changed.len() - data.len() % 4 * 100);
    let length = (changed.len() - HEAD) as u32;
    changed[LENGTH..HASH].copy_from_slice(&length.to_le_bytes());
    let hash = changed[HEAD..].iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    changed[HASH..HEAD].copy_from_slice(&hash.to_le_bytes());
    check(&changed);
}

fn check(bytes: &[u8]) {
    let Ok(network) = Network::from_bytes(bytes) else { return };
    assert_eq!(network.to_bytes(), bytes);
    for position in bench::positions() {
        let movement = position.movement().expect("these are positions of the last phase");
        assert!(network.evaluate(movement).abs() <= 4900);
    }
}
