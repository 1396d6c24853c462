//! `dvonn worker` on a real NATS server with the configuration of `deploy/nats.conf`: what it does, what it survives, and what
//! somebody who steals its secret can and cannot do.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

mod support;

use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use dvonn_bus::NatsAddress;
use dvonn_bus::async_nats::{Client, Event};
use dvonn_jobs::{Asker, Done, JobRequest, engine_mark};
use dvonn_server::{App, Hub, Server, Settings, Work};
use dvonn_store::{Change, HelperState, Location, Store, Use, open};
use serde_json::json;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

/// Far longer than anything takes.
const PATIENCE: Duration = Duration::from_mins(2);

/// A NATS server as the operator is to set it up; it is stopped afterwards.
struct Nats {
    child: Child,
    port: u16,
    _folder: TempDir,
}

impl Nats {
    /// `None` if the tests are to do without NATS.
    fn start() -> Option<Nats> {
        std::env::var("DVONN_TEST_NATS").ok()?;
        let config = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/nats.conf");
        let folder = tempfile::tempdir().unwrap();
        // Only the folder differs, because this user cannot write to the usual one.
        let text = std::fs::read_to_string(config).unwrap();
        let usual = "store_dir: \"/var/lib/nats\"";
        assert!(text.contains(usual));
        let text = text.replace(usual, &format!("store_dir: \"{}\"", folder.path().display()));
        let config = folder.path().join("nats.conf");
        std::fs::write(&config, text).unwrap();
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &port.to_string(), "-c"]).arg(config);
        for role in ["SERVER", "LAB", "WORKER1", "WORKER2"] {
            command.env(format!("DVONN_NATS_{role}"), secret(&role.to_lowercase()));
        }
        let child = command.stderr(Stdio::null()).spawn().unwrap();
        let mut nats = Nats { child, port, _folder: folder };
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(nats.child.try_wait().unwrap().is_none(), "nats-server refuses deploy/nats.conf");
            std::thread::yield_now();
        }
        Some(nats)
    }

    fn text(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    fn address(&self, user: &str) -> NatsAddress {
        self.text().parse::<NatsAddress>().unwrap().with_token(&token(user)).unwrap()
    }

    /// The real program, as the operator starts it.
    fn worker(&self, user: &str) -> Child {
        let mut command = support::command(["worker", "--jobs", "1", "--bus", &self.text()]);
        command.env("DVONN_BUS_TOKEN", token(user)).stdout(Stdio::null()).stderr(Stdio::null());
        command.spawn().unwrap()
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn secret(user: &str) -> String {
    format!("s3cret-of-{user}")
}

fn token(user: &str) -> String {
    format!("{user}:{}", secret(user))
}

/// Waits for a test's end, far longer than it takes.
async fn in_time(test: impl Future<Output = ()>) {
    tokio::time::timeout(PATIENCE, test).await.unwrap();
}

/// A server that ends with the runtime, and its store.
fn serve(runtime: &Runtime, nats: &Nats, patience: Duration) -> Arc<dyn Store> {
    runtime.block_on(async {
        let store = open(&Location::Memory, Use::Serve, None).await.unwrap();
        let work = Work::Queue { address: nats.address("server"), patience, threads: 0 };
        let settings = Settings { work, ..Settings::default() };
        let app = App::new(Arc::clone(&store), Hub::alone(), settings);
        let server = Server::bind("127.0.0.1:0".parse().unwrap(), app, None).await.unwrap();
        tokio::spawn(server.run(std::future::pending()));
        for name in ["worker1", "worker2"] {
            let trust = Change::JudgeHelper { helper: name.to_owned(), state: HelperState::Trusted };
            let _ = store.write(trust).await.unwrap();
        }
        store
    })
}

/// Self-play in one chunk: a game that takes no time, or so many that no test waits for them.
fn request(games: u64) -> JobRequest {
    let nodes = if games == 1 { 50 } else { 100_000 };
    let plan = json!({ "nodes": nodes, "boards": "random", "noise": 0.1, "asides": 0.0 });
    let parameters =
        json!({ "plan": plan, "games": { "first": 0, "end": games, "size": games } }).to_string();
    JobRequest { kind: "selfplay".to_owned(), engine: engine_mark(), parameters, seed: 1, chunks: 1 }
}

/// Adds a job as soon as the server listens.
async fn add(asker: &Asker, request: &JobRequest) -> dvonn_jobs::JobId {
    loop {
        match asker.add(request).await {
            Ok(job) => return job,
            Err(dvonn_jobs::AskerError::NoAnswer) => tokio::task::yield_now().await,
            Err(error) => panic!("{error}"),
        }
    }
}

async fn result(asker: &Asker, job: dvonn_jobs::JobId) -> String {
    loop {
        if let Some(result) = asker.look(job, 0).await.unwrap().results.pop() {
            return result;
        }
        tokio::task::yield_now().await;
    }
}

#[test]
fn a_chunk_whose_worker_is_killed_is_done_by_another_one() {
    let Some(nats) = Nats::start() else { return };
    let runtime = Runtime::new().unwrap();
    // The queue soon notices that a worker is dead.
    let store = serve(&runtime, &nats, Duration::from_secs(3));
    let mut first = nats.worker("worker1");
    runtime.block_on(in_time(async {
        let asker = Asker::connect(&nats.address("lab")).await.unwrap();
        // Nobody finishes this one before it is killed.
        let endless = add(&asker, &request(100)).await;
        // The queue has handed it out when it is not acknowledged.
        let client = nats.address("server").connect("test").await.unwrap();
        let context = dvonn_bus::async_nats::jetstream::new(client);
        let pending = async || {
            let stream = context.get_stream("dvonn-work").await.unwrap();
            let name = format!("selfplay-{}", engine_mark());
            let Ok(mut consumer) =
                stream.get_consumer::<dvonn_bus::async_nats::jetstream::consumer::pull::Config>(&name).await
            else {
                return (0, 0);
            };
            let info = consumer.info().await.unwrap();
            (info.num_ack_pending, info.num_redelivered)
        };
        while pending().await.0 == 0 {
            tokio::task::yield_now().await;
        }
        first.kill().unwrap();
        first.wait().unwrap();
        let mut second = nats.worker("worker2");
        while pending().await.1 == 0 {
            tokio::task::yield_now().await;
        }
        // It has the chunk now. Stopped, it gives it back at once and ends.
        assert_eq!(store.chunk(endless, 0).await.unwrap(), []);
        assert_eq!(store.wanted(endless, 9).await.unwrap(), [0]);
        asker.cancel(endless).await.unwrap();
        stop(&mut second);
        let mut third = nats.worker("worker1");
        let job = add(&asker, &request(1)).await;
        let result = result(&asker, job).await;
        assert!(result.starts_with(r#"{"Ok":["#), "{result}");
        stop(&mut third);
    }));
}

/// Stops a worker as Ctrl-C does.
fn stop(worker: &mut Child) {
    let id = rustix::process::Pid::from_child(worker);
    rustix::process::kill_process(id, rustix::process::Signal::TERM).unwrap();
    assert!(worker.wait().unwrap().success());
}

#[test]
fn a_wrong_secret_is_refused() {
    let Some(nats) = Nats::start() else { return };
    for token in ["worker1:wrong", "nobody:wrong"] {
        let done = support::dvonn(["worker", "--bus", &nats.text(), "--token", token]);
        assert_eq!(done.code, Some(1));
        assert!(done.stderr.contains("the bus refuses this name or token"), "{}", done.stderr);
    }
    let done = support::dvonn(["worker", "--bus", &nats.text(), "--token", "no secret"]);
    assert!(done.bad_use().contains("expected NAME:SECRET"));
}

/// A client, and what NATS refuses it.
async fn thief(address: &NatsAddress) -> (Client, UnboundedReceiver<String>) {
    let (say, hear) = unbounded_channel();
    let options = address.options("thief").event_callback(move |event| {
        let say = say.clone();
        async move {
            if let Event::ServerError(error) = event {
                let _ = say.send(error.to_string());
            }
        }
    });
    (options.connect(address.server()).await.unwrap(), hear)
}

/// Checks that NATS lets a client neither publish nor subscribe.
async fn check_refused(
    client: &Client,
    refused: &mut UnboundedReceiver<String>,
    published: &[&'static str],
    subscribed: &[&'static str],
) {
    let mut expect = async |subject: &str, what: &str| {
        client.flush().await.unwrap();
        let complaint = refused.recv().await.unwrap();
        let is_right = complaint.to_lowercase().contains(&format!("permissions violation for {what}"));
        assert!(is_right && complaint.contains(subject), "{subject}: {complaint}");
    };
    for &subject in published {
        client.publish(subject, "{}".into()).await.unwrap();
        expect(subject, "publish").await;
    }
    for &subject in subscribed {
        let _heard = client.subscribe(subject).await.unwrap();
        expect(subject, "subscription").await;
    }
}

#[test]
fn with_a_stolen_secret_of_the_lab_only_work_can_be_asked_for() {
    let Some(nats) = Nats::start() else { return };
    let runtime = Runtime::new().unwrap();
    let _store = serve(&runtime, &nats, Duration::from_secs(30));
    runtime.block_on(in_time(async {
        let asker = Asker::connect(&nats.address("lab")).await.unwrap();
        let job = add(&asker, &request(100)).await;
        let (client, mut refused) = thief(&nats.address("lab")).await;
        let forbidden = [
            "dvonn.result.lab",
            "dvonn.result.worker1",
            "dvonn.news",
            "dvonn.work.selfplay.1.000000000000.0",
            "$JS.API.INFO",
            "$JS.API.CONSUMER.MSG.NEXT.dvonn-work.selfplay",
            "$JS.API.STREAM.PURGE.dvonn-work",
            "$JS.ACK.dvonn-work.x",
            "_INBOX.worker1.forged",
        ];
        check_refused(&client, &mut refused, &forbidden, &["dvonn.>", "_INBOX.>", "_INBOX.worker1.>", ">"])
            .await;
        // It may stop and delete jobs, also those of others if it knows their names.
        asker.forget(job).await.unwrap();
        assert!(asker.look(job, 0).await.is_err());
    }));
}

#[test]
fn with_a_stolen_secret_of_a_worker_nothing_else_can_be_done() {
    let Some(nats) = Nats::start() else { return };
    let runtime = Runtime::new().unwrap();
    let store = serve(&runtime, &nats, Duration::from_secs(30));
    runtime.block_on(in_time(async {
        let asker = Asker::connect(&nats.address("lab")).await.unwrap();
        let job = add(&asker, &request(100)).await;
        let (client, mut refused) = thief(&nats.address("worker1")).await;
        // It cannot speak as another worker, as the server or as one who asks for work, nor change the queue.
        let forbidden = [
            "dvonn.result.worker2",
            "dvonn.result.server",
            "dvonn.jobs.add",
            "dvonn.jobs.forget",
            "dvonn.news",
            "dvonn.work.selfplay.1.000000000000.0",
            "$JS.API.STREAM.DELETE.dvonn-work",
            "$JS.API.STREAM.PURGE.dvonn-work",
            "$JS.API.CONSUMER.DELETE.dvonn-work.review",
            "_INBOX.lab.forged",
        ];
        // It hears neither games nor the answers to others.
        let deaf = ["dvonn.>", "_INBOX.lab.>", "_INBOX.>", ">", "$JS.EVENT.>"];
        check_refused(&client, &mut refused, &forbidden, &deaf).await;
        // It can give back wrong results, under its own name only.
        let (client, mut refused) = thief(&nats.address("worker1")).await;
        let done = Done { job, chunk: 0, result: r#"{"Ok":["false"]}"#.to_owned() };
        let payload = serde_json::to_vec(&done).unwrap();
        let answer = client.request("dvonn.result.worker1", payload.into()).await.unwrap();
        assert_eq!(&answer.payload[..], br#"{"Ok":null}"#);
        assert!(refused.try_recv().is_err());
        let rows = store.chunk(job, 0).await.unwrap();
        assert_eq!(rows.iter().map(|row| &*row.helper).collect::<Vec<_>>(), ["worker1"]);
        // Garbage is answered with a reason.
        for garbage in ["", "{}", "[1]", r#"{"job":"000000000000","chunk":0,"result":"x"}"#] {
            let answer = client.request("dvonn.result.worker1", garbage.to_owned().into()).await.unwrap();
            let answer: Result<(), String> = serde_json::from_slice(&answer.payload).unwrap();
            assert!(answer.is_err(), "{garbage}");
        }
    }));
}
