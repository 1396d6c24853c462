//! A PostgreSQL server for tests: on its own port, in its own folder, and gone afterwards.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{self, Command};

use crate::Result;
use crate::command::{answer, program, run, succeeds, typed};
use crate::setup::{Consent, Installer, has_apt, install, is_root};

const WHY: &str = "to test online games on a real database server";
/// Where Debian puts the programs of each version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// The user that Debian's package creates. The server refuses to run as root.
const USER: &str = "postgres";

/// The environment variable that tells tests where the server is.
pub(crate) const VARIABLE: &str = "DVONN_TEST_POSTGRES";
/// And the one that tells them how to start and stop it.
pub(crate) const CONTROL: &str = "DVONN_TEST_POSTGRES_CONTROL";

/// A running server; dropping it stops it and deletes its data.
pub(crate) struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl Postgres {
    /// Finds or installs PostgreSQL, and starts a server.
    pub(crate) fn start(consent: Consent) -> Result<Postgres> {
        let programs = match find_programs() {
            Some(programs) => programs,
            None if has_apt() => {
                install("PostgreSQL", WHY, Installer::Debian(&["postgresql"]), consent)?;
                find_programs()
                    .ok_or("PostgreSQL was installed, but its programs are not in /usr/lib/postgresql")?
            }
            None => {
                return Err(format!(
                    "PostgreSQL is needed {WHY}, and there is no apt-get to install it with"
                ));
            }
        };
        // Not below the target folder, which the other user may not be able to enter.
        let folder = std::env::temp_dir().join(format!("dvonn-postgres-{}", process::id()));
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let server = Postgres { programs, folder, port: free_port()? };
        if is_root() {
            run(program("chown", [USER]).arg(&server.folder))?;
        }
        println!("==> starting PostgreSQL on port {} in {}", server.port, server.folder.display());
        let mut create = server.program("initdb");
        create.args(["--username", USER, "--auth", "trust", "--no-sync", "--pgdata"]).arg(server.data());
        quietly(&mut create)?;
        server.write_control()?;
        quietly(&mut program("sh", [&*server.script(), "start"]))?;
        Ok(server)
    }

    /// The address of its first database.
    pub(crate) fn address(&self) -> String {
        format!("postgres://{USER}@127.0.0.1:{}/postgres", self.port)
    }

    /// A shell script that starts and stops it: its argument is `start` or `stop`. Stopping is as sudden as a crash.
    pub(crate) fn script(&self) -> String {
        self.folder.join("control").display().to_string()
    }

    /// The number of its first process.
    pub(crate) fn process(&self) -> Result<String> {
        let path = self.data().join("postmaster.pid");
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(text.lines().next().unwrap_or_default().to_owned())
    }

    fn write_control(&self) -> Result {
        let (folder, port) = (self.folder.display(), self.port);
        let options = format!("-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=");
        let mut control = self.control();
        control.args(["--wait", "--mode", "immediate", "--options", &options, "--log"]);
        let control = typed(control.arg(self.folder.join("log")));
        let script = format!("cd '{folder}' && {control} \"$1\" >/dev/null\n");
        fs::write(self.script(), script).map_err(|error| format!("{}: {error}", self.script()))
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// One of its programs, as a user who may run it.
    fn program(&self, name: &str) -> Command {
        let path = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = program("runuser", ["-u", USER, "--"]);
            command.arg(path);
            command
        } else {
            Command::new(path)
        };
        command.current_dir(&self.folder);
        command
    }

    fn control(&self) -> Command {
        let mut command = self.program("pg_ctl");
        command.arg("--pgdata").arg(self.data());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // It may not have started. A folder that stays is only untidy.
        let _ = succeeds(self.control().args(["--mode", "immediate", "stop"]));
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Runs a command whose output matters only if it fails.
fn quietly(command: &mut Command) -> Result {
    if answer(command).is_some() { Ok(()) } else { run(command) }
}

/// The folder with the programs of the newest version.
fn find_programs() -> Option<PathBuf> {
    let versions = fs::read_dir(DEBIAN).ok()?.flatten();
    let number = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.map(|entry| entry.path()).filter(|path| path.join("bin/initdb").exists());
    newest.max_by_key(|path| number(path)).map(|path| path.join("bin"))
}

/// A port that nobody uses at the moment.
pub(crate) fn free_port() -> Result<u16> {
    let listener = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    listener.map(|address| address.port()).map_err(|error| format!("no free port: {error}"))
}
