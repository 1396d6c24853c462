//! Where a store keeps its data.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// Where a store keeps its data: `sqlite:PATH`, `postgres://…` or `memory`.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// In a file.
    Sqlite(PathBuf),
    /// In a PostgreSQL database at this address.
    Postgres(String),
    /// In memory, until the process ends.
    Memory,
}

impl Location {
    /// Whether the address contains a password.
    pub fn has_password(&self) -> bool {
        let Location::Postgres(address) = self else { return false };
        let (_, rest) = address.split_once("://").unwrap_or_default();
        let (user, options) = (rest.rsplit_once('@').map_or("", |(user, _)| user), rest.split_once('?'));
        user.contains(':') || options.is_some_and(|(_, options)| options.contains("password="))
    }
}

/// Why a text is not a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a database must be sqlite:PATH, postgres://USER@HOST/NAME or memory")]
pub struct LocationError;

impl FromStr for Location {
    type Err = LocationError;

    fn from_str(text: &str) -> Result<Location, LocationError> {
        if text == "memory" {
            Ok(Location::Memory)
        } else if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            Ok(Location::Postgres(text.to_owned()))
        } else {
            match text.strip_prefix("sqlite:") {
                Some(path) if !path.is_empty() => Ok(Location::Sqlite(path.into())),
                _ => Err(LocationError),
            }
        }
    }
}

/// Without the password that an address may contain.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
            Location::Postgres(address) => {
                let (_, rest) = address.split_once("://").unwrap_or_default();
                let rest = rest.rsplit_once('@').map_or(rest, |(_, rest)| rest);
                // The options may contain a password as well.
                write!(f, "postgres://{}", rest.split('?').next().unwrap_or_default())
            }
            Location::Memory => f.write_str("memory"),
        }
    }
}

impl fmt::Debug for Location {
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
            ("memory", "memory", false),
            ("sqlite:data/dvonn.sqlite", "sqlite:data/dvonn.sqlite", false),
            ("postgres://db.example:5432/dvonn", "postgres://db.example:5432/dvonn", false),
            ("postgres://club@db.example/dvonn", "postgres://db.example/dvonn", false),
            ("postgres://club:secret@db.example/dvonn", "postgres://db.example/dvonn", true),
            ("postgresql://club:sec@ret@db/dvonn", "postgres://db/dvonn", true),
            ("postgres://db/dvonn?user=club&password=secret", "postgres://db/dvonn", true),
        ] {
            let location: Location = text.parse().unwrap();
            assert_eq!((location.to_string().as_str(), location.has_password()), (shown, has_password));
        }
        for text in ["", "sqlite:", "mysql://x", "data.sqlite"] {
            assert_eq!(text.parse::<Location>(), Err(LocationError), "{text:?}");
        }
    }
}
