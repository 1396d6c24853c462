//! Turns the translators' Fluent files into what programs use.
//!
//! The English files become the module `key`, so that code with a misspelt key or a missing value does not compile. The
//! files of each language are compiled into one per group of areas.

mod compiled;
mod keys;
mod messages;

use std::env;
use std::error::Error;
use std::fs;
use std::path::PathBuf;

/// The areas whose texts are loaded together; `src/texts.rs` describes them.
const GROUPS: [(&str, &[&str]); 4] = [
    ("common", &["game", "web"]),
    ("course", &["learn", "puzzle", "rules"]),
    ("online", &["online"]),
    ("terminal", &["terminal", "command"]),
];
const LANGUAGES: [&str; 6] = ["en", "es", "pl", "ro", "uk", "it"];

fn main() -> Result<(), Box<dyn Error>> {
    let locales = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("locales");
    println!("cargo:rerun-if-changed={}", locales.display());
    let output = PathBuf::from(env::var("OUT_DIR")?);
    let mut keys = String::new();
    for (group, areas) in GROUPS {
        let english = messages::read(&locales.join("en"), areas)?;
        keys += &keys::items(&english);
        for language in LANGUAGES {
            let own = messages::read(&locales.join(language), areas)?;
            let file = compiled::file(&own, &english).map_err(|reason| format!("{language}: {reason}"))?;
            fs::write(output.join(format!("{group}-{language}.txt")), file)?;
        }
    }
    fs::write(output.join("key.rs"), keys)?;
    Ok(())
}
