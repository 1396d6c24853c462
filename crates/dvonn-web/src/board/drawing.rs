//! The glow of the DVONN pieces and the stacks, drawn from back to front.

use std::sync::atomic::{AtomicU32, Ordering};

use dvonn_core::Cell;
use dvonn_view::{Facing, StackPlan, back_to_front};
use leptos::prelude::*;

use super::canvas::{node, translate};
use super::stack;

/// What the hand does with a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Pose {
    #[default]
    Resting,
    /// It is picked, and so drawn a little higher.
    Raised,
    /// The considered move would take it away.
    Leaving,
    /// It is being dragged.
    Away,
}

/// How a cell's stack is drawn.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Drawn {
    pub(super) stack: Option<StackPlan>,
    /// Whether it would fall off.
    pub(super) ghost: bool,
    pub(super) pose: Pose,
    /// Set when it has just landed.
    pub(super) landed: Option<u32>,
}

/// Stacks with their glow.
#[component]
pub(super) fn Stacks(facing: Facing, drawn: Callback<Cell, Drawn>) -> impl IntoView {
    // Two boards on one page must not share the id of their gradient.
    static LIGHTS: AtomicU32 = AtomicU32::new(0);
    let light = format!("board-light-{}", LIGHTS.fetch_add(1, Ordering::Relaxed));
    let drawn =
        back_to_front(|cell| facing.center(cell)).map(|cell| (cell, Memo::new(move |_| drawn.run(cell))));
    let glows = drawn.map(|(cell, drawn)| glow(cell, facing, drawn, format!("url(#{light})"))).collect_view();
    let stacks = drawn.map(|(cell, drawn)| draw_stack(cell, facing, drawn)).collect_view();
    // Leptos wraps an element without variable parts in a group, and a gradient does not find its stops there.
    let stops = [("glow-heart", "0.4"), ("glow-middle", "0.66"), ("glow-edge", "1")]
        .map(|(class, offset)| view! { <stop class=class offset=offset /> })
        .collect_view();
    view! {
        <defs>
            <radialGradient id=light>
                {stops}
            </radialGradient>
        </defs>
        <g class="board-glows" aria-hidden="true">{glows}</g>
        <g class="board-stacks" aria-hidden="true">{stacks}</g>
    }
}

/// The light around a stack with a DVONN piece.
fn glow(cell: Cell, facing: Facing, drawn: Memo<Drawn>, light: String) -> impl IntoView {
    let is_lit = Memo::new(move |_| {
        drawn.with(|drawn| !drawn.ghost && drawn.stack.as_ref().is_some_and(|stack| stack.dvonns > 0))
    });
    move || {
        is_lit.get().then(|| {
            let at = node(cell, facing);
            let (x, y) = (format!("{:.1}", at.x), format!("{:.1}", at.y));
            view! { <circle class="glow" fill=light.clone() cx=x cy=y r="82" /> }
        })
    }
}

fn draw_stack(cell: Cell, facing: Facing, drawn: Memo<Drawn>) -> impl IntoView {
    let plan = Memo::new(move |_| drawn.with(|drawn| drawn.stack.clone().map(|plan| (plan, drawn.landed))));
    let body = move || {
        plan.get().map(|(plan, landed)| {
            // A stack that would fall off is faded; its outline and its number are not.
            let outline = stack::silhouette(plan.rise(), -1.0);
            let number = plan.number().map(|number| stack::number(&plan, number));
            view! {
                <g class="stack-body" class:has-landed=landed.is_some()>
                    <g class="stack-drawing">{stack::draw(&plan, facing.orientation)}</g>
                    <g class="ghost-outline">
                        <path d=outline />
                        {number}
                    </g>
                </g>
            }
        })
    };
    view! {
        <g
            class="stack"
            transform=translate(node(cell, facing))
            class:is-ghost=move || drawn.with(|drawn| drawn.ghost)
            class:is-raised=move || matches!(drawn.with(|drawn| drawn.pose), Pose::Raised | Pose::Leaving)
            class:is-leaving=move || drawn.with(|drawn| drawn.pose == Pose::Leaving)
            class:is-away=move || drawn.with(|drawn| drawn.pose == Pose::Away)
        >
            {body}
        </g>
    }
}
