//! Names of colours, pieces, phases and cells.

use dvonn_core::{CellSet, Color, Notation, Phase, Piece};

use crate::{Texts, Value};

/// The value that stands for a colour in our texts, in every language.
pub(super) fn color_value(color: Color) -> Value<'static> {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
    .into()
}

pub(super) fn piece_value(piece: Piece) -> Value<'static> {
    match piece {
        Piece::White => "white",
        Piece::Black => "black",
        Piece::Dvonn => "dvonn",
    }
    .into()
}

/// `White`.
pub fn color(texts: &Texts, color: Color) -> String {
    texts.with("color-name", &[("color", color_value(color))])
}

/// `white piece`, `DVONN piece`.
pub fn piece(texts: &Texts, piece: Piece) -> String {
    texts.with("piece-name", &[("piece", piece_value(piece))])
}

/// `placement`, `movement`.
pub fn phase(texts: &Texts, phase: Phase) -> String {
    texts.get(match phase {
        Phase::Placement => "phase-placement",
        Phase::Movement => "phase-movement",
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
