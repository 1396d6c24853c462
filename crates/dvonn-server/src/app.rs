//! What all requests share.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use dvonn_store::Store;
use dvonn_wire::ProblemCode;
use tokio::sync::watch;

use crate::Bus;
use crate::games::Games;
use crate::problem::ApiError;
use crate::rate::{Buckets, Rate};

/// How a server behaves.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The address under which browsers know the server, such as `https://dvonn.example`. Without it, a request must come
    /// from a page with the same host.
    pub origin: Option<String>,
    /// Whether a proxy passes on the addresses of the clients.
    pub proxy: Proxy,
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

/// What all requests share; clones are the same server.
#[derive(Clone)]
pub struct App(Arc<Shared>);

struct Shared {
    games: Games,
    settings: Settings,
    creations: Buckets<IpAddr>,
    connections: Buckets<IpAddr>,
    stopping: watch::Sender<bool>,
    sockets: watch::Sender<usize>,
}

/// Games created and joined by one address.
const CREATIONS: Rate = Rate { at_once: 20.0, per_second: 0.5 };
/// Sockets opened by one address. A club behind one address reconnects at once after a restart.
const CONNECTIONS: Rate = Rate { at_once: 200.0, per_second: 10.0 };

impl App {
    /// A server with this store and this bus.
    pub fn new(store: Arc<dyn Store>, bus: Arc<dyn Bus>, settings: Settings) -> App {
        App(Arc::new(Shared {
            games: Games::new(store, bus),
            settings,
            creations: Buckets::new(CREATIONS),
            connections: Buckets::new(CONNECTIONS),
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

    /// Lets an address create or join a game, unless it does so too often.
    pub(crate) fn admit_creation(&self, address: IpAddr) -> Result<(), ApiError> {
        admit(&self.0.creations, address, "games are created and joined too often from this address")
    }

    /// Lets an address open a socket, unless it does so too often.
    pub(crate) fn admit_connection(&self, address: IpAddr) -> Result<(), ApiError> {
        admit(&self.0.connections, address, "sockets are opened too often from this address")
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

fn admit(buckets: &Buckets<IpAddr>, address: IpAddr, reason: &str) -> Result<(), ApiError> {
    if buckets.take(address, Instant::now()) {
        Ok(())
    } else {
        Err(ApiError::new(ProblemCode::TooMany, reason))
    }
}

/// An open socket.
pub(crate) struct SocketCount(App);

impl Drop for SocketCount {
    fn drop(&mut self) {
        self.0.0.sockets.send_modify(|count| *count -= 1);
    }
}
