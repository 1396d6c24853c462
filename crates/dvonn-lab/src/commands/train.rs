//! `train`: a network from self-play.
//!
//! The result depends only on the data and the options, not on the number of threads. After every epoch the state is
//! saved beside the network, so that an interrupted training can continue.

use std::fmt::Write as _;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Instant;

use clap::Args;
use dvonn_engine::network::Architecture;
use fastrand::Rng;

use super::fit::pull;
use super::selfplay::share;
use crate::Failure;
use crate::entrant::number;
use crate::interrupt::stop_on_interrupt;
use crate::neural::{Example, Hidden, Images, Model, Optimiser, Target};
use crate::opening::mix;
use crate::stream::{Games, Record};
use crate::training::{self, Sample, checksum};
use crate::workers::in_order;

/// Number of partial sums of a batch; fixed, so the result does not depend on the thread count.
const PARTS: u64 = 4;
/// The last rate as a share of the first one.
const LAST_RATE: f32 = 0.02;
/// Outputs are clamped to this when they are scaled to pieces: certain wins say little about margins.
const CERTAIN: f64 = 4.0;

#[derive(Args, Debug)]
pub(crate) struct TrainArgs {
    /// Files written by `selfplay`
    #[arg(required = true, value_name = "DATA")]
    data: Vec<PathBuf>,
    /// File of the network to write
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// Hidden values of each perspective: 64 or 128
    #[arg(long, default_value_t = 64)]
    hidden: usize,
    /// Groups of positions by the number of stacks, each with its own output weights
    #[arg(long, default_value_t = 8)]
    buckets: usize,
    /// How often all games are used
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..))]
    epochs: u32,
    /// Positions for each step
    #[arg(long, default_value = "1024", value_parser = number::<usize>)]
    batch: usize,
    /// Length of the first steps; it decreases to a fiftieth
    #[arg(long, default_value_t = 0.0015, value_parser = pull)]
    rate: f64,
    /// Pull of weights towards zero (weight decay)
    #[arg(long, default_value_t = 0.01, value_parser = pull)]
    decay: f64,
    /// Weight of the result in the training target, 0 to 1; the rest is the value that the search expected
    #[arg(long, value_name = "SHARE", default_value_t = 0.6, value_parser = share)]
    lambda: f64,
    /// Weight of who won in the result, 0 to 1; the rest is the softened margin
    #[arg(long, value_name = "SHARE", default_value_t = 0.5, value_parser = share)]
    winner: f64,
    /// Leave out positions whose best move changes the margin by this many pieces or more
    #[arg(long, value_name = "PIECES")]
    quiet: Option<i8>,
    /// Seed of the first weights and of the order of positions
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads
    #[arg(long, short = 'j', default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
    /// Continue an interrupted training
    #[arg(long)]
    resume: bool,
    /// Draw the losses as an SVG file
    #[arg(long, value_name = "FILE")]
    curve: Option<PathBuf>,
}

/// The losses of an epoch.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Losses {
    fit: f32,
    test: f32,
}

/// A training between two epochs.
struct Training {
    model: Model,
    optimiser: Optimiser,
    losses: Vec<Losses>,
}

pub(crate) fn run(args: &TrainArgs) -> Result<(), Failure> {
    let architecture = Architecture::new(args.hidden, args.buckets)
        .ok_or_else(|| Failure::BadUse("--hidden must be 64 or 128, --buckets 1 to 49".to_owned()))?;
    let mut games = Games::open(&args.data)?;
    let identity = identity(args, &games);
    let state = args.out.with_added_extension("state");
    let mut training = begin(args, architecture, &identity, &state)?;
    let test = games.test()?;
    if test.is_empty() || games.positions() < 2 * args.batch {
        return Err(Failure::BadUse(format!(
            "{} games are too few: every tenth is kept for validation, and a batch has {} positions",
            games.count(),
            args.batch
        )));
    }
    let stop = stop_on_interrupt()?;
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{} positions of {} games, {} of them for validation; {} parameters",
        games.positions(),
        games.count(),
        test.len(),
        Model::size(architecture)
    )?;
    writeln!(out, "epoch     loss  test loss  winner known  positions/s  left")?;
    let course = Course {
        target: Target { lambda: args.lambda as f32, winner: args.winner as f32 },
        // No move changes the margin so much.
        quiet: args.quiet.unwrap_or(i8::MAX),
        images: Images::new(),
        threads: args.concurrency.into(),
    };
    let batches_of_epoch = (games.positions() * 9 / 10 / args.batch).max(1);
    let mut quality = None;
    let first = training.losses.len() as u32;
    let begun = Instant::now();
    for epoch in first..args.epochs {
        let mut rng = Rng::with_seed(mix(&[args.seed, 1 + u64::from(epoch)]));
        let (mut loss, mut used, mut seen, mut batches) = (0.0, 0_u64, 0_u64, 0);
        let started = Instant::now();
        let mut damage = Ok(());
        games.for_each_batch(args.batch, &mut rng.fork(), |batch| {
            let done = (epoch as f32 + batches as f32 / batches_of_epoch as f32) / args.epochs as f32;
            let rate = args.rate as f32 * (1.0 - (1.0 - LAST_RATE) * done.min(1.0));
            match course.gradient(&training.model, batch, rng.u64(..)) {
                Ok(sum) => {
                    let Training { model, optimiser, .. } = &mut training;
                    let gradient: Vec<f32> =
                        sum.gradient.iter().map(|slope| slope / sum.used.max(1) as f32).collect();
                    model.learn(optimiser, gradient, rate, args.decay as f32);
                    loss += sum.loss;
                    used += sum.used;
                }
                Err(error) => damage = Err(Failure::BadUse(format!("a position is invalid: {error}"))),
            }
            seen += batch.len() as u64;
            batches += 1;
            damage.is_ok() && !stop.load(Ordering::Relaxed)
        })?;
        damage?;
        if stop.load(Ordering::Relaxed) {
            return Err(Failure::No("interrupted; continue with --resume".to_owned()));
        }
        let found = course.quality(&training.model, &test)?;
        training.losses.push(Losses { fit: (loss / used.max(1) as f64) as f32, test: found.loss as f32 });
        save(&state, &identity, &training)?;
        let done = f64::from(epoch + 1 - first);
        let left = begun.elapsed().as_secs_f64() / done * f64::from(args.epochs - epoch - 1);
        writeln!(
            out,
            "{:>5}  {:.5}    {:.5}        {:.1} %  {:>11.0}  {left:.0} s",
            epoch + 1,
            loss / used.max(1) as f64,
            found.loss,
            100.0 * found.agreement,
            seen as f64 / started.elapsed().as_secs_f64()
        )?;
        out.flush()?;
        quality = Some(found);
    }
    let quality = match quality {
        Some(quality) => quality,
        None => course.quality(&training.model, &test)?,
    };
    let description = format!(
        "{identity}. Loss on every tenth game, which was kept out, {:.5}, winner known in {:.1} %. One unit is {:.3} pieces.",
        quality.loss,
        100.0 * quality.agreement,
        quality.pieces
    );
    let network = training
        .model
        .quantised(quality.pieces, &description)
        .map_err(|error| Failure::No(format!("the training failed: {error}")))?;
    let named = |path: &Path| {
        let name = path.display().to_string();
        move |error: std::io::Error| Failure::BadUse(format!("{name}: {error}"))
    };
    std::fs::write(&args.out, network.to_bytes()).map_err(named(&args.out))?;
    if let Some(path) = &args.curve {
        std::fs::write(path, curve(&training.losses)).map_err(named(path))?;
    }
    std::fs::remove_file(&state).map_err(named(&state))?;
    writeln!(out, "{description}")?;
    Ok(())
}

/// All settings that the network depends on.
fn identity(args: &TrainArgs, games: &Games) -> String {
    format!(
        "dvonn-lab train --hidden {} --buckets {} --epochs {} --batch {} --rate {} --decay {} --lambda {} \
         --winner {}{} --seed {} from {} positions: {}",
        args.hidden,
        args.buckets,
        args.epochs,
        args.batch,
        args.rate,
        args.decay,
        args.lambda,
        args.winner,
        args.quiet.map_or_else(String::new, |pieces| format!(" --quiet {pieces}")),
        args.seed,
        games.positions(),
        games.identity()
    )
}

/// The beginning of a training, or its continuation.
fn begin(
    args: &TrainArgs,
    architecture: Architecture,
    identity: &str,
    state: &Path,
) -> Result<Training, Failure> {
    let fresh = || {
        let model = Model::random(architecture, &mut Rng::with_seed(mix(&[args.seed, 0])));
        Training { model, optimiser: Optimiser::new(Model::size(architecture)), losses: Vec::new() }
    };
    let name = state.display();
    match std::fs::read(state) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(fresh()),
        Err(error) => Err(Failure::BadUse(format!("{name}: {error}"))),
        Ok(_) if !args.resume => {
            Err(Failure::BadUse(format!("{name} is an interrupted training; continue it with --resume")))
        }
        Ok(bytes) => load(&bytes, architecture, identity).ok_or_else(|| {
            Failure::BadUse(format!("{name} is not an interrupted training with this data and these options"))
        }),
    }
}

/// Saves the state: the identity, the losses of the epochs, steps, weights and the optimiser's memory, and a checksum.
fn save(path: &Path, identity: &str, training: &Training) -> Result<(), Failure> {
    let Training { model, optimiser, losses } = training;
    let mut bytes = (identity.len() as u32).to_le_bytes().to_vec();
    bytes.extend(identity.as_bytes());
    bytes.extend((losses.len() as u32).to_le_bytes());
    bytes.extend(optimiser.steps.to_le_bytes());
    let losses = losses.iter().flat_map(|losses| [losses.fit, losses.test]);
    let states = model.parameters().iter().chain(&optimiser.means).chain(&optimiser.squares).copied();
    bytes.extend(losses.chain(states).flat_map(f32::to_le_bytes));
    bytes.extend(checksum(&[&bytes]).to_le_bytes());
    // First beside it, so that an interruption leaves the old or the new state.
    let fresh = path.with_added_extension("new");
    std::fs::write(&fresh, bytes)
        .and_then(|()| std::fs::rename(&fresh, path))
        .map_err(|error| Failure::BadUse(format!("{}: {error}", path.display())))
}

/// The saved state, if it is whole and belongs to this training.
fn load(bytes: &[u8], architecture: Architecture, identity: &str) -> Option<Training> {
    let (bytes, sum) = bytes.split_last_chunk()?;
    if checksum(&[bytes]) != u64::from_le_bytes(*sum) {
        return None;
    }
    let (length, rest) = bytes.split_first_chunk()?;
    let (found, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
    let (epochs, rest) = rest.split_first_chunk()?;
    let (steps, rest) = rest.split_first_chunk()?;
    let (epochs, size) = (u32::from_le_bytes(*epochs) as usize, Model::size(architecture));
    if found != identity.as_bytes() || rest.len() != 4 * (2 * epochs + 3 * size) {
        return None;
    }
    let numbers: Vec<f32> = rest.as_chunks().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
    let (losses, states) = numbers.split_at(2 * epochs);
    let mut states = states.chunks_exact(size).map(<[f32]>::to_vec);
    Some(Training {
        losses: losses.as_chunks().0.iter().map(|&[fit, test]| Losses { fit, test }).collect(),
        model: Model::new(architecture, states.next()?),
        optimiser: Optimiser {
            means: states.next()?,
            squares: states.next()?,
            steps: u32::from_le_bytes(*steps),
        },
    })
}

/// What is done with each sample.
struct Course {
    target: Target,
    /// Samples with a larger gain are left out.
    quiet: i8,
    images: Images,
    threads: usize,
}

/// The gradient of some samples, summed.
struct Sum {
    gradient: Vec<f32>,
    loss: f64,
    used: u64,
}

/// How well the network predicts.
#[derive(Clone, Copy, Default)]
struct Quality {
    loss: f64,
    /// How often it predicts the winner; draws do not count as wins.
    agreement: f64,
    /// Pieces of the final margin per unit of the output.
    pieces: f64,
}

/// Sums over samples, from which the quality follows.
#[derive(Clone, Copy, Default)]
struct Seen {
    used: f64,
    loss: f64,
    agreed: f64,
    both: f64,
    square: f64,
}

impl Course {
    /// Calls `visit` with the samples that are used.
    fn for_each(
        &self,
        model: &Model,
        records: &[Record],
        mut symmetry: impl FnMut() -> usize,
        mut visit: impl FnMut(&Example),
    ) -> Result<(), training::SampleError> {
        let mut example = Example::default();
        for record in records {
            let sample = Sample::from_bytes(record)?;
            if sample.gain < self.quiet {
                example.set(model.architecture, &sample, self.target, &self.images, symmetry());
                visit(&example);
            }
        }
        Ok(())
    }

    /// The gradient of a batch, each sample under a random symmetry.
    fn gradient(&self, model: &Model, batch: &[Record], seed: u64) -> Result<Sum, training::SampleError> {
        let mut total = Sum { gradient: model.no_gradient(), loss: 0.0, used: 0 };
        let failure = in_order(
            self.threads,
            0..PARTS,
            |part, _| {
                let mut rng = Rng::with_seed(mix(&[seed, part]));
                let mut sum = Sum { gradient: model.no_gradient(), loss: 0.0, used: 0 };
                let mut hidden = Hidden::new(model.architecture);
                let result = self.for_each(
                    model,
                    part_of(batch, part),
                    || rng.usize(..4),
                    |example| {
                        sum.loss += f64::from(model.add_gradient(example, &mut hidden, &mut sum.gradient));
                        sum.used += 1;
                    },
                );
                Some(result.map(|()| sum))
            },
            |sum| match sum {
                Ok(sum) => {
                    for (total, slope) in total.gradient.iter_mut().zip(sum.gradient) {
                        *total += slope;
                    }
                    total.loss += sum.loss;
                    total.used += sum.used;
                    ControlFlow::Continue(())
                }
                Err(error) => ControlFlow::Break(error),
            },
        );
        failure.map_or(Ok(total), Err)
    }

    fn quality(&self, model: &Model, records: &[Record]) -> Result<Quality, Failure> {
        let mut total = Seen::default();
        let failure = in_order(
            self.threads,
            0..PARTS,
            |part, _| {
                let mut seen = Seen::default();
                let mut hidden = Hidden::new(model.architecture);
                let result = self.for_each(
                    model,
                    part_of(records, part),
                    || 0,
                    |example| {
                        let output = model.output(example, &mut hidden);
                        let margin = f64::from(example.margin);
                        let bounded = f64::from(output).clamp(-CERTAIN, CERTAIN);
                        seen.used += 1.0;
                        seen.loss += f64::from(Model::loss(example, output));
                        seen.agreed += f64::from(u8::from((output > 0.0) == (margin > 0.0)));
                        seen.both += bounded * margin;
                        seen.square += bounded * bounded;
                    },
                );
                Some(result.map(|()| seen))
            },
            |seen| match seen {
                Ok(seen) => {
                    total.used += seen.used;
                    total.loss += seen.loss;
                    total.agreed += seen.agreed;
                    total.both += seen.both;
                    total.square += seen.square;
                    ControlFlow::Continue(())
                }
                Err(error) => ControlFlow::Break(error),
            },
        );
        if let Some(error) = failure {
            return Err(Failure::BadUse(format!("a position is invalid: {error}")));
        }
        let Seen { used, loss, agreed, both, square } = total;
        let used = used.max(1.0);
        let pieces = if square > 0.0 { both / square } else { 0.0 };
        Ok(Quality { loss: loss / used, agreement: agreed / used, pieces })
    }
}

/// One of the parts of a list.
fn part_of(records: &[Record], part: u64) -> &[Record] {
    let bound = |part: u64| records.len() * part as usize / PARTS as usize;
    &records[bound(part)..bound(part + 1)]
}

/// The name and the colour of a line, and its losses.
type Line = (&'static str, &'static str, fn(&Losses) -> f32);

/// The losses as two lines, over the epochs.
fn curve(losses: &[Losses]) -> String {
    const WIDTH: f32 = 640.0;
    const HEIGHT: f32 = 360.0;
    const EDGE: f32 = 50.0;
    let all = losses.iter().flat_map(|losses| [losses.fit, losses.test]);
    let (low, high) = all.fold((f32::MAX, f32::MIN), |(low, high), loss| (low.min(loss), high.max(loss)));
    let across = |epoch: usize| EDGE + (WIDTH - 2.0 * EDGE) * epoch as f32 / (losses.len().max(2) - 1) as f32;
    let down = |loss: f32| EDGE + (HEIGHT - 2.0 * EDGE) * (high - loss) / (high - low).max(1e-6);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <text x=\"4\" y=\"{EDGE}\">{high:.4}</text>\n<text x=\"4\" y=\"{}\">{low:.4}</text>\n",
        HEIGHT - EDGE
    );
    let lines: [Line; 2] =
        [("training", "#888", |losses| losses.fit), ("validation", "#c22", |losses| losses.test)];
    for (number, (name, color, loss)) in lines.into_iter().enumerate() {
        let points: Vec<String> = losses
            .iter()
            .enumerate()
            .map(|(epoch, losses)| format!("{:.1},{:.1}", across(epoch), down(loss(losses))))
            .collect();
        let _ = writeln!(
            svg,
            "<polyline fill=\"none\" stroke=\"{color}\" stroke-width=\"2\" points=\"{}\"/>\n\
             <text x=\"{}\" y=\"{}\" fill=\"{color}\">{name}</text>",
            points.join(" "),
            WIDTH - 120.0,
            20 + 16 * number
        );
    }
    svg.push_str("</svg>\n");
    svg
}
