//! Proofs for late positions, on behalf of the engine.

use dvonn_core::{Move, Movement};

use crate::solver::successors;
use crate::{Interrupted, Line, Margin, Score, Solver, Watch, Wdl};

/// Plies of a proved line that are shown.
const LINE_LENGTH: usize = 24;

/// About how many nodes a proof of who wins takes: between the median and the slowest tenth of `testdata/solve`, where
/// 20 stacks took 1,040 and 6,352, 28 stacks 335,706 and 4,504,545.
pub(crate) fn usual_cost(position: &Movement) -> u64 {
    let stacks = position.occupied().len() as i32;
    (5_000.0 * 2_f64.powi(stacks - 20)) as u64
}

/// Proves the best line: first who wins, then by how much. Each proof goes to `found` at once, so that the first one
/// stands when the second is interrupted. A loss without its margin says nothing about which move to play.
pub(crate) fn best_line(
    solver: &mut Solver,
    position: &Movement,
    watch: Watch<'_>,
    mut found: impl FnMut(Line, u64),
) -> Result<(), Interrupted> {
    let wdl = solver.wdl(position, watch)?;
    if wdl != Wdl::Loss {
        let moves = solver.line(position, wdl.lowest_margin(), 1, watch)?;
        found(proved(position, Score::Proved(wdl), moves), solver.nodes());
    }
    let margin = solver.margin(position, watch)?;
    let moves = solver.line(position, margin, LINE_LENGTH, watch)?;
    found(proved(position, Score::Exact(margin), moves), solver.nodes());
    Ok(())
}

/// Proves the value of each of these moves; best first.
pub(crate) fn lines(
    solver: &mut Solver,
    position: &Movement,
    moves: &[Move],
    wanted: usize,
    watch: Watch<'_>,
) -> Result<Vec<Line>, Interrupted> {
    let mut values: Vec<(Margin, Move, Movement)> = Vec::new();
    for (mv, next) in successors(position).into_iter().filter(|(mv, _)| moves.contains(mv)) {
        let guess = values.first().map_or(Margin::counted(&next), |(best, ..)| -best.pieces());
        values.push((-solver.margin_from(&next, guess, watch)?, mv, next));
        values.sort_by_key(|(value, ..)| -*value);
    }
    values.truncate(wanted);
    let mut lines = Vec::new();
    for (value, mv, next) in values {
        let mut moves = vec![mv];
        moves.extend(solver.line(&next, -value, LINE_LENGTH, watch)?);
        lines.push(proved(position, Score::Exact(value), moves));
    }
    Ok(lines)
}

fn proved(position: &Movement, score: Score, moves: Vec<Move>) -> Line {
    // Everything up to the end was looked at; no line is longer than the stacks allow.
    let depth = position.occupied().len().min(usize::from(u8::MAX)) as u8;
    Line { depth, selective_depth: depth, score, moves }
}
