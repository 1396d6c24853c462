//! Work that is handed out in chunks, and who does it.
//!
//! A result counts once its helper is known to compute the right thing: because the operator says so, or because somebody
//! else found the same for one of its chunks. Until then its results wait, and one of its chunks is wanted a second time.

use std::time::Duration;

use dvonn_wire::{JobId, PlayerId};
use serde::{Deserialize, Serialize};

/// Work that somebody asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewJob {
    /// The job.
    pub id: JobId,
    /// What kind of work it is.
    pub kind: String,
    /// Which engine it needs: others may find something else.
    pub engine: String,
    /// All that the results depend on besides the seed and the number of the chunk.
    pub parameters: String,
    /// The random seed.
    pub seed: u64,
    /// How many chunks it has.
    pub chunks: u32,
    /// Whether somebody is waiting for it.
    pub is_urgent: bool,
    /// Who asked; `None` for the operator.
    pub asked_by: Option<PlayerId>,
    /// When.
    pub at: Duration,
}

/// What has become of a job.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum JobState {
    /// Chunks are handed out.
    Open,
    /// Every chunk has a result that counts.
    Done,
    /// Nobody wants it any more; its results stay.
    Cancelled,
}

/// A job in the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredJob {
    /// What was asked for.
    pub job: NewJob,
    /// What has become of it.
    pub state: JobState,
    /// How many chunks have a result that counts.
    pub done: u32,
}

/// A result of a helper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewResult {
    /// The job.
    pub job: JobId,
    /// Which of its chunks.
    pub chunk: u32,
    /// Who has done it.
    pub helper: String,
    /// The result.
    pub result: String,
    /// Whether somebody else should do it again. So it is anyway if the helper is new and nothing of it is compared yet.
    pub is_doubtful: bool,
    /// When.
    pub at: Duration,
}

/// Whether a helper's results count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HelperState {
    /// No: somebody else found something else.
    SetAside,
    /// Not yet.
    New,
    /// Yes: somebody else found the same.
    Proven,
    /// Yes: the operator says so.
    Trusted,
}

impl HelperState {
    /// Whether results count.
    pub fn counts(self) -> bool {
        self >= HelperState::Proven
    }
}

/// Who does work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Helper {
    /// Its name.
    pub name: String,
    /// Whether its results count.
    pub state: HelperState,
    /// How many results there are of it.
    pub results: u32,
}

/// What a helper found for a chunk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChunkRow {
    /// The helper.
    pub helper: String,
    /// Whether its results count.
    pub state: HelperState,
    /// What it found.
    pub result: String,
}
