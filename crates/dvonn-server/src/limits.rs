//! How often an address or an account may do something.

use std::hash::Hash;
use std::net::IpAddr;
use std::time::Instant;

use dvonn_wire::ProblemCode;
use sha2::{Digest, Sha256};

use crate::games::Games;
use crate::problem::ApiError;
use crate::rate::{Buckets, Rate};

/// Games created and joined by one address.
const CREATIONS: Rate = Rate { at_once: 20.0, per_second: 0.5 };
/// Sockets opened by one address. A club behind one address reconnects at once after a restart.
const CONNECTIONS: Rate = Rate { at_once: 200.0, per_second: 10.0 };
/// Accounts registered by one address. A club behind one address may register together.
const REGISTRATIONS: Rate = Rate { at_once: 20.0, per_second: 1.0 / 60.0 };
/// Passwords tried by one address.
const LOGINS_BY_ADDRESS: Rate = Rate { at_once: 20.0, per_second: 0.2 };
/// Passwords tried for one name, from anywhere.
const LOGINS_BY_NAME: Rate = Rate { at_once: 10.0, per_second: 1.0 / 30.0 };
/// Reports made by one address.
const REPORTS: Rate = Rate { at_once: 10.0, per_second: 1.0 / 60.0 };
/// Exports of everything by one address.
const EXPORTS: Rate = Rate { at_once: 5.0, per_second: 1.0 / 60.0 };

/// Reviews asked for by one address: each takes the engine a few seconds.
const REVIEWS: Rate = Rate { at_once: 10.0, per_second: 1.0 / 30.0 };

/// All limits. Those for names and passwords count at all nodes together, in the store; for the others each node has its own
/// count in memory.
pub(crate) struct Limits {
    creations: Buckets<IpAddr>,
    connections: Buckets<IpAddr>,
    reports: Buckets<IpAddr>,
    exports: Buckets<IpAddr>,
    reviews: Buckets<IpAddr>,
}

impl Limits {
    pub(crate) fn new() -> Limits {
        Limits {
            creations: Buckets::new(CREATIONS),
            connections: Buckets::new(CONNECTIONS),
            reports: Buckets::new(REPORTS),
            exports: Buckets::new(EXPORTS),
            reviews: Buckets::new(REVIEWS),
        }
    }

    /// Lets an address create or join a game.
    pub(crate) fn creation(&self, address: IpAddr) -> Result<(), ApiError> {
        admit(&self.creations, address, "games are created and joined too often from this address")
    }

    /// Lets an address open a socket.
    pub(crate) fn connection(&self, address: IpAddr) -> Result<(), ApiError> {
        admit(&self.connections, address, "sockets are opened too often from this address")
    }

    /// Lets an address report somebody.
    pub(crate) fn report(&self, address: IpAddr) -> Result<(), ApiError> {
        admit(&self.reports, address, "players are reported too often from this address")
    }

    /// Lets an address export everything about its player.
    pub(crate) fn export(&self, address: IpAddr) -> Result<(), ApiError> {
        admit(&self.exports, address, "everything is exported too often from this address")
    }

    /// Lets an address ask for a review.
    pub(crate) fn review(&self, address: IpAddr) -> Result<(), ApiError> {
        admit(&self.reviews, address, "reviews are asked for too often from this address")
    }
}

/// Lets an address register an account.
pub(crate) async fn registration(games: &Games, address: IpAddr) -> Result<(), ApiError> {
    let what = format!("register {}", trace(address));
    admit_everywhere(games, what, REGISTRATIONS, "accounts are registered too often from this address").await
}

/// Lets an address try a password for a name.
pub(crate) async fn login(games: &Games, address: IpAddr, name_key: &str) -> Result<(), ApiError> {
    let by_address = format!("log in {}", trace(address));
    let reason = "passwords are tried too often from this address";
    admit_everywhere(games, by_address, LOGINS_BY_ADDRESS, reason).await?;
    let by_name = format!("log in as {name_key}");
    admit_everywhere(games, by_name, LOGINS_BY_NAME, "passwords are tried too often for this name").await
}

/// The database does not learn addresses.
fn trace(address: IpAddr) -> String {
    let hash = Sha256::digest(address.to_string().as_bytes());
    hash[..8].iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

async fn admit_everywhere(games: &Games, what: String, rate: Rate, reason: &str) -> Result<(), ApiError> {
    let may = games.attempt(what, rate).await?;
    if may { Ok(()) } else { Err(ApiError::new(ProblemCode::TooMany, reason)) }
}

fn admit<K: Hash + Eq>(buckets: &Buckets<K>, key: K, reason: &str) -> Result<(), ApiError> {
    if buckets.take(key, Instant::now()) { Ok(()) } else { Err(ApiError::new(ProblemCode::TooMany, reason)) }
}
