//! Which position of a game somebody looks at: the one on the board, or an earlier one while the game goes on.

/// What somebody looks at. The number of plies played so far is an argument, because the game goes on meanwhile.
///
/// ```
/// use dvonn_table::{Look, LookStep};
///
/// let look = Look::default().step(LookStep::Back, 7);
/// assert_eq!((look.ply(7), look.has_news(7)), (Some(6), false));
/// assert!(look.has_news(8), "somebody has moved");
/// assert_eq!(look.step(LookStep::Last, 8), Look::default());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// The plies before the position; `None` for the position on the board.
    ply: Option<usize>,
    /// The plies that had been played when looking back began.
    known: usize,
}

/// A step from one position of a game to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LookStep {
    /// To the start.
    First,
    /// One ply back.
    Back,
    /// One ply forward.
    Forward,
    /// To the position on the board.
    Last,
    /// To the position after this many plies.
    To(usize),
}

impl Look {
    /// How many plies led to the position; `None` for the position on the board.
    pub fn ply(self, played: usize) -> Option<usize> {
        self.ply.filter(|&ply| ply < played)
    }

    /// Whether something was played since looking back began.
    pub fn has_news(self, played: usize) -> bool {
        self.ply(played).is_some() && played > self.known
    }

    /// What is looked at after a step.
    #[must_use]
    pub fn step(self, step: LookStep, played: usize) -> Look {
        let before = self.ply(played);
        let here = before.unwrap_or(played);
        let ply = match step {
            LookStep::First => 0,
            LookStep::Back => here.saturating_sub(1),
            LookStep::Forward => here + 1,
            LookStep::Last => played,
            LookStep::To(ply) => ply,
        };
        if ply >= played {
            return Look::default();
        }
        Look { ply: Some(ply), known: if before.is_some() { self.known } else { played } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_stay_within_the_game_and_end_at_the_position_on_the_board() {
        for (from, step, ply) in [
            (None, LookStep::Back, Some(4)),
            (None, LookStep::Forward, None),
            (None, LookStep::First, Some(0)),
            (Some(0), LookStep::Back, Some(0)),
            (Some(3), LookStep::Forward, Some(4)),
            (Some(4), LookStep::Forward, None),
            (Some(2), LookStep::Last, None),
            (Some(2), LookStep::To(1), Some(1)),
            (Some(2), LookStep::To(5), None),
        ] {
            let look = from.map_or(Look::default(), |ply| Look::default().step(LookStep::To(ply), 5));
            assert_eq!(look.step(step, 5).ply(5), ply, "{from:?} {step:?}");
        }
        assert_eq!(Look::default().step(LookStep::Back, 0), Look::default(), "nothing was played");
    }

    #[test]
    fn a_move_does_not_end_looking_back_and_is_news() {
        let look = Look::default().step(LookStep::Back, 5);
        assert_eq!((look.ply(6), look.has_news(6)), (Some(4), true));
        assert!(look.step(LookStep::Back, 6).has_news(6), "it stays news");
        assert!(!look.step(LookStep::Last, 6).has_news(6));
    }

    #[test]
    fn a_take_back_beyond_the_position_ends_looking_back() {
        let look = Look::default().step(LookStep::To(4), 6);
        assert_eq!((look.ply(5), look.ply(4), look.ply(2)), (Some(4), None, None));
    }
}
