//! The policy: a model of what people would play.

#![allow(clippy::unwrap_used)]

mod support;

use dvonn_core::{Color, Move, Position, Stack, Symmetry};
use dvonn_engine::policy::{Policy, PolicyError, SIGHTS, STAGES, stage_shares};
use fastrand::Rng;
use support::*;

/// Weights that differ, so that nothing seen is mistaken for something else.
fn lively() -> Policy {
    Policy::new(std::array::from_fn(|sight| [(sight as i16 * 37) % 101 - 50, (sight as i16 * 53) % 103 - 51]))
}

#[test]
fn pulls_do_not_change_when_the_board_is_turned() {
    let mut dice = Rng::with_seed(4);
    for position in random_game(&mut dice) {
        let moves: Vec<Move> = position.legal_moves().collect();
        let pulls = lively().pulls(&position, &moves);
        for symmetry in Symmetry::ALL {
            let images: Vec<Move> = moves.iter().map(|mv| symmetry.mv(*mv)).collect();
            let found = lively().pulls(&position.transformed(symmetry), &images);
            assert_eq!(found, pulls, "{position}, {symmetry:?}");
        }
    }
}

#[test]
fn people_would_rather_take_than_land_on_their_own_stacks() {
    let position = position(FULL_BOARD);
    let onto = |owner: Color| -> f64 {
        let lands = |mv: &Move| matches!(mv, Move::Stack(mv) if position.stack(mv.to).and_then(Stack::owner) == Some(owner));
        let moves: Vec<Move> = position.legal_moves().filter(lands).collect();
        let pulls = Policy::default().pulls(&position, &moves);
        f64::from(pulls.iter().sum::<i32>()) / pulls.len() as f64
    };
    let us = position.turn();
    assert!(onto(us.other()) > onto(us) + 50.0, "{} and {}", onto(us.other()), onto(us));
}

#[test]
fn weights_are_interpolated_between_the_stages_of_a_phase() {
    let mut dice = Rng::with_seed(5);
    let game: Vec<Position> = random_game(&mut dice);
    let shares: Vec<[i32; STAGES]> = game.iter().map(stage_shares).collect();
    let whole = shares[0][0];
    assert!(shares.iter().all(|[early, late]| early + late == whole && *early >= 0 && *late >= 0));
    assert_eq!([shares[0], shares[48], shares[49]], [[whole, 0], [0, whole], [whole, 0]]);
}

#[test]
fn a_policy_is_text_of_whole_numbers() {
    let text = lively().to_string();
    assert_eq!(text.lines().count(), SIGHTS);
    assert_eq!(text.parse(), Ok(lively()));
    assert_eq!(format!("# a comment\n{text}").parse(), Ok(lively()));
    let wrong = [
        String::new(),
        text.replacen('\n', " 5\n", 1),
        text.clone() + "1 2\n",
        text.replacen(' ', "", 1),
        text.replacen(' ', ".5 ", 1),
    ];
    for wrong in wrong {
        assert_eq!(wrong.parse::<Policy>(), Err(PolicyError));
    }
}
