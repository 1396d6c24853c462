//! A store in memory, for tests and trials. It is also the model with which the tests compare the databases.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use dvonn_core::ByColor;
use dvonn_wire::{GameId, Player, PlayerId};

use crate::change::MOST_SAID;
use crate::{
    Answer, Append, Change, Entry, Fetched, Listing, NewGame, Saying, Store, StoredGame, Timepiece,
    TokenHash, Written,
};

/// A store that forgets everything when it is dropped.
#[derive(Debug)]
pub struct MemoryStore {
    time: Timepiece,
    tables: Mutex<Tables>,
}

#[derive(Debug, Default)]
struct Tables {
    players: HashMap<PlayerId, Player>,
    sessions: HashMap<TokenHash, PlayerId>,
    games: BTreeMap<GameId, StoredGame>,
    logs: HashMap<GameId, Vec<Entry>>,
    sayings: HashMap<GameId, Vec<Saying>>,
}

impl MemoryStore {
    /// An empty store.
    pub fn new(time: Timepiece) -> MemoryStore {
        MemoryStore { time, tables: Mutex::default() }
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An answer that is known already.
fn known<'a, T: Send + 'a>(value: T) -> Answer<'a, T> {
    Box::pin(std::future::ready(Ok(value)))
}

impl Store for MemoryStore {
    fn now(&self) -> Answer<'_, Duration> {
        known(self.time.now())
    }

    fn write(&self, change: Change) -> Answer<'_, Written> {
        let done = self.tables().perform(change);
        known(if done.is_some() { Written::Done } else { Written::Conflict })
    }

    fn fetch(&self, game: GameId, seen: u32) -> Answer<'_, Option<Fetched>> {
        let tables = self.tables();
        known(tables.game(game).map(|game| {
            let log = tables.logs.get(&game.setup.id).map_or(&[][..], Vec::as_slice);
            let entries = log.get(seen as usize..).unwrap_or_default().to_vec();
            Fetched { game, entries, now: self.time.now() }
        }))
    }

    fn sayings(&self, game: GameId, heard: u32) -> Answer<'_, Vec<Saying>> {
        let tables = self.tables();
        let all = tables.sayings.get(&game).map_or(&[][..], Vec::as_slice);
        known(all.get(heard as usize..).unwrap_or_default().to_vec())
    }

    fn player(&self, token: TokenHash) -> Answer<'_, Option<Player>> {
        let tables = self.tables();
        known(tables.sessions.get(&token).and_then(|id| tables.players.get(id)).cloned())
    }

    fn games_of(&self, player: PlayerId, limit: u32) -> Answer<'_, Vec<StoredGame>> {
        let tables = self.tables();
        let ids = tables.games.iter().filter(|(_, game)| game.color_of(player).is_some()).map(|(id, _)| *id);
        let mut games: Vec<StoredGame> = ids.filter_map(|id| tables.game(id)).collect();
        games.sort_by_key(|game| (std::cmp::Reverse(game.created), game.setup.id));
        games.truncate(limit as usize);
        known(games)
    }

    fn listed(&self, limit: u32) -> Answer<'_, Vec<StoredGame>> {
        let tables = self.tables();
        let is_listed = |game: &StoredGame| game.setup.listing == Listing::Lobby && game.ending.is_none();
        let ids = tables.games.iter().filter(|(_, game)| is_listed(game)).map(|(id, _)| *id);
        let mut games: Vec<StoredGame> = ids.filter_map(|id| tables.game(id)).collect();
        games.sort_by_key(|game| (std::cmp::Reverse(game.created), game.setup.id));
        games.truncate(limit as usize);
        known(games)
    }

    fn due(&self, now: Duration, limit: u32) -> Answer<'_, Vec<GameId>> {
        let tables = self.tables();
        let due = |game: &StoredGame| game.deadline.filter(|deadline| *deadline <= now);
        let mut found: Vec<(Duration, GameId)> =
            tables.games.iter().filter_map(|(id, game)| Some((due(game)?, *id))).collect();
        found.sort();
        known(found.into_iter().take(limit as usize).map(|(_, id)| id).collect())
    }

    fn games(&self, last: Option<GameId>, limit: u32) -> Answer<'_, Vec<GameId>> {
        let tables = self.tables();
        let later = tables.games.keys().filter(|id| last.is_none_or(|last| **id > last));
        known(later.take(limit as usize).copied().collect())
    }
}

impl Tables {
    /// A game with its rematch.
    fn game(&self, id: GameId) -> Option<StoredGame> {
        let mut game = self.games.get(&id)?.clone();
        let next = self.games.values().find(|next| next.setup.previous == Some(id));
        game.next = next.map(|next| {
            (next.setup.id, ByColor::from_fn(|color| next.players[color].as_ref().map(|player| player.id)))
        });
        Some(game)
    }

    /// Makes a change; `None` if it conflicts.
    fn perform(&mut self, change: Change) -> Option<()> {
        match change {
            Change::AddGuest { player, token, .. } => {
                let is_new = !self.players.contains_key(&player) && !self.sessions.contains_key(&token);
                is_new.then(|| {
                    self.players.insert(player, Player { id: player, name: None });
                    self.sessions.insert(token, player);
                })
            }
            Change::AddGame(game) => self.add_game(*game),
            Change::TakeSeat { game, color, player, deadline } => {
                let name = self.players.get(&player)?.clone();
                let game = self.games.get_mut(&game)?;
                if game.players[color].is_some() || game.color_of(player).is_some() {
                    return None;
                }
                game.players[color] = Some(name);
                game.deadline = deadline;
                Some(())
            }
            Change::Append(append) => self.append(append),
            Change::Say { game, by, phrase } => {
                let stored = self.games.get_mut(&game).filter(|stored| stored.said < MOST_SAID)?;
                stored.said += 1;
                let number = stored.said;
                self.sayings.entry(game).or_default().push(Saying { number, by, phrase });
                Some(())
            }
        }
    }

    fn add_game(&mut self, NewGame { setup, players, created }: NewGame) -> Option<()> {
        let mut games = self.games.values();
        let is_taken = games.any(|game| setup.previous.is_some() && game.setup.previous == setup.previous);
        if is_taken || self.games.contains_key(&setup.id) {
            return None;
        }
        let players = ByColor::from_fn(|color| players[color].and_then(|id| self.players.get(&id)).cloned());
        let game = StoredGame {
            setup,
            players,
            created,
            version: 0,
            said: 0,
            deadline: None,
            ending: None,
            next: None,
        };
        self.games.insert(setup.id, game);
        Some(())
    }

    fn append(&mut self, Append { game, version, entries, deadline, ending }: Append) -> Option<()> {
        let stored = self.games.get_mut(&game).filter(|stored| stored.version == version)?;
        let log = self.logs.entry(game).or_default();
        let clashes = |new: &Entry| {
            log.iter().any(|old| {
                let same_ply = new.ply.is_some() && (old.epoch, old.ply) == (new.epoch, new.ply);
                let same_request =
                    new.request.is_some() && (old.author, old.request) == (new.author, new.request);
                same_ply || same_request
            })
        };
        if entries.iter().any(clashes) {
            return None;
        }
        log.extend(entries);
        stored.version = log.len() as u32;
        stored.deadline = deadline;
        stored.ending = ending;
        Some(())
    }
}
