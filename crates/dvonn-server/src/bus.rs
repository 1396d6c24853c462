//! Tells those who follow a game that something has changed.
//!
//! Only the game is named: whoever is woken reads from the store what is new. So a message that is lost delays news, but
//! cannot falsify them; sockets also look by themselves from time to time.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use dvonn_core::{ByColor, Color};
use dvonn_wire::GameId;
use tokio::sync::Notify;

/// Connects those who change games with those who follow them.
pub trait Bus: Send + Sync {
    /// Wakes everybody who follows a game.
    fn publish(&self, game: GameId);

    /// Follows a game from now on, or changes the role in which this mailbox follows it.
    fn follow(&self, game: GameId, role: Role, mailbox: &Arc<Mailbox>, now: Duration);

    /// Stops following a game.
    fn leave(&self, game: GameId, mailbox: &Arc<Mailbox>, now: Duration);

    /// A number that changes with every change of a game that is followed here; `None` if nobody follows it.
    fn edition(&self, game: GameId) -> Option<u64>;

    /// Who follows a game.
    fn present(&self, game: GameId) -> Present;
}

/// As whom somebody follows a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A player.
    Player(Color),
    /// Somebody who watches.
    Spectator,
}

/// Who follows a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Present {
    /// The players.
    pub players: ByColor<bool>,
    /// Since when a player who is not there has been away, in the store's time, as far as it is known here. It is never too
    /// early: before the game was followed here, the player may have been there.
    pub away_since: ByColor<Duration>,
    /// How many others.
    pub spectators: u32,
}

/// Where a socket finds the games that have changed. It never grows beyond the games that the socket follows.
#[derive(Debug, Default)]
pub struct Mailbox {
    /// Since when news of each game wait.
    changed: Mutex<BTreeMap<GameId, Instant>>,
    arrival: Notify,
}

impl Mailbox {
    /// Notes that a game has changed.
    pub fn put(&self, game: GameId) {
        guard(&self.changed).entry(game).or_insert_with(Instant::now);
        self.arrival.notify_one();
    }

    /// Whether a game has changed since the last time.
    #[cfg(test)]
    pub(crate) fn has_news(&self) -> bool {
        !guard(&self.changed).is_empty()
    }

    /// Waits for games that have changed, and takes them, each with the time since when its news wait.
    pub async fn take(&self) -> BTreeMap<GameId, Instant> {
        loop {
            let changed = std::mem::take(&mut *guard(&self.changed));
            if !changed.is_empty() {
                return changed;
            }
            self.arrival.notified().await;
        }
    }
}

/// A bus within one process.
#[derive(Default)]
pub struct LocalBus {
    topics: Mutex<Topics>,
}

#[derive(Default)]
struct Topics {
    games: HashMap<GameId, Topic>,
    /// The number of the latest edition of any game.
    latest: u64,
}

#[derive(Default)]
struct Topic {
    edition: u64,
    /// By the address of the mailbox.
    followers: HashMap<usize, (Role, Arc<Mailbox>)>,
    players: ByColor<u32>,
    away_since: ByColor<Duration>,
    spectators: u32,
}

impl Topic {
    /// The number of followers in this role.
    fn count(&mut self, role: Role) -> &mut u32 {
        match role {
            Role::Player(color) => &mut self.players[color],
            Role::Spectator => &mut self.spectators,
        }
    }

    /// Somebody is no longer there in this role.
    fn discount(&mut self, role: Role, now: Duration) {
        let count = self.count(role);
        *count -= 1;
        if let (Role::Player(color), 0) = (role, *count) {
            self.away_since[color] = now;
        }
    }
}

fn address(mailbox: &Arc<Mailbox>) -> usize {
    Arc::as_ptr(mailbox).addr()
}

impl Bus for LocalBus {
    fn publish(&self, game: GameId) {
        let mut topics = guard(&self.topics);
        let Topics { games, latest } = &mut *topics;
        if let Some(topic) = games.get_mut(&game) {
            *latest += 1;
            topic.edition = *latest;
            for (_, mailbox) in topic.followers.values() {
                mailbox.put(game);
            }
        }
    }

    fn follow(&self, game: GameId, role: Role, mailbox: &Arc<Mailbox>, now: Duration) {
        let mut topics = guard(&self.topics);
        let Topics { games, latest } = &mut *topics;
        let topic = games.entry(game).or_insert_with(|| {
            *latest += 1;
            Topic { edition: *latest, away_since: ByColor::new(now, now), ..Topic::default() }
        });
        *topic.count(role) += 1;
        if let Some((before, _)) = topic.followers.insert(address(mailbox), (role, Arc::clone(mailbox))) {
            topic.discount(before, now);
        }
    }

    fn leave(&self, game: GameId, mailbox: &Arc<Mailbox>, now: Duration) {
        let mut topics = guard(&self.topics);
        if let Some(topic) = topics.games.get_mut(&game) {
            if let Some((role, _)) = topic.followers.remove(&address(mailbox)) {
                topic.discount(role, now);
            }
            if topic.followers.is_empty() {
                topics.games.remove(&game);
            }
        }
    }

    fn edition(&self, game: GameId) -> Option<u64> {
        guard(&self.topics).games.get(&game).map(|topic| topic.edition)
    }

    fn present(&self, game: GameId) -> Present {
        guard(&self.topics).games.get(&game).map_or_else(Present::default, |topic| Present {
            players: topic.players.map(|count| count > 0),
            away_since: topic.away_since,
            spectators: topic.spectators,
        })
    }
}

fn guard<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const NOW: Duration = Duration::from_secs(7);

    async fn taken(mailbox: &Mailbox) -> BTreeSet<GameId> {
        mailbox.take().await.into_keys().collect()
    }

    #[tokio::test]
    async fn followers_are_woken_once_for_many_changes() {
        let bus = LocalBus::default();
        let [one, other] = [1, 2].map(GameId::new);
        let mailbox = Arc::new(Mailbox::default());
        bus.publish(one);
        bus.follow(one, Role::Spectator, &mailbox, NOW);
        bus.follow(other, Role::Player(Color::White), &mailbox, NOW);
        for game in [one, one, other, one] {
            bus.publish(game);
        }
        assert_eq!(taken(&mailbox).await, BTreeSet::from([one, other]));
        bus.leave(one, &mailbox, NOW);
        bus.publish(one);
        bus.publish(other);
        assert_eq!(taken(&mailbox).await, BTreeSet::from([other]));
    }

    #[test]
    fn players_and_spectators_are_counted() {
        let bus = LocalBus::default();
        let game = GameId::new(1);
        let mailboxes: [Arc<Mailbox>; 3] = Default::default();
        for mailbox in &mailboxes {
            bus.follow(game, Role::Spectator, mailbox, NOW);
        }
        bus.follow(game, Role::Player(Color::Black), &mailboxes[0], NOW);
        let away_since = ByColor::new(NOW, NOW);
        let present = Present { players: ByColor::new(false, true), away_since, spectators: 2 };
        assert_eq!(bus.present(game), present);
        for mailbox in &mailboxes {
            bus.leave(game, mailbox, NOW);
        }
        assert_eq!((bus.present(game), bus.edition(game)), (Present::default(), None));
    }

    #[test]
    fn a_player_is_away_since_the_last_of_their_pages_was_closed() {
        let bus = LocalBus::default();
        let game = GameId::new(1);
        let [other, first, second]: [Arc<Mailbox>; 3] = Default::default();
        let at = Duration::from_secs;
        bus.follow(game, Role::Player(Color::White), &other, at(1));
        for (mailbox, now) in [(&first, 2), (&second, 3)] {
            bus.follow(game, Role::Player(Color::Black), mailbox, at(now));
        }
        bus.leave(game, &first, at(4));
        assert!(bus.present(game).players[Color::Black]);
        bus.leave(game, &second, at(5));
        let present = bus.present(game);
        assert_eq!((present.players[Color::Black], present.away_since[Color::Black]), (false, at(5)));
    }

    #[test]
    fn an_edition_is_never_repeated() {
        let bus = LocalBus::default();
        let game = GameId::new(1);
        let mailbox = Arc::new(Mailbox::default());
        let mut seen = BTreeSet::new();
        for _ in 0..3 {
            bus.follow(game, Role::Spectator, &mailbox, NOW);
            assert!(seen.insert(bus.edition(game)));
            bus.publish(game);
            assert!(seen.insert(bus.edition(game)));
            bus.leave(game, &mailbox, NOW);
        }
    }
}
