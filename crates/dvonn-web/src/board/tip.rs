//! A tip beside a cell: a stack fanned out, or why something is not possible.

use dvonn_core::Cell;
use dvonn_view::{Facing, Point, StackPlan};
use leptos::prelude::*;
use leptos::svg::Svg;

use super::canvas::Canvas;
use super::stack::class_of;

/// The content of a tip.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Tip {
    pub(super) cell: Cell,
    pub(super) title: String,
    pub(super) text: String,
    /// The stack to fan out.
    pub(super) fan: Option<StackPlan>,
    pub(super) when: When,
}

/// When a tip appears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum When {
    /// After a moment, so that nothing flickers while the mouse or the focus passes by.
    Soon,
    /// Immediately, because the person asked for it.
    Now,
    /// Immediately, and far enough from the cell that the finger on it does not hide the tip.
    Aiming,
}

/// The most pieces drawn side by side; the text names them all.
const FAN: usize = 14;

/// The tip of a board, beside its cell.
#[component]
pub(super) fn TipView(
    #[prop(into)] tip: Signal<Option<Tip>>,
    node: NodeRef<Svg>,
    #[prop(into)] facing: Signal<Facing>,
) -> impl IntoView {
    move || {
        let tip = tip.get()?;
        let facing = facing.get();
        let element = node.get()?;
        let canvas = Canvas::measure(&element, facing);
        let center = facing.center(tip.cell);
        let at = canvas.pixel(center);
        // Towards the middle of the board, where there is room.
        let bounds = facing.bounds();
        let across = (center.x - bounds.min.x) / bounds.width();
        let below = center.y < f64::midpoint(bounds.min.y, bounds.max.y);
        let distance = if tip.when == When::Aiming { 0.85 } else { 0.62 };
        let gap = canvas.pixel(Point::new(0.0, distance)).y - canvas.pixel(Point::default()).y;
        let top = if below { at.y + gap } else { at.y - gap };
        let fan = tip.fan.as_ref().map(|plan| {
            let discs = plan
                .slabs
                .iter()
                .rev()
                .take(FAN)
                .map(|slab| view! { <span class=format!("tip-disc {}", class_of(slab.layer))></span> })
                .collect_view();
            view! { <span class="tip-fan" aria-hidden="true">{discs}</span> }
        });
        Some(view! {
            <div
                class="board-tip"
                class:is-below=below
                class:is-now=tip.when != When::Soon
                class:is-sentence=!tip.text.chars().nth(1).is_some_and(|character| character.is_ascii_digit())
                aria-hidden="true"
                style:left=format!("{:.0}px", at.x)
                style:top=format!("{top:.0}px")
                style:--across=format!("{:.0}%", -100.0 * across)
            >
                {(!tip.title.is_empty()).then(|| view! { <strong>{tip.title.clone()}</strong> })}
                {fan}
                {(!tip.text.is_empty()).then(|| view! { <span>{tip.text.clone()}</span> })}
            </div>
        })
    }
}
