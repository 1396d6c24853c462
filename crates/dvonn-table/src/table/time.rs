//! What happens as time passes.

use std::time::Duration;

use dvonn_game::Clock;

use super::Table;

/// How long the computer may take before that is worth mentioning.
const PATIENCE: Duration = Duration::from_secs(1);

impl Table {
    /// Tells the table the time: flags fall, and a move of the computer or a forced pass is played when it is due.
    pub fn tick(&mut self, now: Duration) {
        self.now = self.now.max(now);
        self.call_flag();
        if let Some(held) = self.held.take_if(|held| !self.is_paused && self.now >= held.due) {
            self.make_move(held.mv).expect("only legal moves wait, and the game goes on");
        }
    }

    /// Whether the computer has kept a person waiting for its move, so that it is time to say so.
    pub fn is_slow(&self, now: Duration) -> bool {
        self.slow_at().is_some_and(|slow_at| now >= slow_at)
    }

    /// When the computer has been thinking about its move for a while.
    fn slow_at(&self) -> Option<Duration> {
        (self.is_thinking() && !self.is_filling() && !self.is_paused).then_some(self.since + PATIENCE)
    }

    /// When the table must be told the time next: when a move is due, a flag falls, a clock display changes, the
    /// computer becomes slow, or the win can be claimed. `None` if nothing happens until someone acts.
    pub fn wakes_at(&self) -> Option<Duration> {
        let held = self.held.filter(|_| !self.is_paused).map(|held| held.due);
        let clock = self.game.clock().filter(|_| self.game.ending().is_none());
        let face = clock.and_then(|clock| clock.next_face(self.now));
        let flag = clock.filter(|_| !self.is_remote()).and_then(Clock::flag_at);
        let slow = self.slow_at().filter(|&slow_at| self.now < slow_at);
        let claim = self.claim_from.filter(|&from| self.now < from);
        [held, face, flag, slow, claim].into_iter().flatten().min()
    }

    /// Ends the game if a flag has fallen. If a server keeps the game, the server does that.
    fn call_flag(&mut self) {
        let before = *self.position();
        if !self.is_remote()
            && let Some(stamped) = self.game.call_flag(self.now)
        {
            self.note(stamped, before);
        }
    }
}
