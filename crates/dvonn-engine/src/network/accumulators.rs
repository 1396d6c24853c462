//! The hidden values of the positions between the root of a search and the current one, computed only when needed.
//!
//! Making a move only notes which cells changed. When a position is evaluated, its values are computed from those of the
//! nearest position above it that has some. So a pass, and a position whose value the transposition table knows, cost
//! nothing.

use dvonn_core::{CellSet, Color, Effects, Movement};

use super::inputs::{CELLS, input};
use super::{Block, LANES, Tables};

/// The number of stack moves between the root and a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Depth(u8);

/// More stack moves than any game has, and the root.
const DEPTHS: usize = 50;

/// One thread's accumulators.
pub(crate) struct Accumulators {
    nodes: Vec<Node>, // Invariant: `DEPTHS` of them; the values of the first are known once a search has begun.
    added: Inputs,
    removed: Inputs,
}

/// What is known of the position at a depth.
struct Node {
    /// The cells that the move to this position changed.
    changed: CellSet,
    /// The position, if its values have been computed.
    known: Option<Movement>,
    /// Seen by White, then seen by Black.
    values: Vec<Block>,
}

/// A list of inputs.
struct Inputs {
    inputs: [u16; CELLS],
    count: usize,
}

impl Inputs {
    const EMPTY: Inputs = Inputs { inputs: [0; CELLS], count: 0 };

    /// Becomes the inputs of the stacks on these cells.
    #[inline]
    fn set(&mut self, position: &Movement, cells: CellSet) {
        self.count = 0;
        for cell in cells & position.occupied() {
            self.inputs[self.count] = input(position, cell);
            self.count += 1;
        }
    }

    #[inline]
    fn get(&self) -> &[u16] {
        &self.inputs[..self.count]
    }
}

impl Accumulators {
    pub(super) fn new(hidden: usize) -> Accumulators {
        let values = vec![Block([0; LANES]); 2 * hidden / LANES];
        let node = || Node { changed: CellSet::EMPTY, known: None, values: values.clone() };
        let nodes = (0..DEPTHS).map(|_| node()).collect();
        Accumulators { nodes, added: Inputs::EMPTY, removed: Inputs::EMPTY }
    }

    /// Begins a search at this position, whose values are computed from scratch.
    pub(super) fn begin(&mut self, tables: &Tables, position: &Movement) -> Depth {
        self.added.set(position, position.occupied());
        let root = &mut self.nodes[0];
        let (biases, columns) = (&tables.biases, &tables.columns);
        tables.instructions.update(biases, &mut root.values, columns, self.added.get(), &[]);
        root.known = Some(*position);
        Depth(0)
    }

    /// The depth after a move. It replaces what was at that depth.
    #[inline]
    pub(super) fn push(&mut self, depth: Depth, effects: &Effects) -> Depth {
        let next = Depth(depth.0 + 1);
        let node = &mut self.nodes[usize::from(next.0)];
        node.changed = effects.removed.with(effects.mv.from).with(effects.mv.to);
        node.known = None;
        next
    }

    /// The hidden values of the position at a depth: those of the side to move, then those of the other side.
    #[inline]
    pub(super) fn values(&mut self, tables: &Tables, depth: Depth, position: &Movement) -> [&[Block]; 2] {
        if self.nodes[usize::from(depth.0)].known.is_none() {
            self.compute(tables, depth, position);
        }
        let values = &self.nodes[usize::from(depth.0)].values;
        let (white, black) = values.split_at(values.len() / 2);
        match position.turn() {
            Color::White => [white, black],
            Color::Black => [black, white],
        }
    }

    #[inline]
    fn compute(&mut self, tables: &Tables, depth: Depth, position: &Movement) {
        let depth = usize::from(depth.0);
        let mut changed = self.nodes[depth].changed;
        let mut above = depth - 1;
        let before = loop {
            if let Some(before) = &self.nodes[above].known {
                break before;
            }
            changed |= self.nodes[above].changed;
            above -= 1;
        };
        self.removed.set(before, changed);
        self.added.set(position, changed);
        let (known, open) = self.nodes.split_at_mut(above + 1);
        let (from, to) = (&known[above], &mut open[depth - above - 1]);
        let (added, removed) = (self.added.get(), self.removed.get());
        tables.instructions.update(&from.values, &mut to.values, &tables.columns, added, removed);
        to.known = Some(*position);
    }
}
