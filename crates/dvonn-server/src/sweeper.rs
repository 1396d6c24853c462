//! Ends games whose time is up.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::metrics;

/// How often deadlines are looked at. A flag falls at most about this much late.
const PERIOD: Duration = Duration::from_millis(250);

/// Sweeps until the server stops.
pub(crate) async fn run(app: App) {
    let mut ticks = interval(PERIOD);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.stopped() => return,
            _ = ticks.tick() => {
                metrics::keep_up();
                metrics::bus(app.games().hub().is_up());
                if let Err(error) = app.games().sweep().await {
                    tracing::error!(%error, "the clocks could not be looked at");
                }
            }
        }
    }
}
