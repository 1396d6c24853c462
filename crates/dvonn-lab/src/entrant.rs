//! Players as written on the command line: a kind, its settings, and a command for other programs.
//!
//! `engine,nodes=5000`, `engine,level=3`, `plain2011,time=3s`, `grabber`, `random`, `udi,nodes=5000:COMMAND`,
//! `codecup,time=5s:COMMAND`. A command is split into words as in a shell, but is not run by a shell.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use dvonn_engine::handcrafted::WeightsError;
use dvonn_engine::network::Network;
use dvonn_engine::placement::BoardNetwork;
use dvonn_engine::{Evaluator, Feature, Features, Handicap, ParseLevelError, Settings, UnknownFeature};

use crate::player::{
    CodecupPlayer, GrabberPlayer, LibraryPlayer, PlainPlayer, RandomPlayer, Strength, UdiPlayer,
    spoken_placements,
};
use crate::{Budget, Fault, Opening, Openings, Player};

/// Default size of the engine's table in megabytes: enough for the node counts of tests, and quick to allocate.
const DEFAULT_HASH: usize = 16;

/// The description of a player, from which one can be started for each game.
#[derive(Clone, PartialEq, Debug)]
pub struct Entrant {
    text: String,
    name: String,
    kind: Kind,
    budget: Budget,
    seed: Option<u64>,
}

#[derive(Clone, PartialEq, Debug)]
enum Kind {
    Engine { settings: Settings, strength: Strength },
    Plain2011,
    Grabber,
    Random,
    Udi { command: Vec<String>, options: Vec<(String, String)> },
    Codecup { command: Vec<String> },
}

/// Replaced in a command by the placements of the opening.
const PLACEMENTS: &str = "{placements}";
/// Replaced in a command by the seed of the game.
const SEED: &str = "{seed}";

/// Why a text does not describe a player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntrantError {
    /// No kind of player has this name.
    #[error("unknown kind of player {0:?}; expected engine, plain2011, grabber, random, udi or codecup")]
    Kind(String),
    /// A setting is not a pair of key and value.
    #[error("{0:?} is not of the form KEY=VALUE")]
    NotAPair(String),
    /// A setting was given twice.
    #[error("{0} is given twice")]
    Twice(String),
    /// This kind has no such setting.
    #[error("{kind} has no setting {key:?}; it has {known}")]
    Unknown {
        /// The kind of player.
        kind: String,
        /// The unknown setting.
        key: String,
        /// The settings that it has.
        known: String,
    },
    /// The value is invalid.
    #[error("{key}={value}: {reason}")]
    Value {
        /// The setting.
        key: String,
        /// The value.
        value: String,
        /// Why it is invalid.
        reason: String,
    },
    /// Without a limit the player would never move.
    #[error("{0} needs a limit: nodes, depth, movetime or time")]
    Boundless(String),
    /// A level has its own limits.
    #[error("a level or a handicap cannot be combined with nodes, depth or movetime, nor with each other")]
    LevelAndLimit,
    /// Only other programs have a command.
    #[error("{0} takes no command")]
    Command(String),
    /// Other programs need a command.
    #[error("{0} needs a command after a colon, such as {0}:./program")]
    NoCommand(String),
    /// The quotes of the command do not match.
    #[error("the command {0:?} has a quote that is not closed")]
    Quotes(String),
}

impl Entrant {
    /// Its name in results and records: the `name` setting, or else the whole description.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its limits.
    pub fn budget(&self) -> &Budget {
        &self.budget
    }

    /// Whether it is another program.
    pub fn is_external(&self) -> bool {
        matches!(self.kind, Kind::Udi { .. } | Kind::Codecup { .. })
    }

    /// Checks that a description means the same on every machine: no clock, no file, no other program. It is checked before
    /// it is read, because reading one opens its files.
    ///
    /// # Errors
    /// If it does not, with the reason.
    pub(crate) fn check_portable(text: &str) -> Result<(), String> {
        let (head, command) = text.split_once(':').unwrap_or((text, ""));
        let mut parts = head.split(',').map(str::trim);
        let kind = parts.next().unwrap_or_default();
        if !["engine", "plain2011", "grabber", "random"].contains(&kind) || !command.is_empty() {
            return Err(format!("{text}: workers only run players inside the lab"));
        }
        for (key, _) in parts.filter_map(|part| part.split_once('=')) {
            if ["time", "inc", "movetime", "threads", "weights", "net", "boards"].contains(&key) {
                return Err(format!("{text}: {key} does not mean the same on every worker"));
            }
        }
        Ok(())
    }

    /// The number of threads it searches with, if set here.
    pub fn threads(&self) -> usize {
        match &self.kind {
            Kind::Engine { settings, .. } => settings.threads.max(1),
            _ => 1,
        }
    }

    /// Checks that it can play games with these openings.
    ///
    /// # Errors
    /// If it cannot, with the reason.
    pub fn can_begin(&self, openings: &Openings) -> Result<(), String> {
        let Kind::Codecup { command } = &self.kind else {
            return Ok(());
        };
        match openings {
            Openings::Placements(0) => Ok(()),
            Openings::Placements(1 | 2) => {
                Err("--placements must be 0 or at least 3 for CodeCup programs".to_owned())
            }
            _ if !command.iter().any(|word| word.contains(PLACEMENTS)) => Err(format!(
                "{self}: a CodeCup program begins with the empty board (--phase full --placements 0), \
                 unless {PLACEMENTS} in its command stands for the opening"
            )),
            Openings::Book(boards) => {
                let opening = |board: &dvonn_core::Position| Opening { start: *board, moves: Vec::new() };
                match boards.iter().find(|board| opening(board).placements().is_none()) {
                    Some(board) => {
                        Err(format!("{self}: {board} in the book is not a full board of single pieces"))
                    }
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// Starts a player for one game. The seed is used unless the description has one.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(&self, seed: u64, opening: &Opening, patience: Duration) -> Result<Box<dyn Player>, Fault> {
        let seed = self.seed.unwrap_or(seed);
        Ok(match &self.kind {
            Kind::Engine { settings, strength } => {
                Box::new(LibraryPlayer::new(Settings { seed, ..settings.clone() }, self.budget, *strength))
            }
            Kind::Plain2011 => Box::new(PlainPlayer::new(seed, self.budget)),
            Kind::Grabber => Box::new(GrabberPlayer::new(seed)),
            Kind::Random => Box::new(RandomPlayer::new(seed)),
            Kind::Udi { command, options } => {
                let command: Vec<String> =
                    command.iter().map(|word| word.replace(SEED, &seed.to_string())).collect();
                Box::new(UdiPlayer::start(&command, options, self.budget, patience)?)
            }
            Kind::Codecup { command } => {
                let placements = opening.placements().unwrap_or_default();
                let placements = spoken_placements(&placements);
                let command: Vec<String> = command
                    .iter()
                    .map(|word| word.replace(PLACEMENTS, &placements).replace(SEED, &seed.to_string()))
                    .collect();
                Box::new(CodecupPlayer::start(&command, opening.moves.len())?)
            }
        })
    }
}

/// Writes the text that it was parsed from.
impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl FromStr for Entrant {
    type Err = EntrantError;

    fn from_str(text: &str) -> Result<Entrant, EntrantError> {
        let (head, command) = match text.split_once(':') {
            Some((head, command)) => (head, Some(command)),
            None => (text, None),
        };
        let mut given = Given::parse(head)?;
        let seed = given.take("seed", number)?;
        let name = given.take("name", |name| Ok(name.to_owned()))?.unwrap_or_else(|| text.to_owned());
        let budget = budget(&mut given)?;
        let kind = match given.kind.as_str() {
            "engine" => {
                let (strength, settings) = (strength(&mut given)?, engine_settings(&mut given)?);
                Kind::Engine { settings, strength }
            }
            "plain2011" => Kind::Plain2011,
            "grabber" => Kind::Grabber,
            "random" => Kind::Random,
            "udi" => Kind::Udi { options: udi_options(&mut given)?, command: words(&given, command)? },
            "codecup" => Kind::Codecup { command: words(&given, command)? },
            other => return Err(EntrantError::Kind(other.to_owned())),
        };
        given.finish()?;
        if command.is_some() && !matches!(kind, Kind::Udi { .. } | Kind::Codecup { .. }) {
            return Err(EntrantError::Command(given.kind));
        }
        let has_level =
            matches!(kind, Kind::Engine { strength: Strength::Level(_) | Strength::Handicap(_), .. });
        if has_level && !(Budget { time: None, ..budget }).is_boundless() {
            return Err(EntrantError::LevelAndLimit);
        }
        let needs_limit = !matches!(kind, Kind::Grabber | Kind::Random | Kind::Codecup { .. });
        if budget.is_boundless() && needs_limit && !has_level {
            return Err(EntrantError::Boundless(given.kind));
        }
        Ok(Entrant { text: text.to_owned(), name, kind, budget, seed })
    }
}

/// Reads how strong our engine plays.
fn strength(given: &mut Given) -> Result<Strength, EntrantError> {
    let level =
        given.take("level", |text| text.parse().map_err(|error: ParseLevelError| error.to_string()))?;
    match (level, given.take("handicap", handicap)?) {
        (None, None) => Ok(Strength::Full),
        (Some(level), None) => Ok(Strength::Level(level)),
        (None, Some(handicap)) => Ok(Strength::Handicap(handicap)),
        (Some(_), Some(_)) => Err(EntrantError::LevelAndLimit),
    }
}

/// The numbers of a handicap, in the order of its fields, joined by `/`.
fn handicap(text: &str) -> Result<Handicap, String> {
    let numbers: Vec<&str> = text.split('/').collect();
    let [insight, blur, habit, placements, whim, misses_answers, misses_jumps, misses_falls, care] =
        numbers[..]
    else {
        return Err("not nine numbers joined by /".to_owned());
    };
    Ok(Handicap {
        insight: number(insight)?,
        blur: number(blur)?,
        habit: number(habit)?,
        placements: number(placements)?,
        whim: number(whim)?,
        misses_answers: number(misses_answers)?,
        misses_jumps: number(misses_jumps)?,
        misses_falls: number(misses_falls)?,
        care: number(care)?,
    })
}

/// Reads the settings of our engine. Only this function knows their names on the command line.
fn engine_settings(given: &mut Given) -> Result<Settings, EntrantError> {
    let standard = Settings::default();
    let weights = given.take("weights", |path| weights(Path::new(path)))?;
    let network = given.take("net", |path| network(Path::new(path)).map(Evaluator::Network))?;
    let judgement = given.take("judgement", |word| match word {
        "hand" => Ok(standard.evaluator.clone()),
        "material" => Ok(Evaluator::Material),
        _ => Err("neither hand nor material".to_owned()),
    })?;
    Ok(Settings {
        threads: given.take("threads", number)?.unwrap_or(1),
        hash: given.take("hash", number)?.unwrap_or(DEFAULT_HASH),
        without: given.take("without", ideas)?.unwrap_or(standard.without),
        evaluator: network.or(weights).or(judgement).unwrap_or(standard.evaluator),
        board_network: given.take("boards", |path| board_network(Path::new(path)))?.unwrap_or_default(),
        ..Settings::default()
    })
}

/// Search features to switch off, joined by `+`.
fn ideas(names: &str) -> Result<Features, String> {
    names.parse().map_err(|error: UnknownFeature| {
        let known: Vec<&str> = Feature::ALL.into_iter().map(|(_, name)| name).collect();
        format!("{error}; there are {}", known.join(", "))
    })
}

/// Weights of the handcrafted evaluation, from a file.
pub(crate) fn weights(path: &Path) -> Result<Evaluator, String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    text.parse().map(Evaluator::HandCrafted).map_err(|error: WeightsError| error.to_string())
}

/// A network from a file.
pub(crate) fn network(path: &Path) -> Result<Network, String> {
    let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
    Network::from_bytes(&bytes).map_err(|error| error.to_string())
}

/// A network of full boards from a file.
pub(crate) fn board_network(path: &Path) -> Result<BoardNetwork, String> {
    let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
    BoardNetwork::from_bytes(&bytes).map_err(|error| error.to_string())
}

/// Options of another engine that can be set here.
fn udi_options(given: &mut Given) -> Result<Vec<(String, String)>, EntrantError> {
    let mut options = Vec::new();
    for (key, name) in [("threads", "Threads"), ("hash", "Hash")] {
        if let Some(value) = given.take(key, number::<u64>)? {
            options.push((name.to_owned(), value.to_string()));
        }
    }
    Ok(options)
}

/// The words of another program's command.
fn words(given: &Given, command: Option<&str>) -> Result<Vec<String>, EntrantError> {
    let command = command.unwrap_or_default();
    let words = shell_words::split(command).map_err(|_| EntrantError::Quotes(command.to_owned()))?;
    if words.is_empty() {
        return Err(EntrantError::NoCommand(given.kind.clone()));
    }
    Ok(words)
}

fn budget(given: &mut Given) -> Result<Budget, EntrantError> {
    Ok(Budget {
        nodes: given.take("nodes", number)?,
        depth: given.take("depth", number)?,
        move_time: given.take("movetime", duration)?,
        time: given.take("time", duration)?,
        increment: given.take("inc", duration)?.unwrap_or_default(),
    })
}

/// Settings as written; each is removed when it is read.
struct Given {
    kind: String,
    values: BTreeMap<String, String>,
    known: Vec<&'static str>,
}

impl Given {
    fn parse(head: &str) -> Result<Given, EntrantError> {
        let mut parts = head.split(',').map(str::trim);
        let kind = parts.next().unwrap_or_default().to_owned();
        let mut values = BTreeMap::new();
        for part in parts {
            let (key, value) = part.split_once('=').ok_or_else(|| EntrantError::NotAPair(part.to_owned()))?;
            if values.insert(key.to_owned(), value.to_owned()).is_some() {
                return Err(EntrantError::Twice(key.to_owned()));
            }
        }
        Ok(Given { kind, values, known: Vec::new() })
    }

    fn take<T>(
        &mut self,
        key: &'static str,
        parse: impl Fn(&str) -> Result<T, String>,
    ) -> Result<Option<T>, EntrantError> {
        self.known.push(key);
        let Some(value) = self.values.remove(key) else {
            return Ok(None);
        };
        match parse(&value) {
            Ok(parsed) => Ok(Some(parsed)),
            Err(reason) => Err(EntrantError::Value { key: key.to_owned(), value, reason }),
        }
    }

    fn finish(&self) -> Result<(), EntrantError> {
        match self.values.keys().next() {
            None => Ok(()),
            Some(key) => Err(EntrantError::Unknown {
                kind: self.kind.clone(),
                key: key.clone(),
                known: self.known.join(", "),
            }),
        }
    }
}

/// A whole number; `_` may separate digits, `k` and `M` stand for thousands and millions.
pub(crate) fn number<N: TryFrom<u64>>(text: &str) -> Result<N, String> {
    let plain = text.replace('_', "");
    let (digits, factor) = match plain.strip_suffix(['k', 'M']) {
        Some(digits) if plain.ends_with('k') => (digits, 1_000),
        Some(digits) => (digits, 1_000_000),
        None => (plain.as_str(), 1),
    };
    digits
        .parse::<u64>()
        .ok()
        .and_then(|number| number.checked_mul(factor))
        .and_then(|number| N::try_from(number).ok())
        .ok_or_else(|| "not a whole number in range".to_owned())
}

/// A time such as `50ms`, `3s`, `1.5s` or `2m`.
pub(crate) fn duration(text: &str) -> Result<Duration, String> {
    const REASON: &str = "not a time such as 50ms, 3s or 2m";
    let unit_at = text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (amount, unit) = text.split_at(unit_at);
    let unit = match unit {
        "ms" => 0.001,
        "s" => 1.0,
        "m" => 60.0,
        _ => return Err(REASON.to_owned()),
    };
    let amount: f64 = amount.parse().map_err(|_| REASON.to_owned())?;
    Duration::try_from_secs_f64(amount * unit).map_err(|_| REASON.to_owned())
}
