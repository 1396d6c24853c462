//! Accounts: a name, a password, sessions, and everything gone when its owner wants that.

use std::time::Duration;

use dvonn_core::Color;
use dvonn_game::Ending;
use dvonn_server::{Proxy, Settings};
use dvonn_store::{Location, Timepiece};
use dvonn_wire::{
    AccountExport, Action, GameSummary, Me, NewToken, Phrase, Player, Problem, ProblemCode, Session,
    SessionKind,
};

use crate::support::{Answer, Club, Guest, PASSWORD, TestDatabase, credentials};

fn code(answer: &Answer) -> (u16, ProblemCode) {
    (answer.status, answer.read::<Problem>().code)
}

async fn log_in(guest: &mut Guest, name: &str, password: &str) -> Answer {
    guest.ask("POST /api/session", &credentials(name, password)).await.unwrap()
}

async fn me(guest: &mut Guest) -> Option<Player> {
    guest.ask("GET /api/me", "").await.unwrap().read::<Me>().player
}

async fn sessions(guest: &mut Guest) -> Vec<Session> {
    guest.ask("GET /api/account/sessions", "").await.unwrap().read()
}

/// A server on each database.
async fn clubs() -> Vec<(TestDatabase, Club)> {
    let mut clubs = Vec::new();
    for database in TestDatabase::databases().await {
        let time = Timepiece::manual(Duration::from_secs(1_000_000));
        let settings = Settings { proxy: Proxy::Trusted, ..Settings::default() };
        let club = Club::at(&database.location, time, settings).await;
        clubs.push((database, club));
    }
    clubs
}

#[tokio::test]
async fn whoever_registers_keeps_their_games_and_gets_a_new_session() {
    for (_database, club) in clubs().await {
        let mut anna = club.guest();
        let game = anna.create("{}").await.id;
        let guest = me(&mut anna).await.unwrap();
        let before = anna.clone();
        let player = anna.register("Anna").await;
        assert_eq!(player, Player { name: Some("Anna".to_owned()), ..guest });
        assert_eq!(me(&mut anna).await, Some(player.clone()));
        assert_ne!(anna.cookie, before.cookie);
        assert_eq!(me(&mut before.clone()).await, None, "the session as a guest has ended");
        let games: Vec<GameSummary> = anna.ask("GET /api/me/games", "").await.unwrap().read();
        assert_eq!(games[0].id, game);
        let shown = club.guest().get(game).await.status.players;
        assert!(shown.iter().any(|(_, shown)| shown.as_ref() == Some(&player)), "{shown:?}");
        // Whoever has an account cannot register another one with it.
        let again = anna.ask("POST /api/account", &credentials("Berta", PASSWORD)).await.unwrap();
        assert_eq!(code(&again), (400, ProblemCode::Invalid));
        club.close().await;
    }
}

#[tokio::test]
async fn only_the_right_password_opens_an_account_and_no_name_looks_like_another() {
    for (_database, club) in clubs().await {
        let mut anna = club.guest();
        let player = anna.register("Anna_Lis").await;
        for taken in ["anna_lis", "ANNALIS", "anna-l1s", "AnnaIis"] {
            let answer = club.guest().ask("POST /api/account", &credentials(taken, PASSWORD)).await.unwrap();
            assert_eq!(code(&answer), (409, ProblemCode::NameTaken), "{taken}");
        }
        let mut other = club.guest();
        for (name, password) in [("Anna_Lis", "correct house"), ("Nobody", PASSWORD)] {
            let answer = log_in(&mut other, name, password).await;
            assert_eq!(code(&answer), (401, ProblemCode::WrongPassword), "{name}");
            assert_eq!(answer.header("set-cookie"), None);
        }
        assert_eq!(log_in(&mut other, "anna-lis", PASSWORD).await.status, 200);
        assert_eq!(me(&mut other).await, Some(player));
        // Logging in again ends the session before, and logging out the last one.
        let before = other.clone();
        assert_eq!(log_in(&mut other, "Anna_Lis", PASSWORD).await.status, 200);
        assert_eq!(me(&mut before.clone()).await, None);
        let kept = other.clone();
        assert_eq!(other.ask("DELETE /api/session", "").await.unwrap().status, 204);
        assert_eq!(me(&mut kept.clone()).await, None);
        assert!(me(&mut anna).await.is_some(), "other sessions stay");
        club.close().await;
    }
}

#[tokio::test]
async fn sessions_are_listed_and_can_be_ended_with_their_sockets() {
    for (_database, club) in clubs().await {
        let mut anna = club.guest();
        anna.register("Anna").await;
        let mut elsewhere = club.guest();
        log_in(&mut elsewhere, "Anna", PASSWORD).await;
        let mut line = elsewhere.line().await;
        let found = sessions(&mut anna).await;
        assert_eq!(found.iter().filter(|session| session.is_current).count(), 1);
        let other = found.iter().find(|session| !session.is_current).unwrap();
        assert_eq!((found.len(), other.kind), (2, SessionKind::Browser));
        // Nobody ends the session of somebody else.
        let mut bert = club.guest();
        bert.register("Bert").await;
        let request = format!("DELETE /api/account/sessions/{}", other.id);
        assert_eq!(code(&bert.ask(&request, "").await.unwrap()), (404, ProblemCode::NotFound));
        assert_eq!(anna.ask(&request, "").await.unwrap().status, 204);
        assert_eq!(me(&mut elsewhere).await, None);
        assert_eq!(line.try_closed().await, Some(dvonn_wire::CLOSE_REFUSED));
        assert_eq!(sessions(&mut anna).await.len(), 1);
        club.close().await;
    }
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions_and_a_new_name_is_shown_everywhere() {
    for (_database, club) in clubs().await {
        let (mut anna, mut elsewhere) = (club.guest(), club.guest());
        anna.register("Anna").await;
        log_in(&mut elsewhere, "Anna", PASSWORD).await;
        let game = anna.create("{}").await.id;
        let change = |password: &str, rest: &str| format!(r#"{{"password":"{password}"{rest}}}"#);
        let wrong = anna.ask("PATCH /api/account", &change("wrong horse", r#","name":"Eva""#)).await.unwrap();
        assert_eq!(code(&wrong), (401, ProblemCode::WrongPassword));
        let body = change(PASSWORD, r#","name":"Eva","new_password":"another horse""#);
        let answer = anna.ask("PATCH /api/account", &body).await.unwrap();
        assert_eq!(answer.read::<Me>().player.unwrap().name.as_deref(), Some("Eva"), "{answer:?}");
        assert_eq!(me(&mut elsewhere).await, None);
        assert!(me(&mut anna).await.is_some());
        let shown = club.guest().get(game).await.status.players;
        let names: Vec<_> = shown.iter().filter_map(|(_, player)| player.as_ref()?.name.clone()).collect();
        assert_eq!(names, ["Eva"]);
        assert_eq!(code(&log_in(&mut elsewhere, "Eva", PASSWORD).await), (401, ProblemCode::WrongPassword));
        assert_eq!(log_in(&mut elsewhere, "Eva", "another horse").await.status, 200);
        // The old name is free again, and a player may change the looks of their own.
        club.guest().register("Anna").await;
        let looks = change("another horse", r#","name":"EVA""#);
        assert_eq!(anna.ask("PATCH /api/account", &looks).await.unwrap().status, 200);
        let taken = change("another horse", r#","name":"anna""#);
        assert_eq!(
            code(&anna.ask("PATCH /api/account", &taken).await.unwrap()),
            (409, ProblemCode::NameTaken)
        );
        club.close().await;
    }
}

#[tokio::test]
async fn a_program_plays_with_a_token_but_cannot_change_its_account() {
    for (_database, club) in clubs().await {
        let mut anna = club.guest();
        anna.register("Anna").await;
        // PostgreSQL could not store the sign with the number zero.
        for label in [r"a\u0000b", r"two\nlines", "  "] {
            let refused = anna.ask("POST /api/account/tokens", &format!(r#"{{"label":"{label}"}}"#)).await;
            assert_eq!(code(&refused.unwrap()), (400, ProblemCode::Invalid), "{label:?}");
        }
        let answer = anna.ask("POST /api/account/tokens", r#"{"label":"my bot"}"#).await.unwrap();
        let NewToken { session, secret } = answer.read();
        assert_eq!(
            (answer.status, session.kind, session.label.as_str()),
            (201, SessionKind::Program, "my bot")
        );
        let mut program = club.guest();
        program.bearer = Some(secret);
        let player = me(&mut program).await.unwrap();
        assert_eq!((player.name.as_deref(), player.bot.is_some()), (Some("Anna"), true));
        let game = program.create("{}").await.id;
        let mut line = program.line().await;
        line.follow(game, 0).await;
        assert_eq!(line.me, Some(player));
        for (request, body) in [
            ("DELETE /api/account", r#"{"password":"correct horse"}"#),
            ("PATCH /api/account", r#"{"password":"correct horse","name":"Eva"}"#),
            ("POST /api/account/tokens", r#"{"label":"more"}"#),
            ("GET /api/account/sessions", ""),
        ] {
            let answer = program.ask(request, body).await.unwrap();
            assert_eq!(code(&answer), (403, ProblemCode::NeedsAccount), "{request}");
        }
        let ended = anna.ask(&format!("DELETE /api/account/sessions/{}", session.id), "").await.unwrap();
        assert_eq!(ended.status, 204);
        // A program with an old token is told so, instead of becoming a guest.
        let answer = program.ask("POST /api/games", "{}").await.unwrap();
        assert_eq!(code(&answer), (401, ProblemCode::WrongPassword));
        club.close().await;
    }
}

#[tokio::test]
async fn everything_can_be_exported_and_deleted() {
    for (_database, club) in clubs().await {
        let (mut white, mut black) = club.pair(r#"{"color":"white","control":"300"}"#).await;
        white.guest.register("Anna").await;
        // A socket belongs to the session with which it was opened.
        white.line = white.guest.line().await;
        white.line.follow(white.game, 0).await;
        for (mv, version) in [("f3", 1), ("b1", 3)] {
            white.until(version - 1).await;
            white.play(mv).await.unwrap();
            black.until(version).await;
            black.play(if version == 1 { "a1" } else { "c1" }).await.unwrap();
        }
        let say = dvonn_wire::ClientMessage::Say { game: white.game, phrase: Phrase::GoodLuck };
        white.line.send(&say).await.unwrap();
        while white.line.said.is_empty() {
            white.line.hear().await;
        }
        let export: AccountExport = white.guest.ask("GET /api/account/export", "").await.unwrap().read();
        assert_eq!((export.games.len(), export.sessions.len()), (1, 1));
        assert_eq!(export.games[0].game.game().unwrap().history().plies().len(), 4);
        assert_eq!(export.games[0].phrases, [Phrase::GoodLuck]);

        let mut kept = white.guest.clone();
        let wrong = white.guest.ask("DELETE /api/account", r#"{"password":"wrong horse"}"#).await.unwrap();
        assert_eq!(code(&wrong), (401, ProblemCode::WrongPassword));
        let body = format!(r#"{{"password":"{PASSWORD}"}}"#);
        assert_eq!(white.guest.ask("DELETE /api/account", &body).await.unwrap().status, 204);
        assert_eq!(me(&mut kept).await, None);
        let game = club.guest().get(white.game).await;
        assert_eq!(game.status.players[Color::White].as_ref().unwrap().name, None);
        assert_eq!(game.game().unwrap().ending(), Some(Ending::Resigned { by: Color::White }));
        let gone = log_in(&mut club.guest(), "Anna", PASSWORD).await;
        assert_eq!(code(&gone), (401, ProblemCode::WrongPassword));
        club.guest().register("Anna").await;
        assert_eq!(black.act(Action::Resign).await, Err(dvonn_wire::Refusal::Over));
        club.close().await;
    }
}

#[tokio::test]
async fn somebody_with_a_name_can_be_invited_and_nobody_else_gets_the_seat() {
    let club = Club::open().await;
    let (mut anna, mut bert, mut clara) = (club.guest(), club.guest(), club.guest());
    let player = bert.register("Bert").await;
    let invitation = format!(r#"{{"opponent":"{}"}}"#, player.id);
    let answer = anna.ask("POST /api/lobby", &invitation).await.unwrap();
    let game = answer.read::<dvonn_wire::GameView>();
    assert_eq!(game.status.invited, Some(player));
    let lobby: dvonn_wire::Lobby = clara.ask("GET /api/lobby", "").await.unwrap().read();
    assert!(lobby.seeks.is_empty() && lobby.challenges.is_empty());
    let refused = clara.ask(&format!("POST /api/games/{}/join", game.id), "").await.unwrap();
    assert_eq!(code(&refused), (409, ProblemCode::Full));
    let lobby: dvonn_wire::Lobby = bert.ask("GET /api/lobby", "").await.unwrap().read();
    assert_eq!(lobby.challenges.iter().map(|game| game.id).collect::<Vec<_>>(), [game.id]);
    bert.join(game.id).await;
    let lobby: dvonn_wire::Lobby = bert.ask("GET /api/lobby", "").await.unwrap().read();
    assert!(lobby.challenges.is_empty());
    club.close().await;
}

#[tokio::test]
async fn whoever_guesses_passwords_has_to_wait() {
    let club = Club::open().await;
    club.guest().register("Anna").await;
    // From many addresses for one name.
    let mut answers = Vec::new();
    for _ in 0..12 {
        answers.push(log_in(&mut club.guest(), "Anna", "wrong horse").await.status);
    }
    assert_eq!((answers.first(), answers.last()), (Some(&401), Some(&429)), "{answers:?}");
    // From one address for many names.
    let mut guest = club.guest();
    let mut answers = Vec::new();
    for number in 0..25 {
        answers.push(log_in(&mut guest, &format!("name{number}"), "wrong horse").await.status);
    }
    assert_eq!((answers.first(), answers.last()), (Some(&401), Some(&429)), "{answers:?}");
    // Others are not affected.
    club.guest().register("Bert").await;
    assert_eq!(log_in(&mut club.guest(), "Bert", PASSWORD).await.status, 200);
    club.close().await;
}

#[tokio::test]
async fn the_database_contains_no_secret_that_could_be_used() {
    let database = TestDatabase::databases().await.remove(0);
    let time = Timepiece::manual(Duration::from_secs(1_000_000));
    let club =
        Club::at(&database.location, time, Settings { proxy: Proxy::Trusted, ..Settings::default() }).await;
    let mut anna = club.guest();
    anna.register("Anna").await;
    let token: NewToken = anna.ask("POST /api/account/tokens", r#"{"label":"bot"}"#).await.unwrap().read();
    let cookie = anna.cookie.clone().unwrap();
    let secret = cookie.strip_prefix("dvonn=").unwrap().to_owned();
    club.close().await;
    let Location::Sqlite(path) = &database.location else { panic!("the first is a file") };
    let mut bytes = Vec::new();
    for ending in ["", "-wal"] {
        let path = format!("{}{ending}", path.display());
        bytes.extend(std::fs::read(path).unwrap_or_default());
    }
    let contains = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(contains("Anna") && contains("$argon2id$"), "this is the database");
    for text in [PASSWORD, &secret, &token.secret] {
        assert!(!contains(text));
    }
}
