//! `puzzles`: late positions of games in which one move is proved to be clearly best.
//!
//! The levels of the computer play games against each other, or records are read. Each late position is given to the prover of
//! `dvonn-coach`; what it proves becomes a puzzle, unless a symmetry of the board turns it into one that is already known. The
//! result depends only on the seed and the number of games, or on the records, not on the number of threads or on who does the work.

mod games;
mod remote;

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use dvonn_coach::{Collection, Prover, Puzzle, PuzzleAim, Theme, Themes};
use dvonn_core::Movement;
use indicatif::{ProgressBar, ProgressStyle};

use crate::Failure;
use crate::difficulty::Difficulty;
use crate::interrupt::stop_on_interrupt;
use crate::remote::RemoteArgs;
use crate::workers::in_order;
use games::Games;

pub(crate) use remote::skills;

/// Positions with more stacks take too long to prove on a page.
const MOST_STACKS: usize = 20;
/// Positions with fewer stacks are too simple.
const FEWEST_STACKS: usize = 6;
/// Nodes for each step of a proof. A browser searches as many in less than a tenth of a second.
const NODES: u64 = 1 << 17;
/// Games between two writings of the file.
const SAVED_EVERY: u32 = 100;
/// With fewer moves to choose from, there is not much to find.
const FEWEST_CHOICES: usize = 4;
/// Ratings are divided into bands of this many points, so that easy puzzles do not crowd out hard ones.
const BAND: u16 = 100;

#[derive(Args, Debug)]
pub(crate) struct PuzzlesArgs {
    /// Puzzles to find
    #[arg(long, short = 'n', default_value_t = 4000)]
    count: usize,
    /// The most puzzles in a band of 100 rating points
    #[arg(long, value_name = "COUNT", default_value_t = 230)]
    band: usize,
    /// Games to search at most
    #[arg(long, default_value_t = 30_000)]
    games: u32,
    /// Seed of the games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Search these records instead, in any format that we read
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["games", "seed", "check"])]
    records: Vec<PathBuf>,
    /// Number of games searched at the same time
    #[arg(long, short = 'j', default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
    /// File to write
    #[arg(long, short, value_name = "FILE", required_unless_present = "check")]
    out: Option<PathBuf>,
    /// Continue with the puzzles in that file, if there is one
    #[arg(long)]
    resume: bool,
    /// Prove all puzzles of this file again, and find their themes and ratings again; with --out, write those that are proved
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    check: Option<PathBuf>,
    #[command(flatten)]
    remote: RemoteArgs,
}

pub(crate) fn run(args: &PuzzlesArgs) -> Result<(), Failure> {
    match (&args.check, &args.out) {
        (Some(path), _) => check(args, path),
        (None, Some(path)) => mine(args, path),
        (None, None) => Err(Failure::BadUse("--out or --check is needed".to_owned())),
    }
}

fn mine(args: &PuzzlesArgs, path: &Path) -> Result<(), Failure> {
    let games = match &args.records[..] {
        [] => Games::OfLevels { seed: args.seed, count: args.games },
        files => Games::of_files(files)?,
    };
    let workers = args.remote.connect()?;
    if workers.is_some() && matches!(games, Games::OfRecords(_)) {
        return Err(Failure::BadUse(
            "workers search games of the levels; --workers takes no records".to_owned(),
        ));
    }
    let made = format!("dvonn-lab puzzles: {}, at most {} in {BAND} points", games.name(), args.band);
    let mut found = open(args, path, made)?;
    let mut known: HashSet<_> = found.puzzles.iter().map(Puzzle::shape).collect();
    let stop = stop_on_interrupt()?;
    let style = "{wide_bar} {pos}/{len} puzzles, {msg}{per_sec:.1}, {eta} left";
    let style = ProgressStyle::with_template(style).expect("the template is well formed");
    let bar = ProgressBar::new(args.count as u64).with_style(style).with_position(found.puzzles.len() as u64);
    let numbers = found.games.into()..games.count().into();
    let keep = |puzzles: Vec<Puzzle>| {
        for puzzle in puzzles {
            let is_new = found.get(puzzle.id()).is_none() && !known.contains(&puzzle.shape());
            if is_new && found.puzzles.len() < args.count && has_room(&found, &puzzle, args.band) {
                known.insert(puzzle.shape());
                found.puzzles.push(puzzle);
                bar.inc(1);
            }
        }
        found.games += 1;
        bar.set_message(format!("{} games, ", found.games));
        let is_full = found.puzzles.len() >= args.count;
        if (is_full || found.games.is_multiple_of(SAVED_EVERY))
            && let Err(failure) = save(path, &found)
        {
            return ControlFlow::Break(Err(failure));
        }
        if is_full { ControlFlow::Break(Ok(())) } else { ControlFlow::Continue(()) }
    };
    let failure = match workers {
        Some(workers) => remote::mine(&workers, args, path, numbers, &stop, keep)?,
        None => in_order(
            args.concurrency.into(),
            numbers,
            |game, is_over| {
                let goes_on = || !is_over.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed);
                puzzles_of_game(&games, game as u32, goes_on)
            },
            keep,
        ),
    };
    bar.finish_and_clear();
    failure.unwrap_or(Ok(()))?;
    found.puzzles = sorted(found.puzzles);
    save(path, &found)?;
    println!("{}", summary(&found));
    if stop.load(Ordering::Relaxed) {
        return Err(Failure::No("interrupted; continue with --resume".to_owned()));
    }
    Ok(())
}

/// Whether a collection needs one more puzzle like this. At most half of the puzzles of a band are solved with one move,
/// and in at most a third of them only the number of pieces is at stake.
fn has_room(found: &Collection, puzzle: &Puzzle, band: usize) -> bool {
    let alike = |is_alike: &dyn Fn(&Puzzle) -> bool| {
        let same_band = found.puzzles.iter().filter(|other| other.rating / BAND == puzzle.rating / BAND);
        if is_alike(puzzle) { same_band.filter(|other| is_alike(other)).count() } else { 0 }
    };
    alike(&|_| true) < band
        && alike(&|puzzle| puzzle.own_moves() == 1) < band / 2
        && alike(&|puzzle| puzzle.aim() == PuzzleAim::Pieces) < band / 3
}

/// The puzzles found so far.
fn open(args: &PuzzlesArgs, path: &Path, made: String) -> Result<Collection, Failure> {
    let named = |reason: &dyn std::fmt::Display| Failure::BadUse(format!("{}: {reason}", path.display()));
    let bytes = match std::fs::read(path) {
        Ok(_) if !args.resume => return Err(named(&"already exists; continue it with --resume")),
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Ok(Collection { made, ..Collection::default() });
        }
        Err(error) => return Err(named(&error)),
    };
    let found = Collection::read(&bytes).map_err(|error| named(&error))?;
    if found.made != made {
        return Err(named(&format!("was made with other settings: {:?}, not {made:?}", found.made)));
    }
    Ok(found)
}

/// Replaces the file at once, so that an interruption cannot leave half of it.
fn save(path: &Path, found: &Collection) -> Result<(), Failure> {
    let named = |error: std::io::Error| Failure::BadUse(format!("{}: {error}", path.display()));
    let draft = path.with_extension("new");
    std::fs::write(&draft, found.to_bytes()).map_err(named)?;
    std::fs::rename(&draft, path).map_err(named)
}

/// The puzzles of a game; `None` if the search was stopped.
fn puzzles_of_game(games: &Games, game: u32, goes_on: impl Fn() -> bool) -> Option<Vec<Puzzle>> {
    /// Why the rest of a game is not looked at.
    enum End {
        Stopped,
        TooFewStacks,
    }
    let mut prover = Prover::new(NODES);
    let mut difficulty = Difficulty::new();
    let mut puzzles: Vec<Puzzle> = Vec::new();
    // The positions in the solution of a puzzle are not puzzles of their own.
    let mut plies_to_skip = 0;
    let end = games.walk(game, |movement| {
        let stacks = movement.occupied().len();
        if !goes_on() {
            return ControlFlow::Break(End::Stopped);
        }
        if stacks < FEWEST_STACKS {
            return ControlFlow::Break(End::TooFewStacks);
        }
        if plies_to_skip > 0 {
            plies_to_skip -= 1;
        } else if stacks <= MOST_STACKS
            && movement.count_moves(movement.turn()) >= FEWEST_CHOICES
            && let Some(puzzle) = puzzle(movement, game, &mut prover, &mut difficulty)
        {
            plies_to_skip = puzzle.proof.line.len();
            puzzles.push(puzzle);
        }
        ControlFlow::Continue(())
    });
    (!matches!(end, ControlFlow::Break(End::Stopped))).then_some(puzzles)
}

/// The puzzle that a position is, if it can be proved.
fn puzzle(start: &Movement, game: u32, prover: &mut Prover, difficulty: &mut Difficulty) -> Option<Puzzle> {
    let proof = prover.find(start)?;
    let mut puzzle = Puzzle { start: *start, proof, themes: Themes::default(), rating: 0, game };
    puzzle.themes = puzzle.find_themes();
    puzzle.rating = difficulty.rating(&puzzle);
    Some(puzzle)
}

/// Proves every puzzle of a file again, and finds its themes and its rating again. With an output file, writes the puzzles that
/// are proved, with what was found.
fn check(args: &PuzzlesArgs, path: &Path) -> Result<(), Failure> {
    let named = |reason: &dyn std::fmt::Display| Failure::BadUse(format!("{}: {reason}", path.display()));
    let bytes = std::fs::read(path).map_err(|error| named(&error))?;
    let mut found = Collection::read(&bytes).map_err(|error| named(&error))?;
    let stop = stop_on_interrupt()?;
    let style = "{wide_bar} {pos}/{len} puzzles, {per_sec:.1}, {eta} left";
    let style = ProgressStyle::with_template(style).expect("the template is well formed");
    let bar = ProgressBar::new(found.puzzles.len() as u64).with_style(style);
    let (mut flaws, mut proved) = (Vec::new(), Vec::new());
    let mut shapes = HashSet::new();
    let mut waiting = found.puzzles.iter();
    let take = |rating: Result<u16, String>| {
        let Some(puzzle) = waiting.next() else { return };
        let again = rating.and_then(|rating| {
            let is_new = shapes.insert(puzzle.shape());
            let again = Puzzle { themes: puzzle.find_themes(), rating, ..puzzle.clone() };
            if is_new { Ok(again) } else { Err("another puzzle is its mirror image".to_owned()) }
        });
        match again {
            Ok(again) => {
                if again != *puzzle {
                    flaws.push(format!("{}: its themes or its rating differ", puzzle.id()));
                }
                proved.push(again);
            }
            Err(flaw) => flaws.push(format!("{}: {flaw}", puzzle.id())),
        }
        bar.inc(1);
    };
    match args.remote.connect()? {
        Some(workers) => remote::prove_again(&workers, args, &found.puzzles, &stop, take)?,
        None => prove_again(args, &found.puzzles, &stop, take),
    }
    bar.finish_and_clear();
    if stop.load(Ordering::Relaxed) {
        return Err(Failure::No("interrupted".to_owned()));
    }
    if let Some(out) = &args.out {
        found.puzzles = sorted(proved);
        save(out, &found)?;
    }
    println!("{}", summary(&found));
    if flaws.is_empty() { Ok(()) } else { Err(Failure::No(flaws.join("\n"))) }
}

/// Proves puzzles again, and passes on each one's rating, or why it is not a puzzle, in order.
fn prove_again(
    args: &PuzzlesArgs,
    puzzles: &[Puzzle],
    stop: &AtomicBool,
    mut take: impl FnMut(Result<u16, String>),
) {
    let prove = |number: u64, _: &AtomicBool| {
        (!stop.load(Ordering::Relaxed)).then(|| proved_again(&puzzles[number as usize]))
    };
    let _: Option<()> = in_order(args.concurrency.into(), 0..puzzles.len() as u64, prove, |rating| {
        take(rating);
        ControlFlow::Continue(())
    });
}

/// The rating of a puzzle as found again, or why it is not one. The table is a fresh one, so that the limit of nodes is the one
/// that a page needs; that of a whole game made some proofs easier.
fn proved_again(puzzle: &Puzzle) -> Result<u16, String> {
    Prover::new(2 * NODES).check(&puzzle.start, &puzzle.proof).map_err(|flaw| flaw.to_string())?;
    Ok(Difficulty::new().rating(puzzle))
}

/// From easy to hard. The puzzle of the day goes through this list with large steps.
fn sorted(mut puzzles: Vec<Puzzle>) -> Vec<Puzzle> {
    puzzles.sort_by_key(|puzzle| (puzzle.rating, puzzle.id()));
    puzzles
}

/// The numbers of puzzles, in all and by what distinguishes them.
fn summary(found: &Collection) -> String {
    let count = |is_counted: &dyn Fn(&Puzzle) -> bool| {
        found.puzzles.iter().filter(|puzzle| is_counted(puzzle)).count()
    };
    let mut lines = vec![format!("{} puzzles from {} games", found.puzzles.len(), found.games)];
    let bands =
        found.puzzles.iter().map(|puzzle| puzzle.rating / BAND).collect::<std::collections::BTreeSet<_>>();
    for band in bands {
        lines.push(format!(
            "  rated {} to {}: {}",
            band * BAND,
            (band + 1) * BAND - 1,
            count(&|puzzle| puzzle.rating / BAND == band)
        ));
    }
    for aim in [PuzzleAim::Win, PuzzleAim::Draw, PuzzleAim::Pieces] {
        lines.push(format!(
            "  to find {}: {}",
            format!("{aim:?}").to_lowercase(),
            count(&|puzzle| puzzle.aim() == aim)
        ));
    }
    for moves in 1..=6 {
        lines.push(format!("  {moves} moves to find: {}", count(&|puzzle| puzzle.own_moves() == moves)));
    }
    for theme in Theme::ALL {
        lines.push(format!("  theme {theme}: {}", count(&|puzzle| puzzle.themes.contains(theme))));
    }
    lines.join("\n")
}
