//! Finds moves in a thread of its own: with our engine, or with a program that speaks the engine protocol.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use dvonn_core::{ByColor, Color, Move, Position};
use dvonn_engine::{Engine, Level, Observer, Settings, Time};
use dvonn_wire::GameId;

use crate::Failure;

/// Who finds the moves.
pub(super) enum Mind {
    /// Our engine at a level.
    Ours(Level),
    /// A program.
    Program {
        /// The command with its arguments.
        command: Vec<String>,
        /// What it is asked for instead of a share of the clock.
        limits: Option<String>,
    },
}

/// A position in which the bot has to move.
pub(super) struct Question {
    pub(super) game: GameId,
    /// How many events the game has.
    pub(super) version: u32,
    pub(super) position: Position,
    /// What the clocks show, if the game is live.
    pub(super) left: Option<ByColor<Duration>>,
    pub(super) increment: Duration,
    pub(super) asked: Instant,
}

/// The answer to a question, or why the engine cannot go on.
pub(super) struct Answer {
    pub(super) game: GameId,
    pub(super) version: u32,
    pub(super) found: Result<Move, String>,
}

/// The time per move of a program in a game without a clock.
const UNTIMED: Duration = Duration::from_secs(2);

/// Finds the move for a question.
type Think = Box<dyn FnMut(&Question) -> Result<Move, String> + Send>;

/// A handle on the thread.
pub(super) struct EngineThread {
    questions: Sender<Question>,
}

impl EngineThread {
    /// Starts the thread. It ends with the handle, or when `tell` returns `false` because nobody is listening.
    pub(super) fn start(
        mind: &Mind,
        tell: impl Fn(Answer) -> bool + Send + 'static,
    ) -> Result<EngineThread, Failure> {
        let mut think: Think = match mind {
            Mind::Ours(level) => {
                let level = *level;
                let mut engine = Engine::new(Settings::default());
                Box::new(move |question| ours(&mut engine, level, question))
            }
            Mind::Program { command, limits } => {
                let mut program = Program::start(command, limits.clone())
                    .map_err(|error| Failure::BadUse(format!("cannot start {:?}: {error}", command[0])))?;
                Box::new(move |question| program.think(question))
            }
        };
        let (questions, asked) = channel::<Question>();
        thread::spawn(move || {
            for question in asked {
                let found = think(&question);
                let Question { game, version, .. } = question;
                if !tell(Answer { game, version, found }) {
                    return;
                }
            }
        });
        Ok(EngineThread { questions })
    }

    /// Asks for a move; `false` if the thread has ended.
    pub(super) fn ask(&self, question: Question) -> bool {
        self.questions.send(question).is_ok()
    }
}

fn ours(engine: &mut Engine, level: Level, question: &Question) -> Result<Move, String> {
    let Question { position, left, increment, asked, .. } = question;
    let time = left.map(|left| Time::Game { left: left[position.turn()], increment: *increment });
    // A weak level makes other mistakes each time.
    engine.reseed(fastrand::u64(..));
    let answer = engine.think(position, &level.task(position.phase(), time), &mut Since(*asked));
    answer.best().ok_or_else(|| "the engine found no move".to_owned())
}

/// Time in the queue counts, because the clock runs.
struct Since(Instant);

impl Observer for Since {
    fn elapsed(&mut self) -> Duration {
        self.0.elapsed()
    }
}

/// A program that speaks the engine protocol (docs/protocol.md).
struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    limits: Option<String>,
}

impl Program {
    fn start(command: &[String], limits: Option<String>) -> std::io::Result<Program> {
        let mut child = Command::new(&command[0])
            .args(&command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let input = child.stdin.take().expect("the input is piped");
        let output = BufReader::new(child.stdout.take().expect("the output is piped"));
        Ok(Program { child, input, output, limits })
    }

    fn think(&mut self, question: &Question) -> Result<Move, String> {
        let Question { position, left, increment, asked, .. } = question;
        let limits = match (&self.limits, left) {
            (Some(limits), _) => limits.clone(),
            (None, Some(left)) => {
                let turn = position.turn();
                let millis = |color: Color| {
                    let waited = if color == turn { asked.elapsed() } else { Duration::ZERO };
                    left[color].saturating_sub(waited).as_millis()
                };
                let (white, black, increment) =
                    (millis(Color::White), millis(Color::Black), increment.as_millis());
                format!("wtime {white} btime {black} winc {increment} binc {increment}")
            }
            (None, None) => format!("movetime {}", UNTIMED.as_millis()),
        };
        let text = format!("position text {position}\ngo {limits}\n");
        self.input
            .write_all(text.as_bytes())
            .map_err(|error| format!("the program does not listen: {error}"))?;
        loop {
            let mut line = String::new();
            match self.output.read_line(&mut line) {
                Ok(0) => return Err("the program has ended".to_owned()),
                Ok(_) => {}
                Err(error) => return Err(format!("the program cannot be understood: {error}")),
            }
            let line = line.trim();
            if let Some(reason) = line.strip_prefix("error ") {
                return Err(format!("the program complains: {reason}"));
            }
            if let Some(mv) = line.strip_prefix("bestmove ") {
                return mv.parse().map_err(|_| format!("the program answers {line:?}"));
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
