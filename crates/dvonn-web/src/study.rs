//! An analysis: lines of play with comments, where one stands in them, and what the engine thinks of each place.
//!
//! Nothing here touches the browser or the engine; the page asks, and tells what it heard.

mod graph;
mod kept;
mod rows;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use dvonn_core::{Color, Move, MoveError, Phase, Position};
use dvonn_engine::{Margin, Score};
use dvonn_game::{NodeId, Ply, Record};

pub(crate) use graph::{Graph, GraphPoint};
pub(crate) use kept::KeptStudy;
pub(crate) use rows::{Row, Said, rows};

/// What the engine thinks of a place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Evaluation {
    /// The score for White.
    pub(crate) score: Score,
    /// Nodes searched: a longer search replaces a shorter one.
    pub(crate) nodes: u64,
}

impl Evaluation {
    /// A finished game needs no engine.
    fn of_finished(position: &Position) -> Option<Evaluation> {
        position.outcome()?;
        let scores = position.scores();
        let margin = Margin::new(scores[Color::White] as i8 - scores[Color::Black] as i8)?;
        Some(Evaluation { score: Score::exact(margin), nodes: u64::MAX })
    }
}

/// An analysis.
#[derive(Clone, Debug)]
pub(crate) struct Study {
    record: Record,
    at: NodeId,
    /// The end of the line that the slider runs along; `at` lies on it.
    tip: NodeId,
    evaluations: HashMap<NodeId, Evaluation>,
}

impl Default for Study {
    fn default() -> Study {
        Study::of_position(Position::START)
    }
}

impl Study {
    /// An analysis of a record, standing at its end.
    pub(crate) fn new(record: Record) -> Study {
        let tip = record.tree.main_end();
        Study { at: tip, tip, record, evaluations: HashMap::new() }
    }

    /// An analysis that begins here.
    pub(crate) fn of_position(position: Position) -> Study {
        Study::new(Record::new(position))
    }

    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    /// Whether it is more than a position.
    pub(crate) fn has_lines(&self) -> bool {
        self.record.tree.main_line().next().is_some()
    }

    pub(crate) fn at(&self) -> NodeId {
        self.at
    }

    pub(crate) fn position(&self) -> &Position {
        self.record.tree.position(self.at)
    }

    /// The ply that leads here.
    pub(crate) fn ply(&self) -> Option<&Ply> {
        self.record.tree.ply(self.at)
    }

    /// The ply that leads here, and the position in which it was played.
    pub(crate) fn last(&self) -> Option<(&Position, &Ply)> {
        let parent = self.record.tree.parent(self.at)?;
        Some((self.record.tree.position(parent), self.ply()?))
    }

    pub(crate) fn comment(&self) -> &str {
        self.record.tree.comment(self.at)
    }

    pub(crate) fn set_comment(&mut self, comment: &str) {
        self.record.tree.set_comment(self.at, comment);
    }

    /// The places of the line one stands on, the start first.
    pub(crate) fn line(&self) -> Vec<NodeId> {
        let mut line: Vec<NodeId> =
            std::iter::successors(Some(self.tip), |&id| self.record.tree.parent(id)).collect();
        line.reverse();
        line
    }

    /// How many plies lead here.
    pub(crate) fn depth(&self) -> usize {
        std::iter::successors(Some(self.at), |&id| self.record.tree.parent(id)).count() - 1
    }

    /// How many plies of the line are placements.
    pub(crate) fn placements(&self) -> usize {
        let is_placement = |&&id: &&NodeId| self.record.tree.position(id).phase() == Phase::Placement;
        self.line().iter().filter(is_placement).count()
    }

    /// Goes somewhere. A place off the line makes another line.
    pub(crate) fn go(&mut self, id: NodeId) {
        self.at = id;
        if !self.line().contains(&id) {
            self.tip = id;
            self.follow();
        }
    }

    /// Leads the line on to the end of the main continuation.
    fn follow(&mut self) {
        while let Some(&next) = self.record.tree.children(self.tip).first() {
            self.tip = next;
        }
    }

    /// Goes so many plies from the start along the line, at most to its end.
    pub(crate) fn go_to(&mut self, depth: usize) {
        let line = self.line();
        self.at = line[depth.min(line.len() - 1)];
    }

    pub(crate) fn back(&mut self) {
        self.go_to(self.depth().saturating_sub(1));
    }

    pub(crate) fn forward(&mut self) {
        self.go_to(self.depth() + 1);
    }

    /// Goes to the first stack move's position, or to the end if there is none.
    pub(crate) fn skip_placements(&mut self) {
        self.go_to(self.placements());
    }

    /// Plays a move from here, along a line that is there or as a new variation.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(crate) fn play(&mut self, mv: Move) -> Result<(), MoveError> {
        let next = self.record.tree.play(self.at, mv)?;
        self.go(next);
        Ok(())
    }

    /// Plays several moves from here, as far as they are legal.
    pub(crate) fn play_line(&mut self, moves: &[Move]) {
        for &mv in moves {
            if self.play(mv).is_err() {
                break;
            }
        }
    }

    /// Makes the line to here the main line.
    pub(crate) fn promote(&mut self) {
        self.record.tree.promote(self.at);
    }

    /// The analysis without this place and all that follows.
    pub(crate) fn without_here(&self) -> Study {
        let mut study = self.clone();
        let parent = study.record.tree.delete(self.at);
        (study.at, study.tip) = (parent, parent);
        study.follow();
        study
    }

    /// Whether the place lies on the main line.
    pub(crate) fn is_on_main_line(&self) -> bool {
        let tree = &self.record.tree;
        std::iter::successors(Some(self.at), |&id| tree.parent(id))
            .all(|id| tree.parent(id).is_none_or(|parent| tree.children(parent).first() == Some(&id)))
    }

    /// What the engine thinks of a place, if it was asked.
    pub(crate) fn evaluation(&self, id: NodeId) -> Option<Evaluation> {
        Evaluation::of_finished(self.record.tree.position(id)).or_else(|| self.evaluations.get(&id).copied())
    }

    /// Notes what the engine thinks of a place, unless more is known already.
    pub(crate) fn note(&mut self, id: NodeId, evaluation: Evaluation) {
        let known = self.evaluations.get(&id);
        let weight = |evaluation: &Evaluation| (evaluation.score.is_proved(), evaluation.nodes);
        let is_better = known.is_none_or(|known| weight(&evaluation) >= weight(known));
        if is_better {
            self.evaluations.insert(id, evaluation);
        }
    }

    /// The places of the line whose worth is not known.
    pub(crate) fn unjudged(&self) -> Vec<NodeId> {
        let mut line = self.line();
        line.retain(|&id| {
            self.record.tree.position(id).phase() == Phase::Movement && self.evaluation(id).is_none()
        });
        line
    }

    /// The worth of the line's places, for a picture.
    pub(crate) fn graph(&self) -> Graph {
        let line = self.line();
        let points = line.iter().enumerate().filter_map(|(depth, &id)| {
            let evaluation = self.evaluation(id)?;
            Some(GraphPoint { depth, evaluation })
        });
        Graph::new(points.collect(), self.placements().min(line.len() - 1), line.len() - 1)
    }
}
