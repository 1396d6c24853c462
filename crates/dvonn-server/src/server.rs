//! Listening, and ending well.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::{Site, router};

/// How long requests that are being answered may take after the order to stop.
const GRACE: Duration = Duration::from_secs(5);

/// A server that has its address and answers once it runs.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    site: Site,
}

/// Why an address cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BindError {
    /// Somebody else listens there.
    #[error("{0} is already in use, perhaps by another server of ours")]
    InUse(SocketAddr),
    /// Small port numbers belong to the system.
    #[error("{0} may not be used by this user; ports from 1024 on may")]
    Forbidden(SocketAddr),
    /// The address is some other machine's.
    #[error("{0} is not an address of this machine")]
    NotHere(SocketAddr),
    /// Something else.
    #[error("cannot listen on {0}: {1}")]
    Other(SocketAddr, io::Error),
}

impl Server {
    /// Takes an address; port 0 stands for any free one.
    ///
    /// # Errors
    /// If the address cannot be had.
    pub async fn bind(address: SocketAddr, site: Site) -> Result<Server, BindError> {
        let fail = |error: io::Error| match error.kind() {
            io::ErrorKind::AddrInUse => BindError::InUse(address),
            io::ErrorKind::PermissionDenied => BindError::Forbidden(address),
            io::ErrorKind::AddrNotAvailable => BindError::NotHere(address),
            _ => BindError::Other(address, error),
        };
        let listener = TcpListener::bind(address).await.map_err(fail)?;
        let address = listener.local_addr().map_err(fail)?;
        Ok(Server { listener, address, site })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `stop` is done, and then what was already asked.
    ///
    /// # Errors
    /// If the listener breaks.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let (told, heard) = oneshot::channel();
        let stop = async move {
            stop.await;
            tracing::info!("stopping");
            // Nobody hears it if everything has ended by itself.
            let _ = told.send(());
        };
        let served = axum::serve(self.listener, router(self.site)).with_graceful_shutdown(stop);
        tracing::info!(address = %self.address, "listening");
        let late = async {
            if heard.await.is_ok() {
                tokio::time::sleep(GRACE).await;
            } else {
                std::future::pending::<()>().await;
            }
        };
        tokio::select! {
            result = served.into_future() => result,
            () = late => {
                tracing::warn!("some requests were cut off");
                Ok(())
            }
        }
    }
}

/// Listens from now on for Ctrl-C and the system's order to end; done when there is one. Whoever calls this before the
/// address is told can be sure that no order is missed.
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

/// Without a way to hear it, the signal ends the process by itself.
#[cfg(unix)]
async fn heard(signal: io::Result<tokio::signal::unix::Signal>) {
    match signal {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}
