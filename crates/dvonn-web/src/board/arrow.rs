//! Arrows: what the engine or a hint suggests.

use dvonn_core::{Cell, Move};
use dvonn_view::{Bow, Facing};
use leptos::prelude::*;

use super::canvas::{node, place, scaled, translate};

/// A suggestion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Arrow {
    /// The stack to move; `None` for a placement, or for a stack that is only pointed out.
    pub(crate) from: Option<Cell>,
    /// Where it goes.
    pub(crate) to: Cell,
    /// 1 is the best.
    pub(crate) rank: u8,
}

impl Arrow {
    /// To a move; there is none to a pass.
    pub(crate) fn of(mv: Move, rank: u8) -> Option<Arrow> {
        match mv {
            Move::Place(to) => Some(Arrow { from: None, to, rank }),
            Move::Stack { from, to } => Some(Arrow { from: Some(from), to, rank }),
            Move::Pass => None,
        }
    }

    pub(super) fn draw(self, facing: Facing) -> AnyView {
        let class = if self.rank <= 1 { "arrow is-best" } else { "arrow" };
        let Some(from) = self.from.filter(|&from| from != self.to) else {
            return view! {
                <g class=class transform=translate(node(self.to, facing))>
                    <circle class="arrow-edge" r="49" />
                    <circle class="arrow-line" r="49" />
                </g>
            }
            .into_any();
        };
        let Bow { curve, head } = Bow::new(facing.center(from), facing.center(self.to));
        let [start, first, second, end] = curve.map(|point| place(scaled(point)));
        let curve = format!("M{start}C{first} {second} {end}");
        let [left, tip, right] = head.map(|point| place(scaled(point)));
        let head = format!("M{left}L{tip}L{right}z");
        view! {
            <g class=class>
                <path class="arrow-edge" d=curve.clone() />
                <path class="arrow-edge" d=head.clone() />
                <path class="arrow-line" d=curve />
                <path class="arrow-head" d=head />
            </g>
        }
        .into_any()
    }
}
