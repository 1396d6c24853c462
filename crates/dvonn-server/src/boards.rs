//! The boards with which games begin.

use dvonn_core::Position;
use dvonn_engine::boards;
use dvonn_game::Beginning;
use fastrand::Rng;

/// A board of this kind. A balanced one takes the engine a moment, so call this where waiting is allowed.
pub(crate) fn start(beginning: Beginning, seed: u64) -> Position {
    let mut rng = Rng::with_seed(seed);
    match beginning {
        Beginning::Empty => Position::START,
        Beginning::Random => boards::random(&mut rng),
        Beginning::Mirrored => boards::mirrored(&mut rng),
        Beginning::Balanced => boards::balanced(&mut rng, None, || true).position,
    }
}
