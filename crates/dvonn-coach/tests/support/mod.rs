//! Steps by name, and answers to try.

#![allow(dead_code, unused_imports, reason = "each test file uses its own part")]

use dvonn_coach::{Reaction, Why};
use dvonn_core::{Movement, Position};
use dvonn_engine::Solver;
pub(crate) use dvonn_testkit::course::{answers, step, steps};

/// The key of a reaction to a wrong answer, or the rule that was broken.
pub(crate) fn why(reaction: &Reaction) -> Option<String> {
    match reaction {
        Reaction::Wrong { why: Why::Explained(said), .. } => Some(said.key.name().to_owned()),
        Reaction::Wrong { why: Why::Refused(error), .. } => {
            Some(format!("{error:?}").split(' ').next().unwrap_or_default().to_owned())
        }
        Reaction::Wrong { why: Why::OtherKind, .. } => Some("other kind".to_owned()),
        Reaction::Wrong { why: Why::Unproved, .. } => panic!("the judge's limit is too low for the course"),
        Reaction::Right { .. } | Reaction::Continue { .. } => None,
    }
}

pub(crate) fn movement(position: &Position) -> Movement {
    *position.movement().expect("stacks move")
}

/// The proved value of each legal move for the side to move, best first.
pub(crate) fn values(position: &Position) -> Vec<(String, i8)> {
    let movement = movement(position);
    let values = Solver::suited_to(&movement).moves(&movement, &mut |_| true).expect("nobody interrupts");
    values.into_iter().map(|(mv, margin)| (mv.to_string(), margin.pieces())).collect()
}

/// Best play of both sides, proved ply by ply.
pub(crate) fn best_line(mut position: Position) -> (Vec<String>, Position) {
    let mut line = Vec::new();
    while let Some((mv, _)) = values(&position).into_iter().next() {
        position = position.play(mv.parse().expect("it was written by us")).expect("it is legal");
        line.push(mv);
    }
    (line, position)
}
