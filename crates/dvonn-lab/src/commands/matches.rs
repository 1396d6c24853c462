//! `match`: which player is stronger, and by how much.

mod remote;

use std::fmt::Write as _;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use crate::contest::ContestEnd;
use crate::entrant::duration;
use crate::interrupt::stop_on_interrupt;
use crate::opening::OPENING_PLACEMENTS;
use crate::remote::{RemoteArgs, notes_beside};
use crate::{
    Archive, ClockKind, Contest, Entrant, Failure, Openings, PlayedGame, Referee, Resume, Sprt, SprtState,
    Totals,
};

pub(crate) use remote::skill;

/// Games that a worker gets at once, if nothing is said.
const USUAL_CHUNK: u64 = 16;

#[derive(Args, Debug)]
pub(crate) struct MatchArgs {
    /// The player whose score is reported
    #[arg(value_name = "PLAYER")]
    first: Entrant,
    /// Its opponent
    #[arg(value_name = "PLAYER")]
    second: Entrant,
    /// Maximum number of games; an odd number is rounded up to whole pairs
    #[arg(long, short = 'n', default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Number of games played at the same time
    #[arg(long, short = 'j', default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
    /// Play only the stacking phase from full boards, or whole games
    #[arg(long, value_enum, default_value_t = Phase::Stacking)]
    phase: Phase,
    /// Full boards to start from, without a book
    #[arg(long, value_enum, default_value_t = Boards::Random, conflicts_with = "book")]
    boards: Boards,
    /// File of boards to start from, one per line
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,
    /// Random placements before the players take over, in whole games
    #[arg(long, value_name = "N", default_value_t = OPENING_PLACEMENTS, value_parser = placements)]
    placements: usize,
    /// Let this player make the stack moves of both sides, so that only placements are compared
    #[arg(long, value_name = "PLAYER")]
    finish: Option<Entrant>,
    /// Seed of the openings and of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop as soon as the sequential test accepts ELO1 or ELO0
    #[arg(long, value_name = "ELO0,ELO1", value_parser = elo_bounds, allow_hyphen_values = true)]
    sprt: Option<(f64, f64)>,
    /// Probability of accepting ELO1 when the true difference is ELO0
    #[arg(long, default_value_t = 0.05, requires = "sprt")]
    alpha: f64,
    /// Probability of accepting ELO0 when the true difference is ELO1
    #[arg(long, default_value_t = 0.05, requires = "sprt")]
    beta: f64,
    /// Time that the clocks count; `cpu` is for built-in players with one thread
    #[arg(long, value_enum, default_value_t = ClockKind::Wall)]
    clock: ClockKind,
    /// How long a move is still accepted after its flag fell
    #[arg(long, value_name = "TIME", default_value = "20ms", value_parser = duration)]
    grace: Duration,
    /// How long to wait for a move from a player without a clock
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = duration)]
    patience: Duration,
    /// Folder for the games and the state of the match
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Continue the match in that folder, if there is one
    #[arg(long, requires = "out")]
    resume: bool,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    remote: RemoteArgs,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Phase {
    /// From full boards
    Stacking,
    /// From a few random placements
    Full,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Boards {
    /// Pieces on random cells
    Random,
    /// Random first placements, completed by plain2011 for both sides
    Placed,
    /// Pieces on random cells, chosen so that our engine gives neither side an advantage
    Balanced,
}

fn placements(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(count @ 0..=48) => Ok(count),
        _ => Err("not a number from 0 to 48".to_owned()),
    }
}

fn elo_bounds(text: &str) -> Result<(f64, f64), String> {
    let number = |text: &str| text.trim().parse::<f64>().ok();
    text.split_once(',')
        .and_then(|(low, high)| number(low).zip(number(high)))
        .ok_or_else(|| "two Elo values are expected, such as 0,10".to_owned())
}

impl MatchArgs {
    fn contest(self) -> Result<Contest, Failure> {
        let pairs = self.games.div_ceil(2);
        let openings = match (&self.book, self.phase, self.boards) {
            (Some(_), Phase::Full, _) => {
                return Err(Failure::BadUse("a book holds full boards, for --phase stacking".to_owned()));
            }
            (Some(path), ..) => Openings::read_book(path).map_err(Failure::BadUse)?,
            (None, Phase::Full, _) => Openings::Placements(self.placements),
            (None, Phase::Stacking, Boards::Random) => Openings::Random,
            (None, Phase::Stacking, Boards::Placed) => Openings::Placed,
            (None, Phase::Stacking, Boards::Balanced) => Openings::Balanced,
        };
        if let Openings::Book(boards) = &openings
            && (boards.len() as u64) < pairs
        {
            return Err(Failure::BadUse(format!(
                "the book has {} boards, enough for {} games",
                boards.len(),
                2 * boards.len()
            )));
        }
        if let (Some(_), Phase::Stacking) = (&self.finish, self.phase) {
            return Err(Failure::BadUse("--finish is for whole games, --phase full".to_owned()));
        }
        if self.finish.as_ref().is_some_and(Entrant::is_external) {
            return Err(Failure::BadUse("--finish takes a player inside the lab".to_owned()));
        }
        for entrant in [&self.first, &self.second] {
            entrant.can_begin(&openings).map_err(Failure::BadUse)?;
            if self.clock == ClockKind::Cpu && (entrant.is_external() || entrant.threads() > 1) {
                return Err(Failure::BadUse(format!(
                    "{entrant}: --clock cpu is for players inside the lab with one thread"
                )));
            }
        }
        let sprt = self
            .sprt
            .map(|(elo0, elo1)| Sprt::new(elo0, elo1, self.alpha, self.beta))
            .transpose()
            .map_err(|error| Failure::BadUse(error.to_string()))?;
        Ok(Contest {
            entrants: [self.first, self.second],
            openings,
            seed: self.seed,
            pairs,
            concurrency: self.concurrency.into(),
            referee: Referee {
                clock: self.clock,
                grace: self.grace,
                patience: self.patience,
                finisher: self.finish,
            },
            sprt,
        })
    }
}

pub(crate) fn run(args: MatchArgs) -> Result<(), Failure> {
    let (is_json, folder, remote_args) = (args.json, args.out.clone(), args.remote.clone());
    let resume = if args.resume { Resume::GoOn } else { Resume::Refuse };
    let contest = args.contest()?;
    let remote = remote_args.connect()?;
    if remote.is_some() {
        remote::check(&contest).map_err(Failure::BadUse)?;
    }
    let (mut archive, mut totals) = match &folder {
        Some(folder) => {
            let (archive, totals) = Archive::open(folder, &contest, resume).map_err(Failure::BadUse)?;
            (Some(archive), totals)
        }
        None => (None, Totals::default()),
    };
    let stop = stop_on_interrupt()?;
    let progress = MatchProgress::new(&contest);
    let listener = |totals: &Totals, games: &[PlayedGame; 2]| {
        progress.show(&contest, totals);
        archive.as_mut().map_or(Ok(()), |archive| archive.keep(totals, games))
    };
    let outcome = match remote {
        Some(remote) => {
            let notes = folder.as_deref().map(notes_beside);
            let size = remote_args.chunk(USUAL_CHUNK).div_ceil(2);
            remote::run(&remote, &contest, size, notes.as_deref(), &mut totals, &stop, listener)?
        }
        None => contest.run(&mut totals, &stop, listener),
    };
    progress.finish();
    let outcome = outcome.map_err(|error| Failure::BadUse(format!("cannot save the games: {error}")))?;
    let mut out = std::io::stdout().lock();
    if is_json {
        writeln!(out, "{:#}", describe(&contest, &totals))?;
    } else {
        write!(out, "{}", report(&contest, &totals))?;
    }
    match outcome {
        ContestEnd::Complete | ContestEnd::Decided(SprtState::Accepted | SprtState::Open) => Ok(()),
        ContestEnd::Decided(SprtState::Rejected) => Err(Failure::No(String::new())),
        ContestEnd::Stopped => Err(Failure::No(match folder {
            Some(_) => "interrupted; continue with --resume".to_owned(),
            None => "interrupted".to_owned(),
        })),
    }
}

/// Shows a progress bar with the running result in a terminal; otherwise prints a line from time to time to standard
/// error.
struct MatchProgress {
    bar: Option<ProgressBar>,
}

impl MatchProgress {
    /// Games between two progress lines without a terminal.
    const LINE_EVERY: u64 = 100;

    fn new(contest: &Contest) -> MatchProgress {
        let bar = std::io::stderr().is_terminal().then(|| {
            let style = "{wide_bar} {pos}/{len} games, {eta} left\n{msg}";
            let style = ProgressStyle::with_template(style).expect("the template is well formed");
            ProgressBar::new(2 * contest.pairs).with_style(style)
        });
        MatchProgress { bar }
    }

    fn show(&self, contest: &Contest, totals: &Totals) {
        if let Some(bar) = &self.bar {
            bar.set_position(totals.games());
            bar.set_message(summary(contest, totals));
        } else if totals.games().is_multiple_of(MatchProgress::LINE_EVERY) {
            eprintln!("{:>6} games: {}", totals.games(), summary(contest, totals));
        }
    }

    fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// The running result in one line.
fn summary(contest: &Contest, totals: &Totals) -> String {
    let Totals { wins, draws, losses, .. } = totals;
    let mut line = format!("+{wins} ={draws} -{losses}, {}", elo_text(totals));
    if let Some(sprt) = &contest.sprt {
        let [low, high] = sprt.limits();
        let _ = write!(line, ", LLR {:+.2} [{low:.2}, {high:.2}]", sprt.llr(&totals.pairs));
    }
    let faults: u64 = totals.tallies.iter().map(crate::Tally::faults).sum();
    if faults > 0 {
        let _ = write!(line, ", {faults} faults");
    }
    line
}

fn elo_text(totals: &Totals) -> String {
    let (elo, [low, high]) = totals.pairs.elo();
    let score = 100.0 * totals.pairs.score();
    if elo.is_finite() {
        format!("{score:.1} %, Elo {elo:+.1} [{low:+.1}, {high:+.1}]")
    } else {
        format!("{score:.1} %")
    }
}

/// The complete result.
fn report(contest: &Contest, totals: &Totals) -> String {
    let mut text = String::new();
    let mut line = |content: String| {
        text += &content;
        text.push('\n');
    };
    let Totals { wins, draws, losses, .. } = totals;
    line(format!("{} against {}", contest.entrants[0], contest.entrants[1]));
    line(format!("games   {}: {wins} won, {draws} drawn, {losses} lost", totals.games()));
    let error = 100.0 * totals.pairs.error();
    line(format!("score   {:.1} % ± {error:.1}", 100.0 * totals.pairs.score()));
    let (elo, [low, high]) = totals.pairs.elo();
    line(format!("Elo     {elo:+.1}, between {low:+.1} and {high:+.1} (95 %)"));
    line(format!("margin  {:+.2} pieces per game", totals.mean_margin()));
    line(format!(
        "pairs   {} (0, ½, 1, 1½, 2 points)",
        totals.pairs.counts.map(|count| count.to_string()).join(" ")
    ));
    if let Some(sprt) = &contest.sprt {
        let [reject, accept] = sprt.limits();
        let verdict = match sprt.verdict(&totals.pairs) {
            SprtState::Accepted => "accepted",
            SprtState::Rejected => "rejected",
            SprtState::Open => "open",
        };
        let llr = sprt.llr(&totals.pairs);
        line(format!(
            "test    Elo [{}, {}]: {verdict}, LLR {llr:+.2} of [{reject:.2}, {accept:.2}]",
            sprt.elo0, sprt.elo1
        ));
    }
    for (entrant, tally) in contest.entrants.iter().zip(&totals.tallies) {
        let per_move = tally.nodes as f64 / tally.moves.max(1) as f64;
        let speed = if tally.cpu_seconds > 0.0 { tally.nodes as f64 / tally.cpu_seconds / 1e6 } else { 0.0 };
        line(format!(
            "{}: {per_move:.0} nodes a move, {:.2} s CPU, {:.2} s on the clock, {speed:.2} M nodes/s; faults: {} illegal, {} crashed, {} out of time",
            entrant.name(),
            tally.cpu_seconds,
            tally.seconds,
            tally.illegal,
            tally.crashes,
            tally.flags
        ));
        if let Some(fault) = &tally.first_fault {
            line(format!("  the first: {fault}"));
        }
    }
    text
}

fn describe(contest: &Contest, totals: &Totals) -> Value {
    let finite = |number: f64| number.is_finite().then_some(number);
    let (elo, [low, high]) = totals.pairs.elo();
    let mut value = json!({
        "players": contest.entrants.each_ref().map(ToString::to_string),
        "games": totals.games(),
        "totals": totals,
        "score": totals.pairs.score(),
        "elo": finite(elo),
        "elo_95": [finite(low), finite(high)],
        "mean_margin": totals.mean_margin(),
    });
    if let Some(sprt) = &contest.sprt {
        value["sprt"] = json!({
            "bounds": [sprt.elo0, sprt.elo1],
            "limits": sprt.limits(),
            "llr": sprt.llr(&totals.pairs),
            "verdict": sprt.verdict(&totals.pairs),
        });
    }
    value
}
