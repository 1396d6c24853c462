//! The review of a game: which moves lost something, how much, and what was better.
//!
//! The engine's scores come from outside as data: the page asks its worker for them, the terminal its own engine. A move is
//! compared with the best one that the engine found, by the pieces of the expected final margin and by the chance to win. A
//! ply without scores is not judged, and neither is a pass.

use dvonn_core::{Color, Move};
use dvonn_engine::{Line, Score};

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

/// A ply of a reviewed game: the move that was played beside the best one.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedPly {
    /// Who played it.
    pub by: Color,
    /// The move of the game.
    pub played: Assessed,
    /// The best move that the engine found; it may be the same.
    pub best: Assessed,
}

impl ReviewedPly {
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
    /// Reviews a game from the assessments of its positions: the one before the first ply and the one after each. So each
    /// position needs to be searched only once.
    ///
    /// ```
    /// use dvonn_coach::{Assessment, Review, Slip};
    /// use dvonn_core::{Color, Move};
    /// use dvonn_engine::{Estimate, Score};
    ///
    /// let assessment = |pieces, line: &str| {
    ///     let line = line.split_whitespace().map(|mv| mv.parse()).collect::<Result<Vec<Move>, _>>()?;
    ///     Ok::<_, Box<dyn std::error::Error>>(Some(Assessment { score: Score::Estimate(Estimate::from_pieces(pieces)), line }))
    /// };
    /// let plies = [(Color::White, "e3-f3".parse()?)];
    /// let review = Review::of_game(&plies, &[assessment(7.0, "k3-j3")?, assessment(-0.2, "a1-b1")?]);
    /// assert_eq!(review.slip(0), Some(Slip::Blunder));
    /// assert_eq!(review.ply(0).map(|ply| ply.best.mv.to_string()).as_deref(), Some("k3-j3"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_game(plies: &[(Color, Move)], assessments: &[Option<Assessment>]) -> Review {
        let reviewed = plies.iter().zip(assessments.windows(2)).map(|(&(by, mv), around)| {
            let [Some(before), Some(after)] = around else {
                return None;
            };
            let (&best, following) = before.line.split_first()?;
            // `for_white` swaps the sides if the player is Black, so it leads back to the player's score as well.
            let played = Assessed { mv, score: after.score.for_white(by), line: after.line.clone() };
            let best = Assessed { mv: best, score: before.score.for_white(by), line: following.to_vec() };
            (mv != Move::Pass).then_some(ReviewedPly { by, played, best })
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

    /// What one player did in the whole game; `None` if no ply of that player was judged.
    pub fn summary(&self, color: Color) -> Option<Summary> {
        let own: Vec<&ReviewedPly> = self.plies.iter().flatten().filter(|ply| ply.by == color).collect();
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
