//! People play, watch and come back, through the real router and real sockets.

use std::time::Duration;

use dvonn_core::{ByColor, Color};
use dvonn_game::{Ending, Event};
use dvonn_wire::{Action, CLOSE_RESUME, ClientMessage, GameSummary, Me, Phrase, Refusal, ServerMessage};

use crate::support::{Club, Seated, any_move, id};

/// Plays random moves until the game is over.
async fn play_out(white: &mut Seated, black: &mut Seated) {
    loop {
        let game = white.followed().game();
        let Some(mv) = any_move(&game) else { return };
        let (mover, other) = if game.position().turn() == Color::White {
            (&mut *white, &mut *black)
        } else {
            (&mut *black, &mut *white)
        };
        let seen = mover.act(Action::Play(mv)).await.unwrap() as usize;
        mover.until(seen).await;
        other.until(mover.followed().events.len()).await;
        let version = other.followed().events.len();
        mover.until(version).await;
    }
}

#[tokio::test]
async fn two_people_and_a_spectator_share_one_game_from_the_link_to_the_count() {
    let club = Club::open().await;
    let (mut white, mut black) = club.pair(r#"{"control":"300+5","color":"white"}"#).await;
    let mut spectator = club.guest().line().await;
    spectator.follow(white.game, 0).await;
    assert_eq!(spectator.games[&white.game].status.you, None);
    play_out(&mut white, &mut black).await;
    let game = white.followed().game();
    assert!(matches!(game.ending(), Some(Ending::Counted(_))), "{:?}", game.ending());
    assert!(game.history().plies().len() > 60);
    while spectator.games[&white.game].events.len() < white.followed().events.len() {
        spectator.hear().await;
    }
    assert_eq!(spectator.games[&white.game].events, white.followed().events);
    assert_eq!(black.followed().events, white.followed().events);
    let view = black.guest.get(black.game).await;
    assert_eq!(view.game().unwrap(), game);
    club.close().await;
}

#[tokio::test]
async fn a_guest_keeps_their_identity_and_their_games() {
    let club = Club::open().await;
    let mut anna = club.guest();
    assert_eq!(anna.ask("GET /api/me", "").await.unwrap().read::<Me>().player, None);
    let created = anna.create(r#"{"beginning":"mirrored","color":"black"}"#).await;
    assert_eq!((created.status.you, created.start.occupied().len()), (Some(Color::Black), 49));
    let me = anna.ask("GET /api/me", "").await.unwrap().read::<Me>().player;
    assert_eq!(created.status.players, ByColor::new(None, me.clone()));
    let mut bert = club.guest();
    let joined = bert.join(created.id).await;
    assert_eq!(joined.status.you, Some(Color::White));
    // Joining again changes nothing, and a third person only watches.
    assert_eq!(bert.join(created.id).await.status.players, joined.status.players);
    let full = club.guest().ask(&format!("POST /api/games/{}/join", created.id), "").await.unwrap();
    assert_eq!((full.status, full.body.contains("\"full\"")), (409, true));
    let games: Vec<GameSummary> = anna.ask("GET /api/me/games", "").await.unwrap().read();
    assert_eq!(
        games.iter().map(|game| (game.id, game.you)).collect::<Vec<_>>(),
        [(created.id, Some(Color::Black))]
    );
    assert_eq!(anna.line().await.me, me);
    club.close().await;
}

#[tokio::test]
async fn whoever_waits_is_told_when_the_other_comes_and_goes() {
    let club = Club::open().await;
    let mut anna = club.guest();
    let game = anna.create(r#"{"color":"white"}"#).await.id;
    let mut waiting = anna.line().await;
    waiting.follow(game, 0).await;
    let refusal = waiting.act(game, id(), 0, Action::Play("f3".parse().unwrap())).await;
    assert_eq!(refusal, Err(Refusal::NotBegun));
    let mut bert = club.guest();
    bert.join(game).await;
    waiting.until_status(game, |status| status.players[Color::Black].is_some()).await;
    let mut line = bert.line().await;
    line.follow(game, 0).await;
    waiting.until_status(game, |status| status.present == ByColor::new(true, true)).await;
    drop(line);
    waiting.until_status(game, |status| status.present == ByColor::new(true, false)).await;
    club.close().await;
}

#[tokio::test]
async fn a_dropped_socket_resumes_with_exactly_what_it_missed() {
    let club = Club::open().await;
    let (mut white, mut black) = club.pair(r#"{"color":"white"}"#).await;
    white.play("f3").await.unwrap();
    white.until(1).await;
    black.until(1).await;
    let known = white.line.games.remove(&white.game).unwrap();
    drop(white.line);
    black.play("a1").await.unwrap();
    let mut again = white.guest.line().await;
    again.recall(known);
    again.follow(white.game, 1).await;
    assert_eq!(again.games[&white.game].view.log.after, 1);
    white.line = again;
    white.play("b1").await.unwrap();
    white.until(3).await;
    black.until(3).await;
    assert_eq!(white.followed().events, black.followed().events);
    // Somebody who claims to have seen more than there is starts over.
    let mut confused = club.guest().line().await;
    confused.follow(white.game, 99).await;
    assert_eq!(confused.games[&white.game].events, white.followed().events);
    club.close().await;
}

#[tokio::test]
async fn offers_are_made_answered_and_lapse() {
    let club = Club::open().await;
    let (mut white, mut black) = club.pair(r#"{"color":"white"}"#).await;
    white.play("f3").await.unwrap();
    black.until(1).await;
    assert_eq!(black.act(Action::AcceptDraw).await, Err(Refusal::NothingToAnswer));
    assert_eq!(white.act(Action::OfferDraw).await, Ok(2));
    assert_eq!(white.act(Action::OfferDraw).await, Err(Refusal::AlreadyOffered));
    assert_eq!(black.act(Action::DeclineDraw).await, Ok(3));
    assert_eq!(black.act(Action::AskTakeBack).await, Err(Refusal::NothingToTakeBack));
    assert_eq!(white.act(Action::AskTakeBack).await, Ok(4));
    assert_eq!(black.act(Action::AcceptTakeBack).await, Ok(5));
    white.until(5).await;
    assert!(white.followed().game().history().plies().is_empty());
    white.play("a1").await.unwrap();
    white.until(6).await;
    assert_eq!(white.act(Action::OfferDraw).await, Ok(7));
    assert_eq!(black.act(Action::OfferDraw).await, Ok(8));
    white.until(8).await;
    assert_eq!(white.followed().game().ending(), Some(Ending::DrawAgreed));
    assert_eq!(black.act(Action::Resign).await, Err(Refusal::Over));
    club.close().await;
}

#[tokio::test]
async fn a_game_can_be_aborted_until_the_second_own_move_and_resigned_at_any_time() {
    let club = Club::open().await;
    let (mut white, mut black) = club.pair(r#"{"color":"white"}"#).await;
    for (version, cell) in ["f3", "a1", "b1"].into_iter().enumerate() {
        let (mover, other) =
            if version % 2 == 0 { (&mut white, &mut black) } else { (&mut black, &mut white) };
        mover.play(cell).await.unwrap();
        mover.until(version + 1).await;
        other.until(version + 1).await;
    }
    assert_eq!(white.act(Action::Abort).await, Err(Refusal::NotAllowed));
    assert_eq!(white.act(Action::Rematch).await, Err(Refusal::NotOver));
    assert_eq!(black.act(Action::Abort).await, Ok(4));
    white.until(4).await;
    assert_eq!(white.followed().game().ending(), Some(Ending::Aborted));

    // Whoever waits alone may give up waiting.
    let mut anna = club.guest();
    let game = anna.create("{}").await.id;
    let mut line = anna.line().await;
    line.follow(game, 0).await;
    assert_eq!(line.act(game, id(), 0, Action::Abort).await, Ok(1));
    let late = club.guest().ask(&format!("POST /api/games/{game}/join"), "").await.unwrap();
    assert_eq!(late.status, 409);
    club.close().await;
}

#[tokio::test]
async fn a_rematch_swaps_the_colours_and_is_for_the_same_two() {
    let club = Club::open().await;
    let (mut white, mut black) = club.pair(r#"{"beginning":"random","color":"white","control":"600"}"#).await;
    let start = white.followed().view.start;
    white.act(Action::Resign).await.unwrap();
    black.act(Action::Rematch).await.unwrap();
    white.line.until_status(white.game, |status| status.rematch.is_some()).await;
    let rematch = white.followed().status.rematch.unwrap();
    assert_eq!(rematch.wanted, ByColor::new(false, true));
    let stranger = club.guest().ask(&format!("POST /api/games/{}/join", rematch.game), "").await.unwrap();
    assert_eq!(stranger.status, 409);
    white.act(Action::Rematch).await.unwrap();
    let both = ByColor::new(true, true);
    black
        .line
        .until_status(black.game, |status| status.rematch.is_some_and(|next| next.wanted == both))
        .await;
    white.line.follow(rematch.game, 0).await;
    let next = &white.line.games[&rematch.game];
    assert_eq!((next.status.you, next.view.start), (Some(Color::Black), start));
    assert_eq!(next.view.control, Some("600".parse().unwrap()));
    club.close().await;
}

#[tokio::test]
async fn players_say_phrases_and_spectators_only_read_them() {
    let club = Club::open().await;
    let (mut white, mut black) = club.pair("{}").await;
    let mut spectator = club.guest().line().await;
    spectator.follow(white.game, 0).await;
    let say = |game, phrase| ClientMessage::Say { game, phrase };
    spectator.send(&say(white.game, Phrase::Oops)).await.unwrap();
    white.line.send(&say(white.game, Phrase::Hello)).await.unwrap();
    black.line.send(&say(white.game, Phrase::GoodLuck)).await.unwrap();
    for line in [&mut white.line, &mut black.line, &mut spectator] {
        while line.said.len() < 2 {
            line.hear().await;
        }
        line.said.sort_by_key(|phrase| *phrase != Phrase::Hello);
        assert_eq!(line.said, [Phrase::Hello, Phrase::GoodLuck]);
    }
    club.close().await;
}

#[tokio::test]
async fn a_flag_falls_when_the_time_is_up_and_not_before() {
    let club = Club::open().await;
    let (mut white, mut black) = club.pair(r#"{"control":"60","color":"white"}"#).await;
    white.play("f3").await.unwrap();
    black.until(1).await;
    club.time.advance(Duration::from_micros(59_999_999));
    club.app.sweep().await.unwrap();
    black.play("a1").await.unwrap();
    white.until(2).await;
    club.time.advance(Duration::from_mins(1));
    assert_eq!(white.play("b1").await, Err(Refusal::Over));
    white.until(3).await;
    black.until(3).await;
    let lost = Event::Ended(Ending::FlagFell { by: Color::White });
    assert_eq!(black.followed().events[2].event, lost);
    let left = |color| black.followed().game().clock().unwrap().left(color, Duration::MAX);
    // The credit for lag is at most half a second, and this machine is near.
    assert!(left(Color::Black) < Duration::from_secs(1) && left(Color::White).is_zero());
    club.close().await;
}

#[tokio::test]
async fn whoever_waits_for_a_player_who_has_left_may_claim_the_win_after_a_fair_time() {
    let club = Club::open().await;
    let (mut white, black) = club.pair(r#"{"control":"600","color":"white"}"#).await;
    white.play("f3").await.unwrap();
    assert_eq!(white.act(Action::Claim).await, Err(Refusal::TooSoon), "Black is there");
    let Seated { guest, line, game } = black;
    drop(line);
    white.line.until_status(game, |status| status.claim_from.is_some()).await;
    let from = white.followed().status.claim_from.unwrap();
    // A tenth of ten minutes; the server's own time runs a little ahead between two looks at the store's.
    let wait = from.saturating_sub(Duration::from_secs(1_000_000)).as_secs();
    assert!((60..70).contains(&wait), "{wait} s");
    club.time.advance(Duration::from_secs(59));
    assert_eq!(white.act(Action::Claim).await, Err(Refusal::TooSoon));

    // Whoever comes back takes the claim away, and the waiting begins anew.
    let mut line = guest.line().await;
    line.follow(game, 0).await;
    white.line.until_status(game, |status| status.claim_from.is_none()).await;
    club.time.advance(Duration::from_secs(20));
    assert_eq!(white.act(Action::Claim).await, Err(Refusal::TooSoon));
    drop(line);
    white.line.until_status(game, |status| status.claim_from.is_some()).await;
    club.time.advance(Duration::from_secs(70));
    assert_eq!(white.act(Action::Claim).await, Ok(2));
    white.until(2).await;
    assert_eq!(white.followed().game().ending(), Some(Ending::Left { by: Color::Black }));
    club.close().await;
}

#[tokio::test]
async fn nobody_claims_a_game_on_their_own_turn_or_by_correspondence() {
    let club = Club::open().await;
    for (control, played) in [(r#""600""#, &["f3", "a1"][..]), (r#""3 days""#, &["f3"])] {
        let invitation = format!(r#"{{"control":{control},"color":"white"}}"#);
        let (mut white, mut black) = club.pair(&invitation).await;
        for (ply, cell) in played.iter().enumerate() {
            let mover = if ply % 2 == 0 { &mut white } else { &mut black };
            mover.until(ply).await;
            mover.play(cell).await.unwrap();
        }
        white.until(played.len()).await;
        drop(black);
        white.line.until_status(white.game, |status| !status.present[Color::Black]).await;
        assert_eq!(white.followed().status.claim_from, None, "{control}");
        club.time.advance(Duration::from_mins(5));
        assert_eq!(white.act(Action::Claim).await, Err(Refusal::TooSoon), "{control}");
    }
    club.close().await;
}

#[tokio::test]
async fn a_game_that_nobody_begins_is_aborted() {
    let club = Club::open().await;
    let (mut white, _black) = club.pair(r#"{"control":"60"}"#).await;
    club.time.advance(Duration::from_mins(2));
    white.until(1).await;
    assert_eq!(white.followed().game().ending(), Some(Ending::Aborted));
    club.close().await;
}

#[tokio::test]
async fn a_server_that_stops_tells_its_clients_to_resume() {
    let club = Club::open().await;
    let (mut white, mut black) = club.pair("{}").await;
    let closing = tokio::spawn(club.close());
    for table in [&mut white, &mut black] {
        assert_eq!(table.line.try_closed().await, Some(CLOSE_RESUME));
    }
    closing.await.unwrap();
}

#[tokio::test]
async fn the_server_tells_its_time() {
    let club = Club::open().await;
    let mut line = club.guest().line().await;
    line.send(&ClientMessage::Ping { sent: 17 }).await.unwrap();
    let ServerMessage::Pong { sent: 17, now } = line.hear().await else { panic!("a pong") };
    assert!(now >= Duration::from_secs(1_000_000));
    club.close().await;
}
