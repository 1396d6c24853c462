//! `worker`: does work for a `dvonn-server` on any machine that reaches its bus.
//!
//! It needs neither the database nor any file: chunks come through NATS, and results go back the same way. What it is asked
//! to do is fixed by the program: it starts no other program, opens no file and writes none.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::available_parallelism;

use clap::Args;
use dvonn_bus::NatsAddress;
use dvonn_jobs::{Event, Skill, Spent, Worker, review_skill};

use crate::Failure;

#[derive(Args, Debug)]
pub(crate) struct WorkerArgs {
    #[arg(
        long,
        value_name = "NATS",
        env = "DVONN_BUS",
        hide_env_values = true,
        help = "The bus of the server, such as nats://bus.example"
    )]
    bus: NatsAddress,
    /// The name and the secret with which the bus lets this worker in
    #[arg(long, value_name = "NAME:SECRET", env = "DVONN_BUS_TOKEN", hide_env_values = true)]
    token: Option<String>,
    /// How many chunks to do at once [default: all processors but one]
    #[arg(long, short = 'j', value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
}

/// Works until Ctrl-C, or until the bus refuses the token.
pub(crate) fn run(args: &WorkerArgs) -> Result<(), Failure> {
    let address = match &args.token {
        Some(token) => {
            let named = |error| Failure::BadUse(format!("--token: {error}"));
            args.bus.clone().with_token(token).map_err(named)?
        }
        None => args.bus.clone(),
    };
    // A bus without users vouches for nobody; then any name will do that no other worker has.
    let name =
        address.user().map_or_else(|| format!("worker-{:012x}", fastrand::u64(..1 << 48)), str::to_owned);
    let jobs = args
        .jobs
        .map_or_else(|| available_parallelism().map_or(1, |all| (all.get() - 1).max(1)), usize::from);
    let mut skills: Vec<Skill> = vec![review_skill()];
    skills.extend(dvonn_lab::skills());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let stop = Arc::new(AtomicBool::new(false));
    runtime.block_on(async {
        let connected = Worker::connect(&address, &name, &skills, Arc::clone(&stop), report).await;
        let worker = connected.map_err(|error| Failure::No(error.to_string()))?;
        eprintln!("{name} works for {address}, {jobs} chunks at once (Ctrl-C to stop)");
        let stopped = dvonn_host::until_told_to_stop();
        tokio::spawn(async move {
            stopped.await;
            stop.store(true, Ordering::Relaxed);
        });
        worker.run(jobs).await;
        Ok(())
    })
}

fn report(event: &Event) {
    match event {
        Event::Begun(_) => {}
        Event::Stored(chunk, Spent { work, queue }) => {
            let place = format!("{} {} chunk {}", chunk.kind, chunk.job, chunk.number);
            println!("{place}: {work:.1?}, and {queue:.1?} to get it and give it back");
        }
        Event::Refused(chunk, reason) => {
            eprintln!("{} {} chunk {}: {reason}", chunk.kind, chunk.job, chunk.number);
        }
        Event::Waiting(reason) => eprintln!("{reason}; trying again"),
    }
}
