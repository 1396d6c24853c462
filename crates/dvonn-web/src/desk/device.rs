//! Facts about the person's device, as signals.

use dvonn_view::Orientation;
use leptos::prelude::*;

use crate::browser;

/// The device. Copies are handles to the same signals.
#[derive(Clone, Copy)]
pub(super) struct Device {
    /// Whether the screen is that of a phone held upright.
    is_narrow: Signal<bool>,
    /// Whether the person points with something finer than a finger.
    pub(super) has_mouse: Signal<bool>,
    /// Whether the person has asked for less motion.
    pub(super) is_calm: Signal<bool>,
    /// Whether other programs are dark.
    pub(super) is_dark: Signal<bool>,
}

impl Device {
    pub(super) fn new() -> Device {
        Device {
            is_narrow: browser::matches("(orientation: portrait) and (max-width: 640px)"),
            has_mouse: browser::matches("(pointer: fine)"),
            is_calm: browser::matches("(prefers-reduced-motion: reduce)"),
            is_dark: browser::matches("(prefers-color-scheme: dark)"),
        }
    }

    pub(super) fn orientation(self) -> Orientation {
        if self.is_narrow.get() { Orientation::Upright } else { Orientation::Lying }
    }
}
