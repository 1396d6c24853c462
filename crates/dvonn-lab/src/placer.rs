//! Ways to place pieces, for boards on which the sides were placed in different styles.

use std::time::Duration;

use dvonn_core::{Cell, Color, Move, Piece, Position};
use dvonn_engine::placement::BoardNetwork;
use dvonn_engine::{Engine, Limits, SearchTask, Settings, boards};
use fastrand::Rng;

use crate::{Plain2011, Plain2011Limits};

/// Boards that the engine values for each placement: all cells, one ply ahead.
const BOARDS: u64 = 64;

/// A way to place pieces.
pub(crate) enum Placer {
    Random,
    Plain2011(Box<Plain2011>),
    Taste(Taste),
    Engine(Box<Engine>),
}

impl Placer {
    pub(crate) fn engine(network: &BoardNetwork, rng: &mut Rng) -> Placer {
        let settings =
            Settings { hash: 0, seed: rng.u64(..), board_network: network.clone(), ..Settings::default() };
        Placer::Engine(Box::new(Engine::new(settings)))
    }

    pub(crate) fn place(&mut self, position: &Position, rng: &mut Rng) -> Move {
        let mv = match self {
            Placer::Random => Some(random_move(position, rng)),
            Placer::Plain2011(engine) => {
                let decision = engine.think(position, Plain2011Limits::default(), &mut || Duration::ZERO);
                decision.map(|decision| decision.mv)
            }
            Placer::Taste(taste) => Some(taste.best(position, rng)),
            Placer::Engine(engine) => {
                engine.think(position, &SearchTask::within(Limits::nodes(BOARDS)), &mut ()).best()
            }
        };
        mv.expect("the board is not full")
    }
}

/// What a player looks at who values each cell by itself: weights for being one or two steps from a DVONN piece, for each
/// step to each of them, for the edge, and for each own and each of the opponent's pieces beside the cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taste {
    near: f32,
    next: f32,
    steps: f32,
    edge: f32,
    own: f32,
    theirs: f32,
}

impl Taste {
    fn random(rng: &mut Rng) -> Taste {
        let near = 25.0 * rng.f32();
        Taste {
            near,
            next: near * rng.f32(),
            steps: -2.0 * rng.f32(),
            edge: 9.0 * rng.f32() - 3.0,
            own: 8.0 * rng.f32() - 4.0,
            theirs: 8.0 * rng.f32() - 4.0,
        }
    }

    fn best(self, position: &Position, rng: &mut Rng) -> Move {
        let worth = |mv: &Move| match mv {
            Move::Place(cell) => self.worth(position, *cell),
            Move::Stack(_) | Move::Pass => f32::MIN,
        };
        let mut moves: Vec<Move> = position.legal_moves().collect();
        rng.shuffle(&mut moves);
        moves.into_iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).expect("the board is not full")
    }

    fn worth(self, position: &Position, cell: Cell) -> f32 {
        let us = position.turn();
        let holding = |piece: Piece| {
            Cell::ALL.into_iter().filter(move |other| position.stack(*other) == Some(piece.into()))
        };
        let distances = || holding(Piece::Dvonn).map(|dvonn| cell.distance(dvonn));
        let near = match distances().min() {
            Some(1) => self.near,
            Some(2) => self.next,
            _ => 0.0,
        };
        let beside = |color: Color| holding(color.into()).filter(|other| cell.distance(*other) == 1).count();
        near + self.steps * f32::from(distances().sum::<u8>())
            + self.edge * f32::from(u8::from(cell.is_edge()))
            + self.own * beside(us) as f32
            + self.theirs * beside(us.other()) as f32
    }
}

/// The placements of a board on which each side was placed in its own way, so that it shows which of them is better: 3 to 8 random
/// ones; then each side's, some of which are replaced by random ones.
pub(crate) fn varied(network: &BoardNetwork, rng: &mut Rng) -> [Cell; 49] {
    let begun = rng.usize(3..=8);
    let mut sides = Color::ALL.map(|_| {
        let placer = match rng.usize(..20) {
            0 => Placer::Random,
            1..=3 => Placer::Plain2011(Box::new(Plain2011::new(rng.u64(..)))),
            4..=7 => Placer::Taste(Taste::random(rng)),
            _ => Placer::engine(network, rng),
        };
        (placer, [0.0, 0.05, 0.15, 0.4][rng.usize(..4)])
    });
    let mut cells = Vec::new();
    boards::completed(Position::START, |position| {
        let (placer, noise) = &mut sides[position.turn() as usize];
        let mv = if cells.len() < begun || rng.f64() < *noise {
            random_move(position, rng)
        } else {
            placer.place(position, rng)
        };
        if let Move::Place(cell) = mv {
            cells.push(cell);
        }
        mv
    });
    cells.try_into().expect("49 pieces are placed")
}

pub(crate) fn random_move(position: &Position, rng: &mut Rng) -> Move {
    let moves: Vec<Move> = position.legal_moves().collect();
    moves[rng.usize(..moves.len())]
}
