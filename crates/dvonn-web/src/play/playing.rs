//! The game on the screen: what its page shows and does, whether this device or a server keeps the game.

use std::time::Duration;

use dvonn_core::{ByColor, Color};
use dvonn_game::Record;
use dvonn_table::{Action, ActionKind, Notice, Table};
use dvonn_text::Texts;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::announcement::announcement;
use super::names::names;
use super::record::record;
use crate::browser;
use crate::desk::Desk;

/// A game on the screen. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub(crate) struct Playing {
    desk: Desk,
    pub(crate) table: RwSignal<Option<Table>>,
    /// When the game began, in milliseconds since 1970.
    pub(crate) began: StoredValue<u64>,
    /// The names of the players, as far as they have any.
    pub(crate) entered: RwSignal<ByColor<String>>,
    pub(crate) is_flipped: RwSignal<bool>,
    /// Whose bar is below the board, if the table does not know: nobody can move before a game on a server has begun.
    pub(crate) home: RwSignal<Option<Color>>,
    /// The time that the clocks show.
    pub(crate) now: RwSignal<Duration>,
    /// Set when the person wants to choose another game; the page of the game then leads to the front page.
    pub(crate) is_choosing: RwSignal<bool>,
    /// Runs until something is due at the table.
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Carries out what a player does.
    act: StoredValue<Option<Callback<Action>>>,
}

impl Playing {
    pub(crate) fn new(desk: Desk) -> Playing {
        Playing {
            desk,
            table: RwSignal::new(None),
            began: StoredValue::new(0),
            entered: RwSignal::new(ByColor::default()),
            is_flipped: RwSignal::new(false),
            home: RwSignal::new(None),
            now: RwSignal::new(browser::now()),
            is_choosing: RwSignal::new(false),
            timer: StoredValue::new(None),
            act: StoredValue::new(None),
        }
    }

    /// From now on, this carries out what a player does.
    pub(crate) fn on_act(self, act: impl Fn(Action) + Send + Sync + 'static) {
        self.act.set_value(Some(Callback::new(act)));
    }

    /// Reads the table and subscribes to it; `None` if there is no game.
    pub(crate) fn read<T>(self, read: impl FnOnce(&Table) -> T) -> Option<T> {
        self.table.with(|table| table.as_ref().map(read))
    }

    /// Whether there is a game, running or over.
    pub(crate) fn exists(self) -> bool {
        self.table.with(Option::is_some)
    }

    /// Whether a player may do this now.
    pub(crate) fn may(self, kind: ActionKind) -> bool {
        self.read(|table| table.may(kind).is_ok()).unwrap_or(false)
    }

    /// Carries out a player's action. The page offers only what is allowed, but a flag may have fallen in the meantime.
    pub(crate) fn act(self, action: Action) {
        if let Some(act) = self.act.get_value() {
            act.run(action);
        }
    }

    /// Both players at this device agree to a draw.
    pub(crate) fn agree_on_draw(self) {
        self.act(Action::OfferDraw);
        self.act(Action::AcceptDraw);
    }

    /// Turns the board around.
    pub(crate) fn flip(self) {
        self.is_flipped.update(|is_flipped| *is_flipped = !*is_flipped);
    }

    /// The names of both players: those that they have entered, else what the page calls them.
    pub(crate) fn names(self, texts: &Texts) -> ByColor<String> {
        let entered = self.entered.get();
        self.read(|table| names(texts, table, &entered)).unwrap_or_default()
    }

    /// Who plays, for the title of the document.
    pub(crate) fn title(self, texts: &Texts) -> String {
        let names = self.names(texts);
        format!("{} – {}", names[Color::White], names[Color::Black])
    }

    /// The record of the game, with names and date.
    pub(crate) fn record(self) -> Option<Record> {
        let texts = self.desk.texts.get_untracked();
        let entered = self.entered.get_untracked();
        untrack(|| self.read(|table| record(&texts, table, &entered, self.began.get_value())))
    }

    /// Calls back when something is due at the table.
    pub(crate) fn set_timer(self, now: Duration, wake: impl FnOnce() + 'static) {
        self.stop_timer();
        let wakes_at = self.table.with_untracked(|table| table.as_ref().and_then(Table::wakes_at));
        let Some(wakes_at) = wakes_at else { return };
        // A browser may call back a little early; one more millisecond avoids a second call.
        let wait = wakes_at.saturating_sub(now) + Duration::from_millis(1);
        self.timer.set_value(set_timeout_with_handle(wake, wait).ok());
    }

    pub(crate) fn stop_timer(self) {
        if let Some(Some(timer)) = self.timer.try_update_value(Option::take) {
            timer.clear();
        }
    }

    /// Announces what has happened to screen readers, and plays its sound.
    pub(crate) fn announce(self, notices: &[Notice]) {
        let texts = self.desk.texts.get_untracked();
        let notation = untrack(|| self.desk.preferences.notation());
        let tips = self.desk.preferences.settings.with_untracked(|settings| settings.companion);
        let announced = untrack(|| self.read(|table| announcement(&texts, table, notices, notation, tips)));
        let Some((sentences, sound)) = announced else { return };
        if !sentences.is_empty() {
            self.desk.voice.say(sentences);
        }
        if let Some(sound) = sound {
            self.desk.voice.play_sound(sound);
        }
    }
}
