//! The interface between search and evaluation: this is all that the search knows of an evaluation.

use dvonn_core::{Effects, Movement};

use crate::Margin;

/// A static evaluation of positions that are not over, with a state that is updated from move to move.
pub(crate) trait Evaluation: Sync {
    /// The incremental state. It must not depend on the side to move, because a pass leaves it unchanged.
    type State: Copy + Default;

    /// The state of a position, computed from scratch.
    fn state(&self, position: &Movement) -> Self::State;

    /// The state after a move, computed from the state before it.
    fn after(
        &self,
        state: &Self::State,
        before: &Movement,
        after: &Movement,
        effects: &Effects,
    ) -> Self::State;

    /// The expected final margin of the side to move, in hundredths of a piece.
    fn value(&self, position: &Movement, state: &Self::State) -> i32;
}

/// Counts pieces; for measuring the speed of the search alone.
pub(crate) struct Material;

impl Evaluation for Material {
    type State = ();

    fn state(&self, _: &Movement) {}

    #[inline]
    fn after(&self, (): &(), _: &Movement, _: &Movement, _: &Effects) {}

    #[inline]
    fn value(&self, position: &Movement, (): &()) -> i32 {
        100 * i32::from(Margin::counted(position))
    }
}
