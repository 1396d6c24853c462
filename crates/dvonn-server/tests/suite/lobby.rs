//! People who have nobody to play with find each other in the lobby.

use dvonn_core::Color;
use dvonn_wire::{Action, Featured, GameId, GameSummary, GameView, Lobby};

use crate::support::{Club, Guest};

async fn lobby(guest: &mut Guest) -> Lobby {
    guest.ask("GET /api/lobby", "").await.unwrap().read()
}

async fn seek(guest: &mut Guest, invitation: &str) -> GameId {
    let answer = guest.ask("POST /api/lobby", invitation).await.unwrap();
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.read::<GameView>().id
}

async fn featured(guest: &mut Guest) -> Option<Featured> {
    guest.ask("GET /api/featured", "").await.unwrap().read()
}

fn ids(games: &[GameSummary]) -> Vec<GameId> {
    games.iter().map(|game| game.id).collect()
}

#[tokio::test]
async fn a_seek_is_shown_while_its_player_waits_and_then_can_be_watched() {
    let club = Club::open().await;
    let (mut anna, mut bert, mut visitor) = (club.guest(), club.guest(), club.guest());
    anna.create("{}").await;
    let game = seek(&mut anna, r#"{"control":"300+5","color":"white"}"#).await;
    // Nobody is waiting at this game yet, and the other one was created by link.
    assert_eq!(lobby(&mut visitor).await, Lobby::default());
    let mut line = anna.line().await;
    line.follow(game, 0).await;
    let found = lobby(&mut visitor).await;
    assert_eq!((ids(&found.seeks), ids(&found.live)), (vec![game], vec![]));
    assert_eq!((found.seeks[0].you, found.seeks[0].control), (None, Some("300+5".parse().unwrap())));
    assert_eq!(lobby(&mut anna).await.seeks[0].you, Some(Color::White));
    assert_eq!(featured(&mut visitor).await, None, "nobody plays");
    bert.join(game).await;
    line.act(game, crate::support::id(), 0, Action::Play("f3".parse().unwrap())).await.unwrap();
    let shown = featured(&mut visitor).await.unwrap();
    assert_eq!((shown.game, shown.last), (game, Some("f3".parse().unwrap())));
    let found = lobby(&mut visitor).await;
    assert_eq!((ids(&found.seeks), ids(&found.live)), (vec![], vec![game]));

    // A rematch is for the same two, but can be watched.
    line.act(game, crate::support::id(), 1, Action::Resign).await.unwrap();
    assert_eq!(ids(&lobby(&mut visitor).await.live), []);
    line.act(game, crate::support::id(), 1, Action::Rematch).await.unwrap();
    line.until_status(game, |status| status.rematch.is_some()).await;
    let rematch = line.games[&game].status.rematch.unwrap().game;
    line.follow(rematch, 0).await;
    assert_eq!(lobby(&mut visitor).await, Lobby::default());
    bert.join(rematch).await;
    assert_eq!(ids(&lobby(&mut visitor).await.live), [rematch]);
    club.close().await;
}

#[tokio::test]
async fn a_correspondence_game_waits_without_its_player() {
    let club = Club::open().await;
    let mut anna = club.guest();
    let game = seek(&mut anna, r#"{"control":"3 days"}"#).await;
    assert_eq!(ids(&lobby(&mut club.guest()).await.seeks), [game]);
    club.close().await;
}
