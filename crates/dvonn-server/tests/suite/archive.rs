//! What anybody can look up: players, finished games, records and the best players.

use std::time::Duration;

use dvonn_core::Color;
use dvonn_game::{Record, Strictness, read};
use dvonn_server::{Proxy, Settings};
use dvonn_store::Timepiece;
use dvonn_wire::{
    Action, GameId, GamePage, Leaderboard, Leaders, OpponentResults, Problem, ProblemCode, Profile, Results,
    Speed,
};

use crate::support::{Club, Guest, TestDatabase, id};

/// A game in which White makes a move and the loser resigns.
async fn play(white: &mut Guest, black: &mut Guest, path: &str, invitation: &str, loser: Color) -> GameId {
    let answer = white.ask(&format!("POST {path}"), invitation).await.unwrap();
    let game = answer.read::<dvonn_wire::GameView>().id;
    black.join(game).await;
    let mut lines = [white.line().await, black.line().await];
    for line in &mut lines {
        line.follow(game, 0).await;
    }
    lines[0].act(game, id(), 0, Action::Play("f3".parse().unwrap())).await.unwrap();
    let loser = &mut lines[usize::from(loser == Color::Black)];
    loser.act(game, id(), 1, Action::Resign).await.unwrap();
    game
}

async fn page(guest: &mut Guest, address: &str) -> GamePage {
    guest.ask(&format!("GET {address}"), "").await.unwrap().read()
}

fn ids(page: &GamePage) -> Vec<GameId> {
    page.games.iter().map(|game| game.id).collect()
}

#[tokio::test]
async fn players_and_their_public_games_can_be_looked_up() {
    for database in TestDatabase::databases().await {
        let time = Timepiece::manual(Duration::from_secs(1_000_000));
        let settings = Settings { proxy: Proxy::Trusted, ..Settings::default() };
        let club = Club::at(&database.location, time.clone(), settings).await;
        let (mut anna, mut bert, mut clara, mut visitor) =
            (club.guest(), club.guest(), club.guest(), club.guest());
        anna.register("Anna").await;
        bert.register("Bert").await;
        let rated = r#"{"stakes":"rated","control":"300","color":"white"}"#;
        let casual = r#"{"control":"3 days","color":"white"}"#;
        let mut games = Vec::new();
        for (path, invitation, loser) in [
            ("/api/games", rated, Color::Black),
            ("/api/games", rated, Color::White),
            ("/api/lobby", casual, Color::Black),
        ] {
            games.push(play(&mut anna, &mut bert, path, invitation, loser).await);
            time.advance(Duration::from_mins(1));
        }
        // A game with a guest, and one that only those with the link know.
        games.push(play(&mut clara, &mut anna, "/api/lobby", casual, Color::Black).await);
        let private = play(&mut anna, &mut bert, "/api/games", casual, Color::Black).await;
        let [first, second, third, fourth] = games[..] else { panic!("four games") };

        let profile: Profile = visitor.ask("GET /api/players/anna", "").await.unwrap().read();
        assert_eq!(profile.player.name.as_deref(), Some("Anna"));
        assert_eq!(profile.player.ratings[&Speed::Blitz].games, 2);
        let points: Vec<i32> = profile.history[&Speed::Blitz].iter().map(|point| point.value).collect();
        assert_eq!(points.len(), 2);
        assert!(points[0] > 1500 && points[1] < points[0], "{points:?}");
        assert_eq!(profile.results, Results { won: 2, lost: 2, drawn: 0 });
        let [with_bert, with_guests] = &profile.opponents[..] else { panic!("{profile:?}") };
        assert_eq!(with_bert.results, Results { won: 2, lost: 1, drawn: 0 });
        assert_eq!(
            *with_guests,
            OpponentResults { opponent: None, results: Results { lost: 1, ..Results::default() } }
        );

        let all = page(&mut visitor, "/api/games").await;
        assert_eq!((ids(&all), all.next.clone()), (vec![fourth, third, second, first], None));
        for (query, expected) in [
            ("/api/players/Anna/games", vec![fourth, third, second, first]),
            ("/api/players/Anna/games?result=won", vec![third, first]),
            ("/api/players/Anna/games?result=lost&opponent=Bert", vec![second]),
            ("/api/players/Bert/games?stakes=rated", vec![second, first]),
            ("/api/games?player=Anna&speed=correspondence", vec![fourth, third]),
            // Black resigned in these.
            ("/api/games?result=white", vec![fourth, third, first]),
            ("/api/games?since=1000060&until=1000180", vec![third, second]),
            ("/api/games?min_plies=2", vec![]),
            ("/api/games?dvonns=f3", vec![fourth, third, second, first]),
            ("/api/games?dvonns=f3-a1", vec![]),
            ("/api/games?max_plies=1&limit=100", vec![fourth, third, second, first]),
        ] {
            assert_eq!(ids(&page(&mut visitor, query).await), expected, "{query}");
        }
        // Page by page.
        let one = page(&mut visitor, "/api/games?limit=3").await;
        assert_eq!(ids(&one), [fourth, third, second]);
        let two = page(&mut visitor, &format!("/api/games?limit=3&after={}", one.next.unwrap())).await;
        assert_eq!((ids(&two), two.next), (vec![first], None));
        // Players see who they were.
        assert_eq!(page(&mut anna, "/api/games").await.games[0].you, Some(Color::Black));
        assert!(!ids(&all).contains(&private));

        let board: Leaderboard = visitor.ask("GET /api/leaderboard", "").await.unwrap().read();
        assert_eq!(board.len(), 4);
        assert!(board.values().all(|board| *board == Leaders::default()), "nobody is certain yet");
        club.close().await;
    }
}

#[tokio::test]
async fn a_game_is_given_as_a_record_in_every_format() {
    let club = Club::open().await;
    let (mut anna, mut guest) = (club.guest(), club.guest());
    anna.register("Anna").await;
    let game = play(&mut anna, &mut guest, "/api/games", r#"{"color":"white"}"#, Color::Black).await;
    for (format, kind) in [
        ("", "text/plain; charset=utf-8"),
        ("?format=dvonn", "text/plain; charset=utf-8"),
        ("?format=json", "application/json"),
        ("?format=little-golem", "text/plain; charset=utf-8"),
    ] {
        let answer = guest.ask(&format!("GET /api/games/{game}/record{format}"), "").await.unwrap();
        assert_eq!((answer.status, answer.header("content-type")), (200, Some(kind)), "{answer:?}");
        assert!(answer.header("content-disposition").unwrap().contains(&game.to_string()));
        let readings = read(answer.body.as_bytes(), None, Strictness::Lenient);
        assert_eq!(readings[0].record.tree.main_line().count(), 1, "{format}: {}", answer.body);
    }
    let answer = guest.ask(&format!("GET /api/games/{game}/record"), "").await.unwrap();
    let record: Record = answer.body.parse().unwrap();
    let tags = ["White", "Black", "Date"].map(|tag| record.tags.get(tag).unwrap().to_owned());
    assert_eq!(tags, ["Anna", "guest", "1970-01-12"]);
    assert_eq!(record.ending(), Some(dvonn_game::Ending::Resigned { by: Color::Black }));
    // This format has only games from the empty board.
    let full = guest.create(r#"{"beginning":"random"}"#).await.id;
    let answer = guest.ask(&format!("GET /api/games/{full}/record?format=little-golem"), "").await.unwrap();
    assert_eq!((answer.status, answer.read::<Problem>().code), (400, ProblemCode::Invalid));
    club.close().await;
}

#[tokio::test]
async fn all_public_games_are_one_file_without_names_which_is_made_again_when_something_is_new() {
    let folder = tempfile::tempdir().unwrap();
    let data = Some(folder.path().to_owned());
    for data in [data, None] {
        let settings = Settings { proxy: Proxy::Trusted, data: data.clone(), ..Settings::default() };
        let club = Club::with(settings).await;
        let (mut anna, mut bert, mut visitor) = (club.guest(), club.guest(), club.guest());
        anna.register("Anna").await;
        let mut tags = Vec::new();
        for count in 1..=2 {
            let game = play(&mut anna, &mut bert, "/api/lobby", r#"{"color":"white"}"#, Color::Black).await;
            play(&mut anna, &mut bert, "/api/games", r#"{"color":"white"}"#, Color::Black).await;
            club.time.advance(Duration::from_secs(1));
            let answer = visitor.ask("GET /api/games.jsonl", "").await.unwrap();
            assert_eq!((answer.status, answer.header("access-control-allow-origin")), (200, Some("*")));
            assert!(answer.header("link").unwrap().contains("publicdomain/zero"));
            assert!(!answer.body.contains("Anna"), "{}", answer.body);
            let lines: Vec<&str> = answer.body.lines().collect();
            assert_eq!(lines.len(), count, "a game by link is not public");
            let record = &read(lines[0].as_bytes(), None, Strictness::Lenient)[0].record;
            assert_eq!(record.tags.get("Game"), Some(game.to_string().as_str()));
            assert_eq!(record.ending(), Some(dvonn_game::Ending::Resigned { by: Color::Black }));
            tags.push(answer.header("etag").unwrap().to_owned());
            let kept = std::fs::read_dir(folder.path()).unwrap().count();
            assert_eq!(kept, 1, "only the newest file is kept");
        }
        assert_ne!(tags[0], tags[1]);
        club.close().await;
    }
}

#[tokio::test]
async fn what_does_not_exist_or_makes_no_sense_is_refused() {
    let club = Club::open().await;
    let mut guest = club.guest();
    club.guest().register("Anna").await;
    for (address, status, code) in [
        ("/api/players/Nobody", 404, ProblemCode::NotFound),
        ("/api/players/%00", 404, ProblemCode::NotFound),
        ("/api/players/Nobody/games", 404, ProblemCode::NotFound),
        ("/api/players/Anna/games?player=Anna", 400, ProblemCode::Invalid),
        ("/api/players/Anna/games?opponent=Nobody", 404, ProblemCode::NotFound),
        ("/api/games?result=won", 400, ProblemCode::Invalid),
        ("/api/games?result=maybe", 400, ProblemCode::Invalid),
        ("/api/games?since=yesterday", 400, ProblemCode::Invalid),
        ("/api/games?after=nonsense", 400, ProblemCode::Invalid),
        ("/api/games?dvonns=f3-f3", 400, ProblemCode::Invalid),
        ("/api/games?limit=-1", 400, ProblemCode::Invalid),
        ("/api/games?admin=1", 400, ProblemCode::Invalid),
        ("/api/games?since=18446744073709551615", 400, ProblemCode::Invalid),
        ("/api/games?until=9000000000001", 400, ProblemCode::Invalid),
        ("/api/games?since=9000000000000&min_plies=4294967295", 200, ProblemCode::Invalid),
        ("/api/games/000000000000/record", 404, ProblemCode::NotFound),
        ("/api/games/000000000000/record?format=pdf", 400, ProblemCode::Invalid),
    ] {
        let answer = guest.ask(&format!("GET {address}"), "").await.unwrap();
        assert_eq!(answer.status, status, "{address}: {answer:?}");
        if status != 200 {
            assert_eq!(answer.read::<Problem>().code, code, "{address}");
        }
    }
    club.close().await;
}
