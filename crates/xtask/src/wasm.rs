//! Builds the browser's crates for wasm, with a compiler that the machine has or can get.
//!
//! There are two: the toolchain in use, with rustup's wasm target, or Debian's `rustc-web`, which builds the standard
//! library from source. An installed compiler is preferred; otherwise rustup's target, which takes seconds to add, is
//! tried before Debian's 145 MB. `XTASK_WASM=debian` forces Debian's compiler, for testing.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use crate::Result;
use crate::command::{answer, cargo, program, root, target_folder};
use crate::setup::{Consent, Installer, has_apt, has_rustup, has_target, install};

const TARGET: &str = "wasm32-unknown-unknown";
const WHY: &str = "to build the page for browsers";

/// lld 22 uses the same LLVM as the compiler and is the linker it was tested with.
const DEBIAN_PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-22"];
const DEBIAN_LINKER: &str = "wasm-ld-22";

/// Variables that `cargo run` and rustup set for the toolchain in use, or a user for native builds. They would confuse
/// Debian's compiler.
const FOREIGN_VARIABLES: [&str; 10] = [
    "CARGO",
    "CARGO_BUILD_TARGET",
    "CARGO_ENCODED_RUSTFLAGS",
    "LD_LIBRARY_PATH",
    "RUSTC_WORKSPACE_WRAPPER",
    "RUSTC_WRAPPER",
    "RUSTDOC",
    "RUSTFLAGS",
    "RUSTUP_HOME",
    "RUSTUP_TOOLCHAIN",
];

/// A compiler for wasm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Compiler {
    /// The toolchain in use, with the standard library for wasm.
    Rustup,
    /// `/usr/bin/rustc` from `rustc-web`, with the standard library built from source.
    Debian,
}

/// Whether a compiler is installed or could be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reach {
    Here,
    Installable,
    Out,
}

/// The facts that decide which compiler to use.
#[derive(Debug, Clone, Copy)]
struct Facts {
    wanted: Option<Compiler>,
    rustup: Reach,
    debian: Reach,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Decision {
    Use(Compiler),
    Install(Compiler),
    GiveUp,
}

fn decide(facts: Facts) -> Decision {
    let rustup = if facts.wanted == Some(Compiler::Debian) { Reach::Out } else { facts.rustup };
    match (rustup, facts.debian) {
        (Reach::Here, _) => Decision::Use(Compiler::Rustup),
        (_, Reach::Here) => Decision::Use(Compiler::Debian),
        (Reach::Installable, _) => Decision::Install(Compiler::Rustup),
        (_, Reach::Installable) => Decision::Install(Compiler::Debian),
        (Reach::Out, Reach::Out) => Decision::GiveUp,
    }
}

/// Finds a compiler and installs one if necessary.
pub(crate) fn ensure_compiler(consent: Consent) -> Result<Compiler> {
    let wanted = wanted(env::var("XTASK_WASM").ok().as_deref())?;
    let mut facts = Facts { wanted, rustup: look_for_rustup_target(), debian: look_for_debian_packages() };
    loop {
        match decide(facts) {
            Decision::Use(compiler) => return Ok(compiler),
            Decision::Install(Compiler::Rustup) => {
                let installer = Installer::Rustup(&["target", "add", TARGET]);
                match install("Rust's wasm target", WHY, installer, consent) {
                    Ok(()) => facts.rustup = Reach::Here,
                    Err(problem) if consent == Consent::OnlySay => return Err(problem),
                    Err(problem) => {
                        println!("==> {problem}; trying Debian's compiler");
                        facts.rustup = Reach::Out;
                    }
                }
            }
            Decision::Install(Compiler::Debian) => {
                install("Debian's compiler for wasm", WHY, Installer::Debian(&DEBIAN_PACKAGES), consent)?;
                facts.debian = Reach::Here;
            }
            Decision::GiveUp => {
                return Err(format!(
                    "a compiler is needed {WHY}: with rustup, type\n\n    rustup target add {TARGET}\n\n\
                     or, on Debian, install the packages {}",
                    DEBIAN_PACKAGES.join(" ")
                ));
            }
        }
    }
}

/// Reads `XTASK_WASM`.
fn wanted(value: Option<&str>) -> Result<Option<Compiler>> {
    match value {
        None | Some("") => Ok(None),
        Some("debian") => Ok(Some(Compiler::Debian)),
        Some(other) => Err(format!("XTASK_WASM is `{other}`; the only supported value is `debian`")),
    }
}

fn look_for_rustup_target() -> Reach {
    if has_target(TARGET) {
        Reach::Here
    } else if has_rustup() {
        Reach::Installable
    } else {
        Reach::Out
    }
}

fn look_for_debian_packages() -> Reach {
    let question = ["--show", "--showformat", "${db:Status-Status} ${Package} ${Version}\\n"];
    let installed = answer(&mut program("dpkg-query", question.into_iter().chain(DEBIAN_PACKAGES)));
    if installed.is_some_and(|list| is_complete(&list)) {
        Reach::Here
    } else if has_apt() {
        Reach::Installable
    } else {
        Reach::Out
    }
}

/// Whether dpkg lists all packages as installed and the compiler is new enough for the workspace. Debian's security
/// updates skip about ten versions at a time, so a machine may still have an old one.
fn is_complete(list: &str) -> bool {
    let version_of = |package: &str| {
        list.lines()
            .find_map(|line| line.strip_prefix("installed ")?.strip_prefix(package)?.strip_prefix(' '))
    };
    let needed = minor_version(env!("CARGO_PKG_RUST_VERSION"));
    DEBIAN_PACKAGES.iter().all(|package| version_of(package).is_some())
        && version_of("rustc-web").and_then(minor_version) >= needed
}

/// The minor version of a Rust version; the major version has been 1 since 2015.
fn minor_version(version: &str) -> Option<u32> {
    version.strip_prefix("1.")?.split('.').next()?.parse().ok()
}

/// The command that builds a program for wasm.
pub(crate) fn build(compiler: Compiler, package: &str, profile: &str) -> Command {
    let arguments = ["build", "--locked", "--target", TARGET, "--package", package, "--profile", profile];
    match compiler {
        Compiler::Rustup => cargo(arguments),
        Compiler::Debian => {
            let mut command = program("/usr/bin/cargo", arguments);
            for variable in FOREIGN_VARIABLES {
                command.env_remove(variable);
            }
            // build-std is unstable; this variable lets a stable compiler use it.
            command.env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1");
            command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", DEBIAN_LINKER);
            command.args(["-Z", "build-std=std,panic_abort", "--target-dir"]);
            let folder = folder(compiler);
            command.arg(folder.strip_prefix(root()).unwrap_or(&folder));
            command
        }
    }
}

/// The path of the program that such a command builds.
pub(crate) fn built(compiler: Compiler, package: &str, profile: &str) -> PathBuf {
    // Cargo's folder for the `dev` profile is called `debug`.
    let profile = if profile == "dev" { "debug" } else { profile };
    folder(compiler).join(TARGET).join(profile).join(format!("{package}.wasm"))
}

fn folder(compiler: Compiler) -> PathBuf {
    match compiler {
        Compiler::Rustup => target_folder(),
        // A separate folder, because another compiler would invalidate the builds in the shared folder.
        Compiler::Debian => target_folder().join("wasm-debian"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::typed;

    #[test]
    fn an_installed_compiler_is_used_before_anything_is_downloaded() {
        use Compiler::{Debian, Rustup};
        use Reach::{Here, Installable, Out};
        for (wanted, rustup, debian, decision) in [
            (None, Here, Here, Decision::Use(Rustup)),
            (None, Here, Installable, Decision::Use(Rustup)),
            (None, Here, Out, Decision::Use(Rustup)),
            (None, Installable, Here, Decision::Use(Debian)),
            (None, Installable, Installable, Decision::Install(Rustup)),
            (None, Installable, Out, Decision::Install(Rustup)),
            (None, Out, Here, Decision::Use(Debian)),
            (None, Out, Installable, Decision::Install(Debian)),
            (None, Out, Out, Decision::GiveUp),
            (Some(Debian), Here, Here, Decision::Use(Debian)),
            (Some(Debian), Here, Installable, Decision::Install(Debian)),
            (Some(Debian), Installable, Out, Decision::GiveUp),
        ] {
            let facts = Facts { wanted, rustup, debian };
            assert_eq!(decide(facts), decision, "{facts:?}");
        }
    }

    #[test]
    fn the_variable_accepts_one_value_and_refuses_others() {
        assert_eq!(wanted(None), Ok(None));
        assert_eq!(wanted(Some("")), Ok(None));
        assert_eq!(wanted(Some("debian")), Ok(Some(Compiler::Debian)));
        assert!(wanted(Some("Debian")).is_err());
    }

    #[test]
    fn the_path_of_a_program_is_where_the_command_puts_it() {
        for (compiler, profile, end) in [
            (Compiler::Rustup, "web", "wasm32-unknown-unknown/web/dvonn-web.wasm"),
            (Compiler::Rustup, "dev", "wasm32-unknown-unknown/debug/dvonn-web.wasm"),
            (Compiler::Debian, "web", "wasm-debian/wasm32-unknown-unknown/web/dvonn-web.wasm"),
        ] {
            assert!(built(compiler, "dvonn-web", profile).ends_with(end), "{end}");
        }
        assert_eq!(
            typed(&build(Compiler::Rustup, "dvonn-web", "web")),
            "cargo build --locked --target wasm32-unknown-unknown --package dvonn-web --profile web"
        );
    }

    #[test]
    fn debians_compiler_is_used_only_if_complete_and_new_enough() {
        let tail = "installed cargo-web 1.96.0+dfsg1-1\ninstalled rust-web-src 1.96.0+dfsg1-1";
        let lld = "installed lld-22 1:22.1.8-1";
        for (list, complete) in [
            (format!("installed rustc-web 1.96.0+dfsg1-1\n{tail}\n{lld}"), true),
            (format!("installed rustc-web 1.85.0+dfsg3-1\n{tail}\n{lld}"), false),
            (format!("config-files rustc-web 1.96.0+dfsg1-1\n{tail}\n{lld}"), false),
            (format!("installed rustc-web 1.96.0+dfsg1-1\n{tail}"), false),
            (String::new(), false),
        ] {
            assert_eq!(is_complete(&list), complete, "{list}");
        }
    }
}
