//! The rules book: its sections, paragraphs and figures in order. The words are in `dvonn-text`.

use dvonn_core::{Cell, CellSet, Color, Move, Position};

use crate::course::{FIGURE_1, FIGURE_2, FIGURE_3, FIGURE_4};
use crate::judge::Judge;
use crate::{Marked, Measure, Passage};

/// A part of the rules under one heading.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Section {
    /// Its name in addresses; never shown.
    pub id: &'static str,
    /// Key of the heading.
    pub heading: &'static str,
    /// Its content.
    pub blocks: &'static [Block],
}

/// A piece of a section.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Block {
    /// A paragraph, by its key.
    Paragraph(&'static str),
    /// A point of a list, by its key.
    Point(&'static str),
    /// A board that the reader can step through.
    Figure(Figure),
}

/// A board with a caption, and moves to step through.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Figure {
    /// Position text.
    pub board: &'static str,
    /// Moves that the reader steps through.
    pub moves: &'static [&'static str],
    /// What is marked on the board.
    pub marked: Marked,
    /// Key of the caption.
    pub caption: &'static str,
    /// What the caption mentions.
    pub facts: &'static [(&'static str, Measure)],
}

impl Figure {
    /// The board before any move.
    pub fn position(&self) -> Position {
        self.board.parse().expect("tests read every figure")
    }

    /// The moves to be stepped through.
    pub fn line(&self) -> Vec<Move> {
        self.moves.iter().map(|text| text.parse().expect("tests read every figure")).collect()
    }

    /// The cells that are marked.
    pub fn cells(&self) -> CellSet {
        self.marked.cells(&self.position())
    }

    /// The caption, with its facts.
    pub fn caption(&self) -> Passage {
        let (position, mut judge) = (self.position(), Judge::new(Judge::LIMIT));
        let fact =
            |(name, measure): &(&'static str, Measure)| Some((*name, measure.fact(&position, &mut judge)?));
        Passage { key: self.caption, facts: self.facts.iter().filter_map(fact).collect() }
    }
}

/// A question that the rulebooks answer differently, or not at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Key of the question.
    pub question: &'static str,
    /// Key of what the rulebooks say.
    pub said: &'static str,
    /// Key of what we play, and why.
    pub played: &'static str,
}

use Block::{Paragraph, Point};

/// The rules, complete and short.
pub const RULES: &[Section] = &[
    Section {
        id: "aim",
        heading: "rules-aim",
        blocks: &[Paragraph("rules-aim-control"), Paragraph("rules-aim-pieces")],
    },
    Section {
        id: "placement",
        heading: "rules-placement",
        blocks: &[
            Point("rules-placement-lots"),
            Point("rules-placement-order"),
            Point("rules-placement-anywhere"),
            Point("rules-placement-full"),
        ],
    },
    Section {
        id: "movement",
        heading: "rules-movement",
        blocks: &[
            Point("rules-movement-first"),
            Point("rules-movement-owner"),
            Point("rules-movement-distance"),
            Point("rules-movement-landing"),
            Block::Figure(Figure {
                board: FIGURE_1,
                moves: &["g2-j5"],
                marked: Marked::Targets(Cell::G2),
                caption: "rules-figure-1",
                facts: &[
                    ("cell", Measure::Cell(Cell::G2)),
                    ("height", Measure::Height(Cell::G2)),
                    ("targets", Measure::Marked(Marked::Targets(Cell::G2))),
                ],
            }),
            Point("rules-movement-blocked"),
            Block::Figure(Figure {
                board: FIGURE_2,
                moves: &[],
                marked: Marked::Blocked,
                caption: "rules-figure-2",
                facts: &[("cells", Measure::Marked(Marked::Blocked))],
            }),
            Point("rules-movement-dvonn"),
        ],
    },
    Section {
        id: "losing",
        heading: "rules-losing",
        blocks: &[
            Point("rules-losing-connected"),
            Point("rules-losing-anyone"),
            Block::Figure(Figure {
                board: FIGURE_3,
                moves: &["e3-f3"],
                marked: Marked::Falls(Cell::E3, Cell::F3),
                caption: "rules-figure-3",
                facts: &[
                    ("move", Measure::Move(Cell::E3, Cell::F3)),
                    ("cells", Measure::Marked(Marked::Falls(Cell::E3, Cell::F3))),
                    ("white", Measure::Lost(Color::White, Cell::E3, Cell::F3)),
                    ("black", Measure::Lost(Color::Black, Cell::E3, Cell::F3)),
                ],
            }),
            Point("rules-losing-stay"),
        ],
    },
    Section {
        id: "turns",
        heading: "rules-turns",
        blocks: &[
            Point("rules-turns-must"),
            Point("rules-turns-pass"),
            Point("rules-turns-back"),
            Block::Figure(Figure {
                board: FIGURE_4,
                moves: &["g3-j3", "i4-i5", "pass", "j2-j4"],
                marked: Marked::Falls(Cell::G3, Cell::J3),
                caption: "rules-figure-4",
                facts: &[
                    ("move", Measure::Move(Cell::G3, Cell::J3)),
                    ("cells", Measure::Marked(Marked::Falls(Cell::G3, Cell::J3))),
                    ("margin", Measure::Margin),
                ],
            }),
        ],
    },
    Section {
        id: "end",
        heading: "rules-end",
        blocks: &[Point("rules-end-when"), Point("rules-end-towers"), Point("rules-end-draw")],
    },
    Section {
        id: "tips",
        heading: "rules-tips",
        blocks: &[
            Point("rules-tip-1"),
            Point("rules-tip-2"),
            Point("rules-tip-3"),
            Point("rules-tip-4"),
            Point("rules-tip-5"),
        ],
    },
];

/// Where the rulebooks differ or say nothing, and what we play.
pub const DIFFERENCES: &[Difference] = &[
    Difference { question: "differ-wins", said: "differ-wins-said", played: "differ-wins-played" },
    Difference {
        question: "differ-dvonn-removed",
        said: "differ-dvonn-removed-said",
        played: "differ-dvonn-removed-played",
    },
    Difference {
        question: "differ-dvonn-counts",
        said: "differ-dvonn-counts-said",
        played: "differ-dvonn-counts-played",
    },
    Difference { question: "differ-blocked", said: "differ-blocked-said", played: "differ-blocked-played" },
    Difference { question: "differ-edge", said: "differ-edge-said", played: "differ-edge-played" },
    Difference {
        question: "differ-distance",
        said: "differ-distance-said",
        played: "differ-distance-played",
    },
    Difference { question: "differ-landing", said: "differ-landing-said", played: "differ-landing-played" },
    Difference {
        question: "differ-dvonn-moves",
        said: "differ-dvonn-moves-said",
        played: "differ-dvonn-moves-played",
    },
    Difference { question: "differ-first", said: "differ-first-said", played: "differ-first-played" },
    Difference { question: "differ-pass", said: "differ-pass-said", played: "differ-pass-played" },
    Difference { question: "differ-back", said: "differ-back-said", played: "differ-back-played" },
    Difference { question: "differ-end", said: "differ-end-said", played: "differ-end-played" },
    Difference { question: "differ-draw", said: "differ-draw-said", played: "differ-draw-played" },
    Difference { question: "differ-placing", said: "differ-placing-said", played: "differ-placing-played" },
    Difference { question: "differ-silent", said: "differ-silent-said", played: "differ-silent-played" },
];
