//! A sitting at the terminal board: the game, who plays it, and what the player is about to do.
//!
//! Nothing here reads a key, a clock or a file. Keys, clicks, thoughts and the time come in as arguments; what the
//! world outside has to do comes out as [`Wish`]es. A refused wish of the player changes nothing but the message.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use dvonn_core::{ByColor, Cell, CellSet, Color, Move, Movement, Notation, Position};
use dvonn_engine::{Line, Task, Time};
use dvonn_game::{Game, GameError, History, Ply, Record, Tags, TimeControl};
use fastrand::Rng;

use super::command::{Command, Filler};
use super::cursor::{Arrow, Cursor};
use super::level::Level;
use super::player::Player;
use super::thinker::{Question, Stage, Thought};
use super::words;
use crate::commands::name;
use crate::paint;
use crate::terminal::Mouse;

/// What a sitting is about, apart from the game.
#[derive(Clone, Debug)]
pub(crate) struct Options {
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
    pub(crate) fn question(&self) -> String {
        match self {
            Deed::Resign(by) => format!("Resign the game as {}?", name(*by)),
            Deed::Leave => "Leave? The game is not saved.".to_owned(),
            Deed::New | Deed::Ready => "Begin a new game? This one is not saved.".to_owned(),
            Deed::Load(file) => format!("Load {file}? This game is not saved."),
            Deed::Replace(file) => format!("{file} is there already. Replace it?"),
            Deed::Fill(Filler::Chance) => "Place the rest of both sides by chance?".to_owned(),
            Deed::Fill(Filler::Engine) => "Let the engine place the rest of both sides?".to_owned(),
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
    wishes: Vec<Wish>,
}

impl Sitting {
    pub(crate) fn new(options: Options, game: Game, tags: Tags, rng: Rng) -> Sitting {
        let mut sitting = Sitting {
            wishes: Vec::new(),
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

    // ---- what there is to see ----

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn options(&self) -> &Options {
        &self.options
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
            Player::Person => (self.is_filling && placing).then(Level::default),
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
        self.movement().map_or(CellSet::EMPTY, |movement| {
            movement.moves(movement.turn()).map(|(from, _)| from).collect()
        })
    }

    /// The stack in hand: picked, or named by what is typed.
    pub(crate) fn picked(&self) -> Option<Cell> {
        let named = match self.notation().parse_move(&self.typed) {
            Ok(Move::Place(cell) | Move::Stack { from: cell, .. }) => Some(cell),
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
        let mv = match (self.typed.as_str(), self.picked) {
            ("", Some(from)) => Move::Stack { from, to: self.cursor() },
            ("", None) => return None,
            (typed, _) => self.notation().parse_move(typed).ok()?,
        };
        Ply::of(self.position(), mv).ok()
    }

    /// The cell that the player means: what is typed wins over the cursor, and half a word means none.
    pub(crate) fn aim(&self) -> Option<Cell> {
        if self.typed.is_empty() || self.asking.is_some() {
            return Some(self.cursor());
        }
        match self.notation().parse_move(&self.typed).ok()? {
            Move::Place(cell) | Move::Stack { to: cell, .. } => Some(cell),
            Move::Pass => None,
        }
    }

    /// The cells of the hint, as far as it is shown.
    pub(crate) fn suggested(&self) -> CellSet {
        match self.hint.as_ref().map(|hint| (hint.line.first(), hint.shown)) {
            Some((Move::Place(cell), _)) => CellSet::of(cell),
            Some((Move::Stack { from, .. }, Shown::Stack)) => CellSet::of(from),
            Some((Move::Stack { from, to }, Shown::Move)) => CellSet::of(from).with(to),
            Some((Move::Pass, _)) | None => CellSet::EMPTY,
        }
    }

    // ---- time ----

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
        let was_on = self.game.ending().is_none();
        if was_on && self.game.call_flag(now).is_some() {
            self.stop();
        }
        if let Some(mv) = self.held
            && !self.is_paused
            && now >= self.due
        {
            self.play(mv);
        }
    }

    // ---- the engine ----

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
        let mut limits = level.limits(self.position().phase());
        if let Some(clock) = self.game.clock()
            && purpose == Purpose::Move
        {
            let increment = match clock.control() {
                TimeControl::Fischer { increment, .. } => increment,
                _ => Duration::ZERO,
            };
            limits.time = Some(Time::Game { left: clock.left(self.turn(), self.now), increment });
        }
        self.asked = Some(Asked { number: self.questions, purpose });
        let question =
            Question { number: self.questions, position: *self.position(), task: Task::within(limits) };
        self.wishes.push(Wish::Ask(question));
    }

    /// Whatever the engine is thinking about, it is of no more use.
    fn stop(&mut self) {
        if self.asked.take().is_some() {
            self.wishes.push(Wish::Hurry);
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

    // ---- moves ----

    /// Plays a move for whoever is to move.
    fn play(&mut self, mv: Move) -> bool {
        if let Err(error) = self.game.play(self.turn(), mv, self.now) {
            self.say(match error {
                GameError::Rules(error) => words::refusal(error, self.notation()),
                other => other.to_string(),
            });
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
            return self.say("It is the engine's turn; m lets it move at once.");
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
            Some(from) => self.play_as_person(Move::Stack { from, to: cell }),
            None => self.pick(cell),
        }
    }

    fn pick(&mut self, cell: Cell) {
        if self.game.ending().is_some() {
            return self.say("The game is over.");
        }
        if !self.is_persons_turn() {
            return self.say("It is the engine's turn; m lets it move at once.");
        }
        if self.movable().contains(cell) {
            self.picked = Some(cell);
            return;
        }
        let movement = self.movement().expect("the game goes on, and the board is full");
        // A stack does not move onto itself, so this names what is wrong with the stack, if anything is.
        let error = movement.check(cell, cell).expect_err("no stack moves onto itself");
        let is_free = movement.free(movement.turn()).contains(cell);
        self.say(if is_free {
            format!(
                "the stack on {} finds nothing to land on at its distance",
                self.notation().cell_name(cell)
            )
        } else {
            words::refusal(error, self.notation())
        });
    }

    /// A click: the first one on a cell picks or aims, the second one means it.
    pub(crate) fn click(&mut self, cell: Option<Cell>) {
        self.message = None;
        if let Some(Asking::Help) = self.asking {
            self.asking = None;
            return;
        }
        let Some(cell) = cell.filter(|_| self.asking.is_none()) else {
            return;
        };
        self.typed.clear();
        self.cursor = Cursor::new(cell);
        let is_meant = self.clicked == Some(cell);
        let aims = self.position().movement().is_none() || self.targets().contains(cell);
        if aims && !is_meant {
            self.clicked = Some(cell);
        } else {
            self.clicked = None;
            self.choose(cell);
        }
    }

    // ---- keys ----

    /// A key.
    pub(crate) fn press(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        self.message = None;
        self.clicked = None;
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c') if is_control => return self.wishes.push(Wish::Leave),
            KeyCode::Char('l') if is_control => return self.wishes.push(Wish::Redraw),
            KeyCode::Char('u') if is_control => return self.typed.clear(),
            KeyCode::Char(_) if is_control || key.modifiers.contains(KeyModifiers::ALT) => return,
            _ => {}
        }
        match self.asking.clone() {
            Some(Asking::Help) => self.asking = None,
            Some(Asking::Sure(deed)) => self.press_when_asked(key.code, deed),
            Some(asking @ (Asking::SaveName | Asking::LoadName)) => self.press_in_name(key.code, &asking),
            None => self.press_at_board(key.code),
        }
    }

    fn press_when_asked(&mut self, key: KeyCode, deed: Deed) {
        match key {
            KeyCode::Enter | KeyCode::Char('y' | 'Y') => {
                self.asking = None;
                self.carry_out(deed);
            }
            KeyCode::Esc | KeyCode::Char('n' | 'N') => self.asking = None,
            _ => {}
        }
    }

    fn press_in_name(&mut self, key: KeyCode, asking: &Asking) {
        match key {
            KeyCode::Char(letter) => self.typed.push(letter),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Esc => {
                self.asking = None;
                self.typed.clear();
            }
            KeyCode::Enter => {
                let file = std::mem::take(&mut self.typed).trim().to_owned();
                self.asking = None;
                match asking {
                    _ if file.is_empty() => {}
                    Asking::SaveName => self.save(file, Existing::Keep),
                    _ => self.make_sure(Deed::Load(file)),
                }
            }
            _ => {}
        }
    }

    fn press_at_board(&mut self, key: KeyCode) {
        match key {
            KeyCode::Left => self.cursor.step(Arrow::Left),
            KeyCode::Right => self.cursor.step(Arrow::Right),
            KeyCode::Up => self.cursor.step(Arrow::Up),
            KeyCode::Down => self.cursor.step(Arrow::Down),
            KeyCode::Tab => self.jump(Cells::Onward),
            KeyCode::BackTab => self.jump(Cells::Back),
            KeyCode::F(1) => self.obey(Command::Help),
            KeyCode::Esc if !self.typed.is_empty() => self.typed.clear(),
            KeyCode::Esc => {
                self.picked = None;
                self.hint = None;
            }
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Enter if self.typed.is_empty() => self.choose(self.cursor()),
            KeyCode::Enter => self.enter(),
            KeyCode::Char(' ') if self.typed.is_empty() && self.persons() == 0 => self.pause(),
            KeyCode::Char(' ') if self.typed.is_empty() => self.choose(self.cursor()),
            KeyCode::Char(letter) if self.typed.is_empty() => match Command::of_letter(letter) {
                Some(command) => self.obey(command),
                None if matches!(letter.to_ascii_lowercase(), 'a'..='k' | 'p' | '/') => {
                    self.typed.push(letter)
                }
                None => {}
            },
            KeyCode::Char(letter) => self.typed.push(letter),
            _ => {}
        }
    }

    /// Goes to the next cell worth a look: a target, a stack that can move, an empty cell.
    fn jump(&mut self, cells: Cells) {
        let wanted = match (self.position(), self.picked()) {
            (Position::Placement(placement), _) => placement.empty(),
            (Position::Movement(_), Some(_)) => self.targets(),
            (Position::Movement(_), None) => self.movable(),
        };
        let here = self.cursor().ordinal();
        let distance = |cell: &Cell| match (cells, (cell.ordinal() + 49 - here) % 49) {
            (_, 0) => 49,
            (Cells::Onward, onward) => onward,
            (Cells::Back, onward) => 49 - onward,
        };
        if let Some(cell) = wanted.into_iter().min_by_key(distance) {
            self.cursor = Cursor::new(cell);
        }
    }

    fn pause(&mut self) {
        self.is_paused = !self.is_paused;
        self.due = self.now;
        self.proceed();
    }

    /// Does what was typed.
    fn enter(&mut self) {
        if let Some(command) = self.typed.strip_prefix('/') {
            if command.trim().is_empty() {
                return self.say(Command::LIST);
            }
            match Command::parse(command) {
                Ok(command) => {
                    self.typed.clear();
                    self.obey(command);
                }
                Err(complaint) => self.say(complaint),
            }
            return;
        }
        match self.notation().parse_move(self.typed.trim()) {
            Ok(Move::Place(cell)) if self.movement().is_some() => {
                // Half a move: the stack is taken in hand, and the cursor or the keyboard says where it goes.
                match self.picked {
                    Some(from) if from != cell => self.play_as_person(Move::Stack { from, to: cell }),
                    _ => {
                        self.typed.clear();
                        self.cursor = Cursor::new(cell);
                        self.picked = None;
                        self.pick(cell);
                    }
                }
            }
            Ok(mv) => self.play_as_person(mv),
            Err(error) => self.say(error.to_string()),
        }
    }

    // ---- commands ----

    fn obey(&mut self, command: Command) {
        match command {
            Command::Help => self.asking = Some(Asking::Help),
            Command::Undo => self.undo(),
            Command::Hint => self.give_hint(),
            Command::Now if self.asked.is_some() => self.wishes.push(Wish::Hurry),
            Command::Now => match self.held {
                Some(_) => self.due = self.now,
                None => self.say("The engine is not thinking."),
            },
            Command::Resign => self.resign(),
            Command::Fill(filler) => match self.position() {
                Position::Placement(_) => self.asking = Some(Asking::Sure(Deed::Fill(filler))),
                Position::Movement(_) => self.say("All pieces are placed already."),
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
                self.wishes.push(Wish::GiveMouse(self.options.mouse));
                self.say(match self.options.mouse {
                    Mouse::Ours => "Clicks pick and play.",
                    Mouse::Yours => "Clicks select text, as the terminal likes.",
                });
            }
            Command::Quit => self.make_sure(Deed::Leave),
        }
    }

    /// Asks first if a game would be lost that a person has played.
    fn make_sure(&mut self, deed: Deed) {
        if self.is_saved || self.persons() == 0 {
            self.carry_out(deed);
        } else {
            self.asking = Some(Asking::Sure(deed));
        }
    }

    fn carry_out(&mut self, deed: Deed) {
        match deed {
            Deed::Leave => self.wishes.push(Wish::Leave),
            Deed::Load(file) => self.wishes.push(Wish::Load { file }),
            Deed::Replace(file) => self.save(file, Existing::Replace),
            Deed::New => {
                let start = *self.game.history().start();
                self.begin(start);
            }
            Deed::Ready => {
                let start = random_board(&mut self.rng);
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
                Ok(()) => {
                    self.stop();
                    self.is_saved = false;
                }
                Err(error) => self.say(error.to_string()),
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

    fn sit_down(&mut self, game: Game, tags: Tags) {
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

    fn undo(&mut self) {
        let mut undone = false;
        loop {
            match self.game.take_back(self.now) {
                Ok(true) => undone = true,
                Ok(false) => break,
                Err(error) => return self.say(error.to_string()),
            }
            let has_choice = self.is_persons_turn() && !self.must_pass();
            if self.persons() == 0 || has_choice {
                break;
            }
        }
        if !undone {
            return self.say("There is nothing to take back.");
        }
        self.stop();
        self.thought = None;
        self.is_filling = false;
        self.is_paused = self.persons() == 0;
        self.is_saved = false;
        self.due = self.now + self.pace();
        self.proceed();
    }

    fn resign(&mut self) {
        if self.game.ending().is_some() {
            return self.say("The game is over.");
        }
        let is_person = |color: &Color| self.options.players[*color] == Player::Person;
        match [self.turn(), self.turn().other()].into_iter().find(is_person) {
            Some(by) => self.asking = Some(Asking::Sure(Deed::Resign(by))),
            None => self.say("Engines do not resign."),
        }
    }

    fn set_level(&mut self, level: Level) {
        if self.persons() == 2 {
            return self.say("No engine plays here.");
        }
        for color in Color::ALL {
            if let Player::Engine(own) = &mut self.options.players[color] {
                *own = level;
            }
        }
        self.say(format!("The engine plays at level {level} from its next move."));
    }

    fn give_hint(&mut self) {
        if self.game.ending().is_some() {
            return self.say("The game is over.");
        }
        if !self.is_persons_turn() {
            return self.say("It is the engine's turn.");
        }
        match (&mut self.hint, &self.asked) {
            (Some(hint), _) => {
                hint.shown = Shown::Move;
                self.say_hint();
            }
            (None, Some(_)) => self.say("The engine is thinking about a hint."),
            (None, None) => {
                self.ask(Purpose::Hint, Level::of_hints());
                self.say("The engine is thinking about a hint.");
            }
        }
    }

    fn say_hint(&mut self) {
        let Some(hint) = &self.hint else {
            return;
        };
        let worth = words::worth(hint.line.score, self.turn());
        let mv = hint.line.first();
        let text = self.notation().move_text(mv);
        self.say(match (mv, hint.shown) {
            (Move::Stack { from, .. }, Shown::Stack) => {
                format!(
                    "Hint: look at the stack on {}; t again shows the move.",
                    self.notation().cell_name(from)
                )
            }
            _ => format!("Hint: {text} ({worth})."),
        });
    }

    // ---- files ----

    /// The game as a record that names the players.
    pub(crate) fn record(&self) -> Record {
        let mut record = self.game.record();
        let own: Vec<(String, String)> =
            record.tags.iter().map(|(tag, value)| (tag.to_owned(), value.to_owned())).collect();
        record.tags = self.tags.clone();
        let mut set = |tag: &str, value: String| record.tags.set(tag, value).expect("these are tags");
        for color in Color::ALL {
            match self.options.players[color] {
                Player::Person => set(name(color), "person".to_owned()),
                Player::Engine(level) => {
                    set(name(color), concat!("dvonn ", env!("CARGO_PKG_VERSION")).to_owned());
                    set(&format!("{}Level", name(color)), level.to_string());
                }
            }
        }
        for (tag, value) in own {
            set(&tag, value);
        }
        record
    }

    fn save(&mut self, file: String, existing: Existing) {
        self.wishes.push(Wish::Save { file, text: self.record().to_string(), existing });
    }

    /// Hears how saving went.
    pub(crate) fn saved(&mut self, file: String, saved: Saved) {
        match saved {
            Saved::Written { next } => {
                self.is_saved = true;
                self.options.save_as = next;
                self.say(format!("Saved as {file}."));
            }
            Saved::Exists => self.asking = Some(Asking::Sure(Deed::Replace(file))),
            Saved::Failed(reason) => self.say(format!("{file}: {reason}")),
        }
    }

    /// Goes on with a loaded game, or says why there is none.
    pub(crate) fn loaded(&mut self, file: &str, loaded: Result<Record, String>) {
        match loaded {
            Ok(record) => {
                let plies = record.tree.main_line().count();
                let (game, tags) = resumed(&record, self.options.control);
                self.sit_down(game, tags);
                self.say(format!("Loaded {file}, {}.", crate::commands::count_plies(plies)));
            }
            Err(reason) => self.say(format!("{file}: {reason}")),
        }
    }

    /// What the world outside has to do, in order.
    pub(crate) fn take_wishes(&mut self) -> Vec<Wish> {
        std::mem::take(&mut self.wishes)
    }
}

/// Which way to look for a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cells {
    Onward,
    Back,
}

/// The game of a record, to be played on from the end of its main line, and what else the record says. Who played,
/// and with what time, is decided anew.
pub(crate) fn resumed(record: &Record, control: Option<TimeControl>) -> (Game, Tags) {
    let mut history = History::new(*record.tree.start());
    for ply in record.tree.line_to(record.tree.main_end()) {
        history.play(ply.mv).expect("a record holds legal moves");
    }
    let decided = ["White", "Black", "WhiteLevel", "BlackLevel", "TimeControl"];
    let mut tags = Tags::default();
    for (tag, value) in record.tags.iter().filter(|(tag, _)| !decided.contains(tag)) {
        tags.set(tag, value).expect("it was a tag");
    }
    (Game::resume(history, control), tags)
}

/// A full board, placed by chance.
pub(crate) fn random_board(rng: &mut Rng) -> Position {
    let mut position = Position::START;
    while let Position::Placement(placement) = position {
        let cell = rng.choice(placement.empty()).expect("a placement has empty cells");
        position = placement.place(cell).expect("the cell is empty");
    }
    position
}
