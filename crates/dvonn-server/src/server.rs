//! The server: routes, listening, and a shutdown that tells clients to resume elsewhere.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{from_fn, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use dvonn_host::{BindError, Site};
use tokio::time::timeout;

use crate::app::{App, MetricsFor};
use crate::{api, house, links, metrics, nodes, origin, socket, sweeper, trace, work};

/// Time that sockets get to say goodbye.
const GRACE: Duration = Duration::from_secs(5);

/// How long the database may take to answer for the server to be ready.
const READY_WITHIN: Duration = Duration::from_secs(2);

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
        .route("/healthz", get(async || ([(header::CACHE_CONTROL, "no-store")], "ok\n")))
        .route("/readyz", get(readyz))
        .route("/metrics", get(show_metrics))
        .merge(links::router(site.as_ref()))
        .method_not_allowed_fallback(api::wrong_method)
        .with_state(app);
    let all = match site {
        Some(site) => own.fallback_service(dvonn_host::router(site)),
        None => own,
    };
    all.layer(from_fn(trace::number))
}

/// The numbers for monitoring, for those who may read them.
async fn show_metrics(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let is_local = || origin::address(app.settings(), &headers, peer).to_canonical().is_loopback();
    if app.settings().metrics == MetricsFor::Anybody || is_local() {
        let kind = "text/plain; version=0.0.4; charset=utf-8";
        ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-store")], metrics::render())
            .into_response()
    } else {
        (StatusCode::FORBIDDEN, "only programs on this machine can read the metrics\n").into_response()
    }
}

/// Whether this server should get new clients: it is not stopping, and its store answers.
async fn readyz(State(app): State<App>) -> impl IntoResponse {
    let (status, text) = if app.is_stopping() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping\n")
    } else {
        match timeout(READY_WITHIN, app.games().store().games(None, 1)).await {
            Ok(Ok(_)) => (StatusCode::OK, "ready\n"),
            failed => {
                let error = failed.map(Result::err);
                tracing::error!(?error, "not ready");
                (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
            }
        }
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
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let Server { listening, app } = self;
        let sweeper = tokio::spawn(sweeper::run(app.clone()));
        let house = tokio::spawn(house::run(app.clone()));
        let nodes = tokio::spawn(nodes::run(app.clone()));
        let work = tokio::spawn(work::run(app.clone()));
        let stopping = app.clone();
        let served = listening.run(async move {
            stop.await;
            stopping.stop();
        });
        served.await;
        if timeout(GRACE, app.without_sockets()).await.is_err() {
            tracing::warn!("some sockets were cut off");
        }
        // What it was writing is stored or is not; nobody was told yet.
        let _ = tokio::join!(sweeper, house, nodes, work);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use dvonn_store::{MemoryStore, Timepiece};

    use super::*;
    use crate::delayed_store::DelayedStore;
    use crate::{Hub, Settings};

    #[tokio::test]
    async fn a_server_that_stops_or_has_lost_its_database_is_not_ready() {
        let time = Timepiece::manual(Duration::from_secs(1));
        let memory = Arc::new(MemoryStore::new(time.clone()));
        let store = Arc::new(DelayedStore::new(memory, time, 1));
        let app = App::new(Arc::clone(&store) as _, Hub::alone(), Settings::default());
        let ready = async || readyz(State(app.clone())).await.into_response();
        assert_eq!(ready().await.status(), StatusCode::OK);
        store.break_down();
        let answer = ready().await;
        assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
        let body = axum::body::to_bytes(answer.into_body(), 100).await.unwrap();
        assert_eq!(body, "the database does not answer\n");
        app.stop();
        let body = axum::body::to_bytes(ready().await.into_body(), 100).await.unwrap();
        assert_eq!(body, "stopping\n");
    }
}
