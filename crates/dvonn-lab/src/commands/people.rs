//! `people`: how much the moves of people lose, and what they overlook. Prints tables of `docs/levels.md`.
//!
//! The strength of a person is the score against one robot that many have played. A move is compared with the best one that a
//! search finds, as in the review of a game; the levels of the computer are then asked for a move in the same positions.

use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::Args;
use dvonn_coach::{Assessed, ReviewedPly, Slip, Theme, themes};
use dvonn_core::{Color, Move, Phase, Position};
use dvonn_engine::{Engine, Estimate, Evaluator, Level, Limits, Score, SearchTask, Settings};

use crate::Failure;
use crate::entrant::network;
use crate::interrupt::stop_on_interrupt;
use crate::opening::mix;
use crate::people_game::{Choice, PeopleGame, bad_file, is_person, read};
use crate::statistics::mean_and_error;
use crate::workers::in_order;

#[derive(Args, Debug)]
pub(crate) struct PeopleArgs {
    /// Games, one JSON object a line; `-` reads standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Positions to judge of each group of people
    #[arg(long, short = 'n', default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    positions: u64,
    /// Nodes of each search
    #[arg(long, default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The robot against which people are compared
    #[arg(long, default_value = "dumbot")]
    robot: String,
    /// Leave out people with fewer games against it
    #[arg(long, value_name = "N", default_value_t = 5)]
    at_least: usize,
    /// The strongest level to compare with people
    #[arg(long, value_name = "LEVEL", default_value = "7")]
    up_to: Level,
    /// A network for the search, instead of the handcrafted evaluation
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// Seed of the choice of positions, and of the levels
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads
    #[arg(long, short = 'j', default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
}

/// People of about the same strength.
struct Group {
    name: String,
    people: usize,
    choices: Vec<Choice>,
}

/// What became of a choice.
struct Judged {
    group: usize,
    stacks: usize,
    by_person: ReviewedPly,
    /// The moves of the levels in the same position.
    by_levels: Vec<ReviewedPly>,
}

pub(crate) fn run(args: &PeopleArgs) -> Result<(), Failure> {
    let stop = stop_on_interrupt()?;
    let games = read(&args.file)?;
    let mut groups = groups(&games, args);
    for (number, group) in groups.iter_mut().enumerate() {
        fastrand::Rng::with_seed(mix(&[args.seed, number as u64])).shuffle(&mut group.choices);
        group.choices.truncate(args.positions as usize);
    }
    let choices: Vec<(usize, Choice)> = groups
        .iter()
        .enumerate()
        .flat_map(|(number, group)| group.choices.iter().map(move |choice| (number, *choice)))
        .collect();
    let evaluator = match &args.net {
        Some(path) => Evaluator::Network(network(path).map_err(|reason| bad_file(path, &reason))?),
        None => Settings::default().evaluator,
    };
    let settings = Settings { hash: 1, seed: args.seed, evaluator, ..Settings::default() };
    let mut judged = Vec::with_capacity(choices.len());
    let judge = |number: u64, _: &std::sync::atomic::AtomicBool| {
        if stop.load(std::sync::atomic::Ordering::Relaxed) {
            return None;
        }
        let (group, choice) = choices[number as usize];
        Some(Assessor { engine: Engine::new(settings.clone()), args }.judge(group, choice))
    };
    in_order(args.concurrency.into(), 0..choices.len() as u64, judge, |one| {
        judged.push(one);
        ControlFlow::<()>::Continue(())
    });
    if judged.len() < choices.len() {
        return Err(Failure::No("interrupted".to_owned()));
    }
    print(&groups, &judged, args)?;
    Ok(())
}

/// The people who have played the robot often enough, in quarters by their score against it, and the guests.
fn groups(games: &[PeopleGame], args: &PeopleArgs) -> Vec<Group> {
    let mut results: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    for game in games {
        for color in Color::ALL {
            let (name, against) = (game.player(color), game.player(color.other()));
            if is_person(name)
                && against == args.robot
                && let Some(points) = game.points(color)
            {
                results.entry(name).or_default().push(points);
            }
        }
    }
    let mut people: Vec<(f64, &str)> = results
        .into_iter()
        .filter(|(_, points)| points.len() >= args.at_least)
        .map(|(name, points)| (100.0 * points.iter().sum::<f64>() / points.len() as f64, name))
        .collect();
    people.sort_by(|a, b| a.0.total_cmp(&b.0));
    let quarter = people.len().div_ceil(4).max(1);
    let mut groups = Vec::new();
    let mut group_of: BTreeMap<&str, usize> = BTreeMap::new();
    for (part, quarter) in people.chunks(quarter).zip(["weakest", "second", "third", "strongest"]) {
        let (from, to) = (part[0].0, part[part.len() - 1].0);
        group_of.extend(part.iter().map(|(_, name)| (*name, groups.len())));
        let name = format!("{quarter} quarter, {from:.0} to {to:.0} % against {}", args.robot);
        groups.push(Group { name, people: part.len(), choices: Vec::new() });
    }
    group_of.insert("guest", groups.len());
    groups.push(Group { name: "guests".to_owned(), people: 0, choices: Vec::new() });
    for game in games {
        let stack_moves =
            game.choices().into_iter().filter(|choice| choice.before.phase() == Phase::Movement);
        for choice in stack_moves {
            if let Some(&group) = group_of.get(game.player(choice.before.turn())) {
                groups[group].choices.push(choice);
            }
        }
    }
    groups
}

/// Assesses moves with a search.
struct Assessor<'a> {
    engine: Engine,
    args: &'a PeopleArgs,
}

impl Assessor<'_> {
    fn judge(&mut self, group: usize, choice: Choice) -> Judged {
        let Choice { before, mv } = choice;
        let best = self.search(&before).expect("there is a move");
        let person = self.after(&before, mv, &best);
        let by_person = ReviewedPly { before, played: person, best: best.clone(), next: None };
        let levels = Level::ALL.into_iter().filter(|level| *level <= self.args.up_to);
        let by_levels = levels
            .map(|level| {
                self.engine.forget();
                let task = level.task(before.phase(), None);
                let mv = self.engine.think(&before, &task, &mut ()).best().expect("there is a move");
                let played = self.after(&before, mv, &best);
                ReviewedPly { before, played, best: best.clone(), next: None }
            })
            .collect();
        Judged { group, stacks: before.occupied().len(), by_person, by_levels }
    }

    /// The best move, from an empty table so that the order of questions does not matter; `None` once the game is over.
    fn search(&mut self, position: &Position) -> Option<Assessed> {
        self.engine.forget();
        let task = SearchTask::within(Limits::nodes(self.args.nodes));
        self.engine.think(position, &task, &mut ()).lines.first().map(Assessed::from)
    }

    /// A move with the score that the best reply to it leaves.
    fn after(&mut self, before: &Position, mv: Move, best: &Assessed) -> Assessed {
        if mv == best.mv {
            return best.clone();
        }
        let next = before.play(mv).expect("the move is legal");
        let us = before.turn();
        if let Some(reply) = self.search(&next) {
            let line = [vec![reply.mv], reply.line].concat();
            // `for_white` turns a score of the side to move into White's, and White's into the player's.
            return Assessed { mv, score: reply.score.for_white(next.turn()).for_white(us), line };
        }
        let scores = next.scores();
        let margin = f64::from(scores[us]) - f64::from(scores[us.other()]);
        Assessed { mv, score: Score::Estimate(Estimate::from_pieces(margin)), line: Vec::new() }
    }
}

/// The mean loss in pieces with its error, the mean loss of winning chance, and the share of mistakes and blunders.
fn row<'a>(plies: impl Iterator<Item = &'a ReviewedPly>) -> String {
    let plies: Vec<&ReviewedPly> = plies.collect();
    let pieces: Vec<f64> = plies.iter().filter_map(|ply| ply.lost_pieces()).collect();
    let chances: Vec<f64> = plies.iter().map(|ply| 100.0 * ply.lost_chance()).collect();
    let share = |is_so: &dyn Fn(&ReviewedPly) -> bool| {
        100.0 * plies.iter().filter(|ply| is_so(ply)).count() as f64 / plies.len().max(1) as f64
    };
    let ((pieces, pieces_error), (chance, chance_error)) =
        (mean_and_error(&pieces), mean_and_error(&chances));
    format!(
        "{} | {pieces:.2} ± {pieces_error:.2} | {chance:.1} ± {chance_error:.1} % | {:.1} % | {:.1} % | {:.1} %",
        plies.len(),
        share(&|ply| ply.is_best()),
        share(&|ply| ply.slip() == Some(Slip::Mistake)),
        share(&|ply| ply.slip() == Some(Slip::Blunder)),
    )
}

const HEADING: &str = "positions | pieces lost | chance lost | the best move | mistakes | blunders |\n| --- | --- | --- | --- | --- | --- | --- |";

fn print(groups: &[Group], judged: &[Judged], args: &PeopleArgs) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "| who | {HEADING}")?;
    for (number, group) in groups.iter().enumerate() {
        let own = judged.iter().filter(|one| one.group == number).map(|one| &one.by_person);
        let people = if group.people == 0 { String::new() } else { format!(" ({} people)", group.people) };
        writeln!(out, "| {}{people} | {} |", group.name, row(own))?;
    }
    for (index, level) in Level::ALL.into_iter().filter(|level| *level <= args.up_to).enumerate() {
        let moves = judged.iter().map(|one| &one.by_levels[index]);
        writeln!(out, "| level {level}, in all these positions | {} |", row(moves))?;
    }
    writeln!(out, "\n| stacks left | {HEADING}")?;
    for stacks in [(33, 49), (25, 32), (17, 24), (1, 16)] {
        let (from, to) = stacks;
        let own = judged.iter().filter(|one| (from..=to).contains(&one.stacks)).map(|one| &one.by_person);
        writeln!(out, "| {from} to {to} | {} |", row(own))?;
    }
    print_oversights(&mut out, groups, judged, args)
}

/// What the mistakes and blunders are about: the first theme of what speaks against the move or, if there is none, of what
/// speaks for the best one.
fn oversight(ply: &ReviewedPly) -> Option<Theme> {
    themes(&ply.drawbacks()).first().copied().or_else(|| ply.theme())
}

fn print_oversights(
    out: &mut impl Write,
    groups: &[Group],
    judged: &[Judged],
    args: &PeopleArgs,
) -> Result<(), Failure> {
    let levels: Vec<Level> = Level::ALL.into_iter().filter(|level| *level <= args.up_to).collect();
    let is_slip = |ply: &&ReviewedPly| ply.slip() >= Some(Slip::Mistake);
    let mut columns: Vec<(String, Vec<Option<Theme>>)> = Vec::new();
    for (number, group) in groups.iter().enumerate() {
        let own = judged.iter().filter(|one| one.group == number).map(|one| &one.by_person);
        let name = group.name.split(',').next().unwrap_or_default().to_owned();
        columns.push((name, own.filter(is_slip).map(oversight).collect()));
    }
    for (index, level) in levels.iter().enumerate() {
        let own = judged.iter().map(|one| &one.by_levels[index]);
        columns.push((format!("level {level}"), own.filter(is_slip).map(oversight).collect()));
    }
    writeln!(out, "\n| theme of the mistakes and blunders, percent | {} |", names(&columns))?;
    writeln!(out, "|{}", " --- |".repeat(columns.len() + 1))?;
    for theme in Theme::ALL.map(Some).into_iter().chain([None]) {
        let share = |(_, found): &(String, Vec<Option<Theme>>)| {
            let count = found.iter().filter(|other| **other == theme).count();
            format!("{:.0}", 100.0 * count as f64 / found.len().max(1) as f64)
        };
        let shares: Vec<String> = columns.iter().map(share).collect();
        let name = theme.map_or("none", Theme::name);
        writeln!(out, "| {name} | {} |", shares.join(" | "))?;
    }
    Ok(())
}

fn names(columns: &[(String, Vec<Option<Theme>>)]) -> String {
    columns.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(" | ")
}
