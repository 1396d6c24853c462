//! Accounts and sessions.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize, de};

#[cfg(feature = "openapi")]
use crate::openapi;
use crate::{GameView, Name, Phrase, Player, SessionId};

/// A password of 8 to 200 characters. Its text is not shown in logs.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String, format = Password, min_length = 8, max_length = 200))]
#[serde(transparent)]
pub struct Password(String);

/// Why a text cannot be a password.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a password has 8 to 200 characters")]
pub struct PasswordError;

impl Password {
    /// A password.
    ///
    /// # Errors
    /// If it is too short or too long.
    pub fn new(text: String) -> Result<Password, PasswordError> {
        if (8..=200).contains(&text.chars().count()) { Ok(Password(text)) } else { Err(PasswordError) }
    }

    /// The password itself.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password")
    }
}

impl<'de> Deserialize<'de> for Password {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Password, D::Error> {
        Password::new(String::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

/// With what a player registers or logs in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name of the account.
    pub name: Name,
    /// Its password.
    pub password: Password,
}

/// What a player changes about their account. What is left out stays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AccountChange {
    /// The password as it is.
    pub password: Password,
    /// The new name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
    /// The new password. It ends all other sessions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub new_password: Option<Password>,
}

/// What confirms that the account is to be deleted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AccountDeletion {
    /// The password of the account.
    pub password: Password,
}

/// Where somebody is logged in, or a program that may play for an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Session {
    /// The identifier, which is no secret.
    pub id: SessionId,
    /// Who uses it.
    pub kind: SessionKind,
    /// What the browser says it is, or the name that was given to the token.
    pub label: String,
    /// When it began.
    #[cfg_attr(feature = "openapi", schema(value_type = openapi::Time))]
    pub created: Duration,
    /// Whether it is the session of this request.
    pub is_current: bool,
}

/// Who uses a session.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SessionKind {
    /// A person with a browser, through a cookie.
    Browser,
    /// A program with a token. It may play, but not change the account.
    Program,
}

/// What a token for a program is called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TokenRequest {
    /// A name for it, of 1 to 60 characters.
    pub label: String,
}

/// A new token. The server does not know its secret afterwards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewToken {
    /// What the list of sessions shows.
    pub session: Session,
    /// The secret, for the header `authorization: Bearer SECRET`.
    pub secret: String,
}

/// Everything that the server knows about a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountExport {
    /// The player.
    pub player: Player,
    /// Sessions and tokens.
    pub sessions: Vec<Session>,
    /// All games, the newest first.
    pub games: Vec<ExportedGame>,
}

/// A game in an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExportedGame {
    /// When it was created.
    #[cfg_attr(feature = "openapi", schema(value_type = openapi::Time))]
    pub created: Duration,
    /// The game with all its events.
    pub game: GameView,
    /// What the player said.
    pub phrases: Vec<Phrase>,
    /// What the player wrote.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub written: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown_by_accident() {
        let json = r#"{"name":"Anna","password":"correct horse"}"#;
        let credentials: Credentials = serde_json::from_str(json).unwrap();
        assert!(!format!("{credentials:?}").contains("horse"));
        assert_eq!(serde_json::to_string(&credentials).unwrap(), json);
    }

    #[test]
    fn passwords_are_neither_short_nor_endless() {
        for (length, is_one) in [(7, false), (8, true), (200, true), (201, false)] {
            assert_eq!(Password::new("ż".repeat(length)).is_ok(), is_one, "{length}");
        }
    }
}
