//! `predict`: how often the policy and players choose the move that a person chose, in games that the policy was not fitted to.
//! Prints a table of `docs/levels.md`.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Duration;

use clap::Args;
use dvonn_core::{ByColor, Move, Phase};
use dvonn_engine::policy::Policy;
use fastrand::Rng;

use crate::interrupt::stop_on_interrupt;
use crate::opening::mix;
use crate::people_game::{Choice, read};
use crate::statistics::share_and_error;
use crate::training::{Use, use_of};
use crate::workers::in_order;
use crate::{ClockKind, Entrant, Failure, Opening, Turn};

const PHASES: [Phase; 2] = [Phase::Movement, Phase::Placement];
/// How long a player may take to start or, without a limit of its own, to move.
const PATIENCE: Duration = Duration::from_mins(1);

#[derive(Args, Debug)]
pub(crate) struct PredictArgs {
    /// Games, one JSON object a line as `people` reads them; `-` reads standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Players to compare with the policy, as in `match`
    #[arg(value_name = "PLAYER", default_values = [
        "grabber,name=the biggest capture",
        "engine,nodes=1000,hash=1,name=the engine's best of 1000 nodes",
        "engine,level=1,hash=1,name=level 1",
        "engine,level=2,hash=1,name=level 2",
        "engine,level=3,hash=1,name=level 3",
        "engine,level=4,hash=1,name=level 4",
        "engine,level=5,hash=1,name=level 5",
        "engine,level=6,hash=1,name=level 6",
        "engine,level=7,hash=1,name=level 7",
    ])]
    players: Vec<Entrant>,
    /// Moves of each phase that the players are asked about
    #[arg(long, short = 'n', default_value_t = 3000, value_parser = clap::value_parser!(u64).range(1..))]
    positions: u64,
    /// Seed of the choice of positions, and of the players
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads
    #[arg(long, short = 'j', default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
}

/// A move of a person, and the number of its game.
#[derive(Clone, Copy)]
struct Asked {
    game: usize,
    choice: Choice,
}

/// The numbers of games, each with how well something predicts a move of it.
type Scores = Vec<(usize, f64)>;

/// Something that predicts moves without a search.
type Guesser = fn(&Asked) -> Guess;

pub(crate) fn run(args: &PredictArgs) -> Result<(), Failure> {
    let stop = stop_on_interrupt()?;
    let games = read(&args.file)?;
    let mut out = std::io::stdout();
    let all = PHASES.map(|phase| asked(&games, phase));
    let [moves, placements] = all.each_ref().map(Vec::len);
    writeln!(out, "{moves} stack moves and {placements} placements; players: {} of each\n", args.positions)?;
    writeln!(
        out,
        "| who | stack moves: right | of the first three | loss | placements: right | of the first three | loss |"
    )?;
    writeln!(out, "| --- | --- | --- | --- | --- | --- | --- |")?;
    let guesses: [(&str, Guesser); 2] = [("chance", by_chance), ("the policy", by_policy)];
    for (name, guess) in guesses {
        let columns = all.each_ref().map(|all| {
            let guesses: Vec<(usize, Guess)> = all.iter().map(|asked| (asked.game, guess(asked))).collect();
            let column = |of: fn(&Guess) -> f64| -> Scores {
                guesses.iter().map(|(game, guess)| (*game, of(guess))).collect()
            };
            let loss = share_and_error(&column(|guess| guess.loss));
            format!(
                "{} | {} | {:.3} ± {:.3}",
                percent(&column(|guess| guess.right)),
                percent(&column(|guess| guess.in_three)),
                loss.0,
                loss.1
            )
        });
        writeln!(out, "| {name} | {} |", columns.join(" | "))?;
    }
    let sampled = all.map(|mut all| {
        Rng::with_seed(args.seed).shuffle(&mut all);
        all.truncate(args.positions as usize);
        all
    });
    for player in &args.players {
        let mut columns = Vec::new();
        for sampled in &sampled {
            let scores = ask(player, sampled, args, || stop.load(Ordering::Relaxed))?;
            columns.push(format!("{} | – | –", percent(&scores)));
        }
        writeln!(out, "| {} | {} |", player.name(), columns.join(" | "))?;
        out.flush()?;
    }
    Ok(())
}

/// The moves of people that were a choice in a phase, in the games that no fit has used.
fn asked(games: &[crate::people_game::PeopleGame], phase: Phase) -> Vec<Asked> {
    let kept_out = games.iter().enumerate().filter(|(game, _)| use_of(*game) == Use::Test);
    let choices = kept_out.flat_map(|(game, played)| {
        let by_people = played.choices().into_iter().filter(|choice| played.is_human(choice.before.turn()));
        by_people.map(move |choice| Asked { game, choice })
    });
    choices.filter(|asked| asked.choice.before.phase() == phase).collect()
}

/// How well a move was guessed.
#[derive(Clone, Copy)]
struct Guess {
    /// The chance that the first guess is right, and that one of the first three is.
    right: f64,
    in_three: f64,
    /// Minus the logarithm of the chance that was given to the move.
    loss: f64,
}

fn by_chance(asked: &Asked) -> Guess {
    let moves = asked.choice.before.legal_moves().count() as f64;
    Guess { right: 1.0 / moves, in_three: (3.0 / moves).min(1.0), loss: moves.ln() }
}

fn by_policy(asked: &Asked) -> Guess {
    let Choice { before, mv } = &asked.choice;
    let moves: Vec<Move> = before.legal_moves().collect();
    let pulls = Policy::default().pulls(before, &moves);
    let own = moves.iter().zip(&pulls).find(|(other, _)| *other == mv).map_or(0, |(_, pull)| *pull);
    let sum: f64 = pulls.iter().map(|pull| (f64::from(pull - own) / 100.0).exp()).sum();
    let (better, equal) = (
        pulls.iter().filter(|pull| **pull > own).count() as f64,
        pulls.iter().filter(|pull| **pull == own).count() as f64,
    );
    // Among equal moves, the order is random.
    let within = |first: f64| ((first - better) / equal).clamp(0.0, 1.0);
    Guess { right: within(1.0), in_three: within(3.0), loss: sum.ln() }
}

/// How often a player chooses the same moves.
fn ask(
    player: &Entrant,
    asked: &[Asked],
    args: &PredictArgs,
    is_over: impl Fn() -> bool + Sync,
) -> Result<Scores, Failure> {
    let answer = |number: u64, _: &std::sync::atomic::AtomicBool| {
        let Asked { game, choice } = &asked[number as usize];
        let opening = Opening { start: choice.before, moves: Vec::new() };
        let turn = Turn {
            start: &choice.before,
            moves: &[],
            position: &choice.before,
            left: ByColor::default(),
            clock: ClockKind::Wall,
            patience: PATIENCE,
        };
        let seed = mix(&[args.seed, number]);
        let chosen = player.start(seed, &opening, PATIENCE).and_then(|mut player| player.choose(&turn));
        (!is_over()).then(|| chosen.map(|chosen| (*game, f64::from(u8::from(chosen.mv == choice.mv)))))
    };
    let mut scores = Vec::with_capacity(asked.len());
    let failed = in_order(args.concurrency.into(), 0..asked.len() as u64, answer, |score| match score {
        Ok(score) => {
            scores.push(score);
            ControlFlow::Continue(())
        }
        Err(fault) => ControlFlow::Break(fault),
    });
    match failed {
        Some(fault) => Err(Failure::BadUse(format!("{}: {fault}", player.name()))),
        None if scores.len() < asked.len() => Err(Failure::No("interrupted".to_owned())),
        None => Ok(scores),
    }
}

fn percent(scores: &[(usize, f64)]) -> String {
    let (share, error) = share_and_error(scores);
    format!("{:.1} % ± {:.1}", 100.0 * share, 100.0 * error)
}
