//! The review of a game: which moves lost something, how much, and what was better.
//!
//! The engine's scores come from outside as data: the page asks its worker for them, the terminal its own engine. A move is
//! compared with the best one that the engine found, by the pieces of the expected final margin and by the chance to win. A
//! ply without scores is not judged, and neither is a pass. Placements have no class; the review names those that lost the most
//! in hindsight, on the full board.

mod class;
mod ply;

use dvonn_core::{Color, Move, Position};
use dvonn_engine::Score;

pub use class::{Class, Slip, Stage};
pub use ply::{Assessed, Assessment, ReviewedPly};

/// The pieces on a full board.
const FULL_BOARD: usize = 49;

/// More placements than this are not looked at.
const MOST_PLACEMENTS: usize = 3;

/// A placement that lost less, in pieces, is not named: estimates of full boards are wrong by about as much.
const LEAST_PLACEMENT: f64 = 1.0;

/// More moments than this are not looked at.
const MOST_MOMENTS: usize = 5;

/// A reviewed game. Plies are counted from 0.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Review {
    /// `None` where a score is missing, and for passes.
    plies: Vec<Option<ReviewedPly>>,
}

impl Review {
    /// Nodes that a review gets for each position after the placements, to compare the best two moves and the one that was played.
    pub const NODES: u64 = 100_000;

    /// Boards that a review values for the graph before each placement.
    pub const BOARDS: u64 = 200;

    /// Whether a review judges the placement in this position. Those of DVONN pieces belong to nobody.
    pub fn judges_placement(before: &Position) -> bool {
        before.movement().is_none() && before.occupied().len() >= 3
    }

    /// Reviews a game, each ply with the position before it, from the assessments of its positions: the one before the first ply and the one after each. A move that
    /// was not compared with the best one in the position before it has the score of the position after it, and so has one that is proved there.
    ///
    /// ```
    /// use dvonn_coach::{Assessment, Review, Slip};
    /// use dvonn_core::Move;
    /// use dvonn_engine::{Estimate, Score};
    ///
    /// let assessment = |pieces, line: &str| {
    ///     let line = line.split_whitespace().map(|mv| mv.parse()).collect::<Result<Vec<Move>, _>>()?;
    ///     Ok::<_, Box<dyn std::error::Error>>(Some(Assessment { score: Score::Estimate(Estimate::from_pieces(pieces)), line, others: Vec::new() }))
    /// };
    /// let board = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M".parse()?;
    /// let plies = [(board, "e3-f3".parse()?)];
    /// let review = Review::of_game(&plies, &[assessment(7.0, "k3-j3")?, assessment(-0.2, "a1-b1")?]);
    /// assert_eq!(review.slip(0), Some(Slip::Blunder));
    /// assert_eq!(review.ply(0).map(|ply| ply.best.mv.to_string()).as_deref(), Some("k3-j3"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_game(plies: &[(Position, Move)], assessments: &[Option<Assessment>]) -> Review {
        let reviewed = plies.iter().zip(assessments.windows(2)).map(|(&(before, mv), around)| {
            let by = before.turn();
            let found = around[0].as_ref()?;
            if before.movement().is_none() {
                return placed(before, mv, found);
            }
            let (&best, following) = found.line.split_first()?;
            // `for_white` swaps the sides if the player is Black, so it leads back to the player's score as well.
            let best = Assessed { mv: best, score: found.score.for_white(by), line: following.to_vec() };
            // What was searched together with the best move can be compared with it.
            let compared =
                if mv == best.mv { Some(best.clone()) } else { found.other(by, |other| other == mv) };
            let after = around[1].as_ref()?;
            let apart = after.score.for_white(by);
            let score = compared.filter(|_| !apart.is_proved()).map_or(apart, |compared| compared.score);
            let played = Assessed { mv, score, line: after.line.clone() };
            let next = found.other(by, |other| other != best.mv);
            (mv != Move::Pass).then_some(ReviewedPly { before, played, best, next })
        });
        reviewed.collect()
    }

    /// A ply, if it was judged.
    pub fn ply(&self, ply: usize) -> Option<&ReviewedPly> {
        self.plies.get(ply)?.as_ref()
    }

    /// How bad a ply was, if it was bad.
    pub fn slip(&self, ply: usize) -> Option<Slip> {
        self.ply(ply)?.slip()
    }

    /// All slips with their plies, in the order of the game.
    pub fn slips(&self) -> impl DoubleEndedIterator<Item = (usize, Slip)> + '_ {
        (0..self.plies.len()).filter_map(|ply| Some((ply, self.slip(ply)?)))
    }

    /// The plies worth a second look: mistakes and blunders or, if there are none, inaccuracies.
    pub fn mistakes(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        let least = if self.slips().any(|(_, slip)| slip >= Slip::Mistake) {
            Slip::Mistake
        } else {
            Slip::Inaccuracy
        };
        self.slips().filter(move |(_, slip)| *slip >= least).map(|(ply, _)| ply)
    }

    /// The plies to look at first: at most five of the mistakes, the one that lost the most first.
    pub fn moments(&self) -> Vec<usize> {
        let weight = |ply: usize| {
            let ply = self.ply(ply)?;
            // Of two moves that lose as much of the chance to win, the one that loses more pieces comes first.
            Some(ply.lost_chance() + ply.lost_pieces().unwrap_or_default() / 1000.0)
        };
        let mut plies: Vec<usize> = self.mistakes().collect();
        plies.sort_by(|&a, &b| weight(b).partial_cmp(&weight(a)).unwrap_or(std::cmp::Ordering::Equal));
        plies.truncate(MOST_MOMENTS);
        plies
    }

    /// What the full board was worth for White, by the search: an estimate. `None` if the game did not begin before that, or the
    /// board was not searched.
    pub fn full_board(&self) -> Option<Score> {
        let is_full =
            |ply: &&ReviewedPly| ply.before.movement().is_some() && ply.before.occupied().len() == FULL_BOARD;
        let first = self.plies.iter().flatten().find(is_full)?;
        Some(first.best.score.for_white(first.by()))
    }

    /// Whether a placement was judged.
    pub fn has_placements(&self) -> bool {
        self.plies.iter().flatten().any(|ply| ply.before.movement().is_none())
    }

    /// The plies of the placements that lost the most by the estimate, at most three, the worst first.
    pub fn placements(&self) -> Vec<usize> {
        let lost = |ply: usize| {
            self.ply(ply).filter(|ply| ply.before.movement().is_none()).and_then(ReviewedPly::lost_pieces)
        };
        let mut plies: Vec<(usize, f64)> =
            (0..self.plies.len()).filter_map(|ply| Some((ply, lost(ply)?))).collect();
        plies.retain(|(_, lost)| *lost >= LEAST_PLACEMENT);
        plies.sort_by(|a, b| b.1.total_cmp(&a.1));
        plies.truncate(MOST_PLACEMENTS);
        plies.into_iter().map(|(ply, _)| ply).collect()
    }

    /// The judged plies of this player after the placements.
    fn moves_of(&self, color: Color) -> impl Iterator<Item = (usize, &ReviewedPly)> {
        let own = move |ply: &&ReviewedPly| ply.by() == color && ply.before.movement().is_some();
        (0..self.plies.len()).filter_map(move |index| Some((index, self.ply(index).filter(own)?)))
    }

    /// How well a player played in a stage, from 0 to 1: the mean over the moves that were a choice. `None` if there were none.
    pub fn accuracy(&self, color: Color, stage: Stage) -> Option<f64> {
        let is_meant = |ply: &&ReviewedPly| ply.by() == color && Stage::of(&ply.before) == stage;
        let own = self.plies.iter().flatten().filter(is_meant);
        let judged: Vec<f64> = own.filter(|ply| !ply.is_forced()).map(ReviewedPly::accuracy).collect();
        (!judged.is_empty()).then(|| judged.iter().sum::<f64>() / judged.len() as f64)
    }

    /// What one player did in the whole game; `None` if no ply of that player was judged.
    pub fn summary(&self, color: Color) -> Option<Summary> {
        let own: Vec<(usize, &ReviewedPly)> = self.moves_of(color).collect();
        let count = |slip| own.iter().filter(|(_, ply)| ply.slip() == Some(slip)).count();
        let losses: Vec<f64> = own.iter().filter_map(|(_, ply)| ply.lost_pieces()).collect();
        let overlooked = |(index, ply): &(usize, &ReviewedPly)| {
            let reply = self.ply(index + 1).filter(|reply| reply.by() != color);
            reply.map_or(0, |reply| ply.oversight(reply.played.mv).into())
        };
        (!own.is_empty()).then(|| Summary {
            inaccuracies: count(Slip::Inaccuracy),
            mistakes: count(Slip::Mistake),
            blunders: count(Slip::Blunder),
            oversights: own.iter().map(overlooked).sum(),
            average_loss: (!losses.is_empty()).then(|| losses.iter().sum::<f64>() / losses.len() as f64),
        })
    }
}

/// A placement in hindsight: the other moves of its assessment are the best one, and the one that was played.
fn placed(before: Position, mv: Move, found: &Assessment) -> Option<ReviewedPly> {
    let best = found.other(before.turn(), |_| true)?;
    let played = found.other(before.turn(), |other| other == mv)?;
    Some(ReviewedPly { before, played, best, next: None })
}

/// From plies that were judged one by one; `None` for a ply that was not.
impl FromIterator<Option<ReviewedPly>> for Review {
    fn from_iter<I: IntoIterator<Item = Option<ReviewedPly>>>(plies: I) -> Review {
        Review { plies: plies.into_iter().collect() }
    }
}

/// The moves of one player in a reviewed game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Summary {
    /// How many moves were inaccuracies.
    pub inaccuracies: usize,
    /// How many were mistakes.
    pub mistakes: usize,
    /// How many were blunders.
    pub blunders: usize,
    /// Pieces lost by oversight: see [`ReviewedPly::oversight`].
    pub oversights: u32,
    /// Pieces lost with an average move; `None` if no margin is known.
    pub average_loss: Option<f64>,
}
