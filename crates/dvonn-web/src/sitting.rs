//! A game at this device: who plays, the game itself, and what the engine has been asked.
//!
//! Nothing here touches the browser. What people do, what the engine says and how late it is come in as arguments;
//! what has to be done outside comes out as [`Wish`]es. A refused wish changes nothing.

mod kept;
#[cfg(test)]
mod tests;

use std::time::Duration;

use dvonn_core::{ByColor, Cell, Color, Move, Movement, Phase, Position};
use dvonn_game::{Clock, Ending, Game, GameError, Record, TimeControl};
use serde::{Deserialize, Serialize};

pub(crate) use kept::KeptSitting;

use crate::ready_board::Beginning;
use crate::strength::Strength;

/// Whoever plays a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Player {
    /// Somebody at this device.
    Person,
    /// The engine.
    Engine(Strength),
}

/// What the players agreed on before the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Terms {
    pub(crate) players: ByColor<Player>,
    pub(crate) control: Option<TimeControl>,
    pub(crate) beginning: Beginning,
}

/// Something that only the world outside can do.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Wish {
    /// Let the engine think about the position.
    Ask(Query),
    /// Let the engine come to an end and say what it has.
    Hurry,
    /// Nobody waits for the engine any more.
    Dismiss,
}

/// What the engine is asked.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Query {
    pub(crate) number: u32,
    pub(crate) position: Position,
    pub(crate) nodes: u64,
    pub(crate) time: Option<Duration>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Asked {
    number: u32,
    purpose: Purpose,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    Move,
    Hint,
}

/// A suggested move, and how much of it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hint {
    pub(crate) mv: Move,
    pub(crate) shown: Shown,
}

/// How much a hint tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shown {
    /// Which stack.
    Stack,
    /// The whole move.
    Move,
}

/// The engine's move, waiting for its time, so that an eye can follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Held {
    mv: Move,
    due: Duration,
}

/// A game at this device.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sitting {
    terms: Terms,
    game: Game,
    asked: Option<Asked>,
    /// What the engine could not do.
    failed: Option<Purpose>,
    questions: u32,
    held: Option<Held>,
    hint: Option<Hint>,
    is_filling: bool,
    /// When the last ply was played.
    since: Duration,
    wishes: Vec<Wish>,
}

impl Sitting {
    /// Sits down to a new game.
    pub(crate) fn new(terms: Terms, start: Position, now: Duration) -> Sitting {
        Sitting::with(terms, Game::new(start, terms.control), now)
    }

    fn with(terms: Terms, game: Game, now: Duration) -> Sitting {
        let mut sitting = Sitting {
            terms,
            game,
            asked: None,
            failed: None,
            questions: 0,
            held: None,
            hint: None,
            is_filling: false,
            since: now,
            wishes: Vec::new(),
        };
        sitting.proceed(now);
        sitting
    }

    /// The same players, colours swapped. A ready board is kept, so that both have had both sides of it.
    pub(crate) fn rematch(&self, now: Duration) -> Sitting {
        let players = ByColor::from_fn(|color: Color| self.terms.players[color.other()]);
        Sitting::new(Terms { players, ..self.terms }, *self.game.history().start(), now)
    }

    pub(crate) fn terms(&self) -> &Terms {
        &self.terms
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn position(&self) -> &Position {
        self.game.position()
    }

    pub(crate) fn player(&self, color: Color) -> Player {
        self.terms.players[color]
    }

    /// The colour of the only person, if there is only one.
    pub(crate) fn only_person(&self) -> Option<Color> {
        let mut persons = Color::ALL.into_iter().filter(|&color| self.player(color) == Player::Person);
        persons.next().filter(|_| persons.next().is_none())
    }

    /// Whether a person is to move.
    pub(crate) fn is_persons_turn(&self) -> bool {
        self.game.ending().is_none() && self.engine_to_move().is_none()
    }

    /// The strength of the engine that is to move, if one is.
    fn engine_to_move(&self) -> Option<Strength> {
        match self.player(self.position().turn()) {
            Player::Engine(strength) => Some(strength),
            Player::Person => self.is_filling().then(Strength::of_filling),
        }
    }

    /// Whether the engine places the rest for both.
    pub(crate) fn is_filling(&self) -> bool {
        self.is_filling && self.position().phase() == Phase::Placement
    }

    fn must_pass(&self) -> bool {
        self.position().movement().is_some_and(Movement::must_pass)
    }

    /// Whether a person has nothing to do but pass.
    pub(crate) fn awaits_pass(&self) -> bool {
        self.is_persons_turn() && self.must_pass()
    }

    /// Whether the engine thinks about its own move.
    pub(crate) fn is_thinking(&self) -> bool {
        self.asked.is_some_and(|asked| asked.purpose == Purpose::Move)
    }

    /// Whether the engine looks for a hint.
    pub(crate) fn is_seeking_hint(&self) -> bool {
        self.asked.is_some_and(|asked| asked.purpose == Purpose::Hint)
    }

    /// Whether the engine could not be reached when it was needed last.
    pub(crate) fn has_failed(&self) -> bool {
        self.failed.is_some()
    }

    pub(crate) fn hint(&self) -> Option<Hint> {
        self.hint
    }

    /// What has to be done outside, in this order.
    pub(crate) fn take_wishes(&mut self) -> Vec<Wish> {
        std::mem::take(&mut self.wishes)
    }

    /// Whether something happens at this time without anybody doing anything.
    pub(crate) fn is_due(&self, now: Duration) -> bool {
        let flag = || {
            self.game.ending().is_none() && self.game.clock().is_some_and(|clock| clock.flag(now).is_some())
        };
        self.held.is_some_and(|held| now >= held.due) || flag()
    }

    /// Whether time matters: a clock runs or a move waits.
    pub(crate) fn is_waiting(&self) -> bool {
        self.held.is_some() || self.game.clock().and_then(Clock::running).is_some()
    }

    /// Says how late it is. Flags fall, and the engine's move is played when its time has come.
    pub(crate) fn tick(&mut self, now: Duration) {
        if self.game.call_flag(now).is_some() {
            self.dismiss();
        }
        if let Some(held) = self.held.filter(|held| now >= held.due) {
            self.held = None;
            // A move that the flag overtook is refused, and the game is over.
            let _ = self.play(held.mv, now);
        }
    }

    /// Lets the engine think if it is to move.
    fn proceed(&mut self, now: Duration) {
        if self.asked.is_some() || self.held.is_some() || self.game.ending().is_some() {
            return;
        }
        let Some(strength) = self.engine_to_move() else {
            return;
        };
        if self.must_pass() {
            self.hold(Move::Pass, now);
        } else {
            let nodes = strength.nodes(self.position().phase());
            self.ask(Purpose::Move, nodes, self.thinking_time(now));
        }
    }

    /// What a clock allows the engine for one move.
    fn thinking_time(&self, now: Duration) -> Option<Duration> {
        let clock = self.game.clock()?;
        let increment = match clock.control() {
            TimeControl::Fischer { increment, .. } => increment,
            _ => Duration::ZERO,
        };
        let share = clock.left(self.position().turn(), now) / 30;
        Some((share + increment / 2).clamp(Duration::from_millis(20), Duration::from_secs(30)))
    }

    fn ask(&mut self, purpose: Purpose, nodes: u64, time: Option<Duration>) {
        self.questions += 1;
        self.failed = None;
        self.asked = Some(Asked { number: self.questions, purpose });
        let query = Query { number: self.questions, position: *self.position(), nodes, time };
        self.wishes.push(Wish::Ask(query));
    }

    /// Whatever the engine is thinking about, it is of no more use.
    fn dismiss(&mut self) {
        if self.asked.take().is_some() {
            self.wishes.push(Wish::Dismiss);
        }
        self.failed = None;
        self.held = None;
        self.hint = None;
    }

    /// Hears the engine's answer to a question. An answer that was overtaken is dropped.
    pub(crate) fn hear(&mut self, number: u32, best: Option<Move>, now: Duration) {
        let Some(asked) = self.asked.filter(|asked| asked.number == number) else {
            return;
        };
        self.asked = None;
        let Some(mv) = best else {
            self.failed = Some(asked.purpose);
            return;
        };
        match asked.purpose {
            Purpose::Move => self.hold(mv, now),
            Purpose::Hint => self.hint = Some(Hint { mv, shown: Shown::Stack }),
        }
    }

    /// Learns that the engine cannot answer; it can be asked [once more](Sitting::try_again).
    pub(crate) fn hear_failure(&mut self, number: u32) {
        if let Some(asked) = self.asked.take_if(|asked| asked.number == number) {
            self.failed = Some(asked.purpose);
        }
    }

    /// Asks the engine once more for what it could not do.
    pub(crate) fn try_again(&mut self, now: Duration) {
        match self.failed.take() {
            Some(Purpose::Hint) => self.ask_hint(),
            Some(Purpose::Move) => self.proceed(now),
            None => {}
        }
    }

    fn hold(&mut self, mv: Move, now: Duration) {
        self.held = Some(Held { mv, due: self.since + self.pace() });
        self.tick(now);
    }

    fn pace(&self) -> Duration {
        Duration::from_millis(match self.position().phase() {
            Phase::Placement if self.is_filling() => 40,
            Phase::Placement => 160,
            Phase::Movement => 600,
        })
    }

    /// Plays a person's move.
    ///
    /// # Errors
    /// If it is not a person's turn, or the rules forbid the move.
    pub(crate) fn play_as_person(&mut self, mv: Move, now: Duration) -> Result<(), GameError> {
        if self.game.ending().is_none() && !self.is_persons_turn() {
            return Err(GameError::NotYourTurn { turn: self.position().turn() });
        }
        self.play(mv, now)
    }

    fn play(&mut self, mv: Move, now: Duration) -> Result<(), GameError> {
        self.game.call_flag(now);
        self.game.play(self.position().turn(), mv, now)?;
        self.settle(now);
        Ok(())
    }

    /// Something was played or taken back.
    fn settle(&mut self, now: Duration) {
        self.dismiss();
        self.since = now;
        if self.position().phase() == Phase::Movement {
            self.is_filling = false;
        }
        self.proceed(now);
    }

    /// Lets the engine move at once.
    pub(crate) fn hurry(&mut self, now: Duration) {
        if let Some(held) = &mut self.held {
            held.due = now;
            self.tick(now);
        } else if self.is_thinking() {
            self.wishes.push(Wish::Hurry);
        }
    }

    /// Asks for a hint, or for more of it.
    pub(crate) fn ask_hint(&mut self) {
        if !self.is_persons_turn() || self.must_pass() || self.is_seeking_hint() {
            return;
        }
        if let Some(hint) = &mut self.hint {
            hint.shown = Shown::Move;
        } else {
            let nodes = Strength::of_hints().nodes(self.position().phase());
            self.ask(Purpose::Hint, nodes, Some(Duration::from_secs(5)));
        }
    }

    /// Lets the engine place the rest for both sides, or stops it.
    pub(crate) fn fill(&mut self, now: Duration) {
        if self.position().phase() != Phase::Placement || self.game.ending().is_some() {
            return;
        }
        self.is_filling = !self.is_filling;
        self.dismiss();
        self.proceed(now);
    }

    /// Whether there is something to take back.
    pub(crate) fn can_take_back(&self) -> bool {
        let stopped = !matches!(self.game.ending(), None | Some(Ending::Counted(_)));
        let plies = self.game.history().plies();
        !stopped && plies.iter().any(|ply| self.player(ply.by) == Player::Person)
    }

    /// Takes back to the last time a person had a choice.
    pub(crate) fn take_back(&mut self, now: Duration) {
        if !self.can_take_back() {
            return;
        }
        self.dismiss();
        self.is_filling = false;
        while let Some(to) = self.game.history().plies().len().checked_sub(1)
            && self.game.take_back(to, now).is_ok()
        {
            let is_persons = self.player(self.position().turn()) == Player::Person;
            if is_persons && !self.must_pass() {
                break;
            }
        }
        self.settle(now);
    }

    /// Who would resign: the only person, or whoever is to move.
    pub(crate) fn resigner(&self) -> Color {
        self.only_person().unwrap_or(self.position().turn())
    }

    /// A person gives up.
    pub(crate) fn resign(&mut self, now: Duration) {
        self.tick(now);
        if self.game.resign(self.resigner(), now).is_ok() {
            self.dismiss();
        }
    }

    /// Both persons agree on a draw.
    pub(crate) fn agree_draw(&mut self, now: Duration) {
        let turn = self.position().turn();
        if self.game.offer_draw(turn, now).is_ok() && self.game.accept_draw(turn.other(), now).is_ok() {
            self.dismiss();
        }
    }

    /// The game as a record, with these names.
    pub(crate) fn record(&self, names: &ByColor<String>) -> Record {
        let mut record = self.game.record();
        for (color, tag) in [(Color::White, "White"), (Color::Black, "Black")] {
            record.tags.set(tag, names[color].as_str()).expect("White and Black are tags");
        }
        record
    }

    /// The stacks of a colour, highest first, for the final count.
    pub(crate) fn towers(&self, color: Color) -> Vec<(Cell, u8)> {
        let position = self.position();
        let mut towers: Vec<(Cell, u8)> = Cell::ALL
            .into_iter()
            .filter_map(|cell| position.stack(cell).map(|stack| (cell, stack)))
            .filter(|(_, stack)| stack.owner() == Some(color))
            .map(|(cell, stack)| (cell, stack.height()))
            .collect();
        towers.sort_by_key(|&(cell, height)| (std::cmp::Reverse(height), cell));
        towers
    }
}
