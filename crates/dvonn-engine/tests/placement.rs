//! The placement player.

#![allow(clippy::unwrap_used)]

mod support;

use dvonn_core::{Cell, CellSet, Color, Move, Piece, Position, Stack};
use dvonn_engine::boards;
use dvonn_engine::placement::{BoardNetwork, HIDDEN, ROWS};
use dvonn_engine::{Engine, Goal, Limits, SearchTask, Settings};
use fastrand::Rng;
use support::*;

/// The cells of the white, black and DVONN pieces on a full board.
fn sets(board: &Position) -> [CellSet; 3] {
    [Piece::White, Piece::Black, Piece::Dvonn].map(|piece| {
        let stack = Stack::from(piece);
        Cell::ALL.into_iter().filter(|cell| board.stack(*cell) == Some(stack)).collect()
    })
}

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
fn exactly_the_boards_allowed_are_completed() {
    let mut engine = small_engine();
    for limit in [1, 2, 255, 256, 257, 1_000] {
        assert_eq!(engine.think(&Position::START, &nodes(limit), &mut ()).nodes, limit);
    }
}

#[test]
fn all_cells_can_be_asked_about() {
    let mut engine = small_engine();
    let task = SearchTask { lines: 49, ..nodes(2_000) };
    let (answer, reports) = recorded(&mut engine, &Position::START, &task);
    check_answer(&Position::START, &task, &answer);
    assert!(answer.lines.is_sorted_by_key(|line| -rank(line)), "{answer:?}");
    let told: Vec<_> = reports.iter().map(|told| (told.number, told.line.clone())).collect();
    let expected: Vec<_> = (1..).zip(answer.lines).collect();
    assert_eq!(told, expected);
}

/// A network with random weights.
fn random_network(dice: &mut Rng) -> BoardNetwork {
    let mut rows = [[0; HIDDEN]; ROWS];
    rows.as_flattened_mut().fill_with(|| dice.i8(-40..=40));
    BoardNetwork::new(&rows, 700)
}

#[test]
fn swapping_the_colours_changes_the_sign_of_all_but_the_first_move() {
    let mut dice = Rng::with_seed(2);
    let network = random_network(&mut dice);
    for _ in 0..50 {
        let [white, black, dvonns] = sets(&boards::random(&mut dice));
        let first_move = network.value(white, dvonns) + network.value(black, dvonns);
        for _ in 0..5 {
            let mut cells: Vec<Cell> = (white | black).into_iter().collect();
            dice.shuffle(&mut cells);
            let (white, black) = cells.split_at(23);
            let values = [white, black].map(|cells| network.value(cells.iter().copied().collect(), dvonns));
            assert!((values[0] + values[1] - first_move).abs() <= 2, "{values:?}, {first_move}");
        }
    }
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
