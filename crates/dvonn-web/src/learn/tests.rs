use dvonn_coach::{COURSE, Input, Remark, Task};
use dvonn_core::{Cell, Color, Move};

use super::lesson::{Help, Lesson, Mood};
use super::place::Place;

fn lesson(id: &str) -> Lesson {
    let mut lesson = Lesson::new(Place::of(id).unwrap().step());
    lesson.finish_film();
    lesson
}

fn mv(text: &str) -> Input {
    Input::Move(text.parse().unwrap())
}

/// The right answer, as the page shows it.
fn shown_solution(lesson: &mut Lesson) -> Input {
    lesson.solve();
    match lesson.remark() {
        Some(Remark::Solution(input)) => *input,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_solutions_that_the_page_shows_lead_through_the_whole_course() {
    for place in Place::all() {
        let mut lesson = lesson(place.step().id);
        for _ in 0..60 {
            if lesson.mood() == Mood::Right {
                break;
            }
            let solution = shown_solution(&mut lesson);
            lesson.answer(solution);
            assert_ne!(lesson.mood(), Mood::Wrong, "{}: {solution:?}", place.step().id);
            lesson.finish_film();
        }
        assert_eq!(lesson.mood(), Mood::Right, "{}", place.step().id);
    }
}

#[test]
fn addresses_lead_to_their_places() {
    for place in Place::all() {
        let address = place.address();
        let parts: Vec<&str> = address.split('/').collect();
        assert_eq!(Place::read(parts[2], parts[3]), Some(place), "{address}");
    }
    for (chapter, step) in
        [("board", "0"), ("board", "4"), ("nowhere", "1"), ("board", "one"), ("board", "01")]
    {
        assert_eq!(Place::read(chapter, step), None, "{chapter}/{step}");
    }
}

#[test]
fn the_way_goes_through_all_steps_and_back() {
    let all: Vec<Place> = Place::all().collect();
    assert_eq!(all.len(), COURSE.iter().map(|chapter| chapter.steps.len()).sum::<usize>());
    for pair in all.windows(2) {
        assert_eq!((pair[0].next(), pair[1].back()), (Some(pair[1]), Some(pair[0])));
    }
    assert_eq!((all[0].back(), all[all.len() - 1].next()), (None, None));
}

#[test]
fn a_mistake_is_shown_and_can_be_tried_again() {
    // Only one move wins.
    let mut lesson = lesson("neutral-2");
    let before = lesson.frame();
    let Input::Move(right) = shown_solution(&mut lesson) else { panic!("a move") };
    let wrong = before.position.legal_moves().find(|mv| *mv != right).unwrap();
    lesson.answer(Input::Move(wrong));
    assert_eq!(lesson.mood(), Mood::Wrong);
    assert!(!lesson.is_open());
    assert!(lesson.suggested().is_empty());
    let (at, end) = lesson.reel();
    assert!(at == 1 && end > 1, "the student's own move is seen, and the line goes on: {at} of {end}");
    assert_eq!(lesson.frame().last, Some(wrong));
    lesson.finish_film();
    assert!(lesson.frame().position.outcome().is_some(), "it is shown to the end");
    lesson.answer(Input::Move(right));
    assert_eq!(lesson.mood(), Mood::Wrong, "nobody waits for an answer");
    lesson.try_again();
    assert_eq!(lesson.frame().position, before.position);
    assert!(lesson.is_open() && lesson.remark().is_none());
    lesson.answer(Input::Move(right));
    assert_eq!(lesson.mood(), Mood::Right);
}

#[test]
fn a_film_whose_pages_somebody_turns_does_not_run_on() {
    let mut lesson = lesson("neutral-2");
    let Input::Move(right) = shown_solution(&mut lesson) else { panic!("a move") };
    let wrong = lesson.frame().position.legal_moves().find(|mv| *mv != right).unwrap();
    for turn in [Lesson::turn_back, Lesson::turn_on] {
        lesson.answer(Input::Move(wrong));
        assert!(lesson.is_running());
        turn(&mut lesson);
        assert_ne!(lesson.reel().0, 1);
        assert!(lesson.is_moving() && !lesson.is_running());
        lesson.try_again();
    }
}

#[test]
fn moves_before_the_task_are_played_first() {
    let step = Place::of("dvonn-2").unwrap().step();
    let mut lesson = Lesson::new(step);
    assert!(lesson.is_moving() && !lesson.is_open());
    assert_eq!(lesson.frame().position, step.board());
    lesson.run();
    assert_eq!(lesson.frame().last, Some(step.shown()[0]));
    lesson.run();
    assert_eq!(lesson.frame().position, step.start());
    assert!(lesson.is_open());
    lesson.run();
    assert_eq!(lesson.frame().position, step.start());
}

#[test]
fn an_opponent_who_begins_has_begun() {
    let mut lesson = Lesson::new(Place::of("games-5").unwrap().step());
    assert!(lesson.is_moving());
    lesson.finish_film();
    assert_eq!((lesson.side(), lesson.frame().position.turn()), (Color::Black, Color::Black));
    assert!(lesson.is_open());
    let begun = lesson.frame();
    assert!(begun.last.is_some());
    lesson.answer(Input::Move(Move::Pass));
    assert_eq!(lesson.mood(), Mood::Wrong);
    lesson.try_again();
    assert_eq!(lesson.frame(), begun, "the opponent's move is still the last one");
}

#[test]
fn the_opponent_answers_after_the_own_move() {
    let mut lesson = lesson("games-4");
    lesson.answer(mv("f3"));
    assert_eq!(lesson.frame().last, Some(Move::Place(Cell::F3)));
    assert!(lesson.is_moving() && lesson.has_moved());
    lesson.run();
    assert!(lesson.is_open());
    assert!(matches!(lesson.remark(), Some(Remark::Reply { by: Color::Black, mv: Some(Move::Place(_)) })));
    lesson.restart();
    assert!(!lesson.has_moved() && lesson.remark().is_none());
}

#[test]
fn a_stack_that_cannot_move_is_spoken_about_where_the_coach_expects_the_attempt() {
    let mut lesson = lesson("passing-1");
    assert!(lesson.offers_pass());
    lesson.refuse(Cell::I4);
    assert_eq!(lesson.mood(), Mood::Wrong);
    assert!(matches!(lesson.remark(), Some(Remark::Message(said)) if said.key == "learn-passing-1-tall"));
    lesson.try_again();
    lesson.refuse(Cell::A1);
    assert_eq!(lesson.mood(), Mood::Asking, "the board says why by itself");
    lesson.answer(mv("pass"));
    assert_eq!(lesson.mood(), Mood::Right);
}

#[test]
fn a_needless_pass_is_offered_where_it_is_a_typical_mistake() {
    let offering: Vec<&str> =
        Place::all().map(|place| place.step().id).filter(|id| lesson(id).offers_pass()).collect();
    assert_eq!(offering, ["must-1", "passing-1"]);
}

#[test]
fn a_hint_comes_before_the_solution_and_points_somewhere() {
    let mut lesson = lesson("must-1");
    assert_eq!(lesson.help(), Help::None);
    lesson.hint();
    assert_eq!(lesson.help(), Help::Hint);
    assert_eq!(lesson.cells().len(), 1);
    lesson.solve();
    assert_eq!(lesson.help(), Help::Solution);
    assert_eq!(lesson.suggested().len(), 1);
}

#[test]
fn cells_are_pointed_out_where_the_answer_was_about_cells() {
    let place = Place::all().find(|place| matches!(place.step().task, Task::Mark(_))).unwrap();
    let mut lesson = lesson(place.step().id);
    let right = shown_solution(&mut lesson);
    let Input::Cells(cells) = right else { panic!("cells") };
    assert_eq!(lesson.cells(), cells);
    lesson.answer(right);
    assert_eq!((lesson.mood(), lesson.cells()), (Mood::Right, cells));
}

#[test]
fn blocked_stacks_may_be_shown_where_they_are_not_the_question_and_once_it_is_answered() {
    for (id, is_shown) in [("neutral-2", true), ("blocked-1", false)] {
        let mut lesson = lesson(id);
        assert_eq!(lesson.may_show_blocked(), is_shown, "{id}");
        let right = shown_solution(&mut lesson);
        lesson.answer(right);
        assert_eq!((lesson.mood(), lesson.may_show_blocked()), (Mood::Right, true), "{id}");
    }
}

#[test]
fn a_game_that_was_left_goes_on() {
    let mut before = lesson("games-4");
    before.answer(mv("f3"));
    before.finish_film();
    let after = Lesson::new(Place::of("games-4").unwrap().step()).resume(before.played());
    assert_eq!(after.frame(), before.frame());
    assert!(after.is_open() && after.has_moved());
}
