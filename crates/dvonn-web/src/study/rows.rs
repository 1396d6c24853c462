//! The variation tree as a list of rows that a page can show: runs of moves, each at its depth of variation.

use dvonn_core::{Color, Move, Phase};
use dvonn_game::{NodeId, Tree};

/// A run of moves without a branch, or what interrupts it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// 0 for the main line, 1 for a variation of it, and so on.
    pub(crate) level: usize,
    pub(crate) phase: Phase,
    pub(crate) moves: Vec<Said>,
}

/// A move in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    pub(crate) id: NodeId,
    pub(crate) mv: Move,
    pub(crate) by: Color,
    /// Number of the ply, counted from 1 at the start.
    pub(crate) ply: usize,
    pub(crate) comment: String,
}

/// The rows of a tree: variations follow the move they replace, the line then goes on. Placements and stack moves are
/// never in one row, so that placements can be folded.
pub(crate) fn rows(tree: &Tree) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    // What is still to be written: the places from which a line goes on, with their depths.
    let mut todo: Vec<Task> = vec![Task::Continue { at: tree.root(), level: 0, ply: 0 }];
    while let Some(task) = todo.pop() {
        match task {
            Task::Continue { at, level, ply } => {
                let Some((&main, others)) = tree.children(at).split_first() else {
                    continue;
                };
                todo.push(Task::Continue { at: main, level, ply: ply + 1 });
                for &other in others.iter().rev() {
                    todo.push(Task::Begin { at: other, level: level + 1, ply: ply + 1 });
                }
                say(tree, &mut rows, main, level, ply + 1, Start::Same);
            }
            Task::Begin { at, level, ply } => {
                say(tree, &mut rows, at, level, ply, Start::Fresh);
                todo.push(Task::Continue { at, level, ply });
            }
        }
    }
    rows
}

enum Task {
    Continue { at: NodeId, level: usize, ply: usize },
    Begin { at: NodeId, level: usize, ply: usize },
}

#[derive(PartialEq)]
enum Start {
    /// The row goes on if it can.
    Same,
    /// A variation begins.
    Fresh,
}

fn say(tree: &Tree, rows: &mut Vec<Row>, id: NodeId, level: usize, ply: usize, start: Start) {
    let played = tree.ply(id).expect("only the root has no ply");
    let phase = match played.mv {
        Move::Place(_) => Phase::Placement,
        Move::Stack { .. } | Move::Pass => Phase::Movement,
    };
    let said = Said { id, mv: played.mv, by: played.by, ply, comment: tree.comment(id).to_owned() };
    match rows.last_mut() {
        Some(row) if start == Start::Same && row.level == level && row.phase == phase => row.moves.push(said),
        _ => rows.push(Row { level, phase, moves: vec![said] }),
    }
}
