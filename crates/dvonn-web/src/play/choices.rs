//! The choices for a new game, and the terms they lead to.

use dvonn_core::{ByColor, Color};
use dvonn_engine::Level;
use dvonn_game::TimeControl;
use dvonn_table::{Beginning, Seat, Terms};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Opponent {
    #[default]
    Computer,
    Person,
}

/// The person's colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Side {
    #[default]
    White,
    Black,
    Random,
}

/// The available time controls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum ClockChoice {
    #[default]
    None,
    Quick,
    Medium,
    Slow,
}

impl ClockChoice {
    fn control(self) -> Option<TimeControl> {
        let text = match self {
            ClockChoice::None => return None,
            ClockChoice::Quick => "180+2",
            ClockChoice::Medium => "300+5",
            ClockChoice::Slow => "900+10",
        };
        Some(text.parse().expect("it is a time control"))
    }
}

/// All choices; each has a sensible default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Choices {
    pub(super) opponent: Opponent,
    pub(super) level: Level,
    pub(super) side: Side,
    pub(super) clock: ClockChoice,
    pub(super) beginning: Beginning,
}

impl Choices {
    /// The choices that led to these terms; they become the defaults for the next game.
    pub(super) fn of(terms: &Terms) -> Choices {
        let mut choices = Choices { beginning: terms.beginning, ..Choices::default() };
        let offered = [ClockChoice::Quick, ClockChoice::Medium, ClockChoice::Slow];
        choices.clock =
            offered.into_iter().find(|clock| clock.control() == terms.control).unwrap_or_default();
        if terms.seats == ByColor::new(Seat::Here, Seat::Here) {
            choices.opponent = Opponent::Person;
        }
        for color in Color::ALL {
            if let Seat::Computer(level) = terms.seats[color] {
                choices.level = level;
                choices.side = if color == Color::White { Side::Black } else { Side::White };
            }
        }
        choices
    }

    /// The terms of a game; the seed decides a random colour.
    pub(super) fn terms(self, seed: u64) -> Terms {
        let computer = Seat::Computer(self.level);
        let is_white = self.side == Side::White || (self.side == Side::Random && seed.is_multiple_of(2));
        let seats = match self.opponent {
            Opponent::Person => ByColor::new(Seat::Here, Seat::Here),
            Opponent::Computer if is_white => ByColor::new(Seat::Here, computer),
            Opponent::Computer => ByColor::new(computer, Seat::Here),
        };
        Terms { control: self.clock.control(), beginning: self.beginning, ..Terms::casual(seats) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_choices_are_the_next_defaults() {
        let clocks = [ClockChoice::None, ClockChoice::Quick, ClockChoice::Medium, ClockChoice::Slow];
        for opponent in [Opponent::Computer, Opponent::Person] {
            for side in [Side::White, Side::Black] {
                for clock in clocks {
                    for beginning in Beginning::ALL {
                        let level = Level::ALL[8];
                        let choices = Choices { opponent, level, side, clock, beginning };
                        // Two people choose neither a colour nor a level.
                        let expected = match opponent {
                            Opponent::Computer => choices,
                            Opponent::Person => Choices { opponent, clock, beginning, ..Choices::default() },
                        };
                        assert_eq!(Choices::of(&choices.terms(0)), expected);
                    }
                }
            }
        }
    }

    #[test]
    fn a_random_side_is_either_colour() {
        let choices = Choices { side: Side::Random, ..Choices::default() };
        let person = |seed| Color::ALL.map(|color| choices.terms(seed).seats[color] == Seat::Here);
        assert_eq!((person(0), person(1)), ([true, false], [false, true]));
    }
}
