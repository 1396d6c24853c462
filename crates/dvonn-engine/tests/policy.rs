//! The policy: a model of what people would play.

#![allow(clippy::unwrap_used)]

mod support;

use dvonn_core::{Move, Position, Symmetry};
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
fn people_take_what_is_tall_and_do_not_let_their_own_stacks_fall_off() {
    for (text, better, worse) in [
        // Two stacks can be taken.
        ("........D/........../.WB3BW....../.D......../........D W M", "b3-c3", "e3-d3"),
        // If b3 leaves, the stack of five falls off.
        ("........D/........../DWW5WB....../........../........D W M", "d3-c3", "b3-a3"),
    ] {
        let moves = [better, worse].map(|mv| mv.parse::<Move>().unwrap());
        let [better, worse] = Policy::default().pulls(&position(text), &moves)[..] else { unreachable!() };
        assert!(better > worse + 50, "{text}: {better} and {worse}");
    }
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
