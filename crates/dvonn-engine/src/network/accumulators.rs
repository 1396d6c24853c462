//! The hidden values of the positions between the root of a search and the current one, computed only when needed.
//!
//! Making a move only notes which cells changed. When a position is evaluated, its values are computed from those of the
//! nearest position above it that has some. So a pass, and a position whose value the transposition table knows, cost
//! nothing.

use dvonn_core::{Cell, CellSet, Color, Effects, Movement};

use super::inputs::{CELLS, Sets, seen_by, stack_kind};
use super::{Block, LANES, Tables};

/// The number of stack moves between the root and a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Level(u8);

/// More stack moves than any game has, and the root.
const LEVELS: usize = 50;
/// More changes of inputs than any two positions have between them.
const MAX_CHANGES: usize = 7 * CELLS;

/// One thread's accumulators.
pub(crate) struct Accumulators {
    nodes: Vec<Node>, // Invariant: `LEVELS` of them; the values of the first are known once a search has begun.
    changes: Changes,
}

/// What is known of the position at a level.
struct Node {
    /// The cells that the move to this position changed.
    changed: CellSet,
    /// The position, its sets and its values, if they have been computed.
    known: Option<(Movement, Sets)>,
    /// Seen by White and by Black.
    values: [Vec<Block>; 2],
}

/// Inputs that differ between two positions.
struct Changes {
    added: List,
    removed: List,
}

/// Inputs as seen by White and by Black.
struct List {
    inputs: [[u16; MAX_CHANGES]; 2],
    count: usize,
}

impl List {
    const EMPTY: List = List { inputs: [[0; MAX_CHANGES]; 2], count: 0 };

    #[inline]
    fn push(&mut self, fact: Fact, cell: Cell) {
        for (inputs, first) in self.inputs.iter_mut().zip(fact.0) {
            inputs[self.count] = first + cell.ordinal() as u16;
        }
        self.count += 1;
    }

    #[inline]
    fn get(&self, perspective: usize) -> &[u16] {
        &self.inputs[perspective][..self.count]
    }
}

/// The inputs of a fact on the first cell, as seen by White and by Black.
#[derive(Clone, Copy)]
struct Fact([u16; 2]);

impl Fact {
    /// The fact with this number, as seen by White.
    #[inline]
    fn of(kind: usize) -> Fact {
        Fact(Color::ALL.map(|color| (seen_by(kind, color) * CELLS) as u16))
    }
}

impl Accumulators {
    pub(super) fn new(hidden: usize) -> Accumulators {
        let values = vec![Block([0; LANES]); hidden / LANES];
        let node = || Node { changed: CellSet::EMPTY, known: None, values: [values.clone(), values.clone()] };
        let changes = Changes { added: List::EMPTY, removed: List::EMPTY };
        Accumulators { nodes: (0..LEVELS).map(|_| node()).collect(), changes }
    }

    /// Begins a search at this position, whose values are computed from scratch.
    pub(super) fn begin(&mut self, tables: &Tables, position: &Movement) -> Level {
        self.clear_changes();
        let set = tables.architecture.inputs;
        set.for_each(position, |kind, cell| self.changes.added.push(Fact::of(kind), cell));
        let root = &mut self.nodes[0];
        for (index, values) in root.values.iter_mut().enumerate() {
            let added = self.changes.added.get(index);
            tables.instructions.update(&tables.biases, values, &tables.columns, added, &[]);
        }
        root.known = Some((*position, set.overview(position).sets));
        Level(0)
    }

    /// The level after a move. It replaces what was at that level.
    #[inline]
    pub(super) fn push(&mut self, level: Level, effects: &Effects) -> Level {
        let next = Level(level.0 + 1);
        let node = &mut self.nodes[usize::from(next.0)];
        node.changed = effects.removed.with(effects.mv.from).with(effects.mv.to);
        node.known = None;
        next
    }

    /// The hidden values of the position at a level, in the order of the given players.
    #[inline]
    pub(super) fn values(
        &mut self,
        tables: &Tables,
        level: Level,
        position: &Movement,
        sets: &Sets,
        [one, other]: [Color; 2],
    ) -> [&[Block]; 2] {
        if self.nodes[usize::from(level.0)].known.is_none() {
            self.compute(tables, level, position, sets);
        }
        let values = &self.nodes[usize::from(level.0)].values;
        [&values[one as usize], &values[other as usize]]
    }

    fn compute(&mut self, tables: &Tables, level: Level, position: &Movement, sets: &Sets) {
        self.clear_changes();
        let level = usize::from(level.0);
        let mut changed = self.nodes[level].changed;
        let mut above = level - 1;
        let (before, old_sets) = loop {
            if let Some((before, old_sets)) = &self.nodes[above].known {
                break (before, old_sets);
            }
            changed |= self.nodes[above].changed;
            above -= 1;
        };
        let Changes { added, removed } = &mut self.changes;
        for cell in changed {
            let kind =
                |position: &Movement| position.occupied().contains(cell).then(|| stack_kind(position, cell));
            let (old, new) = (kind(before), kind(position));
            if old != new {
                if let Some(kind) = old {
                    removed.push(Fact::of(kind), cell);
                }
                if let Some(kind) = new {
                    added.push(Fact::of(kind), cell);
                }
            }
        }
        for ((&old, &new), kind) in old_sets.iter().zip(sets).zip(super::inputs::STACKS..) {
            let fact = Fact::of(kind);
            for cell in new - old {
                added.push(fact, cell);
            }
            for cell in old - new {
                removed.push(fact, cell);
            }
        }
        let (known, open) = self.nodes.split_at_mut(above + 1);
        let (from, to) = (&known[above], &mut open[level - above - 1]);
        for index in 0..2 {
            let (added, removed) = (self.changes.added.get(index), self.changes.removed.get(index));
            let (from, to) = (&from.values[index], &mut to.values[index]);
            tables.instructions.update(from, to, &tables.columns, added, removed);
        }
        to.known = Some((*position, *sets));
    }

    fn clear_changes(&mut self) {
        (self.changes.added.count, self.changes.removed.count) = (0, 0);
    }
}
