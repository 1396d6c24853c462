//! Puzzles that workers find or prove again, some games or puzzles at once.

use std::ops::{ControlFlow, Range};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use dvonn_coach::{Collection, Puzzle};
use dvonn_jobs::{Chunk, ChunkResult, Skill};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Games, PuzzlesArgs, proved_again, puzzles_of_game};
use crate::Failure;
use crate::remote::{Remote, Slice, Sliced, each, from_hex, notes_beside, to_hex};

/// Games or puzzles that a worker gets at once, if nothing is said.
const USUAL_CHUNK: u64 = 500;
/// Puzzles to prove again in one job. Each of its chunks contains them all.
const PUZZLES_IN_JOB: usize = 1000;

/// Puzzles as they travel: a file of puzzles in hexadecimal digits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
struct Sent(Vec<Puzzle>);

impl From<Sent> for String {
    fn from(Sent(puzzles): Sent) -> String {
        to_hex(Collection { puzzles, ..Collection::default() }.to_bytes())
    }
}

impl TryFrom<String> for Sent {
    type Error = String;

    fn try_from(digits: String) -> Result<Sent, String> {
        let bytes = from_hex(&digits).ok_or("these are no hexadecimal digits")?;
        Collection::read(&bytes).map(|found| Sent(found.puzzles)).map_err(|error| error.to_string())
    }
}

/// What workers get to find puzzles.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Mining {
    games: Slice,
}

impl Sliced for Mining {
    const KIND: &'static str = "puzzles";

    fn slice(&self) -> Slice {
        self.games
    }

    fn with_slice(self, games: Slice) -> Mining {
        Mining { games }
    }
}

/// What workers get to prove puzzles again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Proving {
    puzzles: Sent,
    /// Puzzles in a chunk.
    size: u64,
}

impl Sliced for Proving {
    const KIND: &'static str = "proofs";

    fn slice(&self) -> Slice {
        Slice { first: 0, end: self.puzzles.0.len() as u64, size: self.size }
    }

    fn with_slice(self, Slice { size, .. }: Slice) -> Proving {
        Proving { size, ..self }
    }
}

/// Finds puzzles for others, and proves theirs.
pub(crate) fn skills() -> [Skill; 2] {
    [Skill { kind: Mining::KIND, perform: find }, Skill { kind: Proving::KIND, perform: prove }]
}

fn find(chunk: &Chunk, stop: &AtomicBool) -> Option<ChunkResult> {
    let games = Games::OfLevels { seed: chunk.seed, count: u32::MAX };
    each(chunk, |_: &Mining, number| {
        let Ok(number) = u32::try_from(number) else { return Some(Err("there is no such game".to_owned())) };
        let found = puzzles_of_game(&games, number, || !stop.load(Ordering::Relaxed))?;
        Some(Ok(json!(Sent(found))))
    })
}

fn prove(chunk: &Chunk, stop: &AtomicBool) -> Option<ChunkResult> {
    each(chunk, |Proving { puzzles, .. }, number| {
        (!stop.load(Ordering::Relaxed)).then(|| Ok(json!(proved_again(&puzzles.0[number as usize]))))
    })
}

/// Has games searched for puzzles, and passes those of each game on, in order, until `keep` breaks.
pub(super) fn mine(
    workers: &Remote,
    args: &PuzzlesArgs,
    path: &Path,
    games: Range<u64>,
    stop: &AtomicBool,
    mut keep: impl FnMut(Vec<Puzzle>) -> ControlFlow<Result<(), Failure>>,
) -> Result<Option<Result<(), Failure>>, Failure> {
    let games = Slice { first: games.start, end: games.end, size: args.remote.chunk(USUAL_CHUNK) };
    let take = |item: Value| match serde_json::from_value(item) {
        Ok(Sent(puzzles)) => keep(puzzles),
        Err(error) => ControlFlow::Break(Err(unreadable(&error))),
    };
    workers.run(&Mining { games }, args.seed, Some(&notes_beside(path)), stop, take)
}

/// Has puzzles proved again, and passes on each one's rating, or why it is not a puzzle, in order.
pub(super) fn prove_again(
    workers: &Remote,
    args: &PuzzlesArgs,
    puzzles: &[Puzzle],
    stop: &AtomicBool,
    mut keep: impl FnMut(Result<u16, String>),
) -> Result<(), Failure> {
    for puzzles in puzzles.chunks(PUZZLES_IN_JOB) {
        let take = |item: Value| match serde_json::from_value(item) {
            Ok(rating) => {
                keep(rating);
                ControlFlow::Continue(())
            }
            Err(error) => ControlFlow::Break(unreadable(&error)),
        };
        let proving = Proving { puzzles: Sent(puzzles.to_vec()), size: args.remote.chunk(USUAL_CHUNK) };
        if let Some(failure) = workers.run(&proving, 0, None, stop, take)? {
            return Err(failure);
        }
    }
    Ok(())
}

fn unreadable(error: &serde_json::Error) -> Failure {
    Failure::No(format!("a worker's puzzles cannot be read: {error}"))
}
