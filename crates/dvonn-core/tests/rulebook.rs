//! The rules of the game, sentence by sentence.
//!
//! The sentences were drawn from four texts: the Polish (PL), Romanian (RO) and Ukrainian (UA) editions of the
//! rulebook, cited by section and paragraph, and an Italian newsletter (IT), Astratti `PerGioco` 48, which has
//! no numbers. The Ukrainian edition prints two sections Г; `UA /6` is paragraph 6 of the second one, about
//! the movement phase. Where the texts disagree or say nothing, the last part of this file, 23 rows, shows
//! what we play and notes what was rejected.

#![allow(clippy::unwrap_used)]

mod play;

use std::collections::{BTreeSet, HashSet};

use dvonn_core::{
    Cell, CellSet, Color, Direction, Move, MoveError, Notation, Outcome, Phase, Piece, Position, Stack,
    StackMove, Symmetry, perft,
};
use play::{Chance, position_after, scores};

/// A full board of the usual kind: DVONN pieces on f3, c2 and f1.
const FULL: &str = "WBWBWBWBW/BWBWBWBWBW/WBWBWDWBWBW/WWDBWBWBWB/BBBWBDBWB W M";
/// A full board with all 23 white pieces on inner cells.
const WHITE_INSIDE: &str = "BBBBBBBBB/BWWWWWWWWB/BWWWDWDWWWB/BWWWWWWWWB/BBBBBBBBD W M";
/// White's only stack, d3, is enclosed.
const ENCLOSED: &str = "........./..BB....../..DWDD...../..BB....../......... W M";
/// White's only move, g3-j3, loses three stacks: an example of the newsletter.
const ONE_MOVE: &str = "......W4+../.....W5.BB5B4+/.....B2W3+.B5W2./......W6..B2/......... W M";

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A position of the movement phase with all its stacks on row 3, from a3; the rest of the row is empty.
fn row_3(stacks: &str, side: char) -> Position {
    let cells = stacks.chars().filter(|character| ".WBD".contains(*character)).count();
    let row = format!("{stacks}{}", ".".repeat(11 - cells));
    position(&format!("........./........../{row}/........../......... {side} M"))
}

fn check_play(before: Position, text: &str, after: Position, removed: &[Cell]) {
    let mut found = before;
    let effects = found.apply(mv(text)).unwrap_or_else(|error| panic!("{text} on {before}: {error}"));
    let found_removed = effects.map_or(CellSet::EMPTY, |effects| effects.removed);
    assert_eq!(found_removed, removed.iter().copied().collect(), "removed by {text} on {before}");
    assert_eq!(found, after, "{text} on {before}");
}

fn check_refused(before: Position, text: &str, error: MoveError) {
    assert_eq!(before.play(mv(text)), Err(error), "{text} on {before}");
}

fn check_legal<const N: usize>(position: Position, expected: [&str; N]) {
    let found: BTreeSet<String> = position.legal_moves().map(|mv| mv.to_string()).collect();
    assert_eq!(found, expected.map(str::to_owned).into(), "legal moves of {position}");
}

fn play_all(start: Position, moves: &[&str]) -> Position {
    moves.iter().fold(start, |position, text| position.play(mv(text)).unwrap())
}

/// 400 whole games: every position, with the move that was played there.
fn games() -> impl Iterator<Item = (Vec<Position>, Vec<Move>)> {
    (0..400).map(|seed| {
        let mut chance = Chance::new(seed);
        let mut positions = vec![Position::START];
        let mut moves = Vec::new();
        while let Some(mv) = chance.pick(&positions[moves.len()]) {
            positions.push(positions[moves.len()].play(mv).unwrap());
            moves.push(mv);
        }
        (positions, moves)
    })
}

// ---- Board and names ----

// PL C/2, RO C.2, UA В/2 (nine spaces before each player), IT (49 cells).
#[test]
fn the_board_has_49_cells_in_rows_of_9_10_11_10_and_9() {
    let cells_of_row = |row| Cell::ALL.into_iter().filter(|cell| cell.row() == row).count();
    assert_eq!([0, 1, 2, 3, 4].map(cells_of_row), [9, 10, 11, 10, 9]);
    assert_eq!(Cell::ALL.len(), 49);
}

// The standard names: column letter, row digit.
#[test]
fn the_rows_are_a1_to_i1_a2_to_j2_a3_to_k3_b4_to_k4_and_c5_to_k5() {
    for (row, columns) in [(1, 'a'..='i'), (2, 'a'..='j'), (3, 'a'..='k'), (4, 'b'..='k'), (5, 'c'..='k')] {
        let expected: Vec<String> = columns.map(|column| format!("{column}{row}")).collect();
        let cells = Cell::ALL.into_iter().filter(|cell| cell.row() == row - 1);
        assert_eq!(cells.map(|cell| cell.to_string()).collect::<Vec<_>>(), expected);
    }
}

#[test]
fn neighbours_are_one_column_apart_one_row_apart_or_one_of_both_in_the_same_direction() {
    for one in Cell::ALL {
        for two in Cell::ALL {
            let columns = two.column() as i8 - one.column() as i8;
            let rows = two.row() as i8 - one.row() as i8;
            let expected = matches!((columns, rows), (1 | -1, 0) | (0, 1 | -1) | (1, 1) | (-1, -1));
            assert_eq!(one.neighbours().contains(two), expected, "{one} and {two}");
        }
    }
}

#[test]
fn of_the_cells_24_lie_on_the_edge_and_25_inside() {
    for (neighbours, cells) in [(3, 6), (4, 18), (5, 0), (6, 25)] {
        let found = Cell::ALL.into_iter().filter(|cell| cell.neighbours().len() == neighbours);
        assert_eq!(found.count(), cells, "cells with {neighbours} neighbours");
    }
    assert_eq!(Cell::ALL.into_iter().filter(|cell| cell.is_edge()).count(), 24);
}

/// All ways to go on laying the board onto itself so that neighbours stay neighbours, given the images of the
/// first cells.
fn symmetries(images: &mut Vec<Cell>, found: &mut Vec<Vec<Cell>>) {
    let Some(&cell) = Cell::ALL.get(images.len()) else {
        found.push(images.clone());
        return;
    };
    for image in Cell::ALL {
        let fits = Cell::ALL.iter().zip(images.iter()).all(|(before, before_image)| {
            image != *before_image
                && cell.neighbours().contains(*before) == image.neighbours().contains(*before_image)
        });
        if fits {
            images.push(image);
            symmetries(images, found);
            images.pop();
        }
    }
}

#[test]
fn the_board_has_four_symmetries_identity_half_turn_and_two_mirrors() {
    let mut found = Vec::new();
    symmetries(&mut Vec::new(), &mut found);
    let found: BTreeSet<Vec<Cell>> = found.into_iter().collect();
    let expected = Symmetry::ALL.map(|symmetry| Cell::ALL.map(|cell| symmetry.cell(cell)).to_vec());
    assert_eq!(found, expected.into());
}

// IT.
#[test]
fn the_newsletter_names_a_cell_by_row_letter_then_column_number() {
    for (row, letter, columns) in
        [(5, 'a', 3..=11), (4, 'b', 2..=11), (3, 'c', 1..=11), (2, 'd', 1..=10), (1, 'e', 1..=9)]
    {
        let expected: Vec<String> = columns.map(|column| format!("{letter}{column}")).collect();
        let cells = Cell::ALL.into_iter().filter(|cell| cell.row() == row - 1);
        let found: Vec<String> = cells.map(|cell| Notation::Newsletter.cell_name(cell)).collect();
        assert_eq!(found, expected);
    }
}

fn newsletter(text: &str) -> Move {
    Notation::Newsletter.parse_move(text).unwrap()
}

/// The cells that the stack on a cell can go to, all in newsletter names.
fn check_newsletter_targets<const N: usize>(position: Position, from: &str, expected: [&str; N]) {
    let from = Notation::Newsletter.parse_cell(from).unwrap();
    let targets = position.movement().unwrap().targets(from).into_iter();
    let found: BTreeSet<String> = targets.map(|cell| Notation::Newsletter.cell_name(cell)).collect();
    assert_eq!(found, expected.map(str::to_owned).into());
}

// IT: "le possibili opzioni sono d2-d4, d2-b4 e d2-b2", then "potrà muovere ... in d5, b5 oppure b3".
#[test]
fn in_the_newsletter_d1_d2_gives_d2_exactly_d4_b4_b2_and_then_e3_d3_gives_d3_exactly_d5_b5_b3() {
    let position = position(FULL).play(newsletter("d1-d2")).unwrap();
    check_newsletter_targets(position, "d2", ["d4", "b4", "b2"]);
    assert!(!position.movement().unwrap().enclosed().contains(Cell::B2), "d1 is free now");
    let position = position.play(newsletter("e3-d3")).unwrap();
    assert_eq!(position.stack(Cell::C2).unwrap().to_string(), "B2+", "with a red piece inside");
    check_newsletter_targets(position, "d3", ["d5", "b5", "b3"]); // Not d1, which is empty.
}

#[test]
fn other_readings_of_the_newsletter_names_contradict_its_examples() {
    // Each row numbered from 1: d2 is still b2, but the cells two steps above it would be b1 and b3.
    let [b4, d4] = [Direction::UpLeft, Direction::UpRight].map(|up| Cell::B2.step(up, 2).unwrap());
    let number = |cell: Cell| {
        Cell::ALL.into_iter().filter(|other| other.row() == cell.row() && *other <= cell).count()
    };
    assert_eq!([number(b4), number(d4)], [1, 3]);
    // Letters from the bottom row up: d is row 4, which has no first column, so there is no d1.
    assert_eq!(Cell::at(0, 3), None);
}

#[test]
fn the_newsletter_moves_are_straight_lines() {
    for (text, length) in [("c7-c10", 3), ("d10-b10", 2), ("b9-a9", 1), ("b5-b6", 1), ("d3-d6", 3)] {
        let Move::Stack(StackMove { from, to }) = newsletter(text) else { panic!("{text} is a stack move") };
        assert_eq!(from.line_to(to).map(|(_, distance)| distance), Some(length), "{text}");
    }
}

// IT: b5-b6 makes a stack of four and leaves a group that hangs on the red piece in d3; d3-d6 would remove it.
// The figure is lost; this board has the same moves.
#[test]
fn a_group_stays_with_the_dvonn_piece_in_its_stack_and_goes_when_that_stack_leaves() {
    let before = position("........./...WB3...../...W.DD..../..B3+W.B..../..B...... W M");
    let after = position("........./....W4...../...W.DD..../..B3+W.B..../..B...... B M");
    assert_eq!([newsletter("b5-b6"), newsletter("d3-d6")], [mv("e4-f4"), mv("c2-f2")]);
    check_play(before, "e4-f4", after, &[]);
    let last = position("........./....W4...../.....DD..../.....B4+..../......... W M");
    check_play(after, "c2-f2", last, &[Cell::C1, Cell::D2, Cell::D3]);
}

// IT: White leads 20 (2+4+6+3+5) to 19 (5+4+1+5+2+2), has only c7-c10, loses b7, c6 and d7, and Black wins 21
// to 5 with b9-a9 and d10-b10. The drawing is lost, but the cells of the moves and the numbers leave hardly
// another board. Figure 4 of the rulebooks has the same stacks with other heights; best play ends it 22 to 5.
#[test]
fn in_the_newsletter_white_must_play_c7_c10_and_loses_21_to_5() {
    let start = position(ONE_MOVE);
    assert_eq!(scores(&start), [20, 19]);
    assert_eq!(start.legal_moves().collect::<Vec<_>>(), [newsletter("c7-c10")]);
    let after = position("......W4+../.......BB5B4+/........B5W5+./.........B2/......... B M");
    check_play(start, "g3-j3", after, &[Cell::F3, Cell::G2, Cell::G4]);
    let mut end = after;
    for text in ["b9-a9", "pass", "d10-b10"] {
        end = end.play(newsletter(text)).unwrap();
    }
    assert_eq!(scores(&end), [5, 21]);
    assert_eq!(end.outcome(), Some(Outcome::Win { winner: Color::Black, margin: 16 }));
}

// ---- Rule 1 ----

/// Pieces of each kind on a board of single pieces.
fn count(position: &Position, piece: Piece) -> usize {
    position.occupied().into_iter().filter(|&cell| position.stack(cell) == Some(piece.into())).count()
}

// Rule 1; PL A, RO A, UA А, IT.
#[test]
fn there_are_23_white_23_black_and_3_dvonn_pieces() {
    let full = position_after(0, 49);
    assert_eq!([Piece::White, Piece::Black, Piece::Dvonn].map(|piece| count(&full, piece)), [23, 23, 3]);
}

// Rule 1; PL C/1, RO C.1, UA В/1, IT.
#[test]
fn white_starts_on_the_empty_board() {
    assert_eq!(Position::START, position("........./........../.........../........../......... W P"));
}

// Rule 1; PL D/1, RO D.1, UA Г/1, IT.
#[test]
fn placement_goes_white_dvonn_black_dvonn_white_dvonn_black_black_white_white_and_so_on() {
    let first = [(Color::White, Piece::Dvonn), (Color::Black, Piece::Dvonn), (Color::White, Piece::Dvonn)];
    let pairs = [(Color::Black, Piece::Black), (Color::White, Piece::White)];
    let order = first.into_iter().chain(pairs.into_iter().cycle().take(46));
    let mut position = Position::START;
    for (cell, (color, piece)) in Cell::ALL.into_iter().zip(order) {
        let Position::Placement(placement) = position else { panic!("{position} is no placement") };
        assert_eq!((placement.turn(), placement.next_piece()), (color, piece), "{position}");
        position = position.play(Move::Place(cell)).unwrap();
        assert_eq!(position.stack(cell), Some(piece.into()));
    }
}

// Rule 1; PL D/1, D/2, RO D.1, D.2, UA Г/1, Г/2, IT.
#[test]
fn one_piece_a_ply_goes_on_any_empty_cell_and_on_no_other() {
    for plies in 0..49 {
        let position = position_after(1, plies);
        let found: CellSet =
            Cell::ALL.into_iter().filter(|&cell| position.check(Move::Place(cell)).is_ok()).collect();
        assert_eq!(found, !position.occupied(), "{position}");
        assert_eq!(position.occupied().len(), plies);
        for cell in position.occupied() {
            assert_eq!(position.play(Move::Place(cell)), Err(MoveError::Occupied { cell }));
        }
    }
}

// Rule 1; PL D/3, RO D.3, UA Г/3.
#[test]
fn placement_takes_49_plies_none_may_be_skipped_and_the_board_ends_full() {
    for plies in 0..49 {
        let position = position_after(2, plies);
        assert_eq!(position.phase(), Phase::Placement);
        check_refused(position, "pass", MoveError::PassWhilePlacing);
        check_refused(position, "c1-c2", MoveError::StillPlacing);
    }
    let full = position_after(2, 49);
    assert_eq!((full.phase(), full.occupied()), (Phase::Movement, CellSet::ALL));
    check_refused(full, "f3", MoveError::AlreadyPlaced { cell: Cell::F3 });
}

// Rule 1; the losses follow the movement phase in all four texts.
#[test]
fn nothing_is_removed_during_placement() {
    let before = position("........B/........../D........../D........./D........ W P");
    let after = position("........B/........../D.....W..../D........./D........ B P");
    check_play(before, "g3", after, &[]);
}

// Rule 1; follows from the order and from 49 being odd; RO E.1 and UA /1 say it.
#[test]
fn white_places_last() {
    assert_eq!(position_after(3, 48).turn(), Color::White);
    assert_eq!(count(&position_after(3, 48), Piece::White), 22);
}

// ---- Rule 2 ----

// Rule 2; PL E/1, RO E.1, UA /1, IT.
#[test]
fn white_who_placed_the_last_piece_opens_the_movement_phase() {
    let before = position("WBWBWBWB./BWBWBWBWBW/WBWBWDWBWBW/WWDBWBWBWB/BBBWBDBWB W P");
    check_play(before, "k5", position(FULL), &[]);
}

// Rule 2; PL E/1, RO E.1, UA /1. Passes alternate too.
#[test]
fn turns_alternate() {
    for (positions, _) in games() {
        for pair in positions.windows(2).filter(|pair| pair[0].phase() == Phase::Movement) {
            assert_eq!(pair[1].turn(), pair[0].turn().other(), "{} then {}", pair[0], pair[1]);
        }
    }
}

// Rule 2; PL E/2, E/4, RO E.2, E.4, UA /2, /4, IT.
#[test]
fn a_turn_moves_one_whole_stack_on_top_of_another_and_leaves_its_cell_empty() {
    check_play(row_3("W2+BDD", 'W'), "a3-c3", row_3(".BW3++D", 'B'), &[]);
}

// Rule 2; PL E/2, RO E.2, UA /2, IT.
#[test]
fn the_colour_on_top_says_who_may_move_a_stack() {
    let captured = row_3("WBDDD", 'W').play(mv("a3-b3")).unwrap();
    assert_eq!(captured, row_3(".W2DDD", 'B'));
    check_refused(captured, "b3-d3", MoveError::NotYours { from: Cell::B3 });
    check_play(row_3(".W2DDD", 'W'), "b3-d3", row_3("..DW3+D", 'B'), &[]);
}

// Rule 2; PL E/3, RO E.3, UA /3, IT.
#[test]
fn a_single_piece_is_a_stack_of_one_and_moves_one_cell() {
    check_legal(row_3("DWDD", 'W'), ["b3-a3", "b3-c3"]);
}

// Rule 2; PL E/3, E/4, RO E.3, E.4, UA /3, /4, IT.
#[test]
fn a_stack_moves_in_any_of_six_directions() {
    check_legal(row_3("...D.W2+.D", 'W'), ["f3-d3", "f3-h3"]);
    let rising = position(".....D.../........../.....W2+...../........../...D..... W M");
    check_legal(rising, ["f3-d1", "f3-h5"]);
    let falling = position("...D...../........../.....W2+...../........../.....D... W M");
    check_legal(falling, ["f3-f1", "f3-f5"]);
}

// Rule 2; PL E/4, RO E.4, UA /4, IT ("senza cambi di direzione").
#[test]
fn a_stack_moves_in_a_straight_line_only() {
    // g5 is two steps from f3, but with a bend.
    let board = position("....D..../........../.....W2+.D.../........../......... W M");
    check_refused(board, "f3-g5", MoveError::NotInLine { from: Cell::F3, to: Cell::G5 });
    check_legal(board, ["f3-h3"]);
}

// Rule 2; PL E/4, RO E.4, UA /4, IT.
#[test]
fn a_stack_moves_exactly_as_many_cells_as_it_has_pieces() {
    let board = row_3("W3+BBBDD", 'W');
    for (text, to) in [("a3-b3", Cell::B3), ("a3-c3", Cell::C3), ("a3-e3", Cell::E3), ("a3-f3", Cell::F3)] {
        check_refused(board, text, MoveError::WrongDistance { from: Cell::A3, to, height: 3 });
    }
    check_legal(board, ["a3-d3"]);
    // The longest line has ten steps.
    check_legal(row_3("W10+........DD", 'W'), ["a3-k3"]);
}

// Rule 2; PL E/5, RO E.5, UA /5, IT.
#[test]
fn cells_crossed_may_be_empty_or_taken() {
    for row in ["W3+..DD", "W3+B.DD", "W3+.BDD", "W3+BBDD", "W3+DBD"] {
        check_legal(row_3(row, 'W'), ["a3-d3"]);
    }
}

// Rule 2; PL E/5, RO E.5, UA /5, IT.
#[test]
fn the_landing_cell_must_be_taken() {
    let board = row_3("W2+..DDB", 'W');
    check_refused(board, "a3-c3", MoveError::EmptyTarget { to: Cell::C3 });
}

// Rule 2; PL E/3, E/7, RO E.3, UA /3, /7, IT.
#[test]
fn a_stack_lands_on_any_colour_on_a_dvonn_piece_and_on_a_stack() {
    for (before, after) in
        [("WWDDD", ".W2DDD"), ("WBDDD", ".W2DDD"), ("WDDD", ".W2+DD"), ("WB3+DD", ".W4+DD")]
    {
        check_play(row_3(before, 'W'), "a3-b3", row_3(after, 'B'), &[]);
    }
}

// ---- Rule 3 ----

// Rule 3; PL E/6, RO E.6, UA /6, IT.
#[test]
fn a_stack_with_six_taken_neighbours_may_not_move_whatever_its_height() {
    for (stack, text) in [("W", "d3-e3"), ("W2", "d3-f3"), ("W3", "d3-g3")] {
        let board = position(&format!("........./..BB....../.DB{stack}BDD..../..BB....../......... W M"));
        check_refused(board, text, MoveError::Enclosed { from: Cell::D3 });
        check_legal(board, ["pass"]);
        // It is free as soon as any one of the six cells is empty.
        for neighbour in Cell::D3.neighbours() {
            let mut setup = board.setup();
            setup.cells[neighbour] = None;
            let board = setup.validate().unwrap();
            assert!(board.movement().unwrap().has_moves(Color::White), "{board}");
        }
    }
}

// Rule 3; PL E/6, RO E.6, UA /6, IT: at first only the pieces on the edge can move.
#[test]
fn an_edge_cell_has_fewer_than_six_neighbours_so_a_stack_there_is_never_blocked() {
    let board = position(FULL);
    for cell in Cell::ALL.into_iter().filter(|cell| cell.is_edge()) {
        assert!(cell.neighbours().len() < 6, "{cell}");
        let movers = board.movement().unwrap();
        let owner = board.stack(cell).and_then(Stack::owner);
        let can_move = Color::ALL.into_iter().find(|&color| movers.moves(color).any(|mv| mv.from == cell));
        assert_eq!(can_move, owner, "{cell}");
    }
}

// ---- Rule 4 ----

// Rule 4; PL E/7, RO E.7, UA /7, IT.
#[test]
fn a_lone_dvonn_piece_has_no_owner_and_does_not_move() {
    assert_eq!(Stack::DVONN.owner(), None);
    for side in ['W', 'B'] {
        check_refused(row_3("WDDDB", side), "b3-c3", MoveError::LoneDvonn { from: Cell::B3 });
    }
    check_legal(row_3("WDDDB", 'W'), ["a3-b3"]);
    check_legal(row_3("WDDDB", 'B'), ["e3-d3"]);
}

// Rule 4; PL E/7, RO E.7, UA /7, IT.
#[test]
fn a_dvonn_piece_inside_a_stack_moves_with_it() {
    check_play(row_3("B2+WWDD", 'B'), "a3-c3", row_3(".WB3+DD", 'W'), &[]);
}

// ---- Rule 5 ----

// Rule 5; PL F/1, RO F.1, UA Д/1, IT.
#[test]
fn a_stack_cut_off_from_every_dvonn_piece_leaves_with_the_move() {
    check_play(row_3("DDDWB", 'W'), "d3-c3", row_3("DDW2+", 'B'), &[Cell::E3]);
}

// Rule 5; PL F/1, RO F.1, UA Д/1, IT.
#[test]
fn a_chain_of_taken_cells_to_a_dvonn_piece_saves_a_stack() {
    check_play(row_3("DDDBWBW", 'W'), "g3-f3", row_3("DDDBWW2", 'B'), &[]);
}

// Rule 5; PL F/1, RO F.1, UA Д/1, IT ("una pila contenente una pedina rossa").
#[test]
fn a_dvonn_piece_inside_a_stack_links_as_a_lone_one_does() {
    check_play(row_3("B4+++WBW", 'W'), "d3-c3", row_3("B4+++WW2", 'B'), &[]);
}

// Rule 5; PL F/2, RO F.2, UA Д/2, IT ("effettuata da un qualsiasi giocatore").
#[test]
fn cut_off_stacks_go_whoever_owns_them_and_whoever_moved() {
    check_play(row_3("DDDWBW", 'W'), "d3-c3", row_3("DDW2+", 'B'), &[Cell::E3, Cell::F3]);
    check_play(row_3("DDDBBW", 'B'), "d3-c3", row_3("DDB2+", 'W'), &[Cell::E3, Cell::F3]);
}

// Rule 5; PL F/1 ("od razu"), F/2, RO F.2, UA Д/1, Д/2, IT ("immediatamente").
#[test]
fn cut_off_stacks_are_out_of_the_game_at_once_and_score_for_nobody() {
    let before = row_3("DDDWB3W2", 'W');
    assert_eq!(scores(&before), [3, 3]);
    let after = before.play(mv("d3-c3")).unwrap();
    assert_eq!(scores(&after), [2, 0]);
}

// Rule 5; follows from "any piece or stack": PL F/1, RO F.1, UA Д/1, IT.
#[test]
fn the_stack_just_moved_may_be_cut_off_by_its_own_move() {
    check_play(row_3("DDDWB", 'W'), "d3-e3", row_3("DDD", 'B'), &[Cell::E3]);
}

// ---- Rule 6 ----

// Rule 6; PL E/8, RO E.8, UA /8, IT.
#[test]
fn one_must_move_if_one_can() {
    check_refused(position(FULL), "pass", MoveError::MustMove);
    // Even if the only move costs one's own stacks (PL F/2, RO F.2, UA Д/2).
    check_legal(position(ONE_MOVE), ["g3-j3"]);
    check_refused(position(ONE_MOVE), "pass", MoveError::MustMove);
}

// Rule 6; PL E/8, G/1, RO E.8, G.1, UA /8, Е/1, IT.
#[test]
fn with_no_move_one_must_pass_and_the_other_goes_on() {
    let board = row_3("DDW2+", 'B');
    check_legal(board, ["pass"]);
    check_play(board, "pass", row_3("DDW2+", 'W'), &[]);
    check_legal(row_3("DDW2+", 'W'), ["c3-a3"]);
}

// Rule 6; PL G/1, RO G.1, UA Е/1.
#[test]
fn a_player_who_passed_and_can_move_again_must_move() {
    check_legal(position(ENCLOSED), ["pass"]);
    let freed = play_all(position(ENCLOSED), &["pass", "d4-e4"]);
    check_legal(freed, ["d3-c2", "d3-c3", "d3-d2", "d3-e3", "d3-e4"]);
    check_refused(freed, "pass", MoveError::MustMove);
}

// ---- Rule 7 ----

// Rule 7; PL G/2, RO G.1, UA Е/2, IT.
#[test]
fn the_game_is_over_as_soon_as_neither_side_has_a_move() {
    let board = row_3("DDW2+", 'W');
    assert_eq!(board.outcome(), None, "White can move");
    let end = board.play(mv("c3-a3")).unwrap();
    assert_eq!(end.outcome(), Some(Outcome::Win { winner: Color::White, margin: 3 }));
    check_legal(end, []);
    assert_eq!(row_3("DDW2+", 'B').outcome(), None, "Black cannot move, but White can");
}

// Rule 7; PL G/2, RO G.2, UA Е/2, IT.
#[test]
fn the_score_is_the_number_of_pieces_of_every_colour_in_the_stacks_with_ones_colour_on_top() {
    // White takes a black piece, then a DVONN piece: both count for White.
    let mut board = row_3("DDWBD", 'W');
    assert_eq!(scores(&board), [1, 1]);
    for (text, expected) in [("c3-d3", [2, 0]), ("pass", [2, 0]), ("d3-b3", [3, 0])] {
        board = board.play(mv(text)).unwrap();
        assert_eq!(scores(&board), expected, "{text}");
    }
}

// Rule 7; PL G/2, G/3, RO G.2, G.3, UA Е/2, Е/3, IT.
#[test]
fn more_pieces_win_and_equal_is_a_draw_even_with_none() {
    for (row, outcome) in [
        ("W4++B3+", Outcome::Win { winner: Color::White, margin: 1 }),
        ("W3+B4++", Outcome::Win { winner: Color::Black, margin: 1 }),
        ("W4++B4+", Outcome::Draw),
        ("DDD", Outcome::Draw),
    ] {
        assert_eq!(row_3(row, 'W').outcome(), Some(outcome), "{row}");
    }
}

// ---- Consequences: no text states them, but every game obeys them ----

#[test]
fn taken_cells_never_grow_in_number_during_movement() {
    for (positions, moves) in games() {
        for (pair, mv) in positions.windows(2).zip(moves).skip(49) {
            let [before, after] = [&pair[0], &pair[1]].map(Position::occupied);
            assert!((after - before).is_empty(), "{mv} on {}", pair[0]);
            assert_eq!(before == after, mv == Move::Pass, "{mv} on {}", pair[0]);
        }
    }
}

#[test]
fn a_game_has_at_most_48_stack_moves_and_no_repetition() {
    for (positions, moves) in games() {
        let stack_moves = moves.iter().filter(|mv| matches!(mv, Move::Stack(_))).count();
        assert!(stack_moves <= 48, "{stack_moves} stack moves");
        // A pass changes the turn and nothing else, so the board with the turn is what could repeat.
        let different: HashSet<&Position> = positions.iter().collect();
        assert_eq!(different.len(), positions.len(), "a position came twice");
    }
}

#[test]
fn a_dvonn_piece_is_never_on_top_of_a_stack_of_two_or_more() {
    for (positions, _) in games() {
        for position in &positions {
            let ownerless = position.occupied().into_iter().filter_map(|cell| position.stack(cell));
            let ownerless = ownerless.filter(|stack| stack.owner().is_none());
            assert!(ownerless.into_iter().all(|stack| stack == Stack::DVONN), "{position}");
        }
    }
}

#[test]
fn all_three_dvonn_pieces_always_stay() {
    for (positions, _) in games() {
        for position in positions.iter().skip(3) {
            let stacks = position.occupied().into_iter().filter_map(|cell| position.stack(cell));
            assert_eq!(stacks.map(Stack::dvonns).sum::<u8>(), 3, "{position}");
        }
    }
}

#[test]
fn two_passes_never_follow_each_other() {
    for (_, moves) in games() {
        assert!(moves.windows(2).all(|pair| pair != [Move::Pass; 2]), "{moves:?}");
    }
}

#[test]
fn a_game_never_ends_with_a_pass() {
    for (positions, moves) in games() {
        assert!(positions[moves.len()].outcome().is_some());
        assert_ne!(moves.last(), Some(&Move::Pass));
    }
}

#[test]
fn a_stuck_player_comes_back_only_through_a_stack_that_had_been_surrounded() {
    let mut returns = 0;
    for (positions, moves) in games() {
        for (ply, _) in moves.iter().enumerate().filter(|(_, mv)| **mv == Move::Pass) {
            let stuck = positions[ply].movement().unwrap();
            // The other player's move lies between the pass and the next turn of the same player.
            let Some(next) = positions.get(ply + 2).and_then(Position::movement) else { continue };
            let movers: CellSet = next.moves(next.turn()).map(|mv| mv.from).collect();
            assert!((movers - stuck.enclosed()).is_empty(), "{stuck:?} then {next:?}");
            returns += u32::from(!movers.is_empty());
        }
    }
    assert!(returns > 50, "{returns} returns");
}

// ---- Where the texts disagree or leave room, row by row ----

// Row 1. Rejected: RO B, "cele mai multe grupuri" (most stacks). RO G.2, PL B/1, G/2, UA Б, Е/2 and IT count
// pieces, so RO contradicts itself.
#[test]
fn most_pieces_win_not_most_stacks() {
    let end = row_3("W3+W3+B9+", 'W');
    assert_eq!(end.outcome(), Some(Outcome::Win { winner: Color::Black, margin: 3 }));
}

// Row 2. Rejected: RO F.3, a DVONN piece goes when its stack is removed. Such a stack is connected to itself,
// so the case cannot arise; PL F/3, UA Д/3 and IT say that all three stay.
#[test]
fn a_stack_with_a_dvonn_piece_stays_however_alone_it_is() {
    check_play(row_3("W2+BDD", 'B'), "b3-c3", row_3("W2+.B2+D", 'W'), &[]);
}

// Row 3. All texts count pieces regardless of colour, and IT counts c7, which must hold a DVONN piece, as 3.
#[test]
fn a_dvonn_piece_counts_inside_a_stack_and_alone_for_nobody() {
    assert_eq!(scores(&row_3("W2+DD", 'W')), [2, 0]);
    assert_eq!(scores(&row_3("DB3++", 'W')), [0, 3]);
}

// Row 4. PL C/1, RO C.1, UA В/1: White has two, Black one; IT gives only the order. All agree.
#[test]
fn white_places_the_first_and_third_dvonn_piece_and_black_the_second() {
    let placed = [0, 1, 2].map(|plies| position_after(4, plies).turn());
    assert_eq!(placed, [Color::White, Color::Black, Color::White]);
    assert_eq!(count(&position_after(4, 3), Piece::Dvonn), 3);
}

// Row 5. PL E/1 and RO E.1: because Black placed the first coloured piece; UA /1: because White placed one
// DVONN piece more. One rule, two reasons.
#[test]
fn white_makes_the_last_ply_of_the_first_phase_and_the_first_of_the_second() {
    assert_eq!(
        [48, 49, 50].map(|plies| position_after(0, plies).turn()),
        [Color::White, Color::White, Color::Black]
    );
}

// Row 6. PL E/8, RO E.8, UA /8 read as if a stuck player might choose to pass; IT: "deve invece passare".
#[test]
fn a_pass_is_forced_never_chosen_and_one_ply() {
    let stuck = row_3("DDW2+", 'B');
    assert_eq!(stuck.legal_moves().collect::<Vec<_>>(), [Move::Pass]);
    assert_eq!([0, 1, 2, 3].map(|depth| perft(&stuck, depth)), [1, 1, 1, 0]);
    for (positions, moves) in games() {
        for (position, mv) in
            positions.iter().zip(moves).filter(|(position, _)| position.legal_moves().count() > 1)
        {
            assert_ne!(mv, Move::Pass);
            assert!(position.check(Move::Pass).is_err(), "{position}");
        }
    }
}

// Row 7. No text offers to skip a placement or to deal the pieces by lot; UA Г/3: fill all cells.
#[test]
fn a_placement_cannot_be_passed() {
    check_refused(Position::START, "pass", MoveError::PassWhilePlacing);
    check_refused(position_after(0, 48), "pass", MoveError::PassWhilePlacing);
}

// Row 8. Rejected: removal after each placement. The loss rules follow the movement phase, IT has them "al
// termine di ciascuna mossa" there, and PL D/2 and UA Г/2 let one place without restriction.
#[test]
fn a_piece_may_be_placed_out_of_touch_with_every_dvonn_piece_and_stays() {
    let mut out_of_touch = 0;
    for (positions, _) in games() {
        for (placed, position) in positions[..49].iter().enumerate() {
            let occupied = position.occupied();
            assert_eq!(occupied.len(), placed, "{position}");
            let dvonns = occupied.into_iter().filter(|&cell| position.stack(cell) == Some(Stack::DVONN));
            out_of_touch += (occupied - occupied.linked_to(dvonns.collect())).len();
        }
    }
    assert!(out_of_touch > 10_000, "{out_of_touch}");
}

// Row 9. Rejected: blocked with all of its three or four neighbours taken. All texts say six sides, and all
// say that edge pieces move first.
#[test]
fn an_edge_piece_with_all_its_neighbours_taken_is_not_blocked() {
    check_play(
        position("WBD....../WD......../D........../........../......... W M"),
        "c5-d5",
        position(".W2D....../WD......../D........../........../......... B M"),
        &[],
    );
}

// Row 10. PL E/6 says literally that pieces "already on the board" are blocked, which at the start would be all
// of them: a slip. RO E.6, UA /6 and IT: those not on the edge.
#[test]
fn on_a_full_board_exactly_the_inner_cells_are_blocked() {
    let inner: CellSet = Cell::ALL.into_iter().filter(|cell| !cell.is_edge()).collect();
    for seed in 0..16 {
        let full = position_after(seed, 49);
        assert_eq!(full.movement().unwrap().enclosed(), inner);
    }
}

// Row 11. Rejected: a surrounded stack may jump over its neighbours. PL, RO, UA and IT: "piece or stack".
#[test]
fn a_surrounded_stack_may_not_jump_out() {
    let board = position("........./..BB....../..DW2DD...../..BB....../......... W M");
    assert!(board.movement().unwrap().targets(Cell::D3).contains(Cell::F3));
    check_refused(board, "d3-f3", MoveError::Enclosed { from: Cell::D3 });
}

// Row 12. Rejected: up to its height. RO E.4 begins "poate ... atâtea spații" (may ... as many spaces), then
// says "exact 3"; PL E/4 and UA /4 say exactly.
#[test]
fn a_stack_may_not_stop_short() {
    let board = row_3("W2+BDD", 'W');
    check_refused(board, "a3-b3", MoveError::WrongDistance { from: Cell::A3, to: Cell::B3, height: 2 });
    check_legal(board, ["a3-c3"]);
}

// Row 13. RO E.7 says nothing; PL E/7, UA /7 and IT allow it.
#[test]
fn one_may_land_on_a_lone_dvonn_piece() {
    check_play(row_3("WDDD", 'W'), "a3-b3", row_3(".W2+DD", 'B'), &[]);
}

// Row 14. IT: "Una pedina rossa (dvonn) non può essere spostata", but its next sentence lets the stack with one
// move. Rejected: a stack with a DVONN piece is fixed.
#[test]
fn only_a_lone_dvonn_piece_is_fixed() {
    let board = row_3("W2+BDD", 'W');
    check_refused(board, "c3-b3", MoveError::LoneDvonn { from: Cell::C3 });
    assert_eq!(board.check(mv("a3-c3")), Ok(()));
}

// Row 15. No text mentions it; nothing special happens.
#[test]
fn play_goes_on_when_one_player_holds_all_three_dvonn_pieces() {
    let board = row_3("BBW5+++", 'B');
    assert_eq!(board.outcome(), None);
    check_legal(board, ["a3-b3", "b3-a3", "b3-c3"]);
}

// Row 16. PL G/1 and UA Е/1: through blocked pieces. RO G.1: through the other's moves, which is wider, but
// targets only vanish and heights do not change meanwhile, so unblocking is the only way. IT is silent.
#[test]
fn a_player_comes_back_when_a_blocked_stack_is_freed() {
    let freed = play_all(position(ENCLOSED), &["pass", "d4-e4"]);
    let back = freed.play(mv("d3-e4")).unwrap();
    assert_eq!(back, position("........./...W3....../..D.DD...../..BB....../......... B M"));
    // A stack that is free but reaches nothing stays where it is.
    check_legal(row_3("W9DDDBB", 'W'), ["pass"]);
    check_legal(play_all(row_3("W9DDDBB", 'W'), &["pass", "f3-e3"]), ["pass"]);
}

// Row 17. PL G/2: after the last move; RO G.1, UA Е/2: no move left; IT: when both must pass. The same moment,
// but closing passes are not plies.
#[test]
fn no_passes_are_played_after_the_last_move() {
    let end = row_3("DDW2+", 'W').play(mv("c3-a3")).unwrap();
    check_refused(end, "pass", MoveError::GameOver);
    check_refused(end, "a3-b3", MoveError::GameOver);
    check_refused(end, "c3", MoveError::GameOver);
}

// Row 18. No text says it.
#[test]
fn a_game_can_end_within_a_run_of_passes() {
    let end = play_all(row_3("WWDDD", 'B'), &["pass", "a3-b3", "pass", "b3-d3"]);
    assert_eq!(end.outcome(), Some(Outcome::Win { winner: Color::White, margin: 3 }));
}

// Row 19. No text excludes it: "any piece or stack". Rejected: the mover's own stack is safe.
#[test]
fn the_moved_stack_goes_too_when_its_move_cuts_it_off() {
    check_play(row_3("DDDB2WW", 'B'), "d3-f3", row_3("DDD", 'W'), &[Cell::E3, Cell::F3]);
}

// Row 20. UA Е/3 says "однакові" (the same) towers; PL G/3, RO G.3 and IT: equal in height. Rejected: that the
// towers must hold the same pieces.
#[test]
fn equal_height_is_a_draw_whatever_is_inside() {
    assert_eq!(row_3("W4++B4+", 'W').outcome(), Some(Outcome::Draw));
    assert_eq!(row_3("W4B4+++", 'W').outcome(), Some(Outcome::Draw));
}

// Row 21. No text says it; it follows from rules 3 and 6.
#[test]
fn white_passes_on_the_very_first_move_if_all_white_pieces_are_inside() {
    let board = position(WHITE_INSIDE);
    check_legal(board, ["pass"]);
    let board = board.play(Move::Pass).unwrap();
    assert_eq!(board.turn(), Color::Black);
    assert!(board.legal_moves().count() > 1);
}

// Rows 22 (lots are drawn for colours, or for who starts) and 23 (misplaced headings and captions) have no
// meaning for the rules of play, so no test.
