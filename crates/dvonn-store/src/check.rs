//! Checks that what is stored is what the events say.

use std::time::Duration;

use dvonn_game::{Ending, Verdict};
use dvonn_wire::GameId;

use crate::{Folded, Store, StoreError, rate};

/// The result of a check.
#[derive(Debug, Default)]
pub struct Checked {
    /// How many games were folded.
    pub games: u64,
    /// How many events they have.
    pub events: u64,
    /// What is wrong.
    pub faults: Vec<Fault>,
}

/// Something that is wrong with a game.
#[derive(Debug)]
pub struct Fault {
    /// The game.
    pub game: GameId,
    /// What is wrong.
    pub reason: String,
}

/// How many games are listed at once.
const PAGE: u32 = 500;

/// Folds every game and compares the fold with the stored columns.
///
/// # Errors
/// If the store cannot be read.
pub async fn check(store: &dyn Store) -> Result<Checked, StoreError> {
    let mut checked = Checked::default();
    let mut last = None;
    loop {
        let games = store.games(last, PAGE).await?;
        let Some(&newest) = games.last() else { return Ok(checked) };
        last = Some(newest);
        for game in games {
            match check_game(store, game).await {
                Ok(events) => checked.events += events,
                Err(StoreError::Corrupt { game, reason }) => checked.faults.push(Fault { game, reason }),
                Err(error) => return Err(error),
            }
            checked.games += 1;
        }
    }
}

/// Folds one game and returns the number of its events.
async fn check_game(store: &dyn Store, id: GameId) -> Result<u64, StoreError> {
    let corrupt = |reason: String| StoreError::Corrupt { game: id, reason };
    // A game that is listed is never deleted.
    let fetched = store.fetch(id, 0).await?.ok_or_else(|| corrupt("the game has disappeared".to_owned()))?;
    let mut folded = Folded::new(&fetched.game.setup);
    for entry in &fetched.entries {
        folded.accept(entry).map_err(|error| corrupt(error.to_string()))?;
    }
    if folded.version() != fetched.game.version {
        let reason = format!("the version is {}, with {} events", fetched.game.version, folded.version());
        return Err(corrupt(reason));
    }
    if folded.game().ending() != fetched.game.ending {
        return Err(corrupt("the stored result is not that of the events".to_owned()));
    }
    if folded.game().history().plies().len() as u32 != fetched.game.plies {
        return Err(corrupt("the stored number of plies is not that of the events".to_owned()));
    }
    if folded.dvonns() != fetched.game.dvonns {
        return Err(corrupt("the stored DVONN cells are not those of the events".to_owned()));
    }
    if let Some(rated) = store.rated(id).await? {
        let at = fetched.entries.last().map_or(Duration::ZERO, |last| last.stamped.at);
        let verdict = fetched.game.ending.map_or(Verdict::Void, Ending::verdict);
        if rate(rated.map(|rated| rated.before), verdict, at) != Some(rated) {
            return Err(corrupt("the stored ratings are not those of the result".to_owned()));
        }
    }
    // Until a clock runs, the deadline is for the first move.
    let is_settled = folded.deadline().is_some() || fetched.game.ending.is_some();
    if is_settled && folded.deadline() != fetched.game.deadline {
        return Err(corrupt("the stored deadline is not that of the clock".to_owned()));
    }
    Ok(fetched.entries.len() as u64)
}
