//! The review of a game: which moves lost something, how much, and what was better.
//!
//! The engine's scores come from outside as data: the page asks its worker for them, the terminal its own engine. A move is
//! compared with the best one that the engine found, by the pieces of the expected final margin and by the chance to win. A
//! ply without scores is not judged, and neither is a pass.

use dvonn_core::{Color, Move, Position};
use dvonn_engine::{Line, Score};

use crate::{Reason, Theme, drawbacks, reasons, themes};

/// What the engine found out about a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Assessment {
    /// The score for White, whoever is to move.
    pub score: Score,
    /// The best line; empty once the game is over.
    pub line: Vec<Move>,
}

/// A move with its score and what is expected to follow.
#[derive(Clone, PartialEq, Debug)]
pub struct Assessed {
    /// The move.
    pub mv: Move,
    /// The score for the player who makes it.
    pub score: Score,
    /// The line that continues it, beginning with the reply.
    pub line: Vec<Move>,
}

impl From<&Line> for Assessed {
    fn from(line: &Line) -> Assessed {
        Assessed { mv: line.first(), score: line.score, line: line.moves[1..].to_vec() }
    }
}

/// How bad a move was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Slip {
    /// `?!`: a little worse than the best move.
    Inaccuracy,
    /// `?`: clearly worse.
    Mistake,
    /// `??`: it may cost the game.
    Blunder,
}

impl Slip {
    /// All of them, the slightest first.
    pub const ALL: [Slip; 3] = [Slip::Inaccuracy, Slip::Mistake, Slip::Blunder];

    /// The loss from which a move counts as this slip: of the chance to win, or of pieces. Either is enough, so that
    /// giving away many pieces is marked in a game that stays won.
    ///
    /// In an even position these chances are about 1.1, 2.3 and 5.1 pieces of expected margin. A search of some ten
    /// thousand nodes is often wrong by half a piece, and seldom by more than one.
    const fn least_loss(self) -> (f64, f64) {
        match self {
            Slip::Inaccuracy => (0.07, 3.0),
            Slip::Mistake => (0.14, 6.0),
            Slip::Blunder => (0.28, 12.0),
        }
    }

    /// The mark after the move, the same in all languages.
    pub const fn mark(self) -> &'static str {
        match self {
            Slip::Inaccuracy => "?!",
            Slip::Mistake => "?",
            Slip::Blunder => "??",
        }
    }
}

/// What kind of move it was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// There was no other move.
    Forced,
    /// The engine would have played the same, or nothing better.
    Best,
    /// A little worse, but not enough to be a slip.
    Good,
    /// It was bad.
    Slip(Slip),
}

impl Class {
    /// Its name in files; never shown.
    pub const fn name(self) -> &'static str {
        match self {
            Class::Forced => "forced",
            Class::Best => "best",
            Class::Good => "good",
            Class::Slip(Slip::Inaccuracy) => "inaccuracy",
            Class::Slip(Slip::Mistake) => "mistake",
            Class::Slip(Slip::Blunder) => "blunder",
        }
    }
}

/// A part of the game whose moves are judged. Placements are not: one of them is seldom worth more than the noise of a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// From the first stack move on.
    Middle,
    /// With at most sixteen stacks on the board. Most such positions are proved at once.
    Ending,
}

impl Stage {
    /// Both, in the order of the game.
    pub const ALL: [Stage; 2] = [Stage::Middle, Stage::Ending];

    /// The stage of a position.
    pub fn of(position: &Position) -> Stage {
        if position.occupied().len() <= 16 { Stage::Ending } else { Stage::Middle }
    }
}

/// How fast the accuracy of a move falls with the chance to win that it loses: an inaccuracy (7 %) leaves 70 %, a blunder
/// (28 %) leaves 25 %.
const ACCURACY_DECAY: f64 = 5.0;

/// More moments than this are not looked at.
const MOST_MOMENTS: usize = 5;

/// A ply of a reviewed game: the move that was played beside the best one.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedPly {
    /// The position before it.
    pub before: Position,
    /// The move of the game.
    pub played: Assessed,
    /// The best move that the engine found; it may be the same.
    pub best: Assessed,
}

impl ReviewedPly {
    /// Who played it.
    pub fn by(&self) -> Color {
        self.before.turn()
    }

    /// Whether there was no other move.
    pub fn is_forced(&self) -> bool {
        self.before.legal_moves().nth(1).is_none()
    }

    /// What kind of move it was.
    pub fn class(&self) -> Class {
        match self.slip() {
            _ if self.is_forced() => Class::Forced,
            Some(slip) => Class::Slip(slip),
            None if self.lost_pieces() == Some(0.0) || self.lost_chance() == 0.0 => Class::Best,
            None => Class::Good,
        }
    }

    /// From 0 to 1: how much of the chance to win the move kept. In a won position every move that keeps the win is perfect.
    fn accuracy(&self) -> f64 {
        (-ACCURACY_DECAY * self.lost_chance()).exp()
    }

    /// Why the best move is good. That it is the only good one is not known: the other moves were not searched.
    pub fn reasons(&self) -> Vec<Reason> {
        reasons(&self.before, self.best.mv, std::slice::from_ref(&self.best))
    }

    /// What speaks against the move that was played, beginning with its refutation.
    pub fn drawbacks(&self) -> Vec<Reason> {
        drawbacks(&self.before, self.played.mv, &[self.best.clone(), self.played.clone()])
    }

    /// What the position is about.
    pub fn theme(&self) -> Option<Theme> {
        themes(&self.reasons()).first().copied()
    }

    /// Whether another move is as good as the best one, within what counts as a slip. The score is for the same player.
    pub fn accepts(&self, tried: Assessed) -> bool {
        ReviewedPly { played: tried, ..self.clone() }.slip().is_none()
    }

    /// Pieces of the expected margin that the move lost; `None` if only the winner is known. Never negative: if a separate
    /// search likes the played move better than the best one, nothing was lost.
    pub fn lost_pieces(&self) -> Option<f64> {
        if self.is_best() {
            return Some(0.0);
        }
        Some((self.best.score.margin()? - self.played.score.margin()?).max(0.0))
    }

    /// The chance to win that the move lost, from 0 to 1.
    pub fn lost_chance(&self) -> f64 {
        if self.is_best() {
            return 0.0;
        }
        (self.best.score.winning_chance() - self.played.score.winning_chance()).max(0.0)
    }

    /// Whether the engine would have played the same.
    pub fn is_best(&self) -> bool {
        self.played.mv == self.best.mv
    }

    /// How bad the move was, if it was bad.
    pub fn slip(&self) -> Option<Slip> {
        let (chance, pieces) = (self.lost_chance(), self.lost_pieces().unwrap_or_default());
        Slip::ALL.into_iter().rev().find(|slip| {
            let (least_chance, least_pieces) = slip.least_loss();
            chance >= least_chance || pieces >= least_pieces
        })
    }
}

/// A reviewed game. Plies are counted from 0.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Review {
    /// `None` where a score is missing, and for passes.
    plies: Vec<Option<ReviewedPly>>,
}

impl Review {
    /// Reviews a game, each ply with the position before it, from the assessments of its positions: the one before the first ply and the one after each. So each
    /// position needs to be searched only once.
    ///
    /// ```
    /// use dvonn_coach::{Assessment, Review, Slip};
    /// use dvonn_core::Move;
    /// use dvonn_engine::{Estimate, Score};
    ///
    /// let assessment = |pieces, line: &str| {
    ///     let line = line.split_whitespace().map(|mv| mv.parse()).collect::<Result<Vec<Move>, _>>()?;
    ///     Ok::<_, Box<dyn std::error::Error>>(Some(Assessment { score: Score::Estimate(Estimate::from_pieces(pieces)), line }))
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
            let [Some(found), Some(after)] = around else {
                return None;
            };
            let (&best, following) = found.line.split_first()?;
            // `for_white` swaps the sides if the player is Black, so it leads back to the player's score as well.
            let played = Assessed { mv, score: after.score.for_white(by), line: after.line.clone() };
            let best = Assessed { mv: best, score: found.score.for_white(by), line: following.to_vec() };
            (mv != Move::Pass).then_some(ReviewedPly { before, played, best })
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

    /// How well a player played in a stage, from 0 to 1: the mean over the moves that were a choice. `None` if there were none.
    pub fn accuracy(&self, color: Color, stage: Stage) -> Option<f64> {
        let own =
            self.plies.iter().flatten().filter(|ply| ply.by() == color && Stage::of(&ply.before) == stage);
        let judged: Vec<f64> = own.filter(|ply| !ply.is_forced()).map(ReviewedPly::accuracy).collect();
        (!judged.is_empty()).then(|| judged.iter().sum::<f64>() / judged.len() as f64)
    }

    /// What one player did in the whole game; `None` if no ply of that player was judged.
    pub fn summary(&self, color: Color) -> Option<Summary> {
        let own: Vec<&ReviewedPly> = self.plies.iter().flatten().filter(|ply| ply.by() == color).collect();
        let count = |slip| own.iter().filter(|ply| ply.slip() == Some(slip)).count();
        let losses: Vec<f64> = own.iter().filter_map(|ply| ply.lost_pieces()).collect();
        (!own.is_empty()).then(|| Summary {
            inaccuracies: count(Slip::Inaccuracy),
            mistakes: count(Slip::Mistake),
            blunders: count(Slip::Blunder),
            average_loss: (!losses.is_empty()).then(|| losses.iter().sum::<f64>() / losses.len() as f64),
        })
    }
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
    /// Pieces lost with an average move; `None` if no margin is known.
    pub average_loss: Option<f64>,
}
