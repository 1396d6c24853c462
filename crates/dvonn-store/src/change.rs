//! What can be changed in a store. Each change happens completely or not at all.

use std::fmt;
use std::time::Duration;

use dvonn_bus::NodeId;
use dvonn_core::{ByColor, Color};
use dvonn_game::Ending;
use dvonn_wire::{Bot, DvonnCells, GameId, JobId, Name, PlayerId, ReportRequest, SessionId, SessionKind};

use crate::{Entry, GameSetup, HelperState, JobState, Moderation, NewJob, NewResult, Words};

/// The hash of a session's secret. The secret itself is never stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl TokenHash {
    /// The identifier of the session: the first 60 bits, from which nobody finds the secret.
    pub fn id(self) -> SessionId {
        let bits = self.0[..8].iter().fold(0, |bits, byte| bits << 8 | u64::from(*byte));
        SessionId::new(bits >> 4)
    }

    /// How the [text](TokenHash::text) of a session with this identifier begins.
    pub(crate) fn prefix(id: SessionId) -> String {
        format!("{:015x}", id.number())
    }

    /// As hexadecimal digits.
    pub(crate) fn text(self) -> String {
        self.0.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash")
    }
}

/// A change.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// A guest comes for the first time, with a session.
    AddGuest {
        /// The new player.
        player: PlayerId,
        /// The session.
        session: NewSession,
    },
    /// A player gets a name and a password, and a session instead of the one as a guest. A guest's games stay theirs. It
    /// conflicts with a name that looks the same, and with a player who has a name.
    Register {
        /// A guest, or a player who is new.
        player: PlayerId,
        /// The name.
        name: Name,
        /// The hash of the password.
        password: String,
        /// The session as a guest, which ends.
        before: Option<TokenHash>,
        /// The new session.
        session: NewSession,
    },
    /// A player logs in, or gets a token for a program. The session before ends. It conflicts with a session of the same
    /// identifier.
    AddSession {
        /// The player.
        player: PlayerId,
        /// The session that ends.
        before: Option<TokenHash>,
        /// The new session.
        session: NewSession,
    },
    /// A session ends. It conflicts if the player has no such session.
    EndSession {
        /// The player.
        player: PlayerId,
        /// The session.
        session: SessionId,
    },
    /// A player with an account changes their name. It conflicts with another player's name that looks the same.
    Rename {
        /// The player.
        player: PlayerId,
        /// The new name.
        name: Name,
    },
    /// A player changes their password, and all other sessions end.
    SetPassword {
        /// The player.
        player: PlayerId,
        /// The hash of the new password.
        password: String,
        /// The session that stays.
        keep: TokenHash,
    },
    /// An account becomes that of a program, for good.
    BecomeBot {
        /// The player.
        player: PlayerId,
    },
    /// A player's name, password and sessions are deleted. Their games stay, without a name.
    Anonymise {
        /// The player.
        player: PlayerId,
    },
    /// An administrator does something to an account, and the audit log says so. It conflicts if the player has no name, or the
    /// new name looks like another one.
    Moderate {
        /// The player.
        player: PlayerId,
        /// What is done.
        moderation: Moderation,
        /// Who does it.
        actor: String,
        /// When.
        at: Duration,
    },
    /// A player reports another one. Reporting the same again changes nothing.
    Report {
        /// Who reports.
        by: PlayerId,
        /// Who is reported.
        player: PlayerId,
        /// Why, and where it happened.
        report: ReportRequest,
        /// When.
        at: Duration,
    },
    /// A program gets an identity of its own. Adding the same one again changes nothing; it conflicts with another player of
    /// the same name.
    AddBot {
        /// The new player.
        player: PlayerId,
        /// Its name.
        name: Name,
        /// What kind of program it is.
        bot: Bot,
        /// When.
        at: Duration,
    },
    /// A player creates a game. It conflicts with a game of the same identifier, and with another rematch of the same
    /// game.
    AddGame(Box<NewGame>),
    /// A player takes a free seat. It conflicts with anybody who sits there, with the same player on the other seat, and
    /// with an invitation of somebody else.
    TakeSeat {
        /// The game.
        game: GameId,
        /// The seat.
        color: Color,
        /// The player.
        player: PlayerId,
        /// When the game has to begin, if its clock says so.
        deadline: Option<Duration>,
    },
    /// Something happens in a game.
    Append(Append),
    /// A player says something. It conflicts with a game in which too much has been said.
    Say {
        /// The game.
        game: GameId,
        /// The player.
        by: Color,
        /// What is said.
        words: Words,
    },
    /// A player switches free chat on or off.
    SetChat {
        /// The game.
        game: GameId,
        /// The player.
        by: Color,
        /// Whether the player wants it.
        is_on: bool,
    },
    /// A player does not want to hear of another one.
    Block {
        /// The player.
        by: PlayerId,
        /// The other one.
        player: PlayerId,
    },
    /// The opposite.
    Unblock {
        /// The player.
        by: PlayerId,
        /// The other one.
        player: PlayerId,
    },
    /// Somebody asks for work. Asking for the same again changes nothing, except that it opens a cancelled job again. It
    /// conflicts with another job of the same identifier.
    AddJob(NewJob),
    /// A job is over. It conflicts with one that is not open.
    EndJob {
        /// The job.
        job: JobId,
        /// How it ends.
        state: JobState,
    },
    /// A job and its results are deleted.
    ForgetJob {
        /// The job.
        job: JobId,
    },
    /// A helper has done a chunk. It conflicts with a result of the same helper, and with a chunk that does not exist.
    AddResult(NewResult),
    /// A helper's results begin to count, or do not count any more.
    JudgeHelper {
        /// Its name.
        helper: String,
        /// What becomes of its results.
        state: HelperState,
    },
    /// A node lives.
    Beat {
        /// The node.
        node: NodeId,
        /// When.
        at: Duration,
    },
    /// A node stops: others need not wait for it.
    Stop {
        /// The node.
        node: NodeId,
    },
    /// A node plays a house bot for some time, or goes on doing so. It conflicts with another node that does.
    TakeBot {
        /// The bot.
        bot: PlayerId,
        /// The node.
        node: NodeId,
        /// When.
        at: Duration,
        /// Until when no other node may.
        until: Duration,
    },
    /// Somebody tries something that may not be done too often. It conflicts if it is done too often.
    Attempt {
        /// Who tries what.
        what: String,
        /// When.
        at: Duration,
        /// After how much time it may be done once more.
        pause: Duration,
        /// How often it may be done at once.
        at_once: u32,
    },
}

/// A new session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSession {
    /// The session's secret, hashed.
    pub token: TokenHash,
    /// Who uses it.
    pub kind: SessionKind,
    /// What it is called.
    pub label: String,
    /// When it begins.
    pub at: Duration,
}

/// How much can be said in one game.
pub(crate) const MOST_SAID: u32 = 500;

/// A new game.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGame {
    /// What the players agree on.
    pub setup: GameSetup,
    /// Who sits where.
    pub players: ByColor<Option<PlayerId>>,
    /// For whom the free seat is kept; `None` if anybody can take it.
    pub invited: Option<PlayerId>,
    /// When it is created.
    pub created: Duration,
}

/// Events to add to the log of a game. It conflicts with anything else that was added after `version`.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// How many events the log has before.
    pub version: u32,
    /// The new events.
    pub entries: Vec<Entry>,
    /// When the flag of the running clock falls after them.
    pub deadline: Option<Duration>,
    /// How many plies the game has with them.
    pub plies: u32,
    /// Where the first DVONN pieces were placed.
    pub dvonns: Option<DvonnCells>,
    /// How the game ended with them, if it has. A rated game is then rated in the same transaction, if both players have a
    /// name.
    pub ending: Option<Ending>,
}

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Written {
    /// It is stored.
    Done,
    /// Something else was stored before, and nothing was changed.
    Conflict,
}
