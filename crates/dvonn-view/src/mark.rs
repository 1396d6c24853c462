//! Marks on cells: what a question is about, what is pointed out, and how an answer is judged.
//!
//! Each kind has a shape of its own, so that nothing depends on colour alone, and stays within the field of the board,
//! so that it never covers a coordinate.

/// What a mark on a cell means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// What a question is about: a neutral double ring.
    Subject,
    /// A cell that is pointed out, such as by a hint: a ring of dots. The cells to which a stack can move have dashed ones.
    Target,
    /// A right answer: a solid ring with a check mark.
    Right,
    /// A wrong answer: a solid ring with a cross.
    Wrong,
}

impl Mark {
    /// All kinds.
    pub const ALL: [Mark; 4] = [Mark::Subject, Mark::Target, Mark::Right, Mark::Wrong];

    /// The sign beside the ring, as an SVG path within 9 units around the origin; 100 units are the distance between
    /// neighbouring cells.
    pub const fn sign(self) -> Option<&'static str> {
        match self {
            Mark::Subject | Mark::Target => None,
            Mark::Right => Some("M-7 .5L-2 6L8-6"),
            Mark::Wrong => Some("M-6-6L6 6M-6 6L6-6"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_judgement_has_a_sign_of_its_own() {
        let signs: BTreeSet<_> = Mark::ALL.into_iter().filter_map(Mark::sign).collect();
        assert_eq!(signs.len(), 2);
        assert!(Mark::Subject.sign().is_none() && Mark::Target.sign().is_none(), "these judge nothing");
    }
}
