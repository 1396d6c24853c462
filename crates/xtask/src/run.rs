//! Builds the page and the server, starts it with SQLite, and opens the page in a browser.

use std::process::Command;

use crate::Outcome;
use crate::command::{root, run, typed};
use crate::setup::Consent;
use crate::wasm;
use crate::web::{self, Finish};

/// How the server runs: with its games below the root of the workspace, and with bots of all strengths.
pub(crate) const SERVER: [&str; 4] = ["--data", "data", "--house-bots", "1,3,5,7,9"];

pub(crate) fn page(consent: Consent) -> Outcome {
    let compiler = wasm::ensure_compiler(consent)?;
    println!("==> building the page; the first time takes some minutes, later ones seconds");
    for (name, mut command) in web::build(compiler, Finish::Release) {
        println!("==> {name}: {}", typed(&command));
        run(&mut command)?;
    }
    let mut command = web::build_servers();
    println!("==> the server, with the page in it: {}", typed(&command));
    run(&mut command)?;
    run(Command::new(web::server()).arg("--open").args(SERVER).current_dir(root()))
}
