//! The examples in docs/wire.md are valid and complete.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use dvonn_wire::{ClientMessage, GameSummary, GameView, Invitation, Lobby, Me, Problem, ServerMessage};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/wire.md");

/// The examples of one kind.
fn examples(kind: &str) -> Vec<Value> {
    let blocks = PAGE.split("```json ").skip(1).map(|block| block.split("```").next().unwrap());
    let blocks = blocks.filter_map(|block| block.strip_prefix(kind)?.strip_prefix('\n'));
    let found: Vec<Value> = blocks.map(|json| serde_json::from_str(json).unwrap()).collect();
    assert!(!found.is_empty(), "an example for {kind}");
    found
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
    check::<Invitation>("invitation");
    check::<GameView>("game");
    check::<Me>("me");
    check::<GameSummary>("summary");
    check::<Lobby>("lobby");
    check::<Problem>("problem");
    check::<ClientMessage>("client");
    check::<ServerMessage>("server");
    let kinds = ["invitation", "game", "me", "summary", "lobby", "problem", "client", "server"];
    let checked: usize = kinds.into_iter().map(|kind| examples(kind).len()).sum();
    assert_eq!(checked, PAGE.matches("```json").count(), "every example has one of the kinds");
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
    assert_eq!(names("client"), set(&["act", "follow", "leave", "ping", "say"]));
    let server = ["accepted", "following", "log", "pong", "problem", "refused", "said", "status", "welcome"];
    assert_eq!(names("server"), set(&server));
}

#[test]
fn a_view_is_folded_to_its_game() {
    let view: GameView = serde_json::from_value(examples("game").remove(0)).unwrap();
    let game = view.game().unwrap();
    assert!(game.history().plies().is_empty());
    assert_eq!(dvonn_wire::ClockState::of(&game, view.log.now), view.log.clock);
}
