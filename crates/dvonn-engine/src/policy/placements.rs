//! What can be seen in a placement.

use dvonn_core::{Cell, CellSet, Piece, Placement, Position};

use super::{Notes, Rings};
use crate::handcrafted::orbit;

/// The number of sights of [`PlacementScene::look`].
pub(super) const SIGHTS: usize = DVONN_SIGHTS + PIECE_SIGHTS;
const DVONN_SIGHTS: usize = ORBITS + 6 + 1;
const PIECE_SIGHTS: usize = ORBITS + 39;
const ORBITS: usize = 16;

/// A position of the placement phase.
pub(super) struct PlacementScene<'a> {
    placement: &'a Placement,
    dvonns: CellSet,
    own: CellSet,
    theirs: CellSet,
    near: Rings<5>,
}

impl<'a> PlacementScene<'a> {
    pub(super) fn new(placement: &'a Placement) -> PlacementScene<'a> {
        let position = Position::Placement(*placement);
        let cells = |piece: Piece| -> CellSet {
            let stack = dvonn_core::Stack::from(piece);
            Cell::ALL.into_iter().filter(|cell| position.stack(*cell) == Some(stack)).collect()
        };
        let us = placement.turn();
        let dvonns = cells(Piece::Dvonn);
        PlacementScene {
            placement,
            dvonns,
            own: cells(us.into()),
            theirs: cells(us.other().into()),
            near: Rings::around(dvonns),
        }
    }

    pub(super) fn look<V: FnMut(usize, i32)>(&self, cell: Cell, notes: &mut Notes<V>) {
        let beside = cell.neighbours();
        let count = |set: CellSet| (beside & set).len();
        if self.placement.next_piece() == Piece::Dvonn {
            notes.kind(ORBITS, orbit(cell));
            notes.kind(6, self.near.distance(cell));
            notes.amount(self.distances(cell));
            notes.next += PIECE_SIGHTS;
            return;
        }
        notes.next += DVONN_SIGHTS;
        notes.kind(ORBITS, orbit(cell));
        let distance = self.near.distance(cell).clamp(1, 4) - 1;
        notes.kind(8, if cell.is_edge() { distance } else { 4 + distance });
        notes.kind(4, count(self.dvonns));
        notes.kind(5, count(self.own));
        notes.kind(5, count(self.theirs));
        let empty = self.placement.empty();
        notes.kind(5, count(empty));
        notes.amount(self.distances(cell));
        // Around the DVONN pieces that it touches, and two steps from the cell.
        let touched = beside & self.dvonns;
        let around = touched.neighbours();
        notes.amount((around & self.own).len() as i32);
        notes.amount((around & self.theirs).len() as i32);
        notes.amount((around & empty).len() as i32);
        let wider = beside.neighbours() - beside;
        notes.amount((wider & self.own).len() as i32);
        notes.amount((wider & self.theirs).len() as i32);
        notes.amount((beside & self.own & touched.neighbours()).len() as i32);
        notes.flag(beside.is_subset(!empty));
        let edge = |set: CellSet| (beside & set).into_iter().filter(|cell| cell.is_edge()).count();
        notes.kind(4, edge(self.own));
    }

    /// The sum of the distances to all DVONN pieces.
    fn distances(&self, cell: Cell) -> i32 {
        self.dvonns.into_iter().map(|dvonn| i32::from(cell.distance(dvonn))).sum()
    }
}
