//! Decides which of several open windows acts for the person.

use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// A lock that one window of this browser holds at a time: the one that was visible last. Copies are handles to the
/// same lock.
#[derive(Clone, Copy)]
pub(crate) struct Lock {
    name: &'static str,
    state: RwSignal<State>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// Another window holds the lock, or none.
    Free,
    /// This window has requested the lock and will get it in a moment.
    Claimed,
    Held,
}

impl Lock {
    /// Claims the lock now, if the window is visible, and whenever it becomes visible again.
    pub(crate) fn new(name: &'static str) -> Lock {
        let lock = Lock { name, state: RwSignal::new(State::Free) };
        lock.claim();
        let focus = window_event_listener_untyped("focus", move |_| lock.claim());
        let on_visibility = window_event_listener_untyped("visibilitychange", move |_| lock.claim());
        on_cleanup(move || [focus, on_visibility].into_iter().for_each(WindowListenerHandle::remove));
        lock
    }

    /// Whether this window holds the lock now.
    pub(crate) fn is_held(self) -> bool {
        self.state.get() == State::Held
    }

    /// Takes the lock from the window that holds it. The window in which somebody acts does this too: the browser does not always
    /// say that it has become the only one.
    pub(crate) fn claim(self) {
        if document().hidden() || self.state.get_untracked() != State::Free {
            return;
        }
        self.state.set(State::Claimed);
        let Some(request) = self.request() else {
            // The browser has no locks for this page, so no other window can hold one.
            return self.state.set(State::Held);
        };
        leptos::task::spawn_local(async move {
            // The promise settles only when another window takes the lock.
            let _ = JsFuture::from(request).await;
            self.state.try_set(State::Free);
        });
    }

    /// Requests the lock from the browser. The promise settles when the lock is lost.
    fn request(self) -> Option<Promise> {
        let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
        let request: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
        let options = Object::new();
        Reflect::set(&options, &"steal".into(), &JsValue::TRUE).ok()?;
        let granted = Closure::once_into_js(move |_lock: JsValue| {
            self.state.try_set(State::Held);
            // The lock is held until this promise settles, which never happens.
            Promise::new(&mut |_, _| {})
        });
        request.call3(&locks, &self.name.into(), &options, &granted).ok()?.dyn_into().ok()
    }
}
