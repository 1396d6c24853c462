//! What administrators do to accounts, and what players report.

use std::time::Duration;

use dvonn_wire::{GameId, Name, Player, PlayerId, ReportReason};

/// What an administrator does to an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Moderation {
    /// The player may read reports.
    MakeAdmin,
    /// The player's sessions end, and nobody can log in.
    Ban,
    /// The player can log in again.
    Unban,
    /// The player's sessions end, and the password is deleted. The name stays taken.
    Close,
    /// The player gets another name.
    Rename(Name),
    /// Name, password and sessions are deleted. The games stay, without a name.
    Anonymise,
}

impl Moderation {
    /// A word for the audit log.
    pub fn word(&self) -> &'static str {
        match self {
            Moderation::MakeAdmin => "make-admin",
            Moderation::Ban => "ban",
            Moderation::Unban => "unban",
            Moderation::Close => "close",
            Moderation::Rename(_) => "rename",
            Moderation::Anonymise => "anonymise",
        }
    }

    /// The new name, for the audit log.
    pub(crate) fn detail(&self) -> Option<String> {
        match self {
            Moderation::Rename(name) => Some(name.to_string()),
            _ => None,
        }
    }

    /// Whether the player's sessions end.
    pub(crate) fn ends_sessions(&self) -> bool {
        matches!(self, Moderation::Ban | Moderation::Close | Moderation::Anonymise)
    }
}

/// Something that an administrator has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditEntry {
    /// The first one has number one.
    pub number: u32,
    /// When it was done.
    pub at: Duration,
    /// Who did it.
    pub actor: String,
    /// What was done: a [word](Moderation::word).
    pub action: String,
    /// To whom.
    pub player: PlayerId,
    /// The player's name before.
    pub name: String,
    /// The new name, if there is one.
    pub detail: Option<String>,
}

/// What a player reports about another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredReport {
    /// When.
    pub at: Duration,
    /// Who reports.
    pub by: Player,
    /// Who is reported.
    pub player: Player,
    /// Why.
    pub reason: ReportReason,
    /// In which game it happened.
    pub game: Option<GameId>,
    /// What the reported player wrote.
    pub message: Option<String>,
}
