//! A set of themes.

/// A set of themes, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Themes(pub(super) u16);
