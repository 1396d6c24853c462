//! The server's side of the bus: chunks go out, results and pleas come in.

use std::time::Duration;

use dvonn_bus::async_nats::jetstream::consumer::{AckPolicy, pull};
use dvonn_bus::async_nats::jetstream::context::PublishErrorKind;
use dvonn_bus::async_nats::jetstream::{self, stream};
use dvonn_bus::async_nats::{self, Client, Message};
use dvonn_bus::{NatsAddress, inbox};
use dvonn_wire::JobId;
use futures_util::StreamExt as _;
use futures_util::stream::{SelectAll, select_all};

use crate::{Chunk, Plea, Subjects};

/// How often a chunk is handed out. A chunk that kills its workers then rests until its message is dropped for its age.
const MOST_DELIVERIES: i64 = 5;
/// A message that nobody has acknowledged for so long is dropped and sent again.
const OLDEST: Duration = Duration::from_hours(1);

/// Why the bus cannot be used for work.
#[derive(Debug, thiserror::Error)]
pub enum QueueError {
    /// It cannot be reached, or refuses the password.
    #[error(transparent)]
    Bus(#[from] dvonn_bus::BusError),
    /// It refuses the stream, a consumer or a subscription.
    #[error("the bus has no queue for work: {0}")]
    Refused(String),
}

/// The queue of chunks that are to be done.
#[derive(Clone)]
pub struct Queue {
    client: Client,
    context: jetstream::Context,
    subjects: Subjects,
    patience: Duration,
}

/// What comes in.
pub struct Incoming {
    subscriptions: SelectAll<async_nats::Subscriber>,
    subjects: Subjects,
}

/// A message that comes in.
#[derive(Debug)]
pub enum Letter {
    /// A worker gives a chunk back.
    Done {
        /// Its name, for which the bus vouches.
        worker: String,
    },
    /// An asker wants something.
    Plea(Plea),
}

impl Queue {
    /// How long a worker that shows no sign of life keeps a chunk.
    pub const PATIENCE: Duration = Duration::from_secs(30);

    /// Connects, and creates the stream if there is none. `patience` is how long a worker that shows no sign of life keeps a
    /// chunk.
    ///
    /// # Errors
    /// If the bus cannot be reached or refuses.
    pub async fn open(address: &NatsAddress, patience: Duration) -> Result<Queue, QueueError> {
        let client = address.connect("dvonn-server, work").await?;
        let context = jetstream::new(client.clone());
        let queue = Queue { client, context, subjects: Subjects::new(address.prefix()), patience };
        queue.prepare().await?;
        Ok(queue)
    }

    /// Creates the stream if there is none.
    ///
    /// # Errors
    /// If the bus refuses.
    pub async fn prepare(&self) -> Result<(), QueueError> {
        let config = stream::Config {
            name: self.subjects.stream(),
            subjects: vec![self.subjects.work()],
            retention: stream::RetentionPolicy::WorkQueue,
            // A chunk that is already there is not put there again.
            max_messages_per_subject: 1,
            discard: stream::DiscardPolicy::New,
            discard_new_per_subject: true,
            max_age: OLDEST,
            ..stream::Config::default()
        };
        let created = self.context.get_or_create_stream(config).await;
        created.map(drop).map_err(|error| QueueError::Refused(error.to_string()))
    }

    /// Lets workers get chunks of a kind for an engine.
    ///
    /// # Errors
    /// If the bus refuses.
    pub async fn open_counter(&self, kind: &str, engine: &str) -> Result<(), QueueError> {
        let config = pull::Config {
            durable_name: Some(Subjects::consumer(kind, engine)),
            filter_subject: self.subjects.work_of(kind, engine),
            ack_policy: AckPolicy::Explicit,
            ack_wait: self.patience,
            max_deliver: MOST_DELIVERIES,
            ..pull::Config::default()
        };
        let created = self.context.create_consumer_on_stream(config, self.subjects.stream()).await;
        created.map(drop).map_err(|error| QueueError::Refused(error.to_string()))
    }

    /// Puts a chunk into the queue, unless it is there already. Whether it was put there does not matter: whoever calls this
    /// does so again as long as there is no result.
    ///
    /// # Errors
    /// If the bus cannot be reached.
    pub async fn put(&self, engine: &str, chunk: &Chunk) -> Result<(), QueueError> {
        let payload = serde_json::to_vec(chunk).expect("a chunk can be written as JSON");
        let refused = |error: &dyn std::fmt::Display| QueueError::Refused(error.to_string());
        let sent = self.context.publish(self.subjects.chunk(engine, chunk), payload.into()).await;
        match sent.map_err(|error| refused(&error))?.await {
            // It is there already.
            Err(error) if error.kind() == PublishErrorKind::Other => Ok(()),
            answer => answer.map(drop).map_err(|error| refused(&error)),
        }
    }

    /// Takes all chunks of a job out of the queue.
    ///
    /// # Errors
    /// If the bus cannot be reached.
    pub async fn withdraw(&self, job: JobId) -> Result<(), QueueError> {
        let refused = |error: &dyn std::fmt::Display| QueueError::Refused(error.to_string());
        let stream =
            self.context.get_stream(self.subjects.stream()).await.map_err(|error| refused(&error))?;
        stream.purge().filter(self.subjects.job(job)).await.map(drop).map_err(|error| refused(&error))
    }

    /// Begins to listen for results and pleas. Of all servers with one bus, each message reaches one.
    ///
    /// # Errors
    /// If the bus refuses.
    pub async fn listen(&self) -> Result<Incoming, QueueError> {
        let mut all = vec![self.subjects.result("*")];
        all.extend(Plea::ALL.map(|plea| self.subjects.plea(plea)));
        let mut subscriptions = Vec::new();
        for subject in all {
            let subscribed = self.client.queue_subscribe(subject, "servers".to_owned()).await;
            subscriptions.push(subscribed.map_err(|error| QueueError::Refused(error.to_string()))?);
        }
        // Messages that are sent from now on are heard.
        self.client.flush().await.map_err(|error| QueueError::Refused(error.to_string()))?;
        Ok(Incoming { subscriptions: select_all(subscriptions), subjects: self.subjects.clone() })
    }

    /// Answers a message.
    pub async fn answer(&self, letter: &Letter, message: &Message, answer: &impl serde::Serialize) {
        let reply = message.reply.clone().filter(|reply| letter.can_be_answered_at(reply));
        let Some(reply) = reply else { return };
        let answer = serde_json::to_vec(answer).expect("answers can be written as JSON");
        // Whoever hears no answer asks again.
        let _ = self.client.publish(reply, answer.into()).await;
    }
}

impl Letter {
    /// Whether a subject is an inbox of whoever has sent this. The bus does not check that: it lets the sender name any subject,
    /// also one on which the server may write and the sender may not.
    fn can_be_answered_at(&self, reply: &str) -> bool {
        let inbox = match self {
            Letter::Done { worker } => inbox(worker),
            // Askers are known to the bus, but it does not name them.
            Letter::Plea(_) => "_INBOX".to_owned(),
        };
        reply.strip_prefix(&inbox).is_some_and(|rest| rest.starts_with('.'))
    }
}

impl Incoming {
    /// The next message; `None` once the connection is closed for good.
    pub async fn next(&mut self) -> Option<(Letter, Message)> {
        loop {
            let message = self.subscriptions.next().await?;
            let subject = message.subject.as_str();
            if let Some(plea) = Plea::ALL.into_iter().find(|plea| self.subjects.plea(*plea) == subject) {
                return Some((Letter::Plea(plea), message));
            }
            if let Some(worker) = subject.strip_prefix(&self.subjects.result("")).map(str::to_owned) {
                return Some((Letter::Done { worker }, message));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_server_answers_only_in_the_inbox_of_the_sender() {
        let done = Letter::Done { worker: "anvil".to_owned() };
        let plea = Letter::Plea(Plea::Add);
        for (reply, from_worker, from_asker) in [
            ("_INBOX.anvil.x", true, true),
            ("_INBOX.anvil2.x", false, true),
            ("_INBOX.lab.x", false, true),
            ("_INBOX.anvil", false, true),
            ("_INBOX", false, false),
            ("$JS.API.STREAM.PURGE.dvonn-work", false, false),
            ("dvonn.result.bellows", false, false),
            ("dvonn.jobs.forget", false, false),
            ("", false, false),
        ] {
            let found = [&done, &plea].map(|letter| letter.can_be_answered_at(reply));
            assert_eq!(found, [from_worker, from_asker], "{reply}");
        }
    }
}
