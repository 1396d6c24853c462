//! Draws a stack centred on the origin: half of it above, half below.
//!
//! The board is seen from above without perspective, so faces stay round and heights run straight up the screen.

use dvonn_core::Piece;
use dvonn_game::Layer;
use dvonn_view::{Orientation, Point, RADIUS, Slab, StackPlan};
use leptos::prelude::*;

use super::canvas::{UNIT, translate};

/// The outline of a stack, wider than the stack by this much.
pub(super) fn silhouette(rise: f64, wider: f64) -> String {
    let (radius, rise) = (RADIUS * UNIT + wider, rise * UNIT);
    format!(
        "M{:.1} {:.1}a{radius:.1} {radius:.1} 0 0 1 {:.1} 0v{rise:.1}a{radius:.1} {radius:.1} 0 0 1 {:.1} 0z",
        -radius,
        -rise / 2.0,
        2.0 * radius,
        -2.0 * radius,
    )
}

/// The class that gives a piece its colours.
pub(super) fn class_of(layer: Layer) -> &'static str {
    match layer {
        Layer::Known(Piece::White) => "piece-white",
        Layer::Known(Piece::Black) => "piece-black",
        Layer::Known(Piece::Dvonn) => "piece-dvonn",
        Layer::Unknown => "piece-unknown",
    }
}

/// A whole stack.
pub(super) fn draw(plan: &StackPlan, orientation: Orientation) -> impl IntoView + use<> {
    let rise = plan.rise();
    let foot = rise / 2.0 * UNIT;
    let top = Point::new(0.0, -foot);
    let layers = plan.slabs.iter().map(|slab| wall(*slab, foot)).collect_view();
    let face = face(plan, orientation);
    view! {
        <path class="stack-shade" transform="translate(3.5 6)" d=silhouette(rise, 1.0) />
        {layers}
        <g transform=translate(top)>{face}</g>
    }
}

/// The side of one piece.
fn wall(slab: Slab, foot: f64) -> impl IntoView {
    let radius = RADIUS * UNIT;
    let (top, height) = (foot - slab.top * UNIT, (slab.top - slab.bottom) * UNIT);
    let path = format!(
        "M{:.1} {top:.2}v{height:.2}a{radius:.1} {radius:.1} 0 0 0 {:.1} 0v{:.2}z",
        -radius,
        2.0 * radius,
        -height,
    );
    view! { <path class=format!("wall {}", class_of(slab.layer)) d=path /> }
}

/// The top of a stack: its piece, and its height if that is two or more.
fn face(plan: &StackPlan, orientation: Orientation) -> impl IntoView + use<> {
    let top = plan.top();
    let inside = plan.number().map(|number| {
        let holds = (plan.dvonns > 0).then(|| pips(plan.dvonns));
        view! { {holds} {height(plan, number)} }
    });
    let mark = inside.is_none().then(|| mark(top, orientation));
    view! {
        <g class=class_of(Layer::Known(top))>
            <circle class="face" r=format!("{:.1}", RADIUS * UNIT - 1.0) />
            <circle class="bevel" r=format!("{:.1}", RADIUS * UNIT * 0.83) />
            {pattern(top, orientation)}
            {mark}
            {inside}
        </g>
    }
}

/// The height of a stack, around the origin.
fn height(plan: &StackPlan, number: u8) -> impl IntoView + use<> {
    let class = if plan.dvonns > 0 { "height holds-dvonn" } else { "height" };
    let size = if number > 9 { "33" } else { "37" };
    view! { <text class=class font-size=size>{number}</text> }
}

/// The height of a stack alone, where the whole stack has it.
pub(super) fn number(plan: &StackPlan, number: u8) -> impl IntoView + use<> {
    let top = Point::new(0.0, -plan.rise() / 2.0 * UNIT);
    view! {
        <g class=class_of(Layer::Known(plan.top())) transform=translate(top)>
            {height(plan, number)}
        </g>
    }
}

/// DVONN pieces inside are not shown by colour alone: there is a ring around the number, and a dot below it for each.
fn pips(dvonns: u8) -> impl IntoView {
    let dots = (0..dvonns)
        .map(|index| {
            let angle = 26 * i16::from(index) - 13 * i16::from(dvonns - 1);
            let radius = RADIUS * UNIT * 0.83;
            view! { <circle class="pip" cy=format!("{radius:.1}") r="4.6" transform=format!("rotate({angle})") /> }
        })
        .collect_view();
    view! { <circle class="dvonn-ring" r=format!("{:.1}", RADIUS * UNIT * 0.83) /> {dots} }
}

/// The mark in the middle of a single piece.
fn mark(piece: Piece, orientation: Orientation) -> AnyView {
    match piece {
        Piece::White => view! { <circle class="mark hollow" r="13" /> }.into_any(),
        Piece::Black => view! { <circle class="mark solid" r="8.5" /> }.into_any(),
        Piece::Dvonn => rays("mark star", orientation, 17.0).into_any(),
    }
}

/// Large marks for pattern mode, visible around the number.
fn pattern(piece: Piece, orientation: Orientation) -> AnyView {
    match piece {
        Piece::White => view! { <circle class="pattern" r="27" /> }.into_any(),
        Piece::Black => {
            let notches = "M25 0H36M-25 0H-36M0 25V36M0 -25V-36";
            view! { <path class="pattern" d=notches transform="rotate(45)" /> }.into_any()
        }
        Piece::Dvonn => rays("pattern", orientation, 33.0).into_any(),
    }
}

/// Rays in the six directions of the board: three lines through the middle.
fn rays(class: &'static str, orientation: Orientation, length: f64) -> impl IntoView {
    /// The cosine and sine of 60°.
    const SIXTH: (f64, f64) = (0.5, 0.866);
    let turn = match orientation {
        Orientation::Lying => 0,
        Orientation::Upright => 30,
    };
    let (x, y) = (length * SIXTH.0, length * SIXTH.1);
    let lines = format!("M-{length} 0H{length}M-{x:.1} -{y:.1}L{x:.1} {y:.1}M-{x:.1} {y:.1}L{x:.1} -{y:.1}");
    view! { <path class=class d=lines transform=format!("rotate({turn})") /> }
}
