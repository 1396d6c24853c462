//! Builds the page and the programs that serve it: to try it out, or for a host.

use std::process::Command;

use crate::Result;
use crate::archive;
use crate::command::{root, run, typed};
use crate::setup::Consent;
use crate::wasm;
use crate::web::{self, Finish};

/// How the server runs: with its games below the root of the workspace, and with bots of all strengths.
pub(crate) const SERVER: [&str; 4] = ["--data", "data", "--house-bots", "1,3,5,7,9"];

/// Builds the page, starts the server with it, and opens a browser.
pub(crate) fn page(consent: Consent) -> Result {
    build_page(consent)?;
    let mut command = web::build_servers();
    println!("==> the server, with the page in it: {}", typed(&command));
    run(&mut command)?;
    run(Command::new(web::server()).arg("--open").args(SERVER).current_dir(root()))
}

/// Builds the page and the optimised programs that contain it, and packs them for a host.
pub(crate) fn release(consent: Consent) -> Result {
    build_page(consent)?;
    let mut command = web::build_released_servers();
    println!("==> the programs, with the page in them: {}", typed(&command));
    run(&mut command)?;
    archive::pack()
}

fn build_page(consent: Consent) -> Result {
    let compiler = wasm::ensure_compiler(consent)?;
    println!("==> building the page; the first time takes some minutes, later ones seconds");
    for (name, mut command) in web::build(compiler, Finish::Release) {
        println!("==> {name}: {}", typed(&command));
        run(&mut command)?;
    }
    Ok(())
}
