//! A bus through PostgreSQL, for a few servers without NATS.
//!
//! Notifications are sent by a connection of their own, many in one transaction, and never in the transaction of a move: a
//! commit with notifications takes a lock of the whole database, and would make moves wait for each other.

use std::time::Duration;

use dvonn_bus::{Carried, Connection, News, QUEUE};
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use tokio::sync::mpsc;
use tokio::time::sleep;

use crate::StoreError;

const CHANNEL: &str = "dvonn_news";
/// How many notifications share a transaction at most.
const BATCH: usize = 256;
/// How long to wait before a lost connection is tried again.
const PAUSE: Duration = Duration::from_millis(200);

/// Joins the bus that a database has.
pub(crate) async fn join(address: &str) -> Result<Connection, StoreError> {
    let connect = || PgPoolOptions::new().max_connections(1).connect(address);
    let mut listener = PgListener::connect_with(&connect().await?).await?;
    listener.listen(CHANNEL).await?;
    let (bus, waiting) = Carried::new();
    let (sender, heard) = mpsc::channel(QUEUE);
    tokio::spawn(notify(connect().await?, waiting));
    tokio::spawn(hear(listener, sender));
    Ok(Connection { bus: std::sync::Arc::new(bus), heard })
}

/// Sends what waits, until nobody can send any more.
async fn notify(pool: PgPool, mut waiting: mpsc::Receiver<News>) {
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        let texts: Vec<String> = batch.drain(..).map(|news| news.to_text()).collect();
        let query =
            sqlx::query("SELECT pg_notify($1, text) FROM unnest($2) AS text").bind(CHANNEL).bind(texts);
        if let Err(error) = query.execute(&pool).await {
            // What was lost is found by those who look without being told.
            tracing::debug!(%error, "news could not be sent through the database");
            sleep(PAUSE).await;
        }
    }
}

/// Passes on what others send, until nobody listens.
async fn hear(mut listener: PgListener, sender: mpsc::Sender<News>) {
    while !sender.is_closed() {
        match listener.recv().await {
            Ok(notification) => {
                if let Some(news) = News::from_text(notification.payload().as_bytes()) {
                    let _ = sender.try_send(news);
                }
            }
            // It connects again by itself.
            Err(error) => {
                tracing::debug!(%error, "no news can be heard through the database");
                sleep(PAUSE).await;
            }
        }
    }
}
