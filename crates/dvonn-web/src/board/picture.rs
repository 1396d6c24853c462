//! The drawing of a scene: plate, stacks, and everything around them.

use dvonn_core::{Cell, CellSet, Move};
use dvonn_text::Texts;
use dvonn_view::{Arrow, Facing, Highlights, Intent, Overlays, Scene, Selection, ViewSettings};
use leptos::prelude::*;

use super::drawing::{Drawn, Pose, Stacks};
use super::hand::Hand;
use super::layers;
use super::names;
use super::plate::{self, Plate};
use super::surface::CellState;

/// The cells that can be used, whether or not they are highlighted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Usable {
    /// Stacks that can be picked.
    pub(super) movable: CellSet,
    /// Empty cells where a piece can be placed.
    pub(super) open: CellSet,
}

/// A scene with its hand, ready to be drawn.
#[derive(Clone, Copy)]
pub(super) struct Picture {
    hand: Hand,
    texts: Signal<Texts>,
    highlights: Memo<Highlights>,
    usable: Memo<Usable>,
}

impl Picture {
    pub(super) fn new(hand: Hand, texts: Signal<Texts>) -> Picture {
        let Hand { scene, settings, intent, .. } = hand;
        let highlights = Memo::new(move |_| {
            let overlays = settings.with(|settings| settings.overlays);
            scene.with(|scene| Highlights::of(scene, intent.get(), overlays))
        });
        let usable = Memo::new(move |_| {
            let all = scene.with(|scene| Highlights::of(scene, Intent::default(), Overlays::default()));
            Usable { movable: all.movable, open: all.open }
        });
        Picture { hand, texts, highlights, usable }
    }

    /// The state of a cell for the grid of cells.
    pub(super) fn cell_state(self, cell: Cell) -> CellState {
        let Hand { scene, selection, intent, .. } = self.hand;
        let Usable { movable, open } = self.usable.get();
        let is_grabbable = movable.contains(cell) || open.contains(cell);
        let is_target = self.highlights.with(|highlights| highlights.targets.contains(cell));
        scene.with(|scene| CellState {
            label: self.label(cell),
            pieces: scene.plan(cell).and_then(|plan| names::pieces(self.texts.get(), &plan)),
            selected: intent.get().picked == Some(cell)
                || scene.is_marked(cell)
                || selection.with(|selection| selection.queued().contains(&cell)),
            inviting: is_grabbable || is_target || scene.may_mark(),
            grabbable: is_grabbable,
        })
    }

    fn label(self, cell: Cell) -> String {
        let Hand { scene, settings, intent, .. } = self.hand;
        let naming = settings.with(ViewSettings::naming);
        let texts = self.texts.get();
        scene.with(|scene| {
            let name = match scene.marked {
                // Only the stack: whether it can move may be the question.
                Some(_) => names::marked(texts, naming, scene, cell),
                None => names::cell(texts, naming, scene, self.usable.get(), intent.get(), cell),
            };
            match scene.marks[cell] {
                Some(mark) => format!("{name}, {}", names::mark(texts, mark)),
                None => name,
            }
        })
    }

    fn drawn(self, cell: Cell) -> Drawn {
        let Hand { scene, stage, intent, dragged, .. } = self.hand;
        let intent = intent.get();
        let mv = scene.with(|scene| intent.mv(&scene.position)).filter(|mv| matches!(mv, Move::Stack(_)));
        // The target already shows the stack as it would stand there.
        let landing = mv.filter(|_| intent.considered == Some(cell));
        let plan = |scene: &Scene| match landing {
            Some(mv) => scene.landing(mv),
            None => scene.plan(cell),
        };
        let pose = match dragged.with(|dragged| dragged.map(|(away, _)| away)) {
            Some(away) if away == cell => Pose::Away,
            _ if intent.picked != Some(cell) => Pose::Resting,
            _ if mv.is_some() => Pose::Leaving,
            _ => Pose::Raised,
        };
        Drawn {
            stack: stage.waiting_on(cell).or_else(|| scene.with(plan)),
            ghost: self.highlights.with(|highlights| highlights.falls.contains(cell)),
            pose,
            landed: stage.landed_on(cell),
        }
    }

    /// Draws everything.
    pub(super) fn draw(self, facing: Facing) -> impl IntoView {
        let Hand { scene, settings, focus, selection, intent, hovered, dragged, .. } = self.hand;
        let highlights = self.highlights;
        let position = Memo::new(move |_| scene.with(|scene| scene.position));
        let last = Memo::new(move |_| scene.with(|scene| scene.last));
        let arrows = Memo::new(move |_| {
            let mut arrows = scene.with(|scene| scene.arrows.clone());
            let premove = selection.with(Selection::premove).map(Move::Stack);
            arrows.extend(premove.and_then(|mv| Arrow::of(mv, 1)));
            arrows
        });
        let marked = Memo::new(move |_| scene.with(|scene| scene.marked.unwrap_or_default()));
        let marks = Memo::new(move |_| scene.with(|scene| scene.marks));
        let notation = Signal::derive(move || settings.with(|settings| settings.notation));
        let plan = move |cell: Cell| scene.with(|scene| scene.plan(cell));
        let rings =
            layers::Rings { facing, position, last, highlights, intent, hovered, usable: self.usable };
        view! {
            <Plate facing notation />
            <g aria-hidden="true">
                {layers::links(facing, position, settings, highlights)}
                {layers::last_move(facing, last)}
                {layers::reach(facing, highlights, intent)}
                {layers::invitations(facing, highlights)}
            </g>
            <Stacks facing drawn=Callback::new(move |cell| self.drawn(cell)) />
            <g aria-hidden="true">
                {layers::blocked(facing, position, highlights)}
                {rings.draw()}
                {layers::marked(facing, position, marked)}
                {layers::marks(facing, position, marks)}
                {layers::ghost_pieces(facing, position, selection)}
                {layers::arrows(facing, arrows)}
                {plate::names(facing, notation)}
                {layers::focus(facing, focus, move |cell| layers::rise(position, cell))}
                {layers::dragged(facing, dragged, plan)}
            </g>
        }
    }
}
