//! The server for online play: the page, the API, sockets, clocks and fan-out.
//!
//! The store decides. Every change is stored before anybody is told about it, and a process that is killed loses nothing
//! that it has confirmed. What is in memory can be thrown away at any time: folded games are a cache, and who is connected
//! only matters while they are.
//!
//! A request goes from `api` or `socket` to `games`, which asks the `referee` what happens, writes it to the store and
//! wakes everybody who follows the game through the [`Hub`].

mod account;
mod api;
mod app;
mod archive;
mod boards;
mod client;
mod date;
#[cfg(test)]
mod delayed_store;
mod description;
mod download;
mod export;
mod games;
mod house;
mod hub;
mod lag;
mod limits;
mod links;
mod metrics;
mod nodes;
mod origin;
mod password;
mod problem;
mod random;
mod rate;
mod referee;
mod report;
mod review;
mod server;
mod session;
mod socket;
mod sweeper;
mod trace;
mod work;

pub use app::{App, MetricsFor, Nodes, Proxy, Settings, Work};
pub use date::day;
pub use export::export;
pub use hub::{Hub, Mailbox, Present, Role};
pub use server::{Server, StartError, router};
