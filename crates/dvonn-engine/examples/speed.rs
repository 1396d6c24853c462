//! Measures the speed of the search: full boards to a fixed depth, one thread, with the handcrafted evaluation and with
//! piece counting.
//!
//! The node counts must be the same on every machine; `cargo xtask wasm-speed` compares native code with wasm.

use std::time::Instant;

use dvonn_core::{Position, position_lines};
use dvonn_engine::{Engine, Evaluator, Limits, SearchTask, Settings};

const BOARDS: &str = include_str!("../../../testdata/full-boards.perft");

fn main() {
    // Piece counting orders moves so badly that two plies less take as long.
    for (name, judgement, depth) in
        [("hand", Settings::default().evaluator, 11), ("material", Evaluator::Material, 9)]
    {
        let mut nodes = 0;
        let mut seconds = 0.0;
        for board in boards() {
            let mut engine =
                Engine::new(Settings { hash: 16, evaluator: judgement.clone(), ..Settings::default() });
            let start = Instant::now();
            let answer = engine.think(&board, &SearchTask::within(Limits::depth(depth)), &mut ());
            seconds += start.elapsed().as_secs_f64();
            nodes += answer.nodes;
        }
        println!("{name} {nodes} nodes {seconds:.3} seconds");
    }
}

fn boards() -> impl Iterator<Item = Position> {
    position_lines(BOARDS).map(|line| line.position.expect("the file holds positions"))
}
