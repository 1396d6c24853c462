//! What a board shows around its stacks: links, lines, rings, arrows, and the stack in the hand.

use dvonn_core::{Cell, CellSet, Move, Piece, Position};
use dvonn_game::Layer;
use dvonn_view::{Aim, Facing, Highlights, Look, Point, Selection, StackPlan, lifelines};
use leptos::prelude::*;

use super::arrow::Arrow;
use super::canvas::{node, place, polygon, scaled, translate};
use super::stack;
use super::surface::Mark;

/// How high the stack on a cell rises.
pub(super) fn rise(position: Signal<Position>, cell: Cell) -> f64 {
    position.with(|position| position.stack(cell)).map_or(0.0, |stack| StackPlan::new(stack, &[]).rise())
}

/// The links between stacks, in the colour of the DVONN pieces.
pub(super) fn links(
    facing: Facing,
    position: Signal<Position>,
    look: Signal<Look>,
    highlights: Memo<Highlights>,
) -> impl IntoView {
    let shown = Memo::new(move |_| look.with(|look| look.overlays.lifelines));
    let falls = Memo::new(move |_| highlights.with(|highlights| highlights.falls));
    let lines = move || {
        let position = position.get();
        let movement = position.movement().filter(|_| shown.get())?;
        let lines = lifelines(movement)
            .into_iter()
            .map(|line| {
                let d = format!("M{}L{}", place(node(line.from, facing)), place(node(line.to, facing)));
                let falls = move || falls.with(|falls| falls.contains(line.from) || falls.contains(line.to));
                view! {
                    <path
                        class="lifeline"
                        class:is-cut=falls
                        d=d
                        stroke-opacity=format!("{:.2}", line.strength())
                        stroke-width=format!("{:.1}", 3.0 + 4.0 * line.strength())
                    />
                }
            })
            .collect_view();
        Some(lines)
    };
    view! { <g class="board-lifelines">{lines}</g> }
}

/// The line that the last move took.
pub(super) fn last_move(facing: Facing, last: Signal<Option<Move>>) -> impl IntoView {
    move || {
        let Some(Move::Stack { from, to }) = last.get() else { return None };
        let (begin, end) = (node(from, facing), node(to, facing));
        Some(view! {
            <path class="last-line" d=format!("M{}L{}", place(begin), place(end)) />
            <circle class="last-origin" r="11" transform=translate(begin) />
        })
    }
}

/// The picked stack's lines of travel, to exactly its height.
pub(super) fn reach(facing: Facing, highlights: Memo<Highlights>, aim: Memo<Aim>) -> impl IntoView {
    move || {
        let Aim { picked, considered } = aim.get();
        let picked = picked?;
        let lines = highlights.with(|highlights| {
            highlights
                .reach
                .iter()
                .map(|reach| {
                    let (begin, end) = (node(picked, facing), node(reach.to, facing));
                    let class = match (reach.lands, considered) {
                        (true, Some(to)) if to != reach.to => "reach",
                        (true, _) => "reach lands",
                        (false, _) => "reach misses",
                    };
                    view! {
                        <path class=class d=format!("M{}L{}", place(begin), place(end)) />
                        <circle class=class r="7" transform=translate(end) />
                    }
                })
                .collect_view()
        });
        Some(lines)
    }
}

/// Stacks that all six neighbours enclose.
pub(super) fn blocked(facing: Facing, highlights: Memo<Highlights>) -> impl IntoView {
    let blocked = Memo::new(move |_| highlights.with(|highlights| highlights.blocked));
    move || {
        let path: String =
            blocked.get().into_iter().map(|cell| polygon(&facing.hexagon(cell).map(scaled))).collect();
        (!path.is_empty()).then(|| view! { <path class="blocked" d=path /> })
    }
}

/// Empty cells that wait for a piece.
pub(super) fn invitations(facing: Facing, highlights: Memo<Highlights>) -> impl IntoView {
    let open = Memo::new(move |_| highlights.with(|highlights| highlights.open));
    move || {
        open.get()
            .into_iter()
            .map(
                |cell| view! { <circle class="invitation" r="15" transform=translate(node(cell, facing)) /> },
            )
            .collect_view()
    }
}

/// Rings around stacks: the last move, the picked stack, its targets.
pub(super) fn rings(
    facing: Facing,
    position: Signal<Position>,
    last: Signal<Option<Move>>,
    highlights: Memo<Highlights>,
    aim: Memo<Aim>,
    hovered: RwSignal<Option<Cell>>,
    movable: Memo<(CellSet, CellSet)>,
) -> impl IntoView {
    let ring = move |cell: Cell, wider: f64, class: &'static str| {
        let d = stack::silhouette(rise(position, cell), wider);
        view! { <g transform=translate(node(cell, facing))><path class=class d=d /></g> }
    };
    let last = move || match last.get() {
        Some(Move::Stack { to: cell, .. } | Move::Place(cell))
            if position.with(|p| p.stack(cell).is_some()) =>
        {
            Some(ring(cell, 4.0, "ring is-last"))
        }
        _ => None,
    };
    let hover = move || {
        let cell =
            hovered.get().filter(|&cell| movable.get().0.contains(cell) && aim.get().picked != Some(cell))?;
        Some(ring(cell, 5.0, "ring is-hovered"))
    };
    let targets = move || {
        let considered = aim.get().considered;
        highlights
            .with(|highlights| highlights.targets)
            .into_iter()
            .map(|cell| {
                let class = if considered == Some(cell) { "ring is-considered" } else { "ring is-target" };
                ring(cell, 6.0, class)
            })
            .collect_view()
    };
    let picked = move || aim.get().picked.map(|cell| ring(cell, 6.0, "ring is-picked"));
    view! { {last} {hover} {targets} {picked} }
}

/// Cells that the person has marked.
pub(super) fn marks(facing: Facing, position: Signal<Position>, cells: RwSignal<CellSet>) -> impl IntoView {
    move || {
        let draw = |cell: Cell| {
            let d = stack::silhouette(rise(position, cell), 7.0);
            view! {
                <g class="marked" transform=translate(node(cell, facing))>
                    <path class="marked-edge" d=d.clone() />
                    <path class="marked-line" d=d />
                </g>
            }
        };
        cells.get().into_iter().map(draw).collect_view()
    }
}

/// The piece that would be placed, and those that wait for their turn; each with a ring that shows around a finger
/// that aims.
pub(super) fn ghost_pieces(
    facing: Facing,
    position: Signal<Position>,
    selection: RwSignal<Selection>,
) -> impl IntoView {
    let ghost = move |(cell, piece): (Cell, Piece)| {
        let plan = StackPlan::new(piece.into(), &[Layer::Known(piece)]);
        view! {
            <g class="ghost-piece" transform=translate(node(cell, facing))>
                {stack::draw(&plan, facing.orientation)} <circle class="aim-ring" r="72" />
            </g>
        }
    };
    move || {
        let Position::Placement(placement) = position.get() else { return None };
        // The other player is to place while something waits; turns alternate.
        let own = |ply: usize| if ply < 3 { Piece::Dvonn } else { placement.turn().other().into() };
        let plies = (placement.placed() + 1..).step_by(2);
        let pieces: Vec<(Cell, Piece)> = selection.with(|selection| {
            let considered = selection.aim().considered.map(|cell| (cell, placement.next_piece()));
            let waiting = selection.ahead().iter().zip(plies).map(|(&cell, ply)| (cell, own(ply)));
            considered.into_iter().chain(waiting).collect()
        });
        Some(pieces.into_iter().map(ghost).collect_view())
    }
}

/// What is suggested, the best on top.
pub(super) fn arrows(facing: Facing, arrows: Signal<Vec<Arrow>>) -> impl IntoView {
    move || {
        let mut arrows = arrows.get();
        arrows.sort_by_key(|arrow| std::cmp::Reverse(arrow.rank));
        arrows.into_iter().map(|arrow| arrow.draw(facing)).collect_view()
    }
}

/// Where the keyboard is; `rise` tells how high the stack on a cell is.
pub(super) fn mark(
    facing: Facing,
    mark: Mark,
    rise: impl Fn(Cell) -> f64 + Send + Sync + 'static,
) -> impl IntoView {
    move || {
        mark.shown.get().then(|| {
            let cell = mark.cell.get();
            let d = stack::silhouette(rise(cell), 9.0);
            view! {
                <g class="mark-ring" transform=translate(node(cell, facing))>
                    <path class="mark-edge" d=d.clone() />
                    <path class="mark-line" d=d />
                </g>
            }
        })
    }
}

/// The stack in the hand; `plan` tells how the stack on a cell is drawn.
pub(super) fn dragged(
    facing: Facing,
    dragged: RwSignal<Option<(Cell, Point)>>,
    plan: impl Fn(Cell) -> Option<StackPlan> + Send + Sync + 'static,
) -> impl IntoView {
    let cell = Memo::new(move |_| dragged.with(|dragged| dragged.map(|(cell, _)| cell)));
    let at = move || dragged.with(|dragged| dragged.map(|(_, at)| translate(scaled(at))));
    view! {
        <g class="dragged" transform=at>
            {move || Some(stack::draw(&plan(cell.get()?)?, facing.orientation))}
        </g>
    }
}
