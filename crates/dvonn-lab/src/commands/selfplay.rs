//! `selfplay`: games of the engine against itself, written as positions with their results.
//!
//! A game depends only on the seed and its number, and games are written in the order of their numbers, each ended by a
//! comment. So the file does not depend on the number of threads. After an interruption, everything after the last such
//! comment is deleted and played again.

use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use clap::{Args, ValueEnum};
use dvonn_core::{Color, Move, Position};
use dvonn_engine::handcrafted::Weights;
use dvonn_engine::{Engine, Evaluator, Feature, Features, Limits, Settings, Solver, Task, boards};
use fastrand::Rng;
use indicatif::{ProgressBar, ProgressStyle};

use crate::Failure;
use crate::entrant::number;
use crate::interrupt::stop_on_interrupt;
use crate::opening::mix;
use crate::training::Sample;
use crate::workers::in_order;

/// With this few stacks, a proof takes less than a millisecond, and the game ends with its true margin.
const PROVED_FROM: usize = 14;
/// Plies at the beginning in which some moves are random.
const NOISY_PLIES: usize = 12;
/// Boards completed for each placement: enough for reasonable placements, and few enough to be fast.
const COMPLETIONS: u64 = 300;
/// The share of random placements on a placed board.
const PLACEMENT_NOISE: f64 = 0.15;

#[derive(Args, Debug)]
pub(crate) struct SelfplayArgs {
    /// Games in the file when it is complete
    #[arg(long, short = 'n', default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Nodes that the engine searches for each move
    #[arg(long, default_value = "5k", value_parser = number::<u64>)]
    nodes: u64,
    /// Seed of the boards and of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of games played at the same time
    #[arg(long, short = 'j', default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
    /// File to write
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// Continue with the games in that file, if there is one
    #[arg(long)]
    resume: bool,
    /// Full boards to start from
    #[arg(long, value_enum, default_value_t = Boards::Mixed)]
    boards: Boards,
    /// Share of the first moves that are random, from 0 to 1
    #[arg(long, value_name = "SHARE", default_value_t = 0.1, value_parser = share)]
    noise: f64,
    /// Weights of the handcrafted evaluation, instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Boards {
    /// Pieces on random cells
    Random,
    /// 3 to 11 random placements, then the engine's, with some random ones
    Placed,
    /// A third each of random boards, and placed ones after 3 and after 11 random placements
    Mixed,
}

impl Boards {
    fn word(self) -> &'static str {
        match self {
            Boards::Random => "random",
            Boards::Placed => "placed",
            Boards::Mixed => "mixed",
        }
    }

    fn board(self, rng: &mut Rng) -> Position {
        let begun = match self {
            Boards::Random => None,
            Boards::Placed => Some(rng.usize(3..=11)),
            Boards::Mixed => [None, Some(3), Some(11)][rng.usize(..3)],
        };
        match begun {
            None => boards::random(rng),
            Some(begun) => placed_board(rng, begun),
        }
    }
}

/// A share between 0 and 1.
pub(crate) fn share(text: &str) -> Result<f64, String> {
    let share = text.parse().ok().filter(|share| (0.0..=1.0).contains(share));
    share.ok_or_else(|| "not a number from 0 to 1".to_owned())
}

pub(crate) fn run(args: &SelfplayArgs) -> Result<(), Failure> {
    let weights = match &args.weights {
        None => Weights::default(),
        Some(path) => {
            let named =
                |error: &dyn std::fmt::Display| Failure::BadUse(format!("{}: {error}", path.display()));
            let text = std::fs::read_to_string(path).map_err(|error| named(&error))?;
            text.parse().map_err(|error: dvonn_engine::handcrafted::WeightsError| named(&error))?
        }
    };
    let (mut file, played) = open(args, &weights).map_err(Failure::BadUse)?;
    let stop = stop_on_interrupt()?;
    let style = "{wide_bar} {pos}/{len} games, {eta} left";
    let style = ProgressStyle::with_template(style).expect("the template is well formed");
    let bar = ProgressBar::new(args.games).with_style(style).with_position(played);
    let failure = in_order(
        args.concurrency.into(),
        played..args.games,
        |number, is_over| {
            let goes_on = || !is_over.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed);
            game(args, &weights, number, goes_on).map(|samples| (number, samples))
        },
        |(number, samples)| {
            let mut text = String::new();
            for sample in samples {
                let _ = writeln!(text, "{sample}");
            }
            let _ = writeln!(text, "{END_OF_GAME}{number}");
            bar.inc(1);
            match file.write_all(text.as_bytes()) {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => ControlFlow::Break(error),
            }
        },
    );
    bar.finish_and_clear();
    if let Some(error) = failure {
        return Err(Failure::BadUse(format!("{}: {error}", args.out.display())));
    }
    if stop.load(Ordering::Relaxed) {
        return Err(Failure::No("interrupted; continue with --resume".to_owned()));
    }
    Ok(())
}

const END_OF_GAME: &str = "# end of game ";

/// The file, ready for the next game, and how many games it contains.
fn open(args: &SelfplayArgs, weights: &Weights) -> Result<(File, u64), String> {
    let named = |reason: &dyn std::fmt::Display| format!("{}: {reason}", args.out.display());
    let header = header(args, weights);
    let (kept, games) = match std::fs::read_to_string(&args.out) {
        Ok(_) if !args.resume => {
            return Err(named(&"already exists; continue it with --resume"));
        }
        Ok(text) if header.starts_with(&text) => (0, 0), // Interrupted before the first game.
        Ok(text) => {
            let rest = text.strip_prefix(&header).ok_or_else(|| {
                let first = text.lines().next().unwrap_or_default();
                named(&format!("contains games with other settings: {first:?}, not {:?}", header.trim_end()))
            })?;
            let (length, games) = whole_games(rest);
            (header.len() + length, games)
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => (0, 0),
        Err(error) => return Err(named(&error)),
    };
    let prepare = || {
        let mut file = OpenOptions::new().create(true).truncate(false).write(true).open(&args.out)?;
        if kept == 0 {
            file.write_all(header.as_bytes())?;
        } else {
            file.set_len(kept as u64)?;
            file.seek(SeekFrom::End(0))?;
        }
        Ok(file)
    };
    prepare().map(|file| (file, games)).map_err(|error: std::io::Error| named(&error))
}

/// A header with all settings that the games depend on, so that games with other settings are never appended.
fn header(args: &SelfplayArgs, weights: &Weights) -> String {
    let bytes: Vec<u64> = weights.to_string().bytes().map(u64::from).collect();
    format!(
        "# dvonn-lab selfplay: seed {}, nodes {}, boards {}, noise {}, weights {:016x}\n",
        args.seed,
        args.nodes,
        args.boards.word(),
        args.noise,
        mix(&bytes)
    )
}

/// The length in bytes of the complete games, and their number.
fn whole_games(text: &str) -> (usize, u64) {
    let mut whole = (0, 0);
    let mut length = 0;
    for line in text.split_inclusive('\n') {
        length += line.len();
        if line.ends_with('\n') && line.starts_with(END_OF_GAME) {
            whole = (length, whole.1 + 1);
        }
    }
    whole
}

/// Plays a game; `None` if it was stopped.
fn game(
    args: &SelfplayArgs,
    weights: &Weights,
    number: u64,
    goes_on: impl Fn() -> bool,
) -> Option<Vec<Sample>> {
    let mut rng = Rng::with_seed(mix(&[args.seed, number]));
    let mut position = args.boards.board(&mut rng);
    let mut engine = Engine::new(Settings {
        hash: 8,
        evaluator: Evaluator::HandCrafted(weights.clone()),
        // A proof of the winner says nothing about the expected margin.
        without: Features::NONE.with(Feature::Solver),
        ..Settings::default()
    });
    let task = Task::within(Limits::nodes(args.nodes));
    let mut samples = Vec::new();
    for ply in 0.. {
        if !goes_on() {
            return None;
        }
        let movement = position.movement().expect("games begin with full boards");
        if movement.outcome().is_some() || movement.occupied().len() <= PROVED_FROM {
            break;
        }
        let mv = if ply < NOISY_PLIES && rng.f64() < args.noise {
            random_move(&position, &mut rng)
        } else {
            let answer = engine.think(&position, &task, &mut ());
            let line = answer.lines.first().expect("the game is not over");
            let value = line.score.margin().expect("nothing is proved without the solver") as f32;
            let value = if movement.turn() == Color::White { value } else { -value };
            samples.push(Sample { position: *movement, margin: 0, value });
            line.first()
        };
        position = position.play(mv).expect("the engine plays legal moves");
    }
    let last = position.movement().expect("the board was full");
    let margin =
        Solver::new(1).margin(last, &mut |_| true).expect("the solver is never interrupted").pieces();
    let margin = if last.turn() == Color::White { margin } else { -margin };
    for sample in &mut samples {
        sample.margin = margin;
    }
    Some(samples)
}

/// A full board: a number of random placements, then mostly those of the engine.
fn placed_board(rng: &mut Rng, begun: usize) -> Position {
    let mut engine = Engine::new(Settings { hash: 1, seed: rng.u64(..), ..Settings::default() });
    let task = Task::within(Limits::nodes(COMPLETIONS));
    boards::completed(Position::START, |position| {
        if position.occupied().len() < begun || rng.f64() < PLACEMENT_NOISE {
            random_move(position, rng)
        } else {
            engine.think(position, &task, &mut ()).best().expect("the board is not full")
        }
    })
}

fn random_move(position: &Position, rng: &mut Rng) -> Move {
    let moves: Vec<Move> = position.legal_moves().collect();
    moves[rng.usize(..moves.len())]
}
