//! A table of positions already judged. Threads may share it without locks.
//!
//! What is stored is a 64-bit word that only the searcher understands, except for its low byte: the worth of
//! the entry, by which the least valuable one of a full bucket is replaced.

use std::sync::atomic::{AtomicU64, Ordering};

const WAYS: usize = 4;

/// One line of the cache.
#[repr(align(64))]
#[derive(Default)]
struct Bucket([Entry; WAYS]);

const _: () = assert!(size_of::<Bucket>() == 64);

/// The key is mixed with the word, so that an entry torn between two writers looks like none.
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

pub(crate) struct Table {
    buckets: Vec<Bucket>, // Invariant: never empty.
}

impl Table {
    /// An empty table of about this size, at least one bucket.
    pub(crate) fn new(megabytes: usize) -> Table {
        let count = (megabytes << 20) / size_of::<Bucket>();
        let mut buckets = Vec::new();
        buckets.resize_with(count.max(1), Bucket::default);
        Table { buckets }
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

    /// Stores a word, which must not be zero.
    #[inline]
    pub(crate) fn put(&self, hash: u64, word: u64) {
        debug_assert!(word != 0);
        let bucket = self.bucket(hash);
        let worth = |entry: &Entry| match entry.word_of(hash) {
            Some(_) => -1,
            None => (entry.word.load(Ordering::Relaxed) & 0xff) as i32,
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
    fn a_full_bucket_gives_up_its_least_valuable_entry() {
        let table = Table::new(0);
        for (hash, worth) in [(1, 7), (2, 5), (3, 9), (4, 6)] {
            table.put(hash, (0x100 * hash) | worth);
        }
        table.put(5, 0x508);
        assert_eq!(table.get(2), None);
        assert_eq!([1, 3, 4, 5].map(|hash| table.get(hash)), [0x107, 0x309, 0x406, 0x508].map(Some));
        table.put(1, 0x101);
        assert_eq!(table.get(1), Some(0x101), "the same position is replaced, whatever its worth");
        assert_eq!([3, 4, 5].map(|hash| table.get(hash).is_some()), [true; 3]);
    }
}
