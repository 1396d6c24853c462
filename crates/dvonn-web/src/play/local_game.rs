//! The game on this device: a table, connected to the engine, the storage, the sounds and the announcements.

use std::time::Duration;

use dvonn_core::{ByColor, Color, Move, Position};
use dvonn_engine::{Line, Score, Time, boards};
use dvonn_table::{
    Action, Beginning, EngineQuestion, Heard, Notice, Pace, Request, SavedTable, Seat, Table, Terms,
};
use dvonn_text::words;
use dvonn_worker::{Clock, Goal, Limits, Lines, Report};
use leptos::prelude::*;

use super::Playing;
use crate::archive::{Archive, KeptGame};
use crate::browser;
use crate::desk::{Desk, desk};
use crate::engine::{Engine, Wanted};
use crate::home::Choices;
use crate::lock::Lock;
use crate::parts::lasting;
use crate::storage::{self, Browser, Entry, Found};

/// The game on this device. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub(crate) struct LocalGame {
    desk: Desk,
    engine: Engine,
    /// Held by the one window whose engine plays for the computer.
    lock: Lock,
    /// A second worker, so that a balanced board can be found while a game is running.
    preparer: Engine,
    /// What the page of the game needs.
    playing: Playing,
    archive: Archive,
    /// Notified when a game is put on the table at the person's wish; the front page then leads to it.
    pub(crate) is_begun: Trigger,
    /// Whether the engine is looking for a balanced board.
    pub(crate) is_preparing: RwSignal<bool>,
    /// Whether no balanced board could be found.
    pub(crate) has_failed: RwSignal<bool>,
}

/// Nodes searched to evaluate one candidate for a balanced board.
const BALANCE_NODES: u64 = 4_000;
/// In this many games, the board shows a newcomer which stacks can move.
const FIRST_GAMES: usize = 3;

impl LocalGame {
    /// The game of this page.
    pub(crate) fn of_page() -> LocalGame {
        let desk = desk();
        lasting(|| LocalGame::new(desk))
    }

    /// The game of the last visit, if there is one.
    fn new(desk: Desk) -> LocalGame {
        let pace = untrack(|| pace_of(desk));
        let stored = desk.take_up(Entry::Game, |kept: KeptGame| {
            Some((kept.table(pace, browser::now())?, kept.began, kept.names()))
        });
        let playing = Playing::new(desk);
        if let Some((table, began, entered)) = stored {
            playing.table.set(Some(table));
            playing.began.set_value(began);
            playing.entered.set(entered);
        }
        let game = LocalGame {
            desk,
            engine: Engine::new(),
            lock: Lock::new("dvonn.engine"),
            preparer: Engine::new(),
            playing,
            archive: Archive::of_page(),
            is_begun: Trigger::new(),
            is_preparing: RwSignal::new(false),
            has_failed: RwSignal::new(false),
        };
        playing.on_act(move |action| game.act(action));
        let store = window_event_listener_untyped("pagehide", move |_| game.store_clocks());
        on_cleanup(move || {
            store.remove();
            playing.stop_timer();
        });
        storage::on_change(Entry::Game, move || game.follow());
        Effect::new(move |was_held: Option<bool>| {
            let is_held = game.lock.is_held();
            if is_held {
                game.carry_out();
            } else if was_held == Some(true) {
                game.give_way();
            }
            is_held
        });
        Effect::new(move |before: Option<Pace>| {
            let pace = pace_of(desk);
            if before.is_some_and(|before| before != pace) {
                game.update(|table, _| table.set_pace(pace));
            }
            pace
        });
        game.set_timer();
        game
    }

    /// The game as its page sees it.
    pub(crate) fn playing(self) -> Playing {
        self.playing
    }

    /// Reads the table and subscribes to it; `None` if there is no game.
    pub(crate) fn read<T>(self, read: impl FnOnce(&Table) -> T) -> Option<T> {
        self.playing.read(read)
    }

    /// Whether there is a game that is not over.
    pub(crate) fn is_running(self) -> bool {
        self.read(|table| table.game().ending().is_none()).unwrap_or(false)
    }

    /// When the game began: games in the archive are told apart by it.
    pub(crate) fn began(self) -> u64 {
        self.playing.began.get_value()
    }

    /// Carries out a player's action, if it is allowed.
    fn act(self, action: Action) {
        self.lock.claim();
        let is_rematch = matches!(action, Action::Rematch | Action::RematchAt(_));
        if is_rematch {
            self.put_away();
        }
        let mut is_done = false;
        self.update(|table, now| is_done = table.act(action, now).is_ok());
        if is_rematch && is_done {
            self.playing.began.set_value(browser::clock());
            if let Action::RematchAt(level) = action {
                Choices::change(|choices| choices.level = level);
            }
            // The players have changed sides.
            self.playing
                .entered
                .update(|names| *names = ByColor::from_fn(|color: Color| names[color.other()].clone()));
        }
        self.store();
    }

    /// Changes the table, and carries out what follows from the change.
    fn update(self, change: impl FnOnce(&mut Table, Duration)) {
        let now = browser::now();
        self.playing.now.set(now);
        let notices = self.playing.table.try_update(|table| {
            let table = table.as_mut()?;
            change(table, now);
            Some(table.take_notices())
        });
        self.carry_out();
        if let Some(Some(notices)) = notices {
            self.archive_ended(&notices);
            self.playing.announce(&notices);
        }
        self.set_timer();
    }

    /// Checks what is due: a move of the computer, a flag, or a clock that must be redrawn.
    fn wake(self) {
        let now = browser::now();
        self.playing.now.set(now);
        let notices = self.playing.table.try_maybe_update(|table| {
            let notices = table.as_mut().map(|table| {
                table.tick(now);
                table.take_notices()
            });
            let notices = notices.unwrap_or_default();
            (!notices.is_empty(), notices)
        });
        if let Some(notices) = notices.filter(|notices| !notices.is_empty()) {
            self.carry_out();
            self.archive_ended(&notices);
            self.playing.announce(&notices);
            self.store();
        }
        self.set_timer();
    }

    fn set_timer(self) {
        self.playing.set_timer(browser::now(), move || self.wake());
    }

    /// Starts a new game. Finding a balanced board takes the engine a moment. The game that was on the table is kept.
    pub(crate) fn start(self, terms: Terms) {
        self.start_named(terms, ByColor::default());
    }

    /// Starts a new game between players with these names.
    pub(crate) fn start_named(self, terms: Terms, names: ByColor<String>) {
        let mut rng = fastrand::Rng::with_seed(browser::seed());
        match terms.beginning {
            Beginning::Empty => self.begin(terms, Position::START, names),
            Beginning::Random => self.begin(terms, boards::random(&mut rng), names),
            Beginning::Mirrored => self.begin(terms, boards::mirrored(&mut rng), names),
            Beginning::Balanced => self.prepare(terms, names),
        }
    }

    fn prepare(self, terms: Terms, names: ByColor<String>) {
        self.is_preparing.set(true);
        self.has_failed.set(false);
        let limits = Limits { nodes: Some(BALANCE_NODES), ..Limits::default() };
        let wanted = Wanted::new(Position::START, Goal::BalancedBoard, limits);
        // The worker ends with its only question, so the number is always the same.
        self.preparer.ask(1, wanted, move |report| {
            let board = match &report {
                Report::Board(board) => Some(board.position),
                _ => None,
            };
            match board {
                Some(board) => self.begin(terms, board, names.clone()),
                None if report.is_last() => {
                    self.stop_preparing();
                    self.has_failed.set(true);
                }
                None => {}
            }
        });
    }

    /// Stops the search for a balanced board.
    pub(crate) fn stop_preparing(self) {
        self.preparer.close();
        self.is_preparing.set(false);
        self.has_failed.set(false);
    }

    /// Starts a game from a position. The game that was on the table is kept.
    pub(crate) fn begin(self, terms: Terms, start: Position, names: ByColor<String>) {
        self.lock.claim();
        self.stop_preparing();
        self.put_away();
        self.playing.began.set_value(browser::clock());
        self.playing.entered.set(names);
        remember_level(&terms);
        self.end_first_games();
        self.playing.is_flipped.set(false);
        let terms = Terms { pace: untrack(|| pace_of(self.desk)), ..terms };
        self.put(Table::new(terms, start, browser::now()));
        self.store();
        self.is_begun.notify();
    }

    /// After the first games, the board no longer shows which stacks can move, unless the person has chosen.
    fn end_first_games(self) {
        let settings = self.desk.preferences.settings;
        let is_open = settings.with_untracked(|settings| settings.overlays.movable.is_none());
        if is_open && self.archive.count() >= FIRST_GAMES {
            settings.update(|settings| settings.overlays.movable = Some(false));
        }
    }

    /// Continues a game from the archive. The game that was on the table is kept.
    pub(crate) fn take_up(self, kept: &KeptGame) {
        let Some(table) = kept.table(untrack(|| pace_of(self.desk)), browser::now()) else { return };
        self.lock.claim();
        self.stop_preparing();
        self.put_away();
        self.playing.began.set_value(kept.began);
        self.playing.entered.set(kept.names());
        self.playing.is_flipped.set(false);
        self.put(table);
        self.store();
        self.is_begun.notify();
    }

    /// Puts the game into the archive, if anything has happened in it.
    fn put_away(self) {
        let has_moves = |table: &Table| !table.game().history().plies().is_empty();
        if untrack(|| self.read(has_moves)).unwrap_or(false)
            && let Some(kept) = self.kept()
        {
            self.archive.keep(kept);
        }
    }

    /// Puts a game on the table, replacing the current one.
    fn put(self, next: Table) {
        self.playing.table.update_untracked(|table| {
            if table.is_none() {
                *table = Some(next.clone());
            }
        });
        self.update(|table, _| table.replace(next));
    }

    /// The game may have continued in another window. Only the engine of the window with the lock answers.
    fn follow(self) {
        let Found::Value(there) = storage::find::<KeptGame>(&Browser, Entry::Game) else { return };
        if self.kept().is_some_and(|kept| kept.has_same_game(&there)) {
            return;
        }
        if let Some(table) = there.table(untrack(|| pace_of(self.desk)), browser::now()) {
            self.playing.began.set_value(there.began);
            self.playing.entered.set(there.names());
            self.put(table);
        }
    }

    /// Stops the engine, because another window's engine answers. If that window closes, the question is asked again.
    fn give_way(self) {
        self.engine.dismiss();
        let pace = untrack(|| pace_of(self.desk));
        let again = self.kept().and_then(|kept| kept.table(pace, browser::now()));
        if let Some(table) = again {
            self.put(table);
        }
    }

    fn carry_out(self) {
        if !untrack(|| self.lock.is_held()) {
            return;
        }
        let requests = self
            .playing
            .table
            .try_update_untracked(|table| table.as_mut().map(Table::take_requests).unwrap_or_default());
        for request in requests.unwrap_or_default() {
            match request {
                Request::Ask(question) => self.ask(&question),
                Request::Hurry => self.engine.hurry(),
                Request::Dismiss => self.engine.dismiss(),
                // No player here is at another device.
                Request::Send { .. } | Request::Resync => {}
            }
        }
    }

    fn ask(self, question: &EngineQuestion) {
        let number = question.number;
        let wanted = Wanted {
            position: question.position,
            goal: if question.task.lines > 1 { Goal::Hint } else { Goal::Move },
            limits: limits(question.task.limits),
            handicap: question.task.handicap,
            judgement: question.task.judgement,
        };
        self.engine.ask(number, wanted, move |report| {
            let heard = match report {
                Report::Done { lines, best } => {
                    let lines = best.map(|best| found_lines(&lines, best)).unwrap_or_default();
                    Heard::Answer { number, lines }
                }
                Report::Failed { .. } => Heard::Failed { number },
                _ => return,
            };
            self.update(|table, now| table.hear(heard, now));
            self.store();
        });
    }

    fn kept(self) -> Option<KeptGame> {
        let now = browser::now();
        let saved = self
            .playing
            .table
            .with_untracked(|table| table.as_ref().map(|table| SavedTable::of(table, now)))?;
        Some(KeptGame::new(self.began(), self.playing.entered.get_untracked(), saved))
    }

    fn store(self) {
        if let Some(kept) = self.kept() {
            self.desk.keep(Entry::Game, &kept);
        }
    }

    /// Stores the clocks when the page closes; everything else is already stored. A game that has continued in another
    /// window is not overwritten.
    fn store_clocks(self) {
        if let (Some(kept), Found::Value(there)) = (self.kept(), storage::find(&Browser, Entry::Game))
            && kept.has_same_game(&there)
        {
            self.desk.keep(Entry::Game, &kept);
        }
    }

    /// Keeps a game that has just ended, and says so to somebody who is on another page: the clock runs there too.
    fn archive_ended(self, notices: &[Notice]) {
        for notice in notices {
            if let Notice::Ended(ending) = notice {
                self.put_away();
                if browser::path() != "/game" {
                    let texts = self.desk.texts.get_untracked();
                    let reader = untrack(|| self.read(Table::only_person)).flatten();
                    self.desk.voice.notify(words::ending(&texts, *ending, reader));
                }
            }
        }
    }
}

/// How fast moves are shown, and whether forced passes happen by themselves.
fn pace_of(desk: Desk) -> Pace {
    let auto_pass = desk.preferences.settings.with(|settings| settings.auto_pass);
    Pace { forced_pass: Pace::default().forced_pass.filter(|_| auto_pass), ..Pace::default() }
}

/// The level of a game is offered for the next one.
fn remember_level(terms: &Terms) {
    for color in Color::ALL {
        if let Seat::Computer(level) = terms.seats[color] {
            Choices::change(|choices| choices.level = level);
        }
    }
}

/// Converts the engine's limits for the worker.
fn limits(limits: dvonn_engine::Limits) -> Limits {
    let millis = |time: Duration| u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
    let (time, clock) = match limits.time {
        Some(Time::Move(time)) => (Some(millis(time)), None),
        Some(Time::Game { left, increment }) => {
            (None, Some(Clock { left: millis(left), increment: millis(increment) }))
        }
        None => (None, None),
    };
    Limits { nodes: limits.nodes, depth: limits.depth, millis: time, clock }
}

/// The lines that were found, beginning with the one of the move to play.
fn found_lines(report: &Lines, best: Move) -> Vec<Line> {
    let line = |score: Score, moves: Vec<Move>| Line {
        depth: report.depth,
        selective_depth: report.depth,
        score,
        moves,
    };
    let found = report.lines.iter().filter(|found| !found.moves.is_empty());
    let mut lines: Vec<Line> = found.map(|found| line(found.score, found.moves.clone())).collect();
    match lines.iter().position(|line| line.first() == best) {
        Some(index) => lines.swap(0, index),
        // An answer that was cut short may have no line.
        None => {
            lines = vec![line(Score::Estimate(dvonn_engine::Estimate::from_pieces(0.0)), vec![best])];
        }
    }
    lines
}
