//! Games: what players do is decided, stored and made known here.
//!
//! Folded games are kept in memory, so that a move does not read the whole log. They are only a cache: the store refuses
//! a change that is based on an old version, and then the game is read again.

mod chat;
#[cfg(test)]
mod interleavings;
mod live;
mod seats;
#[cfg(test)]
mod simulation;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use dvonn_game::TimeControl;
use dvonn_store::{Append, Change, Entry, Store, StoreError, Written};
use dvonn_wire::{
    Action, Featured, GameId, GameSummary, GameView, Lobby, Player, PlayerId, Refusal, RequestId,
};
use tokio::sync::Semaphore;

use crate::house::HouseBot;
use crate::rate::Rate;
use crate::referee::{self, Attempt};
use crate::{Hub, metrics};
pub(crate) use live::{Live, summary};

/// How often a change is tried again when somebody else was faster.
const ATTEMPTS: u32 = 16;
/// When more games than this are in memory, those that nobody uses are dropped.
const CACHED: usize = 4096;
/// How old a game in memory may be if nothing was heard of it, in case a message of the bus was lost.
const OLDEST: Duration = Duration::from_secs(10);
/// How many games are ended by the clock in one go.
const SWEPT: u32 = 500;
/// How many games are in a list.
const LISTED: u32 = 200;

/// Why nothing can be said about a game.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    #[error("there is no such game")]
    NoSuchGame,
    #[error("both seats are taken")]
    Full,
    #[error("rated games are for players with an account")]
    NeedsAccount,
    #[error("the free seat is kept for somebody else")]
    Reserved,
    #[error("one of the two players has blocked the other")]
    Blocked,
    #[error("free chat is off until both players switch it on")]
    ChatOff,
    #[error("too many players act at once")]
    Busy,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A request to act in a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Act {
    pub(crate) game: GameId,
    pub(crate) player: Option<PlayerId>,
    pub(crate) request: RequestId,
    pub(crate) ply: u32,
    pub(crate) action: Action,
    /// How long the message travelled, as the server measures it.
    pub(crate) one_way: Duration,
}

/// All games.
pub(crate) struct Games {
    store: Arc<dyn Store>,
    hub: Arc<Hub>,
    cache: Mutex<HashMap<GameId, Arc<Slot>>>,
    /// Balanced boards take the engine a moment, so they are made one after the other.
    boards: Semaphore,
}

/// A game in memory, used by one task at a time.
type Slot = tokio::sync::Mutex<Option<Live>>;

impl Games {
    pub(crate) fn new(store: Arc<dyn Store>, hub: Arc<Hub>) -> Games {
        Games { store, hub, cache: Mutex::default(), boards: Semaphore::new(1) }
    }

    pub(crate) fn hub(&self) -> &Hub {
        &self.hub
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// Makes a change. All changes of the server go through here.
    pub(crate) async fn write(&self, change: Change) -> Result<Written, StoreError> {
        let began = Instant::now();
        let written = self.store.write(change).await?;
        metrics::committed(began.elapsed());
        if written == Written::Conflict {
            metrics::conflict();
        }
        Ok(written)
    }

    /// The store's time, near enough to show it.
    pub(crate) fn now(&self) -> Duration {
        self.hub.clock().now()
    }

    /// Asks the store for the time, so that [`Games::now`] is right from the start.
    pub(crate) async fn hear_time(&self) -> Result<Duration, StoreError> {
        let now = self.store.now().await?;
        self.hub.clock().note(now);
        Ok(now)
    }

    /// Counts something that may not be done too often at all nodes together; `false` if it is.
    pub(crate) async fn attempt(&self, what: String, rate: Rate) -> Result<bool, Fault> {
        let at = self.hear_time().await?;
        let pause = Duration::from_secs_f64(1.0 / rate.per_second);
        let attempt = Change::Attempt { what, at, pause, at_once: rate.at_once as u32 };
        Ok(self.store.write(attempt).await? == Written::Done)
    }

    fn slot(&self, game: GameId) -> Arc<Slot> {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        if cache.len() >= CACHED && !cache.contains_key(&game) {
            cache.retain(|_, slot| Arc::strong_count(slot) > 1);
        }
        Arc::clone(cache.entry(game).or_default())
    }

    /// Reads what is new about a game from the store.
    async fn refresh<'a>(&self, game: GameId, slot: &'a mut Option<Live>) -> Result<&'a mut Live, Fault> {
        // Before reading: what changes meanwhile makes a newer edition.
        let edition = self.hub.edition(game);
        let known = slot.take();
        let seen = known.as_ref().map_or(0, Live::version);
        let fetched = self.store.fetch(game, seen).await?.ok_or(Fault::NoSuchGame)?;
        self.hub.clock().note(fetched.now);
        let live = Live::renewed(known, fetched, edition)?;
        Ok(slot.insert(live))
    }

    /// Reads something of a game as it is in the store now.
    pub(crate) async fn read<T>(&self, game: GameId, read: impl FnOnce(&Live) -> T) -> Result<T, Fault> {
        let slot = self.slot(game);
        let mut slot = slot.lock().await;
        Ok(read(self.refresh(game, &mut slot).await?))
    }

    /// Reads something of a game as far as this node has heard of it. Those who follow a game share one reading of the store.
    pub(crate) async fn look<T>(&self, game: GameId, read: impl FnOnce(&Live) -> T) -> Result<T, Fault> {
        self.look_from(game, 0, read).await
    }

    /// The same for somebody who has seen some events, perhaps at a node that has heard of more than this one.
    pub(super) async fn look_from<T>(
        &self,
        game: GameId,
        seen: u32,
        read: impl FnOnce(&Live) -> T,
    ) -> Result<T, Fault> {
        let slot = self.slot(game);
        let mut slot = slot.lock().await;
        let is_fresh = |live: &Live| {
            live.version() >= seen
                && live.edition.is_some()
                && live.edition == self.hub.edition(game)
                && live.fetched.elapsed() < OLDEST
        };
        let live = match &*slot {
            Some(live) if is_fresh(live) => live,
            _ => &*self.refresh(game, &mut slot).await?,
        };
        Ok(read(live))
    }

    /// A game as it is now for a viewer who has seen some events.
    pub(crate) async fn view(
        &self,
        game: GameId,
        seen: u32,
        viewer: Option<PlayerId>,
    ) -> Result<GameView, Fault> {
        let present = self.hub.present(game);
        self.read(game, |live| live.view(seen, viewer, present, self.now())).await
    }

    /// A game as far as this node has heard of it, for one of perhaps many who follow it.
    pub(crate) async fn glance(
        &self,
        game: GameId,
        seen: u32,
        viewer: Option<PlayerId>,
    ) -> Result<GameView, Fault> {
        let present = self.hub.present(game);
        self.look_from(game, seen, |live| live.view(seen, viewer, present, self.now())).await
    }

    /// The newest games of a player.
    pub(crate) async fn list(&self, player: PlayerId) -> Result<Vec<GameSummary>, Fault> {
        let games = self.store.games_of(player, LISTED).await?;
        Ok(games.into_iter().map(|game| summary(game, Some(player))).collect())
    }

    /// A player with the ratings at all speeds.
    pub(crate) async fn with_ratings(&self, mut player: Player) -> Result<Player, Fault> {
        let standings = self.store.standings(player.id).await?;
        player.ratings = standings.into_iter().map(|(speed, standing)| (speed, standing.shown())).collect();
        Ok(player)
    }

    /// Tells those who follow a player's games that the player is shown differently now.
    pub(crate) async fn republish(&self, player: PlayerId) -> Result<(), Fault> {
        for game in self.store.games_of(player, LISTED).await? {
            self.hub.publish(game.setup.id);
        }
        Ok(())
    }

    /// The games of the lobby. A live game whose players are gone is not shown; a correspondence game is.
    pub(crate) async fn lobby(&self, viewer: Option<PlayerId>) -> Result<Lobby, Fault> {
        let mut lobby = Lobby::default();
        if let Some(viewer) = viewer {
            let open = self.store.unfinished(viewer, LISTED).await?.into_iter();
            let challenges = open.filter(|game| game.color_of(viewer).is_none());
            lobby.challenges = challenges.map(|game| summary(game, Some(viewer))).collect();
        }
        for game in self.store.listed(LISTED).await? {
            let is_slow = matches!(game.setup.control, Some(TimeControl::Days { .. }));
            let present = self.hub.present(game.setup.id).players;
            // The house is always there.
            let is_attended = game.players.iter().any(|(color, player)| {
                present[color] && player.as_ref().is_some_and(|player| !HouseBot::is_one(player.id))
            });
            if !is_slow && !is_attended {
                continue;
            }
            if game.has_begun() {
                lobby.live.push(summary(game, viewer));
            } else if game.invited.is_none() && game.setup.previous.is_none() {
                lobby.seeks.push(summary(game, viewer));
            }
        }
        Ok(lobby)
    }

    /// The live game of the lobby whose players have the highest ratings; of several, the newest.
    pub(crate) async fn featured(&self) -> Result<Option<Featured>, Fault> {
        let worth = |game: &GameSummary| -> i32 {
            let ratings = game.players.iter().filter_map(|(_, player)| player.as_ref());
            ratings.flat_map(|player| player.ratings.values()).map(|rating| rating.value).sum()
        };
        let live = self.lobby(None).await?.live;
        // The last of several with the same worth would be the oldest.
        let Some(best) = live.into_iter().rev().max_by_key(worth) else { return Ok(None) };
        let names = best.players.map(|player| player.and_then(|player| player.name));
        self.look(best.id, |live| {
            let game = live.game();
            let last = game.history().plies().last().map(|ply| ply.mv);
            Some(Featured { game: best.id, names, position: *game.position(), last })
        })
        .await
    }

    /// Does what a player asks for. The inner result is the version of the game with it, or why it was refused. A request
    /// that was done before gets the same answer again.
    pub(crate) async fn act(&self, act: Act) -> Result<Result<u32, Refusal>, Fault> {
        for _ in 0..ATTEMPTS {
            let slot = self.slot(act.game);
            let mut slot = slot.lock().await;
            let live = self.refresh(act.game, &mut slot).await?;
            let Some(by) = act.player.and_then(|player| live.stored.color_of(player)) else {
                return Ok(Err(Refusal::Spectator));
            };
            if let Some(version) = live.folded.answered(by, act.request) {
                return Ok(Ok(version));
            }
            if act.action == Action::Rematch {
                drop(slot);
                return self.rematch(act.game, by).await;
            }
            let before = live.version();
            let Act { request, ply, action, one_way, .. } = act;
            let claim_from = live.claim_from(by, self.hub.present(act.game));
            let attempt = Attempt { by, request, ply, action, one_way, claim_from };
            let now = live.now;
            let entries = match referee::act(&live.stored, &mut live.folded, &attempt, now) {
                Ok(entries) => entries,
                Err(refusal) => return Ok(Err(refusal)),
            };
            if self.append(&mut slot, before, entries).await? == Written::Done {
                return Ok(Ok(before + 1));
            }
        }
        Err(Fault::Busy)
    }

    /// Stores entries that are already folded, and makes them known.
    async fn append(
        &self,
        slot: &mut Option<Live>,
        version: u32,
        entries: Vec<Entry>,
    ) -> Result<Written, Fault> {
        // The slot stays empty unless the fold is what is stored.
        let Some(mut live) = slot.take() else { return Ok(Written::Conflict) };
        let game = live.stored.setup.id;
        let deadline = referee::deadline(&live.stored, &live.folded);
        let ending = live.folded.game().ending();
        let plies = live.folded.game().history().plies().len() as u32;
        let dvonns = live.folded.dvonns();
        let append = Append { game, version, entries, deadline, plies, dvonns, ending };
        let written = self.write(Change::Append(append)).await?;
        if written == Written::Done {
            live.stored.version = live.version();
            live.stored.deadline = deadline;
            live.stored.plies = plies;
            live.stored.dvonns = dvonns;
            live.stored.ending = ending;
            if let Some(ending) = ending {
                tracing::info!(%game, version = live.stored.version, ?ending, "ended");
            }
            *slot = Some(live);
            self.hub.publish(game);
        }
        Ok(written)
    }

    /// Ends the games whose time is up.
    pub(crate) async fn sweep(&self) -> Result<(), Fault> {
        let now = self.hear_time().await?;
        for game in self.store.take_due(now, SWEPT).await? {
            let slot = self.slot(game);
            let mut slot = slot.lock().await;
            let live = self.refresh(game, &mut slot).await?;
            let (before, now) = (live.version(), live.now);
            metrics::swept(now.saturating_sub(live.stored.deadline.unwrap_or(now)));
            if let Some(entry) = referee::time_passes(&live.stored, &mut live.folded, now) {
                // Whoever was faster has ended the game or has made a move in time.
                let _ = self.append(&mut slot, before, vec![entry]).await?;
            }
        }
        Ok(())
    }
}
