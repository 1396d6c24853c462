//! Tells those who follow a game that something has changed, here and at the other nodes of this server.
//!
//! Only the game is named: whoever is woken reads from the store what is new. So a message of the bus that is lost delays
//! news, but cannot falsify them. The hub hears its own messages too. If they stay away, the bus is down, and everybody looks
//! into the store from time to time until it is back.

mod clock;
mod mailbox;
mod topics;

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use dvonn_bus::{Bus, Connection, Here, LocalBus, MOST_GAMES, Message, News, NodeId};
use dvonn_wire::{GameId, PlayerId};
use tokio::sync::{mpsc, watch};
use tokio::time::{MissedTickBehavior, interval};

use crate::random;
pub(crate) use clock::StoreClock;
pub use mailbox::Mailbox;
use topics::Topics;
pub use topics::{Present, Role};

/// How often a node says that it lives.
const BEAT: Duration = Duration::from_millis(500);
/// When this node has not heard itself for so long, the bus is down.
const DEAF: Duration = Duration::from_millis(1_200);
/// A node that has not been heard for so long is gone, or not on the bus.
const SILENCE: Duration = Duration::from_secs(6);
/// After so many beats a node says again who follows what, in case that was lost.
const BEATS_UNTIL_REPEATED: u64 = 20;

/// Connects those who change games with those who follow them.
pub struct Hub {
    node: NodeId,
    bus: Arc<dyn Bus>,
    is_alone: bool,
    clock: StoreClock,
    topics: Mutex<Topics>,
    known: Mutex<Known>,
    /// Changes when somebody is invited to a game.
    invitations: watch::Sender<()>,
}

/// What is known about the other nodes.
#[derive(Default)]
struct Known {
    /// When each was heard last.
    heard: HashMap<NodeId, Instant>,
    /// Since when every node that lives has been heard, in the store's time. Until it is certain that nobody follows a game at
    /// another node, nobody counts as away.
    certain_since: Option<Duration>,
}

impl Hub {
    /// The hub of the only process.
    pub fn alone() -> Arc<Hub> {
        let known = Known { certain_since: Some(Duration::ZERO), ..Known::default() };
        Arc::new(Hub::new(Arc::new(LocalBus::default()), known, Alone::Yes))
    }

    /// The hub of one of several processes, which begins to listen.
    pub fn on(Connection { bus, heard }: Connection) -> Arc<Hub> {
        let hub = Arc::new(Hub::new(bus, Known::default(), Alone::No));
        tokio::spawn(listen(Arc::downgrade(&hub), heard));
        tokio::spawn(beat(Arc::downgrade(&hub)));
        hub.send(Message::Ask);
        hub
    }

    /// A hub that hears only what a test tells it.
    #[cfg(test)]
    pub(crate) fn in_test(bus: Arc<dyn Bus>) -> Arc<Hub> {
        Arc::new(Hub::new(bus, Known::default(), Alone::No))
    }

    fn new(bus: Arc<dyn Bus>, known: Known, alone: Alone) -> Hub {
        Hub {
            node: NodeId(random::bits() as u32),
            bus,
            is_alone: alone == Alone::Yes,
            clock: StoreClock::default(),
            topics: Mutex::default(),
            known: Mutex::new(known),
            invitations: watch::Sender::new(()),
        }
    }

    /// This process.
    pub(crate) fn node(&self) -> NodeId {
        self.node
    }

    /// The store's time.
    pub(crate) fn clock(&self) -> &StoreClock {
        &self.clock
    }

    /// Whether messages arrive.
    pub fn is_up(&self) -> bool {
        self.is_alone || guard(&self.known).heard.get(&self.node).is_some_and(|last| last.elapsed() < DEAF)
    }

    /// Wakes everybody who follows a game.
    pub fn publish(&self, game: GameId) {
        guard(&self.topics).changed(game);
        self.send(Message::Changed(game));
    }

    /// Tells those who wait for invitations that a player is invited.
    pub(crate) fn invite(&self, player: PlayerId) {
        self.invitations.send_replace(());
        self.send(Message::Invited(player));
    }

    /// Hears when somebody is invited to a game.
    pub(crate) fn invitations(&self) -> watch::Receiver<()> {
        self.invitations.subscribe()
    }

    /// Follows a game from now on, or changes the role in which this mailbox follows it. The others are told who is there.
    pub fn follow(&self, game: GameId, role: Role, mailbox: &Arc<Mailbox>) {
        let here = guard(&self.topics).follow(game, role, mailbox, self.clock.now());
        self.tell(here);
    }

    /// Stops following a game.
    pub fn leave(&self, game: GameId, mailbox: &Arc<Mailbox>) {
        let here = guard(&self.topics).leave(game, mailbox, self.clock.now());
        self.tell(here);
    }

    /// A number that changes with every change of a game that is followed here; `None` if nobody follows it.
    pub fn edition(&self, game: GameId) -> Option<u64> {
        guard(&self.topics).edition(game)
    }

    /// Who follows a game, here or elsewhere, as far as it is known here. `away_since` is never too early.
    pub fn present(&self, game: GameId) -> Present {
        let certain_since = guard(&self.known).certain_since;
        let mut present = guard(&self.topics).present(game);
        // As long as it is uncertain, whoever is away has left just now.
        let earliest = certain_since.unwrap_or_else(|| self.clock.now());
        present.away_since = present.away_since.map(|since| since.max(earliest));
        present
    }

    /// Notes which nodes live, as the store says; `None` if the store does not answer.
    pub(crate) fn note_nodes(&self, living: Option<&[NodeId]>) {
        let now = self.clock.now();
        let mut known = guard(&self.known);
        let is_heard = |node: &NodeId| {
            let is_here = self.is_alone && *node == self.node;
            is_here || known.heard.get(node).is_some_and(|last| last.elapsed() < SILENCE)
        };
        let is_certain = living.is_some_and(|living| living.iter().all(is_heard));
        known.certain_since = is_certain.then(|| known.certain_since.unwrap_or(now));
    }

    /// Tells the others that this node stops.
    pub(crate) fn close(&self) {
        self.send(Message::Gone);
    }

    fn send(&self, message: Message) {
        if !self.is_alone {
            self.bus.send(News { from: self.node, message });
        }
    }

    /// Tells the others who follows a game here, if a player has come or gone.
    fn tell(&self, here: Option<Here>) {
        if let Some(here) = here {
            self.send(Message::Here(vec![here]));
        }
    }

    /// Tells the others who follows what here.
    fn tell_all(&self) {
        let all = guard(&self.topics).here();
        for games in all.chunks(MOST_GAMES) {
            self.send(Message::Here(games.to_vec()));
        }
    }

    pub(crate) fn hear(&self, News { from, message }: News) {
        let is_new = guard(&self.known).heard.insert(from, Instant::now()).is_none();
        if from == self.node {
            // After a silence, news may have been lost on the way in both directions.
            if is_new {
                guard(&self.topics).all_changed();
                self.send(Message::Ask);
            }
            return;
        }
        match message {
            Message::Alive => {}
            Message::Changed(game) => guard(&self.topics).changed(game),
            Message::Invited(_) => self.invitations.send_replace(()),
            Message::Ask => self.tell_all(),
            Message::Here(games) => {
                let mut topics = guard(&self.topics);
                for here in games {
                    topics.note(from, here, self.clock.now());
                }
            }
            Message::Gone => self.forget(&BTreeSet::from([from])),
        }
    }

    /// Nobody follows anything at these nodes any more.
    fn forget(&self, nodes: &BTreeSet<NodeId>) {
        guard(&self.known).heard.retain(|node, _| !nodes.contains(node));
        guard(&self.topics).forget(nodes, self.clock.now());
    }

    /// What happens at each beat: this node shows that it lives, and looks for those that no longer do.
    fn beat(&self, number: u64) {
        self.send(Message::Alive);
        if number.is_multiple_of(BEATS_UNTIL_REPEATED) {
            self.tell_all();
        }
        let silent = |limit: Duration| {
            let known = guard(&self.known);
            let silent = known.heard.iter().filter(|(_, last)| last.elapsed() > limit);
            silent.map(|(node, _)| *node).collect::<BTreeSet<NodeId>>()
        };
        let gone: BTreeSet<NodeId> = silent(SILENCE);
        if silent(DEAF).contains(&self.node) {
            // Hearing itself again is noticed.
            guard(&self.known).heard.remove(&self.node);
        }
        if !gone.is_empty() {
            self.forget(&gone);
        }
        if !self.is_up() && number.is_multiple_of(2) {
            guard(&self.topics).all_changed();
            self.invitations.send_replace(());
        }
    }
}

/// Whether other processes can exist.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Alone {
    Yes,
    No,
}

/// Hears until the hub or the bus is gone.
async fn listen(hub: std::sync::Weak<Hub>, mut heard: mpsc::Receiver<News>) {
    while let Some(news) = heard.recv().await {
        let Some(hub) = hub.upgrade() else { return };
        hub.hear(news);
    }
}

/// Beats until the hub is gone.
async fn beat(hub: std::sync::Weak<Hub>) {
    let mut ticks = interval(BEAT);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for number in 1.. {
        ticks.tick().await;
        let Some(hub) = hub.upgrade() else { return };
        hub.beat(number);
    }
}

fn guard<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
