//! The table at which a sitting takes place: carries out its wishes, keeps it, and tells what happened.

use std::time::Duration;

use dvonn_core::{ByColor, Color, Move, Notation, Position};
use dvonn_engine::boards;
use dvonn_game::Ending;
use dvonn_text::{Texts, words};
use dvonn_worker::{Goal, Limits, Report};
use leptos::prelude::*;

use super::status::hint_text;
use crate::browser;
use crate::desk::Desk;
use crate::engine::{Engine, Wanted};
use crate::lock::Lock;
use crate::ready_board::Beginning;
use crate::sitting::{KeptSitting, Player, Query, Sitting, Terms, Wish};
use crate::sound::Sound;
use crate::storage::{self, Browser, Entry, Found};

/// The table. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    desk: Desk,
    engine: Engine,
    /// Held by the one window that answers for the computer.
    lock: Lock,
    /// Another worker, so that a balanced board is looked for while a game is on.
    preparer: Engine,
    /// For what shows the time.
    pub(crate) now: RwSignal<Duration>,
    /// Whether the person looks for another game while one is on.
    pub(crate) is_choosing: RwSignal<bool>,
    /// Whether the engine looks for a balanced board.
    pub(crate) is_preparing: RwSignal<bool>,
    /// Whether no balanced board could be found.
    pub(crate) has_failed: RwSignal<bool>,
}

/// Positions that the engine looks at to judge one candidate for a balanced board.
const BALANCE_NODES: u64 = 4_000;

impl Table {
    pub(crate) fn new(desk: Desk) -> Table {
        let table = Table {
            desk,
            engine: Engine::new(),
            lock: Lock::new("dvonn.engine"),
            preparer: Engine::new(),
            now: RwSignal::new(browser::now()),
            is_choosing: RwSignal::new(false),
            is_preparing: RwSignal::new(false),
            has_failed: RwSignal::new(false),
        };
        set_interval(move || table.tick(), Duration::from_millis(100));
        let keep = window_event_listener_untyped("pagehide", move |_| table.keep_clocks());
        on_cleanup(move || keep.remove());
        storage::on_change(Entry::Sitting, move || table.follow());
        Effect::new(move |was_held: Option<bool>| {
            let is_held = table.lock.is_held();
            if is_held {
                table.carry_out();
            } else if was_held == Some(true) {
                table.give_way();
            }
            is_held
        });
        table
    }

    /// Stops the engine, because another window lets its own answer. The game is asked about again if that window closes.
    fn give_way(self) {
        self.engine.dismiss();
        if let Some(sitting) = self.kept().and_then(|kept| kept.take_up(browser::now())) {
            self.desk.sitting.set(Some(sitting));
        }
    }

    fn tick(self) {
        let now = browser::now();
        let (is_waiting, is_due) = self.desk.sitting.with_untracked(|sitting| {
            sitting.as_ref().map_or((false, false), |sitting| (sitting.is_waiting(), sitting.is_due(now)))
        });
        if is_waiting {
            self.now.set(now);
        }
        if is_due {
            self.act(Sitting::tick);
        }
    }

    /// Sits down to a new game. A balanced board takes the engine a moment.
    pub(crate) fn sit(self, terms: Terms) {
        let mut rng = fastrand::Rng::with_seed(browser::seed());
        match terms.beginning {
            Beginning::Empty => self.begin(terms, Position::START),
            Beginning::Random => self.begin(terms, boards::random(&mut rng)),
            Beginning::Mirrored => self.begin(terms, boards::mirrored(&mut rng)),
            Beginning::Balanced => self.prepare(terms),
        }
    }

    fn prepare(self, terms: Terms) {
        self.is_preparing.set(true);
        self.has_failed.set(false);
        let limits = Limits { nodes: Some(BALANCE_NODES), ..Limits::default() };
        let wanted = Wanted { position: String::new(), goal: Goal::BalancedBoard, limits };
        self.preparer.ask(wanted, move |report| {
            let board = match &report {
                Report::Board(board) => board.position.parse().ok(),
                _ => None,
            };
            match board {
                Some(board) => self.begin(terms, board),
                None if report.is_last() => {
                    self.stop_preparing();
                    self.has_failed.set(true);
                }
                None => {}
            }
        });
    }

    /// Nobody waits for a balanced board any more.
    pub(crate) fn stop_preparing(self) {
        self.preparer.close();
        self.is_preparing.set(false);
        self.has_failed.set(false);
    }

    /// Back to the game that is on.
    pub(crate) fn go_back(self) {
        self.stop_preparing();
        self.is_choosing.set(false);
    }

    fn begin(self, terms: Terms, start: Position) {
        self.seat(Sitting::new(terms, start, browser::now()));
    }

    /// The same players again, colours swapped.
    pub(crate) fn rematch(self) {
        let rematch = self
            .desk
            .sitting
            .with_untracked(|sitting| sitting.as_ref().map(|sitting| sitting.rematch(browser::now())));
        if let Some(sitting) = rematch {
            self.seat(sitting);
        }
    }

    fn seat(self, sitting: Sitting) {
        self.engine.dismiss();
        self.go_back();
        self.now.set(browser::now());
        self.desk.sitting.set(Some(sitting));
        self.carry_out();
        self.keep();
        let said = self.desk.sitting.with_untracked(|sitting| {
            sitting.as_ref().map(|sitting| turn_said(&self.desk.texts.get_untracked(), sitting))
        });
        if let Some(said) = said {
            self.desk.say(said);
        }
    }

    /// The game may have gone on in another window. Only the window with the lock lets its engine answer.
    fn follow(self) {
        let Found::Value(there) = storage::find::<KeptSitting>(&Browser, Entry::Sitting) else { return };
        if self.kept().is_some_and(|kept| kept.has_same_game(&there)) {
            return;
        }
        if let Some(sitting) = there.take_up(browser::now()) {
            self.engine.dismiss();
            self.desk.sitting.set(Some(sitting));
            self.carry_out();
        }
    }

    /// Lets something happen in the game, and tells what came of it.
    pub(crate) fn act(self, deed: impl FnOnce(&mut Sitting, Duration)) {
        let before = self.desk.sitting.with_untracked(Clone::clone);
        let Some(before) = before else {
            return;
        };
        self.desk.sitting.update(|sitting| {
            if let Some(sitting) = sitting {
                deed(sitting, browser::now());
            }
        });
        self.carry_out();
        self.tell(&before);
        self.keep();
    }

    fn carry_out(self) {
        if !untrack(|| self.lock.is_held()) {
            return;
        }
        let wishes = self
            .desk
            .sitting
            .try_update_untracked(|sitting| sitting.as_mut().map(Sitting::take_wishes).unwrap_or_default());
        for wish in wishes.unwrap_or_default() {
            match wish {
                Wish::Ask(query) => self.ask(&query),
                Wish::Hurry => self.engine.hurry(),
                Wish::Dismiss => self.engine.dismiss(),
            }
        }
    }

    fn ask(self, query: &Query) {
        let number = query.number;
        let limits = Limits {
            nodes: Some(query.nodes),
            millis: query.time.map(|time| u32::try_from(time.as_millis()).unwrap_or(u32::MAX)),
            ..Limits::default()
        };
        let wanted = Wanted { position: query.position.to_string(), goal: Goal::Move, limits };
        self.engine.ask(wanted, move |report| match report {
            Report::Done { best, .. } => {
                let best = best.and_then(|text| text.parse::<Move>().ok());
                self.act(|sitting, now| sitting.hear(number, best, now));
            }
            Report::Failed { .. } => self.act(|sitting, _| sitting.hear_failure(number)),
            _ => {}
        });
    }

    fn keep(self) {
        if let Some(kept) = self.kept() {
            self.desk.keep(Entry::Sitting, &kept);
        }
    }

    /// Whatever happens is kept at once, but for the time that passes. A game that goes on in another tab is left alone.
    fn keep_clocks(self) {
        if let (Some(kept), Found::Value(there)) = (self.kept(), storage::find(&Browser, Entry::Sitting))
            && kept.has_same_game(&there)
        {
            self.desk.keep(Entry::Sitting, &kept);
        }
    }

    fn kept(self) -> Option<KeptSitting> {
        self.desk.sitting.with_untracked(|sitting| {
            sitting.as_ref().map(|sitting| KeptSitting::of(sitting, browser::now()))
        })
    }

    /// Says and sounds what is new.
    fn tell(self, before: &Sitting) {
        let texts = self.desk.texts.get_untracked();
        let news = self.desk.sitting.with_untracked(|after| {
            let after = after.as_ref()?;
            let old = before.game().history().plies().len();
            let plies = after.game().history().plies();
            let is_over_now = before.game().ending().is_none() && after.game().ending().is_some();
            if plies.len() == old && !is_over_now {
                let notation = untrack(|| self.desk.notation());
                return after_thinking(&texts, before, after, notation).map(|said| (None, said));
            }
            let mut said = Vec::new();
            let mut sound = None;
            let mut position = *before.position();
            for ply in plies.get(old..).unwrap_or_default() {
                let notation = untrack(|| self.desk.notation());
                // Forty placements in a row are no news.
                if !before.is_filling() {
                    said.push(words::announce(&texts, &position, ply, notation, after.only_person()));
                }
                sound = Sound::of(ply);
                position = ply.position;
            }
            if is_over_now {
                sound = Some(Sound::End);
            }
            if after.game().ending().is_some() || after.is_persons_turn() {
                said.push(turn_said(&texts, after));
            }
            Some((sound, said.join(" ")))
        });
        if let Some((sound, said)) = news {
            if !said.is_empty() {
                self.desk.say(said);
            }
            if let Some(sound) = sound {
                self.desk.play_sound(sound);
            }
        }
    }
}

/// What the engine came to, if that is not a move.
fn after_thinking(texts: &Texts, before: &Sitting, after: &Sitting, notation: Notation) -> Option<String> {
    if after.has_failed() && !before.has_failed() {
        return Some(texts.get("engine-failed"));
    }
    let hint = after.hint().filter(|_| after.hint() != before.hint())?;
    Some(hint_text(texts, hint, notation))
}

/// Whose turn it is, or how the game ended.
fn turn_said(texts: &Texts, sitting: &Sitting) -> String {
    match sitting.game().ending() {
        Some(ending) => words::ending(texts, ending),
        None if sitting.is_persons_turn() && sitting.only_person().is_some() => {
            turn_of_person(texts, sitting)
        }
        None => words::turn(texts, sitting.position()),
    }
}

/// Who plays, in words.
pub(super) fn names(texts: &Texts, sitting: &Sitting) -> ByColor<String> {
    ByColor::from_fn(|color: Color| match sitting.player(color) {
        Player::Engine(strength) => {
            texts.with("player-computer", &[("strength", texts.get(strength.key()).into())])
        }
        Player::Person if sitting.only_person().is_some() => texts.get("player-you"),
        Player::Person => words::color(texts, color),
    })
}

/// What the person at the board is to do.
pub(super) fn turn_of_person(texts: &Texts, sitting: &Sitting) -> String {
    match sitting.position() {
        Position::Placement(placement) => {
            let piece = words::piece(texts, placement.next_piece());
            texts.with("play-your-placement", &[("piece", piece.into())])
        }
        Position::Movement(movement) if movement.must_pass() => texts.get("play-you-pass"),
        Position::Movement(_) => texts.get("play-your-move"),
    }
}

/// The result from the person's side: how the headline of a finished game begins.
pub(super) fn headline(texts: &Texts, sitting: &Sitting, ending: Ending) -> String {
    use dvonn_game::Verdict;
    match (ending.verdict(), sitting.only_person()) {
        (Verdict::Win(winner), Some(person)) if winner == person => texts.get("end-you-win"),
        (Verdict::Win(_), Some(_)) => texts.get("end-you-lose"),
        (Verdict::Win(winner), None) => {
            texts.with("end-wins", &[("color", words::color(texts, winner).into())])
        }
        (Verdict::Draw, _) => texts.get("end-draw"),
        (Verdict::Void, _) => texts.get("end-void"),
    }
}
