//! Screenshots of every page.

use crate::Result;
use crate::browser;
use crate::command::{run, target_folder};
use crate::setup::Consent;
use crate::wasm;
use crate::web::{self, Finish};

pub(crate) fn take(consent: Consent) -> Result {
    let compiler = wasm::ensure_compiler(consent)?;
    browser::ensure(consent)?;
    for (_, mut command) in web::build(compiler, Finish::Release) {
        run(&mut command)?;
    }
    run(&mut web::build_servers())?;
    let folder = target_folder().join("shots");
    run(browser::node(&["e2e/shots.mjs"]).arg(&folder))?;
    println!("==> the pictures are in {}", folder.display());
    Ok(())
}
