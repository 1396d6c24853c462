//! The course without a terminal: keys go in, and a test screen shows the rest.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use dvonn_coach::{Attempt, COURSE, Input, Progress, Reaction, Step, Task};
use dvonn_core::{Cell, Color, Notation, Outcome};
use dvonn_text::{Language, Texts, words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;

use super::screen;
use super::study::{Study, Wish};
use crate::play::Colours;

fn study() -> Study {
    study_in(Language::English)
}

fn study_in(language: Language) -> Study {
    Study::new(Texts::new(language), Notation::Standard, Progress::default())
}

fn press(study: &mut Study, code: KeyCode) -> Option<Wish> {
    study.press(KeyEvent::new(code, KeyModifiers::NONE))
}

fn type_in(study: &mut Study, text: &str) -> Option<Wish> {
    for letter in text.chars() {
        assert_eq!(press(study, KeyCode::Char(letter)), None);
    }
    press(study, KeyCode::Enter)
}

/// The screen in lines.
fn lines(study: &Study, width: u16, height: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| screen::draw(frame, study, Colours::Unwanted)).unwrap();
    let buffer = terminal.backend().buffer();
    let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| line(y).trim_end().to_owned()).collect()
}

/// The screen as words, wherever the lines break.
fn words_on(study: &Study) -> String {
    let all = lines(study, 80, 24).join(" ");
    all.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn open(id: &str) -> Study {
    open_in(Language::English, id)
}

fn open_in(language: Language, id: &str) -> Study {
    let mut study = study_in(language);
    let chapter = COURSE.iter().position(|chapter| chapter.steps.iter().any(|step| step.id == id)).unwrap();
    for _ in 0..chapter {
        press(&mut study, KeyCode::Down);
    }
    press(&mut study, KeyCode::Enter);
    while study.lesson().unwrap().attempt().step().id != id {
        press(&mut study, KeyCode::Char('n'));
    }
    study
}

/// An answer as it is typed. Cells are marked one by one.
fn typed(input: Input) -> Vec<String> {
    match input {
        Input::Move(mv) => vec![mv.to_string()],
        Input::Number(number) => vec![number.to_string()],
        Input::Outcome(Outcome::Draw) => vec!["0".to_owned()],
        Input::Outcome(Outcome::Win { winner: Color::White, margin }) => vec![format!("w{margin}")],
        Input::Outcome(Outcome::Win { winner: Color::Black, margin }) => vec![format!("b{margin}")],
        Input::Cells(cells) => cells.into_iter().map(|cell| cell.to_string()).collect(),
    }
}

/// Answers the open step until it is done.
fn solve(study: &mut Study) {
    let step: &'static Step = study.lesson().unwrap().attempt().step();
    let mut mirror = Attempt::new(step);
    let mut last = None;
    while !mirror.is_done() {
        let input = mirror.solution().input;
        for text in typed(input) {
            last = type_in(study, &text);
        }
        if matches!(step.task, Task::Mark(_)) {
            last = press(study, KeyCode::Char(' '));
        }
        let reaction = mirror.answer(input);
        if let Reaction::Right { said, .. } = &reaction {
            let said = words::message(study.texts(), said, Notation::Standard);
            assert!(words_on(study).contains(&said), "{}: {said}", step.id);
        }
    }
    assert_eq!(last, Some(Wish::Save), "{}", step.id);
    assert!(study.progress().is_done(step), "{}", step.id);
}

#[test]
fn the_whole_course_is_gone_through_by_keys() {
    let mut study = study();
    press(&mut study, KeyCode::Enter);
    for chapter in COURSE {
        for step in chapter.steps {
            assert_eq!(study.lesson().unwrap().attempt().step().id, step.id);
            solve(&mut study);
            press(&mut study, KeyCode::Enter);
        }
    }
    assert!(study.lesson().is_none(), "after the last step there is the list");
    let all: usize = COURSE.iter().map(|chapter| chapter.steps.len()).sum();
    assert!(words_on(&study).contains(&format!("{all} steps of {all} done")));
    assert_eq!(press(&mut study, KeyCode::Char('q')), Some(Wish::Leave));
}

#[test]
fn every_task_and_hint_fits_on_a_small_screen() {
    let steps = || COURSE.iter().flat_map(|chapter| chapter.steps);
    for (language, step) in
        Language::ALL.into_iter().flat_map(|language| steps().map(move |step| (language, step)))
    {
        let mut study = open_in(language, step.id);
        let mut attempt = Attempt::new(step);
        let [task, hint] = [attempt.text(), attempt.hint().said]
            .map(|said| words::message(study.texts(), &said, Notation::Standard));
        press(&mut study, KeyCode::Char('t'));
        let shown = words_on(&study);
        assert!(shown.contains(&task), "{}: {task}\n{shown}", step.id);
        assert!(shown.contains(&hint), "{}: {hint}\n{shown}", step.id);
    }
}

#[test]
fn a_wrong_move_is_shown_and_taken_back() {
    let mut study = open("must-3");
    assert_eq!(type_in(&mut study, "b2-b3"), None);
    let shown = words_on(&study);
    assert!(shown.contains("Landing on b3 cannot save it"), "{shown}");
    assert!(shown.contains("Space: next move"), "{shown}");
    assert_ne!(study.lesson().unwrap().board().0, *study.lesson().unwrap().attempt().position());
    while study.lesson().unwrap().is_showing() {
        press(&mut study, KeyCode::Char(' '));
    }
    assert_eq!(study.lesson().unwrap().board().0, COURSE[8].steps[2].start());
    assert_eq!(type_in(&mut study, "b2-a1"), Some(Wish::Save));
}

#[test]
fn stacks_are_moved_with_the_arrows_and_with_clicks() {
    let mut study = open("stacks-1");
    for key in [KeyCode::Left, KeyCode::Left, KeyCode::Left, KeyCode::Enter] {
        press(&mut study, key);
    }
    assert_eq!(study.lesson().unwrap().picked(), Some(Cell::C3));
    for key in [KeyCode::Right, KeyCode::Right, KeyCode::Right] {
        press(&mut study, key);
    }
    assert_eq!(press(&mut study, KeyCode::Enter), Some(Wish::Save));

    let mut study = open("stacks-1");
    assert_eq!(study.click(Cell::C3), None);
    assert_eq!(study.click(Cell::D3), None);
    assert!(words_on(&study).contains("That is not allowed: d3 is not at distance 3 from c3"));
    assert_eq!(study.click(Cell::C3), None);
    assert_eq!(study.click(Cell::F3), Some(Wish::Save));
}

#[test]
fn cells_are_marked_unmarked_and_checked() {
    let mut study = open("board-2");
    type_in(&mut study, "e4");
    press(&mut study, KeyCode::Char(' '));
    assert!(words_on(&study).contains("e4 looks close, but no line joins it to f3."));
    type_in(&mut study, "e4");
    for cell in ["e2", "e3", "f2", "f4", "g3"] {
        type_in(&mut study, cell);
    }
    press(&mut study, KeyCode::Char(' '));
    assert!(words_on(&study).contains("Nothing wrong so far, but 1 is still missing."));
    type_in(&mut study, "g4");
    assert_eq!(press(&mut study, KeyCode::Char(' ')), Some(Wish::Save));
}

#[test]
fn what_cannot_be_read_is_said_and_changes_nothing() {
    for (id, text, said) in [
        ("board-1", "many", "Type a number and press Enter."),
        ("must-2", "5", "Type w5 (White wins by 5)"),
        ("must-2", "w99", "Type w5 (White wins by 5)"),
        ("single-1", "z9", "\"z9\" is not a cell"),
        ("board-2", "z9", "\"z9\" is not a cell"),
    ] {
        let mut study = open(id);
        assert_eq!(type_in(&mut study, text), None);
        assert!(words_on(&study).contains(said), "{id} {text}: {}", words_on(&study));
        assert_eq!(study.progress().done(), 0);
    }
}

#[test]
fn the_solution_is_one_key_away_and_does_not_count_as_done() {
    for (id, said) in [
        ("board-1", "The correct number: 49."),
        ("board-3", "The correct cells: a1 a3 c5 i1 k3 k5."),
        ("stacks-1", "A correct move: c3-f3."),
        ("must-2", "Black wins by 16."),
        ("passing-1", "You must pass."),
    ] {
        let mut study = open(id);
        assert_eq!(press(&mut study, KeyCode::Char('s')), None);
        assert!(words_on(&study).contains(said), "{}", words_on(&study));
        assert_eq!(study.progress().done(), 0);
    }
}

#[test]
fn chapters_are_taken_in_any_order_and_progress_is_forgotten_only_when_asked_twice() {
    let mut study = open("gaps-2");
    solve(&mut study);
    press(&mut study, KeyCode::Char('o'));
    assert_eq!(study.lesson().unwrap().attempt().step().id, "gaps-1");
    press(&mut study, KeyCode::PageUp);
    assert_eq!(study.lesson().unwrap().attempt().step().id, "stacks-3");
    press(&mut study, KeyCode::Char('l'));
    assert!(words_on(&study).contains("1 step of "), "{}", words_on(&study));
    press(&mut study, KeyCode::Char('r'));
    assert!(words_on(&study).contains("Reset all progress?"));
    assert_eq!(press(&mut study, KeyCode::Char('n')), None);
    assert_eq!(study.progress().done(), 1);
    press(&mut study, KeyCode::Char('r'));
    assert_eq!(press(&mut study, KeyCode::Char('y')), Some(Wish::Save));
    assert_eq!(study.progress().done(), 0);
}

#[test]
fn the_board_does_not_give_the_answer_away() {
    let is_marked = |study: &Study| lines(study, 80, 24)[1..14].iter().any(|line| line.contains('('));
    for (id, is_shown) in
        [("blocked-1", false), ("blocked-2", true), ("blocked-3", false), ("linked-1", true)]
    {
        assert_eq!(is_marked(&open(id)), is_shown, "{id}");
    }
    let mut study = open("blocked-1");
    solve(&mut study);
    assert!(is_marked(&study), "afterwards it may be seen");
}

#[test]
fn a_small_window_says_so() {
    let study = study();
    assert!(lines(&study, 60, 20).join(" ").contains("80 columns and 24 rows"));
    assert_eq!(screen::cell_at(Rect::new(0, 0, 60, 20), 30, 10), None);
}

#[test]
fn control_c_leaves_from_everywhere() {
    for mut study in [study(), open("single-1")] {
        let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(study.press(key), Some(Wish::Leave));
    }
}
