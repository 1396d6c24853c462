//! The pieces of each stack, to show to people. No rule depends on them, so they are derived from the history.

use dvonn_core::{Cell, CellMap, Move, Piece, Position, StackMove};

use crate::Ply;

/// One piece of a stack.
///
/// ```
/// use dvonn_core::{Cell, Piece, Position};
/// use dvonn_game::{Composition, Layer};
///
/// let position: Position = "........./........../DDW2+......../........../......... B M".parse()?;
/// let layers = Composition::of(&position);
/// assert_eq!(layers.stack(Cell::C3), [Layer::Unknown, Layer::Known(Piece::White)]);
/// # Ok::<(), dvonn_core::PositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Layer {
    /// The piece is known.
    Known(Piece),
    /// The stack was built before the line began, and the pieces below its top were not recorded.
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
    /// The pieces that are known without the history: the top of every stack.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Piece, Position};
    /// # use dvonn_game::{Composition, Layer};
    /// let position: Position = "........./........../DDW2+......../........../......... B M".parse()?;
    /// assert_eq!(Composition::of(&position).stack(Cell::A3), [Layer::Known(Piece::Dvonn)]);
    /// # Ok::<(), dvonn_core::PositionError>(())
    /// ```
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

    /// The pieces after some plies from a start.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Position};
    /// # use dvonn_game::{Composition, Ply};
    /// let start: Position = "........./........../DDDWB....../........../......... W M".parse()?;
    /// let ply = Ply::of(&start, "d3-c3".parse()?)?;
    /// assert_eq!(Composition::after(&start, [&ply]).stack(Cell::C3).len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
    ///
    /// ```
    /// # use dvonn_core::{Cell, Position};
    /// # use dvonn_game::Composition;
    /// assert!(Composition::of(&Position::START).stack(Cell::A1).is_empty());
    /// ```
    pub fn stack(&self, cell: Cell) -> &[Layer] {
        &self.stacks[cell]
    }
}
