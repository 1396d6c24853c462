//! What every store promises, in memory, in SQLite and in PostgreSQL.

#![allow(clippy::unwrap_used)]

mod support;

use std::time::Duration;

use dvonn_bus::NodeId;
use dvonn_core::{ByColor, Color, Move};
use dvonn_game::{Game, Verdict};
use dvonn_store::{
    Append, Change, Entry, Folded, HelperState, JobState, LeaderKind, Location, Moderation, NewGame, NewJob,
    NewResult, Search, Standing, Store, StoreError, TokenHash, Use, Words, Written, backup, check, open,
    rate, restore,
};
use dvonn_wire::{
    Bot, GameId, JobId, Name, Phrase, PlayerId, ReportReason, ReportRequest, RequestId, ResultQuery, Results,
    Speed, Stakes,
};
use fastrand::Rng;
use support::{Trial, append, begin, players, session, setup, write};

/// A legal move of the side to move.
fn any_move(game: &Game, rng: &mut Rng) -> Option<Move> {
    let moves: Vec<Move> = game.position().legal_moves().collect();
    (!moves.is_empty()).then(|| moves[rng.usize(..moves.len())])
}

/// Plays a move in the fold and returns its entry.
fn play(folded: &mut Folded, mv: Move, at: Duration, request: u64) -> Entry {
    let turn = folded.game().position().turn();
    let stamped = folded.game().clone().play(turn, mv, at).unwrap();
    folded.add(stamped, Some(turn), Some(RequestId::new(request)), Duration::ZERO).unwrap()
}

/// A random change of one of a few games. Many of these conflict.
struct Chaos {
    rng: Rng,
    games: Vec<Folded>,
    now: Duration,
}

/// One of a few names, of which some look alike.
fn name(rng: &mut Rng) -> Name {
    ["ann-1", "ANN_l", "bot", "Bert", "b0t"][rng.usize(..5)].parse().unwrap()
}

fn words(rng: &mut Rng) -> Words {
    if rng.bool() {
        Words::Phrase(Phrase::ALL[rng.usize(..Phrase::ALL.len())])
    } else {
        Words::Text(Some(format!("<{}>", rng.u8(..)).parse().unwrap()))
    }
}

const CONTROLS: [Option<&str>; 4] = [None, Some("60+2"), Some("300 delay 5"), Some("2 days")];

impl Chaos {
    fn change(&mut self) -> Change {
        let rng = &mut self.rng;
        self.now += Duration::from_micros(rng.u64(..900_000));
        let number = rng.usize(..self.games.len());
        let game = GameId::new(number as u64);
        let color = if rng.bool() { Color::White } else { Color::Black };
        match rng.u32(..26) {
            0 => Change::AddGuest {
                player: PlayerId::new(rng.u64(..6)),
                session: session(rng.u8(..12), self.now),
            },
            1 | 2 => {
                let previous = rng.bool().then(|| GameId::new(rng.u64(..4)));
                let setup = setup(rng.u64(..8), CONTROLS[number % 4], previous);
                let mut players = ByColor::default();
                players[color] = Some(PlayerId::new(1 + rng.u64(..2)));
                let invited = rng.bool().then(|| PlayerId::new(1 + rng.u64(..2)));
                Change::AddGame(Box::new(NewGame { setup, players, invited, created: self.now }))
            }
            3 | 4 => {
                let deadline = rng.bool().then(|| self.now + Duration::from_secs(5));
                Change::TakeSeat {
                    game: GameId::new(rng.u64(..8)),
                    color,
                    player: PlayerId::new(1 + rng.u64(..2)),
                    deadline,
                }
            }
            6 => Change::AddBot {
                player: PlayerId::new(6 + rng.u64(..3)),
                name: name(rng),
                bot: Bot { level: rng.bool().then(|| rng.u8(1..=10)) },
                at: self.now,
            },
            7 => {
                // Only players who exist, because a database refuses a session of anybody else as an error.
                let player = PlayerId::new(1 + rng.u64(..2));
                let before = rng.bool().then(|| TokenHash([rng.u8(..12); 32]));
                let session = session(rng.u8(..12), self.now);
                match rng.u32(..7) {
                    0 | 1 => {
                        let player = PlayerId::new(1 + rng.u64(..9));
                        Change::Register {
                            player,
                            name: name(rng),
                            password: "hash".to_owned(),
                            before,
                            session,
                        }
                    }
                    2 => Change::AddSession { player, before, session },
                    3 => Change::EndSession { player, session: session.token.id() },
                    4 => Change::Rename { player, name: name(rng) },
                    5 => Change::SetPassword { player, password: "other".to_owned(), keep: session.token },
                    _ if rng.bool() => Change::BecomeBot { player },
                    _ => Change::Anonymise { player },
                }
            }
            8 => {
                let player = PlayerId::new(1 + rng.u64(..2));
                let moderation = match rng.u32(..7) {
                    0 => Moderation::MakeAdmin,
                    1 => Moderation::Ban,
                    2 => Moderation::Unban,
                    3 => Moderation::Close,
                    4 => Moderation::Anonymise,
                    _ => Moderation::Rename(name(rng)),
                };
                Change::Moderate { player, moderation, actor: "host".to_owned(), at: self.now }
            }
            9 if rng.bool() => {
                let reason = [ReportReason::Cheating, ReportReason::Conduct][rng.usize(..2)];
                let game = rng.bool().then_some(game);
                let report = ReportRequest { reason, game, message: game.map(|_| rng.u32(1..5)) };
                let player = PlayerId::new(1 + rng.u64(..2));
                Change::Report { by: PlayerId::new(1), player, report, at: self.now }
            }
            5 if rng.bool() => Change::Say { game, by: color, words: words(rng) },
            5 => match rng.u32(..4) {
                0 => Change::Block { by: PlayerId::new(1), player: PlayerId::new(2) },
                1 => Change::Unblock { by: PlayerId::new(1), player: PlayerId::new(2) },
                _ => Change::SetChat { game, by: color, is_on: rng.bool() },
            },
            10 | 11 => {
                let (node, at) = (NodeId(rng.u32(..3)), self.now);
                match rng.u32(..6) {
                    0 | 1 => Change::Beat { node, at },
                    2 => Change::Stop { node },
                    3 => {
                        let until = at + Duration::from_secs(rng.u64(..20));
                        Change::TakeBot { bot: PlayerId::new(rng.u64(..2)), node, at, until }
                    }
                    _ => {
                        let pause = Duration::from_secs(5);
                        Change::Attempt { what: format!("{}", rng.u8(..2)), at, pause, at_once: 2 }
                    }
                }
            }
            12..=15 => self.work(),
            _ => Change::Append(self.append(number)),
        }
    }

    /// A random change of one of three jobs, with three helpers.
    fn work(&mut self) -> Change {
        let Chaos { rng, now, .. } = self;
        let job = JobId::new(rng.u64(..3));
        let helper = ["anvil", "bellows", "crane"][rng.usize(..3)].to_owned();
        let states = [HelperState::SetAside, HelperState::New, HelperState::Proven, HelperState::Trusted];
        match rng.u32(..12) {
            0 | 1 => Change::AddJob(self.job(job)),
            2 => Change::EndJob { job, state: JobState::Cancelled },
            3 if rng.u32(..3) == 0 => Change::ForgetJob { job },
            4 => Change::JudgeHelper { helper, state: states[rng.usize(..4)] },
            _ => Change::AddResult(NewResult {
                job,
                chunk: rng.u32(..8),
                helper,
                result: format!("{}", rng.u8(..3)),
                is_doubtful: rng.u32(..4) == 0,
                at: *now,
            }),
        }
    }

    fn job(&mut self, id: JobId) -> NewJob {
        NewJob {
            id,
            kind: "selfplay".to_owned(),
            engine: "0123".to_owned(),
            parameters: format!("{{{}}}", self.rng.u32(..12) / 11),
            seed: u64::MAX - id.number(),
            chunks: 7,
            is_urgent: id.number() == 1,
            asked_by: (id.number() == 2).then(|| PlayerId::new(1)),
            at: self.now,
        }
    }

    fn append(&mut self, number: usize) -> Append {
        let Chaos { rng, games, now } = self;
        let mut folded = games[number].clone();
        let by = if rng.bool() { Color::White } else { Color::Black };
        let mut game = folded.game().clone();
        let stamped = match rng.u32(..12) {
            0 => game.offer_draw(by, *now),
            1 => game.decline_draw(by, *now),
            2 => game.ask_take_back(by, *now),
            3 => game.agree_to_take_back(by, *now),
            4 if rng.u32(..8) == 0 => game.resign(by, *now),
            _ => match any_move(&game, rng) {
                Some(mv) => game.play(game.position().turn(), mv, *now),
                None => game.abort(*now),
            },
        };
        let request = RequestId::new(rng.u64(..2_000));
        let entry = stamped
            .ok()
            .and_then(|stamped| folded.add(stamped, Some(by), Some(request), Duration::ZERO).ok());
        // Sometimes a client repeats an old request or an old ply, or has not seen the newest event.
        let entry = match (entry, folded.entries()) {
            (_, [first, ..]) if rng.u32(..8) == 0 => *first,
            (Some(entry), _) => entry,
            (None, [.., last]) => *last,
            (None, []) => play(&mut folded, Move::Place(dvonn_core::Cell::F3), *now, 1),
        };
        let version = folded.version().saturating_sub(1 + u32::from(rng.u32(..6) == 0));
        Append { version, ..append(number as u64, &folded, vec![entry]) }
    }
}

/// One search for each condition.
fn searches() -> Vec<Search> {
    let (one, other) = (Some(PlayerId::new(1)), Some(PlayerId::new(2)));
    let all = Search::default();
    let time = Some(Duration::from_secs(1_030));
    let mut searches = vec![
        all,
        Search { player: one, ..all },
        Search { player: one, opponent: other, ..all },
        Search { speed: Some(Speed::Blitz), ..all },
        Search { stakes: Some(Stakes::Rated), ..all },
        Search { since: time, ..all },
        Search { until: time, ..all },
        Search { min_plies: Some(3), ..all },
        Search { max_plies: Some(3), ..all },
        Search { dvonns: Some("f3".parse().unwrap()), ..all },
        Search { after: time.map(|time| (time, GameId::new(2))), ..all },
    ];
    for result in
        [ResultQuery::White, ResultQuery::Black, ResultQuery::Draw, ResultQuery::Won, ResultQuery::Lost]
    {
        searches.push(Search { result: Some(result), ..all });
        searches.push(Search { player: other, result: Some(result), ..all });
    }
    searches
}

/// Everything that can be read.
async fn everything(store: &dyn Store) -> Vec<String> {
    let mut found = Vec::new();
    for game in store.games(None, 100).await.unwrap() {
        found.push(format!("{:?}", store.fetch(game, 0).await.unwrap()));
        found.push(format!("{:?}", store.fetch(game, 3).await.unwrap().unwrap().entries));
        found.push(format!("{:?}", store.sayings(game, 1).await.unwrap()));
        found.push(format!("{:?}", store.rated(game).await.unwrap()));
    }
    for number in 0..12 {
        found.push(format!("{:?}", store.session(TokenHash([number; 32])).await.unwrap()));
        found.push(format!("{:?}", store.sessions(PlayerId::new(number.into())).await.unwrap()));
    }
    for name in ["annl", "bot", "bert"] {
        found.push(format!("{:?}", store.account(name.to_owned()).await.unwrap()));
    }
    for number in 0..6 {
        found.push(format!("{:?}", store.games_of(PlayerId::new(number), 3).await.unwrap()));
        found.push(format!("{:?}", store.unfinished(PlayerId::new(number), 3).await.unwrap()));
    }
    for number in 0..10 {
        found.push(format!("{:?}", store.find_player(PlayerId::new(number)).await.unwrap()));
        found.push(format!("{:?}", store.standings(PlayerId::new(number)).await.unwrap()));
        found.push(format!("{:?}", store.history(PlayerId::new(number)).await.unwrap()));
        found.push(format!("{:?}", store.scores(PlayerId::new(number)).await.unwrap()));
        found.push(format!("{:?}", store.placements(PlayerId::new(number)).await.unwrap()));
        found.push(format!("{:?}", store.blocked(PlayerId::new(number)).await.unwrap()));
    }
    found.push(format!("{:?}", store.listed(3).await.unwrap()));
    found.push(format!("{:?}", store.reports(3).await.unwrap()));
    found.push(format!("{:?}", store.audit(5).await.unwrap()));
    found.push(format!("{:?}", store.newest().await.unwrap()));
    for search in searches() {
        found.push(format!("{search:?}: {:?}", store.search(search, 3).await.unwrap()));
    }
    for number in 0..3 {
        let job = JobId::new(number);
        found.push(format!("{:?}", store.job(job).await.unwrap()));
        found.push(format!("{:?}", store.wanted(job, 5).await.unwrap()));
        found.push(format!("{:?}", store.results(job, 1, 4).await.unwrap()));
        found.push(format!("{:?}", store.chunk(job, 3).await.unwrap()));
    }
    found.push(format!("{:?}", store.open_jobs(5).await.unwrap()));
    found.push(format!("{:?}", store.helpers().await.unwrap()));
    for kind in [LeaderKind::People, LeaderKind::Bots] {
        found.push(format!("{:?}", store.leaders(Speed::Blitz, kind, 3).await.unwrap()));
    }
    found.push(format!("{:?}", store.games(Some(GameId::new(2)), 2).await.unwrap()));
    found.push(format!("{:?}", store.due(Duration::from_secs(1_010), 5).await.unwrap()));
    found.push(format!("{:?}", store.nodes(Duration::from_secs(1_010)).await.unwrap()));
    found
}

/// Makes the same random changes in memory and in a database, and compares all answers.
async fn agree(model: &dyn Store, trial: &Trial, seed: u64, steps: u32) {
    let mut games = Vec::new();
    for number in 0..4 {
        let folded = begin(model, number, CONTROLS[number as usize]).await;
        begin(&*trial.store, number, CONTROLS[number as usize]).await;
        games.push(folded);
    }
    let mut chaos = Chaos { rng: Rng::with_seed(seed), games, now: Duration::from_secs(1_000) };
    for step in 0..steps {
        let change = chaos.change();
        let expected = write(model, change.clone()).await;
        let found = write(&*trial.store, change.clone()).await;
        assert_eq!(found, expected, "{} seed {seed} step {step}: {change:?}", trial.name);
        if let (Written::Done, Change::Append(append)) = (expected, change) {
            let folded = &mut chaos.games[append.game.number() as usize];
            for entry in &append.entries {
                // A ply of another time can be stored but not folded; then the fold of this game is not continued.
                let _ = folded.accept(entry);
            }
        }
    }
    let (found, expected) = (everything(&*trial.store).await, everything(model).await);
    assert_eq!(found.len(), expected.len(), "{} seed {seed}", trial.name);
    for (found, expected) in found.iter().zip(&expected) {
        assert_eq!(found, expected, "{} seed {seed}", trial.name);
    }
}

#[tokio::test]
async fn the_databases_agree_with_the_model() {
    let long = std::env::var("DVONN_TESTS").is_ok_and(|extent| extent == "all");
    for seed in 0..if long { 100 } else { 4 } {
        for trial in Trial::databases().await {
            agree(&*Trial::memory().await.store, &trial, seed, 150).await;
        }
    }
}

#[tokio::test]
async fn of_several_writers_with_the_same_version_one_wins() {
    for trial in Trial::all().await {
        let mut folded = begin(&*trial.store, 7, Some("60")).await;
        for round in 0..5_u64 {
            let cells = folded.game().position().legal_moves().take(8).collect::<Vec<_>>();
            let mut tasks = Vec::new();
            for (number, mv) in cells.into_iter().enumerate() {
                let mut mine = folded.clone();
                let entry =
                    play(&mut mine, mv, Duration::from_secs(1_000 + round), 100 * round + number as u64);
                let change = Change::Append(append(7, &mine, vec![entry]));
                let store = trial.store.clone();
                tasks.push(tokio::spawn(async move { store.write(change).await.unwrap() }));
            }
            let mut winners = 0;
            for task in tasks {
                winners += u32::from(task.await.unwrap() == Written::Done);
            }
            assert_eq!(winners, 1, "{} round {round}", trial.name);
            let fetched = trial.store.fetch(GameId::new(7), folded.version()).await.unwrap().unwrap();
            fetched.entries.iter().for_each(|entry| folded.accept(entry).unwrap());
            assert_eq!(u64::from(folded.version()), round + 1, "{}", trial.name);
        }
        let checked = check(&*trial.store).await.unwrap();
        assert!(checked.faults.is_empty(), "{}: {:?}", trial.name, checked.faults);
        assert_eq!((checked.games, checked.events), (1, 5));
    }
}

#[tokio::test]
async fn a_house_bot_is_played_by_one_node_at_a_time() {
    use Written::{Conflict, Done};
    for trial in Trial::all().await {
        let bot = PlayerId::new(3);
        let take = |node, seconds| {
            let at = Duration::from_secs(seconds);
            let change = Change::TakeBot { bot, node: NodeId(node), at, until: at + Duration::from_secs(5) };
            write(&*trial.store, change)
        };
        for (node, seconds, expected) in
            [(1, 0, Done), (2, 1, Conflict), (1, 3, Done), (2, 7, Conflict), (2, 8, Done), (1, 9, Conflict)]
        {
            assert_eq!(take(node, seconds).await, expected, "{}: {node} at {seconds}", trial.name);
        }
        assert_eq!(write(&*trial.store, Change::Stop { node: NodeId(2) }).await, Done);
        assert_eq!(take(1, 10).await, Done, "{}: whoever stops gives it up", trial.name);
    }
}

#[tokio::test]
async fn attempts_are_counted_at_all_nodes_together_and_refill_with_time() {
    for trial in Trial::all().await {
        let attempt = |what: &str, seconds| {
            let (at, pause) = (Duration::from_secs(seconds), Duration::from_secs(10));
            write(&*trial.store, Change::Attempt { what: what.to_owned(), at, pause, at_once: 3 })
        };
        let tries = (0..8).map(|_| {
            let store = trial.store.clone();
            let (at, pause) = (Duration::from_secs(1), Duration::from_secs(10));
            let change = Change::Attempt { what: "many".to_owned(), at, pause, at_once: 3 };
            tokio::spawn(async move { store.write(change).await.unwrap() })
        });
        let mut admitted = 0;
        for one in tries.collect::<Vec<_>>() {
            admitted += u32::from(one.await.unwrap() == Written::Done);
        }
        assert_eq!(admitted, 3, "{}", trial.name);
        for (what, seconds, may) in [
            ("many", 10, false),
            ("other", 10, true),
            ("many", 11, true),
            ("many", 11, false),
            ("many", 100, true),
            ("many", 100, true),
            ("many", 100, true),
            ("many", 100, false),
        ] {
            assert_eq!(
                attempt(what, seconds).await == Written::Done,
                may,
                "{}: {what} at {seconds}",
                trial.name
            );
        }
    }
}

#[tokio::test]
async fn nodes_share_the_games_whose_time_is_up() {
    let Some(trial) = Trial::postgres().await else { return };
    let players = players(&*trial.store).await;
    for id in 0..20 {
        let players = ByColor::new(Some(players[Color::White]), None);
        let game =
            NewGame { setup: setup(id, Some("60"), None), players, invited: None, created: Duration::ZERO };
        assert_eq!(write(&*trial.store, Change::AddGame(Box::new(game))).await, Written::Done);
        let seat = Change::TakeSeat {
            game: GameId::new(id),
            color: Color::Black,
            player: PlayerId::new(2),
            deadline: Some(Duration::from_secs(5)),
        };
        assert_eq!(write(&*trial.store, seat).await, Written::Done);
    }
    let now = Duration::from_secs(6);
    let mut taken = Vec::new();
    let takers: Vec<_> = (0..4)
        .map(|_| {
            let store = trial.store.clone();
            tokio::spawn(async move { store.take_due(now, 8).await.unwrap() })
        })
        .collect();
    for taker in takers {
        taken.extend(taker.await.unwrap());
    }
    taken.extend(trial.store.take_due(now, 20).await.unwrap());
    taken.sort();
    assert_eq!(taken, (0..20).map(GameId::new).collect::<Vec<_>>(), "each game goes to one node");
    assert_eq!(trial.store.take_due(now, 20).await.unwrap(), []);
    let later = now + Duration::from_secs(1);
    assert_eq!(
        trial.store.take_due(later, 20).await.unwrap().len(),
        20,
        "and to another one if that one dies"
    );
}

#[tokio::test]
async fn a_change_that_breaks_a_key_does_not_harm_those_beside_it() {
    for trial in Trial::all().await {
        let mut tasks = Vec::new();
        for id in 0..10_u64 {
            let mut folded = begin(&*trial.store, id, None).await;
            let at = Duration::from_secs(1_000);
            let first = play(&mut folded, "f3".parse().unwrap(), at, 1);
            assert_eq!(
                write(&*trial.store, Change::Append(append(id, &folded, vec![first]))).await,
                Written::Done
            );
            let mut second = play(&mut folded, "a1".parse().unwrap(), at, 2);
            if id % 2 == 1 {
                // The same ply again.
                second.ply = first.ply;
            }
            let change = Change::Append(append(id, &folded, vec![second]));
            let store = trial.store.clone();
            tasks.push(tokio::spawn(async move { (id, store.write(change).await.unwrap()) }));
        }
        for task in tasks {
            let (id, written) = task.await.unwrap();
            let expected = if id % 2 == 1 { Written::Conflict } else { Written::Done };
            assert_eq!(written, expected, "{} game {id}", trial.name);
            let version = trial.store.fetch(GameId::new(id), 0).await.unwrap().unwrap().entries.len() as u64;
            assert_eq!(version, 2 - id % 2, "{} game {id}", trial.name);
        }
    }
}

#[tokio::test]
async fn a_game_has_one_rematch_and_each_seat_one_player() {
    for trial in Trial::all().await {
        let store = &*trial.store;
        begin(store, 0, None).await;
        let both = players(store).await;
        let rematch = |id, color| {
            let mut players = ByColor::default();
            players[color] = Some(both[color]);
            let setup = setup(id, None, Some(GameId::new(0)));
            Change::AddGame(Box::new(NewGame {
                setup,
                players,
                invited: None,
                created: Duration::from_secs(5),
            }))
        };
        assert_eq!(write(store, rematch(1, Color::White)).await, Written::Done);
        assert_eq!(write(store, rematch(2, Color::Black)).await, Written::Conflict);
        let (next, seats) = store.fetch(GameId::new(0), 0).await.unwrap().unwrap().game.next.unwrap();
        assert_eq!((next, seats), (GameId::new(1), ByColor::new(Some(both[Color::White]), None)));
        let seat = |color, player| Change::TakeSeat { game: next, color, player, deadline: None };
        assert_eq!(write(store, seat(Color::Black, both[Color::White])).await, Written::Conflict);
        assert_eq!(write(store, seat(Color::White, both[Color::Black])).await, Written::Conflict);
        assert_eq!(write(store, seat(Color::Black, both[Color::Black])).await, Written::Done);
        assert_eq!(write(store, seat(Color::Black, both[Color::Black])).await, Written::Conflict);
    }
}

/// Gives both players a name.
async fn name_players(store: &dyn Store) {
    for (number, player) in players(store).await.iter().map(|(_, player)| *player).enumerate() {
        let name = ["Anna", "Bert"][number].parse().unwrap();
        let session = session(100 + number as u8, Duration::from_secs(2));
        let register = Change::Register { player, name, password: "hash".to_owned(), before: None, session };
        assert_eq!(write(store, register).await, Written::Done);
    }
}

fn resign(folded: &mut Folded, by: Color, at: Duration) -> Entry {
    let stamped = folded.game().clone().resign(by, at).unwrap();
    folded.add(stamped, Some(by), None, Duration::ZERO).unwrap()
}

#[tokio::test]
async fn a_rated_game_is_rated_once_in_the_change_that_ends_it() {
    for trial in Trial::all().await {
        let store = &*trial.store;
        name_players(store).await;
        let mut expected = ByColor::<Standing>::default();
        for (id, loser) in [(1, Color::Black), (5, Color::Black), (9, Color::White)] {
            let mut folded = begin(store, id, Some("60+2")).await;
            let at = Duration::from_hours(24 * id);
            let entry = resign(&mut folded, loser, at);
            let change = Change::Append(append(id, &folded, vec![entry]));
            assert_eq!(write(store, change.clone()).await, Written::Done);
            assert_eq!(write(store, change).await, Written::Conflict, "{}", trial.name);
            let rated = rate(expected, Verdict::Win(loser.other()), at).unwrap();
            expected = rated.map(|rated| rated.after);
            assert_eq!(store.rated(GameId::new(id)).await.unwrap(), Some(rated), "{}", trial.name);
            let game = store.fetch(GameId::new(id), 0).await.unwrap().unwrap().game;
            assert_eq!(game.rating_changes, Some(rated.map(|rated| rated.shown())));
            let shown = &game.players[Color::White].as_ref().unwrap().ratings;
            assert_eq!(shown.get(&Speed::Blitz), Some(&expected[Color::White].shown()), "{}", trial.name);
        }
        assert_eq!(expected[Color::White].games, 3);
        // Casual games, games without a clock and games that do not count change nothing.
        for (id, control) in [(2, Some("60+2")), (3, None)] {
            let mut folded = begin(store, id, control).await;
            let entry = resign(&mut folded, Color::White, Duration::from_mins(15));
            assert_eq!(write(store, Change::Append(append(id, &folded, vec![entry]))).await, Written::Done);
            assert_eq!(store.rated(GameId::new(id)).await.unwrap(), None, "{} game {id}", trial.name);
        }
        let mut folded = begin(store, 7, Some("60+2")).await;
        let stamped = folded.game().clone().abort(Duration::from_mins(15)).unwrap();
        let entry = folded.add(stamped, None, None, Duration::ZERO).unwrap();
        assert_eq!(write(store, Change::Append(append(7, &folded, vec![entry]))).await, Written::Done);
        assert_eq!(store.rated(GameId::new(7)).await.unwrap(), None, "{}", trial.name);
        let standings = store.standings(PlayerId::new(1)).await.unwrap();
        assert_eq!(standings, [(Speed::Blitz, expected[Color::White])].into(), "{}", trial.name);
        assert!(check(store).await.unwrap().faults.is_empty(), "{}", trial.name);
        if trial.name != "memory" {
            trial.tamper("UPDATE rating SET rating = rating + 1 WHERE games = 3 AND player = 1").await;
            let faults = check(store).await.unwrap().faults;
            assert!(faults.len() == 1 && faults[0].reason.contains("ratings"), "{faults:?}");
        }
    }
}

#[tokio::test]
async fn finished_games_are_found_page_by_page_and_by_everything_that_is_known() {
    for trial in Trial::all().await {
        let store = &*trial.store;
        name_players(store).await;
        // Games 1, 3, 5 … are rated, and those of which three is a divisor are from the lobby; the others are private.
        for id in 1..=12 {
            let mut folded = begin(store, id, Some(if id < 7 { "60+2" } else { "2 days" })).await;
            let mut entries = Vec::new();
            for number in 0..id % 4 {
                let mv = folded.game().position().legal_moves().next().unwrap();
                entries.push(play(&mut folded, mv, Duration::from_secs(2_000), number));
            }
            let loser = if id <= 6 { Color::Black } else { Color::White };
            // Two games each end at the same time.
            entries.push(resign(&mut folded, loser, Duration::from_secs(2_000 + id / 2)));
            assert_eq!(write(store, Change::Append(append(id, &folded, entries))).await, Written::Done);
        }
        let ids = async |search: Search, limit| -> Vec<u64> {
            let found = store.search(search, limit).await.unwrap();
            found.iter().map(|game| game.setup.id.number()).collect()
        };
        let all = Search::default();
        let public = [12, 11, 9, 6, 7, 5, 3, 1];
        assert_eq!(ids(all, 100).await, public, "{}", trial.name);
        // Page by page, all are found once.
        let (mut found, mut after) = (Vec::new(), None);
        loop {
            let page = store.search(Search { after, ..all }, 3).await.unwrap();
            let Some(last) = page.last() else { break };
            after = Some((last.ended.unwrap(), last.setup.id));
            found.extend(page.iter().map(|game| game.setup.id.number()));
        }
        assert_eq!(found, public, "{}", trial.name);
        let anna = Some(PlayerId::new(1));
        for (search, expected) in [
            (Search { result: Some(ResultQuery::White), ..all }, &[6, 5, 3, 1][..]),
            (Search { player: anna, result: Some(ResultQuery::Lost), ..all }, &[12, 11, 9, 7]),
            (Search { player: Some(PlayerId::new(3)), ..all }, &[]),
            (Search { speed: Some(Speed::Correspondence), ..all }, &[12, 11, 9, 7]),
            (Search { stakes: Some(Stakes::Casual), ..all }, &[12, 6]),
            (Search { min_plies: Some(3), ..all }, &[11, 7, 3]),
            (Search { max_plies: Some(0), ..all }, &[12]),
            (Search { since: Some(Duration::from_secs(2_005)), ..all }, &[12, 11]),
            (Search { until: Some(Duration::from_secs(2_002)), ..all }, &[3, 1]),
        ] {
            assert_eq!(ids(search, 100).await, expected, "{}: {search:?}", trial.name);
        }
        let scores = store.scores(PlayerId::new(1)).await.unwrap();
        assert_eq!(scores[0].results, Results { won: 4, lost: 4, drawn: 0 }, "{}", trial.name);
        let history = store.history(PlayerId::new(1)).await.unwrap();
        let games = |speed| history[&speed].iter().map(|standing| standing.games).collect::<Vec<_>>();
        assert_eq!((games(Speed::Blitz), games(Speed::Correspondence)), (vec![1, 2, 3], vec![1, 2, 3]));
        // Nobody is certain enough yet.
        assert_eq!(store.leaders(Speed::Blitz, LeaderKind::People, 5).await.unwrap(), []);
        if trial.name != "memory" {
            trial.tamper("UPDATE standing SET deviation = 110.4").await;
            let leaders = store.leaders(Speed::Blitz, LeaderKind::People, 5).await.unwrap();
            assert_eq!(leaders.iter().map(|player| player.id.number()).collect::<Vec<_>>(), [1, 2]);
            assert_eq!(store.leaders(Speed::Blitz, LeaderKind::Bots, 5).await.unwrap(), []);
        }
    }
}

#[tokio::test]
async fn games_of_the_same_players_that_end_at_once_are_rated_one_after_the_other() {
    for trial in Trial::all().await {
        name_players(&*trial.store).await;
        let mut tasks = Vec::new();
        for id in (1..20).step_by(2) {
            let mut folded = begin(&*trial.store, id, Some("60+2")).await;
            let loser = if id % 4 == 1 { Color::White } else { Color::Black };
            let entry = resign(&mut folded, loser, Duration::from_secs(1_000));
            let change = Change::Append(append(id, &folded, vec![entry]));
            let store = trial.store.clone();
            tasks.push(tokio::spawn(async move {
                // Whoever was too late tries again.
                while store.write(change.clone()).await.unwrap() == Written::Conflict {}
            }));
        }
        for task in tasks {
            task.await.unwrap();
        }
        for number in [1, 2] {
            let standings = trial.store.standings(PlayerId::new(number)).await.unwrap();
            assert_eq!(standings[&Speed::Blitz].games, 10, "{}", trial.name);
        }
        let checked = check(&*trial.store).await.unwrap();
        assert!(checked.faults.is_empty(), "{}: {:?}", trial.name, checked.faults);
    }
}

#[tokio::test]
async fn what_is_written_is_there_for_the_next_process() {
    for mut trial in Trial::databases().await {
        let mut folded = begin(&*trial.store, 3, Some("60+2")).await;
        let mut rng = Rng::with_seed(1);
        for number in 0..60 {
            let mv = any_move(folded.game(), &mut rng).unwrap();
            let entry = play(&mut folded, mv, Duration::from_millis(1_000_000 + number * 7), number);
            let written = write(&*trial.store, Change::Append(append(3, &folded, vec![entry]))).await;
            assert_eq!(written, Written::Done);
        }
        let before = everything(&*trial.store).await;
        let after = everything(&*trial.reopened().await).await;
        assert_eq!(after, before, "{}", trial.name);
    }
}

#[tokio::test]
async fn a_backup_is_the_same_database() {
    let trial = Trial::sqlite().await;
    let mut folded = begin(&*trial.store, 3, Some("60")).await;
    let entry = play(&mut folded, "f3".parse().unwrap(), Duration::from_secs(1_000), 1);
    let written = write(&*trial.store, Change::Append(append(3, &folded, vec![entry]))).await;
    assert_eq!(written, Written::Done);
    let place = tempfile::tempdir().unwrap();
    let copy = place.path().join("copy.sqlite");
    backup(&trial.location, &copy).await.unwrap();
    let restored = open(&Location::Sqlite(copy.clone()), Use::Serve, Some(trial.time.clone())).await.unwrap();
    assert_eq!(everything(&*restored).await, everything(&*trial.store).await);
    // An older copy is not overwritten.
    assert!(backup(&trial.location, &copy).await.is_err());
    assert!(matches!(backup(&Location::Memory, &copy).await, Err(StoreError::NoFile)));
}

#[tokio::test]
async fn a_copy_is_restored_and_what_was_there_is_kept() {
    let mut trial = Trial::sqlite().await;
    begin(&*trial.store, 1, CONTROLS[0]).await;
    let Location::Sqlite(path) = &trial.location else { panic!("a file") };
    let (path, copy) = (path.clone(), path.with_extension("copy"));
    backup(&trial.location, &copy).await.unwrap();
    begin(&*trial.store, 2, CONTROLS[1]).await;
    // Not while it is served.
    let error = restore(&trial.location, &copy).await.err().unwrap();
    assert!(matches!(error, StoreError::InUse(_)), "{error}");
    trial.release();
    let kept = loop {
        match restore(&trial.location, &copy).await {
            Ok(kept) => break kept.unwrap(),
            Err(StoreError::InUse(_)) => tokio::task::yield_now().await,
            Err(error) => panic!("{error}"),
        }
    };
    let games = async |location: &Location| {
        let store = open(location, Use::Maintain, None).await.unwrap();
        store.games(None, 10).await.unwrap().into_iter().map(GameId::number).collect::<Vec<_>>()
    };
    assert_eq!(games(&trial.location).await, [1]);
    assert_eq!(games(&Location::Sqlite(kept)).await, [1, 2]);
    // A file that is no copy replaces nothing.
    std::fs::write(&copy, "not a database, but long enough to look at").unwrap();
    restore(&trial.location, &copy).await.unwrap_err();
    assert!(restore(&Location::Memory, &path).await.is_err());
    assert_eq!(games(&trial.location).await, [1]);
}

#[tokio::test]
async fn a_check_finds_what_the_events_do_not_say() {
    for trial in Trial::databases().await {
        let mut folded = begin(&*trial.store, 3, Some("60")).await;
        for (number, cell) in ["f3", "a1", "b1"].into_iter().enumerate() {
            let at = Duration::from_secs(1_000 + number as u64);
            let entry = play(&mut folded, cell.parse().unwrap(), at, number as u64);
            let written = write(&*trial.store, Change::Append(append(3, &folded, vec![entry]))).await;
            assert_eq!(written, Written::Done);
        }
        assert!(check(&*trial.store).await.unwrap().faults.is_empty());
        for (damage, repair, word) in [
            (
                "UPDATE event SET board = board + 1 WHERE seq = 2",
                "UPDATE event SET board = board - 1 WHERE seq = 2",
                "event 2",
            ),
            (
                "UPDATE event SET white_left = 5 WHERE seq = 3",
                "UPDATE event SET white_left = 59000000000 WHERE seq = 3",
                "event 3",
            ),
            ("UPDATE game SET ending = '\"aborted\"'", "UPDATE game SET ending = NULL", "result"),
            (
                "UPDATE game SET deadline = deadline + 1",
                "UPDATE game SET deadline = deadline - 1",
                "deadline",
            ),
            ("UPDATE event SET payload = '{' WHERE seq = 1", "", "column 1"),
        ] {
            trial.tamper(damage).await;
            let faults = check(&*trial.store).await.unwrap().faults;
            assert!(
                faults.len() == 1 && faults[0].reason.contains(word),
                "{}: {damage}: {faults:?}",
                trial.name
            );
            if !repair.is_empty() {
                trial.tamper(repair).await;
                assert!(check(&*trial.store).await.unwrap().faults.is_empty(), "{}: {repair}", trial.name);
            }
        }
    }
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused() {
    for mut trial in Trial::databases().await {
        trial.tamper("INSERT INTO schema_version (version) VALUES (1000)").await;
        trial.store = std::sync::Arc::new(dvonn_store::MemoryStore::new(trial.time.clone()));
        let error = open(&trial.location, Use::Maintain, None).await.err().unwrap();
        assert!(matches!(error, StoreError::Newer { found: 1000, .. }), "{}: {error}", trial.name);
    }
}

#[tokio::test]
async fn only_one_process_serves_a_file() {
    let trial = Trial::sqlite().await;
    let error = open(&trial.location, Use::Serve, None).await.err().unwrap();
    assert!(matches!(error, StoreError::InUse(_)) && error.to_string().contains("in use"), "{error}");
    assert!(open(&trial.location, Use::Maintain, None).await.is_ok());
}

#[tokio::test]
async fn the_time_of_a_database_is_now() {
    for trial in Trial::databases().await {
        let store = open(&trial.location, Use::Maintain, None).await.unwrap();
        let here = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
        let there = store.now().await.unwrap();
        assert!(here.abs_diff(there) < Duration::from_mins(1), "{}: {there:?}", trial.name);
    }
}

fn two_chunks(id: u64) -> NewJob {
    NewJob {
        id: JobId::new(id),
        kind: "match".to_owned(),
        engine: "1".to_owned(),
        parameters: "{}".to_owned(),
        seed: 1,
        chunks: 2,
        is_urgent: false,
        asked_by: None,
        at: Duration::from_secs(id),
    }
}

fn found(chunk: u32, helper: &str, result: &str) -> Change {
    let (job, helper, result) = (JobId::new(1), helper.to_owned(), result.to_owned());
    Change::AddResult(NewResult { job, chunk, helper, result, is_doubtful: false, at: Duration::ZERO })
}

#[tokio::test]
async fn a_new_helpers_results_wait_until_somebody_finds_the_same() {
    for trial in Trial::all().await {
        let (store, name, job) = (&*trial.store, trial.name, JobId::new(1));
        assert_eq!(write(store, Change::AddJob(two_chunks(1))).await, Written::Done);
        assert_eq!(store.wanted(job, 9).await.unwrap(), [0, 1], "{name}");
        for chunk in 0..2 {
            assert_eq!(write(store, found(chunk, "new", "x")).await, Written::Done, "{name}");
            assert_eq!(write(store, found(chunk, "new", "y")).await, Written::Conflict, "{name}: a repeat");
        }
        assert_eq!(write(store, found(2, "new", "x")).await, Written::Conflict, "{name}: no such chunk");
        // The first is wanted a second time; the other one waits for that.
        assert_eq!(store.wanted(job, 9).await.unwrap(), [0], "{name}");
        assert_eq!(store.results(job, 0, 9).await.unwrap(), [], "{name}");
        let judge = Change::JudgeHelper { helper: "new".to_owned(), state: HelperState::Proven };
        assert_eq!(write(store, judge).await, Written::Done);
        assert_eq!(store.results(job, 1, 9).await.unwrap(), [(1, "x".to_owned())], "{name}");
        assert_eq!(store.job(job).await.unwrap().unwrap().done, 2, "{name}");
        // Set aside, its chunks are wanted again.
        let judge = Change::JudgeHelper { helper: "new".to_owned(), state: HelperState::SetAside };
        assert_eq!(write(store, judge).await, Written::Done);
        assert_eq!(store.wanted(job, 9).await.unwrap(), [0, 1], "{name}");
        assert_eq!(store.job(job).await.unwrap().unwrap().done, 0, "{name}");
    }
}

#[tokio::test]
async fn a_cancelled_job_is_opened_again_by_the_same_request_and_not_by_another_one() {
    for trial in Trial::all().await {
        let (store, name, job) = (&*trial.store, trial.name, JobId::new(1));
        let _ = write(store, Change::AddJob(two_chunks(1))).await;
        let _ = write(store, Change::JudgeHelper { helper: "own".into(), state: HelperState::Trusted }).await;
        let _ = write(store, found(0, "own", "x")).await;
        let cancel = Change::EndJob { job, state: JobState::Cancelled };
        assert_eq!(write(store, cancel.clone()).await, Written::Done, "{name}");
        assert_eq!(write(store, cancel).await, Written::Conflict, "{name}");
        assert_eq!(
            (store.wanted(job, 9).await.unwrap(), store.open_jobs(9).await.unwrap()),
            (vec![], vec![])
        );
        let other = NewJob { seed: 2, ..two_chunks(1) };
        assert_eq!(write(store, Change::AddJob(other)).await, Written::Conflict, "{name}");
        assert_eq!(write(store, Change::AddJob(two_chunks(1))).await, Written::Done, "{name}");
        assert_eq!(store.wanted(job, 9).await.unwrap(), [1], "{name}");
    }
}
