//! `review-check`: whether a review says the same as a search of fifty times its budget, and whether what it calls proved is true.
//!
//! Every position of a game is searched as a review does it, and those that are compared once more with the larger budget. Moves are
//! compared by their class. Every result that the review calls proved is proved again by the solver.

use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use clap::Args;
use dvonn_coach::{Assessed, Assessment, Class, Review, ReviewedPly};
use dvonn_core::{Move, Position};
use dvonn_engine::{Engine, Evaluator, Score, Settings, Solver};
use dvonn_game::{Strictness, read};
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};

use crate::Failure;
use crate::entrant::network;
use crate::interrupt::stop_on_interrupt;
use crate::workers::in_order;

/// The share of moves on whose class both should agree.
const BAR: f64 = 0.9;
/// Megabytes of the transposition tables: that of the page, and one for the larger budget.
const HASH: [usize; 2] = [32, 64];
/// A proof that takes more nodes is counted as not checked.
const PROOF_NODES: u64 = 50_000_000;

#[derive(Args, Debug)]
pub(crate) struct ReviewCheckArgs {
    /// Game records, in any format that we read
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Network to evaluate with; without one, the hand-crafted evaluation
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// How many times the nodes of a review the reference search gets
    #[arg(long, default_value_t = 50)]
    times: u64,
    /// Compare only every so many plies of each game, beginning with another one in each game, if there is no time for all
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    every: u16,
    /// Number of games at the same time
    #[arg(long, short = 'j', default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
    /// Keep the results in this file, a line for each game, and continue it if there is one
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

/// What was found out about one game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
struct Checked {
    file: String,
    /// Each move as the review and as the reference see it. Scores, not classes, so that other thresholds need no new search.
    moves: Vec<(Seen, Seen)>,
    /// Statements that were called proved, and how many of them are true, false or took too long.
    proved: [u32; 3],
}

/// A ply with its scores.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Seen {
    before: Position,
    best: (Move, Score),
    next: Option<(Move, Score)>,
    played: (Move, Score),
}

impl Seen {
    fn of(ply: &ReviewedPly) -> Seen {
        let seen = |assessed: &Assessed| (assessed.mv, assessed.score);
        Seen {
            before: ply.before,
            best: seen(&ply.best),
            next: ply.next.as_ref().map(seen),
            played: seen(&ply.played),
        }
    }

    fn class(&self) -> Class {
        let assessed = |(mv, score)| Assessed { mv, score, line: Vec::new() };
        let Seen { before, best, next, played } = *self;
        let (best, played, next) = (assessed(best), assessed(played), next.map(assessed));
        ReviewedPly { before, played, best, next }.class()
    }
}

pub(crate) fn run(args: &ReviewCheckArgs) -> Result<(), Failure> {
    let network = args.net.as_deref().map(network).transpose().map_err(Failure::BadUse)?;
    let evaluator = network.map_or(Settings::default().evaluator, Evaluator::Network);
    let mut results = args.resume.as_deref().map_or(Ok(Vec::new()), known)?;
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let todo: Vec<&PathBuf> =
        args.files.iter().filter(|path| results.iter().all(|done| done.file != name(path))).collect();
    let mut log = args.resume.as_deref().map(open).transpose()?;
    let stop = stop_on_interrupt()?;
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {msg}{eta} left")
        .expect("the template is well formed");
    let bar = ProgressBar::new(todo.len() as u64).with_style(style);
    let failure = in_order(
        args.concurrency.into(),
        0..todo.len() as u64,
        |number, _| {
            let path = todo[number as usize];
            let sample = (args.times, usize::from(args.every), number as usize);
            let game = || check(path, name(path), &evaluator, sample);
            (!stop.load(Ordering::Relaxed)).then(game)
        },
        |checked| match checked.and_then(|checked| keep(log.as_mut(), checked)) {
            Ok(checked) => {
                results.push(checked);
                bar.inc(1);
                bar.set_message(format!("{:.1} % agree, ", 100.0 * agreement(&results)));
                ControlFlow::Continue(())
            }
            Err(failure) => ControlFlow::Break(failure),
        },
    );
    bar.finish_and_clear();
    if let Some(failure) = failure {
        return Err(failure);
    }
    println!("{}", table(&results));
    let is_true = results.iter().all(|checked| checked.proved[1] == 0);
    if agreement(&results) >= BAR && is_true { Ok(()) } else { Err(Failure::No(String::new())) }
}

/// The games of an earlier run.
fn known(path: &Path) -> Result<Vec<Checked>, Failure> {
    let named = |reason: &dyn std::fmt::Display| Failure::BadUse(format!("{}: {reason}", path.display()));
    match std::fs::read_to_string(path) {
        Ok(text) => {
            text.lines().map(|line| serde_json::from_str(line).map_err(|error| named(&error))).collect()
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(named(&error)),
    }
}

fn open(path: &Path) -> Result<std::fs::File, Failure> {
    let opened = std::fs::OpenOptions::new().create(true).append(true).open(path);
    opened.map_err(|error| Failure::BadUse(format!("{}: {error}", path.display())))
}

fn keep(log: Option<&mut std::fs::File>, checked: Checked) -> Result<Checked, Failure> {
    if let Some(log) = log {
        writeln!(log, "{}", serde_json::json!(checked))?;
    }
    Ok(checked)
}

/// Reviews the first game of a file, and some of its plies with the larger budget.
fn check(
    path: &Path,
    file: String,
    evaluator: &Evaluator,
    (times, every, offset): (u64, usize, usize),
) -> Result<Checked, Failure> {
    let bytes =
        std::fs::read(path).map_err(|error| Failure::BadUse(format!("{}: {error}", path.display())))?;
    let readings = read(&bytes, None, Strictness::Lenient);
    let tree = &readings[0].record.tree;
    let mut positions = vec![*tree.start()];
    let mut plies: Vec<(Position, Move)> = Vec::new();
    for ply in tree.line_to(tree.main_end()) {
        plies.push((positions[positions.len() - 1], ply.mv));
        positions.push(ply.position);
    }
    let played = |ply: usize| plies.get(ply).map(|(_, mv)| *mv);
    let engine = |hash| Engine::new(Settings { hash, evaluator: evaluator.clone(), ..Settings::default() });
    let search = |engine: &mut Engine, ply: usize, times| {
        Assessment::search(engine, &positions[ply], played(ply), None, times)
    };
    // From the end, as the page does.
    let mut small = engine(HASH[0]);
    let mut found: Vec<Option<Assessment>> = vec![None; positions.len()];
    for ply in (0..positions.len()).rev() {
        found[ply] = search(&mut small, ply, 1);
    }
    let review = Review::of_game(&plies, &found);
    let is_compared = |ply: &usize| (ply + offset).is_multiple_of(every) && review.ply(*ply).is_some();
    let compared: Vec<usize> = (0..plies.len()).filter(is_compared).collect();
    let mut large = engine(HASH[1]);
    for &ply in compared.iter().rev() {
        found[ply] = search(&mut large, ply, times);
    }
    let reference = Review::of_game(&plies, &found);
    let mut checked = Checked { file, ..Checked::default() };
    for (ours, theirs) in compared.into_iter().filter_map(|ply| Some((review.ply(ply)?, reference.ply(ply)?)))
    {
        compare(&mut checked, ours, theirs);
    }
    Ok(checked)
}

fn compare(checked: &mut Checked, ours: &ReviewedPly, theirs: &ReviewedPly) {
    checked.moves.push((Seen::of(ours), Seen::of(theirs)));
    for (mv, score) in [(ours.best.mv, ours.best.score), (ours.played.mv, ours.played.score)] {
        if score.is_proved() {
            let after = ours.before.play(mv).expect("both moves are legal");
            checked.proved[is_true(&after, -score) as usize] += 1;
        }
    }
}

/// What a second proof says of a statement that was called proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Recheck {
    True,
    False,
    TooLong,
}

/// Proves a result again, for the side to move, with a fresh table.
fn is_true(position: &Position, score: Score) -> Recheck {
    let movement = position.movement().expect("stack moves lead to stack moves");
    let mut solver = Solver::suited_to(movement);
    let mut watch = |progress: &dvonn_engine::SolverProgress| progress.nodes < PROOF_NODES;
    let found = match score.exact_margin() {
        Some(margin) => solver.margin(movement, &mut watch).map(|found| found == margin),
        None => solver.wdl(movement, &mut watch).map(|found| Some(found) == score.wdl()),
    };
    match found {
        Ok(true) => Recheck::True,
        Ok(false) => Recheck::False,
        Err(_) => Recheck::TooLong,
    }
}

/// The classes of the moves that were a choice, by the review and by the reference.
fn classes(results: &[Checked]) -> impl Iterator<Item = (Class, Class)> {
    let pairs = results.iter().flat_map(|checked| &checked.moves);
    pairs.map(|(ours, theirs)| (ours.class(), theirs.class())).filter(|(ours, _)| *ours != Class::Forced)
}

/// The same by name. That a move is the only good one is pointed out; its class is that of the best moves.
fn compared(results: &[Checked]) -> impl Iterator<Item = (&'static str, &'static str)> {
    let merged = |class| if class == Class::Only { Class::Best } else { class }.name();
    classes(results).map(move |(ours, theirs)| (merged(ours), merged(theirs)))
}

/// The share of compared moves with the same class.
fn agreement(results: &[Checked]) -> f64 {
    let (mut same, mut all) = (0, 0);
    for (ours, theirs) in compared(results) {
        same += u32::from(ours == theirs);
        all += 1;
    }
    f64::from(same) / f64::from(all.max(1))
}

/// The results as a table for `docs/benchmarks.md`.
fn table(results: &[Checked]) -> String {
    const CLASSES: [&str; 5] = ["best", "good", "inaccuracy", "mistake", "blunder"];
    let mut counts: BTreeMap<(&str, &str), u32> = BTreeMap::new();
    for pair in compared(results) {
        *counts.entry(pair).or_default() += 1;
    }
    let mut lines = vec![format!("| review, by reference: | {} |", CLASSES.join(" | "))];
    lines.push(format!("| --- |{}", " --- |".repeat(CLASSES.len())));
    for ours in CLASSES {
        let row = CLASSES.map(|theirs| counts.get(&(ours, theirs)).copied().unwrap_or_default().to_string());
        lines.push(format!("| {ours} | {} |", row.join(" | ")));
    }
    let sum = |of: &dyn Fn(&Checked) -> u32| results.iter().map(of).sum::<u32>();
    lines.push(String::new());
    lines.push(format!(
        "{} games, {} moves that were a choice: the same class for {:.1} %.",
        results.len(),
        compared(results).count(),
        100.0 * agreement(results)
    ));
    let only = classes(results).filter(|(ours, _)| *ours == Class::Only);
    let (said, agreed) = only
        .fold((0, 0), |(said, agreed), (_, theirs)| (said + 1, agreed + u32::from(theirs == Class::Only)));
    lines.push(format!("Called the only good move: {said}; by the reference too: {agreed}."));
    lines.push(format!(
        "Called proved: {} true, {} false, {} not proved again within {PROOF_NODES} nodes.",
        sum(&|game| game.proved[0]),
        sum(&|game| game.proved[1]),
        sum(&|game| game.proved[2])
    ));
    lines.join("\n")
}
