//! Work that is done by workers elsewhere gives what this process alone gives, on a real NATS server.

#![allow(clippy::unwrap_used)]

mod support;

use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use dvonn_bus::{BusLocation, NatsAddress};
use dvonn_coach::Collection;
use dvonn_jobs::{
    Asker, AskerError, Chunk, ChunkResult, Event, JobId, JobRequest, Skill, Spent, Worker, engine_mark,
};
use dvonn_server::{App, Hub, Server, Settings, Work};
use dvonn_store::{Change, HelperState, Location, Store, Use, open};
use dvonn_testkit::testdata;
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use support::{LAB, lab_line};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// A server, and those who work for it. They end with the runtime.
struct Works {
    runtime: Runtime,
    store: Arc<dyn Store>,
    address: NatsAddress,
    text: String,
    stop: Arc<AtomicBool>,
    folder: TempDir,
}

impl Works {
    /// A server on the test's NATS server, with a prefix that nobody else uses; `None` if there is no NATS server.
    fn open() -> Option<Works> {
        let nats = std::env::var("DVONN_TEST_NATS").ok()?;
        let text = format!("{nats}/lab{:016x}", fastrand::u64(..));
        let Ok(BusLocation::Nats(address)) = text.parse() else { panic!("{text}") };
        let runtime = Runtime::new().unwrap();
        let store = runtime.block_on(open(&Location::Memory, Use::Serve, None)).unwrap();
        let patience = Duration::from_secs(30);
        let work = Work::Queue { address: address.clone(), patience, threads: 0 };
        let settings = Settings { work, ..Settings::default() };
        let app = App::new(Arc::clone(&store), Hub::alone(), settings);
        let server = runtime.block_on(Server::bind("127.0.0.1:0".parse().unwrap(), app, None)).unwrap();
        runtime.spawn(server.run(std::future::pending()));
        let (stop, folder) = (Arc::default(), tempfile::tempdir().unwrap());
        Some(Works { runtime, store, address, text, stop, folder })
    }

    /// Another worker.
    fn hire(&self, name: &str, skills: &[Skill], jobs: usize) {
        self.runtime.block_on(self.join(name, skills, jobs));
    }

    async fn join(&self, name: &str, skills: &[Skill], jobs: usize) {
        let stop = Arc::clone(&self.stop);
        let worker = Worker::connect(&self.address, name, skills, stop, |_| {}).await.unwrap();
        self.runtime.spawn(worker.run(jobs));
    }

    /// Waits for a test's end, far longer than it takes.
    fn in_time(&self, test: impl Future<Output = ()>) {
        let timed = async { tokio::time::timeout(Duration::from_mins(2), test).await };
        self.runtime.block_on(timed).unwrap();
    }

    /// Asks for self-play, a game in each chunk, as soon as the server listens.
    async fn add(&self, asker: &Asker, chunks: u32) -> JobId {
        let plan = json!({ "nodes": 50, "boards": "random", "noise": 0.1, "asides": 0.0 });
        let games = json!({ "first": 0, "end": chunks, "size": 1 });
        let parameters = json!({ "plan": plan, "games": games }).to_string();
        let (kind, engine) = ("selfplay".to_owned(), engine_mark());
        self.request(asker, &JobRequest { kind, engine, parameters, seed: 1, chunks }).await
    }

    async fn request(&self, asker: &Asker, request: &JobRequest) -> JobId {
        loop {
            match asker.add(request).await {
                Ok(job) => return job,
                Err(AskerError::NoAnswer) => tokio::task::yield_now().await,
                Err(error) => panic!("{error}"),
            }
        }
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).display().to_string()
    }

    fn states(&self) -> Vec<(String, HelperState)> {
        let helpers = self.runtime.block_on(self.store.helpers()).unwrap();
        helpers.into_iter().map(|helper| (helper.name, helper.state)).collect()
    }
}

#[test]
fn workers_play_the_same_games_and_are_compared() {
    let Some(works) = Works::open() else { return };
    for name in ["anvil", "bellows"] {
        works.hire(name, &dvonn_lab::skills(), 1);
    }
    let (here, there) = (works.path("here"), works.path("there"));
    lab_line(&format!("selfplay --nodes 60 -n 7 --asides 0.2 --out {here}")).success();
    let by_others = format!("--workers {} --chunk 2", works.text);
    lab_line(&format!("selfplay --nodes 60 -n 7 --asides 0.2 --out {there} {by_others}")).success();
    assert_eq!(std::fs::read(&here).unwrap(), std::fs::read(&there).unwrap());
    // More games later.
    lab_line(&format!("selfplay --nodes 60 -n 9 --asides 0.2 --resume --out {here}")).success();
    lab_line(&format!("selfplay --nodes 60 -n 9 --asides 0.2 --resume --out {there} {by_others}")).success();
    assert_eq!(std::fs::read(&here).unwrap(), std::fs::read(&there).unwrap());
    assert!(!std::path::Path::new(&format!("{there}.job")).exists());

    let (here, there) = (works.path("match here"), works.path("match there"));
    for (folder, how) in [(&here, ""), (&there, &*by_others)] {
        let line = format!("match engine,nodes=200 grabber -n 8 {how}");
        let mut arguments: Vec<&str> = line.split_whitespace().collect();
        arguments.extend(["--out", folder]);
        support::lab(arguments).success();
    }
    let games = |folder: &str| std::fs::read_to_string(format!("{folder}/games.dvonn")).unwrap();
    assert_eq!(games(&here), games(&there));
    assert_eq!(games(&here).matches("Round").count(), 8);
    // Both were compared with each other, and jobs that are over leave nothing behind.
    let proven = |name: &str| (name.to_owned(), HelperState::Proven);
    assert_eq!(works.states(), [proven("anvil"), proven("bellows")]);
    assert_eq!(works.runtime.block_on(works.store.open_jobs(9)).unwrap(), []);
    works.stop.store(true, Ordering::Relaxed);
}

#[test]
fn workers_find_the_same_puzzles_and_prove_the_same() {
    let Some(works) = Works::open() else { return };
    for name in ["anvil", "bellows"] {
        works.hire(name, &dvonn_lab::skills(), 1);
    }
    let by_others = |chunk: usize| format!("--workers {} --chunk {chunk}", works.text);
    let (here, there) = (works.path("here.puz"), works.path("there.puz"));
    lab_line(&format!("puzzles --seed 4 --games 12 -o {here}")).success();
    lab_line(&format!("puzzles --seed 4 --games 7 -o {there} {}", by_others(2))).success();
    lab_line(&format!("puzzles --seed 4 --games 12 --resume -o {there} {}", by_others(2))).success();
    assert_eq!(std::fs::read(&here).unwrap(), std::fs::read(&there).unwrap());

    // One that is proved but has another rating, and one that is not proved.
    let mut broken = Collection::read(&std::fs::read(&here).unwrap()).unwrap();
    assert!(broken.puzzles.len() > 2);
    broken.puzzles[0].rating += 1;
    broken.puzzles[1].proof.next -= 1;
    std::fs::write(&here, broken.to_bytes()).unwrap();
    let check = |out: &str, how: &str| lab_line(&format!("puzzles --check {here} -o {out} {how}")).no();
    let kept = works.path("kept.puz");
    assert_eq!(check(&kept, ""), check(&there, &by_others(2)));
    assert_eq!(std::fs::read(&kept).unwrap(), std::fs::read(&there).unwrap());
    let refused = lab_line(&format!("puzzles --records {here} -o x {}", by_others(2)));
    assert!(refused.bad_use().contains("--workers takes no records"));

    let folder = testdata::path("solve").display().to_string();
    let bench = |how: &str| {
        let line = format!("solve-bench {folder} --stacks 16 --json {how}");
        let mut rows: Value = serde_json::from_str(&lab_line(&line).success()).unwrap();
        for row in rows.as_array_mut().unwrap() {
            // Those of workers are not measured.
            let row = row.as_object_mut().unwrap();
            let times = [row.remove("seconds"), row.remove("nodes_per_second")];
            assert_eq!(times.iter().all(Option::is_some), how.is_empty());
        }
        rows
    };
    assert_eq!(bench(""), bench(&by_others(40)));
    works.stop.store(true, Ordering::Relaxed);
}

#[test]
fn what_makes_no_sense_is_refused_by_those_who_could_do_it() {
    let positions = json!([dvonn_core::Position::START]);
    for (kind, parameters, reason) in [
        ("puzzles", json!({ "games": { "first": 0, "end": 9, "size": 0 } }), "no such chunk"),
        (
            "puzzles",
            json!({ "games": { "first": 1u64 << 40, "end": 1u64 << 41, "size": 1 } }),
            "no such game",
        ),
        ("proofs", json!({ "puzzles": "00zz", "size": 1 }), "no hexadecimal digits"),
        ("proofs", json!({ "puzzles": "0000", "size": 1 }), "not a file of puzzles"),
        ("solve", json!({ "proof": "margin", "positions": positions, "size": 1 }), "still being placed"),
        ("solve", json!({ "proof": "margin", "positions": [], "size": 1 }), "no such chunk"),
    ] {
        let skill = dvonn_lab::skills().into_iter().find(|skill| skill.kind == kind).unwrap();
        let (job, parameters) = (dvonn_jobs::JobId::new(1), parameters.to_string());
        let chunk = Chunk { job, number: 0, kind: kind.to_owned(), seed: 1, parameters };
        let refused = (skill.perform)(&chunk, &AtomicBool::new(false)).unwrap().unwrap_err();
        assert!(refused.contains(reason), "{kind}: {refused}");
    }
}

/// Says that every game was won.
fn liar() -> Skill {
    #[expect(clippy::unnecessary_wraps, reason = "a skill may also be stopped")]
    fn perform(_: &Chunk, _: &AtomicBool) -> Option<ChunkResult> {
        Some(Ok(serde_json::json!(["", ""])))
    }
    Skill { kind: "selfplay", perform }
}

#[test]
fn a_worker_that_lies_is_set_aside_and_its_chunks_are_done_again() {
    let Some(works) = Works::open() else { return };
    let trust = Change::JudgeHelper { helper: "anvil".to_owned(), state: HelperState::Trusted };
    let _ = works.runtime.block_on(works.store.write(trust)).unwrap();
    works.hire("liar", &[liar()], 1);
    let (here, there) = (works.path("here"), works.path("there"));
    let mut lab = Command::new(LAB)
        .args([
            "selfplay",
            "--nodes",
            "60",
            "-n",
            "8",
            "--chunk",
            "2",
            "--workers",
            &works.text,
            "--out",
            &there,
        ])
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // The liar has done everything before the honest one begins.
    while works.runtime.block_on(works.store.helpers()).unwrap().iter().all(|helper| helper.results < 4) {
        assert!(lab.try_wait().unwrap().is_none(), "nothing of the liar counts");
        std::thread::yield_now();
    }
    works.hire("anvil", &dvonn_lab::skills(), 1);
    assert!(lab.wait().unwrap().success());
    lab_line(&format!("selfplay --nodes 60 -n 8 --out {here}")).success();
    assert_eq!(std::fs::read(&here).unwrap(), std::fs::read(&there).unwrap());
    let expected = [("anvil", HelperState::Trusted), ("liar", HelperState::SetAside)];
    assert_eq!(works.states(), expected.map(|(name, state)| (name.to_owned(), state)));
    works.stop.store(true, Ordering::Relaxed);
}

#[cfg(unix)]
#[test]
fn a_run_that_is_interrupted_continues_with_what_was_done() {
    let Some(works) = Works::open() else { return };
    let trust = Change::JudgeHelper { helper: "anvil".to_owned(), state: HelperState::Trusted };
    let _ = works.runtime.block_on(works.store.write(trust)).unwrap();
    let (here, there) = (works.path("here"), works.path("there"));
    let line =
        ["selfplay", "--nodes", "60", "-n", "6", "--chunk", "2", "--workers", &works.text, "--out", &there];
    let mut lab = Command::new(LAB).args(line).stderr(Stdio::null()).spawn().unwrap();
    let open_jobs = || works.runtime.block_on(works.store.open_jobs(9)).unwrap();
    while open_jobs().is_empty() {
        assert!(lab.try_wait().unwrap().is_none());
        std::thread::yield_now();
    }
    let job = open_jobs()[0].job.id;
    let id = rustix::process::Pid::from_child(&lab);
    rustix::process::kill_process(id, rustix::process::Signal::INT).unwrap();
    assert_eq!(lab.wait().unwrap().code(), Some(1));
    let state = || works.runtime.block_on(works.store.job(job)).unwrap().unwrap().state;
    assert_eq!(state(), dvonn_store::JobState::Cancelled);
    works.hire("anvil", &dvonn_lab::skills(), 1);
    // The same job again.
    let mut again = line.to_vec();
    again.push("--resume");
    support::lab(&again).success();
    assert!(works.runtime.block_on(works.store.job(job)).unwrap().is_none());
    lab_line(&format!("selfplay --nodes 60 -n 6 --out {here}")).success();
    assert_eq!(std::fs::read(&here).unwrap(), std::fs::read(&there).unwrap());
    works.stop.store(true, Ordering::Relaxed);
}

/// How often the first chunk of a job was begun. It always ends in a panic, as if it killed its worker.
static BEGUN: AtomicUsize = AtomicUsize::new(0);

fn clumsy() -> Skill {
    fn perform(chunk: &Chunk, stop: &AtomicBool) -> Option<ChunkResult> {
        if chunk.number == 0 {
            BEGUN.fetch_add(1, Ordering::Relaxed);
            panic!("a fault of ours");
        }
        (!stop.load(Ordering::Relaxed)).then(|| Ok(json!(chunk.number)))
    }
    Skill { kind: "selfplay", perform }
}

#[test]
fn a_chunk_that_kills_its_workers_rests_until_its_message_is_gone_and_holds_up_no_other() {
    let Some(works) = Works::open() else { return };
    let trust = Change::JudgeHelper { helper: "anvil".to_owned(), state: HelperState::Trusted };
    let _ = works.runtime.block_on(works.store.write(trust)).unwrap();
    let begun = || BEGUN.load(Ordering::Relaxed);
    works.in_time(async {
        let client = works.address.connect("test").await.unwrap();
        let advisory = "$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES";
        let stream = format!("{}-work", works.address.prefix());
        let mut exhausted = client.subscribe(format!("{advisory}.{stream}.>")).await.unwrap();
        client.flush().await.unwrap();
        let asker = Asker::connect(&works.address).await.unwrap();
        let job = works.add(&asker, 3).await;
        works.join("anvil", &[clumsy()], 1).await;
        exhausted.next().await.unwrap();
        assert_eq!(begun(), 5);
        // The others are done, although it was the first in the queue.
        let [first, second] = [1, 2].map(|number| json!({ "Ok": number }).to_string());
        while asker.look(job, 1).await.unwrap().results != [first.clone(), second.clone()] {
            tokio::task::yield_now().await;
        }
        assert_eq!(begun(), 5);
        // The row still wants it, so that it is there again after its message.
        let context = dvonn_bus::async_nats::jetstream::new(client.clone());
        context.get_stream(&stream).await.unwrap().purge().await.unwrap();
        exhausted.next().await.unwrap();
        assert_eq!(begun(), 10);
        asker.forget(job).await.unwrap();
    });
    works.stop.store(true, Ordering::Relaxed);
}

#[test]
fn messages_that_the_bus_has_lost_are_sent_again_from_their_rows() {
    let Some(works) = Works::open() else { return };
    let trust = Change::JudgeHelper { helper: "anvil".to_owned(), state: HelperState::Trusted };
    let _ = works.runtime.block_on(works.store.write(trust)).unwrap();
    works.in_time(async {
        let client = works.address.connect("test").await.unwrap();
        let context = dvonn_bus::async_nats::jetstream::new(client);
        let stream = format!("{}-work", works.address.prefix());
        // Waits until the stream has messages with numbers greater than this; returns the last one's.
        let filled = async |after: u64| loop {
            if let Ok(mut stream) = context.get_stream(&stream).await
                && let Ok(info) = stream.info().await
                && info.state.messages == 3
                && info.state.last_sequence > after
            {
                return info.state.last_sequence;
            }
            tokio::task::yield_now().await;
        };
        let asker = Asker::connect(&works.address).await.unwrap();
        let job = works.add(&asker, 3).await;
        let last = filled(0).await;
        context.get_stream(&stream).await.unwrap().purge().await.unwrap();
        let again = filled(last).await;
        assert_eq!(again, last + 3);
        // The whole queue with those who wait for chunks, as after a bus has lost its disk.
        context.delete_stream(&stream).await.unwrap();
        assert_eq!(filled(0).await, 3);
        // Only those who wait for chunks.
        let counter = format!("selfplay-{}", engine_mark());
        while context.delete_consumer_from_stream(&counter, &stream).await.is_err() {
            tokio::task::yield_now().await;
        }
        works.join("anvil", &dvonn_lab::skills(), 1).await;
        while asker.look(job, 0).await.unwrap().results.len() < 3 {
            tokio::task::yield_now().await;
        }
    });
    works.stop.store(true, Ordering::Relaxed);
}

/// Where the time of the chunks went, and the processor time of the work alone.
static SPENT: Mutex<Vec<Spent>> = Mutex::new(Vec::new());
static WORKED: Mutex<Duration> = Mutex::new(Duration::ZERO);

/// Self-play that measures its processor time.
#[cfg(unix)]
fn measured() -> Skill {
    fn perform(chunk: &Chunk, stop: &AtomicBool) -> Option<ChunkResult> {
        let skill = dvonn_lab::skills().into_iter().find(|skill| skill.kind == "selfplay").unwrap();
        let before = processor_time(rustix::time::ClockId::ThreadCPUTime);
        let result = (skill.perform)(chunk, stop);
        *WORKED.lock().unwrap() +=
            processor_time(rustix::time::ClockId::ThreadCPUTime).saturating_sub(before);
        result
    }
    Skill { kind: "selfplay", perform }
}

#[cfg(unix)]
fn processor_time(clock: rustix::time::ClockId) -> Duration {
    let time = rustix::time::clock_gettime(clock);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// `docs/benchmarks.md` has the command.
#[cfg(unix)]
#[test]
#[ignore = "measures for minutes"]
fn handing_out_chunks_of_half_a_minute_costs_little() {
    const CHUNKS: u32 = 4;
    const GAMES: u64 = 24;
    let works = Works::open().expect("DVONN_TEST_NATS is set");
    let trust = Change::JudgeHelper { helper: "anvil".to_owned(), state: HelperState::Trusted };
    let _ = works.runtime.block_on(works.store.write(trust)).unwrap();
    let report = |event: &Event| {
        if let Event::Stored(_, spent) = event {
            SPENT.lock().unwrap().push(*spent);
        }
    };
    let skills = [measured()];
    let connected = Worker::connect(&works.address, "anvil", &skills, Arc::clone(&works.stop), report);
    let smith = works.runtime.block_on(connected).unwrap();
    works.runtime.spawn(smith.run(1));
    works.runtime.block_on(async {
        let asker = Asker::connect(&works.address).await.unwrap();
        let plan = json!({ "nodes": 100_000, "boards": "random", "noise": 0.1, "asides": 0.0 });
        let games = json!({ "first": 0, "end": u64::from(CHUNKS) * GAMES, "size": GAMES });
        let parameters = json!({ "plan": plan, "games": games }).to_string();
        let (kind, engine) = ("selfplay".to_owned(), engine_mark());
        let request = JobRequest { kind, engine, parameters, seed: 1, chunks: CHUNKS };
        let processor = processor_time(rustix::time::ClockId::ProcessCPUTime);
        let begun = Instant::now();
        let job = works.request(&asker, &request).await;
        // As often as the lab looks.
        while asker.look(job, 0).await.unwrap().results.len() < CHUNKS as usize {
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        let all = begun.elapsed();
        let processor = processor_time(rustix::time::ClockId::ProcessCPUTime).saturating_sub(processor);
        let spent = SPENT.lock().unwrap().clone();
        let work: Duration = spent.iter().map(|spent| spent.work).sum();
        let queue: Duration = spent.iter().map(|spent| spent.queue).sum();
        let worked = *WORKED.lock().unwrap();
        let percent = |part: Duration, whole: Duration| 100.0 * part.as_secs_f64() / whole.as_secs_f64();
        println!(
            "{CHUNKS} chunks of {:.1?}: getting and giving back {:.2} %, with all waiting {:.2} %, processor time {:.2} %",
            work / CHUNKS,
            percent(queue, work),
            percent(all.saturating_sub(work), work),
            percent(processor.saturating_sub(worked), worked),
        );
        assert!(all.saturating_sub(work) <= work * 3 / 100);
        assert!(processor.saturating_sub(worked) <= worked * 3 / 100);
    });
    works.stop.store(true, Ordering::Relaxed);
}

#[test]
fn workers_get_no_files_no_clocks_and_no_programs() {
    let Some(works) = Works::open() else { return };
    for (line, complaint) in [
        ("match engine,movetime=1s random -n 2", "movetime does not mean the same on every worker"),
        ("match udi,nodes=1:true random -n 2", "workers only run players inside the lab"),
        ("match engine,nodes=9 random --clock cpu -n 2", "--clock is for matches on this machine"),
    ] {
        let done = lab_line(&format!("{line} --workers {}", works.text));
        assert!(done.bad_use().contains(complaint), "{line}");
    }
    let done = lab_line("match random random -n 2 --workers nats://127.0.0.1:9");
    assert!(done.bad_use().contains("--workers: the bus nats://127.0.0.1:9 fails"));
}
