//! Where the bus is, and how to connect to it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use async_nats::{Client, ConnectOptions};

/// How the processes of one server reach each other: `local`, `postgres` or `nats://…`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum BusLocation {
    /// There is only one process.
    #[default]
    Local,
    /// Through the database that keeps the games.
    Postgres,
    /// Through a NATS server.
    Nats(NatsAddress),
}

/// A NATS server: `nats://USER:PASSWORD@HOST:PORT/PREFIX`, where only the host is needed. `tls://…` encrypts the connection. A
/// single word before the `@` is a token.
#[derive(Clone, PartialEq, Eq)]
pub struct NatsAddress {
    /// Scheme, host and port.
    server: String,
    /// With what all subjects, streams and so on begin, so that several servers can share a bus.
    prefix: String,
    access: Access,
}

/// How a client shows who it is.
#[derive(Clone, PartialEq, Eq)]
enum Access {
    Anybody,
    Token(String),
    Password { user: String, password: String },
}

/// With what subjects begin if the address does not say it.
const PREFIX: &str = "dvonn";
/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest time between two attempts to reach a server that is down. A bus that is back is used again within this time.
const RETRY: Duration = Duration::from_millis(500);

/// Why a text is not the address of a bus.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "a bus must be local, postgres or nats://HOST[:PORT][/PREFIX], with small letters, digits and - in the prefix"
)]
pub struct LocationError;

/// Why a text is not a name with a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected NAME:SECRET, with letters, digits, - and _ in the name")]
pub struct TokenError;

/// Why a bus cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the bus {address} fails: {error}")]
pub struct BusError {
    /// Where it is.
    pub address: NatsAddress,
    /// The error.
    pub error: async_nats::ConnectError,
}

impl BusLocation {
    /// Whether the address contains something secret.
    pub fn has_password(&self) -> bool {
        matches!(self, BusLocation::Nats(address) if address.access != Access::Anybody)
    }
}

impl NatsAddress {
    /// Scheme, host and port.
    pub fn server(&self) -> &str {
        &self.server
    }

    /// With what all subjects, streams and so on begin.
    pub fn prefix(&self) -> &str {
        &self.prefix
    }

    /// Connects, and reconnects whenever the connection is lost. `name` tells the operator of the bus who this is.
    ///
    /// # Errors
    /// If the server cannot be reached now, or refuses.
    pub async fn connect(&self, name: &str) -> Result<Client, BusError> {
        let connected = self.options(name).connect(&*self.server).await;
        connected.map_err(|error| BusError { address: self.clone(), error })
    }

    /// How to connect.
    pub fn options(&self, name: &str) -> ConnectOptions {
        let options = ConnectOptions::new()
            .name(name)
            .connection_timeout(PATIENCE)
            .reconnect_delay_callback(|attempts| RETRY.min(Duration::from_millis(20 * attempts as u64)));
        match self.access.clone() {
            Access::Anybody => options,
            Access::Token(token) => options.token(token),
            // Answers go to an inbox of this user's own, so that the server can keep others from reading them.
            Access::Password { user, password } => {
                options.custom_inbox_prefix(inbox(&user)).user_and_password(user, password)
            }
        }
    }

    /// The same server, for a user with a secret: `NAME:SECRET`.
    ///
    /// # Errors
    /// If the text is not of this form.
    pub fn with_token(self, token: &str) -> Result<NatsAddress, TokenError> {
        let (user, password) = token.split_once(':').ok_or(TokenError)?;
        if !is_word(user) || password.is_empty() {
            return Err(TokenError);
        }
        let access = Access::Password { user: user.to_owned(), password: password.to_owned() };
        Ok(NatsAddress { access, ..self })
    }

    /// The user, if the server knows users.
    pub fn user(&self) -> Option<&str> {
        match &self.access {
            Access::Password { user, .. } => Some(user),
            Access::Anybody | Access::Token(_) => None,
        }
    }
}

/// With what the subjects begin on which a user hears answers.
pub fn inbox(user: &str) -> String {
    if is_word(user) { format!("_INBOX.{user}") } else { "_INBOX".to_owned() }
}

/// Whether a name can be a part of a subject.
fn is_word(name: &str) -> bool {
    let is_plain = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_';
    !name.is_empty() && name.bytes().all(is_plain)
}

impl FromStr for BusLocation {
    type Err = LocationError;

    fn from_str(text: &str) -> Result<BusLocation, LocationError> {
        match text {
            "local" => Ok(BusLocation::Local),
            "postgres" => Ok(BusLocation::Postgres),
            _ => text.parse().map(BusLocation::Nats),
        }
    }
}

impl FromStr for NatsAddress {
    type Err = LocationError;

    fn from_str(text: &str) -> Result<NatsAddress, LocationError> {
        let (scheme, rest) = text.split_once("://").ok_or(LocationError)?;
        let (access, rest) = rest.rsplit_once('@').unwrap_or(("", rest));
        let access = match access.split_once(':') {
            _ if access.is_empty() => Access::Anybody,
            None => Access::Token(access.to_owned()),
            Some((user, password)) => {
                Access::Password { user: user.to_owned(), password: password.to_owned() }
            }
        };
        let (host, prefix) = rest.split_once('/').unwrap_or((rest, PREFIX));
        let prefix = if prefix.is_empty() { PREFIX } else { prefix };
        let is_plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        let is_valid = ["nats", "tls"].contains(&scheme) && !host.is_empty() && prefix.chars().all(is_plain);
        let server = format!("{scheme}://{host}");
        if !is_valid || server.parse::<async_nats::ServerAddr>().is_err() {
            return Err(LocationError);
        }
        Ok(NatsAddress { server, prefix: prefix.to_owned(), access })
    }
}

/// Without what is secret.
impl fmt::Display for BusLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BusLocation::Local => f.write_str("local"),
            BusLocation::Postgres => f.write_str("postgres"),
            BusLocation::Nats(address) => address.fmt(f),
        }
    }
}

/// Without what is secret.
impl fmt::Display for NatsAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.server)?;
        if self.prefix == PREFIX { Ok(()) } else { write!(f, "/{}", self.prefix) }
    }
}

impl fmt::Debug for NatsAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locations_are_read_and_shown_without_secrets() {
        for (text, shown, has_password) in [
            ("local", "local", false),
            ("postgres", "postgres", false),
            ("nats://bus.example", "nats://bus.example", false),
            ("nats://127.0.0.1:4222/", "nats://127.0.0.1:4222", false),
            ("tls://bus.example/club-2", "tls://bus.example/club-2", false),
            ("nats://node:sec@:ret@bus:4222/club", "nats://bus:4222/club", true),
            ("nats://secret@bus", "nats://bus", true),
        ] {
            let location: BusLocation = text.parse().expect(text);
            assert_eq!((location.to_string().as_str(), location.has_password()), (shown, has_password));
            assert!(!format!("{location:?}").contains("ret"));
        }
        for text in ["", "nats", "nats://", "redis://bus", "nats://bus/a.b", "nats://bus:port", "bus:4222"] {
            assert_eq!(text.parse::<BusLocation>(), Err(LocationError), "{text:?}");
        }
    }
}
