//! `dvonn-server`: serves the page and online games.

mod admin;
mod config;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use admin::AdminCommand;
use clap::parser::ValueSource;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use config::{Config, Options};
use dvonn_bus::BusLocation;
use dvonn_host::{LogFormat, Site, start_logging, until_told_to_stop};
use dvonn_jobs::Queue;
use dvonn_server::{App, Hub, Nodes, Proxy, Server, Settings, Work, export};
use dvonn_store::{Location, Use, backup, check, check_time, create, open, relay, restore};

type Exit = Result<ExitCode, Box<dyn std::error::Error>>;

/// Serves DVONN: the page, and online games in SQLite or PostgreSQL
#[derive(Parser, Debug)]
#[command(version)]
struct Cli {
    /// A TOML file with the options below; the command line and the environment override it
    #[arg(long, value_name = "FILE", env = "DVONN_CONFIG", global = true)]
    config: Option<PathBuf>,
    #[command(flatten)]
    options: Options,
    /// Print the settings that result from all three, without passwords, and exit
    #[arg(long)]
    print_config: bool,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Check, copy, restore or export the database
    #[command(subcommand)]
    Db(DbCommand),
    /// Manage players, reports and workers
    #[command(subcommand)]
    Admin(AdminCommand),
}

#[derive(Subcommand, Debug)]
enum DbCommand {
    /// Rebuild every game from its events and compare the result with what is stored
    Check,
    /// Create the PostgreSQL database that --db names
    Create,
    /// Copy the SQLite database into a new file, even while a server uses it
    Backup {
        /// The new file
        file: PathBuf,
    },
    /// Replace the SQLite database, which no server may be using, with a copy
    Restore {
        /// A file made by `db backup`
        file: PathBuf,
    },
    /// Write every game to standard output, one JSON object on each line
    Export,
}

fn main() -> ExitCode {
    let matches = Cli::command().get_matches();
    let is_typed = |name: &str| matches.value_source(name) == Some(ValueSource::CommandLine);
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    perform(cli, is_typed).unwrap_or_else(|error| {
        eprintln!("dvonn-server: {error}");
        ExitCode::FAILURE
    })
}

fn perform(cli: Cli, is_typed: impl Fn(&str) -> bool) -> Exit {
    let Cli { config, options, print_config, open: opens, command } = cli;
    options.refuse_secret(is_typed)?;
    let config = options.complete(config.as_deref())?;
    if print_config {
        print!("{}", config.to_toml());
        return Ok(ExitCode::SUCCESS);
    }
    tokio::runtime::Runtime::new()?.block_on(async {
        match command {
            None => serve_until_stopped(config, opens).await,
            Some(Command::Db(DbCommand::Check)) => check_all(&config.db).await,
            Some(Command::Db(DbCommand::Backup { file })) => {
                backup(&config.db, &file).await?;
                Ok(ExitCode::SUCCESS)
            }
            Some(Command::Db(DbCommand::Restore { file })) => {
                if let Some(kept) = restore(&config.db, &file).await? {
                    println!("the database that was there is now {}", kept.display());
                }
                check_all(&config.db).await
            }
            Some(Command::Db(DbCommand::Export)) => export_all(&config.db).await,
            Some(Command::Admin(command)) => admin::perform(&config.db, command).await,
            Some(Command::Db(DbCommand::Create)) => {
                create(&config.db).await?;
                Ok(ExitCode::SUCCESS)
            }
        }
    })
}

async fn serve_until_stopped(config: Config, opens: bool) -> Exit {
    start_logging(if config.json_log { LogFormat::Json } else { LogFormat::Text });
    let site = match &config.folder {
        Some(folder) => {
            Some(Site::read(folder).map_err(|error| format!("--folder {}: {error}", folder.display()))?)
        }
        None => Site::embedded(),
    };
    // A trial in memory leaves nothing behind.
    let site = match site {
        Some(site) if config.db != Location::Memory => Some(site.with_previous(&config.data.join("assets"))?),
        site => site,
    };
    if site.is_none() {
        tracing::warn!("this program was built without the page; `cargo xtask run` builds it with the page");
    }
    let store = open(&config.db, Use::Serve, None).await?;
    if !config.ignore_clock {
        check_time(&*store).await?;
    }
    tracing::info!(database = %config.db, "opened");
    let hub = join(&config.bus, &config.db).await?;
    let keeps = config.db != Location::Memory;
    let settings = Settings {
        data: keeps.then_some(config.data),
        origin: config.origin,
        nodes: if matches!(config.db, Location::Postgres(_)) { Nodes::Several } else { Nodes::One },
        proxy: if config.behind_proxy { Proxy::Trusted } else { Proxy::None },
        metrics: config.metrics,
        house_bots: config.house_bots.into_iter().collect(),
        bot_threads: config.bot_threads,
        work: match config.bus {
            BusLocation::Nats(address) => {
                Work::Queue { address, patience: Queue::PATIENCE, threads: config.work_threads }
            }
            _ => Work::Threads(config.work_threads),
        },
    };
    let app = App::new(store, hub, settings);
    let server = Server::bind(config.listen, app, site).await?;
    let stop = until_told_to_stop();
    let address = format!("http://{}/", server.address());
    let mut out = std::io::stdout();
    writeln!(out, "DVONN is running at {address} (Ctrl-C to stop)")?;
    out.flush()?;
    if opens && open::that_detached(&address).is_err() {
        writeln!(out, "No browser could be opened.")?;
    }
    server.run(stop).await;
    Ok(ExitCode::SUCCESS)
}

/// Joins the bus on which this server tells others what is new.
async fn join(bus: &BusLocation, db: &Location) -> Result<Arc<Hub>, Box<dyn std::error::Error>> {
    if *bus != BusLocation::Local && !matches!(db, Location::Postgres(_)) {
        return Err(
            format!("--bus {bus} is for several servers with one PostgreSQL database; set --db too").into()
        );
    }
    Ok(match bus {
        BusLocation::Local => Hub::alone(),
        BusLocation::Nats(address) => Hub::on(address.join("dvonn-server").await?),
        BusLocation::Postgres => {
            Hub::on(relay(db).await?.ok_or("the bus of a database needs a PostgreSQL database")?)
        }
    })
}

/// Exits with 1 if something is wrong.
async fn check_all(location: &Location) -> Exit {
    let store = open(location, Use::Maintain, None).await?;
    let checked = check(&*store).await?;
    for fault in &checked.faults {
        println!("{}: {}", fault.game, fault.reason);
    }
    println!("{} games, {} events, {} faults", checked.games, checked.events, checked.faults.len());
    Ok(if checked.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn export_all(location: &Location) -> Exit {
    let store = open(location, Use::Maintain, None).await?;
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let mut last = None;
    loop {
        let (lines, next) = export(&*store, last).await?;
        out.write_all(lines.as_bytes())?;
        match next {
            Some(next) => last = Some(next),
            None => break,
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
