//! What the engine is asked, and how its answers are used.

use std::time::Duration;

use dvonn_coach::AdviceStep;
use dvonn_core::{Move, Phase, Position};
use dvonn_engine::{Line, SearchTask, Time};

use super::{Asked, Held, Purpose, Table};
use crate::{EngineQuestion, Heard, Hint, Notice, Pace, Request, Seat, Thought};

/// The time limit for a hint, however slow the device is.
const HINT_TIME: Duration = Duration::from_secs(5);
/// The best move and the next best.
const HINT_LINES: usize = 2;

impl Table {
    /// Tells the table what the engine or a server says. Answers to old questions are ignored.
    pub fn hear(&mut self, heard: Heard, now: Duration) {
        self.tick(now);
        match heard {
            Heard::Thinking { number, line } => self.hear_thought(number, line),
            Heard::Answer { number, mut lines } => {
                // Only the best line is needed to go on.
                let position = self.asked_about();
                let is_playable = |line: &Line| position.check(line.first()).is_ok();
                let has_best = lines.first().is_some_and(is_playable);
                lines.retain(is_playable);
                if has_best { self.hear_answer(number, &lines) } else { self.hear_failure(number) }
            }
            Heard::Failed { number } => self.hear_failure(number),
            Heard::Event(stamped) => {
                let before = *self.position();
                match self.game.accept(&stamped) {
                    Ok(()) => self.note(stamped, before),
                    Err(_) => self.requests.push(Request::Resync),
                }
                self.proceed();
            }
            Heard::Refused => {
                self.unconfirmed = None;
                self.notices.push(Notice::Refused);
            }
            Heard::ClaimFrom(from) => self.claim_from = from,
        }
    }

    /// The line behind a hint is shown only when the player asks for it.
    fn hear_thought(&mut self, number: u32, line: Line) {
        if self.asked == Some(Asked { number, purpose: Purpose::Move }) {
            self.thought = Some(Thought { line, turn: self.position().turn() });
        }
    }

    /// There is at least one line.
    fn hear_answer(&mut self, number: u32, lines: &[Line]) {
        self.hear_thought(number, lines[0].clone());
        let Some(asked) = self.asked.take_if(|asked| asked.number == number) else {
            return;
        };
        match asked.purpose {
            Purpose::Move => self.reply(lines[0].first()),
            Purpose::Doubt => self.hear_of_doubt(&lines[0]),
            Purpose::Hint => {
                let turn = self.position().turn();
                self.hints[turn] += 1;
                let known = lines.iter().map(Into::into).collect();
                self.show_hint(Hint { known, shown: AdviceStep::Area });
            }
        }
    }

    fn hear_failure(&mut self, number: u32) {
        if let Some(asked) = self.asked.take_if(|asked| asked.number == number) {
            // Without an engine, there is no teacher.
            if let Some(reply) = self.pending_reply() {
                self.doubt = None;
                return self.hold(reply, self.pace());
            }
            self.failed = Some(asked.purpose);
            self.notices.push(Notice::ComputerFailed);
        }
    }

    pub(super) fn show_hint(&mut self, hint: Hint) {
        self.notices.push(Notice::Hinted(hint.clone()));
        self.hint = Some(hint);
    }

    /// Lets the computer move if it is its turn, and a person pass who can do nothing else.
    pub(super) fn proceed(&mut self) {
        let is_waiting = self.unconfirmed.is_some() || self.oversight.is_some();
        if is_waiting
            || self.asked.is_some()
            || self.held.is_some()
            || self.is_paused
            || self.game.ending().is_some()
        {
            return;
        }
        match (self.computer_task(), self.terms.pace.forced_pass) {
            (Some(_), _) if self.must_pass() => self.hold(Move::Pass, self.pace()),
            (Some(task), _) => self.ask(Purpose::Move, *self.position(), task),
            (None, Some(wait)) if self.must_pass() && self.is_turn_here() => {
                let wait = if self.game.clock().is_some() { Duration::ZERO } else { wait };
                self.hold(Move::Pass, wait);
            }
            (None, _) => {}
        }
    }

    /// Changes the pace of the game from now on.
    pub fn set_pace(&mut self, pace: Pace) {
        self.terms.pace = pace;
        if self.is_turn_here() {
            self.held = None;
            self.proceed();
        }
    }

    /// What the computer is asked for the next move; `None` if it is not to move.
    fn computer_task(&self) -> Option<SearchTask> {
        match self.seat(self.position().turn()) {
            _ if self.is_filling() => Some(SearchTask::filler()),
            Seat::Computer(level) => Some(level.task(self.position().phase(), self.time_left())),
            Seat::Here | Seat::Elsewhere => None,
        }
    }

    /// The limits that the clock of the side to move sets. The engine decides how much of the time to spend on one
    /// move.
    fn time_left(&self) -> Option<Time> {
        let clock = self.game.clock()?;
        let left = clock.left(self.position().turn(), self.now);
        Some(Time::Game { left, increment: clock.control().increment() })
    }

    /// Asks for the next best move too: it tells what it costs not to follow the hint.
    pub(super) fn seek_hint(&mut self) {
        let task = SearchTask::hint(self.position().phase(), Some(Time::Move(HINT_TIME)));
        self.ask(Purpose::Hint, *self.position(), SearchTask { lines: HINT_LINES, ..task });
    }

    pub(super) fn ask(&mut self, purpose: Purpose, position: Position, task: SearchTask) {
        self.questions += 1;
        self.failed = None;
        self.asked = Some(Asked { number: self.questions, purpose });
        let question = EngineQuestion { number: self.questions, position, task };
        self.requests.push(Request::Ask(Box::new(question)));
    }

    /// Asks the engine again after it failed.
    pub(super) fn retry(&mut self) {
        match self.failed.take() {
            Some(Purpose::Hint) => self.seek_hint(),
            Some(Purpose::Move) => self.proceed(),
            Some(Purpose::Doubt) | None => {}
        }
    }

    /// Lets the computer move at once.
    pub(super) fn hurry(&mut self) {
        if let Some(reply) = self.pending_reply() {
            self.dismiss();
            self.hold(reply, Duration::ZERO);
        } else {
            self.requests.push(Request::Hurry);
        }
    }

    /// Plays a move when this much time has passed since the position arose.
    pub(super) fn hold(&mut self, mv: Move, wait: Duration) {
        self.held = Some(Held { mv, due: self.since + wait });
        self.tick(self.now);
    }

    /// The shortest time between the previous move and the computer's.
    pub(super) fn pace(&self) -> Duration {
        let pace = self.terms.pace;
        match self.position().phase() {
            _ if self.game.clock().is_some() => Duration::ZERO,
            Phase::Placement if self.is_filling() => pace.filling,
            Phase::Placement => pace.placement,
            Phase::Movement => pace.stack_move,
        }
    }

    /// Drops everything the engine has found or is searching for.
    pub(super) fn dismiss(&mut self) {
        if self.asked.take().is_some() {
            self.requests.push(Request::Dismiss);
        }
        self.failed = None;
        self.held = None;
        self.doubt = None;
        self.oversight = None;
        self.hint = None;
    }
}
