//! `puzzle`: the arguments, and where the puzzles come from.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use dvonn_coach::{Collection, Puzzle, Theme};
use dvonn_text::{Texts, key};
use fastrand::Rng;

use super::course::Course;
use super::shelf::{Choice, Shelf};
use super::store::Store;
use super::{sheet, show};
use crate::arguments::Notation;
use crate::terminal::Mouse;
use crate::{Failure, input};

#[derive(Args, Debug)]
pub(crate) struct PuzzleArgs {
    /// Only puzzles of this theme: neutralising, mobility, dvonn-stacks, last-moves, links, sharpshooting, overloading or tempi
    #[arg(long, value_name = "THEME", conflicts_with = "daily")]
    theme: Option<Theme>,
    /// Only puzzles near this rating, instead of your own: about 600 (easy) to 2700 (hard)
    #[arg(long, value_name = "POINTS", conflicts_with = "daily")]
    rating: Option<u16>,
    /// The puzzle of the day, which is the same for everybody
    #[arg(long)]
    daily: bool,
    /// Write this many puzzles as a picture instead, and their solutions as a second one
    #[arg(long, value_name = "COUNT", requires = "output", conflicts_with = "daily", value_parser = clap::value_parser!(u8).range(1..=30))]
    sheet: Option<u8>,
    /// The picture to write, ending in .svg; the solutions go to the same name with -solutions
    #[arg(short, long, value_name = "FILE", requires = "sheet")]
    output: Option<PathBuf>,
    /// Seed of the random choice of puzzles [default: from the clock]
    #[arg(long)]
    seed: Option<u64>,
    /// Save the progress in this file instead of your data directory
    #[arg(long, value_name = "FILE")]
    progress: Option<PathBuf>,
    /// How cells are named
    #[arg(long, value_enum, default_value_t)]
    notation: Notation,
    /// Do not capture the mouse, so that it selects text
    #[arg(long)]
    no_mouse: bool,
}

pub(crate) fn puzzle(texts: &Texts, args: &PuzzleArgs) -> Result<(), Failure> {
    let puzzles = Collection::embedded();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let seed = args.seed.unwrap_or(now.as_nanos() as u64);
    let choice = if args.daily {
        Choice::Day((now.as_secs() / 86_400) as u32)
    } else {
        Choice::Any { theme: args.theme, rating: args.rating }
    };
    if !args.daily && !puzzles.puzzles.iter().any(|puzzle| choice.fits(puzzle)) {
        return Err(Failure::No(texts.get(key::PUZZLE_NONE)));
    }
    if let (Some(count), Some(path)) = (args.sheet, &args.output) {
        return write_sheet(texts, args, &puzzles, choice, (count, path, seed));
    }
    if !std::io::stdout().is_terminal() || !std::io::stdin().is_terminal() {
        return Err(Failure::BadUse(texts.get(key::LEARN_NO_TERMINAL)));
    }
    let store = Store::new(texts, args.progress.as_deref())?;
    let course = Course::new(*texts, args.notation.into(), store.load(texts)?);
    let mouse = if args.no_mouse { Mouse::Yours } else { Mouse::Ours };
    show(course.with_puzzles(Shelf::new(puzzles, choice, seed)), &store, mouse)
}

/// Writes a page of puzzles, from easy to hard, and a page with their solutions.
fn write_sheet(
    texts: &Texts,
    args: &PuzzleArgs,
    puzzles: &Collection,
    choice: Choice,
    (count, path, seed): (u8, &PathBuf, u64),
) -> Result<(), Failure> {
    if path.extension().is_none_or(|ending| !ending.eq_ignore_ascii_case("svg")) {
        let file = path.display().to_string().into();
        return Err(Failure::BadUse(texts.get(key::PuzzleSheetKind { file })));
    }
    let fitting: Vec<&Puzzle> = puzzles.puzzles.iter().filter(|puzzle| choice.fits(puzzle)).collect();
    let mut chosen = Rng::with_seed(seed).choose_multiple(fitting, count.into());
    chosen.sort_by_key(|puzzle| puzzle.rating);
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let solutions = path.with_file_name(format!("{name}-solutions.svg"));
    let [questions, answers] = sheet::pages(texts, &chosen, args.notation.into());
    for (path, page) in [(path, questions), (&solutions, answers)] {
        std::fs::write(path, page).map_err(|error| input::file_failure(texts, path, &error))?;
    }
    Ok(())
}
