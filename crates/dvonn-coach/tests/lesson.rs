//! A step on screen: films, remarks, help and the next actions.

#![allow(clippy::unwrap_used)]

mod support;

use std::time::Duration;

use dvonn_coach::{COURSE, FilmPace, Frame, Help, Input, Lesson, Mood, Remark, StepIndex, Task};
use dvonn_core::{Cell, CellSet, Color, Move, Piece, StackMove};
use dvonn_game::Layer;
use dvonn_view::{Arrow, Control, Mark};
use support::step;

const PAUSE: Duration = Duration::from_millis(900);
const TIMED: FilmPace = FilmPace::Timed(PAUSE);

/// Runs the film to its end.
fn finish(lesson: &mut Lesson) {
    while lesson.is_moving() {
        lesson.turn_forward();
    }
}

fn lesson(id: &str) -> Lesson {
    let mut lesson = Lesson::new(step(id).attempt());
    finish(&mut lesson);
    lesson
}

fn mv(text: &str) -> Input {
    Input::Move(text.parse().unwrap())
}

/// The right answer, as the lesson shows it.
fn shown_solution(lesson: &mut Lesson) -> Input {
    lesson.solve();
    match lesson.remark() {
        Some(Remark::Solution(input)) => *input,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_solutions_lead_through_the_whole_course() {
    for index in StepIndex::all() {
        let mut lesson = lesson(index.step().id);
        for _ in 0..60 {
            if lesson.mood() == Mood::Right {
                break;
            }
            let solution = shown_solution(&mut lesson);
            lesson.answer(solution);
            assert_ne!(lesson.mood(), Mood::Wrong, "{}: {solution:?}", index.step().id);
            finish(&mut lesson);
        }
        assert_eq!(lesson.mood(), Mood::Right, "{}", index.step().id);
    }
}

#[test]
fn next_and_back_lead_through_all_steps() {
    let all: Vec<StepIndex> = StepIndex::all().collect();
    assert_eq!(all.len(), COURSE.iter().map(|chapter| chapter.steps.len()).sum::<usize>());
    for pair in all.windows(2) {
        assert_eq!((pair[0].next(), pair[1].back()), (Some(pair[1]), Some(pair[0])));
    }
    assert_eq!((all[0].back(), all[all.len() - 1].next()), (None, None));
}

#[test]
fn after_a_mistake_its_consequence_is_shown_and_the_student_can_try_again() {
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
    finish(&mut lesson);
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
fn a_film_that_the_student_steps_through_does_not_advance_by_itself() {
    let mut lesson = lesson("neutral-2");
    let Input::Move(right) = shown_solution(&mut lesson) else { panic!("a move") };
    let wrong = lesson.frame().position.legal_moves().find(|mv| *mv != right).unwrap();
    for turn in [Lesson::turn_back, Lesson::turn_forward] {
        lesson.answer(Input::Move(wrong));
        assert_eq!(lesson.next_in(TIMED), Some(PAUSE));
        turn(&mut lesson);
        assert_ne!(lesson.reel().0, 1);
        assert!(lesson.is_moving() && lesson.next_in(TIMED).is_none());
        lesson.try_again();
    }
}

#[test]
fn moves_before_the_task_are_played_first() {
    let step = step("dvonn-4");
    let exercise = step.exercise();
    let mut lesson = Lesson::new(step.attempt());
    assert!(lesson.is_moving() && !lesson.is_open());
    assert_eq!(lesson.frame().position, exercise.start);
    for mv in &exercise.shown {
        assert!(!lesson.is_open());
        lesson.run(TIMED);
        assert_eq!(lesson.frame().last, Some(*mv));
    }
    assert_eq!(lesson.frame().position, exercise.begin());
    assert!(lesson.is_open());
    lesson.run(TIMED);
    assert_eq!(lesson.frame().position, exercise.begin());
}

#[test]
fn an_opponent_who_begins_has_already_moved() {
    let mut lesson = Lesson::new(step("games-5").attempt());
    assert!(lesson.is_moving());
    finish(&mut lesson);
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
fn the_opponent_answers_after_the_students_move() {
    let mut lesson = lesson("games-4");
    lesson.answer(mv("f3"));
    assert_eq!(lesson.frame().last, Some(Move::Place(Cell::F3)));
    assert!(lesson.is_moving() && lesson.has_moved());
    lesson.run(TIMED);
    assert!(lesson.is_open());
    assert!(matches!(lesson.remark(), Some(Remark::Reply { by: Color::Black, mv: Some(Move::Place(_)) })));
    lesson.restart();
    assert!(!lesson.has_moved() && lesson.remark().is_none());
}

#[test]
fn the_coach_explains_a_stack_that_cannot_move_where_it_expects_the_attempt() {
    let mut lesson = lesson("passing-1");
    assert!(lesson.offers_pass());
    lesson.try_stack(Cell::I4);
    assert_eq!(lesson.mood(), Mood::Wrong);
    assert!(
        matches!(lesson.remark(), Some(Remark::Passage(said)) if said.key.name() == "learn-passing-1-tall")
    );
    lesson.try_again();
    lesson.try_stack(Cell::A1);
    assert_eq!(lesson.mood(), Mood::Asking, "the board says why by itself");
    lesson.answer(mv("pass"));
    assert_eq!(lesson.mood(), Mood::Right);
}

#[test]
fn an_unnecessary_pass_is_offered_where_it_is_a_typical_mistake() {
    let offering: Vec<&str> =
        StepIndex::all().map(|index| index.step().id).filter(|id| lesson(id).offers_pass()).collect();
    assert_eq!(offering, ["must-1", "passing-1"]);
}

#[test]
fn a_hint_comes_before_the_solution_and_points_out_cells() {
    let mut lesson = lesson("must-1");
    assert_eq!(lesson.help(), Help::None);
    lesson.hint();
    assert_eq!((lesson.help(), lesson.next_help()), (Help::Hint, Help::Stack));
    assert!(lesson.cells().len() > 1, "a region");
    lesson.give_help();
    assert_eq!((lesson.help(), lesson.next_help()), (Help::Stack, Help::Solution));
    assert_eq!(lesson.cells().len(), 1, "a stack");
    lesson.give_help();
    assert_eq!(lesson.help(), Help::Solution);
    assert_eq!(lesson.suggested().len(), 1);
}

#[test]
fn a_question_about_cells_has_no_stack_to_name() {
    let index = StepIndex::all().find(|index| matches!(index.step().task, Task::Mark(_))).unwrap();
    let mut lesson = lesson(index.step().id);
    lesson.give_help();
    assert_eq!((lesson.help(), lesson.next_help()), (Help::Hint, Help::Solution));
}

#[test]
fn cells_are_pointed_out_where_the_answer_was_about_cells() {
    let index = StepIndex::all().find(|index| matches!(index.step().task, Task::Mark(_))).unwrap();
    let mut lesson = lesson(index.step().id);
    let right = shown_solution(&mut lesson);
    let Input::Cells(cells) = right else { panic!("cells") };
    assert_eq!(lesson.cells(), cells);
    lesson.answer(right);
    assert_eq!((lesson.mood(), lesson.cells()), (Mood::Right, cells));
}

#[test]
fn blocked_stacks_are_shown_unless_they_are_the_question() {
    for (id, is_shown) in [("neutral-2", true), ("blocked-1", false)] {
        let mut lesson = lesson(id);
        assert_eq!(lesson.may_show_blocked(), is_shown, "{id}");
        let right = shown_solution(&mut lesson);
        lesson.answer(right);
        assert_eq!((lesson.mood(), lesson.may_show_blocked()), (Mood::Right, true), "{id}");
    }
}

#[test]
fn a_wrong_cell_is_told_from_the_others() {
    let mut lesson = lesson("blocked-1");
    for cell in [Cell::A2, Cell::C3] {
        lesson.toggle_mark(cell);
    }
    lesson.submit_marks();
    assert_eq!((lesson.mood(), lesson.wrong()), (Mood::Wrong, CellSet::of(Cell::A2)));
    assert_eq!(lesson.scene().marks[Cell::A2], Some(Mark::Wrong));
    lesson.try_again();
    assert!(lesson.wrong().is_empty());
    assert_eq!(lesson.scene().marks[Cell::A2], None);
    let right = shown_solution(&mut lesson);
    lesson.answer(right);
    let scene = lesson.scene();
    assert_eq!((lesson.mood(), scene.marks[Cell::C3]), (Mood::Right, Some(Mark::Right)));
}

#[test]
fn captured_pieces_keep_their_colours() {
    let mut lesson = lesson("single-2");
    lesson.answer(mv("e3-e4"));
    assert_eq!(lesson.mood(), Mood::Right);
    let plan = lesson.scene().plan(Cell::E4).unwrap();
    let layers: Vec<Layer> = plan.slabs.iter().map(|slab| slab.layer).collect();
    assert_eq!(layers, [Layer::Known(Piece::Black), Layer::Known(Piece::White)]);

    // Also through the moves before the task, a reply and another try.
    let mut lesson = self::lesson("taste-2");
    let layers = |lesson: &Lesson| {
        let plan = lesson.scene().plan(Cell::H3).unwrap();
        plan.slabs.iter().map(|slab| slab.layer).collect::<Vec<Layer>>()
    };
    assert_eq!(layers(&lesson), [Layer::Known(Piece::Black); 2]);
    lesson.answer(mv("f3-f4"));
    lesson.try_again();
    assert_eq!(layers(&lesson), [Layer::Known(Piece::Black); 2]);
    lesson.answer(mv("f3-h3"));
    assert_eq!(layers(&lesson).len(), 4);
    assert!(layers(&lesson).iter().all(|layer| *layer != Layer::Unknown));
}

#[test]
fn a_right_answer_is_explained_on_request() {
    let mut lesson = lesson("neutral-2");
    let right = shown_solution(&mut lesson);
    lesson.answer(right);
    assert!(lesson.has_reason() && !lesson.has_pages());
    assert_eq!((lesson.reel().0, lesson.next_in(TIMED)), (1, None), "the board stays until somebody asks");
    lesson.explain();
    assert!(!lesson.has_reason() && lesson.has_pages());
    assert!(
        matches!(lesson.remark(), Some(Remark::Passage(said)) if said.key.name().starts_with("learn-why-"))
    );
    assert_eq!(lesson.next_in(TIMED), Some(PAUSE));
    finish(&mut lesson);
    assert!(lesson.frame().position.outcome().is_some(), "it is shown to the end");
}

#[test]
fn one_player_makes_several_moves_in_a_row_in_a_film() {
    for guess in [3, 4] {
        let mut lesson = lesson("tempi-1");
        let start = lesson.frame();
        lesson.answer(Input::Number(guess));
        assert_eq!(lesson.mood() == Mood::Right, guess == 3);
        assert!(lesson.has_pages());
        assert_eq!((lesson.reel(), lesson.frame()), ((0, 3), start), "it begins with the board of the task");
        while lesson.is_moving() {
            let before = lesson.frame().position;
            assert_eq!(before.turn(), Color::White, "it stays White's turn");
            lesson.run(TIMED);
            let Frame { position, last, .. } = lesson.frame();
            assert_eq!(before.play(last.unwrap()).unwrap().setup().cells, position.setup().cells);
            let layers = |cell| lesson.scene().plan(cell).unwrap().slabs.len();
            let Some(Move::Stack(StackMove { to, .. })) = last else { panic!("a move") };
            assert_eq!(layers(to), usize::from(position.stack(to).unwrap().height()), "the board is drawn");
        }
        lesson.try_again();
        assert_eq!(lesson.frame().position, start.position);
    }
}

#[test]
fn the_solution_is_offered_again_for_the_next_move() {
    let mut lesson = lesson("games-1");
    let first = shown_solution(&mut lesson);
    assert_eq!(lesson.help(), Help::Solution);
    lesson.answer(first);
    finish(&mut lesson);
    assert_eq!(lesson.help(), Help::Hint);
}

#[test]
fn a_game_says_when_the_stacks_begin_to_move() {
    for (id, begins) in [("games-4", true), ("games-5", false)] {
        let mut lesson = lesson(id);
        let placing = |lesson: &Lesson| lesson.frame().position.movement().is_none();
        while placing(&lesson) {
            assert!(!matches!(lesson.remark(), Some(Remark::Full { .. })), "{id}");
            let place = lesson.frame().position.legal_moves().next().unwrap();
            lesson.answer(Input::Move(place));
            finish(&mut lesson);
        }
        let Some(Remark::Full { mv, .. }) = lesson.remark() else { panic!("{id}: {:?}", lesson.remark()) };
        assert_eq!(mv.is_none(), begins, "{id}");
        assert!(lesson.may_take_back());
        lesson.take_back();
        assert!(placing(&lesson) && lesson.is_open(), "{id}");
    }
}

#[test]
fn an_unfinished_game_continues() {
    let mut before = lesson("games-4");
    before.answer(mv("f3"));
    finish(&mut before);
    let after = Lesson::new(step("games-4").attempt()).resume(before.played());
    assert_eq!(after.frame(), before.frame());
    assert!(after.is_open() && after.has_moved());
}

#[test]
fn without_animation_the_film_before_the_task_is_skipped_and_one_after_a_mistake_waits() {
    let mut lesson = Lesson::new(step("dvonn-4").attempt());
    assert_eq!(lesson.next_in(FilmPace::Still), Some(Duration::ZERO));
    lesson.run(FilmPace::Still);
    assert!(lesson.is_open() && lesson.next_in(FilmPace::Still).is_none());

    let mut lesson = self::lesson("neutral-2");
    let Input::Move(right) = shown_solution(&mut lesson) else { panic!("a move") };
    let wrong = lesson.frame().position.legal_moves().find(|mv| *mv != right).unwrap();
    lesson.answer(Input::Move(wrong));
    assert!(lesson.is_moving() && lesson.next_in(FilmPace::Still).is_none());
    lesson.run(FilmPace::Still);
    assert_eq!(lesson.reel().0, 1, "the board stays until the student turns the page");
}

#[test]
fn cells_are_marked_and_unmarked_while_the_lesson_is_open() {
    let mut lesson = lesson("blocked-1");
    lesson.submit_marks();
    assert_eq!(lesson.mood(), Mood::Asking, "nothing is marked yet");
    for (cell, count) in [(Cell::A2, 1), (Cell::C3, 2), (Cell::A2, 1)] {
        lesson.toggle_mark(cell);
        assert_eq!(lesson.marked().len(), count);
    }
    lesson.submit_marks();
    assert_eq!(lesson.mood(), Mood::Wrong);
    lesson.toggle_mark(Cell::A1);
    lesson.try_again();
    assert_eq!(lesson.marked().to_string(), "c3", "a mistake does not erase the other marks");
    let Input::Cells(right) = shown_solution(&mut lesson) else { panic!("cells") };
    for cell in right {
        if !lesson.marked().contains(cell) {
            lesson.toggle_mark(cell);
        }
    }
    lesson.submit_marks();
    assert_eq!(lesson.mood(), Mood::Right);

    let mut moving = self::lesson("stacks-1");
    moving.toggle_mark(Cell::A1);
    assert!(moving.marked().is_empty());
}

#[test]
fn the_scene_shows_who_may_move_and_what_is_pointed_out() {
    for (id, control) in [
        ("stacks-1", Control::Only(Color::White)),
        ("games-5", Control::Only(Color::Black)),
        ("blocked-1", Control::Both),
        ("tall-1", Control::Nobody),
    ] {
        let lesson = lesson(id);
        let scene = lesson.scene();
        assert_eq!(scene.control, control, "{id}");
        assert_eq!(scene.position, lesson.frame().position, "{id}");
        assert_eq!(scene.marked.is_some(), id == "blocked-1", "{id}");
    }
    let mut lesson = lesson("stacks-1");
    let scene = lesson.scene();
    assert_eq!(scene.marks[Cell::C3], Some(Mark::Subject), "the stack that the task names");
    assert!(scene.arrows.is_empty());
    lesson.solve();
    let solution = Arrow::of("c3-f3".parse().unwrap(), 1).unwrap();
    assert_eq!(lesson.scene().arrows, [solution]);
    lesson.answer(mv("c3-f3"));
    let scene = lesson.scene();
    assert_eq!((scene.control, scene.last), (Control::Nobody, Some("c3-f3".parse().unwrap())));
}
