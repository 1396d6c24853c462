//! The current place in a tree of variations, and the line that the slider covers.

use dvonn_core::{Move, MoveError, Phase, Position};
use dvonn_game::{NodeId, Ply, Tree};

/// A place in a tree, on a line from the start to an end. It belongs to one tree, which is passed to every method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cursor {
    at: NodeId,
    /// The end of the line; `at` lies on the line.
    end: NodeId,
}

impl Cursor {
    /// A place, on the line of its main continuations.
    pub(crate) fn new(tree: &Tree, at: NodeId) -> Cursor {
        let next = |&id: &NodeId| tree.children(id).first().copied();
        let end = std::iter::successors(Some(at), next).last().unwrap_or(at);
        Cursor { at, end }
    }

    /// The end of the main line.
    pub(crate) fn at_end(tree: &Tree) -> Cursor {
        Cursor::new(tree, tree.main_end())
    }

    pub(crate) fn at(self) -> NodeId {
        self.at
    }

    pub(crate) fn position(self, tree: &Tree) -> &Position {
        tree.position(self.at)
    }

    /// The ply that leads here, and the position before it.
    pub(crate) fn last(self, tree: &Tree) -> Option<(&Position, &Ply)> {
        Some((tree.position(tree.parent(self.at)?), tree.ply(self.at)?))
    }

    /// The places of the line, the start first.
    pub(crate) fn line(self, tree: &Tree) -> Vec<NodeId> {
        let mut line: Vec<NodeId> = std::iter::successors(Some(self.end), |&id| tree.parent(id)).collect();
        line.reverse();
        line
    }

    /// The number of plies that lead here.
    pub(crate) fn depth(self, tree: &Tree) -> usize {
        std::iter::successors(Some(self.at), |&id| tree.parent(id)).count() - 1
    }

    /// The number of placements in the line.
    pub(crate) fn placements(self, tree: &Tree) -> usize {
        let is_placement = |&&id: &&NodeId| tree.position(id).phase() == Phase::Placement;
        self.line(tree).iter().filter(is_placement).count()
    }

    /// Whether the place lies on the main line.
    pub(crate) fn is_on_main_line(self, tree: &Tree) -> bool {
        std::iter::successors(Some(self.at), |&id| tree.parent(id))
            .all(|id| tree.parent(id).is_none_or(|parent| tree.children(parent).first() == Some(&id)))
    }

    /// Goes to a place. A place off the line selects another line.
    pub(crate) fn go(&mut self, tree: &Tree, id: NodeId) {
        if self.line(tree).contains(&id) {
            self.at = id;
        } else {
            *self = Cursor::new(tree, id);
        }
    }

    /// Goes to the place this many plies from the start, at most to the end of the line.
    pub(crate) fn go_to(&mut self, tree: &Tree, depth: usize) {
        let line = self.line(tree);
        self.at = line[depth.min(line.len() - 1)];
    }

    pub(crate) fn back(&mut self, tree: &Tree) {
        self.go_to(tree, self.depth(tree).saturating_sub(1));
    }

    pub(crate) fn forward(&mut self, tree: &Tree) {
        self.go_to(tree, self.depth(tree) + 1);
    }

    pub(crate) fn first(&mut self, tree: &Tree) {
        self.go_to(tree, 0);
    }

    pub(crate) fn last_of_line(&mut self, tree: &Tree) {
        self.go_to(tree, usize::MAX);
    }

    /// Goes to the first position with all pieces placed, or to the end if there is none.
    pub(crate) fn skip_placements(&mut self, tree: &Tree) {
        self.go_to(tree, self.placements(tree));
    }

    /// Plays a move from here, along an existing line or as a new variation.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(crate) fn play(&mut self, tree: &mut Tree, mv: Move) -> Result<(), MoveError> {
        let next = tree.play(self.at, mv)?;
        self.go(tree, next);
        Ok(())
    }
}
