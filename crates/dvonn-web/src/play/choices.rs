//! What is chosen before a game, and the terms it comes to.

use dvonn_core::{ByColor, Color};
use dvonn_game::TimeControl;

use crate::ready_board::Beginning;
use crate::sitting::{Player, Terms};
use crate::strength::Strength;

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

/// Time controls on offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Pace {
    #[default]
    None,
    Quick,
    Medium,
    Slow,
}

impl Pace {
    fn control(self) -> Option<TimeControl> {
        let text = match self {
            Pace::None => return None,
            Pace::Quick => "180+2",
            Pace::Medium => "300+5",
            Pace::Slow => "900+10",
        };
        Some(text.parse().expect("it is a time control"))
    }
}

/// Everything that is chosen; all of it has a sensible value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Choices {
    pub(super) opponent: Opponent,
    pub(super) strength: Strength,
    pub(super) side: Side,
    pub(super) pace: Pace,
    pub(super) beginning: Beginning,
}

impl Choices {
    /// What led to these terms: the last choices are the next suggestion.
    pub(super) fn of(terms: &Terms) -> Choices {
        let mut choices = Choices { beginning: terms.beginning, ..Choices::default() };
        let offered = [Pace::Quick, Pace::Medium, Pace::Slow];
        choices.pace = offered.into_iter().find(|pace| pace.control() == terms.control).unwrap_or_default();
        if terms.players == ByColor::new(Player::Person, Player::Person) {
            choices.opponent = Opponent::Person;
        }
        for color in Color::ALL {
            if let Player::Engine(strength) = terms.players[color] {
                choices.strength = strength;
                choices.side = if color == Color::White { Side::Black } else { Side::White };
            }
        }
        choices
    }

    /// The terms of a game; the seed decides what is left to chance.
    pub(super) fn terms(self, seed: u64) -> Terms {
        let engine = Player::Engine(self.strength);
        let is_white = self.side == Side::White || (self.side == Side::Random && seed.is_multiple_of(2));
        let players = match self.opponent {
            Opponent::Person => ByColor::new(Player::Person, Player::Person),
            Opponent::Computer if is_white => ByColor::new(Player::Person, engine),
            Opponent::Computer => ByColor::new(engine, Player::Person),
        };
        Terms { players, control: self.pace.control(), beginning: self.beginning }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_choices_are_the_next_suggestion() {
        for opponent in [Opponent::Computer, Opponent::Person] {
            for side in [Side::White, Side::Black] {
                for pace in [Pace::None, Pace::Quick, Pace::Medium, Pace::Slow] {
                    for beginning in Beginning::ALL {
                        let strength = Strength::Beginner;
                        let choices = Choices { opponent, strength, side, pace, beginning };
                        // Between two people nobody asks for a colour or a strength.
                        let expected = match opponent {
                            Opponent::Computer => choices,
                            Opponent::Person => Choices { opponent, pace, beginning, ..Choices::default() },
                        };
                        assert_eq!(Choices::of(&choices.terms(0)), expected);
                    }
                }
            }
        }
    }

    #[test]
    fn chance_gives_either_colour() {
        let choices = Choices { side: Side::Random, ..Choices::default() };
        let person = |seed| Color::ALL.map(|color| choices.terms(seed).players[color] == Player::Person);
        assert_eq!((person(0), person(1)), ([true, false], [false, true]));
    }
}
