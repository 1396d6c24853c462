//! The options for `setoption`.

use std::path::PathBuf;

use dvonn_engine::{Level, Settings};

use crate::network_choice::{self, NetworkChoice};

/// The options set in a dialogue.
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    /// The engine's own settings.
    pub settings: Settings,
    /// How many lines to find.
    pub lines: usize,
    /// The level to play at.
    pub level: Option<Level>,
}

impl Default for Options {
    fn default() -> Options {
        let settings = Settings { evaluator: network_choice::built_in(), ..Settings::default() };
        Options { settings, lines: 1, level: None }
    }
}

/// The option that is no number: a file, `default` or `none`.
const NETWORK: &str = "Network";

/// One option: a whole number within bounds.
struct Spin {
    name: &'static str,
    min: u64,
    max: u64,
    get: fn(&Options) -> u64,
    set: fn(&mut Options, u64),
}

const SPINS: [Spin; 5] = [
    Spin {
        name: "Threads",
        min: 1,
        max: 256,
        get: |options| options.settings.threads as u64,
        set: |options, value| options.settings.threads = value as usize,
    },
    Spin {
        name: "Hash",
        min: 1,
        max: 65536,
        get: |options| options.settings.hash as u64,
        set: |options, value| options.settings.hash = value as usize,
    },
    Spin {
        name: "Lines",
        min: 1,
        max: 256,
        get: |options| options.lines as u64,
        set: |options, value| options.lines = value as usize,
    },
    Spin {
        name: "Seed",
        min: 0,
        max: u64::MAX,
        get: |options| options.settings.seed,
        set: |options, value| options.settings.seed = value,
    },
    Spin {
        name: "Level",
        min: 0,
        max: 10,
        get: |options| options.level.map_or(0, |level| level.number().into()),
        set: |options, value| options.level = u8::try_from(value).ok().and_then(Level::new),
    },
];

impl Options {
    /// The lines that list the options.
    pub(super) fn describe() -> impl Iterator<Item = String> {
        let default = Options::default();
        let spins = SPINS.iter().map(move |Spin { name, min, max, get, .. }| {
            format!("option name {name} type spin default {} min {min} max {max}", get(&default))
        });
        spins.chain([format!("option name {NETWORK} type string default default")])
    }

    /// Carries out `setoption name NAME value VALUE`, given the words after the first. If this needs a network in a file,
    /// nothing changes, and the answer is its path; [`Options::set_network`] then does the rest.
    pub(super) fn set(&mut self, words: &[&str]) -> Result<Option<PathBuf>, String> {
        let ["name", name, "value", _, ..] = words else {
            return Err("expected setoption name NAME value VALUE".to_owned());
        };
        // The name of a file may contain spaces.
        let value = words[3..].join(" ");
        if name.eq_ignore_ascii_case(NETWORK) {
            match value.parse().unwrap_or_else(|never: std::convert::Infallible| match never {}) {
                NetworkChoice::File(path) => return Ok(Some(path)),
                choice => self.settings.evaluator = choice.evaluator()?,
            }
            return Ok(None);
        }
        let Some(spin) = SPINS.iter().find(|spin| spin.name.eq_ignore_ascii_case(name)) else {
            let names: Vec<&str> = SPINS.iter().map(|spin| spin.name).chain([NETWORK]).collect();
            return Err(format!("unknown option {name:?}; there are {}", names.join(", ")));
        };
        let Spin { name, min, max, .. } = spin;
        let value = value
            .parse()
            .ok()
            .filter(|value| (*min..=*max).contains(value))
            .ok_or_else(|| format!("{name} must be a number from {min} to {max}, not {value:?}"))?;
        if *name == "Hash" && !is_room_for(value) {
            return Err(format!("not enough memory for {value} megabytes"));
        }
        (spin.set)(self, value);
        Ok(None)
    }
}

/// Whether this much memory is available. The table itself is allocated when a search starts, which is too late to
/// refuse.
fn is_room_for(megabytes: u64) -> bool {
    let bytes = usize::try_from(megabytes).ok().and_then(|megabytes| megabytes.checked_mul(1 << 20));
    bytes.is_some_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
}
