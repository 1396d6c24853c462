//! Random games.

use dvonn_core::Position;
use dvonn_engine::boards;
use fastrand::Rng;

/// The position with this text.
pub fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Every position of a game of random moves, the empty board and the finished one included.
pub fn random_game(dice: &mut Rng) -> Vec<Position> {
    let mut game = vec![Position::START];
    while let Some(mv) = dice.choice(game[game.len() - 1].legal_moves().collect::<Vec<_>>()) {
        game.push(game[game.len() - 1].play(mv).unwrap());
    }
    game
}

/// A position from random play that is not over, with at most this many stacks and at most two fewer.
pub fn late_position(dice: &mut Rng, stacks: usize) -> Position {
    loop {
        let mut position = boards::random(dice);
        while position.occupied().len() > stacks {
            let Some(mv) = dice.choice(position.legal_moves().collect::<Vec<_>>()) else { break };
            position = position.play(mv).unwrap();
        }
        if position.outcome().is_none() && position.occupied().len() + 2 >= stacks {
            return position;
        }
    }
}
