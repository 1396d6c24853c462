//! How a stack is drawn: one slab for every piece, each in its own colour.
//!
//! In stacks of up to six pieces, all slabs have the same thickness. Taller stacks grow more slowly and their slabs
//! become thinner, except those of DVONN pieces, which must always be visible.

use dvonn_core::{Color, Piece, Stack};
use dvonn_game::Layer;

/// The radius of a piece; the unit is the distance between neighbouring cells.
pub const RADIUS: f64 = 0.4;
/// Thickness of a piece in a stack of at most [`EVEN`] pieces.
const THICKNESS: f64 = 0.068;
/// The tallest stack whose pieces are all drawn at full thickness.
const EVEN: u8 = 6;
/// How much each further piece adds, and the greatest height of a stack.
const FURTHER: f64 = 0.014;
const MOST: f64 = 0.56;
/// A DVONN piece in a tall stack is drawn at least this thick.
const DVONN_THICKNESS: f64 = 0.055;

/// One piece of a stack, seen from the side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Slab {
    /// Which piece it is, as far as known.
    pub layer: Layer,
    /// The height of its lower face above the board.
    pub bottom: f64,
    /// Its upper face.
    pub top: f64,
}

/// A stack, ready to be drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct StackPlan {
    /// Whose stack it is; `None` for a lone DVONN piece.
    pub owner: Option<Color>,
    /// Number of pieces.
    pub height: u8,
    /// Number of DVONN pieces among them.
    pub dvonns: u8,
    /// The pieces from bottom to top.
    pub slabs: Vec<Slab>,
}

impl StackPlan {
    /// Plans a stack. `layers` are its pieces from bottom to top, as far as known. Missing ones are filled in from the
    /// stack: its top piece, and its DVONN pieces at the bottom.
    pub fn new(stack: Stack, layers: &[Layer]) -> StackPlan {
        let pieces = pieces(stack, layers);
        let rise = rise(stack.height());
        let dvonns = pieces.iter().filter(|&&layer| layer == Layer::Known(Piece::Dvonn)).count() as f64;
        let count = f64::from(stack.height());
        let even = rise / count;
        let (dvonn, other) = if even >= DVONN_THICKNESS {
            (even, even)
        } else {
            (DVONN_THICKNESS, (rise - dvonns * DVONN_THICKNESS) / (count - dvonns))
        };
        let mut top = 0.0;
        let slabs = pieces
            .into_iter()
            .map(|layer| {
                let bottom = top;
                top += if layer == Layer::Known(Piece::Dvonn) { dvonn } else { other };
                Slab { layer, bottom, top }
            })
            .collect();
        StackPlan { owner: stack.owner(), height: stack.height(), dvonns: stack.dvonns(), slabs }
    }

    /// The height of its upper face above the board.
    pub fn rise(&self) -> f64 {
        self.slabs.last().map_or(0.0, |slab| slab.top)
    }

    /// The number written on it: its height, if that is two or more.
    pub fn number(&self) -> Option<u8> {
        (self.height > 1).then_some(self.height)
    }

    /// The piece on top.
    pub fn top(&self) -> Piece {
        self.owner.map_or(Piece::Dvonn, Piece::from)
    }
}

/// The height of a stack above the board.
fn rise(height: u8) -> f64 {
    let even = f64::from(height.min(EVEN)) * THICKNESS;
    (even + f64::from(height.saturating_sub(EVEN)) * FURTHER).min(MOST)
}

fn pieces(stack: Stack, layers: &[Layer]) -> Vec<Layer> {
    let mut pieces = layers.to_vec();
    pieces.resize(stack.height() as usize, Layer::Unknown);
    if let Some(top) = pieces.last_mut() {
        *top = Layer::Known(stack.owner().map_or(Piece::Dvonn, Piece::from));
    }
    let known = pieces.iter().filter(|&&layer| layer == Layer::Known(Piece::Dvonn)).count();
    let hidden = (stack.dvonns() as usize).saturating_sub(known);
    for layer in pieces.iter_mut().filter(|layer| **layer == Layer::Unknown).take(hidden) {
        *layer = Layer::Known(Piece::Dvonn);
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    const W: Layer = Layer::Known(Piece::White);
    const B: Layer = Layer::Known(Piece::Black);
    const D: Layer = Layer::Known(Piece::Dvonn);
    const U: Layer = Layer::Unknown;

    fn stack(owner: Color, height: u8, dvonns: u8) -> Stack {
        Stack::new(owner, height, dvonns).expect("a stack")
    }

    fn layers(plan: &StackPlan) -> Vec<Layer> {
        plan.slabs.iter().map(|slab| slab.layer).collect()
    }

    #[test]
    fn every_piece_is_shown_as_far_as_known() {
        for (stack, known, shown) in [
            (Stack::DVONN, vec![D], vec![D]),
            (stack(Color::White, 1, 0), vec![W], vec![W]),
            (stack(Color::White, 3, 1), vec![D, B, W], vec![D, B, W]),
            (stack(Color::White, 3, 1), vec![U, U, W], vec![D, U, W]),
            (stack(Color::Black, 4, 1), vec![U, U, D, B], vec![U, U, D, B]),
            (stack(Color::Black, 3, 0), vec![], vec![U, U, B]),
        ] {
            assert_eq!(layers(&StackPlan::new(stack, &known)), shown, "{stack}");
        }
    }

    #[test]
    fn slabs_lie_on_one_another() {
        for height in 1..=Stack::MAX_HEIGHT {
            for dvonns in 0..height.min(4) {
                let plan = StackPlan::new(stack(Color::White, height, dvonns), &[]);
                assert_eq!(plan.slabs.len(), height as usize);
                assert!(plan.slabs[0].bottom.abs() < 1e-9);
                for pair in plan.slabs.windows(2) {
                    assert!((pair[0].top - pair[1].bottom).abs() < 1e-9, "{height}");
                }
                for slab in &plan.slabs {
                    let least = if slab.layer == D { DVONN_THICKNESS } else { 0.005 };
                    assert!(slab.top - slab.bottom >= least - 1e-9, "{height} with {dvonns}: {slab:?}");
                }
            }
        }
    }

    #[test]
    fn taller_stacks_rise_higher_up_to_a_limit() {
        let rise = |height| StackPlan::new(stack(Color::Black, height, 0), &[]).rise();
        for height in 1..16 {
            assert!(rise(height + 1) > rise(height), "{height}");
        }
        assert!(rise(49) <= MOST + 1e-9);
    }

    #[test]
    fn stacks_of_two_or_more_have_a_number() {
        assert_eq!(StackPlan::new(Stack::DVONN, &[]).number(), None);
        assert_eq!(StackPlan::new(stack(Color::White, 1, 0), &[]).number(), None);
        assert_eq!(StackPlan::new(stack(Color::White, 2, 0), &[]).number(), Some(2));
    }
}
