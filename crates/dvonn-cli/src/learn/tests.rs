//! The course without a terminal: tests press keys and look at a test screen.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use dvonn_coach::{COURSE, Help, Input, Mood, Progress, Reaction, Step, Task};
use dvonn_core::{Cell, Color, Notation, Outcome, Position};
use dvonn_text::{Language, Texts, words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;

use super::course::{Course, Origin, Request};
use super::screen;
use crate::play::Colours;

fn course() -> Course {
    course_in(Language::English)
}

fn course_in(language: Language) -> Course {
    Course::new(Texts::new(language), Notation::Standard, Progress::default())
}

fn press(course: &mut Course, code: KeyCode) -> Option<Request> {
    course.press(KeyEvent::new(code, KeyModifiers::NONE))
}

fn type_in(course: &mut Course, text: &str) -> Option<Request> {
    for letter in text.chars() {
        assert_eq!(press(course, KeyCode::Char(letter)), None);
    }
    press(course, KeyCode::Enter)
}

/// The screen in lines.
fn lines(course: &Course, width: u16, height: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| screen::draw(frame, course, Colours::Unwanted)).unwrap();
    let buffer = terminal.backend().buffer();
    let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| line(y).trim_end().to_owned()).collect()
}

/// The text on the screen, without line breaks.
fn words_on(course: &Course) -> String {
    let all = lines(course, 80, 24).join(" ");
    all.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn open(id: &str) -> Course {
    open_in(Language::English, id)
}

fn open_in(language: Language, id: &str) -> Course {
    let mut course = course_in(language);
    let chapter = COURSE.iter().position(|chapter| chapter.steps.iter().any(|step| step.id == id)).unwrap();
    for _ in 0..chapter {
        press(&mut course, KeyCode::Down);
    }
    press(&mut course, KeyCode::Enter);
    while open_id(&course) != id {
        press(&mut course, KeyCode::Char('n'));
    }
    course
}

fn open_id(course: &Course) -> &'static str {
    open_step(course).id
}

fn open_step(course: &Course) -> &'static Step {
    match course.open_step().unwrap().origin() {
        Origin::Step(index) => index.step(),
        Origin::Puzzle(puzzle) => panic!("puzzle {} is open", puzzle.id()),
    }
}

fn position(course: &Course) -> Position {
    course.open_step().unwrap().lesson().frame().position
}

fn step(id: &str) -> &'static Step {
    COURSE.iter().flat_map(|chapter| chapter.steps).find(|step| step.id == id).unwrap()
}

/// The keys that type an answer. Cells are marked one by one.
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
fn solve(course: &mut Course) {
    let step = open_step(course);
    let mut mirror = step.attempt();
    let mut last = None;
    while !mirror.is_done() {
        let input = mirror.solution().unwrap().input;
        for text in typed(input) {
            last = type_in(course, &text);
        }
        if matches!(step.task, Task::Mark(_)) {
            last = press(course, KeyCode::Char(' '));
        }
        let reaction = mirror.answer(input);
        if let Reaction::Right { said, .. } = &reaction {
            let said = words::passage(course.texts(), said, Notation::Standard);
            assert!(words_on(course).contains(&said), "{}: {said}", step.id);
        }
    }
    assert_eq!(last, Some(Request::Save), "{}", step.id);
    assert!(course.progress().is_done(step), "{}", step.id);
}

#[test]
fn the_whole_course_can_be_solved_with_keys() {
    let mut course = course();
    press(&mut course, KeyCode::Enter);
    for chapter in COURSE {
        for step in chapter.steps {
            assert_eq!(open_id(&course), step.id);
            solve(&mut course);
            press(&mut course, KeyCode::Enter);
        }
    }
    assert!(course.open_step().is_none(), "after the last step there is the list");
    let all: usize = COURSE.iter().map(|chapter| chapter.steps.len()).sum();
    assert!(words_on(&course).contains(&format!("{all} steps of {all} done")));
    assert!(words_on(&course).contains("dvonn play --level 1"), "and how to go on");
    assert_eq!(press(&mut course, KeyCode::Char('q')), Some(Request::Leave));
}

#[test]
fn every_task_and_hint_fits_on_a_small_screen() {
    let steps = || COURSE.iter().flat_map(|chapter| chapter.steps);
    for (language, step) in
        Language::ALL.into_iter().flat_map(|language| steps().map(move |step| (language, step)))
    {
        let mut course = open_in(language, step.id);
        let mut attempt = step.attempt();
        let [task, hint] = [attempt.text(), attempt.hint(Help::Hint).said]
            .map(|said| words::passage(course.texts(), &said, Notation::Standard));
        press(&mut course, KeyCode::Char('t'));
        let shown = words_on(&course);
        assert!(shown.contains(&task), "{}: {task}\n{shown}", step.id);
        assert!(shown.contains(&hint), "{}: {hint}\n{shown}", step.id);
    }
}

#[test]
fn the_consequence_of_a_wrong_move_is_shown_and_the_move_taken_back() {
    let mut course = open("must-3");
    assert_eq!(type_in(&mut course, "b2-b3"), None);
    let shown = words_on(&course);
    assert!(shown.contains("Landing on b3 cannot save it"), "{shown}");
    assert!(shown.contains("Space: next move"), "{shown}");
    assert_ne!(position(&course), step("must-3").exercise().begin());
    while course.open_step().unwrap().is_showing() {
        press(&mut course, KeyCode::Char(' '));
    }
    assert_eq!(position(&course), step("must-3").exercise().begin());
    assert_eq!(type_in(&mut course, "b2-a1"), Some(Request::Save));
}

#[test]
fn a_right_move_is_explained_on_request() {
    let mut course = open("neutral-2");
    solve(&mut course);
    let shown = words_on(&course);
    assert!(shown.contains("Enter: continue") && shown.contains("Space: why"), "{shown}");
    press(&mut course, KeyCode::Char(' '));
    let shown = words_on(&course);
    assert!(shown.contains("Space: next move") && shown.contains("Enter: continue"), "{shown}");
    assert!(shown.contains("Black was threatening") || shown.contains("The next best move"), "{shown}");
    let before = position(&course);
    press(&mut course, KeyCode::Char(' '));
    assert_ne!(position(&course), before);
    press(&mut course, KeyCode::Enter);
    assert_eq!(open_id(&course), "mobility-3");
}

#[test]
fn counted_moves_are_played() {
    let mut course = open("tempi-1");
    let first = position(&course);
    assert_eq!(type_in(&mut course, "3"), Some(Request::Save));
    assert!(words_on(&course).contains("Space: next move"), "{}", words_on(&course));
    for _ in 0..3 {
        let before = position(&course);
        press(&mut course, KeyCode::Char(' '));
        assert_ne!(position(&course), before);
    }
    assert!(position(&course).occupied().len() <= first.occupied().len() - 3);
    assert!(!course.open_step().unwrap().is_showing(), "that was all");
}

#[test]
fn the_end_of_a_chapter_says_what_the_student_can_do_now() {
    let mut course = open("placing-2");
    solve(&mut course);
    assert!(
        words_on(&course).contains("You can now fill the board, piece by piece."),
        "{}",
        words_on(&course)
    );
}

#[test]
fn stacks_are_moved_with_the_arrows_and_with_clicks() {
    let mut course = open("stacks-1");
    for key in [KeyCode::Left, KeyCode::Left, KeyCode::Left, KeyCode::Enter] {
        press(&mut course, key);
    }
    assert_eq!(course.open_step().unwrap().picked(), Some(Cell::C3));
    for key in [KeyCode::Right, KeyCode::Right, KeyCode::Right] {
        press(&mut course, key);
    }
    assert_eq!(press(&mut course, KeyCode::Enter), Some(Request::Save));

    let mut course = open("stacks-1");
    assert_eq!(course.click(Cell::C3), None);
    assert_eq!(course.click(Cell::D3), None);
    assert!(words_on(&course).contains("That is not allowed: d3 is not at distance 3 from c3"));
    assert_eq!(course.click(Cell::C3), None);
    assert_eq!(course.click(Cell::F3), Some(Request::Save));
}

#[test]
fn cells_are_marked_unmarked_and_checked() {
    let mut course = open("blocked-1");
    assert_eq!(press(&mut course, KeyCode::Char(' ')), None);
    assert!(!words_on(&course).contains("missing"), "nothing is marked, so nothing is given away");
    type_in(&mut course, "a2");
    press(&mut course, KeyCode::Char(' '));
    assert!(words_on(&course).contains("a2 is on the edge."));
    type_in(&mut course, "a2");
    for cell in ["c2", "c3", "d3", "d4", "e4", "f4", "g4"] {
        type_in(&mut course, cell);
    }
    press(&mut course, KeyCode::Char(' '));
    assert!(words_on(&course).contains("Nothing wrong so far, but 1 is still missing."));
    type_in(&mut course, "j4");
    assert_eq!(press(&mut course, KeyCode::Char(' ')), Some(Request::Save));
}

#[test]
fn unreadable_answers_are_reported_and_change_nothing() {
    for (id, text, said) in [
        ("tall-1", "many", "Type a number and press Enter."),
        ("must-2", "5", "Type w5 (White wins by 5)"),
        ("must-2", "w99", "Type w5 (White wins by 5)"),
        ("single-1", "z9", "\"z9\" is not a cell"),
        ("blocked-1", "z9", "\"z9\" is not a cell"),
    ] {
        let mut course = open(id);
        assert_eq!(type_in(&mut course, text), None);
        assert!(words_on(&course).contains(said), "{id} {text}: {}", words_on(&course));
        assert_eq!(course.progress().done(), 0);
    }
}

#[test]
fn the_solution_is_one_key_away_and_does_not_count_as_done() {
    for (id, said) in [
        ("tall-1", "The correct number: 4."),
        ("linked-1", "The correct cells: b1, c1, c2, d2, d3, e4 and e5."),
        ("stacks-1", "A correct move: c3-f3."),
        ("must-2", "Black wins by 16."),
        ("passing-1", "You must pass."),
    ] {
        let mut course = open(id);
        assert_eq!(press(&mut course, KeyCode::Char('s')), None);
        assert!(words_on(&course).contains(said), "{}", words_on(&course));
        assert_eq!(course.progress().done(), 0);
    }
}

#[test]
fn chapters_can_be_taken_in_any_order_and_a_reset_must_be_confirmed() {
    let mut course = open("gaps-2");
    solve(&mut course);
    press(&mut course, KeyCode::Char('o'));
    assert_eq!(open_id(&course), "gaps-1");
    press(&mut course, KeyCode::PageUp);
    assert_eq!(open_id(&course), "stacks-3");
    press(&mut course, KeyCode::Char('l'));
    assert!(words_on(&course).contains("1 step of "), "{}", words_on(&course));
    press(&mut course, KeyCode::Char('r'));
    assert!(words_on(&course).contains("Reset all progress?"));
    assert_eq!(press(&mut course, KeyCode::Char('n')), None);
    assert_eq!(course.progress().done(), 1);
    press(&mut course, KeyCode::Char('r'));
    assert_eq!(press(&mut course, KeyCode::Char('y')), Some(Request::Save));
    assert_eq!(course.progress().done(), 0);
}

#[test]
fn the_board_does_not_give_the_answer_away() {
    let is_marked = |course: &Course| lines(course, 80, 24)[1..14].iter().any(|line| line.contains('('));
    for (id, is_shown) in [("blocked-1", false), ("blocked-2", true), ("blocked-3", true), ("linked-1", true)]
    {
        assert_eq!(is_marked(&open(id)), is_shown, "{id}");
    }
    let mut course = open("blocked-1");
    solve(&mut course);
    assert!(is_marked(&course), "afterwards it may be seen");
}

#[test]
fn the_list_fits_on_a_small_screen_with_its_keys() {
    let shown = lines(&course(), 80, 24);
    let texts = Texts::new(Language::English);
    for chapter in COURSE {
        let title = texts.get(chapter.title);
        assert!(shown.iter().any(|line| line.contains(&title)), "{title}");
    }
    assert!(shown[23].contains("q quit"), "{shown:#?}");
    assert!(shown[0].contains("the rules: chapters 1–12"), "{}", shown[0]);
    for language in Language::ALL {
        let title = &lines(&course_in(language), 90, 24)[0];
        assert!(title.chars().count() <= 80, "{title}");
    }
}

#[test]
fn a_window_that_is_too_small_shows_a_message() {
    let course = course();
    assert!(lines(&course, 60, 20).join(" ").contains("80 columns and 24 rows"));
    assert_eq!(screen::cell_at(Rect::new(0, 0, 60, 20), 30, 10), None);
}

#[test]
fn control_c_quits_everywhere() {
    for mut course in [course(), open("single-1")] {
        let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(course.press(key), Some(Request::Leave));
    }
}

#[test]
fn an_unfinished_game_is_resumed() {
    let mut course = open("games-4");
    assert_eq!(type_in(&mut course, "f3"), Some(Request::Save));
    assert_eq!(type_in(&mut course, "a1"), Some(Request::Save));
    let left = position(&course);
    assert_eq!(left.occupied().len(), 4);

    let kept = Progress::from_json(&course.progress().to_json()).unwrap();
    let mut later = Course::new(*course.texts(), Notation::Standard, kept);
    assert_eq!(later.chapter(), COURSE.len() - 1, "the list stands at the chapter of the game");
    press(&mut later, KeyCode::Enter);
    for _ in 0..3 {
        press(&mut later, KeyCode::Char('n'));
    }
    assert_eq!(open_id(&later), "games-4");
    assert_eq!(position(&later), left);
    assert_eq!(later.open_step().unwrap().lesson().mood(), Mood::Asking);

    assert_eq!(press(&mut later, KeyCode::Char('r')), Some(Request::Save));
    assert!(position(&later).occupied().is_empty(), "the student may also start over");
    assert!(later.progress().game(&COURSE[COURSE.len() - 1].steps[3]).is_empty());
}
