//! Why the server could not do what a client asked for.

use serde::{Deserialize, Serialize};

/// The body of every REST answer that is an error.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// The kind of problem, for programs.
    pub code: ProblemCode,
    /// What is wrong, in English, for the people who write programs. It contains nothing secret.
    pub reason: String,
}

/// The kind of a problem.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ProblemCode {
    /// The request cannot be read, or asks for something that does not exist in this form.
    Invalid,
    /// The request comes from another site.
    ForeignOrigin,
    /// Only a player with a session may do this.
    NeedsAccount,
    /// An administrator has banned the account.
    Banned,
    /// One of the two players has blocked the other.
    Blocked,
    /// There is no account with this name and this password.
    WrongPassword,
    /// Another account has this name, or one that looks like it.
    NameTaken,
    /// There is nothing at this address.
    NotFound,
    /// The method does not fit the address.
    WrongMethod,
    /// Both seats of the game are taken.
    Full,
    /// The client sends too many requests. It should wait.
    TooMany,
    /// The body is too large.
    TooLarge,
    /// The server cannot answer now. The client may try again.
    Unavailable,
}
