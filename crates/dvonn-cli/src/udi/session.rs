//! The commands of the protocol and their meaning.

use std::path::{Path, PathBuf};

use dvonn_core::{CellSet, Color, Move, Notation, Position, perft};
use dvonn_game::Ply;

use super::{GoRequest, Options, go_request};
use crate::commands::{outcome_word, sorted_moves};
use crate::network_choice;

/// The state of a dialogue in the protocol. It does no I/O and no search.
#[derive(Debug)]
pub struct Session {
    game: Game,
    options: Options,
    is_new_game: bool,
    is_thinking: bool,
}

/// The game that the dialogue is about.
#[derive(Debug)]
struct Game {
    position: Position,
    /// Cells emptied by the last ply.
    removed: CellSet,
}

/// The reply of a session to a line.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply {
    /// These lines; may be empty.
    Lines(Vec<String>),
    /// The answer needs a search; [`Session::finish`] turns the move found into the answer.
    Think(Box<GoRequest>),
    /// The network in this file was chosen; [`Session::take_network`] gets what it contains.
    Read(PathBuf),
    /// Any running search must stop.
    Stop,
    /// The dialogue is over.
    Quit,
}

impl Default for Session {
    fn default() -> Session {
        Session { game: Game::default(), options: Options::default(), is_new_game: true, is_thinking: false }
    }
}

impl Default for Game {
    fn default() -> Game {
        Game { position: Position::START, removed: CellSet::EMPTY }
    }
}

impl Session {
    /// Answers one line. An invalid line gives one line `error REASON` and changes nothing.
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
        if self.is_thinking && matches!(command, "go" | "position" | "newgame" | "setoption" | "perft") {
            return Err(format!("{command} is not possible while the engine is thinking"));
        }
        let position = &self.game.position;
        let lines = match (command, &arguments[..]) {
            ("quit", []) => return Ok(Reply::Quit),
            ("udi", []) => [
                format!("id name dvonn {}", env!("CARGO_PKG_VERSION")),
                "id author the DVONN project contributors".to_owned(),
            ]
            .into_iter()
            .chain(Options::describe())
            .chain(["udiok".to_owned()])
            .collect(),
            ("isready", []) => vec!["readyok".to_owned()],
            ("newgame", []) => {
                self.game = Game::default();
                self.is_new_game = true;
                Vec::new()
            }
            ("position", arguments) => {
                self.game = Game::parse(arguments)?;
                Vec::new()
            }
            ("setoption", arguments) => {
                if let Some(path) = self.options.set(arguments)? {
                    return Ok(Reply::Read(path));
                }
                Vec::new()
            }
            ("go", arguments) => return self.ask(arguments),
            ("stop", []) => return Ok(Reply::Stop),
            ("ponderhit", _) => return Err("there is no pondering".to_owned()),
            ("d", []) => vec![format!("position {position}")],
            ("legal", []) => vec![with_words("legal", &sorted_moves(position, Notation::Standard))],
            ("score", []) => {
                let scores = position.scores();
                vec![format!("score {} {}", scores[Color::White], scores[Color::Black])]
            }
            ("outcome", []) => {
                let word = outcome_word(position).unwrap_or_else(|| "none".to_owned());
                vec![format!("outcome {word}")]
            }
            ("removed", []) => vec![format!("removed {}", self.game.removed).trim_end().to_owned()],
            ("perft", [depth]) => {
                let depth = depth.parse().map_err(|_| format!("{depth:?} is not a depth"))?;
                vec![format!("perft {depth} {}", perft(position, depth))]
            }
            ("perft", _) => return Err("perft takes one depth".to_owned()),
            (
                "quit" | "udi" | "isready" | "newgame" | "d" | "legal" | "score" | "outcome" | "removed"
                | "stop",
                _,
            ) => {
                return Err(format!("{command} takes no arguments"));
            }
            _ => return Err(format!("unknown command {command:?}")),
        };
        Ok(Reply::Lines(lines))
    }

    fn ask(&mut self, arguments: &[&str]) -> Result<Reply, String> {
        let position = self.game.position;
        let (task, ending) = go_request::read(arguments, &position, &self.options)?;
        self.is_thinking = true;
        let is_new_game = std::mem::take(&mut self.is_new_game);
        let settings = self.options.settings.clone();
        Ok(Reply::Think(Box::new(GoRequest { position, task, settings, is_new_game, ending })))
    }

    /// Uses the network in the contents of a file. If there is none, the answer is one line `error REASON`, and nothing
    /// changes.
    pub fn take_network(&mut self, path: &Path, contents: std::io::Result<Vec<u8>>) -> Option<String> {
        match network_choice::from_file(path, contents) {
            Ok(evaluator) => {
                self.options.settings.evaluator = evaluator;
                None
            }
            Err(reason) => Some(format!("error {}", one_line(&reason))),
        }
    }

    /// The last line of the answer to a search, given the best move, if there is one.
    pub fn finish(&mut self, best: Option<Move>) -> String {
        self.is_thinking = false;
        match best {
            Some(best) => format!("bestmove {best}"),
            None => "bestmove none".to_owned(),
        }
    }
}

impl Game {
    /// `start [moves M…]` or `text ROWS SIDE PHASE [moves M…]`.
    fn parse(arguments: &[&str]) -> Result<Game, String> {
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
        let mut game = Game { position, removed: CellSet::EMPTY };
        for (text, number) in moves.iter().zip(1..) {
            let mv = text.parse().map_err(|error: dvonn_core::ParseMoveError| error.to_string())?;
            let ply = Ply::of(&game.position, mv).map_err(|error| format!("move {number}, {mv}: {error}"))?;
            game = Game { position: ply.position, removed: ply.removed() };
        }
        Ok(game)
    }
}

fn with_words(head: &str, words: &[String]) -> String {
    std::iter::once(head).chain(words.iter().map(String::as_str)).collect::<Vec<_>>().join(" ")
}

/// Shortens foreign text and keeps it on one line.
fn one_line(reason: &str) -> String {
    const LONGEST: usize = 200;
    let mut line: String =
        reason.chars().map(|c| if c.is_control() { ' ' } else { c }).take(LONGEST).collect();
    if reason.chars().nth(LONGEST).is_some() {
        line.push('…');
    }
    line
}
