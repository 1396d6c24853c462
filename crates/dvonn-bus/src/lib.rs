//! How processes that serve or compute together reach each other.

mod location;

pub use async_nats;
pub use location::{BusError, BusLocation, LocationError, NatsAddress};
