//! Threads of this process that do chunks, so that one server needs nothing else.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use dvonn_jobs::{Chunk, Done, Skill, engine_mark, review_skill};
use dvonn_store::{Change, HelperState, NewJob, StoreError};
use dvonn_wire::JobId;
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::{Doer, LOOK, OPEN, OURSELVES, accept};
use crate::app::App;
use crate::house::yield_to_people;

/// How many chunks of a job are looked at to find one that no other thread does.
const CHOICE: u32 = 64;

/// How long somebody waits for workers before we help.
const LATE: Duration = Duration::from_secs(10);

/// When our threads do a chunk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Helps {
    /// There is nobody else.
    Always,
    /// Somebody waits for it, and no worker has done it in time. There may be none, or all are busy with longer work.
    WhenLate,
}

/// What all threads know.
#[derive(Clone)]
struct Shop {
    app: App,
    helps: Helps,
    skills: Arc<[Skill]>,
    /// What is being done.
    in_hand: Arc<Mutex<HashSet<(JobId, u32)>>>,
    stop: Arc<AtomicBool>,
}

pub(super) async fn run(app: App, threads: usize, helps: Helps) {
    if threads == 0 {
        return;
    }
    let trust = Change::JudgeHelper { helper: OURSELVES.to_owned(), state: HelperState::Trusted };
    if let Err(error) = app.games().write(trust).await {
        tracing::error!(%error, "work cannot be done");
        return;
    }
    let shop = Shop {
        app: app.clone(),
        helps,
        skills: Arc::new([review_skill()]),
        in_hand: Arc::default(),
        stop: Arc::default(),
    };
    let mut tasks = JoinSet::new();
    for _ in 0..threads {
        tasks.spawn(attend(shop.clone()));
    }
    app.stopped().await;
    shop.stop.store(true, Ordering::Relaxed);
    while tasks.join_next().await.is_some() {}
}

/// Does one chunk after the other.
async fn attend(shop: Shop) {
    while !shop.app.is_stopping() {
        let news = shop.app.desk().news.notified();
        match shop.choose().await {
            Ok(Some((skill, chunk))) => {
                let key = (chunk.job, chunk.number);
                if let Err(error) = shop.perform(skill, chunk).await {
                    tracing::warn!(%error, "a result could not be stored");
                    sleep(LOOK).await;
                }
                shop.in_hand.lock().unwrap_or_else(PoisonError::into_inner).remove(&key);
            }
            found => {
                if let Err(error) = found {
                    tracing::warn!(%error, "jobs could not be read");
                }
                tokio::select! {
                    () = shop.app.stopped() => return,
                    () = news => {}
                    () = sleep(LOOK) => {}
                }
            }
        }
    }
}

impl Shop {
    /// A chunk that somebody wants and no other thread does.
    async fn choose(&self) -> Result<Option<(Skill, Chunk)>, StoreError> {
        let (store, engine) = (self.app.games().store(), engine_mark());
        for found in store.open_jobs(OPEN).await? {
            let job = found.job;
            let Some(skill) = self.skills.iter().find(|skill| skill.kind == job.kind && job.engine == engine)
            else {
                continue;
            };
            if !self.helps_with(&job).await? {
                continue;
            }
            for number in store.wanted(job.id, CHOICE).await? {
                // What we have done ourselves somebody else is to compare.
                let is_ours = store.chunk(job.id, number).await?.iter().any(|row| row.helper == OURSELVES);
                let mut in_hand = self.in_hand.lock().unwrap_or_else(PoisonError::into_inner);
                if !is_ours && in_hand.insert((job.id, number)) {
                    let (kind, seed, parameters) = (job.kind, job.seed, job.parameters);
                    return Ok(Some((*skill, Chunk { job: job.id, number, kind, seed, parameters })));
                }
            }
        }
        Ok(None)
    }

    /// Whether a job is for our threads now. Those of several servers may do the same; that does no harm.
    async fn helps_with(&self, job: &NewJob) -> Result<bool, StoreError> {
        match self.helps {
            Helps::Always => Ok(true),
            Helps::WhenLate if !job.is_urgent => Ok(false),
            Helps::WhenLate => Ok(self.app.games().hear_time().await? >= job.at + LATE),
        }
    }

    async fn perform(&self, skill: Skill, chunk: Chunk) -> Result<(), super::Trouble> {
        let (answer, answered) = oneshot::channel();
        let (job, number, stop) = (chunk.job, chunk.number, Arc::clone(&self.stop));
        thread::spawn(move || {
            yield_to_people();
            // Nobody waits any more only if the server stops.
            let _ = answer.send(skill.perform(&chunk, &stop));
        });
        match answered.await {
            Ok(Some(result)) => accept(&self.app, Doer::Ourselves, Done { job, chunk: number, result }).await,
            // Stopped: the row still wants it.
            _ => Ok(()),
        }
    }
}
