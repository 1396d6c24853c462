//! The figures of the rules book are true.

#![allow(clippy::unwrap_used)]

mod support;

use dvonn_coach::{Block, Figure, RULES};
use dvonn_core::{Color, Outcome};

fn figures() -> Vec<Figure> {
    let blocks = RULES.iter().flat_map(|section| section.blocks);
    blocks.filter_map(|block| if let Block::Figure(figure) = block { Some(*figure) } else { None }).collect()
}

#[test]
fn the_four_figures_show_what_they_say() {
    let figures = figures();
    assert_eq!(figures.len(), 4);
    let marked: Vec<String> = figures.iter().map(|figure| figure.cells().to_string()).collect();
    assert_eq!(marked, ["d2 g5 j5", "c2 c3 d3 d4 e4 f4 g4 j4", "b1 c1 c2 d2 d3 e4 e5", "f3 g2 g4"]);
    for figure in &figures {
        figure.line().into_iter().fold(figure.position(), |position, mv| position.play(mv).unwrap());
    }
}

#[test]
fn the_last_figure_shows_best_play_to_the_end() {
    let figure = figures()[3];
    let end = figure.line().into_iter().fold(figure.position(), |position, mv| position.play(mv).unwrap());
    assert_eq!(end.outcome(), Some(Outcome::Win { winner: Color::Black, margin: 17 }));
    assert_eq!(support::best_line(figure.position()).1.outcome(), end.outcome());
}
