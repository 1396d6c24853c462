//! Short tips below the board, for people who are new to the game: what a DVONN piece is, what begins, and what the other
//! player's move has done.

use dvonn_core::{Cell, Color, Move, Notation, Piece, Position};
use dvonn_game::Ply;
use dvonn_table::Table;
use dvonn_text::{Texts, key};

/// What there is to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tip {
    /// A DVONN piece is to be placed.
    Dvonn,
    /// Another piece is to be placed.
    Place,
    /// All pieces are placed, and White begins.
    Placed { by_person: bool },
    /// The other player's move, the pieces that White and Black control no longer, and whether it is the only move so far.
    Moved { by: Color, mv: Move, lost: [u8; 2], is_first: bool },
}

impl Tip {
    /// The tip for the moment; none after the game, and none to somebody who waits for the computer.
    pub(super) fn of(table: &Table) -> Option<Tip> {
        if table.game().ending().is_some() || table.is_filling() {
            return None;
        }
        let plies = table.game().history().plies();
        let is_first = !plies.last().is_some_and(|ply| matches!(ply.mv, Move::Stack(_) | Move::Pass));
        match table.position() {
            Position::Placement(_) if !table.is_turn_here() => None,
            Position::Placement(placement) if placement.next_piece() == Piece::Dvonn => Some(Tip::Dvonn),
            Position::Placement(_) => Some(Tip::Place),
            position @ Position::Movement(_) if is_first && is_full(position) => {
                Some(Tip::Placed { by_person: table.is_turn_here() })
            }
            Position::Movement(_) if table.is_turn_here() && !table.is_passing() => {
                let (last, earlier) = plies.split_last()?;
                let before = earlier.last().map_or(table.game().history().start(), |ply| &ply.position);
                let is_first = is_full(before) && table.only_person().is_some();
                Some(Tip::moved(before, last, is_first))
            }
            Position::Movement(_) => None,
        }
    }

    fn moved(before: &Position, ply: &Ply, is_first: bool) -> Tip {
        let (before, after) = (before.scores(), ply.position.scores());
        let lost = Color::ALL.map(|color| before[color].saturating_sub(after[color]));
        Tip::Moved { by: ply.by, mv: ply.mv, lost, is_first }
    }

    /// What a screen reader hears of it; it hears about moves anyway.
    pub(super) fn spoken(self, texts: &Texts) -> Option<String> {
        match self {
            Tip::Moved { is_first, .. } => is_first.then(|| texts.get(key::COMPANION_FIRST)),
            // Nobody's name and no move is in the others.
            _ => Some(self.words(texts, None, Notation::Standard)),
        }
    }

    /// The tip in words, to the player of this colour or to both.
    pub(super) fn words(self, texts: &Texts, reader: Option<Color>, notation: Notation) -> String {
        let (by, mv, lost, is_first) = match self {
            Tip::Dvonn => return texts.get(key::COMPANION_DVONN),
            Tip::Place => return texts.get(key::COMPANION_PLACE),
            Tip::Placed { by_person: true } => return texts.get(key::COMPANION_PLACED_PICK),
            Tip::Placed { by_person: false } => return texts.get(key::COMPANION_PLACED),
            Tip::Moved { by, mv: Move::Pass, .. } => {
                return texts.get(key::CompanionPassed { color: by.into() });
            }
            Tip::Moved { by, mv, lost, is_first } => (by, notation.move_text(mv).into(), lost, is_first),
        };
        // What the other side has lost comes first.
        let mut losses = Color::ALL.into_iter().zip(lost).filter(|&(_, count)| count > 0).collect::<Vec<_>>();
        losses.sort_by_key(|&(color, _)| color == by);
        let told = losses.into_iter().map(|(color, count)| {
            let count = count.into();
            if reader == Some(color) {
                texts.get(key::CompanionYouLose { count })
            } else {
                texts.get(key::CompanionSideLoses { color: color.into(), count })
            }
        });
        let what = texts.list(&told.collect::<Vec<_>>());
        let color = by.into();
        let told = if what.is_empty() {
            texts.get(key::CompanionQuiet { color, mv })
        } else {
            texts.get(key::CompanionLost { color, mv, what: what.into() })
        };
        if is_first { format!("{told} {}", texts.get(key::COMPANION_FIRST)) } else { told }
    }
}

/// Whether no stack has left its cell.
fn is_full(position: &Position) -> bool {
    position.movement().is_some_and(|movement| movement.occupied().len() == Cell::ALL.len())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use dvonn_core::ByColor;
    use dvonn_engine::Level;
    use dvonn_table::{Action, Seat, Terms};

    use super::*;

    fn table(white: Seat, black: Seat, start: &str) -> Table {
        let start = if start.is_empty() { Position::START } else { start.parse().unwrap() };
        Table::new(Terms::casual(ByColor::new(white, black)), start, Duration::ZERO)
    }

    fn told(table: &Table) -> Option<String> {
        let tip = Tip::of(table)?;
        Some(tip.words(&Texts::default(), table.only_person(), Notation::Standard))
    }

    fn play(table: &mut Table, mv: &str) {
        table.act(Action::Play(mv.parse().unwrap()), Duration::ZERO).unwrap();
    }

    #[test]
    fn a_dvonn_piece_is_explained_when_it_is_placed() {
        let mut table = table(Seat::Here, Seat::Here, "");
        for (cell, tip) in [("f3", Tip::Dvonn), ("a1", Tip::Dvonn), ("k5", Tip::Dvonn), ("b1", Tip::Place)] {
            assert_eq!(Tip::of(&table), Some(tip), "{cell}");
            play(&mut table, cell);
        }
        table.act(Action::FillAtRandom { seed: 1 }, Duration::ZERO).unwrap();
        assert_eq!(Tip::of(&table), Some(Tip::Placed { by_person: true }));
        let first = table.position().legal_moves().next().unwrap();
        table.act(Action::Play(first), Duration::ZERO).unwrap();
        assert!(matches!(Tip::of(&table), Some(Tip::Moved { by: Color::White, .. })));
    }

    #[test]
    fn whoever_has_black_is_told_of_the_second_phase_until_they_move() {
        let full = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M";
        let mut table = table(Seat::Computer(Level::default()), Seat::Here, full);
        assert_eq!(told(&table).unwrap(), "All pieces are placed. White moves first.");
        let line = dvonn_engine::Line {
            depth: 1,
            selective_depth: 1,
            score: dvonn_engine::Score::Estimate(dvonn_engine::Estimate::from_pieces(0.0)),
            moves: vec!["a1-b2".parse().unwrap()],
        };
        table.hear(dvonn_table::Heard::Answer { number: 1, lines: vec![line] }, Duration::from_secs(9));
        let moved = told(&table).unwrap();
        assert!(
            moved.starts_with("White a1-b2")
                && moved.ends_with("Now you move stacks: pick a piece at the edge."),
            "{moved}"
        );
        let spoken = Tip::of(&table).unwrap().spoken(&Texts::default()).unwrap();
        assert_eq!(spoken, "Now you move stacks: pick a piece at the edge.");
        play(&mut table, "k5-k4");
        assert_eq!(told(&table), None);
    }

    #[test]
    fn what_the_other_player_s_move_did_is_told_in_pieces() {
        let computer = Seat::Computer(Level::default());
        // Black lands on a white piece and cuts two white stacks off, with three pieces.
        let cut = "........./........../WDDDWBW2W.../........../......... B M";
        let mut people = table(Seat::Here, Seat::Here, cut);
        play(&mut people, "f3-e3");
        assert_eq!(told(&people).unwrap(), "Black f3-e3: White loses 4.");
        let mut alone = table(Seat::Here, computer, cut);
        let line = dvonn_engine::Line {
            depth: 1,
            selective_depth: 1,
            score: dvonn_engine::Score::Estimate(dvonn_engine::Estimate::from_pieces(0.0)),
            moves: vec!["f3-e3".parse().unwrap()],
        };
        alone.hear(dvonn_table::Heard::Answer { number: 1, lines: vec![line] }, Duration::from_secs(9));
        assert_eq!(told(&alone).unwrap(), "Black f3-e3: you lose 4.");
    }
}
