//! The transposition table: results of earlier searches by position. Threads share it without locks.
//!
//! An entry is a 64-bit word that only the search understands, except for its two low bytes: the worth of the entry
//! and the generation that wrote it. In a full bucket the entry with the lowest worth is replaced; worth declines with
//! age.

use std::sync::atomic::{AtomicU64, Ordering};

const WAYS: usize = 4;
/// Worth that an entry loses per generation.
const AGEING: i32 = 4;

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
    pub(crate) fn put(&self, hash: u64, word: u64) {
        debug_assert!(word != 0 && word & 0xff00 == 0);
        let bucket = self.bucket(hash);
        let word = word | u64::from(self.generation) << 8;
        let worth = |entry: &Entry| {
            if entry.word_of(hash).is_some() {
                return i32::MIN;
            }
            let word = entry.word.load(Ordering::Relaxed);
            let age = self.generation.wrapping_sub((word >> 8) as u8);
            (word & 0xff) as i32 - AGEING * i32::from(age)
        };
        let entry = bucket.0.iter().min_by_key(|entry| worth(entry)).expect("a bucket has entries");
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
            table.put(hash, (0x1_0000 * hash) | worth);
        }
        table.put(5, 0x5_0008);
        assert_eq!(table.get(2), None);
        assert_eq!(
            [1, 3, 4, 5].map(|hash| table.get(hash)),
            [0x1_0007, 0x3_0009, 0x4_0006, 0x5_0008].map(Some)
        );
        table.put(1, 0x1_0001);
        assert_eq!(table.get(1), Some(0x1_0001), "the same position is replaced, whatever its worth");
        assert_eq!([3, 4, 5].map(|hash| table.get(hash).is_some()), [true; 3]);
    }

    #[test]
    fn entries_of_earlier_searches_are_replaced_first() {
        let mut table = TranspositionTable::new(0);
        for hash in 1..=3 {
            table.put(hash, 0x1_0007);
        }
        table.age();
        table.put(4, 0x1_0004);
        table.put(5, 0x1_0001);
        assert_eq!((1..=5).filter(|hash| table.get(*hash).is_some()).count(), 4);
        assert!(table.get(4).is_some() && table.get(5).is_some());
    }
}
