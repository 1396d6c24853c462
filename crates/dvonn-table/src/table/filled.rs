//! Which plies of a game filled the board, so that one take-back undoes all of them.

use serde::{Deserialize, Serialize};

/// A set of plies by their number, the first being 0. There are at most 49 placements, so a bit each is enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Filled(u64);

impl Filled {
    pub(crate) fn is_empty(&self) -> bool {
        self.0 == 0
    }

    fn contains(self, ply: usize) -> bool {
        ply < 64 && self.0 >> ply & 1 == 1
    }

    /// The board was filled by this ply too.
    pub(super) fn add(&mut self, ply: usize) {
        self.0 |= 1_u64.checked_shl(ply as u32).unwrap_or(0);
    }

    /// Only this many plies remain.
    pub(super) fn shorten(&mut self, plies: usize) {
        let remaining = 1_u64.checked_shl(plies as u32).map_or(u64::MAX, |next| next - 1);
        self.0 &= remaining;
    }

    /// Where the filling began that includes this ply.
    pub(super) fn beginning(self, ply: usize) -> Option<usize> {
        let is_first = |&first: &usize| self.contains(first) && (first == 0 || !self.contains(first - 1));
        self.contains(ply).then(|| (0..=ply).rev().find(is_first)).flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filling_begins_where_the_ply_before_it_was_chosen() {
        let mut filled = Filled::default();
        for ply in [0, 1, 4, 5, 48] {
            filled.add(ply);
        }
        let beginnings = [(0, Some(0)), (1, Some(0)), (2, None), (5, Some(4)), (48, Some(48)), (80, None)];
        for (ply, beginning) in beginnings {
            assert_eq!(filled.beginning(ply), beginning, "{ply}");
        }
        filled.shorten(5);
        assert_eq!((filled.beginning(4), filled.beginning(5)), (Some(4), None));
        filled.shorten(0);
        assert!(filled.is_empty());
    }
}
