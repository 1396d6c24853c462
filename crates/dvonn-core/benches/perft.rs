//! Speed of the rules, in leaves per second: `cargo bench -p dvonn-core`.
//!
//! Absolute figures depend on the machine and on what else it does. The last line does not: it times our
//! bulk perft and a plain array implementation in turns and prints the ratio.

mod plain;

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput};
use dvonn_core::{Color, Movement, Position, perft, position_lines};
use plain::Plain;

/// The boards of `testdata/full-boards.perft` and their leaves at depth 5.
fn boards() -> Vec<(Position, u64)> {
    position_lines(include_str!("../../../testdata/full-boards.perft"))
        .map(|line| {
            let counts = line.rest.strip_prefix("; ").expect("counts follow the board");
            let leaves = counts.split(' ').nth(4).expect("counts to depth 5");
            (line.position.expect("a board"), leaves.parse().expect("a count"))
        })
        .collect()
}

/// Plays every move of the last ply too, and uses what that produced.
fn made_leaves(movement: &Movement, depth: u32, digest: &mut u64) -> u64 {
    let us = movement.turn();
    let mut leaves = 0;
    let mut visit = |next: &Movement| {
        leaves += if depth == 1 {
            let scores = next.scores();
            *digest ^= next.key().wrapping_add(u64::from(scores[Color::White]) << 8 | u64::from(scores[us]));
            1
        } else {
            made_leaves(next, depth - 1, digest)
        };
    };
    let mut moved = false;
    for mv in movement.moves(us) {
        let mut next = *movement;
        next.apply_unchecked(mv);
        visit(&next);
        moved = true;
    }
    if !moved && movement.has_moves(us.other()) {
        let mut next = *movement;
        next.pass_unchecked();
        visit(&next);
    }
    leaves
}

fn time<T>(run: impl FnOnce() -> T) -> Duration {
    let start = Instant::now();
    black_box(run());
    start.elapsed()
}

fn main() {
    // A test runner starts this program without `--bench`, to ask for its tests. It has none.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let boards = boards();
    let leaves: u64 = boards.iter().map(|(_, leaves)| leaves).sum();
    let positions: Vec<Position> = boards.iter().map(|(board, _)| *board).collect();
    let plains: Vec<Plain> = boards.iter().map(|(board, _)| Plain::parse(&board.to_string())).collect();
    let bulk = || positions.iter().map(|position| perft(black_box(position), 5)).sum::<u64>();
    let made = || {
        let mut digest = 0;
        let leaves: u64 = positions
            .iter()
            .map(|position| {
                made_leaves(black_box(position.movement().expect("a full board")), 5, &mut digest)
            })
            .sum();
        (leaves, digest)
    };
    let plain = || plains.iter().map(|plain| black_box(plain).perft(5)).sum::<u64>();
    assert_eq!((bulk(), made().0, plain()), (leaves, leaves, leaves), "all three count the same leaves");

    let mut criterion = Criterion::default().configure_from_args();
    let mut group = criterion.benchmark_group("perft 5 from full boards");
    group.sample_size(10).throughput(Throughput::Elements(leaves));
    group.bench_function("bulk counting", |bencher| bencher.iter(bulk));
    group.bench_function("every leaf made", |bencher| bencher.iter(made));
    group.bench_function("plain arrays, bulk counting", |bencher| bencher.iter(plain));
    group.finish();

    // In turns, so that a busy machine slows both; the best of each is the least disturbed.
    let rounds: Vec<(Duration, Duration)> = (0..5).map(|_| (time(bulk), time(plain))).collect();
    let best_bulk = rounds.iter().map(|round| round.0).min().expect("five rounds");
    let best_plain = rounds.iter().map(|round| round.1).min().expect("five rounds");
    let rate = |time: Duration| leaves as f64 / time.as_secs_f64() / 1e6;
    println!(
        "bulk {:.0} M leaves/s, plain arrays {:.0} M leaves/s: {:.1} times as fast",
        rate(best_bulk),
        rate(best_plain),
        best_plain.as_secs_f64() / best_bulk.as_secs_f64()
    );
}
