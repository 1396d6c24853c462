//! The player's commands, and decisions that must be confirmed.

use dvonn_core::Position;
use dvonn_engine::boards;
use dvonn_game::Tags;
use dvonn_table::{Action, ActionKind, Refusal, Table};
use dvonn_text::{Texts, key};

use super::{Asking, Decision, Effect, Existing, GameView};
use crate::play::command::{Command, Filler};
use crate::play::player::LevelArg;
use crate::terminal::Mouse;

impl GameView {
    pub(super) fn obey(&mut self, command: Command) {
        match command {
            Command::Help => self.asking = Some(Asking::Help),
            Command::Undo => drop(self.act(Action::TakeBack)),
            Command::Hint => self.ask_hint(),
            Command::Now => drop(self.act(Action::Hurry)),
            Command::Resign => self.ask_if_allowed(ActionKind::Resign, Decision::Resign),
            Command::Draw => self.ask_if_allowed(ActionKind::OfferDraw, Decision::Draw),
            Command::Fill(filler) => self.ask_if_allowed(ActionKind::FillAtRandom, Decision::Fill(filler)),
            Command::Save(Some(file)) => self.save(file, Existing::Keep),
            Command::Save(None) => {
                self.typed.clone_from(&self.options.save_as);
                self.asking = Some(Asking::SaveName);
            }
            Command::Load(Some(file)) => self.make_sure(Decision::Load(file)),
            Command::Load(None) => {
                self.typed.clear();
                self.asking = Some(Asking::LoadName);
            }
            Command::New => self.make_sure(Decision::New),
            Command::Ready => self.make_sure(Decision::Ready),
            Command::Level(wanted) => self.set_level(wanted),
            Command::Mouse => self.swap_mouse(),
            Command::Quit => self.make_sure(Decision::Leave),
        }
    }

    fn set_level(&mut self, wanted: LevelArg) {
        let level = wanted.level(&self.options.results);
        if !self.act(Action::SetLevel(level)) {
            return;
        }
        self.options.level = wanted;
        let texts = self.texts();
        let description = texts.get(key::LevelDescription { level: level.number().into() }).into();
        let level = level.to_string().into();
        self.say(match wanted {
            LevelArg::Fixed(_) => texts.get(key::SayLevel { level, description }),
            LevelArg::Auto => texts.get(key::SayLevelAuto { level, description }),
        });
    }

    /// Keeps the result of a finished game that can no longer be taken back.
    fn keep_result(&mut self) {
        if let Some(result) = self.result.take() {
            self.options.results.insert(0, result);
            self.effects.push_back(Effect::KeepResult(result));
        }
    }

    pub(super) fn leave(&mut self) {
        self.keep_result();
        self.effects.push_back(Effect::Leave);
    }

    fn swap_mouse(&mut self) {
        let (mouse, key) = match self.options.mouse {
            Mouse::Ours => (Mouse::Yours, key::SAY_MOUSE_YOURS),
            Mouse::Yours => (Mouse::Ours, key::SAY_MOUSE_OURS),
        };
        self.options.mouse = mouse;
        self.effects.push_back(Effect::GiveMouse(mouse));
        self.say(self.texts().get(key));
    }

    /// Asks the player to confirm something, or explains why it is not allowed.
    fn ask_if_allowed(&mut self, kind: ActionKind, decision: Decision) {
        match self.table.may(kind) {
            Ok(()) => self.asking = Some(Asking::Sure(decision)),
            Err(refusal) => self.refuse(kind, refusal),
        }
    }

    /// Asks first if an unsaved game would be lost.
    pub(super) fn make_sure(&mut self, decision: Decision) {
        let is_empty = self.table.game().history().plies().is_empty();
        if self.is_saved || is_empty || self.table.people_here() == 0 {
            self.carry_out(decision);
        } else {
            self.asking = Some(Asking::Sure(decision));
        }
    }

    pub(super) fn carry_out(&mut self, decision: Decision) {
        match decision {
            Decision::Leave => self.leave(),
            Decision::Load(file) => self.effects.push_back(Effect::Load { file }),
            Decision::Replace(file) => self.save(file, Existing::Replace),
            Decision::New => {
                let start = *self.table.game().history().start();
                self.begin(start);
            }
            Decision::Ready => {
                let start = boards::random(&mut self.rng);
                self.begin(start);
            }
            Decision::Fill(Filler::Engine) => drop(self.act(Action::Fill)),
            Decision::Fill(Filler::Chance) => {
                let seed = self.rng.u64(..);
                self.act(Action::FillAtRandom { seed });
            }
            Decision::Resign => drop(self.act(Action::Resign)),
            Decision::Draw => {
                // Both players are at this terminal and were both asked.
                if self.act(Action::OfferDraw) {
                    self.act(Action::AcceptDraw);
                }
            }
        }
    }

    /// Begins a game. The colours are swapped after a finished game.
    fn begin(&mut self, start: Position) {
        self.keep_result();
        let mut terms = match self.table.game().ending() {
            Some(_) => self.table.terms().swapped(),
            None => *self.table.terms(),
        };
        if self.options.level == LevelArg::Auto && self.table.only_person().is_some() {
            terms = terms.at_level(self.options.level.level(&self.options.results));
        }
        self.sit_down(Table::new(terms, start, self.now), Tags::default());
    }

    pub(super) fn sit_down(&mut self, next: Table, tags: Tags) {
        self.keep_result();
        self.table.replace(next);
        self.follow();
        self.tags = tags;
        self.selection.cancel();
        self.typed.clear();
        self.is_saved = true;
    }

    fn ask_hint(&mut self) {
        match self.table.may(ActionKind::Hint) {
            Err(Refusal::HintShown) => self.say_hint(),
            _ => {
                if self.act(Action::Hint) && self.table.is_seeking_hint() {
                    self.say(self.texts().get(key::SAY_HINT_THINKING));
                }
            }
        }
    }

    /// The question before a decision is carried out.
    pub(crate) fn question(&self, decision: &Decision) -> String {
        let texts: &Texts = self.texts();
        match decision {
            Decision::Resign => {
                let by = self.table.resigner().unwrap_or(self.position().turn());
                texts.get(key::AskResign { color: by.into() })
            }
            Decision::Draw => texts.get(key::ASK_DRAW),
            Decision::Leave => texts.get(key::ASK_LEAVE),
            Decision::New | Decision::Ready => texts.get(key::ASK_NEW),
            Decision::Load(file) => texts.get(key::AskLoad { file: file.as_str().into() }),
            Decision::Replace(file) => texts.get(key::AskReplace { file: file.as_str().into() }),
            Decision::Fill(Filler::Chance) => texts.get(key::ASK_FILL_CHANCE),
            Decision::Fill(Filler::Engine) => texts.get(key::ASK_FILL_ENGINE),
        }
    }
}
