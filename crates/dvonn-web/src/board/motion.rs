//! Animates moving and removed stacks, above a board that already shows the new position.
//!
//! Nothing waits for an animation: a new position replaces it, and clicks go to the board below.

use std::time::Duration;

use dvonn_core::{Cell, Move};
use dvonn_view::{Animation, Facing, Motion, Scene, StackPlan};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::canvas::{UNIT, node, translate};
use super::stack;

/// How far a stack drifts while it fades, in units of the drawing.
const DRIFT: f64 = 0.62 * UNIT;

/// A running animation.
#[derive(Clone)]
struct Playback {
    /// A new number for every animation.
    number: u32,
    animation: Animation,
    facing: Facing,
    motion: Motion,
    travel: u32,
    fall: u32,
}

/// The animations above a board.
#[derive(Clone, Copy)]
pub(super) struct Stage {
    playback: RwSignal<Option<Playback>>,
    /// The cell where a stack is about to land, and the stack shown there until then.
    waiting: RwSignal<Option<(Cell, StackPlan)>>,
    /// The cell of the last landing, and its number.
    landed: RwSignal<Option<(Cell, u32)>>,
    number: StoredValue<u32>,
    timers: StoredValue<Vec<TimeoutHandle>>,
    /// A move made by dragging, which is not animated again.
    carried: StoredValue<Option<Move>>,
}

impl Stage {
    pub(super) fn new() -> Stage {
        let stage = Stage {
            playback: RwSignal::new(None),
            waiting: RwSignal::new(None),
            landed: RwSignal::new(None),
            number: StoredValue::new(0),
            timers: StoredValue::new(Vec::new()),
            carried: StoredValue::new(None),
        };
        on_cleanup(move || {
            if let Some(timers) = stage.timers.try_update_value(std::mem::take) {
                timers.iter().for_each(TimeoutHandle::clear);
            }
        });
        stage
    }

    /// The next position comes from this move, made by dragging.
    pub(super) fn was_carried(self, mv: Move) {
        self.carried.set_value(Some(mv));
    }

    /// The stack shown on a cell while another one moves there.
    pub(super) fn waiting_on(self, cell: Cell) -> Option<StackPlan> {
        self.waiting.with(|waiting| {
            waiting.as_ref().filter(|(there, _)| *there == cell).map(|(_, plan)| plan.clone())
        })
    }

    /// Whether something has just landed on a cell; changes with every landing.
    pub(super) fn landed_on(self, cell: Cell) -> Option<u32> {
        self.landed.get().filter(|(there, _)| *there == cell).map(|(_, number)| number)
    }

    /// Animates the last move of a new scene.
    pub(super) fn show(self, before: &Scene, after: &Scene, facing: Facing, motion: Motion) {
        self.stop();
        let carried = self.carried.try_update_value(Option::take).flatten();
        if motion == Motion::Off {
            return;
        }
        let Some(mut animation) = Animation::between(before, after, facing) else { return };
        let landing =
            animation.flight.as_ref().map(|flight| flight.to).or(animation.placed.map(|(cell, _)| cell));
        if !motion.travels() || (carried.is_some() && carried == after.last) {
            animation.flight = None;
        }
        let travel = animation.flight.as_ref().map_or(0, |flight| motion.travel(flight.distance));
        let fall = motion.fall();
        let number = self.number.try_update_value(|number| {
            *number += 1;
            *number
        });
        let Some(number) = number else { return };
        self.waiting.set(animation.flight.as_ref().map(|flight| (flight.to, flight.below.clone())));
        let land = move || {
            self.waiting.set(None);
            if motion.travels() {
                self.landed.set(landing.map(|cell| (cell, number)));
            }
        };
        if travel == 0 {
            land();
        } else {
            self.later(travel, land);
        }
        self.later(travel + fall + 60, move || self.playback.set(None));
        self.playback.set(Some(Playback { number, animation, facing, motion, travel, fall }));
    }

    fn later(self, millis: u32, then: impl FnOnce() + 'static) {
        if let Ok(timer) = set_timeout_with_handle(then, Duration::from_millis(millis.into())) {
            self.timers.update_value(|timers| timers.push(timer));
        }
    }

    fn stop(self) {
        self.timers.update_value(|timers| timers.drain(..).for_each(|timer| timer.clear()));
        self.waiting.set(None);
        self.landed.set(None);
        self.playback.set(None);
    }

    /// The animated layer.
    pub(super) fn draw(self) -> impl IntoView {
        // At most one entry; its key makes every playback a new element, so that the animations restart.
        let playbacks = move || self.playback.get().into_iter().collect::<Vec<_>>();
        view! {
            <g class="board-stage" aria-hidden="true">
                <For each=playbacks key=|playback| playback.number children=|playback| draw(&playback) />
            </g>
        }
    }
}

fn draw(playback: &Playback) -> impl IntoView + use<> {
    let Playback { facing, motion, travel, fall, .. } = *playback;
    let orientation = facing.orientation;
    let (drift, class) = if motion.travels() { (DRIFT, "fall") } else { (0.0, "fall is-fading") };
    let falls = playback
        .animation
        .falls
        .iter()
        .map(|falling| {
            let (x, y) = (falling.drift.x * drift, falling.drift.y * drift);
            let delay = format!("{travel}ms");
            let time = format!("{fall}ms");
            view! {
                <g transform=translate(node(falling.cell, facing))>
                    <g
                        class=class
                        style:animation-delay=delay.clone()
                        style:animation-duration=time.clone()
                        style:--drift-x=format!("{x:.1}px")
                        style:--drift-y=format!("{y:.1}px")
                    >
                        <g class="is-grey">{stack::draw(&falling.stack, orientation)}</g>
                        <g class="fall-colour" style:animation-delay=delay.clone() style:animation-duration=time.clone()>
                            {stack::draw(&falling.stack, orientation)}
                        </g>
                    </g>
                </g>
            }
        })
        .collect_view();
    let flight = playback.animation.flight.as_ref().map(|flight| {
        let (from, to) = (node(flight.from, facing), node(flight.to, facing));
        // It lands on top of the stack there, and so ends higher than on the board.
        let climb = flight.below.rise() / 2.0 * UNIT;
        view! {
            <g transform=translate(from)>
                <g
                    class="flight"
                    style:animation-duration=format!("{travel}ms")
                    style:--travel-x=format!("{:.1}px", to.x - from.x)
                    style:--travel-y=format!("{:.1}px", to.y - from.y - climb)
                >
                    <g class="flight-lift" style:animation-duration=format!("{travel}ms")>
                        {stack::draw(&flight.carried, orientation)}
                    </g>
                </g>
            </g>
        }
    });
    view! { {falls} {flight} }
}
