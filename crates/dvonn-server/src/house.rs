//! The bots of the house, so that nobody waits alone.
//!
//! A house bot is a player like any other: it takes a seat, follows its game through the bus and acts through
//! [`Games::act`](crate::games::Games::act), where the referee decides. All that is special is that it lives in this
//! process. Which games it plays is in the store, so after a restart it continues them. Of several processes one plays a bot,
//! and another one goes on with it when that one dies (`nodes.rs`); if for a moment two do, the store lets one of two moves
//! win.

mod engines;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use dvonn_core::{Color, Position};
use dvonn_engine::{Level, SearchTask, Time};
use dvonn_game::{Game, TimeControl};
use dvonn_store::{Change, Store, StoreError, Written};
use dvonn_wire::{Action, Bot, Duty, GameId, Name, Player, PlayerId};
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::app::App;
use crate::games::{Act, Fault};
use crate::hub::{Mailbox, Role};
use crate::random;
use engines::Engines;
pub(crate) use engines::yield_to_people;

/// How often a bot looks for games in the store, besides when this process invites it to one.
const LOOK: Duration = Duration::from_secs(5);
/// How long a bot waits when the store is in trouble, or for news of a game in case a message of the bus was lost.
const PATIENCE: Duration = Duration::from_secs(15);
/// How many games a bot plays at once.
const MOST_GAMES: u32 = 500;
/// Without a clock a bot does not move faster than this, so that people can follow.
const PAUSE_BEFORE_PLACEMENT: Duration = Duration::from_millis(150);
const PAUSE_BEFORE_STACK_MOVE: Duration = Duration::from_millis(500);

/// A bot of the house. Its identity is the same on every server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HouseBot {
    level: Level,
}

impl HouseBot {
    pub(crate) fn new(level: Level) -> HouseBot {
        HouseBot { level }
    }

    pub(crate) fn id(self) -> PlayerId {
        PlayerId::new(self.level.number().into())
    }

    fn name(self) -> Name {
        format!("dvonn-{}", self.level).parse().expect("a short word and a number are a name")
    }

    fn bot(self) -> Bot {
        Bot { level: Some(self.level.number()) }
    }

    pub(crate) fn player(self) -> Player {
        Player { name: Some(self.name().to_string()), bot: Some(self.bot()), ..Player::guest(self.id()) }
    }

    /// Whether this is one of the bots that some server may run.
    pub(crate) fn is_one(player: PlayerId) -> bool {
        Level::ALL.into_iter().any(|level| HouseBot::new(level).id() == player)
    }

    /// Whether the bot plays as many games as it can.
    pub(crate) async fn is_busy(self, store: &dyn Store) -> Result<bool, StoreError> {
        Ok(store.unfinished(self.id(), MOST_GAMES).await?.len() as u32 >= MOST_GAMES)
    }
}

/// Gives each bot its identity in the store.
pub(crate) async fn register(app: &App) -> Result<(), StoreError> {
    let at = app.games().hear_time().await?;
    for bot in app.house() {
        let change = Change::AddBot { player: bot.id(), name: bot.name(), bot: bot.bot(), at };
        if app.games().write(change).await? == Written::Conflict {
            tracing::warn!(level = %bot.level, "somebody else has the name of this house bot, so it does not play");
        }
    }
    Ok(())
}

/// Lets all bots play until the server stops.
pub(crate) async fn run(app: App) {
    if app.house().is_empty() {
        return;
    }
    let engines = Engines::start(app.settings().bot_threads);
    let mut bots = JoinSet::new();
    for &bot in app.house() {
        bots.spawn(attend(app.clone(), bot, engines.clone()));
    }
    while bots.join_next().await.is_some() {}
}

/// Finds the games of a bot and plays each in a task of its own.
async fn attend(app: App, bot: HouseBot, engines: Engines) {
    let mut tasks = JoinSet::new();
    let mut playing: HashMap<GameId, AbortHandle> = HashMap::new();
    let mut invitations = app.games().hub().invitations();
    let mut own = app.own_bots().subscribe();
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.stopped() => return,
            _ = looks.tick() => {}
            // The senders are in `app`, so they cannot go away.
            _ = invitations.changed() => {}
            _ = own.changed() => {}
        }
        if !own.borrow_and_update().contains(&bot.id()) {
            // Another process plays it. Games go on there.
            tasks.abort_all();
            playing.clear();
            continue;
        }
        while tasks.try_join_next().is_some() {}
        playing.retain(|_, task| !task.is_finished());
        match app.games().store().unfinished(bot.id(), MOST_GAMES).await {
            Ok(games) => {
                for game in games {
                    let id = game.setup.id;
                    let task = || tasks.spawn(play(app.clone(), bot, id, engines.clone()));
                    playing.entry(id).or_insert_with(task);
                }
            }
            Err(error) => tracing::warn!(%error, "the games of a house bot could not be read"),
        }
    }
}

/// Follows a game as long as it lives.
struct Following {
    app: App,
    game: GameId,
    mailbox: Arc<Mailbox>,
}

impl Following {
    fn begin(app: &App, game: GameId, color: Color) -> Following {
        let following = Following { app: app.clone(), game, mailbox: Arc::default() };
        let games = app.games();
        games.hub().follow(game, Role::Player(color), &following.mailbox);
        following
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        let games = self.app.games();
        games.hub().leave(self.game, &self.mailbox);
    }
}

/// A move to be found.
struct Thought {
    position: Position,
    task: SearchTask,
    ply: u32,
    pause: Duration,
}

/// Plays a game to its end.
async fn play(app: App, bot: HouseBot, game: GameId, engines: Engines) {
    if let Err(fault) = app.games().join(game, &bot.player()).await {
        tracing::debug!(%game, error = %fault, "a house bot cannot join");
        return;
    }
    let Ok(Some(color)) = app.games().look(game, |live| live.color_of(Some(bot.id()))).await else { return };
    let following = Following::begin(&app, game, color);
    loop {
        let now = app.games().now();
        let seen = app.games().look(game, |live| {
            let duty =
                if live.has_begun() { Duty::of(live.game(), color, live.stakes()) } else { Duty::Wait };
            (duty, Thought::of(live.game(), bot.level, now))
        });
        let is_done = match seen.await {
            Ok((Duty::Leave, _)) => return,
            Ok((Duty::Wait, _)) => false,
            Ok((Duty::Answer(action), Thought { ply, .. })) => act(&app, bot, game, action, ply).await,
            Ok((Duty::Move, Thought { position, task, ply, pause })) => {
                let (found, ()) = tokio::join!(engines.think(position, task), sleep(pause));
                match found {
                    Some(mv) => act(&app, bot, game, Action::Play(mv), ply).await,
                    None => false,
                }
            }
            Err(fault) => {
                tracing::warn!(%game, error = %fault, "a house bot cannot see its game");
                sleep(PATIENCE).await;
                true
            }
        };
        if !is_done {
            tokio::select! {
                () = app.stopped() => return,
                _ = following.mailbox.take() => {}
                () = sleep(PATIENCE) => {}
            }
        }
    }
}

impl Thought {
    /// What the side to move thinks about at this time.
    fn of(game: &Game, level: Level, now: Duration) -> Thought {
        let position = *game.position();
        let clock = game.clock().filter(|clock| !matches!(clock.control(), TimeControl::Days { .. }));
        let time = clock.map(|clock| Time::Game {
            left: clock.left(position.turn(), now),
            increment: clock.control().increment(),
        });
        let pause = match (&time, &position) {
            (Some(_), _) => Duration::ZERO,
            (None, Position::Placement(_)) => PAUSE_BEFORE_PLACEMENT,
            (None, Position::Movement(_)) => PAUSE_BEFORE_STACK_MOVE,
        };
        let ply = game.history().plies().len() as u32;
        Thought { position, task: level.task(position.phase(), time), ply, pause }
    }
}

/// Whether an action was accepted. If not, the game has changed, and the mailbox says so.
async fn act(app: &App, bot: HouseBot, game: GameId, action: Action, ply: u32) -> bool {
    let request = random::request();
    let act = Act { game, player: Some(bot.id()), request, ply, action, one_way: Duration::ZERO };
    match app.games().act(act).await {
        Ok(Ok(_)) => true,
        Ok(Err(refusal)) => {
            tracing::debug!(%game, ?refusal, "a house bot was refused");
            false
        }
        Err(fault @ (Fault::Busy | Fault::Store(_))) => {
            tracing::warn!(%game, error = %fault, "a house bot could not act");
            false
        }
        Err(_) => false,
    }
}
