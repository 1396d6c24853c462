//! Full boards to start a game from: random, mirrored or balanced.
//!
//! Every board follows from the random numbers it is given: the same seed gives the same board on every machine.

use dvonn_core::{Cell, CellMap, Color, Move, Phase, Piece, Position, Setup, Stack, Symmetry};
use fastrand::Rng;

use crate::shuffle::shuffle;
use crate::{Engine, Limits, SearchTask, Settings};

/// A full board with all pieces placed at random.
///
/// ```
/// use dvonn_engine::boards;
/// use fastrand::Rng;
///
/// let board = boards::random(&mut Rng::with_seed(1));
/// assert_eq!(board, boards::random(&mut Rng::with_seed(1)));
/// assert_eq!(board.occupied().len(), 49);
/// ```
pub fn random(rng: &mut Rng) -> Position {
    begun(rng, Cell::ALL.len())
}

/// A board with the first pieces, at most 49, placed at random.
pub fn begun(rng: &mut Rng, pieces: usize) -> Position {
    let mut cells = Cell::ALL;
    shuffle(rng, &mut cells);
    let place = |position: Position, cell| position.play(Move::Place(cell)).expect("each cell comes once");
    cells.into_iter().take(pieces).fold(Position::START, place)
}

/// Completes a board: `choose` is asked for one placement after the other. A full board stays as it is.
///
/// # Panics
/// If `choose` returns an illegal move.
pub fn completed(mut position: Position, mut choose: impl FnMut(&Position) -> Move) -> Position {
    while position.phase() == Phase::Placement {
        position = position.play(choose(&position)).expect("chosen placements are legal");
    }
    position
}

/// A random full board on which half a turn swaps the colours: one DVONN piece in the centre, two more opposite each
/// other, and a black piece opposite each white one.
pub fn mirrored(rng: &mut Rng) -> Position {
    let opposite = |cell: Cell| Symmetry::HalfTurn.cell(cell);
    let mut halves: Vec<Cell> = Cell::ALL.into_iter().filter(|&cell| cell < opposite(cell)).collect();
    shuffle(rng, &mut halves);
    let mut cells: CellMap<Option<Stack>> = CellMap::default();
    cells[Cell::F3] = Some(Stack::DVONN);
    for (number, cell) in halves.into_iter().enumerate() {
        let (here, there) = match number {
            0 => (Piece::Dvonn, Piece::Dvonn),
            _ if rng.bool() => (Piece::White, Piece::Black),
            _ => (Piece::Black, Piece::White),
        };
        cells[cell] = Some(here.into());
        cells[opposite(cell)] = Some(there.into());
    }
    let setup = Setup { cells, turn: Color::White, phase: Phase::Movement };
    setup.validate().expect("23 pieces of each colour and three DVONN pieces fill the board")
}

/// The largest margin, in pieces, of a board that counts as balanced.
const BALANCED: f64 = 0.5;
/// The search for a balanced board gives up after this many candidates.
const MAX_CANDIDATES: u32 = 100;
/// Nodes searched to evaluate one candidate by default.
const NODES: u64 = 20_000;
/// Megabytes of transposition table: enough for such a short search, and quickly cleared.
const HASH: usize = 4;

/// A full board and the engine's opinion of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Balanced {
    /// The board, with White to move.
    pub position: Position,
    /// The margin that White can expect, in pieces.
    pub margin: f64,
    /// Number of random boards that were evaluated.
    pub candidates: u32,
}

/// The first random board on which the engine expects neither side to win by more than half a piece, or the most
/// balanced of 100. `nodes` are searched for each candidate.
///
/// After each candidate `goes_on` is called; once it returns `false`, the best board so far is returned. Otherwise the
/// result depends on the arguments alone.
pub fn balanced(rng: &mut Rng, nodes: Option<u64>, mut goes_on: impl FnMut() -> bool) -> Balanced {
    let task = SearchTask::within(Limits::nodes(nodes.unwrap_or(NODES)));
    let mut engine = Engine::new(Settings { hash: HASH, ..Settings::default() });
    let mut best: Option<Balanced> = None;
    for candidates in 1..=MAX_CANDIDATES {
        let position = random(rng);
        engine.forget();
        let answer = engine.think(&position, &task, &mut ());
        let margin = answer.lines.first().and_then(|line| line.score.margin());
        // White moves first, so the margin is White's.
        let margin = margin.expect("a full board has a move, and no proof is in reach");
        let found = match best {
            Some(best) if best.margin.abs() <= margin.abs() => Balanced { candidates, ..best },
            _ => Balanced { position, margin, candidates },
        };
        best = Some(found);
        if found.margin.abs() <= BALANCED || !goes_on() {
            break;
        }
    }
    best.expect("at least one candidate was evaluated")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(position: &Position, piece: Piece) -> usize {
        Cell::ALL.into_iter().filter(|&cell| position.stack(cell) == Some(piece.into())).count()
    }

    #[test]
    fn full_boards_hold_all_pieces_and_white_begins() {
        let mut rng = Rng::with_seed(7);
        for make in [random, mirrored] {
            for _ in 0..50 {
                let position = make(&mut rng);
                assert_eq!((position.phase(), position.turn()), (Phase::Movement, Color::White));
                let counts = [Piece::White, Piece::Black, Piece::Dvonn].map(|piece| count(&position, piece));
                assert_eq!(counts, [23, 23, 3]);
            }
        }
    }

    #[test]
    fn half_a_turn_swaps_the_colours_of_a_mirrored_board() {
        let position = mirrored(&mut Rng::with_seed(3));
        for cell in Cell::ALL {
            let here = position.stack(cell).unwrap().owner();
            let there = position.stack(Symmetry::HalfTurn.cell(cell)).unwrap().owner();
            assert_eq!(here.map(Color::other), there, "{cell}");
        }
    }

    #[test]
    fn the_same_random_numbers_give_the_same_board_and_the_next_ones_another() {
        for make in [random, mirrored, |rng: &mut Rng| begun(rng, 11)] {
            let mut rng = Rng::with_seed(1);
            let board = make(&mut rng);
            assert_eq!(board, make(&mut Rng::with_seed(1)));
            assert_ne!(board, make(&mut rng));
        }
    }

    #[test]
    fn a_begun_board_is_completed_by_choice() {
        let start = begun(&mut Rng::with_seed(1), 11);
        assert_eq!(start.occupied().len(), 11);
        let first = |position: &Position| position.legal_moves().next().unwrap();
        let board = completed(start, first);
        assert_eq!(board.phase(), Phase::Movement);
        assert!(
            Cell::ALL
                .iter()
                .all(|&cell| start.stack(cell).is_none_or(|stack| board.stack(cell) == Some(stack)))
        );
        assert_eq!(completed(board, |_| panic!("the board is full")), board);
    }

    /// Stops after `patience` candidates.
    fn found(seed: u64, mut patience: u32) -> Balanced {
        balanced(&mut Rng::with_seed(seed), Some(2_000), || {
            patience -= 1;
            patience > 0
        })
    }

    #[test]
    fn a_balanced_board_is_full_and_even_and_follows_from_the_seed() {
        for seed in 0..5 {
            let board = found(seed, u32::MAX);
            assert_eq!(board, found(seed, u32::MAX));
            assert_eq!(board.position.movement().map(|movement| movement.occupied().len()), Some(49));
            assert!(board.margin.abs() <= BALANCED || board.candidates == MAX_CANDIDATES, "{board:?}");
            let mut engine = Engine::new(Settings { hash: HASH, ..Settings::default() });
            let answer = engine.think(&board.position, &SearchTask::within(Limits::nodes(2_000)), &mut ());
            assert_eq!(answer.lines[0].score.margin(), Some(board.margin));
        }
        assert_ne!(found(0, u32::MAX).position, found(1, u32::MAX).position);
    }

    #[test]
    fn a_search_that_is_stopped_gives_the_most_balanced_board_so_far() {
        let seed = (0..100).find(|&seed| found(seed, u32::MAX).candidates > 3).unwrap();
        let (one, three) = (found(seed, 1), found(seed, 3));
        assert_eq!((one.candidates, three.candidates), (1, 3));
        assert!(three.margin.abs() <= one.margin.abs());
    }
}
