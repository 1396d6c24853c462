//! The words of the command line. A command is a module of `commands` with its arguments and a function `run`.

use clap::{Parser, Subcommand};

use crate::{Failure, commands};

const PLAYERS: &str = "\
A PLAYER is a kind with settings: `engine,nodes=5000`, `plain2011,time=3s,inc=50ms`, `random`. Kinds: engine (ours), plain2011 \
(a plain engine of the 2011 kind, frozen), random.

Settings of all: nodes, depth, movetime, time (for the whole game), inc, seed, name. Of engine also: threads, hash \
(megabytes). See docs/lab.md.

Exit codes: 0 fine, 1 the answer is no (a test rejected, a suite failed, a run interrupted), 2 bad use.";

/// Measure DVONN engines: matches, books, suites and benches.
#[derive(Parser, Debug)]
#[command(name = "dvonn-lab", version, after_long_help = PLAYERS, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Play two players against each other, in pairs of games with colours swapped
    Match(commands::matches::MatchArgs),
    /// Make balanced full boards for matches to begin with
    Book(commands::book::BookArgs),
    /// Let a player speak a protocol on standard input and output, so that other programs can play it
    Speak(commands::speak::SpeakArgs),
}

pub(crate) fn run(cli: Cli) -> Result<(), Failure> {
    match cli.command {
        Command::Match(args) => commands::matches::run(args),
        Command::Book(args) => commands::book::run(&args),
        Command::Speak(args) => commands::speak::run(&args),
    }
}
