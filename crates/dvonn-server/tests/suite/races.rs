//! Several clients act at the same moment: there is one outcome, and everybody is told about it.

use std::time::Duration;

use dvonn_core::{ByColor, Color};
use dvonn_game::{Ending, Event};
use dvonn_wire::{Action, ClientMessage, Refusal};

use crate::support::{Club, Line, Seated, any_move, id};

/// Waits for two things at once.
async fn both<A, B>(one: impl Future<Output = A>, other: impl Future<Output = B>) -> (A, B) {
    tokio::join!(one, other)
}

/// Another socket of the same player.
async fn second_line(table: &Seated) -> Line {
    let mut line = table.guest.line().await;
    line.follow(table.game, 0).await;
    line
}

#[tokio::test]
async fn the_same_move_sent_twice_is_made_once() {
    let club = Club::open().await;
    let (mut white, mut black) = club.pair(r#"{"color":"white"}"#).await;
    let request = id();
    let play = Action::Play("f3".parse().unwrap());
    for _ in 0..3 {
        assert_eq!(white.line.act(white.game, request, 0, play).await, Ok(1));
    }
    // On another connection too, and after the game has gone on.
    black.until(1).await;
    black.play("a1").await.unwrap();
    let mut again = second_line(&white).await;
    assert_eq!(again.act(white.game, request, 0, play).await, Ok(1));
    assert_eq!(white.guest.get(white.game).await.log.events.len(), 2);
    // A request belongs to its player: the other one cannot use it.
    assert_eq!(black.line.act(black.game, request, 2, play).await, Err(Refusal::NotYourTurn));
    club.close().await;
}

#[tokio::test]
async fn of_two_moves_for_one_ply_one_is_made_and_the_other_learns_which() {
    let club = Club::open().await;
    let (white, black) = club.pair(r#"{"color":"white"}"#).await;
    let mut others = ByColor::new(second_line(&white).await, second_line(&black).await);
    let mut tables = ByColor::new(white, black);
    for ply in 0..40 {
        let turn = tables[Color::White].followed().game().position().turn();
        let table = &mut tables[turn];
        let (one, other) =
            (any_move(&table.followed().game()).unwrap(), any_move(&table.followed().game()).unwrap());
        let game = table.game;
        let answers = both(
            table.line.act(game, id(), ply, Action::Play(one)),
            others[turn].act(game, id(), ply, Action::Play(other)),
        );
        let answers = answers.await;
        let made = match answers {
            (Ok(_), Err(Refusal::Stale)) => one,
            (Err(Refusal::Stale), Ok(_)) => other,
            unexpected => panic!("ply {ply}: {unexpected:?}"),
        };
        for color in Color::ALL {
            let table = &mut tables[color];
            table.until(ply as usize + 1).await;
            let Event::Played { by, mv, .. } = table.followed().events[ply as usize].event else {
                panic!("a move")
            };
            assert_eq!((by, mv), (turn, made));
            while others[color].games[&game].events.len() < ply as usize + 1 {
                others[color].hear().await;
            }
        }
    }
    club.close().await;
}

#[tokio::test]
async fn nobody_moves_for_another_or_in_another_game() {
    let club = Club::open().await;
    let (mut white, mut black) = club.pair(r#"{"color":"white"}"#).await;
    let (elsewhere, _) = club.pair("{}").await;
    let play = Action::Play("f3".parse().unwrap());
    assert_eq!(black.line.act(black.game, id(), 0, play).await, Err(Refusal::NotYourTurn));
    let mut spectator = club.guest().line().await;
    spectator.follow(white.game, 0).await;
    assert_eq!(spectator.act(white.game, id(), 0, play).await, Err(Refusal::Spectator));
    assert_eq!(spectator.act(white.game, id(), 0, Action::Resign).await, Err(Refusal::Spectator));
    let mut player = elsewhere.guest.line().await;
    player.follow(white.game, 0).await;
    assert_eq!(player.act(white.game, id(), 0, play).await, Err(Refusal::Spectator));
    assert_eq!(white.line.act(white.game, id(), 5, play).await, Err(Refusal::Stale));
    assert_eq!(
        white.line.act(white.game, id(), 0, Action::Play("a1-b1".parse().unwrap())).await,
        Err(Refusal::Illegal)
    );
    // Only followed games can be played.
    white
        .line
        .send(&ClientMessage::Act { game: elsewhere.game, request: id(), ply: 0, action: play })
        .await
        .unwrap();
    assert!(matches!(white.line.hear().await, dvonn_wire::ServerMessage::Problem(_)));
    assert_eq!(white.guest.get(white.game).await.log.events, []);
    club.close().await;
}

#[tokio::test]
async fn a_move_against_the_flag_has_one_outcome() {
    let club = Club::open().await;
    for round in 0..10 {
        let (mut white, mut black) = club.pair(r#"{"control":"60","color":"white"}"#).await;
        white.play("f3").await.unwrap();
        black.until(1).await;
        // In even rounds the move arrives in time, while the clocks are looked at; in odd rounds it is too late.
        let late = round % 2 == 1;
        club.time.advance(Duration::from_micros(if late { 60_000_000 } else { 59_999_999 }));
        let (moved, swept) = both(black.play("a1"), club.app.sweep()).await;
        swept.unwrap();
        assert_eq!(moved, if late { Err(Refusal::Over) } else { Ok(2) });
        white.until(2).await;
        black.until(2).await;
        assert_eq!(white.followed().events, black.followed().events);
        let flag = Some(Ending::FlagFell { by: Color::Black });
        assert_eq!(white.followed().game().ending(), flag.filter(|_| late));
    }
    club.close().await;
}

#[tokio::test]
async fn a_take_back_against_a_move_has_one_outcome() {
    let club = Club::open().await;
    let (mut white, mut black) = club.pair(r#"{"color":"white"}"#).await;
    let mut black_too = second_line(&black).await;
    let mut outcomes = ByColor::new(0, 0);
    for _ in 0..20 {
        // White has moved and asks to take it back; Black agrees on one device and moves on another.
        let seen = white.followed().events.len();
        let game = white.followed().game();
        if game.position().turn() == Color::Black {
            let mv = any_move(&game).unwrap();
            black.act(Action::Play(mv)).await.unwrap();
        } else {
            let mv = any_move(&game).unwrap();
            white.act(Action::Play(mv)).await.unwrap();
            white.until(seen + 1).await;
            white.act(Action::AskTakeBack).await.unwrap();
            black.until(seen + 2).await;
            let game = black.followed().game();
            let ply = game.history().plies().len() as u32;
            let mv = any_move(&game).unwrap();
            let (agreed, moved) = both(
                black.line.act(black.game, id(), ply, Action::AcceptTakeBack),
                black_too.act(black.game, id(), ply, Action::Play(mv)),
            )
            .await;
            match (agreed, moved) {
                (Ok(_), Err(Refusal::Stale)) => outcomes[Color::White] += 1,
                (Err(Refusal::NothingToAnswer), Ok(_)) => outcomes[Color::Black] += 1,
                unexpected => panic!("{unexpected:?}"),
            }
        }
        let version = white.guest.get(white.game).await.log.events.len();
        white.until(version).await;
        black.until(version).await;
        while black_too.games[&black.game].events.len() < version {
            black_too.hear().await;
        }
        assert_eq!(white.followed().events, black.followed().events);
    }
    assert!(outcomes[Color::White] + outcomes[Color::Black] >= 10);
    club.close().await;
}

#[tokio::test]
async fn both_players_ask_for_the_same_rematch() {
    let club = Club::open().await;
    let (mut white, mut black) = club.pair("{}").await;
    for _ in 0..10 {
        white.act(Action::Resign).await.unwrap();
        black.until(1).await;
        let (one, other) = both(white.act(Action::Rematch), black.act(Action::Rematch)).await;
        assert_eq!((one, other), (Ok(1), Ok(1)));
        let mut next = None;
        for table in [&mut white, &mut black] {
            let game = table.game;
            let agreed = |status: &dvonn_wire::Status| {
                status.rematch.is_some_and(|rematch| rematch.wanted == ByColor::new(true, true))
            };
            table.line.until_status(game, agreed).await;
            let rematch = table.followed().status.rematch.unwrap().game;
            assert_eq!(*next.get_or_insert(rematch), rematch);
            let before = table.followed().status.you.unwrap();
            table.game = rematch;
            table.line.follow(rematch, 0).await;
            table
                .line
                .until_status(rematch, |status| status.players.iter().all(|(_, player)| player.is_some()))
                .await;
            assert_eq!(table.followed().status.you, Some(before.other()));
        }
    }
    club.close().await;
}
