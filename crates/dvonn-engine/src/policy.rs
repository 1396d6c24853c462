//! What people would play: a small model of their moves in both phases.
//!
//! The chance that a person plays a move is proportional to the exponential of its *pull*, a sum of weights for what can be seen
//! in the move: what it lands on, how tall the stack becomes, what can be taken afterwards, how near the next DVONN piece
//! is. Each weight depends on how far the phase has got. `dvonn-lab fit-policy` finds the weights in games that people
//! played, and `docs/levels.md` tells how often the model is right.
//!
//! Pulls are integers and depend on the position alone, so they are the same on every machine.

mod placements;
mod stack_moves;

use std::fmt::{self, Write as _};
use std::str::FromStr;
use std::sync::LazyLock;

use dvonn_core::{CellSet, Move, Position};

use self::placements::PlacementScene;
use self::stack_moves::StackScene;

/// The number of things that can be seen in a move: first those of stack moves, then those of placements.
pub const SIGHTS: usize = stack_moves::SIGHTS + placements::SIGHTS;
/// Each sight has a weight for the beginning of the phase and one for its end; in between, they are interpolated.
pub const STAGES: usize = 2;

/// The stages of a phase, by the number of cells that are occupied.
const STACK_STAGES: [i32; STAGES] = [46, 8];
const PLACEMENT_STAGES: [i32; STAGES] = [3, 44];
/// What the shares of the stages add up to.
const WHOLE: i32 = 64;

/// The weights of the model, in hundredths. The default is what levels play with.
///
/// The text form has a line for each sight; `#` begins a comment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Policy([[i16; STAGES]; SIGHTS]);

/// Why a text does not contain a policy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not {STAGES} whole numbers in each of {SIGHTS} lines")]
pub struct PolicyError;

static SHIPPED: LazyLock<Policy> = LazyLock::new(|| {
    include_str!("policy/weights.txt").parse().expect("the shipped weights are well written")
});

impl Default for Policy {
    fn default() -> Policy {
        Policy::shipped().clone()
    }
}

impl Policy {
    /// The shipped weights.
    pub(crate) fn shipped() -> &'static Policy {
        &SHIPPED
    }

    /// A policy with these weights, in hundredths.
    pub fn new(weights: [[i16; STAGES]; SIGHTS]) -> Policy {
        Policy(weights)
    }

    /// How strongly people are drawn to each of these moves, in hundredths: a move that is 100 more is chosen e times as often.
    pub fn pulls(&self, position: &Position, moves: &[Move]) -> Vec<i32> {
        let shares = stage_shares(position);
        let blend = |weights: &[i16; STAGES]| -> i32 {
            weights.iter().zip(shares).map(|(weight, share)| i32::from(*weight) * share).sum()
        };
        let weights: Vec<i32> = self.0.iter().map(blend).collect();
        let scene = Scene::new(position);
        let pull = |mv: &Move| {
            let mut pull = 0;
            scene.look(*mv, |sight, amount| pull += weights[sight] * amount);
            pull / WHOLE
        };
        moves.iter().map(pull).collect()
    }
}

/// The share of each stage in the weights for a position, in 64ths.
pub fn stage_shares(position: &Position) -> [i32; STAGES] {
    let (stages, occupied) = match position {
        Position::Placement(placement) => (PLACEMENT_STAGES, placement.placed() as i32),
        Position::Movement(movement) => (STACK_STAGES, movement.occupied().len() as i32),
    };
    let [first, last] = stages;
    let late = (WHOLE * (occupied - first) / (last - first)).clamp(0, WHOLE);
    [WHOLE - late, late]
}

/// A position whose moves are looked at.
pub struct Scene<'a>(Kind<'a>);

enum Kind<'a> {
    Placement(PlacementScene<'a>),
    Movement(StackScene<'a>),
}

impl<'a> Scene<'a> {
    /// Takes in what all moves have in common.
    pub fn new(position: &'a Position) -> Scene<'a> {
        Scene(match position {
            Position::Placement(placement) => Kind::Placement(PlacementScene::new(placement)),
            Position::Movement(movement) => Kind::Movement(StackScene::new(movement)),
        })
    }

    /// Calls `visit` with everything that can be seen in a legal move, and how much of it. A pass shows nothing.
    pub fn look(&self, mv: Move, visit: impl FnMut(usize, i32)) {
        match (&self.0, mv) {
            (Kind::Movement(scene), Move::Stack(mv)) => {
                let mut notes = Notes { next: 0, visit };
                scene.look(mv, &mut notes);
                debug_assert_eq!(notes.next, stack_moves::SIGHTS);
            }
            (Kind::Placement(scene), Move::Place(cell)) => {
                let mut notes = Notes { next: stack_moves::SIGHTS, visit };
                scene.look(cell, &mut notes);
                debug_assert_eq!(notes.next, SIGHTS);
            }
            _ => {}
        }
    }
}

/// Numbers what is seen, in the order in which it is written down.
struct Notes<V> {
    next: usize,
    visit: V,
}

impl<V: FnMut(usize, i32)> Notes<V> {
    fn amount(&mut self, amount: i32) {
        if amount != 0 {
            (self.visit)(self.next, amount);
        }
        self.next += 1;
    }

    fn flag(&mut self, is_so: bool) {
        self.amount(is_so.into());
    }

    /// One of several kinds; the last one stands for all that follow.
    fn kind(&mut self, kinds: usize, kind: usize) {
        (self.visit)(self.next + kind.min(kinds - 1), 1);
        self.next += kinds;
    }
}

/// The distance of a cell from the nearest of some others, up to the number of rings.
#[derive(Clone, Copy)]
struct Rings<const N: usize>([CellSet; N]);

impl<const N: usize> Rings<N> {
    fn around(centre: CellSet) -> Rings<N> {
        let mut within = centre;
        Rings(std::array::from_fn(|_| {
            let reached = within;
            within |= within.neighbours();
            reached
        }))
    }

    fn distance(&self, cell: dvonn_core::Cell) -> usize {
        self.0.iter().position(|ring| ring.contains(cell)).unwrap_or(N)
    }
}

impl FromStr for Policy {
    type Err = PolicyError;

    fn from_str(text: &str) -> Result<Policy, PolicyError> {
        let mut rows = text.lines().filter(|line| !line.starts_with('#'));
        let mut weights = [[0; STAGES]; SIGHTS];
        for row in &mut weights {
            let mut words = rows.next().ok_or(PolicyError)?.split_whitespace();
            for weight in row.iter_mut() {
                *weight = words.next().and_then(|word| word.parse().ok()).ok_or(PolicyError)?;
            }
            if words.next().is_some() {
                return Err(PolicyError);
            }
        }
        if rows.next().is_none() { Ok(Policy(weights)) } else { Err(PolicyError) }
    }
}

impl fmt::Display for Policy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.0 {
            let words: Vec<String> = row.iter().map(i16::to_string).collect();
            f.write_str(&words.join(" "))?;
            f.write_char('\n')?;
        }
        Ok(())
    }
}
