//! `place`: boards placed in many ways, written with what they turned out to be worth.
//!
//! A search of a full board sees too little of the game: its value is close to the static one. The values in the middle of a game that the
//! engine plays from the board say more, and are much less random than the result.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use clap::Args;
use dvonn_core::{Color, Position};
use dvonn_engine::placement::BoardNetwork;
use dvonn_engine::{Engine, Evaluator, Feature, Features, Limits, SearchTask, Settings};
use fastrand::Rng;
use indicatif::{ProgressBar, ProgressStyle};

use crate::Failure;
use crate::entrant::{board_network, network, number};
use crate::interrupt::stop_on_interrupt;
use crate::opening::mix;
use crate::placed_board::PlacedBoard;
use crate::placer::varied;
use crate::workers::in_order;

/// Plies of the game that are played, and those whose values count.
const PLIES: usize = 16;
const FIRST_COUNTED: usize = 8;

#[derive(Args, Debug)]
pub(crate) struct PlaceArgs {
    /// Number of boards
    #[arg(long, short = 'n', default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    boards: u64,
    /// Nodes that the engine searches for each move after the placement
    #[arg(long, default_value = "500", value_parser = number::<u64>)]
    nodes: u64,
    /// Seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of boards placed at the same time
    #[arg(long, short = 'j', default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
    /// File to write
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// Network of boards that the engine places with, instead of the built-in one
    #[arg(long, value_name = "FILE")]
    placer: Option<PathBuf>,
    /// Network to evaluate with after the placement, instead of the handcrafted evaluation
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
}

pub(crate) fn run(args: &PlaceArgs) -> Result<(), Failure> {
    let named = |path: &PathBuf, error: String| Failure::BadUse(format!("{}: {error}", path.display()));
    let placer = match &args.placer {
        None => BoardNetwork::default(),
        Some(path) => board_network(path).map_err(|error| named(path, error))?,
    };
    let evaluator = match &args.net {
        None => Settings::default().evaluator,
        Some(path) => Evaluator::Network(network(path).map_err(|error| named(path, error))?),
    };
    let refused = |error: std::io::Error| named(&args.out, error.to_string());
    let mut file = BufWriter::new(File::create_new(&args.out).map_err(refused)?);
    writeln!(file, "# dvonn-lab place --nodes {} --seed {}", args.nodes, args.seed).map_err(refused)?;
    let stop = stop_on_interrupt()?;
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} boards, {per_sec:.1}, {eta} left");
    let bar = ProgressBar::new(args.boards).with_style(style.expect("the template is well formed"));
    let failure = in_order(
        args.concurrency.into(),
        0..args.boards,
        |number, is_over| {
            let goes_on = !is_over.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed);
            goes_on.then(|| board(args, &placer, &evaluator, number))
        },
        |board| {
            bar.inc(1);
            match writeln!(file, "{board}") {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => ControlFlow::Break(error),
            }
        },
    );
    bar.finish_and_clear();
    failure.map_or_else(|| file.flush(), Err).map_err(refused)?;
    if stop.load(Ordering::Relaxed) {
        return Err(Failure::No("interrupted; the boards so far are in the file".to_owned()));
    }
    Ok(())
}

fn board(args: &PlaceArgs, placer: &BoardNetwork, evaluator: &Evaluator, number: u64) -> PlacedBoard {
    let mut rng = Rng::with_seed(mix(&[args.seed, number]));
    let cells = varied(placer, &mut rng);
    let mut board = PlacedBoard::new(cells, 0.0).expect("no cell is taken twice");
    let mut engine = Engine::new(Settings {
        hash: 1,
        evaluator: evaluator.clone(),
        // A proof of the winner says nothing about the expected margin.
        without: Features::NONE.with(Feature::Solver),
        ..Settings::default()
    });
    board.value = value(&mut engine, board.position(), &SearchTask::within(Limits::nodes(args.nodes)));
    board
}

/// The mean of the values for White that the engine expects in the middle of a game against itself.
fn value(engine: &mut Engine, mut position: Position, task: &SearchTask) -> f32 {
    let mut values = Vec::new();
    for ply in 0..=PLIES {
        let answer = engine.think(&position, task, &mut ());
        let Some(line) = answer.lines.first() else {
            break;
        };
        let margin = line.score.margin().expect("nothing is proved without the solver") as f32;
        if ply >= FIRST_COUNTED {
            values.push(if position.turn() == Color::White { margin } else { -margin });
        }
        position = position.play(line.first()).expect("the engine plays legal moves");
    }
    values.iter().sum::<f32>() / values.len().max(1) as f32
}
