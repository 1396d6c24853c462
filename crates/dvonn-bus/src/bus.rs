//! The ways in which messages travel.

use std::sync::{Arc, Mutex, PoisonError};

use async_nats::{Event, connect_with_options};
use futures_util::StreamExt as _;
use tokio::sync::mpsc;

use crate::{BusError, NatsAddress, News};

/// How many messages wait to be sent. When there are more, the bus is down or too slow, and they are dropped.
pub const QUEUE: usize = 4_096;

/// Carries messages between processes. A message that is lost, doubled or late does no harm.
pub trait Bus: Send + Sync {
    /// Sends a message to all processes on the bus. It never waits.
    fn send(&self, news: News);
}

/// A process on a bus.
pub struct Connection {
    /// Sends.
    pub bus: Arc<dyn Bus>,
    /// Hears what is sent, perhaps also by this process.
    pub heard: mpsc::Receiver<News>,
}

/// A bus within one process: for several servers in a test.
#[derive(Clone, Default)]
pub struct LocalBus(Arc<Mutex<Vec<mpsc::Sender<News>>>>);

impl LocalBus {
    /// Joins it.
    pub fn join(&self) -> Connection {
        let (sender, heard) = mpsc::channel(QUEUE);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(sender);
        Connection { bus: Arc::new(self.clone()), heard }
    }
}

impl Bus for LocalBus {
    fn send(&self, news: News) {
        let mut members = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        members.retain(|member| !member.is_closed());
        for member in &*members {
            // A member that is too slow loses messages, as on any bus.
            let _ = member.try_send(news.clone());
        }
    }
}

/// A bus that hands what is sent to a task, which carries it.
pub struct Carried(mpsc::Sender<News>);

impl Carried {
    /// What is sent arrives at the receiver.
    pub fn new() -> (Carried, mpsc::Receiver<News>) {
        let (sender, waiting) = mpsc::channel(QUEUE);
        (Carried(sender), waiting)
    }
}

impl Bus for Carried {
    fn send(&self, news: News) {
        let _ = self.0.try_send(news);
    }
}

impl NatsAddress {
    /// Joins the bus, and joins it again whenever the connection is lost. If the server cannot be reached now, it is tried
    /// until it can.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn join(&self, name: &str) -> Result<Connection, BusError> {
        use async_nats::ConnectErrorKind::{Authentication, AuthorizationViolation};
        let fail = |error| BusError { address: self.clone(), error };
        let options = || self.options(name).event_callback(report);
        let client = match connect_with_options(self.server(), options()).await {
            Ok(client) => client,
            Err(error) if matches!(error.kind(), Authentication | AuthorizationViolation) => {
                return Err(fail(error));
            }
            Err(error) => {
                tracing::warn!(bus = %self, %error, "the bus cannot be reached; it is tried again and again");
                let options = options().retry_on_initial_connect();
                connect_with_options(self.server(), options).await.map_err(fail)?
            }
        };
        let subject = format!("{}.news", self.prefix());
        let (bus, mut waiting) = Carried::new();
        let (sender, heard) = mpsc::channel(QUEUE);
        tokio::spawn(async move {
            // Both fail only when the client is closed.
            let Ok(mut messages) = client.subscribe(subject.clone()).await else { return };
            loop {
                tokio::select! {
                    news = waiting.recv() => {
                        let Some(news) = news else { return };
                        if client.publish(subject.clone(), news.to_text().into()).await.is_err() {
                            return;
                        }
                    }
                    message = messages.next() => {
                        let Some(message) = message else { return };
                        if let Some(news) = News::from_text(&message.payload) {
                            let _ = sender.try_send(news);
                        }
                    }
                }
            }
        });
        Ok(Connection { bus: Arc::new(bus), heard })
    }
}

/// Tells the operator about the connection.
async fn report(event: Event) {
    match event {
        Event::Connected => tracing::info!("the bus is connected"),
        Event::Disconnected => tracing::warn!("the bus is down; news come with some delay until it is back"),
        // Each attempt to reach it again.
        Event::ClientError(error) => tracing::debug!(%error, "the bus"),
        other => tracing::warn!(event = %other, "the bus"),
    }
}
