//! Workers elsewhere: chunks go out through NATS, and results and pleas come in.

use std::collections::HashSet;
use std::time::Duration;

use dvonn_bus::NatsAddress;
use dvonn_bus::async_nats::Message;
use dvonn_jobs::{Chunk, Incoming, Letter, Plea, Queue, QueueError};
use dvonn_store::{Change, JobState, StoreError};
use dvonn_wire::JobId;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::{AskedBy, Doer, LOOK, OPEN, OURSELVES, Trouble, accept, add, look};
use crate::app::App;

/// How many chunks of a job are in the queue at once: enough that no worker waits, and soon withdrawn.
const WINDOW: u32 = 256;

/// Why chunks could not be handed out.
#[derive(Debug, thiserror::Error)]
enum HandOutError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Queue(#[from] QueueError),
}

pub(super) async fn run(app: App, address: NatsAddress, patience: Duration) {
    let mut is_known = false;
    while !app.is_stopping() {
        match open(&address, patience).await {
            Ok((queue, incoming)) => {
                let out = hand_out(app.clone(), queue.clone());
                let ((), ()) = tokio::join!(out, take_in(app.clone(), queue, incoming));
            }
            Err(error) => {
                // The bus may have no queue, or be down for hours: then this is said once.
                if !std::mem::replace(&mut is_known, true) {
                    tracing::warn!(%error, "no worker can be reached");
                }
                tokio::select! {
                    () = app.stopped() => {}
                    () = sleep(LOOK) => {}
                }
            }
        }
    }
}

async fn open(address: &NatsAddress, patience: Duration) -> Result<(Queue, Incoming), QueueError> {
    let queue = Queue::open(address, patience).await?;
    let incoming = queue.listen().await?;
    Ok((queue, incoming))
}

/// Puts every wanted chunk into the queue, again and again. The queue takes no chunk twice, so that several servers can do
/// this at once, and a message that was lost is replaced.
async fn hand_out(app: App, queue: Queue) {
    while !app.is_stopping() {
        let news = app.desk().news.notified();
        if let Err(error) = hand_out_once(&app, &queue).await {
            tracing::warn!(%error, "work could not be handed out");
            // The bus may have lost everything.
            let _ = queue.prepare().await;
            sleep(LOOK).await;
            continue;
        }
        tokio::select! {
            () = app.stopped() => return,
            () = news => {}
            () = sleep(LOOK) => {}
        }
    }
}

async fn hand_out_once(app: &App, queue: &Queue) -> Result<(), HandOutError> {
    let store = app.games().store();
    // Every time, because the bus may have lost these too.
    let mut counters = HashSet::new();
    for found in store.open_jobs(OPEN).await? {
        let job = found.job;
        if counters.insert((job.kind.clone(), job.engine.clone())) {
            queue.open_counter(&job.kind, &job.engine).await?;
        }
        for number in store.wanted(job.id, WINDOW).await? {
            let (kind, parameters) = (job.kind.clone(), job.parameters.clone());
            queue.put(&job.engine, &Chunk { job: job.id, number, kind, seed: job.seed, parameters }).await?;
        }
    }
    Ok(())
}

async fn take_in(app: App, queue: Queue, mut incoming: Incoming) {
    let mut tasks = JoinSet::new();
    loop {
        tokio::select! {
            () = app.stopped() => return,
            Some(_) = tasks.join_next() => {}
            next = incoming.next() => {
                let Some((letter, message)) = next else { return };
                tasks.spawn(read(app.clone(), queue.clone(), letter, message));
            }
        }
    }
}

async fn read(app: App, queue: Queue, letter: Letter, message: Message) {
    match &letter {
        Letter::Done { worker } => {
            let stored = async {
                check_name(worker)?;
                accept(&app, Doer::Worker(worker), parse(&message)?).await
            };
            reply(&queue, &letter, &message, stored.await).await;
        }
        Letter::Plea(Plea::Add) => {
            let added = async { add(&app, parse(&message)?, AskedBy::Operator).await };
            reply(&queue, &letter, &message, added.await).await;
        }
        Letter::Plea(Plea::Look) => {
            let looked = async { look(&app, parse(&message)?).await };
            reply(&queue, &letter, &message, looked.await).await;
        }
        Letter::Plea(Plea::Cancel) => {
            let end = |job| Change::EndJob { job, state: JobState::Cancelled };
            reply(&queue, &letter, &message, stop(&app, &queue, &message, end).await).await;
        }
        Letter::Plea(Plea::Forget) => {
            let forget = |job| Change::ForgetJob { job };
            reply(&queue, &letter, &message, stop(&app, &queue, &message, forget).await).await;
        }
    }
}

/// Makes a change that ends the work on a job, and takes its chunks out of the queue.
async fn stop(
    app: &App,
    queue: &Queue,
    message: &Message,
    change: impl Fn(JobId) -> Change,
) -> Result<(), Trouble> {
    let job = parse(message)?;
    // A job that is over already stays as it is.
    let _ = app.games().write(change(job)).await?;
    if let Err(error) = queue.withdraw(job).await {
        tracing::warn!(%job, %error, "chunks stay in the queue until somebody has done them in vain");
    }
    Ok(())
}

/// Our own threads have a name that nobody else may use.
fn check_name(worker: &str) -> Result<(), Trouble> {
    let is_plain = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_';
    let is_valid = (1..=64).contains(&worker.len()) && worker.bytes().all(is_plain) && worker != OURSELVES;
    if is_valid { Ok(()) } else { Err(Trouble::Refused("this is no name for a worker".to_owned())) }
}

fn parse<T: DeserializeOwned>(message: &Message) -> Result<T, Trouble> {
    serde_json::from_slice(&message.payload).map_err(|error| Trouble::Refused(error.to_string()))
}

/// Answers, unless the store is in trouble: then the other side asks again.
async fn reply<T: Serialize>(queue: &Queue, letter: &Letter, message: &Message, result: Result<T, Trouble>) {
    match result {
        Ok(answer) => queue.answer(letter, message, &Ok::<T, String>(answer)).await,
        Err(Trouble::Refused(reason)) => queue.answer(letter, message, &Err::<T, String>(reason)).await,
        Err(Trouble::Store(error)) => tracing::warn!(%error, "a message about work is not answered"),
    }
}
