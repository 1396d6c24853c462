//! The command line. Each command is a module of `commands` with its arguments and a function `run`.

use clap::{Parser, Subcommand};

use crate::{Failure, commands};

const PLAYERS: &str = "\
A PLAYER is written KIND[,KEY=VALUE…][:COMMAND]. Kinds: engine (ours), plain2011 (a plain engine of the 2011 kind, \
frozen), grabber (takes most now), random, udi and codecup (other programs, by either protocol):

  engine,nodes=5000
  engine,level=3
  plain2011,time=3s,inc=50ms
  \"udi,nodes=5000,name=old:./dvonn-old udi\"
  \"codecup,time=5s:./program --placements {placements}\"

Settings: nodes, depth, movetime, time (for the whole game), inc, seed, name; of engine and udi also threads and hash \
(megabytes), of engine level, handicap, without, judgement, weights, net and boards. docs/lab.md has the details.

Exit codes: 0 success, 1 negative result (a test rejected, a suite failed, a run interrupted), 2 usage or I/O error.";

/// Measure DVONN engines with matches, books, suites and benchmarks, and fit their evaluation.
#[derive(Parser, Debug)]
#[command(name = "dvonn-lab", version, after_long_help = PLAYERS, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Play two players against each other, in pairs of games with colours swapped
    Match(Box<commands::matches::MatchArgs>),
    /// Play each level against the one below, and level 1 against the yardsticks
    Levels(commands::levels::LevelsArgs),
    /// Measure how soon the level that matches a person is the right one
    Adaptive(commands::adaptive::AdaptiveArgs),
    /// Measure how much the moves of people lose, compared with those of the levels
    People(commands::people::PeopleArgs),
    /// Measure how often players, and the policy, choose the move that a person chose
    Predict(commands::predict::PredictArgs),
    /// Summarise how recorded games ended: White's score, draws, margins and length
    Outcomes(commands::outcomes::OutcomesArgs),
    /// Make balanced full boards for matches to start from
    Book(commands::book::BookArgs),
    /// Test the engine on positions with known answers
    Suite(commands::suite::SuiteArgs),
    /// Measure how long it takes to solve late positions
    SolveBench(commands::solve_bench::SolveBenchArgs),
    /// Measure nodes per second, compared with the frozen baseline
    Speed(commands::speed::SpeedArgs),
    /// Collect late positions from play, with proved values, for solve-bench
    Positions(commands::positions::PositionsArgs),
    /// Search games for puzzles whose solutions are proved, or prove those of a file again
    Puzzles(commands::puzzles::PuzzlesArgs),
    /// Compare reviews of games with searches of fifty times their nodes, and prove again what they call proved
    ReviewCheck(commands::review_check::ReviewCheckArgs),
    /// Let the engine play against itself, and write positions with their results
    Selfplay(commands::selfplay::SelfplayArgs),
    /// Fit the weights of the handcrafted evaluation to self-play
    Fit(commands::fit::FitArgs),
    /// Fill boards in many ways, and write each with what it turns out to be worth
    Place(commands::place::PlaceArgs),
    /// Train the network of boards, for placements, on boards of `place`
    FitBoards(commands::fit_boards::FitBoardsArgs),
    /// Fit the policy, which predicts the moves of people, to games that they played
    FitPolicy(commands::fit_policy::FitPolicyArgs),
    /// Show what the network of boards thinks of cells and of DVONN pieces
    Heat(commands::heat::HeatArgs),
    /// Fit the relation between expected margin and winning chance to self-play
    Calibrate(commands::calibrate::CalibrateArgs),
    /// Train a network on self-play
    Train(commands::train::TrainArgs),
    /// Run a player with a protocol on standard input and output, so that other programs can play against it
    Speak(commands::speak::SpeakArgs),
}

pub(crate) fn run(cli: Cli) -> Result<(), Failure> {
    match cli.command {
        Command::Match(args) => commands::matches::run(*args),
        Command::Levels(args) => commands::levels::run(&args),
        Command::Adaptive(args) => commands::adaptive::run(&args),
        Command::People(args) => commands::people::run(&args),
        Command::Predict(args) => commands::predict::run(&args),
        Command::Outcomes(args) => commands::outcomes::run(&args),
        Command::Book(args) => commands::book::run(&args),
        Command::Suite(args) => commands::suite::run(&args),
        Command::SolveBench(args) => commands::solve_bench::run(&args),
        Command::Speed(args) => commands::speed::run(&args),
        Command::Positions(args) => commands::positions::run(&args),
        Command::Puzzles(args) => commands::puzzles::run(&args),
        Command::ReviewCheck(args) => commands::review_check::run(&args),
        Command::Selfplay(args) => commands::selfplay::run(&args),
        Command::Fit(args) => commands::fit::run(&args),
        Command::Place(args) => commands::place::run(&args),
        Command::FitBoards(args) => commands::fit_boards::run(&args),
        Command::FitPolicy(args) => commands::fit_policy::run(&args),
        Command::Heat(args) => commands::heat::run(&args),
        Command::Calibrate(args) => commands::calibrate::run(&args),
        Command::Train(args) => commands::train::run(&args),
        Command::Speak(args) => commands::speak::run(&args),
    }
}
