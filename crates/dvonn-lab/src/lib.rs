//! The `dvonn-lab` command: it measures DVONN engines, ours and others', and fits the evaluation of ours. The binary only
//! calls [`main`]; tests reach the parts from here. Specified in `docs/lab.md`.

mod archive;
mod baseline;
mod board_model;
mod choice_model;
mod cli;
mod commands;
mod contest;
mod difficulty;
mod entrant;
mod interrupt;
mod late_positions;
mod neural;
mod opening;
mod people_game;
mod placed_board;
mod placer;
mod player;
mod ratings;
mod referee;
mod regression;
mod remote;
mod statistics;
mod stopwatch;
mod stream;
mod suite;
pub mod training;
mod workers;

use std::process::ExitCode;

use clap::Parser;

pub use archive::{Archive, Resume};
pub use baseline::{Decision, Plain2011, Plain2011Limits};
pub use contest::{Contest, ContestEnd, Tally, Totals};
pub use entrant::{Entrant, EntrantError};
pub use opening::{Opening, Openings};
pub use player::{Budget, Choice, Fault, Player, Turn};
pub use referee::{PlayedGame, Referee};
pub use remote::skills;
pub use statistics::{Pentanomial, Sprt, SprtError, SprtState};
pub use stopwatch::{ClockKind, Stopwatch};
pub use suite::{Demand, Exercise};

/// Why a command exits with a code other than success.
#[derive(Debug)]
enum Failure {
    /// The result is negative: a test failed, a hypothesis was rejected, the run was interrupted.
    No(String),
    /// The command was used wrongly, or a file cannot be read or written.
    BadUse(String),
    /// The reader of the output has closed it.
    Closed,
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::BadUse(error.to_string()),
        }
    }
}

/// Runs the command line of this process. Exit codes: 0 success, 1 negative result, 2 usage or I/O error.
pub fn main() -> ExitCode {
    let (code, message) = match cli::run(cli::Cli::parse()) {
        Ok(()) | Err(Failure::Closed) => return ExitCode::SUCCESS,
        Err(Failure::No(message)) => (1, message),
        Err(Failure::BadUse(message)) => (2, message),
    };
    if !message.is_empty() {
        eprintln!("dvonn-lab: {message}");
    }
    ExitCode::from(code)
}
