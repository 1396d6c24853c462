//! What happens as time passes.

use std::time::Duration;

use dvonn_game::Clock;

use super::Table;

impl Table {
    /// Tells the table the time: flags fall, and a move of the computer is played when it is due.
    pub fn tick(&mut self, now: Duration) {
        self.now = self.now.max(now);
        self.call_flag();
        if let Some(held) = self.held.take_if(|held| !self.is_paused && self.now >= held.due) {
            self.make_move(held.mv).expect("only legal moves wait, and the game goes on");
        }
    }

    /// When the table must be told the time next: when a move is due, a flag falls, or a clock display changes. `None`
    /// if nothing happens until someone acts.
    pub fn wakes_at(&self) -> Option<Duration> {
        let held = self.held.filter(|_| !self.is_paused).map(|held| held.due);
        let clock = self.game.clock().filter(|_| self.game.ending().is_none());
        let face = clock.and_then(|clock| clock.next_face(self.now));
        let flag = clock.filter(|_| !self.is_remote()).and_then(Clock::flag_at);
        [held, face, flag].into_iter().flatten().min()
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
