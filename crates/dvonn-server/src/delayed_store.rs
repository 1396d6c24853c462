//! A store for tests whose answers come late, in an order that a seed decides, or not at all.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use dvonn_bus::NodeId;
use dvonn_core::{ByColor, Cell};
use dvonn_store::{
    Account, Answer, AuditEntry, Change, ChunkRow, Fetched, Helper, LeaderKind, Rated, Saying, Score, Search,
    Standing, Store, StoreError, StoredGame, StoredJob, StoredReport, StoredSession, Timepiece, TokenHash,
    Written,
};
use dvonn_wire::{GameId, JobId, Player, PlayerId, Speed};
use fastrand::Rng;

/// Before and after each answer other tasks run for a while, and some time passes.
pub(crate) struct DelayedStore {
    inner: Arc<dyn Store>,
    time: Timepiece,
    rng: Mutex<Rng>,
    is_broken: AtomicBool,
}

/// The longest time that passes at each step.
const STEP: Duration = Duration::from_millis(40);

impl DelayedStore {
    pub(crate) fn new(inner: Arc<dyn Store>, time: Timepiece, seed: u64) -> DelayedStore {
        DelayedStore { inner, time, rng: Mutex::new(Rng::with_seed(seed)), is_broken: AtomicBool::new(false) }
    }

    /// From now on it answers with errors.
    pub(crate) fn break_down(&self) {
        self.is_broken.store(true, Ordering::Relaxed);
    }

    /// Lets others run, and time pass.
    pub(crate) async fn wait(&self) {
        let (turns, time) = {
            let mut rng = self.rng.lock().unwrap();
            (rng.u32(..6), rng.u64(..STEP.as_micros() as u64))
        };
        self.time.advance(Duration::from_micros(time));
        for _ in 0..turns {
            tokio::task::yield_now().await;
        }
    }

    fn delayed<'a, T: Send + 'a>(&'a self, answer: Answer<'a, T>) -> Answer<'a, T> {
        Box::pin(async move {
            if self.is_broken.load(Ordering::Relaxed) {
                return Err(StoreError::Closed);
            }
            self.wait().await;
            let answer = answer.await;
            self.wait().await;
            answer
        })
    }
}

/// All questions are passed on.
macro_rules! pass_on {
    ($($name:ident($($argument:ident: $kind:ty),*) -> $answer:ty;)*) => {
        impl Store for DelayedStore {$(
            fn $name(&self, $($argument: $kind),*) -> Answer<'_, $answer> {
                // What is written or read is decided when the inner store is asked, in the middle of the delay.
                let inner = &self.inner;
                self.delayed(Box::pin(async move { inner.$name($($argument),*).await }))
            }
        )*}
    };
}

pass_on! {
    now() -> Duration;
    write(change: Change) -> Written;
    fetch(game: GameId, seen: u32) -> Option<Fetched>;
    sayings(game: GameId, heard: u32) -> Vec<Saying>;
    session(token: TokenHash) -> Option<StoredSession>;
    sessions(player: PlayerId) -> Vec<StoredSession>;
    account(name_key: String) -> Option<Account>;
    find_player(player: PlayerId) -> Option<Player>;
    standings(player: PlayerId) -> BTreeMap<Speed, Standing>;
    rated(game: GameId) -> Option<ByColor<Rated>>;
    unfinished(player: PlayerId, limit: u32) -> Vec<StoredGame>;
    search(search: Search, limit: u32) -> Vec<StoredGame>;
    scores(player: PlayerId) -> Vec<Score>;
    history(player: PlayerId) -> BTreeMap<Speed, Vec<Standing>>;
    leaders(speed: Speed, kind: LeaderKind, limit: u32) -> Vec<Player>;
    games_of(player: PlayerId, limit: u32) -> Vec<StoredGame>;
    listed(limit: u32) -> Vec<StoredGame>;
    due(now: Duration, limit: u32) -> Vec<GameId>;
    take_due(now: Duration, limit: u32) -> Vec<GameId>;
    nodes(since: Duration) -> Vec<NodeId>;
    blocked(player: PlayerId) -> Vec<Player>;
    placements(player: PlayerId) -> BTreeMap<Cell, u32>;
    reports(limit: u32) -> Vec<StoredReport>;
    audit(limit: u32) -> Vec<AuditEntry>;
    newest() -> Option<Duration>;
    games(last: Option<GameId>, limit: u32) -> Vec<GameId>;
    job(job: JobId) -> Option<StoredJob>;
    open_jobs(limit: u32) -> Vec<StoredJob>;
    wanted(job: JobId, limit: u32) -> Vec<u32>;
    results(job: JobId, from: u32, limit: u32) -> Vec<(u32, String)>;
    chunk(job: JobId, chunk: u32) -> Vec<ChunkRow>;
    helpers() -> Vec<Helper>;
}
