/// A language that the system speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// `en`
    #[default]
    English,
    /// `es`
    Spanish,
    /// `pl`
    Polish,
    /// `ro`
    Romanian,
    /// `uk`
    Ukrainian,
    /// `it`
    Italian,
}
