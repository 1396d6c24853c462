//! How the game went: White's winning chance, ply by ply.

use dvonn_core::{Color, Phase};
use dvonn_text::words;
use leptos::html;
use leptos::prelude::*;

use super::Analyst;
use super::analyst::Judging;
use crate::desk::{desk, text};
use crate::study::{Graph, GraphPoint, Study};

/// The picture is drawn in a box of this size, whatever the screen makes of it.
const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 90.0;

/// The evaluation graph, and the job that fills it.
#[component]
pub(super) fn GraphCard() -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let graph = Memo::new(move |_| {
        // What the engine thinks here is noted without a word; it is drawn when it has thought.
        analyst.thoughts.track();
        analyst.study.with(Study::graph)
    });
    let depth = Memo::new(move |_| analyst.study.with(Study::depth));
    let has_moves = Memo::new(move |_| {
        analyst.study.with(|study| {
            study.line().iter().any(|&id| study.record().tree.position(id).phase() == Phase::Movement)
        })
    });
    let is_unjudged = Memo::new(move |_| {
        graph.track();
        analyst.study.with(|study| !study.unjudged().is_empty())
    });
    // The button stays the same one while the job goes on: a press or the focus on it would be lost otherwise.
    let is_judging = Memo::new(move |_| matches!(analyst.judging.get(), Judging::At { .. }));
    let progress = move || match analyst.judging.get() {
        Judging::At { done, all } => (done, all),
        Judging::Idle | Judging::Failed => (0, 1),
    };
    let failed = move || {
        (analyst.judging.get() == Judging::Failed)
            .then(|| view! { <p class="error" role="alert">{text("engine-failed")}</p> })
    };
    let job = move || {
        if is_judging.get() {
            return view! {
                <progress
                    max=move || progress().1
                    value=move || progress().0
                    aria-label=text("graph-title")
                ></progress>
                <button type="button" on:click=move |_| analyst.stop_judging()>{text("cancel")}</button>
            }
            .into_any();
        }
        if is_unjudged.get() {
            return view! {
                <button type="button" on:click=move |_| analyst.judge_line()>{text("graph-judge")}</button>
            }
            .into_any();
        }
        ().into_any()
    };
    let area_of_picture = NodeRef::<html::Div>::new();
    let go = move |event: web_sys::MouseEvent| {
        let Some(element) = area_of_picture.get_untracked() else {
            return;
        };
        let area = element.get_bounding_client_rect();
        let x = (f64::from(event.client_x()) - area.left()) / area.width().max(1.0);
        let depth = graph.with_untracked(|graph| graph.depth_at(x));
        analyst.study.update(|study| study.go_to(depth));
    };
    let here = move || {
        let texts = desk.texts.get();
        graph
            .with(|graph| graph.points().iter().find(|point| point.depth == depth.get()).copied())
            .map(|point| words::worth(&texts, point.evaluation.score, Color::White))
    };
    let picture = move || {
        has_moves.get().then(|| {
            view! {
                <div class="graph" node_ref=area_of_picture on:click=go>
                    <svg
                        viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                        preserveAspectRatio="none"
                        role="img"
                        aria-label=text("graph-picture")
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
                        <path
                            class="graph-here"
                            d=move || format!("M{x:.1} 0V{HEIGHT}", x = graph.with(|graph| graph.x(depth.get())) * WIDTH)
                        />
                    </svg>
                </div>
            }
        })
    };
    let empty = move || (!has_moves.get()).then(|| view! { <p class="note">{text("graph-empty")}</p> });
    view! {
        <section class="card graph-card" aria-labelledby="graph-heading">
            <div class="card-head">
                <h2 id="graph-heading" tabindex="-1">{text("graph-title")}</h2>
                {job}
            </div>
            {failed}
            {empty}
            {picture}
            <p class="note">{here}</p>
        </section>
    }
}

fn point(graph: &Graph, point: &GraphPoint) -> (f64, f64) {
    (graph.x(point.depth) * WIDTH, Graph::y(point) * HEIGHT)
}

/// The line through all judged places.
fn curve(graph: &Graph) -> String {
    let steps = graph.points().iter().map(|judged| {
        let (x, y) = point(graph, judged);
        format!("{x:.1} {y:.1}")
    });
    let steps: Vec<String> = steps.collect();
    if steps.is_empty() { String::new() } else { format!("M{}", steps.join("L")) }
}

/// What lies below it: White's share.
fn area(graph: &Graph) -> String {
    let (Some(first), Some(last)) = (graph.points().first(), graph.points().last()) else {
        return String::new();
    };
    let (left, right) = (point(graph, first).0, point(graph, last).0);
    format!("{}L{right:.1} {HEIGHT}L{left:.1} {HEIGHT}Z", curve(graph))
}
