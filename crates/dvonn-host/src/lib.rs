//! The host of the page: its files over HTTP.
//!
//! Browsers cache files with a hash in their name permanently; the page itself is requested every time and sent only if
//! it has changed. Every response has the headers that isolate the page from other origins, so that its worker can
//! share memory, and that forbid it to load anything from elsewhere.

mod headers;
mod logging;
mod routes;
mod server;
mod site;

pub use headers::add_headers;
pub use logging::{LogFormat, start_logging};
pub use routes::router;
pub use server::{BindError, Server, until_told_to_stop};
pub use site::{Site, SiteError};
