//! The state of the terminal board: the table, the cursor, the typed line, and messages.
//!
//! The table decides what happens in the game. Nothing here reads a key, a clock or a file: keys, clicks, answers and
//! the time come in as arguments, and everything with an outside effect goes out as an [`Effect`].

mod commands;
mod files;
mod keys;

use std::collections::VecDeque;
use std::time::Duration;

use dvonn_coach::{LevelResult, Oversight};
use dvonn_core::{Cell, CellSet, Move, Movement, Notation, Position, StackMove};
use dvonn_game::{Ply, Tags};
use dvonn_table::{Action, ActionKind, EngineQuestion, Heard, Hint, Notice, Refusal, Request, Table};
use dvonn_text::{Texts, key, words as told};
use dvonn_view::{Confirm, Context, PressError, Response, Selection};
use fastrand::Rng;

pub(crate) use files::resumed;

use super::command::Filler;
use super::cursor::Cursor;
use super::player::LevelArg;
use super::words;
use crate::paint;
use crate::terminal::Mouse;

/// How the player wants to see the game.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    /// In the player's language.
    pub(crate) texts: Texts,
    pub(crate) notation: Notation,
    pub(crate) mouse: Mouse,
    /// The suggested file name for saving.
    pub(crate) save_as: String,
    /// How strong the computer is.
    pub(crate) level: LevelArg,
    /// How earlier games against the computer went, the latest first.
    pub(crate) results: Vec<LevelResult>,
}

/// Something that must be done outside.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Effect {
    /// Let the engine think.
    Ask(EngineQuestion),
    /// Let the engine finish now.
    Hurry,
    /// Write a file and report the result.
    Save { file: String, text: String, existing: Existing },
    /// Read a file and report the result.
    Load { file: String },
    /// Set who receives clicks.
    GiveMouse(Mouse),
    /// Draw everything again, because another program has written on the screen.
    Redraw,
    /// Keep the result of a game against the computer.
    KeepResult(LevelResult),
    /// Leave the game.
    Leave,
}

/// What happens to an existing file of the same name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Existing {
    Keep,
    Replace,
}

/// The result of saving.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Saved {
    /// The file was written; `next` is a free name for another one.
    Written { next: String },
    /// A file of that name exists and was kept.
    Exists,
    /// The file cannot be written.
    Failed(String),
}

/// A prompt that is shown instead of the board's notes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Asking {
    /// The help screen is shown.
    Help,
    /// The typed line is the name of a file to save.
    SaveName,
    /// The typed line is the name of a file to load.
    LoadName,
    /// The player is asked to confirm.
    Sure(Decision),
}

/// A decision that cannot be undone and must be confirmed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Decision {
    Resign,
    Draw,
    Leave,
    New,
    Ready,
    Load(String),
    Replace(String),
    Fill(Filler),
}

/// One session at the terminal board.
pub(crate) struct GameView {
    options: Options,
    table: Table,
    /// The tags of a loaded record.
    tags: Tags,
    rng: Rng,
    now: Duration,
    cursor: Cursor,
    selection: Selection,
    typed: String,
    asking: Option<Asking>,
    message: Option<String>,
    is_saved: bool,
    /// The result of the game that has just ended, until it is put away: its last move can be taken back.
    result: Option<LevelResult>,
    effects: VecDeque<Effect>,
}

impl GameView {
    pub(crate) fn new(options: Options, table: Table, tags: Tags, rng: Rng) -> GameView {
        let mut view = GameView {
            options,
            table,
            tags,
            rng,
            now: Duration::ZERO,
            cursor: Cursor::new(Cell::F3),
            selection: Selection::default(),
            typed: String::new(),
            asking: None,
            message: None,
            is_saved: true,
            result: None,
            effects: VecDeque::new(),
        };
        view.follow();
        view
    }

    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    pub(crate) fn options(&self) -> &Options {
        &self.options
    }

    pub(crate) fn texts(&self) -> &Texts {
        &self.options.texts
    }

    pub(crate) fn now(&self) -> Duration {
        self.now
    }

    pub(crate) fn cursor(&self) -> Cell {
        self.cursor.cell()
    }

    pub(crate) fn typed(&self) -> &str {
        &self.typed
    }

    pub(crate) fn asking(&self) -> Option<&Asking> {
        self.asking.as_ref()
    }

    pub(crate) fn message(&self) -> Option<&str> {
        self.message.as_deref()
    }

    fn notation(&self) -> Notation {
        self.options.notation
    }

    fn position(&self) -> &Position {
        self.table.position()
    }

    /// The movement phase, while the game goes on.
    fn movement(&self) -> Option<&Movement> {
        self.position().movement().filter(|_| self.table.game().ending().is_none())
    }

    /// Whether the player can only pass.
    pub(crate) fn awaits_pass(&self) -> bool {
        self.table.may(ActionKind::Pass).is_ok()
    }

    /// The stacks that the player to move can move.
    fn movable(&self) -> CellSet {
        self.movement()
            .map_or(CellSet::EMPTY, |movement| movement.moves(movement.turn()).map(|mv| mv.from).collect())
    }

    /// Whether the typed line is not a file name.
    fn is_typing_move(&self) -> bool {
        !self.typed.is_empty() && self.asking.is_none()
    }

    /// The typed move, legal or not.
    fn typed_move(&self) -> Option<Move> {
        self.notation().parse_move(&self.typed).ok().filter(|_| self.is_typing_move())
    }

    /// The picked stack: selected on the board, or named by the typed line.
    pub(crate) fn picked(&self) -> Option<Cell> {
        let named = match self.typed_move() {
            Some(Move::Place(cell) | Move::Stack(StackMove { from: cell, .. })) => Some(cell),
            _ => None,
        };
        let is_turn = self.table.is_turn_here();
        named.filter(|&cell| is_turn && self.movable().contains(cell)).or(self.selection.intent().picked)
    }

    /// Where the picked stack may go.
    pub(crate) fn targets(&self) -> CellSet {
        match (self.movement(), self.picked()) {
            (Some(movement), Some(from)) => movement.targets(from),
            _ => CellSet::EMPTY,
        }
    }

    /// The move that Enter would play, if the cursor or the typed line gives a legal one.
    pub(crate) fn considered(&self) -> Option<Ply> {
        if !self.table.is_turn_here() {
            return None;
        }
        let mv = if self.is_typing_move() {
            self.typed_move()?
        } else {
            Move::Stack(StackMove::new(self.selection.intent().picked?, self.cursor()))
        };
        Ply::of(self.position(), mv).ok()
    }

    /// The cell that the player is pointing at: the typed line takes precedence over the cursor, and half a name means
    /// none.
    pub(crate) fn aim(&self) -> Option<Cell> {
        if !self.is_typing_move() {
            return Some(self.cursor());
        }
        match self.typed_move()? {
            Move::Place(cell) | Move::Stack(StackMove { to: cell, .. }) => Some(cell),
            Move::Pass => None,
        }
    }

    /// The cells of the hint, as far as shown, or of the move that the teacher warns of.
    pub(crate) fn suggested(&self) -> CellSet {
        match self.table.oversight().map(Oversight::reply) {
            Some(Move::Stack(mv)) => CellSet::of(mv.from).with(mv.to),
            _ => self.table.hint().map_or(CellSet::EMPTY, Hint::cells),
        }
    }

    /// Tells the view the time.
    pub(crate) fn tick(&mut self, now: Duration) {
        self.now = now;
        self.table.tick(now);
        self.follow();
    }

    /// Tells the view what the engine says.
    pub(crate) fn hear(&mut self, heard: Heard) {
        self.table.hear(heard, self.now);
        self.follow();
    }

    /// Lets the player act. A refusal becomes the message.
    fn act(&mut self, action: Action) -> bool {
        let result = self.table.act(action, self.now);
        self.follow();
        if let Err(refusal) = result {
            self.refuse(action.kind(), refusal);
        }
        result.is_ok()
    }

    fn refuse(&mut self, kind: ActionKind, refusal: Refusal) {
        if let Some(message) = words::refusal(self.texts(), kind, refusal, self.notation()) {
            self.say(message);
        }
    }

    /// Takes over the table's requests and notices.
    fn follow(&mut self) {
        for request in self.table.take_requests() {
            match request {
                Request::Ask(question) => self.effects.push_back(Effect::Ask(*question)),
                Request::Hurry | Request::Dismiss => self.effects.push_back(Effect::Hurry),
                Request::Send { .. } | Request::Resync => unreachable!("nobody plays elsewhere"),
            }
        }
        for notice in self.table.take_notices() {
            match notice {
                Notice::Played(_) | Notice::TakenBack { .. } => {
                    self.message = None;
                    self.selection.cancel();
                    self.is_saved = false;
                    self.result = None;
                }
                Notice::Ended(_) => {
                    self.selection.cancel();
                    self.is_saved = false;
                    self.result = self.table.level_result().filter(|_| self.table.is_whole_game());
                }
                Notice::Hinted(_) => self.say_hint(),
                // The line below the board says what was overlooked.
                Notice::Overlooked(_)
                | Notice::Began
                | Notice::DrawOffered { .. }
                | Notice::DrawDeclined { .. }
                | Notice::TakeBackDeclined { .. }
                | Notice::ComputerFailed
                | Notice::Refused => {}
            }
        }
    }

    fn say_hint(&mut self) {
        if let Some(hint) = self.table.hint() {
            self.say(words::hint(self.texts(), hint, self.position(), self.notation()));
        }
    }

    pub(super) fn say(&mut self, message: impl Into<String>) {
        self.message = Some(paint::tame(message.into()));
    }

    /// Plays a move. A refused move stays in the input line, to be corrected.
    fn play(&mut self, mv: Move) {
        if self.act(Action::Play(mv)) {
            self.typed.clear();
        }
    }

    /// Selects a cell: Enter with the cursor on it, or a click.
    fn choose(&mut self, cell: Cell, confirm: Confirm) {
        if self.awaits_pass() {
            return self.play(Move::Pass);
        }
        if let Err(refusal) = self.table.may(ActionKind::Play) {
            return self.refuse(ActionKind::Play, refusal);
        }
        let before = self.selection.intent().picked;
        let scene = self.table.scene();
        match self.selection.press(Context { scene: &scene, confirm }, cell) {
            Response::Play(mv) => self.play(mv),
            Response::Refused(PressError::Rule(error)) => {
                self.say(told::refusal(self.texts(), &error, self.notation()));
            }
            Response::Refused(PressError::NoTarget { from }) => {
                self.say(self.texts().get(key::SayStuck { cell: self.notation().cell_name(from).into() }));
            }
            Response::Noted if before.is_none() && self.selection.intent().picked.is_none() => {
                self.explain_empty(cell);
            }
            Response::Noted | Response::Mark(_) => {}
        }
    }

    /// Explains that there is nothing to pick on an empty cell.
    fn explain_empty(&mut self, cell: Cell) {
        if let Some(movement) = self.movement()
            && let Err(error) = movement.check(StackMove::new(cell, cell))
        {
            self.say(told::refusal(self.texts(), &error, self.notation()));
        }
    }

    /// Cancels a first click on a cell, but keeps the picked stack.
    fn disarm(&mut self) {
        if self.selection.is_armed() {
            let picked = self.selection.intent().picked;
            self.selection.cancel();
            if let Some(picked) = picked {
                let scene = self.table.scene();
                self.selection.lift(Context { scene: &scene, confirm: Confirm::Never }, picked);
            }
        }
    }

    /// The next effect to carry out.
    pub(crate) fn next_effect(&mut self) -> Option<Effect> {
        self.effects.pop_front()
    }
}
