//! The server: routes, listening, and a shutdown that tells clients to resume elsewhere.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::middleware::map_response;
use axum::response::IntoResponse;
use axum::routing::{any, get};
use dvonn_host::{BindError, Site};
use tower_http::trace::TraceLayer;

use crate::app::App;
use crate::{api, house, socket, sweeper};

/// Time that sockets get to say goodbye.
const GRACE: Duration = Duration::from_secs(5);

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address cannot be used.
    #[error(transparent)]
    Bind(#[from] BindError),
    /// The store does not answer.
    #[error(transparent)]
    Store(#[from] dvonn_store::StoreError),
}

/// Every address of the server. Without a page only programs can play.
pub fn router(app: App, site: Option<Site>) -> Router {
    let own = Router::new()
        .nest("/api", api::router())
        // The router above does not get this one.
        .route("/api/", any(api::unknown).layer(map_response(api::add_headers)))
        .route("/ws", get(socket::open).layer(map_response(api::add_headers)))
        .route("/readyz", get(readyz))
        .layer(TraceLayer::new_for_http())
        .with_state(app);
    match site {
        Some(site) => own.fallback_service(dvonn_host::router(site)),
        None => own.route("/healthz", get(async || "ok\n")),
    }
}

/// Whether this server should get new clients: it is not stopping, and its store answers.
async fn readyz(State(app): State<App>) -> impl IntoResponse {
    let (status, text) = if app.is_stopping() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping\n")
    } else if app.games().hear_time().await.is_err() {
        (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
    } else {
        (StatusCode::OK, "ready\n")
    };
    (status, [("cache-control", "no-store")], text)
}

/// A server bound to its address; it answers once [`Server::run`] is called.
pub struct Server {
    listening: dvonn_host::Server,
    app: App,
}

impl Server {
    /// Binds to an address; port 0 means any free port.
    ///
    /// # Errors
    /// If the address cannot be used, or the store does not answer.
    pub async fn bind(address: SocketAddr, app: App, site: Option<Site>) -> Result<Server, StartError> {
        house::register(&app).await?;
        let listening = dvonn_host::Server::bind(address, router(app.clone(), site)).await?;
        Ok(Server { listening, app })
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.listening.address()
    }

    /// Serves until `stop` completes; then tells all sockets to resume, and finishes the requests in progress.
    ///
    /// # Errors
    /// If the listener fails.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Server { listening, app } = self;
        let sweeper = tokio::spawn(sweeper::run(app.clone()));
        let house = tokio::spawn(house::run(app.clone()));
        let stopping = app.clone();
        let served = listening.run(async move {
            stop.await;
            stopping.stop();
        });
        let result = served.await;
        app.stop();
        if tokio::time::timeout(GRACE, app.without_sockets()).await.is_err() {
            tracing::warn!("some sockets were cut off");
        }
        // What it was writing is stored or is not; nobody was told yet.
        let _ = tokio::join!(sweeper, house);
        result
    }
}
