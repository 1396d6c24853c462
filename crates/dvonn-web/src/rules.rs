//! The rules book, and where the rulebooks differ. What is told is decided in `dvonn_coach`.

mod book;
mod differences;
mod figure;

pub(crate) use book::RulesPage;
pub(crate) use differences::DifferencesPage;
