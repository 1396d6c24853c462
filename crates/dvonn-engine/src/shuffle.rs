//! A shuffle that is the same on every machine.

use fastrand::Rng;

/// Puts the values into a random order. Unlike `Rng::shuffle`, which draws numbers as wide as a pointer, it gives the same order in
/// a browser as in native code; there, it is the order of `Rng::shuffle`.
pub(crate) fn shuffle<T>(rng: &mut Rng, values: &mut [T]) {
    for last in 1..values.len() {
        values.swap(last, rng.u64(..=last as u64) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_pointer_width = "64")]
    fn it_is_the_shuffle_of_native_code() {
        for seed in 0..20 {
            let (mut ours, mut theirs): (Vec<u8>, Vec<u8>) = ((0..49).collect(), (0..49).collect());
            shuffle(&mut Rng::with_seed(seed), &mut ours);
            Rng::with_seed(seed).shuffle(&mut theirs);
            assert_eq!(ours, theirs);
        }
    }
}
