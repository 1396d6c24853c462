//! Guests who play on a server through real sockets.

pub(crate) mod bots;
mod http;
mod line;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use dvonn_server::{App, Hub, Proxy, Server, Settings};
use dvonn_store::{Location, Timepiece, Use, open};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) use http::{Answer, Guest, PASSWORD, ask, credentials};
pub(crate) use line::{Followed, Heard, Line, any_move, id};

/// Far longer than any answer takes, so that a hang is a failure.
pub(crate) const PATIENCE: Duration = Duration::from_mins(2);

/// A server in this process.
pub(crate) struct Club {
    pub(crate) address: SocketAddr,
    pub(crate) app: App,
    pub(crate) time: Timepiece,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Club {
    /// A server whose time stands still until the test lets it pass.
    pub(crate) async fn open() -> Club {
        Club::with(Settings { proxy: Proxy::Trusted, ..Settings::default() }).await
    }

    pub(crate) async fn with(settings: Settings) -> Club {
        let time = Timepiece::manual(Duration::from_secs(1_000_000));
        Club::at(&Location::Memory, time, settings).await
    }

    /// A server that also serves a page.
    pub(crate) async fn with_page(settings: Settings, site: dvonn_host::Site) -> Club {
        let time = Timepiece::manual(Duration::from_secs(1_000_000));
        Club::start(&Location::Memory, time, settings, Some(site)).await
    }

    /// A server with its data in this place.
    pub(crate) async fn at(location: &Location, time: Timepiece, settings: Settings) -> Club {
        Club::start(location, time, settings, None).await
    }

    async fn start(
        location: &Location,
        time: Timepiece,
        settings: Settings,
        site: Option<dvonn_host::Site>,
    ) -> Club {
        let store = loop {
            match open(location, Use::Serve, Some(time.clone())).await {
                Ok(store) => break store,
                // The server before this one has not closed its file yet.
                Err(dvonn_store::StoreError::InUse(_)) => tokio::task::yield_now().await,
                Err(error) => panic!("{error}"),
            }
        };
        let app = App::new(store, Hub::alone(), settings);
        let server = Server::bind("127.0.0.1:0".parse().unwrap(), app.clone(), site).await.unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(server.run(async move {
            let _ = stopped.await;
        }));
        Club { address, app, time, stop, task }
    }

    /// A guest whom the server has not seen before, with an own address.
    pub(crate) fn guest(&self) -> Guest {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        Guest::new(self.address, NEXT.fetch_add(1, Ordering::Relaxed))
    }

    /// Two players at a new game: White first.
    pub(crate) async fn pair(&self, invitation: &str) -> (Seated, Seated) {
        let (mut white, mut black) = (self.guest(), self.guest());
        let game = white.create(invitation).await.id;
        black.join(game).await;
        let mut tables = Vec::new();
        for guest in [white, black] {
            let mut line = guest.line().await;
            line.follow(game, 0).await;
            tables.push(Seated { guest, line, game });
        }
        let black = tables.pop().unwrap();
        (tables.pop().unwrap(), black)
    }

    /// Stops the server and waits for its end.
    pub(crate) async fn close(self) {
        self.stop.send(()).unwrap();
        tokio::time::timeout(PATIENCE, self.task).await.unwrap().unwrap();
    }
}

/// A new database, which is deleted after the test if it is a file.
pub(crate) struct TestDatabase {
    pub(crate) location: Location,
    _folder: Option<tempfile::TempDir>,
}

impl TestDatabase {
    /// A file, and a database on the test server if `DVONN_TEST_POSTGRES` names one.
    pub(crate) async fn databases() -> Vec<TestDatabase> {
        let folder = tempfile::tempdir().unwrap();
        let location = Location::Sqlite(folder.path().join("games.sqlite"));
        let mut databases = vec![TestDatabase { location, _folder: Some(folder) }];
        if let Ok(server) = std::env::var("DVONN_TEST_POSTGRES") {
            let (base, _) = server.rsplit_once('/').unwrap();
            let location = Location::Postgres(format!("{base}/server_{:016x}", fastrand::u64(..)));
            dvonn_store::create(&location).await.unwrap();
            databases.push(TestDatabase { location, _folder: None });
        }
        databases
    }
}

/// A guest at a game.
pub(crate) struct Seated {
    pub(crate) guest: Guest,
    pub(crate) line: Line,
    pub(crate) game: dvonn_wire::GameId,
}

impl Seated {
    /// Acts as somebody who sees the game as it is.
    pub(crate) async fn act(&mut self, action: dvonn_wire::Action) -> Result<u32, dvonn_wire::Refusal> {
        let ply = self.followed().game().history().plies().len() as u32;
        self.line.act(self.game, id(), ply, action).await
    }

    pub(crate) async fn play(&mut self, mv: &str) -> Result<u32, dvonn_wire::Refusal> {
        self.act(dvonn_wire::Action::Play(mv.parse().unwrap())).await
    }

    pub(crate) fn followed(&self) -> &Followed {
        &self.line.games[&self.game]
    }

    /// Listens until the game has this many events.
    pub(crate) async fn until(&mut self, version: usize) {
        while self.followed().events.len() < version {
            self.line.hear().await;
        }
    }
}
