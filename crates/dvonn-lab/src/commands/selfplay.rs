//! `selfplay`: games of the engine against itself, written as positions with their results.
//!
//! A game depends only on the seed and its number, and games are written in the order of their numbers, each as one block
//! of the file. So the file does not depend on the number of threads. After an interruption, what follows the last
//! complete block is deleted and played again.

use std::fs::{File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use clap::{Args, ValueEnum};
use dvonn_core::{Color, Move, Position};
use dvonn_engine::handcrafted::Weights;
use dvonn_engine::placement::BoardNetwork;
use dvonn_engine::{Engine, Evaluator, Feature, Features, Limits, SearchTask, Settings, Solver, boards};
use dvonn_jobs::{Chunk, ChunkResult, Skill};
use fastrand::Rng;
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Failure;
use crate::entrant::{network, number, weights};
use crate::interrupt::stop_on_interrupt;
use crate::opening::mix;
use crate::placer::{Placer, random_move, varied};
use crate::remote::{RemoteArgs, Slice, Sliced, each, from_hex, notes_beside, to_hex};
use crate::training::{self, DataError, GameFile, Sample};
use crate::workers::in_order;

/// From this many stacks on, a proof takes about a millisecond, and every position gets its true margin.
const PROVED_FROM: usize = 16;
/// The share of random moves after that. They cost nothing, because each position has its own proof.
const PROVED_NOISE: f64 = 0.3;
/// Nodes of the other moves after that.
const PROVED_NODES: u64 = 100;
/// Plies at the beginning in which some moves are random.
const NOISY_PLIES: usize = 12;
/// Games that a worker gets at once, if nothing is said.
const USUAL_CHUNK: u64 = 50;
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
    /// Share of positions after which another one is searched and written: that after a random move, which is then not
    /// played. For `train`: the search evaluates many positions that no good move leads to
    #[arg(long, value_name = "SHARE", default_value_t = 0.0, value_parser = share)]
    asides: f64,
    /// Weights of the handcrafted evaluation, instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Network to evaluate with, instead of the handcrafted evaluation
    #[arg(long, value_name = "FILE", conflicts_with = "weights")]
    net: Option<PathBuf>,
    #[command(flatten)]
    remote: RemoteArgs,
}

/// All that a game depends on besides the seed, its number and the evaluation.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Plan {
    nodes: u64,
    boards: Boards,
    noise: f64,
    asides: f64,
}

/// What workers get.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Parameters {
    plan: Plan,
    games: Slice,
}

impl Sliced for Parameters {
    const KIND: &'static str = "selfplay";

    fn slice(&self) -> Slice {
        self.games
    }

    fn with_slice(self, games: Slice) -> Parameters {
        Parameters { games, ..self }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Boards {
    /// Pieces on random cells
    Random,
    /// 3 to 11 random placements, then the engine's, with some random ones
    Placed,
    /// A third each of random boards, and placed ones after 3 and after 11 random placements
    Mixed,
    /// 3 to 8 random placements; then each side places in its own way: as the engine, as plain2011, by its own taste or at random
    Varied,
}

impl Boards {
    fn word(self) -> &'static str {
        match self {
            Boards::Random => "random",
            Boards::Placed => "placed",
            Boards::Mixed => "mixed",
            Boards::Varied => "varied",
        }
    }

    pub(crate) fn board(self, rng: &mut Rng) -> Position {
        match self {
            Boards::Random => boards::random(rng),
            Boards::Placed => {
                let begun = rng.usize(3..=11);
                placed_board(rng, begun)
            }
            Boards::Mixed => match [None, Some(3), Some(11)][rng.usize(..3)] {
                None => boards::random(rng),
                Some(begun) => placed_board(rng, begun),
            },
            Boards::Varied => {
                let place = |position: Position, cell| {
                    position.play(Move::Place(cell)).expect("each cell comes once")
                };
                varied(&BoardNetwork::default(), rng).into_iter().fold(Position::START, place)
            }
        }
    }
}

/// A share between 0 and 1.
pub(crate) fn share(text: &str) -> Result<f64, String> {
    let share = text.parse().ok().filter(|share| (0.0..=1.0).contains(share));
    share.ok_or_else(|| "not a number from 0 to 1".to_owned())
}

pub(crate) fn run(args: &SelfplayArgs) -> Result<(), Failure> {
    let evaluator = match (&args.weights, &args.net) {
        (None, None) => Evaluator::HandCrafted(Weights::default()),
        (Some(path), _) => weights(path).map_err(|error| named(path, &error))?,
        (None, Some(path)) => Evaluator::Network(network(path).map_err(|error| named(path, &error))?),
    };
    let SelfplayArgs { nodes, boards, noise, asides, .. } = *args;
    let plan = Plan { nodes, boards, noise, asides };
    let remote = args.remote.connect()?;
    if remote.is_some() && (args.weights.is_some() || args.net.is_some()) {
        return Err(Failure::BadUse(
            "workers have only the built-in weights; --workers takes no file".to_owned(),
        ));
    }
    let Opened { mut file, games: played, mut positions } =
        open(args, &evaluator).map_err(Failure::BadUse)?;
    let stop = stop_on_interrupt()?;
    let style = "{wide_bar} {pos}/{len} games, {msg}{per_sec:.1}, {eta} left";
    let style = ProgressStyle::with_template(style).expect("the template is well formed");
    let bar = ProgressBar::new(args.games).with_style(style).with_position(played);
    let mut keep = |samples: Vec<Sample>| {
        positions += samples.len();
        bar.set_message(format!("{positions} positions, "));
        bar.inc(1);
        match file.write_all(&training::block(&samples)) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => ControlFlow::Break(error),
        }
    };
    let failure = match remote {
        Some(remote) => {
            let games = Slice { first: played, end: args.games, size: args.remote.chunk(USUAL_CHUNK) };
            let notes = notes_beside(&args.out);
            let take = |item: Value| match samples_of(&item) {
                Some(samples) => keep(samples),
                None => ControlFlow::Break(std::io::Error::other("a worker's game cannot be read")),
            };
            remote.run(&Parameters { plan, games }, args.seed, Some(&notes), &stop, take)?
        }
        None => in_order(
            args.concurrency.into(),
            played..args.games,
            |number, is_over| {
                let goes_on = || !is_over.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed);
                game(plan, args.seed, &evaluator, number, goes_on)
            },
            keep,
        ),
    };
    bar.finish_and_clear();
    if let Some(error) = failure {
        return Err(Failure::BadUse(format!("{}: {error}", args.out.display())));
    }
    if stop.load(Ordering::Relaxed) {
        return Err(Failure::No("interrupted; continue with --resume".to_owned()));
    }
    Ok(())
}

/// Plays chunks of games for others.
pub(crate) fn skill() -> Skill {
    Skill { kind: Parameters::KIND, perform }
}

fn perform(chunk: &Chunk, stop: &AtomicBool) -> Option<ChunkResult> {
    let evaluator = Evaluator::HandCrafted(Weights::default());
    let goes_on = || !stop.load(Ordering::Relaxed);
    each(chunk, |Parameters { plan, .. }, number| {
        let samples = game(*plan, chunk.seed, &evaluator, number, goes_on)?;
        Some(Ok(Value::String(to_hex(samples.iter().flat_map(Sample::to_bytes)))))
    })
}

/// The positions of a game that a worker has played.
fn samples_of(item: &Value) -> Option<Vec<Sample>> {
    let bytes = from_hex(item.as_str()?)?;
    let samples = bytes.chunks(Sample::BYTES).map(|bytes| Sample::from_bytes(bytes.try_into().ok()?).ok());
    samples.collect()
}

/// The file, ready for the next game.
struct Opened {
    file: File,
    /// What it contains already.
    games: u64,
    positions: usize,
}

fn named(path: &Path, error: &str) -> Failure {
    Failure::BadUse(format!("{}: {error}", path.display()))
}

fn open(args: &SelfplayArgs, evaluator: &Evaluator) -> Result<Opened, String> {
    let named = |reason: &dyn std::fmt::Display| format!("{}: {reason}", args.out.display());
    let identity = identity(args, evaluator);
    let opened = match GameFile::open(&args.out) {
        Ok(_) | Err(DataError::Truncated) if !args.resume => {
            return Err(named(&"already exists; continue it with --resume"));
        }
        Ok(found) if found.identity() != identity => {
            let found = found.identity();
            return Err(named(&format!("contains games with other settings: {found:?}, not {identity:?}")));
        }
        Ok(found) => Some(found),
        Err(DataError::Truncated) => None, // Interrupted before the first game.
        Err(DataError::Io(error)) if error.kind() == std::io::ErrorKind::NotFound => None,
        Err(error) => return Err(named(&error)),
    };
    let prepare = || {
        let mut file = OpenOptions::new().create(true).truncate(false).write(true).open(&args.out)?;
        let Some(found) = &opened else {
            file.set_len(0)?;
            file.write_all(&training::header(&identity))?;
            return Ok(Opened { file, games: 0, positions: 0 });
        };
        file.set_len(found.length())?;
        file.seek(SeekFrom::End(0))?;
        Ok(Opened { file, games: found.games() as u64, positions: found.positions() })
    };
    prepare().map_err(|error: std::io::Error| named(&error))
}

/// All settings that the games depend on, so that games with other settings are never appended.
fn identity(args: &SelfplayArgs, evaluator: &Evaluator) -> String {
    let (kind, bytes) = match evaluator {
        Evaluator::Material => ("material", Vec::new()),
        Evaluator::HandCrafted(weights) => ("weights", weights.to_string().into_bytes()),
        Evaluator::Network(network) => ("net", network.to_bytes()),
    };
    format!(
        "dvonn-lab selfplay: seed {}, nodes {}, boards {}, noise {}, {}{kind} {:016x}",
        args.seed,
        args.nodes,
        args.boards.word(),
        args.noise,
        if args.asides > 0.0 { format!("asides {}, ", args.asides) } else { String::new() },
        mix(&bytes.into_iter().map(u64::from).collect::<Vec<_>>())
    )
}

/// Plays a game; `None` if it was stopped.
fn game(
    plan: Plan,
    seed: u64,
    evaluator: &Evaluator,
    number: u64,
    goes_on: impl Fn() -> bool,
) -> Option<Vec<Sample>> {
    let mut rng = Rng::with_seed(mix(&[seed, number]));
    let mut position = plan.boards.board(&mut rng);
    let mut engine = Engine::new(Settings {
        hash: 2,
        evaluator: evaluator.clone(),
        // A proof of the winner says nothing about the expected margin.
        without: Features::NONE.with(Feature::Solver),
        ..Settings::default()
    });
    let task = SearchTask::within(Limits::nodes(plan.nodes));
    let mut samples: Vec<Sample> = Vec::new();
    for ply in 0.. {
        if !goes_on() {
            return None;
        }
        let movement = position.movement().expect("games begin with full boards");
        if movement.outcome().is_some() || movement.occupied().len() <= PROVED_FROM {
            break;
        }
        let mv = if movement.must_pass() {
            Move::Pass
        } else if ply < NOISY_PLIES && rng.f64() < plan.noise {
            for sample in &mut samples {
                sample.is_spoiled = true;
            }
            random_move(&position, &mut rng)
        } else {
            let (mv, sample) = searched(&mut engine, &position, &task);
            samples.push(sample);
            // No number is drawn without asides, so that the games stay what they were.
            if plan.asides > 0.0 && rng.f64() < plan.asides {
                samples.extend(aside(&mut engine, &position, &task, &mut rng));
            }
            mv
        };
        position = position.play(mv).expect("the engine plays legal moves");
    }
    let proved = prove(position, &mut engine, &mut rng);
    for sample in &mut samples {
        sample.margin = proved.margin;
    }
    samples.extend(proved.samples);
    Some(samples)
}

/// The engine's move, and the position with the margin that the engine expects.
fn searched(engine: &mut Engine, position: &Position, task: &SearchTask) -> (Move, Sample) {
    let movement = *position.movement().expect("games begin with full boards");
    let (mv, value) = best_move(engine, position, task);
    let value = for_white((100.0 * value).round() as i16, movement.turn());
    let gain = gain(position, mv);
    (mv, Sample { position: movement, margin: 0, value, gain, is_proved: false, is_spoiled: false })
}

/// The position after a random move, if it is one that a game would search.
fn aside(engine: &mut Engine, position: &Position, task: &SearchTask, rng: &mut Rng) -> Option<Sample> {
    let position = position.play(random_move(position, rng)).expect("the move is legal");
    let movement = position.movement().expect("the move is of the last phase");
    let is_searched =
        movement.outcome().is_none() && !movement.must_pass() && movement.occupied().len() > PROVED_FROM;
    // The game does not reach it, so its result says nothing.
    is_searched.then(|| Sample { is_spoiled: true, ..searched(engine, &position, task).1 })
}

/// The end of a game.
struct Proved {
    /// White's margin with best play.
    margin: i8,
    /// Positions, each with its own margin.
    samples: Vec<Sample>,
}

/// Proves the margin of a late position, and of those in a game played on from it.
fn prove(mut position: Position, engine: &mut Engine, rng: &mut Rng) -> Proved {
    let task = SearchTask::within(Limits::nodes(PROVED_NODES));
    let mut solver = Solver::new(1);
    let mut proved = Proved { margin: 0, samples: Vec::new() };
    for ply in 0.. {
        let movement = *position.movement().expect("the game is in its last phase");
        let margin = solver.margin(&movement, &mut |_| true).expect("the solver is never interrupted");
        let margin = for_white(margin.pieces().into(), movement.turn());
        if ply == 0 {
            proved.margin = margin as i8;
        }
        if movement.outcome().is_some() {
            break;
        }
        let mut mv = Move::Pass;
        if !movement.must_pass() {
            let (best, _) = best_move(engine, &position, &task);
            mv = if rng.f64() < PROVED_NOISE { random_move(&position, rng) } else { best };
            proved.samples.push(Sample {
                position: movement,
                margin: margin as i8,
                value: 100 * margin,
                gain: gain(&position, best),
                is_proved: true,
                is_spoiled: false,
            });
        }
        position = position.play(mv).expect("the move is legal");
    }
    proved
}

/// The engine's move, and the margin it expects, in pieces.
fn best_move(engine: &mut Engine, position: &Position, task: &SearchTask) -> (Move, f64) {
    let answer = engine.think(position, task, &mut ());
    let line = answer.lines.first().expect("the game is not over");
    (line.first(), line.score.margin().expect("nothing is proved without the solver"))
}

fn for_white(value: i16, turn: Color) -> i16 {
    if turn == Color::White { value } else { -value }
}

/// The pieces by which a move changes the margin of the side that makes it.
fn gain(position: &Position, mv: Move) -> i8 {
    let us = position.turn();
    let margin = |position: &Position| {
        let scores = position.scores();
        scores[us] as i8 - scores[us.other()] as i8
    };
    margin(&position.play(mv).expect("the move is legal")) - margin(position)
}

/// A full board: a number of random placements, then mostly those of the engine.
fn placed_board(rng: &mut Rng, begun: usize) -> Position {
    let mut placer = Placer::engine(&BoardNetwork::default(), rng);
    boards::completed(Position::START, |position| {
        if position.occupied().len() < begun || rng.f64() < PLACEMENT_NOISE {
            random_move(position, rng)
        } else {
            placer.place(position, rng)
        }
    })
}
