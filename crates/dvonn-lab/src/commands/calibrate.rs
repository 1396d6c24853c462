//! `calibrate`: the relation between the expected margin and the winning chance.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use crate::Failure;
use crate::regression::logistic;
use crate::training;

#[derive(Args, Debug)]
pub(crate) struct CalibrateArgs {
    /// Files written by `selfplay`
    #[arg(required = true, value_name = "DATA")]
    data: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The expected and the final margin, both for White and in pieces.
#[derive(Clone, Copy)]
struct Forecast {
    value: f64,
    margin: f64,
}

impl Forecast {
    /// White's points: 1, ½ or 0.
    fn result(self) -> f64 {
        if self.margin == 0.0 { 0.5 } else { f64::from(u8::from(self.margin > 0.0)) }
    }
}

pub(crate) fn run(args: &CalibrateArgs) -> Result<(), Failure> {
    let mut forecasts = Vec::new();
    training::read(&args.data, |sample, _| {
        // The value of a proved position is no forecast.
        if !sample.is_proved {
            let value = f64::from(sample.value) / 100.0;
            forecasts.push(Forecast { value, margin: f64::from(sample.margin) });
        }
    })?;
    let scale = scale(&forecasts).map_err(|reason| Failure::No(reason.to_owned()))?;
    let bands: Vec<Band> = bands(&forecasts, scale);
    let mut out = std::io::stdout().lock();
    if args.json {
        let bands: Vec<Value> = bands.iter().map(Band::describe).collect();
        let value = json!({ "pieces": scale, "positions": forecasts.len(), "bands": bands });
        writeln!(out, "{value:#}")?;
        return Ok(());
    }
    writeln!(
        out,
        "chance = 1 / (1 + exp(-margin / K)), K = {scale:.3} pieces, {} positions",
        forecasts.len()
    )?;
    writeln!(out, "chance     positions  predicted  observed  value  margin")?;
    for band in bands {
        writeln!(
            out,
            "{:>3}–{:<3} % {:>10} {:>8.1} % {:>7.1} % {:>+6.2} {:>+7.2}",
            band.from,
            band.from + 10,
            band.positions,
            100.0 * band.predicted,
            100.0 * band.observed,
            band.value,
            band.margin
        )?;
    }
    Ok(())
}

/// The most likely K. The slope of the likelihood decreases in 1/K, so bisection finds its zero.
fn scale(forecasts: &[Forecast]) -> Result<f64, &'static str> {
    const STEEPEST: f64 = 1e3;
    let slope = |inverse: f64| -> f64 {
        forecasts.iter().map(|one| one.value * (one.result() - logistic(inverse * one.value))).sum()
    };
    if slope(0.0) <= 0.0 {
        return Err("the values say nothing about who wins");
    }
    if slope(STEEPEST) >= 0.0 {
        return Err("the values predict every result, so no winning chance can be fitted");
    }
    let (mut low, mut high) = (0.0, STEEPEST);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    Ok(1.0 / low)
}

/// Positions whose predicted chance is in the same ten-percent band.
struct Band {
    /// In percent.
    from: usize,
    positions: usize,
    /// Means over the positions.
    predicted: f64,
    observed: f64,
    value: f64,
    margin: f64,
}

impl Band {
    fn describe(&self) -> Value {
        json!({
            "from": self.from,
            "positions": self.positions,
            "predicted": self.predicted,
            "observed": self.observed,
            "value": self.value,
            "margin": self.margin,
        })
    }
}

/// The bands that are not empty.
fn bands(forecasts: &[Forecast], scale: f64) -> Vec<Band> {
    let mut bands: Vec<Band> = (0..10)
        .map(|tenth| Band {
            from: 10 * tenth,
            positions: 0,
            predicted: 0.0,
            observed: 0.0,
            value: 0.0,
            margin: 0.0,
        })
        .collect();
    for one in forecasts {
        let chance = logistic(one.value / scale);
        let band = &mut bands[((10.0 * chance) as usize).min(9)];
        band.positions += 1;
        band.predicted += chance;
        band.observed += one.result();
        band.value += one.value;
        band.margin += one.margin;
    }
    bands.retain(|band| band.positions > 0);
    for band in &mut bands {
        let count = band.positions as f64;
        for sum in [&mut band.predicted, &mut band.observed, &mut band.value, &mut band.margin] {
            *sum /= count;
        }
    }
    bands
}
