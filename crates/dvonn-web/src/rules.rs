//! The rules book, and where the rulebooks differ. `dvonn_coach` decides the content.

mod book;
mod differences;
mod figure;

pub(crate) use book::RulesPage;
pub(crate) use differences::DifferencesPage;
