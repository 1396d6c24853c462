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
    /// The number of the move, as records count it.
    pub(crate) number: usize,
    pub(crate) comment: String,
}

/// The rows of a tree: variations follow the move they replace, then the line continues. Placements and stack moves are
/// never in the same row, so that placements can be folded.
pub(crate) fn rows(tree: &Tree) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    // What is still to be written, in reverse order.
    let mut todo: Vec<Pending> =
        vec![Pending::Continue { at: tree.root(), level: 0, number: MoveNumber::default() }];
    while let Some(pending) = todo.pop() {
        match pending {
            Pending::Continue { at, level, number } => {
                let Some((&main, others)) = tree.children(at).split_first() else {
                    continue;
                };
                todo.push(Pending::Continue { at: main, level, number: next(tree, main, number) });
                for &other in others.iter().rev() {
                    todo.push(Pending::Begin {
                        at: other,
                        level: level + 1,
                        number: next(tree, other, number),
                    });
                }
                write(tree, &mut rows, main, level, next(tree, main, number), Start::Same);
            }
            Pending::Begin { at, level, number } => {
                write(tree, &mut rows, at, level, number, Start::Fresh);
                todo.push(Pending::Continue { at, level, number });
            }
        }
    }
    rows
}

/// A part of the tree that is still to be written.
enum Pending {
    Continue { at: NodeId, level: usize, number: MoveNumber },
    Begin { at: NodeId, level: usize, number: MoveNumber },
}

/// The number of this move, if it follows a move with that number.
fn next(tree: &Tree, id: NodeId, before: MoveNumber) -> MoveNumber {
    before.next(tree.ply(id).expect("only the root has no ply").by)
}

#[derive(Clone, Copy, PartialEq)]
enum Start {
    /// Continues the row if possible.
    Same,
    /// Starts a variation.
    Fresh,
}

fn write(tree: &Tree, rows: &mut Vec<Row>, id: NodeId, level: usize, number: MoveNumber, start: Start) {
    let played = tree.ply(id).expect("only the root has no ply");
    let phase = match played.mv {
        Move::Place(_) => Phase::Placement,
        Move::Stack(_) | Move::Pass => Phase::Movement,
    };
    let numbered = NumberedMove {
        id,
        mv: played.mv,
        by: played.by,
        number: number.get(),
        comment: tree.comment(id).to_owned(),
    };
    match rows.last_mut() {
        Some(row) if start == Start::Same && row.level == level && row.phase == phase => {
            row.moves.push(numbered);
        }
        _ => rows.push(Row { level, phase, moves: vec![numbered] }),
    }
}
