//! The command line: the commands and their help. Each command's arguments are next to its code.

use std::path::PathBuf;

use clap::{CommandFactory, Parser, Subcommand};
use dvonn_text::{Language, Texts};

use crate::{Failure, bot, codecup, command_groups, commands, input, language, learn, play, udi, worker};

const POSITIONS: &str = "\
A POSITION is one line of text: the five rows of the board from the top, the side to move (W or B) and the phase \
(P placement, M movement). `.` is an empty cell, `W` and `B` are single pieces, `D` is a DVONN piece, `W3` is a stack \
of three with white on top, and `B5+` is a stack of five with a DVONN piece inside. Quote it, because it contains \
spaces:

  dvonn show \"........./....W3B2..../...DDB5+W..../........../......... W M\"

`start` is the empty board, `-` reads the position from standard input, and a file name reads it from that file.

Moves are written `d3` (placement), `c1-c2` (stack move) and `pass`.

Exit codes: 0 success, 1 negative result (an illegal move, an invalid record), 2 usage or I/O error.";

/// Play, check, convert and draw games of DVONN.
///
/// DVONN is a game for two by Kris Burm (2001). This is an unofficial program for players, writers and programmers:
/// it has the rules, game records, diagrams and engine protocols.
#[derive(Parser, Debug)]
#[command(name = "dvonn", version, after_long_help = POSITIONS, max_term_width = 100)]
#[command(help_template = command_groups::help_template(Command::augment_subcommands(clap::Command::new("dvonn"))))]
pub(crate) struct Cli {
    /// Language of the output: en, es, pl, ro, uk or it [default: from the environment]
    ///
    /// By default, the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides. This help, JSON, records,
    /// protocols and benchmarks are always in English.
    #[arg(long = "lang", value_name = "LANGUAGE", global = true, value_parser = language::of_option)]
    language: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

impl Cli {
    /// The language given by the option, or else by the environment.
    pub(crate) fn language(&self) -> Language {
        self.language.unwrap_or_else(|| language::of_environment(|name| std::env::var(name).ok()))
    }
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Play in the terminal: against the computer, against another person, or watch the computer play itself
    ///
    /// Use the arrow keys, the mouse or typed moves; F1 shows all keys, ? gives a hint. Without options, you play White against the
    /// computer, from the empty board. `--black person` is for two people; with `--white engine`, the computer
    /// plays both sides.
    Play(play::PlayArgs),
    /// Learn the game: an interactive course in the terminal
    ///
    /// Twenty-one chapters, from the first piece to whole games, in any order. Your progress is saved in your data
    /// directory. Use the arrow keys, the mouse or typed answers; the keys are shown below the board.
    Learn(learn::LearnArgs),
    /// Solve puzzles: late positions in which one move is proved to be clearly best
    ///
    /// Without options, each puzzle is near your rating, which is saved with your progress in the course. A wrong move is refuted on
    /// the board, and you can try again; only the first try counts. The puzzle of the day is the same for everybody and not rated.
    /// With --sheet, a page of puzzles is written as a picture, and their solutions as a second one.
    Puzzle(learn::PuzzleArgs),
    /// Print the rules, or with --differences where the rulebooks differ
    Rules(commands::RulesArgs),
    /// Draw a board with the scores, the blocked stacks and the side to move
    Show(commands::ShowArgs),
    /// List the legal moves, sorted
    Legal(commands::ShowArgs),
    /// Play moves and print the resulting position and what was removed
    Apply(commands::ApplyArgs),
    /// Count the move sequences of a given length
    Perft(commands::PerftArgs),
    /// Prove who wins a late position, by how much, and with which moves
    ///
    /// Nothing is guessed: if there is no proof within the limit, the exit code is 1. Positions with up to about 24
    /// stacks take seconds; each additional stack doubles the time.
    Solve(commands::SolveArgs),
    /// Analyse a position, or every stack move of a game, with the engine
    ///
    /// The margin is the expected final difference in pieces; the chance is the probability of winning, with a draw
    /// counted as half. Proved values have an equals sign. For a game, the table starts at the first stack move and
    /// shows the move played, the best move, White's expected margin and chance, and what the move lost. Ctrl-C
    /// stops and prints the results so far.
    ///
    /// With --json, a position gives `position`, `turn`, `outcome`, `lines`, `nodes`, `seconds` and `interrupted`;
    /// each line has `margin`, `chance`, `wdl` and `proved`, all for the side to move, `depth`, `seldepth` and
    /// `moves`. A game gives `plies`, `ending` and `interrupted`; each ply has `ply`, `by`, `move`, `best`, `score`
    /// (of the best move, for the player who moved), `played` (the score of the move played), `lost`, `depth` and
    /// `moves`.
    #[command(visible_alias = "analyse")]
    Analyze(commands::AnalyzeArgs),
    /// Review a game: every stack move, the accuracy of both players, and the moments that mattered
    ///
    /// The table is that of `analyze`. Below it are the accuracy by stage of the game and at most five moments, the most important
    /// first: what was better and why, and the answer to the move that was played. docs/review.md explains the terms. Ctrl-C stops and prints
    /// the results so far.
    ///
    /// With --json, the result has what `analyze` gives, plus `accuracy` and `moments`; each moment has the index of its ply in `plies`,
    /// and each of these has its `class`, `theme`, `reasons` and `drawbacks`.
    Review(commands::ReviewArgs),
    /// Search fixed positions to a fixed depth; the node count identifies the engine's behaviour
    ///
    /// With one thread, the total is the same on every machine and changes only if the engine does.
    Bench(commands::BenchArgs),
    /// Check that game records can be read and follow the rules
    Check(commands::CheckArgs),
    /// Convert records to another format, on standard output or in a file
    Convert(commands::ConvertArgs),
    /// Step through a game in the terminal
    ///
    /// The right and left arrows go one move forward and back, down and up ten; Home and End go to the start and the
    /// end, m to the first stack move, and q quits. If the output is not a terminal, or the game comes from
    /// standard input, every position is printed.
    Replay(commands::ReplayArgs),
    /// Draw a position as an SVG or PNG picture
    Diagram(Box<commands::DiagramArgs>),
    /// Speak the engine protocol on standard input and output (docs/protocol.md)
    Udi,
    /// Check that a program speaks the engine protocol (docs/protocol.md)
    ///
    /// Starts the command afresh for each of about thirty checks, with valid and invalid input. The exit code is 1
    /// if a check fails, and 2 if the command cannot be started.
    UdiCheck(udi::UdiCheckArgs),
    /// Play by the CodeCup protocol on standard input and output
    ///
    /// Without options, the limits of the contest apply: five seconds for a whole game, 64 megabytes for the whole
    /// process, one thread.
    Codecup(codecup::CodecupArgs),
    /// Serve the web page for play, analysis and the course
    ///
    /// Everything runs in the browser; the server only delivers files. `RUST_LOG=debug` logs every request to
    /// standard error. See docs/web.md.
    Serve(commands::ServeArgs),
    /// Play as a bot on a dvonn-server (docs/wire.md)
    ///
    /// The bot accepts every invitation, plays several games at once, and connects again after a lost connection. Create an account
    /// for it and a token, and put the token into the environment variable `DVONN_TOKEN`. It plays with our engine, or with any program that
    /// speaks the engine protocol: `dvonn bot --server http://127.0.0.1:7777 -- COMMAND`. Ctrl-C stops it.
    Bot(bot::BotArgs),
    /// Do work for a DVONN server: reviews of games, and games of the engine against itself
    Worker(worker::WorkerArgs),
    /// Print a completion script for a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page, or write one page per command into a folder
    Man {
        /// Folder to write the pages into
        #[arg(short, long, value_name = "FOLDER")]
        output: Option<PathBuf>,
    },
}

pub(crate) fn run(cli: Cli, texts: &Texts) -> Result<(), Failure> {
    match cli.command {
        Command::Play(args) => play::run(texts, &args),
        Command::Learn(args) => learn::run(texts, &args),
        Command::Puzzle(args) => learn::puzzle(texts, &args),
        Command::Rules(args) => commands::rules(texts, &args),
        Command::Show(args) => commands::show(texts, &args),
        Command::Legal(args) => commands::legal(texts, &args),
        Command::Apply(args) => commands::apply(texts, &args),
        Command::Perft(args) => commands::perft(texts, &args),
        Command::Solve(args) => commands::solve(texts, &args),
        Command::Analyze(args) => commands::analyze(texts, &args),
        Command::Review(args) => commands::review(texts, args),
        Command::Bench(args) => commands::bench(&args),
        Command::Check(args) => commands::check(texts, &args),
        Command::Convert(args) => commands::convert(texts, &args),
        Command::Replay(args) => commands::replay(texts, &args),
        Command::Diagram(args) => commands::diagram(texts, &args),
        Command::Udi => udi::run(),
        Command::UdiCheck(args) => udi::check(&args),
        Command::Codecup(args) => codecup::run(&args),
        Command::Serve(args) => commands::serve(texts, &args),
        Command::Bot(args) => bot::run(&args),
        Command::Worker(args) => worker::run(&args),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "dvonn", &mut script);
            Ok(std::io::Write::write_all(&mut std::io::stdout(), &script)?)
        }
        Command::Man { output: Some(folder) } => clap_mangen::generate_to(Cli::command(), &folder)
            .map_err(|error| input::file_failure(texts, &folder, &error)),
        Command::Man { output: None } => {
            // As above, there is no page for `help`.
            let command = Cli::command().disable_help_subcommand(true);
            Ok(clap_mangen::Man::new(command).render(&mut std::io::stdout())?)
        }
    }
}
