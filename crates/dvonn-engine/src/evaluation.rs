//! The seam between search and judgement: search sees nothing of an evaluation but this.

use dvonn_core::{Effects, Movement};

use crate::Margin;

/// Judges positions that are not over. What it needs to know of the board it may carry from move to move.
pub(crate) trait Evaluation: Sync {
    /// What is carried along. It must not depend on the side to move: passing leaves it as it is.
    type State: Copy + Default;

    /// The state of a position that came from nowhere.
    fn state(&self, position: &Movement) -> Self::State;

    /// The state after a move, from the state before it.
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

/// Counts pieces: for measuring how fast the search is without judgement.
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
