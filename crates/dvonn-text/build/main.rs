//! Generates the module `key` from the English texts, so that a misspelt key or a forgotten value does not compile.

mod keys;
mod messages;

use std::env;
use std::error::Error;
use std::fs;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let locales = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("locales");
    println!("cargo:rerun-if-changed={}", locales.display());
    let output = PathBuf::from(env::var("OUT_DIR")?);
    fs::write(output.join("key.rs"), keys::module(&messages::read(&locales.join("en"))?)?)?;
    Ok(())
}
