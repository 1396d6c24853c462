//! Who may use a NATS bus: the permissions of `docs/security.md`, on a real server. Runs where `DVONN_TEST_NATS` says that there
//! is one.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use dvonn_bus::{BusLocation, Connection, Message, NatsAddress, News, NodeId};
use tokio::time::{sleep, timeout};

/// Far longer than any message takes.
const PATIENCE: Duration = Duration::from_mins(1);

const USERS: &str = r#"authorization {
    users = [
        {user: node, password: s3cret, permissions: {publish: "dvonn.news", subscribe: "dvonn.news"}}
        {user: other, password: s3cret, permissions: {publish: "dvonn.other", subscribe: "dvonn.other"}}
    ]
}
"#;

/// A server with these users; dropping it ends it.
struct Server {
    child: Child,
    port: u16,
    _folder: tempfile::TempDir,
}

impl Server {
    async fn start() -> Server {
        let folder = tempfile::tempdir().unwrap();
        let config = folder.path().join("nats.conf");
        fs::write(&config, USERS).unwrap();
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &port.to_string(), "-c"]).arg(&config);
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let server = Server { child, port, _folder: folder };
        let reachable = async {
            while tokio::net::TcpStream::connect(("127.0.0.1", port)).await.is_err() {
                sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(PATIENCE, reachable).await.expect("NATS starts");
        server
    }

    fn address(&self, access: &str) -> NatsAddress {
        match format!("nats://{access}127.0.0.1:{}", self.port).parse().unwrap() {
            BusLocation::Nats(address) => address,
            other => panic!("{other}"),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn next(connection: &mut Connection) -> News {
    timeout(PATIENCE, connection.heard.recv()).await.expect("a message comes in time").unwrap()
}

#[tokio::test]
async fn only_servers_with_the_password_are_heard() {
    if std::env::var("DVONN_TEST_NATS").is_err() {
        eprintln!("skipped: DVONN_TEST_NATS names no server");
        return;
    }
    let server = Server::start().await;
    for access in ["", "node:wrong@", "stranger:s3cret@", "token@"] {
        let refused = server.address(access).join("test").await.err().expect(access);
        assert!(!refused.to_string().contains("wrong"), "{refused}");
    }
    let mut one = server.address("node:s3cret@").join("test").await.unwrap();
    let mut other = server.address("node:s3cret@").join("test").await.unwrap();
    let intruder = server.address("other:s3cret@").join("test").await.unwrap();
    let from = |number| News { from: NodeId(number), message: Message::Alive };
    // Until both listen, what is sent may be lost.
    loop {
        one.bus.send(from(1));
        if timeout(Duration::from_millis(50), other.heard.recv()).await.is_ok() {
            break;
        }
    }
    for _ in 0..100 {
        intruder.bus.send(from(9));
    }
    other.bus.send(from(2));
    loop {
        let News { from: NodeId(number), .. } = next(&mut one).await;
        assert_ne!(number, 9, "somebody without the right was heard");
        if number == 2 {
            break;
        }
    }
}
