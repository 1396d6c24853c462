//! The person's settings.

use dvonn_core::Notation;
use serde::{Deserialize, Serialize};

use crate::storage::Stored;

/// Everything on the settings sheet. Settings that an older version did not have get their default.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct Settings {
    /// The tag of a language; `None` follows the browser.
    pub(crate) language: Option<String>,
    pub(crate) theme: Theme,
    pub(crate) board: BoardLook,
    pub(crate) patterns: bool,
    pub(crate) coordinates: Coordinates,
    pub(crate) speed: Speed,
    /// `None` until the person has chosen: then on with a mouse, off on a phone.
    pub(crate) sounds: Option<bool>,
    /// From 0 to 100.
    pub(crate) volume: u8,
    /// Whether the browser says when it is the person's turn in a game over the network.
    pub(crate) notifies: bool,
    pub(crate) confirmation: Confirmation,
    /// Whether a forced pass happens by itself.
    pub(crate) auto_pass: bool,
    /// Whether the front page suggests what to do next.
    pub(crate) suggestions: bool,
    /// Whether there are tips below the board.
    pub(crate) companion: bool,
    pub(crate) overlays: Overlays,
}

impl Stored for Settings {
    const VERSION: u32 = 1;
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::default(),
            board: BoardLook::default(),
            patterns: false,
            coordinates: Coordinates::default(),
            speed: Speed::default(),
            sounds: None,
            volume: 60,
            notifies: false,
            confirmation: Confirmation::default(),
            auto_pass: true,
            suggestions: true,
            companion: true,
            overlays: Overlays::default(),
        }
    }
}

/// The colours of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Theme {
    /// The setting of the device.
    #[default]
    System,
    Light,
    Dark,
}

/// The look of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum BoardLook {
    #[default]
    Lines,
    Wood,
}

impl BoardLook {
    /// The value of `data-board`.
    pub(crate) fn attribute(self) -> &'static str {
        match self {
            BoardLook::Lines => "lines",
            BoardLook::Wood => "wood",
        }
    }
}

/// The notation on the rim and in sentences.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Coordinates {
    #[default]
    Standard,
    Printed,
    Newsletter,
    Off,
}

impl Coordinates {
    /// The notation on the rim, if it is shown.
    pub(crate) fn on_rim(self) -> Option<Notation> {
        (self != Coordinates::Off).then_some(self.notation())
    }

    /// The notation in sentences, which is always needed.
    pub(crate) fn notation(self) -> Notation {
        match self {
            Coordinates::Standard | Coordinates::Off => Notation::Standard,
            Coordinates::Printed => Notation::Printed,
            Coordinates::Newsletter => Notation::Newsletter,
        }
    }
}

/// The speed of the animation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Speed {
    Off,
    Fast,
    #[default]
    Normal,
    Slow,
}

/// The moves that must be confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Confirmation {
    Always,
    /// Only moves by which the person loses pieces.
    #[default]
    Losses,
    Never,
}

/// The extra information on the board.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct Overlays {
    pub(crate) targets: bool,
    /// The stacks that the person can move. `None` until somebody has chosen: then on in the first games.
    pub(crate) movable: Option<bool>,
    pub(crate) blocked: bool,
    pub(crate) lifelines: bool,
    pub(crate) falls: bool,
    pub(crate) tempo: bool,
}

impl Default for Overlays {
    fn default() -> Overlays {
        Overlays { targets: true, movable: None, blocked: false, lifelines: true, falls: true, tempo: false }
    }
}

impl Overlays {
    /// Whether the board shows which stacks the person can move.
    pub(crate) fn is_movable_shown(&self) -> bool {
        self.movable.unwrap_or(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_an_older_version_keep_their_values() {
        let old = r#"{"theme":"dark","overlays":{"blocked":true},"unheard-of":7}"#;
        let settings: Settings = serde_json::from_str(old).unwrap();
        assert_eq!(settings.theme, Theme::Dark);
        assert!(settings.overlays.blocked && settings.overlays.targets);
        assert_eq!(settings.overlays.movable, None);
        let chosen: Overlays = serde_json::from_str(r#"{"movable":true}"#).unwrap();
        assert_eq!(chosen.movable, Some(true));
        assert_eq!(settings.volume, 60);
    }

    #[test]
    fn stored_settings_are_restored() {
        let settings = Settings {
            language: Some("pl".to_owned()),
            coordinates: Coordinates::Off,
            speed: Speed::Slow,
            sounds: Some(true),
            confirmation: Confirmation::Always,
            ..Settings::default()
        };
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), settings);
    }

    #[test]
    fn without_coordinates_on_the_rim_sentences_still_name_cells() {
        assert_eq!(Coordinates::Off.on_rim(), None);
        assert_eq!(Coordinates::Off.notation(), Notation::Standard);
        assert_eq!(Coordinates::Printed.on_rim(), Some(Notation::Printed));
    }
}
