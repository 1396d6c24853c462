//! The dialogue on standard input and output.
//!
//! One thread reads, one thinks, and the main thread does everything else: only it writes, and it receives input lines
//! and search results in order. So answers never mix, and commands are answered while the engine thinks.

use std::io::{BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use dvonn_core::Move;
use dvonn_engine::{Answer, Engine, Line, Observer, Report};

use super::info::info;
use super::{Ending, GoRequest, Reply, Session};
use crate::Failure;

/// What the main thread receives.
enum Event {
    /// A line of input.
    Said(Vec<u8>),
    /// The end of input, or an error reading it.
    Closed(std::io::Result<()>),
    /// A line to print.
    Found(String),
    /// The engine has finished and is returned.
    Finished(Box<Engine>, Option<Move>),
    /// The engine thread panicked.
    Lost,
}

/// Few, so that a flood of input waits in the pipe and not in our memory.
const WAITING_EVENTS: usize = 64;

/// Runs the dialogue until the end of input or output.
pub(crate) fn run() -> Result<(), Failure> {
    let (sender, events) = sync_channel(WAITING_EVENTS);
    let reader = sender.clone();
    thread::spawn(move || read(&reader));
    let mut dialogue = Dialogue {
        session: Session::default(),
        engine: None,
        thinking: None,
        sender,
        is_closed: false,
        output: std::io::stdout(),
    };
    loop {
        let event = events.recv().expect("the dialogue holds a sender itself");
        let goes_on = match event {
            // Lines after `quit` are ignored.
            Event::Said(_) | Event::Closed(_) if dialogue.is_closed => true,
            Event::Said(line) => dialogue.hear(&line)?,
            Event::Closed(end) => {
                end?;
                dialogue.close()?
            }
            Event::Found(line) => {
                dialogue.print(&line)?;
                true
            }
            Event::Finished(engine, best) => {
                dialogue.finish(engine, best)?;
                dialogue.goes_on()
            }
            Event::Lost => return Err(Failure::No("the engine failed".to_owned())),
        };
        if !goes_on {
            return Ok(());
        }
    }
}

/// Reads to the end of input, or until the receiver is gone.
fn read(sender: &SyncSender<Event>) {
    let mut input = std::io::stdin().lock();
    loop {
        let mut line = Vec::new();
        let event = match input.read_until(b'\n', &mut line) {
            Ok(0) => Event::Closed(Ok(())),
            Ok(_) => Event::Said(line),
            Err(error) => Event::Closed(Err(error)),
        };
        let is_last = matches!(event, Event::Closed(_));
        if sender.send(event).is_err() || is_last {
            return;
        }
    }
}

struct Dialogue<W> {
    session: Session,
    /// The engine while it is idle; created when first needed, because it uses much memory.
    engine: Option<Box<Engine>>,
    /// The running search.
    thinking: Option<Thinking>,
    sender: SyncSender<Event>,
    /// No more input is accepted; the running search still prints its answer.
    is_closed: bool,
    output: W,
}

struct Thinking {
    is_stopped: Arc<AtomicBool>,
    ending: Ending,
    /// The answer, if it was found before it may be printed.
    held: Option<Move>,
}

impl<W: Write> Dialogue<W> {
    /// Carries out a line; `false` if it ends the dialogue.
    fn hear(&mut self, line: &[u8]) -> Result<bool, Failure> {
        let now = Instant::now();
        match self.session.answer(line) {
            Reply::Quit => {
                self.is_closed = true;
                self.stop()?;
            }
            Reply::Read(path) => {
                if let Some(error) = self.session.take_network(&path, std::fs::read(&path)) {
                    self.print(&error)?;
                }
            }
            Reply::Stop => self.stop()?,
            Reply::Think(request) => self.think(*request, now),
            Reply::Lines(lines) => {
                for line in lines {
                    self.print(&line)?;
                }
            }
        }
        Ok(self.goes_on())
    }

    /// The input has ended. Waits for a search that ends by itself, so that a question from a pipe gets its answer.
    fn close(&mut self) -> Result<bool, Failure> {
        self.is_closed = true;
        if self.thinking.as_ref().is_some_and(|thinking| thinking.ending == Ending::Stopped) {
            self.stop()?;
        }
        Ok(self.goes_on())
    }

    /// Whether there is still anything to read or print.
    fn goes_on(&self) -> bool {
        !self.is_closed || self.thinking.is_some()
    }

    fn print(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.output, "{line}")?;
        Ok(self.output.flush()?)
    }

    fn stop(&mut self) -> Result<(), Failure> {
        let Some(thinking) = &self.thinking else {
            return Ok(()); // The answer was sent before this arrived.
        };
        thinking.is_stopped.store(true, Ordering::Relaxed);
        match thinking.held {
            Some(best) => self.tell(Some(best)),
            None => Ok(()),
        }
    }

    fn think(&mut self, request: GoRequest, start: Instant) {
        let is_stopped = Arc::new(AtomicBool::new(false));
        self.thinking =
            Some(Thinking { is_stopped: Arc::clone(&is_stopped), ending: request.ending, held: None });
        let engine = self.engine.take();
        let sender = self.sender.clone();
        thread::spawn(move || {
            let _alarm = Alarm(sender.clone());
            let mut engine = engine
                .filter(|engine| *engine.settings() == request.settings)
                .unwrap_or_else(|| Box::new(Engine::new(request.settings.clone())));
            if request.is_new_game {
                engine.forget();
            }
            let mut reporter =
                Reporter { start, is_stopped, sender, lines: request.task.lines, told: Vec::new() };
            let answer = engine.think(&request.position, &request.task, &mut reporter);
            reporter.tell_the_rest(&answer);
            // If nobody is listening, the process is ending.
            let _ = reporter.sender.send(Event::Finished(engine, answer.best()));
        });
    }

    /// Takes the engine back, and prints its answer unless it must wait for `stop`.
    fn finish(&mut self, engine: Box<Engine>, best: Option<Move>) -> Result<(), Failure> {
        self.engine = Some(engine);
        match &mut self.thinking {
            Some(thinking)
                if thinking.ending == Ending::Stopped
                    && best.is_some()
                    && !thinking.is_stopped.load(Ordering::Relaxed) =>
            {
                thinking.held = best;
                Ok(())
            }
            _ => self.tell(best),
        }
    }

    fn tell(&mut self, best: Option<Move>) -> Result<(), Failure> {
        self.thinking = None;
        let line = self.session.finish(best);
        self.print(&line)
    }
}

/// Reports if the engine thread panics, so that nobody waits for it.
struct Alarm(SyncSender<Event>);

impl Drop for Alarm {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.0.send(Event::Lost);
        }
    }
}

/// The engine's connection to the dialogue.
struct Reporter {
    start: Instant,
    is_stopped: Arc<AtomicBool>,
    sender: SyncSender<Event>,
    lines: usize,
    /// The last printed line for each number.
    told: Vec<Option<Line>>,
}

impl Reporter {
    /// Prints the final lines of the answer that were not printed yet, so that the last `info` of each line is its
    /// result.
    fn tell_the_rest(&mut self, answer: &Answer) {
        let elapsed = self.start.elapsed();
        for (line, number) in answer.lines.iter().zip(1..) {
            if self.told.get(number - 1).and_then(Option::as_ref) != Some(line) {
                self.report(&Report { number, line, nodes: answer.nodes, elapsed });
            }
        }
    }
}

impl Observer for Reporter {
    fn elapsed(&mut self) -> Duration {
        self.start.elapsed()
    }

    fn goes_on(&mut self) -> bool {
        !self.is_stopped.load(Ordering::Relaxed)
    }

    fn report(&mut self, report: &Report<'_>) {
        if self.told.len() < report.number {
            self.told.resize(report.number, None);
        }
        self.told[report.number - 1] = Some(report.line.clone());
        let _ = self.sender.send(Event::Found(info(report, self.lines)));
    }
}
