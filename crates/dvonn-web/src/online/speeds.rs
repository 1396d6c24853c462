//! The speeds at which people have ratings, in words.

use dvonn_text::{Key, key};
use dvonn_wire::Speed;

pub(super) fn speed_name(speed: Speed) -> Key {
    match speed {
        Speed::Blitz => key::SPEED_BLITZ,
        Speed::Rapid => key::SPEED_RAPID,
        Speed::Classical => key::SPEED_CLASSICAL,
        Speed::Correspondence => key::SPEED_CORRESPONDENCE,
    }
}
