//! `speak`: runs a player of the lab as a program that other programs can control, with either protocol.

use std::io::{BufRead, Write};
use std::time::Duration;

use clap::{Args, ValueEnum};
use dvonn_core::{ByColor, Cell, Move, Position};

use crate::entrant::duration;
use crate::player::spoken;
use crate::{ClockKind, Entrant, Failure, Opening, Player, Stopwatch, Turn};

#[derive(Args, Debug)]
pub(crate) struct SpeakArgs {
    /// The protocol
    protocol: Protocol,
    /// The player
    player: Entrant,
    /// Placements already made, as in C3,D4,E5; CodeCup only
    #[arg(long, value_name = "CELLS", default_value = "", hide_default_value = true)]
    placements: String,
    /// Seed of random choices, unless the player has one
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How long the program may take to start
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = duration)]
    patience: Duration,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Protocol {
    /// The engine protocol of docs/protocol.md; limits given with `go` are ignored, because the player has its own
    Udi,
    /// The protocol of the CodeCup contest
    Codecup,
}

pub(crate) fn run(args: &SpeakArgs) -> Result<(), Failure> {
    let opening = Opening { start: Position::START, moves: placements(&args.placements)? };
    let start = || {
        let player = args.player.start(args.seed, &opening, args.patience);
        player.map_err(|fault| Failure::No(fault.to_string()))
    };
    let input = std::io::stdin().lock();
    let output = std::io::stdout().lock();
    match args.protocol {
        Protocol::Codecup => codecup(&mut Speaker::new(start()?, args, &opening), input, output),
        Protocol::Udi if !opening.moves.is_empty() => {
            Err(Failure::BadUse("--placements is only for codecup; with udi, send the position".to_owned()))
        }
        Protocol::Udi => udi(|| Ok(Speaker::new(start()?, args, &opening)), input, output),
    }
}

fn placements(text: &str) -> Result<Vec<Move>, Failure> {
    let mut position = Position::START;
    let mut moves = Vec::new();
    for name in text.split(',').filter(|name| !name.is_empty()) {
        let refuse = |reason: String| Failure::BadUse(format!("placement {name:?}: {reason}"));
        let cell: Cell =
            name.parse().map_err(|error: dvonn_core::ParseMoveError| refuse(error.to_string()))?;
        position = position.play(Move::Place(cell)).map_err(|error| refuse(error.to_string()))?;
        moves.push(Move::Place(cell));
    }
    Ok(moves)
}

/// A player with its game and its clock.
struct Speaker {
    player: Box<dyn Player>,
    start: Position,
    moves: Vec<Move>,
    position: Position,
    left: Option<Duration>,
    increment: Duration,
    patience: Duration,
}

impl Speaker {
    fn new(player: Box<dyn Player>, args: &SpeakArgs, opening: &Opening) -> Speaker {
        let budget = args.player.budget();
        Speaker {
            player,
            start: opening.start,
            moves: opening.moves.clone(),
            position: opening.position(),
            left: budget.time,
            increment: budget.increment,
            patience: args.patience,
        }
    }

    fn set(&mut self, start: Position, moves: Vec<Move>, position: Position) {
        (self.start, self.moves, self.position) = (start, moves, position);
    }

    fn choose(&mut self) -> Result<Move, Failure> {
        let us = self.position.turn();
        let turn = Turn {
            start: &self.start,
            moves: &self.moves,
            position: &self.position,
            left: ByColor::from_fn(|color| if color == us { self.left } else { None }),
            clock: ClockKind::Wall,
            patience: self.patience,
        };
        let watch = Stopwatch::start(ClockKind::Wall);
        let choice = self.player.choose(&turn).map_err(|fault| Failure::No(fault.to_string()))?;
        self.left = self.left.map(|left| left.saturating_sub(watch.elapsed()) + self.increment);
        Ok(choice.mv)
    }

    fn play(&mut self, mv: Move) -> Result<(), String> {
        self.position = self.position.play(mv).map_err(|error| format!("{mv}: {error}"))?;
        self.moves.push(mv);
        Ok(())
    }
}

fn codecup(speaker: &mut Speaker, input: impl BufRead, mut output: impl Write) -> Result<(), Failure> {
    let mut us = None;
    for line in input.lines() {
        let line = line?;
        match line.trim() {
            "" => continue,
            "Quit" => return Ok(()),
            "Start" if us.is_none() => us = Some(speaker.position.turn()),
            word => {
                us.get_or_insert(speaker.position.turn().other());
                let refuse =
                    |reason: String| Failure::No(format!("the other player said {word:?}: {reason}"));
                let mv = word.parse::<Move>().map_err(|error| refuse(error.to_string()))?;
                speaker.play(mv).map_err(refuse)?;
            }
        }
        while Some(speaker.position.turn()) == us && speaker.position.outcome().is_none() {
            let mv = speaker.choose()?;
            speaker.play(mv).map_err(Failure::No)?;
            writeln!(output, "{}", spoken(mv))?;
            output.flush()?;
        }
    }
    Ok(())
}

fn udi(
    new_game: impl Fn() -> Result<Speaker, Failure>,
    input: impl BufRead,
    mut output: impl Write,
) -> Result<(), Failure> {
    let mut speaker = new_game()?;
    for line in input.lines() {
        let line = line?;
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        let answer = match words[..] {
            [] => continue,
            ["quit", ..] => return Ok(()),
            ["udi"] => format!("id name dvonn-lab {}\nudiok", env!("CARGO_PKG_VERSION")),
            ["isready"] => "readyok".to_owned(),
            ["newgame"] => {
                speaker = new_game()?;
                continue;
            }
            ["position", ref rest @ ..] => match position(rest) {
                Ok((start, moves, position)) => {
                    speaker.set(start, moves, position);
                    continue;
                }
                Err(reason) => format!("error {reason}"),
            },
            ["go", ..] if speaker.position.outcome().is_some() => "bestmove none".to_owned(),
            ["go", ..] => format!("bestmove {}", speaker.choose()?),
            _ => format!("error unknown command {:?}", words[0]),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// `start [moves M…]` or `text ROWS SIDE PHASE [moves M…]`.
fn position(words: &[&str]) -> Result<(Position, Vec<Move>, Position), String> {
    let (start, rest) = match words {
        ["start", rest @ ..] => (Position::START, rest),
        ["text", rows, side, phase, rest @ ..] => {
            let text = [*rows, *side, *phase].join(" ");
            (text.parse().map_err(|error: dvonn_core::PositionError| error.to_string())?, rest)
        }
        _ => return Err("position takes start, or text ROWS SIDE PHASE".to_owned()),
    };
    let mut moves = Vec::new();
    let mut position: Position = start;
    for word in rest.iter().skip_while(|word| **word == "moves") {
        let mv: Move = word.parse().map_err(|error: dvonn_core::ParseMoveError| error.to_string())?;
        position = position.play(mv).map_err(|error| format!("{mv}: {error}"))?;
        moves.push(mv);
    }
    Ok((start, moves, position))
}
