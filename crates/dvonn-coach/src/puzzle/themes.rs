//! A set of themes.

use crate::Theme;

/// A set of themes, as bits: bit 0 is the first of [`Theme::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Themes(u16);

impl Themes {
    /// The bits, as a file has them.
    pub(super) fn bits(self) -> u16 {
        self.0
    }

    /// The set with these bits; `None` if one of them is no theme.
    pub(super) fn from_bits(bits: u16) -> Option<Themes> {
        (bits >> Theme::ALL.len() == 0).then_some(Themes(bits))
    }

    /// Whether a theme is in the set.
    pub fn contains(self, theme: Theme) -> bool {
        self.iter().any(|other| other == theme)
    }

    /// The themes in their usual order.
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        Theme::ALL
            .into_iter()
            .enumerate()
            .filter(move |(bit, _)| self.0 >> bit & 1 == 1)
            .map(|(_, theme)| theme)
    }
}

impl FromIterator<Theme> for Themes {
    fn from_iter<I: IntoIterator<Item = Theme>>(themes: I) -> Themes {
        let bit = |theme| Theme::ALL.iter().position(|other| *other == theme).expect("these are all themes");
        Themes(themes.into_iter().fold(0, |bits, theme| bits | 1 << bit(theme)))
    }
}
