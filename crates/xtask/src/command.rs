//! Child processes: where they run, how they are printed, and how long they may take.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::Result;

/// The folder of the workspace's `Cargo.toml`.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("this crate is two folders below the root")
}

/// The target folder shared by all builds, so that no step repeats another's work.
pub(crate) fn target_folder() -> PathBuf {
    // `join` returns an absolute path unchanged.
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// The `cargo` that started this program, at the root of the workspace.
pub(crate) fn cargo<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    // What cargo says of this package to `xtask` would make build scripts that look at it, such as ring's, run again for
    // every change between `cargo xtask` and `cargo`.
    for (name, _) in env::vars_os() {
        if name
            .to_str()
            .is_some_and(|name| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_"))
        {
            command.env_remove(name);
        }
    }
    command
}

/// Any other program, at the root of the workspace.
pub(crate) fn program<'a>(name: &str, arguments: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(name);
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command in the user's terminal and waits for it.
pub(crate) fn run(command: &mut Command) -> Result {
    let status = command.status().map_err(|error| not_started(command, &error))?;
    judge(command, status)
}

/// Runs a command in the user's terminal and kills it after `limit`.
pub(crate) fn run_within(command: &mut Command, limit: Duration) -> Result {
    let deadline = Instant::now() + limit;
    let mut child = command.spawn().map_err(|error| not_started(command, &error))?;
    loop {
        if let Some(status) = child.try_wait().map_err(|error| not_started(command, &error))? {
            return judge(command, status);
        }
        if Instant::now() >= deadline {
            // Either call fails only if the child has just exited.
            let _ = child.kill();
            let _ = child.wait();
            return Err(format!("`{}` did not finish within {} s", typed(command), limit.as_secs()));
        }
        thread::sleep(Duration::from_millis(50));
    }
}

/// Whether a command can be started and succeeds; its output is hidden.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// The trimmed output of a command, if it can be started and succeeds.
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// An error, unless `status` is success.
pub(crate) fn judge(command: &Command, status: ExitStatus) -> Result {
    if status.success() { Ok(()) } else { Err(format!("`{}` failed ({status})", typed(command))) }
}

fn not_started(command: &Command, error: &std::io::Error) -> String {
    format!("`{}` could not be started: {error}", typed(command))
}

/// The command line as a user would type it, with the variables it sets.
pub(crate) fn typed(command: &Command) -> String {
    let variables = command.get_envs().filter_map(|(key, value)| {
        Some(format!("{}={}", key.to_string_lossy(), quoted(&value?.to_string_lossy())))
    });
    let program = Path::new(command.get_program());
    // The path of cargo inside a toolchain is long and not helpful.
    let program = if program.file_stem() == Some(OsStr::new("cargo")) && !program.starts_with("/usr/bin") {
        OsStr::new("cargo")
    } else {
        program.as_os_str()
    };
    let words = std::iter::once(program).chain(command.get_args());
    let words = words.map(|word| quoted(&word.to_string_lossy()));
    variables.chain(words).collect::<Vec<_>>().join(" ")
}

/// A word quoted for a shell, if it contains anything that the shell could interpret.
pub(crate) fn quoted(word: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "_-./=,:@%+".contains(letter);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_root_contains_the_workspace() {
        let manifest = std::fs::read_to_string(root().join("Cargo.toml")).unwrap();
        assert!(manifest.contains("[workspace]"));
    }

    #[test]
    fn a_command_is_printed_as_a_user_would_type_it() {
        let mut command = Command::new("/home/somebody/toolchain/bin/cargo");
        command.args(["run", "--", "show", "W2 B", "it's", ""]).env("RUSTDOCFLAGS", "-D warnings");
        command.env_remove("RUSTFLAGS");
        assert_eq!(typed(&command), r"RUSTDOCFLAGS='-D warnings' cargo run -- show 'W2 B' 'it'\''s' ''");
        assert_eq!(typed(Command::new("/usr/bin/cargo").arg("build")), "/usr/bin/cargo build");
    }
}
