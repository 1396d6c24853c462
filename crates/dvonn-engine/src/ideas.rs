//! The ideas that make the search selective, each of which can be switched off to measure what it is worth.
//!
//! Tried and left out, with the Elo of the engine without them: null moves (+8, from -4 to +20, 1,600 games at 5,000
//! nodes), less depth where the table has no move (+7, from -4 to +17, likewise), history of answers to the last move
//! (+22, from +3 to +41, 500 games), looking up all replies in the table first (+4, from -6 to +14, 500 games).

use std::fmt;
use std::str::FromStr;

/// A way to look at less, or at better moves first. `dvonn-lab match engine engine,without=NAME` measures it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u32)]
pub enum Idea {
    /// Search a narrow window around the last score first.
    Aspiration,
    /// Late moves are searched less deep at first.
    LateMoveReductions,
    /// Late quiet moves near the leaves are not searched.
    LateMovePruning,
    /// Positions far above the window near the leaves are taken to stay there.
    ReverseFutility,
    /// Quiet moves far below the window near the leaves are not searched.
    Futility,
    /// Remember which moves were good elsewhere.
    History,
    /// Remember the last two moves that were good enough at this distance from the root.
    Killers,
    /// Look at large captures and cut-offs beyond the last ply.
    Quiescence,
    /// Prove late positions at the root instead of searching them.
    Solver,
}

impl Idea {
    /// All of them with their names.
    pub const ALL: [(Idea, &'static str); 9] = [
        (Idea::Aspiration, "aspiration"),
        (Idea::LateMoveReductions, "lmr"),
        (Idea::LateMovePruning, "lmp"),
        (Idea::ReverseFutility, "rfp"),
        (Idea::Futility, "futility"),
        (Idea::History, "history"),
        (Idea::Killers, "killers"),
        (Idea::Quiescence, "quiescence"),
        (Idea::Solver, "solver"),
    ];
}

/// A set of ideas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Ideas(u32);

impl Ideas {
    /// None.
    pub const NONE: Ideas = Ideas(0);

    /// With one more.
    #[must_use]
    pub const fn with(self, idea: Idea) -> Ideas {
        Ideas(self.0 | 1 << idea as u32)
    }

    /// Whether the idea is in the set.
    #[inline]
    pub const fn contains(self, idea: Idea) -> bool {
        self.0 >> idea as u32 & 1 != 0
    }
}

/// Writes the names joined by `+`, which is how they are read.
impl fmt::Display for Ideas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Idea::ALL.into_iter().filter(|(idea, _)| self.contains(*idea)).map(|(_, name)| name);
        f.write_str(&names.collect::<Vec<_>>().join("+"))
    }
}

impl fmt::Debug for Ideas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ideas({self})")
    }
}

/// There is no idea of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is no idea of the search")]
pub struct UnknownIdea(String);

impl FromStr for Ideas {
    type Err = UnknownIdea;

    fn from_str(text: &str) -> Result<Ideas, UnknownIdea> {
        let mut ideas = Ideas::NONE;
        for name in text.split('+').filter(|name| !name.is_empty()) {
            let found = Idea::ALL.into_iter().find(|(_, known)| *known == name);
            let (idea, _) = found.ok_or_else(|| UnknownIdea(name.to_owned()))?;
            ideas = ideas.with(idea);
        }
        Ok(ideas)
    }
}
