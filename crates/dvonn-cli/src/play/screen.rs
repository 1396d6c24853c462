//! Draws a game on a screen of at least 80 by 24 characters.
//!
//! No information depends on colour: letters and marks show the same.

use dvonn_core::{Cell, Color};
use dvonn_game::{Ending, Face};
use dvonn_table::Seat;
use dvonn_text::{Texts, key, words as told};
use dvonn_view::TextBoard;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};

use super::command::Command;
use super::game_view::{Asking, GameView};
use super::help;
use super::words;

/// The minimum size.
pub(crate) const LEAST_WIDTH: u16 = 80;
pub(crate) const LEAST_HEIGHT: u16 = 24;
/// From this width on, the moves have their own column.
const WIDE: u16 = 104;
/// A note of more characters may not fit on two lines of the smallest screen, since words are not divided.
const LONG_NOTE: u16 = 2 * LEAST_WIDTH - 20;

/// Whether colours are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Colours {
    Wanted,
    Unwanted,
}

impl Colours {
    /// According to standard output.
    pub(crate) fn of_output() -> Colours {
        match anstream::AutoStream::choice(&std::io::stdout()) {
            anstream::ColorChoice::Never => Colours::Unwanted,
            _ => Colours::Wanted,
        }
    }

    fn style(self, style: Style) -> Style {
        match self {
            Colours::Wanted => style,
            Colours::Unwanted => Style::new(),
        }
    }

    pub(crate) fn strong(self) -> Style {
        self.style(Style::new().add_modifier(Modifier::BOLD))
    }

    pub(crate) fn faint(self) -> Style {
        self.style(Style::new().add_modifier(Modifier::DIM))
    }

    /// Pieces have their own background, so that they look the same on dark and light terminals.
    fn part(self, part: dvonn_view::Style) -> Style {
        use dvonn_view::Style as Part;
        let plain = Style::new();
        self.style(match part {
            Part::White => plain.fg(Ink::Black).bg(Ink::White),
            Part::Black => plain.fg(Ink::White).bg(Ink::DarkGray),
            Part::Dvonn => plain.fg(Ink::White).bg(Ink::Red),
            Part::Blocked | Part::Empty | Part::Coordinate => plain.add_modifier(Modifier::DIM),
            Part::LastMove => plain.fg(Ink::Cyan),
            Part::Highlight => plain.fg(Ink::Green).add_modifier(Modifier::BOLD),
            Part::Suggestion => plain.fg(Ink::Magenta).add_modifier(Modifier::BOLD),
            Part::Removed => plain.fg(Ink::Red),
            Part::Cursor | Part::Picked => plain.add_modifier(Modifier::BOLD | Modifier::REVERSED),
            Part::Blank => plain,
        })
    }
}

/// The parts of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Layout {
    header: Rect,
    board: Rect,
    status: Rect,
    note: Rect,
    thought: Rect,
    moves: Rect,
    input: Rect,
    keys: Rect,
    side: Option<Rect>,
}

impl Layout {
    /// `None` if the screen is too small.
    fn of(area: Rect) -> Option<Layout> {
        if area.width < LEAST_WIDTH || area.height < LEAST_HEIGHT {
            return None;
        }
        let is_wide = area.width >= WIDE;
        let side = is_wide.then(|| Rect {
            x: area.x + LEAST_WIDTH + 2,
            width: area.width - LEAST_WIDTH - 2,
            ..area
        });
        let width = if is_wide { LEAST_WIDTH } else { area.width };
        let spare = area.height - LEAST_HEIGHT;
        let mut y = area.y;
        let mut rows = |height: u16| {
            let part = Rect { x: area.x, y, width, height };
            y += height;
            part
        };
        let header = rows(2);
        rows(spare.min(1));
        let mut board = rows(TextBoard::HEIGHT as u16);
        board.x += (width - TextBoard::WIDTH as u16) / 2;
        rows(spare.saturating_sub(1).min(1));
        let status = rows(1);
        let note = rows(2);
        let thought = rows(1 + spare.saturating_sub(2).min(1));
        let moves = rows(if is_wide { 2 } else { 2 + spare.saturating_sub(3) });
        let input = rows(1);
        let keys = rows(2);
        Some(Layout { header, board, status, note, thought, moves, input, keys, side })
    }
}

/// Whether a screen of this size has room for the board.
pub(crate) fn fits(area: Rect) -> bool {
    Layout::of(area).is_some()
}

/// The cell at a screen position.
pub(crate) fn cell_at(area: Rect, column: u16, row: u16) -> Option<Cell> {
    let board = Layout::of(area)?.board;
    TextBoard::cell_at(column.checked_sub(board.x)?.into(), row.checked_sub(board.y)?.into())
}

/// Says how large the screen must be.
pub(crate) fn draw_too_small(frame: &mut Frame<'_>, texts: &Texts) {
    let area = frame.area();
    let message = key::ScreenTooSmall {
        columns: LEAST_WIDTH.into(),
        rows: LEAST_HEIGHT.into(),
        width: area.width.into(),
        height: area.height.into(),
    };
    let words = texts.get(message);
    frame.render_widget(Paragraph::new(words).wrap(Wrap { trim: true }), area);
}

/// Draws everything.
pub(crate) fn draw(frame: &mut Frame<'_>, view: &GameView, colours: Colours) {
    let area = frame.area();
    let Some(layout) = Layout::of(area) else {
        return draw_too_small(frame, view.texts());
    };
    if view.asking() == Some(&Asking::Help) {
        return frame.render_widget(Paragraph::new(help::text(view.texts())), area);
    }
    frame.render_widget(header(view, layout.header.width, colours), layout.header);
    frame.render_widget(board(view, colours), layout.board);
    frame.render_widget(Line::styled(status(view, layout.status.width), colours.strong()), layout.status);
    let note = note(view);
    // A hint with its reasons may need the room of the lines below it.
    let is_long = note.chars().count() > usize::from(LONG_NOTE);
    let height = if is_long { 2 + layout.thought.height + layout.moves.height } else { 2 };
    let area = Rect { height, ..layout.note };
    frame.render_widget(Paragraph::new(note).wrap(Wrap { trim: true }), area);
    if !is_long {
        let thought = Paragraph::new(thought(view)).style(colours.faint()).wrap(Wrap { trim: true });
        frame.render_widget(thought, layout.thought);
    }
    match layout.side {
        Some(side) => frame.render_widget(side_moves(view, side.height, colours), side),
        None if is_long => {}
        None => frame.render_widget(last_moves(view, layout.moves), layout.moves),
    }
    draw_input(frame, view, layout.input);
    frame.render_widget(Text::from_iter(keys(view)).style(colours.faint()), layout.keys);
}

/// One line for each player with name, pieces and clock; on the right, the state of the game.
fn header(view: &GameView, width: u16, colours: Colours) -> Text<'static> {
    let (texts, game) = (view.texts(), view.table().game());
    let phase = match game.ending() {
        Some(_) => texts.get(key::PHASE_END),
        None => told::phase(texts, game.position().phase()),
    };
    let ply = texts.get(key::HeaderPly { ply: game.history().plies().len().into() });
    let who = |color: Color| match view.table().seat(color) {
        Seat::Here if view.table().people_here() == 1 => texts.get(key::SEAT_YOU),
        Seat::Here | Seat::Elsewhere => texts.get(key::SEAT_PERSON),
        Seat::Computer(level) => texts.get(key::SeatEngine { level: level.to_string().into() }),
    };
    let pieces = |color: Color| texts.get(key::GamePieces { count: game.position().scores()[color].into() });
    // Both lines have the same columns, as wide as the longer text.
    let widest = |words: &dyn Fn(Color) -> String, least: usize| {
        Color::ALL.into_iter().map(|color| words(color).chars().count()).max().unwrap_or(0).max(least)
    };
    let (who_width, pieces_width) = (widest(&who, 17), widest(&pieces, 9));
    let line = |color: Color, right: String| {
        let is_turn = game.ending().is_none() && game.position().turn() == color;
        let clock =
            game.clock().map_or(String::new(), |clock| Face::of(clock.left(color, view.now())).to_string());
        let state = if !is_turn || view.table().is_turn_here() {
            String::new()
        } else if view.table().is_paused() {
            texts.get(key::STATE_PAUSED)
        } else {
            texts.get(key::STATE_THINKING)
        };
        let mark = if is_turn { '>' } else { ' ' };
        let (name, who, pieces) = (told::color(texts, color), who(color), pieces(color));
        let left = format!("{mark} {name:<6} {who:<who_width$} {pieces:>pieces_width$} {clock:>8}  {state}");
        let room = usize::from(width).saturating_sub(left.chars().count());
        let style = if is_turn { colours.strong() } else { Style::new() };
        Line::from(vec![Span::styled(left, style), Span::raw(format!("{right:>room$}"))])
    };
    Text::from(vec![line(Color::White, format!("DVONN, {phase} ")), line(Color::Black, ply + " ")])
}

fn board(view: &GameView, colours: Colours) -> Text<'static> {
    let game = view.table().game();
    let last = game.history().plies().last();
    let mut board = TextBoard::new(game.position())
        .notation(view.options().notation)
        .last_move(last.map(|ply| ply.mv))
        .highlighted(view.targets())
        .suggested(view.suggested())
        .picked(view.picked())
        .cursor(view.aim().filter(|_| game.ending().is_none()));
    board = match (view.considered(), last) {
        (Some(ply), _) => board.removed(ply.removed()),
        (None, Some(ply)) => board.removed(ply.removed()),
        (None, None) => board,
    };
    painted(board.lines(), colours)
}

/// The lines of a board in the colours of the screen.
pub(crate) fn painted(lines: Vec<Vec<dvonn_view::Span>>, colours: Colours) -> Text<'static> {
    let lines = lines.into_iter().map(|spans| {
        let styled = |span: dvonn_view::Span| Span::styled(span.text, colours.part(span.style));
        spans.into_iter().map(styled).collect::<Line<'static>>()
    });
    lines.collect()
}

/// What happened last and whose turn it is; only the latter if there is not enough room for both.
fn status(view: &GameView, width: u16) -> String {
    let (texts, game) = (view.texts(), view.table().game());
    let last = game.history().plies().last();
    let last = last.map(|ply| told::played(texts, ply, view.options().notation) + " ").unwrap_or_default();
    let now = match game.ending() {
        Some(ending) => told::ending(texts, ending, view.table().only_person()),
        None => told::turn(texts, game.position()),
    };
    let both = format!("{last}{now}");
    if both.chars().count() <= usize::from(width) { both } else { now }
}

/// A question, a refusal, what a move would do, or what is under the cursor.
fn note(view: &GameView) -> String {
    let (texts, game, notation) = (view.texts(), view.table().game(), view.options().notation);
    if let Some(Asking::Sure(decision)) = view.asking() {
        return texts.get(key::NoteSure { question: view.question(decision).into() });
    }
    if let Some(message) = view.message() {
        return message.to_owned();
    }
    if let Some(oversight) = view.table().oversight() {
        return told::oversight(texts, oversight, notation);
    }
    if let Some(ply) = view.considered() {
        return words::consequence(texts, game.position(), &ply, notation);
    }
    if view.typed().starts_with('/') {
        return Command::LIST.to_owned();
    }
    match game.ending() {
        Some(ending) => {
            let is_counted = matches!(ending, Ending::Counted(_));
            let note = texts.get(if is_counted { key::NOTE_FINISHED_COUNTED } else { key::NOTE_FINISHED });
            let table = view.table();
            match told::hints_used(texts, table.hints(), table.only_person()) {
                Some(hints) => format!("{hints}. {note}"),
                None => note,
            }
        }
        None if view.table().is_passing() => texts.get(key::NOTE_PASSING),
        None if view.awaits_pass() => texts.get(key::NOTE_PASS),
        None => view.aim().map_or(String::new(), |cell| words::cell(texts, game.history(), cell, notation)),
    }
}

fn thought(view: &GameView) -> String {
    let texts = view.texts();
    match view.table().thought() {
        Some(last) => words::thought(texts, &last.line, last.turn, view.options().notation),
        None if view.table().is_thinking() => texts.get(key::THOUGHT_THINKING),
        None => String::new(),
    }
}

/// As many of the last moves as fit.
fn last_moves(view: &GameView, area: Rect) -> Text<'static> {
    let width = usize::from(area.width);
    let mut lines: Vec<String> = Vec::new();
    for row in words::move_rows(view.table().game().history(), view.options().notation) {
        match lines.last_mut() {
            Some(line) if line.len() + 2 + row.len() <= width => {
                line.push_str("  ");
                line.push_str(&row);
            }
            _ => lines.push(row),
        }
    }
    let first = lines.len().saturating_sub(area.height.into());
    lines.into_iter().skip(first).collect()
}

fn side_moves(view: &GameView, height: u16, colours: Colours) -> Text<'static> {
    let rows = words::move_rows(view.table().game().history(), view.options().notation);
    let first = (rows.len() + 1).saturating_sub(height.into());
    let head = Line::styled(view.texts().get(key::SCREEN_MOVES), colours.strong());
    std::iter::once(head).chain(rows.into_iter().skip(first).map(Line::from)).collect()
}

fn draw_input(frame: &mut Frame<'_>, view: &GameView, area: Rect) {
    let label = match view.asking() {
        Some(Asking::SaveName) => view.texts().get(key::INPUT_SAVE) + " ",
        Some(Asking::LoadName) => view.texts().get(key::INPUT_LOAD) + " ",
        _ => "> ".to_owned(),
    };
    let room = usize::from(area.width) - 1;
    let line: Vec<char> = label.chars().chain(view.typed().chars()).collect();
    let shown: String = line[line.len().saturating_sub(room)..].iter().collect();
    let is_typing =
        !view.typed().is_empty() || matches!(view.asking(), Some(Asking::SaveName | Asking::LoadName));
    let end = area.x + line.len().min(room) as u16;
    frame.render_widget(Line::raw(shown), area);
    if is_typing {
        frame.set_cursor_position((end, area.y));
    }
}

/// Two lines on what the keys do now.
fn keys(view: &GameView) -> Vec<String> {
    let texts = view.texts();
    match view.asking() {
        Some(Asking::SaveName | Asking::LoadName) => return vec![texts.get(key::KEYS_NAME)],
        Some(Asking::Sure(_)) => return vec![texts.get(key::KEYS_SURE)],
        _ => {}
    }
    if view.table().game().ending().is_some() {
        return vec![texts.get(key::KEYS_END)];
    }
    let first = if view.table().people_here() == 0 {
        key::KEYS_WATCH
    } else if view.table().oversight().is_some() {
        key::KEYS_OVERSIGHT
    } else if view.awaits_pass() {
        key::KEYS_PASS
    } else if !view.table().is_turn_here() {
        key::KEYS_WAIT
    } else if view.table().game().position().movement().is_none() {
        key::KEYS_PLACE
    } else if view.picked().is_some() {
        key::KEYS_PICKED
    } else {
        key::KEYS_PICK
    };
    vec![texts.get(first), texts.get(key::KEYS_ALL)]
}
