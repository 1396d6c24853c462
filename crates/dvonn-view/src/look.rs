//! What a person chose to see of a board.

use dvonn_core::{Color, Notation};

use crate::facing::Facing;
use crate::geometry::Orientation;

/// How a board is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Lying or upright.
    pub orientation: Orientation,
    /// Seen from the other side.
    pub flipped: bool,
    /// The names of rows and columns on the rim; `None` leaves them out.
    pub notation: Option<Notation>,
    /// Large marks on the pieces, for whom colours say little.
    pub pattern: bool,
    /// What is shown besides the stacks.
    pub overlays: Overlays,
    /// How quickly stacks travel.
    pub motion: Motion,
    /// Which moves are asked about before they count.
    pub confirm: Confirm,
}

impl Default for Look {
    fn default() -> Look {
        Look {
            orientation: Orientation::Lying,
            flipped: false,
            notation: Some(Notation::Standard),
            pattern: false,
            overlays: Overlays::default(),
            motion: Motion::default(),
            confirm: Confirm::default(),
        }
    }
}

impl Look {
    /// How the board lies.
    pub fn facing(&self) -> Facing {
        Facing { orientation: self.orientation, flipped: self.flipped }
    }

    /// How cells are named in words, which cannot do without a name.
    pub fn naming(&self) -> Notation {
        self.notation.unwrap_or_default()
    }
}

/// What a board shows besides the stacks.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overlays {
    /// Which stacks can move, and where the picked one can go.
    pub targets: bool,
    /// Which stacks are enclosed on all six sides.
    pub blocked: bool,
    /// The links to the DVONN pieces.
    pub lifelines: bool,
    /// What would fall off by the move considered.
    pub falls: bool,
}

impl Default for Overlays {
    fn default() -> Overlays {
        Overlays { targets: true, blocked: false, lifelines: true, falls: true }
    }
}

/// Which moves are asked about before they count: the first press shows what would happen, the second one plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Confirm {
    /// Every move and placement.
    Always,
    /// Only moves by which something falls off.
    #[default]
    OnlyLosses,
    /// None.
    Never,
}

/// How quickly stacks travel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Motion {
    /// Not at all: the board is just shown.
    Off,
    /// Nothing travels, and what is cut off only fades: for whom moving pictures are unpleasant.
    Fade,
    /// For whom waiting is a chore.
    Fast,
    /// As a hand would.
    #[default]
    Normal,
    /// For who wants to follow.
    Slow,
}

impl Motion {
    /// Milliseconds of a journey over so many cells.
    pub fn travel(self, distance: u8) -> u32 {
        let (first, each, most) = match self {
            Motion::Off | Motion::Fade => return 0,
            Motion::Fast => (130, 6, 170),
            Motion::Normal => (170, 14, 250),
            Motion::Slow => (320, 30, 560),
        };
        (first + each * u32::from(distance)).min(most)
    }

    /// Whether stacks are seen on their way.
    pub fn travels(self) -> bool {
        self.travel(1) > 0
    }

    /// Milliseconds in which a stack that is cut off goes.
    pub fn fall(self) -> u32 {
        match self {
            Motion::Off => 0,
            Motion::Fast => 250,
            Motion::Fade | Motion::Normal => 380,
            Motion::Slow => 700,
        }
    }
}

/// Who may move at a board now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Hands {
    /// Nobody: it is only looked at.
    #[default]
    None,
    /// This player, when it is their turn.
    Only(Color),
    /// Whoever's turn it is.
    Both,
}

impl Hands {
    /// Whether the person at the board may move for a player.
    pub fn may_move(self, turn: Color) -> bool {
        match self {
            Hands::None => false,
            Hands::Only(color) => color == turn,
            Hands::Both => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_may_move() {
        for (hands, white, black) in [
            (Hands::None, false, false),
            (Hands::Only(Color::White), true, false),
            (Hands::Only(Color::Black), false, true),
            (Hands::Both, true, true),
        ] {
            assert_eq!(
                (hands.may_move(Color::White), hands.may_move(Color::Black)),
                (white, black),
                "{hands:?}"
            );
        }
    }

    #[test]
    fn a_journey_takes_about_a_fifth_of_a_second() {
        for distance in 1..=10 {
            assert!((150..=250).contains(&Motion::Normal.travel(distance)), "{distance}");
            assert!(Motion::Fast.travel(distance) < Motion::Normal.travel(distance), "{distance}");
            assert!(Motion::Slow.travel(distance) > Motion::Normal.travel(distance), "{distance}");
            assert_eq!(Motion::Off.travel(distance), 0);
        }
        assert!((250..=400).contains(&Motion::Normal.fall()));
        assert!(!Motion::Fade.travels() && Motion::Fade.fall() > 0, "what is cut off fades");
    }
}
