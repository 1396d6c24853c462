//! The subjects of the bus. Who may use which is what keeps workers apart: `docs/security.md`.

use dvonn_wire::JobId;

use crate::Chunk;

/// The subjects of one server; all begin with its prefix.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subjects {
    prefix: String,
}

/// What an asker wants from the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plea {
    /// A new job.
    Add,
    /// How far a job is, and its results.
    Look,
    /// No more work on a job; its results stay.
    Cancel,
    /// The job and its results deleted.
    Forget,
}

impl Plea {
    pub(crate) const ALL: [Plea; 4] = [Plea::Add, Plea::Look, Plea::Cancel, Plea::Forget];

    fn word(self) -> &'static str {
        match self {
            Plea::Add => "add",
            Plea::Look => "look",
            Plea::Cancel => "cancel",
            Plea::Forget => "forget",
        }
    }
}

impl Subjects {
    pub(crate) fn new(prefix: &str) -> Subjects {
        Subjects { prefix: prefix.to_owned() }
    }

    /// The stream of chunks that are to be done.
    pub(crate) fn stream(&self) -> String {
        format!("{}-work", self.prefix)
    }

    /// Who gets chunks of a kind for an engine.
    pub(crate) fn consumer(kind: &str, engine: &str) -> String {
        format!("{kind}-{engine}")
    }

    /// All chunks.
    pub(crate) fn work(&self) -> String {
        format!("{}.work.>", self.prefix)
    }

    /// All chunks of a kind for an engine.
    pub(crate) fn work_of(&self, kind: &str, engine: &str) -> String {
        format!("{}.work.{kind}.{engine}.>", self.prefix)
    }

    /// One chunk. The stream keeps at most one message of each subject, so a chunk is never there twice.
    pub(crate) fn chunk(&self, engine: &str, Chunk { job, number, kind, .. }: &Chunk) -> String {
        format!("{}.work.{kind}.{engine}.{job}.{number}", self.prefix)
    }

    /// All chunks of a job.
    pub(crate) fn job(&self, job: JobId) -> String {
        format!("{}.work.*.*.{job}.*", self.prefix)
    }

    /// Where a worker gives back what it has done. The bus vouches for the name: nobody else may use this subject.
    pub(crate) fn result(&self, worker: &str) -> String {
        format!("{}.result.{worker}", self.prefix)
    }

    /// Where the server hears of a plea.
    pub(crate) fn plea(&self, plea: Plea) -> String {
        format!("{}.jobs.{}", self.prefix, plea.word())
    }
}
