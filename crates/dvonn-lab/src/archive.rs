//! A match on disk: every game as a record, and the state of the match.
//!
//! A pair's games are appended before the state that counts them is written, and the state knows the length of the
//! games file. So an interrupted match continues as if nothing had happened.

use std::fs::{File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::{Contest, PlayedGame, Totals};

/// What to do with a match that is already in the folder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resume {
    /// Continue it, or begin one if there is none.
    GoOn,
    /// Leave it alone and return an error.
    Refuse,
}

/// The folder of a match.
#[derive(Debug)]
pub struct Archive {
    folder: PathBuf,
    games: File,
    state: State,
}

/// The content of `match.json`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct State {
    #[serde(flatten)]
    identity: Identity,
    /// Length of the file of games, in bytes.
    games_bytes: u64,
    totals: Totals,
}

/// The settings that must not change when a match continues. The number of games and the test may.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Identity {
    players: [String; 2],
    openings: String,
    seed: u64,
    clock: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    finisher: Option<String>,
}

impl Identity {
    fn of(contest: &Contest) -> Identity {
        Identity {
            players: contest.entrants.each_ref().map(ToString::to_string),
            openings: contest.openings.to_string(),
            seed: contest.seed,
            clock: format!("{:?}", contest.referee.clock).to_lowercase(),
            finisher: contest.referee.finisher.as_ref().map(ToString::to_string),
        }
    }

    /// The names of the settings that differ.
    fn difference(&self, other: &Identity) -> Option<String> {
        let differ = |what: &str, ours: String, theirs: String| {
            (ours != theirs).then(|| format!("{what} {theirs} there, {ours} here"))
        };
        differ("the players are", self.players.join(" and "), other.players.join(" and "))
            .or_else(|| differ("the openings are", self.openings.clone(), other.openings.clone()))
            .or_else(|| differ("the seed is", self.seed.to_string(), other.seed.to_string()))
            .or_else(|| differ("the clock is", self.clock.clone(), other.clock.clone()))
            .or_else(|| {
                let named =
                    |identity: &Identity| identity.finisher.clone().unwrap_or_else(|| "nobody".to_owned());
                differ("games are finished by", named(self), named(other))
            })
    }
}

impl Archive {
    /// The file of games in the folder.
    pub const GAMES: &'static str = "games.dvonn";
    /// The file with the state of the match.
    pub const STATE: &'static str = "match.json";

    /// Opens or creates a folder, and returns the totals so far.
    ///
    /// # Errors
    /// If it holds a different match or one that should not be continued, or cannot be read or written.
    pub fn open(folder: &Path, contest: &Contest, resume: Resume) -> Result<(Archive, Totals), String> {
        let named = |path: &Path, error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
        std::fs::create_dir_all(folder).map_err(|error| named(folder, &error))?;
        let identity = Identity::of(contest);
        let path = folder.join(Archive::STATE);
        let state = match std::fs::read_to_string(&path) {
            Ok(_) if resume == Resume::Refuse => {
                return Err(named(folder, &"already contains a match; continue it with --resume"));
            }
            Ok(text) => serde_json::from_str(&text).map_err(|error| named(&path, &error))?,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                State { identity: identity.clone(), games_bytes: 0, totals: Totals::default() }
            }
            Err(error) => return Err(named(&path, &error)),
        };
        if let Some(difference) = identity.difference(&state.identity) {
            return Err(named(folder, &format!("contains another match: {difference}")));
        }
        let path = folder.join(Archive::GAMES);
        let open = || {
            let mut games = OpenOptions::new().create(true).truncate(false).write(true).open(&path)?;
            if games.metadata()?.len() < state.games_bytes {
                return Err(std::io::Error::other("games are missing"));
            }
            games.set_len(state.games_bytes)?;
            games.seek(SeekFrom::End(0))?;
            Ok(games)
        };
        let games = open().map_err(|error| named(&path, &error))?;
        let totals = state.totals.clone();
        Ok((Archive { folder: folder.to_owned(), games, state }, totals))
    }

    /// Saves a pair, and the totals that include it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn keep(&mut self, totals: &Totals, games: &[PlayedGame; 2]) -> std::io::Result<()> {
        for game in games {
            let gap = if self.state.games_bytes == 0 { "" } else { "\n" };
            let text = format!("{gap}{}", game.record);
            self.games.write_all(text.as_bytes())?;
            self.state.games_bytes += text.len() as u64;
        }
        self.state.totals = totals.clone();
        // Written to a temporary file first and then renamed, so that the state on disk is always complete.
        let path = self.folder.join(Archive::STATE);
        let fresh = path.with_extension("json.new");
        std::fs::write(&fresh, format!("{:#}\n", serde_json::json!(self.state)))?;
        std::fs::rename(fresh, path)
    }
}
