//! The connection to the server. It is made again whenever it breaks.

use std::time::Duration;

use dvonn_wire::{CLOSE_REFUSED, ClientMessage, PROTOCOL, ServerMessage};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CloseEvent, MessageEvent, WebSocket};

use crate::browser;

/// What happens on the connection.
pub(super) enum SocketEvent {
    /// Messages can be sent.
    Opened,
    /// The server says something.
    Heard(Box<ServerMessage>),
    /// The connection is gone; another one is being made.
    Lost,
}

/// How often the server is asked whether it is still there.
const PING_EVERY: Duration = Duration::from_secs(10);
/// After so much silence, the connection counts as broken, whatever the browser says.
const LONGEST_SILENCE: Duration = Duration::from_secs(25);
const LONGEST_WAIT: Duration = Duration::from_secs(8);

/// A connection. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub(super) struct Socket {
    /// The socket and its listeners, which must live as long.
    current: StoredValue<Option<Current>, LocalStorage>,
    listener: StoredValue<Box<dyn Fn(SocketEvent)>, LocalStorage>,
    /// How many attempts have failed since the last message.
    failures: StoredValue<u32>,
    heard_at: StoredValue<Duration>,
    timer: StoredValue<Option<TimeoutHandle>>,
    is_closed: StoredValue<bool>,
}

struct Current {
    socket: WebSocket,
    _on_open: Closure<dyn FnMut(web_sys::Event)>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut(CloseEvent)>,
}

impl Socket {
    /// Connects, and stays connected until the current component is removed.
    pub(super) fn open(listener: impl Fn(SocketEvent) + 'static) -> Socket {
        let socket = Socket {
            current: StoredValue::new_local(None),
            listener: StoredValue::new_local(Box::new(listener)),
            failures: StoredValue::new(0),
            heard_at: StoredValue::new(browser::now()),
            timer: StoredValue::new(None),
            is_closed: StoredValue::new(false),
        };
        socket.connect();
        // A phone that has been asleep, or a network that is back, need not wait for the timer.
        let awake = window_event_listener_untyped("online", move |_| socket.connect_now());
        let shown = window_event_listener_untyped("visibilitychange", move |_| socket.check());
        on_cleanup(move || {
            awake.remove();
            shown.remove();
            socket.close();
        });
        socket
    }

    /// Sends a message if there is a connection. What matters is sent again after [`SocketEvent::Opened`].
    pub(super) fn send(self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("a message can be written");
        self.current.with_value(|current| {
            let open = current.as_ref().filter(|current| current.socket.ready_state() == WebSocket::OPEN);
            if let Some(current) = open {
                // A socket that breaks just now is noticed when it closes.
                let _ = current.socket.send_with_str(&text);
            }
        });
    }

    fn connect(self) {
        let location = window().location();
        let is_safe = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let address =
            format!("{}://{}/ws", if is_safe { "wss" } else { "ws" }, location.host().unwrap_or_default());
        let Ok(socket) = WebSocket::new_with_str(&address, PROTOCOL) else {
            return self.try_again(LONGEST_WAIT);
        };
        let on_open = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| self.greet());
        let on_message =
            Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| self.hear(&event));
        let on_close =
            Closure::<dyn FnMut(CloseEvent)>::new(move |event: CloseEvent| self.lose(event.code()));
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        let current = Current { socket, _on_open: on_open, _on_message: on_message, _on_close: on_close };
        self.current.set_value(Some(current));
    }

    fn greet(self) {
        self.heard_at.set_value(browser::now());
        self.tell(SocketEvent::Opened);
        self.keep_alive();
    }

    fn hear(self, event: &MessageEvent) {
        self.heard_at.set_value(browser::now());
        self.failures.set_value(0);
        let message = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
        match message {
            Some(message) => self.tell(SocketEvent::Heard(Box::new(message))),
            None => browser::log_error("the server sent a message that this page does not know"),
        }
    }

    fn lose(self, code: u16) {
        if self.is_closed.try_get_value().unwrap_or(true) {
            return;
        }
        self.tell(SocketEvent::Lost);
        let failures = self.failures.get_value();
        self.failures.set_value(failures + 1);
        let wait = Duration::from_millis(250) * 2_u32.pow(failures.min(5));
        let wait = if code == CLOSE_REFUSED { LONGEST_WAIT } else { wait.min(LONGEST_WAIT) };
        // Not all clients of a server that has just restarted come at once.
        self.try_again(wait.mul_f64(0.5 + js_sys::Math::random() / 2.0));
    }

    fn try_again(self, wait: Duration) {
        self.set_timer(wait, move || self.connect());
    }

    fn connect_now(self) {
        if self.current.with_value(|current| current.as_ref().is_some_and(Current::is_dead)) {
            self.failures.set_value(0);
            self.stop_timer();
            self.connect();
        }
    }

    /// Asks the server for a sign of life, now and then.
    fn keep_alive(self) {
        self.set_timer(PING_EVERY, move || {
            self.check();
            self.keep_alive();
        });
    }

    fn check(self) {
        if browser::now().saturating_sub(self.heard_at.get_value()) > LONGEST_SILENCE {
            self.heard_at.set_value(browser::now());
            self.drop_current();
            self.lose(0);
        } else {
            self.send(&ClientMessage::Ping { sent: browser::now().as_millis() as u64 });
        }
    }

    fn tell(self, event: SocketEvent) {
        self.listener.try_with_value(|listener| listener(event));
    }

    fn set_timer(self, wait: Duration, then: impl FnOnce() + 'static) {
        self.stop_timer();
        self.timer.set_value(set_timeout_with_handle(then, wait).ok());
    }

    fn stop_timer(self) {
        if let Some(Some(timer)) = self.timer.try_update_value(Option::take) {
            timer.clear();
        }
    }

    fn close(self) {
        self.is_closed.set_value(true);
        self.stop_timer();
        self.drop_current();
    }

    fn drop_current(self) {
        if let Some(Some(current)) = self.current.try_update_value(Option::take) {
            current.socket.set_onopen(None);
            current.socket.set_onmessage(None);
            current.socket.set_onclose(None);
            // It may be closed already.
            let _ = current.socket.close();
        }
    }
}

impl Current {
    fn is_dead(&self) -> bool {
        matches!(self.socket.ready_state(), WebSocket::CLOSING | WebSocket::CLOSED)
    }
}
