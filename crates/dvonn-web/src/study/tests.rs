use dvonn_engine::Estimate;
use dvonn_game::{Strictness, read};

use super::*;

/// White can move d3, Black e3 and f3.
const SMALL: &str = "........./........../DDDWBB...../........../......... W M";

fn study(text: &str) -> Study {
    Study::new(read(text.as_bytes(), None, Strictness::Lenient).remove(0).record)
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn estimate(margin: f64, nodes: u64) -> Evaluation {
    Evaluation { score: Score::Estimate(Estimate::from_pieces(margin)), nodes }
}

fn shown(study: &Study) -> Vec<String> {
    rows(&study.record.tree)
        .iter()
        .map(|row| {
            let moves: Vec<String> =
                row.moves.iter().map(|said| format!("{}.{}", said.number, said.mv)).collect();
            format!("{}{}", "> ".repeat(row.level), moves.join(" "))
        })
        .collect()
}

#[test]
fn one_walks_along_the_line_and_no_further() {
    let mut study = study("1. f3 a1 2. b1 c1");
    assert_eq!(study.depth(), 4);
    study.forward();
    assert_eq!(study.depth(), 4);
    study.back();
    assert_eq!(study.depth(), 3);
    study.go_to(0);
    study.back();
    assert_eq!(study.depth(), 0);
    assert_eq!(study.ply(), None);
    study.go_to(99);
    assert_eq!(study.depth(), 4);
}

#[test]
fn going_back_does_not_shorten_the_line() {
    let mut study = study("1. f3 a1 2. b1 c1");
    study.go_to(1);
    assert_eq!(study.line().len(), 5);
    study.play(mv("a1")).unwrap();
    assert_eq!((study.depth(), study.line().len()), (2, 5), "a move of the line follows it");
}

#[test]
fn another_move_makes_a_variation_and_the_slider_runs_along_it() {
    let mut study = study("1. f3 a1 2. b1 c1");
    study.go_to(1);
    study.play(mv("k5")).unwrap();
    assert_eq!((study.depth(), study.line().len()), (2, 3));
    assert!(!study.is_on_main_line());
    assert_eq!(shown(&study), ["1.f3 1.a1", "> 1.k5", "2.b1 2.c1"]);
    study.promote();
    assert!(study.is_on_main_line());
    assert_eq!(shown(&study), ["1.f3 1.k5", "> 1.a1 2.b1 2.c1"]);
    study = study.without_here();
    assert_eq!(study.depth(), 1);
    assert_eq!(shown(&study), ["1.f3 1.a1 2.b1 2.c1"]);
    assert_eq!(study.line().len(), 5);
}

#[test]
fn variations_within_variations_are_told_at_their_level() {
    let study = study("1. f3 a1 (1... k5 2. b1 (2. c1 d1) 2... e1) 2. g3 *");
    assert_eq!(shown(&study), ["1.f3 1.a1", "> 1.k5 2.b1", "> > 2.c1 2.d1", "> 2.e1", "2.g3"]);
}

#[test]
fn stack_moves_are_counted_anew_and_black_may_begin() {
    let mut study =
        Study::of_position("........./........../DDW2+......../........../......... B M".parse().unwrap());
    study.play_line(&[Move::Pass, mv("c3-a3")]);
    assert_eq!(shown(&study), ["1.pass 2.c3-a3"]);
    let cells: Vec<String> = dvonn_core::Cell::ALL.iter().map(ToString::to_string).collect();
    let mut study = self::study(&cells.join(" "));
    let first = study.position().legal_moves().next().unwrap();
    study.play(first).unwrap();
    let second = study.position().legal_moves().next().unwrap();
    study.play(second).unwrap();
    assert_eq!(shown(&study)[1], format!("1.{first} 1.{second}"));
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut study = study("1. f3 a1");
    assert!(study.play(mv("f3")).is_err());
    assert_eq!(study.depth(), 2);
    study.play_line(&[mv("b1"), mv("b1"), mv("c1")]);
    assert_eq!(study.depth(), 3);
}

#[test]
fn what_is_better_known_stays() {
    let mut study = study("1. f3");
    let at = study.at();
    study.note(at, estimate(-1.0, 1_000));
    study.note(at, estimate(1.0, 500));
    assert_eq!(study.evaluation(at), Some(estimate(-1.0, 1_000)));
    let proved = Evaluation { score: Score::Draw, nodes: 10 };
    study.note(at, proved);
    study.note(at, estimate(-2.0, 99_000));
    assert_eq!(study.evaluation(at), Some(proved));
}

#[test]
fn only_stack_moves_are_judged_and_the_end_needs_no_judge() {
    let mut study = Study::of_position(SMALL.parse().unwrap());
    study.play_line(&[mv("d3-c3"), Move::Pass, mv("c3-a3")]);
    let line = study.line();
    assert!(study.position().outcome().is_some());
    assert_eq!(study.unjudged(), line[..3]);
    let last = study.evaluation(line[3]).unwrap();
    assert_eq!(last.score, Score::exact(Margin::new(3).unwrap()));
    study.note(line[0], estimate(0.0, 10));
    let depths: Vec<usize> = study.graph().points().iter().map(|point| point.depth).collect();
    assert_eq!(depths, [0, 3]);
    assert!(Study::default().unjudged().is_empty());
}

#[test]
fn the_graph_leaves_out_the_placements() {
    let cells: Vec<String> = dvonn_core::Cell::ALL.iter().map(ToString::to_string).collect();
    let mut study = study(&cells.join(" "));
    assert_eq!(study.placements(), 49);
    assert_eq!(study.depth(), 49);
    let first = study.position().legal_moves().next().unwrap();
    study.play(first).unwrap();
    let second = study.position().legal_moves().next().unwrap();
    study.play(second).unwrap();
    let graph = study.graph();
    let percent = |depth| (graph.x(depth) * 100.0).round() as u32;
    assert_eq!([49, 50, 51].map(percent), [0, 50, 100]);
    assert_eq!([0.0, 0.3, 0.6, 1.0].map(|x| graph.depth_at(x)), [49, 50, 50, 51]);
    study.go_to(3);
    study.skip_placements();
    assert_eq!(study.depth(), 49);
}

#[test]
fn an_analysis_is_taken_up_where_it_was_left() {
    let mut study = study("1. f3 a1 (1... k5 2. b1) 2. g3 *");
    study.go_to(1);
    study.play(mv("k5")).unwrap();
    study.set_comment("far away");
    let text = serde_json::to_string(&KeptStudy::of(&study)).unwrap();
    let again = serde_json::from_str::<KeptStudy>(&text).unwrap().take_up().unwrap();
    assert_eq!(again.position(), study.position());
    assert_eq!(again.comment(), "far away");
    assert_eq!(again.record(), study.record());
}
