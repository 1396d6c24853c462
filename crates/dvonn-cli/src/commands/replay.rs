//! `replay`: steps through a game with the keyboard, or prints all of it if there is no terminal.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;

use clap::Args;
use crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use crossterm::{cursor, execute, terminal};
use dvonn_core::{CellSet, Notation};
use dvonn_game::{NodeId, Record};
use dvonn_text::{Texts, key, words};
use dvonn_view::TextBoard;

use super::facts;
use super::records::{ending_text, print_repairs};
use crate::arguments::RecordArgs;
use crate::terminal::Screen;
use crate::{Failure, arguments, input, paint};

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// Record file, or `-` for standard input
    file: PathBuf,
    #[command(flatten)]
    record: RecordArgs,
    /// Number of the game in the file
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    game: usize,
    /// How cells are named
    #[arg(long, value_enum, default_value_t)]
    notation: arguments::Notation,
}

pub(crate) fn replay(texts: &Texts, args: &ReplayArgs) -> Result<(), Failure> {
    let readings = input::readings(texts, &args.file, &args.record)?;
    let count = readings.len();
    let reading = args
        .game
        .checked_sub(1)
        .and_then(|index| readings.into_iter().nth(index))
        .ok_or_else(|| Failure::BadUse(input::no_game(texts, args.game, count)))?;
    let replay = Replay {
        texts: *texts,
        line: std::iter::once(reading.record.tree.root()).chain(reading.record.tree.main_line()).collect(),
        record: reading.record,
        notation: args.notation.into(),
        at: 0,
    };
    if replay.line.len() > 1 || reading.refused.is_none() {
        if std::io::stdout().is_terminal() && args.file != std::path::Path::new("-") {
            replay.step_through()?;
        } else {
            replay.print_all()?;
        }
    }
    print_repairs(texts, &reading.repairs, "");
    reading.refused.map_or(Ok(()), |reason| Err(Failure::No(words::read_error(texts, &reason))))
}

struct Replay {
    texts: Texts,
    record: Record,
    /// The start and every node of the main line.
    line: Vec<NodeId>,
    notation: Notation,
    at: usize,
}

impl Replay {
    fn print_all(mut self) -> Result<(), Failure> {
        for at in 0..self.line.len() {
            self.at = at;
            writeln!(anstream::stdout(), "{}", self.screen())?;
        }
        Ok(())
    }

    fn step_through(mut self) -> Result<(), Failure> {
        let _screen = Screen::open()?;
        loop {
            let (columns, rows) = terminal::size()?;
            let shown = cut(&self.screen(), columns.into(), usize::from(rows).saturating_sub(2));
            let keys = self.texts.get(key::REPLAY_KEYS);
            let screen = format!("{shown}\n{}{keys}{:#}", paint::FAINT, paint::FAINT);
            execute!(std::io::stdout(), terminal::Clear(terminal::ClearType::All), cursor::MoveTo(0, 0))?;
            // In raw mode, a line break does not return to the first column.
            write!(anstream::stdout(), "{}", screen.replace('\n', "\r\n"))?;
            std::io::stdout().flush()?;
            let Event::Key(key) = event::read()? else {
                continue;
            };
            if key.kind == KeyEventKind::Release {
                continue;
            }
            if !self.press(key.code, key.modifiers) {
                return Ok(());
            }
        }
    }

    /// Handles a key; `false` if it ends the replay.
    fn press(&mut self, key: KeyCode, modifiers: KeyModifiers) -> bool {
        let last = self.line.len() - 1;
        self.at = match key {
            KeyCode::Char('q') | KeyCode::Esc => return false,
            KeyCode::Char('c') if modifiers.contains(KeyModifiers::CONTROL) => return false,
            KeyCode::Right | KeyCode::Char('n' | ' ') | KeyCode::Enter => self.at + 1,
            KeyCode::Left | KeyCode::Char('p') | KeyCode::Backspace => self.at.saturating_sub(1),
            KeyCode::Down | KeyCode::PageDown => self.at + 10,
            KeyCode::Up | KeyCode::PageUp => self.at.saturating_sub(10),
            KeyCode::Home => 0,
            KeyCode::End => last,
            KeyCode::Char('m') => self.first_stack_move(),
            _ => self.at,
        }
        .min(last);
        true
    }

    fn first_stack_move(&self) -> usize {
        let moves = |id: &NodeId| self.record.tree.position(*id).movement().is_some();
        self.line.iter().position(moves).unwrap_or(self.line.len() - 1)
    }

    /// What a ply removed, its clock time, and how many variations there are.
    fn asides(&self, id: NodeId, removed: CellSet) -> Vec<String> {
        let (texts, tree) = (&self.texts, &self.record.tree);
        let mut asides = Vec::new();
        if !removed.is_empty() {
            let cells = words::cells(removed, self.notation);
            asides.push(texts.get(key::ReplayRemoved { cells: cells.into() }));
        }
        if let Some(left) = tree.clock(id) {
            let decimals = usize::from(left.subsec_millis() > 0);
            let seconds = texts.decimal(left.as_secs_f64(), decimals).into();
            asides.push(texts.get(key::ReplayLeft { seconds }));
        }
        let siblings = tree.parent(id).map_or(0, |parent| tree.children(parent).len() - 1);
        if siblings > 0 {
            asides.push(texts.get(key::ReplayVariations { count: siblings.into() }));
        }
        asides
    }

    fn screen(&self) -> String {
        let (texts, tree) = (&self.texts, &self.record.tree);
        let id = self.line[self.at];
        let position = tree.position(id);
        let mut board = TextBoard::new(position).notation(self.notation);
        let mut lines = Vec::new();
        let players: Vec<&str> =
            ["White", "Black"].into_iter().filter_map(|name| self.record.tags.get(name)).collect();
        if !players.is_empty() {
            lines.push(paint::tame(players.join(" – ")));
        }
        if let Some(ply) = tree.ply(id) {
            board = board.last_move(ply.mv).removed(ply.removed());
            let strong = paint::STRONG;
            let message = key::ReplayPly {
                ply: self.at.into(),
                all: (self.line.len() - 1).into(),
                color: ply.by.into(),
                mv: format!("{strong}{}{strong:#}", self.notation.move_text(ply.mv)).into(),
            };
            let mut parts = vec![texts.get(message)];
            parts.extend(self.asides(id, ply.removed()));
            lines.push(parts.join(", "));
        } else {
            lines.push(texts.get(key::GamePlies { count: (self.line.len() - 1).into() }));
        }
        lines.push(paint::board(&board));
        lines.extend(facts(texts, position, self.notation));
        if self.at + 1 == self.line.len() {
            let result = ending_text(texts, &self.record);
            lines.push(texts.get(key::ReplayEnd { result: result.into() }));
        }
        if !tree.comment(id).is_empty() {
            lines.push(paint::tame(tree.comment(id)));
        }
        lines.join("\n") + "\n"
    }
}

/// The lines from the top that fit into this many rows, counting long lines several times.
fn cut(screen: &str, columns: usize, rows: usize) -> String {
    let mut shown = String::new();
    let mut used = 0;
    for line in screen.lines() {
        let width = anstream::adapter::strip_str(line).to_string().chars().count();
        used += width.div_ceil(columns.max(1)).max(1);
        if used > rows {
            shown.push('…');
            break;
        }
        shown.push_str(line);
        shown.push('\n');
    }
    shown
}
