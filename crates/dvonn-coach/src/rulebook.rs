//! The rules book: its sections, paragraphs and figures in order. The words are in `dvonn-text`.

use dvonn_core::{Cell, CellSet, Color, Move, Position};

use crate::course::{FIGURE_1, FIGURE_2, FIGURE_3, FIGURE_4};
use crate::judge::Judge;
use crate::{Measure, Passage, Region, TextKey};

/// A part of the rules under one heading.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Section {
    /// Its name in addresses; never shown.
    pub id: &'static str,
    /// Key of the heading.
    pub heading: TextKey,
    /// Its content.
    pub blocks: &'static [Block],
}

/// A piece of a section.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Block {
    /// A paragraph, by its key.
    Paragraph(TextKey),
    /// A point of a list, by its key.
    Point(TextKey),
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
    pub marked: Region,
    /// Key of the caption.
    pub caption: TextKey,
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
    pub question: TextKey,
    /// Key of what the rulebooks say.
    pub said: TextKey,
    /// Key of what we play, and why.
    pub played: TextKey,
}

use Block::{Paragraph, Point};

/// The rules, complete and short.
pub const RULES: &[Section] = &[
    Section {
        id: "aim",
        heading: TextKey("rules-aim"),
        blocks: &[Paragraph(TextKey("rules-aim-control")), Paragraph(TextKey("rules-aim-pieces"))],
    },
    Section {
        id: "placement",
        heading: TextKey("rules-placement"),
        blocks: &[
            Point(TextKey("rules-placement-lots")),
            Point(TextKey("rules-placement-order")),
            Point(TextKey("rules-placement-anywhere")),
            Point(TextKey("rules-placement-full")),
        ],
    },
    Section {
        id: "movement",
        heading: TextKey("rules-movement"),
        blocks: &[
            Point(TextKey("rules-movement-first")),
            Point(TextKey("rules-movement-owner")),
            Point(TextKey("rules-movement-distance")),
            Point(TextKey("rules-movement-landing")),
            Block::Figure(Figure {
                board: FIGURE_1,
                moves: &["g2-j5"],
                marked: Region::Targets(Cell::G2),
                caption: TextKey("rules-figure-1"),
                facts: &[
                    ("cell", Measure::Cell(Cell::G2)),
                    ("height", Measure::Height(Cell::G2)),
                    ("targets", Measure::Cells(Region::Targets(Cell::G2))),
                ],
            }),
            Point(TextKey("rules-movement-blocked")),
            Block::Figure(Figure {
                board: FIGURE_2,
                moves: &[],
                marked: Region::Blocked,
                caption: TextKey("rules-figure-2"),
                facts: &[("cells", Measure::Cells(Region::Blocked))],
            }),
            Point(TextKey("rules-movement-dvonn")),
        ],
    },
    Section {
        id: "losing",
        heading: TextKey("rules-losing"),
        blocks: &[
            Point(TextKey("rules-losing-connected")),
            Point(TextKey("rules-losing-anyone")),
            Block::Figure(Figure {
                board: FIGURE_3,
                moves: &["e3-f3"],
                marked: Region::Falls(Cell::E3, Cell::F3),
                caption: TextKey("rules-figure-3"),
                facts: &[
                    ("move", Measure::Move(Cell::E3, Cell::F3)),
                    ("cells", Measure::Cells(Region::Falls(Cell::E3, Cell::F3))),
                    ("white", Measure::Lost(Color::White, Cell::E3, Cell::F3)),
                    ("black", Measure::Lost(Color::Black, Cell::E3, Cell::F3)),
                ],
            }),
            Point(TextKey("rules-losing-stay")),
        ],
    },
    Section {
        id: "turns",
        heading: TextKey("rules-turns"),
        blocks: &[
            Point(TextKey("rules-turns-must")),
            Point(TextKey("rules-turns-pass")),
            Point(TextKey("rules-turns-back")),
            Block::Figure(Figure {
                board: FIGURE_4,
                moves: &["g3-j3", "i4-i5", "pass", "j2-j4"],
                marked: Region::Falls(Cell::G3, Cell::J3),
                caption: TextKey("rules-figure-4"),
                facts: &[
                    ("move", Measure::Move(Cell::G3, Cell::J3)),
                    ("cells", Measure::Cells(Region::Falls(Cell::G3, Cell::J3))),
                    ("margin", Measure::Margin),
                ],
            }),
        ],
    },
    Section {
        id: "end",
        heading: TextKey("rules-end"),
        blocks: &[
            Point(TextKey("rules-end-when")),
            Point(TextKey("rules-end-towers")),
            Point(TextKey("rules-end-draw")),
        ],
    },
    Section {
        id: "tips",
        heading: TextKey("rules-tips"),
        blocks: &[
            Point(TextKey("rules-tip-1")),
            Point(TextKey("rules-tip-2")),
            Point(TextKey("rules-tip-3")),
            Point(TextKey("rules-tip-4")),
            Point(TextKey("rules-tip-5")),
        ],
    },
];

/// Where the rulebooks differ or say nothing, and what we play.
pub const DIFFERENCES: &[Difference] = &[
    Difference {
        question: TextKey("differ-wins"),
        said: TextKey("differ-wins-said"),
        played: TextKey("differ-wins-played"),
    },
    Difference {
        question: TextKey("differ-dvonn-removed"),
        said: TextKey("differ-dvonn-removed-said"),
        played: TextKey("differ-dvonn-removed-played"),
    },
    Difference {
        question: TextKey("differ-dvonn-counts"),
        said: TextKey("differ-dvonn-counts-said"),
        played: TextKey("differ-dvonn-counts-played"),
    },
    Difference {
        question: TextKey("differ-blocked"),
        said: TextKey("differ-blocked-said"),
        played: TextKey("differ-blocked-played"),
    },
    Difference {
        question: TextKey("differ-edge"),
        said: TextKey("differ-edge-said"),
        played: TextKey("differ-edge-played"),
    },
    Difference {
        question: TextKey("differ-distance"),
        said: TextKey("differ-distance-said"),
        played: TextKey("differ-distance-played"),
    },
    Difference {
        question: TextKey("differ-landing"),
        said: TextKey("differ-landing-said"),
        played: TextKey("differ-landing-played"),
    },
    Difference {
        question: TextKey("differ-dvonn-moves"),
        said: TextKey("differ-dvonn-moves-said"),
        played: TextKey("differ-dvonn-moves-played"),
    },
    Difference {
        question: TextKey("differ-first"),
        said: TextKey("differ-first-said"),
        played: TextKey("differ-first-played"),
    },
    Difference {
        question: TextKey("differ-pass"),
        said: TextKey("differ-pass-said"),
        played: TextKey("differ-pass-played"),
    },
    Difference {
        question: TextKey("differ-back"),
        said: TextKey("differ-back-said"),
        played: TextKey("differ-back-played"),
    },
    Difference {
        question: TextKey("differ-end"),
        said: TextKey("differ-end-said"),
        played: TextKey("differ-end-played"),
    },
    Difference {
        question: TextKey("differ-draw"),
        said: TextKey("differ-draw-said"),
        played: TextKey("differ-draw-played"),
    },
    Difference {
        question: TextKey("differ-placing"),
        said: TextKey("differ-placing-said"),
        played: TextKey("differ-placing-played"),
    },
    Difference {
        question: TextKey("differ-silent"),
        said: TextKey("differ-silent-said"),
        played: TextKey("differ-silent-played"),
    },
];
