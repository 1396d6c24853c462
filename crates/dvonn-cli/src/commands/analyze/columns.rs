//! Tables whose headings are as long as the language has them.

/// On which side of a column its words stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Left,
    Right,
}

/// Columns with room for their headings and for what will stand below.
pub(super) struct Columns<const N: usize>([(Side, usize); N]);

impl<const N: usize> Columns<N> {
    /// At least so wide, and as wide as the headings.
    pub(super) fn new(heads: &[String; N], mut columns: [(Side, usize); N]) -> Columns<N> {
        for ((_, width), head) in columns.iter_mut().zip(heads) {
            *width = head.chars().count().max(*width);
        }
        Columns(columns)
    }

    pub(super) fn line(&self, cells: &[String; N]) -> String {
        let padded = cells.iter().zip(self.0).map(|(cell, (side, width))| match side {
            Side::Left => format!("{cell:<width$}"),
            Side::Right => format!("{cell:>width$}"),
        });
        padded.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    }
}
