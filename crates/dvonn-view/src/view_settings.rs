//! The viewer's settings for a board.

use dvonn_core::Notation;

use crate::facing::Facing;
use crate::geometry::Orientation;

/// How a board is shown to one viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ViewSettings {
    /// Horizontal or vertical.
    pub orientation: Orientation,
    /// Whether it is seen from the other side.
    pub flipped: bool,
    /// The labels of rows and columns on the rim; `None` hides them.
    pub notation: Option<Notation>,
    /// Whether pieces carry large marks, for people who cannot tell the colours apart.
    pub pattern: bool,
    /// The extra information shown.
    pub overlays: Overlays,
    /// How fast stacks move on the screen.
    pub motion: Motion,
    /// The moves that need a second click.
    pub confirm: Confirm,
}

impl Default for ViewSettings {
    fn default() -> ViewSettings {
        ViewSettings {
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

impl ViewSettings {
    /// How the board is turned.
    pub fn facing(&self) -> Facing {
        Facing { orientation: self.orientation, flipped: self.flipped }
    }

    /// The notation for cell names in sentences, which are needed even if the rim has no labels.
    pub fn naming(&self) -> Notation {
        self.notation.unwrap_or_default()
    }
}

/// The extra information that a board shows.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overlays {
    /// The targets of the picked stack.
    pub targets: bool,
    /// The person's own stacks that can move.
    pub movable: bool,
    /// The stacks that are enclosed on all six sides.
    pub blocked: bool,
    /// The links to the DVONN pieces.
    pub lifelines: bool,
    /// The stacks that the considered move would remove.
    pub falls: bool,
}

impl Default for Overlays {
    fn default() -> Overlays {
        Overlays { targets: true, movable: true, blocked: false, lifelines: true, falls: true }
    }
}

/// The moves that need a second click: the first one shows the consequence, the second one plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Confirm {
    /// Every move and placement.
    Always,
    /// Only moves that cost the player who makes them pieces.
    #[default]
    OnlyLosses,
    /// None.
    Never,
}

/// How fast stacks move on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Motion {
    /// Not at all: the new position appears at once.
    Off,
    /// Stacks do not slide, and removed stacks fade out, for people who prefer reduced motion.
    Fade,
    /// Faster than normal.
    Fast,
    /// About as fast as by hand.
    #[default]
    Normal,
    /// Slow enough to follow every move.
    Slow,
}

impl Motion {
    /// The milliseconds it takes to move this many cells.
    pub fn travel(self, distance: u8) -> u32 {
        let (first, each, most) = match self {
            Motion::Off | Motion::Fade => return 0,
            Motion::Fast => (130, 6, 170),
            Motion::Normal => (170, 14, 250),
            Motion::Slow => (320, 30, 560),
        };
        (first + each * u32::from(distance)).min(most)
    }

    /// Whether stacks slide from cell to cell.
    pub fn travels(self) -> bool {
        self.travel(1) > 0
    }

    /// The milliseconds until a removed stack has disappeared.
    pub fn fall(self) -> u32 {
        match self {
            Motion::Off => 0,
            Motion::Fast => 250,
            Motion::Fade | Motion::Normal => 380,
            Motion::Slow => 700,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flight_takes_about_a_fifth_of_a_second() {
        for distance in 1..=10 {
            assert!((150..=250).contains(&Motion::Normal.travel(distance)), "{distance}");
            assert!(Motion::Fast.travel(distance) < Motion::Normal.travel(distance), "{distance}");
            assert!(Motion::Slow.travel(distance) > Motion::Normal.travel(distance), "{distance}");
            assert_eq!(Motion::Off.travel(distance), 0);
        }
        assert!((250..=400).contains(&Motion::Normal.fall()));
        assert!(!Motion::Fade.travels() && Motion::Fade.fall() > 0, "removed stacks fade");
    }
}
