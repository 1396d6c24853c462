//! A live game between two players: whose move it is, how much time is left, and how it ends.
//!
//! [`Game::accept`] is the only function that changes a game. The methods for players make an [`Event`], pass it to
//! `accept` and return it, so that a log of the returned events reproduces the game.

use std::time::Duration;

use dvonn_core::{ByColor, Color, Move, MoveError, Position};

use crate::{Clock, Ending, Event, History, Ply, Record, Stamped, TimeControl};

/// With this many own moves a player has to finish the game.
const COMMITTED: usize = 2;

/// Why an event was refused. The game is unchanged.
///
/// ```
/// use std::time::Duration;
/// use dvonn_core::{Color, Position};
/// use dvonn_game::{Game, GameError};
///
/// let mut game = Game::new(Position::START, None);
/// let error = game.play(Color::Black, "f3".parse()?, Duration::ZERO);
/// assert_eq!(error, Err(GameError::NotYourTurn { turn: Color::White }));
/// # Ok::<(), dvonn_core::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GameError {
    /// The game has ended, or a flag has fallen and [`Game::call_flag`] will end it.
    #[error("the game is over")]
    Over(Ending),
    /// It is the other player's turn.
    #[error("it is {turn:?}'s turn")]
    NotYourTurn {
        /// Whose turn it is.
        turn: Color,
    },
    /// The rules forbid the move.
    #[error(transparent)]
    Rules(#[from] MoveError),
    /// The other player has not offered a draw.
    #[error("there is no draw offer to answer")]
    NoOffer,
    /// The player has already offered a draw.
    #[error("a draw has already been offered")]
    AlreadyOffered,
    /// Nobody has asked for a take-back that the player could answer.
    #[error("there is no take-back to answer")]
    NothingAsked,
    /// A take-back has already been asked for.
    #[error("a take-back has already been asked for")]
    AlreadyAsked,
    /// There are not that many plies to take back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// The game cannot end in this way yet: the board is not finished, or the player has time left.
    #[error("the game cannot end like this yet")]
    TooEarly(Ending),
}

/// A game that is in progress or has ended.
///
/// ```
/// use std::time::Duration;
/// use dvonn_core::{Color, Position};
/// use dvonn_game::{Ending, Game};
///
/// let mut game = Game::new(Position::START, Some("300+5".parse()?));
/// let now = Duration::ZERO;
/// game.play(Color::White, "f3".parse()?, now)?;
/// game.resign(Color::White, now)?; // at any time, even on the other player's turn
/// assert_eq!(game.ending(), Some(Ending::Resigned { by: Color::White }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    history: History,
    clock: Option<Clock>,
    draw_offer: Option<Color>,
    /// Who asked for a take-back, and how many plies would remain.
    take_back_asked: Option<(Color, usize)>,
    stopped: Option<Ending>,
    /// The time that the player of each ply had left after it. As long as the history.
    times: Vec<Option<Duration>>,
}

impl Game {
    /// A game without moves. The clock starts with the first ply.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Game;
    /// let game = Game::new(Position::START, Some("300+5".parse()?));
    /// assert_eq!(game.position(), &Position::START);
    /// # Ok::<(), dvonn_game::TimeControlError>(())
    /// ```
    pub fn new(start: Position, control: Option<TimeControl>) -> Game {
        Game {
            history: History::new(start),
            clock: control.map(Clock::new),
            draw_offer: None,
            take_back_asked: None,
            stopped: None,
            times: Vec::new(),
        }
    }

    /// A game that continues after plies played elsewhere. The clocks are full, and those plies have no times.
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
    /// `left`, or are full, and do not run until [`Game::take_up`].
    ///
    /// ```
    /// use std::time::Duration;
    /// use dvonn_core::{ByColor, Color, Position};
    /// use dvonn_game::Game;
    ///
    /// let at = Duration::from_secs;
    /// let mut game = Game::new(Position::START, Some("300+5".parse()?));
    /// game.play(Color::White, "f3".parse()?, at(0))?;
    /// game.adjourn(at(10))?;
    /// let left = game.clock().map(|clock| ByColor::from_fn(|color| clock.left(color, at(10))));
    ///
    /// let mut later = Game::restored(&game.record(), left);
    /// assert_eq!(later, game);
    /// later.take_up(at(500))?;
    /// assert_eq!(later.clock().map(|clock| clock.left(Color::Black, at(501))), Some(at(289)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn restored(record: &Record, left: Option<ByColor<Duration>>) -> Game {
        let control = record.tags.get("TimeControl").and_then(|text| text.parse().ok());
        // Without a clock, so that the times of the record are kept as they are.
        let mut game = Game::new(*record.tree.start(), None);
        for id in record.tree.main_line() {
            let ply = record.tree.ply(id).expect("only the root has no ply");
            let event = Event::Played { by: ply.by, mv: ply.mv, left: record.tree.clock(id) };
            game.happen(event, Duration::ZERO).expect("it was played in the record");
        }
        if let Some(ending) = record.ending().filter(|ending| !matches!(ending, Ending::Counted(_))) {
            if ending == Ending::DrawAgreed {
                let by = game.position().turn();
                game.offer_draw(by, Duration::ZERO).expect("the game goes on");
            }
            game.happen(Event::Ended(ending), Duration::ZERO).expect("the record ends so");
        }
        game.clock = control.map(|control| match left {
            Some(left) => Clock::showing(control, left),
            None => Clock::new(control),
        });
        game
    }

    /// The plies so far.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::Game;
    /// let mut game = Game::new(Position::START, None);
    /// let now = Duration::ZERO;
    /// game.play(Color::White, "f3".parse()?, now)?;
    /// assert_eq!(game.history().plies().len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The position now.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::Game;
    /// let mut game = Game::new(Position::START, None);
    /// let now = Duration::ZERO;
    /// game.play(Color::White, "f3".parse()?, now)?;
    /// assert_eq!(game.position().turn(), Color::Black);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn position(&self) -> &Position {
        self.history.position()
    }

    /// The clocks; `None` if the game is played without.
    ///
    /// ```
    /// # use dvonn_core::Position;
    /// # use dvonn_game::Game;
    /// assert!(Game::new(Position::START, None).clock().is_none());
    /// ```
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The player whose draw offer stands.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::Game;
    /// let mut game = Game::new(Position::START, None);
    /// let now = Duration::ZERO;
    /// game.offer_draw(Color::White, now)?;
    /// assert_eq!(game.draw_offer(), Some(Color::White));
    /// # Ok::<(), dvonn_game::GameError>(())
    /// ```
    pub fn draw_offer(&self) -> Option<Color> {
        self.draw_offer
    }

    /// The player who asks for a take-back, and how many plies would remain.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::Game;
    /// let mut game = Game::new(Position::START, None);
    /// let now = Duration::ZERO;
    /// game.play(Color::White, "f3".parse()?, now)?;
    /// game.ask_take_back(Color::White, now)?;
    /// assert_eq!(game.take_back_asked(), Some((Color::White, 0)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn take_back_asked(&self) -> Option<(Color, usize)> {
        self.take_back_asked
    }

    /// How the game ended, if it has.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::{Ending, Game};
    /// let mut game = Game::new(Position::START, None);
    /// let now = Duration::ZERO;
    /// assert_eq!(game.ending(), None);
    /// game.abort(now)?;
    /// assert_eq!(game.ending(), Some(Ending::Aborted));
    /// # Ok::<(), dvonn_game::GameError>(())
    /// ```
    pub fn ending(&self) -> Option<Ending> {
        self.stopped.or_else(|| self.position().outcome().map(Ending::Counted))
    }

    /// The game so far as a record: moves with clock times, time control and ending.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::Game;
    /// let mut game = Game::new(Position::START, None);
    /// let now = Duration::ZERO;
    /// game.play(Color::White, "f3".parse()?, now)?;
    /// assert_eq!(game.record().to_string(), "[Result \"*\"]\n\n1. f3 *\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
}

/// The actions of players. Each makes an event, adds it to the game and returns it.
impl Game {
    /// Makes a move for a player. A draw offered by the other player lapses.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::{Event, Game};
    /// let mut game = Game::new(Position::START, None);
    /// let now = Duration::ZERO;
    /// let mv = "f3".parse()?;
    /// let played = game.play(Color::White, mv, now)?;
    /// assert_eq!(played.event, Event::Played { by: Color::White, mv, left: None });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the game is over, it is not that player's turn, or the rules forbid the move.
    pub fn play(&mut self, by: Color, mv: Move, now: Duration) -> Result<Stamped, GameError> {
        self.happen(Event::Played { by, mv, left: None }, now)?;
        let left = *self.times.last().expect("a ply was just played");
        Ok(Stamped { at: now, event: Event::Played { by, mv, left } })
    }

    /// Ends the game if a player's time is up. May be called at any time.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::{Ending, Game};
    /// let at = Duration::from_secs;
    /// let mut game = Game::new(Position::START, Some("60".parse()?));
    /// game.play(Color::White, "f3".parse()?, at(0))?;
    /// assert_eq!(game.call_flag(at(59)), None);
    /// assert!(game.call_flag(at(60)).is_some());
    /// assert_eq!(game.ending(), Some(Ending::FlagFell { by: Color::Black }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn call_flag(&mut self, now: Duration) -> Option<Stamped> {
        let ending = self.fallen_flag(now).filter(|_| self.ending().is_none())?;
        self.happen(Event::Ended(ending), now).ok()
    }

    /// A player resigns, on either player's turn.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::{Ending, Game};
    /// let mut game = Game::new(Position::START, None);
    /// let now = Duration::ZERO;
    /// game.resign(Color::Black, now)?;
    /// assert_eq!(game.ending(), Some(Ending::Resigned { by: Color::Black }));
    /// # Ok::<(), dvonn_game::GameError>(())
    /// ```
    ///
    /// # Errors
    /// If the game is over.
    pub fn resign(&mut self, by: Color, now: Duration) -> Result<Stamped, GameError> {
        self.happen(Event::Ended(Ending::Resigned { by }), now)
    }

    /// A player claims the win because the other one has left. The caller decides whether they have waited long enough.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::{Ending, Game};
    /// let mut game = Game::new(Position::START, None);
    /// game.claim(Color::White, Duration::ZERO)?;
    /// assert_eq!(game.ending(), Some(Ending::Left { by: Color::Black }));
    /// # Ok::<(), dvonn_game::GameError>(())
    /// ```
    ///
    /// # Errors
    /// If the game is over.
    pub fn claim(&mut self, by: Color, now: Duration) -> Result<Stamped, GameError> {
        self.happen(Event::Ended(Ending::Left { by: by.other() }), now)
    }

    /// A player offers a draw. The offer stands until the other player moves. If the other player has already offered
    /// one, the draw is agreed.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::{Ending, Game};
    /// let mut game = Game::new(Position::START, None);
    /// let now = Duration::ZERO;
    /// game.offer_draw(Color::White, now)?;
    /// game.offer_draw(Color::Black, now)?;
    /// assert_eq!(game.ending(), Some(Ending::DrawAgreed));
    /// # Ok::<(), dvonn_game::GameError>(())
    /// ```
    ///
    /// # Errors
    /// If the game is over, or the player's own offer stands.
    pub fn offer_draw(&mut self, by: Color, now: Duration) -> Result<Stamped, GameError> {
        if self.draw_offer == Some(by.other()) {
            return self.accept_draw(by, now);
        }
        self.happen(Event::DrawOffered { by }, now)
    }

    /// A player accepts the other's offer.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::{Ending, Game, GameError};
    /// let mut game = Game::new(Position::START, None);
    /// let now = Duration::ZERO;
    /// assert_eq!(game.accept_draw(Color::Black, now), Err(GameError::NoOffer));
    /// game.offer_draw(Color::White, now)?;
    /// game.accept_draw(Color::Black, now)?;
    /// assert_eq!(game.ending(), Some(Ending::DrawAgreed));
    /// # Ok::<(), GameError>(())
    /// ```
    ///
    /// # Errors
    /// If the game is over, or the other player has not offered a draw.
    pub fn accept_draw(&mut self, by: Color, now: Duration) -> Result<Stamped, GameError> {
        self.check_on(now)?;
        self.check_offer(by.other())?;
        self.happen(Event::Ended(Ending::DrawAgreed), now)
    }

    /// A player declines the other's offer.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::Game;
    /// let mut game = Game::new(Position::START, None);
    /// let now = Duration::ZERO;
    /// game.offer_draw(Color::White, now)?;
    /// game.decline_draw(Color::Black, now)?;
    /// assert_eq!(game.draw_offer(), None);
    /// # Ok::<(), dvonn_game::GameError>(())
    /// ```
    ///
    /// # Errors
    /// If the game is over, or the other player has not offered a draw.
    pub fn decline_draw(&mut self, by: Color, now: Duration) -> Result<Stamped, GameError> {
        self.happen(Event::DrawDeclined { by }, now)
    }

    /// Ends the game without a result.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::{Ending, Game};
    /// let mut game = Game::new(Position::START, None);
    /// let now = Duration::ZERO;
    /// game.abort(now)?;
    /// assert_eq!(game.ending(), Some(Ending::Aborted));
    /// # Ok::<(), dvonn_game::GameError>(())
    /// ```
    ///
    /// # Errors
    /// If the game is over.
    pub fn abort(&mut self, now: Duration) -> Result<Stamped, GameError> {
        self.happen(Event::Ended(Ending::Aborted), now)
    }

    /// Whether a player may still leave the game without a result: it is not over, and the player has made at most one move
    /// of their own. [`Game::abort`] does not ask this, because a game can also be stopped from outside.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::Game;
    /// let mut game = Game::new(Position::START, None);
    /// for (by, cell) in [(Color::White, "f3"), (Color::Black, "a1"), (Color::White, "b1")] {
    ///     assert!(game.may_abort(by));
    ///     game.play(by, cell.parse()?, Duration::ZERO)?;
    /// }
    /// assert!(game.may_abort(Color::Black) && !game.may_abort(Color::White));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn may_abort(&self, by: Color) -> bool {
        let own = self.history().plies().iter().filter(|ply| ply.by == by && ply.mv != Move::Pass);
        self.ending().is_none() && own.count() < COMMITTED
    }

    /// Takes plies back until `to` are left. The clocks keep their times, minus the increments of those plies, and a draw
    /// offer lapses.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::Game;
    /// let mut game = Game::new(Position::START, None);
    /// let now = Duration::ZERO;
    /// game.play(Color::White, "f3".parse()?, now)?;
    /// game.play(Color::Black, "a1".parse()?, now)?;
    /// game.take_back(1, now)?;
    /// assert_eq!(game.position().turn(), Color::Black);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If there are no more than `to` plies, the game was stopped, or a flag fell. A count can be taken back with the
    /// move that led to it.
    pub fn take_back(&mut self, to: usize, now: Duration) -> Result<Stamped, GameError> {
        self.happen(Event::TakenBack { to }, now)
    }

    /// A player asks the other to agree to take back the player's last choice, which is never a pass. The wish stands
    /// until somebody moves.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::Game;
    /// let mut game = Game::new(Position::START, None);
    /// let now = Duration::ZERO;
    /// game.play(Color::White, "f3".parse()?, now)?;
    /// game.play(Color::Black, "a1".parse()?, now)?;
    /// game.ask_take_back(Color::White, now)?;
    /// game.agree_to_take_back(Color::Black, now)?;
    /// assert_eq!(game.position(), &Position::START);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the game is over, somebody has already asked, or the player has not moved yet.
    pub fn ask_take_back(&mut self, by: Color, now: Duration) -> Result<Stamped, GameError> {
        let is_choice = |ply: &Ply| ply.by == by && ply.mv != Move::Pass;
        let to = self.history.plies().iter().rposition(is_choice).ok_or(GameError::NothingToTakeBack)?;
        self.happen(Event::TakeBackAsked { by, to }, now)
    }

    /// A player agrees to the take-back that the other has asked for.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::{Game, GameError};
    /// let mut game = Game::new(Position::START, None);
    /// let now = Duration::ZERO;
    /// game.play(Color::White, "f3".parse()?, now)?;
    /// assert_eq!(game.agree_to_take_back(Color::Black, now), Err(GameError::NothingAsked));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the other player has not asked, or the game is over.
    pub fn agree_to_take_back(&mut self, by: Color, now: Duration) -> Result<Stamped, GameError> {
        let to = self.asked_by(by.other())?;
        self.happen(Event::TakenBack { to }, now)
    }

    /// A player declines the take-back that the other has asked for.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::Game;
    /// let mut game = Game::new(Position::START, None);
    /// let now = Duration::ZERO;
    /// game.play(Color::White, "f3".parse()?, now)?;
    /// game.ask_take_back(Color::White, now)?;
    /// game.decline_take_back(Color::Black, now)?;
    /// assert_eq!(game.take_back_asked(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the game is over, or the other player has not asked.
    pub fn decline_take_back(&mut self, by: Color, now: Duration) -> Result<Stamped, GameError> {
        self.happen(Event::TakeBackDeclined { by }, now)
    }

    /// Stops the clocks without ending the game.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::Game;
    /// let at = Duration::from_secs;
    /// let mut game = Game::new(Position::START, Some("60".parse()?));
    /// game.play(Color::White, "f3".parse()?, at(0))?;
    /// game.adjourn(at(10))?;
    /// assert_eq!(game.clock().map(|clock| clock.left(Color::Black, at(500))), Some(at(50)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the game is over.
    pub fn adjourn(&mut self, now: Duration) -> Result<Stamped, GameError> {
        self.happen(Event::Adjourned, now)
    }

    /// Starts the clock of the player to move again, unless nobody has moved yet.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use dvonn_core::{Color, Position};
    /// # use dvonn_game::Game;
    /// let at = Duration::from_secs;
    /// let mut game = Game::new(Position::START, Some("60".parse()?));
    /// game.play(Color::White, "f3".parse()?, at(0))?;
    /// game.adjourn(at(10))?;
    /// game.take_up(at(500))?;
    /// assert_eq!(game.clock().map(|clock| clock.left(Color::Black, at(505))), Some(at(45)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the game is over.
    pub fn take_up(&mut self, now: Duration) -> Result<Stamped, GameError> {
        self.happen(Event::TakenUp, now)
    }

    fn happen(&mut self, event: Event, now: Duration) -> Result<Stamped, GameError> {
        let stamped = Stamped { at: now, event };
        self.accept(&stamped)?;
        Ok(stamped)
    }
}

/// Adding events.
impl Game {
    /// Adds an event to the game. Nothing else changes a game.
    ///
    /// ```
    /// use std::time::Duration;
    /// use dvonn_core::{Color, Position};
    /// use dvonn_game::Game;
    ///
    /// let mut here = Game::new(Position::START, Some("300".parse()?));
    /// let mut there = here.clone();
    /// let event = here.play(Color::White, "f3".parse()?, Duration::from_secs(7))?;
    /// there.accept(&event)?;
    /// assert_eq!(there, here);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the event cannot happen in this game at this time. The game is then unchanged.
    pub fn accept(&mut self, stamped: &Stamped) -> Result<(), GameError> {
        let Stamped { at, event } = *stamped;
        match event {
            Event::Played { by, mv, left } => self.accept_ply(by, mv, left, at),
            Event::TakenBack { to } => self.accept_take_back(to, at),
            Event::Ended(ending) => self.accept_ending(ending, at),
            Event::TakeBackAsked { by, to } => {
                self.check_on(at)?;
                if self.take_back_asked.is_some() {
                    return Err(GameError::AlreadyAsked);
                }
                if to >= self.history.plies().len() {
                    return Err(GameError::NothingToTakeBack);
                }
                self.take_back_asked = Some((by, to));
                Ok(())
            }
            Event::TakeBackDeclined { by } => {
                self.check_on(at)?;
                self.asked_by(by.other())?;
                self.take_back_asked = None;
                Ok(())
            }
            Event::DrawOffered { by } => {
                self.check_on(at)?;
                if self.draw_offer.is_some() {
                    return Err(GameError::AlreadyOffered);
                }
                self.draw_offer = Some(by);
                Ok(())
            }
            Event::DrawDeclined { by } => {
                self.check_on(at)?;
                self.check_offer(by.other())?;
                self.draw_offer = None;
                Ok(())
            }
            Event::Adjourned => {
                self.check_on(at)?;
                self.stop_clock(at);
                Ok(())
            }
            Event::TakenUp => {
                self.check_on(at)?;
                let turn = self.position().turn();
                let has_begun = !self.history.plies().is_empty();
                if let Some(clock) =
                    self.clock.as_mut().filter(|clock| has_begun && clock.running().is_none())
                {
                    clock.run(turn, at);
                }
                Ok(())
            }
        }
    }

    fn accept_ply(
        &mut self,
        by: Color,
        mv: Move,
        left: Option<Duration>,
        at: Duration,
    ) -> Result<(), GameError> {
        self.check_on(at)?;
        let turn = self.position().turn();
        if by != turn {
            return Err(GameError::NotYourTurn { turn });
        }
        self.history.play(mv)?;
        self.take_back_asked = None;
        let next = self.position().turn();
        let is_over = self.position().outcome().is_some();
        if is_over || self.draw_offer == Some(by.other()) {
            self.draw_offer = None;
        }
        let mut left_after = left;
        if let Some(clock) = &mut self.clock {
            clock.run(next, at);
            if let Some(left) = left {
                clock.set(by, left);
            }
            if is_over {
                clock.stop(at);
            }
            left_after = Some(clock.left(by, at));
        }
        self.times.push(left_after);
        Ok(())
    }

    fn accept_take_back(&mut self, to: usize, at: Duration) -> Result<(), GameError> {
        if let Some(ending) = self.stopped.or_else(|| self.fallen_flag(at)) {
            return Err(GameError::Over(ending));
        }
        if to >= self.history.plies().len() {
            return Err(GameError::NothingToTakeBack);
        }
        self.stop_clock(at);
        while self.history.plies().len() > to {
            let undone = self.history.undo().expect("more than `to` plies are left");
            self.times.pop();
            // The first ply started the clocks and earned nothing.
            if let Some(clock) = self.clock.as_mut().filter(|_| !self.times.is_empty()) {
                clock.withdraw(undone.by);
            }
        }
        let turn = self.position().turn();
        if let Some(clock) = &mut self.clock {
            clock.run(turn, at);
        }
        self.draw_offer = None;
        self.take_back_asked = None;
        Ok(())
    }

    fn accept_ending(&mut self, ending: Ending, at: Duration) -> Result<(), GameError> {
        if let Some(ending) = self.ending() {
            return Err(GameError::Over(ending));
        }
        match ending {
            // Without a clock the game cannot check it: a record may have no time control.
            Ending::FlagFell { .. } if self.clock.is_none() => {}
            Ending::FlagFell { .. } if self.fallen_flag(at) == Some(ending) => {}
            Ending::Counted(_) | Ending::FlagFell { .. } => return Err(GameError::TooEarly(ending)),
            Ending::DrawAgreed => {
                self.check_on(at)?;
                self.draw_offer.ok_or(GameError::NoOffer)?;
            }
            Ending::Resigned { .. } | Ending::Left { .. } | Ending::Aborted => self.check_on(at)?,
        }
        self.stopped = Some(ending);
        self.draw_offer = None;
        self.take_back_asked = None;
        self.stop_clock(at);
        Ok(())
    }

    /// Checks that the game has not ended at this time.
    fn check_on(&self, now: Duration) -> Result<(), GameError> {
        match self.ending().or_else(|| self.fallen_flag(now)) {
            Some(ending) => Err(GameError::Over(ending)),
            None => Ok(()),
        }
    }

    fn check_offer(&self, by: Color) -> Result<(), GameError> {
        if self.draw_offer == Some(by) { Ok(()) } else { Err(GameError::NoOffer) }
    }

    /// How many plies would remain after the take-back that this player has asked for.
    fn asked_by(&self, by: Color) -> Result<usize, GameError> {
        match self.take_back_asked {
            Some((asker, to)) if asker == by => Ok(to),
            _ => Err(GameError::NothingAsked),
        }
    }

    /// The ending by a fallen flag, if one has fallen.
    fn fallen_flag(&self, now: Duration) -> Option<Ending> {
        let by = self.clock.as_ref()?.flag(now)?;
        Some(Ending::FlagFell { by })
    }

    fn stop_clock(&mut self, now: Duration) {
        if let Some(clock) = &mut self.clock {
            clock.stop(now);
        }
    }
}
