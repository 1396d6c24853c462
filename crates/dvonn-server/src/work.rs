//! Long work: who asks for it, who does it, and whether a result counts.
//!
//! Jobs and results are rows of the store; this process keeps nothing that it could not forget. A row wants a chunk as long as
//! it has no result that counts. Results of a worker count once somebody else has found the same for one of its chunks; after
//! that one chunk in fifty is compared again. A worker that found something else is set aside with all its results, and its
//! chunks are wanted again.

mod counter;
mod threads;

use std::collections::BTreeSet;
use std::time::Duration;

use dvonn_jobs::{ChunkResult, Done, JobRequest, Look, Looked};
use dvonn_store::{Change, ChunkRow, HelperState, JobState, NewJob, NewResult, StoreError, Written};
use dvonn_wire::{JobId, PlayerId};
use tokio::sync::Notify;

use self::threads::Helps;
use crate::app::{App, Work};
use crate::{metrics, random};

/// One result in so many is compared with that of another worker.
const COMPARED: u64 = 50;
/// How often the rows are looked at, besides when something changes here.
const LOOK: Duration = Duration::from_secs(2);
/// How many jobs are worked on at once.
const OPEN: u32 = 100;
/// How many results are read at once.
const PAGE: u32 = 200;

/// Where work is asked for and given back.
#[derive(Default)]
pub(crate) struct Desk {
    /// Tells those who hand out chunks that there is something new.
    news: Notify,
}

/// Why the desk cannot help.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    #[error("{0}")]
    Refused(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AskedBy {
    /// Somebody who waits for an answer.
    Player(Option<PlayerId>),
    /// The operator, who can wait.
    Operator,
}

/// Who has done a chunk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Doer<'a> {
    /// A worker, with the name for which the bus vouches.
    Worker(&'a str),
    /// A thread of this process.
    Ourselves,
}

/// The name under which the results of our own threads are stored.
const OURSELVES: &str = "server";

/// Lets chunks be done until the server stops.
pub(crate) async fn run(app: App) {
    match app.settings().work.clone() {
        Work::Nobody => {}
        Work::Threads(number) => threads::run(app, number, Helps::Always).await,
        Work::Queue { address, patience, threads } => {
            let ourselves = threads::run(app.clone(), threads, Helps::WhenLate);
            tokio::join!(counter::run(app, address, patience), ourselves);
        }
    }
}

/// Takes a job on, or finds the same one again.
pub(crate) async fn add(app: &App, request: JobRequest, by: AskedBy) -> Result<JobId, Trouble> {
    request.check().map_err(Trouble::Refused)?;
    let id = request.id();
    let JobRequest { kind, engine, parameters, seed, chunks } = request;
    let (is_urgent, asked_by) = match by {
        AskedBy::Player(player) => (true, player),
        AskedBy::Operator => (false, None),
    };
    let at = app.games().hear_time().await?;
    let job = NewJob { id, kind, engine, parameters, seed, chunks, is_urgent, asked_by, at };
    match app.games().write(Change::AddJob(job)).await? {
        Written::Done => {
            app.desk().news.notify_waiters();
            Ok(id)
        }
        Written::Conflict => Err(Trouble::Refused("another job has this identifier".to_owned())),
    }
}

/// How far a job is, and its results from a chunk on.
pub(crate) async fn look(app: &App, Look { job, from }: Look) -> Result<Looked, Trouble> {
    let store = app.games().store();
    let found = store.job(job).await?.ok_or_else(|| Trouble::Refused("there is no such job".to_owned()))?;
    let waiting = store.helpers().await?.into_iter().filter(|helper| helper.state == HelperState::New);
    let waiting = waiting.filter(|helper| helper.results > 0).count() as u32;
    let mut looked = Looked { done: found.done, waiting, results: Vec::new() };
    let mut length = 0;
    for ((chunk, result), expected) in store.results(job, from, PAGE).await?.into_iter().zip(from..) {
        length += result.len();
        if chunk != expected || (length > Done::LONGEST && !looked.results.is_empty()) {
            break;
        }
        looked.results.push(result);
    }
    Ok(looked)
}

/// Stores a result, and compares it with those of others.
async fn accept(app: &App, doer: Doer<'_>, done: Done) -> Result<(), Trouble> {
    let Done { job, chunk, result } = done;
    if result.len() > Done::LONGEST || serde_json::from_str::<ChunkResult>(&result).is_err() {
        metrics::chunk_given("refused");
        return Err(Trouble::Refused(format!(
            "a result is an outcome of at most {} bytes of JSON",
            Done::LONGEST
        )));
    }
    let (helper, is_doubtful) = match doer {
        Doer::Worker(name) => (name, random::bits().is_multiple_of(COMPARED)),
        Doer::Ourselves => (OURSELVES, false),
    };
    let (at, helper) = (app.games().now(), helper.to_owned());
    let new = NewResult { job, chunk, helper: helper.clone(), result, is_doubtful, at };
    let written = app.games().write(Change::AddResult(new)).await?;
    metrics::chunk_given(if written == Written::Done { "stored" } else { "repeated" });
    let rows = app.games().store().chunk(job, chunk).await?;
    let Some(own) = rows.iter().find(|row| row.helper == helper) else {
        return Err(Trouble::Refused("there is no such chunk any more".to_owned()));
    };
    if own.state == HelperState::SetAside {
        return Err(Trouble::Refused(
            "this worker is set aside: another one found something else".to_owned(),
        ));
    }
    for (helper, state) in judged(&rows) {
        if state == HelperState::SetAside {
            tracing::error!(%job, chunk, %helper, "another worker found something else; all results of this one are set aside");
            metrics::worker_set_aside();
        }
        let _ = app.games().write(Change::JudgeHelper { helper, state }).await?;
    }
    end_finished(app).await?;
    app.desk().news.notify_waiters();
    Ok(())
}

/// Whose results begin to count, or do not count any more, by what they found for one chunk.
fn judged(rows: &[ChunkRow]) -> Vec<(String, HelperState)> {
    let valid: Vec<&ChunkRow> = rows.iter().filter(|row| row.state != HelperState::SetAside).collect();
    let Some(best) = valid.iter().map(|row| row.state).max().filter(|_| valid.len() > 1) else {
        return Vec::new();
    };
    // Whoever is known longest is right. If they disagree among themselves, nobody knows who is.
    let right: BTreeSet<&str> =
        valid.iter().filter(|row| row.state == best).map(|row| row.result.as_str()).collect();
    let judge = |row: &&ChunkRow| {
        let is_right = right.len() == 1 && right.contains(row.result.as_str());
        match row.state {
            // The operator decides about these.
            HelperState::Trusted => None,
            _ if !is_right => Some((row.helper.clone(), HelperState::SetAside)),
            HelperState::New => Some((row.helper.clone(), HelperState::Proven)),
            _ => None,
        }
    };
    valid.iter().filter_map(judge).collect()
}

/// Ends the jobs of which every chunk has a result that counts.
async fn end_finished(app: &App) -> Result<(), StoreError> {
    for found in app.games().store().open_jobs(OPEN).await? {
        if found.done >= found.job.chunks {
            // Another process may have done it.
            let _ = app.games().write(Change::EndJob { job: found.job.id, state: JobState::Done }).await?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row((helper, state, result): (&str, HelperState, &str)) -> ChunkRow {
        ChunkRow { helper: helper.to_owned(), state, result: result.to_owned() }
    }

    #[test]
    fn whoever_agrees_is_proven_and_whoever_disagrees_is_set_aside() {
        use HelperState::{New, Proven, SetAside, Trusted};
        for (rows, expected) in [
            (&[("a", New, "x")][..], &[][..]),
            (&[("a", New, "x"), ("b", New, "x")], &[("a", Proven), ("b", Proven)]),
            (&[("a", New, "x"), ("b", New, "y")], &[("a", SetAside), ("b", SetAside)]),
            (&[("a", New, "x"), ("b", Proven, "x")], &[("a", Proven)]),
            (&[("a", New, "y"), ("b", Proven, "x")], &[("a", SetAside)]),
            (&[("a", Proven, "y"), ("b", Proven, "x")], &[("a", SetAside), ("b", SetAside)]),
            (&[("a", Proven, "y"), ("b", Trusted, "x")], &[("a", SetAside)]),
            (&[("a", Trusted, "y"), ("b", Trusted, "x")], &[]),
            (&[("a", SetAside, "y"), ("b", New, "x")], &[]),
        ] {
            let found = judged(&rows.iter().copied().map(row).collect::<Vec<_>>());
            let expected: Vec<(String, HelperState)> =
                expected.iter().map(|&(helper, state)| (helper.to_owned(), state)).collect();
            assert_eq!(found, expected, "{rows:?}");
        }
    }
}
