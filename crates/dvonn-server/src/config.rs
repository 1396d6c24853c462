//! What the operator can set: on the command line, in the environment and in a TOML file, in this order.

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::{fmt, fs, io};

use clap::Args;
use clap::builder::BoolishValueParser;
use dvonn_bus::BusLocation;
use dvonn_engine::Level;
use dvonn_server::MetricsFor;
use dvonn_store::Location;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// What was set in one place. The file has the same names as the command line.
#[derive(Args, Deserialize, Debug, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Options {
    /// Folder for the database and the files of earlier pages [default: data]
    #[arg(long, value_name = "FOLDER", env = "DVONN_DATA", global = true)]
    data: Option<PathBuf>,
    #[arg(
        long,
        value_name = "DATABASE",
        env = "DVONN_DB",
        global = true,
        hide_env_values = true,
        help = "The database: sqlite:PATH, postgres://USER@HOST/NAME or memory [default: dvonn.sqlite in --data]"
    )]
    #[serde(default, deserialize_with = "read_text")]
    db: Option<Location>,
    #[arg(
        long,
        value_name = "BUS",
        env = "DVONN_BUS",
        global = true,
        hide_env_values = true,
        help = "How several servers with one database reach each other: nats://HOST, postgres or local [default: local]"
    )]
    #[serde(default, deserialize_with = "read_text")]
    bus: Option<BusLocation>,
    /// Address and port to listen on; port 0 means any free port [default: 127.0.0.1:7777]
    #[arg(long, value_name = "ADDRESS", env = "DVONN_LISTEN")]
    listen: Option<SocketAddr>,
    #[arg(
        long,
        value_name = "URL",
        env = "DVONN_ORIGIN",
        help = "The address under which browsers know this server, such as https://dvonn.example"
    )]
    origin: Option<String>,
    /// Trust a proxy in front of this server to name the addresses of clients (x-forwarded-for)
    #[arg(long, env = "DVONN_BEHIND_PROXY", value_name = "BOOL", num_args = 0..=1, require_equals = true,
          default_missing_value = "true", value_parser = BoolishValueParser::new())]
    behind_proxy: Option<bool>,
    /// Levels of the bots that play with anybody, such as 1,3,5,7,9
    #[arg(long, value_name = "LEVELS", env = "DVONN_HOUSE_BOTS", value_delimiter = ',')]
    house_bots: Option<Vec<Level>>,
    /// Threads that think for these bots [default: half of the processors]
    #[arg(long, value_name = "NUMBER", env = "DVONN_BOT_THREADS")]
    bot_threads: Option<NonZero<usize>>,
    /// Threads for reviews; with NATS, for those that no worker has done in time [default: 1]
    #[arg(long, value_name = "NUMBER", env = "DVONN_WORK_THREADS")]
    work_threads: Option<usize>,
    /// Who may read /metrics [default: local]
    #[arg(long, value_enum, value_name = "WHO", env = "DVONN_METRICS")]
    metrics: Option<MetricsFor>,
    /// Write the log as JSON, one object on each line
    #[arg(long, env = "DVONN_JSON_LOG", value_name = "BOOL", num_args = 0..=1, require_equals = true,
          default_missing_value = "true", value_parser = BoolishValueParser::new())]
    json_log: Option<bool>,
    /// Start even if the clock is behind the newest game in the database
    #[arg(long, env = "DVONN_IGNORE_CLOCK", value_name = "BOOL", num_args = 0..=1, require_equals = true,
          default_missing_value = "true", value_parser = BoolishValueParser::new())]
    ignore_clock: Option<bool>,
    /// Serve the page from this folder instead of the built-in one
    #[arg(long, value_name = "FOLDER", env = "DVONN_FOLDER")]
    folder: Option<PathBuf>,
}

/// What is set in the end.
#[derive(Serialize, Clone, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Config {
    pub(crate) data: PathBuf,
    #[serde(serialize_with = "write_text")]
    pub(crate) db: Location,
    #[serde(serialize_with = "write_text")]
    pub(crate) bus: BusLocation,
    pub(crate) listen: SocketAddr,
    pub(crate) origin: Option<String>,
    pub(crate) behind_proxy: bool,
    pub(crate) house_bots: Vec<Level>,
    pub(crate) bot_threads: Option<NonZero<usize>>,
    pub(crate) work_threads: usize,
    pub(crate) metrics: MetricsFor,
    pub(crate) json_log: bool,
    pub(crate) ignore_clock: bool,
    pub(crate) folder: Option<PathBuf>,
}

/// Why a configuration cannot be used.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ConfigError {
    #[error("{}: {error}", .path.display())]
    Unreadable { path: PathBuf, error: io::Error },
    #[error("{}: {error}", .path.display())]
    Invalid { path: PathBuf, error: toml::de::Error },
    #[error("{} contains a password, and other users can read it; change that with `chmod 600`", .0.display())]
    ReadableSecret(PathBuf),
    #[error(
        "a password on the command line can be seen by every user; set DVONN_DB or DVONN_BUS, or use --config"
    )]
    VisibleSecret,
}

impl Options {
    /// What was typed on the command line must not contain a password: every user of the machine can see it.
    pub(crate) fn refuse_secret(&self, is_typed: impl Fn(&str) -> bool) -> Result<(), ConfigError> {
        let in_db = is_typed("db") && self.db.as_ref().is_some_and(Location::has_password);
        let in_bus = is_typed("bus") && self.bus.as_ref().is_some_and(BusLocation::has_password);
        if in_db || in_bus { Err(ConfigError::VisibleSecret) } else { Ok(()) }
    }

    /// Completes what was set here by what a file says, and by the defaults.
    pub(crate) fn complete(self, file: Option<&Path>) -> Result<Config, ConfigError> {
        let file = file.map_or_else(|| Ok(Options::default()), read)?;
        let data = self.data.or(file.data).unwrap_or_else(|| "data".into());
        let db = self.db.or(file.db).unwrap_or_else(|| Location::Sqlite(data.join("dvonn.sqlite")));
        Ok(Config {
            data,
            db,
            bus: self.bus.or(file.bus).unwrap_or_default(),
            listen: self.listen.or(file.listen).unwrap_or((Ipv4Addr::LOCALHOST, 7777).into()),
            origin: self.origin.or(file.origin).map(|origin| origin.trim_end_matches('/').to_owned()),
            behind_proxy: self.behind_proxy.or(file.behind_proxy).unwrap_or(false),
            house_bots: self.house_bots.or(file.house_bots).unwrap_or_default(),
            bot_threads: self.bot_threads.or(file.bot_threads),
            work_threads: self.work_threads.or(file.work_threads).unwrap_or(1),
            metrics: self.metrics.or(file.metrics).unwrap_or_default(),
            json_log: self.json_log.or(file.json_log).unwrap_or(false),
            ignore_clock: self.ignore_clock.or(file.ignore_clock).unwrap_or(false),
            folder: self.folder.or(file.folder),
        })
    }
}

impl Config {
    /// As a file that would have the same effect, but without passwords.
    pub(crate) fn to_toml(&self) -> String {
        toml::to_string(self).expect("texts, numbers and lists can be written as TOML")
    }
}

fn read(path: &Path) -> Result<Options, ConfigError> {
    let fail = |error| ConfigError::Unreadable { path: path.to_owned(), error };
    let text = fs::read_to_string(path).map_err(fail)?;
    let options: Options =
        toml::from_str(&text).map_err(|error| ConfigError::Invalid { path: path.to_owned(), error })?;
    if options.refuse_secret(|_| true).is_err() && is_readable_by_others(path).map_err(fail)? {
        return Err(ConfigError::ReadableSecret(path.to_owned()));
    }
    Ok(options)
}

#[cfg(unix)]
fn is_readable_by_others(path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt as _;
    Ok(fs::metadata(path)?.permissions().mode() & 0o077 != 0)
}

/// Other systems decide this in ways that the standard library does not know.
#[cfg(not(unix))]
fn is_readable_by_others(_: &Path) -> io::Result<bool> {
    Ok(false)
}

fn read_text<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err: fmt::Display>,
{
    String::deserialize(deserializer)?.parse().map(Some).map_err(de::Error::custom)
}

fn write_text<S: Serializer>(value: &impl fmt::Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}
