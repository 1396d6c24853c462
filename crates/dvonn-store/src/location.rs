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
                let rest = address.rsplit_once('@').map_or("", |(_, rest)| rest);
                write!(f, "postgres://{rest}")
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
        for (text, shown) in [
            ("memory", "memory"),
            ("sqlite:data/dvonn.sqlite", "sqlite:data/dvonn.sqlite"),
            ("postgres://club:secret@db.example/dvonn", "postgres://db.example/dvonn"),
            ("postgresql://club:sec@ret@db/dvonn", "postgres://db/dvonn"),
        ] {
            assert_eq!(text.parse::<Location>().unwrap().to_string(), shown);
        }
        for text in ["", "sqlite:", "mysql://x", "data.sqlite"] {
            assert_eq!(text.parse::<Location>(), Err(LocationError), "{text:?}");
        }
    }
}
