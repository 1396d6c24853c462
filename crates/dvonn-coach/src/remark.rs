//! The coach's last remark, shown below the task.

use dvonn_core::{Color, Move, MoveError};

use crate::reaction::Why;
use crate::{Input, Passage};

/// What the coach said last. `dvonn-text` turns it into a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Remark {
    /// A text of the course: a hint, praise or an explanation of a mistake.
    Passage(Passage),
    /// The rules forbid the answer.
    Refused(MoveError),
    /// The task asks for another kind of answer.
    OtherKind,
    /// The solver could not prove whether an answer is right, or which answer is.
    Unproved,
    /// The opponent's answer.
    Reply {
        /// The opponent's colour.
        by: Color,
        /// The last move; `None` if the student plays twice in a row.
        mv: Option<Move>,
    },
    /// The last piece was placed, and stacks move from now on.
    Full {
        /// The opponent's colour.
        by: Color,
        /// The opponent's first move with a stack; `None` if the student begins.
        mv: Option<Move>,
    },
    /// A right answer.
    Solution(Input),
}

impl From<Why> for Remark {
    fn from(why: Why) -> Remark {
        match why {
            Why::Explained(passage) => Remark::Passage(passage),
            Why::Refused(error) => Remark::Refused(error),
            Why::OtherKind => Remark::OtherKind,
            Why::Unproved => Remark::Unproved,
        }
    }
}
