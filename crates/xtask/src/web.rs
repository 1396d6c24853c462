//! The folder that browsers load, and the programs that serve it.
//!
//! `dvonn-bundle` makes the folder. It is a separate crate because it takes a minute to build, and a newcomer builds
//! this program first.

use std::path::PathBuf;
use std::process::Command;

use crate::command::{cargo, target_folder};
use crate::wasm::{self, Compiler};

/// Limits on what a visit transfers, compressed: until the page is usable, for the computer's first move on top of
/// that, all files for one language, the network and the puzzles.
const LIMITS: [&str; 10] = [
    "--limit-usable",
    "350000",
    "--limit-engine",
    "150000",
    "--limit-all",
    "1170000",
    "--limit-network",
    "200000",
    "--limit-puzzles",
    "200000",
];

/// How thoroughly the page is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Finish {
    /// As released.
    Release,
    /// As released, with the size limits checked.
    Checked,
    /// As quickly as possible.
    Draft,
}

/// A program that runs in the browser.
#[derive(Debug, Clone, Copy)]
struct Module {
    package: &'static str,
    profile: &'static str,
}

/// The engine has the same profile in every build: a page with an engine ten times slower cannot be judged.
const ENGINE: Module = Module { package: "dvonn-worker", profile: "web-engine" };

impl Finish {
    fn page(self) -> Module {
        let profile = if self == Finish::Draft { "dev" } else { "web" };
        Module { package: "dvonn-web", profile }
    }

    /// The page's folder. It must not have the name of a profile: cargo uses those names for native builds, and the
    /// bundler deletes other files in its folder.
    pub(crate) fn folder(self) -> PathBuf {
        target_folder().join(if self == Finish::Draft { "page-draft" } else { "page" })
    }
}

/// The commands that make the folder, in order, each with a name.
pub(crate) fn build(compiler: Compiler, finish: Finish) -> Vec<(&'static str, Command)> {
    let build = |module: Module| wasm::build(compiler, module.package, module.profile);
    let program = |module: Module| wasm::built(compiler, module.package, module.profile);
    // Not `--package`: that would build the libraries again, with only the features that this package uses.
    let mut bundle = cargo(["run", "--quiet", "--locked", "--bin", "dvonn-bundle", "--"]);
    bundle.arg("--page").arg(program(finish.page()));
    bundle.arg("--engine").arg(program(ENGINE));
    bundle.args(["--source", "crates/dvonn-web", "--output"]).arg(finish.folder());
    match finish {
        Finish::Release => {}
        Finish::Checked => {
            bundle.args(LIMITS);
        }
        Finish::Draft => {
            bundle.arg("--draft");
        }
    }
    vec![("page", build(finish.page())), ("engine for browsers", build(ENGINE)), ("bundle", bundle)]
}

/// The command that builds `dvonn` and `dvonn-server` with the page in them. Not the release profile: its link-time
/// optimisation takes longer than everything else together, and serving files does not need it.
pub(crate) fn build_servers() -> Command {
    // Build the whole workspace, so that the libraries have the same features as in the tests.
    let mut command = cargo(["build", "--locked", "--workspace", "--bin", "dvonn", "--bin", "dvonn-server"]);
    command.env("DVONN_WEB", Finish::Release.folder());
    command
}

/// The same programs for a host, in `target/release`.
pub(crate) fn build_released_servers() -> Command {
    let packages = ["--package", "dvonn-cli", "--package", "dvonn-server"];
    let mut command = cargo(["build", "--locked", "--release"].into_iter().chain(packages));
    command.env("DVONN_WEB", Finish::Release.folder());
    command
}

/// The path of that `dvonn`.
pub(crate) fn host() -> PathBuf {
    built("dvonn")
}

/// The path of that `dvonn-server`.
pub(crate) fn server() -> PathBuf {
    built("dvonn-server")
}

fn built(name: &str) -> PathBuf {
    target_folder().join("debug").join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::typed;

    #[test]
    fn only_a_draft_is_built_without_optimisation_and_only_a_checked_build_has_a_limit() {
        for (finish, page, option) in [
            (Finish::Release, "--package dvonn-web --profile web", None),
            (Finish::Checked, "--package dvonn-web --profile web", Some("--limit-usable")),
            (Finish::Draft, "--package dvonn-web --profile dev", Some("--draft")),
        ] {
            let commands = build(Compiler::Rustup, finish);
            let [(_, first), (_, engine), (_, bundle)] = &commands[..] else { panic!("{commands:?}") };
            assert!(typed(first).ends_with(page), "{}", typed(first));
            assert!(typed(engine).ends_with("--package dvonn-worker --profile web-engine"));
            let bundle = typed(bundle);
            for word in ["--limit-usable", "--draft"] {
                assert_eq!(bundle.contains(word), option == Some(word), "{bundle}");
            }
        }
    }

    #[test]
    fn the_page_folder_is_not_one_of_cargos() {
        for finish in [Finish::Release, Finish::Checked, Finish::Draft] {
            for profile in [finish.page().profile, ENGINE.profile, "debug"] {
                assert_ne!(finish.folder(), target_folder().join(profile));
            }
        }
    }
}
