//! What players can say to each other without a common language.

use serde::{Deserialize, Serialize};

/// A quick phrase. Each player reads it in the language of their own page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Have fun!
    HaveFun,
    /// Nice move!
    NiceMove,
    /// Oops!
    Oops,
    /// One moment, please.
    OneMoment,
    /// Thank you!
    Thanks,
    /// Well played!
    WellPlayed,
    /// Good game!
    GoodGame,
    /// Another game?
    Again,
    /// I have to go.
    MustGo,
    /// Goodbye!
    Goodbye,
}

impl Phrase {
    /// All of them, in the order in which a page shows them.
    pub const ALL: [Phrase; 12] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::HaveFun,
        Phrase::NiceMove,
        Phrase::Oops,
        Phrase::OneMoment,
        Phrase::Thanks,
        Phrase::WellPlayed,
        Phrase::GoodGame,
        Phrase::Again,
        Phrase::MustGo,
        Phrase::Goodbye,
    ];
}
