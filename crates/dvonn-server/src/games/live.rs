//! A game in memory.

use std::time::{Duration, Instant};

use dvonn_core::{ByColor, Color};
use dvonn_game::Game;
use dvonn_store::{Fetched, Folded, StoreError, StoredGame};
use dvonn_wire::{
    BoardView, ClockState, GameSummary, GameView, Log, Player, PlayerId, Rematch, Stakes, Status,
};

use crate::hub::Present;
use crate::referee;

/// A game as it was read last.
pub(crate) struct Live {
    pub(super) stored: StoredGame,
    pub(super) folded: Folded,
    /// The store's time when it was read.
    pub(super) now: Duration,
    /// The edition of the bus before it was read.
    pub(super) edition: Option<u64>,
    pub(super) fetched: Instant,
}

impl Live {
    /// The game after something was read.
    pub(crate) fn renewed(
        known: Option<Live>,
        fetched: Fetched,
        edition: Option<u64>,
    ) -> Result<Live, StoreError> {
        let Fetched { game: stored, entries, now } = fetched;
        let mut folded = known.map_or_else(|| Folded::new(&stored.setup), |live| live.folded);
        for entry in &entries {
            folded
                .accept(entry)
                .map_err(|error| StoreError::Corrupt { game: stored.setup.id, reason: error.to_string() })?;
        }
        Ok(Live { stored, folded, now, edition, fetched: Instant::now() })
    }

    /// How many events the game has.
    pub(crate) fn version(&self) -> u32 {
        self.folded.version()
    }

    /// The game.
    pub(crate) fn game(&self) -> &Game {
        self.folded.game()
    }

    /// The player of a colour.
    pub(crate) fn player(&self, color: Color) -> Option<&Player> {
        self.stored.players[color].as_ref()
    }

    /// When it was created.
    pub(crate) fn created(&self) -> Duration {
        self.stored.created
    }

    /// Whether both seats are taken.
    pub(crate) fn has_begun(&self) -> bool {
        self.stored.has_begun()
    }

    /// Whether it counts for ratings.
    pub(crate) fn stakes(&self) -> Stakes {
        self.stored.setup.stakes
    }

    /// How much was said.
    pub(crate) fn said(&self) -> u32 {
        self.stored.said
    }

    /// The colour of a viewer.
    pub(crate) fn color_of(&self, viewer: Option<PlayerId>) -> Option<Color> {
        self.stored.color_of(viewer?)
    }

    /// The game for a viewer who has seen some events. Somebody who claims to have seen more than there are starts over.
    pub(crate) fn view(
        &self,
        seen: u32,
        viewer: Option<PlayerId>,
        present: Present,
        now: Duration,
    ) -> GameView {
        let setup = &self.stored.setup;
        GameView {
            id: setup.id,
            start: setup.start,
            beginning: setup.beginning,
            control: setup.control,
            stakes: setup.stakes,
            status: self.status(viewer, present),
            log: self.log(if seen > self.version() { 0 } else { seen }, now),
        }
    }

    /// The board and what can be played on it.
    pub(crate) fn board(&self) -> BoardView {
        let game = self.folded.game();
        let is_over = game.ending().is_some();
        BoardView {
            version: self.version(),
            plies: game.history().plies().len() as u32,
            position: *game.position(),
            moves: game.position().legal_moves().filter(|_| !is_over).collect(),
        }
    }

    /// The events after the first ones.
    pub(crate) fn log(&self, after: u32, now: Duration) -> Log {
        let entries = self.folded.entries().get(after as usize..).unwrap_or_default();
        Log {
            after,
            events: entries.iter().map(|entry| entry.stamped).collect(),
            now,
            clock: ClockState::of(self.folded.game(), now),
        }
    }

    /// From when on a player may claim the win.
    pub(super) fn claim_from(&self, by: Color, present: Present) -> Option<Duration> {
        let other = by.other();
        let away_since = (!present.players[other]).then_some(present.away_since[other])?;
        referee::claim_from(&self.stored, &self.folded, by, away_since)
    }

    /// Who plays and who is there.
    pub(crate) fn status(&self, viewer: Option<PlayerId>, present: Present) -> Status {
        let stored = &self.stored;
        let wants = |next: &ByColor<Option<PlayerId>>| {
            ByColor::from_fn(|color| {
                // The colours of the next game are swapped.
                next[color.other()].is_some()
            })
        };
        Status {
            players: stored.players.clone(),
            you: self.color_of(viewer),
            present: present.players,
            spectators: present.spectators,
            chat: stored.chat,
            claim_from: self.color_of(viewer).and_then(|color| self.claim_from(color, present)),
            invited: invited(stored),
            rating_changes: stored.rating_changes,
            rematch: stored
                .next
                .as_ref()
                .map(|(game, players)| Rematch { game: *game, wanted: wants(players) }),
        }
    }
}

/// For whom a seat is kept that is still free.
fn invited(game: &StoredGame) -> Option<Player> {
    game.invited.clone().filter(|_| !game.has_begun())
}

/// A game in a list.
pub(crate) fn summary(game: StoredGame, viewer: Option<PlayerId>) -> GameSummary {
    GameSummary {
        id: game.setup.id,
        you: viewer.and_then(|viewer| game.color_of(viewer)),
        invited: invited(&game),
        players: game.players,
        control: game.setup.control,
        beginning: game.setup.beginning,
        stakes: game.setup.stakes,
        created: game.created,
        plies: game.plies,
        ended: game.ended,
        ending: game.ending,
        rating_changes: game.rating_changes,
    }
}
