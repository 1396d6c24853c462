//! Work that other machines do: `--workers`.
//!
//! A job covers items, such as games or pairs of games, from the first that is missing to the last. What a chunk results in
//! depends only on the request, so the outcome is that of this process alone.

use std::fs;
use std::ops::{ControlFlow, Range};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use clap::Args;
use dvonn_bus::NatsAddress;
use dvonn_jobs::{Asker, AskerError, Chunk, ChunkResult, JobRequest, Skill, engine_mark};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::runtime::Runtime;

use crate::Failure;
use crate::commands::{matches, puzzles, selfplay, solve_bench};

/// How often the server is asked for results.
const LOOK: Duration = Duration::from_millis(500);
/// No chunk has more items.
const LARGEST_CHUNK: u64 = 1000;

#[derive(Args, Clone, Debug)]
pub(crate) struct RemoteArgs {
    /// Let workers do it, through the NATS server with this address, such as `nats://bus.example`
    #[arg(long, value_name = "NATS")]
    workers: Option<NatsAddress>,
    /// The name and secret with which that server lets you in
    #[arg(long, value_name = "NAME:SECRET", env = "DVONN_BUS_TOKEN", hide_env_values = true)]
    token: Option<String>,
    /// How many games, puzzles or positions a worker gets at once; 30 seconds of work are a good size
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=LARGEST_CHUNK))]
    chunk: Option<u64>,
}

impl RemoteArgs {
    /// A connection to the workers, if they are to do it.
    pub(crate) fn connect(&self) -> Result<Option<Remote>, Failure> {
        let Some(address) = self.workers.clone() else { return Ok(None) };
        let address = match &self.token {
            Some(token) => {
                address.with_token(token).map_err(|error| Failure::BadUse(format!("--token: {error}")))?
            }
            None => address,
        };
        // The connection lives while nobody waits for an answer.
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let asker = runtime.block_on(Asker::connect(&address)).map_err(|error| named(&error))?;
        Ok(Some(Remote { runtime, asker }))
    }

    /// Items in a chunk, if nothing is said.
    pub(crate) fn chunk(&self, usual: u64) -> u64 {
        self.chunk.unwrap_or(usual)
    }
}

fn named(error: &AskerError) -> Failure {
    Failure::BadUse(format!("--workers: {error}"))
}

/// The items of a job, in chunks of the same size but the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Slice {
    /// The first item.
    pub(crate) first: u64,
    /// One more than the last item.
    pub(crate) end: u64,
    /// Items in a chunk.
    pub(crate) size: u64,
}

impl Slice {
    fn chunks(self) -> Result<u32, Failure> {
        let chunks = self.end.saturating_sub(self.first).div_ceil(self.size);
        u32::try_from(chunks).map_err(|_| Failure::BadUse("too many games for one job".to_owned()))
    }

    /// The items of a chunk.
    ///
    /// # Errors
    /// If the request makes no sense.
    pub(crate) fn items(self, chunk: u32) -> Result<Range<u64>, String> {
        let start = u64::from(chunk).checked_mul(self.size).and_then(|offset| offset.checked_add(self.first));
        let start = start.filter(|&start| start < self.end && (1..=LARGEST_CHUNK).contains(&self.size));
        let start = start.ok_or("there is no such chunk")?;
        Ok(start..self.end.min(start + self.size))
    }
}

/// Parameters of a kind of work that is done in slices.
pub(crate) trait Sliced: Serialize + DeserializeOwned + Clone + PartialEq {
    const KIND: &'static str;

    fn slice(&self) -> Slice;

    fn with_slice(self, slice: Slice) -> Self;
}

/// Does the items of a chunk one after the other; `None` if one of them was stopped.
pub(crate) fn each<P: Sliced>(
    chunk: &Chunk,
    mut item: impl FnMut(&P, u64) -> Option<ChunkResult>,
) -> Option<ChunkResult> {
    let read = || -> Result<(P, Range<u64>), String> {
        let parameters: P = serde_json::from_str(&chunk.parameters).map_err(|error| error.to_string())?;
        let items = parameters.slice().items(chunk.number)?;
        Ok((parameters, items))
    };
    match read() {
        Ok((parameters, items)) => {
            let results: Option<Result<_, String>> = items.map(|number| item(&parameters, number)).collect();
            Some(results?.map(Value::Array))
        }
        Err(reason) => Some(Err(reason)),
    }
}

/// Bytes as hexadecimal digits.
pub(crate) fn to_hex(bytes: impl IntoIterator<Item = u8>) -> String {
    bytes.into_iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

/// The bytes that [`to_hex`] has written.
pub(crate) fn from_hex(digits: &str) -> Option<Vec<u8>> {
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    digits.as_bytes().chunks(2).map(byte).collect()
}

/// Those who do the work.
pub(crate) struct Remote {
    runtime: Runtime,
    asker: Asker,
}

impl Remote {
    /// Has everything done, and passes on each item's result in order, until `take` breaks; returns the value it broke with. If
    /// it is stopped, what is done stays with the server, and `notes` remembers where.
    pub(crate) fn run<P: Sliced, B>(
        &self,
        parameters: &P,
        seed: u64,
        notes: Option<&Path>,
        stop: &AtomicBool,
        mut take: impl FnMut(Value) -> ControlFlow<B>,
    ) -> Result<Option<B>, Failure> {
        let next = parameters.slice().first;
        if next >= parameters.slice().end {
            return Ok(None);
        }
        let known = notes.and_then(|path| known(path, parameters));
        let parameters = known.unwrap_or_else(|| parameters.clone());
        let slice = parameters.slice();
        let text = serde_json::to_string(&parameters).map_err(std::io::Error::from)?;
        if let Some(path) = notes {
            fs::write(path, &text)
                .map_err(|error| Failure::BadUse(format!("{}: {error}", path.display())))?;
        }
        let (kind, engine, chunks) = (P::KIND.to_owned(), engine_mark(), slice.chunks()?);
        let request = JobRequest { kind, engine, parameters: text, seed, chunks };
        let job = Self::patiently(stop, || self.runtime.block_on(self.asker.add(&request)))?;
        let Some(job) = job else { return Ok(None) };
        // Items that were taken before an interruption are skipped.
        let mut number = slice.first;
        let mut chunk = ((next - slice.first) / slice.size) as u32;
        number += u64::from(chunk) * slice.size;
        let mut warned = false;
        let mut broken = None;
        while chunk < chunks && broken.is_none() {
            let looked = Self::patiently(stop, || self.runtime.block_on(self.asker.look(job, chunk)))?;
            let Some(looked) = looked else {
                // If no server answers now, its workers do the rest, and the results are there next time.
                let _ = self.runtime.block_on(self.asker.cancel(job));
                return Ok(None);
            };
            if looked.results.is_empty() {
                if looked.waiting > 0 && !warned {
                    warned = true;
                    eprintln!(
                        "dvonn-lab: results of {} new workers wait until another one has found the same; \
                         `dvonn-server admin trust-worker` spares one that",
                        looked.waiting
                    );
                }
                thread::sleep(LOOK);
            }
            for result in looked.results {
                chunk += 1;
                let outcome: ChunkResult = serde_json::from_str(&result).map_err(std::io::Error::from)?;
                let Value::Array(items) =
                    outcome.map_err(|reason| Failure::No(format!("the workers refuse: {reason}")))?
                else {
                    return Err(Failure::No("a worker's result cannot be read".to_owned()));
                };
                for item in items {
                    number += 1;
                    if broken.is_none()
                        && number > next
                        && let ControlFlow::Break(value) = take(item)
                    {
                        broken = Some(value);
                    }
                }
            }
        }
        let _ = self.runtime.block_on(self.asker.forget(job));
        if let Some(path) = notes {
            // It only speeds up the next run.
            let _ = fs::remove_file(path);
        }
        Ok(broken)
    }

    /// Asks until a server answers; `None` if it was stopped.
    fn patiently<T>(
        stop: &AtomicBool,
        ask: impl Fn() -> Result<T, AskerError>,
    ) -> Result<Option<T>, Failure> {
        let mut warned = false;
        while !stop.load(Ordering::Relaxed) {
            match ask() {
                Ok(answer) => return Ok(Some(answer)),
                Err(error @ AskerError::NoAnswer) => {
                    if !std::mem::replace(&mut warned, true) {
                        eprintln!("dvonn-lab: {error}");
                    }
                    thread::sleep(LOOK);
                }
                Err(error) => return Err(named(&error)),
            }
        }
        Ok(None)
    }
}

/// Where a run remembers its job.
pub(crate) fn notes_beside(path: &Path) -> PathBuf {
    PathBuf::from(format!("{}.job", path.display()))
}

/// The parameters of an earlier run of the same work that covers what is missing.
fn known<P: Sliced>(path: &Path, wanted: &P) -> Option<P> {
    let known: P = serde_json::from_str(&fs::read_to_string(path).ok()?).ok()?;
    let (before, now) = (known.slice(), wanted.slice());
    let is_same = known.clone().with_slice(now) == *wanted;
    (is_same && before.first <= now.first && before.end == now.end).then_some(known)
}

/// What a worker can do for the lab.
pub fn skills() -> Vec<Skill> {
    let mut skills = vec![selfplay::skill(), matches::skill(), solve_bench::skill()];
    skills.extend(puzzles::skills());
    skills
}
