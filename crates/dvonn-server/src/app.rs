//! What all requests share.

use std::collections::BTreeSet;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use dvonn_bus::NatsAddress;
use dvonn_engine::Level;
use dvonn_store::Store;
use dvonn_wire::PlayerId;
use serde::{Deserialize, Serialize};
use tokio::sync::{Mutex, watch};

use crate::Hub;
use crate::games::Games;
use crate::house::HouseBot;
use crate::limits::Limits;
use crate::metrics;
use crate::password::Passwords;
use crate::work::Desk;

/// How a server behaves.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The address under which browsers know the server, such as `https://dvonn.example`. Without it, a request must come
    /// from a page with the same host.
    pub origin: Option<String>,
    /// Whether a proxy passes on the addresses of the clients.
    pub proxy: Proxy,
    /// The levels of the bots that play with anybody.
    pub house_bots: BTreeSet<Level>,
    /// Who may read `/metrics`.
    pub metrics: MetricsFor,
    /// The folder for files that can be made again, such as that of all games; `None` if nothing is kept.
    pub data: Option<PathBuf>,
    /// Whether other processes may serve the same store.
    pub nodes: Nodes,
    /// How many threads think for these bots; `None` for half of the processors.
    pub bot_threads: Option<NonZero<usize>>,
    /// Who does long work, such as reviews of games.
    pub work: Work,
}

/// Who does the chunks of jobs.
#[derive(Clone, Debug, Default)]
pub enum Work {
    /// Nobody: jobs wait.
    #[default]
    Nobody,
    /// This many threads of this process.
    Threads(usize),
    /// Workers that get them through NATS.
    Queue {
        /// Where it is.
        address: NatsAddress,
        /// How long a worker that shows no sign of life keeps a chunk.
        patience: Duration,
        /// This many threads of this process do what somebody waits for and no worker does in time.
        threads: usize,
    },
}

/// Whose word on a client's address counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Proxy {
    /// Nobody's: clients connect directly.
    #[default]
    None,
    /// The last address in `x-forwarded-for`, which the proxy adds.
    Trusted,
}

/// How many processes can serve a store.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Nodes {
    /// Only this one.
    #[default]
    One,
    /// Perhaps others too, so this one notes in the store that it lives.
    Several,
}

/// Who may read the numbers for monitoring.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MetricsFor {
    /// Programs on this machine.
    #[default]
    Local,
    /// Anybody.
    Anybody,
}

/// What all requests share; clones are the same server.
#[derive(Clone)]
pub struct App(Arc<Shared>);

struct Shared {
    games: Games,
    settings: Settings,
    house: Vec<HouseBot>,
    /// Which of them this process plays; others play the rest.
    own_bots: watch::Sender<BTreeSet<PlayerId>>,
    limits: Limits,
    passwords: Passwords,
    desk: Desk,
    /// Held while the file of all games is made, so that it is made once.
    download: Mutex<()>,
    stopping: watch::Sender<bool>,
    sockets: watch::Sender<usize>,
}

impl App {
    /// A server with this store, which tells others what is new through this hub.
    pub fn new(store: Arc<dyn Store>, hub: Arc<Hub>, settings: Settings) -> App {
        metrics::start();
        let house: Vec<HouseBot> = settings.house_bots.iter().copied().map(HouseBot::new).collect();
        let own = if settings.nodes == Nodes::One {
            house.iter().map(|bot| bot.id()).collect()
        } else {
            BTreeSet::new()
        };
        App(Arc::new(Shared {
            games: Games::new(store, hub),
            house,
            own_bots: watch::Sender::new(own),
            settings,
            limits: Limits::new(),
            passwords: Passwords::new(),
            desk: Desk::default(),
            download: Mutex::default(),
            stopping: watch::Sender::new(false),
            sockets: watch::Sender::new(0),
        }))
    }

    pub(crate) fn games(&self) -> &Games {
        &self.0.games
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.0.settings
    }

    /// The bots that play with anybody, the weakest first.
    pub(crate) fn house(&self) -> &[HouseBot] {
        &self.0.house
    }

    /// Which of them this process plays at the moment.
    pub(crate) fn own_bots(&self) -> &watch::Sender<BTreeSet<PlayerId>> {
        &self.0.own_bots
    }

    /// How often somebody may do something.
    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.0.passwords
    }

    /// Where work is asked for and given back.
    pub(crate) fn desk(&self) -> &Desk {
        &self.0.desk
    }

    /// Held while the file of all games is made.
    pub(crate) fn download(&self) -> &Mutex<()> {
        &self.0.download
    }

    /// Whether the server is about to stop.
    pub(crate) fn is_stopping(&self) -> bool {
        *self.0.stopping.borrow()
    }

    /// Tells all sockets that the server stops.
    pub(crate) fn stop(&self) {
        self.0.stopping.send_replace(true);
    }

    /// Completes when the server stops.
    pub(crate) async fn stopped(&self) {
        let mut stopping = self.0.stopping.subscribe();
        // The sender is in `self`, so it cannot go away.
        let _ = stopping.wait_for(|stopping| *stopping).await;
    }

    /// Counts a socket until the returned value is dropped.
    pub(crate) fn count_socket(&self) -> SocketCount {
        self.0.sockets.send_modify(|count| *count += 1);
        metrics::socket_opened();
        SocketCount(self.clone())
    }

    /// Completes when no socket is open.
    pub(crate) async fn without_sockets(&self) {
        let mut sockets = self.0.sockets.subscribe();
        let _ = sockets.wait_for(|count| *count == 0).await;
    }

    /// Ends the games whose time is up. The server does this by itself four times a second; tests do it when they like.
    ///
    /// # Errors
    /// If the store cannot be used.
    pub async fn sweep(&self) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
        Ok(self.games().sweep().await?)
    }
}

/// An open socket.
pub(crate) struct SocketCount(App);

impl Drop for SocketCount {
    fn drop(&mut self) {
        self.0.0.sockets.send_modify(|count| *count -= 1);
        metrics::socket_closed();
    }
}
