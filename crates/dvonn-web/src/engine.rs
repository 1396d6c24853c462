//! The engine in its worker.
//!
//! It answers one question at a time: a new question ends the previous one, and late answers are dropped. The first
//! question starts the worker, so that a page that does not use the engine does not load it.

mod dialogue;

use std::rc::Rc;
use std::time::Duration;

use dvonn_core::Position;
use dvonn_engine::{Handicap, Judgement};
use dvonn_worker::{Goal, Limits, Question, Report};
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ErrorEvent, Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use dialogue::Dialogue;

use crate::browser;

/// What the page asks for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Wanted {
    pub(crate) position: Position,
    pub(crate) goal: Goal,
    pub(crate) limits: Limits,
    /// What the engine gets wrong on purpose.
    pub(crate) handicap: Option<Handicap>,
    /// What it evaluates with.
    pub(crate) judgement: Judgement,
}

impl Wanted {
    /// As well as the engine can.
    pub(crate) fn new(position: Position, goal: Goal, limits: Limits) -> Wanted {
        Wanted { position, goal, limits, handicap: None, judgement: Judgement::Configured }
    }
}

type Listener = Rc<dyn Fn(Report)>;

/// The engine. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub(crate) struct Engine(StoredValue<Inner, LocalStorage>);

#[derive(Default)]
struct Inner {
    worker: Option<Running>,
    dialogue: Dialogue,
    listener: Option<Listener>,
}

struct Running {
    worker: Worker,
    /// The number of the last question that has ended, where memory can be shared.
    stop: Option<js_sys::Uint32Array>,
    /// These must live as long as the worker may call them.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(Event)>,
}

impl Running {
    /// Ends the worker; its messages are ignored from now on.
    fn end(self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
        // Later, because one of its own closures may be calling this.
        set_timeout(move || drop(self), Duration::ZERO);
    }
}

impl Engine {
    /// An engine that has not been started.
    pub(crate) fn new() -> Engine {
        Engine(StoredValue::new_local(Inner::default()))
    }

    /// Asks a question and calls the listener with every report on it. The previous question is dropped. The numbers of
    /// the questions to one engine must increase, so that late reports can be recognised.
    pub(crate) fn ask(self, id: u32, wanted: Wanted, listener: impl Fn(Report) + 'static) {
        self.dismiss();
        self.0.update_value(|inner| {
            inner.dialogue.ask(id);
            inner.listener = Some(Rc::new(listener));
        });
        let Wanted { position, goal, limits, handicap, judgement } = wanted;
        let question = Question { id, position, goal, limits, handicap, judgement, seed: browser::seed() };
        if let Err(reason) = self.post(&question) {
            self.hear(Report::Failed { id, reason });
        }
    }

    fn post(self, question: &Question) -> Result<(), String> {
        if self.0.with_value(|inner| inner.worker.is_none()) {
            let running = self.start()?;
            self.0.update_value(|inner| inner.worker = Some(running));
        }
        self.0.with_value(|inner| {
            let running = inner.worker.as_ref().ok_or("the engine does not run")?;
            running.worker.post_message(&question.to_json().into()).map_err(|error| format!("{error:?}"))
        })
    }

    fn start(self) -> Result<Running, String> {
        let address = document()
            .query_selector("meta[name=dvonn-engine]")
            .ok()
            .flatten()
            .and_then(|meta| meta.get_attribute("content"))
            .ok_or("the page names no engine")?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address, &options).map_err(|error| format!("{error:?}"))?;
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let report = event.data().as_string().and_then(|text| Report::from_json(&text).ok());
            if let Some(report) = report {
                self.hear(report);
            }
        });
        let on_error = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            // A worker whose script cannot be loaded sends an event without a message.
            let reason = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message);
            self.break_down(reason.unwrap_or_else(|| "the worker could not be started".to_owned()));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        let stop = shared_flag();
        if let Some(flag) = &stop {
            worker.post_message(&flag.buffer()).map_err(|error| format!("{error:?}"))?;
        }
        Ok(Running { worker, stop, _on_message: on_message, _on_error: on_error })
    }

    /// Gives up the worker after an error.
    fn break_down(self, reason: String) {
        self.end_worker();
        if let Some(Some(id)) = self.0.try_with_value(|inner| inner.dialogue.current()) {
            self.hear(Report::Failed { id, reason });
        }
    }

    fn end_worker(self) {
        if let Some(Some(running)) = self.0.try_update_value(|inner| inner.worker.take()) {
            running.end();
        }
    }

    fn hear(self, report: Report) {
        let heard = self.0.try_update_value(|inner| {
            let report = inner.dialogue.hear(report)?;
            Some((report, inner.listener.clone()?))
        });
        if let Some(Some((report, listener))) = heard {
            if let Report::Failed { reason, .. } = &report {
                browser::log_error(&format!("the engine failed: {reason}"));
            }
            listener(report);
            self.cut_short();
        }
    }

    /// Makes the engine finish now with its best answer so far.
    pub(crate) fn hurry(self) {
        let Some(id) = self.0.with_value(|inner| inner.dialogue.current()) else {
            return;
        };
        if !self.raise_flag(id) {
            self.0.update_value(|inner| inner.dialogue.hurry());
            self.cut_short();
        }
    }

    /// Without shared memory, a worker cannot be interrupted: its last report becomes the answer. If it has not
    /// reported anything yet, it goes on thinking.
    fn cut_short(self) {
        if let Some(Some(answer)) = self.0.try_with_value(|inner| inner.dialogue.hurried_answer()) {
            self.end_worker();
            self.hear(answer);
        }
    }

    /// Drops the current question.
    pub(crate) fn dismiss(self) {
        let Some(id) = self.0.with_value(|inner| inner.dialogue.current()) else {
            return;
        };
        if !self.raise_flag(id) {
            self.end_worker();
        }
        self.0.update_value(|inner| {
            inner.dialogue.forget();
            inner.listener = None;
        });
    }

    /// Ends the worker and frees its memory.
    pub(crate) fn close(self) {
        self.dismiss();
        self.end_worker();
    }

    fn raise_flag(self, id: u32) -> bool {
        self.0.with_value(|inner| {
            let Some(flag) = inner.worker.as_ref().and_then(|running| running.stop.as_ref()) else {
                return false;
            };
            // Question numbers stay far below the sign bit.
            js_sys::Atomics::store(flag, 0, id as i32).is_ok()
        })
    }
}

/// Memory shared by the page and the worker, if the page is cross-origin isolated.
fn shared_flag() -> Option<js_sys::Uint32Array> {
    // WebKitGTK isolates the page but has no shared memory.
    let global = js_sys::global();
    let isolated = js_sys::Reflect::get(&global, &"crossOriginIsolated".into()).ok()?;
    let can_share = js_sys::Reflect::has(&global, &"SharedArrayBuffer".into()).ok()?;
    (isolated == JsValue::TRUE && can_share)
        .then(|| js_sys::Uint32Array::new(&js_sys::SharedArrayBuffer::new(4)))
}
