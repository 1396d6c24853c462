//! A program that speaks the engine protocol; see `docs/protocol.md`.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use dvonn_core::{Color, Move, Position};

use super::process::Process;
use super::{Budget, Choice, Fault, Player, Turn};

pub(crate) struct UdiPlayer {
    process: Process,
    budget: Budget,
}

impl UdiPlayer {
    /// Starts the program and waits until it is ready for a game.
    pub(crate) fn start(
        command: &[String],
        options: &[(String, String)],
        budget: Budget,
        patience: Duration,
    ) -> Result<UdiPlayer, Fault> {
        let deadline = Instant::now() + patience;
        let mut process = Process::start(command, "quit")?;
        process.say("udi")?;
        wait_for(&mut process, "udiok", deadline)?;
        for (name, value) in options {
            process.say(&format!("setoption name {name} value {value}"))?;
        }
        process.say("newgame")?;
        process.say("isready")?;
        wait_for(&mut process, "readyok", deadline)?;
        Ok(UdiPlayer { process, budget })
    }

    fn go(&self, turn: &Turn<'_>) -> String {
        let mut line = "go".to_owned();
        if let Some(nodes) = self.budget.nodes {
            let _ = write!(line, " nodes {nodes}");
        }
        if let Some(depth) = self.budget.depth {
            let _ = write!(line, " depth {depth}");
        }
        if let Some(time) = self.budget.move_time {
            let _ = write!(line, " movetime {}", time.as_millis());
        }
        if let Some(own) = turn.left[turn.position.turn()] {
            // The protocol cannot express an opponent without a clock, so it gets the same time.
            let [white, black] = Color::ALL.map(|color| turn.left[color].unwrap_or(own).as_millis());
            let increment = self.budget.increment.as_millis();
            let _ = write!(line, " wtime {white} btime {black} winc {increment} binc {increment}");
        }
        line
    }
}

impl Player for UdiPlayer {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Fault> {
        let deadline = Instant::now() + turn.patience;
        let mut line = match turn.start {
            start if *start == Position::START => "position start".to_owned(),
            start => format!("position text {start}"),
        };
        if !turn.moves.is_empty() {
            line += " moves";
        }
        for mv in turn.moves {
            let _ = write!(line, " {mv}");
        }
        self.process.say(&line)?;
        self.process.say(&self.go(turn))?;
        let mut nodes = 0;
        loop {
            let line = self.process.hear(deadline)?;
            let mut words = line.split_ascii_whitespace();
            match words.next() {
                Some("bestmove") => {
                    let word = words.next().unwrap_or_default();
                    let mv = word.parse::<Move>().map_err(|error| Fault::Illegal(error.to_string()))?;
                    return Ok(Choice { mv, nodes, worked: self.process.worked() });
                }
                Some("error") => return Err(Fault::Crash(format!("unexpected line {line:?}"))),
                Some("info") => {
                    let told = words.skip_while(|word| *word != "nodes").nth(1);
                    nodes = told.and_then(|word| word.parse().ok()).unwrap_or(nodes);
                }
                _ => {}
            }
        }
    }
}

fn wait_for(process: &mut Process, word: &str, deadline: Instant) -> Result<(), Fault> {
    loop {
        let line = process.hear(deadline)?;
        if line == word {
            return Ok(());
        }
        if line.starts_with("error") {
            return Err(Fault::Crash(format!("unexpected line {line:?}")));
        }
    }
}
