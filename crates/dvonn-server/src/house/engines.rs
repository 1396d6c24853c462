//! A few threads that think for all house bots, at a low priority, so that people's requests come first.

use std::num::NonZero;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use dvonn_core::{Move, Position};
use dvonn_engine::{Engine, Observer, SearchTask, Settings};
use tokio::sync::oneshot;

use crate::{metrics, random};

/// Megabytes of transposition table for each thread.
const HASH: usize = 16;

/// A handle on the threads. They end when all handles are gone.
#[derive(Clone)]
pub(super) struct Engines {
    questions: Sender<Question>,
}

/// A position to think about. Whoever asks first is answered first.
struct Question {
    position: Position,
    task: SearchTask,
    asked: Instant,
    answer: oneshot::Sender<Option<Move>>,
}

impl Engines {
    /// Starts the threads: as many as `threads` says, or one for each two processors.
    pub(super) fn start(threads: Option<NonZero<usize>>) -> Engines {
        let half = || thread::available_parallelism().map_or(1, |all| all.get().div_ceil(2));
        let (questions, waiting) = channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..threads.map_or_else(half, NonZero::get) {
            let waiting = Arc::clone(&waiting);
            thread::spawn(move || work(&waiting));
        }
        Engines { questions }
    }

    /// Finds a move; `None` if there is none.
    pub(super) async fn think(&self, position: Position, task: SearchTask) -> Option<Move> {
        let (answer, answered) = oneshot::channel();
        // The threads are gone only if they panicked.
        metrics::question_asked();
        self.questions.send(Question { position, task, asked: Instant::now(), answer }).ok()?;
        answered.await.ok().flatten()
    }
}

fn work(waiting: &Mutex<Receiver<Question>>) {
    yield_to_people();
    let mut engine = Engine::new(Settings { hash: HASH, ..Settings::default() });
    loop {
        // The lock is released as soon as a question is there.
        let question = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(mut question) = question else { return };
        metrics::question_taken(question.asked.elapsed());
        // A weak level makes other mistakes each time.
        engine.reseed(random::bits());
        let found = engine.think(
            &question.position,
            &question.task,
            &mut Asker(&mut question.answer, question.asked),
        );
        // Nobody may be waiting any more, because the server stops.
        let _ = question.answer.send(found.best());
    }
}

/// Whoever waits for the answer. Time in the queue counts, because the bot's clock runs.
struct Asker<'a>(&'a mut oneshot::Sender<Option<Move>>, Instant);

impl Observer for Asker<'_> {
    fn elapsed(&mut self) -> Duration {
        self.1.elapsed()
    }

    fn goes_on(&mut self) -> bool {
        !self.0.is_closed()
    }
}

/// Gives this thread a low priority where the system has priorities for threads.
pub(crate) fn yield_to_people() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::setpriority_process;
        /// Nicer than anything that answers people, so that these threads get what is left.
        const NICE: i32 = 15;
        if let Err(error) = setpriority_process(Some(rustix::thread::gettid()), NICE) {
            tracing::warn!(%error, "engines think at the usual priority");
        }
    }
}
