//! Where a socket finds the games that have changed.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use dvonn_wire::GameId;
use tokio::sync::Notify;

use super::guard;

/// Where a socket finds the games that have changed. It never grows beyond the games that the socket follows.
#[derive(Debug)]
pub struct Mailbox {
    number: u64,
    /// Since when news of each game wait.
    changed: Mutex<BTreeMap<GameId, Instant>>,
    arrival: Notify,
}

impl Default for Mailbox {
    fn default() -> Mailbox {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        Mailbox { number, changed: Mutex::default(), arrival: Notify::new() }
    }
}

impl Mailbox {
    /// Which one this is, of all in this process.
    pub(super) fn number(&self) -> u64 {
        self.number
    }

    /// Notes that a game has changed.
    pub fn put(&self, game: GameId) {
        guard(&self.changed).entry(game).or_insert_with(Instant::now);
        self.arrival.notify_one();
    }

    /// Whether a game has changed since the last time.
    #[cfg(test)]
    pub(crate) fn has_news(&self) -> bool {
        !guard(&self.changed).is_empty()
    }

    /// Waits for games that have changed, and takes them, each with the time since when its news wait.
    pub async fn take(&self) -> BTreeMap<GameId, Instant> {
        loop {
            let changed = std::mem::take(&mut *guard(&self.changed));
            if !changed.is_empty() {
                return changed;
            }
            self.arrival.notified().await;
        }
    }
}
