//! The table in all situations. The tests play the part of the clock, the engine and the server.

mod law;
mod online;
mod teacher;

use dvonn_coach::{AdviceStep, Assessed};
use dvonn_core::{Cell, CellSet, MoveError, Outcome};
use dvonn_engine::{Level, Line, Score, SearchTask, Time, Wdl, boards};
use dvonn_game::{Clock, Ending, Game, GameError, TimeControl};
use dvonn_view::{Arrow, Control};
use fastrand::Rng;

use super::*;
use crate::{ActionKind, Beginning, EngineQuestion, Heard, Pace, Refusal, Rights, SavedTable};

fn at(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn play(text: &str) -> Action {
    Action::Play(mv(text))
}

/// A line of the engine that begins with this move.
fn line(text: &str) -> Line {
    Line { depth: 3, selective_depth: 3, score: Score::proved(Wdl::Win), moves: vec![mv(text)] }
}

fn computer() -> Seat {
    Seat::Computer(Level::default())
}

fn terms(white: Seat, black: Seat) -> Terms {
    Terms::casual(ByColor::new(white, black))
}

fn clocked(white: Seat, black: Seat, control: &str) -> Terms {
    let control: TimeControl = control.parse().unwrap();
    Terms { control: Some(control), ..terms(white, black) }
}

fn against_computer(start: &str) -> Table {
    Table::new(terms(Seat::Here, computer()), start.parse().unwrap(), at(0))
}

fn two_here() -> Table {
    Table::new(terms(Seat::Here, Seat::Here), Position::START, at(0))
}

/// The question that the table asks now.
fn question(table: &mut Table) -> Option<EngineQuestion> {
    table.take_requests().into_iter().find_map(|request| match request {
        Request::Ask(question) => Some(*question),
        _ => None,
    })
}

fn answer(table: &mut Table, question: &EngineQuestion, text: &str, now: Duration) {
    table.hear(Heard::Answer { number: question.number, lines: vec![line(text)] }, now);
}

fn plies(table: &Table) -> Vec<String> {
    table.game().history().plies().iter().map(|ply| ply.mv.to_string()).collect()
}

/// White's c3 may go to b3 or d3, Black's f3 to e3; all stacks stay linked, whatever is played.
const SMALL: &str = "........./........../WDWBDBD..../........../......... W M";
/// White's only stack cuts off both black ones when it moves.
const CUT_OFF: &str = "........./........../DDDWBB...../........../......... W M";
/// Black has no stack at all.
const BLACK_PASSES: &str = "........./........../DDW2+......../........../......... B M";

// ---- the computer's moves ----

#[test]
fn the_computer_is_asked_on_its_turn_and_its_answer_waits_so_that_a_person_can_follow() {
    let mut table = Table::new(terms(Seat::Here, computer()), Position::START, at(0));
    assert_eq!(table.take_requests(), []);
    assert_eq!(table.wakes_at(), None, "nothing happens before White moves");
    table.act(play("f3"), at(1_000)).unwrap();
    let question = question(&mut table).expect("Black is the computer");
    assert_eq!(question.position, *table.position());
    assert!(table.is_thinking() && !table.is_turn_here());
    answer(&mut table, &question, "a1", at(1_010));
    assert_eq!((plies(&table), table.wakes_at()), (vec!["f3".to_owned()], Some(at(1_160))));
    table.tick(at(1_159));
    assert_eq!(plies(&table), ["f3"]);
    table.tick(at(1_160));
    assert_eq!(plies(&table), ["f3", "a1"]);
    assert!(table.is_turn_here());
}

#[test]
fn the_pace_is_counted_from_the_previous_move_and_a_late_answer_is_played_at_once() {
    let pace = |table: &mut Table| {
        table.act(play("c3-d3"), at(100)).unwrap();
        let question = question(table).unwrap();
        answer(table, &question, "f3-e3", at(101));
        table.wakes_at()
    };
    assert_eq!(pace(&mut against_computer(SMALL)), Some(at(700)));
    let slow = Terms { pace: Pace::uniform(at(2_000)), ..terms(Seat::Here, computer()) };
    assert_eq!(pace(&mut Table::new(slow, SMALL.parse().unwrap(), at(0))), Some(at(2_100)));
    let mut late = against_computer(SMALL);
    late.act(play("c3-d3"), at(100)).unwrap();
    let question = question(&mut late).unwrap();
    answer(&mut late, &question, "f3-e3", at(900));
    assert_eq!(plies(&late), ["c3-d3", "f3-e3"]);
}

#[test]
fn with_a_clock_the_computer_s_move_is_never_delayed_and_the_engine_manages_its_time() {
    let terms = clocked(Seat::Here, computer(), "300+4");
    let mut table = Table::new(terms, Position::START, at(0));
    table.act(play("f3"), at(0)).unwrap();
    let first = question(&mut table).unwrap();
    let time = Time::Game { left: at(300_000), increment: at(4_000) };
    assert_eq!(first.task.limits.time, Some(time));
    answer(&mut table, &first, "a1", at(50));
    assert_eq!(plies(&table), ["f3", "a1"]);
    assert_eq!(table.game().clock().unwrap().left(Color::Black, at(50)), at(303_950));
}

#[test]
fn without_a_clock_there_is_no_time_limit() {
    let mut table = Table::new(terms(computer(), Seat::Here), Position::START, at(0));
    assert_eq!(question(&mut table).unwrap().task, Level::default().task(Phase::Placement, None));
}

#[test]
fn an_answer_to_an_old_question_is_ignored() {
    let mut table = Table::new(terms(Seat::Here, computer()), Position::START, at(0));
    table.act(play("f3"), at(0)).unwrap();
    let first = question(&mut table).unwrap();
    table.act(Action::TakeBack, at(10)).unwrap();
    assert_eq!(table.take_requests(), [Request::Dismiss]);
    table.act(play("e3"), at(20)).unwrap();
    let second = question(&mut table).unwrap();
    assert_ne!(first.number, second.number);
    answer(&mut table, &first, "a1", at(5_000));
    table.hear(Heard::Failed { number: first.number }, at(5_000));
    assert_eq!(plies(&table), ["e3"]);
    answer(&mut table, &second, "b1", at(5_000));
    assert_eq!(plies(&table), ["e3", "b1"]);
}

#[test]
fn nobody_moves_for_the_computer() {
    let mut table = Table::new(terms(computer(), Seat::Here), Position::START, at(0));
    let turn = Color::White;
    assert_eq!(table.act(play("f3"), at(1)), Err(GameError::NotYourTurn { turn }.into()));
    assert!(plies(&table).is_empty() && table.is_thinking());
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut table = against_computer(SMALL);
    let before = table.clone();
    let refused = table.act(play("d3-e3"), at(0));
    assert_eq!(refused, Err(MoveError::NotYours { from: Cell::D3 }.into()));
    assert_eq!(table, before);
}

#[test]
fn the_computer_passes_by_itself_and_a_person_must_pass() {
    let mut table = against_computer(BLACK_PASSES);
    assert_eq!(question(&mut table), None, "a forced pass needs no thought");
    assert_eq!(table.wakes_at(), Some(at(600)));
    assert!(!table.is_passing(), "the computer does");
    table.tick(at(600));
    assert_eq!(plies(&table), ["pass"]);
    let mut person = Table::new(terms(computer(), Seat::Here), BLACK_PASSES.parse().unwrap(), at(0));
    assert_eq!(person.may(ActionKind::Play), Err(Refusal::MustPass));
    assert_eq!(person.may(ActionKind::Hint), Err(Refusal::MustPass));
    person.act(Action::Play(Move::Pass), at(1)).unwrap();
    assert_eq!(plies(&person), ["pass"]);
    let can_move = against_computer(SMALL);
    assert_eq!(can_move.may(ActionKind::Pass), Err(MoveError::MustMove.into()));
}

#[test]
fn a_person_s_forced_pass_happens_by_itself_after_a_moment() {
    let mut table = Table::new(terms(computer(), Seat::Here), CUT_OFF.parse().unwrap(), at(0));
    let first = question(&mut table).unwrap();
    answer(&mut table, &first, "d3-c3", at(5_000));
    assert!(table.is_passing() && table.is_turn_here());
    assert_eq!((table.wakes_at(), table.may(ActionKind::Pass)), (Some(at(5_900)), Ok(())));
    assert_eq!(table.may(ActionKind::Hurry), Err(Refusal::NotThinking), "nobody hurries a person");
    table.tick(at(5_899));
    assert_eq!(plies(&table), ["d3-c3"]);
    table.take_notices();
    table.tick(at(5_900));
    assert_eq!(plies(&table), ["d3-c3", "pass"]);
    let notices = table.take_notices();
    let [Notice::Played(played)] = &notices[..] else { panic!("{notices:?}") };
    assert_eq!((played.ply.by, played.ply.mv), (Color::Black, Move::Pass));
    assert!(!table.is_passing() && table.is_thinking());
}

#[test]
fn between_two_people_forced_passes_happen_by_themselves_too() {
    let mut table = Table::new(terms(Seat::Here, Seat::Here), BLACK_PASSES.parse().unwrap(), at(0));
    assert!(table.is_passing());
    table.tick(at(900));
    assert_eq!(plies(&table), ["pass"]);
    table.act(play("c3-a3"), at(1_000)).unwrap();
    assert_eq!(table.wakes_at(), None, "the game is over");
}

#[test]
fn with_a_clock_a_forced_pass_costs_no_time() {
    let mut table = Table::new(clocked(Seat::Here, Seat::Here, "60"), CUT_OFF.parse().unwrap(), at(0));
    table.act(play("d3-c3"), at(0)).unwrap();
    assert_eq!(plies(&table), ["d3-c3", "pass"]);
    assert_eq!(table.game().clock().unwrap().left(Color::Black, at(500)), at(60_000));
}

#[test]
fn whoever_wants_to_passes_by_hand_and_can_change_that_at_any_time() {
    let by_hand = Pace { forced_pass: None, ..Pace::default() };
    let terms = Terms { pace: by_hand, ..terms(Seat::Here, Seat::Here) };
    let mut table = Table::new(terms, BLACK_PASSES.parse().unwrap(), at(0));
    assert_eq!((table.is_passing(), table.wakes_at()), (false, None));
    table.set_pace(Pace::default());
    assert_eq!((table.is_passing(), table.wakes_at()), (true, Some(at(900))));
    table.set_pace(by_hand);
    assert_eq!((table.is_passing(), table.wakes_at()), (false, None));
    table.act(Action::Play(Move::Pass), at(1)).unwrap();
    assert_eq!(plies(&table), ["pass"]);
}

#[test]
fn resigning_or_taking_back_cancels_a_forced_pass() {
    let mut table = Table::new(terms(Seat::Here, Seat::Here), CUT_OFF.parse().unwrap(), at(0));
    table.act(play("d3-c3"), at(0)).unwrap();
    assert!(table.is_passing());
    table.act(Action::TakeBack, at(100)).unwrap();
    assert_eq!((plies(&table).len(), table.wakes_at()), (0, None));
    table.act(play("d3-c3"), at(200)).unwrap();
    table.act(Action::Resign, at(300)).unwrap();
    assert_eq!((plies(&table).len(), table.wakes_at()), (1, None));
}

#[test]
fn the_computer_is_slow_only_after_a_second() {
    let mut table = Table::new(terms(Seat::Here, computer()), Position::START, at(0));
    assert!(!table.is_slow(at(9_000)), "the person may take all the time there is");
    table.act(play("f3"), at(2_000)).unwrap();
    assert_eq!((table.is_slow(at(2_999)), table.is_slow(at(3_000))), (false, true));
    assert_eq!(table.wakes_at(), Some(at(3_000)), "somebody has to say so");
    table.tick(at(3_000));
    assert_eq!(table.wakes_at(), None);
    let question = question(&mut table).unwrap();
    answer(&mut table, &question, "a1", at(4_000));
    assert!(!table.is_slow(at(9_000)));
}

#[test]
fn a_hurried_computer_plays_its_best_move_so_far() {
    let mut table = Table::new(terms(Seat::Here, computer()), Position::START, at(0));
    assert_eq!(table.act(Action::Hurry, at(0)), Err(Refusal::NotThinking));
    table.act(play("f3"), at(0)).unwrap();
    let question = question(&mut table).unwrap();
    table.act(Action::Hurry, at(5)).unwrap();
    assert_eq!(table.take_requests(), [Request::Hurry]);
    answer(&mut table, &question, "a1", at(6));
    assert_eq!(plies(&table), ["f3"], "the answer waits");
    table.act(Action::Hurry, at(7)).unwrap();
    assert_eq!(plies(&table), ["f3", "a1"]);
}

#[test]
fn the_computer_s_line_is_known_while_it_thinks() {
    let mut table = Table::new(terms(computer(), Seat::Here), Position::START, at(0));
    let question = question(&mut table).unwrap();
    table.hear(Heard::Thinking { number: question.number, line: line("f3") }, at(1));
    let thought = Thought { line: line("f3"), turn: Color::White };
    assert_eq!((table.thought(), table.is_thinking()), (Some(&thought), true));
    answer(&mut table, &question, "e3", at(1_000));
    assert_eq!(table.thought().unwrap().line, line("e3"));
    assert_eq!(plies(&table), ["e3"]);
}

#[test]
fn a_computer_that_failed_is_asked_again() {
    for broken in [vec![], vec![line("a1-b1")]] {
        let mut table = Table::new(terms(computer(), Seat::Here), Position::START, at(0));
        assert_eq!(table.act(Action::Retry, at(0)), Err(Refusal::NothingFailed));
        let number = question(&mut table).unwrap().number;
        table.take_notices();
        table.hear(Heard::Answer { number, lines: broken }, at(1));
        assert!(!table.is_thinking() && table.has_failed());
        assert_eq!(table.take_notices(), [Notice::ComputerFailed]);
        table.act(Action::Retry, at(10)).unwrap();
        assert!(question(&mut table).is_some() && table.is_thinking() && !table.has_failed());
    }
}

#[test]
fn the_level_changes_for_all_computers() {
    let strong = Level::new(9).unwrap();
    let mut table = Table::new(terms(Seat::Here, computer()), Position::START, at(0));
    table.act(Action::SetLevel(strong), at(0)).unwrap();
    assert_eq!(table.seat(Color::Black), Seat::Computer(strong));
    table.act(play("f3"), at(0)).unwrap();
    assert_eq!(question(&mut table).unwrap().task, strong.task(Phase::Placement, None));
    assert_eq!(two_here().act(Action::SetLevel(strong), at(0)), Err(Refusal::NoComputer));
}

// ---- take-backs ----

#[test]
fn taking_back_returns_the_choice_to_the_person() {
    let mut table = Table::new(terms(Seat::Here, computer()), Position::START, at(0));
    let nothing = Err(GameError::NothingToTakeBack.into());
    assert_eq!(table.may(ActionKind::TakeBack), nothing);
    table.act(play("f3"), at(0)).unwrap();
    let question = question(&mut table).unwrap();
    answer(&mut table, &question, "a1", at(5_000));
    table.take_notices();
    table.act(Action::TakeBack, at(6_000)).unwrap();
    assert!(plies(&table).is_empty() && table.is_turn_here());
    assert_eq!(table.may(ActionKind::TakeBack), nothing);
    assert_eq!(table.take_notices(), [Notice::TakenBack { to: 0 }]);
}

#[test]
fn two_people_take_back_one_ply() {
    let mut table = two_here();
    for text in ["f3", "a1", "b1"] {
        table.act(play(text), at(0)).unwrap();
    }
    table.act(Action::TakeBack, at(0)).unwrap();
    assert_eq!(plies(&table), ["f3", "a1"]);
}

#[test]
fn the_computer_s_first_move_cannot_be_taken_back() {
    let mut table = Table::new(terms(computer(), Seat::Here), Position::START, at(0));
    let question = question(&mut table).unwrap();
    answer(&mut table, &question, "f3", at(5_000));
    assert_eq!(table.act(Action::TakeBack, at(5_000)), Err(GameError::NothingToTakeBack.into()));
    assert_eq!(plies(&table), ["f3"]);
}

#[test]
fn forced_passes_are_taken_back_with_the_choice_before_them() {
    let mut table = Table::new(terms(computer(), Seat::Here), CUT_OFF.parse().unwrap(), at(0));
    let first = question(&mut table).unwrap();
    answer(&mut table, &first, "d3-c3", at(1_000));
    // White's move cut off both black stacks, so Black passes and White ends the game.
    table.act(Action::Play(Move::Pass), at(1_000)).unwrap();
    assert_eq!(table.may(ActionKind::TakeBack), Err(GameError::NothingToTakeBack.into()));
}

#[test]
fn a_count_can_be_taken_back_and_a_resignation_cannot() {
    let mut table = two_here();
    table.replace(Table::new(terms(Seat::Here, Seat::Here), BLACK_PASSES.parse().unwrap(), at(0)));
    table.act(Action::Play(Move::Pass), at(0)).unwrap();
    table.act(play("c3-a3"), at(0)).unwrap();
    assert!(matches!(table.game().ending(), Some(Ending::Counted(_))));
    table.act(Action::TakeBack, at(0)).unwrap();
    assert_eq!((plies(&table), table.game().ending()), (vec!["pass".to_owned()], None));
    table.act(Action::Resign, at(0)).unwrap();
    let ending = Ending::Resigned { by: Color::White };
    assert_eq!(table.act(Action::TakeBack, at(0)), Err(GameError::Over(ending).into()));
}

// ---- hints ----

#[test]
fn a_hint_shows_where_to_look_then_the_stack_and_then_the_move_with_its_reasons() {
    let mut table = against_computer(SMALL);
    table.act(Action::Hint, at(0)).unwrap();
    let question = question(&mut table).unwrap();
    let task = SearchTask::hint(Phase::Movement, Some(Time::Move(at(5_000))));
    assert_eq!(question.task, SearchTask { lines: 2, ..task });
    assert!(table.is_seeking_hint() && table.is_turn_here() && !table.is_thinking());
    assert_eq!(table.act(Action::Hint, at(0)), Err(Refusal::HintPending), "one question is enough");
    table.hear(Heard::Thinking { number: question.number, line: line("c3-d3") }, at(50));
    assert_eq!((table.thought(), table.hint()), (None, None), "nothing is given away early");
    table.take_notices();
    let lines = vec![line("c3-d3"), line("c3-b3"), line("a1-a2")];
    table.hear(Heard::Answer { number: question.number, lines }, at(100));
    let known: Vec<Assessed> = [&line("c3-d3"), &line("c3-b3")].map(Into::into).to_vec();
    let hint = |shown| Hint { known: known.clone(), shown };
    let advice = hint(AdviceStep::Area).advice(table.position());
    assert_eq!(advice.cost.map(|gap| gap.next), Some(mv("c3-b3")), "what cannot be played is left out");
    assert_eq!(table.take_notices(), [Notice::Hinted(hint(AdviceStep::Area))]);
    let marked = |table: &Table| {
        Cell::ALL.into_iter().filter(|&cell| table.scene().marks[cell].is_some()).collect::<CellSet>()
    };
    assert_eq!((table.scene().arrows, marked(&table)), (vec![], Cell::D3.neighbours().with(Cell::D3)));
    table.act(Action::Hint, at(0)).unwrap();
    assert_eq!(table.take_notices(), [Notice::Hinted(hint(AdviceStep::Stack))]);
    assert_eq!((table.scene().arrows, marked(&table)), (vec![Arrow::at(Cell::C3, 1)], CellSet::EMPTY));
    table.act(Action::Hint, at(0)).unwrap();
    assert_eq!(table.hint(), Some(&hint(AdviceStep::Move)));
    assert_eq!(table.scene().arrows, [Arrow::of(mv("c3-d3"), 1).unwrap()]);
    assert_eq!(table.hints(), ByColor::new(1, 0), "three presses are one hint");
    assert_eq!(saved_and_restored(&table, at(0), at(0)).hints(), table.hints());
    assert_eq!(table.act(Action::Hint, at(0)), Err(Refusal::HintShown));
    table.act(play("c3-b3"), at(200)).unwrap();
    assert_eq!((table.hint(), table.scene().arrows), (None, vec![]));
}

#[test]
fn a_hint_for_a_placement_has_two_steps() {
    let mut table = two_here();
    table.act(Action::Hint, at(0)).unwrap();
    let question = question(&mut table).unwrap();
    answer(&mut table, &question, "f3", at(100));
    assert_eq!(table.hint().map(|hint| hint.shown), Some(AdviceStep::Area));
    table.act(Action::Hint, at(100)).unwrap();
    assert_eq!(table.hint().map(|hint| hint.shown), Some(AdviceStep::Move));
    assert_eq!(table.scene().arrows, [Arrow::at(Cell::F3, 1)]);
    table.hide_hint();
    assert_eq!((table.hint(), table.may(ActionKind::Hint)), (None, Ok(())));
}

#[test]
fn a_move_cancels_the_search_for_a_hint() {
    let mut table = against_computer(SMALL);
    table.act(Action::Hint, at(0)).unwrap();
    let question = question(&mut table).unwrap();
    table.act(play("c3-d3"), at(50)).unwrap();
    answer(&mut table, &question, "c3-b3", at(60));
    assert_eq!((table.hint(), table.hints()), (None, ByColor::new(0, 0)));
    assert_eq!(plies(&table), ["c3-d3"]);
}

#[test]
fn a_failed_hint_can_be_retried_or_is_dropped_with_the_next_move() {
    let mut table = against_computer(SMALL);
    table.act(Action::Hint, at(0)).unwrap();
    let first = question(&mut table).unwrap();
    table.hear(Heard::Failed { number: first.number }, at(1));
    assert!(table.has_failed() && table.is_turn_here());
    table.act(Action::Retry, at(2)).unwrap();
    assert!(table.is_seeking_hint());
    let second = question(&mut table).unwrap();
    table.hear(Heard::Failed { number: second.number }, at(3));
    table.act(play("c3-d3"), at(4)).unwrap();
    assert!(!table.has_failed() && table.is_thinking());
}

// ---- filling ----

#[test]
fn the_computer_fills_the_board_for_both_in_two_seconds() {
    let mut rng = Rng::with_seed(5);
    let mut table = Table::new(terms(Seat::Here, computer()), Position::START, at(0));
    table.act(Action::Fill, at(0)).unwrap();
    assert_eq!(table.scene().control, Control::Nobody);
    let mut now = at(0);
    while table.position().phase() == Phase::Placement {
        assert!(table.is_filling() && !table.is_turn_here());
        let question = question(&mut table).expect("the computer places for both");
        assert_eq!(question.task, SearchTask::filler());
        let moves: Vec<Move> = table.position().legal_moves().collect();
        answer(&mut table, &question, &rng.choice(&moves).unwrap().to_string(), now + at(3));
        now = table.wakes_at().expect("the placement waits");
        table.tick(now);
    }
    assert_eq!(now, at(49 * 40));
    assert!(!table.is_filling() && table.is_turn_here(), "White, a person, moves first");
    let notices = table.take_notices();
    let filled =
        notices.iter().filter(|notice| matches!(notice, Notice::Played(played) if played.is_filling));
    assert_eq!(filled.count(), 49);
    assert_eq!(table.act(Action::Fill, now), Err(Refusal::AllPlaced));
    table.act(Action::TakeBack, now).unwrap();
    assert!(plies(&table).is_empty() && !table.is_filling() && table.is_turn_here());
}

#[test]
fn one_take_back_undoes_the_whole_filling_and_the_next_one_the_choice_before_it() {
    for by_chance in [false, true] {
        let mut table = two_here();
        for text in ["f3", "a1", "b1"] {
            table.act(play(text), at(0)).unwrap();
        }
        let fill = if by_chance { Action::FillAtRandom { seed: 4 } } else { Action::Fill };
        table.act(fill, at(1)).unwrap();
        let mut now = at(1);
        while table.position().phase() == Phase::Placement {
            let question = question(&mut table).unwrap();
            let cell = table.position().legal_moves().next().unwrap();
            answer(&mut table, &question, &cell.to_string(), now);
            now += at(40);
            table.tick(now);
        }
        assert_eq!(plies(&table).len(), 49);
        let restored = saved_and_restored(&table, now, now);
        for mut table in [table, restored] {
            let first = table.position().legal_moves().next().unwrap();
            table.act(Action::Play(first), now).unwrap();
            for remaining in [49, 3, 2] {
                table.act(Action::TakeBack, now).unwrap();
                assert_eq!(plies(&table).len(), remaining);
            }
            table.act(play("k5"), now).unwrap();
            table.act(Action::TakeBack, now).unwrap();
            assert_eq!(plies(&table).len(), 2, "what was filled before is forgotten");
        }
    }
}

#[test]
fn a_filling_that_was_stopped_is_taken_back_as_far_as_it_went() {
    let mut table = Table::new(terms(Seat::Here, computer()), Position::START, at(0));
    table.act(Action::Fill, at(0)).unwrap();
    for (cell, now) in [("f3", 40), ("a1", 80), ("b1", 120)] {
        let question = question(&mut table).unwrap();
        answer(&mut table, &question, cell, at(now));
    }
    table.take_requests();
    table.act(Action::StopFilling, at(130)).unwrap();
    let question = question(&mut table).expect("Black is the computer");
    answer(&mut table, &question, "k5", at(1_000));
    assert_eq!(plies(&table), ["f3", "a1", "b1", "k5"]);
    table.act(Action::TakeBack, at(2_000)).unwrap();
    assert!(plies(&table).is_empty());
}

#[test]
fn filling_can_be_stopped() {
    let mut table = Table::new(terms(Seat::Here, computer()), Position::START, at(0));
    assert_eq!(table.act(Action::StopFilling, at(0)), Err(Refusal::NotFilling));
    table.act(Action::Fill, at(0)).unwrap();
    assert_eq!(table.act(Action::Fill, at(0)), Err(Refusal::AlreadyFilling));
    table.take_requests();
    table.act(Action::StopFilling, at(0)).unwrap();
    assert_eq!(table.take_requests(), [Request::Dismiss]);
    assert!(table.is_turn_here());
}

#[test]
fn the_rest_is_placed_at_random_from_a_seed() {
    let filled = |seed| {
        let mut table = Table::new(terms(Seat::Here, computer()), Position::START, at(0));
        table.act(play("f3"), at(0)).unwrap();
        table.act(Action::FillAtRandom { seed }, at(1)).unwrap();
        assert_eq!((table.position().phase(), plies(&table).len()), (Phase::Movement, 49));
        assert_eq!(table.position().stack(Cell::F3), Some(dvonn_core::Stack::DVONN));
        assert!(table.is_turn_here() && !table.is_filling() && !table.is_thinking());
        *table.position()
    };
    assert_eq!(filled(1), filled(1));
    assert_ne!(filled(1), filled(2));
}

// ---- ends ----

#[test]
fn the_only_person_resigns_or_else_the_side_to_move() {
    for (white, black, resigner) in [
        (Seat::Here, computer(), Some(Color::White)),
        (computer(), Seat::Here, Some(Color::Black)),
        (Seat::Here, Seat::Here, Some(Color::White)),
        (computer(), computer(), None),
    ] {
        let mut table = Table::new(terms(white, black), Position::START, at(0));
        table.take_notices();
        assert_eq!(table.resigner(), resigner);
        match resigner {
            Some(by) => {
                table.act(Action::Resign, at(1)).unwrap();
                assert_eq!(table.take_notices(), [Notice::Ended(Ending::Resigned { by })]);
                assert!(!table.is_thinking() && table.wakes_at().is_none());
            }
            None => assert_eq!(table.act(Action::Resign, at(1)), Err(Refusal::NobodyHere)),
        }
    }
}

#[test]
fn two_people_agree_to_a_draw_or_do_not() {
    let mut table = two_here();
    table.take_notices();
    let no_offer = Err(GameError::NoOffer.into());
    assert_eq!(table.act(Action::AcceptDraw, at(0)), no_offer);
    table.act(Action::OfferDraw, at(0)).unwrap();
    assert_eq!(table.act(Action::OfferDraw, at(0)), Err(GameError::AlreadyOffered.into()));
    table.act(Action::DeclineDraw, at(0)).unwrap();
    assert_eq!(table.act(Action::DeclineDraw, at(0)), no_offer);
    table.act(Action::OfferDraw, at(0)).unwrap();
    table.act(Action::AcceptDraw, at(0)).unwrap();
    let offered = Notice::DrawOffered { by: Color::White };
    assert_eq!(
        table.take_notices(),
        [
            offered.clone(),
            Notice::DrawDeclined { by: Color::Black },
            offered,
            Notice::Ended(Ending::DrawAgreed)
        ]
    );
    let computer = against_computer(SMALL);
    assert_eq!(computer.may(ActionKind::OfferDraw), Err(Refusal::ComputerPlays));
}

#[test]
fn a_flag_falls_by_itself_and_ends_the_computer_s_thinking() {
    let terms = clocked(Seat::Here, computer(), "10");
    let mut table = Table::new(terms, Position::START, at(0));
    table.act(play("f3"), at(0)).unwrap();
    table.take_requests();
    table.take_notices();
    table.tick(at(9_999));
    assert_eq!(table.game().ending(), None);
    table.tick(at(10_000));
    let fallen = Ending::FlagFell { by: Color::Black };
    assert_eq!(table.take_notices(), [Notice::Ended(fallen)]);
    assert_eq!(table.take_requests(), [Request::Dismiss]);
    assert_eq!((table.wakes_at(), table.is_thinking()), (None, false));
    assert_eq!(table.act(play("a1"), at(10_001)), Err(GameError::Over(fallen).into()));
}

#[test]
fn a_move_after_the_flag_is_refused_and_the_game_is_over() {
    let mut table = Table::new(clocked(Seat::Here, Seat::Here, "10"), Position::START, at(0));
    table.act(play("f3"), at(0)).unwrap();
    let fallen = Ending::FlagFell { by: Color::Black };
    assert_eq!(table.act(play("a1"), at(20_000)), Err(GameError::Over(fallen).into()));
    assert_eq!(table.game().ending(), Some(fallen));
}

#[test]
fn the_table_wakes_exactly_when_a_clock_shows_something_else_or_a_flag_falls() {
    let mut table = Table::new(clocked(Seat::Here, Seat::Here, "21"), Position::START, at(0));
    assert_eq!(table.wakes_at(), None, "the clock starts with the first move");
    table.act(play("f3"), at(500)).unwrap();
    let mut wakes = Vec::new();
    while let Some(next) = table.wakes_at() {
        assert!(next > table.now);
        table.tick(next);
        wakes.push(next);
    }
    // One second until 0:20.0, then every tenth of a second.
    let expected: Vec<Duration> = (0..=200).map(|tenth| at(1_500 + 100 * tenth)).collect();
    assert_eq!(wakes, expected);
    assert_eq!(table.game().ending(), Some(Ending::FlagFell { by: Color::Black }));
}

#[test]
fn a_rematch_swaps_the_colours_and_keeps_the_board() {
    let mut rng = Rng::with_seed(3);
    let terms = Terms { beginning: Beginning::Random, ..terms(Seat::Here, computer()) };
    let board = boards::random(&mut rng);
    let mut table = Table::new(terms, board, at(0));
    assert_eq!(table.act(Action::Rematch, at(0)), Err(Refusal::NotOver));
    table.act(Action::Resign, at(1)).unwrap();
    table.take_notices();
    table.act(Action::Rematch, at(2)).unwrap();
    assert_eq!((table.seat(Color::White), table.seat(Color::Black)), (computer(), Seat::Here));
    assert_eq!((table.position(), table.terms().beginning), (&board, Beginning::Random));
    assert_eq!(table.take_notices(), [Notice::Began]);
    assert!(table.is_thinking());
}

#[test]
fn a_rematch_can_be_easier_or_harder() {
    let mut table = against_computer(SMALL);
    let harder = Level::new(9).unwrap();
    assert_eq!(table.act(Action::RematchAt(harder), at(0)), Err(Refusal::NotOver));
    table.act(Action::Resign, at(1)).unwrap();
    table.act(Action::RematchAt(harder), at(2)).unwrap();
    assert_eq!((table.seat(Color::White), table.seat(Color::Black)), (Seat::Computer(harder), Seat::Here));
    let mut people = two_here();
    people.act(Action::Resign, at(1)).unwrap();
    assert_eq!(people.may(ActionKind::RematchAt), Err(Refusal::NoComputer));
}

#[test]
fn the_numbers_of_questions_continue_in_the_next_game() {
    let mut table = Table::new(terms(computer(), Seat::Here), Position::START, at(0));
    let old = question(&mut table).unwrap();
    table.replace(Table::new(terms(computer(), Seat::Here), Position::START, at(5)));
    let requests = table.take_requests();
    let [Request::Dismiss, Request::Ask(new)] = &requests[..] else { panic!("{requests:?}") };
    assert_ne!(old.number, new.number);
    answer(&mut table, &old, "a1", at(1_000));
    assert!(plies(&table).is_empty() && table.is_thinking());
    answer(&mut table, new, "f3", at(1_000));
    assert_eq!(plies(&table), ["f3"]);
}

#[test]
fn a_game_is_played_to_the_end_and_every_ply_gives_a_notice() {
    let mut rng = Rng::with_seed(11);
    let board = boards::random(&mut rng);
    let mut table = Table::new(terms(Seat::Here, Seat::Here), board, at(0));
    let mut before = board;
    while table.game().ending().is_none() {
        let moves: Vec<Move> = table.position().legal_moves().collect();
        table.take_notices();
        table.act(Action::Play(*rng.choice(&moves).unwrap()), at(0)).unwrap();
        let notices = table.take_notices();
        let Some(Notice::Played(played)) = notices.first() else { panic!("{notices:?}") };
        assert_eq!((played.before, Some(&played.ply)), (before, table.last_ply()));
        assert_eq!(notices.len(), 1 + usize::from(table.game().ending().is_some()));
        before = *table.position();
    }
    let outcome = Outcome::of_scores(table.position().scores());
    assert_eq!(table.game().ending(), Some(Ending::Counted(outcome)));
    assert_eq!(table.scene().control, Control::Nobody);
}

// ---- computers only ----

#[test]
fn a_game_between_computers_can_be_paused_with_its_clock() {
    let mut table = Table::new(clocked(computer(), computer(), "60"), Position::START, at(0));
    let first = question(&mut table).unwrap();
    answer(&mut table, &first, "f3", at(0));
    let second = question(&mut table).unwrap();
    table.act(Action::Pause, at(10_000)).unwrap();
    assert_eq!((table.wakes_at(), table.is_paused()), (None, true));
    assert_eq!(table.act(Action::Pause, at(10_000)), Err(Refusal::CannotPause));
    answer(&mut table, &second, "a1", at(40_000));
    assert_eq!(plies(&table), ["f3"], "the answer waits");
    table.act(Action::Continue, at(50_000)).unwrap();
    assert_eq!(plies(&table), ["f3", "a1"]);
    assert_eq!(table.game().clock().unwrap().left(Color::Black, at(50_000)), at(50_000));
    assert_eq!(table.act(Action::Continue, at(50_000)), Err(Refusal::NotPaused));
    assert_eq!(against_computer(SMALL).may(ActionKind::Pause), Err(Refusal::CannotPause));
}

#[test]
fn taking_back_between_computers_takes_one_ply_and_pauses() {
    let mut table = Table::new(terms(computer(), computer()), Position::START, at(0));
    let first = question(&mut table).unwrap();
    answer(&mut table, &first, "f3", at(1_000));
    table.act(Action::TakeBack, at(2_000)).unwrap();
    assert!(plies(&table).is_empty() && table.is_paused() && !table.is_thinking());
    table.take_requests();
    table.act(Action::Continue, at(3_000)).unwrap();
    assert!(table.is_thinking() && question(&mut table).is_some());
}

// ---- rights ----

#[test]
fn a_rated_game_has_no_hints_and_no_take_backs() {
    let rated = Terms { rights: Rights::RATED, ..terms(Seat::Here, Seat::Here) };
    let mut table = Table::new(rated, Position::START, at(0));
    table.act(play("f3"), at(0)).unwrap();
    for kind in [ActionKind::Hint, ActionKind::TakeBack] {
        assert_eq!(table.may(kind), Err(Refusal::NotAllowed), "{kind:?}");
    }
}

#[test]
fn only_people_here_can_use_the_board() {
    for (white, black, control) in [
        (Seat::Here, Seat::Here, Control::Both),
        (Seat::Here, computer(), Control::Only(Color::White)),
        (computer(), Seat::Here, Control::Only(Color::Black)),
        (computer(), computer(), Control::Nobody),
        (Seat::Elsewhere, Seat::Here, Control::Only(Color::Black)),
    ] {
        let table = Table::new(terms(white, black), Position::START, at(0));
        assert_eq!(table.scene().control, control, "{white:?} {black:?}");
        assert_eq!(table.scene().last, None);
    }
    let mut table = two_here();
    table.act(play("f3"), at(0)).unwrap();
    let scene = table.scene();
    assert_eq!((scene.position, scene.last), (*table.position(), Some(mv("f3"))));
    assert_eq!(scene.composition, table.game().history().composition());
}

#[test]
fn an_earlier_position_is_shown_with_its_last_move_and_nobody_can_play_there() {
    let mut table = against_computer(CUT_OFF);
    let start = *table.position();
    table.act(play("d3-c3"), at(0)).unwrap();
    table.tick(at(5_000));
    assert_eq!(plies(&table), ["d3-c3", "pass"]);
    let scene = |ply| {
        let scene = table.scene_at(ply);
        assert_eq!(scene.control, Control::Nobody);
        (scene.position, scene.last)
    };
    let after = table.game().history().plies()[0].position;
    assert_eq!(scene(0), (start, None));
    assert_eq!(scene(1), (after, Some(mv("d3-c3"))));
    assert_eq!(scene(9), (*table.position(), Some(Move::Pass)));
    assert_eq!(table.scene_at(2).composition, table.game().history().composition());
}

// ---- saving ----

fn saved_and_restored(table: &Table, now: Duration, later: Duration) -> Table {
    let text = serde_json::to_string(&SavedTable::of(table, now)).unwrap();
    let saved: SavedTable = serde_json::from_str(&text).unwrap();
    saved.restore(Pace::default(), later).unwrap()
}

#[test]
fn a_saved_table_is_restored_with_its_clocks_as_they_were() {
    let mut table = Table::new(clocked(Seat::Here, computer(), "300"), Position::START, at(0));
    table.act(play("f3"), at(1_000)).unwrap();
    let again = saved_and_restored(&table, at(11_000), at(50));
    assert_eq!(again.terms(), table.terms());
    assert_eq!(again.position(), table.position());
    assert!(again.is_thinking(), "the computer was to move");
    assert_eq!(again.game().clock().unwrap().left(Color::Black, at(1_050)), at(289_000));
}

#[test]
fn the_saved_form_is_stable() {
    let mut table = Table::new(clocked(Seat::Here, computer(), "300"), Position::START, at(0));
    table.act(play("f3"), at(1_000)).unwrap();
    let text = serde_json::to_string_pretty(&SavedTable::of(&table, at(11_000))).unwrap();
    assert_eq!(
        text,
        r#"{
  "record": "[TimeControl \"300\"]\n[Result \"*\"]\n\n1. f3 @5:00 *\n",
  "white": "here",
  "black": {
    "computer": 1
  },
  "beginning": "empty",
  "rights": {
    "take-backs": true,
    "hints": true
  },
  "left": [
    300000,
    290000
  ]
}"#
    );
}

#[test]
fn saved_games_are_compared_by_moves_and_not_by_clocks() {
    let mut table = Table::new(clocked(Seat::Here, Seat::Here, "300"), Position::START, at(0));
    table.act(play("f3"), at(0)).unwrap();
    let (now, later) = (SavedTable::of(&table, at(1_000)), SavedTable::of(&table, at(2_000)));
    assert!(now != later && now.has_same_game(&later));
    table.act(play("a1"), at(2_000)).unwrap();
    assert!(!now.has_same_game(&SavedTable::of(&table, at(2_000))));
}

#[test]
fn a_finished_game_stays_finished() {
    let mut table = Table::new(clocked(Seat::Here, computer(), "300"), Position::START, at(0));
    table.act(Action::Resign, at(1)).unwrap();
    let again = saved_and_restored(&table, at(2), at(3));
    assert_eq!((again.game().ending(), again.wakes_at()), (table.game().ending(), None));
}

#[test]
fn a_game_continues_with_its_own_clock() {
    let game = Game::new(Position::START, Some("60".parse().unwrap()));
    let table = Table::resume(terms(Seat::Here, Seat::Here), game, at(0));
    assert_eq!(table.game().clock().map(Clock::control), Some("60".parse().unwrap()));
}
