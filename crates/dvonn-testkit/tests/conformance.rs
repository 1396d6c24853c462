//! The facts of `testdata/conformance`, which any implementation of the rules must reproduce.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet, HashMap};

use dvonn_core::{Cell, Color, Move, Notation, Outcome, Position, divide, perft};
use dvonn_testkit::play::position;
use dvonn_testkit::testdata::{self, rows};
use serde::Deserialize;

fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Compares as sets, so that a failure shows the difference.
fn check_legal(position: &Position, expected: &[String], context: &str) {
    let found: BTreeSet<String> = position.legal_moves().map(|mv| mv.to_string()).collect();
    let expected: BTreeSet<String> = expected.iter().cloned().collect();
    let missing: Vec<_> = expected.difference(&found).collect();
    let extra: Vec<_> = found.difference(&expected).collect();
    assert!(missing.is_empty() && extra.is_empty(), "{context}: missing {missing:?}, extra {extra:?}");
    assert_eq!(position.legal_moves().count(), found.len(), "{context}: a move is listed twice");
}

fn outcome_name(position: &Position) -> Option<&'static str> {
    position.outcome().map(|outcome| match outcome {
        Outcome::Draw => "draw",
        Outcome::Win { winner: Color::White, .. } => "white",
        Outcome::Win { winner: Color::Black, .. } => "black",
    })
}

fn scores(position: &Position) -> [u8; 2] {
    [position.scores()[Color::White], position.scores()[Color::Black]]
}

#[derive(Deserialize)]
struct CellRow {
    std: String,
    news: String,
    edge: bool,
    neighbours: Vec<String>,
}

#[test]
fn cells_have_their_names_and_neighbours() {
    let rows: Vec<CellRow> = rows("cells.jsonl");
    assert_eq!(rows.len(), Cell::ALL.len());
    for row in rows {
        let cell: Cell = row.std.parse().unwrap();
        assert_eq!(cell.to_string(), row.std);
        assert_eq!(Notation::Newsletter.cell_name(cell), row.news);
        assert_eq!(Notation::Newsletter.parse_cell(&row.news), Ok(cell));
        assert_eq!(cell.is_edge(), row.edge, "{cell}");
        assert_eq!(cell.neighbours().to_string(), row.neighbours.join(" "), "{cell}");
    }
}

#[derive(Deserialize)]
struct GameRow {
    id: String,
    start: String,
    legal: Vec<String>,
    plies: Vec<PlyRow>,
    result: Option<String>,
    score: [u8; 2],
}

#[derive(Deserialize)]
struct PlyRow {
    n: usize,
    by: char,
    #[serde(rename = "move")]
    mv: String,
    removed: Vec<String>,
    pos: String,
    to_move: char,
    legal: Vec<String>,
    score: [u8; 2],
}

#[test]
fn games_unfold_ply_by_ply() {
    for game in rows::<GameRow>("games.jsonl") {
        let mut current = position(&game.start);
        check_legal(&current, &game.legal, &game.id);
        for ply in &game.plies {
            let context = format!("{} ply {} {}", game.id, ply.n, ply.mv);
            assert_eq!(current.turn().letter(), ply.by, "{context}");
            let effects = current.apply(mv(&ply.mv)).unwrap_or_else(|error| panic!("{context}: {error}"));
            let removed = effects.map_or(String::new(), |effects| effects.removed.to_string());
            assert_eq!(removed, ply.removed.join(" "), "{context}");
            assert_eq!(current.to_string(), ply.pos, "{context}");
            assert_eq!(current, position(&ply.pos), "{context}");
            assert_eq!(current.turn().letter(), ply.to_move, "{context}");
            assert_eq!(scores(&current), ply.score, "{context}");
            check_legal(&current, &ply.legal, &context);
        }
        assert_eq!(outcome_name(&current), game.result.as_deref(), "{}", game.id);
        assert_eq!(scores(&current), game.score, "{}", game.id);
    }
}

#[derive(Deserialize)]
struct PerftRow {
    id: String,
    pos: String,
    nodes: Vec<u64>,
    divide_depth: Option<u32>,
    divide: Option<BTreeMap<String, u64>>,
}

#[test]
fn perft_counts_every_sequence() {
    for row in rows::<PerftRow>("perft.jsonl") {
        let start = position(&row.pos);
        for (depth, &nodes) in row.nodes.iter().enumerate() {
            assert_eq!(perft(&start, depth as u32), nodes, "{} depth {depth}", row.id);
        }
        if let (Some(depth), Some(expected)) = (row.divide_depth, row.divide) {
            let found: BTreeMap<String, u64> =
                divide(&start, depth).into_iter().map(|(mv, nodes)| (mv.to_string(), nodes)).collect();
            assert_eq!(found, expected, "{} divide {depth}", row.id);
        }
    }
}

/// Full boards counted by two other generators; see the head of the file.
#[test]
fn perft_of_full_boards_agrees_with_independent_generators() {
    let boards = testdata::positions("full-boards.perft");
    assert!(boards.len() >= 4);
    for (board, counts) in boards {
        for (depth, nodes) in (1..).zip(counts.trim_start_matches("; ").split(' ')) {
            assert_eq!(perft(&board, depth).to_string(), nodes, "{board} depth {depth}");
        }
    }
}

#[derive(Deserialize)]
struct EndgameRow {
    id: String,
    pos: String,
    value: i32,
    optimal: Vec<String>,
    values: BTreeMap<String, i32>,
}

/// Final margin for the side to move under best play, by looking at everything once.
fn solve(position: &Position, known: &mut HashMap<String, i32>) -> i32 {
    let text = position.to_string();
    if let Some(&value) = known.get(&text) {
        return value;
    }
    let replies = position.legal_moves().map(|mv| -solve(&position.play(mv).unwrap(), known)).max();
    let value = replies.unwrap_or_else(|| {
        let [white, black] = scores(position).map(i32::from);
        if position.turn() == Color::White { white - black } else { black - white }
    });
    known.insert(text, value);
    value
}

#[test]
fn endgames_have_their_value() {
    for row in rows::<EndgameRow>("endgames.jsonl") {
        let start = position(&row.pos);
        let known = &mut HashMap::new();
        assert_eq!(solve(&start, known), row.value, "{}", row.id);
        let values: BTreeMap<String, i32> =
            start.legal_moves().map(|mv| (mv.to_string(), -solve(&start.play(mv).unwrap(), known))).collect();
        assert_eq!(values, row.values, "{}", row.id);
        let optimal: Vec<String> =
            values.into_iter().filter(|(_, value)| *value == row.value).map(|(mv, _)| mv).collect();
        assert_eq!(optimal, row.optimal, "{}", row.id);
    }
}

#[derive(Deserialize)]
struct RefusalRow {
    id: String,
    pos: String,
    #[serde(rename = "move")]
    mv: String,
    reason: String,
}

#[test]
fn refusals_name_the_broken_rule() {
    let words = BTreeMap::from([
        ("a lone DVONN piece cannot be moved", "is alone"),
        ("distance differs from the height", "not at distance"),
        ("no stack on the first cell", "there is no stack"),
        ("not a straight line", "not in a straight line"),
        ("pass during placement", "passing is not allowed during placement"),
        ("pass while a move exists", "only when there is no legal move"),
        ("placement during movement", "all pieces are placed"),
        ("placement on an occupied cell", "is occupied"),
        ("stack move during placement", "until all 49"),
        ("the game is over", "the game is over"),
        ("the landing cell is empty", "is empty"),
        ("the stack belongs to the other player", "belongs to the opponent"),
        ("the stack is surrounded on six sides", "is blocked"),
    ]);
    for row in rows::<RefusalRow>("refusals.jsonl") {
        let mut current = position(&row.pos);
        let error = current.apply(mv(&row.mv)).expect_err(&row.id);
        let word = words.get(row.reason.as_str()).unwrap_or_else(|| panic!("new reason {}", row.reason));
        assert!(error.to_string().contains(word), "{}: {} became {error}", row.id, row.reason);
        assert_eq!(current.to_string(), row.pos, "{}: a refused move changes nothing", row.id);
    }
}

#[derive(Deserialize)]
struct KnownRow {
    id: String,
    pos: Option<String>,
    perft: Option<Vec<u64>>,
    value: Option<i32>,
    legal: Option<[usize; 2]>,
    moves: Option<Vec<String>>,
    end: Option<String>,
    end_value: Option<i32>,
}

#[test]
fn known_positions_and_games_keep_their_facts() {
    let solve = |position: &Position| solve(position, &mut HashMap::new());
    for row in rows::<KnownRow>("known.jsonl") {
        if let Some(text) = &row.pos {
            let current = position(text);
            for (depth, nodes) in (1..).zip(row.perft.iter().flatten()) {
                assert_eq!(perft(&current, depth), *nodes, "{} depth {depth}", row.id);
            }
            if let Some(value) = row.value {
                assert_eq!(solve(&current), value, "{}", row.id);
            }
            if let Some(legal) = row.legal {
                let movement = current.movement().unwrap();
                assert_eq!(Color::ALL.map(|color| movement.count_moves(color)), legal, "{}", row.id);
            }
        }
        if let Some(moves) = &row.moves {
            let end = moves.iter().fold(Position::START, |current, text| {
                current.play(mv(text)).unwrap_or_else(|error| panic!("{} {text}: {error}", row.id))
            });
            assert_eq!(Some(end.to_string()), row.end, "{}", row.id);
            if let Some(value) = row.end_value {
                assert_eq!(solve(&end), value, "{}", row.id);
            }
        }
    }
}

#[test]
fn rulebook_figures_say_what_their_captions_say() {
    let figure = |id: &str| {
        let row = rows::<KnownRow>("known.jsonl").into_iter().find(|row| row.id == id).unwrap();
        position(&row.pos.unwrap())
    };
    let movement = |id: &str| *figure(id).movement().unwrap();
    assert_eq!(movement("rules-1").targets(Cell::G2).to_string(), "d2 g5 j5");
    assert_eq!(movement("rules-2").enclosed().to_string(), "c2 c3 d3 d4 e4 f4 g4 j4");
    let mut third = figure("rules-3");
    assert_eq!(scores(&third), [18, 25]);
    let effects = third.apply(mv("e3-f3")).unwrap().unwrap();
    assert_eq!(effects.removed.to_string(), "b1 c1 c2 d2 d3 e4 e5");
    assert_eq!(scores(&third), [15, 13]);
    let mut fourth = figure("rules-4");
    assert_eq!(fourth.legal_moves().collect::<Vec<_>>(), [mv("g3-j3")]);
    let effects = fourth.apply(mv("g3-j3")).unwrap().unwrap();
    assert_eq!(effects.removed.to_string(), "f3 g2 g4");
}
