//! Development of the page: rebuilds it whenever a file changes.

use std::fs;
use std::path::Path;
use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, SystemTime};

use crate::Result;
use crate::command::{cargo, root, run, typed};
use crate::run::SERVER;
use crate::setup::Consent;
use crate::wasm::{self, Compiler};
use crate::web::{self, Finish};

/// How often to look for changed files. There are few files, so this costs almost nothing.
const INTERVAL: Duration = Duration::from_millis(300);

pub(crate) fn page(consent: Consent) -> Result {
    let compiler = wasm::ensure_compiler(consent)?;
    run(&mut cargo(["build", "--locked", "--package", "dvonn-server"]))?;
    build(compiler)?;
    let mut server = Server::start()?;
    println!("==> reload the page after each build; Ctrl-C ends it");
    let mut seen = newest(&root().join("crates"));
    loop {
        thread::sleep(INTERVAL);
        let now = newest(&root().join("crates"));
        if now > seen {
            seen = now;
            match build(compiler) {
                Ok(()) => server.restart()?,
                // The compiler has printed the errors; the server keeps showing the previous build.
                Err(problem) => println!("==> {problem}; waiting for the next change"),
            }
        }
    }
}

fn build(compiler: Compiler) -> Result {
    for (_, mut command) in web::build(compiler, Finish::Draft) {
        run(&mut command)?;
    }
    Ok(())
}

/// The time of the latest change in a folder.
fn newest(folder: &Path) -> Option<SystemTime> {
    let entries = fs::read_dir(folder).ok()?.flatten();
    let times = entries.map(|entry| match entry.file_type() {
        Ok(kind) if kind.is_dir() => newest(&entry.path()),
        _ => entry.metadata().ok()?.modified().ok(),
    });
    times.max().flatten()
}

struct Server(Child);

impl Server {
    fn start() -> Result<Server> {
        let mut command = Command::new(web::server());
        command.args(SERVER).arg("--folder").arg(Finish::Draft.folder()).current_dir(root());
        let child = command.spawn();
        let child = child.map_err(|error| format!("`{}` could not be started: {error}", typed(&command)))?;
        Ok(Server(child))
    }

    /// Restarts the server, which reads the folder only when it starts.
    fn restart(&mut self) -> Result {
        self.stop();
        *self = Server::start()?;
        Ok(())
    }

    fn stop(&mut self) {
        // Either call fails only if the server has already exited.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_file_is_found_wherever_it_is() {
        let newest = newest(&root().join("crates")).unwrap();
        let this = fs::metadata(root().join(file!())).unwrap().modified().unwrap();
        assert!(newest >= this);
    }
}
