//! `dvonn-server`: serves the page and online games.

use std::io::Write as _;
use std::net::SocketAddr;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Args, Parser, Subcommand};
use dvonn_engine::Level;
use dvonn_host::{Site, start_logging, until_told_to_stop};
use dvonn_server::{App, LocalBus, Proxy, Server, Settings};
use dvonn_store::{Location, Use, backup, check, create, open};

type Outcome = Result<ExitCode, Box<dyn std::error::Error>>;

/// Serves DVONN: the page, and online games in SQLite or PostgreSQL
#[derive(Parser, Debug)]
#[command(version)]
struct Cli {
    #[command(flatten)]
    data: Data,
    #[command(flatten)]
    serve: Serve,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Args, Debug)]
struct Data {
    /// Folder for the database, unless --db names another place
    #[arg(long, value_name = "FOLDER", env = "DVONN_DATA", default_value = "data", global = true)]
    data: PathBuf,
    #[arg(
        long,
        value_name = "DATABASE",
        env = "DVONN_DB",
        global = true,
        hide_env_values = true,
        help = "The database: sqlite:PATH, postgres://USER@HOST/NAME or memory"
    )]
    db: Option<Location>,
}

#[derive(Args, Debug)]
struct Serve {
    /// Address and port to listen on; port 0 means any free port
    #[arg(long, value_name = "ADDRESS", env = "DVONN_LISTEN", default_value = "127.0.0.1:7777")]
    listen: SocketAddr,
    #[arg(
        long,
        value_name = "URL",
        env = "DVONN_ORIGIN",
        help = "The address under which browsers know this server, such as https://dvonn.example"
    )]
    origin: Option<String>,
    /// Trust a proxy in front of this server to name the addresses of clients (x-forwarded-for)
    #[arg(long, env = "DVONN_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Levels of the bots that play with anybody, such as 1,3,5,7,9
    #[arg(long, value_name = "LEVELS", env = "DVONN_HOUSE_BOTS", value_delimiter = ',')]
    house_bots: Vec<Level>,
    /// Threads that think for these bots; half of the processors unless you say otherwise
    #[arg(long, value_name = "NUMBER", env = "DVONN_BOT_THREADS")]
    bot_threads: Option<NonZero<usize>>,
    /// Serve the page from this folder instead of the built-in one
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Look after the database
    #[command(subcommand)]
    Db(DbCommand),
}

#[derive(Subcommand, Debug)]
enum DbCommand {
    /// Fold every game again and compare it with what is stored
    Check,
    /// Create the PostgreSQL database that --db names
    Create,
    /// Copy the SQLite database into a new file, also while it is served
    Backup {
        /// The new file
        file: PathBuf,
    },
}

impl Data {
    fn location(&self) -> Location {
        self.db.clone().unwrap_or_else(|| Location::Sqlite(self.data.join("dvonn.sqlite")))
    }
}

fn main() -> ExitCode {
    let Cli { data, serve, command } = Cli::parse();
    let location = data.location();
    let outcome = tokio::runtime::Runtime::new().map_err(Into::into).and_then(|runtime| {
        runtime.block_on(async {
            match command {
                None => serve_until_stopped(&data.data, &location, serve).await,
                Some(Command::Db(DbCommand::Check)) => check_all(&location).await,
                Some(Command::Db(DbCommand::Backup { file })) => {
                    backup(&location, &file).await?;
                    Ok(ExitCode::SUCCESS)
                }
                Some(Command::Db(DbCommand::Create)) => {
                    create(&location).await?;
                    Ok(ExitCode::SUCCESS)
                }
            }
        })
    });
    outcome.unwrap_or_else(|error| {
        eprintln!("dvonn-server: {error}");
        ExitCode::FAILURE
    })
}

async fn serve_until_stopped(data: &Path, location: &Location, serve: Serve) -> Outcome {
    start_logging();
    let Serve { listen, origin, behind_proxy, house_bots, bot_threads, folder, open: opens } = serve;
    let site = match folder {
        Some(folder) => {
            Some(Site::read(&folder).map_err(|error| format!("--folder {}: {error}", folder.display()))?)
        }
        None => Site::embedded(),
    };
    // A trial in memory leaves nothing behind.
    let site = match site {
        Some(site) if *location != Location::Memory => Some(site.with_previous(&data.join("assets"))?),
        site => site,
    };
    if site.is_none() {
        tracing::warn!("this program was built without the page; `cargo xtask run` builds it with the page");
    }
    let store = open(location, Use::Serve, None).await?;
    tracing::info!(database = %location, "opened");
    let origin = origin.map(|origin| origin.trim_end_matches('/').to_owned());
    let proxy = if behind_proxy { Proxy::Trusted } else { Proxy::None };
    let house_bots = house_bots.into_iter().collect();
    let settings = Settings { origin, proxy, house_bots, bot_threads };
    let app = App::new(store, Arc::new(LocalBus::default()), settings);
    let server = Server::bind(listen, app, site).await?;
    let stop = until_told_to_stop();
    let address = format!("http://{}/", server.address());
    let mut out = std::io::stdout();
    writeln!(out, "DVONN is running at {address} (Ctrl-C to stop)")?;
    out.flush()?;
    if opens && open::that_detached(&address).is_err() {
        writeln!(out, "No browser could be opened.")?;
    }
    server.run(stop).await?;
    Ok(ExitCode::SUCCESS)
}

/// Exits with 1 if something is wrong.
async fn check_all(location: &Location) -> Outcome {
    let store = open(location, Use::Maintain, None).await?;
    let checked = check(&*store).await?;
    for fault in &checked.faults {
        println!("{}: {}", fault.game, fault.reason);
    }
    println!("{} games, {} events, {} faults", checked.games, checked.events, checked.faults.len());
    Ok(if checked.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
