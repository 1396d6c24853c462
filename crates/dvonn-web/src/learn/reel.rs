//! Buttons that step through a line of moves.

use dvonn_core::Move;
use dvonn_text::{Key, key};
use leptos::prelude::*;

use crate::desk::desk;
use crate::ui::{Drawing, Icon};

/// A button for each direction, with the last move between them. At either end, the button is marked as disabled for
/// screen readers but stays focusable, so that keyboard users do not lose the focus.
#[component]
pub(crate) fn Reel(
    /// The number of moves shown so far, and of all moves.
    #[prop(into)]
    at: Signal<(usize, usize)>,
    /// The last move shown.
    #[prop(into)]
    last: Signal<Option<Move>>,
    /// What the moves belong to, where there are several lines on a page.
    #[prop(optional, into)]
    of: Option<Signal<String>>,
    on_back: Callback<()>,
    on_forward: Callback<()>,
) -> impl IntoView {
    let desk = desk();
    let place = move || {
        let texts = desk.texts.get();
        let (at, end) = at.get();
        let mv = match last.get().filter(|_| at > 0) {
            None => return texts.get(key::WALK_START),
            Some(Move::Pass) => texts.get(key::MOVES_PASS),
            Some(mv) => desk.preferences.notation().move_text(mv),
        };
        texts.get(key::WalkPly { ply: at.into(), all: end.into(), mv: mv.into() })
    };
    let named = move |key: Key| {
        move || {
            let name = desk.texts.get().get(key);
            of.map_or_else(|| name.clone(), |of| format!("{name}, {}", of.get()))
        }
    };
    view! {
        <div class="reel" role="group" aria-label=named(key::WALK_TITLE)>
            <button
                type="button"
                class="step"
                aria-disabled=move || (at.get().0 == 0).then_some("true")
                on:click=move |_| on_back.run(())
            >
                <Icon of=Drawing::Back />
                <span class="unseen">{named(key::WALK_BACK)}</span>
            </button>
            <span class="reel-place" aria-live="polite">{place}</span>
            <button
                type="button"
                class="step"
                aria-disabled=move || (at.get().0 == at.get().1).then_some("true")
                on:click=move |_| on_forward.run(())
            >
                <Icon of=Drawing::Forward />
                <span class="unseen">{named(key::WALK_FORWARD)}</span>
            </button>
        </div>
    }
}
