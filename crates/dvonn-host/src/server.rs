//! The server: listening, and graceful shutdown.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum_server::Handle;
use axum_server::accept::NoDelayAcceptor;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use tokio::net::TcpListener;

/// Time that requests in progress get after a stop signal.
const GRACE: Duration = Duration::from_secs(5);

/// Time that a client gets to send the head of a request, from the moment it could.
const HEAD: Duration = Duration::from_secs(30);

/// A server bound to its address; it answers once [`Server::run`] is called.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    router: Router,
}

/// Why an address cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BindError {
    /// Another program is listening there.
    #[error("{0} is already in use, perhaps by another server")]
    InUse(SocketAddr),
    /// The user may not use this port.
    #[error("permission denied for {0}; try a port from 1024 to 65535")]
    Forbidden(SocketAddr),
    /// The address belongs to another machine.
    #[error("{0} is not an address of this machine")]
    NotHere(SocketAddr),
    /// Another error of the system.
    #[error("cannot listen on {0}: {1}")]
    Other(SocketAddr, io::Error),
}

impl Server {
    /// Binds to an address, to answer requests with this router; port 0 means any free port. Handlers can ask for
    /// `ConnectInfo<SocketAddr>`.
    ///
    /// # Errors
    /// If the address cannot be used.
    pub async fn bind(address: SocketAddr, router: Router) -> Result<Server, BindError> {
        let fail = |error: io::Error| match error.kind() {
            io::ErrorKind::AddrInUse => BindError::InUse(address),
            io::ErrorKind::PermissionDenied => BindError::Forbidden(address),
            io::ErrorKind::AddrNotAvailable => BindError::NotHere(address),
            _ => BindError::Other(address, error),
        };
        let listener = TcpListener::bind(address).await.map_err(fail)?;
        let address = listener.local_addr().map_err(fail)?;
        Ok(Server { listener, address, router })
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers requests until `stop` completes, then finishes those in progress.
    ///
    /// # Errors
    /// If the listener fails.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let handle = Handle::<SocketAddr>::new();
        let stopping = async {
            stop.await;
            tracing::info!("stopping");
            handle.graceful_shutdown(Some(GRACE));
            std::future::pending().await
        };
        // A move is one small packet, and must not wait for the next one.
        let mut server = axum_server::Server::from_listener(self.listener)
            .acceptor(NoDelayAcceptor::new())
            .handle(handle.clone());
        let mut http = Builder::new(TokioExecutor::new()).http1_only();
        http.http1().timer(TokioTimer::new()).header_read_timeout(HEAD);
        *server.http_builder() = http;
        tracing::info!(address = %self.address, "listening");
        tokio::select! {
            result = server.serve(self.router.into_make_service_with_connect_info::<SocketAddr>()) => {
                if handle.connection_count() > 0 {
                    tracing::warn!("some requests were cut off");
                }
                result
            }
            result = stopping => result,
        }
    }
}

/// Completes on Ctrl-C or on the system's signal to terminate. It listens from the moment it is called, so call it before
/// you print the address: then no signal is missed.
///
/// # Panics
/// Outside a tokio runtime.
pub fn until_told_to_stop() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let [interrupted, terminated] =
            [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| heard(signal(kind)));
        async {
            tokio::select! {
                () = interrupted => {}
                () = terminated => {}
            }
        }
    }
    #[cfg(not(unix))]
    async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// Completes when the signal arrives. If it cannot be caught, it ends the process as usual.
#[cfg(unix)]
async fn heard(signal: io::Result<tokio::signal::unix::Signal>) {
    match signal {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}
