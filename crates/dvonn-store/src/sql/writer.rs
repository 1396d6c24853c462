//! The one task that writes to SQLite, many changes in one commit.
//!
//! A commit waits for the disk. While it does, other changes arrive; the next commit takes all of them. So a busy server
//! commits no more often than a calm one, and a calm one waits for nobody.

use sqlx::{AnyConnection, Executor as _};
use tokio::sync::{mpsc, oneshot};

use super::perform::{conflict, perform};
use crate::{Change, StoreError, Written};

/// The most changes in one commit, so that nobody waits long for a large one.
const BATCH: usize = 64;
/// The most changes that wait. When there are more, those who write wait as well.
const QUEUE: usize = 1024;

/// A handle on the task that writes.
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

struct Job {
    change: Change,
    answer: oneshot::Sender<Result<Written, StoreError>>,
}

impl Writer {
    /// Starts the task. It ends when the handle is dropped.
    pub(super) fn start(connection: AnyConnection) -> Writer {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(work(connection, waiting));
        Writer { jobs }
    }

    /// Writes a change and returns when it is on the disk.
    pub(super) async fn write(&self, change: Change) -> Result<Written, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job { change, answer }).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

async fn work(mut connection: AnyConnection, mut waiting: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut jobs, BATCH).await > 0 {
        match write_all(&mut connection, &jobs).await {
            Ok(written) => {
                for (job, written) in jobs.drain(..).zip(written) {
                    // Whoever asked may have gone; the change is stored all the same.
                    let _ = job.answer.send(Ok(written));
                }
            }
            // One change has spoilt the whole commit, so each gets its own.
            Err(_) => {
                for job in jobs.drain(..) {
                    let written = write_all(&mut connection, std::slice::from_ref(&job)).await;
                    let written = written.map_or_else(conflict, |written| Ok(written[0]));
                    let _ = job.answer.send(written);
                }
            }
        }
    }
}

/// Writes all changes in one commit, or none.
async fn write_all(connection: &mut AnyConnection, jobs: &[Job]) -> Result<Vec<Written>, sqlx::Error> {
    connection.execute("BEGIN IMMEDIATE").await?;
    let written = try_all(connection, jobs).await;
    if written.is_err() {
        // It fails if the error has already ended the transaction.
        let _ = connection.execute("ROLLBACK").await;
    }
    written
}

async fn try_all(connection: &mut AnyConnection, jobs: &[Job]) -> Result<Vec<Written>, sqlx::Error> {
    let mut written = Vec::with_capacity(jobs.len());
    for job in jobs {
        written.push(perform(connection, &job.change).await?);
    }
    connection.execute("COMMIT").await?;
    Ok(written)
}
