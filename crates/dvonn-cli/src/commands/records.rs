//! `check` and `convert`: whole record files.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use dvonn_game::{Ending, Export, Place, Reading, Record, Repair, Verdict};
use dvonn_text::{Texts, key, words};
use serde_json::{Value, json};

use super::{print_json, scores_json};
use crate::arguments::RecordArgs;
use crate::{Failure, input, paint};

#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    /// Record files, or `-` for standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    record: RecordArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ConvertArgs {
    /// Record file, or `-` for standard input
    file: PathBuf,
    /// Format of the output
    #[arg(long, value_enum, value_name = "FORMAT")]
    to: OutputFormat,
    /// File to write [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    record: RecordArgs,
}

/// A format that records are written in.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum OutputFormat {
    /// The project's text format (docs/records.md); supports everything
    Dvonn,
    /// The project's JSON format (docs/records.md); supports everything
    Json,
    /// Little Golem's text format; supports only the main line
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

pub(crate) fn check(texts: &Texts, args: &CheckArgs) -> Result<(), Failure> {
    // The messages are part of the JSON output, so they are in English.
    let texts = if args.json { &Texts::default() } else { texts };
    let mut files = Vec::new();
    let mut games = 0;
    let mut refused = 0;
    let mut unreadable = 0;
    for path in &args.files {
        // A missing file does not stop the others from being checked.
        let readings = match input::readings(texts, path, &args.record) {
            Ok(readings) => readings,
            Err(Failure::BadUse(message)) => {
                unreadable += 1;
                anstream::eprintln!("{}dvonn:{:#} {message}", paint::ERROR, paint::ERROR);
                files.push(json!({ "file": path.display().to_string(), "error": message }));
                continue;
            }
            Err(failure) => return Err(failure),
        };
        games += readings.len();
        refused += readings.iter().filter(|reading| reading.refused.is_some()).count();
        if args.json {
            let games: Vec<Value> = readings.iter().map(describe).collect();
            files.push(json!({ "file": path.display().to_string(), "games": games }));
        } else {
            report(texts, path, &readings)?;
        }
    }
    if args.json {
        print_json(&json!({ "games": games, "refused": refused, "files": files }))?;
    } else if games > 1 {
        let counts = texts.get(key::RecordCount { count: games.into(), refused: refused.into() });
        writeln!(anstream::stdout(), "{counts}")?;
    }
    if unreadable > 0 {
        return Err(Failure::BadUse(String::new()));
    }
    if refused > 0 {
        return Err(Failure::No(String::new()));
    }
    Ok(())
}

fn report(texts: &Texts, path: &Path, readings: &[Reading]) -> Result<(), Failure> {
    let mut out = anstream::stdout();
    let refused = painted(paint::ERROR, &texts.get(key::RECORD_REFUSED));
    let fine = painted(paint::FINE, &texts.get(key::RECORD_FINE));
    for (reading, number) in readings.iter().zip(1..) {
        let mut place = path.display().to_string();
        if readings.len() > 1 {
            place = format!("{place}, {}", game(texts, number));
        }
        for (at, repair) in &reading.repairs {
            writeln!(out, "{place}: {}", repaired(texts, *at, repair, ""))?;
        }
        let count = reading.record.tree.main_line().count().into();
        if let Some(error) = &reading.refused {
            let reason = paint::tame(words::read_error(texts, error)).into();
            let message = key::RecordReadBefore { reason, count };
            writeln!(out, "{place}: {refused}: {}", texts.get(message))?;
        } else {
            let result = ending_text(texts, &reading.record).into();
            let format = reading.format.to_string().into();
            writeln!(out, "{place}: {fine}: {}", texts.get(key::RecordState { count, result, format }))?;
        }
    }
    Ok(())
}

/// The state of a game in a few words.
pub(super) fn ending_text(texts: &Texts, record: &Record) -> String {
    let [white, black] = scores_json(record.end());
    format!("{}, {white}-{black}", words::result(texts, record.ending()))
}

fn painted(style: anstyle::Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// The number of a game in a file of several.
fn game(texts: &Texts, number: usize) -> String {
    texts.get(key::RecordGame { number: number.into() })
}

/// What was repaired, and where; the name of the game comes before the place.
fn repaired(texts: &Texts, at: Place, repair: &Repair, game: &str) -> String {
    let repaired = painted(paint::NOTE, &texts.get(key::RECORD_REPAIRED));
    let repair = paint::tame(words::repair(texts, repair));
    format!("{repaired}: {game}{}: {repair}", words::place(texts, at))
}

fn describe(reading: &Reading) -> Value {
    let record = &reading.record;
    let result = record.ending().and_then(|ending| match ending.verdict() {
        Verdict::Win(winner) => Some(winner.to_string()),
        Verdict::Draw => Some("draw".to_owned()),
        Verdict::Void => None,
    });
    let repairs: Vec<Value> = reading
        .repairs
        .iter()
        .map(|(at, repair)| json!({ "line": at.line, "column": at.column, "repair": repair.to_string() }))
        .collect();
    let refused = reading.refused.as_ref().map(|error| {
        json!({
            "line": error.place.line,
            "column": error.place.column,
            "ply": error.ply,
            "reason": error.reason.to_string(),
        })
    });
    json!({
        "format": reading.format.to_string(),
        "plies": record.tree.main_line().count(),
        "result": result,
        "ending": record.ending().map(Ending::word),
        "score": scores_json(record.end()),
        "end": record.end().to_string(),
        "repairs": repairs,
        "refused": refused,
    })
}

/// Prints to standard error what a lenient reader repaired.
pub(super) fn print_repairs(texts: &Texts, repairs: &[(Place, Repair)], game: &str) {
    for (at, repair) in repairs {
        anstream::eprintln!("{}", repaired(texts, *at, repair, game));
    }
}

pub(crate) fn convert(texts: &Texts, args: &ConvertArgs) -> Result<(), Failure> {
    let readings = input::readings(texts, &args.file, &args.record)?;
    if readings.len() > 1 && args.to == OutputFormat::LittleGolem {
        let count = readings.len().into();
        return Err(Failure::No(texts.get(key::RecordOneGame { count })));
    }
    let mut refused = None;
    let mut written = Vec::new();
    for (reading, number) in readings.iter().zip(1..) {
        let game = if readings.len() > 1 { game(texts, number) + ": " } else { String::new() };
        print_repairs(texts, &reading.repairs, &game);
        if let Some(error) = &reading.refused {
            let plies = reading.record.tree.main_line().count();
            let reason = paint::tame(words::read_error(texts, error)).into();
            let kept = texts.get(key::RecordKeptBefore { reason, count: plies.into() });
            refused = Some(format!("{game}{kept}"));
            if plies == 0 {
                break;
            }
        }
        let exported = reading
            .record
            .export(args.to.into())
            .map_err(|error| Failure::No(format!("{game}{}", words::export_error(texts, &error))))?;
        for lost in &exported.lost {
            let left_out = painted(paint::NOTE, &texts.get(key::RECORD_LEFT_OUT));
            anstream::eprintln!("{left_out}: {game}{}", words::lost(texts, *lost));
        }
        written.push(exported.text);
    }
    let text = written.join("\n");
    match args.output.as_deref().filter(|path| *path != Path::new("-")) {
        // Nothing was read, so an existing file is not overwritten.
        Some(_) if written.is_empty() => {}
        Some(path) => std::fs::write(path, text).map_err(|error| input::file_failure(texts, path, &error))?,
        None => std::io::stdout().write_all(text.as_bytes())?,
    }
    match refused {
        Some(reason) => {
            anstream::eprintln!("{}: {reason}", painted(paint::ERROR, &texts.get(key::RECORD_REFUSED)));
            Err(Failure::No(String::new()))
        }
        None => Ok(()),
    }
}
