//! The protocol of the CodeCup contest.
//!
//! The first player reads `Start`. Moves are in upper case without a dash (`C3`, `C3D3`, `PASS`), one per line. All 49
//! placements are sent, so White sends the last placement and the first stack move in a row. `Quit` ends the game.

use std::io::{BufRead, Write};
use std::time::{Duration, Instant};

use clap::Args;
use dvonn_core::{Move, Notation, Position};
use dvonn_engine::{Engine, Limits, Observer, SearchTask};
use fastrand::Rng;

use crate::Failure;
use crate::arguments::{EngineArgs, seconds};
use crate::network_choice::NetworkChoice;

#[derive(Args, Debug)]
pub(crate) struct CodecupArgs {
    /// Time for the whole game: 5s, 0.5, 500ms
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "5s")]
    time: Duration,
    /// Search this many positions per move, regardless of time
    #[arg(long, value_name = "NUMBER", conflicts_with = "time", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    #[command(flatten)]
    engine: EngineArgs,
    /// Random seed, for a reproducible game
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// The first 3 to 49 placements, already made, in order; the player to move then reads `Start`
    #[arg(long, value_name = "CELLS", value_delimiter = ',')]
    placements: Option<Vec<String>>,
    /// Play random legal moves
    #[arg(long, conflicts_with_all = ["time", "nodes", "threads", "hash", "net"])]
    random: bool,
}

/// Size of the table in megabytes: the contest allows 64 for the whole program, and the solver uses up to 16.
const CONTEST_HASH: usize = 32;

pub(crate) fn run(args: &CodecupArgs) -> Result<(), Failure> {
    let start = match &args.placements {
        Some(placements) => {
            place(placements).map_err(|error| Failure::BadUse(format!("--placements: {error}")))?
        }
        None => Position::START,
    };
    let input = std::io::stdin().lock();
    let output = std::io::stdout().lock();
    if args.random {
        let mut rng = args.seed.map_or_else(Rng::new, Rng::with_seed);
        return play(start, input, output, |position| {
            rng.choice(position.legal_moves().collect::<Vec<_>>()).expect("there is a move")
        });
    }
    let seed = args.seed.unwrap_or(0);
    let mut engine = Engine::new(args.engine.settings_with(CONTEST_HASH, &NetworkChoice::BuiltIn, seed)?);
    if let Some(nodes) = args.nodes {
        let task = SearchTask::within(Limits::nodes(nodes));
        return play(start, input, output, |position| {
            engine.think(position, &task, &mut ()).best().expect("there is a move")
        });
    }
    let mut clock = Clock::new(args.time);
    play(start, input, output, |position| clock.spend(|left| think(&mut engine, position, left)))
}

/// The board after placements that were made before the program joins the game.
fn place(placements: &[String]) -> Result<Position, String> {
    if !(3..=49).contains(&placements.len()) {
        return Err(format!("expected 3 to 49 placements, found {}", placements.len()));
    }
    let mut position = Position::START;
    for (text, number) in placements.iter().zip(1..) {
        let mv: Move = text
            .trim()
            .parse()
            .map_err(|error: dvonn_core::ParseMoveError| format!("placement {number}: {error}"))?;
        position.apply(mv).map_err(|error| format!("placement {number}, {mv}: {error}"))?;
    }
    Ok(position)
}

/// Plays one game against the other program. `choose` picks a legal move if there are several.
fn play(
    start: Position,
    input: impl BufRead,
    mut output: impl Write,
    mut choose: impl FnMut(&Position) -> Move,
) -> Result<(), Failure> {
    let mut position = start;
    let mut us = None;
    for line in input.split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        let word = line.trim();
        match word {
            "" => continue,
            "Quit" => return Ok(()),
            "Start" if us.is_none() => us = Some(position.turn()),
            _ => {
                us.get_or_insert(position.turn().other());
                position = hear(&position, word, us)?;
            }
        }
        while Some(position.turn()) == us
            && let Some(first) = position.legal_moves().next()
        {
            let is_forced = position.legal_moves().nth(1).is_none();
            let mv = if is_forced { first } else { choose(&position) };
            writeln!(output, "{}", spoken(mv))?;
            output.flush()?;
            position = position.play(mv).expect("a legal move was chosen");
        }
    }
    Ok(())
}

fn hear(position: &Position, word: &str, us: Option<dvonn_core::Color>) -> Result<Position, Failure> {
    if position.outcome().is_some() {
        return Ok(*position); // The referee's last lines.
    }
    let refuse = |reason: String| Failure::No(format!("the other player said {word:?}: {reason}"));
    if Some(position.turn()) == us {
        return Err(refuse("it is not their turn".to_owned()));
    }
    let mv = word.parse::<Move>().map_err(|error| refuse(error.to_string()))?;
    position.play(mv).map_err(|error| refuse(error.to_string()))
}

fn spoken(mv: Move) -> String {
    Notation::Standard.compact_text(mv).to_ascii_uppercase()
}

/// The remaining time of the game. Only our own thinking is charged.
struct Clock {
    left: Duration,
}

impl Clock {
    /// Keeps a reserve for time that cannot be measured here: starting the process and sending lines.
    fn new(whole: Duration) -> Clock {
        const LEAST_RESERVE: Duration = Duration::from_millis(50);
        let reserve = (whole / 20).max(LEAST_RESERVE).min(whole / 4);
        Clock { left: whole.saturating_sub(reserve) }
    }

    /// Runs some work with the time left, and charges the time it took.
    fn spend<T>(&mut self, work: impl FnOnce(Duration) -> T) -> T {
        let start = Instant::now();
        let done = work(self.left);
        self.left = self.left.saturating_sub(start.elapsed());
        done
    }
}

fn think(engine: &mut Engine, position: &Position, left: Duration) -> Move {
    let task = SearchTask::within(Limits::clock(left, Duration::ZERO));
    let mut deadline = Deadline { start: Instant::now(), limit: left };
    engine.think(position, &task, &mut deadline).best().expect("there is a move")
}

/// Stops the search when the clock runs out, whatever the engine had planned.
struct Deadline {
    start: Instant,
    limit: Duration,
}

impl Observer for Deadline {
    fn elapsed(&mut self) -> Duration {
        self.start.elapsed()
    }

    fn goes_on(&mut self) -> bool {
        self.start.elapsed() < self.limit
    }
}
