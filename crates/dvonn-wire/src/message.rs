//! What goes through the WebSocket.

use std::time::Duration;

use dvonn_core::{Color, Move};
use serde::{Deserialize, Serialize};

use crate::{ChatText, GameId, GameView, Log, Phrase, Player, Problem, RequestId, Status};

/// What a client sends.
///
/// ```
/// use dvonn_wire::ClientMessage;
///
/// let json = r#"{"follow":{"game":"5v8q2n0k7mzt","seen":12}}"#;
/// let message: ClientMessage = serde_json::from_str(json)?;
/// assert_eq!(serde_json::to_string(&message)?, json);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClientMessage {
    /// Tell me about a game from now on. The answer is [`ServerMessage::Following`].
    Follow {
        /// The game.
        game: GameId,
        /// How many of its events the client has.
        seen: u32,
    },
    /// Tell me about all games that I play or am invited to, now and later, as if I had followed each of them. A program
    /// needs nothing else to find its games.
    Attend {},
    /// Take the free seat of a game. The answer is [`ServerMessage::Following`], or [`ServerMessage::Status`] if the client
    /// follows the game already.
    Join {
        /// The game.
        game: GameId,
    },
    /// Stop telling me about a game.
    Leave {
        /// The game.
        game: GameId,
    },
    /// Do something in a game that the client follows and plays. The answer is [`ServerMessage::Accepted`] or
    /// [`ServerMessage::Refused`].
    Act {
        /// The game.
        game: GameId,
        /// Chosen at random by the client. If no answer comes, the client sends the same message again, also after
        /// connecting again.
        request: RequestId,
        /// How many plies the game had when the player acted.
        ply: u32,
        /// What the player does.
        action: Action,
    },
    /// Say something to those who follow the game.
    Say {
        /// The game.
        game: GameId,
        /// What to say.
        phrase: Phrase,
    },
    /// Switch free chat in a game on or off, for the client's player. Both players must switch it on.
    Chat {
        /// The game.
        game: GameId,
        /// Whether it is wanted.
        on: bool,
    },
    /// Write something to the other player. Spectators do not read it.
    Write {
        /// The game.
        game: GameId,
        /// What to write.
        text: ChatText,
    },
    /// Answer with [`ServerMessage::Pong`].
    Ping {
        /// Anything, such as the client's time.
        sent: u64,
    },
}

/// What a player does in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Make a move. Nobody sends passes: the server adds a pass after a move that leaves the other player none.
    Play(Move),
    /// Resign.
    Resign,
    /// Offer a draw, or accept the one that is offered.
    OfferDraw,
    /// Accept the draw that is offered.
    AcceptDraw,
    /// Decline the draw that is offered.
    DeclineDraw,
    /// Ask to take back the player's last move; in casual games.
    AskTakeBack,
    /// Agree to the take-back that the other player asks for.
    AcceptTakeBack,
    /// Decline the take-back that the other player asks for.
    DeclineTakeBack,
    /// End the game without a result, before the player's own second move.
    Abort,
    /// Claim the win because the other player has been away for too long; from [`Status::claim_from`] on.
    Claim,
    /// Ask for a rematch after the game, or agree to one.
    Rematch,
}

/// What a server sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The first message.
    Welcome {
        /// Who the client is; `None` for somebody without a session, who can only watch.
        player: Option<Player>,
        /// The server's time.
        now: Duration,
    },
    /// The answer to [`ClientMessage::Follow`]: the game with the events that the client does not have. If `log.after`
    /// is zero, these are all events, and the client starts over.
    Following(Box<GameView>),
    /// More events of a game.
    Log {
        /// The game.
        game: GameId,
        /// The events.
        log: Log,
    },
    /// Somebody came, went, took a seat or wants a rematch.
    Status {
        /// The game.
        game: GameId,
        /// How things stand now.
        status: Status,
    },
    /// What the client asked for is done and stored. The events come with [`ServerMessage::Log`].
    Accepted {
        /// The game.
        game: GameId,
        /// The client's request.
        request: RequestId,
        /// How many events the game has with those of this request.
        seen: u32,
    },
    /// What the client asked for was not done.
    Refused {
        /// The game.
        game: GameId,
        /// The client's request.
        request: RequestId,
        /// Why not.
        reason: Refusal,
        /// The events that the client has not been sent yet.
        log: Log,
    },
    /// A player said something.
    Said {
        /// The game.
        game: GameId,
        /// The first thing said in a game has number one.
        number: u32,
        /// Who said it.
        by: Color,
        /// What was said.
        phrase: Phrase,
    },
    /// A player wrote something. Only the two players read it, and only while they have switched free chat on.
    Wrote {
        /// The game.
        game: GameId,
        /// In the same count as [`ServerMessage::Said`].
        number: u32,
        /// Who wrote it.
        by: Color,
        /// What was written.
        text: ChatText,
    },
    /// The answer to [`ClientMessage::Ping`].
    Pong {
        /// What the client sent.
        sent: u64,
        /// The server's time.
        now: Duration,
    },
    /// The client's last message could not be understood or followed.
    Problem(Problem),
}

/// Why an action was refused. The game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// Only the two players can act.
    #[error("you are not playing in this game")]
    Spectator,
    /// The other seat is still free.
    #[error("the other player has not joined yet")]
    NotBegun,
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// A rematch is for finished games.
    #[error("the game is not over yet")]
    NotOver,
    /// It is the other player's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The game has moved on since the player acted.
    #[error("the game has changed in the meantime")]
    Stale,
    /// The rules forbid the move.
    #[error("the rules forbid this move")]
    Illegal,
    /// The other player has not offered or asked for anything that could be answered.
    #[error("there is nothing to answer")]
    NothingToAnswer,
    /// An offer of this kind already stands.
    #[error("this has already been offered")]
    AlreadyOffered,
    /// There is no move of the player to take back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// The other player is there, or has not been away for long enough.
    #[error("the other player is not away for long enough")]
    TooSoon,
    /// This kind of game does not allow it, or no longer.
    #[error("this is not allowed in this game")]
    NotAllowed,
}
