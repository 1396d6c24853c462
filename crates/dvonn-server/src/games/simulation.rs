//! Whole games of many clients at three nodes, which crash and start again, while messages between them are lost, doubled,
//! late and out of order, nodes are cut off from each other, and their clocks are wrong. A seed decides everything.
//!
//! Nodes are the real `Games` and `Hub`, on one store in memory; sockets are played by the clients here. `DVONN_SEED` repeats
//! one simulation, `DVONN_SIMULATIONS` says how many there are; `cargo xtask simulate` runs many.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use dvonn_bus::{Bus, Message, News};
use dvonn_core::{Color, Move, Position};
use dvonn_game::{Event, Game, Stamped, TimeControl};
use dvonn_store::{Entry, MemoryStore, Store, Timepiece, check};
use dvonn_wire::{Action, GameId, Log, PlayerId, Refusal, RequestId};
use fastrand::Rng;
use tokio::sync::watch;
use tokio::task::{JoinSet, yield_now};

use super::interleavings::{Failed, begin_game, check_clocks, seeds, start};
use super::{Act, Games};
use crate::delayed_store::DelayedStore;
use crate::hub::{Hub, Mailbox, Role};

const SIMULATIONS: u64 = 50;
const NODES: usize = 3;
/// Each has two players and a spectator.
const GAMES: usize = 8;
const CONTROL: &str = "90+1";
/// More than any simulation takes.
const STUCK: u32 = 400_000;

/// The way of messages between nodes.
struct Wire {
    rng: Mutex<Rng>,
    nodes: Mutex<Vec<Weak<Hub>>>,
    waiting: Mutex<Vec<(usize, News)>>,
    /// Nodes that nobody hears, and that hear nobody.
    cut: Mutex<BTreeSet<usize>>,
}

/// The end of the wire at one node.
struct Port {
    wire: Arc<Wire>,
    node: usize,
}

impl Bus for Port {
    fn send(&self, news: News) {
        let wire = &self.wire;
        let cut = wire.cut.lock().unwrap();
        for to in 0..NODES {
            if to != self.node && (cut.contains(&to) || cut.contains(&self.node)) {
                continue;
            }
            let copies = match wire.rng.lock().unwrap().u8(..10) {
                0 | 1 => 0,
                2 => 2,
                _ => 1,
            };
            for _ in 0..copies {
                wire.waiting.lock().unwrap().push((to, news.clone()));
            }
        }
    }
}

impl Wire {
    /// Delivers some messages, in any order.
    fn deliver(&self) {
        let count = self.rng.lock().unwrap().usize(..4);
        for _ in 0..count {
            let (to, news) = {
                let mut waiting = self.waiting.lock().unwrap();
                if waiting.is_empty() {
                    return;
                }
                let number = self.rng.lock().unwrap().usize(..waiting.len());
                waiting.swap_remove(number)
            };
            let hub = self.nodes.lock().unwrap()[to].upgrade();
            if let Some(hub) = hub {
                hub.hear(news);
            }
        }
    }
}

/// A server process.
struct Node {
    games: Games,
    /// True from the moment it crashes.
    has_crashed: watch::Sender<bool>,
}

impl Node {
    async fn crashed(&self) {
        let mut crash = self.has_crashed.subscribe();
        let _ = crash.wait_for(|crashed| *crashed).await;
    }
}

/// Everything.
struct World {
    rng: Mutex<Rng>,
    store: Arc<DelayedStore>,
    time: Timepiece,
    wire: Arc<Wire>,
    nodes: Mutex<Vec<Arc<Node>>>,
    /// How many clients have seen the end of their game.
    done: AtomicUsize,
}

impl World {
    fn new(seed: u64, time: Timepiece, inner: Arc<dyn Store>) -> Arc<World> {
        let mut rng = Rng::with_seed(seed);
        let store = Arc::new(DelayedStore::new(inner, time.clone(), rng.u64(..)));
        let wire = Arc::new(Wire {
            rng: Mutex::new(rng.fork()),
            nodes: Mutex::new((0..NODES).map(|_| Weak::new()).collect()),
            waiting: Mutex::default(),
            cut: Mutex::default(),
        });
        let world = World {
            rng: Mutex::new(rng),
            store,
            time,
            wire,
            nodes: Mutex::default(),
            done: AtomicUsize::new(0),
        };
        let nodes = (0..NODES).map(|node| world.boot(node)).collect();
        *world.nodes.lock().unwrap() = nodes;
        Arc::new(world)
    }

    /// A process that has just started, and whose clock may be wrong by five seconds.
    fn boot(&self, node: usize) -> Arc<Node> {
        let hub = Hub::in_test(Arc::new(Port { wire: Arc::clone(&self.wire), node }));
        self.wire.nodes.lock().unwrap()[node] = Arc::downgrade(&hub);
        let games = Games::new(Arc::clone(&self.store) as Arc<dyn Store>, hub);
        self.skew(&games);
        Arc::new(Node { games, has_crashed: watch::Sender::new(false) })
    }

    fn skew(&self, games: &Games) {
        let skew = Duration::from_millis(self.rng.lock().unwrap().u64(..10_000));
        games.hub().clock().note(self.time.now().saturating_sub(Duration::from_secs(5)) + skew);
    }

    fn any_node(&self) -> Arc<Node> {
        let number = self.rng.lock().unwrap().usize(..NODES);
        Arc::clone(&self.nodes.lock().unwrap()[number])
    }

    /// Whatever goes wrong, until everybody has seen the end.
    async fn trouble(&self, clients: usize) {
        for step in 0.. {
            assert!(step < STUCK, "somebody is stuck");
            if self.done.load(Ordering::Relaxed) == clients {
                return;
            }
            self.store.wait().await;
            self.wire.deliver();
            let (event, node) = {
                let mut rng = self.rng.lock().unwrap();
                (rng.u16(..400), rng.usize(..NODES))
            };
            match event {
                0 => {
                    let fresh = self.boot(node);
                    let dead = std::mem::replace(&mut self.nodes.lock().unwrap()[node], fresh);
                    dead.has_crashed.send_replace(true);
                }
                1 => _ = self.wire.cut.lock().unwrap().insert(node),
                2..5 => self.wire.cut.lock().unwrap().clear(),
                5 => self.skew(&self.any_node().games),
                6..20 => self.any_node().games.sweep().await.unwrap(),
                20..24 => self
                    .any_node()
                    .games
                    .hub()
                    .hear(News { from: dvonn_bus::NodeId(7), message: Message::Ask }),
                _ => {}
            }
        }
    }
}

/// What became of an action.
enum Acted {
    Answered,
    /// Nobody knows.
    Cut,
    Nothing,
}

/// Somebody who plays or watches.
struct Client {
    world: Arc<World>,
    rng: Rng,
    game: GameId,
    seat: Option<(Color, PlayerId)>,
    fold: Game,
    heard: Vec<Stamped>,
    /// What was sent and is not answered yet.
    pending: Option<(RequestId, u32, Action)>,
    /// The store's time when that was sent first.
    sent_at: Duration,
    /// The confirmed moves with the number of their event, and the store's time between which they were made.
    confirmed: BTreeMap<u32, (Move, Range<Duration>)>,
}

impl Client {
    /// Plays or watches until the end of the game, at one node after the other.
    async fn run(mut self) -> Client {
        while self.fold.ending().is_none() {
            let node = self.world.any_node();
            tokio::select! {
                biased;
                // The socket is cut in the middle of whatever it does.
                () = node.crashed() => {}
                () = self.stay(&node) => {}
            }
        }
        self.world.done.fetch_add(1, Ordering::Relaxed);
        self
    }

    /// Stays at a node until the end of the game, or until it goes elsewhere by itself.
    async fn stay(&mut self, node: &Arc<Node>) {
        let games = &node.games;
        let mailbox = Arc::new(Mailbox::default());
        self.arrive(games, &mailbox).await;
        while self.fold.ending().is_none() {
            self.look(games).await;
            match self.act(node).await {
                Acted::Answered => continue,
                Acted::Cut => break,
                Acted::Nothing => {}
            }
            let patience = self.rng.u32(20..200);
            tokio::select! {
                biased;
                _ = mailbox.take() => {}
                () = turns(patience) => if self.rng.u8(..10) == 0 {
                    break;
                }
            }
        }
        games.hub().leave(self.game, &mailbox);
    }

    /// What a socket does for somebody who resumes here.
    async fn arrive(&mut self, games: &Games, mailbox: &Arc<Mailbox>) {
        let (seen, player) = (self.heard.len() as u32, self.seat.map(|(_, player)| player));
        let color = match player {
            Some(_) => games.read(self.game, |live| live.color_of(player)).await.unwrap(),
            None => None,
        };
        games.hub().follow(self.game, color.map_or(Role::Spectator, Role::Player), mailbox);
        self.hear(&games.glance(self.game, seen, player).await.unwrap().log);
    }

    /// What it sends afterwards.
    async fn look(&mut self, games: &Games) {
        let seen = self.heard.len() as u32;
        let log = games.look(self.game, |live| live.log(seen, Duration::ZERO)).await.unwrap();
        self.hear(&log);
    }

    /// P3: events come without a gap and without a repeat, whichever node they come from.
    fn hear(&mut self, log: &Log) {
        assert_eq!(log.after as usize, self.heard.len(), "no gap and no repeat");
        for event in &log.events {
            self.fold.accept(event).expect("the events fold");
            self.heard.push(*event);
        }
    }

    /// Sends what is to be sent. If the answer takes too long, the connection is cut, but the node goes on with it.
    async fn act(&mut self, node: &Arc<Node>) -> Acted {
        let Some((color, player)) = self.seat else { return Acted::Nothing };
        if self.fold.ending().is_some() {
            return Acted::Nothing;
        }
        if self.pending.is_none() && self.fold.position().turn() == color {
            let ply = self.fold.history().plies().len() as u32;
            let moves: Vec<Move> = self.fold.position().legal_moves().collect();
            let resigns = ply > 20 && self.rng.u8(..40) == 0;
            let action = if resigns { Action::Resign } else { Action::Play(self.rng.choice(moves).unwrap()) };
            self.sent_at = self.world.time.now();
            self.pending = Some((RequestId::new(self.rng.u64(..)), ply, action));
        }
        let Some((request, ply, action)) = self.pending else { return Acted::Nothing };
        let one_way = Duration::from_millis(self.rng.u64(..1_500));
        let act = Act { game: self.game, player: Some(player), request, ply, action, one_way };
        let node = Arc::clone(node);
        let doing = tokio::spawn(async move {
            tokio::select! {
                biased;
                () = node.crashed() => None,
                answer = node.games.act(act) => Some(answer.unwrap()),
            }
        });
        let patience = self.rng.u32(5..400);
        let answer = tokio::select! {
            biased;
            answer = doing => answer.unwrap(),
            () = turns(patience) => None,
        };
        let Some(answer) = answer else { return Acted::Cut };
        match answer {
            Ok(seen) => {
                if let Action::Play(mv) = action {
                    let made = self.sent_at..self.world.time.now();
                    assert_eq!(self.confirmed.insert(seen, (mv, made)), None, "an event is confirmed once");
                }
            }
            // The flag may fall on the way.
            Err(reason) => assert_eq!(reason, Refusal::Over, "{request} {action:?}"),
        }
        self.pending = None;
        Acted::Answered
    }
}

async fn turns(count: u32) {
    for _ in 0..count {
        yield_now().await;
    }
}

/// P1, P2, P4 and P5 for a game, and P3 for those who were there.
fn check_game(entries: &[Entry], clients: &[&Client]) {
    let log: Vec<Stamped> = entries.iter().map(|entry| entry.stamped).collect();
    let plies: Vec<_> = entries.iter().filter_map(|entry| Some((entry.epoch, entry.ply?))).collect();
    assert_eq!(plies.len(), plies.iter().collect::<BTreeSet<_>>().len(), "a ply is played once");
    for client in clients {
        assert_eq!(client.heard, log, "everybody has seen the same");
        for (seen, (confirmed, made)) in &client.confirmed {
            let stamped = log.get(*seen as usize - 1).expect("what was confirmed is stored");
            let is_it = matches!(stamped.event, Event::Played { mv, .. } if mv == *confirmed);
            assert!(is_it, "{seen}: {stamped:?} instead of {confirmed}");
            assert!((made.start..=made.end).contains(&stamped.at), "the store's time counts: {stamped:?}");
        }
    }
    check_clocks(entries);
}

/// Simulates everything that a seed decides, and returns all logs.
async fn simulate(seed: u64) -> Vec<Vec<Stamped>> {
    let _failed = Failed(seed);
    let time = start();
    let inner: Arc<dyn Store> = Arc::new(MemoryStore::new(time.clone()));
    let world = World::new(seed, time, Arc::clone(&inner));
    let control: TimeControl = CONTROL.parse().unwrap();
    let mut rng = Rng::with_seed(seed ^ 0x5eed);
    let mut clients = JoinSet::new();
    let mut games = Vec::new();
    for _ in 0..GAMES {
        let (game, players) = begin_game(&*inner, &mut rng, world.time.now(), Some(control)).await;
        games.push(game);
        let seats = players.iter().map(|(color, player)| Some((color, *player))).chain([None]);
        for seat in seats {
            let client = Client {
                world: Arc::clone(&world),
                rng: rng.fork(),
                game,
                seat,
                fold: Game::new(Position::START, Some(control)),
                heard: Vec::new(),
                pending: None,
                sent_at: Duration::ZERO,
                confirmed: BTreeMap::new(),
            };
            clients.spawn(client.run());
        }
    }
    world.trouble(clients.len()).await;
    let clients = clients.join_all().await;
    let mut logs = Vec::new();
    for game in games {
        let entries = inner.fetch(game, 0).await.unwrap().unwrap().entries;
        let there: Vec<&Client> = clients.iter().filter(|client| client.game == game).collect();
        check_game(&entries, &there);
        logs.push(entries.iter().map(|entry| entry.stamped).collect());
    }
    let checked = check(&*inner).await.unwrap();
    assert!(checked.faults.is_empty(), "{:?}", checked.faults);
    logs
}

#[tokio::test]
async fn three_nodes_play_whole_games_whatever_happens_between_them() {
    let count = std::env::var("DVONN_SIMULATIONS").map_or(SIMULATIONS, |count| count.parse().unwrap());
    let mut plies = 0;
    for seed in seeds(count) {
        plies += simulate(seed).await.iter().map(Vec::len).sum::<usize>();
    }
    println!("{count} simulations with {plies} events");
}

#[tokio::test]
async fn a_seed_replays_exactly() {
    assert_eq!(simulate(3).await, simulate(3).await);
}
