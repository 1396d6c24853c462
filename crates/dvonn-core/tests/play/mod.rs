//! Games played by chance, for tests that need many positions of every kind.
//!
//! Uniformly random play hardly ever shows a pass on the first stack move, a player who comes back after a
//! pass, or a stack with all three DVONN pieces. A [`Layout`] and a [`Taste`] bend the dice so that it does.
//! The same seed always gives the same game.

#![allow(dead_code)] // Several tests include this module, and each uses a part of it.

use dvonn_core::{Cell, CellSet, Color, Move, Movement, Piece, Placement, Position, StackMove};
use fastrand::Rng;

/// Where pieces are placed.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Layout {
    Anywhere,
    /// All 23 white pieces on inner cells, so that White must pass on the first stack move.
    WhiteInside,
    /// Each DVONN piece beside another one.
    DvonnsTogether,
    DvonnsOnEdge,
}

/// Which stack moves are preferred; every fourth one is any move.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Taste {
    Any,
    /// Onto a stack of the other player.
    Captures,
    /// Whatever makes the tallest stack.
    Tall,
    /// With a DVONN piece onto another one, or else onto a DVONN piece.
    Dvonns,
}

/// One way to play, and the dice.
pub(crate) struct Chance {
    layout: Layout,
    taste: Taste,
    pub(crate) dice: Rng,
}

impl Chance {
    /// Seeds that follow each other go through all 16 pairs of layout and taste.
    pub(crate) fn new(seed: u64) -> Chance {
        use Layout::{Anywhere, DvonnsOnEdge, DvonnsTogether, WhiteInside};
        let layout = [Anywhere, WhiteInside, DvonnsTogether, DvonnsOnEdge][(seed % 4) as usize];
        let taste = [Taste::Any, Taste::Captures, Taste::Tall, Taste::Dvonns][(seed / 4 % 4) as usize];
        Chance { layout, taste, dice: Rng::with_seed(seed) }
    }

    /// A legal move; `None` once the game is over.
    pub(crate) fn pick(&mut self, position: &Position) -> Option<Move> {
        match position {
            Position::Placement(placement) => self.pick_cell(placement).map(Move::Place),
            Position::Movement(movement) if movement.must_pass() => Some(Move::Pass),
            Position::Movement(movement) => self.pick_carry(movement).map(Move::Stack),
        }
    }

    fn pick_cell(&mut self, placement: &Placement) -> Option<Cell> {
        let empty = placement.empty();
        let edge: CellSet = Cell::ALL.into_iter().filter(|cell| cell.is_edge()).collect();
        let wanted = match (self.layout, placement.next_piece()) {
            (Layout::WhiteInside, Piece::White) => !edge,
            // 24 edge cells take 24 of the 26 other pieces, so two DVONN pieces may lie anywhere.
            (Layout::WhiteInside, Piece::Dvonn) if placement.placed() < 2 => CellSet::ALL,
            (Layout::WhiteInside, _) | (Layout::DvonnsOnEdge, Piece::Dvonn) => edge,
            (Layout::DvonnsTogether, Piece::Dvonn) => (!empty).neighbours(),
            _ => CellSet::ALL,
        };
        let preferred = if (empty & wanted).is_empty() { empty } else { empty & wanted };
        self.dice.choice(preferred)
    }

    fn pick_carry(&mut self, movement: &Movement) -> Option<StackMove> {
        let them = movement.owned(movement.turn().other());
        let dvonns = movement.dvonns();
        let worth = |&StackMove { from, to }: &StackMove| match self.taste {
            Taste::Any => 0,
            Taste::Captures => u8::from(them.contains(to)),
            Taste::Tall => movement.height(from) + movement.height(to),
            Taste::Dvonns => u8::from(dvonns.contains(to)) * (1 + u8::from(dvonns.contains(from))),
        };
        let moves: Vec<StackMove> = movement.moves(movement.turn()).collect();
        let best = moves.iter().map(worth).max()?;
        let choice: Vec<_> = moves.iter().filter(|mv| worth(mv) == best).copied().collect();
        let candidates = if self.dice.u8(..4) == 0 { moves } else { choice };
        self.dice.choice(candidates)
    }
}

/// The position after at most so many plies of the game that the seed gives.
pub(crate) fn position_after(seed: u64, plies: usize) -> Position {
    let mut chance = Chance::new(seed);
    let mut position = Position::START;
    for _ in 0..plies {
        let Some(mv) = chance.pick(&position) else { break };
        position = position.play(mv).unwrap();
    }
    position
}

/// All 2,451 moves that have a text: 49 placements, 49 times 49 stack moves (a cell onto itself included)
/// and the pass.
pub(crate) fn every_move() -> Vec<Move> {
    let carries =
        Cell::ALL.into_iter().flat_map(|from| Cell::ALL.map(|to| Move::Stack(StackMove { from, to })));
    let moves: Vec<Move> =
        Cell::ALL.into_iter().map(Move::Place).chain(carries).chain([Move::Pass]).collect();
    assert_eq!(moves.len(), 2451);
    moves
}

/// White's and Black's points.
pub(crate) fn scores(position: &Position) -> [u8; 2] {
    Color::ALL.map(|color| position.scores()[color])
}
