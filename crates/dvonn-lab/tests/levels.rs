//! The yardsticks for beginners, and the levels measured with them.

#![allow(clippy::unwrap_used)]

mod support;

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use dvonn_core::{ByColor, Move, Position};
use dvonn_lab::{ClockKind, Contest, Entrant, Opening, Openings, Referee, Totals, Turn};
use dvonn_testkit::positions::{FIGURE_3, FULL_BOARD};
use support::lab_line;

/// The moves that a player chooses in a position with many seeds.
fn choices(player: &str, position: &Position) -> BTreeSet<String> {
    let entrant: Entrant = player.parse().unwrap();
    let opening = Opening { start: *position, moves: Vec::new() };
    let patience = Duration::from_secs(10);
    let turn = Turn {
        start: position,
        moves: &[],
        position,
        left: ByColor::default(),
        clock: ClockKind::Wall,
        patience,
    };
    let choose = |seed| entrant.start(seed, &opening, patience).unwrap().choose(&turn).unwrap().mv;
    (0..200).map(|seed| choose(seed).to_string()).collect()
}

#[test]
fn the_grabber_takes_most_with_this_move_and_chooses_among_equals() {
    for text in [FIGURE_3, FULL_BOARD] {
        let position: Position = text.parse().unwrap();
        let us = position.turn();
        let margin = |mv: &Move| {
            let scores = position.play(*mv).unwrap().scores();
            i32::from(scores[us]) - i32::from(scores[us.other()])
        };
        let most = position.legal_moves().map(|mv| margin(&mv)).max().unwrap();
        let best = position.legal_moves().filter(|mv| margin(mv) == most).map(|mv| mv.to_string()).collect();
        assert_eq!(choices("grabber", &position), best, "{text}");
    }
}

#[test]
fn a_placement_never_changes_the_margin_so_the_grabber_places_anywhere() {
    assert_eq!(choices("grabber", &Position::START).len(), 49);
}

/// The score of the first player, from 0 to 1.
fn score(first: &str, second: &str, games: u64) -> f64 {
    let contest = Contest {
        entrants: [first.parse().unwrap(), second.parse().unwrap()],
        openings: Openings::Placements(0),
        seed: 1,
        pairs: games / 2,
        concurrency: 1,
        referee: Referee::default(),
        sprt: None,
    };
    let mut totals = Totals::default();
    contest.run(&mut totals, &AtomicBool::new(false), |_, _| Ok::<(), std::convert::Infallible>(())).unwrap();
    totals.pairs.score()
}

/// `dvonn-lab levels` measures this with hundreds of games.
#[test]
fn level_1_beats_random_moves_can_be_beaten_by_a_grabber_and_loses_to_level_5() {
    let level = |level: u8| format!("engine,level={level},hash=1");
    assert!(score(&level(1), "random", 20) >= 0.8);
    let even = score(&level(1), "grabber", 40);
    assert!((0.25..=0.75).contains(&even), "{even}");
    assert!(score(&level(5), &level(1), 20) >= 0.8);
}

#[test]
fn the_table_has_a_row_for_each_match_and_can_be_repeated() {
    let table = lab_line("levels -n 2 --up-to 3 --seed 5").success();
    let rows: Vec<Vec<&str>> =
        table.lines().map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect();
    let players: Vec<[&str; 2]> = rows.iter().skip(2).map(|row| [row[0], row[1]]).collect();
    let expected = [
        ["level 1", "random moves"],
        ["level 1", "score-grabber"],
        ["level 2", "level 1"],
        ["level 3", "level 2"],
    ];
    assert_eq!(players, expected, "{table}");
    assert!(rows.iter().all(|row| row.len() == 5), "{table}");
    assert_eq!(lab_line("levels -n 2 --up-to 3 --seed 5 -j 2").success(), table);
    let lower = lab_line("levels -n 2 --from 2 --up-to 2 --seed 5").success();
    assert_eq!(lower.lines().nth(2), table.lines().nth(4));
}
