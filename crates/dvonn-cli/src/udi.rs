//! The engine protocol, rules part; specified in `docs/protocol.md`.

use std::io::{BufRead, Write};

use dvonn_core::{CellSet, Color, Notation, Position, perft};
use dvonn_game::Ply;

use crate::Failure;
use crate::commands::{outcome_word, sorted_moves};

/// A dialogue in the protocol: what has been said so far. It does no input or output.
#[derive(Debug)]
pub struct Session {
    position: Position,
    /// Cells emptied by the last ply.
    removed: CellSet,
}

/// What a session answers to a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// These lines, perhaps none.
    Lines(Vec<String>),
    /// The dialogue is over.
    Quit,
}

impl Default for Session {
    fn default() -> Session {
        Session { position: Position::START, removed: CellSet::EMPTY }
    }
}

impl Session {
    /// Answers one line. Whatever is wrong becomes one line `error REASON`, and nothing is changed.
    ///
    /// ```
    /// use dvonn_cli::{Reply, Session};
    ///
    /// let mut session = Session::default();
    /// session.answer(b"position start moves f3 a1");
    /// assert_eq!(session.answer(b"score"), Reply::Lines(vec!["score 0 0".to_owned()]));
    /// ```
    pub fn answer(&mut self, line: &[u8]) -> Reply {
        let answer = match std::str::from_utf8(line) {
            Ok(line) => self.obey(line),
            Err(_) => Err("the line is not UTF-8".to_owned()),
        };
        answer.unwrap_or_else(|reason| Reply::Lines(vec![format!("error {}", one_line(&reason))]))
    }

    fn obey(&mut self, line: &str) -> Result<Reply, String> {
        let mut words = line.split_ascii_whitespace();
        let Some(command) = words.next() else {
            return Ok(Reply::Lines(Vec::new()));
        };
        let arguments: Vec<&str> = words.collect();
        let lines = match (command, &arguments[..]) {
            ("quit", []) => return Ok(Reply::Quit),
            ("udi", []) => vec![
                format!("id name dvonn {}", env!("CARGO_PKG_VERSION")),
                "id author the DVONN project contributors".to_owned(),
                "udiok".to_owned(),
            ],
            ("isready", []) => vec!["readyok".to_owned()],
            ("newgame", []) => {
                *self = Session::default();
                Vec::new()
            }
            ("position", arguments) => {
                *self = Session::parse(arguments)?;
                Vec::new()
            }
            ("d", []) => vec![format!("position {}", self.position)],
            ("legal", []) => vec![with_words("legal", &sorted_moves(&self.position, Notation::Standard))],
            ("score", []) => {
                let scores = self.position.scores();
                vec![format!("score {} {}", scores[Color::White], scores[Color::Black])]
            }
            ("outcome", []) => {
                let word = outcome_word(&self.position).unwrap_or_else(|| "none".to_owned());
                vec![format!("outcome {word}")]
            }
            ("removed", []) => vec![format!("removed {}", self.removed).trim_end().to_owned()],
            ("perft", [depth]) => {
                let depth = depth.parse().map_err(|_| format!("{depth:?} is not a depth"))?;
                vec![format!("perft {depth} {}", perft(&self.position, depth))]
            }
            ("perft", _) => return Err("perft takes one depth".to_owned()),
            ("quit" | "udi" | "isready" | "newgame" | "d" | "legal" | "score" | "outcome" | "removed", _) => {
                return Err(format!("{command} takes no arguments"));
            }
            _ => return Err(format!("unknown command {command:?}")),
        };
        Ok(Reply::Lines(lines))
    }

    /// `start [moves M…]` or `text ROWS SIDE PHASE [moves M…]`.
    fn parse(arguments: &[&str]) -> Result<Session, String> {
        let (position, rest) = match arguments {
            ["start", rest @ ..] => (Position::START, rest),
            ["text", rows, side, phase, rest @ ..] => {
                let text = [*rows, *side, *phase].join(" ");
                (text.parse().map_err(|error: dvonn_core::PositionError| error.to_string())?, rest)
            }
            _ => return Err("position takes start, or text ROWS SIDE PHASE, then perhaps moves".to_owned()),
        };
        let moves = match rest {
            [] => rest,
            ["moves", moves @ ..] => moves,
            [other, ..] => return Err(format!("{other:?} stands where moves should")),
        };
        let mut session = Session { position, removed: CellSet::EMPTY };
        for (text, number) in moves.iter().zip(1..) {
            let mv = text.parse().map_err(|error: dvonn_core::ParseMoveError| error.to_string())?;
            let ply =
                Ply::of(&session.position, mv).map_err(|error| format!("move {number}, {mv}: {error}"))?;
            session = Session { position: ply.position, removed: ply.removed() };
        }
        Ok(session)
    }
}

fn with_words(head: &str, words: &[String]) -> String {
    std::iter::once(head).chain(words.iter().map(String::as_str)).collect::<Vec<_>>().join(" ")
}

/// Shortens what strangers said and keeps it on one line.
fn one_line(reason: &str) -> String {
    const LONGEST: usize = 200;
    let mut line: String =
        reason.chars().map(|c| if c.is_control() { ' ' } else { c }).take(LONGEST).collect();
    if reason.chars().nth(LONGEST).is_some() {
        line.push('…');
    }
    line
}

/// Holds the dialogue on standard input and output, to the end of either.
pub(crate) fn run() -> Result<(), Failure> {
    let mut session = Session::default();
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        match session.answer(&line) {
            Reply::Quit => return Ok(()),
            Reply::Lines(lines) => {
                for answer in lines {
                    writeln!(output, "{answer}")?;
                    output.flush()?;
                }
            }
        }
    }
}
