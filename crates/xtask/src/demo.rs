//! A short guided demonstration of the command line `dvonn`.
//!
//! Each scene prints its purpose and its command line, and then runs the command.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::Result;
use crate::command::{cargo, judge, quoted, root, run, target_folder};

/// Figure 3 of the rulebook.
const FIGURE_3: &str = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";

/// A full board, where nothing is proved yet.
const FULL_BOARD: &str = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M";

/// Arguments for cargo: what to build and run.
const BINARY: [&str; 5] = ["--locked", "--package", "dvonn-cli", "--bin", "dvonn"];

/// One command of the demonstration.
struct Scene {
    purpose: &'static str,
    arguments: &'static [&'static str],
    input: Option<&'static str>,
}

const SCENES: &[Scene] = &[
    Scene {
        purpose: "Figure 3 of the rulebook, White to move. A position is one line of text.",
        arguments: &["show", FIGURE_3],
        input: None,
    },
    Scene { purpose: "What may White play?", arguments: &["legal", FIGURE_3], input: None },
    Scene {
        purpose: "White plays e3-f3 and cuts seven stacks off from the DVONN pieces: b1 c1 c2 d2 d3 e4 e5.",
        arguments: &["apply", FIGURE_3, "e3-f3"],
        input: None,
    },
    Scene {
        purpose: "How many sequences of three moves are there? The answer must be 14111.",
        arguments: &["perft", FIGURE_3, "3"],
        input: None,
    },
    Scene {
        purpose: "Was that best? White wins by 3, but only with one move: proved, not guessed.",
        arguments: &["solve", FIGURE_3],
        input: None,
    },
    Scene {
        purpose: "A full board is too complex for a proof. What does the engine expect?",
        arguments: &["analyze", FULL_BOARD, "--depth", "10", "--lines", "3"],
        input: None,
    },
    Scene {
        purpose: "The first two placements of a game in the protocol of the CodeCup contest; the opponent plays d4.",
        arguments: &["codecup", "--nodes", "2000", "--seed", "1"],
        input: Some("Start\nD4\nQuit\n"),
    },
    Scene {
        purpose: "How fast is the engine, and does it still search the same nodes? A short run; the real one is deeper.",
        arguments: &["bench", "--depth", "8"],
        input: None,
    },
    Scene {
        purpose: "The move e3-f3 of figure 3 as a picture: stacks that fell off are drawn faintly.",
        arguments: &["diagram", FIGURE_3, "--move", "e3-f3", "--coordinates", "-o", DIAGRAM],
        input: None,
    },
    Scene {
        purpose: "Another program can use the engine through the UDI protocol.",
        arguments: &["udi"],
        input: Some("udi\nposition start moves f3 c1 i4\nd\nscore\nquit\n"),
    },
];

/// The one file that the demonstration writes, in its own folder.
const DIAGRAM: &str = "board.svg";

pub(crate) fn demonstrate() -> Result {
    println!("==> building the command line");
    // Not the release profile: its link-time optimisation takes longer than the whole demonstration.
    run(cargo(["build"]).args(BINARY).arg("--target-dir").arg(target_folder()))?;

    let folder = target_folder().join("demo");
    fs::create_dir_all(&folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    for scene in SCENES {
        println!("\n# {}\n$ {}", scene.purpose, scene.typed());
        scene.play(&folder).map_err(|problem| format!("the demonstration stopped: {problem}"))?;
    }
    println!(
        "\n==> The picture is in {}.\n\
         What to try next:\n  \
           cargo xtask run                           the page: play and analyse in a browser\n  \
           cargo run --package dvonn-cli -- play     a game against the engine, here in the terminal\n  \
           cargo run --package dvonn-cli -- --help   every command of `dvonn`\n  \
           cargo xtask test                          everything a change must pass\n  \
           cargo xtask help                          the other verbs",
        folder.join(DIAGRAM).display()
    );
    Ok(())
}

impl Scene {
    /// The command line as a user would type it in a shell.
    fn typed(&self) -> String {
        let words = self.arguments.iter().map(|word| quoted(word));
        let command = std::iter::once("dvonn".to_owned()).chain(words).collect::<Vec<_>>().join(" ");
        match self.input {
            Some(input) => format!("printf {} | {command}", quoted(&input.replace('\n', "\\n"))),
            None => command,
        }
    }

    fn play(&self, folder: &Path) -> Result {
        let fail = |what: &str, error: std::io::Error| format!("`{}` {what}: {error}", self.typed());
        let mut command = self.command(folder);
        let mut child = command.spawn().map_err(|error| fail("could not be started", error))?;
        if let (Some(input), Some(mut pipe)) = (self.input, child.stdin.take()) {
            // If a program exits before it has read all of its input, only its exit status matters.
            let _ = pipe.write_all(input.as_bytes());
        }
        let status = child.wait().map_err(|error| fail("was lost", error))?;
        judge(&command, status).map_err(|_| format!("`{}` failed ({status})", self.typed()))
    }

    /// `cargo run` finds the binary, whatever the target folder is.
    fn command(&self, folder: &Path) -> Command {
        let mut command = cargo(["run", "--quiet"]);
        command.args(BINARY).arg("--target-dir").arg(target_folder());
        command.arg("--manifest-path").arg(root().join("Cargo.toml")).arg("--").args(self.arguments);
        command.current_dir(folder);
        command.stdin(if self.input.is_some() { Stdio::piped() } else { Stdio::null() });
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scene_has_a_purpose_of_one_line() {
        for scene in SCENES {
            assert!(!scene.purpose.is_empty() && !scene.purpose.contains('\n'), "{}", scene.typed());
            assert!(scene.input.is_none_or(|input| input.ends_with('\n')), "{}", scene.typed());
        }
    }

    #[test]
    fn a_scene_is_printed_as_a_user_would_type_it() {
        let scene = Scene { purpose: "", arguments: &["show", "W B M"], input: None };
        assert_eq!(scene.typed(), "dvonn show 'W B M'");
        let scene = Scene { purpose: "", arguments: &["udi"], input: Some("isready\nquit\n") };
        assert_eq!(scene.typed(), r"printf 'isready\nquit\n' | dvonn udi");
    }
}
