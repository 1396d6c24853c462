//! Openings of games: full boards, or the first placements. Opening `i` depends only on the seed and on `i`.

use std::fmt;
use std::path::Path;
use std::time::Duration;

use dvonn_core::{Cell, Color, Move, Piece, Position, PositionLine, position_lines};
use dvonn_engine::boards;
use fastrand::Rng;
use serde::{Deserialize, Serialize};

use crate::{Plain2011, Plain2011Limits};

/// Placements of a random opening: the DVONN pieces and four pieces of each colour.
pub(crate) const OPENING_PLACEMENTS: usize = 11;

/// Nodes to evaluate a candidate for a balanced board: many are needed, and a pair of games should cost more.
const BALANCING_NODES: u64 = 2_000;

/// The opening of a pair of games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The position that the record starts with.
    pub start: Position,
    /// Moves already played when the players take over.
    pub moves: Vec<Move>,
}

impl Opening {
    /// Where the players take over.
    pub fn position(&self) -> Position {
        self.moves.iter().fold(self.start, |position, &mv| position.play(mv).expect("openings are legal"))
    }

    /// The opening as placements on the empty board, if it can be reached that way.
    pub fn placements(&self) -> Option<Vec<Cell>> {
        let position = self.position();
        if self.start == Position::START {
            let cells = self.moves.iter().map(|mv| match mv {
                Move::Place(cell) => Some(*cell),
                _ => None,
            });
            return cells.collect();
        }
        let of = |piece: Piece| {
            let cells: Vec<Cell> =
                Cell::ALL.into_iter().filter(|&cell| position.stack(cell) == Some(piece.into())).collect();
            cells.into_iter()
        };
        let (mut dvonns, mut whites, mut blacks) = (of(Piece::Dvonn), of(Piece::White), of(Piece::Black));
        let count = position.occupied().len();
        let mut replay = Position::START;
        let mut placed = Vec::new();
        for _ in 0..count {
            let next = match &replay {
                Position::Placement(placement) => match placement.next_piece() {
                    Piece::Dvonn => dvonns.next(),
                    Piece::White => whites.next(),
                    Piece::Black => blacks.next(),
                },
                Position::Movement(_) => None,
            }?;
            replay = replay.play(Move::Place(next)).ok()?;
            placed.push(next);
        }
        (replay == position).then_some(placed)
    }
}

/// A supply of openings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Openings {
    /// Full boards with pieces on random cells.
    Random,
    /// Full boards with random first placements, completed by the frozen baseline for both sides.
    Placed,
    /// Full boards with pieces on random cells, to which a short search of our engine gives neither side an advantage.
    Balanced,
    /// A number of random placements; the players make the rest.
    Placements(usize),
    /// Boards from a file, in an order decided by the seed, each used once.
    Book(Vec<Position>),
}

impl Openings {
    /// The number of different openings, if it is known.
    pub fn supply(&self) -> Option<usize> {
        match self {
            Openings::Book(boards) => Some(boards.len()),
            Openings::Placements(0) => Some(1),
            _ => None,
        }
    }

    /// The opening of a pair.
    pub fn get(&self, seed: u64, pair: u64) -> Opening {
        let mut rng = Rng::with_seed(mix(&[seed, pair]));
        match self {
            Openings::Random => Opening { start: boards::random(&mut rng), moves: Vec::new() },
            Openings::Placed => Opening { start: placed_board(&mut rng), moves: Vec::new() },
            Openings::Balanced => {
                let start = boards::balanced(&mut rng, Some(BALANCING_NODES), || true).position;
                Opening { start, moves: Vec::new() }
            }
            Openings::Placements(count) => {
                let mut cells = Cell::ALL;
                rng.shuffle(&mut cells);
                let moves = cells.into_iter().take(*count).map(Move::Place).collect();
                Opening { start: Position::START, moves }
            }
            Openings::Book(boards) => {
                let mut order: Vec<usize> = (0..boards.len()).collect();
                Rng::with_seed(seed).shuffle(&mut order);
                Opening { start: boards[order[pair as usize % order.len()]], moves: Vec::new() }
            }
        }
    }

    /// Reads a book: one position per line; `#` begins a comment.
    ///
    /// # Errors
    /// If a line is invalid; the message names the line.
    pub fn read_book(path: &Path) -> Result<Openings, String> {
        let name = path.display();
        let text = std::fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
        let mut boards = Vec::new();
        for PositionLine { number, position, rest } in position_lines(&text) {
            let refuse = |reason: &dyn fmt::Display| format!("{name}, line {number}: {reason}");
            let board = position.map_err(|error| refuse(&error))?;
            if !(rest.is_empty() || rest.starts_with('#')) {
                return Err(refuse(&format!("unexpected {rest:?} after the position")));
            }
            if board.outcome().is_some() {
                return Err(refuse(&"the game is over"));
            }
            boards.push(board);
        }
        if boards.is_empty() {
            return Err(format!("{name} contains no board"));
        }
        Ok(Openings::Book(boards))
    }
}

/// Describes the openings; different books have different descriptions.
impl fmt::Display for Openings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Openings::Random => f.write_str("random boards"),
            Openings::Placed => f.write_str("placed boards"),
            Openings::Balanced => f.write_str("balanced boards"),
            Openings::Placements(count) => write!(f, "{count} placements"),
            Openings::Book(boards) => {
                let hashes: Vec<u64> = boards.iter().map(Position::key).collect();
                write!(f, "book of {} boards {:016x}", boards.len(), mix(&hashes))
            }
        }
    }
}

/// A full board with random first placements, completed by the frozen baseline.
pub(crate) fn placed_board(rng: &mut Rng) -> Position {
    let position = boards::begun(rng, OPENING_PLACEMENTS);
    let mut placers = Color::ALL.map(|_| Plain2011::new(rng.u64(..)));
    boards::completed(position, |position| {
        let placer = &mut placers[position.turn() as usize];
        let decision = placer.think(position, Plain2011Limits::default(), &mut || Duration::ZERO);
        decision.expect("the board is not full").mv
    })
}

/// Mixes several numbers into one: `SplitMix64` over a running sum.
pub(crate) fn mix(parts: &[u64]) -> u64 {
    parts.iter().fold(0x9e37_79b9_7f4a_7c15, |state: u64, &part| {
        let mut z = (state ^ part).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    })
}
