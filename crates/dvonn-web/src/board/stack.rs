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
        let class = if plan.dvonns > 0 { "height holds-dvonn" } else { "height" };
        let size = if number > 9 { "33" } else { "37" };
        view! { {holds} <text class=class font-size=size>{number}</text> }
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

/// DVONN pieces inside are not shown by colour alone: there is a ring around the number, and a dot below it for each.
fn pips(dvonns: u8) -> impl IntoView {
    let dots = (0..dvonns)
        .map(|index| {
            let angle = (90.0 + 26.0 * (f64::from(index) - f64::from(dvonns - 1) / 2.0)).to_radians();
            let radius = RADIUS * UNIT * 0.83;
            let (x, y) = (radius * angle.cos(), radius * angle.sin());
            view! { <circle class="pip" cx=format!("{x:.1}") cy=format!("{y:.1}") r="4.6" /> }
        })
        .collect_view();
    view! { <circle class="dvonn-ring" r=format!("{:.1}", RADIUS * UNIT * 0.83) /> {dots} }
}

/// The mark in the middle of a single piece.
fn mark(piece: Piece, orientation: Orientation) -> AnyView {
    match piece {
        Piece::White => view! { <circle class="mark hollow" r="13" /> }.into_any(),
        Piece::Black => view! { <circle class="mark solid" r="8.5" /> }.into_any(),
        Piece::Dvonn => view! { <path class="mark star" d=rays(orientation, 17.0) /> }.into_any(),
    }
}

/// Large marks for pattern mode, visible around the number.
fn pattern(piece: Piece, orientation: Orientation) -> AnyView {
    match piece {
        Piece::White => view! { <circle class="pattern" r="27" /> }.into_any(),
        Piece::Black => {
            let notch = |angle: f64| {
                let (sin, cos) = angle.to_radians().sin_cos();
                format!("M{:.1} {:.1}L{:.1} {:.1}", 25.0 * cos, 25.0 * sin, 36.0 * cos, 36.0 * sin)
            };
            let notches: String = [45.0, 135.0, 225.0, 315.0].map(notch).concat();
            view! { <path class="pattern" d=notches /> }.into_any()
        }
        Piece::Dvonn => view! { <path class="pattern" d=rays(orientation, 33.0) /> }.into_any(),
    }
}

/// Rays in the six directions of the board.
fn rays(orientation: Orientation, length: f64) -> String {
    let turned = match orientation {
        Orientation::Lying => 0.0,
        Orientation::Upright => 30.0,
    };
    let ray = |ray: u8| {
        let (sin, cos) = (turned + 60.0 * f64::from(ray)).to_radians().sin_cos();
        format!("M0 0L{:.1} {:.1}", length * cos, length * sin)
    };
    [0, 1, 2, 3, 4, 5].map(ray).concat()
}
