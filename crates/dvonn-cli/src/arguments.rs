//! Arguments that several commands share.

use std::time::Duration;

use clap::{Args, ValueEnum};
use dvonn_engine::Settings;
use dvonn_game::Format;

use crate::Failure;
use crate::network_choice::NetworkChoice;

#[derive(Args, Debug)]
pub(crate) struct PositionArgs {
    /// Position text in quotes, a file containing it, `start`, or `-` for standard input
    pub(crate) position: String,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RecordArgs {
    /// Format of the input [default: detected]
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) from: Option<InputFormat>,
    /// Reject input that would otherwise be repaired
    #[arg(long)]
    pub(crate) strict: bool,
}

/// The engine's resources.
#[derive(Args, Debug)]
pub(crate) struct EngineArgs {
    /// Number of search threads
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub(crate) threads: u32,
    /// Size of the transposition table in megabytes [default: 64; bench 16, codecup 32]
    #[arg(long, value_name = "MEGABYTES", value_parser = clap::value_parser!(u32).range(1..=65536))]
    pub(crate) hash: Option<u32>,
    /// Network to evaluate with: a file, `default` for the one in this program, or `none` for the handcrafted evaluation
    /// [default: default; bench none]
    #[arg(long, value_name = "FILE")]
    pub(crate) net: Option<NetworkChoice>,
}

impl EngineArgs {
    pub(crate) fn settings(&self, seed: u64) -> Result<Settings, Failure> {
        self.settings_with(Settings::default().hash, &NetworkChoice::BuiltIn, seed)
    }

    /// The settings, with a table of `megabytes` unless `--hash` gives another size, and this network unless `--net` gives
    /// another one.
    pub(crate) fn settings_with(
        &self,
        megabytes: usize,
        network: &NetworkChoice,
        seed: u64,
    ) -> Result<Settings, Failure> {
        let hash = self.hash.map_or(megabytes, |hash| hash as usize);
        let evaluator = self.net.as_ref().unwrap_or(network).evaluator().map_err(Failure::BadUse)?;
        Ok(Settings { threads: self.threads as usize, hash, seed, evaluator, ..Settings::default() })
    }
}

/// Parses a span of time: `5`, `5s`, `0.5` or `500ms`.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 0.001),
        None => (text.strip_suffix('s').unwrap_or(text), 1.0),
    };
    let number: f64 = number.parse().map_err(|_| "not a number of seconds".to_owned())?;
    Duration::try_from_secs_f64(number * unit).map_err(|error| error.to_string())
}

/// How cells are named.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Notation {
    /// Column letter and row number, with row 5 at the top: c1
    #[default]
    Standard,
    /// Row letter from the top and column number, as in the Italian newsletter: e3
    Newsletter,
    /// Column letter and row number from the top, as on the printed board: c5
    Printed,
}

impl From<Notation> for dvonn_core::Notation {
    fn from(notation: Notation) -> dvonn_core::Notation {
        match notation {
            Notation::Standard => dvonn_core::Notation::Standard,
            Notation::Newsletter => dvonn_core::Notation::Newsletter,
            Notation::Printed => dvonn_core::Notation::Printed,
        }
    }
}

/// A format that records are read from.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum InputFormat {
    /// The project's text format (docs/records.md)
    Dvonn,
    /// The project's JSON format (docs/records.md)
    Json,
    /// Little Golem's text format
    #[value(name = "littlegolem", alias = "lg")]
    LittleGolem,
    /// A plain list of moves, as in CodeCup and PrimaDvonna logs
    #[value(name = "moves", alias = "codecup")]
    MoveList,
    /// Boardspace's SGF-like format
    #[value(name = "boardspace", alias = "sgf")]
    Boardspace,
}

impl From<InputFormat> for Format {
    fn from(format: InputFormat) -> Format {
        match format {
            InputFormat::Dvonn => Format::Dvonn,
            InputFormat::Json => Format::Json,
            InputFormat::LittleGolem => Format::LittleGolem,
            InputFormat::MoveList => Format::MoveList,
            InputFormat::Boardspace => Format::Boardspace,
        }
    }
}
