//! The interface between search and evaluation: this is all that the search knows of an evaluation.

use std::sync::Arc;

use dvonn_core::{Effects, Movement};

use crate::handcrafted::HandCrafted;
#[cfg(feature = "networks")]
use crate::network::Network;
use crate::{Evaluator, Margin};

/// A static evaluation of positions that are not over, updated from move to move.
///
/// What a position needs is in two places: a small state that is copied with it, and the memory of the thread, which is
/// used like a stack: a position at some distance from the root may be evaluated until another one is reached at that
/// distance.
pub(crate) trait Evaluation: Sync {
    /// The state of a position. It must not depend on the side to move, because a pass leaves it unchanged.
    type State: Copy;
    /// The memory of a thread.
    type Scratch;

    /// The memory of a new thread.
    fn scratch(&self) -> Self::Scratch;

    /// The state of the root of a search, computed from scratch.
    fn state(&self, scratch: &mut Self::Scratch, position: &Movement) -> Self::State;

    /// The state after a move, from the state before it.
    fn after(
        &self,
        scratch: &mut Self::Scratch,
        state: &Self::State,
        before: &Movement,
        after: &Movement,
        effects: &Effects,
    ) -> Self::State;

    /// The expected final margin of the side to move, in hundredths of a piece.
    fn value(&self, scratch: &mut Self::Scratch, position: &Movement, state: &Self::State) -> i32;
}

/// Counts pieces; for measuring the speed of the search alone.
pub(crate) struct Material;

impl Evaluation for Material {
    type State = ();
    type Scratch = ();

    fn scratch(&self) {}

    fn state(&self, (): &mut (), _: &Movement) {}

    #[inline]
    fn after(&self, (): &mut (), (): &(), _: &Movement, _: &Movement, _: &Effects) {}

    #[inline]
    fn value(&self, (): &mut (), position: &Movement, (): &()) -> i32 {
        100 * i32::from(Margin::counted(position))
    }
}

/// One of the evaluations, prepared for speed. Copies share it. Only this type knows all of them.
#[derive(Clone)]
pub(crate) enum AnyEvaluation {
    Material,
    HandCrafted(Arc<HandCrafted>),
    #[cfg(feature = "networks")]
    Network(Network),
}

/// Work that any evaluation can do.
pub(crate) trait EvaluationUser {
    type Output;

    fn run<E: Evaluation>(self, evaluation: &E) -> Self::Output;
}

impl AnyEvaluation {
    pub(crate) fn new(evaluator: &Evaluator) -> AnyEvaluation {
        match evaluator {
            Evaluator::Material => AnyEvaluation::Material,
            Evaluator::HandCrafted(weights) => {
                AnyEvaluation::HandCrafted(Arc::new(HandCrafted::new(weights)))
            }
            #[cfg(feature = "networks")]
            Evaluator::Network(network) => AnyEvaluation::Network(network.clone()),
        }
    }

    /// Lets the work use this evaluation.
    pub(crate) fn serve<U: EvaluationUser>(&self, user: U) -> U::Output {
        match self {
            AnyEvaluation::Material => user.run(&Material),
            AnyEvaluation::HandCrafted(evaluation) => user.run(&**evaluation),
            #[cfg(feature = "networks")]
            AnyEvaluation::Network(network) => user.run(network),
        }
    }
}
