//! Full boards on which neither side is ahead.

use dvonn_core::{Cell, Move, Position};
use dvonn_engine::{Engine, Limits, Settings, Task};
use fastrand::Rng;

use crate::Board;
use crate::thinker::Outside;

/// Pieces by which either side may be ahead.
const BALANCED: f64 = 0.5;
/// Boards that are judged at most.
const MOST_CANDIDATES: u32 = 100;
/// Positions looked at to judge a board unless the question says otherwise.
const NODES: u64 = 20_000;
/// Megabytes: enough for so short a search, and soon cleared.
const HASH: usize = 4;

/// The first random board that is balanced, or the best of many. It depends on the seed and the nodes alone, unless
/// somebody stops the search.
pub(crate) fn board(id: u32, seed: u64, nodes: Option<u64>, outside: &mut dyn Outside) -> Board {
    let mut rng = Rng::with_seed(seed);
    let task = Task::within(Limits::nodes(nodes.unwrap_or(NODES)));
    let mut engine = Engine::new(Settings { hash: HASH, ..Settings::default() });
    let mut best: Option<(Position, f64)> = None;
    let mut candidates = 0;
    loop {
        let position = random_board(&mut rng);
        engine.forget();
        let answer = engine.think(&position, &task, &mut ());
        let margin = answer.lines.first().and_then(|line| line.score.margin());
        candidates += 1;
        // On a full board White moves, so the margin is White's.
        let margin = margin.expect("on a full board there is a move, and nothing is proved");
        if best.is_none_or(|(_, least)| margin.abs() < least.abs()) {
            best = Some((position, margin));
        }
        let is_enough = margin.abs() <= BALANCED || candidates == MOST_CANDIDATES || !outside.goes_on(id);
        if let (true, Some((position, margin))) = (is_enough, best) {
            return Board { id, position: position.to_string(), margin, candidates };
        }
    }
}

/// A full board with the pieces anywhere.
pub fn random_board(rng: &mut Rng) -> Position {
    let mut cells = Cell::ALL;
    rng.shuffle(&mut cells);
    let place = |position: Position, cell| position.play(Move::Place(cell)).expect("each cell comes once");
    cells.into_iter().fold(Position::START, place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Report;

    /// Says stop after so many questions.
    struct Patience(u32);

    impl Outside for Patience {
        fn now(&mut self) -> f64 {
            0.0
        }

        fn goes_on(&mut self, _id: u32) -> bool {
            self.0 = self.0.saturating_sub(1);
            self.0 > 0
        }

        fn report(&mut self, _report: &Report) {}
    }

    fn found(seed: u64, patience: u32) -> Board {
        board(1, seed, Some(2_000), &mut Patience(patience))
    }

    #[test]
    fn a_board_is_full_and_balanced_and_follows_from_the_seed() {
        for seed in 0..5 {
            let board = found(seed, u32::MAX);
            assert_eq!(board, found(seed, u32::MAX));
            let position: Position = board.position.parse().unwrap();
            assert_eq!(position.movement().map(|movement| movement.occupied().len()), Some(49));
            assert!(board.margin.abs() <= BALANCED || board.candidates == MOST_CANDIDATES, "{board:?}");
            let answer = Engine::new(Settings { hash: HASH, ..Settings::default() }).think(
                &position,
                &Task::within(Limits::nodes(2_000)),
                &mut (),
            );
            assert_eq!(answer.lines[0].score.margin(), Some(board.margin));
        }
        assert_ne!(found(0, u32::MAX).position, found(1, u32::MAX).position);
    }

    #[test]
    fn a_search_that_is_stopped_gives_the_best_board_so_far() {
        let seed = (0..100).find(|&seed| found(seed, u32::MAX).candidates > 3).unwrap();
        let (one, three) = (found(seed, 1), found(seed, 3));
        assert_eq!((one.candidates, three.candidates), (1, 3));
        assert!(three.margin.abs() <= one.margin.abs());
    }
}
