//! Parses `go`.

use std::time::Duration;

use dvonn_core::{Color, Move, Position};
use dvonn_engine::{Goal, Limits, SearchTask, Settings, Time};

use super::Options;

/// A question for the engine.
#[derive(Clone, PartialEq, Debug)]
pub struct GoRequest {
    /// The position to think about.
    pub position: Position,
    /// The task.
    pub task: SearchTask,
    /// The engine's settings.
    pub settings: Settings,
    /// Whether a new game has begun since the last question, so that the table must be cleared.
    pub is_new_game: bool,
    /// When the best move may be printed.
    pub ending: Ending,
}

/// When a search ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By itself: at a limit, or once everything is proved.
    Itself,
    /// Only on `stop`: the best move is held back until then, even if there is nothing left to find.
    Stopped,
}

const WORDS: [&str; 10] =
    ["nodes", "depth", "movetime", "wtime", "btime", "winc", "binc", "infinite", "solve", "searchmoves"];

/// The words after `go`, parsed.
#[derive(Default)]
struct Words {
    nodes: Option<u64>,
    depth: Option<u64>,
    movetime: Option<u64>,
    wtime: Option<u64>,
    btime: Option<u64>,
    winc: Option<u64>,
    binc: Option<u64>,
    is_infinite: bool,
    is_solve: bool,
    moves: Vec<Move>,
}

/// Longer than any game; larger values could overflow.
const LONGEST_MILLISECONDS: u64 = 1_000_000_000_000;

impl Words {
    fn read(words: &[&str], position: &Position) -> Result<Words, String> {
        let mut read = Words::default();
        let mut seen: Vec<&str> = Vec::new();
        let mut words = words.iter().copied().peekable();
        while let Some(word) = words.next() {
            if !WORDS.contains(&word) {
                return Err(format!("unknown word {word:?} after go"));
            }
            if seen.contains(&word) {
                return Err(format!("{word} is given twice"));
            }
            seen.push(word);
            let (field, min, max) = match word {
                "infinite" => {
                    read.is_infinite = true;
                    continue;
                }
                "solve" => {
                    read.is_solve = true;
                    continue;
                }
                "searchmoves" => {
                    while let Some(text) = words.next_if(|word| !WORDS.contains(word)) {
                        read.moves.push(legal(text, position)?);
                    }
                    if read.moves.is_empty() {
                        return Err("searchmoves needs at least one move".to_owned());
                    }
                    continue;
                }
                "nodes" => (&mut read.nodes, 1, u64::MAX),
                "depth" => (&mut read.depth, 1, u64::from(u8::MAX)),
                "movetime" => (&mut read.movetime, 0, LONGEST_MILLISECONDS),
                "wtime" => (&mut read.wtime, 0, LONGEST_MILLISECONDS),
                "btime" => (&mut read.btime, 0, LONGEST_MILLISECONDS),
                "winc" => (&mut read.winc, 0, LONGEST_MILLISECONDS),
                _ => (&mut read.binc, 0, LONGEST_MILLISECONDS),
            };
            let number = words.next().ok_or_else(|| format!("{word} takes a number"))?;
            let is_fit = |value: &u64| (min..=max).contains(value);
            let value = number.parse().ok().filter(is_fit);
            *field = Some(value.ok_or_else(|| {
                let range = if max == u64::MAX { format!("{min} up") } else { format!("{min} to {max}") };
                format!("{word} {number:?} is not a number from {range}")
            })?);
        }
        Ok(read)
    }

    /// The clock of the side to move, or the time for this move.
    fn time(&self, turn: Color) -> Result<Option<Time>, String> {
        if self.wtime.or(self.btime).is_none() {
            if self.winc.or(self.binc).is_some() {
                return Err("winc and binc need wtime or btime".to_owned());
            }
            return Ok(self.movetime.map(|time| Time::Move(Duration::from_millis(time))));
        }
        if self.movetime.is_some() {
            return Err("movetime cannot be combined with a clock".to_owned());
        }
        let (name, left, increment) = match turn {
            Color::White => ("wtime", self.wtime, self.winc),
            Color::Black => ("btime", self.btime, self.binc),
        };
        let left = left.ok_or_else(|| format!("{name} is missing, and it is {turn}'s turn"))?;
        Ok(Some(Time::Game {
            left: Duration::from_millis(left),
            increment: Duration::from_millis(increment.unwrap_or(0)),
        }))
    }
}

fn legal(text: &str, position: &Position) -> Result<Move, String> {
    let mv: Move = text.parse().map_err(|error: dvonn_core::ParseMoveError| error.to_string())?;
    position.check(mv).map_err(|error| format!("searchmoves, {mv}: {error}"))?;
    Ok(mv)
}

/// Parses the words after `go`: the task, and when it ends.
pub(super) fn read(
    words: &[&str],
    position: &Position,
    options: &Options,
) -> Result<(SearchTask, Ending), String> {
    let words = Words::read(words, position)?;
    let lines = options.lines;
    let limits = Limits {
        nodes: words.nodes,
        depth: words.depth.map(|depth| depth as u8),
        time: words.time(position.turn())?,
    };
    let is_limited = limits != Limits::default();
    if words.is_infinite && is_limited {
        return Err("infinite cannot be combined with a limit".to_owned());
    }
    let is_free = limits.nodes.is_none()
        && limits.depth.is_none()
        && !matches!(limits.time, Some(Time::Move(_)))
        && !words.is_infinite
        && !words.is_solve;
    if let Some(level) = options.level.filter(|_| is_free) {
        let task = level.task(position.phase(), limits.time);
        return Ok((SearchTask { lines, moves: words.moves, ..task }, Ending::Itself));
    }
    let goal = if words.is_solve { Goal::Proof } else { Goal::Move };
    let ends_itself = is_limited || words.is_solve && !words.is_infinite;
    let ending = if ends_itself { Ending::Itself } else { Ending::Stopped };
    Ok((SearchTask { goal, limits, lines, moves: words.moves, ..SearchTask::default() }, ending))
}
