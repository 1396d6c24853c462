//! Bots of others: programs that find and play their games over one socket, in any language.

use std::process::{Command, Stdio};

use dvonn_core::Color;
use dvonn_engine::Level;
use dvonn_game::Ending;
use dvonn_server::{Proxy, Settings};
use dvonn_wire::{BoardView, ClientMessage, GameView, Lobby, NewToken, Player, ProblemCode, ServerMessage};

use crate::support::{Club, Guest, Seated, any_move};

/// An account for a program, and its token.
async fn bot(club: &Club, name: &str) -> (Player, String) {
    let mut guest = club.guest();
    let player = guest.register(name).await;
    let token: NewToken = guest.ask("POST /api/account/tokens", r#"{"label":"test"}"#).await.unwrap().read();
    (player, token.secret)
}

/// Invites a player to a game in which the guest has the white pieces, and follows it.
async fn invite(guest: &mut Guest, player: &Player) -> Seated {
    let body = format!(r#"{{"control":"300","color":"white","opponent":"{}"}}"#, player.id);
    let game = guest.create(&body).await.id;
    let mut line = guest.line().await;
    line.follow(game, 0).await;
    Seated { guest: guest.clone(), line, game }
}

#[tokio::test]
async fn a_program_hears_of_its_games_and_joins_them_over_one_socket() {
    let club = Club::open().await;
    let (player, secret) = bot(&club, "Robot").await;
    let mut program = club.guest();
    program.bearer = Some(secret);
    let mut anna = club.guest();
    let before = invite(&mut anna, &player).await.game;
    let mut line = program.line().await;
    line.send(&ClientMessage::Attend {}).await.unwrap();
    while !line.games.contains_key(&before) {
        line.hear().await;
    }
    assert_eq!(line.games[&before].status.invited.as_ref().map(|one| one.id), Some(player.id));
    // A later invitation arrives by itself.
    let later = invite(&mut anna, &player).await.game;
    while !line.games.contains_key(&later) {
        line.hear().await;
    }
    line.send(&ClientMessage::Join { game: later }).await.unwrap();
    line.until_status(later, |status| status.you == Some(Color::Black)).await;
    // Nobody joins in somebody else's place, and nobody without a session joins at all.
    let mut stranger = club.guest().line().await;
    for message in [ClientMessage::Join { game: before }, ClientMessage::Attend {}] {
        stranger.send(&message).await.unwrap();
        let ServerMessage::Problem(problem) = stranger.hear().await else { panic!("no problem") };
        assert_eq!(problem.code, ProblemCode::NeedsAccount);
    }
    club.close().await;
}

#[tokio::test]
async fn the_board_of_a_game_names_the_legal_moves() {
    let club = Club::open().await;
    let (mut white, _black) = club.pair(r#"{"color":"white"}"#).await;
    white.play("f3").await.unwrap();
    let request = format!("GET /api/games/{}/board", white.game);
    let board: BoardView = white.guest.ask(&request, "").await.unwrap().read();
    assert_eq!((board.version, board.plies, board.moves.len()), (1, 1, 48));
    white.act(dvonn_wire::Action::Resign).await.unwrap();
    let board: BoardView = white.guest.ask(&request, "").await.unwrap().read();
    assert_eq!((board.version, board.moves.len()), (2, 0));
    club.close().await;
}

#[tokio::test]
async fn the_python_example_plays_a_whole_game() {
    let club = Club::open().await;
    let (player, secret) = bot(&club, "Snake").await;
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let mut program = Command::new("python3")
        .args([example, &format!("http://{}", club.address), &secret])
        .stdout(Stdio::null())
        .spawn()
        .expect("python3 is needed to test examples/bot.py");
    let mut table = invite(&mut club.guest(), &player).await;
    table
        .line
        .until_status(table.game, |status| status.players.iter().all(|(_, player)| player.is_some()))
        .await;
    loop {
        let game = table.followed().game();
        if game.ending().is_some() {
            break;
        }
        if game.position().turn() == Color::White {
            let before = table.followed().events.len();
            table.act(dvonn_wire::Action::Play(any_move(&game).unwrap())).await.unwrap();
            table.until(before + 1).await;
        } else {
            table.line.hear().await;
        }
    }
    assert!(matches!(table.followed().game().ending(), Some(Ending::Counted(_))));
    program.kill().unwrap();
    program.wait().unwrap();
    club.close().await;
}

#[tokio::test]
async fn a_program_can_challenge_a_house_bot() {
    let house_bots = [Level::new(2).unwrap()].into();
    let club = Club::with(Settings { proxy: Proxy::Trusted, house_bots, ..Settings::default() }).await;
    let (_, secret) = bot(&club, "Robot").await;
    let mut program = club.guest();
    program.bearer = Some(secret);
    let house = program.ask("GET /api/lobby", "").await.unwrap().read::<Lobby>().bots.remove(0);
    let body = format!(r#"{{"stakes":"rated","control":"60","color":"black","opponent":"{}"}}"#, house.id);
    let game: GameView = program.ask("POST /api/games", &body).await.unwrap().read();
    let mut line = program.line().await;
    line.follow(game.id, 0).await;
    let mut table = Seated { guest: program, line, game: game.id };
    table.until(1).await;
    club.close().await;
}
