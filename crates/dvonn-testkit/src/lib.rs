//! What the tests of several crates share.
//!
//! - [`testdata`] reads the facts of the folder `testdata`.
//! - [`positions`] holds positions that many tests use.
//! - [`play`] plays random games.
//! - [`course`] lists the steps of the course and the answers to try.
//! - [`program`] runs a program and talks to it.
//! - [`wire`] finds the examples in `docs/wire.md`.
//!
//! The tests of this crate check the rules and the record readers against `testdata`. They are here because
//! `dvonn-core` and `dvonn-game` are published: their own tests use nothing outside their folders.
//!
//! Everything here panics when something is wrong, as a test should.

#![allow(clippy::unwrap_used)]

pub mod course;
pub mod play;
pub mod positions;
pub mod program;
pub mod testdata;
pub mod wire;

/// How many cases a test covers: `few`, or `many` if `DVONN_TESTS=all` asks for the long form of the tests.
pub fn few_or_many<T>(few: T, many: T) -> T {
    if std::env::var_os("DVONN_TESTS").is_some_and(|tests| tests == "all") { many } else { few }
}

/// The README's example, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
