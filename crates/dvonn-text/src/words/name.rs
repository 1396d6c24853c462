//! Names of colours, pieces, phases and cells.

use dvonn_core::{CellSet, Color, Notation, Phase, Piece};

use crate::{Texts, key};

/// `White`.
pub fn color(texts: &Texts, color: Color) -> String {
    texts.get(key::ColorName { color: color.into() })
}

/// `White`, or `You` to the reader with this colour.
pub fn side(texts: &Texts, side: Color, reader: Option<Color>) -> String {
    if reader == Some(side) { texts.get(key::PLAYER_YOU) } else { color(texts, side) }
}

/// `white piece`, `DVONN piece`.
pub fn piece(texts: &Texts, piece: Piece) -> String {
    texts.get(key::PieceName { piece: piece.into() })
}

/// `placement`, `movement`.
pub fn phase(texts: &Texts, phase: Phase) -> String {
    texts.get(match phase {
        Phase::Placement => key::PHASE_PLACEMENT,
        Phase::Movement => key::PHASE_MOVEMENT,
    })
}

/// The names of cells, sorted by letter and number: `a3 b1 b10`.
pub fn cells(cells: CellSet, notation: Notation) -> String {
    names(cells, notation).join(" ")
}

/// The names of cells, sorted by letter and number.
pub(super) fn names(cells: CellSet, notation: Notation) -> Vec<String> {
    let mut names: Vec<String> = cells.into_iter().map(|cell| notation.cell_name(cell)).collect();
    names.sort_by_cached_key(|name| (name.as_bytes()[0], name.len(), name.clone()));
    names
}
