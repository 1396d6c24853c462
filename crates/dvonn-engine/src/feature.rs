//! Search features that can be switched off one by one to measure what they are worth.
//!
//! Tried and left out, with the Elo of the engine without them: null move pruning (+8, from -4 to +20, 1,600 games at
//! 5,000 nodes), internal iterative reductions (+7, from -4 to +17, likewise), continuation history (+22, from +3 to +41,
//! 500 games), probing the transposition table for all replies first (+4, from -6 to +14, 500 games).

use std::fmt;
use std::str::FromStr;

/// A way to search fewer nodes, or better moves first. `dvonn-lab match engine engine,without=NAME` measures it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u32)]
pub enum Feature {
    /// Aspiration windows: search a narrow window around the last score first.
    Aspiration,
    /// Late moves are searched less deep at first.
    LateMoveReductions,
    /// Late quiet moves near the leaves are not searched.
    LateMovePruning,
    /// Near the leaves, a static evaluation far above beta is taken as the value.
    ReverseFutility,
    /// Near the leaves, quiet moves are skipped if the static evaluation is far below alpha.
    Futility,
    /// History heuristic: moves that caused cut-offs elsewhere come first.
    History,
    /// Killer moves: the last two moves that caused a cut-off at the same ply come first.
    Killers,
    /// Quiescence search: captures of tall stacks are searched beyond the last ply.
    Quiescence,
    /// Late positions are proved at the root instead of searched.
    Solver,
}

impl Feature {
    /// All features with their names.
    pub const ALL: [(Feature, &'static str); 9] = [
        (Feature::Aspiration, "aspiration"),
        (Feature::LateMoveReductions, "lmr"),
        (Feature::LateMovePruning, "lmp"),
        (Feature::ReverseFutility, "rfp"),
        (Feature::Futility, "futility"),
        (Feature::History, "history"),
        (Feature::Killers, "killers"),
        (Feature::Quiescence, "quiescence"),
        (Feature::Solver, "solver"),
    ];
}

/// A set of search features.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Features(u32);

impl Features {
    /// The empty set.
    pub const NONE: Features = Features(0);

    /// All features.
    pub const ALL: Features = Features((1 << Feature::ALL.len()) - 1);

    /// The set with one more feature.
    #[must_use]
    pub const fn with(self, feature: Feature) -> Features {
        Features(self.0 | 1 << feature as u32)
    }

    /// Whether the set contains the feature.
    #[inline]
    pub const fn contains(self, feature: Feature) -> bool {
        self.0 >> feature as u32 & 1 != 0
    }
}

/// Writes the names joined by `+`, the form that `FromStr` reads.
impl fmt::Display for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Feature::ALL.into_iter().filter(|(feature, _)| self.contains(*feature));
        f.write_str(&names.map(|(_, name)| name).collect::<Vec<_>>().join("+"))
    }
}

impl fmt::Debug for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Features({self})")
    }
}

/// No search feature has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown search feature {0:?}")]
pub struct UnknownFeature(String);

impl FromStr for Features {
    type Err = UnknownFeature;

    fn from_str(text: &str) -> Result<Features, UnknownFeature> {
        let mut features = Features::NONE;
        for name in text.split('+').filter(|name| !name.is_empty()) {
            let found = Feature::ALL.into_iter().find(|(_, known)| *known == name);
            let (feature, _) = found.ok_or_else(|| UnknownFeature(name.to_owned()))?;
            features = features.with(feature);
        }
        Ok(features)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_is_the_set_of_every_feature_and_its_text_is_read_back() {
        let every = Feature::ALL.into_iter().fold(Features::NONE, |set, (feature, _)| set.with(feature));
        assert_eq!(Features::ALL, every);
        assert_eq!(Features::ALL.to_string().parse(), Ok(Features::ALL));
        assert_eq!("".parse(), Ok(Features::NONE));
        assert_eq!("lmr+magic".parse::<Features>(), Err(UnknownFeature("magic".to_owned())));
    }
}
