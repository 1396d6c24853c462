//! The texts that the page loads: a file for each language and group.

use dvonn_text::{Group, Language};

use crate::bundle::Asset;

/// The files, named as `boot.js` expects them. The page does not use the texts of the terminal.
pub(crate) fn files() -> impl Iterator<Item = Asset> {
    [Group::Common, Group::Course].into_iter().flat_map(|group| {
        Language::ALL.map(|language| Asset {
            name: format!("{}-{}.txt", group.name(), language.tag()),
            bytes: dvonn_text::file(language, group).into(),
        })
    })
}
