//! Tests of the page in real browsers, driven from Node.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::num::NonZero;
use std::process::Command;
use std::thread;
use std::time::SystemTime;

use crate::Result;
use crate::command::{program, root, succeeds};
use crate::setup::{Consent, Installer, has_apt, install};
use crate::web;

const WHY: &str = "to test the page in a browser";
/// Where the tests are.
const FOLDER: &str = "e2e";

/// Finds Chromium, Node and the libraries that the tests use, and installs what is missing.
pub(crate) fn ensure(consent: Consent) -> Result {
    if !succeeds(&mut program(&chromium(), ["--version"])) {
        // Without a font, the browser draws no text.
        debian("Chromium", &["chromium-headless-shell", "fonts-dejavu-core"], consent)?;
    }
    ensure_node(consent)
}

/// Finds Firefox and `WebKit`, and installs what is missing.
pub(crate) fn ensure_others(consent: Consent) -> Result {
    if !succeeds(&mut program(&firefox(), ["--version"])) {
        debian("Firefox", &["firefox-esr"], consent)?;
    }
    if !succeeds(&mut program(&webkit_driver(), ["--help"]))
        || !succeeds(&mut program("xvfb-run", ["--help"]))
    {
        // WebKit's MiniBrowser needs a display; xvfb is a virtual one, and needs xauth.
        debian("WebKit", &["webkit2gtk-driver", "xvfb", "xauth"], consent)?;
    }
    Ok(())
}

fn ensure_node(consent: Consent) -> Result {
    if !succeeds(&mut program("node", ["--version"])) || !succeeds(&mut program("npm", ["--version"])) {
        debian("Node", &["nodejs", "npm"], consent)?;
    }
    if !has_libraries() {
        install("the libraries of the browser tests", WHY, Installer::Npm(FOLDER), consent)?;
    }
    Ok(())
}

fn debian(what: &str, packages: &[&str], consent: Consent) -> Result {
    if has_apt() {
        install(what, WHY, Installer::Debian(packages), consent)
    } else {
        Err(format!("{what} is needed {WHY}, and there is no apt-get to install it with"))
    }
}

/// The path in an environment variable, or else the path of Debian's package.
fn path(variable: &str, debian: &str) -> String {
    env::var(variable).ok().filter(|path| !path.is_empty()).unwrap_or_else(|| debian.to_owned())
}

/// The browser without its windows and menus: the same engine, and tests take half as long.
fn chromium() -> String {
    path("CHROMIUM", "/usr/bin/chromium-headless-shell")
}

fn firefox() -> String {
    path("FIREFOX", "/usr/bin/firefox-esr")
}

fn webkit_driver() -> String {
    path("WEBKIT_DRIVER", "/usr/bin/WebKitWebDriver")
}

/// Whether npm has installed what the lock file lists.
fn has_libraries() -> bool {
    let changed = |name: &str| -> Option<SystemTime> {
        fs::metadata(root().join(FOLDER).join(name)).ok()?.modified().ok()
    };
    match (changed("package-lock.json"), changed("node_modules/.package-lock.json")) {
        (Some(listed), Some(installed)) => listed <= installed,
        _ => false,
    }
}

/// Node with these arguments, and with the paths of the browser, the programs that serve and the page's folder in its environment.
pub(crate) fn node(arguments: &[&str]) -> Command {
    let mut command = program("node", arguments.iter().copied());
    command.env("DVONN", web::host()).env("DVONN_SERVER", web::server()).env("CHROMIUM", chromium());
    command.env("FIREFOX", firefox()).env("WEBKIT_DRIVER", webkit_driver());
    command.env("DVONN_PAGE", web::Finish::Release.folder());
    command
}

/// The command that runs all tests.
pub(crate) fn tests() -> Command {
    // Each file has its own server and browser. A test waits much of its time, so two cores run two files well.
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let concurrency = format!("--test-concurrency={cores}");
    let mut command = node(&["--test", &concurrency, "--test-reporter=spec"]);
    // Node versions differ in what they do with a folder, so pass the files.
    command.args(files());
    command
}

/// All test files, sorted.
fn files() -> BTreeSet<String> {
    let entries = fs::read_dir(root().join(FOLDER).join("tests")).into_iter().flatten().flatten();
    let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
    names.filter(|name| name.ends_with(".test.mjs")).map(|name| format!("{FOLDER}/tests/{name}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::typed;

    #[test]
    fn every_test_file_is_run() {
        assert!(typed(&tests()).ends_with(&files().into_iter().collect::<Vec<_>>().join(" ")));
        assert!(files().contains("e2e/tests/host.test.mjs"));
        // A test with another file name would never run.
        assert_eq!(files().len(), fs::read_dir(root().join(FOLDER).join("tests")).unwrap().count());
    }

    #[test]
    fn the_lock_file_names_no_registry() {
        let lock = fs::read_to_string(root().join(FOLDER).join("package-lock.json")).unwrap();
        assert!(lock.contains("playwright-core") && !lock.contains("\"resolved\""));
    }
}
