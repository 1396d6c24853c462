//! How often somebody may do something.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A number of permits that refills with time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    since: Instant,
}

/// How large a bucket is and how fast it refills.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    pub(crate) at_once: f64,
    pub(crate) per_second: f64,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { left: rate.at_once, since: now }
    }

    /// Takes a permit if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.refill(rate, now);
        let may = self.left >= 1.0;
        if may {
            self.left -= 1.0;
        }
        may
    }

    /// Takes a permit, if need be in advance, and returns how long its owner has to wait before using it.
    pub(crate) fn reserve(&mut self, rate: Rate, now: Instant) -> Duration {
        self.refill(rate, now);
        self.left -= 1.0;
        Duration::from_secs_f64((-self.left / rate.per_second).max(0.0))
    }

    fn refill(&mut self, rate: Rate, now: Instant) {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.left = (self.left + passed * rate.per_second).min(rate.at_once);
        self.since = now;
    }
}

/// One bucket for each address or player.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// When there are more buckets than this, those that are full again are dropped.
const MANY: usize = 10_000;

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::default() }
    }

    /// Takes a permit if there is one for this key.
    pub(crate) fn take(&self, key: K, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
            let refilled = Duration::from_secs_f64(self.rate.at_once / self.rate.per_second);
            buckets.retain(|_, bucket| now.saturating_duration_since(bucket.since) < refilled);
        }
        buckets.entry(key).or_insert_with(|| Bucket::full(self.rate, now)).take(self.rate, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_too_fast_waits() {
        let rate = Rate { at_once: 2.0, per_second: 4.0 };
        let now = Instant::now();
        let mut bucket = Bucket::full(rate, now);
        let waits = [0, 0, 250, 500].map(Duration::from_millis);
        assert_eq!(waits.map(|_| bucket.reserve(rate, now)), waits);
        assert_eq!(bucket.reserve(rate, now + Duration::from_secs(2)), Duration::ZERO);
    }

    #[test]
    fn permits_refill_with_time_and_each_key_has_its_own() {
        let buckets = Buckets::new(Rate { at_once: 2.0, per_second: 1.0 });
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        for (key, seconds, may) in [
            ("a", 0, true),
            ("a", 0, true),
            ("a", 0, false),
            ("b", 0, true),
            ("a", 1, true),
            ("a", 1, false),
            ("a", 60, true),
            ("a", 60, true),
            ("a", 60, false),
        ] {
            assert_eq!(buckets.take(key, at(seconds)), may, "{key} after {seconds} s");
        }
    }
}
