//! The collection of puzzles, fetched once.

use std::sync::Arc;

use dvonn_coach::Collection;
use dvonn_text::key;
use js_sys::{Function, Promise, Reflect, Uint8Array};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::browser;
use crate::desk::text;
use crate::parts::lasting;

/// The puzzles. Copies are handles to the same ones.
#[derive(Clone, Copy)]
pub(super) struct Shelf(RwSignal<State>);

#[derive(Clone)]
enum State {
    Loading,
    Failed,
    Here(Arc<Collection>),
}

impl Shelf {
    /// The puzzles of this page; they are fetched if they are not here yet.
    pub(super) fn of_page() -> Shelf {
        let shelf = lasting(|| Shelf(RwSignal::new(State::Failed)));
        if matches!(shelf.0.get_untracked(), State::Failed) {
            shelf.fetch();
        }
        shelf
    }

    fn fetch(self) {
        self.0.set(State::Loading);
        spawn_local(async move {
            self.0.set(match collection().await {
                Ok(puzzles) => State::Here(Arc::new(puzzles)),
                Err(reason) => {
                    browser::log_error(&format!("the puzzles were not loaded: {reason:?}"));
                    State::Failed
                }
            });
        });
    }
}

async fn collection() -> Result<Collection, JsValue> {
    let fetch: Function = Reflect::get(&js_sys::global(), &"dvonnPuzzles".into())?.dyn_into()?;
    let promise: Promise = fetch.call0(&JsValue::UNDEFINED)?.dyn_into()?;
    let bytes: Uint8Array = JsFuture::from(promise).await?.dyn_into()?;
    Collection::read(&bytes.to_vec()).map_err(|error| error.to_string().into())
}

/// Shows what needs the puzzles once they are here. If they cannot be fetched, the person can try again.
#[component]
pub(super) fn WithPuzzles<V: IntoView + 'static>(
    view: impl Fn(Arc<Collection>) -> V + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let shelf = Shelf::of_page();
    move || match shelf.0.get() {
        State::Loading => {
            view! { <div class="loading" role="progressbar" aria-label=text(key::LOADING)></div> }.into_any()
        }
        State::Failed => view! {
            <div class="page card">
                <p role="alert">{text(key::PART_NOT_LOADED)}</p>
                <p><button type="button" on:click=move |_| shelf.fetch()>{text(key::TRY_AGAIN)}</button></p>
            </div>
        }
        .into_any(),
        State::Here(puzzles) => view(puzzles).into_any(),
    }
}
