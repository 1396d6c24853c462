//! What strangers get: garbage is answered with a reason, and other sites with a refusal.

use dvonn_server::Settings;
use dvonn_testkit::wire::examples_of;
use dvonn_wire::{Problem, ProblemCode, ServerMessage};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::support::{Club, Line, ask};

#[tokio::test]
async fn every_bad_request_is_answered_with_a_code_and_a_reason() {
    let club = Club::open().await;
    let large = format!("{{\"control\":\"{}\"}}", "3".repeat(20_000));
    for (request, body, status, code) in [
        ("GET /api", "", 404, ProblemCode::NotFound),
        ("GET /api/", "", 404, ProblemCode::NotFound),
        ("GET /api/gamez", "", 404, ProblemCode::NotFound),
        ("GET /api/games/nonsense", "", 404, ProblemCode::NotFound),
        ("GET /api/games/000000000000", "", 404, ProblemCode::NotFound),
        ("GET /api/games/..%2f..%2fetc", "", 404, ProblemCode::NotFound),
        ("POST /api/games/000000000000/join", "", 404, ProblemCode::NotFound),
        ("DELETE /api/games", "", 405, ProblemCode::WrongMethod),
        ("PUT /api/me", "{}", 405, ProblemCode::WrongMethod),
        ("GET /api/games/%ff%fe", "", 404, ProblemCode::NotFound),
        ("GET /api/players/%ff", "", 404, ProblemCode::NotFound),
        ("POST /api/games", "", 400, ProblemCode::Invalid),
        ("POST /api/games", "{", 400, ProblemCode::Invalid),
        ("POST /api/games", "[1]", 400, ProblemCode::Invalid),
        ("POST /api/games", "\u{0}\u{1}", 400, ProblemCode::Invalid),
        ("POST /api/games", r#"{"control":"1"}"#, 400, ProblemCode::Invalid),
        ("POST /api/games", r#"{"control":"soon"}"#, 400, ProblemCode::Invalid),
        ("POST /api/games", r#"{"color":"red"}"#, 400, ProblemCode::Invalid),
        ("POST /api/games", r#"{"admin":true}"#, 400, ProblemCode::Invalid),
        ("POST /api/games", r#"{"stakes":"rated"}"#, 400, ProblemCode::Invalid),
        ("POST /api/games", r#"{"stakes":"rated","control":"300"}"#, 403, ProblemCode::NeedsAccount),
        ("POST /api/games", &large, 413, ProblemCode::TooLarge),
        ("GET /ws", "", 400, ProblemCode::Invalid),
        ("GET /api/account", "", 405, ProblemCode::WrongMethod),
        ("POST /api/account", "", 400, ProblemCode::Invalid),
        ("POST /api/account", r#"{"name":"Anna"}"#, 400, ProblemCode::Invalid),
        ("POST /api/account", r#"{"name":"Анна","password":"12345678"}"#, 400, ProblemCode::Invalid),
        ("POST /api/account", r#"{"name":"Anna","password":"1234567"}"#, 400, ProblemCode::Invalid),
        (
            "POST /api/account",
            r#"{"name":"Anna","password":"12345678","level":9}"#,
            400,
            ProblemCode::Invalid,
        ),
        ("POST /api/account", r#"{"name":"dv0nn-l","password":"12345678"}"#, 409, ProblemCode::NameTaken),
        ("POST /api/account", r#"{"name":"Admin","password":"12345678"}"#, 409, ProblemCode::NameTaken),
        ("POST /api/session", r#"{"name":"Nobody","password":"12345678"}"#, 401, ProblemCode::WrongPassword),
        ("PATCH /api/account", r#"{"password":"12345678"}"#, 403, ProblemCode::NeedsAccount),
        ("DELETE /api/account", r#"{"password":"12345678"}"#, 403, ProblemCode::NeedsAccount),
        ("GET /api/account/sessions", "", 403, ProblemCode::NeedsAccount),
        ("DELETE /api/account/sessions/000000000000", "", 403, ProblemCode::NeedsAccount),
        ("POST /api/account/tokens", r#"{"label":"x"}"#, 403, ProblemCode::NeedsAccount),
        ("GET /api/account/export", "", 403, ProblemCode::NeedsAccount),
    ] {
        let answer = ask(club.address, request, "", body).await.unwrap();
        let problem: Problem = answer.read();
        assert_eq!((answer.status, problem.code), (status, code), "{request} {body:.50}: {answer:?}");
        assert!(!problem.reason.is_empty() && problem.reason.len() < 300, "{request}: {problem:?}");
        assert_eq!(answer.header("content-type"), Some("application/json"), "{request}");
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{request}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{request}");
    }
    // Beside the API, too.
    for (request, status, code) in [
        ("POST /ws", 405, ProblemCode::WrongMethod),
        ("POST /healthz", 405, ProblemCode::WrongMethod),
        ("DELETE /game/000000000000", 405, ProblemCode::WrongMethod),
        ("GET /embed/%ff", 404, ProblemCode::NotFound),
    ] {
        let answer = ask(club.address, request, "", "").await.unwrap();
        assert_eq!((answer.status, answer.read::<Problem>().code), (status, code), "{request}");
    }
    for path in ["/healthz", "/readyz"] {
        assert_eq!(ask(club.address, &format!("GET {path}"), "", "").await.unwrap().status, 200, "{path}");
    }
    club.close().await;
}

#[tokio::test(start_paused = true)]
async fn a_body_that_does_not_arrive_is_not_waited_for() {
    let club = Club::open().await;
    let mut stream = TcpStream::connect(club.address).await.unwrap();
    stream
        .write_all(b"POST /api/games HTTP/1.1\r\nhost: local\r\ncontent-length: 100\r\n\r\n{")
        .await
        .unwrap();
    // Nothing happens, so the paused clock goes on to the next thing that is due.
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 400 "), "{answer}");
    assert!(answer.contains("the body did not arrive in time"), "{answer}");
    club.close().await;
}

#[tokio::test]
async fn a_token_that_is_missing_or_wrong_is_refused() {
    let club = Club::open().await;
    for scheme in ["Bearer", "Bearer ", "bearer nonsense", "Bearer 0000"] {
        let headers = format!("authorization: {scheme}\r\n");
        let answer = ask(club.address, "GET /api/me", &headers, "").await.unwrap();
        let problem: Problem = answer.read();
        assert_eq!((answer.status, problem.code), (401, ProblemCode::WrongPassword), "{scheme:?}");
    }
    // That of a proxy is not for us.
    let answer = ask(club.address, "GET /api/me", "authorization: Basic YTpi\r\n", "").await.unwrap();
    assert_eq!(answer.status, 200);
    club.close().await;
}

#[tokio::test]
async fn a_session_is_a_secret_that_scripts_and_other_sites_cannot_use() {
    let club = Club::open().await;
    let created = ask(club.address, "POST /api/games", "", "{}").await.unwrap();
    let cookie = created.header("set-cookie").unwrap().to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "a server without https could not use it: {cookie}");
    let secret = cookie.split(['=', ';']).nth(1).unwrap();
    assert_eq!(secret.len(), 64);
    // A secret that the server has not given is nobody's.
    let forged = format!("cookie: dvonn={}\r\n", "0".repeat(64));
    let me = ask(club.address, "GET /api/me", &forged, "").await.unwrap();
    assert_eq!(me.body, r#"{"player":null}"#);
    let ours = format!("cookie: other=1; dvonn={secret}\r\n");
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        let headers = format!("{ours}origin: {origin}\r\n");
        for request in
            ["POST /api/games", "GET /ws", "POST /api/account", "POST /api/session", "DELETE /api/session"]
        {
            let answer = ask(club.address, request, &headers, "{}").await.unwrap();
            let problem: Problem = answer.read();
            assert_eq!(
                (answer.status, problem.code),
                (403, ProblemCode::ForeignOrigin),
                "{request} {origin}"
            );
        }
    }
    let headers = format!("{ours}origin: http://{}\r\n", club.address);
    assert_eq!(ask(club.address, "POST /api/games", &headers, "{}").await.unwrap().status, 201);
    club.close().await;
}

#[tokio::test]
async fn behind_https_the_cookie_never_travels_in_the_clear() {
    let origin = Some("https://dvonn.example".to_owned());
    let club = Club::with(Settings { origin, ..Settings::default() }).await;
    let headers = "origin: https://dvonn.example\r\n";
    let created = ask(club.address, "POST /api/games", headers, "{}").await.unwrap();
    assert!(created.header("set-cookie").unwrap().contains("; Secure"), "{created:?}");
    club.close().await;
}

#[tokio::test]
async fn an_address_that_creates_too_many_games_has_to_wait() {
    let club = Club::open().await;
    let mut guest = club.guest();
    let mut refused = None;
    for _ in 0..200 {
        let answer = guest.ask("POST /api/games", "{}").await.unwrap();
        if answer.status != 201 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("there is a limit");
    assert_eq!((refused.status, refused.read::<Problem>().code), (429, ProblemCode::TooMany));
    // Others are not affected.
    club.guest().create("{}").await;
    club.close().await;
}

#[tokio::test]
async fn garbage_on_a_socket_is_answered_and_changes_nothing() {
    let club = Club::open().await;
    let (mut white, _black) = club.pair("{}").await;
    for text in ["", "hello", "{}", "[1]", r#"{"follow":{}}"#, r#"{"act":{"game":"x"}}"#, "\"ping\""] {
        white.line.send_text(text.to_owned()).await.unwrap();
        loop {
            match white.line.hear().await {
                ServerMessage::Problem(problem) => {
                    assert_eq!(problem.code, ProblemCode::Invalid, "{text}");
                    break;
                }
                ServerMessage::Status { .. } => {}
                other => panic!("{text}: {other:?}"),
            }
        }
    }
    // The socket still works.
    white.line.follow(white.game, 0).await;
    club.close().await;
}

#[tokio::test]
async fn a_frame_that_is_too_large_ends_the_socket() {
    let club = Club::open().await;
    let mut line = club.guest().line().await;
    line.send_text(" ".repeat(100_000)).await.unwrap();
    // The server does not read the rest, so the connection may also be reset.
    assert!(line.try_closed().await.is_none_or(|code| code == dvonn_wire::CLOSE_REFUSED));
    club.close().await;
}

#[tokio::test]
async fn the_documented_examples_are_understood() {
    let club = Club::open().await;
    for invitation in examples_of("invitation") {
        club.guest().create(invitation).await;
    }
    let mut anna = club.guest();
    for (request, kind, status) in [
        ("POST /api/account", "credentials", 201),
        ("POST /api/session", "credentials", 200),
        ("POST /api/account/tokens", "token-request", 201),
        ("PATCH /api/account", "account-change", 200),
        ("DELETE /api/account", "account-deletion", 204),
    ] {
        let answer = anna.ask(request, examples_of(kind)[0]).await.unwrap();
        assert_eq!(answer.status, status, "{request}: {answer:?}");
    }
    let mut line: Line = club.guest().line().await;
    for message in examples_of("client") {
        // The game does not exist here, and that is the only complaint. Leaving it needs no answer.
        line.send_text(message.to_owned()).await.unwrap();
        if message.contains("leave") {
            continue;
        }
        match line.hear().await {
            ServerMessage::Problem(problem) => {
                assert!(
                    ["follow the game first", "there is no such game", "nobody is logged in here"]
                        .contains(&problem.reason.as_str()),
                    "{message}"
                );
            }
            ServerMessage::Pong { sent: 17, .. } => {}
            other => panic!("{message}: {other:?}"),
        }
    }
    club.close().await;
}
