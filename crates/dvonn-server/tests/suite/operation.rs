//! What an operator relies on: settings, monitoring, numbered requests, and errors at the start.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

use dvonn_server::{MetricsFor, Proxy, Settings};
use dvonn_store::{StoreError, Timepiece, Use, check_time, open};
use dvonn_wire::Refusal;

use crate::support::{Club, TestDatabase, ask};

/// Runs the program without the settings of whoever runs the tests.
fn program(words: &[&str], environment: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dvonn-server"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("DVONN_")) {
        command.env_remove(name);
    }
    command.args(words).envs(environment.iter().copied()).output().unwrap()
}

/// The settings that a program prints.
fn settings(words: &[&str], environment: &[(&str, &str)]) -> toml::Table {
    let output = program(&[words, &["--print-config"]].concat(), environment);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap().parse().unwrap()
}

fn complaint(words: &[&str], environment: &[(&str, &str)]) -> String {
    let output = program(words, environment);
    assert!(!output.status.success(), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn the_command_line_comes_before_the_environment_and_that_before_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("dvonn.toml");
    fs::write(&file, "listen = \"10.0.0.1:1\"\ndata = \"/f\"\nhouse-bots = [1, 2]\nbehind-proxy = true")
        .unwrap();
    let file = file.to_str().unwrap();
    let environment = [("DVONN_CONFIG", file), ("DVONN_LISTEN", "10.0.0.2:2"), ("DVONN_HOUSE_BOTS", "3,4")];
    let found = settings(&["--listen", "10.0.0.3:3"], &environment);
    let expected: toml::Table = "data = \"/f\"\ndb = \"sqlite:/f/dvonn.sqlite\"\nbus = \"local\"\nlisten = \"10.0.0.3:3\"\n\
                                 behind-proxy = true\nhouse-bots = [3, 4]\nmetrics = \"local\"\njson-log = false\n\
                                 ignore-clock = false\nwork-threads = 1"
        .parse()
        .unwrap();
    assert_eq!(found, expected);
    let found = settings(&["--behind-proxy=no", "--origin", "https://dvonn.example/"], &environment);
    assert_eq!(found["behind-proxy"], false.into());
    assert_eq!(found["origin"], "https://dvonn.example".into());
    let found = settings(&[], &[]);
    assert_eq!((&found["data"], &found["listen"]), (&"data".into(), &"127.0.0.1:7777".into()));
    // The settings of other commands come from the same places.
    assert!(complaint(&["db", "check", "--config", file], &[]).contains("/f/dvonn.sqlite"));
}

#[test]
fn the_example_in_deploy_is_valid() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
    let found = settings(&["--config", root.join("deploy/dvonn.toml").to_str().unwrap()], &[]);
    assert_eq!(found["data"], "/var/lib/dvonn".into());
}

#[test]
fn a_wrong_setting_is_named() {
    let folder = tempfile::tempdir().unwrap();
    for (text, part) in [
        ("lisen = \"127.0.0.1:1\"", "lisen"),
        ("listen = \"7777\"", "listen"),
        ("house-bots = [11]", "house-bots"),
        ("db = \"oracle\"", "sqlite:PATH"),
        ("= 1", "dvonn.toml"),
    ] {
        let file = folder.path().join("dvonn.toml");
        fs::write(&file, text).unwrap();
        let complaint = complaint(&["--config", file.to_str().unwrap()], &[]);
        assert!(complaint.contains(part) && complaint.contains("dvonn.toml"), "{text}: {complaint}");
    }
    assert!(complaint(&["--config", "no/such/file"], &[]).contains("no/such/file"));
}

#[cfg(unix)]
#[test]
fn a_password_is_neither_visible_nor_printed() {
    use std::os::unix::fs::PermissionsExt as _;
    let address = "postgres://club:secret@127.0.0.1:1/dvonn";
    assert!(complaint(&["--db", address], &[]).contains("DVONN_DB"));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("dvonn.toml");
    fs::write(&file, format!("db = \"{address}\"")).unwrap();
    let allow = |mode| fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();
    let path = file.to_str().unwrap();
    allow(0o644);
    assert!(complaint(&["--config", path], &[]).contains("chmod 600"));
    allow(0o600);
    for found in [settings(&["--config", path], &[]), settings(&[], &[("DVONN_DB", address)])] {
        assert_eq!(found["db"], "postgres://127.0.0.1:1/dvonn".into());
    }
    let bus = "nats://node:secret@127.0.0.1:1/club";
    assert!(complaint(&["--bus", bus], &[]).contains("DVONN_BUS"));
    let found = settings(&["--db", "memory"], &[("DVONN_BUS", bus)]);
    assert_eq!(found["bus"], "nats://127.0.0.1:1/club".into());
}

#[test]
fn a_folder_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let data = file.join("data");
    let complaint = complaint(&["--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()], &[]);
    assert!(complaint.contains("file/data"), "{complaint}");
}

#[tokio::test]
async fn a_clock_that_went_back_is_noticed() {
    for database in TestDatabase::databases().await {
        let settings = || Settings { proxy: Proxy::Trusted, ..Settings::default() };
        let time = Timepiece::manual(Duration::from_secs(1_000_000));
        let club = Club::at(&database.location, time, settings()).await;
        club.guest().create("{}").await;
        club.close().await;
        for (seconds, is_fine) in [(999_990, true), (999_900, false), (2_000_000, true)] {
            let time = Timepiece::manual(Duration::from_secs(seconds));
            let store = open(&database.location, Use::Maintain, Some(time)).await.unwrap();
            match check_time(&*store).await {
                Ok(()) => assert!(is_fine, "{seconds}"),
                Err(error @ StoreError::ClockBehind(behind)) => {
                    assert_eq!((is_fine, behind.as_secs()), (false, 100));
                    assert!(error.to_string().contains("100 seconds behind"), "{error}");
                }
                Err(error) => panic!("{error}"),
            }
        }
    }
}

#[tokio::test]
async fn the_numbers_for_monitoring_count_what_happens() {
    let club = Club::open().await;
    let (mut white, mut black) = club.pair(r#"{"control":"60","color":"white"}"#).await;
    white.play("f3").await.unwrap();
    white.until(1).await;
    assert_eq!(white.play("a1").await, Err(Refusal::NotYourTurn));
    black.until(1).await;
    let mut again = black.guest.line().await;
    again.follow(black.game, 0).await;
    again.follow(black.game, 1).await;
    club.time.advance(Duration::from_secs(61));
    club.app.sweep().await.unwrap();
    white.until(2).await;
    black.until(2).await;
    let answer = ask(club.address, "GET /metrics", "", "").await.unwrap();
    assert_eq!(answer.status, 200, "{answer:?}");
    let numbers = answer.body;
    for line in [
        "dvonn_sockets 3",
        "dvonn_resyncs_total 1",
        "dvonn_conflicts_total 0",
        "dvonn_refusals_total{reason=\"NotYourTurn\"} 1",
        "dvonn_engine_queue 0",
        "dvonn_sweeper_lag_seconds_count 1",
        "dvonn_sweeper_lag_seconds_sum 1",
    ] {
        assert!(numbers.lines().any(|found| found == line), "{line} is not in\n{numbers}");
    }
    for name in ["dvonn_commit_seconds_bucket", "dvonn_fan_out_seconds_bucket", "dvonn_requests_total"] {
        assert!(numbers.contains(name), "{name} is not in\n{numbers}");
    }
    // They name neither games nor players.
    for secret in [white.game.to_string(), white.line.me.as_ref().unwrap().id.to_string()] {
        assert!(!numbers.contains(&secret));
    }
    // Behind a proxy the client's address counts.
    let elsewhere = ask(club.address, "GET /metrics", "x-forwarded-for: 10.0.0.1\r\n", "").await.unwrap();
    assert_eq!(elsewhere.status, 403, "{elsewhere:?}");
    club.close().await;
    let open = Settings { proxy: Proxy::Trusted, metrics: MetricsFor::Anybody, ..Settings::default() };
    let club = Club::with(open).await;
    let elsewhere = ask(club.address, "GET /metrics", "x-forwarded-for: 10.0.0.1\r\n", "").await.unwrap();
    assert_eq!(elsewhere.status, 200, "{elsewhere:?}");
    club.close().await;
}

#[tokio::test]
async fn every_answer_has_the_number_of_its_request() {
    let club = Club::open().await;
    let mut numbers = std::collections::BTreeSet::new();
    for path in ["/api/me", "/api/games/nonsense", "/healthz", "/readyz", "/nothing"] {
        let answer = ask(club.address, &format!("GET {path}"), "", "").await.unwrap();
        let number = answer.header("x-request-id").unwrap_or_else(|| panic!("{path}: {answer:?}"));
        assert!(numbers.insert(number.to_owned()), "{number} was used twice");
    }
    club.close().await;
}
