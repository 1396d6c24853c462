//! The graph of White's winning chances, ply by ply, with the review of the game.

use dvonn_coach::Slip;
use dvonn_core::Color;
use dvonn_text::{Key, key, words};
use leptos::html;
use leptos::prelude::*;

use super::Analyst;
use super::analyst::{ReviewProgress, show_board};
use super::reviewing::Way;
use super::walk::Slider;
use crate::desk::{desk, text};
use crate::study::{Graph, GraphPoint};
use crate::ui::{Drawing, Icon};
use crate::{browser, file_name};

/// The size of the graph's coordinate system, which is stretched to the screen.
const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 90.0;
/// Above and below it, so that dots at its edges are not cut off.
const MARGIN: f64 = 6.0;

/// The evaluation graph with its slider, and the review that fills it.
#[component]
pub(super) fn GraphCard() -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let graph = Memo::new(move |_| graph(analyst));
    let has_moves = Memo::new(move |_| graph.with(Graph::has_moves));
    let here = move || {
        let known =
            |known: &crate::study::Evaluations| analyst.read(|tree, cursor| known.of(tree, cursor.at()));
        let evaluation = analyst.evaluations.with(known)?;
        Some(words::worth(&desk.texts.get(), evaluation.score, Color::White))
    };
    // The button that stops the review goes when the review ends.
    let heading = NodeRef::<html::H2>::new();
    let is_reviewing = Memo::new(move |_| matches!(analyst.progress.get(), ReviewProgress::At { .. }));
    Effect::new(move |was_reviewing: Option<bool>| {
        if was_reviewing == Some(true) && !is_reviewing.get() {
            browser::focus_if_lost(heading);
        }
        is_reviewing.get()
    });
    let picture = move || {
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
                (analyst.progress.get() == ReviewProgress::Failed)
                    .then(|| view! { <p class="error" role="alert">{text(key::ENGINE_FAILED)}</p> })
            }}
            {picture}
            <Slider graph />
            <p class="note">{here}</p>
            <ReviewSummary />
        </section>
    }
}

fn graph(analyst: Analyst) -> Graph {
    analyst.record.with(|record| {
        analyst.main.with(|main| {
            analyst
                .line
                .with(|line| analyst.evaluations.with(|known| Graph::new(&record.tree, main, line, known)))
        })
    })
}

/// Starts the review, or shows its progress and stops it.
#[component]
fn ReviewControls() -> impl IntoView {
    let analyst: Analyst = expect_context();
    // Separate from the progress, so that the button keeps its place and focus while the review runs.
    let is_running = Memo::new(move |_| matches!(analyst.progress.get(), ReviewProgress::At { .. }));
    let is_incomplete = Memo::new(move |_| !analyst.unreviewed().is_empty());
    move || {
        if is_running.get() {
            return view! {
                <ReviewBar />
                <button type="button" on:click=move |_| analyst.stop_review()>{text(key::CANCEL)}</button>
            }
            .into_any();
        }
        if is_incomplete.get() {
            return view! {
                <button type="button" on:click=move |_| analyst.review_game()>{text(key::GRAPH_JUDGE)}</button>
            }
            .into_any();
        }
        ().into_any()
    }
}

/// How far the review is.
#[component]
pub(super) fn ReviewBar() -> impl IntoView {
    let analyst: Analyst = expect_context();
    let progress = move || match analyst.progress.get() {
        ReviewProgress::At { done, all } => (done, all),
        ReviewProgress::Idle | ReviewProgress::Failed => (0, 1),
    };
    view! {
        <progress
            max=move || progress().1
            prop:value=move || progress().0 as f64
            aria-label=text(key::GRAPH_JUDGE)
        ></progress>
    }
}

/// What each side did, and buttons that lead to the bad moves.
#[component]
fn ReviewSummary() -> impl IntoView {
    let analyst: Analyst = expect_context();
    let desk = desk();
    let lines = Memo::new(move |_| analyst.summaries());
    let has_slips = Memo::new(move |_| analyst.review.with(|review| review.slips().next().is_some()));
    let summary = move || lines.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    let moments = move || {
        let (texts, notation) = (desk.texts.get(), desk.preferences.notation());
        let moments = analyst.review.with(|review| {
            let moment = |ply: usize| Some((ply, review.ply(ply)?.clone()));
            review.moments().into_iter().filter_map(moment).collect::<Vec<_>>()
        });
        let button = |(ply, judged): (usize, dvonn_coach::ReviewedPly)| {
            let slip = judged.slip()?;
            let told = words::better_move(&texts, &judged, notation);
            let played = notation.move_text(judged.played.mv);
            let color = words::side(&texts, judged.by(), analyst.person.get());
            let go = move |_| {
                analyst.go_to_ply(ply);
                show_board();
            };
            Some(view! {
                <li>
                    <button type="button" class="moment" on:click=go>
                        {color}" "{played}
                        <span class=format!("mark {}", slip_class(slip))>{slip.mark()}</span>
                        <small>{told}</small>
                    </button>
                </li>
            })
        };
        let buttons: Vec<_> = moments.into_iter().filter_map(button).collect();
        (!buttons.is_empty()).then(|| {
            view! {
                <p class="note" id="moments">{text(key::REVIEW_MOMENTS)}</p>
                <ol class="moments" aria-labelledby="moments">{buttons}</ol>
            }
        })
    };
    let ways = move || {
        has_slips.get().then(|| {
            view! {
                <div class="slip-ways">
                    <SlipButton way=Way::Back of=Drawing::Back key=key::REVIEW_PREVIOUS />
                    <SlipButton way=Way::On of=Drawing::Forward key=key::REVIEW_NEXT />
                </div>
            }
        })
    };
    move || {
        (!lines.with(Vec::is_empty)).then(|| {
            view! { <ul class="review-summary">{summary}</ul> {moments} {ways} <ReviewDownloads /> }
                .into_any()
        })
    }
}

/// The review as a page to print, and its worst moment as a picture to share.
#[component]
fn ReviewDownloads() -> impl IntoView {
    let desk = desk();
    let analyst: Analyst = expect_context();
    let name = move |extension| {
        let game = analyst.record.with_untracked(|record| file_name::of_game(record, None, extension));
        game.replacen("dvonn-", "dvonn-review-", 1)
    };
    let print = move |_| {
        browser::download(&name("svg"), "image/svg+xml", &untrack(|| analyst.review_page()));
    };
    let share = move |_| {
        if let Some(picture) = untrack(|| analyst.moment_picture()) {
            browser::download_png(name("png"), &picture, move || desk.notify(key::EXPORT_PICTURE_FAILED));
        }
    };
    let has_moments = Memo::new(move |_| analyst.review.with(|review| !review.moments().is_empty()));
    view! {
        <div class="answers">
            <button type="button" on:click=print>{text(key::REVIEW_PRINT)}</button>
            {move || has_moments.get().then(|| {
                view! { <button type="button" on:click=share>{text(key::REVIEW_SHARE)}</button> }
            })}
        </div>
    }
}

/// Goes to the previous or next bad move.
#[component]
fn SlipButton(way: Way, of: Drawing, key: Key) -> impl IntoView {
    let analyst: Analyst = expect_context();
    let is_none = Memo::new(move |_| analyst.next_slip(way).is_none());
    // Not `disabled`, which would lose the focus at the last one.
    view! {
        <button
            type="button"
            aria-disabled=move || is_none.get().then_some("true")
            on:click=move |_| {
                analyst.go_to_slip(way);
                show_board();
            }
        >
            <Icon of=of />
            {text(key)}
        </button>
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
        format!("M{x:.1} -{MARGIN}V{}", HEIGHT + MARGIN)
    };
    view! {
        <div class="graph" node_ref=frame on:click=go>
            <svg
                viewBox=format!("0 -{MARGIN} {WIDTH} {}", HEIGHT + 2.0 * MARGIN)
                preserveAspectRatio="none"
                role="img"
                aria-label=text(key::GRAPH_PICTURE)
            >
                <rect
                    class="graph-ground"
                    class:is-unknown=move || graph.with(|graph| graph.main().len() < 2)
                    y=-MARGIN
                    width=WIDTH
                    height=HEIGHT + 2.0 * MARGIN
                />
                <path class="graph-area" d=move || graph.with(area) />
                <path class="graph-middle" d=format!("M0 {y}H{WIDTH}", y = HEIGHT / 2.0) />
                <path class="graph-line" d=move || graph.with(|graph| curve(graph, graph.main())) />
                <path class="graph-branch" d=move || graph.with(|graph| curve(graph, graph.branch())) />
                <path class="graph-here" d=here />
                {Slip::ALL.map(|slip| view! {
                    <path class=format!("graph-dots {}", slip_class(slip)) d=move || dots(analyst, graph, slip) />
                })}
            </svg>
        </div>
    }
}

/// The class of a slip's colour.
pub(super) const fn slip_class(slip: Slip) -> &'static str {
    match slip {
        Slip::Inaccuracy => "is-inaccuracy",
        Slip::Mistake => "is-mistake",
        Slip::Blunder => "is-blunder",
    }
}

fn point(graph: &Graph, point: &GraphPoint) -> (f64, f64) {
    (graph.x(point.depth) * WIDTH, Graph::y(point.score) * HEIGHT)
}

/// The line through evaluated places.
fn curve(graph: &Graph, points: &[GraphPoint]) -> String {
    let steps = points.iter().map(|evaluated| {
        let (x, y) = point(graph, evaluated);
        format!("{x:.1} {y:.1}")
    });
    let steps: Vec<String> = steps.collect();
    if steps.is_empty() { String::new() } else { format!("M{}", steps.join("L")) }
}

/// The area below the main line.
fn area(graph: &Graph) -> String {
    let (Some(first), Some(last)) = (graph.main().first(), graph.main().last()) else {
        return String::new();
    };
    let (left, right) = (point(graph, first).0, point(graph, last).0);
    let bottom = HEIGHT + MARGIN;
    format!("{}L{right:.1} {bottom}L{left:.1} {bottom}Z", curve(graph, graph.main()))
}

/// A dot after each move of this kind: a line without length, whose round ends are not stretched with the graph.
fn dots(analyst: Analyst, graph: Memo<Graph>, slip: Slip) -> String {
    let plies: Vec<usize> = analyst
        .review
        .with(|review| review.slips().filter(|(_, found)| *found == slip).map(|(ply, _)| ply + 1).collect());
    graph.with(|graph| {
        let marked = graph.main().iter().filter(|point| plies.contains(&point.depth));
        let dots = marked.map(|marked| {
            let (x, y) = point(graph, marked);
            format!("M{x:.1} {y:.1}h0")
        });
        dots.collect::<Vec<_>>().concat()
    })
}
