//! Drawing a sitting on a screen of any size from 80 by 24.
//!
//! Nothing needs colour: what colours say is said by letters and marks as well.

use dvonn_core::{Cell, Color};
use dvonn_game::{Ending, Face};
use dvonn_text::{Texts, words as told};
use dvonn_view::TextBoard;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};

use super::command::Command;
use super::help;
use super::player::Player;
use super::sitting::{Asking, Sitting};
use super::words;

/// The least that is needed.
pub(crate) const LEAST_WIDTH: u16 = 80;
pub(crate) const LEAST_HEIGHT: u16 = 24;
/// From this width on, the moves have a column of their own.
const WIDE: u16 = 104;

/// Whether colours are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Colours {
    Wanted,
    Unwanted,
}

impl Colours {
    /// Those of standard output.
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

    /// Pieces have their own ground, so that they look the same on dark and light terminals.
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

/// Where things are on a screen.
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

/// Whether the board can be seen on a screen of this size.
pub(crate) fn fits(area: Rect) -> bool {
    Layout::of(area).is_some()
}

/// The cell under a pointer on a screen of this size.
pub(crate) fn cell_at(area: Rect, column: u16, row: u16) -> Option<Cell> {
    let board = Layout::of(area)?.board;
    TextBoard::cell_at(column.checked_sub(board.x)?.into(), row.checked_sub(board.y)?.into())
}

/// Says how large a screen has to be that has room for a board.
pub(crate) fn draw_too_small(frame: &mut Frame<'_>, texts: &Texts) {
    let area = frame.area();
    let values = [
        ("columns", LEAST_WIDTH.into()),
        ("rows", LEAST_HEIGHT.into()),
        ("width", area.width.into()),
        ("height", area.height.into()),
    ];
    let words = texts.with("screen-too-small", &values);
    frame.render_widget(Paragraph::new(words).wrap(Wrap { trim: true }), area);
}

/// Draws everything.
pub(crate) fn draw(frame: &mut Frame<'_>, sitting: &Sitting, colours: Colours) {
    let area = frame.area();
    let Some(layout) = Layout::of(area) else {
        return draw_too_small(frame, sitting.texts());
    };
    if sitting.asking() == Some(&Asking::Help) {
        return frame.render_widget(Paragraph::new(help::text(sitting.texts())), area);
    }
    frame.render_widget(header(sitting, layout.header.width, colours), layout.header);
    frame.render_widget(board(sitting, colours), layout.board);
    frame.render_widget(Line::styled(status(sitting, layout.status.width), colours.strong()), layout.status);
    frame.render_widget(Paragraph::new(note(sitting)).wrap(Wrap { trim: true }), layout.note);
    let thought = Paragraph::new(thought(sitting)).style(colours.faint()).wrap(Wrap { trim: true });
    frame.render_widget(thought, layout.thought);
    match layout.side {
        Some(side) => frame.render_widget(side_moves(sitting, side.height, colours), side),
        None => frame.render_widget(last_moves(sitting, layout.moves), layout.moves),
    }
    draw_input(frame, sitting, layout.input);
    frame.render_widget(Text::from_iter(keys(sitting)).style(colours.faint()), layout.keys);
}

/// A line for each player: who it is, pieces, clock; and on the right where the game stands.
fn header(sitting: &Sitting, width: u16, colours: Colours) -> Text<'static> {
    let (texts, game) = (sitting.texts(), sitting.game());
    let phase = match game.ending() {
        Some(_) => texts.get("phase-end"),
        None => told::phase(texts, game.position().phase()),
    };
    let ply = texts.with("header-ply", &[("ply", game.history().plies().len().into())]);
    let who = |color: Color| match sitting.options().players[color] {
        Player::Person if sitting.persons() == 1 => texts.get("seat-you"),
        Player::Person => texts.get("seat-person"),
        Player::Engine(level) => texts.with("seat-engine", &[("level", level.to_string().into())]),
    };
    let pieces =
        |color: Color| texts.with("game-pieces", &[("count", game.position().scores()[color].into())]);
    // Both lines have the same columns, as wide as the longer words need.
    let widest = |words: &dyn Fn(Color) -> String, least: usize| {
        Color::ALL.into_iter().map(|color| words(color).chars().count()).max().unwrap_or(0).max(least)
    };
    let (who_width, pieces_width) = (widest(&who, 17), widest(&pieces, 9));
    let line = |color: Color, right: String| {
        let is_turn = game.ending().is_none() && game.position().turn() == color;
        let clock = game
            .clock()
            .map_or(String::new(), |clock| Face::of(clock.left(color, sitting.now())).to_string());
        let state = if !is_turn || sitting.is_persons_turn() {
            String::new()
        } else if sitting.is_paused() {
            texts.get("state-paused")
        } else {
            texts.get("state-thinking")
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

fn board(sitting: &Sitting, colours: Colours) -> Text<'static> {
    let game = sitting.game();
    let last = game.history().plies().last();
    let mut board = TextBoard::new(game.position())
        .notation(sitting.options().notation)
        .last_move(last.map(|ply| ply.mv))
        .highlighted(sitting.targets())
        .suggested(sitting.suggested())
        .picked(sitting.picked())
        .cursor(sitting.aim().filter(|_| game.ending().is_none()));
    board = match (sitting.considered(), last) {
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

/// What happened last, and whose turn it is; only the latter where a language needs more room than there is.
fn status(sitting: &Sitting, width: u16) -> String {
    let (texts, game) = (sitting.texts(), sitting.game());
    let last = game.history().plies().last();
    let last = last.map(|ply| told::played(texts, ply, sitting.options().notation) + " ").unwrap_or_default();
    let now = match game.ending() {
        Some(ending) => told::ending(texts, ending),
        None => told::turn(texts, game.position()),
    };
    let both = format!("{last}{now}");
    if both.chars().count() <= usize::from(width) { both } else { now }
}

/// A question, a refusal, what a move would do, or what stands under the cursor.
fn note(sitting: &Sitting) -> String {
    let (texts, game, notation) = (sitting.texts(), sitting.game(), sitting.options().notation);
    if let Some(Asking::Sure(deed)) = sitting.asking() {
        return texts.with("note-sure", &[("question", deed.question(texts).into())]);
    }
    if let Some(message) = sitting.message() {
        return message.to_owned();
    }
    if let Some(ply) = sitting.considered() {
        return words::consequence(texts, game.position(), &ply, notation);
    }
    if sitting.typed().starts_with('/') {
        return Command::LIST.to_owned();
    }
    match game.ending() {
        Some(Ending::Counted(_)) => texts.get("note-finished-counted"),
        Some(_) => texts.get("note-finished"),
        None if sitting.awaits_pass() => texts.get("note-pass"),
        None => {
            sitting.aim().map_or(String::new(), |cell| words::cell(texts, game.history(), cell, notation))
        }
    }
}

fn thought(sitting: &Sitting) -> String {
    let texts = sitting.texts();
    match sitting.thought() {
        Some(last) => words::thought(texts, &last.line, last.turn, sitting.options().notation),
        None if sitting.is_thinking() => texts.get("thought-thinking"),
        None => String::new(),
    }
}

/// As many of the last moves as there is room for.
fn last_moves(sitting: &Sitting, area: Rect) -> Text<'static> {
    let width = usize::from(area.width);
    let mut lines: Vec<String> = Vec::new();
    for row in words::move_rows(sitting.game().history(), sitting.options().notation) {
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

fn side_moves(sitting: &Sitting, height: u16, colours: Colours) -> Text<'static> {
    let rows = words::move_rows(sitting.game().history(), sitting.options().notation);
    let first = (rows.len() + 1).saturating_sub(height.into());
    let head = Line::styled(sitting.texts().get("screen-moves"), colours.strong());
    std::iter::once(head).chain(rows.into_iter().skip(first).map(Line::from)).collect()
}

fn draw_input(frame: &mut Frame<'_>, sitting: &Sitting, area: Rect) {
    let label = match sitting.asking() {
        Some(Asking::SaveName) => sitting.texts().get("input-save") + " ",
        Some(Asking::LoadName) => sitting.texts().get("input-load") + " ",
        _ => "> ".to_owned(),
    };
    let room = usize::from(area.width) - 1;
    let line: Vec<char> = label.chars().chain(sitting.typed().chars()).collect();
    let shown: String = line[line.len().saturating_sub(room)..].iter().collect();
    let is_typing =
        !sitting.typed().is_empty() || matches!(sitting.asking(), Some(Asking::SaveName | Asking::LoadName));
    let end = area.x + line.len().min(room) as u16;
    frame.render_widget(Line::raw(shown), area);
    if is_typing {
        frame.set_cursor_position((end, area.y));
    }
}

/// Two lines on what the keys do now.
fn keys(sitting: &Sitting) -> Vec<String> {
    let texts = sitting.texts();
    match sitting.asking() {
        Some(Asking::SaveName | Asking::LoadName) => return vec![texts.get("keys-name")],
        Some(Asking::Sure(_)) => return vec![texts.get("keys-sure")],
        _ => {}
    }
    if sitting.game().ending().is_some() {
        return vec![texts.get("keys-end")];
    }
    let first = if sitting.persons() == 0 {
        "keys-watch"
    } else if sitting.awaits_pass() {
        "keys-pass"
    } else if !sitting.is_persons_turn() {
        "keys-wait"
    } else if sitting.game().position().movement().is_none() {
        "keys-place"
    } else if sitting.picked().is_some() {
        "keys-picked"
    } else {
        "keys-pick"
    };
    vec![texts.get(first), texts.get("keys-all")]
}
