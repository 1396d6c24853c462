//! Everything a change must pass; the steps that find failures fastest come first.
//!
//! All steps share one target folder and one set of compiler flags, so that none repeats another's work.

use std::process::Command;
use std::time::{Duration, Instant};

use crate::Result;
use crate::browser;
use crate::command::{cargo, run, typed};
use crate::crash::let_stop;
use crate::nats::{self, Nats};
use crate::postgres::{self, Postgres};
use crate::setup::{self, Consent};
use crate::wasm;
use crate::web::{self, Finish};

struct Check {
    name: &'static str,
    command: Command,
}

/// Which test runner is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Runner {
    /// Runs tests of different crates in parallel.
    Nextest,
    /// Comes with every toolchain.
    Cargo,
}

/// How much is tested.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// What every change must pass.
    Change,
    /// The long tests as well.
    All,
}

/// The environment variable that turns on the long tests, and its value.
const LONG_TESTS: (&str, &str) = ("DVONN_TESTS", "all");

pub(crate) fn everything(extent: Extent, consent: Consent) -> Result {
    // First, so that a missing tool is reported at once and not after minutes of building.
    setup::ensure_components(consent)?;
    let compiler = wasm::ensure_compiler(consent)?;
    let bare_target = ensure_bare_target(consent)?;
    browser::ensure(consent)?;
    browser::ensure_others(consent)?;
    let database = Postgres::start(consent)?;
    let bus = Nats::start(consent)?;
    let runner = if setup::has_subcommand("nextest") { Runner::Nextest } else { Runner::Cargo };

    let mut done = Vec::new();
    for Check { name, mut command } in steps(runner, compiler, bare_target) {
        if extent == Extent::All {
            command.env(LONG_TESTS.0, LONG_TESTS.1);
        }
        if [TESTS, BROWSER].contains(&name) {
            command.env(postgres::VARIABLE, database.address()).env(nats::VARIABLE, bus.address());
        }
        if name == NODES {
            let_stop(&mut command, &database, &bus);
        }
        println!("==> {name}: {}", typed(&command));
        let start = Instant::now();
        let result = run(&mut command);
        done.push((name, start.elapsed()));
        if let Err(problem) = result {
            print_summary(&done);
            return Err(format!("{name}: {problem}"));
        }
    }
    print_summary(&done);
    println!("==> every step passed");
    Ok(())
}

/// The step that runs the tests in Rust.
const TESTS: &str = "tests";

/// The step in which servers are killed, and the database and the bus stopped, so nothing else may use these at the same time.
const NODES: &str = "several servers";

/// The step that runs the tests of the page.
const BROWSER: &str = "browser";

/// A processor without an operating system, for which there is no standard library.
const BARE_TARGET: &str = "thumbv7em-none-eabi";

/// The crates that can be published.
const PUBLISHED: [&str; 2] = ["dvonn-core", "dvonn-game"];

/// Whether the toolchain can build for [`BARE_TARGET`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BareTarget {
    Here,
    /// There is no rustup, or it cannot reach the Rust servers. Only this one check is then skipped.
    Missing,
}

fn ensure_bare_target(consent: Consent) -> Result<BareTarget> {
    let why = "to build the rules without the standard library";
    match setup::ensure_target(BARE_TARGET, why, consent) {
        Ok(()) => Ok(BareTarget::Here),
        Err(problem) if consent == Consent::OnlySay && setup::has_rustup() => Err(problem),
        Err(problem) => {
            println!("==> {problem}; this check is skipped");
            Ok(BareTarget::Missing)
        }
    }
}

fn steps(runner: Runner, compiler: wasm::Compiler, bare_target: BareTarget) -> Vec<Check> {
    let tests = match runner {
        Runner::Nextest => cargo(["nextest", "run", "--workspace", "--locked"]),
        // Not --all-targets: that would run the benchmarks too.
        Runner::Cargo => cargo(["test", "--workspace", "--locked", "--lib", "--bins", "--tests"]),
    };
    // All packages again, so that nothing is built with other features.
    let nodes = match runner {
        Runner::Nextest => cargo([
            "nextest",
            "run",
            "--workspace",
            "--locked",
            "-E",
            "package(dvonn-server) and binary(suite) and test(/^nodes::/)",
            "--success-output",
            "final",
        ]),
        Runner::Cargo => cargo(["test", "--workspace", "--locked", "--test", "suite", "nodes::"]),
    };
    let mut documentation = cargo(["doc", "--workspace", "--no-deps", "--locked"]);
    documentation.env("RUSTDOCFLAGS", "-D warnings");
    let lints = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    let bare =
        ["check", "--package", "dvonn-core", "--no-default-features", "--features", "serde", "--locked"];
    // Packs the crates and builds what was packed. Offline, because the steps before have fetched everything.
    let packages = PUBLISHED.into_iter().flat_map(|name| ["--package", name]);
    let package = ["package", "--locked", "--offline", "--allow-dirty"].into_iter().chain(packages);
    let mut steps = vec![
        Check { name: "format", command: cargo(["fmt", "--all", "--check"]) },
        Check { name: "lints", command: cargo(lints) },
        Check { name: TESTS, command: tests },
        Check { name: NODES, command: nodes },
        Check {
            name: "examples in the documentation",
            command: cargo(["test", "--doc", "--workspace", "--locked"]),
        },
        Check { name: "documentation", command: documentation },
        Check { name: "packages", command: cargo(package) },
    ];
    if bare_target == BareTarget::Here {
        let bare = cargo(bare.into_iter().chain(["--target", BARE_TARGET]));
        steps.push(Check { name: "rules without std", command: bare });
    }
    let page = web::build(compiler, Finish::Checked).into_iter();
    steps.extend(page.map(|(name, command)| Check { name, command }));
    steps.push(Check { name: "programs with the page", command: web::build_servers() });
    steps.push(Check { name: BROWSER, command: browser::tests() });
    steps
}

fn print_summary(done: &[(&str, Duration)]) {
    println!("\n==> summary");
    for (name, time) in done {
        println!("{:>9.1} s  {name}", time.as_secs_f64());
    }
    let total: Duration = done.iter().map(|(_, time)| time).sum();
    println!("{:>9.1} s  in all", total.as_secs_f64());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_step_may_change_the_lock_file_or_the_compiler_flags() {
        for runner in [Runner::Nextest, Runner::Cargo] {
            for Check { name, command } in steps(runner, wasm::Compiler::Rustup, BareTarget::Here) {
                let line = typed(&command);
                assert!(["format", BROWSER].contains(&name) || line.contains(" --locked"), "{line}");
                // The one step with its own flags also has its own target folder.
                assert!(!line.contains("RUSTFLAGS=") || line.contains("--target-dir"), "{line}");
            }
        }
    }

    #[test]
    fn no_step_runs_the_benchmarks() {
        for runner in [Runner::Nextest, Runner::Cargo] {
            let steps = steps(runner, wasm::Compiler::Rustup, BareTarget::Here);
            let tests = steps.iter().find(|step| step.name == TESTS).unwrap();
            let line = typed(&tests.command);
            assert!(!line.contains("--all-targets") && !line.contains("--benches"), "{line}");
        }
    }
}
