//! The placement player.

#![allow(clippy::unwrap_used)]

mod support;

use dvonn_core::{Cell, Color, Move, Position, Symmetry};
use dvonn_engine::boards;
use dvonn_engine::placement::{Board, BoardNetwork, CHANNELS, Content, Hidden, ROWS};
use dvonn_engine::{Engine, Goal, Limits, SearchTask, Settings};
use fastrand::Rng;
use support::*;

#[test]
fn the_empty_board_and_the_last_cell_are_answered() {
    let mut engine = small_engine();
    let answer = engine.think(&Position::START, &nodes(100), &mut ());
    check_answer(&Position::START, &nodes(100), &answer);
    let mut cells = Cell::ALL;
    Rng::with_seed(1).shuffle(&mut cells);
    let last =
        cells[..48].iter().fold(Position::START, |position, cell| position.play(Move::Place(*cell)).unwrap());
    for goal in [Goal::Move, Goal::Proof] {
        for limits in [Limits::default(), Limits::nodes(0), Limits::nodes(1), Limits::depth(1)] {
            let task = SearchTask { goal, limits, lines: 2, ..SearchTask::default() };
            let answer = engine.think(&last, &task, &mut ());
            check_answer(&last, &task, &answer);
            assert_eq!(answer.best(), Some(Move::Place(cells[48])));
            assert!(!answer.lines[0].score.is_proved(), "placements cannot be proved");
        }
    }
}

#[test]
fn a_seed_gives_the_same_placements_and_another_one_others() {
    let place_all = |seed: u64| {
        let mut engine = Engine::new(Settings { seed, hash: 0, ..Settings::default() });
        let mut here = Position::START;
        let mut moves = Vec::new();
        while here.movement().is_none() {
            let mv = engine.think(&here, &nodes(50), &mut ()).best().unwrap();
            moves.push(mv);
            here = here.play(mv).unwrap();
        }
        moves
    };
    assert_eq!(place_all(1), place_all(1));
    assert_ne!(place_all(1), place_all(2));
}

#[test]
fn no_more_boards_are_valued_than_allowed() {
    let mut engine = small_engine();
    let begun = boards::begun(&mut Rng::with_seed(1), 9);
    for limit in [1, 2, 39, 40, 41, 257, 1_000] {
        for position in [Position::START, begun] {
            let task = SearchTask { lines: 3, ..nodes(limit) };
            let answer = engine.think(&position, &task, &mut ());
            check_answer(&position, &task, &answer);
            assert_eq!(answer.nodes, limit);
        }
    }
}

#[test]
fn more_boards_allow_a_deeper_search_up_to_the_last_piece() {
    let mut engine = small_engine();
    let begun = boards::begun(&mut Rng::with_seed(1), 9);
    let depth =
        |engine: &mut Engine, position, limit| engine.think(position, &nodes(limit), &mut ()).lines[0].depth;
    assert_eq!(depth(&mut engine, &begun, 40), 1);
    assert!(depth(&mut engine, &begun, 1_000) > 1);
    let nearly_full = boards::begun(&mut Rng::with_seed(1), 45);
    let answer = engine.think(&nearly_full, &nodes(1_000), &mut ());
    assert_eq!((answer.lines[0].depth, answer.lines[0].moves.len()), (4, 4));
    assert_eq!(engine.think(&begun, &SearchTask::within(Limits::depth(2)), &mut ()).lines[0].depth, 2);
}

#[test]
fn a_search_that_ends_within_a_ply_keeps_the_replies_that_it_has_found() {
    let mut engine = small_engine();
    let begun = boards::begun(&mut Rng::with_seed(1), 9);
    // One ply values the 40 cells, and the replies to the first of them another 39.
    let one_line = engine.think(&begun, &nodes(85), &mut ());
    assert_eq!((one_line.lines[0].depth, one_line.lines[0].moves.len()), (2, 2));
    let several = engine.think(&begun, &SearchTask { lines: 2, ..nodes(85) }, &mut ());
    assert!(several.lines.iter().all(|line| line.depth == 1), "{several:?}");
}

#[test]
fn all_cells_can_be_asked_about() {
    let mut engine = small_engine();
    for position in [Position::START, boards::begun(&mut Rng::with_seed(1), 9)] {
        let task = SearchTask { lines: 49, ..nodes(2_000) };
        let (answer, reports) = recorded(&mut engine, &position, &task);
        check_answer(&position, &task, &answer);
        assert_eq!(answer.lines.len(), position.legal_moves().count());
        assert!(answer.lines.is_sorted_by_key(|line| -rank(line)), "{answer:?}");
        let told: Vec<_> = reports.iter().map(|told| (told.number, told.line.clone())).collect();
        let expected: Vec<_> = (1..).zip(answer.lines).collect();
        assert_eq!(told[told.len() - expected.len()..], expected, "the last reports are the answer");
    }
}

/// A network with random weights.
fn random_network(dice: &mut Rng) -> BoardNetwork {
    let weights = (0..ROWS * CHANNELS).flat_map(|_| dice.i16(-20..=20).to_le_bytes());
    BoardNetwork::from_bytes(&weights.collect::<Vec<u8>>()).unwrap()
}

#[test]
fn a_board_is_worth_the_same_from_all_sides() {
    let mut dice = Rng::with_seed(2);
    let network = random_network(&mut dice);
    let mut hidden = Hidden::default();
    let mut values = Vec::new();
    for pieces in [3, 20, 49] {
        let board = boards::begun(&mut dice, pieces);
        let value = network.value(&Board::of(&board), &mut hidden);
        values.push(value);
        for symmetry in Symmetry::ALL {
            let turned = network.value(&Board::of(&board.transformed(symmetry)), &mut hidden);
            // Sums in another order differ in their last digits.
            assert!((turned - value).abs() <= 1, "{turned} {value}");
        }
    }
    values.dedup();
    assert_eq!(values.len(), 3, "different boards have different values");
}

#[test]
fn a_board_changes_with_its_pieces() {
    let position = boards::begun(&mut Rng::with_seed(3), 20);
    let mut board = Board::of(&position);
    assert_eq!((board.empty, board.turn()), (29, position.turn()));
    let cell = board.empty_cells().next().unwrap();
    board.put(cell, board.turn().into());
    assert_eq!(board, Board::of(&position.play(Move::Place(cell)).unwrap()));
    board.put(cell, Content::Empty);
    assert_eq!(board, Board::of(&position));
}

#[test]
fn a_network_of_boards_is_read_back_and_a_shorter_one_refused() {
    let network = random_network(&mut Rng::with_seed(1));
    let bytes = network.to_bytes();
    assert_eq!(BoardNetwork::from_bytes(&bytes).unwrap(), network);
    assert_eq!(BoardNetwork::from_bytes(&[&bytes[..], b"how it was made"].concat()).unwrap(), network);
    let error = BoardNetwork::from_bytes(&bytes[1..]).unwrap_err();
    assert!(error.to_string().contains("too few"), "{error}");
}

/// Completes a board, one side with the engine, the other one at random.
fn place_against_random(color: Color, dice: &mut Rng) -> Position {
    let mut engine = Engine::new(Settings { seed: dice.u64(..), hash: 0, ..Settings::default() });
    let mut here = Position::START;
    while here.movement().is_none() {
        let mv = if here.turn() == color {
            engine.think(&here, &nodes(200), &mut ()).best().unwrap()
        } else {
            dice.choice(here.legal_moves().collect::<Vec<_>>()).unwrap()
        };
        here = here.play(mv).unwrap();
    }
    here
}

/// A wrong sign anywhere between counts and choice would show here, because the difference is many pieces.
#[test]
fn a_board_placed_against_random_placements_is_better() {
    let mut dice = Rng::with_seed(3);
    let mut judge = small_engine();
    for color in [Color::White, Color::Black] {
        let mut margins = Vec::new();
        for _ in 0..10 {
            let board = place_against_random(color, &mut dice);
            let margin = judge.think(&board, &nodes(5_000), &mut ()).lines[0].score.margin().unwrap();
            margins.push(if color == Color::White { margin } else { -margin });
        }
        let mean = margins.iter().sum::<f64>() / margins.len() as f64;
        assert!(mean > 4.0, "{color:?}: {margins:?}");
    }
}
