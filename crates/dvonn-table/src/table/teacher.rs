//! The teacher: a person who has made a mistake hears of it before the computer punishes it, and may take it back.
//!
//! Nothing is said about a mistake that the computer does not see: its reply is known when the teacher looks into the move. Two
//! searches as long as those of a review compare what the best move was worth with what is left after move and reply.

use std::time::Duration;

use dvonn_coach::{Assessed, Assessment, Oversight, Review};
use dvonn_core::{Move, Position};
use dvonn_engine::{Judgement, Limits, Line, Score, SearchTask, Time};

use super::{Purpose, Table};
use crate::{Notice, Seat};

/// The time limit of each search, however slow the device is.
const TIME: Duration = Duration::from_secs(2);

/// A move of the person, and the computer's reply, which waits.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Doubt {
    /// The position before the move.
    before: Position,
    mv: Move,
    reply: Move,
    /// The best move, once it is known.
    best: Option<Assessed>,
}

impl Doubt {
    /// The position after move and reply.
    fn after(&self) -> Position {
        let after = self.before.play(self.mv).and_then(|position| position.play(self.reply));
        after.expect("the move was played, and the reply is legal")
    }

    /// The position that the teacher wants to know more about.
    fn question(&self) -> Position {
        if self.best.is_none() { self.before } else { self.after() }
    }
}

impl Table {
    /// Plays the computer's reply, unless the teacher has doubts about the move before it.
    pub(super) fn reply(&mut self, reply: Move) {
        match self.doubt_before(reply) {
            Some(doubt) => self.inquire(doubt),
            None => self.hold(reply, self.pace()),
        }
    }

    /// The person's last move, if the teacher looks into it: a stack move that was a choice.
    fn doubt_before(&self, reply: Move) -> Option<Doubt> {
        let (history, is_wanted) =
            (self.game.history(), self.terms.rights.teacher && self.game.clock().is_none());
        let (last, earlier) = history.plies().split_last().filter(|_| is_wanted)?;
        let before = earlier.last().map_or(*history.start(), |ply| ply.position);
        let is_choice = before.movement().is_some() && before.legal_moves().nth(1).is_some();
        let is_own = self.seat(last.by) == Seat::Here;
        (is_own && is_choice).then_some(Doubt { before, mv: last.mv, reply, best: None })
    }

    fn inquire(&mut self, doubt: Doubt) {
        let limits = Limits { time: Some(Time::Move(TIME)), ..Limits::nodes(Review::NODES) };
        let task = SearchTask { judgement: Judgement::HandCrafted, ..SearchTask::within(limits) };
        self.ask(Purpose::Doubt, doubt.question(), task);
        self.doubt = Some(doubt);
    }

    /// The position that the engine's answer is about.
    pub(super) fn asked_about(&self) -> Position {
        self.doubt.as_ref().map_or(*self.position(), Doubt::question)
    }

    /// The first answer is about the best move, the second about what is left after the reply.
    pub(super) fn hear_of_doubt(&mut self, line: &Line) {
        let Some(doubt) = self.doubt.take() else { return };
        let after = doubt.after();
        if doubt.best.is_some() {
            self.decide(doubt, line.score.for_white(after.turn()));
        } else if line.first() == doubt.mv {
            self.hold(doubt.reply, self.pace());
        } else {
            let doubt = Doubt { best: Some(line.into()), ..doubt };
            match Assessment::of_finished(&after) {
                Some(finished) => self.decide(doubt, finished.score),
                None => self.inquire(doubt),
            }
        }
    }

    /// Speaks of the mistake, if it is one. The score is White's.
    fn decide(&mut self, doubt: Doubt, left: Score) {
        let Doubt { before, mv, reply, best } = doubt;
        // For the other side of a score that is White's, the same conversion leads back.
        let left = left.for_white(before.turn());
        self.oversight = best.and_then(|best| Oversight::of(before, (mv, reply), left, best));
        match &self.oversight {
            Some(oversight) => self.notices.push(Notice::Overlooked(Box::new(oversight.clone()))),
            None => self.hold(reply, self.pace()),
        }
    }

    /// The computer's reply, if it is known but not played yet.
    pub(super) fn pending_reply(&self) -> Option<Move> {
        let held = self.held.map(|held| held.mv);
        held.or(self.doubt.as_ref().map(|doubt| doubt.reply))
            .or(self.oversight.as_ref().map(Oversight::reply))
    }
}
