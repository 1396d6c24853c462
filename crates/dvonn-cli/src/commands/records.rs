//! `check` and `convert`: whole record files.

use std::io::Write;
use std::path::Path;

use dvonn_game::{Ending, Place, Reading, Repair, Verdict};
use serde_json::{Value, json};

use super::{count_plies, outcome_text, print_json, scores_json};
use crate::cli::{CheckArgs, ConvertArgs, OutputFormat};
use crate::{Failure, input, paint};

pub(crate) fn check(args: &CheckArgs) -> Result<(), Failure> {
    let mut files = Vec::new();
    let mut games = 0;
    let mut refused = 0;
    let mut unreadable = 0;
    for path in &args.files {
        // A file that is not there does not keep the others from being checked.
        let readings = match input::readings(path, &args.record) {
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
            report(path, &readings)?;
        }
    }
    if args.json {
        print_json(&json!({ "games": games, "refused": refused, "files": files }))?;
    } else if games > 1 {
        writeln!(anstream::stdout(), "{games} games, {refused} refused")?;
    }
    if unreadable > 0 {
        return Err(Failure::BadUse(String::new()));
    }
    if refused > 0 {
        return Err(Failure::No(String::new()));
    }
    Ok(())
}

fn report(path: &Path, readings: &[Reading]) -> Result<(), Failure> {
    let mut out = anstream::stdout();
    let (note, error, fine) = (paint::NOTE, paint::ERROR, paint::FINE);
    for (reading, number) in readings.iter().zip(1..) {
        let mut place = path.display().to_string();
        if readings.len() > 1 {
            place = format!("{place}, game {number}");
        }
        for (at, repair) in &reading.repairs {
            writeln!(out, "{place}: {note}repaired{note:#}: {at}: {}", paint::tame(repair))?;
        }
        let plies = count_plies(reading.record.tree.main_line().count());
        if let Some(reason) = &reading.refused {
            let reason = paint::tame(reason);
            writeln!(out, "{place}: {error}refused{error:#}: {reason}; read before it: {plies}")?;
        } else {
            let ending = ending_text(&reading.record);
            writeln!(out, "{place}: {fine}fine{fine:#}: {plies}, {ending} (read as {})", reading.format)?;
        }
    }
    Ok(())
}

/// The state of a game in a few words.
pub(super) fn ending_text(record: &dvonn_game::Record) -> String {
    let [white, black] = scores_json(record.end());
    let what = match record.ending() {
        None => "unfinished".to_owned(),
        Some(Ending::Counted(outcome)) => {
            outcome_text(outcome).trim_start_matches("The game is over: ").trim_end_matches('.').to_owned()
        }
        Some(Ending::Resigned { by }) => format!("{by} resigned"),
        Some(Ending::FlagFell { by }) => format!("{by} ran out of time"),
        Some(Ending::DrawAgreed) => "draw agreed".to_owned(),
        Some(Ending::Aborted) => "aborted".to_owned(),
    };
    format!("{what}, {white}-{black}")
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

/// Says on standard error what a lenient reader put right.
pub(super) fn print_repairs(repairs: &[(Place, Repair)], game: &str) {
    let note = paint::NOTE;
    for (at, repair) in repairs {
        anstream::eprintln!("{note}repaired{note:#}: {game}{at}: {}", paint::tame(repair));
    }
}

pub(crate) fn convert(args: &ConvertArgs) -> Result<(), Failure> {
    let readings = input::readings(&args.file, &args.record)?;
    if readings.len() > 1 && args.to == OutputFormat::LittleGolem {
        let count = readings.len();
        return Err(Failure::No(format!("this format holds one game a file, and here are {count}")));
    }
    let (note, error) = (paint::NOTE, paint::ERROR);
    let mut refused = None;
    let mut texts = Vec::new();
    for (reading, number) in readings.iter().zip(1..) {
        let game = if readings.len() > 1 { format!("game {number}: ") } else { String::new() };
        print_repairs(&reading.repairs, &game);
        if let Some(reason) = &reading.refused {
            let plies = reading.record.tree.main_line().count();
            let kept = count_plies(plies);
            refused = Some(format!("{game}{}; kept before it: {kept}", paint::tame(reason)));
            if plies == 0 {
                break;
            }
        }
        let exported =
            reading.record.export(args.to.into()).map_err(|reason| Failure::No(format!("{game}{reason}")))?;
        for lost in &exported.lost {
            anstream::eprintln!("{note}left out{note:#}: {game}{lost}");
        }
        texts.push(exported.text);
    }
    let text = texts.join("\n");
    match args.output.as_deref().filter(|path| *path != Path::new("-")) {
        // Nothing was read, so an earlier file is not written over.
        Some(_) if texts.is_empty() => {}
        Some(path) => std::fs::write(path, text)
            .map_err(|error| Failure::BadUse(format!("{}: {error}", path.display())))?,
        None => std::io::stdout().write_all(text.as_bytes())?,
    }
    match refused {
        Some(reason) => {
            anstream::eprintln!("{error}refused{error:#}: {reason}");
            Err(Failure::No(String::new()))
        }
        None => Ok(()),
    }
}
