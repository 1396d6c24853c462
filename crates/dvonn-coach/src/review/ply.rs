//! One ply of a reviewed game: the move that was played beside the best one.

use dvonn_core::{Color, Move, Position};
use dvonn_engine::{Engine, Limits, Line, Margin, Score};

use super::{Class, Review, Slip};
use crate::change::{cost_of, worst_cost};
use crate::{Gap, Reason, Theme, drawbacks, reasons, themes};

/// How fast the accuracy of a move falls with the chance to win that it loses: an inaccuracy (7 %) leaves 70 %, a blunder
/// (28 %) leaves 25 %.
const ACCURACY_DECAY: f64 = 5.0;

/// A move that loses less, of the chance to win and of pieces, is as good as the best one: the search of a review cannot tell them apart.
const SAME_CHANCE: f64 = 0.02;
const SAME_PIECES: f64 = 0.5;

/// What the engine found out about a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Assessment {
    /// The score for White, whoever is to move.
    pub score: Score,
    /// The best line; empty once the game is over.
    pub line: Vec<Move>,
    /// Other moves with their scores for White: first the next best one, and the one that was played if it was searched too.
    pub others: Vec<(Move, Score)>,
}

impl Assessment {
    /// What a review asks the engine about a position of a game: `played` is the move that was made in it, and `full` the board once
    /// all pieces were placed. It may search `times` as many nodes as usual. `None` if a review does not judge the position.
    pub fn search(
        engine: &mut Engine,
        position: &Position,
        played: Option<Move>,
        full: Option<&Position>,
        times: u64,
    ) -> Option<Assessment> {
        if position.outcome().is_some() {
            return Assessment::of_finished(position);
        }
        let answer = match (position, played, full) {
            (Position::Movement(_), _, _) => {
                engine.compare(position, played, Limits::nodes(Review::NODES * times), &mut ())
            }
            (Position::Placement(_), Some(Move::Place(chosen)), Some(full))
                if Review::judges_placement(position) =>
            {
                engine.look_back(position, chosen, full, Limits::nodes(Review::BOARDS * times), &mut ())
            }
            _ => return None,
        };
        let lines = answer.lines.into_iter().map(|line| (line.score, line.moves));
        Assessment::of_lines(position.turn(), lines, played)
    }

    /// From the lines of a search, best first, with their scores for the side to move; `None` if there are none.
    pub fn of_lines(
        turn: Color,
        lines: impl IntoIterator<Item = (Score, Vec<Move>)>,
        played: Option<Move>,
    ) -> Option<Assessment> {
        let mut lines = lines.into_iter();
        let (score, line) = lines.next()?;
        let others = lines.enumerate().filter_map(|(index, (score, moves))| {
            let mv = *moves.first()?;
            (index == 0 || Some(mv) == played).then(|| (mv, score.for_white(turn)))
        });
        Some(Assessment { score: score.for_white(turn), others: others.collect(), line })
    }

    /// The exact value of a finished game, which needs no search; `None` if it is not over.
    pub fn of_finished(position: &Position) -> Option<Assessment> {
        position.outcome()?;
        let scores = position.scores();
        let margin = Margin::new(scores[Color::White] as i8 - scores[Color::Black] as i8)?;
        Some(Assessment { score: Score::exact(margin), line: Vec::new(), others: Vec::new() })
    }

    /// The score of one of the other moves for this player.
    pub(super) fn other(&self, by: Color, is_wanted: impl Fn(Move) -> bool) -> Option<Assessed> {
        let (mv, score) = *self.others.iter().find(|(mv, _)| is_wanted(*mv))?;
        Some(Assessed { mv, score: score.for_white(by), line: Vec::new() })
    }
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

/// A ply of a reviewed game: the move that was played beside the best one.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedPly {
    /// The position before it.
    pub before: Position,
    /// The move of the game.
    pub played: Assessed,
    /// The best move that the engine found; it may be the same.
    pub best: Assessed,
    /// The best of all other moves than that one, if the engine looked for it.
    pub next: Option<Assessed>,
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

    /// Whether every other move is proved to be worse than the one played or, if that is not proved, at least a whole piece worse.
    pub fn is_only_move(&self) -> bool {
        let is_far = |next: &Assessed| Gap::between(&self.best, next).counts();
        self.is_best() && !self.is_forced() && self.next.as_ref().is_some_and(is_far)
    }

    /// What kind of move it was.
    pub fn class(&self) -> Class {
        match self.slip() {
            _ if self.is_forced() => Class::Forced,
            _ if self.is_only_move() => Class::Only,
            Some(slip) => Class::Slip(slip),
            None if self.lost_chance() < SAME_CHANCE
                && self.lost_pieces().is_none_or(|lost| lost < SAME_PIECES) =>
            {
                Class::Best
            }
            None => Class::Good,
        }
    }

    /// From 0 to 1: how much of the chance to win the move kept. In a won position every move that keeps the win is perfect.
    pub(super) fn accuracy(&self) -> f64 {
        (-ACCURACY_DECAY * self.lost_chance()).exp()
    }

    /// Why the best move is good. That it is the only good one is known if the next best was searched.
    pub fn reasons(&self) -> Vec<Reason> {
        let known: Vec<Assessed> = [&self.best].into_iter().chain(&self.next).cloned().collect();
        reasons(&self.before, self.best.mv, &known)
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

    /// Pieces that a bad move lost by oversight, given the opponent's next move in the game: those that it took or cut off at once,
    /// beyond what any answer to the best move could have cost.
    pub fn oversight(&self, reply: Move) -> u8 {
        let after = |mv| self.before.play(mv).ok()?.movement().copied();
        let cost = |mv| Some(worst_cost(&after(mv)?, self.by().other()));
        let lost = after(self.played.mv).map_or(0, |after| cost_of(&after, reply));
        match cost(self.best.mv) {
            Some(anyway) if self.slip().is_some() => lost.saturating_sub(anyway),
            _ => 0,
        }
    }

    /// How bad the move was, if it was bad. Placements are never called bad.
    pub fn slip(&self) -> Option<Slip> {
        self.before.movement()?;
        let (chance, pieces) = (self.lost_chance(), self.lost_pieces().unwrap_or_default());
        Slip::ALL.into_iter().rev().find(|slip| {
            let (least_chance, least_pieces) = slip.least_loss();
            chance >= least_chance || pieces >= least_pieces
        })
    }
}
