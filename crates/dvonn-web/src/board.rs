//! The board: one picture that can be looked at, heard, clicked, dragged, tapped and typed to.
//!
//! What happens is decided in `dvonn_view`; here it is drawn and told. The parts: `plate` is the empty board,
//! `drawing` the stacks, `layers` what is shown around them, `surface` the grid of cells that hands, keys and screen
//! readers meet (pointers by `fingers`), `hand` what they do there, `marks` what they mark instead, `motion` what
//! moves, `told` what is said of it all.

mod arrow;
mod canvas;
mod drawing;
mod fingers;
mod hand;
mod layers;
mod marks;
mod motion;
mod names;
mod painter;
mod plate;
mod pointer;
mod setup_board;
mod stack;
mod surface;
mod tip;
mod told;

use dvonn_core::{Cell, Move, Position};
use dvonn_game::Composition;
use dvonn_view::{Aim, Hands, Highlights, Look, Overlays, StackPlan};
use leptos::prelude::*;
use leptos::svg::Svg;

pub(crate) use self::arrow::Arrow;
pub(crate) use self::marks::Marks;
pub(crate) use self::setup_board::{Brushes, SetupBoard};

use self::drawing::{Drawn, Stacks};
use self::hand::{Asked, Hand};
use self::motion::Stage;
use self::names::use_texts;
use self::plate::Plate;
use self::surface::{CellState, Gesture, Surface};
use self::tip::TipView;
use self::told::Told;

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
    /// Cells that are marked here instead of moving.
    #[prop(optional)]
    marks: Option<Marks>,
    /// A stack that was to be moved and cannot.
    #[prop(optional)]
    on_refused: Option<Callback<Cell>>,
) -> impl IntoView {
    let texts = use_texts();
    let svg = NodeRef::<Svg>::new();
    let facing = Memo::new(move |_| look.with(Look::facing));
    let stage = Stage::new();
    let hand = Hand::new(position, hands, look, facing, on_move, stage);
    let Hand { mark, selection, hovered, asked, dragged, is_aiming, .. } = hand;
    let considered = hand.aim();

    Effect::new(move |_| aim.set(considered.get()));
    Effect::new(move |before: Option<(Position, Composition)>| {
        let (position, composition) = (position.get(), composition.get());
        if let Some(before) = before.filter(|(before, _)| *before != position) {
            let motion = look.with_untracked(|look| look.motion);
            let mv = last.get_untracked();
            stage.show((&before.0, &before.1), &position, mv, facing.get_untracked(), motion);
        }
        (position, composition)
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

    let is_marked =
        move |cell: Cell| marks.is_some_and(|marks| marks.cells.with(|cells| cells.contains(cell)));
    let cell_state = move |cell: Cell| CellState {
        label: look.with(|look| match marks {
            // Only what stands there: whether it can move may be the question.
            Some(_) => names::marked(texts.get(), look, &position.get(), cell, is_marked(cell)),
            None => highlights.with(|highlights| {
                names::cell(texts.get(), look, &position.get(), highlights, considered.get(), cell)
            }),
        }),
        // Of what it is made is what others see under the mouse.
        pieces: position.with(|position| position.stack(cell)).filter(|stack| stack.height() > 1).map(
            |stack| {
                let plan = composition.with(|composition| StackPlan::new(stack, composition.stack(cell)));
                names::pieces(texts.get(), &plan)
            },
        ),
        selected: considered.get().picked == Some(cell)
            || is_marked(cell)
            || selection.with(|selection| selection.ahead().contains(&cell)),
        inviting: {
            let (movable, open) = movable.get();
            movable.contains(cell)
                || open.contains(cell)
                || highlights.with(|highlights| highlights.targets.contains(cell))
                || marks.is_some_and(|marks| marks.is_open.get())
        },
        grabbable: {
            let (movable, open) = movable.get();
            movable.contains(cell) || open.contains(cell)
        },
    };
    Effect::new(move |_| {
        if let (Some(Asked::Refused(cell, _)), Some(tell)) = (asked.get(), on_refused) {
            tell.run(cell);
        }
    });
    let gesture = move |gesture: Gesture| {
        let taken = marks.and_then(|marks| marks.take(&gesture, mark, look));
        taken.unwrap_or_else(|| hand.take(gesture))
    };
    let plan = move |cell: Cell| {
        let stack = position.with(|position| position.stack(cell))?;
        Some(composition.with(|composition| StackPlan::new(stack, composition.stack(cell))))
    };
    let drawn = move |cell: Cell| {
        let stack = stage.waiting_on(cell).or_else(|| plan(cell));
        Drawn {
            stack,
            ghost: highlights.with(|highlights| highlights.falls.contains(cell)),
            raised: considered.get().picked == Some(cell),
            away: dragged.with(|dragged| dragged.is_some_and(|(away, _)| away == cell)),
            landed: stage.landed_on(cell),
        }
    };
    let board = Told { texts, position, composition, look, hand, considered };
    let tip = Memo::new(move |_| board.tip());

    let picture = move || {
        let facing = facing.get();
        view! {
            <Plate facing notation=Signal::derive(move || look.with(|look| look.notation)) />
            <g aria-hidden="true">
                {layers::links(facing, position, look, highlights)}
                {layers::last_move(facing, last)}
                {layers::reach(facing, highlights, considered)}
                {layers::blocked(facing, highlights)}
                {layers::invitations(facing, highlights)}
            </g>
            <Stacks facing drawn=Callback::new(drawn) />
            <g aria-hidden="true">
                {layers::rings(facing, position, last, highlights, considered, hovered, movable)}
                {marks.map(|marks| layers::marks(facing, position, marks.cells))}
                {layers::ghost_pieces(facing, position, selection)}
                {layers::arrows(facing, arrows)}
                {layers::mark(facing, mark, move |cell| layers::rise(position, cell))}
                {layers::dragged(facing, dragged, plan)}
            </g>
        }
    };
    view! {
        <div
            class="board"
            class:is-patterned=move || look.with(|look| look.pattern)
            class:is-dragging=move || dragged.with(Option::is_some)
            class:is-aiming=is_aiming
            class:is-placing=move || position.with(|position| position.movement().is_none())
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
                let typed = board.typed();
                (!typed.is_empty()).then(|| view! { <span class="board-typed" aria-hidden="true">{typed}</span> })
            }}
            <p class="board-status" role="status">{move || board.status()}</p>
        </div>
    }
}
