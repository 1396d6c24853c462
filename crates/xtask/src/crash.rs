//! Kills the server again and again while bots play, on both databases.

use crate::Outcome;
use crate::command::{cargo, run, typed};
use crate::postgres::{self, Postgres};
use crate::setup::Consent;

/// As many cycles and bots as a release has to survive.
const EXTENT: [(&str, &str); 2] = [("DVONN_CRASH_CYCLES", "100"), ("DVONN_CRASH_BOTS", "50")];

pub(crate) fn crash(consent: Consent) -> Outcome {
    let server = Postgres::start(consent)?;
    let mut command = cargo(["test", "--locked", "--package", "dvonn-server", "--test", "crash", "--"]);
    // One after the other, so that each has the machine for itself.
    command.args(["--nocapture", "--test-threads=1"]).envs(EXTENT).env(postgres::VARIABLE, server.address());
    println!("==> crashes: {}", typed(&command));
    run(&mut command)
}
