//! What the pruning techniques may and may not claim about a node, and that each can be switched off.

use std::sync::atomic::{AtomicBool, AtomicU64};

use dvonn_core::{Color, Movement, Position};

use super::entry::{Bound, TtEntry};
use super::*;
use crate::engine::root_lines;
use crate::evaluation::Material;
use crate::transposition_table::TranspositionTable;
use crate::{Engine, Feature, Features, Limits, SearchTask, Settings, boards};

/// All features but this one.
fn only(feature: Feature) -> Features {
    let others = Feature::ALL.into_iter().filter(|(other, _)| *other != feature);
    others.fold(Features::NONE, |set, (other, _)| set.with(other))
}

/// Gives `examine` a worker with an empty table.
fn with_worker<R>(without: Features, examine: impl FnOnce(&mut Worker<'_, Material>) -> R) -> R {
    let table = TranspositionTable::new(1);
    let (stop, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
    let shared = Shared { table: &table, without, stop: &stop, nodes: &nodes };
    let mut goes_on = |_| true;
    examine(&mut Worker::new(&Material, &shared, u64::MAX, &mut goes_on))
}

/// A position reached by random moves, with this many stacks or fewer.
fn played_down_to(rng: &mut fastrand::Rng, stacks: usize) -> Option<Movement> {
    let mut here = boards::random(rng);
    while here.occupied().len() > stacks {
        here = here.play(rng.choice(here.legal_moves().collect::<Vec<_>>())?).unwrap();
    }
    here.movement().copied().filter(|position| position.has_moves(position.turn()))
}

/// The value of a null window with this alpha.
fn null_window(worker: &mut Worker<'_, Material>, position: &Movement, alpha: i32, depth: i32) -> i32 {
    let root = worker.root_node(position);
    worker.search(&root, alpha, alpha + 1, depth, 1).unwrap()
}

/// A move onto an own stack gains nothing, so if it is skipped it is still worth the static evaluation and the margin.
#[test]
fn an_upper_bound_allows_for_the_moves_that_were_skipped_as_futile() {
    let mut rng = fastrand::Rng::with_seed(21);
    let mut examined = 0;
    for number in 0..200 {
        let Some(position) = played_down_to(&mut rng, 12 + number % 30) else { continue };
        let us = position.turn();
        if !position.moves(us).any(|mv| position.owned(us).contains(mv.to)) {
            continue;
        }
        for depth in 1..=4 {
            with_worker(only(Feature::Futility), |worker| {
                let root = worker.root_node(&position);
                let skipped_below = worker.static_eval(&root) + 150 * depth;
                let value = null_window(worker, &position, skipped_below + 400, depth);
                let entry = worker.shared.table.get(position.key()).map(TtEntry::unpack).unwrap();
                let about = format!("depth {depth}: {}", Position::from(position));
                assert!(value >= skipped_below, "{value} < {skipped_below} at {about}");
                assert!(entry.bound != Bound::Upper || entry.value == value, "{about}");
                examined += i32::from(entry.bound == Bound::Upper);
            });
        }
    }
    assert!(examined > 300, "{examined} upper bounds");
}

/// The static evaluation of a won game always falls short of a larger win.
#[test]
fn a_larger_win_by_quiet_moves_is_not_futile() {
    let mut rng = fastrand::Rng::with_seed(22);
    let mut larger = 0;
    for _ in 0..3_000 {
        let Some(position) = played_down_to(&mut rng, 5) else { continue };
        let value = |without, alpha| with_worker(without, |worker| null_window(worker, &position, alpha, 4));
        for margin in (1..20).step_by(2) {
            let alpha = WIN + 100 * margin;
            let truth = value(Features::ALL, alpha) > alpha;
            let about = format!("more than {margin} pieces: {}", Position::from(position));
            assert_eq!(value(only(Feature::Futility), alpha) > alpha, truth, "{about}");
            larger += i32::from(truth);
        }
    }
    assert!(larger > 100, "{larger} larger wins");
}

/// The nodes of a search to this depth; `prepare` may change the worker before, and `check` may examine it after.
fn nodes(
    without: Features,
    position: &Position,
    depth: u8,
    prepare: impl FnOnce(&mut Worker<'_, Material>),
    check: impl FnOnce(&Worker<'_, Material>),
) -> u64 {
    with_worker(without, |worker| {
        prepare(worker);
        let moves: Vec<_> = position.legal_moves().collect();
        let mut nodes = 0;
        let mut lines = root_lines(&moves);
        deepen(worker, position.movement().unwrap(), &mut lines, 1, 1..=depth, |_, searched| {
            nodes = searched;
            true
        });
        check(worker);
        nodes
    })
}

#[test]
fn each_feature_alone_changes_a_plain_search() {
    let mut rng = fastrand::Rng::with_seed(23);
    let board = boards::random(&mut rng);
    let plain = nodes(Features::ALL, &board, 6, |_| (), |_| ());
    for (feature, name) in Feature::ALL {
        let changed = nodes(only(feature), &board, 6, |_| (), |_| ());
        // Proofs begin at the engine, not in the search.
        assert_eq!(changed != plain, feature != Feature::Solver, "{name}: {changed} nodes, plain {plain}");
    }
}

#[test]
fn what_was_learnt_has_no_effect_without_history_and_killers() {
    let mut rng = fastrand::Rng::with_seed(24);
    for _ in 0..4 {
        let board = boards::random(&mut rng);
        let moves: Vec<_> = board.movement().unwrap().moves(board.turn()).collect();
        for (feature, name) in [(Feature::History, "history"), (Feature::Killers, "killers")] {
            let without = Features::NONE.with(feature);
            let clean = nodes(
                without,
                &board,
                7,
                |_| (),
                |worker| {
                    let is_learnt = match feature {
                        Feature::History => Color::ALL
                            .into_iter()
                            .any(|us| moves.iter().any(|mv| worker.history.get(us, *mv) != 0)),
                        _ => worker.killers.iter().flatten().any(Option::is_some),
                    };
                    assert!(!is_learnt, "{name} is learnt although it is switched off");
                },
            );
            let prepared = nodes(
                without,
                &board,
                7,
                |worker| {
                    for mv in &moves {
                        let bonus = rng.i32(-8_000..8_000);
                        match feature {
                            Feature::History => {
                                for us in Color::ALL {
                                    worker.history.add(us, *mv, bonus);
                                }
                            }
                            _ => worker.killers[rng.usize(..8)][rng.usize(..2)] = Some(*mv),
                        }
                    }
                },
                |_| (),
            );
            assert_eq!(prepared, clean, "without {name}: {board}");
        }
    }
}

#[test]
fn nothing_is_proved_without_the_solver() {
    let mut rng = fastrand::Rng::with_seed(25);
    let late = std::iter::repeat_with(|| played_down_to(&mut rng, 12)).flatten();
    for position in late.take(20).map(Position::from) {
        for (without, is_proved) in [(Features::NONE, true), (Features::NONE.with(Feature::Solver), false)] {
            let mut engine = Engine::new(Settings { without, hash: 1, ..Settings::default() });
            let answer = engine.think(&position, &SearchTask::within(Limits::nodes(100_000)), &mut ());
            assert_eq!(answer.lines[0].score.is_proved(), is_proved, "without {without}: {position}");
        }
    }
}
