//! The yardsticks for beginners, and the levels measured with them.

#![allow(clippy::unwrap_used)]

mod support;

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use dvonn_core::{ByColor, Color, Move, Position};
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

/// The cells of a table, without its heading.
fn rows(table: &str) -> Vec<Vec<&str>> {
    table.lines().skip(2).map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

#[test]
fn the_table_has_a_row_for_each_match_and_can_be_repeated() {
    let text = lab_line("levels -n 2 --up-to 3 --seed 5").success();
    let (matches, ratings) = text.split_once("\n\n").unwrap();
    let players: Vec<[&str; 2]> = rows(matches).iter().map(|row| [row[0], row[1]]).collect();
    let expected = [
        ["level 1", "random moves"],
        ["level 1", "score-grabber"],
        ["level 2", "level 1"],
        ["level 3", "level 2"],
    ];
    assert_eq!(players, expected, "{text}");
    assert!(rows(matches).iter().all(|row| row.len() == 5), "{text}");
    assert_eq!(rows(ratings).len(), 5, "three levels and two yardsticks: {text}");
    assert!(rows(ratings).contains(&vec!["level 1", "1000", "1000 to 1000"]), "{text}");
    assert_eq!(lab_line("levels -n 2 --up-to 3 --seed 5 -j 2").success(), text);
    let lower = lab_line("levels -n 2 --from 2 --up-to 2 --seed 5").success();
    assert_eq!(lower.lines().nth(2), text.lines().nth(4));
}

#[test]
fn a_ladder_of_all_pairs_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let ladder = |games: u32| {
        lab_line(&format!("levels -n {games} --up-to 3 --all-pairs --out {}", folder.path().display()))
            .success()
    };
    let text = ladder(2);
    let played: Vec<[&str; 2]> =
        rows(text.split_once("\n\n").unwrap().0).iter().map(|row| [row[0], row[1]]).collect();
    assert_eq!(played.last(), Some(&["level 3", "level 1"]), "{text}");
    let games = || std::fs::read_to_string(folder.path().join("level-3-level-1/games.dvonn")).unwrap();
    let first = games();
    ladder(4);
    assert!(
        games().starts_with(&first) && games().len() > first.len(),
        "the first games are not played again"
    );
    let longer = lab_line("levels -n 4 --up-to 3 --all-pairs").success();
    assert_eq!(ladder(4), longer);
}

/// Games of two people against a robot that moves at random, as JSON.
fn games_of_people(games: u64, choose: impl Fn(&Position, &[Move], &mut fastrand::Rng) -> Move) -> String {
    let mut lines = String::new();
    for seed in 0..games {
        let mut rng = fastrand::Rng::with_seed(seed);
        let (mut position, mut moves) = (Position::START, Vec::new());
        while position.outcome().is_none() {
            let legal: Vec<Move> = position.legal_moves().collect();
            let mv = match position.turn() {
                Color::White => choose(&position, &legal, &mut rng),
                Color::Black => legal[rng.usize(..legal.len())],
            };
            moves.push(mv.to_string());
            position = position.play(mv).unwrap();
        }
        let scores = position.scores();
        let person = format!("p{}", seed % 2);
        lines += &serde_json::json!({
            "white": person, "black": "dumbot", "end": "counted", "moves": moves.join(" "),
            "score": [scores[Color::White], scores[Color::Black]],
        })
        .to_string();
        lines.push('\n');
    }
    lines
}

#[test]
fn moves_of_people_are_judged_beside_those_of_the_levels() {
    let lines = games_of_people(10, |_, legal, rng| legal[rng.usize(..legal.len())]);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.jsonl");
    std::fs::write(&file, &lines).unwrap();
    let command = format!("people {} -n 20 --nodes 300 --up-to 1", file.display());
    let text = lab_line(&command).success();
    let table = rows(text.split_once("\n\n").unwrap().0);
    let people: Vec<[&str; 2]> =
        table.iter().map(|row| [row[0].split(',').next().unwrap(), row[1]]).collect();
    let expected = [["weakest quarter", "20"], ["second quarter", "20"], ["guests", "0"], ["level 1", "40"]];
    assert_eq!(people, expected, "{text}");
    assert_eq!(lab_line(&format!("{command} -j 2")).success(), text);
    std::fs::write(&file, lines + "nonsense\n").unwrap();
    let refused = lab_line(&command).bad_use();
    assert!(refused.contains("line 11"), "{refused}");
}

/// A person who takes as much as possible and, in the placement phase, goes for the edge.
fn predictable(position: &Position, legal: &[Move]) -> Move {
    let us = position.turn();
    let appeal = |mv: &Move| {
        if let Move::Place(cell) = mv {
            i32::from(cell.is_edge())
        } else {
            let scores = position.play(*mv).unwrap().scores();
            i32::from(scores[us]) - i32::from(scores[us.other()])
        }
    };
    *legal.iter().max_by_key(|mv| appeal(mv)).unwrap()
}

#[test]
fn a_policy_learns_what_people_play_and_is_compared_with_players() {
    let folder = tempfile::tempdir().unwrap();
    let (file, out) = (folder.path().join("games.jsonl"), folder.path().join("policy.txt"));
    std::fs::write(&file, games_of_people(40, |position, legal, _| predictable(position, legal))).unwrap();
    let fit = format!("fit-policy --epochs 4 --rate 0.1 {} --out {}", file.display(), out.display());
    let text = lab_line(&fit).success();
    let losses =
        |line: &str| -> Vec<f64> { line.split([' ', ',']).filter_map(|word| word.parse().ok()).collect() };
    let (first, last) = (losses(text.lines().nth(2).unwrap()), losses(text.lines().last().unwrap()));
    // The epoch, the loss, then loss and share of right moves of both phases.
    assert_eq!([first.len(), last.len()], [6, 6], "{text}");
    assert!(last[2] < first[2] && last[2] < 2.0 && last[3] > 30.0, "{text}");
    assert!(last[4] < 3.0 && last[5] > 5.0, "{text}");
    let policy = std::fs::read_to_string(&out).unwrap();
    assert!(policy.parse::<dvonn_engine::policy::Policy>().is_ok());
    lab_line(&fit).success();
    assert_eq!(std::fs::read_to_string(&out).unwrap(), policy, "the same games give the same policy");

    let predict = format!("predict {} grabber random -n 60", file.display());
    let text = lab_line(&predict).success();
    let table = rows(text.split_once("\n\n").unwrap().1);
    let names: Vec<&str> = table.iter().map(|row| row[0]).collect();
    assert_eq!(names, ["chance", "the policy", "grabber", "random"], "{text}");
    let right = |row: usize| -> f64 { table[row][1].split(' ').next().unwrap().parse().unwrap() };
    assert!(right(2) > 40.0 && right(2) > right(0) + 20.0 && right(2) > right(3) + 20.0, "{text}");
    assert_eq!(lab_line(&format!("{predict} -j 2")).success(), text);

    std::fs::write(&file, games_of_people(5, |_, legal, _| legal[0])).unwrap();
    let refused = lab_line(&fit).bad_use();
    assert!(refused.contains("every tenth is kept"), "{refused}");
}
