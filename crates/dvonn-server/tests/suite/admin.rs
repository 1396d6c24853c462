//! What administrators do to accounts, and what players report.

use std::process::Command;
use std::time::Duration;

use dvonn_server::{Proxy, Settings};
use dvonn_store::{Location, Timepiece};
use dvonn_wire::{Problem, ProblemCode, Report, ReportReason};

use crate::support::{Club, PASSWORD, TestDatabase, ask, credentials};

/// Runs `dvonn-server` on a database, and returns whether it succeeded, and what it printed.
fn run(location: &Location, words: &[&str]) -> (bool, String) {
    // The address of the test server contains no password.
    let database = match location {
        Location::Postgres(address) => address.clone(),
        other => other.to_string(),
    };
    let mut command = Command::new(env!("CARGO_BIN_EXE_dvonn-server"));
    let output = command.args(["--db", &database]).args(words).env("USER", "host").env_remove("SUDO_USER");
    let output = output.output().unwrap();
    let text = if output.status.success() { output.stdout } else { output.stderr };
    (output.status.success(), String::from_utf8(text).unwrap())
}

async fn log_in(club: &Club, name: &str) -> (u16, Option<ProblemCode>) {
    let answer = club.guest().ask("POST /api/session", &credentials(name, PASSWORD)).await.unwrap();
    let code = (answer.status != 200).then(|| answer.read::<Problem>().code);
    (answer.status, code)
}

async fn open(database: &TestDatabase) -> Club {
    let time = Timepiece::manual(Duration::from_secs(1_795_000_000));
    Club::at(&database.location, time, Settings { proxy: Proxy::Trusted, ..Settings::default() }).await
}

#[tokio::test]
async fn the_operator_looks_after_accounts_while_the_server_runs() {
    for database in TestDatabase::databases().await {
        let club = open(&database).await;
        let mut anna = club.guest();
        anna.register("Anna").await;
        club.guest().register("Bert").await;
        let admin = |words: &[&str]| run(&database.location, &[&["admin"], words].concat());
        let whole = |text: &str| (true, text.to_owned());

        assert_eq!(admin(&["ban", "anna"]), whole("ban: anna\n"));
        assert_eq!(log_in(&club, "Anna").await, (403, Some(ProblemCode::Banned)));
        // The session has ended, so the browser is nobody's.
        assert_eq!(anna.ask("GET /api/me", "").await.unwrap().body, r#"{"player":null}"#);
        // Somebody who does not know the password learns nothing.
        let wrong = r#"{"name":"Anna","password":"wrong horse"}"#;
        assert_eq!(club.guest().ask("POST /api/session", wrong).await.unwrap().status, 401);
        assert_eq!(admin(&["unban", "Anna"]), whole("unban: Anna\n"));
        assert_eq!(log_in(&club, "Anna").await, (200, None));

        assert_eq!(admin(&["rename", "Anna", "b3rt"]), whole("rename: Anna\n"));
        let (is_done, complaint) = admin(&["rename", "b3rt", "B-ert"]);
        assert!(!is_done && complaint.contains("taken"), "{complaint}");
        assert_eq!(log_in(&club, "b3rt").await, (200, None));
        assert_eq!(admin(&["close", "b3rt"]), whole("close: b3rt\n"));
        assert_eq!(log_in(&club, "b3rt").await, (401, Some(ProblemCode::WrongPassword)));
        let taken = club.guest().ask("POST /api/account", &credentials("b3rt", PASSWORD)).await.unwrap();
        assert_eq!(taken.status, 409, "the name of a closed account stays taken");
        assert_eq!(admin(&["anonymise", "b3rt"]), whole("anonymise: b3rt\n"));
        assert_eq!(ask(club.address, "GET /api/players/b3rt", "", "").await.unwrap().status, 404);
        let (is_done, complaint) = admin(&["ban", "nobody"]);
        assert!(!is_done && complaint.contains("there is no player nobody"), "{complaint}");

        let (_, log) = admin(&["log"]);
        let actions: Vec<&str> = log
            .lines()
            .map(|line| line.split_once(" host: ").unwrap_or_else(|| panic!("{line}")).1)
            .collect();
        let expected = ["anonymise b3rt", "close b3rt", "rename Anna to b3rt", "unban Anna", "ban Anna"];
        assert_eq!(actions, expected);
        club.close().await;
    }
}

#[tokio::test]
async fn players_report_others_and_administrators_read_it() {
    for database in TestDatabase::databases().await {
        let club = open(&database).await;
        let mut anna = club.guest();
        anna.register("Anna").await;
        let mut bert = club.guest();
        bert.register("Bert").await;
        let game = anna.create("{}").await.id;
        bert.join(game).await;
        let report = format!(r#"{{"reason":"cheating","game":"{game}"}}"#);
        for _ in 0..2 {
            let answer = anna.ask("POST /api/players/Bert/reports", &report).await.unwrap();
            assert_eq!(answer.status, 204, "{answer:?}");
        }
        let elsewhere = club.guest().create("{}").await.id;
        for (request, body, status) in [
            ("POST /api/players/Bert/reports", format!(r#"{{"reason":"name","game":"{elsewhere}"}}"#), 400),
            ("POST /api/players/Anna/reports", r#"{"reason":"name"}"#.to_owned(), 400),
            ("POST /api/players/Bert/reports", r#"{"reason":"ugly"}"#.to_owned(), 400),
            ("POST /api/players/Nobody/reports", r#"{"reason":"name"}"#.to_owned(), 404),
        ] {
            let answer = anna.ask(request, &body).await.unwrap();
            assert_eq!(answer.status, status, "{body}: {answer:?}");
        }
        let nobody = club.guest().ask("POST /api/players/Bert/reports", &report).await.unwrap();
        assert_eq!(nobody.status, 403);
        assert_eq!(bert.ask("GET /api/admin/reports", "").await.unwrap().status, 403);
        assert!(run(&database.location, &["admin", "make-admin", "Bert"]).0);
        let reports: Vec<Report> = bert.ask("GET /api/admin/reports", "").await.unwrap().read();
        let [Report { by, player, reason: ReportReason::Cheating, game: Some(found), .. }] = &reports[..]
        else {
            panic!("{reports:?}")
        };
        let names = [by, player].map(|player| player.name.as_deref());
        assert_eq!((names, *found), ([Some("Anna"), Some("Bert")], game));
        let printed = run(&database.location, &["admin", "reports"]).1;
        assert!(
            printed.ends_with(&format!("Bert: cheating in game {game}, reported by Anna\n")),
            "{printed}"
        );
        club.close().await;
    }
}

#[tokio::test]
async fn every_game_can_be_exported() {
    for database in TestDatabase::databases().await {
        let club = open(&database).await;
        let mut games = std::collections::BTreeSet::new();
        for _ in 0..3 {
            games.insert(club.guest().create("{}").await.id);
        }
        let (is_done, lines) = run(&database.location, &["db", "export"]);
        assert!(is_done, "{lines}");
        let views = lines.lines().map(|line| serde_json::from_str::<dvonn_wire::GameView>(line).unwrap());
        assert_eq!(views.map(|view| view.id).collect::<std::collections::BTreeSet<_>>(), games);
        club.close().await;
    }
}
