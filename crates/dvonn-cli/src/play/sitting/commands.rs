//! What a player may want besides a move.

use dvonn_core::{ByColor, Color, Move, Position, StackMove};
use dvonn_engine::{Level, boards};
use dvonn_game::{Game, GameError, Tags};
use dvonn_text::words as told;

use super::{Asking, Deed, Existing, Purpose, Shown, Sitting, Wish};
use crate::play::command::{Command, Filler};
use crate::play::player::Player;
use crate::terminal::Mouse;

impl Sitting {
    pub(super) fn obey(&mut self, command: Command) {
        match command {
            Command::Help => self.asking = Some(Asking::Help),
            Command::Undo => self.undo(),
            Command::Hint => self.give_hint(),
            Command::Now if self.asked.is_some() => self.wishes.push_back(Wish::Hurry),
            Command::Now => match self.held {
                Some(_) => self.due = self.now,
                None => self.say(self.texts().get("say-not-thinking")),
            },
            Command::Resign => self.resign(),
            Command::Fill(_) if self.game.ending().is_some() => self.say(self.texts().get("say-over")),
            Command::Fill(filler) => match self.position() {
                Position::Placement(_) => self.asking = Some(Asking::Sure(Deed::Fill(filler))),
                Position::Movement(_) => self.say(self.texts().get("say-all-placed")),
            },
            Command::Save(Some(file)) => self.save(file, Existing::Keep),
            Command::Save(None) => {
                self.typed.clone_from(&self.options.save_as);
                self.asking = Some(Asking::SaveName);
            }
            Command::Load(Some(file)) => self.make_sure(Deed::Load(file)),
            Command::Load(None) => {
                self.typed.clear();
                self.asking = Some(Asking::LoadName);
            }
            Command::New => self.make_sure(Deed::New),
            Command::Ready => self.make_sure(Deed::Ready),
            Command::Level(level) => self.set_level(level),
            Command::Mouse => {
                self.options.mouse = match self.options.mouse {
                    Mouse::Ours => Mouse::Yours,
                    Mouse::Yours => Mouse::Ours,
                };
                self.wishes.push_back(Wish::GiveMouse(self.options.mouse));
                self.say(self.texts().get(match self.options.mouse {
                    Mouse::Ours => "say-mouse-ours",
                    Mouse::Yours => "say-mouse-yours",
                }));
            }
            Command::Quit => self.make_sure(Deed::Leave),
        }
    }

    /// Asks first if a game would be lost that a person has played.
    pub(super) fn make_sure(&mut self, deed: Deed) {
        if self.is_saved || self.game.history().plies().is_empty() || self.persons() == 0 {
            self.carry_out(deed);
        } else {
            self.asking = Some(Asking::Sure(deed));
        }
    }

    pub(super) fn carry_out(&mut self, deed: Deed) {
        match deed {
            Deed::Leave => self.wishes.push_back(Wish::Leave),
            Deed::Load(file) => self.wishes.push_back(Wish::Load { file }),
            Deed::Replace(file) => self.save(file, Existing::Replace),
            Deed::New => {
                let start = *self.game.history().start();
                self.begin(start);
            }
            Deed::Ready => {
                let start = boards::random(&mut self.rng);
                self.begin(start);
            }
            Deed::Fill(Filler::Engine) => {
                self.is_filling = true;
                self.proceed();
            }
            Deed::Fill(Filler::Chance) => {
                while let Position::Placement(placement) = *self.position() {
                    let cell = self.rng.choice(placement.empty()).expect("a placement has empty cells");
                    if self.game.play(placement.turn(), Move::Place(cell), self.now).is_err() {
                        break; // A flag fell meanwhile.
                    }
                }
                self.settle();
            }
            Deed::Resign(by) => match self.game.resign(by, self.now) {
                Ok(_) => {
                    self.stop();
                    self.is_saved = false;
                }
                Err(error) => self.say(told::game_error(self.texts(), &error, self.notation())),
            },
        }
    }

    /// Begins a game. After one that was played to its end the colours are swapped.
    fn begin(&mut self, start: Position) {
        if self.game.ending().is_some() {
            let players = self.options.players;
            self.options.players = ByColor::from_fn(|color| players[color.other()]);
        }
        self.sit_down(Game::new(start, self.options.control), Tags::default());
    }

    pub(super) fn sit_down(&mut self, game: Game, tags: Tags) {
        self.stop();
        self.game = game;
        self.tags = tags;
        self.thought = None;
        self.is_filling = false;
        self.is_paused = false;
        self.is_saved = true;
        self.typed.clear();
        self.due = self.now + self.pace();
        self.proceed();
    }

    /// Takes back to where a person last had a choice.
    fn undo(&mut self) {
        self.is_filling = false;
        let mut undone = false;
        loop {
            let to = self.game.history().plies().len().saturating_sub(1);
            match self.game.take_back(to, self.now) {
                Ok(_) => undone = true,
                Err(GameError::NothingToTakeBack) => break,
                Err(error) => {
                    return self.say(told::game_error(self.texts(), &error, self.notation()));
                }
            }
            let has_choice = self.is_persons_turn() && !self.must_pass();
            if self.persons() == 0 || has_choice {
                break;
            }
        }
        if !undone {
            return self.say(self.texts().get("say-nothing-undone"));
        }
        self.stop();
        self.thought = None;
        self.is_paused = self.persons() == 0;
        self.is_saved = false;
        self.due = self.now + self.pace();
        self.proceed();
    }

    fn resign(&mut self) {
        if self.game.ending().is_some() {
            return self.say(self.texts().get("say-over"));
        }
        let is_person = |color: &Color| self.options.players[*color] == Player::Person;
        match [self.turn(), self.turn().other()].into_iter().find(is_person) {
            Some(by) => self.asking = Some(Asking::Sure(Deed::Resign(by))),
            None => self.say(self.texts().get("say-no-resigning")),
        }
    }

    fn set_level(&mut self, level: Level) {
        if self.persons() == 2 {
            return self.say(self.texts().get("say-no-engine"));
        }
        for color in Color::ALL {
            if let Player::Engine(own) = &mut self.options.players[color] {
                *own = level;
            }
        }
        self.say(self.texts().with("say-level", &[("level", level.to_string().into())]));
    }

    fn give_hint(&mut self) {
        if self.game.ending().is_some() {
            return self.say(self.texts().get("say-over"));
        }
        if !self.is_persons_turn() {
            return self.say(self.texts().get("say-engines-turn"));
        }
        match (&mut self.hint, &self.asked) {
            (Some(hint), _) => {
                hint.shown = Shown::Move;
                self.say_hint();
            }
            (None, Some(_)) => self.say(self.texts().get("say-hint-thinking")),
            (None, None) => {
                self.ask(Purpose::Hint, Level::HINT);
                self.say(self.texts().get("say-hint-thinking"));
            }
        }
    }

    pub(super) fn say_hint(&mut self) {
        let Some(hint) = &self.hint else {
            return;
        };
        let texts = self.texts();
        let mv = hint.line.first();
        let hint = if let (Move::Stack(StackMove { from, .. }), Shown::Stack) = (mv, hint.shown) {
            texts.with("say-hint-stack", &[("cell", self.notation().cell_name(from).into())])
        } else {
            let worth = told::worth(texts, hint.line.score, self.turn()).into();
            let mv = self.notation().move_text(mv).into();
            texts.with("say-hint-move", &[("move", mv), ("worth", worth)])
        };
        self.say(hint);
    }
}
