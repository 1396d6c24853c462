//! How the engine spends a clock, with a clock that counts nodes, so that every machine finds the same.

#![allow(clippy::unwrap_used)]

use std::time::Duration;

use dvonn_core::Position;
use dvonn_engine::{Engine, Limits, Observer, SearchTask, Settings, boards};
use fastrand::Rng;

/// The engine asks whether to go on about every 1,024 nodes: this is 3 million a second.
const TICK: Duration = Duration::from_micros(341);

/// A clock that advances with the search.
#[derive(Default)]
struct Metronome(Duration);

impl Observer for Metronome {
    fn elapsed(&mut self) -> Duration {
        self.0
    }

    fn goes_on(&mut self) -> bool {
        self.0 += TICK;
        true
    }
}

fn engine() -> Engine {
    Engine::new(Settings { hash: 8, ..Settings::default() })
}

#[test]
fn more_time_never_searches_less() {
    let mut rng = Rng::with_seed(1);
    for _ in 0..4 {
        let board = boards::random(&mut rng);
        let nodes = [60, 125, 250, 500, 1_000, 2_000].map(|milliseconds| {
            let limits = Limits::clock(Duration::from_millis(milliseconds), Duration::ZERO);
            engine().think(&board, &SearchTask::within(limits), &mut Metronome::default()).nodes
        });
        assert!(nodes.is_sorted() && nodes[5] > 8 * nodes[0], "{nodes:?}");
    }
}

/// What one side did with its clock.
struct Spent {
    left: Duration,
    /// The stacks before each move, and the nodes of its search.
    moves: Vec<(usize, u64)>,
}

/// Lets the engine play both sides of a board, one of them with a clock.
fn play(mut position: Position, time: Duration) -> Spent {
    let (mut engine, clocked) = (engine(), position.turn());
    let mut spent = Spent { left: time, moves: Vec::new() };
    while position.outcome().is_none() {
        let mv = if position.turn() == clocked {
            let limits = Limits::clock(spent.left, Duration::ZERO);
            let mut clock = Metronome::default();
            let answer = engine.think(&position, &SearchTask::within(limits), &mut clock);
            spent.left = spent.left.checked_sub(clock.0).expect("no game is lost on time");
            if position.legal_moves().count() > 1 {
                spent.moves.push((position.occupied().len(), answer.nodes));
            }
            answer.best().unwrap()
        } else {
            engine.think(&position, &SearchTask::within(Limits::nodes(2_000)), &mut ()).best().unwrap()
        };
        position = position.play(mv).unwrap();
    }
    spent
}

/// 500 milliseconds once lost to a tenth of the nodes, because most of them were never spent.
#[test]
fn half_a_second_is_more_than_twenty_thousand_nodes_a_move() {
    let mut rng = Rng::with_seed(2);
    for _ in 0..4 {
        let time = Duration::from_millis(500);
        let Spent { left, moves } = play(boards::random(&mut rng), time);
        let open: Vec<_> = moves.iter().filter(|(stacks, _)| *stacks > 26).collect();
        assert!(open.len() >= 5 && open.iter().all(|(_, nodes)| *nodes > 20_000), "{moves:?}");
        assert!(left < time.mul_f64(0.4), "{left:?} left, {moves:?}");
    }
}
