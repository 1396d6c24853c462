//! Where a socket finds the games that have changed.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::Instant;

use dvonn_wire::GameId;
use tokio::sync::Notify;

use super::guard;

/// Where a socket finds the games that have changed. It never grows beyond the games that the socket follows.
#[derive(Debug, Default)]
pub struct Mailbox {
    /// Since when news of each game wait.
    changed: Mutex<BTreeMap<GameId, Instant>>,
    arrival: Notify,
}

impl Mailbox {
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
