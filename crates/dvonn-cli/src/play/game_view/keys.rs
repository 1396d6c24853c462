//! Keys and clicks.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use dvonn_core::{Cell, Move, Position, StackMove};
use dvonn_table::Action;
use dvonn_text::words;
use dvonn_view::Confirm;

use super::{Asking, Decision, Effect, Existing, GameView};
use crate::play::command::Command;
use crate::play::cursor::{Arrow, Cursor};

impl GameView {
    /// Handles a click: the first one on a cell picks a stack or shows the move, the second one plays it.
    pub(crate) fn click(&mut self, cell: Option<Cell>) {
        self.message = None;
        if let Some(Asking::Help) = self.asking {
            self.asking = None;
            return;
        }
        let Some(cell) = cell.filter(|_| self.asking.is_none()) else {
            return;
        };
        self.typed.clear();
        self.cursor = Cursor::new(cell);
        self.choose(cell, Confirm::Always);
    }

    /// Handles a key.
    pub(crate) fn press(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        self.message = None;
        self.disarm();
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c') if is_control => return self.leave(),
            KeyCode::Char('l') if is_control => return self.effects.push_back(Effect::Redraw),
            KeyCode::Char('u') if is_control => return self.typed.clear(),
            KeyCode::Char(_) if is_control || key.modifiers.contains(KeyModifiers::ALT) => return,
            _ => {}
        }
        match self.asking.clone() {
            Some(Asking::Help) => self.asking = None,
            Some(Asking::Sure(decision)) => self.press_when_asked(key.code, decision),
            Some(asking @ (Asking::SaveName | Asking::LoadName)) => self.press_in_name(key.code, &asking),
            None => self.press_at_board(key.code),
        }
    }

    fn press_when_asked(&mut self, key: KeyCode, decision: Decision) {
        match key {
            KeyCode::Enter | KeyCode::Char('y' | 'Y') => {
                self.asking = None;
                self.carry_out(decision);
            }
            KeyCode::Esc | KeyCode::Char('n' | 'N') => self.asking = None,
            _ => {}
        }
    }

    fn press_in_name(&mut self, key: KeyCode, asking: &Asking) {
        match key {
            KeyCode::Char(letter) => self.typed.push(letter),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Esc => {
                self.asking = None;
                self.typed.clear();
            }
            KeyCode::Enter => {
                let file = std::mem::take(&mut self.typed).trim().to_owned();
                self.asking = None;
                match asking {
                    _ if file.is_empty() => {}
                    Asking::SaveName => self.save(file, Existing::Keep),
                    _ => self.make_sure(Decision::Load(file)),
                }
            }
            _ => {}
        }
    }

    fn press_at_board(&mut self, key: KeyCode) {
        match key {
            KeyCode::Left => self.cursor.step(Arrow::Left),
            KeyCode::Right => self.cursor.step(Arrow::Right),
            KeyCode::Up => self.cursor.step(Arrow::Up),
            KeyCode::Down => self.cursor.step(Arrow::Down),
            KeyCode::Tab => self.jump(Cells::Onward),
            KeyCode::BackTab => self.jump(Cells::Back),
            KeyCode::F(1) => self.obey(Command::Help),
            KeyCode::Esc if !self.typed.is_empty() => self.typed.clear(),
            KeyCode::Esc => {
                self.selection.cancel();
                self.table.hide_hint();
            }
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Enter if self.typed.is_empty() => self.choose(self.cursor(), Confirm::Never),
            KeyCode::Enter => self.enter(),
            KeyCode::Char(' ') if self.typed.is_empty() && self.table.people_here() == 0 => self.pause(),
            KeyCode::Char(' ') if self.typed.is_empty() => self.choose(self.cursor(), Confirm::Never),
            KeyCode::Char(letter) if self.typed.is_empty() => match Command::of_letter(letter) {
                Some(command) => self.obey(command),
                None if matches!(letter.to_ascii_lowercase(), 'a'..='k' | 'p' | '/') => {
                    self.typed.push(letter);
                }
                None => {}
            },
            KeyCode::Char(letter) => self.typed.push(letter),
            _ => {}
        }
    }

    /// Goes to the next useful cell: a target, a stack that can move, or an empty cell.
    fn jump(&mut self, cells: Cells) {
        let wanted = match (self.position(), self.picked()) {
            (Position::Placement(placement), _) => placement.empty(),
            (Position::Movement(_), Some(_)) => self.targets(),
            (Position::Movement(_), None) => self.movable(),
        };
        let here = self.cursor().ordinal();
        let distance = |cell: &Cell| match (cells, (cell.ordinal() + 49 - here) % 49) {
            (_, 0) => 49,
            (Cells::Onward, onward) => onward,
            (Cells::Back, onward) => 49 - onward,
        };
        if let Some(cell) = wanted.into_iter().min_by_key(distance) {
            self.cursor = Cursor::new(cell);
        }
    }

    fn pause(&mut self) {
        self.act(if self.table.is_paused() { Action::Continue } else { Action::Pause });
    }

    /// Carries out the typed line.
    fn enter(&mut self) {
        if let Some(command) = self.typed.strip_prefix('/') {
            if command.trim().is_empty() {
                return self.say(Command::LIST);
            }
            match Command::parse(command) {
                Ok(command) => {
                    self.typed.clear();
                    self.obey(command);
                }
                Err(error) => self.say(error.words(self.texts())),
            }
            return;
        }
        match self.notation().parse_move(self.typed.trim()) {
            Ok(Move::Place(cell)) if self.movement().is_some() => {
                // Half a move: the stack is picked, and the cursor or the keyboard chooses the target.
                match self.selection.intent().picked {
                    Some(from) if from != cell => self.play(Move::Stack(StackMove::new(from, cell))),
                    _ => {
                        self.typed.clear();
                        self.cursor = Cursor::new(cell);
                        self.selection.cancel();
                        self.choose(cell, Confirm::Never);
                    }
                }
            }
            Ok(mv) => self.play(mv),
            Err(error) => self.say(words::no_move(self.texts(), &error)),
        }
    }
}

/// The direction in which to look for a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cells {
    Onward,
    Back,
}
