//! The short game that the front page repeats: a hop, a flight over a stack, a cut, and a fall.

use dvonn_core::Position;
use dvonn_game::{History, Ply};
use dvonn_view::Scene;

/// The board of the rulebook's example of a cut, three moves earlier.
const START: &str = "..BW2.W2BDB/...B5.B4+W2BW3W/...BWBD.WBW/..BB2.W3B3.WB/BWW...... B M";
/// The last of these cuts seven stacks off.
const MOVES: [&str; 4] = ["j2-i2", "f5-d3", "a1-b1", "e3-f3"];

/// The number of boards.
pub(super) const BOARDS: usize = MOVES.len() + 1;

/// The board after this many moves.
pub(super) fn scene(at: usize) -> Scene {
    let start: Position = START.parse().expect("tests read it");
    let mut history = History::new(start);
    for mv in MOVES.iter().take(at) {
        history.play(mv.parse().expect("tests read it")).expect("tests play it");
    }
    let last = history.plies().last().map(|ply: &Ply| ply.mv);
    Scene { composition: history.composition(), last, ..Scene::new(*history.position()) }
}

#[cfg(test)]
mod tests {
    use dvonn_core::Move;

    use super::*;

    #[test]
    fn the_game_shows_a_hop_a_flight_and_a_fall() {
        let before = scene(MOVES.len() - 1).position;
        let figure: Position =
            "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M".parse().unwrap();
        assert_eq!(before, figure);
        let cut = Ply::of(&before, MOVES[3].parse::<Move>().unwrap()).unwrap();
        assert_eq!(cut.removed().len(), 7);
        for (at, mv) in MOVES.into_iter().enumerate() {
            assert_eq!(scene(at + 1).last, Some(mv.parse().unwrap()));
        }
    }
}
