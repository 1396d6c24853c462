//! What a program that plays has to do. House bots and `dvonn bot` share it.

use dvonn_core::Color;
use dvonn_game::Game;

use crate::{Action, Stakes};

/// What a program has to do in a game as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// Nothing more: the game is over.
    Leave,
    /// Nothing at the moment.
    Wait,
    /// This. A program agrees to take-backs in casual games, because people learn from them, and to no draw.
    Answer(Action),
    /// Find a move.
    Move,
}

impl Duty {
    /// What the program with this colour has to do in a game that has begun.
    ///
    /// ```
    /// use std::time::Duration;
    /// use dvonn_core::{Color, Position};
    /// use dvonn_game::Game;
    /// use dvonn_wire::{Action, Duty, Stakes};
    ///
    /// let mut game = Game::new(Position::START, None);
    /// assert_eq!(Duty::of(&game, Color::White, Stakes::Casual), Duty::Move);
    /// assert_eq!(Duty::of(&game, Color::Black, Stakes::Casual), Duty::Wait);
    /// game.offer_draw(Color::White, Duration::ZERO)?;
    /// assert_eq!(Duty::of(&game, Color::Black, Stakes::Casual), Duty::Answer(Action::DeclineDraw));
    /// # Ok::<(), dvonn_game::GameError>(())
    /// ```
    pub fn of(game: &Game, color: Color, stakes: Stakes) -> Duty {
        if game.ending().is_some() {
            Duty::Leave
        } else if game.take_back_asked().is_some_and(|(by, _)| by != color) {
            Duty::Answer(match stakes {
                Stakes::Casual => Action::AcceptTakeBack,
                Stakes::Rated => Action::DeclineTakeBack,
            })
        } else if game.draw_offer() == Some(color.other()) {
            Duty::Answer(Action::DeclineDraw)
        } else if game.position().turn() == color {
            Duty::Move
        } else {
            Duty::Wait
        }
    }
}
