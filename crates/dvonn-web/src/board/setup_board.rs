//! A board for setting up a position.

use dvonn_core::{Cell, Setup};
use dvonn_text::{key, words};
use dvonn_view::{Brush, Facing, StackPlan, ViewSettings};
use leptos::prelude::*;

use super::canvas::{node, translate};
use super::drawing::{Drawn, Pose, Stacks};
use super::layers;
use super::names;
use super::painter::Painter;
use super::plate::{self, Plate};
use super::stack;
use super::surface::{CellState, Surface};

/// A board that can be painted.
#[component]
pub(crate) fn SetupBoard(
    /// The board; it need not be a valid position.
    setup: RwSignal<Setup>,
    /// How it is shown.
    #[prop(into)]
    settings: Signal<ViewSettings>,
    /// What a click does.
    #[prop(into)]
    brush: Signal<Brush>,
    /// The cell that was changed last.
    chosen: RwSignal<Option<Cell>>,
) -> impl IntoView {
    let texts = names::use_texts();
    let facing = Memo::new(move |_| settings.with(ViewSettings::facing));
    let painter = Painter::new(setup, settings, brush, facing, chosen);
    let Painter { focus, hovered, dragged, .. } = painter;
    Effect::new(move |_| focus.take_if_lost());
    let state = move |cell: Cell| {
        let stack = setup.with(|setup| setup.cells[cell]);
        let label = words::stack(&texts.get(), cell, stack, settings.with(ViewSettings::naming));
        CellState {
            label,
            selected: chosen.get() == Some(cell),
            inviting: true,
            grabbable: stack.is_some(),
            ..CellState::default()
        }
    };
    let plan =
        move |cell: Cell| setup.with(|setup| setup.cells[cell]).map(|stack| StackPlan::new(stack, &[]));
    let rise = move |cell: Cell| plan(cell).map_or(0.0, |plan| plan.rise());
    let drawn = move |cell: Cell| {
        let is_away = dragged.with(|dragged| dragged.is_some_and(|(away, _)| away == cell));
        let pose = if is_away { Pose::Away } else { Pose::Resting };
        Drawn { stack: plan(cell), pose, ..Drawn::default() }
    };
    let picture = move || {
        let facing = facing.get();
        let notation = Signal::derive(move || settings.with(|settings| settings.notation));
        view! {
            <Plate facing notation />
            <Stacks facing drawn=Callback::new(drawn) />
            <g aria-hidden="true">
                {preview(facing, setup, brush, hovered)}
                {plate::names(facing, notation)}
                {layers::focus(facing, focus, rise)}
                {layers::dragged(facing, dragged, plan)}
            </g>
        }
    };
    view! {
        <div
            class="board is-setup"
            class:is-patterned=move || settings.with(|settings| settings.pattern)
            class:is-dragging=move || dragged.with(Option::is_some)
        >
            <Surface
                facing
                name=Signal::derive(move || texts.get().get(key::BOARD_SETUP_NAME))
                focus
                state=Callback::new(state)
                on_gesture=Callback::new(move |gesture| painter.take(gesture))
            >
                {picture}
            </Surface>
        </div>
    }
}

/// What a click with the brush would leave under the mouse.
fn preview(
    facing: Facing,
    setup: RwSignal<Setup>,
    brush: Signal<Brush>,
    hovered: RwSignal<Option<Cell>>,
) -> impl IntoView {
    move || {
        let cell = hovered.get()?;
        let mut after = setup.get();
        let before = after.cells[cell];
        brush.get().paint(&mut after, cell);
        let stack = after.cells[cell].filter(|&stack| Some(stack) != before)?;
        Some(view! {
            <g class="ghost-piece" transform=translate(node(cell, facing))>
                {stack::draw(&StackPlan::new(stack, &[]), facing.orientation)}
            </g>
        })
    }
}

/// The brushes to choose from.
#[component]
pub(crate) fn Brushes(brush: RwSignal<Brush>) -> impl IntoView {
    let texts = names::use_texts();
    let choices = Brush::ALL
        .map(|choice| {
            let (class, name) = match choice {
                Brush::White => ("piece-white", key::BOARD_BRUSH_WHITE),
                Brush::Black => ("piece-black", key::BOARD_BRUSH_BLACK),
                Brush::Dvonn => ("piece-dvonn", key::BOARD_BRUSH_DVONN),
                Brush::Raise => ("is-raise", key::BOARD_BRUSH_RAISE),
                Brush::Lower => ("is-lower", key::BOARD_BRUSH_LOWER),
                Brush::Erase => ("is-erase", key::BOARD_BRUSH_ERASE),
            };
            view! {
                <label class="brush">
                    <input
                        type="radio"
                        name="board-brush"
                        prop:checked=move || brush.get() == choice
                        on:change=move |_| brush.set(choice)
                    />
                    <span class=format!("tip-disc {class}") aria-hidden="true"></span>
                    <span>{move || texts.get().get(name)}</span>
                </label>
            }
        })
        .collect_view();
    view! {
        <fieldset class="brushes">
            <legend>{move || texts.get().get(key::BOARD_BRUSHES)}</legend>
            {choices}
        </fieldset>
    }
}
