//! What a player may do. Only this module decides which buttons exist.

use dvonn_core::{Color, Move, Phase};
use dvonn_game::{Ending, GameError};

use super::Table;
use crate::{ActionKind, Refusal, Seat};

impl Table {
    /// Whether a player may do this now. [`Table::act`] refuses exactly the same actions, and moves that the rules
    /// forbid.
    ///
    /// # Errors
    /// Why not.
    pub fn may(&self, kind: ActionKind) -> Result<(), Refusal> {
        match kind {
            ActionKind::Play => self.may_play().and_then(|()| refuse_if(self.must_pass(), Refusal::MustPass)),
            ActionKind::Pass => self.may_play().and_then(|()| Ok(self.position().check(Move::Pass)?)),
            ActionKind::TakeBack => self.may_take_back(),
            ActionKind::Resign => {
                self.goes_on()?;
                self.resigner().map(|_| ()).ok_or(Refusal::NobodyHere)
            }
            ActionKind::OfferDraw => self.may_offer_draw(),
            ActionKind::AcceptDraw | ActionKind::DeclineDraw => {
                self.goes_on()?;
                self.answerer().map(|_| ()).ok_or(Refusal::Game(GameError::NoOffer))
            }
            ActionKind::Claim => {
                self.goes_on()?;
                refuse_if(self.claim_from.is_none_or(|from| self.now < from), Refusal::TooSoon)
            }
            ActionKind::Hint => self.may_hint(),
            ActionKind::Hurry => {
                let is_held = self.held.is_some() && !self.is_turn_here() && !self.is_paused;
                let can_hurry = is_held || self.is_thinking() || self.oversight.is_some();
                refuse_if(!can_hurry, Refusal::NotThinking)
            }
            ActionKind::Retry => refuse_if(self.failed.is_none(), Refusal::NothingFailed),
            ActionKind::Fill => {
                self.may_fill().and_then(|()| refuse_if(self.is_filling, Refusal::AlreadyFilling))
            }
            ActionKind::FillAtRandom => self.may_fill(),
            ActionKind::StopFilling => refuse_if(!self.is_filling(), Refusal::NotFilling),
            ActionKind::SetLevel => refuse_if(!self.has_computer(), Refusal::NoComputer),
            ActionKind::Pause => {
                self.goes_on()?;
                let is_between_computers = self.people_here() == 0 && !self.is_remote();
                refuse_if(!is_between_computers || self.is_paused, Refusal::CannotPause)
            }
            ActionKind::Continue => refuse_if(!self.is_paused, Refusal::NotPaused),
            ActionKind::Rematch => self.may_play_again(),
            ActionKind::RematchAt => {
                self.may_play_again().and_then(|()| refuse_if(!self.has_computer(), Refusal::NoComputer))
            }
        }
    }

    fn goes_on(&self) -> Result<(), Refusal> {
        match self.game.ending() {
            Some(ending) => Err(Refusal::Game(GameError::Over(ending))),
            None => Ok(()),
        }
    }

    fn may_play_again(&self) -> Result<(), Refusal> {
        refuse_if(self.is_remote(), Refusal::NotAllowed)?;
        refuse_if(self.game.ending().is_none(), Refusal::NotOver)
    }

    fn may_play(&self) -> Result<(), Refusal> {
        self.goes_on()?;
        refuse_if(self.unconfirmed.is_some(), Refusal::Unconfirmed)?;
        let turn = self.position().turn();
        refuse_if(!self.is_turn_here(), Refusal::Game(GameError::NotYourTurn { turn }))
    }

    fn may_take_back(&self) -> Result<(), Refusal> {
        refuse_if(self.is_remote() || !self.terms.rights.take_backs, Refusal::NotAllowed)?;
        if !matches!(self.game.ending(), None | Some(Ending::Counted(_))) {
            self.goes_on()?;
        }
        self.take_back_to().map(|_| ()).ok_or(Refusal::Game(GameError::NothingToTakeBack))
    }

    /// How many plies remain after a take-back: those before the last choice of a person here, or, between computers,
    /// all but the last. Filling the board is one choice.
    pub(super) fn take_back_to(&self) -> Option<usize> {
        let plies = self.game.history().plies();
        if self.people_here() == 0 {
            return plies.len().checked_sub(1);
        }
        plies.iter().enumerate().rev().find_map(|(number, ply)| {
            let is_choice = self.seat(ply.by) == Seat::Here && ply.mv != Move::Pass;
            self.filled.beginning(number).or(is_choice.then_some(number))
        })
    }

    /// Who resigns: the only person here, or else the side to move.
    pub fn resigner(&self) -> Option<Color> {
        match self.people_here() {
            0 => None,
            _ => Some(self.only_person().unwrap_or(self.position().turn())),
        }
    }

    fn may_offer_draw(&self) -> Result<(), Refusal> {
        self.goes_on()?;
        refuse_if(self.people_here() == 0, Refusal::NobodyHere)?;
        refuse_if(self.has_computer(), Refusal::ComputerPlays)?;
        refuse_if(self.game.draw_offer().is_some(), Refusal::Game(GameError::AlreadyOffered))
    }

    /// Who here may answer the current draw offer.
    pub(super) fn answerer(&self) -> Option<Color> {
        let by = self.game.draw_offer()?.other();
        (self.seat(by) == Seat::Here).then_some(by)
    }

    fn may_hint(&self) -> Result<(), Refusal> {
        refuse_if(!self.terms.rights.hints, Refusal::NotAllowed)?;
        self.may_play()?;
        refuse_if(self.must_pass(), Refusal::MustPass)?;
        refuse_if(self.is_seeking_hint(), Refusal::HintPending)?;
        let is_shown = self.hint.as_ref().is_some_and(|hint| hint.shown.next(hint.mv()).is_none());
        refuse_if(is_shown, Refusal::HintShown)
    }

    fn may_fill(&self) -> Result<(), Refusal> {
        self.goes_on()?;
        refuse_if(self.is_remote(), Refusal::NotAllowed)?;
        refuse_if(self.position().phase() != Phase::Placement, Refusal::AllPlaced)
    }
}

fn refuse_if(condition: bool, refusal: Refusal) -> Result<(), Refusal> {
    if condition { Err(refusal) } else { Ok(()) }
}
