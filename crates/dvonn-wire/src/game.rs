//! Games and players as resources.

use std::collections::BTreeMap;
use std::time::Duration;

use dvonn_core::{ByColor, Color, Move, Position};
use dvonn_game::{Beginning, Ending, Game, GameError, Stamped, TimeControl};
use serde::{Deserialize, Serialize};

#[cfg(feature = "openapi")]
use crate::openapi;
use crate::{GameId, PlayerId, Rating, RatingChange, Speed};

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Player {
    /// The identifier, which never changes.
    pub id: PlayerId,
    /// The name of the account; `None` for a guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What kind of program plays; `None` for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Bot>,
    /// The ratings that matter where the player is shown: in a game that of its speed, elsewhere all. There is none for a speed
    /// at which the player has no rated game.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub ratings: BTreeMap<Speed, Rating>,
}

impl Player {
    /// A person without an account.
    pub fn guest(id: PlayerId) -> Player {
        Player { id, name: None, bot: None, ratings: BTreeMap::new() }
    }
}

/// A program that plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Bot {
    /// The level of our engine, from 1 to 10; `None` for any other program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
}

/// Who the client is for the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// `None` until the client creates or joins its first game.
    pub player: Option<Player>,
}

/// Whether a game counts for ratings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stakes {
    /// It does not, and the players may agree to take moves back.
    #[default]
    Casual,
    /// It does.
    Rated,
}

/// A game as one client sees it: what was agreed on, how things stand, and the events.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameView {
    /// The game.
    pub id: GameId,
    /// The board at the start.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub start: Position,
    /// The kind of that board.
    #[cfg_attr(feature = "openapi", schema(value_type = openapi::Beginning))]
    pub beginning: Beginning,
    /// How much time the players have; `None` for a game without clocks.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub control: Option<TimeControl>,
    /// Whether it counts for ratings.
    pub stakes: Stakes,
    /// Who plays, and who is there.
    pub status: Status,
    /// The events after those that the client has seen.
    pub log: Log,
}

impl GameView {
    /// The game, if the view has all its events.
    ///
    /// # Errors
    /// If an event does not fit.
    pub fn game(&self) -> Result<Game, GameError> {
        let mut game = Game::new(self.start, self.control);
        self.log.events.iter().try_for_each(|stamped| game.accept(stamped))?;
        Ok(game)
    }
}

/// The board of a game and what can be played on it, for programs that do not know the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BoardView {
    /// How many events the game has.
    pub version: u32,
    /// How many plies were played.
    pub plies: u32,
    /// The position.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub position: Position,
    /// The legal moves of the side to move; none if the game is over.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub moves: Vec<Move>,
}

/// Some consecutive events of a game, and the time on the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Log {
    /// How many events come before these.
    pub after: u32,
    /// The events.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<openapi::Event>))]
    pub events: Vec<Stamped>,
    /// The server's time now, on the same scale as the events' times.
    #[cfg_attr(feature = "openapi", schema(value_type = openapi::Time))]
    pub now: Duration,
    /// The clocks at that time, as the fold of all events gives them; `None` for a game without clocks.
    pub clock: Option<ClockState>,
}

impl Log {
    /// How many events the game has after these: its version.
    pub fn seen(&self) -> u32 {
        self.after + self.events.len() as u32
    }
}

/// What the clocks show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockState {
    /// The time that each player has left.
    #[cfg_attr(feature = "openapi", schema(value_type = openapi::Pair<openapi::Time>))]
    pub left: ByColor<Duration>,
    /// Whose clock runs.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<openapi::Color>))]
    pub running: Option<Color>,
}

impl ClockState {
    /// What the clocks of a game show at a time.
    pub fn of(game: &Game, now: Duration) -> Option<ClockState> {
        let clock = game.clock()?;
        Some(ClockState { left: ByColor::from_fn(|color| clock.left(color, now)), running: clock.running() })
    }
}

/// Who plays a game and who is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Status {
    /// The players; `None` for a seat that is still free. The game can begin when both are taken.
    #[cfg_attr(feature = "openapi", schema(value_type = openapi::Pair<Option<Player>>))]
    pub players: ByColor<Option<Player>>,
    /// The colour that the client plays; `None` for a spectator.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<openapi::Color>))]
    pub you: Option<Color>,
    /// Whether each player is connected.
    #[cfg_attr(feature = "openapi", schema(value_type = openapi::Pair<bool>))]
    pub present: ByColor<bool>,
    /// How many others are watching.
    pub spectators: u32,
    /// Who has switched free chat on. It works while both have.
    #[serde(default, skip_serializing_if = "is_off")]
    #[cfg_attr(feature = "openapi", schema(value_type = openapi::Pair<bool>))]
    pub chat: ByColor<bool>,
    /// From when on the client may claim the win, if the other player stays away; `None` if it cannot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<openapi::Time>))]
    pub claim_from: Option<Duration>,
    /// For whom the free seat is kept; `None` if anybody can take it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invited: Option<Player>,
    /// The rematch, once a player wants one.
    pub rematch: Option<Rematch>,
    /// What a rated game did to the ratings of its players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<openapi::Pair<RatingChange>>))]
    pub rating_changes: Option<ByColor<RatingChange>>,
}

fn is_off(chat: &ByColor<bool>) -> bool {
    chat.iter().all(|(_, is_on)| !is_on)
}

/// The next game between the same players with the colours swapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rematch {
    /// The next game.
    pub game: GameId,
    /// The players of this game who want it. It begins when both do.
    #[cfg_attr(feature = "openapi", schema(value_type = openapi::Pair<bool>))]
    pub wanted: ByColor<bool>,
}

/// What a lobby shows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Games that wait for a second player, the newest first. Whoever joins one plays.
    pub seeks: Vec<GameSummary>,
    /// Games that are being played and can be watched, the newest first.
    pub live: Vec<GameSummary>,
    /// Games to which somebody invites the client, the newest first.
    pub challenges: Vec<GameSummary>,
    /// Programs that play with anybody at any time, the weakest first.
    pub bots: Vec<Player>,
}

/// The game that a front page shows: one that is being played and can be watched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Featured {
    /// The game.
    pub game: GameId,
    /// The names of the players; `None` for a guest.
    #[cfg_attr(feature = "openapi", schema(value_type = openapi::Pair<Option<String>>))]
    pub names: ByColor<Option<String>>,
    /// The position.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub position: Position,
    /// The last move.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub last: Option<Move>,
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameSummary {
    /// The game.
    pub id: GameId,
    /// The players; `None` for a seat that is still free.
    #[cfg_attr(feature = "openapi", schema(value_type = openapi::Pair<Option<Player>>))]
    pub players: ByColor<Option<Player>>,
    /// For whom the free seat is kept; `None` if anybody can take it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invited: Option<Player>,
    /// The colour that the client plays; `None` if it does not play in this game.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<openapi::Color>))]
    pub you: Option<Color>,
    /// How much time the players have.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub control: Option<TimeControl>,
    /// The kind of board at the start.
    #[cfg_attr(feature = "openapi", schema(value_type = openapi::Beginning))]
    pub beginning: Beginning,
    /// Whether it counts for ratings.
    pub stakes: Stakes,
    /// When it was created, as a time since 1970.
    #[cfg_attr(feature = "openapi", schema(value_type = openapi::Time))]
    pub created: Duration,
    /// How many plies were played.
    pub plies: u32,
    /// When it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<openapi::Time>))]
    pub ended: Option<Duration>,
    /// How it ended, if it has.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<openapi::Ending>))]
    pub ending: Option<Ending>,
    /// What a rated game did to the ratings of its players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<openapi::Pair<RatingChange>>))]
    pub rating_changes: Option<ByColor<RatingChange>>,
}
