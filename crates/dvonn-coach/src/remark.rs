//! The coach's last remark, shown below the task.

use dvonn_core::{Color, Move, MoveError};

use crate::reaction::Why;
use crate::{Input, Message};

/// What the coach said last. `dvonn-text` turns it into a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Remark {
    /// A text of the course: a hint, praise or an explanation of a mistake.
    Message(Message),
    /// The rules forbid the answer.
    Refused(MoveError),
    /// The task asks for another kind of answer.
    OtherKind,
    /// The opponent's answer.
    Reply {
        /// The opponent's colour.
        by: Color,
        /// The last move; `None` if the student plays twice in a row.
        mv: Option<Move>,
    },
    /// A right answer.
    Solution(Input),
}

impl From<Why> for Remark {
    fn from(why: Why) -> Remark {
        match why {
            Why::Explained(message) => Remark::Message(message),
            Why::Refused(error) => Remark::Refused(error),
            Why::OtherKind => Remark::OtherKind,
        }
    }
}
