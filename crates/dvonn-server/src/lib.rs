//! The host of the page: its files over HTTP.
//!
//! Files with a hash in their name are kept by browsers for ever; the page itself is asked for anew each time and
//! sent only if it changed. Every answer carries the headers that isolate the page from other origins, so that its
//! worker may share memory, and that forbid it to load anything from elsewhere.

mod headers;
mod logging;
mod routes;
mod server;
mod site;

pub use logging::start_logging;
pub use routes::router;
pub use server::{BindError, Server, until_told_to_stop};
pub use site::{Site, SiteError};
