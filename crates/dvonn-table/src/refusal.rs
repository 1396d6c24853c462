//! Why a table refuses an action.

use dvonn_core::MoveError;
use dvonn_game::GameError;

/// Why an action was refused. The table is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The game forbids it: it is over, it is someone else's turn, or the rules forbid the move.
    #[error(transparent)]
    Game(#[from] GameError),
    /// The only move is a pass.
    #[error("there is nothing to do but pass")]
    MustPass,
    /// A move was sent to the server, which has not confirmed it yet.
    #[error("the last move has not been confirmed yet")]
    Unconfirmed,
    /// The terms of the game do not allow it.
    #[error("this game does not allow it")]
    NotAllowed,
    /// The other player is there, or has not been away for long enough.
    #[error("the other player is not away for long enough")]
    TooSoon,
    /// Nobody at this device plays.
    #[error("nobody here plays")]
    NobodyHere,
    /// The computer does not agree to draws.
    #[error("the computer does not agree to draws")]
    ComputerPlays,
    /// No computer plays.
    #[error("no computer plays")]
    NoComputer,
    /// The computer is not about to move.
    #[error("the computer is not about to move")]
    NotThinking,
    /// The computer has not failed.
    #[error("the computer has not failed")]
    NothingFailed,
    /// The engine is still looking for a hint.
    #[error("a hint is already being looked for")]
    HintPending,
    /// The whole hint is shown.
    #[error("the whole hint is shown")]
    HintShown,
    /// All pieces are placed.
    #[error("all pieces are placed")]
    AllPlaced,
    /// The computer is already filling the board.
    #[error("the board is already being filled")]
    AlreadyFilling,
    /// The computer is not filling the board.
    #[error("the board is not being filled")]
    NotFilling,
    /// Only a running game between computers can be paused.
    #[error("only a running game between computers can be paused")]
    CannotPause,
    /// The game is not paused.
    #[error("the game is not paused")]
    NotPaused,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
}

impl From<MoveError> for Refusal {
    fn from(error: MoveError) -> Refusal {
        Refusal::Game(error.into())
    }
}
