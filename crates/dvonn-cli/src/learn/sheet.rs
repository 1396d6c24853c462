//! Puzzles to print: a page of diagrams, and a page with the solutions.

use dvonn_coach::{Puzzle, PuzzleAim};
use dvonn_core::{Move, Notation, StackMove};
use dvonn_text::{Texts, key};
use dvonn_view::{Diagram, Sheet};

/// The puzzles, and the same diagrams with the first move and the line of each solution.
pub(super) fn pages(texts: &Texts, puzzles: &[&Puzzle], notation: Notation) -> [String; 2] {
    let diagram = |puzzle: &Puzzle| {
        let aim = caption(texts, puzzle);
        Diagram::new(&puzzle.start.into()).coordinates(Some(notation)).caption(aim)
    };
    let mut questions = Sheet::new(texts.get(key::PUZZLES_TITLE));
    let mut solutions = Sheet::new(texts.get(key::PUZZLE_SOLUTIONS));
    for (puzzle, number) in puzzles.iter().zip(1..) {
        questions = questions.with(diagram(puzzle), format!("{number}. {}", caption(texts, puzzle)));
        let mut solved = diagram(puzzle);
        if let Move::Stack(StackMove { from, to }) = puzzle.key_move() {
            solved = solved.arrow(from, to);
        }
        solutions = solutions.with(solved, format!("{number}. {}", line(texts, puzzle, notation)));
    }
    [questions.to_svg(), solutions.to_svg()]
}

/// Who moves, and what there is to find.
fn caption(texts: &Texts, puzzle: &Puzzle) -> String {
    let color = puzzle.side().into();
    match puzzle.aim() {
        PuzzleAim::Win => texts.get(key::PuzzleCaptionWin { color }),
        PuzzleAim::Draw => texts.get(key::PuzzleCaptionDraw { color }),
        PuzzleAim::Pieces => texts.get(key::PuzzleCaptionPieces { color }),
    }
}

/// The moves of the solution.
fn line(texts: &Texts, puzzle: &Puzzle, notation: Notation) -> String {
    let name = |mv: &Move| match mv {
        Move::Pass => texts.get(key::MOVES_PASS),
        mv => notation.move_text(*mv),
    };
    puzzle.proof.line.iter().map(name).collect::<Vec<_>>().join(" ")
}
