//! What players tell the administrators about each other.

use std::time::Duration;

use serde::{Deserialize, Serialize};

#[cfg(feature = "openapi")]
use crate::openapi;
use crate::{GameId, Player};

/// A player reports another one. There is no free text but that of the reported player, so nobody can be insulted by a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReportRequest {
    /// Why.
    pub reason: ReportReason,
    /// In which game it happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// Which of the messages in that game offends, by its number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<u32>,
}

/// Why a player is reported.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ReportReason {
    /// The player lets a program find the moves.
    Cheating,
    /// The player is rude, or spoils games on purpose.
    Conduct,
    /// The name offends.
    Name,
}

/// A report as administrators see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Report {
    /// When it was made.
    #[cfg_attr(feature = "openapi", schema(value_type = openapi::Time))]
    pub at: Duration,
    /// Who reports.
    pub by: Player,
    /// Who is reported.
    pub player: Player,
    /// Why.
    pub reason: ReportReason,
    /// In which game it happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// What the reported player wrote.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}
