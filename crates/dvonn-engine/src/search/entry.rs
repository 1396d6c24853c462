//! Entries of the transposition table as the search packs them.

use dvonn_core::StackMove;

/// How the value of an entry relates to the true value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Lower,
    Upper,
    Exact,
}

/// What the transposition table holds about a position.
#[derive(Clone, Copy)]
pub(super) struct TtEntry {
    /// Remaining plies that were searched.
    pub(super) depth: i32,
    pub(super) bound: Bound,
    pub(super) value: i32,
    pub(super) static_eval: i32,
    pub(super) best: Option<StackMove>,
}

impl TtEntry {
    /// The low byte is the depth, which is the worth of the entry; the next byte belongs to the table. The static
    /// evaluation takes 14 bits.
    pub(super) fn pack(self) -> u64 {
        let best = u64::from(self.best.map_or(u16::MAX, StackMove::to_bits));
        let value = u64::from(self.value as i16 as u16);
        let static_eval = u64::from((self.static_eval.clamp(-8191, 8191) as i16 as u16) & 0x3fff);
        static_eval << 50 | (self.bound as u64) << 48 | value << 32 | best << 16 | self.depth as u64
    }

    pub(super) fn unpack(word: u64) -> TtEntry {
        TtEntry {
            depth: i32::from(word as u8),
            bound: match word >> 48 & 3 {
                0 => Bound::Lower,
                1 => Bound::Upper,
                _ => Bound::Exact,
            },
            value: i32::from((word >> 32) as i16),
            static_eval: ((word as i64) >> 50) as i32,
            best: StackMove::from_bits((word >> 16) as u16),
        }
    }

    /// Whether the entry is deep enough and its bound decides the window.
    pub(super) fn cuts(&self, depth: i32, alpha: i32, beta: i32) -> bool {
        self.depth >= depth
            && match self.bound {
                Bound::Lower => self.value >= beta,
                Bound::Upper => self.value <= alpha,
                Bound::Exact => true,
            }
    }
}

#[cfg(test)]
mod tests {
    use dvonn_core::Cell;

    use super::super::{INFINITE, MAX_ESTIMATE};
    use super::*;

    #[test]
    fn an_entry_cuts_only_if_it_is_deep_enough_and_its_bound_decides() {
        for (bound, value, depth, cuts) in [
            (Bound::Exact, 10, 5, true),
            (Bound::Exact, 10, 4, true),
            (Bound::Exact, 10, 6, false),
            (Bound::Lower, 21, 5, true),
            (Bound::Lower, 20, 5, true),
            (Bound::Lower, 19, 5, false),
            (Bound::Lower, 30, 6, false),
            (Bound::Upper, 19, 5, true),
            (Bound::Upper, 20, 5, false),
            (Bound::Upper, 10, 6, false),
        ] {
            let entry = TtEntry { depth: 5, bound, value, static_eval: 0, best: None };
            assert_eq!(entry.cuts(depth, 19, 20), cuts, "value {value} at depth 5, asked for {depth}");
        }
    }

    #[test]
    fn entries_survive_packing() {
        let mut rng = fastrand::Rng::with_seed(2);
        for _ in 0..10_000 {
            let best = rng.bool().then(|| {
                let cell = |rng: &mut fastrand::Rng| Cell::ALL[rng.usize(..49)];
                StackMove::new(cell(&mut rng), cell(&mut rng))
            });
            let bound = *rng.choice(&[Bound::Lower, Bound::Upper, Bound::Exact]).unwrap();
            let (depth, value) = (rng.i32(1..100), rng.i32(-INFINITE..=INFINITE));
            let static_eval = rng.i32(-MAX_ESTIMATE..=MAX_ESTIMATE);
            let word = TtEntry { depth, bound, value, static_eval, best }.pack();
            assert_eq!(word & 0xff00, 0, "the table's own byte is free");
            let entry = TtEntry::unpack(word);
            assert!(entry.bound == bound);
            assert_eq!((entry.depth, entry.value, entry.best), (depth, value, best));
            assert_eq!(entry.static_eval, static_eval.clamp(-8191, 8191), "cut at 81.91 pieces");
        }
    }
}
