//! How a level for people plays worse than the engine could, without playing absurdly.
//!
//! A person who is new to the game looks at the moves there are and at the answers to them, but judges by the pieces that
//! change hands, misjudges the rest, and overlooks some answers: above all those that jump far or make stacks fall off.
//! So does the engine with a [`Handicap`]: it looks two plies ahead, and no search takes place.
//!
//! Everything follows from the seed, the position and the handicap: what is overlooked is decided by hashing, with
//! integers, so every machine plays the same, whichever questions came before.

mod board_value;
mod placing;
mod stacking;

use dvonn_core::{Move, Movement, Phase, Position, StackMove};
use fastrand::Rng;
use serde::{Deserialize, Serialize};

use self::stacking::Look;
use crate::handcrafted::HandCrafted;
use crate::meter::Meter;
use crate::policy::Policy;
use crate::solver::possible_margins;
use crate::{Answer, Estimate, Limits, Line, Margin, Score, SearchTask, Time};

/// What a weak level gets wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Handicap {
    /// How much of the static evaluation it understands, in percent; for the rest it counts pieces.
    pub insight: u8,
    /// By how much it misjudges a move on a full board, as a standard deviation in hundredths of a piece. The fewer stacks
    /// are left, the less.
    pub blur: u16,
    /// How much it is drawn to what people play: hundredths of a piece on a full board for a move that they choose e times as
    /// often as another one. The fewer stacks are left, the less.
    pub habit: u16,
    /// Percentage of the empty cells, the best ones, among which it places.
    pub placements: u8,
    /// By how much its taste for these cells varies, as a standard deviation in hundredths of the exponent: with 128, it chooses
    /// each about as often as people do; the more, the more evenly.
    pub whim: u16,
    /// Percentage of answers that it overlooks.
    pub misses_answers: u8,
    /// Percentage of jumps over three cells or more that it overlooks, its own and those of the opponent.
    pub misses_jumps: u8,
    /// Percentage of answers that make stacks fall off that it overlooks.
    pub misses_falls: u8,
    /// Pieces of margin. It never plays a move that does worse than another by more than this, when only the pieces are
    /// counted that the move itself wins and loses and that a stack of one or two then can take.
    pub care: u8,
}

/// Jumps over more cells than this can be overlooked altogether.
const SHORT: u8 = 2;

/// Boards completed for a placement: enough to tell good cells from bad ones.
const BOARDS: u64 = 2_000;

impl Handicap {
    /// What the engine is asked for a move with this handicap.
    pub fn task(self, phase: Phase, clock: Option<Time>) -> SearchTask {
        let nodes = match phase {
            Phase::Placement => Some(BOARDS),
            Phase::Movement => None,
        };
        let limits = Limits { nodes, time: clock, ..Limits::default() };
        SearchTask { handicap: Some(self), ..SearchTask::within(limits) }
    }
}

/// A player with a handicap.
pub(crate) struct Handicapped<'a> {
    pub(crate) handicap: &'a Handicap,
    pub(crate) evaluation: &'a HandCrafted,
    pub(crate) seed: u64,
}

impl Handicapped<'_> {
    /// Chooses among these moves, at least one.
    pub(crate) fn think(
        &self,
        position: &Position,
        moves: &[Move],
        task: &SearchTask,
        meter: &mut Meter<'_>,
    ) -> Answer {
        let (mut ranked, nodes) = match position {
            Position::Placement(placement) => {
                let (cells, boards) = placing::values(placement, moves, self.seed, meter);
                (self.placements(position, cells), boards)
            }
            Position::Movement(movement) => self.stack_moves(movement, moves, self.dice(position)),
        };
        ranked.truncate(task.lines.max(1));
        let possible = match position {
            Position::Placement(_) => Margin::ANY,
            Position::Movement(movement) => possible_margins(movement),
        };
        let line = |(mv, value)| line(mv, Estimate::of_value(value, possible.clone()));
        let lines: Vec<Line> = ranked.into_iter().map(line).collect();
        meter.report(&lines, nodes);
        Answer { lines, nodes }
    }

    fn dice(&self, position: &Position) -> Dice {
        Dice(self.seed ^ position.key())
    }

    /// Placements with their values in hundredths of a piece, best first as this player sees them. The worst ones come last,
    /// so that no piece is placed where it is of no use.
    fn placements(&self, position: &Position, mut cells: Vec<(Move, i32)>) -> Vec<(Move, i32)> {
        cells.sort_by_key(|(_, value)| -value);
        let good = (cells.len() * usize::from(self.handicap.placements) / 100).max(1);
        let rest = cells.split_off(good);
        let moves: Vec<Move> = cells.iter().map(|(mv, _)| *mv).collect();
        let pulls = Policy::shipped().pulls(position, &moves);
        let dice = self.dice(position);
        let wish = |pull: i32, mv: Move| pull + dice.blur(mv, self.handicap.whim.into());
        let mut wishes: Vec<(i32, (Move, i32))> =
            pulls.into_iter().zip(cells).map(|(pull, cell)| (wish(pull, cell.0), cell)).collect();
        wishes.sort_by_key(|(wish, _)| -wish);
        wishes.into_iter().map(|(_, cell)| cell).chain(rest).collect()
    }

    /// Stack moves with their values in hundredths of a piece, best first as this player sees them, and the number of
    /// positions looked at.
    fn stack_moves(&self, position: &Movement, moves: &[Move], dice: Dice) -> (Vec<(Move, i32)>, u64) {
        let is_stack = |mv: &Move| if let Move::Stack(mv) = mv { Some(*mv) } else { None };
        let stack_moves: Vec<StackMove> = moves.iter().filter_map(is_stack).collect();
        if stack_moves.is_empty() {
            return (moves.iter().map(|mv| (*mv, 0)).collect(), 1);
        }
        let pulls = Policy::shipped().pulls(&Position::Movement(*position), moves);
        // Compared with the favourite move, so that habit says nothing about the position.
        let most = pulls.iter().max().copied().unwrap_or(0);
        let drawn = stack_moves.into_iter().zip(pulls).map(|(mv, pull)| (mv, pull - most));
        let mut look = Look::new(self, dice, position);
        let ranked = look.rank(drawn.collect());
        (ranked, look.nodes)
    }
}

fn line(mv: Move, estimate: Estimate) -> Line {
    Line { depth: 1, selective_depth: 1, score: Score::Estimate(estimate), moves: vec![mv] }
}

/// Random numbers for one position: each belongs to a move and a question about it, so the order of questions does not
/// matter.
#[derive(Clone, Copy)]
struct Dice(u64);

/// What is decided at random about a move.
#[derive(Clone, Copy)]
enum Throw {
    Blur,
    Answer,
    Jump,
    Fall,
}

impl Dice {
    fn rng(self, mv: Move, throw: Throw) -> Rng {
        let bits = match mv {
            Move::Stack(mv) => 1 << 16 | u64::from(mv.to_bits()),
            Move::Place(cell) => cell as u64,
            Move::Pass => 1 << 17,
        };
        Rng::with_seed(self.0 ^ (bits << 2 | throw as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// Whether something happens that has this chance in percent.
    fn happens(self, mv: Move, throw: Throw, percent: u8) -> bool {
        self.rng(mv, throw).u8(..100) < percent
    }

    /// An error with this standard deviation. The sum of twelve uniform numbers is close to a normal distribution, and
    /// never further from its mean than six standard deviations.
    fn blur(self, mv: Move, deviation: i32) -> i32 {
        let mut rng = self.rng(mv, Throw::Blur);
        let sum: i32 = (0..12).map(|_| i32::from(rng.u8(..))).sum();
        deviation * (sum - 12 * 255 / 2) / 256
    }
}
