//! Drawing the course on a screen of any size from 80 by 24.

use dvonn_coach::{COURSE, Task};
use dvonn_core::Cell;
use dvonn_text::words;
use dvonn_view::TextBoard;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Wrap};

use super::study::{Lesson, Study};
use crate::play::{Colours, LEAST_HEIGHT, LEAST_WIDTH, draw_too_small, painted};

/// Lines for what is asked.
pub(crate) const TEXT_LINES: u16 = 5;
/// Lines for what is said to an answer.
pub(crate) const SAID_LINES: u16 = 3;

/// Where things are on the screen of a step.
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

/// The cell under a pointer on a screen of this size.
pub(crate) fn cell_at(area: Rect, column: u16, row: u16) -> Option<Cell> {
    let board = Layout::of(area)?.board;
    TextBoard::cell_at(column.checked_sub(board.x)?.into(), row.checked_sub(board.y)?.into())
}

/// Draws everything.
pub(crate) fn draw(frame: &mut Frame<'_>, study: &Study, colours: Colours) {
    let area = frame.area();
    let Some(layout) = Layout::of(area) else {
        return draw_too_small(frame, study.texts());
    };
    match study.lesson() {
        None => draw_list(frame, study, colours),
        Some(lesson) => draw_lesson(frame, study, lesson, &layout, colours),
    }
}

fn draw_list(frame: &mut Frame<'_>, study: &Study, colours: Colours) {
    let texts = study.texts();
    let all: usize = COURSE.iter().map(|chapter| chapter.steps.len()).sum();
    let done = study.progress().done();
    let progress = texts.with("learn-progress", &[("done", done.into()), ("all", all.into())]);
    let title = format!("{} · {progress}", texts.get("learn-course"));
    let mut lines = vec![Line::styled(title, colours.strong()), Line::raw("")];
    for (number, chapter) in COURSE.iter().enumerate() {
        let (done, all) = (study.progress().done_in(chapter), chapter.steps.len());
        let mark = if number == study.chapter() { '>' } else { ' ' };
        let state = if done == all { "*" } else { " " };
        let line = format!("{mark} {:>2} {state} {} ({done}/{all})", number + 1, texts.get(chapter.title));
        let style = if number == study.chapter() { colours.strong() } else { Style::new() };
        lines.push(Line::styled(line, style));
    }
    let keys = if study.is_resetting() { "learn-keys-reset" } else { "learn-keys-list" };
    lines.push(Line::raw(""));
    lines.push(Line::styled(texts.get(keys), colours.faint()));
    frame.render_widget(Text::from(lines), frame.area());
}

fn draw_lesson(frame: &mut Frame<'_>, study: &Study, lesson: &Lesson, layout: &Layout, colours: Colours) {
    let texts = study.texts();
    let chapter = &COURSE[study.chapter()];
    let all = chapter.steps.len();
    let number = lesson.number() + 1;
    let title = [("number", (study.chapter() + 1).into()), ("title", texts.get(chapter.title).into())];
    let step = [("number", number.into()), ("all", all.into())];
    let mut header = format!("{} · {}", texts.with("learn-chapter", &title), texts.with("learn-step", &step));
    if number == all {
        header = format!("{header} · {}", texts.get("learn-exercise"));
    }
    frame.render_widget(Line::styled(header, colours.strong()), layout.header);

    let (position, last, removed) = lesson.board();
    let board = TextBoard::new(&position)
        .notation(study.notation())
        .last_move(last)
        .removed(removed)
        .highlighted(lesson.highlighted())
        .suggested(lesson.pointed())
        .picked(lesson.picked())
        .cursor(lesson.aim());
    let mut lines = board.lines();
    if !lesson.attempt().may_show_blocked() {
        // The parentheses would be the answer.
        for span in lines.iter_mut().flatten().filter(|span| span.style == dvonn_view::Style::Blocked) {
            span.text = " ".repeat(span.text.chars().count());
        }
    }
    frame.render_widget(painted(lines, colours), layout.board);

    let text = lesson.attempt().text();
    let text = words::message(texts, &text, study.notation());
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), layout.text);
    let said = Paragraph::new(lesson.said().to_owned()).style(colours.strong()).wrap(Wrap { trim: true });
    frame.render_widget(said, layout.said);
    frame.render_widget(Line::raw(format!("> {}", lesson.typed())), layout.input);
    if !lesson.typed().is_empty() {
        let end = layout.input.x + 2 + lesson.typed().chars().count() as u16;
        frame.set_cursor_position((end.min(layout.input.right() - 1), layout.input.y));
    }
    frame.render_widget(Line::styled(texts.get(keys(lesson)), colours.faint()), layout.keys);
}

/// What the keys do now.
fn keys(lesson: &Lesson) -> &'static str {
    if lesson.is_showing() {
        return "learn-keys-showing";
    }
    if lesson.attempt().is_done() {
        return "learn-keys-done";
    }
    match lesson.task() {
        Task::Mark(_) => "learn-keys-mark",
        Task::Count(_) => "learn-keys-count",
        Task::Predict => "learn-keys-predict",
        Task::Move(_) | Task::Play { .. } => match lesson.attempt().position().movement() {
            None => "learn-keys-place",
            Some(movement) if movement.must_pass() => "learn-keys-pass",
            Some(_) => "learn-keys-move",
        },
    }
}
