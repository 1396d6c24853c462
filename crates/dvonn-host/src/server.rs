//! The server: listening, and graceful shutdown.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::serve::Listener;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;

/// Time that requests in progress get after a stop signal.
const GRACE: Duration = Duration::from_secs(5);

/// Time that a client gets to send the head of a request, from the moment it is connected or has its last answer.
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
    pub async fn run(mut self, stop: impl Future<Output = ()> + Send + 'static) {
        tracing::info!(address = %self.address, "listening");
        // Each connection holds a receiver until it is closed.
        let (stopping, told) = watch::channel(());
        let mut stop = pin!(stop);
        loop {
            tokio::select! {
                // This listener waits and tries again if it fails, such as when too many files are open.
                (stream, peer) = Listener::accept(&mut self.listener) => {
                    tokio::spawn(serve(stream, peer, self.router.clone(), told.clone()));
                }
                () = &mut stop => break,
            }
        }
        tracing::info!("stopping");
        drop((self.listener, told));
        stopping.send_replace(());
        if timeout(GRACE, stopping.closed()).await.is_err() {
            tracing::warn!("some requests were cut off");
        }
    }
}

/// Answers the requests of one connection, until `told` changes. This is what `axum::serve` does, which has no limit on the time for a
/// head.
async fn serve(stream: TcpStream, peer: SocketAddr, router: Router, mut told: watch::Receiver<()>) {
    // A move is one small packet, and must not wait for the next one. It fails only if the connection is gone already.
    let _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        service.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        _ = told.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%peer, %error, "a connection ended early");
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
