//! How good a move was that somebody played: a stack move is searched together with the best ones, a placement is seen from the full board.

use dvonn_core::{Cell, Move, Position};

use crate::{Answer, Engine, Limits, Line, Observer, SearchTask, Time, placement};

impl Engine {
    /// The best two moves, and the move that was played, best first, with scores that can be compared.
    ///
    /// Half of the limits is for a search for the best two moves. If another one was played, or the second of them, they are searched again
    /// together with it: a few moves are searched deeper than all, and to the same depth. Scores of separate searches differ by what one of
    /// them sees further. The observer measures the time since the first search began.
    pub fn compare(
        &mut self,
        position: &Position,
        played: Option<Move>,
        limits: Limits,
        observer: &mut dyn Observer,
    ) -> Answer {
        let task = |limits, moves: &[Move], lines| SearchTask {
            limits,
            moves: moves.to_vec(),
            lines,
            ..SearchTask::default()
        };
        let first = self.think(position, &task(half(limits), &[], 2), observer);
        let mut moves: Vec<Move> = first.lines.iter().map(Line::first).collect();
        let is_proved = first.lines.iter().all(|line| line.score.is_proved());
        match played {
            Some(played) if !moves.contains(&played) => moves.push(played),
            Some(played) if moves.first() != Some(&played) && !is_proved => {}
            _ => return first,
        }
        // Proofs of a few moves would not prove what the position is worth. A depth limit prevents them.
        let depth = if is_proved { limits.depth } else { limits.depth.or(Some(u8::MAX)) };
        let nodes = limits.nodes.map(|nodes| nodes.saturating_sub(first.nodes).max(1));
        let rest = Limits { nodes, depth, ..limits };
        let second = self.think(position, &task(rest, &moves, moves.len()), observer);
        Answer { nodes: first.nodes + second.nodes, lines: better(first.lines, second.lines) }
    }

    /// The best line before a placement, then what is known about it in hindsight: the cell that would have been best in its place if all other pieces
    /// of this full board stood where they stand, and the one that was chosen, with the scores of those boards; only the latter if there was none better.
    pub fn look_back(
        &mut self,
        before: &Position,
        chosen: Cell,
        full: &Position,
        limits: Limits,
        observer: &mut dyn Observer,
    ) -> Answer {
        let mut answer = self.think(before, &SearchTask::within(limits), observer);
        if let Position::Placement(before) = before {
            answer.lines.extend(placement::hindsight(before, chosen, full, &self.settings().board_network));
        }
        answer
    }
}

/// The first half of what these limits allow. The other one may use what is left.
fn half(limits: Limits) -> Limits {
    let time = limits.time.map(|time| match time {
        Time::Move(time) => Time::Move(time / 2),
        clock @ Time::Game { .. } => clock,
    });
    Limits { nodes: limits.nodes.map(|nodes| (nodes / 2).max(1)), time, ..limits }
}

/// The lines of the second search; but what the first one proved stays, if the second one did not prove it again.
fn better(first: Vec<Line>, second: Vec<Line>) -> Vec<Line> {
    let is_proved = |lines: &[Line]| lines.first().is_some_and(|line| line.score.is_proved());
    if !is_proved(&first) || is_proved(&second) {
        return second;
    }
    let is_new = |line: &Line| first.iter().all(|known| known.first() != line.first());
    let more: Vec<Line> = second.into_iter().filter(is_new).collect();
    first.into_iter().chain(more).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Estimate, Score, Settings};

    const FULL_BOARD: &str = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M";
    const FIGURE_3: &str = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";
    const ENDING: &str = "........./........../WDWBDBD..../........../......... W M";

    fn compare(position: &str, played: Option<Move>, nodes: u64) -> Answer {
        let position = position.parse().unwrap();
        Engine::new(Settings::default()).compare(&position, played, Limits::nodes(nodes), &mut ())
    }

    #[test]
    fn the_move_that_was_played_has_the_depth_of_the_best_ones() {
        let position: Position = FULL_BOARD.parse().unwrap();
        let found = compare(FULL_BOARD, None, 20_000);
        let best: Vec<Move> = found.lines.iter().map(Line::first).collect();
        assert_eq!(best.len(), 2);
        for played in position.legal_moves().filter(|mv| !best.contains(mv)).take(5) {
            let Answer { lines, nodes } = compare(FULL_BOARD, Some(played), 20_000);
            assert!(nodes <= 20_000 && lines.len() == 3, "{lines:?}");
            assert!(lines.iter().any(|line| line.first() == played), "{lines:?}");
            assert!(lines.iter().all(|line| line.depth == lines[0].depth), "{lines:?}");
            assert!(
                lines.is_sorted_by_key(|line| line.score.margin().map(|margin| -(margin * 100.0) as i32)),
                "{lines:?}"
            );
        }
        // The best move needs no second search; the second one does.
        assert_eq!(compare(FULL_BOARD, Some(best[0]), 20_000), found);
        assert_eq!(compare(FULL_BOARD, Some(best[1]), 20_000).lines.len(), 2);
    }

    #[test]
    fn what_is_proved_stays_proved() {
        let position: Position = ENDING.parse().unwrap();
        for played in position.legal_moves() {
            let lines = compare(ENDING, Some(played), 100_000).lines;
            assert!(lines.iter().all(|line| line.score.is_proved()), "{lines:?}");
            assert!(lines.iter().any(|line| line.first() == played), "{lines:?}");
        }
        let line =
            |mv: &str, score| Line { depth: 1, selective_depth: 1, score, moves: vec![mv.parse().unwrap()] };
        let estimate = |pieces| Score::Estimate(Estimate::from_pieces(pieces));
        let proved = vec![line("a3-b3", Score::Draw), line("b3-c3", Score::Draw)];
        let again = vec![line("c3-d3", estimate(2.0)), line("a3-b3", estimate(1.0))];
        let kept = better(proved.clone(), again.clone());
        assert_eq!(kept, [proved.clone(), again[..1].to_vec()].concat(), "and what is new follows");
        assert_eq!(better(again.clone(), proved.clone()), proved);
    }

    #[test]
    fn what_a_few_moves_prove_is_not_the_worth_of_the_position() {
        let position: Position = FIGURE_3.parse().unwrap();
        for played in position.legal_moves().step_by(5) {
            let lines = compare(FIGURE_3, Some(played), 300_000).lines;
            let proved = lines[0].score.exact_margin().map(super::super::value::Margin::pieces);
            assert!(proved.is_none_or(|margin| margin == 3), "{played}: {lines:?}");
        }
    }

    #[test]
    fn a_finished_game_has_nothing_to_compare() {
        let over = "........./........../DDW2+......../........../......... W M".parse::<Position>().unwrap();
        let over = over.play("c3-a3".parse().unwrap()).unwrap();
        assert_eq!(compare(&over.to_string(), None, 100), Answer::default());
    }
}
