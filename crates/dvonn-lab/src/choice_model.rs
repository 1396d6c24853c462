//! The policy while it is fitted: a conditional logit. The chance of a move is its share of the exponentials of all pulls.

use dvonn_core::{Move, Position};
use dvonn_engine::policy::{Policy, SIGHTS, STAGES, Scene, stage_shares};

use crate::neural::Optimiser;
use crate::people_game::Choice;

/// Pulls are this many times the sums of weights, so that the weights stay within the bounds of the optimiser.
const SCALE: f32 = 4.0;

/// A position, everything that can be seen in its moves, and the move that was chosen.
pub(crate) struct Lesson {
    shares: [f32; STAGES],
    /// For each move, the number of sights up to its last one.
    ends: Box<[u16]>,
    sights: Box<[(u8, i8)]>,
    chosen: usize,
}

const _: () = assert!(SIGHTS <= 256, "the number of a sight fits a byte");

impl Lesson {
    pub(crate) fn new(choice: &Choice) -> Lesson {
        let scene = Scene::new(&choice.before);
        let moves: Vec<Move> = choice.before.legal_moves().collect();
        let (mut sights, mut ends) = (Vec::new(), Vec::new());
        for mv in &moves {
            scene.look(*mv, |sight, amount| sights.push((sight as u8, amount as i8)));
            ends.push(sights.len() as u16);
        }
        Lesson {
            shares: shares(&choice.before),
            ends: ends.into(),
            sights: sights.into(),
            chosen: moves.iter().position(|mv| *mv == choice.mv).expect("moves of people are legal"),
        }
    }

    /// The sights of each move.
    fn moves(&self) -> impl Iterator<Item = &[(u8, i8)]> {
        let begins = std::iter::once(0).chain(self.ends.iter().copied());
        begins.zip(&self.ends).map(|(begin, end)| &self.sights[usize::from(begin)..usize::from(*end)])
    }
}

fn shares(position: &Position) -> [f32; STAGES] {
    let shares = stage_shares(position).map(|share| share as f32);
    shares.map(|share| share / stage_shares(position).iter().sum::<i32>() as f32)
}

/// How well a model predicts.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Quality {
    /// The mean of minus the logarithm of the chance that it gave to the move.
    pub(crate) loss: f64,
    /// How often the likeliest move was right.
    pub(crate) right: f64,
}

/// A policy whose weights are being learnt.
pub(crate) struct ChoiceModel {
    /// For each sight, a weight for each stage.
    weights: Vec<f32>,
    optimiser: Optimiser,
}

impl ChoiceModel {
    /// A model to which all moves are alike.
    pub(crate) fn zero() -> ChoiceModel {
        ChoiceModel { weights: vec![0.0; SIGHTS * STAGES], optimiser: Optimiser::new(SIGHTS * STAGES) }
    }

    /// The chances of all moves.
    fn chances(&self, lesson: &Lesson) -> Vec<f32> {
        let weight = |sight: u8| -> f32 {
            let weights = &self.weights[usize::from(sight) * STAGES..][..STAGES];
            weights.iter().zip(lesson.shares).map(|(weight, share)| weight * share).sum()
        };
        let pull = |sights: &[(u8, i8)]| -> f32 {
            sights.iter().map(|(sight, amount)| SCALE * weight(*sight) * f32::from(*amount)).sum()
        };
        let pulls: Vec<f32> = lesson.moves().map(pull).collect();
        let most = pulls.iter().copied().fold(f32::MIN, f32::max);
        let shares: Vec<f32> = pulls.iter().map(|pull| (pull - most).exp()).collect();
        let sum: f32 = shares.iter().sum();
        shares.iter().map(|share| share / sum).collect()
    }

    /// A step against the mean gradient of these lessons, whose losses are added up.
    pub(crate) fn learn<'a>(
        &mut self,
        lessons: impl ExactSizeIterator<Item = &'a Lesson>,
        rate: f32,
        decay: f32,
    ) -> f64 {
        let mut gradient = vec![0.0; self.weights.len()];
        let (mut losses, part) = (0.0, SCALE / lessons.len().max(1) as f32);
        for lesson in lessons {
            let chances = self.chances(lesson);
            losses += loss(chances[lesson.chosen]);
            for (number, (sights, chance)) in lesson.moves().zip(chances).enumerate() {
                let slope = part * (chance - f32::from(u8::from(number == lesson.chosen)));
                for (sight, amount) in sights {
                    let slopes = &mut gradient[usize::from(*sight) * STAGES..][..STAGES];
                    for (sum, share) in slopes.iter_mut().zip(lesson.shares) {
                        *sum += slope * share * f32::from(*amount);
                    }
                }
            }
        }
        self.optimiser.step(&mut self.weights, &gradient, rate, decay);
        losses
    }

    pub(crate) fn quality(&self, lessons: &[Lesson]) -> Quality {
        let (mut losses, mut right) = (0.0, 0.0);
        for lesson in lessons {
            let chances = self.chances(lesson);
            let own = chances[lesson.chosen];
            losses += loss(own);
            right += f64::from(u8::from(chances.iter().all(|chance| *chance <= own)));
        }
        let count = lessons.len().max(1) as f64;
        Quality { loss: losses / count, right: right / count }
    }

    /// The policy with these weights, rounded to hundredths.
    pub(crate) fn policy(&self) -> Policy {
        let rounded = |weight: f32| (100.0 * SCALE * weight).round() as i16;
        Policy::new(std::array::from_fn(|sight| {
            std::array::from_fn(|stage| rounded(self.weights[sight * STAGES + stage]))
        }))
    }
}

fn loss(chance: f32) -> f64 {
    -f64::from(chance.max(f32::MIN_POSITIVE)).ln()
}
