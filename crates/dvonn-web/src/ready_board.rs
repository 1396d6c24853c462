//! Boards on which all 49 pieces are placed already.

use dvonn_core::{Cell, CellMap, Color, Phase, Piece, Position, Setup, Stack, Symmetry};
use fastrand::Rng;
use serde::{Deserialize, Serialize};

pub(crate) use dvonn_worker::random_board as random;

/// Where a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Beginning {
    /// The empty board: the players place the pieces.
    #[default]
    Empty,
    /// All pieces placed by chance.
    Random,
    /// By chance, but half a turn of the board swaps the colours.
    Mirrored,
    /// By chance, among boards that the engine holds for even.
    Balanced,
}

impl Beginning {
    pub(crate) const ALL: [Beginning; 4] =
        [Beginning::Empty, Beginning::Random, Beginning::Mirrored, Beginning::Balanced];
}

/// A full board by chance on which half a turn swaps the colours: a DVONN piece in the middle, two more opposite each
/// other, and a black piece opposite each white one.
pub(crate) fn mirrored(rng: &mut Rng) -> Position {
    let opposite = |cell: Cell| Symmetry::HalfTurn.cell(cell);
    let mut halves: Vec<Cell> = Cell::ALL.into_iter().filter(|&cell| cell < opposite(cell)).collect();
    rng.shuffle(&mut halves);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn count(position: &Position, piece: Piece) -> usize {
        Cell::ALL.into_iter().filter(|&cell| position.stack(cell) == Some(piece.into())).count()
    }

    #[test]
    fn ready_boards_hold_all_pieces_and_white_begins() {
        let mut rng = Rng::with_seed(7);
        for make in [random, mirrored] {
            for _ in 0..50 {
                let position = make(&mut rng);
                assert_eq!(position.phase(), Phase::Movement);
                assert_eq!(position.turn(), Color::White);
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
    fn chance_gives_different_boards() {
        let mut rng = Rng::with_seed(1);
        assert_ne!(random(&mut rng), random(&mut rng));
        assert_ne!(mirrored(&mut rng), mirrored(&mut rng));
    }
}
