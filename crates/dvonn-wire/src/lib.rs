//! The messages and identifiers that a DVONN server and its clients exchange.
//!
//! The server, the page and bots use the same types; `docs/wire.md` describes them for other languages. Games are
//! created and fetched over REST, and everything live goes through one WebSocket: the client sends
//! [`ClientMessage`]s, the server [`ServerMessage`]s, each as one JSON text.
//!
//! A game is the fold of its events in `dvonn_game`. Their number is the game's version: a client that says how many
//! events it has seen gets exactly the others. Nothing here reads a clock, a socket or a file.

mod account;
mod archive;
mod chat;
mod duty;
mod dvonn_cells;
mod game;
mod id;
mod invitation;
mod message;
mod name;
#[cfg(feature = "openapi")]
mod openapi;
mod phrase;
mod problem;
mod rating;
mod report;
mod review;

pub use account::{
    AccountChange, AccountDeletion, AccountExport, Credentials, ExportedGame, NewToken, Password,
    PasswordError, Session, SessionKind, TokenRequest,
};
pub use archive::{
    GamePage, GameQuery, Leaderboard, Leaders, OpponentResults, Profile, RatingPoint, ResultQuery, Results,
};
pub use chat::{ChatText, ChatTextError};
pub use duty::Duty;
pub use dvonn_cells::{DvonnCells, DvonnCellsError};
pub use game::{
    BoardView, Bot, ClockState, Featured, GameSummary, GameView, Lobby, Log, Me, Player, Rematch, Stakes,
    Status,
};
pub use id::{GameId, IdError, JobId, PlayerId, RequestId, SessionId};
pub use invitation::{Invitation, InvitationError};
pub use message::{Action, ClientMessage, Refusal, ServerMessage};
pub use name::{Name, NameError};
pub use phrase::Phrase;
pub use problem::{Problem, ProblemCode};
pub use rating::{Rating, RatingChange, Speed};
pub use report::{Report, ReportReason, ReportRequest};
pub use review::{GameReview, OtherMove, PositionReview, ReviewScore};

/// The WebSocket subprotocol. It changes if an old client could not understand a new message.
pub const PROTOCOL: &str = "dvonn.v1";

/// The code with which the server closes a socket whose client should connect again and resume, because the server
/// restarts.
pub const CLOSE_RESUME: u16 = 4000;

/// The code with which the server closes a socket whose client breaks the protocol, such as with a frame that is too large.
/// Connecting again at once would not help.
pub const CLOSE_REFUSED: u16 = 4001;
