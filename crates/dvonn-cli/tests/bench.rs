//! `dvonn bench`: the number that identifies the engine's behaviour.

#![allow(clippy::unwrap_used)]

mod support;

use dvonn_engine::bench;
use support::dvonn;

/// The printed nodes of each position. Checks that their sum and the speed are printed too.
fn nodes(options: &[&str]) -> Vec<u64> {
    let printed = dvonn([&["bench"], options].concat()).fine();
    let lines: Vec<&str> = printed.lines().collect();
    let [positions @ .., bench, speed] = lines.as_slice() else { panic!("{printed}") };
    let mut nodes = Vec::new();
    for (line, number) in positions.iter().zip(1..) {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(
            (words[..3].join(" "), words[4]),
            (format!("position {number} nodes"), "bestmove"),
            "{line}"
        );
        nodes.push(words[3].parse().unwrap());
    }
    assert_eq!(nodes.len(), 12);
    assert_eq!(*bench, format!("Bench: {} nodes", nodes.iter().sum::<u64>()));
    assert!(speed.strip_prefix("NPS: ").unwrap().parse::<u64>().unwrap() > 0);
    nodes
}

#[test]
fn the_engine_behaves_as_it_did() {
    let nodes = nodes(&[]);
    assert_eq!(nodes.iter().sum::<u64>(), bench::TOTAL, "{nodes:?}");
}

#[test]
fn without_evaluation_and_search_features_every_position_takes_more_nodes() {
    let judged = nodes(&["--depth", "5"]);
    let counted = nodes(&["--depth", "5", "--material"]);
    assert!(judged.iter().zip(&counted).all(|(judged, counted)| judged < counted), "{judged:?} {counted:?}");
}

#[test]
fn a_network_is_used_if_it_is_asked_for() {
    let by_hand = nodes(&["--depth", "4"]);
    assert_eq!(nodes(&["--depth", "4", "--net", "none"]), by_hand);
    assert_ne!(nodes(&["--depth", "4", "--net", "default"]), by_hand);
}

#[test]
fn bad_use_of_bench_is_named() {
    for (options, word) in [
        (["--depth", "0"], "--depth"),
        (["--depth", "deep"], "--depth"),
        (["--threads", "0"], "--threads"),
        (["--net", "no-such-file"], "no-such-file: No such file"),
        (["--net", "Cargo.toml"], "Cargo.toml: this is not a DVONN network"),
    ] {
        assert!(dvonn([&["bench"][..], &options].concat()).bad_use().contains(word));
    }
}
