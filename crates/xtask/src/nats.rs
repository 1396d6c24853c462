//! A NATS server for tests: on its own port, in its own folder, and gone afterwards.

use std::fs;
use std::net::TcpStream;
use std::path::PathBuf;
use std::process;
use std::thread;
use std::time::{Duration, Instant};

use crate::Result;
use crate::command::{program, run, succeeds};
use crate::postgres::free_port;
use crate::setup::{Consent, Installer, has_apt, install};

const WHY: &str = "to test several servers that tell each other what is new";
const PROGRAM: &str = "nats-server";
/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(30);

/// The environment variable that tells tests where the server is.
pub(crate) const VARIABLE: &str = "DVONN_TEST_NATS";
/// And the one that tells them how to start and stop it.
pub(crate) const CONTROL: &str = "DVONN_TEST_NATS_CONTROL";

/// A running server with `JetStream`; dropping it stops it and deletes its data.
pub(crate) struct Nats {
    folder: PathBuf,
    port: u16,
}

impl Nats {
    /// Finds or installs NATS, and starts a server.
    pub(crate) fn start(consent: Consent) -> Result<Nats> {
        if !succeeds(&mut program(PROGRAM, ["--version"])) {
            if !has_apt() {
                return Err(format!("NATS is needed {WHY}, and there is no apt-get to install it with"));
            }
            install("NATS", WHY, Installer::Debian(&[PROGRAM]), consent)?;
        }
        let folder = std::env::temp_dir().join(format!("dvonn-nats-{}", process::id()));
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let server = Nats { folder, port: free_port()? };
        println!("==> starting NATS on port {} in {}", server.port, server.folder.display());
        server.write_control()?;
        run(&mut program("sh", [&*server.control(), "start"]))?;
        let deadline = Instant::now() + PATIENCE;
        while TcpStream::connect(("127.0.0.1", server.port)).is_err() {
            if Instant::now() > deadline {
                return Err(format!("NATS did not start; see {}", server.folder.join("log").display()));
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(server)
    }

    /// Where it is.
    pub(crate) fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// A shell script that starts and stops it: its argument is `start` or `stop`.
    pub(crate) fn control(&self) -> String {
        self.folder.join("control").display().to_string()
    }

    /// The number of its process.
    pub(crate) fn process(&self) -> Result<String> {
        let path = self.folder.join("pid");
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(text.trim().to_owned())
    }

    fn write_control(&self) -> Result {
        let (folder, port) = (self.folder.display(), self.port);
        let script = format!(
            "cd '{folder}'\n\
             case $1 in\n\
             start) nohup {PROGRAM} -a 127.0.0.1 -p {port} -js -sd data -P pid -l log >/dev/null 2>&1 & ;;\n\
             stop) kill -KILL $(cat pid) ;;\n\
             esac\n"
        );
        fs::write(self.control(), script).map_err(|error| format!("{}: {error}", self.control()))
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        // It may not have started. A folder that stays is only untidy.
        let _ = succeeds(&mut program("sh", [&*self.control(), "stop"]));
        let _ = fs::remove_dir_all(&self.folder);
    }
}
