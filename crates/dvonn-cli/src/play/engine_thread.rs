//! The engine in its own thread, so that the screen never waits for it.
//!
//! Questions are numbered, and the thread works only on the current one. Asking another question, or cancelling, makes
//! the engine answer immediately with its best move so far; an outdated answer is recognised by its number.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use dvonn_engine::{Engine, Observer, Report, Settings};
use dvonn_table::{EngineQuestion, Heard};

/// The engine thread.
pub(crate) struct EngineThread {
    questions: Sender<EngineQuestion>,
    wanted: Arc<AtomicU32>,
}

impl EngineThread {
    /// Starts the thread. It ends with the `EngineThread`, or when `tell` returns `false` because nobody is listening.
    pub(crate) fn start(settings: Settings, tell: impl Fn(Heard) -> bool + Send + 'static) -> EngineThread {
        let (questions, asked) = channel::<EngineQuestion>();
        let wanted = Arc::new(AtomicU32::new(0));
        let watched = Arc::clone(&wanted);
        thread::spawn(move || {
            let seed = settings.seed;
            let mut engine = Engine::new(settings);
            for question in asked {
                let number = question.number;
                // A weak level sees other things when a game is played again.
                engine.reseed(seed.wrapping_add(number.into()));
                let mut waiting = Waiting { number, wanted: &watched, since: Instant::now(), tell: &tell };
                let answer = engine.think(&question.position, &question.task, &mut waiting);
                if !tell(Heard::Answer { number, lines: answer.lines }) {
                    return;
                }
            }
        });
        EngineThread { questions, wanted }
    }

    /// Asks a question and cancels the previous one.
    pub(crate) fn ask(&self, question: EngineQuestion) {
        self.wanted.store(question.number, Ordering::Relaxed);
        // The thread is gone only if it panicked, and then the hook has ended the program.
        let _ = self.questions.send(question);
    }

    /// Requests the answer now.
    pub(crate) fn hurry(&self) {
        self.wanted.store(0, Ordering::Relaxed);
    }
}

impl Drop for EngineThread {
    fn drop(&mut self) {
        self.hurry();
    }
}

struct Waiting<'a> {
    number: u32,
    wanted: &'a AtomicU32,
    since: Instant,
    tell: &'a dyn Fn(Heard) -> bool,
}

impl Observer for Waiting<'_> {
    fn elapsed(&mut self) -> Duration {
        self.since.elapsed()
    }

    fn goes_on(&mut self) -> bool {
        self.wanted.load(Ordering::Relaxed) == self.number
    }

    fn report(&mut self, report: &Report<'_>) {
        if report.number == 1 {
            (self.tell)(Heard::Thinking { number: self.number, line: report.line.clone() });
        }
    }
}
