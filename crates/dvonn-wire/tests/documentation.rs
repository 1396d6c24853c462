//! The examples in docs/wire.md are valid and complete.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use dvonn_testkit::wire;
use dvonn_wire::{
    AccountChange, AccountDeletion, AccountExport, BoardView, ClientMessage, Credentials, Featured, GamePage,
    GameSummary, GameView, Invitation, Leaderboard, Lobby, Me, NewToken, Problem, Profile, Report,
    ReportRequest, ServerMessage, Session, TokenRequest,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The examples of one kind.
fn examples(kind: &str) -> Vec<Value> {
    wire::examples_of(kind).into_iter().map(|json| serde_json::from_str(json).unwrap()).collect()
}

/// Checks that the examples are values of the type, with nothing missing and nothing else in them.
fn check<T: Serialize + DeserializeOwned>(kind: &str) {
    for example in examples(kind) {
        let value: T =
            serde_json::from_value(example.clone()).unwrap_or_else(|error| panic!("{error}: {example}"));
        assert_eq!(serde_json::to_value(&value).unwrap(), example);
    }
}

#[test]
fn every_example_is_valid() {
    for (kind, _) in wire::examples() {
        match kind {
            "invitation" => check::<Invitation>(kind),
            "game" => check::<GameView>(kind),
            "me" => check::<Me>(kind),
            "summary" => check::<GameSummary>(kind),
            "lobby" => check::<Lobby>(kind),
            "credentials" => check::<Credentials>(kind),
            "account-change" => check::<AccountChange>(kind),
            "account-deletion" => check::<AccountDeletion>(kind),
            "session" => check::<Session>(kind),
            "token-request" => check::<TokenRequest>(kind),
            "token" => check::<NewToken>(kind),
            "export" => check::<AccountExport>(kind),
            "board" => check::<BoardView>(kind),
            "featured" => check::<Featured>(kind),
            "page" => check::<GamePage>(kind),
            "profile" => check::<Profile>(kind),
            "leaderboard" => check::<Leaderboard>(kind),
            "report" => check::<Report>(kind),
            "report-request" => check::<ReportRequest>(kind),
            "problem" => check::<Problem>(kind),
            "client" => check::<ClientMessage>(kind),
            "server" => check::<ServerMessage>(kind),
            other => panic!("no type for {other}"),
        }
    }
}

#[test]
fn every_message_has_an_example() {
    let names = |kind| -> BTreeSet<String> {
        examples(kind)
            .into_iter()
            .map(|value| value.as_object().unwrap().keys().next().unwrap().clone())
            .collect()
    };
    let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    assert_eq!(
        names("client"),
        set(&["act", "attend", "chat", "follow", "join", "leave", "ping", "say", "write"])
    );
    let server =
        ["accepted", "following", "log", "pong", "problem", "refused", "said", "status", "welcome", "wrote"];
    assert_eq!(names("server"), set(&server));
}

#[test]
fn a_view_is_folded_to_its_game() {
    let view: GameView = serde_json::from_value(examples("game").remove(0)).unwrap();
    let game = view.game().unwrap();
    assert!(game.history().plies().is_empty());
    assert_eq!(dvonn_wire::ClockState::of(&game, view.log.now), view.log.clock);
}
