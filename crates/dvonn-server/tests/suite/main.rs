//! The server through its real router, sockets and databases, and the `dvonn-server` program.
//!
//! All in one program, because linking the server takes longer than most of the tests.

#![allow(clippy::unwrap_used)]

mod account;
mod admin;
mod api;
mod archive;
mod bots;
mod chat;
mod crash;
mod description;
mod house;
mod links;
mod lobby;
mod nodes;
mod operation;
mod play;
mod program;
mod races;
mod rating;
mod review;
mod support;
mod versions;
