//! The board as text.

#![allow(clippy::unwrap_used)]

use dvonn_core::{Cell, CellSet, Move, Notation, Position};
use dvonn_view::TextBoard;
use proptest::prelude::*;

const FULL: &str = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M";
const FIGURE_2: &str = ".WBWWBBDB/.W2B3+WBBW2BW3W/.BWBWW2D.WBW/WBBB2.W3B3.B2./.B2W...... W M";
const FIGURE_3: &str = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";
const GIANTS: &str = "........./...WBB..../...BW11++B13+B..../...BWB..../......... B M";

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

#[test]
fn boards_look_as_reviewed() {
    let mv: Move = "e3-f3".parse().unwrap();
    let before = position(FIGURE_3);
    let mut after = before;
    let removed = after.apply(mv).unwrap().unwrap().removed;
    let targets = before.movement().unwrap().targets("e3".parse().unwrap());
    let boards = [
        ("empty", TextBoard::new(&Position::START)),
        ("full", TextBoard::new(&position(FULL))),
        ("figure_2", TextBoard::new(&position(FIGURE_2))),
        ("figure_3_considered", TextBoard::new(&before).highlighted(targets).removed(removed)),
        (
            "figure_3_picked",
            TextBoard::new(&before)
                .picked(Cell::E3)
                .cursor(Cell::F3)
                .highlighted(targets)
                .removed(removed)
                .suggested(CellSet::of(Cell::K3)),
        ),
        ("figure_3_played", TextBoard::new(&after).last_move(mv).removed(removed)),
        ("newsletter", TextBoard::new(&before).notation(Notation::Newsletter)),
        ("printed", TextBoard::new(&before).notation(Notation::Printed)),
        ("giants", TextBoard::new(&position(GIANTS))),
    ];
    for (name, board) in boards {
        insta::assert_snapshot!(name, board);
    }
}

/// The position after the plies chosen by these numbers.
fn played(choices: &[u16]) -> Position {
    let mut position = Position::START;
    for &choice in choices {
        let moves: Vec<Move> = position.legal_moves().collect();
        if moves.is_empty() {
            break;
        }
        position = position.play(moves[usize::from(choice) % moves.len()]).unwrap();
    }
    position
}

/// Reads the rows back as position text.
fn rows_of(board: &str) -> String {
    let rows = board.lines().skip(2).step_by(2).take(5).map(|line| {
        let row = line.trim();
        row[1..row.len() - 1].replace(['(', ')', ' '], "").replace('·', ".")
    });
    rows.collect::<Vec<String>>().join("/")
}

proptest! {
    #[test]
    fn every_board_fits_a_terminal_and_shows_its_position(choices in prop::collection::vec(any::<u16>(), 0..110)) {
        let position = played(&choices);
        let board = TextBoard::new(&position).last_move(Move::Pass).highlighted(CellSet::ALL).to_string();
        prop_assert_eq!(board.lines().count(), 13);
        prop_assert!(board.lines().all(|line| line.chars().count() <= 78 && line == line.trim_end()));
        let text = position.to_string();
        prop_assert_eq!(rows_of(&board), text.split(' ').next().unwrap());
    }

    #[test]
    fn spans_joined_are_the_plain_board(choices in prop::collection::vec(any::<u16>(), 0..110)) {
        let board = TextBoard::new(&played(&choices));
        let joined: Vec<String> = board
            .lines()
            .into_iter()
            .map(|spans| spans.into_iter().map(|span| span.text).collect::<String>().trim_end().to_owned())
            .collect();
        prop_assert_eq!(joined, board.to_string().lines().map(str::to_owned).collect::<Vec<_>>());
    }
}
