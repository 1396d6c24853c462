//! A sitting at the terminal board: the game, who plays it, and what the player is about to do.
//!
//! Nothing here reads a key, a clock or a file. Keys, clicks, thoughts and the time come in as arguments; what the
//! world outside has to do comes out as [`Wish`]es. A refused wish of the player changes nothing but the message.

mod commands;
mod files;
mod keys;

use std::collections::VecDeque;
use std::time::Duration;

use dvonn_core::{ByColor, Cell, CellSet, Color, Move, Movement, Notation, Position, StackMove};
use dvonn_engine::{Level, Line, Time};
use dvonn_game::{Game, Ply, Tags, TimeControl};
use dvonn_text::{Texts, words};
use fastrand::Rng;

pub(crate) use files::resumed;

use super::command::Filler;
use super::cursor::Cursor;
use super::player::Player;
use super::thinker::{Question, Stage, Thought};
use crate::paint;
use crate::terminal::Mouse;

/// What a sitting is about, apart from the game.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    /// In the player's language.
    pub(crate) texts: Texts,
    pub(crate) players: ByColor<Player>,
    pub(crate) control: Option<TimeControl>,
    pub(crate) notation: Notation,
    /// The engine's moves come no faster than this, so that an eye can follow.
    pub(crate) pace: Duration,
    pub(crate) mouse: Mouse,
    /// The name offered for saving.
    pub(crate) save_as: String,
}

/// Something that only the world outside can do.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Wish {
    /// Let the engine think.
    Ask(Question),
    /// Let the engine come to an end.
    Hurry,
    /// Write a file, and say how it went.
    Save { file: String, text: String, existing: Existing },
    /// Read a file, and say how it went.
    Load { file: String },
    /// Say who gets the clicks.
    GiveMouse(Mouse),
    /// Draw everything anew: something else has written on the screen.
    Redraw,
    /// The sitting is over.
    Leave,
}

/// What happens to a file of that name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Existing {
    Keep,
    Replace,
}

/// How saving went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Saved {
    /// It is written; the next file may be called so.
    Written { next: String },
    /// There is a file of that name, and it was kept.
    Exists,
    /// It cannot be written.
    Failed(String),
}

/// What stands between the player and the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Asking {
    /// The help screen is shown.
    Help,
    /// The line typed is the name of a file to save.
    SaveName,
    /// The line typed is the name of a file to load.
    LoadName,
    /// The player is asked whether this is meant.
    Sure(Deed),
}

/// What cannot be taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    Resign(Color),
    Leave,
    New,
    Ready,
    Load(String),
    Replace(String),
    Fill(Filler),
}

impl Deed {
    pub(crate) fn question(&self, texts: &Texts) -> String {
        match self {
            Deed::Resign(by) => texts.with("ask-resign", &[("color", by.to_string().into())]),
            Deed::Leave => texts.get("ask-leave"),
            Deed::New | Deed::Ready => texts.get("ask-new"),
            Deed::Load(file) => texts.with("ask-load", &[("file", file.as_str().into())]),
            Deed::Replace(file) => texts.with("ask-replace", &[("file", file.as_str().into())]),
            Deed::Fill(Filler::Chance) => texts.get("ask-fill-chance"),
            Deed::Fill(Filler::Engine) => texts.get("ask-fill-engine"),
        }
    }
}

/// What the engine was asked.
#[derive(Clone, PartialEq, Debug)]
struct Asked {
    number: u64,
    purpose: Purpose,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    Move,
    Hint,
}

/// A suggested move, and how much of it is shown.
#[derive(Clone, PartialEq, Debug)]
struct Hint {
    line: Line,
    shown: Shown,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shown {
    Stack,
    Move,
}

/// What the engine said last, and who was to move.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct LastThought {
    pub(crate) line: Line,
    pub(crate) turn: Color,
}

/// Everything between sitting down and leaving.
pub(crate) struct Sitting {
    options: Options,
    game: Game,
    /// What a loaded record says besides its moves.
    tags: Tags,
    rng: Rng,
    now: Duration,
    cursor: Cursor,
    picked: Option<Cell>,
    /// The cell clicked last: a second click there means it.
    clicked: Option<Cell>,
    typed: String,
    asking: Option<Asking>,
    message: Option<String>,
    asked: Option<Asked>,
    questions: u64,
    /// The engine's move, waiting for its time.
    held: Option<Move>,
    due: Duration,
    hint: Option<Hint>,
    thought: Option<LastThought>,
    is_filling: bool,
    is_paused: bool,
    is_saved: bool,
    wishes: VecDeque<Wish>,
}

impl Sitting {
    pub(crate) fn new(options: Options, game: Game, tags: Tags, rng: Rng) -> Sitting {
        let mut sitting = Sitting {
            wishes: VecDeque::new(),
            options,
            game,
            tags,
            rng,
            now: Duration::ZERO,
            cursor: Cursor::new(Cell::F3),
            picked: None,
            clicked: None,
            typed: String::new(),
            asking: None,
            message: None,
            asked: None,
            questions: 0,
            held: None,
            due: Duration::ZERO,
            hint: None,
            thought: None,
            is_filling: false,
            is_paused: false,
            is_saved: true,
        };
        sitting.proceed();
        sitting
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
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

    pub(crate) fn thought(&self) -> Option<&LastThought> {
        self.thought.as_ref()
    }

    pub(crate) fn is_thinking(&self) -> bool {
        self.asked.is_some()
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.is_paused
    }

    fn notation(&self) -> Notation {
        self.options.notation
    }

    fn position(&self) -> &Position {
        self.game.position()
    }

    /// The movement phase, while it lasts.
    fn movement(&self) -> Option<&Movement> {
        self.position().movement().filter(|_| self.game.ending().is_none())
    }

    fn turn(&self) -> Color {
        self.position().turn()
    }

    pub(crate) fn persons(&self) -> usize {
        Color::ALL.into_iter().filter(|&color| self.options.players[color] == Player::Person).count()
    }

    /// Whether a person is to move.
    pub(crate) fn is_persons_turn(&self) -> bool {
        self.game.ending().is_none() && self.engine_level().is_none()
    }

    /// The level of the engine that is to move, if one is.
    fn engine_level(&self) -> Option<Level> {
        let placing = self.position().movement().is_none();
        match self.options.players[self.turn()] {
            Player::Engine(level) => Some(level),
            Player::Person => (self.is_filling && placing).then_some(Level::FILLER),
        }
    }

    fn must_pass(&self) -> bool {
        self.movement().is_some_and(Movement::must_pass)
    }

    /// Whether a person has nothing to do but pass.
    pub(crate) fn awaits_pass(&self) -> bool {
        self.is_persons_turn() && self.must_pass()
    }

    /// The stacks that the player to move can move.
    fn movable(&self) -> CellSet {
        self.movement()
            .map_or(CellSet::EMPTY, |movement| movement.moves(movement.turn()).map(|mv| mv.from).collect())
    }

    /// Whether something is typed that is not the name of a file.
    fn is_typing_move(&self) -> bool {
        !self.typed.is_empty() && self.asking.is_none()
    }

    /// The move that is typed, legal or not.
    fn typed_move(&self) -> Option<Move> {
        self.notation().parse_move(&self.typed).ok().filter(|_| self.is_typing_move())
    }

    /// The stack in hand: picked, or named by what is typed.
    pub(crate) fn picked(&self) -> Option<Cell> {
        let named = match self.typed_move() {
            Some(Move::Place(cell) | Move::Stack(StackMove { from: cell, .. })) => Some(cell),
            _ => None,
        };
        let is_person = self.is_persons_turn();
        named.filter(|&cell| is_person && self.movable().contains(cell)).or(self.picked)
    }

    /// Where the stack in hand may go.
    pub(crate) fn targets(&self) -> CellSet {
        match (self.movement(), self.picked()) {
            (Some(movement), Some(from)) => movement.targets(from),
            _ => CellSet::EMPTY,
        }
    }

    /// The move that Enter would play, if the cursor or the line typed says one that is legal.
    pub(crate) fn considered(&self) -> Option<Ply> {
        if !self.is_persons_turn() {
            return None;
        }
        let mv = if self.is_typing_move() {
            self.typed_move()?
        } else {
            Move::Stack(StackMove { from: self.picked?, to: self.cursor() })
        };
        Ply::of(self.position(), mv).ok()
    }

    /// The cell that the player means: what is typed wins over the cursor, and half a word means none.
    pub(crate) fn aim(&self) -> Option<Cell> {
        if !self.is_typing_move() {
            return Some(self.cursor());
        }
        match self.typed_move()? {
            Move::Place(cell) | Move::Stack(StackMove { to: cell, .. }) => Some(cell),
            Move::Pass => None,
        }
    }

    /// The cells of the hint, as far as it is shown.
    pub(crate) fn suggested(&self) -> CellSet {
        match self.hint.as_ref().map(|hint| (hint.line.first(), hint.shown)) {
            Some((Move::Place(cell), _)) => CellSet::of(cell),
            Some((Move::Stack(StackMove { from, .. }), Shown::Stack)) => CellSet::of(from),
            Some((Move::Stack(StackMove { from, to }), Shown::Move)) => CellSet::of(from).with(to),
            Some((Move::Pass, _)) | None => CellSet::EMPTY,
        }
    }

    /// When something happens without anybody doing anything.
    pub(crate) fn wakes_at(&self) -> Option<Duration> {
        const CLOCK: Duration = Duration::from_millis(100);
        let clock = self.game.clock().and_then(dvonn_game::Clock::running).map(|_| self.now + CLOCK);
        let held = self.held.filter(|_| !self.is_paused).map(|_| self.due);
        [clock, held].into_iter().flatten().min()
    }

    /// Says how late it is. Flags fall, and the engine's move is played when its time has come.
    pub(crate) fn tick(&mut self, now: Duration) {
        self.now = now;
        if self.game.call_flag(now).is_some() {
            self.stop();
        }
        if let Some(mv) = self.held
            && !self.is_paused
            && now >= self.due
        {
            self.play(mv);
        }
    }

    /// Lets the engine think if it is to move.
    fn proceed(&mut self) {
        if self.asked.is_some() || self.held.is_some() || self.game.ending().is_some() || self.is_paused {
            return;
        }
        let Some(level) = self.engine_level() else {
            return;
        };
        if self.must_pass() {
            self.held = Some(Move::Pass);
        } else {
            self.ask(Purpose::Move, level);
        }
    }

    fn ask(&mut self, purpose: Purpose, level: Level) {
        self.questions += 1;
        let clock = self.game.clock().filter(|_| purpose == Purpose::Move).map(|clock| {
            let increment = match clock.control() {
                TimeControl::Fischer { increment, .. } => increment,
                _ => Duration::ZERO,
            };
            Time::Game { left: clock.left(self.turn(), self.now), increment }
        });
        let task = level.task(self.position().phase(), clock);
        self.asked = Some(Asked { number: self.questions, purpose });
        let question = Question { number: self.questions, position: *self.position(), task };
        self.wishes.push_back(Wish::Ask(question));
    }

    /// Whatever the engine is thinking about, it is of no more use.
    fn stop(&mut self) {
        if self.asked.take().is_some() {
            self.wishes.push_back(Wish::Hurry);
        }
        self.held = None;
        self.hint = None;
        self.picked = None;
        self.clicked = None;
    }

    /// Hears what the engine thinks.
    pub(crate) fn hear(&mut self, thought: Thought) {
        let Some(asked) = self.asked.clone().filter(|asked| asked.number == thought.number) else {
            return;
        };
        let turn = self.turn();
        // The line behind a hint is not told before the player asks for it.
        if let Some(line) = thought.line.as_ref().filter(|_| asked.purpose == Purpose::Move) {
            self.thought = Some(LastThought { line: line.clone(), turn });
        }
        if thought.stage == Stage::Thinking {
            return;
        }
        self.asked = None;
        match (asked.purpose, thought.line) {
            (Purpose::Move, line) => self.held = line.map(|line| line.first()),
            (Purpose::Hint, Some(line)) => {
                self.hint = Some(Hint { line, shown: Shown::Stack });
                self.say_hint();
            }
            (Purpose::Hint, None) => {}
        }
        self.tick(self.now);
    }

    /// Plays a move for whoever is to move.
    fn play(&mut self, mv: Move) -> bool {
        self.game.call_flag(self.now);
        if let Err(error) = self.game.play(self.turn(), mv, self.now) {
            self.say(words::game_error(self.texts(), &error, self.notation()));
            return false;
        }
        self.settle();
        true
    }

    /// Something was played.
    fn settle(&mut self) {
        self.stop();
        self.message = None;
        self.is_saved = false;
        self.due = self.now + self.pace();
        if self.position().movement().is_some() {
            self.is_filling = false;
        }
        self.proceed();
    }

    /// Nobody's time is used up by waiting for the eye.
    fn pace(&self) -> Duration {
        if self.game.clock().is_some() { Duration::ZERO } else { self.options.pace }
    }

    /// Plays a move for a person. What was typed stays there to be corrected if it was refused.
    fn play_as_person(&mut self, mv: Move) {
        if self.game.ending().is_none() && !self.is_persons_turn() {
            return self.say(self.texts().get("say-engines-turn-now"));
        }
        if self.play(mv) {
            self.typed.clear();
        }
    }

    fn say(&mut self, message: impl Into<String>) {
        self.message = Some(paint::tame(message.into()));
    }

    /// Enter, or a click that is meant.
    fn choose(&mut self, cell: Cell) {
        if self.awaits_pass() {
            return self.play_as_person(Move::Pass);
        }
        if self.position().movement().is_none() {
            return self.play_as_person(Move::Place(cell));
        }
        match self.picked {
            Some(from) if from == cell => self.picked = None,
            Some(_) if self.movable().contains(cell) && !self.targets().contains(cell) => {
                self.picked = Some(cell);
            }
            Some(from) => self.play_as_person(Move::Stack(StackMove { from, to: cell })),
            None => self.pick(cell),
        }
    }

    fn pick(&mut self, cell: Cell) {
        if self.game.ending().is_some() {
            return self.say(self.texts().get("say-over"));
        }
        if !self.is_persons_turn() {
            return self.say(self.texts().get("say-engines-turn-now"));
        }
        if self.movable().contains(cell) {
            self.picked = Some(cell);
            return;
        }
        let movement = self.movement().expect("the game goes on, and the board is full");
        // A stack does not move onto itself, so this names what is wrong with the stack, if anything is.
        let error = movement.check(StackMove::new(cell, cell)).expect_err("no stack moves onto itself");
        let is_free = movement.free(movement.turn()).contains(cell);
        self.say(if is_free {
            self.texts().with("say-stuck", &[("cell", self.notation().cell_name(cell).into())])
        } else {
            words::refusal(self.texts(), &error, self.notation())
        });
    }

    /// What the world outside has to do next.
    pub(crate) fn next_wish(&mut self) -> Option<Wish> {
        self.wishes.pop_front()
    }
}
