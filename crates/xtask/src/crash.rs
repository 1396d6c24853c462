//! Kills servers again and again while bots play.

use std::env;
use std::process::Command;

use crate::Result;
use crate::command::{cargo, run, typed};
use crate::nats::{self, Nats};
use crate::postgres::{self, Postgres};
use crate::setup::Consent;

/// As many cycles and bots as a release has to survive: one server, on both databases, and several with one database.
const ONE: [(&str, &str); 2] = [("DVONN_CRASH_CYCLES", "100"), ("DVONN_CRASH_BOTS", "50")];
const SEVERAL: [(&str, &str); 2] = [("DVONN_CRASH_CYCLES", "200"), ("DVONN_CRASH_BOTS", "16")];

pub(crate) fn crash(nodes: u32, consent: Consent) -> Result {
    let database = Postgres::start(consent)?;
    let bus = if nodes > 1 { Some(Nats::start(consent)?) } else { None };
    let (tests, extent) = if bus.is_some() { ("nodes::", SEVERAL) } else { ("crash::", ONE) };
    let mut command =
        cargo(["test", "--locked", "--package", "dvonn-server", "--test", "suite", "--", tests]);
    // One after the other, so that each has the machine for itself.
    command.args(["--nocapture", "--test-threads=1"]).env(postgres::VARIABLE, database.address());
    // Whoever sets these wants another extent.
    command.envs(extent.into_iter().filter(|(name, _)| env::var_os(name).is_none()));
    if let Some(bus) = &bus {
        command.env("DVONN_CRASH_NODES", nodes.to_string());
        let_stop(&mut command, &database, bus);
    }
    println!("==> crashes: {}", typed(&command));
    run(&mut command)
}

/// Lets tests stop and start the database and the bus.
pub(crate) fn let_stop(command: &mut Command, database: &Postgres, bus: &Nats) {
    command.env(postgres::VARIABLE, database.address()).env(postgres::CONTROL, database.script());
    command.env(nats::VARIABLE, bus.address()).env(nats::CONTROL, bus.control());
}

/// How many seeds a release has to survive.
const SIMULATIONS: (&str, &str) = ("DVONN_SIMULATIONS", "1000");

/// Lets several servers play in one process, in an order that a seed decides.
pub(crate) fn simulate() -> Result {
    let mut command = cargo(["test", "--locked", "--package", "dvonn-server", "--lib", "--", "--nocapture"]);
    command.arg("games::simulation").env(SIMULATIONS.0, SIMULATIONS.1);
    println!("==> simulations: {}", typed(&command));
    run(&mut command)
}
