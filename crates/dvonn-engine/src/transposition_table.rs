//! The transposition table: results of earlier searches by position. Threads share it without locks.
//!
//! An entry is a 64-bit word that only the search understands, except for its four low bytes: the worth of the entry,
//! the generation that wrote it, and the best move in two bytes. In a full bucket the entry with the lowest worth is
//! replaced; worth declines with age. A position has one entry; if that is worth more and of the same generation, it
//! may stay and only take over the move.

use std::sync::atomic::{AtomicU64, Ordering};

const WAYS: usize = 4;
/// Worth that an entry loses per generation.
const AGEING: i32 = 4;
/// A result of the same position and generation that is worth this much more at most is replaced. A search at a reduced
/// depth must not erase the result of a deep one, but newer results fit the window better. Nodes of `dvonn bench` with 0,
/// 1, 3 and 5: 5.24, 4.90, 5.02 and 5.02 million; 5.13 million if the move is not taken over.
const TOLERATED_LOSS: i32 = 1;
/// The bits of the best move.
const MOVE: u64 = 0xffff_0000;

/// Whether a result of the same position that is worth more stays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Replace {
    /// It is replaced.
    Always,
    /// It stays, and only takes over the move.
    UnlessWorthLess,
}

/// One cache line.
#[repr(align(64))]
#[derive(Default)]
struct Bucket([Entry; WAYS]);

const _: () = assert!(size_of::<Bucket>() == 64);

/// The key is the hash XOR the word, so that an entry torn between two writers does not match any position.
#[derive(Default)]
struct Entry {
    key: AtomicU64,
    word: AtomicU64,
}

impl Entry {
    #[inline]
    fn word_of(&self, hash: u64) -> Option<u64> {
        let word = self.word.load(Ordering::Relaxed);
        (word != 0 && self.key.load(Ordering::Relaxed) ^ word == hash).then_some(word)
    }
}

pub(crate) struct TranspositionTable {
    buckets: Vec<Bucket>, // Invariant: never empty.
    generation: u8,
}

impl TranspositionTable {
    /// An empty table of about this size, at least one bucket.
    pub(crate) fn new(megabytes: usize) -> TranspositionTable {
        let count = (megabytes << 20) / size_of::<Bucket>();
        let mut buckets = Vec::new();
        buckets.resize_with(count.max(1), Bucket::default);
        TranspositionTable { buckets, generation: 0 }
    }

    /// Removes all entries.
    pub(crate) fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
    }

    /// Begins a new generation: existing entries lose worth.
    pub(crate) fn age(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &Bucket {
        // The high half of a product spreads hashes over any number of buckets.
        let index = (u128::from(hash) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }

    #[inline]
    pub(crate) fn get(&self, hash: u64) -> Option<u64> {
        self.bucket(hash).0.iter().find_map(|entry| entry.word_of(hash))
    }

    /// Stores a word, which must not be zero and must leave its second byte free for the generation.
    #[inline]
    pub(crate) fn put(&self, hash: u64, word: u64, replace: Replace) {
        debug_assert!(word != 0 && word & 0xff00 == 0);
        let bucket = self.bucket(hash);
        let word = word | u64::from(self.generation) << 8;
        let age = |word: u64| i32::from(self.generation.wrapping_sub((word >> 8) as u8));
        let worth = |word: u64| (word & 0xff) as i32;
        let same = bucket.0.iter().find_map(|entry| Some((entry, entry.word_of(hash)?)));
        let (entry, word) = if let Some((entry, old)) = same {
            let is_worth_less = worth(word) + TOLERATED_LOSS < worth(old) && age(old) == 0;
            let stays = is_worth_less && replace == Replace::UnlessWorthLess;
            (entry, if stays { old & !MOVE | word & MOVE } else { word })
        } else {
            let now = |entry: &Entry| {
                let word = entry.word.load(Ordering::Relaxed);
                worth(word) - AGEING * age(word)
            };
            (bucket.0.iter().min_by_key(|entry| now(entry)).expect("a bucket has entries"), word)
        };
        entry.key.store(hash ^ word, Ordering::Relaxed);
        entry.word.store(word, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_bucket_replaces_the_entry_with_the_lowest_worth() {
        let table = TranspositionTable::new(0);
        for (hash, worth) in [(1, 7), (2, 5), (3, 9), (4, 6)] {
            table.put(hash, (0x1_0000 * hash) | worth, Replace::Always);
        }
        table.put(5, 0x5_0008, Replace::UnlessWorthLess);
        assert_eq!(table.get(2), None);
        assert_eq!(
            [1, 3, 4, 5].map(|hash| table.get(hash)),
            [0x1_0007, 0x3_0009, 0x4_0006, 0x5_0008].map(Some)
        );
        table.put(1, 0x1_0001, Replace::Always);
        assert_eq!(table.get(1), Some(0x1_0001), "a position has one entry");
        assert_eq!([3, 4, 5].map(|hash| table.get(hash).is_some()), [true; 3]);
    }

    #[test]
    fn a_deep_result_stays_when_a_shallow_one_of_the_same_search_comes_except_for_its_move() {
        let mut table = TranspositionTable::new(0);
        table.put(1, 0x1_0001_0009, Replace::UnlessWorthLess);
        for (word, replace, left) in [
            (0x2_0002_0007, Replace::UnlessWorthLess, 0x1_0002_0009),
            (0x3_0003_0008, Replace::UnlessWorthLess, 0x3_0003_0008),
            (0x4_0004_000c, Replace::UnlessWorthLess, 0x4_0004_000c),
            (0x5_0005_0001, Replace::Always, 0x5_0005_0001),
            (0x6_0006_0009, Replace::UnlessWorthLess, 0x6_0006_0009),
        ] {
            table.put(1, word, replace);
            assert_eq!(table.get(1), Some(left), "{word:x}");
        }
        table.age();
        table.put(1, 0x7_0001, Replace::UnlessWorthLess);
        assert_eq!(table.get(1), Some(0x7_0101), "results of earlier searches are replaced");
    }

    #[test]
    fn entries_of_earlier_searches_are_replaced_first() {
        let mut table = TranspositionTable::new(0);
        for hash in 1..=3 {
            table.put(hash, 0x1_0007, Replace::Always);
        }
        table.age();
        table.put(4, 0x1_0004, Replace::Always);
        table.put(5, 0x1_0001, Replace::Always);
        assert_eq!((1..=5).filter(|hash| table.get(*hash).is_some()).count(), 4);
        assert!(table.get(4).is_some() && table.get(5).is_some());
    }
}
