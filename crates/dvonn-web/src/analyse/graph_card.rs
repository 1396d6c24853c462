//! The graph of White's winning chances, ply by ply.

use dvonn_core::{Color, Phase};
use dvonn_game::NodeId;
use dvonn_text::{key, words};
use leptos::html;
use leptos::prelude::*;

use super::Analyst;
use super::analyst::Review;
use crate::browser;
use crate::desk::{desk, text};
use crate::study::{Graph, GraphPoint};

/// The size of the graph's coordinate system, which is stretched to the screen.
const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 90.0;

/// The evaluation graph, and the review that fills it.
#[component]
pub(super) fn GraphCard() -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let graph = Memo::new(move |_| {
        let placements = analyst.read(|tree, cursor| cursor.placements(tree));
        analyst.record.with(|record| {
            analyst.line.with(|line| {
                analyst.evaluations.with(|known| Graph::new(&record.tree, line, placements, known))
            })
        })
    });
    let has_moves = Memo::new(move |_| {
        analyst.record.with(|record| {
            let is_movement = |&id: &NodeId| record.tree.position(id).phase() == Phase::Movement;
            analyst.line.with(|line| line.iter().any(is_movement))
        })
    });
    let here = move || {
        let depth = analyst.depth.get();
        let point = graph.with(|graph| graph.points().iter().find(|point| point.depth == depth).copied())?;
        Some(words::worth(&desk.texts.get(), point.evaluation.score, Color::White))
    };
    // The button that stops the review goes when the review ends.
    let heading = NodeRef::<html::H2>::new();
    let is_reviewing = Memo::new(move |_| matches!(analyst.review.get(), Review::At { .. }));
    Effect::new(move |was_reviewing: Option<bool>| {
        if was_reviewing == Some(true) && !is_reviewing.get() {
            browser::focus_if_lost(heading);
        }
        is_reviewing.get()
    });
    let content = move || {
        if has_moves.get() {
            view! { <Picture graph /> }.into_any()
        } else {
            view! { <p class="note">{text(key::GRAPH_EMPTY)}</p> }.into_any()
        }
    };
    view! {
        <section class="card graph-card" aria-labelledby="graph-heading">
            <div class="card-head">
                <h2 id="graph-heading" tabindex="-1" node_ref=heading>{text(key::GRAPH_TITLE)}</h2>
                <ReviewControls />
            </div>
            {move || {
                (analyst.review.get() == Review::Failed)
                    .then(|| view! { <p class="error" role="alert">{text(key::ENGINE_FAILED)}</p> })
            }}
            {content}
            <p class="note">{here}</p>
        </section>
    }
}

/// Starts the review, or shows its progress and stops it.
#[component]
fn ReviewControls() -> impl IntoView {
    let analyst: Analyst = expect_context();
    // Separate from the progress, so that the button keeps its place and focus while the review runs.
    let is_running = Memo::new(move |_| matches!(analyst.review.get(), Review::At { .. }));
    let is_incomplete = Memo::new(move |_| !analyst.unreviewed().is_empty());
    let progress = move || match analyst.review.get() {
        Review::At { done, all } => (done, all),
        Review::Idle | Review::Failed => (0, 1),
    };
    move || {
        if is_running.get() {
            return view! {
                <progress
                    max=move || progress().1
                    value=move || progress().0
                    aria-label=text(key::GRAPH_TITLE)
                ></progress>
                <button type="button" on:click=move |_| analyst.stop_review()>{text(key::CANCEL)}</button>
            }
            .into_any();
        }
        if is_incomplete.get() {
            return view! {
                <button type="button" on:click=move |_| analyst.review_line()>{text(key::GRAPH_JUDGE)}</button>
            }
            .into_any();
        }
        ().into_any()
    }
}

#[component]
fn Picture(graph: Memo<Graph>) -> impl IntoView {
    let analyst: Analyst = expect_context();
    let frame = NodeRef::<html::Div>::new();
    let go = move |event: web_sys::MouseEvent| {
        let Some(element) = frame.get_untracked() else {
            return;
        };
        let area = element.get_bounding_client_rect();
        let x = (f64::from(event.client_x()) - area.left()) / area.width().max(1.0);
        let depth = graph.with_untracked(|graph| graph.depth_at(x));
        analyst.walk(|cursor, tree| cursor.go_to(tree, depth));
    };
    let here = move || {
        let x = graph.with(|graph| graph.x(analyst.depth.get())) * WIDTH;
        format!("M{x:.1} 0V{HEIGHT}")
    };
    view! {
        <div class="graph" node_ref=frame on:click=go>
            <svg
                viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                preserveAspectRatio="none"
                role="img"
                aria-label=text(key::GRAPH_PICTURE)
            >
                <rect
                    class="graph-ground"
                    class:is-unknown=move || graph.with(|graph| graph.points().len() < 2)
                    width=WIDTH
                    height=HEIGHT
                />
                <path class="graph-area" d=move || graph.with(area) />
                <path class="graph-middle" d=format!("M0 {y}H{WIDTH}", y = HEIGHT / 2.0) />
                <path class="graph-line" d=move || graph.with(curve) />
                <path class="graph-here" d=here />
            </svg>
        </div>
    }
}

fn point(graph: &Graph, point: &GraphPoint) -> (f64, f64) {
    (graph.x(point.depth) * WIDTH, Graph::y(point) * HEIGHT)
}

/// The line through all evaluated places.
fn curve(graph: &Graph) -> String {
    let steps = graph.points().iter().map(|evaluated| {
        let (x, y) = point(graph, evaluated);
        format!("{x:.1} {y:.1}")
    });
    let steps: Vec<String> = steps.collect();
    if steps.is_empty() { String::new() } else { format!("M{}", steps.join("L")) }
}

/// The area below the line.
fn area(graph: &Graph) -> String {
    let (Some(first), Some(last)) = (graph.points().first(), graph.points().last()) else {
        return String::new();
    };
    let (left, right) = (point(graph, first).0, point(graph, last).0);
    format!("{}L{right:.1} {HEIGHT}L{left:.1} {HEIGHT}Z", curve(graph))
}
