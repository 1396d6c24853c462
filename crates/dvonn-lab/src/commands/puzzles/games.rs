//! The games that are searched for puzzles: of the computer's levels against each other, or from records.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use dvonn_core::{Color, Move, Movement, Position};
use dvonn_engine::{Engine, Level, Settings};
use dvonn_game::{Strictness, read};
use fastrand::Rng;

use crate::Failure;
use crate::commands::selfplay::Boards;
use crate::opening::mix;

/// The levels that play: weak enough to miss something, strong enough to reach sensible positions.
const LEVELS: std::ops::RangeInclusive<u8> = 3..=7;

/// Numbered games.
pub(super) enum Games {
    /// The levels of the computer play from random boards.
    OfLevels {
        /// Decides everything about them.
        seed: u64,
        /// How many there are.
        count: u32,
    },
    /// Main lines of records.
    OfRecords(Vec<Recorded>),
}

/// The main line of a record.
pub(super) struct Recorded {
    start: Position,
    moves: Vec<Move>,
}

impl Games {
    /// The games in these files, in their order. What a reader understood of a faulty record counts.
    pub(super) fn of_files(paths: &[PathBuf]) -> Result<Games, Failure> {
        let of_file = |path: &Path| {
            let named = |error: std::io::Error| Failure::BadUse(format!("{}: {error}", path.display()));
            let readings = read(&std::fs::read(path).map_err(named)?, None, Strictness::Lenient);
            let recorded = readings.into_iter().map(|reading| {
                let tree = reading.record.tree;
                let moves = tree.line_to(tree.main_end()).into_iter().map(|ply| ply.mv).collect();
                Recorded { start: *tree.start(), moves }
            });
            Ok(recorded.collect::<Vec<_>>())
        };
        let games: Result<Vec<_>, Failure> = paths.iter().map(|path| of_file(path)).collect();
        Ok(Games::OfRecords(games?.into_iter().flatten().collect()))
    }

    /// How many there are.
    pub(super) fn count(&self) -> u32 {
        match self {
            Games::OfLevels { count, .. } => *count,
            Games::OfRecords(games) => games.len() as u32,
        }
    }

    /// What a file of puzzles says about them. A search may go on with more games of the levels, but not with other records.
    pub(super) fn name(&self) -> String {
        match self {
            Games::OfLevels { seed, .. } => format!("seed {seed}"),
            Games::OfRecords(games) => format!("{} records", games.len()),
        }
    }

    /// Shows the positions of a game, from the first one in which stacks are moved to the last one before its end, until told to stop.
    pub(super) fn walk<B>(
        &self,
        number: u32,
        mut look: impl FnMut(&Movement) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match self {
            Games::OfLevels { seed, .. } => {
                let mut rng = Rng::with_seed(mix(&[*seed, number.into()]));
                let board = Boards::Mixed.board(&mut rng);
                let mut players = Color::ALL.map(|_| {
                    let level = Level::new(rng.u8(LEVELS)).expect("these are levels");
                    (level, Engine::new(Settings { hash: 1, seed: rng.u64(..), ..Settings::default() }))
                });
                let next = |position: &Position| {
                    let (level, engine) = &mut players[position.turn() as usize];
                    let task = level.task(position.phase(), None);
                    Some(engine.think(position, &task, &mut ()).best().expect("the game is not over"))
                };
                walk(board, next, look)
            }
            Games::OfRecords(games) => {
                let Recorded { start, moves } = &games[number as usize];
                let mut moves = moves.iter().copied();
                walk(*start, |_| moves.next(), &mut look)
            }
        }
    }
}

/// Plays a game and shows its positions with stack moves.
fn walk<B>(
    mut position: Position,
    mut next: impl FnMut(&Position) -> Option<Move>,
    mut look: impl FnMut(&Movement) -> ControlFlow<B>,
) -> ControlFlow<B> {
    while position.outcome().is_none() {
        if let Some(movement) = position.movement() {
            look(movement)?;
        }
        let Some(mv) = next(&position) else { break };
        position = position.play(mv).expect("engines and records make legal moves");
    }
    ControlFlow::Continue(())
}
