//! What a player does at the table.

use dvonn_core::Move;
use dvonn_engine::Level;

/// Something that a player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Make a move or pass.
    Play(Move),
    /// Take back to the last position where a person here had a choice; in a game between computers, take back one ply
    /// and pause.
    TakeBack,
    /// Resign, for the only person here, or else for the side to move.
    Resign,
    /// Offer a draw.
    OfferDraw,
    /// Accept the other player's draw offer.
    AcceptDraw,
    /// Decline the other player's draw offer.
    DeclineDraw,
    /// Claim the win because the other player has been away for too long.
    Claim,
    /// Ask for a hint, or for more of the one shown.
    Hint,
    /// Let the computer move at once.
    Hurry,
    /// Ask the computer again after it failed.
    Retry,
    /// Let the computer place the remaining pieces for both sides.
    Fill,
    /// Stop the computer from filling the board.
    StopFilling,
    /// Place the remaining pieces at random.
    FillAtRandom {
        /// The same seed gives the same board.
        seed: u64,
    },
    /// Change the level of all computers.
    SetLevel(Level),
    /// Pause a game between computers.
    Pause,
    /// Continue a game after a pause.
    Continue,
    /// Play again from the same board with the colours swapped.
    Rematch,
    /// The same against a computer of this level.
    RematchAt(Level),
}

/// An [`Action`] without its details: one for each button that a player may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ActionKind {
    /// Make a move that is not a pass.
    Play,
    /// Pass.
    Pass,
    /// See [`Action::TakeBack`].
    TakeBack,
    /// See [`Action::Resign`].
    Resign,
    /// See [`Action::OfferDraw`].
    OfferDraw,
    /// See [`Action::AcceptDraw`].
    AcceptDraw,
    /// See [`Action::DeclineDraw`].
    DeclineDraw,
    /// See [`Action::Claim`].
    Claim,
    /// See [`Action::Hint`].
    Hint,
    /// See [`Action::Hurry`].
    Hurry,
    /// See [`Action::Retry`].
    Retry,
    /// See [`Action::Fill`].
    Fill,
    /// See [`Action::StopFilling`].
    StopFilling,
    /// See [`Action::FillAtRandom`].
    FillAtRandom,
    /// See [`Action::SetLevel`].
    SetLevel,
    /// See [`Action::Pause`].
    Pause,
    /// See [`Action::Continue`].
    Continue,
    /// See [`Action::Rematch`].
    Rematch,
    /// See [`Action::RematchAt`].
    RematchAt,
}

impl Action {
    /// What kind of action this is.
    pub fn kind(self) -> ActionKind {
        match self {
            Action::Play(Move::Pass) => ActionKind::Pass,
            Action::Play(_) => ActionKind::Play,
            Action::TakeBack => ActionKind::TakeBack,
            Action::Resign => ActionKind::Resign,
            Action::OfferDraw => ActionKind::OfferDraw,
            Action::AcceptDraw => ActionKind::AcceptDraw,
            Action::DeclineDraw => ActionKind::DeclineDraw,
            Action::Claim => ActionKind::Claim,
            Action::Hint => ActionKind::Hint,
            Action::Hurry => ActionKind::Hurry,
            Action::Retry => ActionKind::Retry,
            Action::Fill => ActionKind::Fill,
            Action::StopFilling => ActionKind::StopFilling,
            Action::FillAtRandom { .. } => ActionKind::FillAtRandom,
            Action::SetLevel(_) => ActionKind::SetLevel,
            Action::Pause => ActionKind::Pause,
            Action::Continue => ActionKind::Continue,
            Action::Rematch => ActionKind::Rematch,
            Action::RematchAt(_) => ActionKind::RematchAt,
        }
    }
}
