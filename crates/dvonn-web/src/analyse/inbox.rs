//! Games and positions that other pages send to the analysis board. They wait here while its code is loaded.

use dvonn_core::Color;
use dvonn_game::Record;
use dvonn_wire::GameId;
use leptos::prelude::*;

/// Something to put on the analysis board.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Arrival {
    /// The fragment of an address.
    Link(String),
    /// A game, and whether its board was turned round.
    Game { record: Box<Record>, is_flipped: bool },
    /// The same, and the review of the game begins at once. Its bad moments are kept for the person who played this side. A server
    /// that has the game can review it too.
    Review { record: Box<Record>, is_flipped: bool, person: Option<Color>, online: Option<GameId> },
}

/// What waits for the analysis board. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub(crate) struct Inbox(RwSignal<Option<Arrival>>);

impl Inbox {
    pub(crate) fn new() -> Inbox {
        Inbox(RwSignal::new(None))
    }

    pub(crate) fn send(self, arrival: Arrival) {
        self.0.set(Some(arrival));
    }

    /// Takes what waits, and subscribes to what comes next.
    pub(super) fn take(self) -> Option<Arrival> {
        self.0.track();
        self.0.try_update_untracked(Option::take).flatten()
    }
}
