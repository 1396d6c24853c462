//! The weights of the hand-crafted evaluation, in a text form that `dvonn-lab fit` writes.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

use dvonn_core::Cell;

use super::counts::COUNTS;
use crate::decimal;

/// Numbers of stacks for which counts have weights; in between, weights are interpolated.
pub const COUNT_KNOTS: [usize; 4] = [8, 20, 32, 44];
/// The same for stack values.
pub const STACK_KNOTS: [usize; 2] = [12, 42];

const HEIGHTS: usize = 6;
const ORBITS: usize = 16;
/// The number of kinds of stacks, see [`stack_kind`].
pub const STACK_KINDS: usize = ORBITS * HEIGHTS * 2;

/// The share of a knot's weight in the interpolated weight for a number of stacks.
pub fn knot_share(knots: &[usize], knot: usize, stacks: usize) -> f32 {
    let here = knots[knot] as f32;
    let stacks = stacks as f32;
    let towards = |other: Option<&usize>| match other {
        None => 1.0,
        Some(&other) => 1.0 - ((stacks - here) / (other as f32 - here)).clamp(0.0, 1.0),
    };
    let (below, above) = (knot.checked_sub(1).map(|below| &knots[below]), knots.get(knot + 1));
    if stacks < here { towards(below) } else { towards(above) }
}

/// The index of a stack's value: by the orbit of its cell, its height, and whether it holds a DVONN piece.
#[inline]
pub fn stack_kind(cell: Cell, height: u8, has_dvonn: bool) -> usize {
    let height = match height {
        ..=4 => usize::from(height.max(1)) - 1,
        5..=6 => 4,
        _ => 5,
    };
    (orbit(cell) * HEIGHTS + height) * 2 + usize::from(has_dvonn)
}

/// The orbit of a cell under the four symmetries of the board, a number below 16.
#[inline]
pub(crate) fn orbit(cell: Cell) -> usize {
    usize::from(ORBIT[cell.ordinal()])
}

static ORBIT: [u8; 49] = {
    let mut orbits = [0; 49];
    let mut index = 0;
    while index < 49 {
        let cell = Cell::ALL[index];
        let from_edge = if cell.row() < 2 { cell.row() } else { 4 - cell.row() };
        let from_left = cell.column() - cell.row().saturating_sub(2);
        let from_right = 8 + from_edge - from_left;
        let from_end = if from_left < from_right { from_left } else { from_right };
        orbits[index] = 5 * from_edge + from_end;
        index += 1;
    }
    orbits
};

/// The weight of each count and the value of each kind of stack, in hundredths of a piece. The default is what the engine
/// plays with.
///
/// The text form has a line for each knot, `counts STACKS W…` or `places STACKS W…`; `#` begins a comment.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights(Arc<Tables>);

#[derive(Clone, PartialEq, Debug)]
struct Tables {
    /// For each knot, a weight for each count and one for the right to move.
    counts: [[f32; COUNTS + 1]; COUNT_KNOTS.len()],
    stacks: [[f32; STACK_KINDS]; STACK_KNOTS.len()],
}

static SHIPPED: LazyLock<Weights> =
    LazyLock::new(|| include_str!("weights.txt").parse().expect("the shipped weights are well written"));

impl Default for Weights {
    fn default() -> Weights {
        SHIPPED.clone()
    }
}

impl Weights {
    /// Weights from numbers, as a fit finds them.
    pub fn new(
        counts: [[f32; COUNTS + 1]; COUNT_KNOTS.len()],
        stacks: [[f32; STACK_KINDS]; STACK_KNOTS.len()],
    ) -> Weights {
        Weights(Arc::new(Tables { counts, stacks }))
    }

    pub(super) fn count(&self, knot: usize, count: usize) -> f32 {
        self.0.counts[knot][count]
    }

    pub(super) fn stack(&self, knot: usize, kind: usize) -> f32 {
        self.0.stacks[knot][kind]
    }
}

/// Why a text does not contain weights.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("weights, line {line}: {reason}")]
pub struct WeightsError {
    line: usize,
    reason: String,
}

impl FromStr for Weights {
    type Err = WeightsError;

    fn from_str(text: &str) -> Result<Weights, WeightsError> {
        let mut counts = [const { None }; COUNT_KNOTS.len()];
        let mut places = [const { None }; STACK_KNOTS.len()];
        let mut line = 0;
        for written in text.lines() {
            line += 1;
            let refuse = |reason: String| WeightsError { line, reason };
            let mut words = written.split('#').next().unwrap_or_default().split_whitespace();
            let Some(kind) = words.next() else { continue };
            let numbers: Vec<f32> = words
                .map(|word| {
                    decimal::read(word)
                        .ok_or_else(|| refuse(format!("{word:?} is not a number of at most 7 digits")))
                })
                .collect::<Result<_, _>>()?;
            let (stacks, numbers) =
                numbers.split_first().ok_or_else(|| refuse("the number of stacks is missing".into()))?;
            match kind {
                "counts" => put(&mut counts, &COUNT_KNOTS, *stacks, numbers).map_err(refuse)?,
                "places" => put(&mut places, &STACK_KNOTS, *stacks, numbers).map_err(refuse)?,
                _ => return Err(refuse(format!("{kind:?} is neither counts nor places"))),
            }
        }
        if counts.iter().any(Option::is_none) || places.iter().any(Option::is_none) {
            return Err(WeightsError { line, reason: "some lines are missing".to_owned() });
        }
        Ok(Weights::new(
            counts.map(|row| row.expect("none is missing")),
            places.map(|row| row.expect("none is missing")),
        ))
    }
}

fn put<const N: usize>(
    table: &mut [Option<[f32; N]>],
    knots: &[usize],
    stacks: f32,
    numbers: &[f32],
) -> Result<(), String> {
    let knot = knots.iter().position(|&knot| (knot as f32 - stacks).abs() < 0.5);
    let knot = knot.ok_or_else(|| format!("there are no weights for {stacks} stacks"))?;
    let numbers = numbers.try_into().map_err(|_| format!("{} numbers instead of {N}", numbers.len()))?;
    table[knot] = Some(numbers);
    Ok(())
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = |kind: &str, stacks: usize, numbers: &[f32]| {
            write!(f, "{kind} {stacks}")?;
            numbers.iter().try_for_each(|number| write!(f, " {number:.2}"))?;
            writeln!(f)
        };
        for (numbers, stacks) in self.0.counts.iter().zip(COUNT_KNOTS) {
            line("counts", stacks, numbers)?;
        }
        for (numbers, stacks) in self.0.stacks.iter().zip(STACK_KNOTS) {
            line("places", stacks, numbers)?;
        }
        Ok(())
    }
}
