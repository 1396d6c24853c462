//! Random numbers that nobody can guess.

use dvonn_wire::{GameId, PlayerId, RequestId};

/// 64 random bits of the system.
pub(crate) fn bits() -> u64 {
    getrandom::u64().expect("the system has random numbers")
}

pub(crate) fn game() -> GameId {
    GameId::new(bits())
}

pub(crate) fn player() -> PlayerId {
    PlayerId::new(bits())
}

pub(crate) fn request() -> RequestId {
    RequestId::new(bits())
}

/// A secret of 256 bits, as hexadecimal digits.
pub(crate) fn secret() -> String {
    format!("{:016x}{:016x}{:016x}{:016x}", bits(), bits(), bits(), bits())
}
