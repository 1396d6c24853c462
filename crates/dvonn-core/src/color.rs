//! The two players and the three kinds of piece.

use core::array;
use core::fmt;
use core::iter::Zip;
use core::ops::{Index, IndexMut};
use core::slice;

/// A player, named by the colour of their pieces.
///
/// ```
/// use dvonn_core::Color;
///
/// let color: Color = "white".parse()?;
/// assert_eq!(color.other(), Color::Black);
/// # Ok::<(), dvonn_core::ParseNameError>(())
/// ```
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
    ///
    /// ```
    /// # use dvonn_core::Color;
    /// assert_eq!(Color::ALL.map(Color::letter), ['W', 'B']);
    /// ```
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// The opponent.
    ///
    /// ```
    /// # use dvonn_core::Color;
    /// assert_eq!(Color::White.other(), Color::Black);
    /// ```
    #[inline]
    #[must_use]
    pub const fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }

    /// The letter used in position texts: `W` or `B`.
    ///
    /// ```
    /// # use dvonn_core::Color;
    /// assert_eq!(Color::Black.letter(), 'B');
    /// ```
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

/// A piece from the box, which holds 23 white, 23 black and 3 DVONN pieces.
///
/// ```
/// use dvonn_core::{Piece, Placement};
///
/// assert_eq!(Placement::START.next_piece(), Piece::Dvonn);
/// assert_eq!(Piece::Dvonn.letter(), 'D');
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// A white piece.
    White,
    /// A black piece.
    Black,
    /// A DVONN piece. It belongs to nobody, and every stack must stay linked to one.
    Dvonn,
}

impl Piece {
    /// The letter used in position texts: `W`, `B` or `D`.
    ///
    /// ```
    /// # use dvonn_core::Piece;
    /// assert_eq!(Piece::White.letter(), 'W');
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Piece::White => 'W',
            Piece::Black => 'B',
            Piece::Dvonn => 'D',
        }
    }
}

/// Writes `white`, `black` or `DVONN`.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Piece::White => "white",
            Piece::Black => "black",
            Piece::Dvonn => "DVONN",
        })
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
///
/// ```
/// use dvonn_core::{ByColor, Color};
///
/// let mut names = ByColor::new("Ann", "Bob");
/// names[Color::Black] = "Cleo";
/// assert_eq!(names.map(str::len), ByColor::new(3, 4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ByColor<T>([T; 2]);

impl<T> ByColor<T> {
    /// The pair of a value for White and a value for Black.
    ///
    /// ```
    /// # use dvonn_core::{ByColor, Color};
    /// assert_eq!(ByColor::new(15, 13)[Color::White], 15);
    /// ```
    #[inline]
    pub const fn new(white: T, black: T) -> ByColor<T> {
        ByColor([white, black])
    }

    /// Makes a pair by calling `value` for each player, White first.
    ///
    /// ```
    /// # use dvonn_core::{ByColor, Color};
    /// assert_eq!(ByColor::from_fn(Color::letter), ByColor::new('W', 'B'));
    /// ```
    pub fn from_fn(mut value: impl FnMut(Color) -> T) -> ByColor<T> {
        ByColor([value(Color::White), value(Color::Black)])
    }

    /// The pair with `change` applied to both values.
    ///
    /// ```
    /// # use dvonn_core::ByColor;
    /// assert_eq!(ByColor::new(1, 2).map(|count| 10 * count), ByColor::new(10, 20));
    /// ```
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> ByColor<U> {
        ByColor(self.0.map(change))
    }

    /// Both players with their values, White first.
    ///
    /// ```
    /// # use dvonn_core::{ByColor, Color};
    /// let best = ByColor::new(15, 13).iter().max_by_key(|(_, score)| **score).map(|(color, _)| color);
    /// assert_eq!(best, Some(Color::White));
    /// ```
    pub fn iter(&self) -> Zip<array::IntoIter<Color, 2>, slice::Iter<'_, T>> {
        Color::ALL.into_iter().zip(&self.0)
    }

    /// Both players with their values, which can be changed.
    ///
    /// ```
    /// # use dvonn_core::ByColor;
    /// let mut counts = ByColor::new(1, 2);
    /// counts.iter_mut().for_each(|(_, count)| *count += 1);
    /// assert_eq!(counts, ByColor::new(2, 3));
    /// ```
    pub fn iter_mut(&mut self) -> Zip<array::IntoIter<Color, 2>, slice::IterMut<'_, T>> {
        Color::ALL.into_iter().zip(&mut self.0)
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

impl<T> IntoIterator for ByColor<T> {
    type Item = (Color, T);
    type IntoIter = Zip<array::IntoIter<Color, 2>, array::IntoIter<T, 2>>;

    fn into_iter(self) -> Self::IntoIter {
        Color::ALL.into_iter().zip(self.0)
    }
}

impl<'a, T> IntoIterator for &'a ByColor<T> {
    type Item = (Color, &'a T);
    type IntoIter = Zip<array::IntoIter<Color, 2>, slice::Iter<'a, T>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T> IntoIterator for &'a mut ByColor<T> {
    type Item = (Color, &'a mut T);
    type IntoIter = Zip<array::IntoIter<Color, 2>, slice::IterMut<'a, T>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}
