//! The table as a board shows it.

use dvonn_coach::AdviceStep;
use dvonn_core::{CellMap, Move, StackMove};
use dvonn_game::{Composition, Ply, TimeControl};
use dvonn_view::{Arrow, Control, Mark, Scene};

use super::Table;
use crate::Hint;

impl Table {
    /// What a board shows. A move that the server has not confirmed yet is shown as played.
    pub fn scene(&self) -> Scene {
        let unconfirmed = self.unconfirmed.and_then(|mv| Ply::of(self.position(), mv).ok());
        let history = self.game.history();
        let last = unconfirmed.as_ref().or(history.plies().last());
        Scene {
            composition: Composition::after(history.start(), history.plies().iter().chain(&unconfirmed)),
            last: last.map(|ply| ply.mv),
            control: self.control(),
            premoves: self.has_premoves(),
            arrows: self.arrow().into_iter().collect(),
            marks: self
                .hint
                .as_ref()
                .filter(|hint| hint.shown == AdviceStep::Area)
                .map(marks)
                .unwrap_or_default(),
            ..Scene::new(last.map_or(*history.start(), |ply| ply.position))
        }
    }

    /// The part of the hint that is shown, or what the teacher warns of.
    fn arrow(&self) -> Option<Arrow> {
        match &self.oversight {
            Some(oversight) => Arrow::of(oversight.reply(), 1),
            None => self.hint.as_ref().and_then(arrow),
        }
    }

    /// What a board shows of an earlier position, after this many plies: nobody can play there.
    pub fn scene_at(&self, ply: usize) -> Scene {
        let history = self.game.history();
        let plies = &history.plies()[..ply.min(history.plies().len())];
        Scene {
            composition: Composition::after(history.start(), plies),
            last: plies.last().map(|ply| ply.mv),
            ..Scene::new(plies.last().map_or(*history.start(), |ply| ply.position))
        }
    }

    /// Whether moves may be chosen before the turn: where somebody elsewhere plays, too, and the time for the game is limited.
    fn has_premoves(&self) -> bool {
        let is_fast = self.terms.control.is_some_and(|control| !matches!(control, TimeControl::Days { .. }));
        self.is_remote() && is_fast
    }

    /// Who may use the board here.
    fn control(&self) -> Control {
        match (self.people_here(), self.only_person()) {
            _ if self.game.ending().is_some() || self.is_filling() => Control::Nobody,
            (0, _) => Control::Nobody,
            (_, Some(color)) => Control::Only(color),
            (_, None) => Control::Both,
        }
    }
}

/// The part of the hint that is shown.
fn arrow(hint: &Hint) -> Option<Arrow> {
    match (hint.mv(), hint.shown) {
        (_, AdviceStep::Area) => None,
        (Move::Stack(StackMove { from, .. }), AdviceStep::Stack) => Some(Arrow::at(from, 1)),
        (mv, _) => Arrow::of(mv, 1),
    }
}

/// Where to look.
fn marks(hint: &Hint) -> CellMap<Option<Mark>> {
    let cells = hint.cells();
    CellMap::from_fn(|cell| cells.contains(cell).then_some(Mark::Target))
}
