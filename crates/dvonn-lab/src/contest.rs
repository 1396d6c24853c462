//! A match: pairs of games, until all are played, the test has decided, or the match is stopped.
//!
//! Several threads play the pairs in any order, but pairs are counted in order. So with node limits, the result depends
//! neither on the number of threads nor on interruptions.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use dvonn_core::{ByColor, Color};
use serde::{Deserialize, Serialize};

use crate::opening::mix;
use crate::workers::in_order;
use crate::{Choice, Entrant, Fault, Openings, Pentanomial, PlayedGame, Referee, Sprt, SprtState};

/// The plan of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Contest {
    /// The players; results are from the first one's point of view.
    pub entrants: [Entrant; 2],
    /// The openings of the games.
    pub openings: Openings,
    /// Seed of the openings and of all random choices.
    pub seed: u64,
    /// Maximum number of pairs.
    pub pairs: u64,
    /// Number of games played at the same time.
    pub concurrency: usize,
    /// How games are supervised.
    pub referee: Referee,
    /// When to stop before all pairs are played.
    pub sprt: Option<Sprt>,
}

/// Why a match is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ContestEnd {
    /// All pairs were played.
    Complete,
    /// The test has decided.
    Decided(SprtState),
    /// It was stopped.
    Stopped,
}

/// Moves, nodes, time and faults of a player.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Moves made.
    pub moves: u64,
    /// Nodes searched.
    pub nodes: u64,
    /// Time on the clock, in seconds.
    pub seconds: f64,
    /// Processor time in seconds, as far as it is known.
    pub cpu_seconds: f64,
    /// Illegal moves.
    pub illegal: u64,
    /// Games that the player quit before the end.
    pub crashes: u64,
    /// Games lost on time.
    pub flags: u64,
    /// The first fault that lost a game.
    pub first_fault: Option<String>,
}

impl Tally {
    pub(crate) fn add(&mut self, choice: &Choice, used: Duration) {
        self.moves += 1;
        self.nodes += choice.nodes;
        self.seconds += used.as_secs_f64();
        self.cpu_seconds += choice.worked.unwrap_or_default().as_secs_f64();
    }

    fn merge(&mut self, other: &Tally) {
        self.moves += other.moves;
        self.nodes += other.nodes;
        self.seconds += other.seconds;
        self.cpu_seconds += other.cpu_seconds;
    }

    fn blame(&mut self, fault: &Fault) {
        self.first_fault.get_or_insert_with(|| fault.to_string());
        match fault {
            Fault::Illegal(_) => self.illegal += 1,
            Fault::Crash(_) => self.crashes += 1,
            Fault::Time(_) => self.flags += 1,
        }
    }

    /// All games lost by a fault.
    pub fn faults(&self) -> u64 {
        self.illegal + self.crashes + self.flags
    }
}

/// The score of a match, from the first player's point of view.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Totals {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Pairs by their points.
    pub pairs: Pentanomial,
    /// Sum of the margins in pieces of the games that were counted.
    pub margin: i64,
    /// Games that were counted.
    pub counted: u64,
    /// Moves, nodes, time and faults of each player.
    pub tallies: [Tally; 2],
}

impl Totals {
    /// Games played.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Mean margin in pieces of the games that were counted.
    pub fn mean_margin(&self) -> f64 {
        if self.counted == 0 { 0.0 } else { self.margin as f64 / self.counted as f64 }
    }

    fn add_pair(&mut self, games: &[PlayedGame; 2]) {
        let half_points = games.iter().zip(Color::ALL).map(|(game, first)| self.add_game(game, first)).sum();
        self.pairs.add(half_points);
    }

    /// Half points of the first player, who had this colour.
    fn add_game(&mut self, game: &PlayedGame, first: Color) -> usize {
        for (index, color) in [first, first.other()].into_iter().enumerate() {
            self.tallies[index].merge(&game.tallies[color]);
            match &game.fault {
                Some((by, fault)) if *by == color => self.tallies[index].blame(fault),
                _ => {}
            }
        }
        if let Some(margin) = game.margin {
            self.counted += 1;
            self.margin += i64::from(if first == Color::White { margin } else { -margin });
        }
        match game.winner {
            Some(winner) if winner == first => {
                self.wins += 1;
                2
            }
            Some(_) => {
                self.losses += 1;
                0
            }
            None => {
                self.draws += 1;
                1
            }
        }
    }
}

impl Contest {
    /// Continues from the totals so far, and passes each pair to the listener in order. The first player is White in
    /// the first game of a pair.
    ///
    /// # Errors
    /// If the listener returns an error, which ends the match.
    pub fn run<E>(
        &self,
        totals: &mut Totals,
        stop: &AtomicBool,
        mut listener: impl FnMut(&Totals, &[PlayedGame; 2]) -> Result<(), E>,
    ) -> Result<ContestEnd, E> {
        if let Some(verdict) = self.verdict(totals) {
            return Ok(ContestEnd::Decided(verdict));
        }
        let decided = in_order(
            self.concurrency,
            totals.pairs.pairs()..self.pairs,
            |pair, is_over| self.play_pair(pair, stop, is_over),
            |games| self.count(totals, &games, &mut listener),
        );
        decided.unwrap_or_else(|| Ok(self.end(totals)))
    }

    /// Counts the next pair, and says when the match is over.
    pub(crate) fn count<E>(
        &self,
        totals: &mut Totals,
        games: &[PlayedGame; 2],
        listener: &mut impl FnMut(&Totals, &[PlayedGame; 2]) -> Result<(), E>,
    ) -> ControlFlow<Result<ContestEnd, E>> {
        totals.add_pair(games);
        if let Err(complaint) = listener(totals, games) {
            return ControlFlow::Break(Err(complaint));
        }
        match self.verdict(totals) {
            Some(verdict) => ControlFlow::Break(Ok(ContestEnd::Decided(verdict))),
            None => ControlFlow::Continue(()),
        }
    }

    /// How a match without a decision ends.
    pub(crate) fn end(&self, totals: &Totals) -> ContestEnd {
        if totals.pairs.pairs() < self.pairs { ContestEnd::Stopped } else { ContestEnd::Complete }
    }

    pub(crate) fn verdict(&self, totals: &Totals) -> Option<SprtState> {
        let verdict = self.sprt?.verdict(&totals.pairs);
        (verdict != SprtState::Open).then_some(verdict)
    }

    /// The two games of a pair; `None` if the match was stopped.
    pub(crate) fn play_pair(
        &self,
        pair: u64,
        stop: &AtomicBool,
        is_over: &AtomicBool,
    ) -> Option<[PlayedGame; 2]> {
        let opening = self.openings.get(self.seed, pair);
        let [a, b] = &self.entrants;
        let play = |white, black, number: u64| {
            if is_over.load(Ordering::Relaxed) {
                return None;
            }
            let seed = mix(&[self.seed, pair, number]);
            let mut game = self.referee.play(&opening, ByColor::new(white, black), seed, stop)?;
            let round = format!("{}.{}", pair + 1, number);
            game.record.tags.set("Round", round).expect("`Round` is a valid tag name");
            Some(game)
        };
        Some([play(a, b, 1)?, play(b, a, 2)?])
    }
}
