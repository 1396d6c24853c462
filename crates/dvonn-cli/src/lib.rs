//! The implementation of the `dvonn` command. The binary only calls [`main`]; tests and fuzz targets use the protocols
//! from here.

mod arguments;
mod bot;
mod cli;
mod codecup;
mod command_groups;
mod commands;
mod data_file;
mod input;
mod interrupt;
mod language;
mod learn;
mod network_choice;
mod paint;
mod play;
mod terminal;
mod udi;
mod worker;

use std::process::ExitCode;

use clap::Parser;
use dvonn_text::Texts;

pub use udi::{Ending, GoRequest, Options, Reply, Session};

/// Why a command did not succeed; decides the exit code.
#[derive(Debug)]
enum Failure {
    /// A negative result: an illegal move, an invalid record. The reason is given here unless it was already printed.
    No(String),
    /// The command was used wrongly, or a file cannot be read or written.
    BadUse(String),
    /// The reader of the output has closed it.
    Closed,
}

impl Failure {
    fn reason(self) -> String {
        match self {
            Failure::No(reason) | Failure::BadUse(reason) => reason,
            Failure::Closed => "the output was closed".to_owned(),
        }
    }
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
    let cli = cli::Cli::parse();
    let texts = Texts::new(cli.language());
    let (code, message) = match cli::run(cli, &texts) {
        Ok(()) | Err(Failure::Closed) => return ExitCode::SUCCESS,
        Err(Failure::No(message)) => (1, message),
        Err(Failure::BadUse(message)) => (2, message),
    };
    if !message.is_empty() {
        anstream::eprintln!("{}dvonn:{:#} {}", paint::ERROR, paint::ERROR, paint::tame(message));
    }
    ExitCode::from(code)
}
