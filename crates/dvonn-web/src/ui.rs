//! Components that several pages share.

mod choice;
mod dialog;
mod icon;
mod layers;
mod menu;
mod notices;
mod switch;
mod towers;

pub(crate) use choice::{Choice, ChoiceItem, items};
pub(crate) use dialog::Dialog;
pub(crate) use icon::{Drawing, Icon};
pub(crate) use layers::{Layers, keep_in_history};
pub(crate) use menu::{Menu, MenuItem};
pub(crate) use notices::Notices;
pub(crate) use switch::Switch;
pub(crate) use towers::towers;
