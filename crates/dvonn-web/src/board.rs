//! The board: one picture that can be looked at, heard, clicked, dragged, tapped and typed to.
//!
//! What happens is decided in `dvonn_view`; here it is drawn and told. The parts: `plate` is the empty board,
//! `drawing` the stacks, `surface` the grid of cells that hands, keys and screen readers meet, `stage` what moves.

mod arrow;
mod canvas;
mod drawing;
mod motion;
mod names;
mod plate;
mod setup_board;
mod stack;
mod surface;
mod tip;

use dvonn_core::{Cell, CellSet, Move, Piece, Position};
use dvonn_game::{Composition, Layer};
use dvonn_text::words;
use dvonn_view::{
    Aim, Facing, Hands, Highlights, Look, Overlays, Point, Refusal, Reply, Selection, StackPlan, Table,
    lifelines,
};
use leptos::prelude::*;
use leptos::svg::Svg;

pub(crate) use self::arrow::Arrow;
pub(crate) use self::setup_board::{Brushes, SetupBoard};

use self::canvas::{node, place, scaled, translate};
use self::drawing::{Drawn, Stacks};
use self::motion::Stage;
use self::names::use_texts;
use self::plate::Plate;
use self::surface::{CellState, Gesture, Mark, Surface};
use self::tip::{Tip, TipView, When};

/// Why the tip beside a cell is there.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Asked {
    Refused(Cell, Refusal),
    Lingered(Cell),
}

/// The board of a game or an analysis.
#[component]
pub(crate) fn Board(
    /// What stands now, in both phases.
    #[prop(into)]
    position: Signal<Position>,
    /// What each stack is made of.
    #[prop(into)]
    composition: Signal<Composition>,
    /// The move that led here: marked, and animated when the position changes by it.
    #[prop(into)]
    last: Signal<Option<Move>>,
    /// Who may move here now.
    #[prop(into)]
    hands: Signal<Hands>,
    /// How it is shown.
    #[prop(into)]
    look: Signal<Look>,
    /// What is suggested.
    #[prop(into)]
    arrows: Signal<Vec<Arrow>>,
    /// A complete, legal move that was decided on.
    on_move: Callback<Move>,
    /// What the person has in mind; written here.
    aim: RwSignal<Aim>,
) -> impl IntoView {
    let texts = use_texts();
    let svg = NodeRef::<Svg>::new();
    let facing = Memo::new(move |_| look.with(Look::facing));
    let selection = RwSignal::new(Selection::default());
    let considered = Memo::new(move |_| selection.with(Selection::aim));
    let hovered = RwSignal::new(None::<Cell>);
    let asked = RwSignal::new(None::<Asked>);
    let dragged = RwSignal::new(None::<(Cell, Point)>);
    let mark = Mark::new();
    let stage = Stage::new();

    Effect::new(move |_| aim.set(considered.get()));
    let change = move |change: &mut dyn FnMut(&mut Selection, Table<'_>) -> Reply| {
        let position = position.get_untracked();
        let confirm = look.with_untracked(|look| look.confirm);
        let table = Table { position: &position, hands: hands.get_untracked(), confirm };
        let mut changed = selection.get_untracked();
        let reply = change(&mut changed, table);
        if selection.with_untracked(|selection| *selection != changed) {
            selection.set(changed);
        }
        reply
    };
    Effect::new(move |before: Option<(Position, Composition)>| {
        let (position, composition) = (position.get(), composition.get());
        if let Some(before) = before.filter(|(before, _)| *before != position) {
            let motion = look.with_untracked(|look| look.motion);
            let mv = last.get_untracked();
            stage.show((&before.0, &before.1), &position, mv, facing.get_untracked(), motion);
            asked.set(None);
        }
        (position, composition)
    });
    Effect::new(move |_| {
        position.track();
        hands.track();
        change(&mut |selection, table| {
            selection.refresh(table);
            Reply::Noted
        });
    });

    let highlights = Memo::new(move |_| {
        let overlays = look.with(|look| look.overlays);
        Highlights::of(&position.get(), hands.get(), considered.get(), overlays)
    });
    // What can be picked does not depend on what is shown.
    let movable = Memo::new(move |_| {
        let overlays = Overlays::default();
        let highlights = Highlights::of(&position.get(), hands.get(), Aim::default(), overlays);
        (highlights.movable, highlights.open)
    });

    let answer = move |cell: Option<Cell>, reply: Reply| match reply {
        Reply::Noted => {}
        Reply::Play(mv) => {
            hovered.set(None);
            on_move.run(mv);
        }
        Reply::Refused(reason) => asked.set(cell.map(|cell| Asked::Refused(cell, reason))),
    };
    let gesture = move |gesture: Gesture| -> bool {
        if !matches!(gesture, Gesture::Hover(_) | Gesture::Focus(_) | Gesture::Leave) {
            asked.set(None);
        }
        match gesture {
            Gesture::Hover(cell) => {
                if hovered.get_untracked() != cell {
                    hovered.set(cell);
                    asked.set(None);
                    change(&mut |selection, table| {
                        selection.point(table, cell);
                        Reply::Noted
                    });
                }
            }
            Gesture::Press(Some(cell)) => {
                let reply = change(&mut |selection, table| selection.press(table, cell));
                answer(Some(cell), reply);
            }
            Gesture::Press(None) => {
                change(&mut |selection, _| {
                    selection.cancel();
                    Reply::Noted
                });
            }
            Gesture::Lift(cell) => {
                let mut lifted = false;
                change(&mut |selection, table| {
                    lifted = selection.lift(table, cell);
                    Reply::Noted
                });
                if lifted {
                    hovered.set(None);
                    dragged.set(Some((cell, facing.get_untracked().center(cell))));
                }
                return lifted;
            }
            Gesture::Carry(at) => {
                dragged.update(|dragged| {
                    if let Some((_, place)) = dragged {
                        *place = at;
                    }
                });
                let cell = facing.get_untracked().nearest(at);
                change(&mut |selection, table| {
                    selection.point(table, cell);
                    Reply::Noted
                });
            }
            Gesture::Drop(cell) => {
                dragged.set(None);
                let reply = change(&mut |selection, table| selection.drop(table, cell));
                if let Reply::Play(mv) = reply {
                    stage.was_carried(mv);
                }
                answer(cell, reply);
            }
            Gesture::Linger(cell) => asked.set(Some(Asked::Lingered(cell))),
            Gesture::Focus(cell) => {
                asked.set(None);
                change(&mut |selection, table| {
                    selection.point(table, Some(cell));
                    Reply::Noted
                });
            }
            Gesture::Leave => {
                dragged.set(None);
                change(&mut |selection, table| {
                    selection.point(table, None);
                    Reply::Noted
                });
            }
            Gesture::Key(key) => {
                let notation = look.with_untracked(Look::naming);
                let has_something = selection.with_untracked(|selection| *selection != Selection::default());
                let mut typed = None;
                match key.as_str() {
                    "Enter" | " " => {
                        let mut cell = mark.cell.get_untracked();
                        let reply = change(&mut |selection, table| {
                            if let Some((named, reply)) = selection.finish_typing(table, notation) {
                                cell = named;
                                return reply;
                            }
                            selection.press(table, cell)
                        });
                        mark.cell.set(cell);
                        answer(Some(cell), reply);
                        return true;
                    }
                    "Escape" => {
                        change(&mut |selection, _| {
                            selection.cancel();
                            Reply::Noted
                        });
                        return has_something;
                    }
                    "Backspace" => {
                        let is_typing = selection.with_untracked(|selection| !selection.typed().is_empty());
                        change(&mut |selection, _| {
                            selection.erase_typed();
                            Reply::Noted
                        });
                        return is_typing;
                    }
                    _ => {}
                }
                let mut characters = key.chars();
                if let (Some(character), None) = (characters.next(), characters.next()) {
                    if !hands.get_untracked().may_move(position.with_untracked(Position::turn)) {
                        return false;
                    }
                    let reply = change(&mut |selection, table| {
                        typed = selection.type_character(table, notation, character);
                        typed.map_or(Reply::Noted, |(_, reply)| reply)
                    });
                    if let Some((Some(cell), _)) = typed {
                        mark.cell.set(cell);
                        answer(Some(cell), reply);
                    }
                }
                return typed.is_some();
            }
        }
        true
    };

    let cell_state = move |cell: Cell| CellState {
        label: look.with(|look| {
            highlights.with(|highlights| {
                names::cell(texts.get(), look, &position.get(), highlights, considered.get(), cell)
            })
        }),
        selected: considered.get().picked == Some(cell),
        inviting: {
            let (movable, open) = movable.get();
            movable.contains(cell)
                || open.contains(cell)
                || highlights.with(|highlights| highlights.targets.contains(cell))
        },
        grabbable: movable.get().0.contains(cell),
    };
    let drawn = move |cell: Cell| {
        let stack = stage.waiting_on(cell).or_else(|| {
            let stack = position.with(|position| position.stack(cell))?;
            Some(composition.with(|composition| StackPlan::new(stack, composition.stack(cell))))
        });
        Drawn {
            stack,
            ghost: highlights.with(|highlights| highlights.falls.contains(cell)),
            raised: considered.get().picked == Some(cell),
            away: dragged.with(|dragged| dragged.is_some_and(|(away, _)| away == cell)),
            landed: stage.landed_on(cell),
        }
    };
    let tip = Memo::new(move |_| {
        let texts = texts.get();
        let stack_tip = |cell: Cell, when: When, least: u8| {
            let stack =
                position.with(|position| position.stack(cell)).filter(|stack| stack.height() >= least)?;
            let plan = composition.with(|composition| StackPlan::new(stack, composition.stack(cell)));
            let text = if stack.height() > 1 { names::pieces(texts, &plan) } else { String::new() };
            let title = words::stack(&texts, cell, Some(stack), look.with(Look::naming));
            Some(Tip { cell, title, text, fan: Some(plan), when })
        };
        match asked.get() {
            Some(Asked::Refused(cell, refusal)) => {
                let text = position
                    .with(|position| look.with(|look| names::refusal(texts, look, position, refusal)));
                return Some(Tip { cell, title: String::new(), text, fan: None, when: When::Now });
            }
            Some(Asked::Lingered(cell)) => return stack_tip(cell, When::Now, 1),
            None => {}
        }
        if considered.get() != Aim::default() || dragged.with(Option::is_some) {
            return None;
        }
        let cell = if mark.shown.get() { Some(mark.cell.get()) } else { hovered.get() };
        stack_tip(cell?, When::Soon, 2)
    });
    let status = move || {
        let texts = texts.get();
        if let Some(Asked::Refused(_, refusal)) = asked.get() {
            return position
                .with(|position| look.with(|look| names::refusal(texts, look, position, refusal)));
        }
        if selection.with(Selection::is_armed) {
            return texts.get("board-again");
        }
        // What the mark stands on is read out by itself.
        let Some(picked) = considered.get().picked else { return String::new() };
        let naming = look.with(Look::naming);
        let targets = position.with(|position| {
            position.movement().map(|movement| movement.targets(picked)).unwrap_or_default()
        });
        let cells: Vec<String> = targets.into_iter().map(|cell| naming.cell_name(cell)).collect();
        let values = [("cell", naming.cell_name(picked).into()), ("cells", cells.join(", ").into())];
        texts.with("board-picked-up", &values)
    };

    let picture = move || {
        let facing = facing.get();
        view! {
            <Plate facing notation=Signal::derive(move || look.with(|look| look.notation)) />
            <g aria-hidden="true">
                {lifeline_layer(facing, position, look, highlights)}
                {last_layer(facing, last)}
                {reach_layer(facing, highlights, considered)}
                {blocked_layer(facing, highlights)}
                {invitation_layer(facing, highlights)}
            </g>
            <Stacks facing drawn=Callback::new(drawn) />
            <g aria-hidden="true">
                {ring_layer(facing, position, last, highlights, considered, hovered, movable)}
                {ghost_piece_layer(facing, position, considered)}
                {arrow_layer(facing, arrows)}
                {mark_layer(facing, position, mark)}
                {drag_layer(facing, position, composition, dragged)}
            </g>
        }
    };
    view! {
        <div
            class="board"
            class:is-patterned=move || look.with(|look| look.pattern)
            class:is-dragging=move || dragged.with(Option::is_some)
        >
            <Surface
                node=svg
                facing
                name=Signal::derive(move || texts.get().get("board-name"))
                mark
                state=Callback::new(cell_state)
                on_gesture=Callback::new(gesture)
            >
                {picture}
                {stage.draw()}
            </Surface>
            <TipView tip node=svg facing />
            {move || {
                let typed = selection.with(|selection| selection.typed().to_owned());
                (!typed.is_empty()).then(|| view! { <span class="board-typed" aria-hidden="true">{typed}</span> })
            }}
            <p class="board-status" role="status">{status}</p>
        </div>
    }
}

/// How high the stack on a cell rises.
fn rise(position: Signal<Position>, cell: Cell) -> f64 {
    position.with(|position| position.stack(cell)).map_or(0.0, |stack| StackPlan::new(stack, &[]).rise())
}

/// The links between stacks, in the colour of the DVONN pieces.
fn lifeline_layer(
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
fn last_layer(facing: Facing, last: Signal<Option<Move>>) -> impl IntoView {
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
fn reach_layer(facing: Facing, highlights: Memo<Highlights>, aim: Memo<Aim>) -> impl IntoView {
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
fn blocked_layer(facing: Facing, highlights: Memo<Highlights>) -> impl IntoView {
    let blocked = Memo::new(move |_| highlights.with(|highlights| highlights.blocked));
    move || {
        let path: String = blocked
            .get()
            .into_iter()
            .map(|cell| canvas::polygon(&facing.hexagon(cell).map(scaled)))
            .collect();
        (!path.is_empty()).then(|| view! { <path class="blocked" d=path /> })
    }
}

/// Empty cells that wait for a piece.
fn invitation_layer(facing: Facing, highlights: Memo<Highlights>) -> impl IntoView {
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
fn ring_layer(
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

/// The piece that would be placed.
fn ghost_piece_layer(facing: Facing, position: Signal<Position>, aim: Memo<Aim>) -> impl IntoView {
    move || {
        let cell = aim.get().considered?;
        let Position::Placement(placement) = position.get() else { return None };
        let piece: Piece = placement.next_piece();
        let plan = StackPlan::new(piece.into(), &[Layer::Known(piece)]);
        Some(view! {
            <g class="ghost-piece" transform=translate(node(cell, facing))>
                {stack::draw(&plan, facing.orientation)}
            </g>
        })
    }
}

/// What is suggested, the best on top.
fn arrow_layer(facing: Facing, arrows: Signal<Vec<Arrow>>) -> impl IntoView {
    move || {
        let mut arrows = arrows.get();
        arrows.sort_by_key(|arrow| std::cmp::Reverse(arrow.rank));
        arrows.into_iter().map(|arrow| arrow.draw(facing)).collect_view()
    }
}

/// Where the keyboard is.
fn mark_layer(facing: Facing, position: Signal<Position>, mark: Mark) -> impl IntoView {
    move || {
        mark.shown.get().then(|| {
            let cell = mark.cell.get();
            let d = stack::silhouette(rise(position, cell), 9.0);
            view! {
                <g class="mark-ring" transform=translate(node(cell, facing))>
                    <path class="mark-edge" d=d.clone() />
                    <path class="mark-line" d=d />
                </g>
            }
        })
    }
}

/// The stack in the hand.
fn drag_layer(
    facing: Facing,
    position: Signal<Position>,
    composition: Signal<Composition>,
    dragged: RwSignal<Option<(Cell, Point)>>,
) -> impl IntoView {
    let cell = Memo::new(move |_| dragged.with(|dragged| dragged.map(|(cell, _)| cell)));
    let at = move || dragged.with(|dragged| dragged.map(|(_, at)| translate(scaled(at))));
    view! {
        <g class="dragged" transform=at>
            {move || {
                let cell = cell.get()?;
                let stack = position.with(|position| position.stack(cell))?;
                let plan = composition.with(|composition| StackPlan::new(stack, composition.stack(cell)));
                Some(stack::draw(&plan, facing.orientation))
            }}
        </g>
    }
}
