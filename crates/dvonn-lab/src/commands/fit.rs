//! `fit`: weights of the handcrafted evaluation from self-play.

use std::fmt::Write as _;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use clap::Args;

use super::selfplay::share;
use crate::Failure;
use crate::interrupt::stop_on_interrupt;
use crate::regression::{Fitting, Model, Row};
use crate::training::{self, Use};

/// Steps between two progress lines.
const LINE_EVERY: u32 = 50;

#[derive(Args, Debug)]
pub(crate) struct FitArgs {
    /// Files written by `selfplay`
    #[arg(required = true, value_name = "DATA")]
    data: Vec<PathBuf>,
    /// File of weights to write
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// Weight of the result in the training target, 0 to 1; the rest is the softened margin
    #[arg(long, value_name = "SHARE", default_value_t = 0.5, value_parser = share)]
    lambda: f64,
    /// Steps of gradient descent, each over all positions
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..))]
    steps: u32,
    /// Strength of the pull of weights towards zero (ridge)
    #[arg(long, default_value_t = 1e-5, value_parser = pull)]
    ridge: f64,
    /// Number of threads
    #[arg(long, short = 'j', default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
}

/// How strongly weights are pulled towards zero.
pub(crate) fn pull(text: &str) -> Result<f64, String> {
    let pull = text.parse().ok().filter(|pull: &f64| pull.is_finite() && *pull >= 0.0);
    pull.ok_or_else(|| "not a number from 0 up".to_owned())
}

pub(crate) fn run(args: &FitArgs) -> Result<(), Failure> {
    let (mut known, mut fresh) = (Vec::new(), Vec::new());
    let extent = training::read(&args.data, |sample, used| {
        let row = Row::new(&sample.position, sample.margin_to_move(), args.lambda);
        match used {
            Use::Fit => known.push(row),
            Use::Test => fresh.push(row),
        }
    })?;
    if fresh.is_empty() {
        return Err(Failure::BadUse(format!(
            "{} games are too few: every tenth is kept for validation",
            extent.games
        )));
    }
    let stop = stop_on_interrupt()?;
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{} positions of {} games, {} of them for validation",
        extent.samples,
        extent.games,
        fresh.len()
    )?;
    writeln!(out, " step     loss  test loss  winner known")?;
    let mut model = Model::zero();
    let fitting = Fitting { steps: args.steps, ridge: args.ridge, threads: args.concurrency.into() };
    let mut is_interrupted = false;
    let mut written = Ok(());
    model.fit(&known, fitting, |step, loss, model| {
        if step.is_multiple_of(LINE_EVERY) || step == 1 {
            let quality = model.quality(&fresh);
            written = writeln!(
                out,
                "{step:>5}  {loss:.5}    {:.5}        {:.1} %",
                quality.loss,
                100.0 * quality.agreement
            );
        }
        is_interrupted = stop.load(Ordering::Relaxed);
        if is_interrupted || written.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    written?;
    if is_interrupted {
        return Err(Failure::No("interrupted; nothing was written".to_owned()));
    }
    let (fitted, kept_out) = (model.quality(&known), model.quality(&fresh));
    let pieces = model.pieces(&known);
    let mut text = String::new();
    let mut comment = |line: String| {
        let _ = writeln!(text, "# {line}");
    };
    comment(format!(
        "Made by dvonn-lab fit --lambda {} --steps {} --ridge {}",
        args.lambda, args.steps, args.ridge
    ));
    comment(format!(
        "from {} positions of {} games in {}.",
        extent.samples,
        extent.games,
        training::names(&args.data)
    ));
    comment(format!(
        "Loss {:.5}; on every tenth game, which was kept out, {:.5}, winner known in {:.1} %.",
        fitted.loss,
        kept_out.loss,
        100.0 * kept_out.agreement
    ));
    comment(format!("One unit of the logistic function is {pieces:.3} pieces."));
    write!(out, "{text}")?;
    let _ = write!(text, "{}", model.weights(pieces));
    training::write(&args.out, &text)
}
