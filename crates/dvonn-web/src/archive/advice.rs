//! Whether the computer should play weaker or stronger next time.

use dvonn_coach::LevelResult;
use dvonn_engine::Level;

/// Another level for the next game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Offer {
    Easier(Level),
    Harder(Level),
}

impl Offer {
    pub(crate) fn level(self) -> Level {
        match self {
            Offer::Easier(level) | Offer::Harder(level) => level,
        }
    }
}

/// A loss by more than this is heavy.
const HEAVY: i16 = 10;

/// An easier level after two heavy losses in a row, a harder one after two wins in a row, both at the same level. The
/// latest result comes first.
pub(crate) fn advice(results: &[LevelResult]) -> Option<Offer> {
    let [last, before, ..] = results else { return None };
    if last.level != before.level {
        return None;
    }
    let both = |is_so: fn(&LevelResult) -> bool| is_so(last) && is_so(before);
    let number = last.level.number();
    if both(|result| result.margin < -HEAVY) {
        Level::new(number - 1).map(Offer::Easier)
    } else if both(|result| result.margin > 0) {
        Level::new(number + 1).map(Offer::Harder)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_heavy_losses_make_it_easier_and_two_wins_harder() {
        let level = |number| Level::new(number).unwrap();
        for (results, offer) in [
            (&[(3, -11), (3, -30)][..], Some(Offer::Easier(level(2)))),
            (&[(3, 1), (3, 20)], Some(Offer::Harder(level(4)))),
            (&[(3, 1), (3, 1), (3, -40)], Some(Offer::Harder(level(4)))),
            (&[(3, -10), (3, -30)], None),
            (&[(3, -11), (3, 5)], None),
            (&[(3, 1), (3, 0)], None),
            // One of them was at another level.
            (&[(3, 1), (2, 20)], None),
            (&[(3, -30)], None),
            (&[], None),
            // There is nothing beyond.
            (&[(1, -30), (1, -30)], None),
            (&[(10, 3), (10, 3)], None),
        ] {
            let given: Vec<LevelResult> = results
                .iter()
                .map(|&(number, margin)| LevelResult { level: level(number), margin })
                .collect();
            assert_eq!(advice(&given), offer, "{results:?}");
        }
    }
}
