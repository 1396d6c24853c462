//! Measures how strong the levels of the computer are: a round robin, with ratings.

use crate::Result;
use crate::command::{cargo, run, target_folder, typed};

/// Builds the optimised lab and lets every level play every other one, on all cores. The games are kept in `target/ladder`, so that a run that was
/// interrupted continues. The words are options of `dvonn-lab levels`.
pub(crate) fn climb(words: &[String]) -> Result {
    let mut build = cargo(["build", "--locked", "--release", "--package", "dvonn-lab"]);
    println!("==> {}", typed(&build));
    run(&mut build)?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut command = std::process::Command::new(target_folder().join("release").join("dvonn-lab"));
    command.args(["levels", "--all-pairs", "-j", &cores.to_string(), "--out"]);
    command.arg(target_folder().join("ladder")).args(words);
    println!("==> {}", typed(&command));
    run(&mut command)
}
