//! What each stack is made of, for people to see. No rule depends on it, so it is derived from the history.

use dvonn_core::{Cell, CellMap, Move, Piece, Position, StackMove};

use crate::Ply;

/// One piece of a stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Layer {
    /// This piece.
    Known(Piece),
    /// The line began with this stack already built; what lies below its top was not recorded.
    Unknown,
}

/// The pieces of every stack, from bottom to top.
///
/// ```
/// use dvonn_core::{Cell, Piece, Position};
/// use dvonn_game::{History, Layer};
///
/// let start: Position = "........./........../DDDWB....../........../......... W M".parse()?;
/// let mut history = History::new(start);
/// history.play("d3-c3".parse()?)?;
/// let layers = history.composition();
/// assert_eq!(layers.stack(Cell::C3), [Layer::Known(Piece::Dvonn), Layer::Known(Piece::White)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Composition {
    stacks: CellMap<Vec<Layer>>,
}

impl Composition {
    /// What is known of a position without history: the top of every stack.
    pub fn of(position: &Position) -> Composition {
        let stacks = CellMap::from_fn(|cell| {
            let Some(stack) = position.stack(cell) else {
                return Vec::new();
            };
            let top = stack.owner().map_or(Piece::Dvonn, Piece::from);
            let mut layers = vec![Layer::Unknown; stack.height() as usize - 1];
            layers.push(Layer::Known(top));
            layers
        });
        Composition { stacks }
    }

    /// The same after some plies.
    pub fn after<'a>(start: &Position, plies: impl IntoIterator<Item = &'a Ply>) -> Composition {
        let mut composition = Composition::of(start);
        for ply in plies {
            composition.play(ply);
        }
        composition
    }

    fn play(&mut self, ply: &Ply) {
        match ply.mv {
            Move::Place(cell) => {
                let placed = Composition::of(&ply.position);
                self.stacks[cell].clone_from(&placed.stacks[cell]);
            }
            Move::Stack(StackMove { from, to }) => {
                let carried = std::mem::take(&mut self.stacks[from]);
                self.stacks[to].extend(carried);
                for cell in ply.removed() {
                    self.stacks[cell].clear();
                }
            }
            Move::Pass => {}
        }
    }

    /// The pieces on a cell, from bottom to top; empty if there are none.
    pub fn stack(&self, cell: Cell) -> &[Layer] {
        &self.stacks[cell]
    }
}
