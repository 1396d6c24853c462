//! Whoever wants work done: asks the server for a job, follows it, and ends it.

use std::time::Duration;

use dvonn_bus::NatsAddress;
use dvonn_bus::async_nats::Client;
use dvonn_wire::JobId;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::{JobRequest, Look, Looked, Plea, Subjects};

/// How long the server may take to answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Why work cannot be asked for.
#[derive(Debug, thiserror::Error)]
pub enum AskerError {
    /// The bus cannot be reached, or refuses.
    #[error(transparent)]
    Bus(#[from] dvonn_bus::BusError),
    /// No server answers.
    #[error(
        "no dvonn-server answers on this bus; check that one is running and that this user may ask for work"
    )]
    NoAnswer,
    /// The server refuses.
    #[error("the server refuses: {0}")]
    Refused(String),
}

/// Asks for work.
#[derive(Clone)]
pub struct Asker {
    client: Client,
    subjects: Subjects,
}

impl Asker {
    /// Connects to the bus.
    ///
    /// # Errors
    /// If it cannot be reached, or refuses.
    pub async fn connect(address: &NatsAddress) -> Result<Asker, AskerError> {
        let client = address.connect("asks for work").await?;
        Ok(Asker { client, subjects: Subjects::new(address.prefix()) })
    }

    /// Asks for a job, or finds the same one again.
    ///
    /// # Errors
    /// If no server answers, or it refuses.
    pub async fn add(&self, request: &JobRequest) -> Result<JobId, AskerError> {
        self.ask(Plea::Add, request).await
    }

    /// How far a job is, with its results from a chunk on.
    ///
    /// # Errors
    /// If no server answers, or there is no such job.
    pub async fn look(&self, job: JobId, from: u32) -> Result<Looked, AskerError> {
        self.ask(Plea::Look, &Look { job, from }).await
    }

    /// Stops the work on a job. Its results stay, for the same request later.
    ///
    /// # Errors
    /// If no server answers.
    pub async fn cancel(&self, job: JobId) -> Result<(), AskerError> {
        self.ask(Plea::Cancel, &job).await
    }

    /// Deletes a job and its results.
    ///
    /// # Errors
    /// If no server answers.
    pub async fn forget(&self, job: JobId) -> Result<(), AskerError> {
        self.ask(Plea::Forget, &job).await
    }

    async fn ask<T: DeserializeOwned>(&self, plea: Plea, question: &impl Serialize) -> Result<T, AskerError> {
        let payload = serde_json::to_vec(question).expect("questions can be written as JSON");
        let asked = self.client.request(self.subjects.plea(plea), payload.into());
        let Ok(Ok(answer)) = timeout(PATIENCE, asked).await else { return Err(AskerError::NoAnswer) };
        let answer: Result<T, String> = serde_json::from_slice(&answer.payload)
            .map_err(|error| AskerError::Refused(error.to_string()))?;
        answer.map_err(AskerError::Refused)
    }
}
