//! The fold of a game's log.

use std::collections::HashMap;
use std::time::Duration;

use dvonn_core::{ByColor, Color};
use dvonn_game::{Ending, Event, Game, GameError, Stamped};
use dvonn_wire::{DvonnCells, RequestId};

use crate::{Entry, GameSetup};

/// A game folded from its log, and what is needed to continue the log.
#[derive(Clone, Debug)]
pub struct Folded {
    game: Game,
    entries: Vec<Entry>,
    credit: ByColor<Duration>,
    /// The version after each player's requests.
    requests: HashMap<(Color, RequestId), u32>,
}

/// Why a log cannot be folded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FoldError {
    /// The event cannot happen in the game.
    #[error("event {number}: {error}")]
    Event {
        /// The number of the event; the first is one.
        number: u32,
        /// Why not.
        error: GameError,
    },
    /// A column does not agree with the fold.
    #[error("event {number}: the stored board, clocks, ply or epoch are not those of the fold")]
    Derived {
        /// The number of the event.
        number: u32,
    },
}

impl Folded {
    /// A game without events.
    pub fn new(setup: &GameSetup) -> Folded {
        Folded {
            game: Game::new(setup.start, setup.control),
            entries: Vec::new(),
            credit: ByColor::default(),
            requests: HashMap::new(),
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Where the first DVONN pieces were placed.
    pub fn dvonns(&self) -> Option<DvonnCells> {
        let history = self.game.history();
        DvonnCells::of(history.start(), history.plies().iter().map(|ply| ply.mv))
    }

    /// The log.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How many events there are.
    pub fn version(&self) -> u32 {
        self.entries.len() as u32
    }

    /// When the flag of the running clock falls, rounded up to the microseconds that are stored.
    pub fn deadline(&self) -> Option<Duration> {
        let flag = self.game.clock().filter(|_| self.game.ending().is_none())?.flag_at()?;
        Some(Duration::from_micros(flag.as_nanos().div_ceil(1_000) as u64))
    }

    /// The time that a player was given for a slow connection, in the whole game.
    pub fn credit(&self, color: Color) -> Duration {
        self.credit[color]
    }

    /// The version with which a player's request was done, if it was.
    pub fn answered(&self, author: Color, request: RequestId) -> Option<u32> {
        self.requests.get(&(author, request)).copied()
    }

    /// Adds an event that is about to happen, and returns its entry. The author and the request are those of the entry.
    ///
    /// # Errors
    /// If it cannot happen. Nothing is changed then.
    pub fn add(
        &mut self,
        stamped: Stamped,
        author: Option<Color>,
        request: Option<RequestId>,
        credit: Duration,
    ) -> Result<Entry, GameError> {
        let plies = self.game.history().plies().len() as u32;
        self.game.accept(&stamped)?;
        let takes_back = matches!(stamped.event, Event::TakenBack { .. });
        let ply = match stamped.event {
            Event::Played { .. } | Event::Ended(Ending::FlagFell { .. }) => Some(plies),
            _ => None,
        };
        let left = |clock: &dvonn_game::Clock| ByColor::from_fn(|color| clock.left(color, stamped.at));
        let entry = Entry {
            stamped,
            epoch: self.entries.last().map_or(0, |last| last.epoch) + u32::from(takes_back),
            ply,
            credit,
            author,
            request,
            left: self.game.clock().map(left),
            board: self.game.position().key(),
        };
        self.note(entry);
        Ok(entry)
    }

    /// Adds an event from the store.
    ///
    /// # Errors
    /// If the event cannot happen, or its columns are not those of the fold. The fold cannot be used any more then.
    pub fn accept(&mut self, entry: &Entry) -> Result<(), FoldError> {
        let number = self.version() + 1;
        let expected = self
            .add(entry.stamped, entry.author, entry.request, entry.credit)
            .map_err(|error| FoldError::Event { number, error })?;
        if expected == *entry { Ok(()) } else { Err(FoldError::Derived { number }) }
    }

    fn note(&mut self, entry: Entry) {
        self.entries.push(entry);
        if let (Some(author), Some(request)) = (entry.author, entry.request) {
            self.requests.insert((author, request), self.version());
        }
        if let Event::Played { by, .. } = entry.stamped.event {
            self.credit[by] += entry.credit;
        }
    }
}
