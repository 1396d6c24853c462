//! How processes that serve or compute together reach each other.
//!
//! Servers with one database tell each other what is new through a [`Bus`]: that a game has changed, that somebody is invited,
//! and who is where. The database has the truth; a message only says where to look.

mod bus;
mod location;
mod news;

pub use async_nats;
pub use bus::{Bus, Carried, Connection, LocalBus, QUEUE};
pub use location::{BusError, BusLocation, LocationError, NatsAddress, TokenError, inbox};
pub use news::{Here, MOST_GAMES, Message, News, NodeId};
