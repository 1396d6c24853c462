//! Whoever does the work: takes a chunk, does it, and gives it back.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use dvonn_bus::async_nats::jetstream::consumer::{PullConsumer, pull};
use dvonn_bus::async_nats::jetstream::{self, AckKind};
use dvonn_bus::async_nats::{Client, ConnectErrorKind};
use dvonn_bus::{BusError, NatsAddress, inbox};
use dvonn_wire::JobId;
use futures_util::StreamExt as _;
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::{interval, sleep, timeout};

use crate::{Chunk, Done, Skill, Subjects, engine_mark};

/// How long a worker without work waits before it looks again.
const IDLE: Duration = Duration::from_millis(500);
/// How often it says that it is still busy. The queue waits for [`Queue::PATIENCE`](crate::Queue::PATIENCE).
const SIGN: Duration = Duration::from_millis(700);
/// How long the server may take to store a result before it is sent again.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the stream may take to say that there is nothing.
const FETCH: Duration = Duration::from_secs(5);

/// Why a worker cannot work.
#[derive(Debug, thiserror::Error)]
pub enum WorkerError {
    /// It is not let in.
    #[error("the bus refuses this name or token")]
    NotLetIn,
    /// The bus cannot be reached.
    #[error(transparent)]
    Bus(BusError),
}

/// Does chunks until it is stopped.
#[derive(Clone)]
pub struct Worker {
    name: String,
    client: Client,
    context: jetstream::Context,
    subjects: Subjects,
    skills: Arc<[Skill]>,
    stop: Arc<AtomicBool>,
    /// What it has given back since it started. Somebody else is to do these again.
    given: Arc<Mutex<HashSet<(JobId, u32)>>>,
    report: fn(&Event),
}

/// What a worker tells its operator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A chunk is begun.
    Begun(Chunk),
    /// Its result is stored.
    Stored(Chunk, Spent),
    /// The server does not accept it.
    Refused(Chunk, String),
    /// The bus or the server does not answer; the worker tries again.
    Waiting(String),
}

/// Where the time of a chunk went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spent {
    /// Doing it.
    pub work: Duration,
    /// Getting it, and giving the result back.
    pub queue: Duration,
}

impl Worker {
    /// Connects to the bus. A worker on a bus without passwords needs a name that nobody else has.
    ///
    /// # Errors
    /// If the bus cannot be reached, or refuses.
    pub async fn connect(
        address: &NatsAddress,
        name: &str,
        skills: &[Skill],
        stop: Arc<AtomicBool>,
        report: fn(&Event),
    ) -> Result<Worker, WorkerError> {
        // Its own inbox also where the bus has no users: the server answers nowhere else.
        let options = address.options(&format!("worker {name}")).custom_inbox_prefix(inbox(name));
        let client = options.connect(address.server()).await.map_err(|error| match error.kind() {
            ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication => {
                WorkerError::NotLetIn
            }
            _ => WorkerError::Bus(BusError { address: address.clone(), error }),
        })?;
        let mut context = jetstream::new(client.clone());
        context.set_timeout(PATIENCE);
        Ok(Worker {
            name: name.to_owned(),
            client,
            context,
            subjects: Subjects::new(address.prefix()),
            skills: skills.into(),
            stop,
            given: Arc::default(),
            report,
        })
    }

    /// Does as many chunks at once as `jobs` says, until it is stopped.
    pub async fn run(self, jobs: usize) {
        let mut tasks = JoinSet::new();
        for _ in 0..jobs.max(1) {
            let worker = self.clone();
            tasks.spawn(async move {
                while !worker.is_stopped() {
                    worker.turn().await;
                }
            });
        }
        while tasks.join_next().await.is_some() {}
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Does a chunk, or waits a moment if there is none.
    async fn turn(&self) {
        let began = Instant::now();
        for skill in self.skills.iter() {
            match self.fetch(skill.kind).await {
                Ok(Some(message)) => return self.attend(*skill, message, began).await,
                Ok(None) => {}
                Err(reason) => {
                    (self.report)(&Event::Waiting(reason));
                    break;
                }
            }
        }
        sleep(IDLE).await;
    }

    /// The next chunk of a kind, if there is one now.
    async fn fetch(&self, kind: &str) -> Result<Option<jetstream::Message>, String> {
        let name = Subjects::consumer(kind, &engine_mark());
        let consumer: Result<PullConsumer, _> =
            self.context.get_consumer_from_stream::<pull::Config, _, _>(name, self.subjects.stream()).await;
        let consumer = match consumer {
            Ok(consumer) => consumer,
            // Nobody has asked for such work yet.
            Err(error) if error.to_string().contains("not found") => return Ok(None),
            Err(error) => return Err(error.to_string()),
        };
        let batch = consumer.fetch().max_messages(1).messages().await.map_err(|error| error.to_string())?;
        let mut batch = std::pin::pin!(batch);
        match timeout(FETCH, batch.next()).await {
            Ok(Some(message)) => message.map(Some).map_err(|error| error.to_string()),
            Ok(None) => Ok(None),
            Err(_) => Err("the bus does not answer".to_owned()),
        }
    }

    async fn attend(&self, skill: Skill, message: jetstream::Message, fetched: Instant) {
        let Ok(chunk) = serde_json::from_slice::<Chunk>(&message.payload) else {
            // Not from our server. Nobody else could read it either.
            let _ = message.ack_with(AckKind::Term).await;
            return;
        };
        let key = (chunk.job, chunk.number);
        if self.given.lock().unwrap_or_else(PoisonError::into_inner).contains(&key) {
            // Somebody else is to compare. The server soon sends another message.
            let _ = message.ack().await;
            sleep(IDLE).await;
            return;
        }
        (self.report)(&Event::Begun(chunk.clone()));
        let begun = Instant::now();
        let Some(result) = self.perform(skill, &chunk, &message).await else {
            // Stopped: somebody else can begin at once.
            let _ = message.ack_with(AckKind::Nak(None)).await;
            let _ = self.client.flush().await;
            return;
        };
        let work = begun.elapsed();
        if let Some(answer) = self.give(&chunk, result, &message).await {
            self.given.lock().unwrap_or_else(PoisonError::into_inner).insert(key);
            let _ = message.ack().await;
            let _ = self.client.flush().await;
            (self.report)(&match answer {
                Ok(()) => Event::Stored(chunk, Spent { work, queue: fetched.elapsed().saturating_sub(work) }),
                Err(reason) => Event::Refused(chunk, reason),
            });
        }
    }

    /// Does a chunk on a thread, and says meanwhile that it is busy.
    async fn perform(&self, skill: Skill, chunk: &Chunk, message: &jetstream::Message) -> Option<String> {
        let (mine, stop) = (chunk.clone(), Arc::clone(&self.stop));
        let mut work = spawn_blocking(move || skill.perform(&mine, &stop));
        let mut signs = interval(SIGN);
        loop {
            tokio::select! {
                // A panic is a fault of ours; the chunk goes to somebody else.
                done = &mut work => return done.ok().flatten(),
                _ = signs.tick() => { let _ = message.ack_with(AckKind::Progress).await; }
            }
        }
    }

    /// Gives a result back until the server says that it is stored, or why it does not want it; `None` if stopped before.
    async fn give(
        &self,
        chunk: &Chunk,
        result: String,
        message: &jetstream::Message,
    ) -> Option<Result<(), String>> {
        let done = Done { job: chunk.job, chunk: chunk.number, result };
        let payload = serde_json::to_vec(&done).expect("a result can be written as JSON");
        while !self.is_stopped() {
            let asked = self.client.request(self.subjects.result(&self.name), payload.clone().into());
            let answer = match timeout(PATIENCE, asked).await {
                Ok(Ok(answer)) => serde_json::from_slice::<Result<(), String>>(&answer.payload).ok(),
                _ => None,
            };
            if answer.is_some() {
                return answer;
            }
            (self.report)(&Event::Waiting("the server does not answer".to_owned()));
            let _ = message.ack_with(AckKind::Progress).await;
            sleep(IDLE).await;
        }
        None
    }
}
