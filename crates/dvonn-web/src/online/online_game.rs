//! A game that a server keeps. The table follows it in the server's time.

use std::time::Duration;

use dvonn_core::{ByColor, Color};
use dvonn_table::{Action, Heard, Notice, Pace, Request, Rights, Seat, Table, Terms};
use dvonn_text::key;
use dvonn_wire::{
    ChatText, ClientMessage, GameId, GameView, Log, Phrase, Player, ProblemCode, Refusal, RequestId,
    ServerMessage, Stakes, Status,
};
use leptos::prelude::*;

use super::api::{self, ApiError};
use super::chat::ChatLine;
use super::player_name::player_label;
use super::socket::{Socket, SocketEvent};
use crate::browser;
use crate::desk::Desk;
use crate::play::Playing;

/// Why a game cannot be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Missing {
    /// The server has no such game.
    Game,
    /// There is no server, or no way to it.
    Server,
}

/// Something that a player of the game said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Remark {
    pub(super) number: u32,
    pub(super) by: Color,
    pub(super) words: Words,
}

/// What a player said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Words {
    Phrase(Phrase),
    Text(String),
}

/// A request that the server has not answered yet. It is sent again on a new connection.
#[derive(Clone, Copy)]
struct Pending {
    request: RequestId,
    ply: u32,
    action: dvonn_wire::Action,
}

/// A game on a server. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub(super) struct OnlineGame {
    desk: Desk,
    pub(super) id: GameId,
    /// What the page of the game needs.
    pub(super) playing: Playing,
    /// Who plays and who is there.
    pub(super) status: RwSignal<Option<Status>>,
    pub(super) is_connected: RwSignal<bool>,
    pub(super) missing: RwSignal<Option<Missing>>,
    /// What was said last.
    pub(super) remark: RwSignal<Option<Remark>>,
    /// What was written, the oldest first.
    pub(super) chat: RwSignal<Vec<ChatLine>>,
    /// Whether the sheet for talking is open.
    pub(super) is_talking: RwSignal<bool>,
    /// Whether the game counts for nothing, so that moves can be taken back.
    is_casual: RwSignal<bool>,
    /// How many events of the game the table has.
    seen: StoredValue<u32>,
    /// The server's time when this page's was zero.
    offset: StoredValue<Duration>,
    pending: StoredValue<Option<Pending>>,
    socket: StoredValue<Option<Socket>>,
}

impl OnlineGame {
    /// Joins the game, or watches it if both seats are taken, until the current component is removed.
    pub(super) fn open(desk: Desk, id: GameId) -> OnlineGame {
        let game = OnlineGame {
            desk,
            id,
            playing: Playing::new(desk),
            status: RwSignal::new(None),
            is_connected: RwSignal::new(false),
            missing: RwSignal::new(None),
            remark: RwSignal::new(None),
            chat: RwSignal::new(Vec::new()),
            is_talking: RwSignal::new(false),
            is_casual: RwSignal::new(false),
            seen: StoredValue::new(0),
            offset: StoredValue::new(Duration::ZERO),
            pending: StoredValue::new(None),
            socket: StoredValue::new(None),
        };
        game.playing.on_act(move |action| game.act(action));
        on_cleanup(move || game.playing.stop_timer());
        game.name_players();
        game.join();
        game
    }

    /// Takes the free seat, then follows the game. The cookie that says who the person is comes with the answer.
    pub(super) fn join(self) {
        self.missing.set(None);
        let owner = Owner::current().unwrap_or_default();
        let task = async move {
            let answer = match api::game(self.id).await {
                Ok(view) if has_free_seat(&view.status) && view.status.you.is_none() => {
                    api::join(self.id).await
                }
                other => other,
            };
            match answer {
                // Whoever comes too late watches.
                Ok(_) | Err(ApiError::Problem(ProblemCode::Full)) => self.connect(),
                Err(ApiError::Problem(ProblemCode::NotFound)) => self.missing.set(Some(Missing::Game)),
                Err(ApiError::Problem(_) | ApiError::NoServer) => self.missing.set(Some(Missing::Server)),
            }
        };
        owner.with(|| leptos::task::spawn_local_scoped_with_cancellation(task));
    }

    fn connect(self) {
        if self.socket.get_value().is_none() {
            self.socket.set_value(Some(Socket::open(move |event| self.hear(event))));
        }
    }

    fn send(self, message: &ClientMessage) {
        if let Some(Some(socket)) = self.socket.try_get_value() {
            socket.send(message);
        }
    }

    fn follow(self, seen: u32) {
        self.send(&ClientMessage::Follow { game: self.id, seen });
    }

    /// The server's time.
    fn now(self) -> Duration {
        self.offset.get_value() + browser::now()
    }

    fn hear(self, event: SocketEvent) {
        match event {
            SocketEvent::Opened => self.follow(self.seen.get_value()),
            SocketEvent::Lost => self.is_connected.set(false),
            SocketEvent::Heard(message) => self.hear_message(*message),
        }
    }

    fn hear_message(self, message: ServerMessage) {
        match message {
            ServerMessage::Following(view) => {
                self.is_connected.set(true);
                self.set_time(view.log.now);
                if self.seen.get_value() == 0 || view.log.after == 0 {
                    self.start_over(&view);
                } else {
                    self.hear_status(view.status);
                    self.hear_log(&view.log);
                }
                self.send_pending();
            }
            ServerMessage::Log { log, .. } => self.hear_log(&log),
            ServerMessage::Status { status, .. } => self.hear_status(status),
            ServerMessage::Accepted { request, .. } => self.settle(request),
            ServerMessage::Refused { request, reason, log, .. } => {
                self.settle(request);
                self.update(|table, now| table.hear(Heard::Refused, now));
                self.hear_log(&log);
                let told = if reason == Refusal::Stale { key::ONLINE_STALE } else { key::ONLINE_REFUSED };
                self.desk.notify(told);
            }
            ServerMessage::Said { number, by, phrase, .. } => {
                self.remark.set(Some(Remark { number, by, words: Words::Phrase(phrase) }));
            }
            ServerMessage::Wrote { number, by, text, .. } => self.read(number, by, text.to_string()),
            ServerMessage::Welcome { now, .. } => self.set_time(now),
            ServerMessage::Pong { .. } => {}
            ServerMessage::Problem(problem) => browser::log_error(&problem.reason),
        }
    }

    fn set_time(self, server: Duration) {
        self.offset.set_value(server.saturating_sub(browser::now()));
    }

    /// Puts the whole game on the table.
    fn start_over(self, view: &GameView) {
        let Ok(game) = view.game() else {
            browser::log_error("the server sent a game that the rules forbid");
            return self.missing.set(Some(Missing::Server));
        };
        self.seen.set_value(view.log.seen());
        let is_first = untrack(|| !self.playing.exists());
        let began = view.log.events.first().map_or(view.log.now, |first| first.at);
        self.playing.began.set_value(began.as_millis() as u64);
        self.is_casual.set(view.stakes == Stakes::Casual);
        let terms = terms(view);
        let next = if is_first && game.history().plies().is_empty() {
            Table::new(terms, view.start, self.now())
        } else {
            Table::resume(terms, game, self.now())
        };
        self.playing.table.update(|table| match table {
            Some(table) => table.replace(next),
            None => *table = Some(next),
        });
        self.hear_claim(&view.status);
        self.status.set(Some(view.status.clone()));
    }

    fn hear_status(self, status: Status) {
        let was_waiting = self.status.with_untracked(|before| before.as_ref().is_none_or(has_free_seat));
        let begins = was_waiting && !has_free_seat(&status);
        self.hear_claim(&status);
        self.status.set(Some(status));
        if begins {
            // The seats have changed.
            self.follow(0);
        }
    }

    fn hear_claim(self, status: &Status) {
        let from = status.claim_from;
        self.update(|table, now| table.hear(Heard::ClaimFrom(from), now));
    }

    fn hear_log(self, log: &Log) {
        self.set_time(log.now);
        let seen = self.seen.get_value();
        if log.after > seen {
            // Something was missed on the way.
            return self.follow(seen);
        }
        let known = (seen - log.after) as usize;
        if known >= log.events.len() {
            return;
        }
        self.seen.set_value(log.seen());
        self.update(|table, now| {
            for stamped in &log.events[known..] {
                table.hear(Heard::Event(*stamped), now);
            }
        });
    }

    /// Carries out a player's action, if it is allowed.
    fn act(self, action: Action) {
        self.update(|table, now| {
            // The page offers only what is allowed, but the game may have gone on.
            let _ = table.act(action, now);
        });
    }

    /// Asks the server for something that the table does not know about.
    pub(super) fn ask(self, action: dvonn_wire::Action) {
        let plies = untrack(|| self.playing.read(|table| table.game().history().plies().len()));
        self.request(plies.unwrap_or_default(), action);
    }

    /// Says something to the other player.
    pub(super) fn say(self, phrase: Phrase) {
        self.send(&ClientMessage::Say { game: self.id, phrase });
    }

    /// Switches free chat on or off for the person here.
    pub(super) fn switch_chat(self, on: bool) {
        self.send(&ClientMessage::Chat { game: self.id, on });
    }

    /// Writes something to the other player.
    pub(super) fn write(self, text: ChatText) {
        self.send(&ClientMessage::Write { game: self.id, text });
    }

    /// After a lost connection, everything is sent again.
    fn read(self, number: u32, by: Color, text: String) {
        let is_known = self.chat.with_untracked(|lines| lines.iter().any(|line| line.number == number));
        if !is_known {
            self.chat.update(|lines| lines.push(ChatLine { number, by, text: text.clone() }));
            self.remark.set(Some(Remark { number, by, words: Words::Text(text) }));
        }
    }

    fn request(self, ply: usize, action: dvonn_wire::Action) {
        let request = RequestId::new(browser::seed());
        self.pending.set_value(Some(Pending { request, ply: ply as u32, action }));
        self.send_pending();
    }

    fn send_pending(self) {
        if let Some(Pending { request, ply, action }) = self.pending.get_value() {
            self.send(&ClientMessage::Act { game: self.id, request, ply, action });
        }
    }

    /// The server has answered.
    fn settle(self, request: RequestId) {
        self.pending.update_value(|pending| {
            pending.take_if(|pending| pending.request == request);
        });
    }

    /// Changes the table, and carries out what follows from the change.
    fn update(self, change: impl FnOnce(&mut Table, Duration)) {
        let now = self.now();
        self.playing.now.set(now);
        let changed = self.playing.table.try_update(|table| {
            let table = table.as_mut()?;
            change(table, now);
            Some((table.take_requests(), table.take_notices()))
        });
        let Some(Some((requests, notices))) = changed else { return };
        for request in requests {
            match request {
                Request::Send { ply, action } => {
                    if let Some(action) = on_wire(action) {
                        self.request(ply, action);
                    }
                }
                Request::Resync => self.follow(0),
                // No computer plays here, and hints are off.
                Request::Ask(_) | Request::Hurry | Request::Dismiss => {}
            }
        }
        self.playing.announce(&notices);
        self.tell(&notices);
        self.call(&notices);
        self.playing.set_timer(now, move || self.wake());
    }

    /// A clock has to be drawn again.
    fn wake(self) {
        self.update(Table::tick);
    }

    /// Says what nothing on the board shows.
    fn tell(self, notices: &[Notice]) {
        let you = self.you();
        for notice in notices {
            let (by, told) = match notice {
                Notice::DrawDeclined { by } => (by, key::ONLINE_DRAW_DECLINED),
                Notice::TakeBackDeclined { by } => (by, key::ONLINE_TAKE_BACK_DECLINED),
                _ => continue,
            };
            if you == Some(by.other()) {
                self.desk.notify(told);
            }
        }
    }

    /// Calls somebody who looks at another page: it is their turn.
    fn call(self, notices: &[Notice]) {
        let has_moved = notices.iter().any(|notice| matches!(notice, Notice::Played(_)));
        let is_turn = untrack(|| self.playing.read(Table::is_turn_here).unwrap_or(false));
        let wants = self.desk.preferences.settings.with_untracked(|settings| settings.notifies);
        if has_moved && is_turn && wants && document().hidden() {
            let texts = self.desk.texts.get_untracked();
            browser::show_notification(&texts.get(key::PLAY_YOUR_MOVE), &self.playing.title(&texts));
        }
    }

    /// Whether moves can be taken back if both players agree.
    pub(super) fn is_casual(self) -> bool {
        self.is_casual.get()
    }

    /// The colour of the person here; `None` for a spectator.
    pub(super) fn you(self) -> Option<Color> {
        self.status.with_untracked(|status| status.as_ref()?.you)
    }

    /// Follows who plays, with names in the language of the page.
    fn name_players(self) {
        Effect::new(move |_| {
            let texts = self.desk.texts.get();
            let names = self.status.with(|status| {
                let status = status.as_ref()?;
                Some(ByColor::from_fn(|color| {
                    if status.you == Some(color) {
                        return texts.get(key::PLAYER_YOU);
                    }
                    // Two guests are told apart by their colours.
                    let is_told_apart = |player: &&Player| player.name.is_some() || status.you.is_some();
                    let player = status.players[color].as_ref().filter(is_told_apart);
                    player.map(|player| player_label(&texts, player)).unwrap_or_default()
                }))
            });
            self.playing.entered.set(names.unwrap_or_default());
            self.playing.home.set(self.status.with(|status| status.as_ref()?.you));
        });
    }
}

/// Whether somebody can still join.
pub(super) fn has_free_seat(status: &Status) -> bool {
    status.players.iter().any(|(_, player)| player.is_none())
}

/// Nobody can move until both seats are taken.
fn terms(view: &GameView) -> Terms {
    let you = view.status.you.filter(|_| !has_free_seat(&view.status));
    Terms {
        seats: ByColor::from_fn(|color| if you == Some(color) { Seat::Here } else { Seat::Elsewhere }),
        control: view.control,
        beginning: view.beginning,
        rights: Rights::RATED,
        // The server adds passes.
        pace: Pace { forced_pass: None, ..Pace::default() },
    }
}

/// An action of the table as the server knows it.
fn on_wire(action: Action) -> Option<dvonn_wire::Action> {
    Some(match action {
        Action::Play(mv) => dvonn_wire::Action::Play(mv),
        Action::Resign => dvonn_wire::Action::Resign,
        Action::Claim => dvonn_wire::Action::Claim,
        Action::OfferDraw => dvonn_wire::Action::OfferDraw,
        Action::AcceptDraw => dvonn_wire::Action::AcceptDraw,
        Action::DeclineDraw => dvonn_wire::Action::DeclineDraw,
        _ => return None,
    })
}
