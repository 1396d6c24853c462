//! The words of the command line: verbs, options and their help.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};
use dvonn_engine::{Level, Limits, Settings, Time};
use dvonn_game::{Export, Format, TimeControl};
use dvonn_text::{Language, Texts};
use dvonn_view::{Orientation, Theme};

use crate::play::{Seat, time_control};
use crate::{Failure, codecup, commands, input, language, learn, play, udi};

const POSITIONS: &str = "\
A POSITION is written on one line: the five rows of the board from the top, the side to move (W or B) and the \
phase (P placement, M movement). `.` is an empty cell, `W` and `B` single pieces, `D` a DVONN piece, `W3` a stack \
of three with white on top, `B5+` a stack of five with a DVONN piece inside. Quote it, for it contains spaces:

  dvonn show \"........./....W3B2..../...DDB5+W..../........../......... W M\"

`start` is the empty board, `-` reads the position from standard input, and the name of a file reads it from there.

Moves are written `d3` (placement), `c1-c2` (stack move) and `pass`.

Exit codes: 0 fine, 1 the answer is no (an illegal move, a refused record), 2 bad use.";

/// Play, check, convert and draw games of DVONN.
///
/// DVONN is a game for two by Kris Burm (2001). This is an unofficial program: rules, records, diagrams and
/// protocols for players, writers and programmers.
#[derive(Parser, Debug)]
#[command(name = "dvonn", version, after_long_help = POSITIONS, max_term_width = 100)]
pub(crate) struct Cli {
    /// Language of the output: en, es, pl, ro, uk or it; else the environment decides
    ///
    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set. This help, JSON, records, protocols and benches
    /// are in English whatever is asked for.
    #[arg(long = "lang", value_name = "LANGUAGE", global = true, value_parser = language::of_option)]
    language: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

impl Cli {
    /// The language asked for, by the option or else by the environment.
    pub(crate) fn language(&self) -> Language {
        self.language.unwrap_or_else(|| language::of_environment(|name| std::env::var(name).ok()))
    }
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Play on a board in the terminal: against the engine, against a person, or watching two engines
    ///
    /// Arrow keys, the mouse or typed moves; ? shows all keys. Without options you play White against the engine,
    /// from the empty board. Two people play with `--black person`, two engines with `--white engine`.
    Play(PlayArgs),
    /// Learn the game: a course on a board in the terminal that checks what you do
    ///
    /// Twenty chapters, from the first piece to whole games, in any order. What is done is kept in your folder for
    /// data. Arrow keys, the mouse or typed answers; the keys are shown below the board.
    Learn(LearnArgs),
    /// Print the rules, or with --differences where the rulebooks differ
    Rules(RulesArgs),
    /// Draw a board, with scores, blocked stacks and who moves
    Show(ShowArgs),
    /// List the legal moves, sorted
    Legal(ShowArgs),
    /// Play moves and print the position they lead to, with what was removed
    Apply(ApplyArgs),
    /// Count the move sequences of a given length
    Perft(PerftArgs),
    /// Prove who wins a late position, by how much, and with which moves
    ///
    /// Nothing is guessed: what is not proved within the limit is said to be so, with exit code 1. Positions with
    /// up to about 24 stacks take seconds; each stack more doubles that.
    Solve(SolveArgs),
    /// Ask the engine about a position, or about every stack move of a game
    ///
    /// Margins are expected final margins in pieces, chances those to win with a draw counted half. What is proved
    /// has an equals sign. A game is gone through from its first stack move: the table shows what was played, what
    /// was best, what White could expect, and what the move lost. Ctrl-C ends it with what is known so far.
    ///
    /// With --json a position gives `position`, `turn`, `outcome`, `lines`, `nodes`, `seconds` and `interrupted`;
    /// each line has `margin`, `chance`, `wdl` and `proved`, all for the side to move, `depth`, `seldepth` and
    /// `moves`. A game gives `plies`, `ending` and `interrupted`; each ply has `ply`, `by`, `move`, `best`, `score`
    /// (of the best move, for who moved), `played` (the same of the move played), `lost`, `depth` and `moves`.
    Analyze(AnalyzeArgs),
    /// Search fixed positions to a fixed depth: the number of nodes shows the engine's behaviour
    ///
    /// With one thread the total is the same on every machine, and changes only if the engine does.
    Bench(BenchArgs),
    /// Check that game records can be read and break no rule
    Check(CheckArgs),
    /// Write records in another format, to standard output or a file
    Convert(ConvertArgs),
    /// Step through a game in the terminal
    ///
    /// Right and left arrow go one ply on and back, down and up ten; Home and End go to the ends, m to the first
    /// stack move, q quits. When the output is no terminal, or the game comes from standard input, every
    /// position is printed.
    Replay(ReplayArgs),
    /// Draw a position as an SVG or PNG picture
    Diagram(Box<DiagramArgs>),
    /// Speak the engine protocol on standard input and output (docs/protocol.md)
    Udi,
    /// Check that a program speaks the engine protocol (docs/protocol.md)
    ///
    /// The command is started anew for each of some thirty checks, with good and with bad input. Exit code 1 if any
    /// of them fails, 2 if the command cannot be started.
    UdiCheck(UdiCheckArgs),
    /// Play by the CodeCup protocol on standard input and output
    ///
    /// Without options the limits of the contest are kept: five seconds for a whole game, 64 megabytes for the
    /// whole process, one thread.
    Codecup(CodecupArgs),
    /// Serve the page for browsers: play and analysis, with nothing but a browser
    ///
    /// Everything runs in the browser; this only hands out files. `RUST_LOG=debug` logs every request on standard
    /// error. docs/web.md says more.
    Serve(ServeArgs),
    /// Print a completion script for a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page, or write one page for each command into a folder
    Man {
        /// Folder to write the pages into
        #[arg(short, long, value_name = "FOLDER")]
        output: Option<PathBuf>,
    },
}

#[derive(Args, Debug)]
pub(crate) struct LearnArgs {
    /// Keep the progress in this file instead of your folder for data
    #[arg(long, value_name = "FILE")]
    pub(crate) progress: Option<PathBuf>,
    /// Forget what was done, even if it cannot be read, and begin anew
    #[arg(long, conflicts_with_all = ["export", "import"])]
    pub(crate) reset: bool,
    /// Print the progress as JSON and end
    #[arg(long, conflicts_with = "import")]
    pub(crate) export: bool,
    /// Add the progress in such a file, or from standard input with `-`, and end
    #[arg(long, value_name = "FILE")]
    pub(crate) import: Option<PathBuf>,
    /// How cells are named
    #[arg(long, value_enum, default_value_t)]
    pub(crate) notation: Notation,
    /// Leave the mouse to the terminal
    #[arg(long)]
    pub(crate) no_mouse: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    /// Where the rulebooks differ, what we play, and why
    #[arg(long)]
    pub(crate) differences: bool,
    /// How cells are named
    #[arg(long, value_enum, default_value_t)]
    pub(crate) notation: Notation,
}

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// Who plays White: person, engine, or engine:7 for an engine with a level of its own
    #[arg(long, value_name = "PLAYER", default_value = "person")]
    pub(crate) white: Seat,
    /// Who plays Black
    #[arg(long, value_name = "PLAYER", default_value = "engine")]
    pub(crate) black: Seat,
    /// Strength of the engine, 1 to 10
    #[arg(long, value_name = "LEVEL", default_value_t)]
    pub(crate) level: Level,
    /// Begin with this position: position text in quotes, a file that holds one, or `start`
    #[arg(long, value_name = "POSITION", conflicts_with_all = ["load", "ready"])]
    pub(crate) position: Option<String>,
    /// Begin with a full board, placed by chance
    #[arg(long, conflicts_with = "load")]
    pub(crate) ready: bool,
    /// Go on with the game of a record file, in any format that can be read
    #[arg(long, value_name = "FILE")]
    pub(crate) load: Option<PathBuf>,
    /// Which game of that file
    #[arg(long, default_value_t = 1, value_name = "NUMBER", requires = "load")]
    pub(crate) game: usize,
    /// File name offered when the game is saved
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Time of each player for the whole game, and what each move adds: 5m, 5m+3s, 90s
    #[arg(long, value_name = "TIME", value_parser = time_control)]
    pub(crate) clock: Option<TimeControl>,
    /// The engine's moves come no faster than this, so that an eye can follow; not with a clock
    #[arg(long, value_name = "SECONDS", default_value = "0.6", value_parser = seconds)]
    pub(crate) pace: Duration,
    /// How cells are named
    #[arg(long, value_enum, default_value_t)]
    pub(crate) notation: Notation,
    /// Leave the mouse to the terminal, for selecting text
    #[arg(long)]
    pub(crate) no_mouse: bool,
    /// Seed of everything that is left to chance
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
}

#[derive(Args, Debug)]
pub(crate) struct PositionArgs {
    /// Position text in quotes, a file that holds one, `start`, or `-` for standard input
    pub(crate) position: String,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// How cells are named
    #[arg(long, value_enum, default_value_t)]
    pub(crate) notation: Notation,
}

#[derive(Args, Debug)]
pub(crate) struct ApplyArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// Moves in order: d3, c1-c2, pass
    #[arg(value_name = "MOVES", required = true)]
    pub(crate) moves: Vec<String>,
    /// How the moves name cells
    #[arg(long, value_enum, default_value_t)]
    pub(crate) notation: Notation,
}

#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// Number of plies
    pub(crate) depth: u32,
    /// Split the count by first move
    #[arg(long)]
    pub(crate) divide: bool,
}

#[derive(Args, Debug)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// Prove only who wins, which is much cheaper than by how much
    #[arg(long)]
    pub(crate) wdl: bool,
    /// Prove the value of every move
    #[arg(long, conflicts_with = "wdl")]
    pub(crate) moves: bool,
    /// Give up after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) time: Option<Duration>,
    /// Megabytes of memory for positions already judged; by default 4 to 64, more for more stacks
    #[arg(long, value_name = "MEGABYTES", value_parser = clap::value_parser!(u32).range(1..=65536))]
    pub(crate) hash: Option<u32>,
}

#[derive(Args, Debug)]
pub(crate) struct AnalyzeArgs {
    /// Position text in quotes, `start`, a file that holds a position or a game record, or `-` for standard input
    #[arg(value_name = "POSITION|FILE")]
    pub(crate) subject: String,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
    /// How many lines to find, best first
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=256))]
    pub(crate) lines: Option<u32>,
    #[command(flatten)]
    pub(crate) engine: EngineArgs,
    #[command(flatten)]
    pub(crate) record: RecordArgs,
    /// Which game of the file; the first if not given
    #[arg(long, value_name = "NUMBER")]
    pub(crate) game: Option<usize>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// How long to think about a position; the first limit reached ends it.
#[derive(Args, Debug)]
pub(crate) struct LimitArgs {
    /// Time for each position: 5s, 0.5, 500ms. Without any limit 5 s, in a game 0.25 s
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Positions to look at
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Plies to look ahead
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u8).range(1..))]
    depth: Option<u8>,
}

impl LimitArgs {
    /// The limits given, or this much time if there are none.
    pub(crate) fn limits(&self, time: Duration) -> Limits {
        let given = Limits { nodes: self.nodes, depth: self.depth, time: self.time.map(Time::Move) };
        if given == Limits::default() { Limits::time(time) } else { given }
    }
}

#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    /// Plies to look ahead: 12 unless given, with `--material` 7
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u8).range(1..))]
    pub(crate) depth: Option<u8>,
    /// Only count pieces and leave every idea of the search out: a yardstick for its raw speed
    #[arg(long)]
    pub(crate) material: bool,
    #[command(flatten)]
    pub(crate) engine: EngineArgs,
}

/// A span of time: `5`, `5s`, `0.5` or `500ms`.
fn seconds(text: &str) -> Result<Duration, String> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 0.001),
        None => (text.strip_suffix('s').unwrap_or(text), 1.0),
    };
    let number: f64 = number.parse().map_err(|_| "not a number of seconds".to_owned())?;
    Duration::try_from_secs_f64(number * unit).map_err(|error| error.to_string())
}

#[derive(Args, Debug)]
pub(crate) struct RecordArgs {
    /// Format of the input; recognised by itself if not given
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) from: Option<InputFormat>,
    /// Refuse what would otherwise be repaired
    #[arg(long)]
    pub(crate) strict: bool,
}

#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    /// Record files, or `-` for standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) record: RecordArgs,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ConvertArgs {
    /// Record file, or `-` for standard input
    pub(crate) file: PathBuf,
    /// Format to write
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) to: OutputFormat,
    /// File to write; `-` or nothing is standard output
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) record: RecordArgs,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// Record file, or `-` for standard input
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) record: RecordArgs,
    /// Which game of the file
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub(crate) game: usize,
    /// How cells are named
    #[arg(long, value_enum, default_value_t)]
    pub(crate) notation: Notation,
}

#[derive(Args, Debug)]
pub(crate) struct DiagramArgs {
    /// Position text in quotes, a file that holds one, `start`, or `-` for standard input
    pub(crate) position: String,
    /// Picture to write; the ending .svg or .png says which kind. `-` prints SVG
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: PathBuf,
    /// Write the names of rows and columns around the board
    #[arg(long)]
    pub(crate) coordinates: bool,
    /// How cells are named, around the board and in --move, --arrow and --mark
    #[arg(long, value_enum, default_value_t)]
    pub(crate) notation: Notation,
    /// Play this move first and show it, with what it removed as ghosts
    #[arg(long = "move", value_name = "MOVE")]
    pub(crate) mv: Option<String>,
    /// Draw an arrow for a move, such as c1-c2; may be repeated
    #[arg(long, value_name = "MOVE")]
    pub(crate) arrow: Vec<String>,
    /// Mark cells, such as c1,c2; may be repeated
    #[arg(long, value_name = "CELL", value_delimiter = ',')]
    pub(crate) mark: Vec<String>,
    /// Mark stacks that are enclosed on all six sides
    #[arg(long)]
    pub(crate) blocked: bool,
    /// Colours
    #[arg(long, value_enum, default_value_t = ThemeName::Print)]
    pub(crate) theme: ThemeName,
    /// Stand the board upright, for narrow columns
    #[arg(long)]
    pub(crate) upright: bool,
    /// Width in pixels, 64 to 4096
    #[arg(long, default_value_t = 640, value_parser = clap::value_parser!(u32).range(64..=4096))]
    pub(crate) width: u32,
    /// Title of the picture, for those who cannot see it; it is not drawn
    #[arg(long, value_name = "TEXT")]
    pub(crate) caption: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct UdiCheckArgs {
    /// The program and its arguments, after `--`
    #[arg(value_name = "COMMAND", required = true, last = true)]
    pub(crate) command: Vec<String>,
    /// How long a check may take: 5s, 500ms
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "5s")]
    pub(crate) timeout: Duration,
    /// Print JSON: `checks` with `name`, `ok`, `sent`, `expected`, `received`; `failed`; `not_tried`
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct CodecupArgs {
    /// Time for the whole game: 5s, 0.5, 500ms
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "5s")]
    pub(crate) time: Duration,
    /// Think about so many positions for each move, whatever time that takes
    #[arg(long, value_name = "NUMBER", conflicts_with = "time", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    #[command(flatten)]
    pub(crate) engine: EngineArgs,
    /// Seed of the random numbers, for a game that can be repeated
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    /// The first 3 to 49 placements, already made, in order; who is to move then reads `Start`
    #[arg(long, value_name = "CELLS", value_delimiter = ',')]
    pub(crate) placements: Option<Vec<String>>,
    /// Play random legal moves
    #[arg(long, conflicts_with_all = ["time", "nodes", "threads", "hash"])]
    pub(crate) random: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// Address and port to listen on; port 0 is any free one
    #[arg(long, value_name = "ADDRESS", value_parser = address, default_value = "127.0.0.1:7777")]
    pub(crate) addr: SocketAddr,
    /// Open the page in a browser
    #[arg(long)]
    pub(crate) open: bool,
    /// Serve the page in this folder instead of the one built in
    #[arg(long, value_name = "FOLDER")]
    pub(crate) folder: Option<PathBuf>,
}

fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| "not an address with a port, such as 127.0.0.1:7777 or [::1]:7777".to_owned())
}

/// How the engine works.
#[derive(Args, Debug)]
pub(crate) struct EngineArgs {
    /// Threads that search together
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub(crate) threads: u32,
    /// Megabytes of memory for positions already judged [default: 64; bench 16, codecup 32]
    #[arg(long, value_name = "MEGABYTES", value_parser = clap::value_parser!(u32).range(1..=65536))]
    pub(crate) hash: Option<u32>,
}

impl EngineArgs {
    pub(crate) fn settings(&self, seed: u64) -> Settings {
        self.settings_with(Settings::default().hash, seed)
    }

    /// With so many megabytes unless others are asked for.
    pub(crate) fn settings_with(&self, megabytes: usize, seed: u64) -> Settings {
        let hash = self.hash.map_or(megabytes, |hash| hash as usize);
        Settings { threads: self.threads as usize, hash, seed, ..Settings::default() }
    }
}

/// A way to name cells.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Notation {
    /// Column letter and row number, row 5 on top: c1
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

/// A format records are read from.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum InputFormat {
    /// Our own text format (docs/records.md)
    Dvonn,
    /// Our JSON (docs/records.md)
    Json,
    /// Little Golem's text
    #[value(name = "littlegolem", alias = "lg")]
    LittleGolem,
    /// A bare list of moves, as in CodeCup and PrimaDvonna logs
    #[value(name = "moves", alias = "codecup")]
    MoveList,
    /// Boardspace's SGF-like files
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

/// A format records are written in.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OutputFormat {
    /// Our own text format (docs/records.md); holds everything
    Dvonn,
    /// Our JSON (docs/records.md); holds everything
    Json,
    /// Little Golem's text; holds the main line
    #[value(name = "littlegolem", alias = "lg")]
    LittleGolem,
}

impl From<OutputFormat> for Export {
    fn from(format: OutputFormat) -> Export {
        match format {
            OutputFormat::Dvonn => Export::Dvonn,
            OutputFormat::Json => Export::Json,
            OutputFormat::LittleGolem => Export::LittleGolem,
        }
    }
}

/// Colours of a diagram.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ThemeName {
    /// For paper; readable in black and white
    Print,
    /// For light pages
    Light,
    /// For dark pages
    Dark,
}

impl From<ThemeName> for Theme {
    fn from(theme: ThemeName) -> Theme {
        match theme {
            ThemeName::Print => Theme::Print,
            ThemeName::Light => Theme::Light,
            ThemeName::Dark => Theme::Dark,
        }
    }
}

impl DiagramArgs {
    pub(crate) fn orientation(&self) -> Orientation {
        if self.upright { Orientation::Upright } else { Orientation::Lying }
    }
}

pub(crate) fn run(cli: Cli, texts: &Texts) -> Result<(), Failure> {
    match cli.command {
        Command::Play(args) => play::run(texts, &args),
        Command::Learn(args) => learn::run(texts, &args),
        Command::Rules(args) => commands::rules(texts, &args),
        Command::Show(args) => commands::show(texts, &args),
        Command::Legal(args) => commands::legal(texts, &args),
        Command::Apply(args) => commands::apply(texts, &args),
        Command::Perft(args) => commands::perft(texts, &args),
        Command::Solve(args) => commands::solve(texts, &args),
        Command::Analyze(args) => commands::analyze(texts, &args),
        Command::Bench(args) => commands::bench(&args),
        Command::Check(args) => commands::check(texts, &args),
        Command::Convert(args) => commands::convert(texts, &args),
        Command::Replay(args) => commands::replay(texts, &args),
        Command::Diagram(args) => commands::diagram(texts, &args),
        Command::Udi => udi::run(),
        Command::UdiCheck(args) => udi::check(&args),
        Command::Codecup(args) => codecup::run(&args),
        Command::Serve(args) => commands::serve(texts, &args),
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
