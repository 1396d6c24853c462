//! The layers around the stacks: connections, lines, rings, arrows, and the dragged stack.

use dvonn_core::{Cell, CellMap, CellSet, Move, Piece, Position, Stack, StackMove};
use dvonn_game::Layer;
use dvonn_view::{
    Arrow, Facing, Highlights, Intent, Mark, Point, Selection, StackPlan, ViewSettings, lifelines,
};
use leptos::prelude::*;

use super::arrow;
use super::canvas::{UNIT, node, place, polygon, scaled, translate};
use super::keyboard::Focus;
use super::picture::Usable;
use super::stack;

/// The height of the stack on a cell.
pub(super) fn rise(position: Memo<Position>, cell: Cell) -> f64 {
    position.with(|position| position.stack(cell)).map_or(0.0, rise_of)
}

fn rise_of(stack: Stack) -> f64 {
    StackPlan::new(stack, &[]).rise()
}

/// The height of the stack that the considered move makes.
fn landing_rise(position: Memo<Position>, intent: Intent) -> Option<f64> {
    position.with(|position| {
        let (from, to) = (position.stack(intent.picked?)?, position.stack(intent.considered?)?);
        from.onto(to).map(rise_of)
    })
}

/// The connections between stacks, in the colour of the DVONN pieces.
pub(super) fn links(
    facing: Facing,
    position: Memo<Position>,
    settings: Signal<ViewSettings>,
    highlights: Memo<Highlights>,
) -> impl IntoView {
    let shown = Memo::new(move |_| settings.with(|settings| settings.overlays.lifelines));
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

/// The path of the last move.
pub(super) fn last_move(facing: Facing, last: Memo<Option<Move>>) -> impl IntoView {
    move || {
        let Some(Move::Stack(StackMove { from, to })) = last.get() else { return None };
        let (begin, end) = (node(from, facing), node(to, facing));
        Some(view! {
            <path class="last-line" d=format!("M{}L{}", place(begin), place(end)) />
            <circle class="last-origin" r="11" transform=translate(begin) />
        })
    }
}

/// The lines of the picked stack, each exactly as long as the stack is tall.
pub(super) fn reach(facing: Facing, highlights: Memo<Highlights>, intent: Memo<Intent>) -> impl IntoView {
    move || {
        let Intent { picked, considered } = intent.get();
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

/// Stacks that are blocked on all six sides: each is paler, with a hexagon around it.
pub(super) fn blocked(
    facing: Facing,
    position: Memo<Position>,
    highlights: Memo<Highlights>,
) -> impl IntoView {
    let blocked = Memo::new(move |_| highlights.with(|highlights| highlights.blocked));
    move || {
        let draw = |cell: Cell| {
            let veil = stack::silhouette(rise(position, cell), 1.0);
            view! {
                <path class="blocked-veil" transform=translate(node(cell, facing)) d=veil />
                <path class="blocked" d=polygon(&facing.hexagon(cell).map(scaled)) />
            }
        };
        blocked.get().into_iter().map(draw).collect_view()
    }
}

/// Empty cells where a piece can be placed.
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

/// Rings around stacks: those that can move, the last move, the picked stack, its targets, and the stack under the mouse.
#[derive(Clone, Copy)]
pub(super) struct Rings {
    pub(super) facing: Facing,
    pub(super) position: Memo<Position>,
    pub(super) last: Memo<Option<Move>>,
    pub(super) highlights: Memo<Highlights>,
    pub(super) intent: Memo<Intent>,
    pub(super) hovered: RwSignal<Option<Cell>>,
    pub(super) usable: Memo<Usable>,
}

impl Rings {
    fn ring(self, cell: Cell, wider: f64, class: &'static str) -> impl IntoView {
        self.ring_of(cell, rise(self.position, cell), wider, class)
    }

    fn ring_of(self, cell: Cell, rise: f64, wider: f64, class: &'static str) -> impl IntoView {
        let d = stack::silhouette(rise, wider);
        view! { <g transform=translate(node(cell, self.facing))><path class=class d=d /></g> }
    }

    pub(super) fn draw(self) -> impl IntoView {
        let Rings { position, last, highlights, intent, hovered, usable, .. } = self;
        let last = move || match last.get() {
            Some(Move::Stack(StackMove { to: cell, .. }) | Move::Place(cell))
                if position.with(|position| position.stack(cell).is_some()) =>
            {
                Some(self.ring(cell, 4.0, "ring is-last"))
            }
            _ => None,
        };
        let hover = move || {
            let is_pickable =
                |cell: &Cell| usable.get().movable.contains(*cell) && intent.get().picked != Some(*cell);
            Some(self.ring(hovered.get().filter(is_pickable)?, 5.0, "ring is-hovered"))
        };
        let targets = move || {
            let intent = intent.get();
            let ring = |cell| match landing_rise(position, intent).filter(|_| intent.considered == Some(cell))
            {
                Some(rise) => self.ring_of(cell, rise, 6.0, "ring is-considered"),
                None => self.ring_of(cell, rise(position, cell), 6.0, "ring is-target"),
            };
            let targets = highlights.with(|highlights| highlights.targets);
            targets.into_iter().map(ring).collect_view()
        };
        // The targets of a picked stack are all that matters then.
        let movable = Memo::new(move |_| match intent.get().picked {
            Some(_) => CellSet::EMPTY,
            None => highlights.with(|highlights| highlights.movable),
        });
        let movable = move || {
            movable.get().into_iter().map(|cell| self.ring(cell, 1.5, "ring is-movable")).collect_view()
        };
        let picked = move || intent.get().picked.map(|cell| self.ring(cell, 6.0, "ring is-picked"));
        view! { {movable} {last} {hover} {targets} {picked} }
    }
}

/// The cells that the person has marked.
pub(super) fn marked(facing: Facing, position: Memo<Position>, cells: Memo<CellSet>) -> impl IntoView {
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

/// What the board says about cells.
pub(super) fn marks(
    facing: Facing,
    position: Memo<Position>,
    marks: Memo<CellMap<Option<Mark>>>,
) -> impl IntoView {
    let draw = move |(cell, mark): (Cell, &Option<Mark>)| {
        let mark = (*mark)?;
        let class = match mark {
            Mark::Subject => "cell-mark is-subject",
            Mark::Target => "cell-mark is-target",
            Mark::Right => "cell-mark is-right",
            Mark::Wrong => "cell-mark is-wrong",
        };
        let rise = rise(position, cell);
        let d = stack::silhouette(rise, 7.0);
        // At the upper right of the stack, where it hides neither the number nor a neighbour.
        let corner = Point::new(33.0, -33.0 - rise / 2.0 * UNIT);
        let sign = mark.sign().map(|sign| {
            view! {
                <g class="cell-mark-sign" transform=translate(corner)>
                    <circle r="15" />
                    <path d=sign />
                </g>
            }
        });
        Some(view! {
            <g class=class transform=translate(node(cell, facing))>
                <path class="cell-mark-edge" d=d.clone() />
                <path class="cell-mark-line" d=d.clone() />
                <path class="cell-mark-inner" d=d />
                {sign}
            </g>
        })
    };
    move || marks.with(|marks| marks.iter().filter_map(draw).collect_view())
}

/// The piece that would be placed and the queued ones, each with a ring that is visible around an aiming finger.
pub(super) fn ghost_pieces(
    facing: Facing,
    position: Memo<Position>,
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
        // Queued pieces belong to the player who is not to move.
        let own = |ply: usize| if ply < 3 { Piece::Dvonn } else { placement.turn().other().into() };
        let plies = (placement.placed() + 1..).step_by(2);
        let pieces: Vec<(Cell, Piece)> = selection.with(|selection| {
            let considered = selection.intent().considered.map(|cell| (cell, placement.next_piece()));
            let queued = selection.queued().iter().zip(plies).map(|(&cell, ply)| (cell, own(ply)));
            considered.into_iter().chain(queued).collect()
        });
        Some(pieces.into_iter().map(ghost).collect_view())
    }
}

/// The arrows, the best one on top.
pub(super) fn arrows(facing: Facing, arrows: Memo<Vec<Arrow>>) -> impl IntoView {
    move || arrows.get().into_iter().rev().map(|arrow| arrow::draw(arrow, facing)).collect_view()
}

/// The ring around the focused cell; `rise` gives the height of the stack on a cell.
pub(super) fn focus(
    facing: Facing,
    focus: Focus,
    rise: impl Fn(Cell) -> f64 + Send + Sync + 'static,
) -> impl IntoView {
    move || {
        focus.is_shown.get().then(|| {
            let cell = focus.cell.get();
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

/// The dragged stack; `plan` gives the drawing of the stack on a cell.
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
