//! Lines of play with their variations and comments: what a record holds and an analysis board edits.

use std::time::Duration;

use dvonn_core::{Move, MoveError, Position};

use crate::{Composition, MoveNumber, Ply};

/// A place in a [`Tree`]: the start, or a ply of some line. Valid for the tree that gave it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(usize);

/// All lines that lead away from one start. The first child of a node continues the main line; the others are
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
    pub fn new(start: Position) -> Tree {
        Tree { start, nodes: vec![Node::new(None, None)] }
    }

    /// Where all lines begin.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The place before the first ply.
    pub fn root(&self) -> NodeId {
        NodeId(0)
    }

    fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0]
    }

    /// The place before this one; `None` for the root and for a place that was deleted.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// The places one ply later, the main continuation first.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.node(id).children
    }

    /// The ply that leads here; `None` for the root.
    pub fn ply(&self, id: NodeId) -> Option<&Ply> {
        self.node(id).ply.as_ref()
    }

    /// The position here.
    pub fn position(&self, id: NodeId) -> &Position {
        self.ply(id).map_or(&self.start, |ply| &ply.position)
    }

    /// What was said about this place; empty if nothing.
    pub fn comment(&self, id: NodeId) -> &str {
        &self.node(id).comment
    }

    /// Says something about this place.
    pub fn set_comment(&mut self, id: NodeId, comment: impl Into<String>) {
        self.nodes[id.0].comment = comment.into();
    }

    /// Says something more about this place, on a new line.
    pub(crate) fn add_comment(&mut self, id: NodeId, comment: &str) {
        let whole = &mut self.nodes[id.0].comment;
        if !whole.is_empty() {
            whole.push('\n');
        }
        whole.push_str(comment);
    }

    /// What the player of this ply had left on the clock after it.
    pub fn clock(&self, id: NodeId) -> Option<Duration> {
        self.node(id).clock
    }

    /// Notes what the player of this ply had left on the clock, to the millisecond.
    pub fn set_clock(&mut self, id: NodeId, left: Option<Duration>) {
        let whole = |left: Duration| Duration::from_millis(left.as_millis().try_into().unwrap_or(u64::MAX));
        self.nodes[id.0].clock = left.map(whole);
    }

    /// Plays a move from a place, as its main continuation or as another variation. A move that is there
    /// already is only looked up.
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
    pub fn child(&self, at: NodeId, mv: Move) -> Option<NodeId> {
        let plays = |&&child: &&NodeId| self.ply(child).is_some_and(|ply| ply.mv == mv);
        self.children(at).iter().find(plays).copied()
    }

    /// Makes the line to this place the main line.
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

    /// Deletes this place and all that follows, and returns the place before it. The root stays.
    pub fn delete(&mut self, id: NodeId) -> NodeId {
        let Some(parent) = self.nodes[id.0].parent.take() else {
            return self.root();
        };
        self.nodes[parent.0].children.retain(|&child| child != id);
        parent
    }

    /// The places of the main line, without the root.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        let next = |&id: &NodeId| self.children(id).first().copied();
        std::iter::successors(next(&self.root()), next)
    }

    /// The last place of the main line.
    pub fn main_end(&self) -> NodeId {
        self.main_line().last().unwrap_or(self.root())
    }

    /// The plies that lead from the start to a place.
    pub fn line_to(&self, id: NodeId) -> Vec<&Ply> {
        let mut plies: Vec<&Ply> =
            std::iter::successors(Some(id), |&id| self.parent(id)).filter_map(|id| self.ply(id)).collect();
        plies.reverse();
        plies
    }

    /// The number that a ply played at this place has.
    pub fn next_number(&self, at: NodeId) -> MoveNumber {
        let before = self.line_to(at).iter().fold(MoveNumber::default(), |number, ply| number.next(ply.by));
        before.next(self.position(at).turn())
    }

    /// What each stack is made of at a place.
    pub fn composition(&self, id: NodeId) -> Composition {
        Composition::after(&self.start, self.line_to(id))
    }
}

/// Trees are equal if they show the same, in whatever order they were built.
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
