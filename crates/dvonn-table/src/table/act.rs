//! What players do.

use std::time::Duration;

use dvonn_core::{Move, Position};
use dvonn_game::{GameError, Stamped};
use fastrand::Rng;

use super::Table;
use crate::{Action, Hint, Refusal, Terms};

impl Table {
    /// Performs a player's action, after everything that is due by now.
    ///
    /// # Errors
    /// If [`Table::may`] refuses the action, or the rules forbid the move. The action then changes nothing.
    pub fn act(&mut self, action: Action, now: Duration) -> Result<(), Refusal> {
        self.tick(now);
        self.may(action.kind())?;
        match action {
            Action::Play(mv) => self.make_move(mv)?,
            Action::TakeBack => self.take_back()?,
            Action::Resign | Action::OfferDraw | Action::AcceptDraw | Action::DeclineDraw => {
                self.settle_with_opponent(action)?;
            }
            Action::Claim => self.send(action),
            Action::Hint => match self.hint.take() {
                Some(hint) => {
                    let shown = hint.shown.next(hint.mv()).unwrap_or(hint.shown);
                    self.show_hint(Hint { shown, ..hint });
                }
                None => self.seek_hint(),
            },
            Action::Hurry => self.hurry(),
            Action::Retry => self.retry(),
            Action::Fill => self.set_filling(Filling::On),
            Action::StopFilling => self.set_filling(Filling::Off),
            Action::FillAtRandom { seed } => self.fill_at_random(seed)?,
            // A computer that is already thinking finishes its move at the old level.
            Action::SetLevel(level) => self.terms = self.terms.at_level(level),
            Action::Pause => {
                self.is_paused = true;
                self.game.adjourn(self.now)?;
            }
            Action::Continue => self.go_on()?,
            Action::Rematch => self.play_again(self.terms.swapped()),
            Action::RematchAt(level) => self.play_again(self.terms.swapped().at_level(level)),
        }
        Ok(())
    }

    /// Makes a move for the side to move, or sends it to the server that keeps the game.
    pub(super) fn make_move(&mut self, mv: Move) -> Result<(), Refusal> {
        let before = *self.position();
        if self.is_remote() {
            before.check(mv)?;
            self.dismiss();
            self.unconfirmed = Some(mv);
            self.send(Action::Play(mv));
        } else {
            let stamped = self.game.play(before.turn(), mv, self.now)?;
            self.note(stamped, before);
            self.proceed();
        }
        Ok(())
    }

    fn take_back(&mut self) -> Result<(), Refusal> {
        let to = self.take_back_to().ok_or(GameError::NothingToTakeBack)?;
        self.change(|game, now| game.take_back(to, now))?;
        if self.people_here() == 0 {
            self.is_paused = true;
            self.game.adjourn(self.now)?;
        }
        self.proceed();
        Ok(())
    }

    /// Resigns, or offers, accepts or declines a draw.
    fn settle_with_opponent(&mut self, action: Action) -> Result<(), Refusal> {
        if self.is_remote() {
            self.send(action);
            return Ok(());
        }
        let by = match action {
            Action::AcceptDraw | Action::DeclineDraw => self.answerer(),
            _ => self.resigner(),
        };
        let by = by.ok_or(Refusal::NobodyHere)?;
        self.change(|game, now| match action {
            Action::Resign => game.resign(by, now),
            Action::OfferDraw => game.offer_draw(by, now),
            Action::AcceptDraw => game.accept_draw(by, now),
            _ => game.decline_draw(by, now),
        })
    }

    /// Changes the game and records the event.
    fn change(
        &mut self,
        change: impl FnOnce(&mut dvonn_game::Game, Duration) -> Result<Stamped, GameError>,
    ) -> Result<(), Refusal> {
        let before = *self.position();
        let stamped = change(&mut self.game, self.now)?;
        self.note(stamped, before);
        Ok(())
    }

    fn set_filling(&mut self, filling: Filling) {
        self.is_filling = filling == Filling::On;
        self.dismiss();
        self.proceed();
    }

    fn fill_at_random(&mut self, seed: u64) -> Result<(), Refusal> {
        let mut rng = Rng::with_seed(seed);
        while let Position::Placement(placement) = *self.position() {
            self.is_filling = true;
            let cell = rng.choice(placement.empty()).expect("a placement has empty cells");
            self.change(|game, now| game.play(placement.turn(), Move::Place(cell), now))?;
        }
        self.proceed();
        Ok(())
    }

    /// Starts another game from the same board.
    fn play_again(&mut self, terms: Terms) {
        let start = *self.game.history().start();
        self.replace(Table::new(terms, start, self.now));
    }

    fn go_on(&mut self) -> Result<(), Refusal> {
        self.is_paused = false;
        if self.game.ending().is_none() {
            self.game.take_up(self.now)?;
        }
        self.since = self.now;
        if let Some(held) = &mut self.held {
            held.due = self.now;
        }
        self.tick(self.now);
        self.proceed();
        Ok(())
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Filling {
    On,
    Off,
}
