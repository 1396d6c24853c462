//! Installs what a verb needs.
//!
//! Only missing tools are installed, and each one is announced with the reason for it. If the user has forbidden
//! installing, the verb stops and prints the command to type.
//!
//! There is no check for a C compiler: Rust needs one to link, so this program could not have been built without it.

use std::env;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use crate::Result;
use crate::command::{answer, cargo, program, run, run_within, succeeds, typed};

/// Enough to download part of a toolchain over a slow connection. Without a limit, rustup can hang when it cannot reach
/// its servers.
const RUSTUP_LIMIT: Duration = Duration::from_mins(2);

/// Whether this program may install anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Consent {
    Install,
    OnlySay,
}

/// Whether `XTASK_NO_INSTALL` forbids installing, whatever the command line says.
pub(crate) fn is_refused_by_environment() -> bool {
    env::var_os("XTASK_NO_INSTALL").is_some_and(|value| !value.is_empty() && value != "0")
}

/// A way to install something, with the names that the installer uses.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Installer<'a> {
    /// Packages of Debian or a distribution based on it, for the whole machine.
    Debian(&'a [&'a str]),
    /// Parts of the active Rust toolchain: the arguments of `rustup`.
    Rustup(&'a [&'a str]),
    /// A cargo subcommand from crates.io, for this user.
    Crate(&'a str),
    /// The packages in a folder's `package-lock.json`, into that folder.
    Npm(&'a str),
    /// A package of the Python Package Index, into a folder of its own.
    Python {
        /// The folder.
        folder: &'a str,
        /// The package.
        package: &'a str,
    },
}

/// How system packages can be installed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Privilege {
    Root,
    Sudo,
    Nobody,
}

/// Installs something after printing what and why. If that is not allowed, the error shows the command to type.
pub(crate) fn install(what: &str, why: &str, installer: Installer<'_>, consent: Consent) -> Result {
    let privilege = privilege();
    let mut commands = installer.commands(privilege);
    let line = commands.iter().map(typed).collect::<Vec<_>>().join(" && ");
    if consent == Consent::OnlySay || (installer.is_for_the_machine() && privilege == Privilege::Nobody) {
        return Err(format!("{what} is needed {why}. To install it, type:\n\n    {line}\n"));
    }
    println!("==> installing {what}, needed {why}: {line}");
    for command in &mut commands {
        match installer {
            Installer::Rustup(_) => run_within(command, RUSTUP_LIMIT)?,
            _ => run(command)?,
        }
    }
    Ok(())
}

impl Installer<'_> {
    fn is_for_the_machine(self) -> bool {
        matches!(self, Installer::Debian(_))
    }

    fn commands(self, privilege: Privilege) -> Vec<Command> {
        match self {
            Installer::Debian(packages) => {
                let update = ["apt-get", "update", "-qq"];
                // --no-remove: the compiler's packages conflict with Debian's own rustup and rustc, and without this
                // option apt-get would remove the toolchain in use.
                let install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", "--no-remove"];
                let install = [&install, packages].concat();
                [&update[..], &install].into_iter().map(|words| privileged(words, privilege)).collect()
            }
            Installer::Rustup(words) => vec![program("rustup", words.iter().copied())],
            Installer::Crate(name) => vec![cargo(["install", name, "--locked"])],
            Installer::Npm(folder) => {
                vec![program("npm", ["ci", "--prefix", folder, "--no-audit", "--no-fund"])]
            }
            Installer::Python { folder, package } => vec![
                program("python3", ["-m", "venv", folder]),
                program(&format!("{folder}/bin/pip"), ["install", "--quiet", package]),
            ],
        }
    }
}

/// A command that changes the whole machine. If sudo would ask for a password, the command is only printed, so it is
/// written as a user would type it.
fn privileged(words: &[&str], privilege: Privilege) -> Command {
    let prefix: &[&str] = match privilege {
        Privilege::Root => &[],
        Privilege::Sudo => &["sudo", "-n"],
        Privilege::Nobody => &["sudo"],
    };
    let words = [prefix, words].concat();
    program(words[0], words[1..].iter().copied())
}

/// Whether this program runs as the user who may do everything.
pub(crate) fn is_root() -> bool {
    answer(&mut program("id", ["-u"])).is_some_and(|user| user == "0")
}

fn privilege() -> Privilege {
    if is_root() {
        Privilege::Root
    } else if succeeds(&mut program("sudo", ["-n", "true"])) {
        Privilege::Sudo
    } else {
        Privilege::Nobody
    }
}

pub(crate) fn has_rustup() -> bool {
    succeeds(&mut program("rustup", ["--version"]))
}

pub(crate) fn has_apt() -> bool {
    succeeds(&mut program("apt-get", ["--version"]))
}

/// Whether cargo has a subcommand. Only running it is reliable: rustup puts a proxy for `cargo fmt` on the path even if
/// the toolchain has none.
pub(crate) fn has_subcommand(name: &str) -> bool {
    succeeds(&mut cargo([name, "--version"]))
}

/// Installs rustfmt and Clippy, which a minimal Rust toolchain lacks.
pub(crate) fn ensure_components(consent: Consent) -> Result {
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if has_subcommand(subcommand) {
            continue;
        }
        let why = format!("for `cargo {subcommand}`");
        if !has_rustup() {
            return Err(format!(
                "{component} is needed {why}, and there is no rustup to add it to the toolchain"
            ));
        }
        install(component, &why, Installer::Rustup(&["component", "add", component]), consent)?;
    }
    Ok(())
}

/// Whether the toolchain has the standard library, or what there is of it, for a target.
pub(crate) fn has_target(target: &str) -> bool {
    // Asked of the compiler, not of rustup: a toolchain that came without rustup may have the target too.
    let folder = answer(&mut program("rustc", ["--print", "target-libdir", "--target", target]));
    folder.is_some_and(|folder| Path::new(&folder).is_dir())
}

/// A target that the toolchain can build for.
pub(crate) fn ensure_target(target: &str, why: &str, consent: Consent) -> Result {
    if has_target(target) {
        return Ok(());
    }
    if !has_rustup() {
        return Err(format!("Rust's target {target} is needed {why}, and there is no rustup to add it"));
    }
    install(&format!("Rust's target {target}"), why, Installer::Rustup(&["target", "add", target]), consent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commands_shown_are_the_commands_run() {
        let debian = Installer::Debian(&["g++"]);
        let rustup = Installer::Rustup(&["component", "add", "clippy"]);
        for (installer, privilege, lines) in [
            (
                debian,
                Privilege::Root,
                &["apt-get update -qq", "apt-get install -qq -y --no-install-recommends --no-remove g++"][..],
            ),
            (
                debian,
                Privilege::Nobody,
                &[
                    "sudo apt-get update -qq",
                    "sudo apt-get install -qq -y --no-install-recommends --no-remove g++",
                ],
            ),
            (rustup, Privilege::Nobody, &["rustup component add clippy"]),
            (Installer::Crate("cargo-fuzz"), Privilege::Nobody, &["cargo install cargo-fuzz --locked"]),
            (Installer::Npm("e2e"), Privilege::Nobody, &["npm ci --prefix e2e --no-audit --no-fund"]),
        ] {
            let shown: Vec<String> = installer.commands(privilege).iter().map(typed).collect();
            assert_eq!(shown, lines, "{installer:?} as {privilege:?}");
        }
    }

    #[test]
    fn without_consent_the_error_shows_the_command_to_type() {
        let installer = Installer::Crate("cargo-fuzz");
        let refusal = install("cargo-fuzz", "for fuzzing", installer, Consent::OnlySay).unwrap_err();
        assert!(refusal.contains("\n    cargo install cargo-fuzz --locked\n"), "{refusal}");
    }
}
