//! What is handed out, and what comes back.

use std::sync::atomic::AtomicBool;

use dvonn_engine::bench;
use dvonn_wire::JobId;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// A part of a job.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chunk {
    /// The job.
    pub job: JobId,
    /// Which of its chunks, from 0.
    pub number: u32,
    /// What kind of work it is.
    pub kind: String,
    /// The random seed of the job.
    pub seed: u64,
    /// All else that the result depends on, as JSON.
    pub parameters: String,
}

/// What comes of a chunk: JSON, or why it cannot be done. Both are the same whoever does it.
pub type ChunkResult = Result<serde_json::Value, String>;

/// A kind of work that somebody can do.
#[derive(Clone, Copy)]
pub struct Skill {
    /// The kind of work.
    pub kind: &'static str,
    /// Does a chunk; `None` if it was stopped before the end.
    pub perform: fn(&Chunk, &AtomicBool) -> Option<ChunkResult>,
}

impl Skill {
    /// Does a chunk and writes the outcome as it is stored; `None` if it was stopped.
    pub fn perform(&self, chunk: &Chunk, stop: &AtomicBool) -> Option<String> {
        let written = |outcome: &ChunkResult| serde_json::to_string(outcome).expect("JSON can be written");
        let result = written(&(self.perform)(chunk, stop)?);
        let is_too_long = result.len() > Done::LONGEST;
        Some(if is_too_long {
            written(&Err("the result is too long: use smaller chunks".to_owned()))
        } else {
            result
        })
    }
}

/// A worker gives a chunk back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Done {
    /// The job.
    pub job: JobId,
    /// Which of its chunks.
    pub chunk: u32,
    /// An [`ChunkResult`] as JSON.
    pub result: String,
}

impl Done {
    /// No result is longer, so that each fits in a message of the bus.
    pub const LONGEST: usize = 700 * 1024;
}

/// Somebody asks for work.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JobRequest {
    /// What kind of work it is.
    pub kind: String,
    /// Which engine it needs.
    pub engine: String,
    /// All else that the results depend on, as JSON.
    pub parameters: String,
    /// The random seed.
    pub seed: u64,
    /// How many chunks it has.
    pub chunks: u32,
}

impl JobRequest {
    /// No message of the bus is longer, and each chunk contains the parameters.
    pub const LONGEST: usize = 256 * 1024;
    /// No job has more chunks.
    pub const MOST_CHUNKS: u32 = 20_000;

    /// The job's identifier. It depends on nothing but the request, so that asking again finds the same job.
    pub fn id(&self) -> JobId {
        let mut hash = Sha256::new();
        for part in [&self.kind, &self.engine, &self.parameters, &format!("{} {}", self.seed, self.chunks)] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        let hash = hash.finalize();
        JobId::new(hash.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte)))
    }

    /// Checks what would break the subjects of the bus or fill the store.
    ///
    /// # Errors
    /// If it cannot be accepted, with the reason.
    pub fn check(&self) -> Result<(), String> {
        let is_word = |text: &str| {
            let is_plain = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit();
            (1..=32).contains(&text.len()) && text.bytes().all(is_plain)
        };
        if !is_word(&self.kind) || !is_word(&self.engine) {
            return Err("kind and engine must be words of small letters and digits".to_owned());
        }
        if self.chunks == 0 || self.chunks > JobRequest::MOST_CHUNKS {
            return Err(format!("a job has from 1 to {} chunks", JobRequest::MOST_CHUNKS));
        }
        if self.parameters.len() > JobRequest::LONGEST {
            return Err(format!("the parameters have more than {} bytes", JobRequest::LONGEST));
        }
        Ok(())
    }
}

/// Somebody asks how far a job is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Look {
    /// The job.
    pub job: JobId,
    /// The first chunk whose result is wanted.
    pub from: u32,
}

/// How far a job is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Looked {
    /// How many chunks have a result that counts.
    pub done: u32,
    /// How many workers' results wait until somebody else has found the same.
    pub waiting: u32,
    /// The results from the chunk asked for on, without gaps, as many as fit in a message.
    pub results: Vec<String>,
}

/// What tells engines apart that play differently: the nodes that ours needs for fixed searches. Every change of its
/// behaviour changes this number.
pub fn engine_mark() -> String {
    bench::TOTAL.to_string()
}
