//! How finished games are found.
//!
//! A finished game is public if it was rated or came from the lobby, and has a result. A game that was created by link is
//! for those who have the link.

use std::time::Duration;

use dvonn_game::Verdict;
use dvonn_wire::{DvonnCells, GameId, Player, PlayerId, ResultQuery, Results, Speed, Stakes};

use crate::{Listing, StoredGame};

/// Which public games are wanted. All that are given must hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Search {
    /// One of the players.
    pub player: Option<PlayerId>,
    /// The other one.
    pub opponent: Option<PlayerId>,
    /// Who won. A player's own result needs a player.
    pub result: Option<ResultQuery>,
    /// How fast the game was.
    pub speed: Option<Speed>,
    /// Whether it was rated.
    pub stakes: Option<Stakes>,
    /// It ended at this time or later.
    pub since: Option<Duration>,
    /// It ended before this time.
    pub until: Option<Duration>,
    /// It has at least this many plies.
    pub min_plies: Option<u32>,
    /// It has at most this many plies.
    pub max_plies: Option<u32>,
    /// Where the first DVONN pieces were placed.
    pub dvonns: Option<DvonnCells>,
    /// The last game of the page before: when it ended, and which it is.
    pub after: Option<(Duration, GameId)>,
}

/// The results of a player against another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// The other one.
    pub opponent: Player,
    /// The results.
    pub results: Results,
}

impl Search {
    /// Whether this is one of the games.
    pub(crate) fn finds(&self, game: &StoredGame) -> bool {
        let Some((ended, verdict)) = game.ended.zip(game.ending.map(dvonn_game::Ending::verdict)) else {
            return false;
        };
        let color = self.player.map(|player| game.color_of(player));
        let is_result = |result| match result {
            ResultQuery::White => verdict == Verdict::Win(dvonn_core::Color::White),
            ResultQuery::Black => verdict == Verdict::Win(dvonn_core::Color::Black),
            ResultQuery::Draw => verdict == Verdict::Draw,
            ResultQuery::Won => color.flatten().is_some_and(|color| verdict == Verdict::Win(color)),
            ResultQuery::Lost => color.flatten().is_some_and(|color| verdict == Verdict::Win(color.other())),
        };
        let id = game.setup.id;
        is_public(game)
            && color.is_none_or(|color| color.is_some())
            && self.opponent.is_none_or(|opponent| game.color_of(opponent).is_some())
            && self.result.is_none_or(is_result)
            && self.speed.is_none_or(|speed| game.setup.speed() == Some(speed))
            && self.stakes.is_none_or(|stakes| game.setup.stakes == stakes)
            && self.since.is_none_or(|since| ended >= since)
            && self.until.is_none_or(|until| ended < until)
            && self.min_plies.is_none_or(|plies| game.plies >= plies)
            && self.max_plies.is_none_or(|plies| game.plies <= plies)
            && self.dvonns.is_none_or(|cells| game.dvonns.is_some_and(|played| played.begins_with(cells)))
            && self.after.is_none_or(|(last, last_id)| ended < last || (ended == last && id > last_id))
    }
}

/// Whether anybody can find a game.
pub(crate) fn is_public(game: &StoredGame) -> bool {
    let is_open = game.setup.stakes == Stakes::Rated || game.setup.listing == Listing::Lobby;
    is_open && game.ending.is_some_and(|ending| ending.verdict() != Verdict::Void)
}
