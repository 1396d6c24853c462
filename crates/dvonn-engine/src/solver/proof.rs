//! Proved lines for the engine's answers.

use dvonn_core::{Move, Movement};

use super::successors;
use crate::{Interrupted, Line, Margin, Score, Solver, Watch, Wdl};

/// Maximum length of a proved line in plies.
const LINE_LENGTH: usize = 24;

/// The approximate node count of a proof of who wins: between the median and the ninth decile of `testdata/solve`, which
/// are 1,040 and 6,352 for 20 stacks, 335,706 and 4,504,545 for 28.
pub(crate) fn usual_cost(position: &Movement) -> u64 {
    let stacks = position.occupied().len() as i32;
    (5_000.0 * 2_f64.powi(stacks - 20)) as u64
}

/// Proves the best line: first who wins, then the margin. Each proof is passed to `found` at once, so that the first one
/// counts if the second is interrupted. A loss without a margin does not tell which move to play, so it is not passed on.
pub(crate) fn best_line(
    solver: &mut Solver,
    position: &Movement,
    watch: Watch<'_>,
    mut found: impl FnMut(Line, u64),
) -> Result<(), Interrupted> {
    let wdl = solver.wdl(position, watch)?;
    if wdl != Wdl::Loss {
        let moves = solver.line(position, wdl.lowest_margin(), 1, watch)?;
        found(proved(position, Score::proved(wdl), moves), solver.nodes());
    }
    let margin = solver.margin(position, watch)?;
    let moves = solver.line(position, margin, LINE_LENGTH, watch)?;
    found(proved(position, Score::exact(margin), moves), solver.nodes());
    Ok(())
}

/// Proves the margin of each of these moves; best first.
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
        let value = -solver.margin_from(&next, guess, watch)?;
        let at = values.partition_point(|(known, ..)| *known >= value);
        values.insert(at, (value, mv, next));
    }
    values.truncate(wanted);
    let mut lines = Vec::new();
    for (value, mv, next) in values {
        let mut moves = vec![mv];
        moves.extend(solver.line(&next, -value, LINE_LENGTH, watch)?);
        lines.push(proved(position, Score::exact(value), moves));
    }
    Ok(lines)
}

fn proved(position: &Movement, score: Score, moves: Vec<Move>) -> Line {
    // A proof reaches the end of the game, and each stack move removes a stack.
    let depth = position.occupied().len().min(usize::from(u8::MAX)) as u8;
    Line { depth, selective_depth: depth, score, moves }
}
