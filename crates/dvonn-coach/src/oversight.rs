//! A mistake that the opponent is about to punish: the teacher tells of it while it can still be taken back.

use dvonn_core::{Move, Position};
use dvonn_engine::Score;

use crate::{Assessed, Reason, ReviewedPly, Slip, reasons};

/// A move after which the opponent's reply leaves so much less than the best move that a review would call the move a mistake.
///
/// The reply counts, not the best reply: a mistake that the opponent does not see is none of the teacher's business.
#[derive(Clone, PartialEq, Debug)]
pub struct Oversight {
    ply: ReviewedPly, // Invariant: at least a mistake, with the reply as the line after the move that was played.
}

impl Oversight {
    /// From the move that was played, the reply to it and what is left after both for the player who overlooked it, and the
    /// best move with its score; `None` if the move and the reply lose less than a mistake.
    ///
    /// ```
    /// use dvonn_coach::{Assessed, Oversight};
    /// use dvonn_engine::{Estimate, Score};
    ///
    /// let board = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M".parse()?;
    /// let best = Assessed { mv: "k3-j3".parse()?, score: Score::Estimate(Estimate::from_pieces(7.0)), line: vec![] };
    /// let left = |pieces| Score::Estimate(Estimate::from_pieces(pieces));
    /// let played = ("e3-f3".parse()?, "a1-b1".parse()?);
    /// assert!(Oversight::of(board, played, left(0.0), best.clone()).is_some());
    /// assert!(Oversight::of(board, played, left(6.0), best).is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(before: Position, (mv, reply): (Move, Move), left: Score, best: Assessed) -> Option<Oversight> {
        let played = Assessed { mv, score: left, line: vec![reply] };
        let ply = ReviewedPly { before, played, best, next: None };
        (ply.slip() >= Some(Slip::Mistake)).then_some(Oversight { ply })
    }

    /// What the opponent is about to play.
    pub fn reply(&self) -> Move {
        self.ply.played.line[0]
    }

    /// What speaks for the reply: at most three reasons, the strongest first. There may be none.
    pub fn reasons(&self) -> Vec<Reason> {
        let Assessed { mv, score, .. } = self.ply.played;
        let reply = Assessed { mv: self.reply(), score: -score, line: Vec::new() };
        let after = self.ply.before.play(mv);
        after.map(|after| reasons(&after, reply.mv, &[reply])).unwrap_or_default()
    }

    /// The move that was played beside the best one.
    pub fn ply(&self) -> &ReviewedPly {
        &self.ply
    }
}

#[cfg(test)]
mod tests {
    use dvonn_engine::Estimate;

    use super::*;

    fn pieces(pieces: f64) -> Score {
        Score::Estimate(Estimate::from_pieces(pieces))
    }

    /// White's f3 is cut off by Black's b3-a3... unless White lands on b3 first.
    const BOARD: &str = "........./........../BDDDWB...../........../......... W M";

    fn oversight(best: Score, left: Score) -> Option<Oversight> {
        let mv = |text: &str| text.parse::<Move>().expect("a move");
        let best = Assessed { mv: mv("e3-f3"), score: best, line: Vec::new() };
        Oversight::of(BOARD.parse().expect("a position"), (mv("e3-d3"), mv("a3-b3")), left, best)
    }

    #[test]
    fn a_move_is_an_oversight_if_it_and_the_reply_lose_as_much_as_a_mistake() {
        for (best, left, is_one) in [
            (pieces(3.0), pieces(0.0), true),
            (pieces(1.0), pieces(0.0), false),
            (pieces(30.0), pieces(24.5), false),
            (pieces(30.0), pieces(23.0), true),
            (Score::Win(None), Score::Draw, true),
            (Score::Draw, Score::Win(None), false),
            // The opponent's reply gives it back.
            (pieces(3.0), pieces(2.9), false),
        ] {
            assert_eq!(oversight(best, left).is_some(), is_one, "{best:?}, {left:?}");
        }
    }

    #[test]
    fn it_names_the_reply_and_why_the_reply_is_good() {
        let found = oversight(pieces(3.0), pieces(-1.0)).expect("it loses four pieces");
        assert_eq!(found.reply().to_string(), "a3-b3");
        assert!(!found.reasons().is_empty());
        assert_eq!(found.ply().lost_pieces(), Some(4.0));
    }
}
