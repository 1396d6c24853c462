//! The board: it can be seen, read by a screen reader, clicked, dragged, tapped and typed to.
//!
//! `dvonn_view` decides what happens; this module draws it. `plate` is the empty board, `drawing` the stacks, `layers`
//! everything around them, `picture` all of these together, `surface` the grid of cells that receives pointers (through
//! `fingers`) and keys, `hand` what they do, `question` what is asked before a loss, `motion` the animation, and
//! `messages` the words.

mod arrow;
mod canvas;
mod drawing;
mod fingers;
mod hand;
mod keyboard;
mod layers;
mod messages;
mod motion;
mod names;
mod painter;
mod picture;
mod plate;
mod pointer;
mod question;
mod setup_board;
mod stack;
mod surface;
mod tip;

use dvonn_text::key;
use dvonn_view::Scene;
use leptos::prelude::*;

pub(crate) use self::hand::{BoardEvent, Hand};
pub(crate) use self::keyboard::latin;
pub(crate) use self::question::ConfirmButton;
pub(crate) use self::setup_board::{Brushes, SetupBoard};

use self::messages::Messages;
use self::names::use_texts;
use self::picture::Picture;
use self::surface::Surface;
use self::tip::TipView;

/// The board of a game, an analysis, a lesson or a figure: it shows a hand's scene.
#[component]
pub(crate) fn Board(hand: Hand) -> impl IntoView {
    let texts = use_texts();
    let Hand { scene, settings, facing, stage, intent, dragged, is_aiming, .. } = hand;
    Effect::new(move |before: Option<Scene>| {
        let now = scene.get();
        if let Some(before) = before.filter(|before| before.position != now.position) {
            let motion = settings.with_untracked(|settings| settings.motion);
            stage.show(&before, &now, facing.get_untracked(), motion);
        }
        now
    });
    let picture = Picture::new(hand, texts);
    let messages = Messages { texts, hand };
    let tip = Memo::new(move |_| messages.tip());
    let typed = move || {
        let typed = messages.typed();
        (!typed.is_empty()).then(|| view! { <span class="board-typed" aria-hidden="true">{typed}</span> })
    };
    view! {
        <div
            class="board"
            class:is-patterned=move || settings.with(|settings| settings.pattern)
            class:is-dragging=move || dragged.with(Option::is_some)
            class:is-aiming=is_aiming
            class:is-landing=move || intent.get().picked.is_some() && intent.get().considered.is_some()
            class:is-asking=move || hand.asking().is_some()
            class:is-placing=move || scene.with(|scene| scene.position.movement().is_none())
        >
            <Surface
                facing
                name=Signal::derive(move || texts.get().get(key::BOARD_NAME))
                focus=hand.focus
                state=Callback::new(move |cell| picture.cell_state(cell))
                on_gesture=Callback::new(move |gesture| hand.take(gesture))
            >
                {move || picture.draw(facing.get())}
                {stage.draw()}
            </Surface>
            <TipView tip node=hand.focus.node facing />
            {typed}
            <p class="board-status" role="status">{move || messages.status()}</p>
        </div>
    }
}
