//! Samples of many games in random order, read from disk piece by piece.
//!
//! The games are shuffled, then read until there are enough positions for a pool, which is shuffled too. So memory does
//! not grow with the data, and the positions of one game are far apart.

use std::path::PathBuf;

use fastrand::Rng;

use crate::Failure;
use crate::training::{self, GameFile, Sample, Use, use_of};

/// A sample as bytes.
pub(crate) type Record = [u8; Sample::BYTES];

/// Positions that are shuffled together.
const POOL: usize = 1 << 20;

/// Files of games.
pub(crate) struct Games {
    files: Vec<(PathBuf, GameFile)>,
    /// The file and the number of each game for fitting and for validation.
    fit: Vec<(u32, u32)>,
    test: Vec<(u32, u32)>,
}

impl Games {
    /// Opens the files and checks them.
    pub(crate) fn open(paths: &[PathBuf]) -> Result<Games, Failure> {
        let mut games = Games { files: Vec::new(), fit: Vec::new(), test: Vec::new() };
        let mut count = 0;
        for (path, file) in paths.iter().zip(0..) {
            let opened = training::open(path)?;
            for game in 0..opened.games() {
                let list = match use_of(count) {
                    Use::Fit => &mut games.fit,
                    Use::Test => &mut games.test,
                };
                list.push((file, game as u32));
                count += 1;
            }
            games.files.push((path.clone(), opened));
        }
        Ok(games)
    }

    /// The number of games.
    pub(crate) fn count(&self) -> usize {
        self.fit.len() + self.test.len()
    }

    /// The number of positions.
    pub(crate) fn positions(&self) -> usize {
        self.files.iter().map(|(_, file)| file.positions()).sum()
    }

    /// The settings that the games were played with, and how many there are.
    pub(crate) fn identity(&self) -> String {
        let name = |(_, file): &(PathBuf, GameFile)| format!("{} games of {}", file.games(), file.identity());
        self.files.iter().map(name).collect::<Vec<_>>().join("; ")
    }

    /// Appends the positions of a game.
    fn append(&mut self, (file, game): (u32, u32), records: &mut Vec<Record>) -> Result<(), Failure> {
        let (path, file) = &mut self.files[file as usize];
        let mut bytes = Vec::new();
        file.records(game as usize, &mut bytes).map_err(|error| training::named(path, &error))?;
        records.extend(bytes.as_chunks().0);
        Ok(())
    }

    /// The positions of all games for validation, in their order.
    pub(crate) fn test(&mut self) -> Result<Vec<Record>, Failure> {
        let mut records = Vec::new();
        for game in self.test.clone() {
            self.append(game, &mut records)?;
        }
        Ok(records)
    }

    /// Passes the positions of all games for fitting to `take`, in batches and in an order that depends on `rng`.
    /// The last batch is left out unless it is full. `take` returns whether to continue.
    pub(crate) fn for_each_batch(
        &mut self,
        size: usize,
        rng: &mut Rng,
        mut take: impl FnMut(&[Record]) -> bool,
    ) -> Result<(), Failure> {
        let mut order = self.fit.clone();
        rng.shuffle(&mut order);
        let mut pool: Vec<Record> = Vec::new();
        let mut next = order.into_iter();
        loop {
            while pool.len() < POOL.max(2 * size)
                && let Some(game) = next.next()
            {
                self.append(game, &mut pool)?;
            }
            rng.shuffle(&mut pool);
            // Half of the pool stays and meets the next games, until there are none.
            let kept = if next.len() > 0 { pool.len() / 2 } else { 0 };
            while pool.len() >= kept + size {
                let begin = pool.len() - size;
                if !take(&pool[begin..]) {
                    return Ok(());
                }
                pool.truncate(begin);
            }
            if next.len() == 0 {
                return Ok(());
            }
        }
    }
}
