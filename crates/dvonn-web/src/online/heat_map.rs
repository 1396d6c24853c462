//! Where a player likes to place pieces.

use std::collections::BTreeMap;

use dvonn_core::Cell;
use dvonn_text::key;
use dvonn_view::{Facing, ViewSettings};
use leptos::prelude::*;

use crate::desk::{desk, text};

/// How many cells are named.
const NAMED: usize = 3;

/// A board with a dot on each cell, the larger the more often a piece was placed there.
pub(super) fn heat_map(placements: &BTreeMap<Cell, u32>) -> impl IntoView + use<> {
    let desk = desk();
    let facing: Facing = ViewSettings::default().facing();
    let most = placements.values().copied().max().unwrap_or(1);
    let dot = |cell: Cell| {
        let share = f64::from(placements.get(&cell).copied().unwrap_or(0)) / f64::from(most);
        let at = facing.center(cell);
        let (x, y) = (format!("{:.2}", at.x), format!("{:.2}", at.y));
        let radius = format!("{:.2}", share.sqrt() * 0.46);
        view! {
            <circle class="heat-cell" cx=x.clone() cy=y.clone() r="0.46" />
            <circle class="heat" cx=x cy=y r=radius />
        }
    };
    let dots = Cell::ALL.map(dot).into_iter().collect_view();
    let mut cells: Vec<(u32, Cell)> = placements.iter().map(|(cell, count)| (*count, *cell)).collect();
    cells.sort_by_key(|(count, cell)| (std::cmp::Reverse(*count), *cell));
    cells.truncate(NAMED);
    let told = move || {
        let texts = desk.texts.get();
        let notation = desk.preferences.notation();
        let names: Vec<String> = cells.iter().map(|(_, cell)| notation.cell_name(*cell)).collect();
        texts.get(key::ProfileMostOften { cells: texts.list(&names).into() })
    };
    let bounds = facing.bounds().grown(0.6);
    let (x, y, width, height) = (bounds.min.x, bounds.min.y, bounds.width(), bounds.height());
    view! {
        <section aria-labelledby="profile-placements">
            <h2 id="profile-placements">{text(key::PROFILE_PLACEMENTS)}</h2>
            <div class="card">
                <svg class="heat-map" viewBox=format!("{x:.2} {y:.2} {width:.2} {height:.2}") aria-hidden="true">{dots}</svg>
                <p class="note">{told}</p>
            </div>
        </section>
    }
}
