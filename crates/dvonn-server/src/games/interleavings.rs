//! Players, sockets and processes act at the same moment, in an order that a seed decides. There is one outcome, everybody
//! is told about it, and the clocks charge exactly the time that passed.
//!
//! Two `Games` share a store and a bus, as two processes would. `DVONN_SEED` repeats one interleaving.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use dvonn_core::{ByColor, Color, Move, Position};
use dvonn_game::{Beginning, Ending, Event, Stamped, TimeControl};
use dvonn_store::{
    Change, Entry, GameSetup, Listing, Location, MemoryStore, NewGame, NewSession, Store, Timepiece,
    TokenHash, Use, Written, check,
};
use dvonn_wire::{Action, GameId, PlayerId, Refusal, RequestId, SessionKind, Stakes};
use fastrand::Rng;
use tokio::sync::Notify;
use tokio::task::JoinSet;

use super::{Act, Games};
use crate::delayed_store::DelayedStore;
use crate::hub::{Hub, Mailbox, Role};

/// How many interleavings are tried in memory, and how many on each database, where each takes as long as its commits.
const INTERLEAVINGS: u64 = 1_000;
const ON_DATABASES: u64 = 60;

/// A game that two processes serve.
struct Scene {
    rng: Rng,
    store: Arc<DelayedStore>,
    time: Timepiece,
    nodes: [Arc<Games>; 2],
    players: ByColor<PlayerId>,
    game: GameId,
}

/// What somebody sends.
#[derive(Clone, Copy, Debug)]
struct Sent {
    by: Color,
    request: RequestId,
    ply: u32,
    action: Action,
}

/// What somebody sent, and the answer.
type Answered = (Sent, Result<u32, Refusal>);

/// Two players begin a game.
pub(super) async fn begin_game(
    store: &dyn Store,
    rng: &mut Rng,
    now: Duration,
    control: Option<TimeControl>,
) -> (GameId, ByColor<PlayerId>) {
    let players = ByColor::from_fn(|_| PlayerId::new(rng.u64(..)));
    for (_, player) in &players {
        let token = TokenHash(std::array::from_fn(|_| rng.u8(..)));
        let kind = SessionKind::Browser;
        let session = NewSession { token, kind, label: String::new(), at: now };
        let change = Change::AddGuest { player: *player, session };
        assert_eq!(store.write(change).await.unwrap(), Written::Done);
    }
    let game = GameId::new(rng.u64(..));
    let setup = GameSetup {
        id: game,
        start: Position::START,
        beginning: Beginning::Empty,
        control,
        stakes: Stakes::Casual,
        previous: None,
        listing: Listing::Link,
    };
    let new = NewGame { setup, players: players.map(Some), invited: None, created: now };
    assert_eq!(store.write(Change::AddGame(Box::new(new))).await.unwrap(), Written::Done);
    (game, players)
}

impl Scene {
    async fn new(inner: Arc<dyn Store>, time: Timepiece, seed: u64, control: Option<TimeControl>) -> Scene {
        let mut rng = Rng::with_seed(seed);
        let store = Arc::new(DelayedStore::new(inner, time.clone(), rng.u64(..)));
        let hub = Hub::alone();
        let node = || Arc::new(Games::new(Arc::clone(&store) as Arc<dyn Store>, Arc::clone(&hub)));
        let nodes = [node(), node()];
        let (game, players) = begin_game(&*store, &mut rng, time.now(), control).await;
        Scene { rng, store, time, nodes, players, game }
    }

    fn request(&mut self) -> RequestId {
        RequestId::new(self.rng.u64(..))
    }

    /// The log of the game.
    async fn entries(&self) -> Vec<Entry> {
        self.store.fetch(self.game, 0).await.unwrap().unwrap().entries
    }

    /// Whose turn it is, how many plies there are, and the legal moves.
    async fn board(&self) -> (Color, u32, Vec<Move>) {
        let board = self.nodes[0].look(self.game, super::Live::board).await.unwrap();
        (board.position.turn(), board.plies, board.moves)
    }

    async fn any_move(&mut self) -> Sent {
        let (by, ply, moves) = self.board().await;
        let action = Action::Play(self.rng.choice(moves).unwrap());
        Sent { by, request: self.request(), ply, action }
    }

    async fn one(&mut self, sent: Sent) -> Result<u32, Refusal> {
        self.all(vec![sent]).await.remove(0).1
    }

    /// Plays some moves, one after the other.
    async fn play(&mut self, plies: u32) {
        for _ in 0..plies {
            let sent = self.any_move().await;
            self.one(sent).await.unwrap();
        }
    }

    /// Sends everything at once, each through some process, while both look at the clocks. Everybody who follows the game
    /// is told the same.
    async fn all(&mut self, mut sent: Vec<Sent>) -> Vec<Answered> {
        self.rng.shuffle(&mut sent);
        let done = Arc::new(Notify::new());
        let mut followers = JoinSet::new();
        for (number, color) in [(0, Some(Color::White)), (1, Some(Color::Black)), (0, None), (1, None)] {
            let role = color.map_or(Role::Spectator, Role::Player);
            let node = Arc::clone(&self.nodes[number]);
            followers.spawn(follow(node, self.game, role, Arc::clone(&done)));
        }
        let mut actors = JoinSet::new();
        for sent in sent {
            let Sent { by, request, ply, action } = sent;
            let one_way = Duration::from_millis(self.rng.u64(..1_500));
            let (game, player) = (self.game, Some(self.players[by]));
            let act = Act { game, player, request, ply, action, one_way };
            let node = Arc::clone(&self.nodes[self.rng.usize(..2)]);
            let (store, turns) = (Arc::clone(&self.store), self.rng.u32(..4));
            actors.spawn(async move {
                for _ in 0..turns {
                    store.wait().await;
                }
                (sent, node.act(act).await.unwrap())
            });
        }
        let mut sweepers = JoinSet::new();
        for node in self.nodes.clone() {
            sweepers.spawn(async move { node.sweep().await.unwrap() });
        }
        let answered = actors.join_all().await;
        sweepers.join_all().await;
        done.notify_waiters();
        let log: Vec<Stamped> = self.entries().await.into_iter().map(|entry| entry.stamped).collect();
        for heard in followers.join_all().await {
            assert_eq!(heard, log, "everybody is told about it");
        }
        self.check(&answered).await;
        answered
    }

    /// What holds whatever was sent.
    async fn check(&self, answered: &[Answered]) {
        let entries = self.entries().await;
        let authors: Vec<_> = entries.iter().filter_map(|entry| entry.author.zip(entry.request)).collect();
        assert_eq!(authors.len(), authors.iter().collect::<BTreeSet<_>>().len(), "a request is done once");
        let plies: Vec<_> = entries.iter().filter_map(|entry| Some((entry.epoch, entry.ply?))).collect();
        assert_eq!(plies.len(), plies.iter().collect::<BTreeSet<_>>().len(), "a ply is played once");
        for (sent, answer) in answered.iter().filter(|(sent, _)| sent.action != Action::Rematch) {
            let who = (Some(sent.by), Some(sent.request));
            let place = entries.iter().position(|entry| (entry.author, entry.request) == who);
            let place = place.map(|place| place as u32 + 1);
            assert_eq!(place, answer.ok(), "the answer to {sent:?} is the truth: {answer:?}");
        }
        check_clocks(&entries);
    }
}

/// Follows a game until it is told to stop, and returns what it has heard. Events come without gaps and repeats.
async fn follow(games: Arc<Games>, game: GameId, role: Role, done: Arc<Notify>) -> Vec<Stamped> {
    let mailbox = Arc::new(Mailbox::default());
    games.hub().follow(game, role, &mailbox);
    let mut heard: Vec<Stamped> = Vec::new();
    let mut is_done = false;
    let told = done.notified();
    tokio::pin!(told);
    // From here on the end is not missed.
    told.as_mut().enable();
    loop {
        let log = games.look(game, |live| live.log(heard.len() as u32, Duration::ZERO)).await.unwrap();
        assert_eq!(log.after as usize, heard.len());
        heard.extend(log.events);
        if is_done {
            return heard;
        }
        tokio::select! {
            biased;
            _ = mailbox.take() => {}
            () = &mut told => {
                // What was published before the end is in the mailbox; nothing else is read.
                games.hub().leave(game, &mailbox);
                if !mailbox.has_news() {
                    return heard;
                }
                is_done = true;
            }
        }
    }
}

/// P5: what a move costs is the time since the clock was started, less the increment and the credit, which is bounded; and no
/// flag falls before its time.
pub(super) fn check_clocks(entries: &[Entry]) {
    let Some(first) = entries.first().filter(|first| first.left.is_some()) else { return };
    let increment = Duration::from_secs(1);
    let mut left = first.left.unwrap();
    let mut since = first.stamped.at;
    // Whose turn it is: whoever places last moves first, and somebody may have to pass.
    let mut position = Position::START;
    let turn_after = |position: &mut Position, event: Event| {
        if let Event::Played { mv, .. } = event {
            position.apply(mv).expect("the moves are legal");
        }
        position.turn()
    };
    let mut running = turn_after(&mut position, first.stamped.event);
    let mut credits = ByColor::new(Duration::ZERO, Duration::ZERO);
    for entry in &entries[1..] {
        match entry.stamped.event {
            Event::Played { by, .. } => {
                let spent = entry.stamped.at.saturating_sub(since);
                assert!(spent < left[by] + Duration::from_micros(1), "a move in time");
                assert!(entry.credit <= spent.min(Duration::from_millis(500)), "the credit is bounded");
                credits[by] += entry.credit;
                left[by] = left[by].saturating_sub(spent) + increment + entry.credit;
                since = entry.stamped.at;
                running = turn_after(&mut position, entry.stamped.event);
            }
            Event::Ended(Ending::FlagFell { by }) => {
                assert!(entry.stamped.at >= since + left[by], "no flag falls before its time");
                left[by] = Duration::ZERO;
            }
            // A take-back gives the clocks other values; the fold has checked them.
            Event::TakenBack { .. } => return,
            _ => {}
        }
        let mut shown = left;
        shown[running] = left[running].saturating_sub(entry.stamped.at.saturating_sub(since));
        assert_eq!(entry.left, Some(shown), "the time charged is the time that passed");
    }
    assert!(credits.iter().all(|(_, credit)| *credit <= Duration::from_secs(10)));
}

/// One interleaving of one kind.
async fn interleave(inner: Arc<dyn Store>, time: Timepiece, seed: u64) {
    let control = "60+1".parse().unwrap();
    let mut scene = Scene::new(inner, time, seed, Some(control)).await;
    let plies = 1 + scene.rng.u32(..5);
    scene.play(plies).await;
    match seed % 7 {
        0 => same_request_twice(&mut scene).await,
        1 => two_moves_for_one_ply(&mut scene).await,
        2 => both_players_move(&mut scene).await,
        3 => move_against_flag(&mut scene).await,
        4 => take_back_against_move(&mut scene).await,
        5 => rematch_against_rematch(&mut scene).await,
        _ => anything(&mut scene).await,
    }
}

async fn same_request_twice(scene: &mut Scene) {
    let sent = scene.any_move().await;
    let answered = scene.all(vec![sent; 3]).await;
    let answers: BTreeSet<_> = answered.iter().map(|(_, answer)| answer.unwrap()).collect();
    assert_eq!(answers.len(), 1, "{answered:?}");
}

async fn two_moves_for_one_ply(scene: &mut Scene) {
    let sent = vec![scene.any_move().await, scene.any_move().await, scene.any_move().await];
    let answered = scene.all(sent).await;
    let refused = answered.iter().filter(|(_, answer)| *answer == Err(Refusal::Stale)).count();
    let made = answered.iter().filter(|(_, answer)| answer.is_ok()).count();
    assert_eq!((made, refused), (1, 2), "{answered:?}");
}

async fn both_players_move(scene: &mut Scene) {
    let sent = scene.any_move().await;
    let other = Sent { by: sent.by.other(), request: scene.request(), ..sent };
    for (found, answer) in scene.all(vec![sent, other]).await {
        if found.by == sent.by {
            assert!(answer.is_ok(), "{answer:?}");
        } else {
            assert!(matches!(answer, Err(Refusal::NotYourTurn | Refusal::Stale)), "{answer:?}");
        }
    }
}

async fn move_against_flag(scene: &mut Scene) {
    let sent = scene.any_move().await;
    let deadline = scene.store.fetch(scene.game, 0).await.unwrap().unwrap().game.deadline.unwrap();
    // So close that the delays decide.
    let close = Duration::from_millis(scene.rng.u64(..400));
    scene.time.advance(deadline.saturating_sub(close + scene.time.now()));
    let answer = scene.one(sent).await;
    // The sweepers looked once, perhaps too early.
    scene.time.advance(Duration::from_mins(2));
    for node in scene.nodes.clone() {
        node.sweep().await.unwrap();
    }
    let last = scene.entries().await.pop().unwrap().stamped.event;
    match (answer, last) {
        (Ok(_), Event::Ended(Ending::FlagFell { by })) => assert_ne!(by, sent.by),
        (Err(Refusal::Over), Event::Ended(Ending::FlagFell { by })) => assert_eq!(by, sent.by),
        unexpected => panic!("{unexpected:?}"),
    }
}

async fn take_back_against_move(scene: &mut Scene) {
    let (turn, ply, _) = scene.board().await;
    let asked = Sent { by: turn.other(), request: scene.request(), ply, action: Action::AskTakeBack };
    // White's first move cannot be taken back by Black.
    if scene.one(asked).await.is_err() {
        return;
    }
    let agree = Sent { by: turn, request: scene.request(), ply, action: Action::AcceptTakeBack };
    let mv = scene.any_move().await;
    let answered = scene.all(vec![agree, mv]).await;
    let made: Vec<Action> =
        answered.iter().filter(|(_, answer)| answer.is_ok()).map(|(sent, _)| sent.action).collect();
    assert_eq!(made.len(), 1, "{answered:?}");
    for (_, answer) in answered {
        assert!(matches!(answer, Ok(_) | Err(Refusal::Stale | Refusal::NothingToAnswer)), "{answer:?}");
    }
}

async fn rematch_against_rematch(scene: &mut Scene) {
    let (by, ply, _) = scene.board().await;
    let resign = Sent { by, request: scene.request(), ply, action: Action::Resign };
    scene.one(resign).await.unwrap();
    let mut sent = Vec::new();
    for by in [Color::White, Color::Black, Color::White, Color::Black] {
        sent.push(Sent { by, request: scene.request(), ply, action: Action::Rematch });
    }
    let answered = scene.all(sent).await;
    assert!(answered.iter().all(|(_, answer)| answer.is_ok()), "{answered:?}");
    let (next, players) = scene.store.fetch(scene.game, 0).await.unwrap().unwrap().game.next.unwrap();
    assert_ne!(next, scene.game);
    assert_eq!(players, ByColor::from_fn(|color: Color| Some(scene.players[color.other()])));
}

/// Whatever comes to somebody's mind, some of it repeated and out of order.
async fn anything(scene: &mut Scene) {
    const ACTIONS: [Action; 8] = [
        Action::Resign,
        Action::OfferDraw,
        Action::AcceptDraw,
        Action::DeclineDraw,
        Action::AskTakeBack,
        Action::AcceptTakeBack,
        Action::DeclineTakeBack,
        Action::Abort,
    ];
    let mut old: Vec<Sent> = Vec::new();
    for _ in 0..4 {
        let (turn, ply, moves) = scene.board().await;
        if moves.is_empty() {
            return;
        }
        let mut sent: Vec<Sent> = old.iter().copied().filter(|_| scene.rng.u8(..3) == 0).collect();
        for _ in 0..4 {
            let by = if scene.rng.bool() { turn } else { turn.other() };
            let action = match scene.rng.u8(..3) {
                0 => ACTIONS[scene.rng.usize(..ACTIONS.len())],
                _ => Action::Play(scene.rng.choice(moves.iter().copied()).unwrap()),
            };
            sent.push(Sent { by, request: scene.request(), ply, action });
        }
        let answered = scene.all(sent).await;
        old.extend(answered.into_iter().filter(|(_, answer)| answer.is_ok()).map(|(sent, _)| sent));
    }
}

pub(super) fn seeds(count: u64) -> Vec<u64> {
    match std::env::var("DVONN_SEED") {
        Ok(seed) => vec![seed.parse().unwrap()],
        Err(_) => (0..count).collect(),
    }
}

/// Says which seed failed, if one does.
pub(super) struct Failed(pub(super) u64);

impl Drop for Failed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("this seed failed; repeat it with DVONN_SEED={}", self.0);
        }
    }
}

/// Runs one interleaving, and says which one if it fails.
async fn try_seed(store: Arc<dyn Store>, time: Timepiece, seed: u64) {
    let _failed = Failed(seed);
    interleave(store, time, seed).await;
}

pub(super) fn start() -> Timepiece {
    Timepiece::manual(Duration::from_secs(1_000_000))
}

#[tokio::test]
async fn a_thousand_interleavings_have_one_outcome_each() {
    for seed in seeds(INTERLEAVINGS) {
        let time = start();
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new(time.clone()));
        try_seed(Arc::clone(&store), time, seed).await;
        let checked = check(&*store).await.unwrap();
        assert!(checked.faults.is_empty(), "seed {seed}: {:?}", checked.faults);
    }
}

#[tokio::test]
async fn interleavings_have_one_outcome_each_in_databases() {
    let folder = tempfile::tempdir().unwrap();
    let mut locations = vec![Location::Sqlite(folder.path().join("games.sqlite"))];
    if let Ok(server) = std::env::var("DVONN_TEST_POSTGRES") {
        let (base, _) = server.rsplit_once('/').unwrap();
        let location = Location::Postgres(format!("{base}/races_{:016x}", fastrand::u64(..)));
        dvonn_store::create(&location).await.unwrap();
        locations.push(location);
    }
    for location in locations {
        let time = start();
        let store = dvonn_store::open(&location, Use::Serve, Some(time.clone())).await.unwrap();
        for seed in seeds(ON_DATABASES) {
            try_seed(Arc::clone(&store), time.clone(), seed).await;
        }
        let checked = check(&*store).await.unwrap();
        assert!(checked.faults.is_empty(), "{location}: {:?}", checked.faults);
    }
}
