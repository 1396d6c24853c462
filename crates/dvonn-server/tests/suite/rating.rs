//! Rated games change the ratings of both players, once.

use std::time::Duration;

use dvonn_core::Color;
use dvonn_engine::Level;
use dvonn_server::{Proxy, Settings};
use dvonn_store::{Timepiece, Use, check, open};
use dvonn_wire::{Action, Lobby, Me, Problem, ProblemCode, Rating, RatingChange, Speed};

use crate::support::{Club, Seated, TestDatabase};

const RATED: &str = r#"{"stakes":"rated","control":"300","color":"white"}"#;

#[tokio::test]
async fn a_rated_game_changes_both_ratings_and_everybody_sees_it() {
    for database in TestDatabase::databases().await {
        let time = Timepiece::manual(Duration::from_secs(1_000_000));
        let settings = Settings { proxy: Proxy::Trusted, ..Settings::default() };
        let club = Club::at(&database.location, time, settings).await;
        let (mut anna, mut bert) = (club.guest(), club.guest());
        anna.register("Anna").await;
        bert.register("Bert").await;
        let game = anna.create(RATED).await.id;
        // A guest cannot take the seat.
        let refused = club.guest().ask(&format!("POST /api/games/{game}/join"), "").await.unwrap();
        assert_eq!((refused.status, refused.read::<Problem>().code), (403, ProblemCode::NeedsAccount));
        bert.join(game).await;
        let mut line = anna.line().await;
        line.follow(game, 0).await;
        let mut white = Seated { guest: anna, line, game };
        white.play("f3").await.unwrap();
        white.until(1).await;
        // Neither player may take back a move.
        assert_eq!(white.act(Action::AskTakeBack).await, Err(dvonn_wire::Refusal::NotAllowed));
        white.act(Action::Resign).await.unwrap();
        white.line.until_status(game, |status| status.rating_changes.is_some()).await;
        let status = &white.followed().status;
        let changes = status.rating_changes.unwrap();
        assert_eq!(changes[Color::White], RatingChange { before: 1500, after: 1338 });
        assert_eq!(changes[Color::Black], RatingChange { before: 1500, after: 1662 });
        let rating = Rating { value: 1338, deviation: 290, games: 1 };
        assert_eq!(status.players[Color::White].as_ref().unwrap().ratings, [(Speed::Blitz, rating)].into());
        assert!(rating.is_provisional());
        let me = white.guest.ask("GET /api/me", "").await.unwrap().read::<Me>().player.unwrap();
        assert_eq!(me.ratings, [(Speed::Blitz, rating)].into());
        club.close().await;
        let store = open(&database.location, Use::Maintain, None).await.unwrap();
        assert!(check(&*store).await.unwrap().faults.is_empty());
    }
}

#[tokio::test]
async fn a_house_bot_has_a_rating_too() {
    let house_bots = [Level::new(1).unwrap()].into();
    let club = Club::with(Settings { proxy: Proxy::Trusted, house_bots, ..Settings::default() }).await;
    let mut anna = club.guest();
    anna.register("Anna").await;
    let bot = anna.ask("GET /api/lobby", "").await.unwrap().read::<Lobby>().bots.remove(0);
    assert!(bot.ratings.is_empty());
    let body = format!(r#"{{"stakes":"rated","control":"3 days","color":"white","opponent":"{}"}}"#, bot.id);
    let game = anna.create(&body).await.id;
    let mut line = anna.line().await;
    line.follow(game, 0).await;
    let mut white = Seated { guest: anna, line, game };
    white.act(Action::Resign).await.unwrap();
    white.line.until_status(game, |status| status.rating_changes.is_some()).await;
    let bot = white.guest.ask("GET /api/lobby", "").await.unwrap().read::<Lobby>().bots.remove(0);
    assert_eq!(bot.ratings[&Speed::Correspondence].value, 1662);
    club.close().await;
}
