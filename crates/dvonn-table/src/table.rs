//! The table: who sits where, the game, and what the engine has been asked.

mod act;
mod computer;
mod filled;
mod result;
mod rights;
mod teacher;
#[cfg(test)]
mod tests;
mod time;
mod view;

use std::time::Duration;

pub(crate) use filled::Filled;

use dvonn_coach::Oversight;
use dvonn_core::{ByColor, Color, Move, Movement, Phase, Position};
use dvonn_game::{Event, Game, Ply, Stamped};

use self::teacher::Doubt;
use crate::{Action, Hint, Notice, Played, Request, Seat, Terms, Thought};

/// A table with a game on it. See the [crate's documentation](crate).
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    terms: Terms,
    game: Game,
    /// The latest time the table has been told.
    now: Duration,
    /// When the current position arose.
    since: Duration,
    asked: Option<Asked>,
    /// How many questions the engine has been asked.
    questions: u32,
    /// What the engine was asked for when it failed.
    failed: Option<Purpose>,
    thought: Option<Thought>,
    held: Option<Held>,
    /// The person's last move, while the teacher looks into it.
    doubt: Option<Doubt>,
    /// What the teacher has found. The computer waits until the person has decided.
    oversight: Option<Oversight>,
    hint: Option<Hint>,
    /// The hints that each player was given.
    hints: ByColor<u16>,
    /// The plies by which the computer or chance filled the board.
    filled: Filled,
    /// The move that was sent to the server and is not confirmed yet.
    unconfirmed: Option<Move>,
    /// From when on the win can be claimed.
    claim_from: Option<Duration>,
    is_filling: bool,
    is_paused: bool,
    requests: Vec<Request>,
    notices: Vec<Notice>,
}

/// A question that the engine has not answered yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Asked {
    number: u32,
    purpose: Purpose,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    Move,
    Hint,
    /// What the teacher wants to know about the person's last move.
    Doubt,
}

/// The computer's move, or a person's forced pass, delayed so that a person can follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Held {
    mv: Move,
    due: Duration,
}

impl Table {
    /// A new game from a board.
    pub fn new(terms: Terms, start: Position, now: Duration) -> Table {
        let mut table = Table::resume(terms, Game::new(start, terms.control), now);
        table.notices.push(Notice::Began);
        table
    }

    /// A table where a game continues. It keeps the game's clock, whatever the terms say.
    pub fn resume(terms: Terms, game: Game, now: Duration) -> Table {
        let mut table = Table {
            terms,
            game,
            now,
            since: now,
            asked: None,
            questions: 0,
            failed: None,
            thought: None,
            held: None,
            doubt: None,
            oversight: None,
            hint: None,
            hints: ByColor::default(),
            filled: Filled::default(),
            unconfirmed: None,
            claim_from: None,
            is_filling: false,
            is_paused: false,
            requests: Vec::new(),
            notices: Vec::new(),
        };
        table.proceed();
        table
    }

    /// Puts another game on this table. The numbers of questions continue, so that late answers to old questions can
    /// still be told apart.
    pub fn replace(&mut self, next: Table) {
        self.dismiss();
        let offset = self.questions;
        let mut requests = std::mem::take(&mut self.requests);
        let mut notices = std::mem::take(&mut self.notices);
        *self = next;
        self.questions += offset;
        if let Some(asked) = &mut self.asked {
            asked.number += offset;
        }
        requests.extend(self.requests.drain(..).map(|request| match request {
            Request::Ask(mut question) => {
                question.number += offset;
                Request::Ask(question)
            }
            other => other,
        }));
        notices.append(&mut self.notices);
        (self.requests, self.notices) = (requests, notices);
    }

    pub(crate) fn filled(&self) -> Filled {
        self.filled
    }

    /// The same table, where these plies filled the board, and the players were given this many hints.
    pub(crate) fn with_past(self, filled: Filled, hints: ByColor<u16>) -> Table {
        Table { hints, filled, ..self }
    }

    /// What the players agreed on.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The confirmed game: it does not include a move that the server has not confirmed.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Who plays a colour.
    pub fn seat(&self, color: Color) -> Seat {
        self.terms.seats[color]
    }

    /// How many people play at this device.
    pub fn people_here(&self) -> usize {
        self.seats_of(Seat::Here).count()
    }

    /// The colour of the only person here, if there is exactly one.
    pub fn only_person(&self) -> Option<Color> {
        let mut people = self.seats_of(Seat::Here);
        people.next().filter(|_| people.next().is_none())
    }

    fn seats_of(&self, seat: Seat) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(move |&color| self.seat(color) == seat)
    }

    fn has_computer(&self) -> bool {
        Color::ALL.into_iter().any(|color| matches!(self.seat(color), Seat::Computer(_)))
    }

    /// Whether a server keeps the game.
    pub fn is_remote(&self) -> bool {
        self.seats_of(Seat::Elsewhere).next().is_some()
    }

    /// Whether someone here is to move.
    pub fn is_turn_here(&self) -> bool {
        let is_waiting = self.is_filling() || self.unconfirmed.is_some();
        self.game.ending().is_none() && self.seat(self.position().turn()) == Seat::Here && !is_waiting
    }

    /// Whether the computer is placing the remaining pieces for both sides.
    pub fn is_filling(&self) -> bool {
        self.is_filling && self.position().phase() == Phase::Placement
    }

    /// Whether a game between computers is paused.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    fn must_pass(&self) -> bool {
        self.position().movement().is_some_and(Movement::must_pass)
    }

    /// Whether a person here has no move and will pass without doing anything.
    pub fn is_passing(&self) -> bool {
        self.held.is_some() && self.is_turn_here()
    }

    /// Whether the computer is thinking about its own move, or about the person's.
    pub fn is_thinking(&self) -> bool {
        self.asked.is_some_and(|asked| asked.purpose != Purpose::Hint)
    }

    /// Whether the engine is looking for a hint.
    pub fn is_seeking_hint(&self) -> bool {
        self.asked.is_some_and(|asked| asked.purpose == Purpose::Hint)
    }

    /// Whether the engine failed the last time it was needed.
    pub fn has_failed(&self) -> bool {
        self.failed.is_some()
    }

    /// The hint that is shown.
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// What the person has overlooked. The computer waits until they take the move back, or [hurry](Action::Hurry) it.
    pub fn oversight(&self) -> Option<&Oversight> {
        self.oversight.as_ref()
    }

    /// How many hints each player was given in this game. Asking for more of one does not count again.
    pub fn hints(&self) -> ByColor<u16> {
        self.hints
    }

    /// Hides the hint. The next request for one starts a new search.
    pub fn hide_hint(&mut self) {
        self.hint = None;
    }

    /// The line that the computer found last for a move of its own.
    pub fn thought(&self) -> Option<&Thought> {
        self.thought.as_ref()
    }

    /// The move that was sent to the server and is not confirmed yet.
    pub fn unconfirmed(&self) -> Option<Move> {
        self.unconfirmed
    }

    /// From when on the win can be claimed, if the other player stays away.
    pub fn claim_from(&self) -> Option<Duration> {
        self.claim_from
    }

    /// What the outside must do, in order. Each request is returned only once.
    pub fn take_requests(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.requests)
    }

    /// What has happened, in order. Each notice is returned only once.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// Records an event that has just become part of the game.
    fn note(&mut self, stamped: Stamped, before: Position) {
        match stamped.event {
            Event::Played { .. } => {
                let is_filling = self.is_filling;
                self.settle();
                self.is_filling &= self.position().phase() == Phase::Placement;
                if is_filling {
                    self.filled.add(self.game.history().plies().len() - 1);
                }
                let ply = *self.last_ply().expect("a ply was just played");
                self.notices.push(Notice::Played(Box::new(Played { before, ply, is_filling })));
                if let Some(ending) = self.game.ending() {
                    self.notices.push(Notice::Ended(ending));
                }
            }
            Event::TakenBack { to } => {
                self.settle();
                self.is_filling = false;
                self.filled.shorten(to);
                self.thought = None;
                self.notices.push(Notice::TakenBack { to });
            }
            Event::Ended(ending) => {
                self.settle();
                self.notices.push(Notice::Ended(ending));
            }
            Event::DrawOffered { by } => self.notices.push(Notice::DrawOffered { by }),
            Event::DrawDeclined { by } => self.notices.push(Notice::DrawDeclined { by }),
            Event::TakeBackDeclined { by } => self.notices.push(Notice::TakeBackDeclined { by }),
            Event::TakeBackAsked { .. } | Event::Adjourned | Event::TakenUp => {}
        }
    }

    /// Clears everything that belongs to the previous position.
    fn settle(&mut self) {
        self.dismiss();
        self.unconfirmed = None;
        self.claim_from = None;
        self.since = self.now;
    }

    fn last_ply(&self) -> Option<&Ply> {
        self.game.history().plies().last()
    }

    /// Sends an action to the server that keeps the game.
    fn send(&mut self, action: Action) {
        self.requests.push(Request::Send { ply: self.game.history().plies().len(), action });
    }
}
