//! The bots of the house: somebody to play with from the first minute.

use std::time::Duration;

use dvonn_core::Color;
use dvonn_engine::Level;
use dvonn_game::{Ending, Event};
use dvonn_server::{Proxy, Settings};
use dvonn_store::{Timepiece, Use, check, open};
use dvonn_wire::{Action, GameView, Lobby, Player, Problem, ProblemCode};

use crate::support::{Club, Seated, TestDatabase, any_move};

fn with_bots(levels: &[u8]) -> Settings {
    let house_bots = levels.iter().map(|&level| Level::new(level).unwrap()).collect();
    Settings { proxy: Proxy::Trusted, house_bots, ..Settings::default() }
}

async fn bots(club: &Club) -> Vec<Player> {
    club.guest().ask("GET /api/lobby", "").await.unwrap().read::<Lobby>().bots
}

/// A guest with the white pieces against a bot. With a clock, the bot does not pause.
async fn challenge(club: &Club, bot: &Player) -> Seated {
    let mut guest = club.guest();
    let invitation = format!(r#"{{"control":"300","color":"white","opponent":"{}"}}"#, bot.id);
    let view = guest.create(&invitation).await;
    assert_eq!(view.status.players[Color::Black].as_ref(), Some(bot), "the bot sits there at once");
    let mut line = guest.line().await;
    line.follow(view.id, 0).await;
    Seated { guest, line, game: view.id }
}

/// Plays random moves against the bot until the game ends.
async fn finish(table: &mut Seated) {
    loop {
        let game = table.followed().game();
        if game.ending().is_some() {
            return;
        }
        if game.position().turn() == Color::White {
            let before = table.followed().events.len();
            table.act(Action::Play(any_move(&game).unwrap())).await.unwrap();
            table.until(before + 1).await;
        } else {
            table.line.hear().await;
        }
    }
}

#[tokio::test]
async fn a_bot_plays_whole_games_on_every_database() {
    for database in TestDatabase::databases().await {
        let time = Timepiece::manual(Duration::from_secs(1_000_000));
        let club = Club::at(&database.location, time, with_bots(&[1, 6])).await;
        let listed = bots(&club).await;
        let levels: Vec<_> = listed.iter().map(|bot| bot.bot.unwrap().level.unwrap()).collect();
        assert_eq!(levels, [1, 6]);
        for bot in &listed {
            let mut table = challenge(&club, bot).await;
            table.line.until_status(table.game, |status| status.present[Color::Black]).await;
            finish(&mut table).await;
            assert!(matches!(table.followed().game().ending(), Some(Ending::Counted(_))));
        }
        club.close().await;
        let store = open(&database.location, Use::Maintain, None).await.unwrap();
        let checked = check(&*store).await.unwrap();
        assert!(checked.games == 2 && checked.faults.is_empty(), "{checked:?}");
    }
}

#[tokio::test]
async fn a_bot_continues_its_games_after_a_restart() {
    for database in TestDatabase::databases().await {
        let time = Timepiece::manual(Duration::from_secs(1_000_000));
        let club = Club::at(&database.location, time.clone(), with_bots(&[1])).await;
        let bot = bots(&club).await.remove(0);
        let Seated { mut guest, line, game } = challenge(&club, &bot).await;
        drop(line);
        club.close().await;
        // Nobody thinks for the bot here, so its opponent waits.
        let club = Club::at(&database.location, time.clone(), with_bots(&[])).await;
        guest.server = club.address;
        let mut line = guest.line().await;
        line.follow(game, 0).await;
        let mut table = Seated { guest, line, game };
        table.play("f3").await.unwrap();
        table.until(1).await;
        let guest = table.guest.clone();
        drop(table);
        club.close().await;
        let club = Club::at(&database.location, time, with_bots(&[1])).await;
        let guest = crate::support::Guest { server: club.address, ..guest };
        let mut line = guest.line().await;
        line.follow(game, 0).await;
        let mut table = Seated { guest, line, game };
        table.until(2).await;
        assert!(matches!(table.followed().events[1].event, Event::Played { by: Color::Black, .. }));
        club.close().await;
    }
}

#[tokio::test]
async fn a_bot_agrees_to_take_backs_and_rematches_but_not_to_draws() {
    let club = Club::with(with_bots(&[1])).await;
    let bot = bots(&club).await.remove(0);
    let mut table = challenge(&club, &bot).await;
    table.play("f3").await.unwrap();
    table.until(2).await;
    table.act(Action::OfferDraw).await.unwrap();
    table.until(4).await;
    assert_eq!(table.followed().events[3].event, Event::DrawDeclined { by: Color::Black });
    table.act(Action::AskTakeBack).await.unwrap();
    table.until(6).await;
    assert_eq!(table.followed().events[5].event, Event::TakenBack { to: 0 });
    table.act(Action::Resign).await.unwrap();
    table.act(Action::Rematch).await.unwrap();
    table
        .line
        .until_status(table.game, |status| status.rematch.is_some_and(|next| next.wanted[Color::Black]))
        .await;
    let next = table.followed().status.rematch.unwrap().game;
    // The colours are swapped, so the bot begins.
    table.line.follow(next, 0).await;
    let mut rematch = Seated { game: next, ..table };
    rematch.until(1).await;
    assert!(matches!(rematch.followed().events[0].event, Event::Played { by: Color::White, .. }));
    club.close().await;
}

#[tokio::test]
async fn only_players_who_exist_can_be_invited() {
    let club = Club::with(with_bots(&[3])).await;
    let mut guest = club.guest();
    let me = guest.create("{}").await.status.players.iter().find_map(|(_, player)| player.clone()).unwrap();
    let other = club.guest().create("{}").await.status;
    let other = other.players.iter().find_map(|(_, player)| player.clone()).unwrap();
    // A house bot that does not play here, nobody, a guest, and oneself.
    let house = "000000000004".to_owned();
    for (opponent, status, code) in [
        (house, 404, ProblemCode::NotFound),
        ("zzzzzzzzzzzz".to_owned(), 404, ProblemCode::NotFound),
        (other.id.to_string(), 404, ProblemCode::NotFound),
        (me.id.to_string(), 400, ProblemCode::Invalid),
    ] {
        let body = format!(r#"{{"opponent":"{opponent}"}}"#);
        let answer = guest.ask("POST /api/games", &body).await.unwrap();
        assert_eq!((answer.status, answer.read::<Problem>().code), (status, code), "{opponent}");
    }
    // Two players fill the game, and a third can only watch.
    let bot = bots(&club).await.remove(0);
    let game = guest.create(&format!(r#"{{"opponent":"{}"}}"#, bot.id)).await.id;
    let answer = club.guest().ask(&format!("POST /api/games/{game}/join"), "").await.unwrap();
    assert_eq!((answer.status, answer.read::<Problem>().code), (409, ProblemCode::Full));
    let watched: GameView = club.guest().get(game).await;
    assert_eq!(watched.status.you, None);
    club.close().await;
}
