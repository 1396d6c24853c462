//! `analyze`: what the engine thinks of a position, or of every stack move of a game.

mod columns;
mod pages;
mod review;
mod score_text;

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use clap::Args;
use dvonn_core::Position;
use dvonn_engine::{Answer, Engine, Limits, Observer, Report, SearchTask, Time};
use dvonn_text::{Texts, key, words};
use serde_json::{Value, json};

use self::columns::{Columns, Side};
use self::pages::PageArgs;
use super::{outcome_word, print_json};
use crate::arguments::{EngineArgs, RecordArgs, seconds};
use crate::input::Subject;
use crate::interrupt::Interrupt;
use crate::{Failure, input, paint};

#[derive(Args, Debug)]
pub(crate) struct AnalyzeArgs {
    /// Position text in quotes, `start`, a file containing a position or a game record, or `-` for standard input
    #[arg(value_name = "POSITION|FILE")]
    subject: String,
    #[command(flatten)]
    limits: LimitArgs,
    /// Number of lines to find, best first
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=256))]
    lines: Option<u32>,
    #[command(flatten)]
    engine: EngineArgs,
    #[command(flatten)]
    record: RecordArgs,
    /// Number of the game in the file [default: 1]
    #[arg(long, value_name = "NUMBER")]
    game: Option<usize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ReviewArgs {
    /// A game record, or `-` for standard input
    #[arg(value_name = "FILE")]
    file: String,
    #[command(flatten)]
    limits: LimitArgs,
    #[command(flatten)]
    engine: EngineArgs,
    #[command(flatten)]
    record: RecordArgs,
    /// Number of the game in the file [default: 1]
    #[arg(long, value_name = "NUMBER")]
    game: Option<usize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    pages: PageArgs,
}

/// How long to search a position; the first limit reached ends the search.
#[derive(Args, Debug)]
struct LimitArgs {
    /// Time per position: 5s, 0.5, 500ms [default without limits: 5s, in a game 250ms]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Number of positions to search
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Search depth in plies
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u8).range(1..))]
    depth: Option<u8>,
}

impl LimitArgs {
    /// The limits given, or `time` if there are none.
    fn limits(&self, time: Duration) -> Limits {
        let given = Limits { nodes: self.nodes, depth: self.depth, time: self.time.map(Time::Move) };
        if given == Limits::default() { Limits::time(time) } else { given }
    }
}

/// How long to think about a position, unless a limit is given.
const POSITION_TIME: Duration = Duration::from_secs(5);

pub(crate) fn analyze(texts: &Texts, args: &AnalyzeArgs) -> Result<(), Failure> {
    match input::subject(texts, &args.subject, &args.record)? {
        Subject::Position(_) if args.game.is_some() => {
            Err(Failure::BadUse(texts.get(key::ANALYZE_GAME_OPTION)))
        }
        Subject::Position(position) => analyze_position(texts, &position, args),
        Subject::Games(games) => review::review(texts, games, args, Detail::Rows),
    }
}

/// How much of a reviewed game is told.
#[derive(Clone, Copy, Debug)]
enum Detail<'a> {
    /// Every move and a summary.
    Rows,
    /// Also the accuracy, the moments with their reasons, and pages to write.
    Moments(&'a PageArgs),
}

/// The review of a game.
pub(crate) fn review(texts: &Texts, args: ReviewArgs) -> Result<(), Failure> {
    let ReviewArgs { file, limits, engine, record, game, json, pages } = args;
    pages.check(texts)?;
    match input::subject(texts, &file, &record)? {
        Subject::Position(_) => Err(Failure::BadUse(texts.get(key::REVIEW_POSITION))),
        Subject::Games(games) => {
            let args = AnalyzeArgs { subject: file, limits, lines: None, engine, record, game, json };
            review::review(texts, games, &args, Detail::Moments(&pages))
        }
    }
}

fn analyze_position(texts: &Texts, position: &Position, args: &AnalyzeArgs) -> Result<(), Failure> {
    let mut engine = Engine::new(args.engine.settings(0)?);
    let limits = args.limits.limits(POSITION_TIME);
    let lines = args.lines.unwrap_or(1) as usize;
    let task = SearchTask { limits, lines, ..SearchTask::default() };
    let mut watch = Watch::new(texts, Interrupt::listen(texts)?);
    let answer = engine.think(position, &task, &mut watch);
    watch.progress.clear();
    let seconds = watch.start.elapsed().as_secs_f64();
    if args.json {
        let lines: Vec<Value> = answer
            .lines
            .iter()
            .map(|line| {
                let mut value = score_text::json(line.score);
                value["depth"] = line.depth.into();
                value["seldepth"] = line.selective_depth.into();
                value["moves"] = line.moves.iter().map(ToString::to_string).collect();
                value
            })
            .collect();
        return print_json(&json!({
            "position": position.to_string(),
            "turn": position.turn().to_string(),
            "outcome": outcome_word(position),
            "lines": lines,
            "nodes": answer.nodes,
            "seconds": seconds,
            "interrupted": watch.interrupt.is_pressed(),
        }));
    }
    print_lines(texts, position, &answer, seconds)
}

fn print_lines(texts: &Texts, position: &Position, answer: &Answer, seconds: f64) -> Result<(), Failure> {
    let mut out = anstream::stdout();
    let (Some(best), None) = (answer.lines.first(), position.outcome()) else {
        let outcome = position.outcome().map(|outcome| words::outcome(texts, outcome)).unwrap_or_default();
        return Ok(writeln!(out, "{outcome}")?);
    };
    let strong = paint::STRONG;
    let message = key::AnalyzeBest {
        color: position.turn().into(),
        mv: format!("{strong}{}{strong:#}", best.first()).into(),
    };
    writeln!(out, "{}", texts.get(message))?;
    let heads = [
        texts.get(key::COLUMN_LINE),
        texts.get(key::COLUMN_MARGIN),
        texts.get(key::COLUMN_CHANCE),
        texts.get(key::COLUMN_DEPTH),
        texts.get(key::COLUMN_MOVES),
    ];
    let (left, right) = (Side::Left, Side::Right);
    let columns = Columns::new(&heads, [(right, 4), (right, 8), (right, 6), (right, 5), (left, 0)]);
    writeln!(out, "{}", columns.line(&heads))?;
    for (line, number) in answer.lines.iter().zip(1..) {
        let moves: Vec<String> = line.moves.iter().map(ToString::to_string).collect();
        let row = [
            number.to_string(),
            score_text::margin_text(texts, line.score),
            texts.percent(line.score.winning_chance()),
            line.depth.to_string(),
            moves.join(" "),
        ];
        writeln!(out, "{}", columns.line(&row))?;
    }
    let seconds = texts.decimal(seconds, 1).into();
    let used = texts.get(key::SearchNodes { nodes: answer.nodes.into(), seconds });
    Ok(writeln!(out, "{used}")?)
}

/// Keeps the time, listens for Ctrl-C, and shows the engine's progress in a terminal.
struct Watch {
    texts: Texts,
    start: Instant,
    interrupt: Interrupt,
    progress: Progress,
    /// Printed before the engine's progress.
    heading: String,
}

impl Watch {
    fn new(texts: &Texts, interrupt: Interrupt) -> Watch {
        Watch {
            texts: *texts,
            start: Instant::now(),
            interrupt,
            progress: Progress::new(),
            heading: String::new(),
        }
    }
}

impl Observer for Watch {
    fn elapsed(&mut self) -> Duration {
        self.start.elapsed()
    }

    fn goes_on(&mut self) -> bool {
        !self.interrupt.is_pressed()
    }

    fn report(&mut self, report: &Report<'_>) {
        if report.number == 1 {
            let line = report.line;
            let message = key::SearchProgress {
                seconds: self.texts.decimal(report.elapsed.as_secs_f64(), 1).into(),
                depth: line.depth.into(),
                nodes: report.nodes.into(),
                mv: line.first().to_string().into(),
                margin: score_text::margin_text(&self.texts, line.score).into(),
            };
            self.progress.show(&(self.heading.clone() + &self.texts.get(message)));
        }
    }
}

/// A progress line in a terminal, which is overwritten again and again.
struct Progress {
    is_seen: bool,
    shown: Option<Instant>,
}

impl Progress {
    const EVERY: Duration = Duration::from_millis(100);

    fn new() -> Progress {
        Progress { is_seen: std::io::stderr().is_terminal(), shown: None }
    }

    fn show(&mut self, text: &str) {
        let now = Instant::now();
        if self.is_seen && self.shown.is_none_or(|shown| now.duration_since(shown) >= Progress::EVERY) {
            self.shown = Some(now);
            eprint!("\r\x1b[K{text}");
        }
    }

    fn clear(&mut self) {
        if self.shown.take().is_some() {
            eprint!("\r\x1b[K");
        }
    }
}
