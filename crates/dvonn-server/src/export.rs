//! All games, for other programs.

use dvonn_store::{Store, StoreError};
use dvonn_wire::GameId;

use crate::games::Live;
use crate::hub::Present;

/// How many games are read at once.
const PAGE: u32 = 200;

/// Some games with all their events, one JSON object on each line, and the last of them; `None` if there are no more. The
/// games come in the order of their identifiers, after `last`.
///
/// # Errors
/// If the store cannot be read.
pub async fn export(store: &dyn Store, last: Option<GameId>) -> Result<(String, Option<GameId>), StoreError> {
    let games = store.games(last, PAGE).await?;
    let mut lines = String::new();
    for &game in &games {
        let Some(fetched) = store.fetch(game, 0).await? else { continue };
        let now = fetched.now;
        let live = Live::renewed(None, fetched, None)?;
        let view = live.view(0, None, Present::default(), now);
        lines += &serde_json::to_string(&view).expect("our types can be written as JSON");
        lines.push('\n');
    }
    Ok((lines, games.last().copied()))
}
