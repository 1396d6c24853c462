//! The inner loops of the network, with the widest instructions that the processor has.
//!
//! All variants compute the same integers as the scalar one, which is the reference; a test compares them. This is the
//! only module of the engine with `unsafe` code: loads and stores of whole registers, and calls of functions that need
//! instructions which were found at run time.
#![allow(unsafe_code)]

use super::units::Units;
use super::{Block, LANES, QA};
use crate::handcrafted::COUNTS;

/// Which instructions are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Instructions {
    /// No particular ones.
    Scalar,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128,
}

impl Instructions {
    /// The best that this processor has.
    pub(super) fn best() -> Instructions {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            return Instructions::Avx2;
        }
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        return Instructions::Simd128;
        #[allow(unreachable_code)]
        Instructions::Scalar
    }

    /// Sets `to` to `from` plus the columns of some inputs minus those of others. Sums wrap around.
    #[inline]
    pub(super) fn update(
        self,
        from: &[Block],
        to: &mut [Block],
        columns: &[Block],
        added: &[u16],
        removed: &[u16],
    ) {
        match self {
            Instructions::Scalar => scalar::update(from, to, columns, added, removed),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: `best`, the only source of this variant outside tests, has found AVX2 on this processor.
            Instructions::Avx2 => unsafe { avx2::update(from, to, columns, added, removed) },
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Instructions::Simd128 => simd128::update(from, to, columns, added, removed),
        }
    }

    /// The sum of `clamp(value, 0, QA)² · weight`. Weights must be from -127 to 127.
    #[inline]
    pub(super) fn dot(self, values: &[Block], weights: &[Block]) -> i32 {
        match self {
            Instructions::Scalar => scalar::dot(values, weights),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: `best`, the only source of this variant outside tests, has found AVX2 on this processor.
            Instructions::Avx2 => unsafe { avx2::dot(values, weights) },
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Instructions::Simd128 => simd128::dot(values, weights),
        }
    }

    /// What the units add to the output of a bucket.
    #[inline]
    pub(super) fn units(self, counts: &[i16; COUNTS], units: &Units, bucket: usize) -> i32 {
        match self {
            Instructions::Scalar => scalar::units(counts, units, bucket),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: `best`, the only source of this variant outside tests, has found AVX2 on this processor.
            Instructions::Avx2 => unsafe { avx2::units(counts, units, bucket) },
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Instructions::Simd128 => simd128::units(counts, units, bucket),
        }
    }
}

/// The part of an input's column that belongs to a block.
#[inline]
fn part(columns: &[Block], blocks: usize, block: usize, input: u16) -> &[i16; LANES] {
    &columns[usize::from(input) * blocks + block].0
}

mod scalar {
    use super::{Block, COUNTS, QA, Units, part};
    use crate::network::units::share;

    pub(super) fn update(
        from: &[Block],
        to: &mut [Block],
        columns: &[Block],
        added: &[u16],
        removed: &[u16],
    ) {
        let blocks = to.len();
        for (block, (from, to)) in from.iter().zip(to).enumerate() {
            to.0 = from.0;
            for &input in added {
                for (sum, weight) in to.0.iter_mut().zip(part(columns, blocks, block, input)) {
                    *sum = sum.wrapping_add(*weight);
                }
            }
            for &input in removed {
                for (sum, weight) in to.0.iter_mut().zip(part(columns, blocks, block, input)) {
                    *sum = sum.wrapping_sub(*weight);
                }
            }
        }
    }

    pub(super) fn dot(values: &[Block], weights: &[Block]) -> i32 {
        let pairs = values.iter().zip(weights).flat_map(|(values, weights)| values.0.iter().zip(&weights.0));
        pairs
            .map(|(&value, &weight)| {
                let value = i32::from(value.clamp(0, QA));
                value * value * i32::from(weight)
            })
            .sum()
    }

    pub(super) fn units(counts: &[i16; COUNTS], units: &Units, bucket: usize) -> i32 {
        let mut sums = units.biases;
        for (counts, weights) in counts.as_chunks::<2>().0.iter().zip(&*units.pairs) {
            for (sum, pair) in sums.iter_mut().zip(weights) {
                *sum += i32::from(counts[0]) * i32::from(pair[0]) + i32::from(counts[1]) * i32::from(pair[1]);
            }
        }
        sums.iter().zip(&units.outputs[bucket]).map(|(sum, output)| share(*sum, *output)).sum()
    }
}

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use std::arch::x86_64::{
        __m256i, _mm_add_epi32, _mm_cvtsi128_si32, _mm_shuffle_epi32, _mm256_add_epi16, _mm256_add_epi32,
        _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_loadu_si256, _mm256_madd_epi16,
        _mm256_max_epi16, _mm256_max_epi32, _mm256_min_epi16, _mm256_min_epi32, _mm256_mullo_epi16,
        _mm256_mullo_epi32, _mm256_set1_epi16, _mm256_set1_epi32, _mm256_setzero_si256, _mm256_srai_epi32,
        _mm256_storeu_si256, _mm256_sub_epi16,
    };

    use super::{Block, COUNTS, LANES, QA, Units, part};
    use crate::network::UNIT_SHIFT;
    use crate::network::units::UNITS;

    /// Values in a register, and registers in a block.
    const WIDTH: usize = 16;
    const REGISTERS: usize = LANES / WIDTH;

    #[target_feature(enable = "avx2")]
    #[inline]
    fn load(block: &[i16; LANES]) -> [__m256i; REGISTERS] {
        let (registers, _) = block.as_chunks::<WIDTH>();
        std::array::from_fn(|index| {
            // SAFETY: the reference is to 32 readable bytes, and this load needs no alignment.
            unsafe { _mm256_loadu_si256(registers[index].as_ptr().cast()) }
        })
    }

    #[target_feature(enable = "avx2")]
    #[inline]
    fn store(block: &mut [i16; LANES], values: [__m256i; REGISTERS]) {
        let (registers, _) = block.as_chunks_mut::<WIDTH>();
        for (register, value) in registers.iter_mut().zip(values) {
            // SAFETY: the reference is to 32 writable bytes, and this store needs no alignment.
            unsafe { _mm256_storeu_si256(register.as_mut_ptr().cast(), value) };
        }
    }

    #[target_feature(enable = "avx2")]
    pub(super) fn update(
        from: &[Block],
        to: &mut [Block],
        columns: &[Block],
        added: &[u16],
        removed: &[u16],
    ) {
        let blocks = to.len();
        for (block, (from, to)) in from.iter().zip(to).enumerate() {
            let mut sums = load(&from.0);
            for &input in added {
                for (sum, weights) in sums.iter_mut().zip(load(part(columns, blocks, block, input))) {
                    *sum = _mm256_add_epi16(*sum, weights);
                }
            }
            for &input in removed {
                for (sum, weights) in sums.iter_mut().zip(load(part(columns, blocks, block, input))) {
                    *sum = _mm256_sub_epi16(*sum, weights);
                }
            }
            store(&mut to.0, sums);
        }
    }

    #[target_feature(enable = "avx2")]
    pub(super) fn dot(values: &[Block], weights: &[Block]) -> i32 {
        let (least, most) = (_mm256_setzero_si256(), _mm256_set1_epi16(QA));
        let mut sum = _mm256_setzero_si256();
        for (values, weights) in values.iter().zip(weights) {
            for (value, weight) in load(&values.0).into_iter().zip(load(&weights.0)) {
                let value = _mm256_min_epi16(_mm256_max_epi16(value, least), most);
                // 255 · 127 fits 16 bits.
                let product = _mm256_mullo_epi16(value, weight);
                sum = _mm256_add_epi32(sum, _mm256_madd_epi16(product, value));
            }
        }
        total(sum)
    }

    /// The sum of the numbers with 32 bits in a register.
    #[target_feature(enable = "avx2")]
    #[inline]
    fn total(sum: __m256i) -> i32 {
        let half = _mm_add_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256::<1>(sum));
        let quarter = _mm_add_epi32(half, _mm_shuffle_epi32::<0b00_00_11_10>(half));
        _mm_cvtsi128_si32(_mm_add_epi32(quarter, _mm_shuffle_epi32::<0b00_00_00_01>(quarter)))
    }

    /// Units in a register, and registers for all of them.
    const UNIT_WIDTH: usize = 8;
    const UNIT_REGISTERS: usize = UNITS / UNIT_WIDTH;

    #[target_feature(enable = "avx2")]
    #[inline]
    fn load_units<T: Copy>(values: &[T; UNITS]) -> [__m256i; UNIT_REGISTERS] {
        const { assert!(size_of::<T>() == 4) };
        let (registers, _) = values.as_chunks::<UNIT_WIDTH>();
        std::array::from_fn(|index| {
            // SAFETY: the reference is to eight values of 4 readable bytes, and this load needs no alignment.
            unsafe { _mm256_loadu_si256(registers[index].as_ptr().cast()) }
        })
    }

    #[target_feature(enable = "avx2")]
    pub(super) fn units(counts: &[i16; COUNTS], units: &Units, bucket: usize) -> i32 {
        let mut sums = load_units(&units.biases);
        for (counts, weights) in counts.as_chunks::<2>().0.iter().zip(&*units.pairs) {
            let pair = i32::from(counts[0] as u16) | i32::from(counts[1]) << 16;
            let pair = _mm256_set1_epi32(pair);
            for (sum, weights) in sums.iter_mut().zip(load_units(weights)) {
                *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(pair, weights));
            }
        }
        let (least, most) = (_mm256_setzero_si256(), _mm256_set1_epi32(i32::from(QA)));
        let mut sum = _mm256_setzero_si256();
        for (value, output) in sums.into_iter().zip(load_units(&units.outputs[bucket])) {
            let value = _mm256_srai_epi32::<{ UNIT_SHIFT as i32 }>(value);
            let value = _mm256_min_epi32(_mm256_max_epi32(value, least), most);
            let square = _mm256_mullo_epi32(value, value);
            sum = _mm256_add_epi32(sum, _mm256_mullo_epi32(square, output));
        }
        total(sum)
    }
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128 {
    use std::arch::wasm32::{
        i16x8_add, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i16x8_sub, i32x4_add, i32x4_dot_i16x8,
        i32x4_extract_lane, i32x4_max, i32x4_min, i32x4_mul, i32x4_shr, i32x4_splat, v128, v128_load,
        v128_store,
    };

    use super::{Block, COUNTS, LANES, QA, Units, part};
    use crate::network::UNIT_SHIFT;
    use crate::network::units::UNITS;

    /// Values in a register, and registers in a block.
    const WIDTH: usize = 8;
    const REGISTERS: usize = LANES / WIDTH;

    #[inline]
    fn load(block: &[i16; LANES]) -> [v128; REGISTERS] {
        let (registers, _) = block.as_chunks::<WIDTH>();
        std::array::from_fn(|index| {
            // SAFETY: the reference is to 16 readable bytes, and this load needs no alignment.
            unsafe { v128_load(registers[index].as_ptr().cast()) }
        })
    }

    #[inline]
    fn store(block: &mut [i16; LANES], values: [v128; REGISTERS]) {
        let (registers, _) = block.as_chunks_mut::<WIDTH>();
        for (register, value) in registers.iter_mut().zip(values) {
            // SAFETY: the reference is to 16 writable bytes, and this store needs no alignment.
            unsafe { v128_store(register.as_mut_ptr().cast(), value) };
        }
    }

    pub(super) fn update(
        from: &[Block],
        to: &mut [Block],
        columns: &[Block],
        added: &[u16],
        removed: &[u16],
    ) {
        let blocks = to.len();
        for (block, (from, to)) in from.iter().zip(to).enumerate() {
            let mut sums = load(&from.0);
            for &input in added {
                for (sum, weights) in sums.iter_mut().zip(load(part(columns, blocks, block, input))) {
                    *sum = i16x8_add(*sum, weights);
                }
            }
            for &input in removed {
                for (sum, weights) in sums.iter_mut().zip(load(part(columns, blocks, block, input))) {
                    *sum = i16x8_sub(*sum, weights);
                }
            }
            store(&mut to.0, sums);
        }
    }

    pub(super) fn dot(values: &[Block], weights: &[Block]) -> i32 {
        let (least, most) = (i16x8_splat(0), i16x8_splat(QA));
        let mut sum = i32x4_splat(0);
        for (values, weights) in values.iter().zip(weights) {
            for (value, weight) in load(&values.0).into_iter().zip(load(&weights.0)) {
                let value = i16x8_min(i16x8_max(value, least), most);
                // 255 · 127 fits 16 bits.
                sum = i32x4_add(sum, i32x4_dot_i16x8(i16x8_mul(value, weight), value));
            }
        }
        total(sum)
    }

    /// The sum of the numbers with 32 bits in a register.
    #[inline]
    fn total(sum: v128) -> i32 {
        i32x4_extract_lane::<0>(sum)
            + i32x4_extract_lane::<1>(sum)
            + i32x4_extract_lane::<2>(sum)
            + i32x4_extract_lane::<3>(sum)
    }

    /// Units in a register, and registers for all of them.
    const UNIT_WIDTH: usize = 4;
    const UNIT_REGISTERS: usize = UNITS / UNIT_WIDTH;

    #[inline]
    fn load_units<T: Copy>(values: &[T; UNITS]) -> [v128; UNIT_REGISTERS] {
        const { assert!(size_of::<T>() == 4) };
        let (registers, _) = values.as_chunks::<UNIT_WIDTH>();
        std::array::from_fn(|index| {
            // SAFETY: the reference is to four values of 4 readable bytes, and this load needs no alignment.
            unsafe { v128_load(registers[index].as_ptr().cast()) }
        })
    }

    pub(super) fn units(counts: &[i16; COUNTS], units: &Units, bucket: usize) -> i32 {
        let mut sums = load_units(&units.biases);
        for (counts, weights) in counts.as_chunks::<2>().0.iter().zip(&*units.pairs) {
            let pair = i32x4_splat(i32::from(counts[0] as u16) | i32::from(counts[1]) << 16);
            for (sum, weights) in sums.iter_mut().zip(load_units(weights)) {
                *sum = i32x4_add(*sum, i32x4_dot_i16x8(pair, weights));
            }
        }
        let (least, most) = (i32x4_splat(0), i32x4_splat(i32::from(QA)));
        let mut sum = i32x4_splat(0);
        for (value, output) in sums.into_iter().zip(load_units(&units.outputs[bucket])) {
            let value = i32x4_min(i32x4_max(i32x4_shr(value, UNIT_SHIFT), least), most);
            sum = i32x4_add(sum, i32x4_mul(i32x4_mul(value, value), output));
        }
        total(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::network::MAX_UNIT_BIAS;
    use crate::network::units::UNITS;

    #[test]
    fn the_best_instructions_compute_what_scalar_ones_do() {
        let best = Instructions::best();
        let mut rng = fastrand::Rng::with_seed(7);
        for round in 0..300 {
            let blocks = 1 + round % 2;
            // Whole ranges, so that sums wrap around, and the values that a network has.
            let widest = if round % 3 == 0 { i16::MAX } else { 400 };
            let mut random = |most: i16| Block(std::array::from_fn(|_| rng.i16(-most..=most)));
            let from: Vec<Block> = (0..blocks).map(|_| random(widest)).collect();
            let columns: Vec<Block> = (0..20 * blocks).map(|_| random(widest)).collect();
            let weights: Vec<Block> = (0..blocks).map(|_| random(127)).collect();
            let mut inputs = |count: usize| -> Vec<u16> { (0..count).map(|_| rng.u16(..20)).collect() };
            let (added, removed) = (inputs(round % 7), inputs(round % 5));
            let [mut one, mut other] = [from.clone(), from.clone()];
            Instructions::Scalar.update(&from, &mut one, &columns, &added, &removed);
            best.update(&from, &mut other, &columns, &added, &removed);
            assert_eq!(one, other);
            assert_eq!(Instructions::Scalar.dot(&one, &weights), best.dot(&one, &weights));
            let small: Vec<i16> = (0..COUNTS * UNITS).map(|_| rng.i16(-widest..=widest)).collect();
            let biases: Vec<i32> =
                (0..UNITS).map(|_| rng.i32(-MAX_UNIT_BIAS..=MAX_UNIT_BIAS) >> (round % 16)).collect();
            let outputs: Vec<i16> = (0..2 * UNITS).map(|_| rng.i16(-127..=127)).collect();
            let units = Units::new(&small, &biases, &outputs);
            let counts = std::array::from_fn(|_| rng.i16(-20..=138));
            for bucket in 0..2 {
                let expected = Instructions::Scalar.units(&counts, &units, bucket);
                assert_eq!(best.units(&counts, &units, bucket), expected);
            }
        }
    }

    #[test]
    fn the_largest_sum_fits() {
        let (values, weights) = (vec![Block([QA; LANES]); 4], vec![Block([127; LANES]); 4]);
        let expected = 4 * LANES as i32 * i32::from(QA) * i32::from(QA) * 127;
        for instructions in [Instructions::Scalar, Instructions::best()] {
            assert_eq!(instructions.dot(&values, &weights), expected);
        }
    }
}
