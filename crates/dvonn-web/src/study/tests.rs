use dvonn_coach::Review;
use dvonn_core::{Move, MoveError};
use dvonn_engine::{Estimate, Margin, Score};
use dvonn_game::{NodeId, Strictness, read};

use super::*;

/// White can move d3, Black e3 and f3.
const SMALL: &str = "........./........../DDDWBB...../........../......... W M";

impl Study {
    fn walk(&mut self, walk: impl FnOnce(&mut Cursor, &dvonn_game::Tree)) {
        walk(&mut self.cursor, &self.record.tree);
    }

    fn play(&mut self, text: &str) -> Result<(), MoveError> {
        self.cursor.play(&mut self.record.tree, mv(text))
    }

    fn depth(&self) -> usize {
        self.cursor.depth(&self.record.tree)
    }

    fn line(&self) -> Vec<NodeId> {
        self.cursor.line(&self.record.tree)
    }

    fn position(&self) -> &Position {
        self.cursor.position(&self.record.tree)
    }

    fn is_on_main_line(&self) -> bool {
        self.cursor.is_on_main_line(&self.record.tree)
    }

    fn graph(&self) -> Graph {
        let tree = &self.record.tree;
        Graph::new(tree, &Cursor::at_end(tree).line(tree), &self.line(), &self.evaluations)
    }
}

fn study(text: &str) -> Study {
    Study::new(read(text.as_bytes(), None, Strictness::Lenient).remove(0).record)
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn estimate(margin: f64, nodes: u64) -> Evaluation {
    Evaluation {
        score: Score::Estimate(Estimate::from_pieces(margin)),
        nodes,
        line: Vec::new(),
        others: Vec::new(),
    }
}

fn shown(study: &Study) -> Vec<String> {
    rows(&study.record.tree)
        .iter()
        .map(|row| {
            let moves: Vec<String> =
                row.moves.iter().map(|played| format!("{}.{}", played.number, played.mv)).collect();
            format!("{}{}", "> ".repeat(row.level), moves.join(" "))
        })
        .collect()
}

/// A game whose pieces are all placed.
fn placed() -> Study {
    let cells: Vec<String> = dvonn_core::Cell::ALL.iter().map(ToString::to_string).collect();
    study(&cells.join(" "))
}

fn play_any(study: &mut Study) -> Move {
    let first = study.position().legal_moves().next().unwrap();
    study.play(&first.to_string()).unwrap();
    first
}

#[test]
fn steps_stay_within_the_line() {
    let mut study = study("1. f3 a1 2. b1 c1");
    assert_eq!(study.depth(), 4);
    study.walk(Cursor::forward);
    assert_eq!(study.depth(), 4);
    study.walk(Cursor::back);
    assert_eq!(study.depth(), 3);
    study.walk(Cursor::first);
    study.walk(Cursor::back);
    assert_eq!(study.depth(), 0);
    assert_eq!(study.cursor.last(&study.record.tree), None);
    study.walk(Cursor::last_of_line);
    assert_eq!(study.depth(), 4);
}

#[test]
fn going_back_does_not_shorten_the_line() {
    let mut study = study("1. f3 a1 2. b1 c1");
    study.walk(|cursor, tree| cursor.go_to(tree, 1));
    assert_eq!(study.line().len(), 5);
    study.play("a1").unwrap();
    assert_eq!((study.depth(), study.line().len()), (2, 5), "a move of the line follows it");
}

#[test]
fn another_move_makes_a_variation_and_the_slider_follows_it() {
    let mut study = study("1. f3 a1 2. b1 c1");
    study.walk(|cursor, tree| cursor.go_to(tree, 1));
    study.play("k5").unwrap();
    assert_eq!((study.depth(), study.line().len()), (2, 3));
    assert!(!study.is_on_main_line());
    assert_eq!(shown(&study), ["1.f3 1.a1", "> 1.k5", "2.b1 2.c1"]);
    study.record.tree.promote(study.cursor.at());
    assert!(study.is_on_main_line());
    assert_eq!(shown(&study), ["1.f3 1.k5", "> 1.a1 2.b1 2.c1"]);
    study.delete_here();
    assert_eq!(study.depth(), 1);
    assert_eq!(shown(&study), ["1.f3 1.a1 2.b1 2.c1"]);
    assert_eq!(study.line().len(), 5);
}

#[test]
fn variations_within_variations_are_shown_at_their_level() {
    let study = study("1. f3 a1 (1... k5 2. b1 (2. c1 d1) 2... e1) 2. g3 *");
    assert_eq!(shown(&study), ["1.f3 1.a1", "> 1.k5 2.b1", "> > 2.c1 2.d1", "> 2.e1", "2.g3"]);
}

#[test]
fn stack_moves_are_numbered_as_in_records_and_black_may_begin() {
    let mut study =
        Study::of_position("........./........../DDW2+......../........../......... B M".parse().unwrap());
    study.play("pass").unwrap();
    study.play("c3-a3").unwrap();
    assert_eq!(shown(&study), ["1.pass 2.c3-a3"]);

    let mut study = placed();
    let (first, second) = (play_any(&mut study), play_any(&mut study));
    assert_eq!(shown(&study)[1], format!("26.{first} 26.{second}"));
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut study = study("1. f3 a1");
    assert!(study.play("f3").is_err());
    assert_eq!(study.depth(), 2);
}

#[test]
fn the_better_evaluation_stays() {
    let study = study("1. f3");
    let (tree, at) = (&study.record.tree, study.cursor.at());
    let mut evaluations = Evaluations::default();
    assert!(evaluations.note(at, estimate(-1.0, 1_000)));
    assert!(!evaluations.note(at, estimate(1.0, 500)));
    assert_eq!(evaluations.of(tree, at), Some(estimate(-1.0, 1_000)));
    let proved = Evaluation { score: Score::Draw, nodes: 10, line: Vec::new(), others: Vec::new() };
    assert!(evaluations.note(at, proved.clone()));
    assert!(!evaluations.note(at, estimate(-2.0, 99_000)));
    assert!(!evaluations.note(at, proved.clone()), "it is known already");
    assert_eq!(evaluations.of(tree, at), Some(proved));
}

#[test]
fn only_stack_moves_are_evaluated_and_the_end_needs_no_engine() {
    let mut study = Study::of_position(SMALL.parse().unwrap());
    for text in ["d3-c3", "pass", "c3-a3"] {
        study.play(text).unwrap();
    }
    let line = study.line();
    assert!(study.position().outcome().is_some());
    assert_eq!(study.evaluations.missing(&study.record.tree, &line), line[..3]);
    let last = study.evaluations.of(&study.record.tree, line[3]).unwrap();
    assert_eq!(last.score, Score::exact(Margin::new(3).unwrap()));
    study.evaluations.note(line[0], estimate(0.0, 10));
    assert_eq!(study.evaluations.missing(&study.record.tree, &line), line[..3], "a glance is not enough");
    let depths: Vec<usize> = study.graph().main().iter().map(|point| point.depth).collect();
    assert_eq!(depths, [0, 3]);
    let empty = Study::default();
    assert!(empty.evaluations.missing(&empty.record.tree, &empty.line()).is_empty());
}

#[test]
fn the_graph_leaves_out_the_placements() {
    let mut study = placed();
    assert_eq!(study.cursor.placements(&study.record.tree), 49);
    assert_eq!(study.depth(), 49);
    play_any(&mut study);
    play_any(&mut study);
    let graph = study.graph();
    let percent = |depth| (graph.x(depth) * 100.0).round() as u32;
    assert_eq!([49, 50, 51].map(percent), [0, 50, 100]);
    assert_eq!([0.0, 0.3, 0.6, 1.0].map(|x| graph.depth_at(x)), [49, 50, 50, 51]);
    assert_eq!(graph.ends(), (49, 51), "the scale of the slider");
    study.walk(|cursor, tree| cursor.go_to(tree, 3));
    study.walk(Cursor::skip_placements);
    assert_eq!(study.depth(), 49);
}

#[test]
fn the_main_line_stays_on_the_graph_beside_a_variation() {
    let mut study = Study::of_position(SMALL.parse().unwrap());
    for text in ["d3-c3", "pass", "c3-a3"] {
        study.play(text).unwrap();
    }
    for (id, margin) in study.line().into_iter().zip([3.0, 2.0, 1.0]) {
        study.evaluations.note(id, estimate(margin, 10));
    }
    let depths = |points: &[GraphPoint]| -> Vec<usize> { points.iter().map(|point| point.depth).collect() };
    let graph = study.graph();
    assert_eq!((depths(graph.main()), depths(graph.branch())), (vec![0, 1, 2, 3], vec![]));
    study.walk(Cursor::first);
    study.play("d3-e3").unwrap();
    study.evaluations.note(study.cursor.at(), estimate(-1.0, 10));
    let graph = study.graph();
    assert_eq!((depths(graph.main()), depths(graph.branch())), (vec![0, 1, 2, 3], vec![0, 1]));
    assert_eq!(graph.ends(), (0, 3));
}

#[test]
fn a_position_without_moves_has_nothing_to_draw() {
    assert!(!Study::of_position(SMALL.parse().unwrap()).graph().has_moves());
    assert!(!placed().graph().has_moves());
    let mut study = placed();
    play_any(&mut study);
    assert!(study.graph().has_moves());
}

#[test]
fn moves_are_judged_where_both_scores_are_reliable() {
    let mut study = Study::of_position(SMALL.parse().unwrap());
    for text in ["d3-c3", "pass"] {
        study.play(text).unwrap();
    }
    let line = study.line();
    let judged = |study: &Study| study.evaluations.review(&study.record.tree, &line).slip(0);
    let best = Evaluation { line: vec![mv("d3-e3")], ..estimate(3.0, Review::NODES) };
    study.evaluations.note(line[0], best);
    assert_eq!(judged(&study), None);
    study.evaluations.note(line[1], estimate(-3.0, Review::NODES - 1));
    assert_eq!(judged(&study), None);
    study.evaluations.note(line[1], estimate(-3.0, Review::NODES));
    assert_eq!(judged(&study), Some(dvonn_coach::Slip::Blunder));

    // It stays with the analysis.
    let text = serde_json::to_string(&KeptStudy::of(&study)).unwrap();
    let again = serde_json::from_str::<KeptStudy>(&text).unwrap().take_up().unwrap();
    let line = again.line();
    let review = again.evaluations.review(&again.record.tree, &line);
    assert_eq!(review.ply(0).map(|ply| ply.best.mv), Some(mv("d3-e3")));
}

#[test]
fn an_analysis_is_restored_where_it_was_left() {
    let mut study = study("1. f3 a1 (1... k5 2. b1) 2. g3 *");
    study.walk(|cursor, tree| cursor.go_to(tree, 1));
    study.play("k5").unwrap();
    study.record.tree.set_comment(study.cursor.at(), "far away");
    let text = serde_json::to_string(&KeptStudy::of(&study)).unwrap();
    let again = serde_json::from_str::<KeptStudy>(&text).unwrap().take_up().unwrap();
    assert_eq!(again.position(), study.position());
    assert_eq!(again.record.tree.comment(again.cursor.at()), "far away");
    assert_eq!(again.record, study.record);
}
