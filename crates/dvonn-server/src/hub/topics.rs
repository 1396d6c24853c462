//! Who follows which game: the mailboxes of this process, and what other nodes have said.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

use dvonn_bus::{Here, NodeId};
use dvonn_core::{ByColor, Color};
use dvonn_wire::GameId;

use super::Mailbox;

/// When a node has not repeated for so long that somebody follows a game there, nobody does: the message was lost.
const STALE: Duration = Duration::from_secs(30);

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
    /// How many others, about.
    pub spectators: u32,
}

/// All games that somebody follows.
#[derive(Default)]
pub(super) struct Topics {
    games: BTreeMap<GameId, Topic>,
    /// The number of the latest edition of any game.
    latest: u64,
}

#[derive(Default)]
struct Topic {
    edition: u64,
    /// By the number of the mailbox, so that they are woken in an order that a test can repeat.
    followers: BTreeMap<u64, (Role, Arc<Mailbox>)>,
    players: ByColor<u32>,
    spectators: u32,
    /// What other nodes have said, and when.
    elsewhere: HashMap<NodeId, (Here, Instant)>,
    away_since: ByColor<Duration>,
}

impl Topic {
    /// The number of followers in this role.
    fn count(&mut self, role: Role) -> &mut u32 {
        match role {
            Role::Player(color) => &mut self.players[color],
            Role::Spectator => &mut self.spectators,
        }
    }

    fn is_followed(&self) -> bool {
        !self.followers.is_empty() || !self.elsewhere.is_empty()
    }

    /// Which players are here or elsewhere.
    fn present(&self) -> ByColor<bool> {
        ByColor::from_fn(|color| {
            let is_elsewhere = |here: &Here| if color == Color::White { here.white } else { here.black };
            self.players[color] > 0 || self.elsewhere.values().any(|(here, _)| is_elsewhere(here))
        })
    }

    fn here(&self, game: GameId) -> Here {
        let players = self.players.map(|count| count > 0);
        Here { game, white: players[Color::White], black: players[Color::Black], spectators: self.spectators }
    }

    /// Does something, and wakes everybody here if a player has come or gone with it.
    fn tell_changes(&mut self, game: GameId, now: Duration, change: impl FnOnce(&mut Topic)) {
        let before = self.present();
        change(self);
        let after = self.present();
        for (color, was_there) in &before {
            if *was_there && !after[color] {
                self.away_since[color] = now;
            }
        }
        if before != after {
            self.wake(game);
        }
    }

    fn wake(&self, game: GameId) {
        for (_, mailbox) in self.followers.values() {
            mailbox.put(game);
        }
    }
}

impl Topics {
    fn next_edition(latest: &mut u64) -> u64 {
        *latest += 1;
        *latest
    }

    /// Wakes everybody who follows a game here.
    pub(super) fn changed(&mut self, game: GameId) {
        if let Some(topic) = self.games.get_mut(&game) {
            topic.edition = Topics::next_edition(&mut self.latest);
            topic.wake(game);
        }
    }

    /// Any game may have changed.
    pub(super) fn all_changed(&mut self) {
        for (game, topic) in &mut self.games {
            topic.edition = Topics::next_edition(&mut self.latest);
            topic.wake(*game);
        }
    }

    fn topic(&mut self, game: GameId, now: Duration) -> &mut Topic {
        let Topics { games, latest } = self;
        games.entry(game).or_insert_with(|| Topic {
            edition: Topics::next_edition(latest),
            away_since: ByColor::new(now, now),
            ..Topic::default()
        })
    }

    /// Follows a game, and returns what others have to be told: something if a player has come or gone.
    pub(super) fn follow(
        &mut self,
        game: GameId,
        role: Role,
        mailbox: &Arc<Mailbox>,
        now: Duration,
    ) -> Option<Here> {
        let topic = self.topic(game, now);
        if topic.followers.is_empty() {
            // Nobody here was told of changes until now.
            self.latest += 1;
            let latest = self.latest;
            self.topic(game, now).edition = latest;
        }
        let topic = self.topic(game, now);
        let before = topic.here(game);
        topic.tell_changes(game, now, |topic| {
            *topic.count(role) += 1;
            if let Some((before, _)) = topic.followers.insert(mailbox.number(), (role, Arc::clone(mailbox))) {
                *topic.count(before) -= 1;
            }
        });
        told(before, topic.here(game))
    }

    /// Stops following a game, and returns what others have to be told.
    pub(super) fn leave(&mut self, game: GameId, mailbox: &Arc<Mailbox>, now: Duration) -> Option<Here> {
        let topic = self.games.get_mut(&game)?;
        let before = topic.here(game);
        topic.tell_changes(game, now, |topic| {
            if let Some((role, _)) = topic.followers.remove(&mailbox.number()) {
                *topic.count(role) -= 1;
            }
        });
        let after = topic.here(game);
        if !topic.is_followed() {
            self.games.remove(&game);
        }
        told(before, after)
    }

    /// A node has said who follows a game there.
    pub(super) fn note(&mut self, node: NodeId, here: Here, now: Duration) {
        let game = here.game;
        let topic = self.topic(game, now);
        topic.tell_changes(game, now, |topic| {
            if here.white || here.black || here.spectators > 0 {
                topic.elsewhere.insert(node, (here, Instant::now()));
            } else {
                topic.elsewhere.remove(&node);
            }
            topic.elsewhere.retain(|_, (_, heard)| heard.elapsed() < STALE);
        });
        if !topic.is_followed() {
            self.games.remove(&game);
        }
    }

    /// Nobody follows anything at these nodes any more.
    pub(super) fn forget(&mut self, nodes: &BTreeSet<NodeId>, now: Duration) {
        self.games.retain(|game, topic| {
            topic.tell_changes(*game, now, |topic| {
                topic.elsewhere.retain(|node, (_, heard)| !nodes.contains(node) && heard.elapsed() < STALE);
            });
            topic.is_followed()
        });
    }

    pub(super) fn edition(&self, game: GameId) -> Option<u64> {
        self.games.get(&game).filter(|topic| !topic.followers.is_empty()).map(|topic| topic.edition)
    }

    pub(super) fn present(&self, game: GameId) -> Present {
        self.games.get(&game).map_or_else(Present::default, |topic| Present {
            players: topic.present(),
            away_since: topic.away_since,
            spectators: topic.spectators
                + topic.elsewhere.values().map(|(here, _)| here.spectators).sum::<u32>(),
        })
    }

    /// Who follows what here.
    pub(super) fn here(&self) -> Vec<Here> {
        let followed = self.games.iter().filter(|(_, topic)| !topic.followers.is_empty());
        followed.map(|(game, topic)| topic.here(*game)).collect()
    }
}

/// What others have to be told: a player has come or gone, or the last one who watched. Other numbers of spectators are told
/// later, with everything.
fn told(before: Here, after: Here) -> Option<Here> {
    let is_told = |here: Here| (here.white, here.black, here.spectators > 0);
    (is_told(before) != is_told(after)).then_some(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Duration = Duration::from_secs(7);

    async fn taken(mailbox: &Mailbox) -> BTreeSet<GameId> {
        mailbox.take().await.into_keys().collect()
    }

    #[tokio::test]
    async fn followers_are_woken_once_for_many_changes() {
        let mut topics = Topics::default();
        let [one, other] = [1, 2].map(GameId::new);
        let mailbox = Arc::new(Mailbox::default());
        topics.changed(one);
        topics.follow(one, Role::Spectator, &mailbox, NOW);
        topics.follow(other, Role::Spectator, &mailbox, NOW);
        for game in [one, one, other, one] {
            topics.changed(game);
        }
        assert_eq!(taken(&mailbox).await, BTreeSet::from([one, other]));
        topics.leave(one, &mailbox, NOW);
        topics.changed(one);
        topics.changed(other);
        assert_eq!(taken(&mailbox).await, BTreeSet::from([other]));
    }

    #[test]
    fn players_and_spectators_are_counted() {
        let mut topics = Topics::default();
        let game = GameId::new(1);
        let mailboxes: [Arc<Mailbox>; 3] = Default::default();
        for mailbox in &mailboxes {
            topics.follow(game, Role::Spectator, mailbox, NOW);
        }
        let told = topics.follow(game, Role::Player(Color::Black), &mailboxes[0], NOW);
        assert_eq!(told, Some(Here { game, white: false, black: true, spectators: 2 }));
        let away_since = ByColor::new(NOW, NOW);
        let present = Present { players: ByColor::new(false, true), away_since, spectators: 2 };
        assert_eq!(topics.present(game), present);
        assert_eq!(topics.here().len(), 1);
        for mailbox in &mailboxes {
            topics.leave(game, mailbox, NOW);
        }
        assert_eq!((topics.present(game), topics.edition(game)), (Present::default(), None));
        assert!(topics.games.is_empty() && topics.here().is_empty());
    }

    #[test]
    fn a_player_is_away_since_the_last_of_their_pages_anywhere_was_closed() {
        let mut topics = Topics::default();
        let game = GameId::new(1);
        let [other, page]: [Arc<Mailbox>; 2] = Default::default();
        let at = Duration::from_secs;
        let elsewhere = |black| Here { game, white: false, black, spectators: 0 };
        topics.follow(game, Role::Player(Color::White), &other, at(1));
        topics.follow(game, Role::Player(Color::Black), &page, at(2));
        topics.note(NodeId(1), elsewhere(true), at(3));
        topics.note(NodeId(2), elsewhere(true), at(3));
        topics.leave(game, &page, at(4));
        topics.note(NodeId(1), elsewhere(false), at(5));
        assert!(topics.present(game).players[Color::Black]);
        topics.forget(&BTreeSet::from([NodeId(2)]), at(6));
        let present = topics.present(game);
        assert_eq!((present.players[Color::Black], present.away_since[Color::Black]), (false, at(6)));
    }

    #[test]
    fn an_edition_is_never_repeated() {
        let mut topics = Topics::default();
        let game = GameId::new(1);
        let mailbox = Arc::new(Mailbox::default());
        let mut seen = BTreeSet::new();
        let elsewhere = Here { game, white: true, black: false, spectators: 0 };
        for _ in 0..3 {
            topics.follow(game, Role::Spectator, &mailbox, NOW);
            assert!(seen.insert(topics.edition(game)));
            topics.changed(game);
            assert!(seen.insert(topics.edition(game)));
            topics.leave(game, &mailbox, NOW);
            // Nobody here heard of changes meanwhile.
            topics.note(NodeId(1), elsewhere, NOW);
        }
    }
}
