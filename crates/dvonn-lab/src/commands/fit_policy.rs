//! `fit-policy`: the policy, which predicts the moves of people, from games that they played.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use dvonn_core::Phase;
use fastrand::Rng;

use super::fit::pull;
use crate::Failure;
use crate::choice_model::{ChoiceModel, Lesson};
use crate::people_game::{bad_file, read};
use crate::training::{Use, use_of};

/// Moves for each step.
const BATCH: usize = 512;
/// The steps become shorter and shorter, to this share.
const LAST_RATE: f32 = 0.02;

#[derive(Args, Debug)]
pub(crate) struct FitPolicyArgs {
    /// Games, one JSON object a line as `people` reads them; `-` reads standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// File of weights to write
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// How often each move is used
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..))]
    epochs: u32,
    /// Length of the first steps
    #[arg(long, default_value_t = 0.01, value_parser = pull)]
    rate: f64,
    /// Weight decay
    #[arg(long, default_value_t = 0.01, value_parser = pull)]
    decay: f64,
    /// Seed of the order of moves
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &FitPolicyArgs) -> Result<(), Failure> {
    let games = read(&args.file)?;
    let mut known = Vec::new();
    // Of the games that are kept out: stack moves, and placements.
    let mut fresh = [Vec::new(), Vec::new()];
    for (number, game) in games.iter().enumerate() {
        for choice in game.choices().iter().filter(|choice| game.is_human(choice.before.turn())) {
            let lesson = Lesson::new(choice);
            match (use_of(number), choice.before.phase()) {
                (Use::Fit, _) => known.push(lesson),
                (Use::Test, Phase::Movement) => fresh[0].push(lesson),
                (Use::Test, Phase::Placement) => fresh[1].push(lesson),
            }
        }
    }
    if fresh.iter().any(Vec::is_empty) {
        return Err(bad_file(&args.file, "too few games: every tenth is kept for validation"));
    }
    let mut out = std::io::stdout();
    let tested: usize = fresh.iter().map(Vec::len).sum();
    writeln!(
        out,
        "{} moves of people in {} games, {tested} of them for validation",
        known.len() + tested,
        games.len()
    )?;
    writeln!(out, "epoch    loss  stack moves: test loss, right  placements: test loss, right")?;
    let mut rng = Rng::with_seed(args.seed);
    let mut model = ChoiceModel::zero();
    let steps = args.epochs as usize * known.len().div_ceil(BATCH);
    let mut step = 0;
    let mut shown = String::new();
    for epoch in 1..=args.epochs {
        rng.shuffle(&mut known);
        let mut losses = 0.0;
        for batch in known.chunks(BATCH) {
            let done = step as f32 / steps as f32;
            let rate = args.rate as f32 * (1.0 - (1.0 - LAST_RATE) * done);
            losses += model.learn(batch.iter(), rate, args.decay as f32);
            step += 1;
        }
        let qualities = fresh.each_ref().map(|lessons| model.quality(lessons));
        shown =
            qualities.map(|quality| format!("{:.4} {:.1} %", quality.loss, 100.0 * quality.right)).join(", ");
        writeln!(out, "{epoch:>5}  {:.4}  {shown}", losses / known.len() as f64)?;
    }
    let text = format!(
        "# Made by dvonn-lab fit-policy --epochs {} --rate {} --decay {} --seed {} from {} moves of people in {} games.\n\
         # On every tenth game, which was kept out, loss and share of stack moves and placements that are right: {shown}.\n{}",
        args.epochs,
        args.rate,
        args.decay,
        args.seed,
        known.len() + tested,
        games.len(),
        model.policy()
    );
    std::fs::write(&args.out, text).map_err(|error| bad_file(&args.out, &error.to_string()))
}
