//! How each stack is connected to the DVONN pieces.

use dvonn_core::{Cell, CellMap, CellSet, Movement};

use crate::geometry::lines;

/// A line between two neighbouring stacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lifeline {
    /// One end.
    pub from: Cell,
    /// The other end.
    pub to: Cell,
    /// Steps over stacks from the nearer end to the nearest DVONN piece.
    pub steps: u8,
}

impl Lifeline {
    /// How strongly the line is drawn: 1 next to a DVONN piece, less with every step away, but always more than 0.
    pub fn strength(self) -> f64 {
        0.76_f64.powi(i32::from(self.steps)).max(0.16)
    }
}

/// Steps over stacks from each stack to the nearest DVONN piece; `None` for empty cells.
fn steps_to_dvonn(movement: &Movement) -> CellMap<Option<u8>> {
    let mut steps = CellMap::default();
    let (mut reached, mut front) = (CellSet::EMPTY, movement.dvonns());
    let mut distance = 0;
    while !front.is_empty() {
        for cell in front {
            steps[cell] = Some(distance);
        }
        reached |= front;
        front = (front.neighbours() & movement.occupied()) - reached;
        distance += 1;
    }
    steps
}

/// The lines between neighbouring stacks, each once.
pub fn lifelines(movement: &Movement) -> Vec<Lifeline> {
    let steps = steps_to_dvonn(movement);
    lines()
        .filter_map(|(from, to)| Some(Lifeline { from, to, steps: steps[from]?.min(steps[to]?) }))
        .collect()
}

#[cfg(test)]
mod tests {
    use dvonn_core::Position;

    use super::*;

    fn of(position: &str) -> Vec<Lifeline> {
        let position: Position = position.parse().expect("a position");
        lifelines(position.movement().expect("the movement phase"))
    }

    #[test]
    fn a_line_counts_the_steps_to_the_nearest_dvonn_piece() {
        let found = of("........./........../DWBW2BBDD.../........../......... W M");
        let steps: Vec<(Cell, Cell, u8)> =
            found.iter().map(|line| (line.from, line.to, line.steps)).collect();
        assert_eq!(
            steps,
            [
                (Cell::A3, Cell::B3, 0),
                (Cell::B3, Cell::C3, 1),
                (Cell::C3, Cell::D3, 2),
                (Cell::D3, Cell::E3, 2),
                (Cell::E3, Cell::F3, 1),
                (Cell::F3, Cell::G3, 0),
                (Cell::G3, Cell::H3, 0),
            ],
        );
    }

    #[test]
    fn lines_fade_with_each_step() {
        let strength = |steps| Lifeline { from: Cell::A1, to: Cell::B1, steps }.strength();
        assert!((strength(0) - 1.0).abs() < 1e-9);
        for steps in 0..5 {
            assert!(strength(steps + 1) < strength(steps), "{steps}");
        }
        assert!(strength(40) > 0.1);
    }

    #[test]
    fn on_a_full_board_every_line_is_a_lifeline() {
        assert_eq!(of("BBWWBWWWW/BBWBBBWWBB/BDBWBWDWWBD/WWBBWWBBWB/WWBWBBWWB W M").len(), 120);
    }
}
