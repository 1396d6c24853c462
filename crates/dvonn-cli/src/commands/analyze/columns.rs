//! Tables whose columns are as wide as their headings in each language.

/// The alignment of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Left,
    Right,
}

/// Columns wide enough for their headings and content.
pub(super) struct Columns<const N: usize>([(Side, usize); N]);

impl<const N: usize> Columns<N> {
    /// Each column has at least the given width, and fits its heading.
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
