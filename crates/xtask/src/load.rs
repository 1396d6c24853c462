//! Measures how much the server can do, with bots on the same machine.

use crate::Result;
use crate::command::{cargo, run, target_folder, typed};

/// Builds the optimised server and the bots, and lets them play. The words are options of the bots' program.
pub(crate) fn measure(words: &[String]) -> Result {
    let mut build = cargo(["build", "--locked", "--release", "--package", "dvonn-server"]);
    build.args(["--bin", "dvonn-server", "--example", "load"]);
    println!("==> {}", typed(&build));
    run(&mut build)?;
    let folder = target_folder().join("release");
    let mut command = std::process::Command::new(folder.join("examples").join("load"));
    command.arg("--server").arg(folder.join("dvonn-server")).args(words);
    println!("==> {}", typed(&command));
    run(&mut command)
}
