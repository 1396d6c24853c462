//! `cargo xtask`: runs, tests, fuzzes and benchmarks the whole project, and installs the tools for that.
//!
//! This is the first thing a newcomer builds, so it uses only the standard library and builds in seconds. Every verb
//! checks what is missing before it installs anything, prints one line that says what it installs and why, and stops at
//! the first failure with a non-zero exit status.

mod archive;
mod browser;
mod command;
mod crash;
mod demo;
mod dev;
mod fuzz;
mod ladder;
mod load;
mod nats;
mod postgres;
mod run;
mod scale;
mod schema;
mod setup;
mod shots;
mod test;
mod verb;
mod wasm;
mod wasm_speed;
mod web;

use std::env;
use std::process::ExitCode;

use setup::Consent;
use verb::{Request, Verb};

/// The error message if a verb fails.
type Result<T = ()> = std::result::Result<T, String>;

/// The exit status for an invalid command line.
const MISUSE: u8 = 2;

fn main() -> ExitCode {
    let words = env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned());
    let request = match verb::parse(words) {
        Ok(request) => request,
        Err(problem) => {
            eprintln!("cargo xtask: {problem}\n\n{}", verb::HELP);
            return ExitCode::from(MISUSE);
        }
    };
    match perform(request) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("cargo xtask: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn perform(Request { verb, consent }: Request) -> Result {
    let consent = if setup::is_refused_by_environment() { Consent::OnlySay } else { consent };
    match verb {
        Verb::Help => {
            println!("{}", verb::HELP);
            Ok(())
        }
        Verb::Run => run::page(consent),
        Verb::Release => run::release(consent),
        Verb::Test(extent) => test::everything(extent, consent),
        Verb::Dev => dev::page(consent),
        Verb::Shots => shots::take(consent),
        Verb::Demo => demo::demonstrate(),
        Verb::Schema => schema::compare(consent),
        Verb::Crash { nodes } => crash::crash(nodes, consent),
        Verb::Simulate => crash::simulate(),
        Verb::Load(words) => load::measure(&words, consent),
        Verb::ScaleModel => scale::model(),
        Verb::Ladder(words) => ladder::climb(&words),
        Verb::WasmSpeed => wasm_speed::compare(consent),
        Verb::Fuzz { seconds, target } => fuzz::fuzz(seconds, target.as_deref(), consent),
    }
}
