//! `levels`: how strong the levels are. Prints the tables of `docs/levels.md`.
//!
//! Each level plays the one below; with `--all-pairs`, every other level. The ratings that make the results most likely put all of
//! them on one scale.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use dvonn_engine::Level;

use crate::contest::ContestEnd;
use crate::interrupt::stop_on_interrupt;
use crate::ratings::{Encounter, Rating, ratings};
use crate::{Archive, Contest, Entrant, Failure, Openings, Referee, Resume, Totals};

/// The rating of level 1; the others follow from the results.
const LEVEL_1: f64 = 1000.0;

#[derive(Args, Debug)]
pub(crate) struct LevelsArgs {
    /// Number of games of each match; an odd number is rounded up to whole pairs
    #[arg(long, short = 'n', default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Number of games played at the same time
    #[arg(long, short = 'j', default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
    /// The strongest level to play
    #[arg(long, value_name = "LEVEL", default_value = "10")]
    up_to: Level,
    /// The weakest level to play
    #[arg(long, value_name = "LEVEL", default_value = "1")]
    from: Level,
    /// Let every level play every other one, instead of only the one below
    #[arg(long)]
    all_pairs: bool,
    /// Folder for the games and the state of each match; a match that is there already is continued
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A player with a name for people and a description.
#[derive(Clone, PartialEq)]
struct Contender {
    name: String,
    text: String,
}

impl Contender {
    fn level(level: Level) -> Contender {
        Contender { name: format!("level {level}"), text: format!("engine,level={level},hash=4") }
    }

    fn entrant(&self) -> Entrant {
        self.text.parse().expect("these players exist")
    }

    fn yardstick(name: &str, text: &str) -> Contender {
        Contender { name: name.to_owned(), text: text.to_owned() }
    }
}

/// A player of a level, for games that do not need much memory.
pub(crate) fn entrant(level: Level) -> Entrant {
    Contender::level(level).entrant()
}

impl LevelsArgs {
    fn contest(&self, players: [&Contender; 2]) -> Contest {
        Contest {
            entrants: players.map(Contender::entrant),
            openings: Openings::Placements(0),
            seed: self.seed,
            pairs: self.games.div_ceil(2),
            concurrency: self.concurrency.into(),
            referee: Referee::default(),
            sprt: None,
        }
    }

    /// The matches, those between neighbours first.
    fn matches(&self) -> Vec<[Contender; 2]> {
        let levels: Vec<Level> =
            Level::ALL.into_iter().filter(|level| (self.from..=self.up_to).contains(level)).collect();
        let mut matches = Vec::new();
        for &upper in &levels {
            if let Some(lower) = upper.number().checked_sub(1).and_then(Level::new) {
                matches.push([Contender::level(upper), Contender::level(lower)]);
            } else {
                for yardstick in [
                    Contender::yardstick("random moves", "random"),
                    Contender::yardstick("score-grabber", "grabber"),
                ] {
                    matches.push([Contender::level(upper), yardstick]);
                }
            }
        }
        for distance in (2..levels.len()).filter(|_| self.all_pairs) {
            let pairs = levels[distance..].iter().zip(&levels);
            matches.extend(pairs.map(|(&upper, &lower)| [Contender::level(upper), Contender::level(lower)]));
        }
        matches
    }

    /// Plays a match, or what is missing of it.
    fn play(
        &self,
        players: [&Contender; 2],
        stop: &std::sync::atomic::AtomicBool,
    ) -> Result<Totals, Failure> {
        let contest = self.contest(players);
        let (mut archive, mut totals) = match &self.out {
            Some(folder) => {
                let folder = folder.join(players.map(|player| player.name.replace(' ', "-")).join("-"));
                let (archive, totals) =
                    Archive::open(&folder, &contest, Resume::GoOn).map_err(Failure::BadUse)?;
                (Some(archive), totals)
            }
            None => (None, Totals::default()),
        };
        let end = contest.run(&mut totals, stop, |totals, games| {
            archive.as_mut().map_or(Ok(()), |archive| archive.keep(totals, games))
        })?;
        match end {
            ContestEnd::Stopped => Err(Failure::No("interrupted".to_owned())),
            ContestEnd::Complete | ContestEnd::Decided(_) => Ok(totals),
        }
    }
}

pub(crate) fn run(args: &LevelsArgs) -> Result<(), Failure> {
    let stop = stop_on_interrupt()?;
    let mut out = std::io::stdout();
    writeln!(out, "| player | against | score | won, drawn, lost | margin |")?;
    writeln!(out, "| --- | --- | --- | --- | --- |")?;
    let mut names: Vec<String> = Vec::new();
    let mut encounters = Vec::new();
    for [first, second] in args.matches() {
        let totals = args.play([&first, &second], &stop)?;
        writeln!(out, "{}", row(&first.name, &second.name, &totals))?;
        out.flush()?;
        let mut index = |name: &str| {
            names.iter().position(|known| known == name).unwrap_or_else(|| {
                names.push(name.to_owned());
                names.len() - 1
            })
        };
        encounters
            .push(Encounter { players: [index(&first.name), index(&second.name)], pairs: totals.pairs });
    }
    // Without level 1, the weakest level counts as it would.
    let weakest = args.from.number().saturating_sub(1).max(1);
    let anchor = names.iter().position(|name| *name == format!("level {weakest}")).unwrap_or(0);
    let mut ratings: Vec<(&String, Rating)> =
        names.iter().zip(ratings(&encounters, anchor, LEVEL_1)).collect();
    ratings.sort_by(|a, b| a.1.value.total_cmp(&b.1.value));
    writeln!(out, "\n| player | rating | 95 % |\n| --- | --- | --- |")?;
    for (name, Rating { value, interval: [low, high] }) in ratings {
        writeln!(out, "| {name} | {value:.0} | {low:.0} to {high:.0} |")?;
    }
    Ok(())
}

fn row(first: &str, second: &str, totals: &Totals) -> String {
    let Totals { wins, draws, losses, pairs, .. } = totals;
    let (score, error) = (100.0 * pairs.score(), 100.0 * pairs.error());
    let margin = totals.mean_margin();
    format!("| {first} | {second} | {score:.1} % ± {error:.1} | {wins}, {draws}, {losses} | {margin:+.1} |")
}
