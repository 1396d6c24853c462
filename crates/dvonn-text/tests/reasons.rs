//! Reasons for moves in words.

#![allow(clippy::unwrap_used)]

use dvonn_coach::{CutBy, Gap, Reason};
use dvonn_core::{Cell, CellSet, Color, Notation};
use dvonn_engine::{Estimate, Score, Wdl};
use dvonn_text::{Language, Texts, words};

/// One reason of each kind.
fn one_reason_of_each_kind() -> Vec<Reason> {
    let (cell, cells) = (Cell::E3, CellSet::of(Cell::E3).with(Cell::F3));
    let threat = "f3-e3".parse().unwrap();
    let estimate = |pieces| Score::Estimate(Estimate::from_pieces(pieces));
    let gap = |best, score| Gap { best, next: "c1-d1".parse().unwrap(), score };
    let line = || ["f3-e3", "c1-c2", "d1-d2", "e1-e2", "pass"].map(|mv| mv.parse().unwrap()).to_vec();
    vec![
        Reason::OnlyMove { gap: gap(Score::Draw, Score::proved(Wdl::Loss)) },
        Reason::OnlyMove { gap: gap(estimate(3.0), estimate(0.5)) },
        Reason::Proved { score: Score::proved(Wdl::Win), line: line() },
        Reason::Refuted { gap: gap(estimate(3.0), estimate(0.5)), line: line() },
        Reason::CutsOff { cells, own: 0, theirs: 5, by: CutBy::LinkLeaving },
        Reason::SavesFrom { threat, pieces: 12, cells, carries_dvonn: false },
        Reason::Takes { cell, height: 1, dvonns: 0, distance: 1 },
        Reason::Takes { cell, height: 5, dvonns: 0, distance: 1 },
        Reason::Takes { cell, height: 5, dvonns: 1, distance: 1 },
        Reason::Neutralises { cell, moves: 4 },
        Reason::Overloads { cell, height: 12 },
        Reason::Frees { cells },
        Reason::KeepsBridge { cell, cells, pieces: 12 },
        Reason::BreaksBridge { cells, own: 5, theirs: 1 },
        Reason::BringsDvonn { cell, stacks: cells },
        Reason::DeniesDvonn { cell },
        Reason::ForcesPass,
        Reason::Tempi { own: 5, theirs: 3, gained: 1 },
        Reason::Tempi { own: 3, theirs: 5, gained: -1 },
        Reason::OnEdge { cell },
        Reason::BesideDvonn { dvonns: cells },
        Reason::Apart { cell },
    ]
}

#[test]
fn every_reason_is_a_short_sentence_for_either_colour_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let mut told = std::collections::BTreeSet::new();
        for reason in one_reason_of_each_kind() {
            for color in Color::ALL {
                let sentence = words::move_reason(&texts, &reason, color, Notation::default());
                assert!(sentence.ends_with('.'), "{language:?}: {sentence}");
                // Three lines of a phone that is 360 pixels wide.
                assert!(sentence.chars().count() <= 110, "{language:?}: {sentence}");
                told.insert(sentence);
            }
        }
        assert!(told.len() >= one_reason_of_each_kind().len(), "{language:?}: {told:#?}");
    }
    let english = &Texts::default();
    let told = |reason: &Reason| words::move_reason(english, reason, Color::White, Notation::default());
    let all: Vec<String> = one_reason_of_each_kind().iter().map(told).collect();
    assert_eq!(all[0], "The only good move: all others are proved to be worse.");
    assert_eq!(all[1], "The only good move: the engine rates every other at least 2.5 pieces lower.");
    assert_eq!(all[3], "The answer: f3-e3 c1-c2 d1-d2 e1-e2.");
    assert_eq!(
        (all[4].as_str(), all[13].as_str()),
        ("It cuts off 5 of Black's pieces.", "It cuts off 5 of White's pieces.")
    );
}
