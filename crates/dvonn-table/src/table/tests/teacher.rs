//! The teacher. The tests play the part of the engine.

use dvonn_engine::Estimate;

use super::*;
use crate::Rights;

fn terms_with_teacher() -> Terms {
    Terms { rights: Rights { teacher: true, ..Rights::CASUAL }, ..terms(Seat::Here, computer()) }
}

/// White has played c3-b3, and the computer has chosen f3-e3.
fn answered(terms: Terms) -> (Table, Option<EngineQuestion>) {
    let mut table = Table::new(terms, SMALL.parse().unwrap(), at(0));
    table.act(play("c3-b3"), at(100)).unwrap();
    let own = question(&mut table).unwrap();
    answer(&mut table, &own, "f3-e3", at(110));
    let next = question(&mut table);
    (table, next)
}

/// The teacher's question is answered with this move, worth these pieces for the side that makes it.
fn tell(table: &mut Table, question: &EngineQuestion, text: &str, pieces: f64) {
    let line = Line { score: Score::Estimate(Estimate::from_pieces(pieces)), ..line(text) };
    table.hear(Heard::Answer { number: question.number, lines: vec![line] }, at(120));
}

/// The best move would have been worth this much, and this much is left.
fn judged(best: f64, left: f64) -> Table {
    let (mut table, first) = answered(terms_with_teacher());
    tell(&mut table, &first.unwrap(), "c3-d3", best);
    let second = question(&mut table).expect("the second question is about what is left");
    assert_eq!(second.position.turn(), Color::White);
    let mv = second.position.legal_moves().next().unwrap();
    tell(&mut table, &second, &mv.to_string(), left);
    table
}

#[test]
fn a_mistake_that_the_computer_is_about_to_punish_is_told_before_and_can_be_taken_back() {
    let mut table = judged(1.0, -6.0);
    let oversight = table.oversight().expect("seven pieces are a mistake").clone();
    assert_eq!(oversight.reply(), mv("f3-e3"));
    assert_eq!(table.scene().arrows, [Arrow::of(mv("f3-e3"), 1).unwrap()]);
    assert!(table.take_notices().contains(&Notice::Overlooked(Box::new(oversight))));
    table.tick(at(60_000));
    assert_eq!((plies(&table), table.wakes_at()), (vec!["c3-b3".to_owned()], None), "the computer waits");
    table.act(Action::TakeBack, at(60_000)).unwrap();
    assert!(plies(&table).is_empty() && table.oversight().is_none() && table.is_turn_here());
    assert!(table.scene().arrows.is_empty());
}

#[test]
fn who_plays_on_gets_the_reply_at_once() {
    let mut table = judged(1.0, -6.0);
    table.act(Action::Hurry, at(200)).unwrap();
    assert_eq!(plies(&table), ["c3-b3", "f3-e3"]);
    assert!(table.oversight().is_none());
}

#[test]
fn what_loses_less_is_played_without_a_word() {
    for (best, left) in [(1.0, 0.0), (1.0, 1.0), (-3.0, 5.0)] {
        let mut table = judged(best, left);
        assert_eq!((table.oversight(), table.wakes_at()), (None, Some(at(700))), "{best} {left}");
        table.tick(at(700));
        assert_eq!(plies(&table), ["c3-b3", "f3-e3"]);
    }
}

#[test]
fn the_best_move_needs_no_second_question() {
    let (mut table, first) = answered(terms_with_teacher());
    let first = first.unwrap();
    assert_eq!(first.position, SMALL.parse().unwrap());
    tell(&mut table, &first, "c3-b3", 1.0);
    assert_eq!((question(&mut table), table.wakes_at()), (None, Some(at(700))));
}

#[test]
fn nobody_is_taught_without_asking_nor_with_a_clock() {
    let on_the_clock = Terms { control: "300+4".parse().ok(), ..terms_with_teacher() };
    for terms in [terms(Seat::Here, computer()), on_the_clock] {
        assert_eq!(answered(terms).1, None, "{terms:?}");
    }
}

#[test]
fn who_hurries_the_computer_or_has_no_engine_gets_the_reply() {
    let (mut table, _) = answered(terms_with_teacher());
    assert!(table.is_thinking());
    table.act(Action::Hurry, at(130)).unwrap();
    assert_eq!(plies(&table), ["c3-b3", "f3-e3"]);
    assert_eq!(table.take_requests(), [Request::Dismiss]);

    let (mut table, first) = answered(terms_with_teacher());
    table.hear(Heard::Failed { number: first.unwrap().number }, at(800));
    assert_eq!(plies(&table), ["c3-b3", "f3-e3"]);
    assert!(!table.has_failed());
}

#[test]
fn an_oversight_is_found_again_after_a_visit() {
    let table = judged(1.0, -6.0);
    let saved = SavedTable::of(&table, at(500));
    let mut restored = saved.restore(Pace::default(), at(0)).unwrap();
    assert!(restored.terms().rights.teacher);
    let own = question(&mut restored).expect("the computer is asked again");
    answer(&mut restored, &own, "f3-e3", at(10));
    assert_eq!(question(&mut restored).unwrap().position, SMALL.parse().unwrap());
}
