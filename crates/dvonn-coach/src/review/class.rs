//! What kinds of moves there are: the classes with their thresholds, and the stages of a game.

use dvonn_core::Position;

/// How bad a move was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Slip {
    /// `?!`: a little worse than the best move.
    Inaccuracy,
    /// `?`: clearly worse.
    Mistake,
    /// `??`: it may cost the game.
    Blunder,
}

impl Slip {
    /// All of them, the slightest first.
    pub const ALL: [Slip; 3] = [Slip::Inaccuracy, Slip::Mistake, Slip::Blunder];

    /// The loss from which a move counts as this slip: of the chance to win, or of pieces. Either is enough, so that
    /// giving away many pieces is marked in a game that stays won.
    ///
    /// In an even position these chances are about 1.1, 2.3 and 5.1 pieces of expected margin. A search of some ten
    /// thousand nodes is often wrong by half a piece, and seldom by more than one.
    pub(super) const fn least_loss(self) -> (f64, f64) {
        match self {
            Slip::Inaccuracy => (0.07, 3.0),
            Slip::Mistake => (0.14, 6.0),
            Slip::Blunder => (0.28, 12.0),
        }
    }

    /// The mark after the move, the same in all languages.
    pub const fn mark(self) -> &'static str {
        match self {
            Slip::Inaccuracy => "?!",
            Slip::Mistake => "?",
            Slip::Blunder => "??",
        }
    }
}

/// What kind of move it was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// There was no other move.
    Forced,
    /// The only good move: every other one is proved to be worse or, if that is not proved, at least a whole piece worse.
    Only,
    /// The engine would have played the same, or nothing that its search can tell to be better.
    Best,
    /// A little worse, but not enough to be a slip.
    Good,
    /// It was bad.
    Slip(Slip),
}

impl Class {
    /// Its name in files; never shown.
    pub const fn name(self) -> &'static str {
        match self {
            Class::Forced => "forced",
            Class::Only => "only",
            Class::Best => "best",
            Class::Good => "good",
            Class::Slip(Slip::Inaccuracy) => "inaccuracy",
            Class::Slip(Slip::Mistake) => "mistake",
            Class::Slip(Slip::Blunder) => "blunder",
        }
    }
}

/// A part of the game. Placements have an accuracy, in hindsight, but no class.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Until the board is full.
    Placing,
    /// From the first stack move on.
    Middle,
    /// With at most sixteen stacks on the board. Most such positions are proved at once.
    Ending,
}

impl Stage {
    /// All of them, in the order of the game.
    pub const ALL: [Stage; 3] = [Stage::Placing, Stage::Middle, Stage::Ending];

    /// The stage of a position.
    pub fn of(position: &Position) -> Stage {
        match position.movement() {
            None => Stage::Placing,
            Some(movement) if movement.occupied().len() <= 16 => Stage::Ending,
            Some(_) => Stage::Middle,
        }
    }
}
