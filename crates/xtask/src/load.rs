//! Measures how much the server can do, with bots on the same machine.

use crate::Result;
use crate::command::{cargo, run, target_folder, typed};
use crate::nats::Nats;
use crate::postgres::Postgres;
use crate::setup::Consent;

/// Builds the optimised server and the bots, and lets them play. The words are options of the bots' program.
pub(crate) fn measure(words: &[String], consent: Consent) -> Result {
    let mut build = cargo(["build", "--locked", "--release", "--package", "dvonn-server"]);
    build.args(["--bin", "dvonn-server", "--example", "load"]);
    println!("==> {}", typed(&build));
    run(&mut build)?;
    let folder = target_folder().join("release");
    let mut command = std::process::Command::new(folder.join("examples").join("load"));
    command.arg("--server").arg(folder.join("dvonn-server")).args(words);
    // Several servers need a database and a bus, which end with this function.
    let is_several = words.iter().any(|word| word.starts_with("--nodes"));
    let services = if is_several { Some((Postgres::start(consent)?, Nats::start(consent)?)) } else { None };
    if let Some((database, bus)) = &services {
        command.args(["--postgres", &database.address(), "--nats", &bus.address()]);
        command.args(["--postgres-process", &database.process()?, "--nats-process", &bus.process()?]);
    }
    println!("==> {}", typed(&command));
    run(&mut command)
}
