//! Supervises a game: legality, clocks, faults, and the record.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use dvonn_core::{ByColor, Color, Move, Outcome, Phase, Position};
use dvonn_game::{Ending, Record};

use crate::contest::Tally;
use crate::opening::mix;
use crate::{Choice, ClockKind, Entrant, Fault, Opening, Player, Turn};

/// Supervises games: legality, clocks and faults.
#[derive(Clone, PartialEq, Debug)]
pub struct Referee {
    /// Which time the clocks count.
    pub clock: ClockKind,
    /// How long a move is still accepted after its flag fell.
    pub grace: Duration,
    /// How long to wait for a player without a clock.
    pub patience: Duration,
    /// Who makes the stack moves of both sides, off the clock, so that only the placements of the players count.
    pub finisher: Option<Entrant>,
}

impl Default for Referee {
    fn default() -> Referee {
        Referee {
            clock: ClockKind::Wall,
            grace: Duration::from_millis(20),
            patience: Duration::from_mins(1),
            finisher: None,
        }
    }
}

/// A finished game.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// The record of the game.
    pub record: Record,
    /// The winner, or a draw.
    pub winner: Option<Color>,
    /// White's pieces minus Black's, if the board was counted.
    pub margin: Option<i32>,
    /// The side that lost by a fault, and the fault.
    pub fault: Option<(Color, Fault)>,
    /// Nodes and time of each side.
    pub tallies: ByColor<Tally>,
}

impl Referee {
    /// Plays a game; `None` if it was stopped.
    pub fn play(
        &self,
        opening: &Opening,
        entrants: ByColor<&Entrant>,
        seed: u64,
        stop: &AtomicBool,
    ) -> Option<PlayedGame> {
        let mut course = Course::new(opening, entrants);
        let mut players = match self.start(entrants, opening, seed) {
            Ok(players) => players,
            Err((color, fault)) => return Some(course.lost(color, fault)),
        };
        let mut left = ByColor::from_fn(|color| entrants[color].budget().time);
        while course.position.outcome().is_none() {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            if let (Some(finisher), Phase::Movement) = (&self.finisher, course.position.phase()) {
                return self.finish(finisher, course, opening, seed, stop);
            }
            let color = course.position.turn();
            let turn = Turn {
                start: &opening.start,
                moves: &course.moves,
                position: &course.position,
                left,
                clock: self.clock,
                patience: left[color].map_or(self.patience, |left| left + self.grace),
            };
            let (choice, used) = match self.ask(players[color as usize].as_mut(), &turn) {
                Ok(answer) => answer,
                Err(fault) => return Some(course.lost(color, fault)),
            };
            course.tallies[color].add(&choice, used);
            if let Some(clock) = &mut left[color] {
                if used > *clock + self.grace {
                    let late = used.saturating_sub(*clock);
                    return Some(course.lost(color, Fault::Time(format!("the flag fell {late:.1?} ago"))));
                }
                *clock = clock.saturating_sub(used) + entrants[color].budget().increment;
            }
            if let Err(fault) = course.play(choice.mv, left[color]) {
                return Some(course.lost(color, fault));
            }
        }
        Some(course.counted())
    }

    /// Starts a player for each side, or names the side whose player does not start.
    fn start(
        &self,
        entrants: ByColor<&Entrant>,
        opening: &Opening,
        seed: u64,
    ) -> Result<Vec<Box<dyn Player>>, (Color, Fault)> {
        let start = |color: Color| {
            let player = entrants[color].start(mix(&[seed, color as u64]), opening, self.patience);
            player.map_err(|fault| (color, fault))
        };
        Color::ALL.into_iter().map(start).collect()
    }

    /// Lets the finisher play the rest of a game, as two players that do not share what they learn.
    fn finish(
        &self,
        finisher: &Entrant,
        mut course: Course,
        opening: &Opening,
        seed: u64,
        stop: &AtomicBool,
    ) -> Option<PlayedGame> {
        let mut players = match self.start(ByColor::new(finisher, finisher), opening, seed) {
            Ok(players) => players,
            Err((color, fault)) => return Some(course.lost(color, fault)),
        };
        while course.position.outcome().is_none() {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let color = course.position.turn();
            let turn = Turn {
                start: &opening.start,
                moves: &course.moves,
                position: &course.position,
                left: ByColor::default(),
                clock: self.clock,
                patience: self.patience,
            };
            let played =
                players[color as usize].choose(&turn).and_then(|choice| course.play(choice.mv, None));
            if let Err(fault) = played {
                return Some(course.lost(color, fault));
            }
        }
        Some(course.counted())
    }

    /// A player's choice and the time that counts for it.
    fn ask(&self, player: &mut dyn Player, turn: &Turn<'_>) -> Result<(Choice, Duration), Fault> {
        let start = Instant::now();
        let choice = player.choose(turn)?;
        let used = match (self.clock, choice.worked) {
            (ClockKind::Cpu, Some(worked)) => worked,
            _ => start.elapsed(),
        };
        Ok((choice, used))
    }
}

/// A game in progress.
struct Course {
    record: Record,
    position: Position,
    moves: Vec<Move>,
    tallies: ByColor<Tally>,
}

impl Course {
    fn new(opening: &Opening, entrants: ByColor<&Entrant>) -> Course {
        let mut record = Record::new(opening.start);
        for (tag, color) in [("White", Color::White), ("Black", Color::Black)] {
            record.tags.set(tag, entrants[color].name()).expect("`White` and `Black` are valid tag names");
        }
        let tallies = ByColor::default();
        let mut course = Course { record, position: opening.start, moves: Vec::new(), tallies };
        for &mv in &opening.moves {
            course.play(mv, None).expect("openings are legal");
        }
        course
    }

    fn play(&mut self, mv: Move, left: Option<Duration>) -> Result<(), Fault> {
        let end = self.record.tree.main_end();
        let node =
            self.record.tree.play(end, mv).map_err(|reason| {
                Fault::Illegal(format!("{mv}: {reason}; the position is {}", self.position))
            })?;
        self.record.tree.set_clock(node, left);
        self.position = *self.record.tree.position(node);
        self.moves.push(mv);
        Ok(())
    }

    fn counted(self) -> PlayedGame {
        let scores = self.position.scores();
        let winner = self.position.outcome().and_then(Outcome::winner);
        let margin = Some(i32::from(scores[Color::White]) - i32::from(scores[Color::Black]));
        PlayedGame { record: self.record, winner, margin, fault: None, tallies: self.tallies }
    }

    /// Running out of time is the only fault that records can express; other faults are written as resignations with a
    /// comment.
    fn lost(mut self, by: Color, fault: Fault) -> PlayedGame {
        let ending = match fault {
            Fault::Time(_) => Ending::FlagFell { by },
            Fault::Illegal(_) | Fault::Crash(_) => Ending::Resigned { by },
        };
        let end = self.record.tree.main_end();
        self.record.tree.set_comment(end, format!("{by} loses by a fault, {fault}"));
        self.record.set_ending(Some(ending)).expect("the board is not finished");
        PlayedGame {
            record: self.record,
            winner: Some(by.other()),
            margin: None,
            fault: Some((by, fault)),
            tallies: self.tallies,
        }
    }
}
