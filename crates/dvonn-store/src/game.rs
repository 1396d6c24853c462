//! Games as they are stored.

use std::time::Duration;

use dvonn_core::{ByColor, Color, Position};
use dvonn_game::{Beginning, Ending, TimeControl};
use dvonn_wire::{ChatText, DvonnCells, GameId, Phrase, Player, PlayerId, RatingChange, Speed, Stakes};

use crate::Entry;

/// What is fixed when a game is created.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameSetup {
    /// The game.
    pub id: GameId,
    /// The board at the start.
    pub start: Position,
    /// The kind of that board.
    pub beginning: Beginning,
    /// How much time the players have.
    pub control: Option<TimeControl>,
    /// Whether it counts for ratings.
    pub stakes: Stakes,
    /// The game of which this is a rematch. A game has at most one.
    pub previous: Option<GameId>,
    /// Who finds the game.
    pub listing: Listing,
}

/// Who finds a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Listing {
    /// Whoever has its link.
    #[default]
    Link,
    /// Everybody who looks into the lobby.
    Lobby,
}

/// A game without its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// What was agreed on.
    pub setup: GameSetup,
    /// Who sits where.
    pub players: ByColor<Option<Player>>,
    /// For whom the free seat is kept; `None` if anybody can take it.
    pub invited: Option<Player>,
    /// When it was created.
    pub created: Duration,
    /// How many events its log has.
    pub version: u32,
    /// How much was said.
    pub said: u32,
    /// Who has switched free chat on.
    pub chat: ByColor<bool>,
    /// When the server has to look at it: the flag falls, or the game has not begun in time.
    pub deadline: Option<Duration>,
    /// How many plies were played.
    pub plies: u32,
    /// Where the first DVONN pieces were placed.
    pub dvonns: Option<DvonnCells>,
    /// When it ended.
    pub ended: Option<Duration>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// What it did to the ratings of its players.
    pub rating_changes: Option<ByColor<RatingChange>>,
    /// The rematch, and who already sits there.
    pub next: Option<(GameId, ByColor<Option<PlayerId>>)>,
}

impl GameSetup {
    /// The speed at which it is rated; `None` without a clock.
    pub fn speed(&self) -> Option<Speed> {
        self.control.map(Speed::of)
    }
}

impl StoredGame {
    /// The colour of a player; `None` if they do not play here.
    pub fn color_of(&self, player: PlayerId) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.players[color].as_ref().is_some_and(|one| one.id == player))
    }

    /// Whether a player may take a free seat.
    pub fn is_open_to(&self, player: PlayerId) -> bool {
        self.invited.as_ref().is_none_or(|invited| invited.id == player)
    }

    /// Whether both seats are taken.
    pub fn has_begun(&self) -> bool {
        self.players.iter().all(|(_, player)| player.is_some())
    }
}

/// A game, some of its log, and the time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fetched {
    /// The game.
    pub game: StoredGame,
    /// The events after those that the caller has, up to the game's version.
    pub entries: Vec<Entry>,
    /// The store's time.
    pub now: Duration,
}

/// Something that was said in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    /// The first one in a game has number one.
    pub number: u32,
    /// Who said it.
    pub by: Color,
    /// What was said.
    pub words: Words,
}

/// What a player says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Words {
    /// A phrase that everybody reads.
    Phrase(Phrase),
    /// Their own words, for the other player; `None` once their account is deleted.
    Text(Option<ChatText>),
}
