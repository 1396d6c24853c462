//! Stores to test: in memory, in SQLite, and in PostgreSQL if `DVONN_TEST_POSTGRES` names a server.

#![allow(clippy::unwrap_used, dead_code)]

use std::sync::Arc;
use std::time::Duration;

use dvonn_core::{ByColor, Position};
use dvonn_game::{Beginning, TimeControl};
use dvonn_store::{
    Append, Change, Entry, Folded, GameSetup, Listing, Location, NewGame, NewSession, Store, Timepiece,
    TokenHash, Use, Written, create, open,
};
use dvonn_wire::{GameId, PlayerId, SessionKind, Stakes};
use sqlx::Executor as _;
use sqlx::any::{AnyPoolOptions, install_default_drivers};
use tempfile::TempDir;

/// A store that is deleted after the test.
pub(crate) struct Trial {
    pub(crate) name: &'static str,
    pub(crate) location: Location,
    pub(crate) time: Timepiece,
    pub(crate) store: Arc<dyn Store>,
    folder: Option<TempDir>,
}

impl Trial {
    async fn open(name: &'static str, location: Location, folder: Option<TempDir>) -> Trial {
        let time = Timepiece::manual(Duration::from_secs(1_000));
        let store = open(&location, Use::Serve, Some(time.clone())).await.unwrap();
        Trial { name, location, time, store, folder }
    }

    pub(crate) async fn memory() -> Trial {
        Trial::open("memory", Location::Memory, None).await
    }

    pub(crate) async fn sqlite() -> Trial {
        let folder = tempfile::tempdir().unwrap();
        // A name with everything that an address could misunderstand.
        let location = Location::Sqlite(folder.path().join("a club? 100%#").join("games.sqlite"));
        Trial::open("SQLite", location, Some(folder)).await
    }

    /// A new database on the test server, if there is one.
    pub(crate) async fn postgres() -> Option<Trial> {
        let server = std::env::var("DVONN_TEST_POSTGRES").ok()?;
        let (base, _) = server.rsplit_once('/').unwrap();
        let location = Location::Postgres(format!("{base}/store_{:016x}", fastrand::u64(..)));
        create(&location).await.unwrap();
        Some(Trial::open("PostgreSQL", location, None).await)
    }

    /// The databases.
    pub(crate) async fn databases() -> Vec<Trial> {
        let mut trials = vec![Trial::sqlite().await];
        trials.extend(Trial::postgres().await);
        trials
    }

    /// Every kind of store.
    pub(crate) async fn all() -> Vec<Trial> {
        let mut trials = vec![Trial::memory().await];
        trials.extend(Trial::databases().await);
        trials
    }

    /// The same store as another process would see it.
    pub(crate) async fn reopened(&mut self) -> Arc<dyn Store> {
        // Another process can serve the file only when this one does not.
        self.release();
        loop {
            match open(&self.location, Use::Serve, Some(self.time.clone())).await {
                Ok(store) => {
                    self.store = Arc::clone(&store);
                    return store;
                }
                Err(dvonn_store::StoreError::InUse(_)) => tokio::task::yield_now().await,
                Err(error) => panic!("{error}"),
            }
        }
    }

    /// Stops serving the database.
    pub(crate) fn release(&mut self) {
        self.store = Arc::new(dvonn_store::MemoryStore::new(self.time.clone()));
    }

    /// Runs SQL, to damage something.
    pub(crate) async fn tamper(&self, statement: &str) {
        install_default_drivers();
        let address = match &self.location {
            Location::Sqlite(path) => {
                let path = path.to_str().unwrap().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
                format!("sqlite://{path}")
            }
            Location::Postgres(address) => address.clone(),
            Location::Memory => panic!("nothing to damage"),
        };
        let pool = AnyPoolOptions::new().max_connections(1).connect(&address).await.unwrap();
        pool.execute(sqlx::AssertSqlSafe(statement.to_owned())).await.unwrap();
        pool.close().await;
    }
}

pub(crate) async fn write(store: &dyn Store, change: Change) -> Written {
    store.write(change).await.unwrap()
}

/// Two players.
pub(crate) async fn players(store: &dyn Store) -> ByColor<PlayerId> {
    let mut added = Vec::new();
    for number in [1, 2] {
        let player = PlayerId::new(number);
        let session = session(number as u8, Duration::from_secs(1));
        let _ = write(store, Change::AddGuest { player, session }).await;
        added.push(player);
    }
    ByColor::new(added[0], added[1])
}

pub(crate) fn session(number: u8, at: Duration) -> NewSession {
    let kind = if number.is_multiple_of(2) { SessionKind::Browser } else { SessionKind::Program };
    NewSession { token: TokenHash([number; 32]), kind, label: format!("session {number}"), at }
}

pub(crate) fn setup(id: u64, control: Option<&str>, previous: Option<GameId>) -> GameSetup {
    GameSetup {
        id: GameId::new(id),
        start: Position::START,
        beginning: Beginning::Empty,
        control: control.map(|text| text.parse::<TimeControl>().unwrap()),
        stakes: if id.is_multiple_of(2) { Stakes::Casual } else { Stakes::Rated },
        previous,
        listing: if id.is_multiple_of(3) { Listing::Lobby } else { Listing::Link },
    }
}

/// A game with both players.
pub(crate) async fn begin(store: &dyn Store, id: u64, control: Option<&str>) -> Folded {
    let players = players(store).await.map(Some);
    let setup = setup(id, control, None);
    let game = NewGame { setup, players, invited: None, created: Duration::from_secs(id) };
    assert_eq!(write(store, Change::AddGame(Box::new(game))).await, Written::Done);
    Folded::new(&setup)
}

/// What stores these entries, the last of a fold.
pub(crate) fn append(id: u64, folded: &Folded, entries: Vec<Entry>) -> Append {
    Append {
        game: GameId::new(id),
        version: folded.version() - entries.len() as u32,
        entries,
        deadline: folded.deadline(),
        plies: folded.game().history().plies().len() as u32,
        dvonns: folded.dvonns(),
        ending: folded.game().ending(),
    }
}
