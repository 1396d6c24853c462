//! Predicts what a site with many live games needs, from what each part of the work costs.
//!
//! `cargo xtask load -- --nodes 3 --costs FILE` measures the costs, and runs with which the predictions are compared. A move costs the
//! same however many there are, and so does everything else: the model is a sum of products. `docs/scale.md` says what follows.

mod plot;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use crate::Result;
use crate::command::root;
use plot::{Line, plot};

/// Where the measured costs are.
const COSTS: &str = "testdata/scale/costs.txt";

/// How many games are looked at.
const GAMES: [f64; 4] = [1e3, 1e4, 1e5, 1e6];
/// With how many games runs were measured, and at how many servers.
const RUNS: [u32; 3] = [500, 1_000, 2_000];
const SERVERS_OF_RUNS: f64 = 3.0;

/// How many seconds pass between the moves of a game.
const PACE: f64 = 4.0;
/// How many people watch a game, on average.
const SPECTATORS: f64 = 1.0;
/// How many hours of the busiest traffic a day has.
const BUSY_HOURS: f64 = 10.0;

/// What a machine may be used for at the busiest time: half of it, so that half of the machines can fail.
mod half {
    /// Cores of a server with 4 cores, and of PostgreSQL with 16.
    pub(super) const SERVER_CORES: f64 = 2.0;
    pub(super) const POSTGRES_CORES: f64 = 8.0;
    /// Cores of NATS with 4.
    pub(super) const NATS_CORES: f64 = 2.0;
    /// Bytes in a second through a network of a gigabit, and onto a disk that writes 200 MB.
    pub(super) const NETWORK: f64 = 62.5e6;
    pub(super) const DISK: f64 = 100e6;
    /// Bytes of a server with 8 GB.
    pub(super) const MEMORY: f64 = 4e9;
    /// Sockets of a server: 10,000 were measured at one.
    pub(super) const SOCKETS: f64 = 10_000.0;
}

/// The bytes around a message on the bus: the protocol of NATS, TCP and IP.
const ENVELOPE: f64 = 80.0;

/// What was measured, by name.
struct Costs(BTreeMap<String, f64>);

impl Costs {
    fn read() -> Result<Costs> {
        let text = fs::read_to_string(root().join(COSTS)).map_err(|error| format!("{COSTS}: {error}"))?;
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let read = |line: &str| {
            let mut words = line.split_whitespace();
            Some((words.next()?.to_owned(), words.next()?.parse().ok()?))
        };
        let costs = lines.map(|line| read(line).ok_or_else(|| format!("{COSTS}: {line}")));
        Ok(Costs(costs.collect::<Result<_>>()?))
    }

    fn of(&self, name: &str) -> f64 {
        // The tests read all of them.
        *self.0.get(name).unwrap_or_else(|| panic!("{COSTS} has no {name}"))
    }
}

/// Who hears of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum News {
    /// Every server, as it is built.
    ToAll,
    /// Only servers where the game is followed.
    ToFollowers,
}

/// How much is played, and where.
#[derive(Clone, Copy)]
struct Site {
    games: f64,
    /// Moves in a second.
    moves: f64,
    spectators: f64,
    servers: f64,
    news: News,
}

/// What a site uses. Bytes and messages are for a second, but for memory.
struct Needs {
    server_cores: f64,
    postgres_cores: f64,
    nats_cores: f64,
    memory: f64,
    log: f64,
    disk: f64,
    /// To clients.
    sent: f64,
    /// Delivered by the bus.
    news: f64,
}

impl Site {
    fn new(games: f64, servers: f64, news: News) -> Site {
        Site { games, moves: games / PACE, spectators: games * SPECTATORS, servers, news }
    }

    /// At how many servers a game is followed, besides the one where the move is made, if everybody is anywhere.
    fn elsewhere(&self) -> f64 {
        let followers = 2.0 + self.spectators / self.games;
        self.servers * (1.0 - (1.0 - 1.0 / self.servers).powf(followers)) - 1.0
    }

    fn needs(&self, costs: &Costs) -> Needs {
        let &Site { games, moves, spectators, servers, news } = self;
        let cost = |name: &str| costs.of(name);
        let micros = |name: &str| costs.of(name) / 1e6;
        let elsewhere = self.elsewhere();
        let hearing = if news == News::ToAll { servers - 1.0 } else { elsewhere };
        let delivered = moves * cost("move-news") * (hearing + 1.0);
        let idle = |part: &str, watching: f64| {
            servers * cost(&format!("rest-{part}"))
                + games * cost(&format!("game-{part}"))
                + spectators * watching
        };
        let watched = moves * spectators / games;
        let read = |part: &str| moves * elsewhere * micros(&format!("read-{part}"));
        Needs {
            server_cores: idle("node", cost("watcher-node"))
                + moves * (micros("move-node") + hearing * micros("news-node"))
                + read("node")
                + watched * micros("watched-node"),
            postgres_cores: idle("postgres", cost("watcher-postgres"))
                + moves * micros("move-postgres")
                + read("postgres"),
            nats_cores: idle("nats", 0.0) + (moves * cost("move-news") + delivered) * micros("news-nats"),
            memory: idle("memory", cost("watcher-memory")),
            log: moves * cost("move-log"),
            disk: moves * cost("move-disk"),
            sent: moves * cost("move-sent") + watched * cost("watched-sent"),
            news: delivered,
        }
    }

    /// The smallest number of servers that suffices for so many games; `None` if no number does.
    fn smallest(costs: &Costs, games: f64, news: News) -> Option<Site> {
        let suffices = |site: &Site| {
            let needs = site.needs(costs);
            let sockets = 2.0 * games + site.spectators;
            needs.server_cores <= half::SERVER_CORES * site.servers
                && needs.memory <= half::MEMORY * site.servers
                && sockets <= half::SOCKETS * site.servers
        };
        let at = |servers: u32| Site::new(games, f64::from(servers), news);
        let (mut low, mut high) = (2, 10_000);
        if !suffices(&at(high)) {
            return None;
        }
        // More servers always suffice too.
        while low < high {
            let middle = u32::midpoint(low, high);
            if suffices(&at(middle)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        Some(at(low))
    }

    /// How much of each limit is used.
    fn limits(&self, costs: &Costs) -> [(&'static str, f64); 6] {
        let needs = self.needs(costs);
        let hearing = if self.news == News::ToAll { self.moves } else { needs.news / self.servers };
        [
            ("commits of PostgreSQL", self.moves / (costs.of("commits") / 2.0)),
            ("processor of PostgreSQL", needs.postgres_cores / half::POSTGRES_CORES),
            ("log of PostgreSQL", needs.log / half::DISK),
            ("processor of NATS", needs.nats_cores / half::NATS_CORES),
            ("network of NATS", needs.news * (costs.of("news-bytes") + ENVELOPE) / half::NETWORK),
            ("news at each server", hearing * costs.of("news-node") / 1e6 / half::SERVER_CORES),
        ]
    }

    /// The limit of which most is used.
    fn tightest(&self, costs: &Costs) -> (&'static str, f64) {
        let limits = self.limits(costs).into_iter();
        limits.max_by(|one, other| one.1.total_cmp(&other.1)).expect("there are limits")
    }
}

/// How many games there can be until a limit is reached, to two digits.
fn reach(costs: &Costs, news: News, limit: usize) -> Option<f64> {
    let steps = (0..480).map(|step| 100.0 * 10_f64.powf(f64::from(step) / 96.0));
    let full = steps.into_iter().find(|&games| {
        Site::smallest(costs, games, news).is_none_or(|site| site.limits(costs)[limit].1 > 1.0)
    });
    full.map(|games| {
        let unit = 10_f64.powf(games.log10().floor() - 1.0);
        (games / unit).floor() * unit
    })
}

/// Prints the tables, and draws the plots.
pub(crate) fn model() -> Result {
    let costs = Costs::read()?;
    print!("{}", tables(&costs));
    for (path, text) in plots(&costs) {
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        println!("drawn: {}", path.display());
    }
    Ok(())
}

fn tables(costs: &Costs) -> String {
    [comparison(costs), sizes(costs), changes(costs), limits(costs)].join("\n")
}

/// What was measured and predicted at the same number of games, and by how many per cent the prediction is off.
fn differences(costs: &Costs) -> Vec<(u32, &'static str, f64, f64)> {
    let mut all = Vec::new();
    for games in RUNS {
        let measured = |name: &str| costs.of(&format!("run-{games}-{name}"));
        let (games_played, moves) = (f64::from(games), measured("moves"));
        let site =
            Site { games: games_played, moves, spectators: 0.0, servers: SERVERS_OF_RUNS, news: News::ToAll };
        let needs = site.needs(costs);
        for (name, what, predicted) in [
            ("nodes", "cores of the servers", needs.server_cores),
            ("postgres", "cores of PostgreSQL", needs.postgres_cores),
            ("nats", "cores of NATS", needs.nats_cores),
            ("memory", "MB of the servers", needs.memory),
            ("log", "MB/s of the log", needs.log),
        ] {
            let unit = if what.starts_with("MB") { 1e6 } else { 1.0 };
            all.push((games, what, measured(name) / unit, predicted / unit));
        }
    }
    all
}

fn comparison(costs: &Costs) -> String {
    let mut text =
        String::from("| games | | measured | predicted | difference |\n| --- | --- | --- | --- | --- |\n");
    for (games, what, measured, predicted) in differences(costs) {
        let off = 100.0 * (predicted / measured - 1.0);
        let _ = writeln!(
            text,
            "| {} | {what} | {} | {} | {off:+.0} % |",
            number(f64::from(games)),
            number(measured),
            number(predicted)
        );
    }
    text
}

/// What a site needs as it is built.
fn sizes(costs: &Costs) -> String {
    let mut text = String::from(
        "| live games | moves/s | servers | cores: servers, PostgreSQL, NATS | memory of all servers | log | disk a day | to clients | most used limit |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    for games in GAMES {
        let Some(site) = Site::smallest(costs, games, News::ToAll) else {
            let _ = writeln!(
                text,
                "| {} | {} | no number suffices | | | | | | news at each server |",
                number(games),
                number(games / PACE)
            );
            continue;
        };
        let needs = site.needs(costs);
        let (limit, share) = site.tightest(costs);
        let _ = writeln!(
            text,
            "| {} | {} | {} | {}, {}, {} | {} GB | {} MB/s | {} GB | {} MB/s | {limit}: {} % |",
            number(games),
            number(site.moves),
            number(site.servers),
            number(needs.server_cores),
            number(needs.postgres_cores),
            number(needs.nats_cores),
            number(needs.memory / 1e9),
            number(needs.log / 1e6),
            number(needs.disk * 3_600.0 * BUSY_HOURS / 1e9),
            number(needs.sent / 1e6),
            number(100.0 * share),
        );
    }
    text
}

/// The same if only those who follow a game hear of it, and games are divided among databases and bus servers.
fn changes(costs: &Costs) -> String {
    let mut text = String::from(
        "| live games | servers | cores: servers, PostgreSQL, NATS | databases | NATS servers |\n| --- | --- | --- | --- | --- |\n",
    );
    for games in GAMES {
        let Some(site) = Site::smallest(costs, games, News::ToFollowers) else { continue };
        let needs = site.needs(costs);
        let [commits, processor, log, nats, network, _] = site.limits(costs).map(|(_, share)| share);
        let _ = writeln!(
            text,
            "| {} | {} | {}, {}, {} | {} | {} |",
            number(games),
            number(site.servers),
            number(needs.server_cores),
            number(needs.postgres_cores),
            number(needs.nats_cores),
            number(commits.max(processor).max(log).ceil()),
            number(nats.max(network).ceil()),
        );
    }
    text
}

/// How far each limit reaches.
fn limits(costs: &Costs) -> String {
    let mut text = String::from(
        "| limit | live games, as it is built | if only those who follow a game hear of it |\n| --- | --- | --- |\n",
    );
    let names = Site::new(1e3, 2.0, News::ToAll).limits(costs);
    for (limit, (name, _)) in names.into_iter().enumerate() {
        let until =
            |news| reach(costs, news, limit).map_or_else(|| "more than 10 million".to_owned(), number);
        let _ = writeln!(text, "| {name} | {} | {} |", until(News::ToAll), until(News::ToFollowers));
    }
    text
}

/// The plots, with their paths.
fn plots(costs: &Costs) -> [(PathBuf, String); 2] {
    let many: Vec<f64> = (0..=80).map(|step| 300.0 * 10_f64.powf(f64::from(step) * 3.6 / 80.0)).collect();
    let curve = |value: &dyn Fn(&Needs) -> f64| -> Vec<(f64, f64)> {
        let sites = many.iter().filter_map(|&games| Site::smallest(costs, games, News::ToAll));
        sites.map(|site| (site.games, value(&site.needs(costs)))).collect()
    };
    let dots = |name: &str, unit: f64| -> Vec<(f64, f64)> {
        RUNS.map(|games| (f64::from(games), costs.of(&format!("run-{games}-{name}")) / unit)).into()
    };
    let line =
        |name, color, value: &dyn Fn(&Needs) -> f64, dots| Line { name, color, curve: curve(value), dots };
    let cores = [
        line("servers", "#2563eb", &|needs| needs.server_cores, dots("nodes", 1.0)),
        line("PostgreSQL", "#b45309", &|needs| needs.postgres_cores, dots("postgres", 1.0)),
        line("NATS", "#15803d", &|needs| needs.nats_cores, dots("nats", 1.0)),
    ];
    let bytes = [
        line("memory of the servers, MB", "#2563eb", &|needs| needs.memory / 1e6, dots("memory", 1e6)),
        line("log of PostgreSQL, MB/s", "#b45309", &|needs| needs.log / 1e6, dots("log", 1e6)),
        line("to clients, MB/s", "#15803d", &|needs| needs.sent / 1e6, Vec::new()),
    ];
    let path = |name: &str| root().join("docs").join(name);
    [
        (path("scale-cores.svg"), plot("Busy cores by live games", &cores)),
        (path("scale-bytes.svg"), plot("Bytes by live games", &bytes)),
    ]
}

/// A number as people write it: at least two digits that mean something, and commas between thousands.
fn number(value: f64) -> String {
    let decimals = match value.abs() {
        size if size < 0.1 => 3,
        size if size < 1.0 => 2,
        size if size < 10.0 && size.fract() != 0.0 => 1,
        _ => 0,
    };
    let plain = format!("{value:.decimals$}");
    let (whole, fraction) =
        plain.split_once('.').map_or((&*plain, None), |(whole, rest)| (whole, Some(rest)));
    let mut grouped = String::new();
    for (place, digit) in whole.chars().enumerate() {
        if place > 0 && (whole.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    fraction.map_or(grouped.clone(), |fraction| format!("{grouped}.{fraction}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_in_the_documentation_are_those_of_the_model() {
        let text = fs::read_to_string(root().join("docs/scale.md")).unwrap();
        let costs = Costs::read().unwrap();
        for table in [comparison(&costs), sizes(&costs), changes(&costs), limits(&costs)] {
            assert!(text.contains(&table), "`cargo xtask scale-model` prints another table:\n{table}");
        }
        for (path, plot) in plots(&costs) {
            assert_eq!(fs::read_to_string(&path).unwrap(), plot, "{}", path.display());
        }
    }

    #[test]
    fn a_game_is_followed_elsewhere_as_often_as_chance_has_it() {
        let site =
            |servers, spectators| Site { games: 1.0, moves: 1.0, spectators, servers, news: News::ToAll };
        for (servers, spectators, expected) in [(1.0, 0.0, 0.0), (3.0, 0.0, 2.0 / 3.0), (2.0, 1.0, 0.75)] {
            assert!(
                (site(servers, spectators).elsewhere() - expected).abs() < 1e-9,
                "{servers} {spectators}"
            );
        }
    }

    #[test]
    fn numbers_are_written_as_people_do() {
        for (value, written) in [
            (0.0123, "0.012"),
            (0.25, "0.25"),
            (2.0, "2"),
            (2.34, "2.3"),
            (12.7, "13"),
            (1_234_567.0, "1,234,567"),
        ] {
            assert_eq!(number(value), written);
        }
    }
}
