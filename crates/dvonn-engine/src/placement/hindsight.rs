//! How good a placement was, seen from the full board: what another cell would have been worth if all other pieces stood where they stand.
//!
//! While pieces are placed, the value of a cell depends on what both players will make of the others. Losses by such values add up to more
//! pieces than there are, and they say little about what one choice did to the game (`docs/review.md`). On a full board, the
//! question has a plain meaning: the piece changes places with one of the opponent's on a cell that was still empty.

use dvonn_core::{Cell, Color, Move, Placement, Position};

use super::board::{Board, Content};
use super::board_network::{BoardNetwork, Hidden};
use crate::{Estimate, Line, Margin, Score};

/// The best cell that could have been chosen in place of this one, and the one that was chosen: a single line if they are the same. The
/// scores are those of the full boards, for the player who chose. Nothing if the choice did not lead to this board.
pub(crate) fn hindsight(
    before: &Placement,
    chosen: Cell,
    full: &Position,
    network: &BoardNetwork,
) -> Vec<Line> {
    let (us, mut board) = (before.turn(), Board::of(full));
    let (own, other): (Content, Content) = (us.into(), us.other().into());
    if board.empty > 0 || board.contents[chosen.ordinal()] != own || !before.empty().contains(chosen) {
        return Vec::new();
    }
    let mut hidden = Box::<Hidden>::default();
    let mut value = |board: &Board| {
        let white = network.value(board, &mut hidden);
        if us == Color::White { white } else { -white }
    };
    let as_it_was = (value(&board), chosen);
    let mut best = as_it_was;
    board.put(chosen, other);
    for cell in
        before.empty().into_iter().filter(|cell| board.contents[cell.ordinal()] == other && *cell != chosen)
    {
        let mut changed = board;
        changed.put(cell, own);
        best = best.max((value(&changed), cell));
    }
    let line = |(value, cell)| Line {
        depth: 1,
        selective_depth: 1,
        score: Score::Estimate(Estimate::of_value(value, Margin::ANY)),
        moves: vec![Move::Place(cell)],
    };
    if best.1 == chosen { vec![line(best)] } else { vec![line(best), line(as_it_was)] }
}

#[cfg(test)]
mod tests {
    use dvonn_core::{CellMap, Phase, Setup, Stack};
    use fastrand::Rng;

    use super::*;
    use crate::boards;

    /// The placements on the way to a random full board, and that board.
    fn game(seed: u64) -> (Vec<(Placement, Cell)>, Position) {
        let mut rng = Rng::with_seed(seed);
        let mut placed = Vec::new();
        let full = boards::completed(boards::begun(&mut rng, 3), |position| {
            let mv = rng.choice(position.legal_moves().collect::<Vec<_>>()).unwrap();
            let (Position::Placement(before), Move::Place(cell)) = (position, mv) else { panic!("{mv}") };
            placed.push((*before, cell));
            mv
        });
        (placed, full)
    }

    fn swapped(full: &Position, one: Cell, other: Cell) -> Position {
        let mut cells: CellMap<Option<Stack>> = CellMap::default();
        for cell in Cell::ALL {
            let there = if cell == one {
                other
            } else if cell == other {
                one
            } else {
                cell
            };
            cells[cell] = full.stack(there);
        }
        Setup { cells, turn: Color::White, phase: Phase::Movement }.validate().unwrap()
    }

    #[test]
    fn a_better_cell_is_one_whose_exchange_makes_the_full_board_better() {
        let network = BoardNetwork::default();
        let value = |full: &Position, us| {
            let white = network.value(&Board::of(full), &mut Box::default());
            if us == Color::White { white } else { -white }
        };
        for seed in 0..3 {
            let (placed, full) = game(seed);
            for (before, chosen) in placed {
                let us = before.turn();
                let lines = hindsight(&before, chosen, &full, &network);
                let was = value(&full, us);
                let others = before.empty().into_iter().map(|cell| value(&swapped(&full, chosen, cell), us));
                let best = others.max().unwrap_or(was).max(was);
                let pieces = |value: i32| f64::from(value.clamp(-4900, 4900)) / 100.0;
                assert_eq!(lines[0].score.margin(), Some(pieces(best)), "{before:?} {chosen}");
                let last = lines.last().unwrap();
                assert_eq!((last.first(), last.score.margin()), (Move::Place(chosen), Some(pieces(was))));
            }
        }
    }

    #[test]
    fn a_choice_of_another_game_has_no_hindsight() {
        let network = BoardNetwork::default();
        let ((placed, full), (_, other)) = (game(1), game(2));
        let (before, chosen) = placed[0];
        assert!(!hindsight(&before, chosen, &full, &network).is_empty());
        assert!(hindsight(&before, chosen, &Position::START, &network).is_empty());
        let occupied = Cell::ALL.into_iter().find(|cell| !before.empty().contains(*cell)).unwrap();
        assert!(hindsight(&before, occupied, &full, &network).is_empty());
        let (before, chosen) = placed
            .into_iter()
            .find(|(before, cell)| other.stack(*cell) != Some(before.next_piece().into()))
            .unwrap();
        assert!(hindsight(&before, chosen, &other, &network).is_empty());
    }
}
