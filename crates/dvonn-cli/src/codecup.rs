//! The protocol of the CodeCup contest, played with random moves.
//!
//! The first player reads `Start`. Moves are upper case without a dash (`C3`, `C3D3`, `PASS`), one a line. All
//! 49 placements are spoken, so White says the last placement and the first stack move in a row. `Quit` ends.

use std::io::{BufRead, Write};

use dvonn_core::{Color, Move, Notation, Position};
use fastrand::Rng;

use crate::Failure;
use crate::cli::CodecupArgs;

pub(crate) fn run(args: &CodecupArgs) -> Result<(), Failure> {
    let mut rng = args.seed.map_or_else(Rng::new, Rng::with_seed);
    let choose = |position: &Position| {
        let moves: Vec<Move> = position.legal_moves().collect();
        rng.choice(moves)
    };
    play(std::io::stdin().lock(), std::io::stdout().lock(), choose)
}

/// Plays one game with whoever is at the other end. `choose` picks a legal move, `None` once there is none.
fn play(
    input: impl BufRead,
    mut output: impl Write,
    mut choose: impl FnMut(&Position) -> Option<Move>,
) -> Result<(), Failure> {
    let mut position = Position::START;
    let mut us = None;
    for line in input.split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        let word = line.trim();
        match word {
            "" => continue,
            "Quit" => return Ok(()),
            "Start" if us.is_none() => us = Some(Color::White),
            _ => {
                us.get_or_insert(Color::Black);
                position = hear(&position, word, us)?;
            }
        }
        while Some(position.turn()) == us
            && let Some(mv) = choose(&position)
        {
            writeln!(output, "{}", spoken(mv))?;
            output.flush()?;
            position = position.play(mv).expect("a legal move was chosen");
        }
    }
    Ok(())
}

fn hear(position: &Position, word: &str, us: Option<Color>) -> Result<Position, Failure> {
    if position.outcome().is_some() {
        return Ok(*position); // Closing words of the referee.
    }
    let refuse = |reason: String| Failure::No(format!("the other player said {word:?}: {reason}"));
    if Some(position.turn()) == us {
        return Err(refuse("it is not their turn".to_owned()));
    }
    let mv = word.parse::<Move>().map_err(|error| refuse(error.to_string()))?;
    position.play(mv).map_err(|error| refuse(error.to_string()))
}

fn spoken(mv: Move) -> String {
    Notation::Standard.move_text(mv).replace('-', "").to_ascii_uppercase()
}
