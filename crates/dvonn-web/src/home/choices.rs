//! The choices for a new game, and the terms they lead to. They are stored, and offered again for the next game.

use dvonn_core::{ByColor, Color};
use dvonn_engine::Level;
use dvonn_game::TimeControl;
use dvonn_table::{Beginning, Rights, Seat, Terms};
use dvonn_wire::Invitation;
use serde::{Deserialize, Serialize};

use crate::storage::{self, Browser, Entry, Found, Stored};

/// The person's colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Side {
    #[default]
    White,
    Black,
    Random,
}

/// The available time controls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ClockChoice {
    #[default]
    None,
    Quick,
    Medium,
    Slow,
    /// The person has entered the times.
    Own,
}

/// Times that the person has entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct OwnTimes {
    /// For each player and the whole game.
    pub(super) minutes: u16,
    /// Added after each move.
    pub(super) seconds: u16,
}

impl OwnTimes {
    /// The most that can be entered.
    pub(super) const MOST: OwnTimes = OwnTimes { minutes: 180, seconds: 60 };
}

/// All choices; each has a sensible default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Choices {
    pub(crate) level: Level,
    /// Whether the results of the last games choose the level.
    pub(crate) matches: bool,
    /// Whether the computer tells of a mistake before it punishes it.
    pub(super) teacher: bool,
    pub(super) side: Side,
    pub(super) clock: ClockChoice,
    pub(super) own: OwnTimes,
    pub(crate) beginning: Beginning,
    /// The names of two people; empty without one.
    pub(super) names: ByColor<String>,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            level: Level::default(),
            matches: false,
            teacher: false,
            side: Side::default(),
            clock: ClockChoice::default(),
            own: OwnTimes { minutes: 10, seconds: 5 },
            beginning: Beginning::default(),
            names: ByColor::default(),
        }
    }
}

impl Stored for Choices {
    const VERSION: u32 = 1;
}

impl Choices {
    /// The choices of the last game.
    pub(crate) fn last() -> Choices {
        match storage::find(&Browser, Entry::Choices) {
            Found::Value(choices) => choices,
            Found::Nothing | Found::Unreadable => Choices::default(),
        }
    }

    /// The choices for somebody who has just learnt the rules: the weakest level, and a board that is already filled.
    pub(crate) fn first_game() -> Choices {
        Choices { level: Level::ALL[0], beginning: Beginning::Random, ..Choices::default() }
    }

    /// Changes what is offered for the next game.
    pub(crate) fn change(change: impl FnOnce(&mut Choices)) {
        let mut choices = Choices::last();
        change(&mut choices);
        // Without room for it, the next game has the defaults.
        storage::keep(&Browser, Entry::Choices, &choices);
    }

    fn control(&self) -> Option<TimeControl> {
        let text = match self.clock {
            ClockChoice::None => return None,
            ClockChoice::Quick => "180+2".to_owned(),
            ClockChoice::Medium => "300+5".to_owned(),
            ClockChoice::Slow => "900+10".to_owned(),
            ClockChoice::Own => {
                let minutes = self.own.minutes.clamp(1, OwnTimes::MOST.minutes);
                let seconds = self.own.seconds.min(OwnTimes::MOST.seconds);
                format!("{}+{seconds}", 60 * u32::from(minutes))
            }
        };
        Some(text.parse().expect("it is a time control"))
    }

    /// The terms of a game against the computer; the seed decides a random colour.
    pub(crate) fn against_computer(&self, seed: u64) -> Terms {
        let computer = Seat::Computer(self.level);
        let is_white = self.side == Side::White || (self.side == Side::Random && seed.is_multiple_of(2));
        let person = if is_white { Color::White } else { Color::Black };
        self.terms(ByColor::from_fn(|color| if color == person { Seat::Here } else { computer }))
    }

    /// A casual game with somebody far away.
    pub(crate) fn invitation(&self) -> Invitation {
        let color = match self.side {
            Side::White => Some(Color::White),
            Side::Black => Some(Color::Black),
            Side::Random => None,
        };
        Invitation { control: self.control(), beginning: self.beginning, color, ..Invitation::default() }
    }

    /// The terms of a game between two people.
    pub(super) fn for_two(&self) -> Terms {
        self.terms(ByColor::new(Seat::Here, Seat::Here))
    }

    fn terms(&self, seats: ByColor<Seat>) -> Terms {
        let rights = Rights { teacher: self.teacher, ..Rights::CASUAL };
        Terms { control: self.control(), beginning: self.beginning, rights, ..Terms::casual(seats) }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_person_plays_the_chosen_colour() {
        for (side, seed, white, black) in [
            (Side::White, 1, true, false),
            (Side::Black, 0, false, true),
            (Side::Random, 0, true, false),
            (Side::Random, 1, false, true),
        ] {
            let choices = Choices { side, level: Level::ALL[8], ..Choices::default() };
            let seats = choices.against_computer(seed).seats;
            assert_eq!(Color::ALL.map(|color| seats[color] == Seat::Here), [white, black], "{side:?}");
            assert!(seats.into_iter().any(|(_, seat)| seat == Seat::Computer(Level::ALL[8])));
        }
        assert!(Choices::default().for_two().seats.into_iter().all(|(_, seat)| seat == Seat::Here));
    }

    #[test]
    fn own_times_are_whole_minutes_and_seconds_within_limits() {
        for (minutes, seconds, base) in [(7, 3, 7), (0, 0, 1), (999, 999, 180)] {
            let own = OwnTimes { minutes, seconds };
            let choices = Choices { clock: ClockChoice::Own, own, ..Choices::default() };
            let control = choices.for_two().control.unwrap();
            assert_eq!(control.base(), Duration::from_secs(60 * base), "{minutes}");
        }
        assert_eq!(Choices::default().for_two().control, None);
    }

    #[test]
    fn choices_are_stored_and_missing_ones_have_their_default() {
        let choices = Choices {
            clock: ClockChoice::Own,
            names: ByColor::new("Ann".to_owned(), String::new()),
            ..Choices::default()
        };
        let text = serde_json::to_string(&choices).unwrap();
        assert_eq!(serde_json::from_str::<Choices>(&text).unwrap(), choices);
        assert_eq!(serde_json::from_str::<Choices>("{}").unwrap(), Choices::default());
    }
}
