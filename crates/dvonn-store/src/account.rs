//! Accounts and sessions as they are stored.

use std::time::Duration;

use dvonn_wire::{Player, SessionId, SessionKind};

/// A player with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The player.
    pub player: Player,
    /// The hash of the password; `None` for a house bot, as which nobody logs in.
    pub password: Option<String>,
    /// Whether the player administers the server.
    pub is_admin: bool,
    /// Since when the player is banned.
    pub banned: Option<Duration>,
}

/// A session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSession {
    /// The identifier.
    pub id: SessionId,
    /// Whose it is.
    pub player: Player,
    /// Who uses it.
    pub kind: SessionKind,
    /// What it is called.
    pub label: String,
    /// When it began.
    pub created: Duration,
}
