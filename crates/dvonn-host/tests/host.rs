//! The host through a real socket, as a browser sees it.

#![allow(clippy::unwrap_used)]

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use dvonn_host::{BindError, Server, Site, SiteError, router};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::Instant;

const INDEX: &str = "<!doctype html><title>DVONN</title>";
const SCRIPT: &str =
    "console.log('a script that is long enough to be worth compressing, compressing, compressing');";

fn brotli(text: &str) -> Vec<u8> {
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut text.as_bytes(), &mut packed, &brotli::enc::BrotliEncoderParams::default())
        .unwrap();
    packed
}

fn site() -> Site {
    let folder = tempfile::tempdir().unwrap();
    let put = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, bytes).unwrap();
    };
    put("index.html", INDEX.as_bytes());
    put("index.html.br", &brotli(INDEX));
    put("service-worker.js", SCRIPT.as_bytes());
    put("assets/boot-0123.js", SCRIPT.as_bytes());
    put("assets/boot-0123.js.br", &brotli(SCRIPT));
    put("assets/engine-0123.wasm", b"\0asm");
    put("assets/manifest-0123.webmanifest", b"{}");
    put("assets/icon-0123.png", b"\x89PNG");
    put("assets/icon-0123.svg", b"<svg/>");
    put("assets/style-0123.css", b"a{}");
    Site::read(folder.path()).unwrap()
}

/// A running host that can be stopped.
struct Host {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Host {
    async fn start() -> Host {
        Host::serve(site()).await
    }

    async fn serve(site: Site) -> Host {
        let server = Server::bind("127.0.0.1:0".parse().unwrap(), router(site)).await.unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async move { stopped.await.unwrap() }));
        Host { address, stop, task }
    }

    async fn ask(&self, request: &str, headers: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let text = format!("{request} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{headers}\r\n");
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.unwrap();
        Answer::read(&bytes)
    }

    async fn get(&self, path: &str) -> Answer {
        self.ask(&format!("GET {path}"), "").await
    }
}

#[derive(Debug)]
struct Answer {
    status: u16,
    head: String,
    body: Vec<u8>,
}

impl Answer {
    fn read(bytes: &[u8]) -> Answer {
        let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").unwrap();
        let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, head, body: bytes[end + 4..].to_vec() }
    }

    fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().skip(1).filter_map(|line| line.split_once(": "));
        lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_does_not_finish_a_request_is_cut_off() {
    let host = Host::start().await;
    for sent in ["", "GET / HTTP/1.1\r\nhost: local"] {
        let begin = Instant::now();
        let mut stream = TcpStream::connect(host.address).await.unwrap();
        stream.write_all(sent.as_bytes()).await.unwrap();
        // Nothing happens, so the paused clock goes on to the next thing that is due.
        assert_eq!(stream.read(&mut [0]).await.unwrap(), 0, "{sent:?}");
        assert!(begin.elapsed() >= Duration::from_secs(30), "{sent:?}");
    }
}

#[tokio::test]
async fn every_answer_isolates_the_page_and_forbids_other_origins() {
    let host = Host::start().await;
    for (path, status) in [("/", 200), ("/assets/boot-0123.js", 200), ("/missing.js", 404), ("/healthz", 200)]
    {
        let answer = host.get(path).await;
        assert_eq!(answer.status, status, "{path}");
        for (name, value) in [
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-embedder-policy", "require-corp"),
            ("cross-origin-resource-policy", "same-origin"),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
        ] {
            assert_eq!(answer.header(name), Some(value), "{path} {name}");
        }
        let policy = answer.header("content-security-policy").unwrap();
        for part in ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "frame-ancestors 'none'"] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"), "{policy}");
    }
}

#[tokio::test]
async fn files_have_their_content_types() {
    let host = Host::start().await;
    for (path, kind) in [
        ("/", "text/html; charset=utf-8"),
        ("/assets/boot-0123.js", "text/javascript; charset=utf-8"),
        ("/assets/engine-0123.wasm", "application/wasm"),
        ("/assets/manifest-0123.webmanifest", "application/manifest+json"),
        ("/assets/icon-0123.png", "image/png"),
        ("/assets/icon-0123.svg", "image/svg+xml"),
        ("/assets/style-0123.css", "text/css; charset=utf-8"),
    ] {
        assert_eq!(host.get(path).await.header("content-type"), Some(kind), "{path}");
    }
}

#[tokio::test]
async fn routes_of_the_page_return_the_page_and_other_paths_are_missing() {
    let host = Host::start().await;
    for path in ["/", "/analyse", "/play/", "/play/deep/down", "/index.html", "/analyse?a=b.c"] {
        let answer = host.get(path).await;
        assert_eq!((answer.status, answer.body.as_slice()), (200, INDEX.as_bytes()), "{path}");
    }
    for path in [
        "/missing.js",
        "/favicon.ico",
        "/assets/",
        "/assets/boot",
        "/assets/old-9999.js",
        "/index.html.br",
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
    ] {
        let answer = host.get(path).await;
        assert_eq!((answer.status, answer.body.as_slice()), (404, &b"not found\n"[..]), "{path}");
    }
}

#[tokio::test]
async fn hashed_files_are_cached_permanently_and_the_page_is_revalidated() {
    let host = Host::start().await;
    for (path, cache) in [
        ("/assets/boot-0123.js", "public, max-age=31536000, immutable"),
        ("/", "no-cache"),
        ("/analyse", "no-cache"),
        ("/service-worker.js", "no-cache"),
        ("/healthz", "no-store"),
    ] {
        assert_eq!(host.get(path).await.header("cache-control"), Some(cache), "{path}");
    }
}

#[tokio::test]
async fn unchanged_files_are_not_sent_again() {
    let host = Host::start().await;
    for encoding in ["", "accept-encoding: br\r\n"] {
        let first = host.ask("GET /", encoding).await;
        let tag = first.header("etag").unwrap();
        let again = host.ask("GET /", &format!("{encoding}if-none-match: {tag}\r\n")).await;
        assert_eq!((again.status, again.body.len()), (304, 0));
        assert_eq!(again.header("etag"), Some(tag));
        let other = host.ask("GET /", &format!("{encoding}if-none-match: \"old\"\r\n")).await;
        assert_eq!((other.status, &other.body), (200, &first.body));
    }
    let tags = [host.ask("GET /", "").await, host.ask("GET /", "accept-encoding: br\r\n").await];
    assert_ne!(tags[0].header("etag"), tags[1].header("etag"), "the two forms are different bytes");
}

#[tokio::test]
async fn the_compressed_version_is_sent_only_to_clients_that_accept_it() {
    let host = Host::start().await;
    let path = "GET /assets/boot-0123.js";
    let packed = host.ask(path, "accept-encoding: gzip, deflate, br, zstd\r\n").await;
    assert_eq!(
        (packed.header("content-encoding"), packed.header("vary")),
        (Some("br"), Some("accept-encoding"))
    );
    let mut plain = Vec::new();
    brotli::BrotliDecompress(&mut packed.body.as_slice(), &mut plain).unwrap();
    assert_eq!(plain, SCRIPT.as_bytes());
    assert!(packed.body.len() < plain.len());
    for headers in ["", "accept-encoding: gzip\r\n", "accept-encoding: br;q=0\r\n"] {
        let answer = host.ask(path, headers).await;
        assert_eq!((answer.header("content-encoding"), answer.body.as_slice()), (None, SCRIPT.as_bytes()));
    }
    let answer = host.ask("GET /assets/icon-0123.png", "accept-encoding: br\r\n").await;
    assert_eq!((answer.header("content-encoding"), answer.header("vary")), (None, None));
}

#[tokio::test]
async fn only_reading_is_allowed() {
    let host = Host::start().await;
    for path in ["/", "/healthz", "/missing.js"] {
        let refused = host.ask(&format!("POST {path}"), "content-length: 0\r\n").await;
        assert_eq!(
            (refused.status, &*refused.body),
            (405, &b"this address can only be read\n"[..]),
            "{path}"
        );
    }
    let head = host.ask("HEAD /", "").await;
    assert_eq!((head.status, head.body.len()), (200, 0));
    assert_eq!(head.header("content-length"), Some(INDEX.len().to_string().as_str()));
    assert_eq!(host.get("/healthz").await.body, b"ok\n");
}

#[tokio::test]
async fn when_stopped_it_finishes_requests_and_accepts_no_more() {
    let host = Host::start().await;
    // Half a request, so that the host is busy with it.
    let mut stream = TcpStream::connect(host.address).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\n").await.unwrap();
    let mut first = [0];
    stream.read_exact(&mut first).await.unwrap();
    host.stop.send(()).unwrap();
    stream.write_all(b"host: localhost\r\n\r\n").await.unwrap();
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).await.unwrap();
    let rest = String::from_utf8(rest).unwrap();
    assert!(rest.contains(INDEX), "{rest}");
    host.task.await.unwrap();
    assert!(TcpStream::connect(host.address).await.is_err());
}

#[tokio::test]
async fn an_address_that_cannot_be_used_is_named() {
    let host = Host::start().await;
    let taken = Server::bind(host.address, router(site())).await.err().unwrap();
    assert!(matches!(taken, BindError::InUse(address) if address == host.address), "{taken}");
    assert!(taken.to_string().contains(&host.address.to_string()));
    // An address reserved for documentation, which no machine has.
    let foreign = Server::bind("192.0.2.1:7777".parse().unwrap(), router(site())).await.err().unwrap();
    assert!(matches!(foreign, BindError::NotHere(_)), "{foreign}");
}

#[test]
fn a_folder_without_a_page_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    assert!(matches!(Site::read(folder.path()), Err(SiteError::NoIndex)));
    let missing = Site::read(Path::new("no/such/folder")).unwrap_err();
    assert!(
        matches!(&missing, SiteError::Unreadable { .. }) && missing.to_string().contains("no/such/folder")
    );
}

#[tokio::test]
async fn after_an_update_the_previous_build_s_files_are_still_there() {
    let build = |name: &str| {
        let script = (format!("assets/{name}.js"), SCRIPT.into());
        let packed = (format!("assets/{name}.js.br"), brotli(SCRIPT).into());
        Site::new([("index.html".to_owned(), INDEX.into()), script, packed]).unwrap()
    };
    let kept = tempfile::tempdir().unwrap();
    let folder = kept.path().join("assets");
    let first = build("boot-1").with_previous(&folder).unwrap();
    let second = build("boot-2").with_previous(&folder).unwrap();
    for (site, name, status) in [
        (first.clone(), "boot-1", 200),
        (first, "boot-2", 404),
        (second.clone(), "boot-1", 200),
        (second.clone(), "boot-2", 200),
    ] {
        let host = Host::serve(site).await;
        assert_eq!(host.get(&format!("/assets/{name}.js")).await.status, status, "{name}");
    }
    let packed = Host::serve(second).await.ask("GET /assets/boot-1.js", "accept-encoding: br\r\n").await;
    assert_eq!(packed.header("content-encoding"), Some("br"));

    // What no build has had for a long time goes.
    let old = std::time::SystemTime::now() - std::time::Duration::from_hours(31 * 24);
    for name in ["boot-1.js", "boot-1.js.br"] {
        std::fs::File::options().write(true).open(folder.join(name)).unwrap().set_modified(old).unwrap();
    }
    let third = Host::serve(build("boot-3").with_previous(&folder).unwrap()).await;
    assert_eq!(third.get("/assets/boot-1.js").await.status, 404);
    assert_eq!(third.get("/assets/boot-2.js").await.status, 200);
    assert!(!folder.join("boot-1.js").exists());
}
