//! Draws the course on a screen of at least 80 by 24 characters.

use dvonn_coach::{COURSE, Mood, Puzzle, RULE_CHAPTERS, StepIndex, Task};
use dvonn_core::{Cell, Notation};
use dvonn_text::{Key, Texts, key, words};
use dvonn_view::{Span, TextBoard};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Wrap};

use super::course::{Course, OpenStep, Origin};
use crate::play::{Colours, LEAST_HEIGHT, LEAST_WIDTH, draw_too_small, painted};

/// Lines for the task.
pub(crate) const TEXT_LINES: u16 = 5;
/// Lines for the coach's remark.
pub(crate) const SAID_LINES: u16 = 3;

/// The parts of the screen of a step.
struct Layout {
    header: Rect,
    board: Rect,
    text: Rect,
    said: Rect,
    input: Rect,
    keys: Rect,
}

impl Layout {
    /// `None` if the screen is too small.
    fn of(area: Rect) -> Option<Layout> {
        if area.width < LEAST_WIDTH || area.height < LEAST_HEIGHT {
            return None;
        }
        let spare = area.height - LEAST_HEIGHT;
        let mut y = area.y;
        let mut rows = |height: u16| {
            let part = Rect { y, height, ..area };
            y += height;
            part
        };
        let header = rows(1 + spare.min(1));
        let mut board = rows(TextBoard::HEIGHT as u16);
        board.x += (area.width - TextBoard::WIDTH as u16) / 2;
        let text = rows(TEXT_LINES + spare.saturating_sub(1).min(1));
        let said = rows(SAID_LINES + spare.saturating_sub(2).min(1));
        Some(Layout { header, board, text, said, input: rows(1), keys: rows(1) })
    }
}

/// The cell at a screen position.
pub(crate) fn cell_at(area: Rect, column: u16, row: u16) -> Option<Cell> {
    let board = Layout::of(area)?.board;
    TextBoard::cell_at(column.checked_sub(board.x)?.into(), row.checked_sub(board.y)?.into())
}

/// Draws the list of chapters or the open step.
pub(crate) fn draw(frame: &mut Frame<'_>, course: &Course, colours: Colours) {
    let Some(layout) = Layout::of(frame.area()) else {
        return draw_too_small(frame, course.texts());
    };
    match course.open_step() {
        None => draw_list(frame, course, colours),
        Some(open) => draw_step(frame, course, open, &layout, colours),
    }
}

fn draw_list(frame: &mut Frame<'_>, course: &Course, colours: Colours) {
    let texts = course.texts();
    let all = StepIndex::all().count();
    let done = course.progress().done();
    let progress = texts.get(key::LearnProgress { done: done.into(), all: all.into() });
    let rest = if done == all {
        texts.get(key::LearnListPlay { command: "dvonn play --level 1".into() })
    } else {
        texts.get(key::LearnListRules { count: RULE_CHAPTERS.into() })
    };
    let title = format!("{} · {progress} · {rest}", texts.get(key::LEARN_COURSE));
    let mut lines = vec![Line::styled(title, colours.strong()), Line::raw("")];
    for (number, chapter) in COURSE.iter().enumerate() {
        let (done, all) = (course.progress().done_in(chapter), chapter.steps.len());
        let mark = if number == course.chapter() { '>' } else { ' ' };
        let state = if done == all { "*" } else { " " };
        let line = format!("{mark} {:>2} {state} {} ({done}/{all})", number + 1, texts.get(chapter.title));
        let style = if number == course.chapter() { colours.strong() } else { Style::new() };
        lines.push(Line::styled(line, style));
    }
    let keys = if course.is_resetting() { key::LEARN_KEYS_RESET } else { key::LEARN_KEYS_LIST };
    if usize::from(frame.area().height) > lines.len() + 1 {
        lines.push(Line::raw(""));
    }
    lines.push(Line::styled(texts.get(keys), colours.faint()));
    frame.render_widget(Text::from(lines), frame.area());
}

fn draw_step(frame: &mut Frame<'_>, course: &Course, open: &OpenStep, layout: &Layout, colours: Colours) {
    let texts = course.texts();
    frame.render_widget(Line::styled(heading(course, open), colours.strong()), layout.header);
    frame.render_widget(painted(board(open, course.notation()), colours), layout.board);
    let task = match open.origin() {
        Origin::Step(index) if open.lesson().mood() == Mood::Right && index.is_exercise() => {
            texts.get(index.chapter().able)
        }
        _ => words::passage(texts, &open.lesson().text(), course.notation()),
    };
    frame.render_widget(Paragraph::new(task).wrap(Wrap { trim: true }), layout.text);
    let said = Paragraph::new(open.said().to_owned()).style(colours.strong()).wrap(Wrap { trim: true });
    frame.render_widget(said, layout.said);
    frame.render_widget(Line::raw(format!("> {}", open.typed())), layout.input);
    if !open.typed().is_empty() {
        let end = layout.input.x + 2 + open.typed().chars().count() as u16;
        frame.set_cursor_position((end.min(layout.input.right() - 1), layout.input.y));
    }
    frame.render_widget(Line::styled(texts.get(keys(open)), colours.faint()), layout.keys);
}

fn heading(course: &Course, open: &OpenStep) -> String {
    match open.origin() {
        Origin::Step(index) => step_heading(course.texts(), *index),
        Origin::Puzzle(puzzle) => puzzle_heading(course, puzzle),
    }
}

/// `Puzzle 03fa91c2 · Rated 1240 · Your rating: 1100 ± 350`.
fn puzzle_heading(course: &Course, puzzle: &Puzzle) -> String {
    let texts = course.texts();
    let rated = texts.get(key::PuzzleRated { rating: puzzle.rating.to_string().into() });
    if course.shelf().is_some_and(|shelf| shelf.day().is_some()) {
        return format!("{} · {rated}", texts.get(key::PUZZLE_DAILY));
    }
    let name = texts.get(key::PuzzleOne { id: puzzle.id().to_string().into() });
    format!("{name} · {rated} · {}", words::puzzle_rating(texts, course.progress().puzzles()))
}

/// `Chapter 3: Moving a single piece · Step 2 of 3`.
fn step_heading(texts: &Texts, index: StepIndex) -> String {
    let chapter = index.chapter();
    let (number, title) = (index.chapter_number() + 1, texts.get(chapter.title));
    let title = texts.get(key::LearnChapter { number: number.into(), title: title.into() });
    let all = chapter.steps.len().into();
    let step = texts.get(key::LearnStep { number: index.number().into(), all });
    let heading = format!("{title} · {step}");
    if index.is_exercise() { format!("{heading} · {}", texts.get(key::LEARN_EXERCISE)) } else { heading }
}

fn board(open: &OpenStep, notation: Notation) -> Vec<Vec<Span>> {
    let shown = open.lesson().frame();
    let board = TextBoard::new(&shown.position)
        .notation(notation)
        .last_move(shown.last)
        .removed(shown.removed)
        .highlighted(open.highlighted())
        .suggested(open.pointed())
        .picked(open.picked())
        .cursor(open.aim());
    let mut lines = board.lines();
    if !open.lesson().may_show_blocked() {
        // The parentheses around blocked stacks would give the answer away.
        for span in lines.iter_mut().flatten().filter(|span| span.style == dvonn_view::Style::Blocked) {
            span.text = " ".repeat(span.text.chars().count());
        }
    }
    lines
}

/// The line about the keys that work now.
fn keys(open: &OpenStep) -> Key {
    let lesson = open.lesson();
    if matches!(open.origin(), Origin::Puzzle(_)) {
        return match lesson.mood() {
            Mood::Right if lesson.has_reason() => key::PUZZLE_KEYS_WHY,
            Mood::Right if open.is_showing() => key::PUZZLE_KEYS_SHOWING,
            Mood::Right => key::PUZZLE_KEYS_DONE,
            Mood::Wrong => key::PUZZLE_KEYS_SHOWING,
            Mood::Asking => key::PUZZLE_KEYS_MOVE,
        };
    }
    match lesson.mood() {
        Mood::Right if lesson.has_reason() => return key::LEARN_KEYS_WHY,
        Mood::Right if open.is_showing() => return key::LEARN_KEYS_FILM,
        Mood::Right => return key::LEARN_KEYS_DONE,
        Mood::Wrong => return key::LEARN_KEYS_SHOWING,
        Mood::Asking => {}
    }
    match lesson.task() {
        Task::Mark(_) => key::LEARN_KEYS_MARK,
        Task::Count(_) => key::LEARN_KEYS_COUNT,
        Task::Predict => key::LEARN_KEYS_PREDICT,
        Task::Move(_) | Task::Play(_) => match lesson.frame().position.movement() {
            None => key::LEARN_KEYS_PLACE,
            Some(movement) if movement.must_pass() => key::LEARN_KEYS_PASS,
            Some(_) => key::LEARN_KEYS_MOVE,
        },
    }
}
