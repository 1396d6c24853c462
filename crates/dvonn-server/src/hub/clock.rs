//! The store's time between two answers of the store.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The store's time when it was last heard, and when that was.
#[derive(Debug)]
pub(crate) struct StoreClock(Mutex<(Duration, Instant)>);

impl Default for StoreClock {
    fn default() -> StoreClock {
        StoreClock(Mutex::new((Duration::ZERO, Instant::now())))
    }
}

impl StoreClock {
    /// The store's time, near enough to show it.
    pub(crate) fn now(&self) -> Duration {
        let (heard, since) = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        heard + since.elapsed()
    }

    /// The store has said what time it is.
    pub(crate) fn note(&self, now: Duration) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = (now, Instant::now());
    }
}
