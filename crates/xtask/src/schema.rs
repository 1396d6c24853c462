//! Compares what the server answers with its own description, with random requests that schemathesis makes.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::Result;
use crate::command::{cargo, run, target_folder, typed};
use crate::setup::{self, Consent, Installer};
use crate::web;

/// What must hold: no error of the server, and no answer that the description does not mention.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
                      response_schema_conformance,unsupported_method";
/// What must hold as well if the cookie is not part of every request: what the description forbids is refused.
const REFUSALS: &str = "negative_data_rejection";
/// How many random requests are made to each address.
const EXAMPLES: &str = "50";

pub(crate) fn compare(consent: Consent) -> Result {
    let folder = target_folder().join("schema");
    let program = folder.join("bin").join("schemathesis");
    if !program.exists() {
        let installer = Installer::Python { folder: &folder.to_string_lossy(), package: "schemathesis" };
        setup::install("schemathesis", "to compare the API with its description", installer, consent)?;
    }
    run(&mut cargo(["build", "--locked", "--package", "dvonn-server"]))?;
    let server = Server::start()?;
    let address = format!("http://{}/api", server.address);
    let cookie = server.register()?;
    // As nobody, and as a player who does not log out or delete the account in the middle of it.
    let logged_in = ["--header", &format!("cookie: {cookie}"), "--exclude-method", "DELETE"];
    for (checks, arguments) in [(format!("{CHECKS},{REFUSALS}"), &[][..]), (CHECKS.to_owned(), &logged_in)] {
        let mut command = Command::new(&program);
        command.arg("run").arg(format!("{address}/openapi.json")).args(["--url", &address]);
        command.args(["--checks", &checks, "--max-examples", EXAMPLES, "--no-color"]).args(arguments);
        // Its cache of failures belongs to nobody.
        command.current_dir(&folder);
        println!("==> {}", typed(&command));
        run(&mut command)?;
    }
    Ok(())
}

/// A server with its games in memory; dropping it ends it.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start() -> Result<Server> {
        let mut command = Command::new(web::server());
        command.args(["--listen", "127.0.0.1:0", "--db", "memory"]).env("RUST_LOG", "warn");
        let mut child =
            command.stdout(Stdio::piped()).spawn().map_err(|error| format!("dvonn-server: {error}"))?;
        let mut line = String::new();
        let output = child.stdout.take().ok_or("dvonn-server has no output")?;
        BufReader::new(output).read_line(&mut line).map_err(|error| error.to_string())?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).map(str::to_owned);
        let server = Server { child, address: address.clone().unwrap_or_default() };
        if address.is_some() { Ok(server) } else { Err("dvonn-server did not start".to_owned()) }
    }

    /// Registers a player and returns the cookie of the session.
    fn register(&self) -> Result<String> {
        let body = r#"{"name":"Schema","password":"correct horse"}"#;
        let ask = || -> std::io::Result<String> {
            let mut stream = TcpStream::connect(&self.address)?;
            let (host, length) = (&self.address, body.len());
            let head = format!(
                "POST /api/account HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-length: {length}"
            );
            write!(stream, "{head}\r\n\r\n{body}")?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer)?;
            Ok(answer)
        };
        let answer = ask().map_err(|error| error.to_string())?;
        let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.and_then(|cookie| cookie.split(';').next());
        cookie.map(str::to_owned).ok_or_else(|| format!("nobody could register: {answer}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
