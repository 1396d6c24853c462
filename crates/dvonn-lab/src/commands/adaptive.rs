//! `adaptive`: how soon the opponent that adapts is as strong as the person. The levels stand for people.

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use dvonn_coach::{LevelResult, matched_level};
use dvonn_core::{ByColor, Color, Position};
use dvonn_engine::Level;

use crate::commands::levels::entrant;
use crate::interrupt::stop_on_interrupt;
use crate::opening::mix;
use crate::workers::in_order;
use crate::{Failure, Opening, Referee};

/// After this many games the opponent should be as strong as the person.
const FIRST: usize = 5;

#[derive(Args, Debug)]
pub(crate) struct AdaptiveArgs {
    /// Number of new people at each level
    #[arg(long, short = 'n', default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..))]
    people: u64,
    /// Number of games that each of them plays
    #[arg(long, default_value_t = 15)]
    games: usize,
    /// Number of games played at the same time
    #[arg(long, short = 'j', default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
    /// The strongest level that stands for a person
    #[arg(long, value_name = "LEVEL", default_value = "8")]
    up_to: Level,
    /// Seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The scores of a number of games: wins, and draws as halves.
#[derive(Clone, Copy, Default)]
struct Tally {
    games: u64,
    halves: u64,
}

impl Tally {
    fn add(&mut self, margin: i16) {
        self.games += 1;
        self.halves += match margin {
            ..0 => 0,
            0 => 1,
            1.. => 2,
        };
    }

    fn percent(self) -> f64 {
        50.0 * self.halves as f64 / self.games.max(1) as f64
    }
}

pub(crate) fn run(args: &AdaptiveArgs) -> Result<(), Failure> {
    let stop = stop_on_interrupt()?;
    let mut out = std::io::stdout();
    writeln!(out, "| person | games 1 to {FIRST} | later games | level met last, on average |")?;
    writeln!(out, "| --- | --- | --- | --- |")?;
    for person in Level::ALL.into_iter().filter(|level| *level <= args.up_to) {
        let (mut first, mut later, mut last) = (Tally::default(), Tally::default(), 0);
        in_order(
            args.concurrency.into(),
            0..args.people,
            |number, is_over| args.play(person, number, [&stop, is_over]),
            |results| {
                for (number, result) in results.iter().enumerate() {
                    if number < FIRST { first.add(result.margin) } else { later.add(result.margin) }
                }
                last += results.last().map_or(0, |result| u64::from(result.level.number()));
                ControlFlow::<()>::Continue(())
            },
        );
        if stop.load(Ordering::Relaxed) {
            return Err(Failure::No("interrupted".to_owned()));
        }
        let (early, late, level) = (first.percent(), later.percent(), last as f64 / args.people as f64);
        writeln!(out, "| level {person} | {early:.1} % | {late:.1} % | {level:.1} |")?;
        out.flush()?;
    }
    Ok(())
}

impl AdaptiveArgs {
    /// The games of one person, in order; `None` if they were stopped.
    fn play(&self, person: Level, number: u64, stops: [&AtomicBool; 2]) -> Option<Vec<LevelResult>> {
        let opening = Opening { start: Position::START, moves: Vec::new() };
        let mut results = Vec::new();
        for game in 0..self.games {
            if stops.iter().any(|stop| stop.load(Ordering::Relaxed)) {
                return None;
            }
            let level = matched_level(results.iter().rev().copied());
            let color = if game % 2 == 0 { Color::White } else { Color::Black };
            let (here, there) = (entrant(person), entrant(level));
            let entrants = ByColor::from_fn(|side| if side == color { &here } else { &there });
            let seed = mix(&[self.seed, person.number().into(), number, game as u64]);
            let played = Referee::default().play(&opening, entrants, seed, stops[0])?;
            let margin = played.margin? as i16;
            results.push(LevelResult { level, margin: if color == Color::White { margin } else { -margin } });
        }
        Some(results)
    }
}
