//! A program that speaks the protocol of the CodeCup contest; see `docs/protocol.md`.

use std::time::Instant;

use dvonn_core::{Cell, Move, Notation};

use super::process::Process;
use super::{Choice, Fault, Player, Turn};

pub(crate) struct CodecupPlayer {
    process: Process,
    /// How many moves of the game the program knows.
    known: usize,
    is_started: bool,
}

impl CodecupPlayer {
    /// Starts the program. `opening` is the number of moves in its command line.
    pub(crate) fn start(command: &[String], opening: usize) -> Result<CodecupPlayer, Fault> {
        let process = Process::start(command, "Quit")?;
        Ok(CodecupPlayer { process, known: opening, is_started: false })
    }
}

impl Player for CodecupPlayer {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Fault> {
        let deadline = Instant::now() + turn.patience;
        let news = &turn.moves[self.known..];
        if news.is_empty() && !self.is_started {
            self.process.say("Start")?;
        }
        self.is_started = true;
        for mv in news {
            self.process.say(&spoken(*mv))?;
        }
        let word = loop {
            let line = self.process.hear(deadline)?;
            if !line.is_empty() {
                break line;
            }
        };
        let mv = word.parse::<Move>().map_err(|error| Fault::Illegal(error.to_string()))?;
        self.known = turn.moves.len() + 1;
        Ok(Choice { mv, nodes: 0, worked: self.process.worked() })
    }
}

/// A move in the contest's notation: upper case, without a dash.
pub(crate) fn spoken(mv: Move) -> String {
    Notation::Standard.compact_text(mv).to_ascii_uppercase()
}

/// Placements as an argument for a command line.
pub(crate) fn spoken_placements(cells: &[Cell]) -> String {
    cells.iter().map(|cell| cell.to_string().to_ascii_uppercase()).collect::<Vec<_>>().join(",")
}
