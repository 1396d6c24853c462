//! Builds the page and the server, starts it with SQLite, and opens the page in a browser.

use std::process::Command;

use crate::Outcome;
use crate::command::{root, run, typed};
use crate::setup::Consent;
use crate::wasm;
use crate::web::{self, Finish};

/// Where games are kept, below the root of the workspace.
pub(crate) const DATA: &str = "data";

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
    run(Command::new(web::server()).args(["--open", "--data", DATA]).current_dir(root()))
}
