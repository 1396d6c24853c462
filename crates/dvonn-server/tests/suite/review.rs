//! A device lets the server review a game.

use std::time::Duration;

use dvonn_server::{Proxy, Settings, Work};
use dvonn_store::{Location, Timepiece};
use dvonn_wire::{Action, GameReview, Problem, ProblemCode};

use crate::support::{Club, TestDatabase, any_move};

/// Enough for a review, and too few for a pass.
const PLIES: usize = 6;

#[tokio::test]
async fn a_game_that_is_over_is_reviewed_once() {
    for database in TestDatabase::databases().await {
        let time = Timepiece::manual(Duration::from_secs(1_000_000));
        let settings = Settings { proxy: Proxy::Trusted, work: Work::Threads(1), ..Settings::default() };
        let club = Club::at(&database.location, time, settings).await;
        let (mut white, mut black) = club.pair(r#"{"beginning":"random","color":"white"}"#).await;
        let path = format!("POST /api/games/{}/review", white.game);
        let refused = white.guest.ask(&path, "").await.unwrap();
        assert_eq!((refused.status, refused.read::<Problem>().code), (400, ProblemCode::Invalid));
        for ply in 0..PLIES {
            let table = if ply % 2 == 0 { &mut white } else { &mut black };
            table.until(ply).await;
            let mv = any_move(&table.followed().game()).unwrap();
            table.act(Action::Play(mv)).await.unwrap();
        }
        white.until(PLIES).await;
        white.act(Action::Resign).await.unwrap();
        // A visitor without a session may ask as well.
        let mut visitor = club.guest();
        let review = loop {
            let answer = visitor.ask(&path, "").await.unwrap();
            let review: GameReview = answer.read();
            assert_eq!(answer.status, if review.is_done { 200 } else { 202 });
            if review.is_done {
                break review;
            }
            tokio::task::yield_now().await;
        };
        assert_eq!(review.positions.len(), PLIES + 1);
        for position in &review.positions {
            assert!(position.as_ref().is_some_and(|position| !position.line.is_empty()));
        }
        assert_eq!(black.guest.ask(&path, "").await.unwrap().read::<GameReview>(), review);
        club.close().await;
    }
}

#[tokio::test]
async fn a_server_whose_workers_do_nothing_reviews_a_game_itself() {
    let Ok(nats) = std::env::var("DVONN_TEST_NATS") else { return };
    let address = format!("{nats}/review{:016x}", fastrand::u64(..)).parse().unwrap();
    let work = Work::Queue { address, patience: Duration::from_secs(30), threads: 1 };
    let time = Timepiece::manual(Duration::from_secs(1_000_000));
    let settings = Settings { proxy: Proxy::Trusted, work, ..Settings::default() };
    let club = Club::at(&Location::Memory, time.clone(), settings).await;
    let (mut white, _) = club.pair(r#"{"beginning":"random","color":"white"}"#).await;
    white.until(0).await;
    white.act(Action::Resign).await.unwrap();
    let path = format!("POST /api/games/{}/review", white.game);
    // For workers, no time has passed.
    assert_eq!(white.guest.ask(&path, "").await.unwrap().status, 202);
    time.advance(Duration::from_secs(10));
    while white.guest.ask(&path, "").await.unwrap().status != 200 {
        tokio::task::yield_now().await;
    }
    club.close().await;
}

#[tokio::test]
async fn a_server_without_engines_says_so() {
    let club = Club::open().await;
    let (white, _) = club.pair("{}").await;
    let answer = club.guest().ask(&format!("POST /api/games/{}/review", white.game), "").await.unwrap();
    assert_eq!((answer.status, answer.read::<Problem>().code), (503, ProblemCode::Unavailable));
}
