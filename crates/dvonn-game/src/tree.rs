//! Lines of play with variations and comments, as in a record or on an analysis board.

use std::time::Duration;

use dvonn_core::{Move, MoveError, Position};

use crate::{Composition, MoveNumber, Ply};

/// A place in a [`Tree`]: the start, or after a ply of some line. It is valid only for the tree that returned it.
///
/// ```
/// use dvonn_core::Position;
/// use dvonn_game::{NodeId, Tree};
///
/// let mut tree = Tree::new(Position::START);
/// let first: NodeId = tree.play(tree.root(), "f3".parse()?)?;
/// assert_eq!(tree.parent(first), Some(tree.root()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(usize);

/// All lines from one start position. The first child of a node continues the main line; the others are
/// variations, in the order in which they were added.
///
/// ```
/// use dvonn_core::Position;
/// use dvonn_game::Tree;
///
/// let mut tree = Tree::new(Position::START);
/// let first = tree.play(tree.root(), "f3".parse()?)?;
/// tree.play(first, "a1".parse()?)?;
/// let other = tree.play(first, "k5".parse()?)?;
/// tree.set_comment(other, "far away");
/// assert_eq!(tree.main_line().count(), 2);
/// tree.promote(other);
/// assert_eq!(tree.main_line().last(), Some(other));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    start: Position,
    nodes: Vec<Node>, // Invariant: never empty; the first is the root and the only one without a ply.
}

#[derive(Clone, Debug)]
struct Node {
    parent: Option<NodeId>,
    ply: Option<Ply>,
    children: Vec<NodeId>,
    comment: String,
    clock: Option<Duration>,
}

impl Node {
    fn new(parent: Option<NodeId>, ply: Option<Ply>) -> Node {
        Node { parent, ply, children: Vec::new(), comment: String::new(), clock: None }
    }
}

impl Tree {
    /// A tree without lines.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// assert_eq!(Tree::new(Position::START).main_line().count(), 0);
    /// ```
    pub fn new(start: Position) -> Tree {
        Tree { start, nodes: vec![Node::new(None, None)] }
    }

    /// Where all lines begin.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// assert_eq!(tree.start(), &Position::START);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The place before the first ply.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// assert_eq!(tree.parent(first), Some(tree.root()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn root(&self) -> NodeId {
        NodeId(0)
    }

    fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0]
    }

    /// The place before this one; `None` for the root and for a place that was deleted.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// assert_eq!(tree.parent(first), Some(tree.root()));
    /// assert_eq!(tree.parent(tree.root()), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// The places one ply later, the main continuation first.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// let other = tree.play(tree.root(), "a1".parse()?)?;
    /// assert_eq!(tree.children(tree.root()), [first, other]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.node(id).children
    }

    /// The ply that leads here; `None` for the root.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// assert_eq!(tree.ply(first).map(|ply| ply.mv.to_string()), Some("f3".to_owned()));
    /// assert_eq!(tree.ply(tree.root()), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn ply(&self, id: NodeId) -> Option<&Ply> {
        self.node(id).ply.as_ref()
    }

    /// The position here.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// assert_eq!(tree.position(first).occupied().to_string(), "f3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn position(&self, id: NodeId) -> &Position {
        self.ply(id).map_or(&self.start, |ply| &ply.position)
    }

    /// The comment at this place; empty if there is none.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// assert_eq!(tree.comment(first), "");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn comment(&self, id: NodeId) -> &str {
        &self.node(id).comment
    }

    /// Sets the comment at this place.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// tree.set_comment(first, "in the middle");
    /// assert_eq!(tree.comment(first), "in the middle");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_comment(&mut self, id: NodeId, comment: impl Into<String>) {
        self.nodes[id.0].comment = comment.into();
    }

    /// Adds a line to the comment at this place.
    pub(crate) fn add_comment(&mut self, id: NodeId, comment: &str) {
        let whole = &mut self.nodes[id.0].comment;
        if !whole.is_empty() {
            whole.push('\n');
        }
        whole.push_str(comment);
    }

    /// The time that the player of this ply had left after it.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// assert_eq!(tree.clock(first), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn clock(&self, id: NodeId) -> Option<Duration> {
        self.node(id).clock
    }

    /// Sets the time that the player of this ply had left after it. It is stored in milliseconds.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// tree.set_clock(first, Some(Duration::from_secs(299)));
    /// assert_eq!(tree.clock(first), Some(Duration::from_secs(299)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_clock(&mut self, id: NodeId, left: Option<Duration>) {
        let whole = |left: Duration| Duration::from_millis(left.as_millis().try_into().unwrap_or(u64::MAX));
        self.nodes[id.0].clock = left.map(whole);
    }

    /// Plays a move from a place. It becomes the main continuation if it is the first, and otherwise a variation. A move
    /// that is already in the tree is not added again.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// assert_eq!(tree.play(tree.root(), "f3".parse()?)?, first); // it is there already
    /// assert!(tree.play(first, "f3".parse()?).is_err()); // the cell is occupied
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The rule that forbids it; the tree is then unchanged.
    pub fn play(&mut self, at: NodeId, mv: Move) -> Result<NodeId, MoveError> {
        if let Some(child) = self.child(at, mv) {
            return Ok(child);
        }
        let ply = Ply::of(self.position(at), mv)?;
        let id = NodeId(self.nodes.len());
        self.nodes.push(Node::new(Some(at), Some(ply)));
        self.nodes[at.0].children.push(id);
        Ok(id)
    }

    /// The place that a move leads to, if the tree has it.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// assert_eq!(tree.child(tree.root(), "f3".parse()?), Some(first));
    /// assert_eq!(tree.child(tree.root(), "a1".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn child(&self, at: NodeId, mv: Move) -> Option<NodeId> {
        let plays = |&&child: &&NodeId| self.ply(child).is_some_and(|ply| ply.mv == mv);
        self.children(at).iter().find(plays).copied()
    }

    /// Makes the line to this place the main line.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// let other = tree.play(tree.root(), "a1".parse()?)?;
    /// tree.promote(other);
    /// assert_eq!(tree.children(tree.root()), [other, first]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn promote(&mut self, id: NodeId) {
        let mut child = id;
        while let Some(parent) = self.parent(child) {
            self.put_first(child);
            child = parent;
        }
    }

    /// Makes this place the main continuation of the one before it.
    pub(crate) fn put_first(&mut self, id: NodeId) {
        let Some(parent) = self.parent(id) else {
            return;
        };
        let siblings = &mut self.nodes[parent.0].children;
        if let Some(place) = siblings.iter().position(|&sibling| sibling == id) {
            siblings[..=place].rotate_right(1);
        }
    }

    /// Deletes this place and everything after it, and returns the place before it. The root is never deleted.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// assert_eq!(tree.delete(first), tree.root());
    /// assert!(tree.children(tree.root()).is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn delete(&mut self, id: NodeId) -> NodeId {
        let Some(parent) = self.nodes[id.0].parent.take() else {
            return self.root();
        };
        self.nodes[parent.0].children.retain(|&child| child != id);
        parent
    }

    /// The places of the main line, without the root.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// let second = tree.play(first, "a1".parse()?)?;
    /// assert_eq!(tree.main_line().collect::<Vec<_>>(), [first, second]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        let next = |&id: &NodeId| self.children(id).first().copied();
        std::iter::successors(next(&self.root()), next)
    }

    /// The last place of the main line.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// assert_eq!(tree.main_end(), first);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn main_end(&self) -> NodeId {
        self.main_line().last().unwrap_or(self.root())
    }

    /// The plies that lead from the start to a place.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// assert_eq!(tree.line_to(first).len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn line_to(&self, id: NodeId) -> Vec<&Ply> {
        let mut plies: Vec<&Ply> =
            std::iter::successors(Some(id), |&id| self.parent(id)).filter_map(|id| self.ply(id)).collect();
        plies.reverse();
        plies
    }

    /// The number of a move that is played at this place.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// assert_eq!(tree.next_number(first).get(), 1); // Black's reply to the first move
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn next_number(&self, at: NodeId) -> MoveNumber {
        let before = self.line_to(at).iter().fold(MoveNumber::default(), |number, ply| number.next(ply.by));
        before.next(self.position(at).turn())
    }

    /// The pieces in each stack at a place.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Tree;
    /// let mut tree = Tree::new(Position::START);
    /// let first = tree.play(tree.root(), "f3".parse()?)?;
    /// assert_eq!(tree.composition(first).stack("f3".parse()?).len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn composition(&self, id: NodeId) -> Composition {
        Composition::after(&self.start, self.line_to(id))
    }
}

/// Trees are equal if they have the same lines, comments and clock times, whatever the order in which they were built.
impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        let mut pairs = vec![(self.root(), other.root())];
        while let Some((ours, theirs)) = pairs.pop() {
            let (our, their) = (self.node(ours), other.node(theirs));
            let same = our.ply == their.ply
                && our.comment == their.comment
                && our.clock == their.clock
                && our.children.len() == their.children.len();
            if !same {
                return false;
            }
            pairs.extend(our.children.iter().copied().zip(their.children.iter().copied()));
        }
        self.start == other.start
    }
}

impl Eq for Tree {}
