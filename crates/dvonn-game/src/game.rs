//! A live game between two parties: whose move it is, what time is left, and how it ends.

use std::time::Duration;

use dvonn_core::{ByColor, Color, Move, MoveError, Position};

use crate::{Clock, Ending, History, Ply, Record, TimeControl};

/// Why a party's wish was refused. The game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GameError {
    /// The game has ended.
    #[error("the game is over")]
    Over(Ending),
    /// It is the other party's turn.
    #[error("it is {turn}'s turn")]
    NotYourTurn {
        /// Whose turn it is.
        turn: Color,
    },
    /// The rules forbid the move.
    #[error(transparent)]
    Rules(#[from] MoveError),
    /// There is no draw offer of the other party.
    #[error("there is no draw offer to accept")]
    NoOffer,
}

/// A game in progress, or ended.
///
/// ```
/// use std::time::Duration;
/// use dvonn_core::{Color, Position};
/// use dvonn_game::{Ending, Game};
///
/// let mut game = Game::new(Position::START, Some("300+5".parse()?));
/// let now = Duration::ZERO;
/// game.play(Color::White, "f3".parse()?, now)?;
/// game.resign(Color::White, now)?; // at any time, also when the other is to move
/// assert_eq!(game.ending(), Some(Ending::Resigned { by: Color::White }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    history: History,
    clock: Option<Clock>,
    draw_offer: Option<Color>,
    stopped: Option<Ending>,
    /// What the player of each ply had left after it; as long as the history.
    times: Vec<Option<Duration>>,
}

impl Game {
    /// A game that nobody has moved in. The clock starts with the first ply.
    pub fn new(start: Position, control: Option<TimeControl>) -> Game {
        Game {
            history: History::new(start),
            clock: control.map(Clock::new),
            draw_offer: None,
            stopped: None,
            times: Vec::new(),
        }
    }

    /// A game that goes on after plies played elsewhere. The clocks are full, and those plies have no times.
    ///
    /// ```
    /// use dvonn_core::Position;
    /// use dvonn_game::{Game, History};
    ///
    /// let mut history = History::new(Position::START);
    /// history.play("f3".parse()?)?;
    /// let game = Game::resume(history, Some("300+5".parse()?));
    /// assert_eq!(game.position().to_string(), "........./........../.....D...../........../......... B P");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn resume(history: History, control: Option<TimeControl>) -> Game {
        let times = vec![None; history.plies().len()];
        Game { history, times, ..Game::new(Position::START, control) }
    }

    /// The main line of a record as a game: its plies and times, its time control and its ending. The clocks show
    /// `left`, or are full, and stand still until [`Game::take_up`].
    ///
    /// ```
    /// use std::time::Duration;
    /// use dvonn_core::{ByColor, Color, Position};
    /// use dvonn_game::Game;
    ///
    /// let at = Duration::from_secs;
    /// let mut game = Game::new(Position::START, Some("300+5".parse()?));
    /// game.play(Color::White, "f3".parse()?, at(0))?;
    /// game.adjourn(at(10));
    /// let left = game.clock().map(|clock| ByColor::from_fn(|color| clock.left(color, at(10))));
    ///
    /// let mut later = Game::restored(&game.record(), left);
    /// assert_eq!(later, game);
    /// later.take_up(at(500));
    /// assert_eq!(later.clock().map(|clock| clock.left(Color::Black, at(501))), Some(at(289)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn restored(record: &Record, left: Option<ByColor<Duration>>) -> Game {
        let control = record.tags.get("TimeControl").and_then(|text| text.parse().ok());
        let mut game = Game::new(*record.tree.start(), control);
        for id in record.tree.main_line() {
            let mv = record.tree.ply(id).expect("only the root has no ply").mv;
            game.history.play(mv).expect("it was played in the record");
            game.times.push(record.tree.clock(id));
        }
        if let (Some(control), Some(left)) = (control, left) {
            game.clock = Some(Clock::showing(control, left));
        }
        game.stopped = record.ending().filter(|ending| !matches!(ending, Ending::Counted(_)));
        game
    }

    /// Stops the clocks without ending anything.
    pub fn adjourn(&mut self, now: Duration) {
        if let Some(clock) = &mut self.clock {
            clock.stop(now);
        }
    }

    /// Lets the clock of the party to move run again, unless nobody has moved yet or the game is over.
    pub fn take_up(&mut self, now: Duration) {
        let is_on = self.ending().is_none() && !self.history.plies().is_empty();
        let turn = self.position().turn();
        if let Some(clock) = self.clock.as_mut().filter(|clock| is_on && clock.running().is_none()) {
            clock.run(turn, now);
        }
    }

    /// The plies so far.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.history.position()
    }

    /// The clocks, if the game is played with any.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The party that offers a draw.
    pub fn draw_offer(&self) -> Option<Color> {
        self.draw_offer
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.stopped.or_else(|| self.position().outcome().map(Ending::Counted))
    }

    /// Whether the game goes on at this time; if a flag fell, it ends here.
    fn go_on(&mut self, now: Duration) -> Result<(), GameError> {
        self.call_flag(now).map_or(Ok(()), |ending| Err(GameError::Over(ending)))
    }

    /// Plays a move for a party. A move that comes after the flag fell ends the game instead. An offer of a
    /// draw by the other party lapses.
    ///
    /// # Errors
    /// If the game is over, it is not that party's turn, or the rules forbid the move.
    pub fn play(&mut self, by: Color, mv: Move, now: Duration) -> Result<&Ply, GameError> {
        self.go_on(now)?;
        let turn = self.position().turn();
        if by != turn {
            return Err(GameError::NotYourTurn { turn });
        }
        self.history.play(mv)?;
        let next = self.position().turn();
        let is_over = self.position().outcome().is_some();
        if is_over || self.draw_offer == Some(by.other()) {
            self.draw_offer = None;
        }
        if let Some(clock) = &mut self.clock {
            clock.run(next, now);
            if is_over {
                clock.stop(now);
            }
        }
        self.times.push(self.clock.as_ref().map(|clock| clock.left(by, now)));
        Ok(self.history.plies().last().expect("a ply was just played"))
    }

    /// Ends the game if a player's time is up. To be asked at any time.
    pub fn call_flag(&mut self, now: Duration) -> Option<Ending> {
        if self.ending().is_none()
            && let Some(by) = self.clock.as_ref().and_then(|clock| clock.flag(now))
        {
            self.end(Ending::FlagFell { by }, now);
        }
        self.ending()
    }

    /// The game so far as a record: moves with clock times, time control and ending.
    pub fn record(&self) -> Record {
        let mut record = Record::new(*self.history.start());
        if let Some(clock) = &self.clock {
            let control = clock.control().to_string();
            record.tags.set("TimeControl", control).expect("TimeControl is a tag");
        }
        let mut at = record.tree.root();
        for (ply, left) in self.history.plies().iter().zip(&self.times) {
            at = record.tree.play(at, ply.mv).expect("it was played in the game");
            record.tree.set_clock(at, *left);
        }
        record.set_ending(self.ending()).expect("the game ended so");
        record
    }

    fn end(&mut self, ending: Ending, now: Duration) {
        self.stopped = Some(ending);
        self.draw_offer = None;
        if let Some(clock) = &mut self.clock {
            clock.stop(now);
        }
    }

    /// A party gives up, at its own turn or not.
    ///
    /// # Errors
    /// If the game is over.
    pub fn resign(&mut self, by: Color, now: Duration) -> Result<(), GameError> {
        self.go_on(now)?;
        self.end(Ending::Resigned { by }, now);
        Ok(())
    }

    /// A party offers a draw; it stands until the other party moves. If the other party has offered one
    /// already, the draw is agreed.
    ///
    /// # Errors
    /// If the game is over.
    pub fn offer_draw(&mut self, by: Color, now: Duration) -> Result<(), GameError> {
        self.go_on(now)?;
        match self.draw_offer {
            Some(other) if other != by => self.accept_draw(by, now),
            _ => {
                self.draw_offer = Some(by);
                Ok(())
            }
        }
    }

    /// A party takes the other's offer.
    ///
    /// # Errors
    /// If the game is over, or the other party offers none.
    pub fn accept_draw(&mut self, by: Color, now: Duration) -> Result<(), GameError> {
        self.go_on(now)?;
        if self.draw_offer != Some(by.other()) {
            return Err(GameError::NoOffer);
        }
        self.end(Ending::DrawAgreed, now);
        Ok(())
    }

    /// Ends the game without a result.
    ///
    /// # Errors
    /// If the game is over.
    pub fn abort(&mut self, now: Duration) -> Result<(), GameError> {
        self.go_on(now)?;
        self.end(Ending::Aborted, now);
        Ok(())
    }

    /// Takes the last ply back, if the game goes on; returns whether there was one. Clocks keep what they show, but for
    /// what the ply had earned.
    ///
    /// # Errors
    /// If the game was stopped, or a flag fell. A count can be taken back with the move that led to it.
    pub fn take_back(&mut self, now: Duration) -> Result<bool, GameError> {
        self.call_flag(now);
        if let Some(ending) = self.stopped {
            return Err(GameError::Over(ending));
        }
        let undone = self.history.undo().is_some();
        self.times.truncate(self.history.plies().len());
        let turn = self.position().turn();
        if let Some(clock) = self.clock.as_mut().filter(|_| undone) {
            clock.stop(now);
            // With the first ply the clocks began; it earned nothing.
            if !self.times.is_empty() {
                clock.withdraw(turn);
            }
            clock.run(turn, now);
        }
        Ok(undone)
    }
}
