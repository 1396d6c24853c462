//! Compares the speed of the search as wasm and as native code, and checks that both search the same tree.
//!
//! This needs rustup's toolchain: the program needs a clock and output, so it is built for WASI, and Debian's compiler
//! has no standard library for that.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::command::{answer, cargo, program, root, run, succeeds, target_folder, typed};
use crate::setup::{Consent, Installer, has_apt, has_rustup, install};

const TARGET: &str = "wasm32-wasip1";
const WHY: &str = "to run the search as wasm";
/// How often each program runs, in turns. The fastest run counts, because other work on the machine only slows it down.
const ROUNDS: usize = 5;

pub(crate) fn compare(consent: Consent) -> Result {
    ensure_target(consent)?;
    ensure_node(consent)?;
    for mut command in [build(None), build(Some(TARGET))] {
        println!("==> {}", typed(&command));
        run(&mut command)?;
    }
    let mut programs = [native(), wasm()];
    let mut fastest: [Option<Vec<Measure>>; 2] = [None, None];
    for round in 1..=ROUNDS {
        println!("==> round {round} of {ROUNDS}");
        for (command, fastest) in programs.iter_mut().zip(&mut fastest) {
            let found = measure(command)?;
            *fastest = Some(match fastest.take() {
                None => found,
                Some(before) => faster(before, found)?,
            });
        }
    }
    let [native, wasm] = fastest.map(Option::unwrap_or_default);
    for line in table(&native, &wasm)? {
        println!("{line}");
    }
    Ok(())
}

/// The result of one search.
#[derive(Debug, Clone, PartialEq)]
struct Measure {
    name: String,
    nodes: u64,
    seconds: f64,
}

impl Measure {
    /// Reads `NAME N nodes S seconds`.
    fn read(line: &str) -> Option<Measure> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, nodes, "nodes", seconds, "seconds"] = words[..] else { return None };
        let seconds = seconds.parse().ok().filter(|seconds: &f64| *seconds > 0.0)?;
        Some(Measure { name: name.to_owned(), nodes: nodes.parse().ok()?, seconds })
    }

    /// Millions of nodes per second.
    fn speed(&self) -> f64 {
        self.nodes as f64 / self.seconds / 1e6
    }
}

/// Fails unless both programs ran the same searches and found the same trees.
fn same_trees(a: &[Measure], b: &[Measure]) -> Result {
    let trees = |list: &[Measure]| -> Vec<(String, u64)> {
        list.iter().map(|measure| (measure.name.clone(), measure.nodes)).collect()
    };
    let (a, b) = (trees(a), trees(b));
    if a == b { Ok(()) } else { Err(format!("the same search found different trees: {a:?} and {b:?}")) }
}

fn faster(a: Vec<Measure>, b: Vec<Measure>) -> Result<Vec<Measure>> {
    same_trees(&a, &b)?;
    Ok(a.into_iter().zip(b).map(|(a, b)| if a.seconds <= b.seconds { a } else { b }).collect())
}

fn table(native: &[Measure], wasm: &[Measure]) -> Result<Vec<String>> {
    same_trees(native, wasm)?;
    let rows = native.iter().zip(wasm).map(|(native, wasm)| {
        let (fast, slow) = (native.speed(), wasm.speed());
        format!(
            "{:10} {:>12} nodes, the same in both: native {fast:.2} M/s, wasm {slow:.2} M/s, {:.0} %",
            native.name,
            native.nodes,
            100.0 * slow / fast
        )
    });
    Ok(rows.collect())
}

fn measure(command: &mut Command) -> Result<Vec<Measure>> {
    let text = answer(command).ok_or_else(|| format!("`{}` failed", typed(command)))?;
    let measures: Option<Vec<Measure>> = text.lines().map(Measure::read).collect();
    measures
        .filter(|measures| !measures.is_empty())
        .ok_or_else(|| format!("`{}` printed something else than its measures:\n{text}", typed(command)))
}

fn ensure_target(consent: Consent) -> Result {
    let folder = answer(&mut program("rustc", ["--print", "target-libdir", "--target", TARGET]));
    if folder.is_some_and(|folder| Path::new(&folder).is_dir()) {
        Ok(())
    } else if has_rustup() {
        install("Rust's WASI target", WHY, Installer::Rustup(&["target", "add", TARGET]), consent)
    } else {
        Err(format!(
            "the speed of wasm cannot be measured with this toolchain: it has no {TARGET} and no rustup to add it \
             with; Debian's compiler for wasm has none either"
        ))
    }
}

fn ensure_node(consent: Consent) -> Result {
    if succeeds(&mut program("node", ["--version"])) {
        Ok(())
    } else if has_apt() {
        install("Node", WHY, Installer::Debian(&["nodejs"]), consent)
    } else {
        Err(format!("Node is needed {WHY}: see https://nodejs.org"))
    }
}

/// The command that builds the program for this machine or for another target.
fn build(target: Option<&str>) -> Command {
    let mut command =
        cargo(["build", "--release", "--locked", "--package", "dvonn-engine", "--example", "speed"]);
    if let Some(target) = target {
        command.args(["--target", target]);
        // Browsers have supported these instructions since 2021.
        command.env("CARGO_TARGET_WASM32_WASIP1_RUSTFLAGS", "-C target-feature=+simd128");
    }
    command
}

fn built(target: Option<&str>, name: &str) -> PathBuf {
    target_folder().join(target.unwrap_or_default()).join("release/examples").join(name)
}

fn native() -> Command {
    let mut command = Command::new(built(None, &format!("speed{}", std::env::consts::EXE_SUFFIX)));
    command.current_dir(root());
    command
}

fn wasm() -> Command {
    // Silence Node's warning that WASI is experimental.
    let mut command = program("node", ["--no-warnings", "crates/xtask/src/run-wasi.mjs"]);
    command.arg(built(Some(TARGET), "speed.wasm"));
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measures(text: &str) -> Vec<Measure> {
        text.lines().map(|line| Measure::read(line).unwrap()).collect()
    }

    #[test]
    fn the_output_of_the_program_is_parsed() {
        let measure = Measure { name: "hand".to_owned(), nodes: 4_000_000, seconds: 0.5 };
        assert_eq!(Measure::read("hand 4000000 nodes 0.500 seconds"), Some(measure.clone()));
        assert!((measure.speed() - 8.0).abs() < 1e-9);
        for line in
            ["", "hand", "hand 4 nodes 0 seconds", "hand x nodes 1 seconds", "hand 4 nodes 1 seconds more"]
        {
            assert_eq!(Measure::read(line), None, "{line:?}");
        }
    }

    #[test]
    fn the_fastest_run_of_each_search_counts() {
        let first = measures("hand 10 nodes 2 seconds\nmaterial 20 nodes 1 seconds");
        let second = measures("hand 10 nodes 1 seconds\nmaterial 20 nodes 3 seconds");
        let fastest = measures("hand 10 nodes 1 seconds\nmaterial 20 nodes 1 seconds");
        assert_eq!(faster(first, second), Ok(fastest));
    }

    #[test]
    fn different_trees_are_a_failure() {
        let native = measures("hand 2000000 nodes 1 seconds");
        let wasm = measures("hand 2000000 nodes 2 seconds");
        let lines = table(&native, &wasm).unwrap();
        assert!(lines[0].ends_with("native 2.00 M/s, wasm 1.00 M/s, 50 %"), "{lines:?}");
        assert!(table(&native, &measures("hand 2000001 nodes 2 seconds")).is_err());
        assert!(table(&native, &[]).is_err());
    }

    #[test]
    fn wasm_is_built_with_its_vector_instructions() {
        assert_eq!(
            typed(&build(Some(TARGET))),
            "CARGO_TARGET_WASM32_WASIP1_RUSTFLAGS='-C target-feature=+simd128' cargo build --release --locked \
             --package dvonn-engine --example speed --target wasm32-wasip1"
        );
    }
}
