//! The time of a store that has none of its own.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A time since 1970, in whole microseconds, that never goes backwards: either the process's, or one that a test sets.
#[derive(Clone, Debug)]
pub struct Timepiece(Kind);

#[derive(Clone, Debug)]
enum Kind {
    /// The system's time when the process started, and the steady time since then.
    System {
        began: Duration,
        since: Instant,
    },
    Manual(Arc<Mutex<Duration>>),
}

impl Timepiece {
    /// The time of the system.
    pub fn system() -> Timepiece {
        let began = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Timepiece(Kind::System { began, since: Instant::now() })
    }

    /// A time that stands still until [`Timepiece::advance`].
    pub fn manual(now: Duration) -> Timepiece {
        Timepiece(Kind::Manual(Arc::new(Mutex::new(now))))
    }

    /// The time now.
    pub fn now(&self) -> Duration {
        let now = match &self.0 {
            Kind::System { began, since } => *began + since.elapsed(),
            Kind::Manual(now) => *now.lock().unwrap_or_else(PoisonError::into_inner),
        };
        Duration::from_micros(now.as_micros() as u64)
    }

    /// Lets time pass, on all clones. The system's time passes by itself.
    pub fn advance(&self, time: Duration) {
        if let Kind::Manual(now) = &self.0 {
            *now.lock().unwrap_or_else(PoisonError::into_inner) += time;
        }
    }
}
