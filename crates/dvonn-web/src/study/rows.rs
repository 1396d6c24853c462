//! A tree of variations as a list of rows: sequences of moves, each with its level.

use dvonn_core::{Color, Move, Phase};
use dvonn_game::{MoveNumber, NodeId, Tree};

/// A sequence of moves without a branch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// 0 for the main line, 1 for a variation of it, and so on.
    pub(crate) level: usize,
    pub(crate) phase: Phase,
    pub(crate) moves: Vec<NumberedMove>,
}

/// A move in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NumberedMove {
    pub(crate) id: NodeId,
    pub(crate) mv: Move,
    pub(crate) by: Color,
    /// The number of the move, counted from 1 at the start and again from the first stack move.
    pub(crate) number: usize,
    pub(crate) comment: String,
}

/// The rows of a tree: variations follow the move they replace, then the line continues. Placements and stack moves are
/// never in the same row, so that placements can be folded.
pub(crate) fn rows(tree: &Tree) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    // What is still to be written, in reverse order.
    let mut todo: Vec<Pending> =
        vec![Pending::Continue { at: tree.root(), level: 0, count: Count::default() }];
    while let Some(pending) = todo.pop() {
        match pending {
            Pending::Continue { at, level, count } => {
                let Some((&main, others)) = tree.children(at).split_first() else {
                    continue;
                };
                todo.push(Pending::Continue { at: main, level, count: count.after(tree, main) });
                for &other in others.iter().rev() {
                    todo.push(Pending::Begin {
                        at: other,
                        level: level + 1,
                        count: count.after(tree, other),
                    });
                }
                write(tree, &mut rows, main, level, count.after(tree, main), Start::Same);
            }
            Pending::Begin { at, level, count } => {
                write(tree, &mut rows, at, level, count, Start::Fresh);
                todo.push(Pending::Continue { at, level, count });
            }
        }
    }
    rows
}

/// A part of the tree that is still to be written.
enum Pending {
    Continue { at: NodeId, level: usize, count: Count },
    Begin { at: NodeId, level: usize, count: Count },
}

/// The number of the last move of a line. Stack moves are counted from 1 again.
#[derive(Clone, Copy, Default)]
struct Count {
    number: MoveNumber,
    is_moving: bool,
}

impl Count {
    fn after(self, tree: &Tree, id: NodeId) -> Count {
        let ply = tree.ply(id).expect("only the root has no ply");
        let is_moving = !matches!(ply.mv, Move::Place(_));
        let before = if is_moving == self.is_moving { self.number } else { MoveNumber::default() };
        Count { number: before.next(ply.by), is_moving }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Start {
    /// Continues the row if possible.
    Same,
    /// Starts a variation.
    Fresh,
}

fn write(tree: &Tree, rows: &mut Vec<Row>, id: NodeId, level: usize, count: Count, start: Start) {
    let played = tree.ply(id).expect("only the root has no ply");
    let phase = match played.mv {
        Move::Place(_) => Phase::Placement,
        Move::Stack(_) | Move::Pass => Phase::Movement,
    };
    let numbered = NumberedMove {
        id,
        mv: played.mv,
        by: played.by,
        number: count.number.get(),
        comment: tree.comment(id).to_owned(),
    };
    match rows.last_mut() {
        Some(row) if start == Start::Same && row.level == level && row.phase == phase => {
            row.moves.push(numbered);
        }
        _ => rows.push(Row { level, phase, moves: vec![numbered] }),
    }
}
