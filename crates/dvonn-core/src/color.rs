//! The two players and the three kinds of piece.

use std::fmt;
use std::ops::{Index, IndexMut};

/// A player, named by the colour of their pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Color {
    /// Places first, places last and makes the first stack move.
    White,
    /// The other player.
    Black,
}

impl Color {
    /// Both players, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// The opponent.
    #[inline]
    pub const fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }

    /// The letter of the position text: `W` or `B`.
    pub const fn letter(self) -> char {
        match self {
            Color::White => 'W',
            Color::Black => 'B',
        }
    }
}

/// Writes `white` or `black`.
impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Color::White => "white",
            Color::Black => "black",
        })
    }
}

/// One piece out of the box: 23 white, 23 black and 3 DVONN pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// A white piece.
    White,
    /// A black piece.
    Black,
    /// A DVONN piece: nobody's, and what everything else must stay linked to.
    Dvonn,
}

impl Piece {
    /// The letter of the position text: `W`, `B` or `D`.
    pub const fn letter(self) -> char {
        match self {
            Piece::White => 'W',
            Piece::Black => 'B',
            Piece::Dvonn => 'D',
        }
    }
}

impl From<Color> for Piece {
    fn from(color: Color) -> Piece {
        match color {
            Color::White => Piece::White,
            Color::Black => Piece::Black,
        }
    }
}

/// A value for each player, indexed by [`Color`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByColor<T>([T; 2]);

impl<T> ByColor<T> {
    /// The pair of a value for White and a value for Black.
    #[inline]
    pub const fn new(white: T, black: T) -> ByColor<T> {
        ByColor([white, black])
    }

    /// Asks for each player's value in turn, White first.
    pub fn from_fn(mut value: impl FnMut(Color) -> T) -> ByColor<T> {
        ByColor([value(Color::White), value(Color::Black)])
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        &self.0[color as usize]
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        &mut self.0[color as usize]
    }
}
