//! `positions`: late positions from play, with proved values, for `solve-bench`.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use clap::Args;
use dvonn_core::{ByColor, Position};
use dvonn_engine::Solver;
use indicatif::{ProgressBar, ProgressStyle};

use crate::opening::mix;
use crate::workers::in_order;
use crate::{Entrant, Failure, Openings, Referee};

/// Games per requested position before giving up: nearly every game has a position with each number of stacks, unless a
/// removal skips it.
const MOST_GAMES: u64 = 20;

#[derive(Args, Debug)]
pub(crate) struct PositionsArgs {
    /// Numbers of stacks on the board; each gets a file
    #[arg(long, value_delimiter = ',', value_name = "N,…", default_value = "16,18,20,22,24,26,28")]
    stacks: Vec<usize>,
    /// Number of positions for each
    #[arg(long, default_value_t = 100)]
    count: usize,
    /// Player for both sides of the games
    #[arg(long, default_value = "engine,nodes=5000")]
    player: Entrant,
    /// Prove the margin up to this many stacks, and only the winner above
    #[arg(long, value_name = "N", default_value_t = 24)]
    margin_to: usize,
    /// Seed of the boards
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of games played at the same time
    #[arg(long, short = 'j', default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
    /// Folder to write into
    #[arg(long, short, value_name = "FOLDER")]
    out: PathBuf,
}

pub(crate) fn run(args: &PositionsArgs) -> Result<(), Failure> {
    if let Some(stacks) = args.stacks.iter().find(|stacks| !(1..=48).contains(*stacks)) {
        return Err(Failure::BadUse(format!("--stacks: {stacks} is not a number from 1 to 48")));
    }
    let openings = Openings::Placed;
    args.player.can_begin(&openings).map_err(Failure::BadUse)?;
    let wanted = args.stacks.len() * args.count;
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} positions").expect("it is well formed");
    let bar = ProgressBar::new(wanted as u64).with_style(style);
    let mut found: BTreeMap<usize, Vec<(Position, String)>> =
        args.stacks.iter().map(|&stacks| (stacks, Vec::new())).collect();
    let mut known = HashSet::new();
    let games = (args.count as u64).saturating_mul(MOST_GAMES);
    let result = in_order(
        args.concurrency.into(),
        0..games,
        |game, _| Some(proved(args, &openings, game)),
        |positions| {
            let positions = match positions {
                Ok(positions) => positions,
                Err(fault) => return ControlFlow::Break(Err(fault)),
            };
            for (position, value) in positions {
                let list = found.get_mut(&position.occupied().len()).expect("only these are collected");
                if list.len() < args.count && known.insert(position) {
                    list.push((position, value));
                    bar.inc(1);
                }
            }
            let is_full = found.values().all(|list| list.len() == args.count);
            if is_full { ControlFlow::Break(Ok(())) } else { ControlFlow::Continue(()) }
        },
    );
    bar.finish_and_clear();
    match result {
        Some(result) => result.map_err(Failure::No)?,
        None => return Err(Failure::No(format!("too few positions in {games} games"))),
    }
    std::fs::create_dir_all(&args.out)?;
    for (stacks, list) in &found {
        let what = if *stacks <= args.margin_to { "margin" } else { "result" };
        let mut text = format!(
            "# Positions with {stacks} stacks and their proved value: {what} for the side to move.\n\
             # From games of {} against itself on placed boards, seed {}.\n",
            args.player, args.seed
        );
        for (position, value) in list {
            let _ = writeln!(text, "{position} ; {value}");
        }
        let path = args.out.join(format!("{stacks}.txt"));
        std::fs::write(&path, text)
            .map_err(|error| Failure::BadUse(format!("{}: {error}", path.display())))?;
    }
    Ok(())
}

/// The requested positions of a game, with their values.
fn proved(args: &PositionsArgs, openings: &Openings, game: u64) -> Result<Vec<(Position, String)>, String> {
    let opening = openings.get(args.seed, game);
    let players = ByColor::new(&args.player, &args.player);
    let seed = mix(&[args.seed, game]);
    let game = Referee::default().play(&opening, players, seed, &AtomicBool::new(false));
    let game = game.expect("the game is never stopped");
    if let Some((color, fault)) = game.fault {
        return Err(format!("{color} lost a game by a fault, {fault}"));
    }
    let tree = &game.record.tree;
    let mut positions: Vec<(Position, String)> = Vec::new();
    for node in tree.main_line() {
        let position = tree.position(node);
        let stacks = position.occupied().len();
        // Of two positions before and after a pass, take the first. A forced move needs no proof.
        let is_new = positions.last().is_none_or(|(last, _)| last.occupied().len() != stacks);
        if args.stacks.contains(&stacks) && is_new && position.legal_moves().count() > 1 {
            positions.push((*position, String::new()));
        }
    }
    for (position, value) in &mut positions {
        let movement = position.movement().expect("the game began with a full board");
        let mut solver = Solver::suited_to(movement);
        *value = if position.occupied().len() <= args.margin_to {
            solver.margin(movement, &mut |_| true).expect("the solver is never interrupted").to_string()
        } else {
            solver.wdl(movement, &mut |_| true).expect("the solver is never interrupted").to_string()
        };
    }
    Ok(positions)
}
