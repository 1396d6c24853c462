//! Several processes that serve one database: each notes there that it lives, and takes over the house bots of those that no
//! longer do.

use std::time::Duration;

use dvonn_store::{Change, StoreError, Written};
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::app::{App, Nodes};

/// How often a node notes that it lives.
const PERIOD: Duration = Duration::from_secs(1);
/// A node that has not noted anything for so long is dead, and others play its bots.
const LIFE: Duration = Duration::from_secs(5);
/// How long the store may take to answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// Notes that this node lives, until the server stops.
pub(crate) async fn run(app: App) {
    if app.settings().nodes == Nodes::One {
        return;
    }
    let mut ticks = interval(PERIOD);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.stopped() => break,
            _ = ticks.tick() => {}
        }
        let noted = timeout(PATIENCE, live(&app)).await;
        if !matches!(noted, Ok(Ok(()))) {
            tracing::warn!(?noted, "this node could not note that it lives");
            app.games().hub().note_nodes(None);
        }
    }
    app.games().hub().close();
    let stop = Change::Stop { node: app.games().hub().node() };
    // If it cannot be noted, the others notice after a few seconds.
    let _ = timeout(PATIENCE, app.games().write(stop)).await;
}

async fn live(app: &App) -> Result<(), StoreError> {
    let (games, hub) = (app.games(), app.games().hub());
    let at = games.hear_time().await?;
    let _ = games.write(Change::Beat { node: hub.node(), at }).await?;
    let living = games.store().nodes(at.saturating_sub(LIFE)).await?;
    hub.note_nodes(Some(&living));
    take_bots(app, at).await
}

/// Goes on with the own house bots, and takes at most one more, so that nodes that start together share them.
async fn take_bots(app: &App, at: Duration) -> Result<(), StoreError> {
    let mut own = app.own_bots().borrow().clone();
    let mut is_satisfied = false;
    for bot in app.house().iter().map(|bot| bot.id()) {
        if is_satisfied && !own.contains(&bot) {
            continue;
        }
        let node = app.games().hub().node();
        let take = Change::TakeBot { bot, node, at, until: at + LIFE };
        match app.games().store().write(take).await? {
            Written::Done => is_satisfied |= own.insert(bot),
            Written::Conflict => _ = own.remove(&bot),
        }
    }
    app.own_bots().send_if_modified(|before| {
        let is_new = *before != own;
        *before = own;
        is_new
    });
    Ok(())
}
