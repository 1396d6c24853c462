//! Setting up a position by hand.

use dvonn_core::{Cell, Color, Setup, Stack};

/// What a click does to a cell of a board that is being set up. Any board can be painted; [`Setup::validate`] decides
/// whether it is a valid position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Brush {
    /// Puts a white piece on an empty cell, or gives the stack to White.
    #[default]
    White,
    /// The same for Black.
    Black,
    /// Puts a DVONN piece on an empty cell, or adds one to the stack.
    Dvonn,
    /// Makes the stack one piece taller.
    Raise,
    /// Makes the stack one piece shorter, or removes a single piece.
    Lower,
    /// Removes the stack.
    Erase,
}

impl Brush {
    /// All brushes.
    pub const ALL: [Brush; 6] =
        [Brush::White, Brush::Black, Brush::Dvonn, Brush::Raise, Brush::Lower, Brush::Erase];

    /// Paints a cell.
    ///
    /// ```
    /// # use dvonn_core::{Cell, Position};
    /// # use dvonn_view::Brush;
    /// let mut setup = Position::START.setup();
    /// for brush in [Brush::White, Brush::Raise, Brush::Raise, Brush::Dvonn] {
    ///     brush.paint(&mut setup, Cell::F3);
    /// }
    /// assert_eq!(setup.cells[Cell::F3].map(|stack| stack.to_string()).as_deref(), Some("W4+"));
    /// ```
    pub fn paint(self, setup: &mut Setup, cell: Cell) {
        let stack = setup.cells[cell];
        setup.cells[cell] = match self {
            Brush::White => Some(owned(stack, Color::White)),
            Brush::Black => Some(owned(stack, Color::Black)),
            Brush::Dvonn => Some(stack.map_or(Stack::DVONN, with_dvonn)),
            Brush::Raise => stack.map(|stack| resized(stack, stack.height() + 1)),
            Brush::Lower => {
                stack.filter(|stack| stack.height() > 1).map(|stack| resized(stack, stack.height() - 1))
            }
            Brush::Erase => None,
        };
    }
}

fn owned(stack: Option<Stack>, color: Color) -> Stack {
    match stack {
        // A piece put on a lone DVONN piece makes a stack of two.
        Some(Stack::DVONN) => Stack::single(color).onto(Stack::DVONN).unwrap_or(Stack::DVONN),
        Some(stack) => Stack::new(color, stack.height(), stack.dvonns()).unwrap_or(stack),
        None => Stack::single(color),
    }
}

/// Adds a DVONN piece, and with it one piece of height. After three, which is all there are, it starts again at none.
fn with_dvonn(stack: Stack) -> Stack {
    let Some(owner) = stack.owner() else { return stack };
    let (height, dvonns) = match stack.dvonns() {
        dvonns @ 0..3 => (stack.height() + 1, dvonns + 1),
        dvonns => (stack.height() - dvonns, 0),
    };
    Stack::new(owner, height, dvonns).unwrap_or(stack)
}

fn resized(stack: Stack, height: u8) -> Stack {
    let Some(owner) = stack.owner() else { return stack };
    Stack::new(owner, height, stack.dvonns().min(height.saturating_sub(1))).unwrap_or(stack)
}

#[cfg(test)]
mod tests {
    use dvonn_core::Position;

    use super::*;

    #[test]
    fn what_each_brush_paints() {
        use Brush::{Black, Dvonn, Erase, Lower, Raise, White};
        for (strokes, expected) in [
            (vec![White], "W"),
            (vec![White, Black], "B"),
            (vec![White, Raise, Raise], "W3"),
            (vec![White, Raise, Black], "B2"),
            (vec![Dvonn], "D"),
            (vec![Dvonn, Dvonn], "D"),
            (vec![Dvonn, White], "W2+"),
            (vec![White, Dvonn], "W2+"),
            (vec![Black, Dvonn, Dvonn, Dvonn], "B4+++"),
            (vec![Black, Raise, Dvonn, Dvonn, Dvonn, Dvonn], "B2"),
            (vec![Black, Dvonn, Lower], "B"),
            (vec![Black, Lower], "."),
            (vec![Dvonn, Lower], "."),
            (vec![Dvonn, Raise], "D"),
            (vec![Raise], "."),
            (vec![Lower], "."),
            (vec![White, Raise, Erase], "."),
        ] {
            let mut setup = Position::START.setup();
            for brush in &strokes {
                brush.paint(&mut setup, Cell::F3);
            }
            let found = setup.cells[Cell::F3].map_or_else(|| ".".to_owned(), |stack| stack.to_string());
            assert_eq!(found, expected, "{strokes:?}");
        }
    }

    #[test]
    fn no_stack_grows_beyond_all_pieces() {
        let mut setup = Position::START.setup();
        Brush::White.paint(&mut setup, Cell::F3);
        for _ in 0..100 {
            Brush::Raise.paint(&mut setup, Cell::F3);
        }
        assert_eq!(setup.cells[Cell::F3].map(Stack::height), Some(Stack::MAX_HEIGHT));
    }
}
