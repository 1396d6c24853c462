//! What an action leads to. The rules of the game are in `dvonn_core` and `dvonn_game`; here are those of online play.

use std::time::Duration;

use dvonn_core::{Color, Move, Movement};
use dvonn_game::{Event, GameError, Stamped, TimeControl};
use dvonn_store::{Entry, Folded, StoredGame};
use dvonn_wire::{Action, Refusal, RequestId, Stakes};

use crate::lag;

/// How long White may take to begin a live game.
const FIRST_MOVE: Duration = Duration::from_mins(2);

/// How long a player who has left a live game is waited for: a tenth of the time for the game, within these bounds.
const SHORTEST_WAIT: Duration = Duration::from_secs(30);
const LONGEST_WAIT: Duration = Duration::from_mins(3);
/// How long the last move of a game without a clock must be ago before a player who is away has left.
const UNTIMED_WAIT: Duration = Duration::from_hours(24);

/// What a player wants to do, and what the server knows about it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attempt {
    pub(crate) by: Color,
    pub(crate) request: RequestId,
    /// How many plies the player saw.
    pub(crate) ply: u32,
    pub(crate) action: Action,
    /// How long the player's message travelled.
    pub(crate) one_way: Duration,
    /// From when on the player may claim the win.
    pub(crate) claim_from: Option<Duration>,
}

/// Performs an action in the folded game and returns what has to be stored.
///
/// # Errors
/// Why the action is refused. The game is unchanged then.
pub(crate) fn act(
    stored: &StoredGame,
    folded: &mut Folded,
    attempt: &Attempt,
    now: Duration,
) -> Result<Vec<Entry>, Refusal> {
    let Attempt { by, action, .. } = *attempt;
    let now = not_before(folded, now);
    let mut game = folded.game().clone();
    if !stored.has_begun() && action != Action::Abort {
        return Err(Refusal::NotBegun);
    }
    let stamped = match action {
        Action::Play(mv) => return play(folded, attempt, mv, now),
        Action::Resign => game.resign(by, now),
        Action::OfferDraw => game.offer_draw(by, now),
        Action::AcceptDraw => game.accept_draw(by, now),
        Action::DeclineDraw => game.decline_draw(by, now),
        Action::AskTakeBack if stored.setup.stakes == Stakes::Rated => return Err(Refusal::NotAllowed),
        Action::AskTakeBack => game.ask_take_back(by, now),
        Action::AcceptTakeBack => game.agree_to_take_back(by, now),
        Action::DeclineTakeBack => game.decline_take_back(by, now),
        Action::Abort if game.ending().is_none() && !game.may_abort(by) => return Err(Refusal::NotAllowed),
        Action::Abort => game.abort(now),
        Action::Claim if game.ending().is_none() && attempt.claim_from.is_none_or(|from| now < from) => {
            return Err(Refusal::TooSoon);
        }
        Action::Claim => game.claim(by, now),
        // It concerns the next game, not this one.
        Action::Rematch => return Err(Refusal::NotAllowed),
    };
    let entry = add(folded, stamped.map_err(refusal)?, attempt, Duration::ZERO)?;
    Ok(vec![entry])
}

fn play(folded: &mut Folded, attempt: &Attempt, mv: Move, now: Duration) -> Result<Vec<Entry>, Refusal> {
    let Attempt { by, ply, one_way, .. } = *attempt;
    let mut game = folded.game().clone();
    // A game that is over says so, whatever the player saw.
    if game.ending().is_none() && ply as usize != game.history().plies().len() {
        return Err(Refusal::Stale);
    }
    let credit = game.clock().filter(|clock| clock.running() == Some(by)).map_or(Duration::ZERO, |clock| {
        let since = folded.entries().last().map_or(now, |last| last.stamped.at);
        lag::credit(clock.control(), one_way, folded.credit(by), now.saturating_sub(since))
    });
    let mut stamped = game.play(by, mv, now).map_err(refusal)?;
    if let Event::Played { left: Some(left), .. } = &mut stamped.event {
        *left += credit;
    }
    let mut entries = vec![add(folded, stamped, attempt, credit)?];
    let position = folded.game().position();
    if position.movement().is_some_and(Movement::must_pass) && position.outcome().is_none() {
        let turn = position.turn();
        let pass = folded.game().clone().play(turn, Move::Pass, now).map_err(refusal)?;
        entries.push(folded.add(pass, None, None, Duration::ZERO).map_err(refusal)?);
    }
    Ok(entries)
}

fn add(folded: &mut Folded, stamped: Stamped, attempt: &Attempt, credit: Duration) -> Result<Entry, Refusal> {
    folded.add(stamped, Some(attempt.by), Some(attempt.request), credit).map_err(refusal)
}

/// What time alone leads to: a flag falls, or a game that nobody has begun is aborted.
pub(crate) fn time_passes(stored: &StoredGame, folded: &mut Folded, now: Duration) -> Option<Entry> {
    let now = not_before(folded, now);
    let mut game = folded.game().clone();
    let is_idle = game.ending().is_none() && game.clock().is_some_and(|clock| clock.running().is_none());
    let is_late = is_idle && stored.deadline.is_some_and(|deadline| deadline <= now);
    let stamped = if is_late { game.abort(now).ok() } else { game.call_flag(now) }?;
    folded.add(stamped, None, None, Duration::ZERO).ok()
}

/// From when on a player may claim the win, if the other one stays away: a fair time after the other one left or had to
/// move, whichever came last. Only the player to move keeps somebody waiting.
pub(crate) fn claim_from(
    stored: &StoredGame,
    folded: &Folded,
    by: Color,
    away_since: Duration,
) -> Option<Duration> {
    let game = folded.game();
    let is_awaited = game.ending().is_none() && game.position().turn() == by.other();
    // Before the first move, the server aborts the game.
    let last = folded.entries().last().filter(|_| is_awaited)?.stamped.at;
    match stored.setup.control {
        None => Some(last + UNTIMED_WAIT),
        // The clock alone decides.
        Some(TimeControl::Days { .. }) => None,
        Some(control) => {
            let wait = (control.base() / 10).clamp(SHORTEST_WAIT, LONGEST_WAIT);
            Some(away_since.max(last) + wait)
        }
    }
}

/// When the server has to look at a game again.
pub(crate) fn deadline(stored: &StoredGame, folded: &Folded) -> Option<Duration> {
    let is_over = folded.game().ending().is_some();
    folded.deadline().or(stored.deadline.filter(|_| !is_over))
}

/// When White must have moved in a game that begins now.
pub(crate) fn first_move_until(control: Option<TimeControl>, now: Duration) -> Option<Duration> {
    Some(match control? {
        control @ TimeControl::Days { .. } => now + control.base(),
        _ => now + FIRST_MOVE,
    })
}

/// The time of the next event. A store's time that was set back costs nobody anything.
fn not_before(folded: &Folded, now: Duration) -> Duration {
    folded.entries().last().map_or(now, |last| now.max(last.stamped.at))
}

fn refusal(error: GameError) -> Refusal {
    match error {
        GameError::Over(_) => Refusal::Over,
        GameError::NotYourTurn { .. } => Refusal::NotYourTurn,
        GameError::Rules(_) => Refusal::Illegal,
        GameError::NoOffer | GameError::NothingAsked => Refusal::NothingToAnswer,
        GameError::AlreadyOffered | GameError::AlreadyAsked => Refusal::AlreadyOffered,
        GameError::NothingToTakeBack => Refusal::NothingToTakeBack,
        GameError::TooEarly(_) => Refusal::NotAllowed,
    }
}
