//! Setting up a position by hand, on the same board.

use dvonn_core::{Cell, Setup};
use dvonn_text::words;
use dvonn_view::{Brush, Facing, Look, Point, StackPlan};
use leptos::prelude::*;
use leptos::svg::Svg;

use super::canvas::{node, translate};
use super::drawing::{Drawn, Stacks};
use super::layers;
use super::names;
use super::plate::Plate;
use super::stack;
use super::surface::{CellState, Gesture, Mark, Surface};
use super::typing::{character, type_name};

/// A board that can be painted. A press paints with the brush, a long one erases, a drag carries a stack elsewhere;
/// `+`, `-` and Delete
/// work on the cell with the keyboard's mark, and a typed name paints its cell.
#[component]
pub(crate) fn SetupBoard(
    /// What is set up; it need not be a position.
    setup: RwSignal<Setup>,
    /// How it is shown.
    #[prop(into)]
    look: Signal<Look>,
    /// What a press does.
    #[prop(into)]
    brush: Signal<Brush>,
) -> impl IntoView {
    let texts = names::use_texts();
    let svg = NodeRef::<Svg>::new();
    let facing = Memo::new(move |_| look.with(Look::facing));
    let mark = Mark::new();
    let hovered = RwSignal::new(None::<Cell>);
    let dragged = RwSignal::new(None::<(Cell, Point)>);
    let typed = RwSignal::new(String::new());
    let paint = move |brush: Brush, cell: Cell| setup.update(|setup| brush.paint(setup, cell));

    let gesture = move |gesture: Gesture| -> bool {
        match gesture {
            Gesture::Hover(cell) => {
                if hovered.get_untracked() != cell {
                    hovered.set(cell);
                }
            }
            Gesture::Press(cell) => {
                hovered.set(None);
                if let Some(cell) = cell {
                    paint(brush.get_untracked(), cell);
                }
            }
            Gesture::Lift(cell) => {
                if setup.with_untracked(|setup| setup.cells[cell].is_none()) {
                    return false;
                }
                hovered.set(None);
                dragged.set(Some((cell, facing.get_untracked().center(cell))));
            }
            Gesture::Carry(at) => dragged.update(|dragged| {
                if let Some((_, place)) = dragged {
                    *place = at;
                }
            }),
            Gesture::Drop(to) => {
                if let Some((from, _)) = dragged.get_untracked() {
                    setup.update(|setup| {
                        let stack = setup.cells[from].take();
                        if let Some(to) = to {
                            setup.cells[to] = stack; // Beside the board it is gone.
                        }
                    });
                }
                dragged.set(None);
            }
            Gesture::Linger(cell) => paint(Brush::Erase, cell),
            Gesture::Focus(_) => {}
            Gesture::Leave => dragged.set(None),
            Gesture::Key(key) => return press_key(&key, mark, look, typed, &paint, brush.get_untracked()),
        }
        true
    };
    let state = move |cell: Cell| {
        let stack = setup.with(|setup| setup.cells[cell]);
        let label = words::stack(&texts.get(), cell, stack, look.with(Look::naming));
        CellState { label, selected: false, inviting: true, grabbable: stack.is_some() }
    };
    let plan =
        move |cell: Cell| setup.with(|setup| setup.cells[cell]).map(|stack| StackPlan::new(stack, &[]));
    let rise = move |cell: Cell| plan(cell).map_or(0.0, |plan| plan.rise());
    let drawn = move |cell: Cell| Drawn {
        stack: plan(cell),
        away: dragged.with(|dragged| dragged.is_some_and(|(away, _)| away == cell)),
        ..Drawn::default()
    };
    let picture = move || {
        let facing = facing.get();
        view! {
            <Plate facing notation=Signal::derive(move || look.with(|look| look.notation)) />
            <Stacks facing drawn=Callback::new(drawn) />
            <g aria-hidden="true">
                {preview(facing, setup, brush, hovered)}
                {layers::mark(facing, mark, rise)}
                {layers::dragged(facing, dragged, plan)}
            </g>
        }
    };
    view! {
        <div
            class="board is-setup"
            class:is-patterned=move || look.with(|look| look.pattern)
            class:is-dragging=move || dragged.with(Option::is_some)
        >
            <Surface
                node=svg
                facing
                name=Signal::derive(move || texts.get().get("board-setup-name"))
                mark
                state=Callback::new(state)
                on_gesture=Callback::new(gesture)
            >
                {picture}
            </Surface>
        </div>
    }
}

/// Whether the key meant something.
fn press_key(
    key: &str,
    mark: Mark,
    look: Signal<Look>,
    typed: RwSignal<String>,
    paint: &impl Fn(Brush, Cell),
    brush: Brush,
) -> bool {
    let brush = match key {
        "Enter" | " " => brush,
        "+" => Brush::Raise,
        "-" => Brush::Lower,
        "Delete" | "Backspace" => Brush::Erase,
        _ => {
            let Some(character) = character(key) else { return false };
            return type_name(character, mark, look, typed, |cell| paint(brush, cell));
        }
    };
    typed.set(String::new());
    paint(brush, mark.cell.get_untracked());
    true
}

/// What the brush would leave under the mouse.
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
                Brush::White => ("piece-white", "board-brush-white"),
                Brush::Black => ("piece-black", "board-brush-black"),
                Brush::Dvonn => ("piece-dvonn", "board-brush-dvonn"),
                Brush::Raise => ("is-raise", "board-brush-raise"),
                Brush::Lower => ("is-lower", "board-brush-lower"),
                Brush::Erase => ("is-erase", "board-brush-erase"),
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
            <legend>{move || texts.get().get("board-brushes")}</legend>
            {choices}
        </fieldset>
    }
}
