//! Games that people played, one JSON object a line.

use std::io::{BufRead, BufReader};
use std::path::Path;

use dvonn_core::{Color, Move, Position};
use serde::Deserialize;

use crate::Failure;

/// A game as the file has it.
#[derive(Deserialize)]
pub(crate) struct PeopleGame {
    white: String,
    black: String,
    end: String,
    score: [u8; 2],
    moves: String,
}

/// A move that somebody chose among several.
#[derive(Clone, Copy)]
pub(crate) struct Choice {
    pub(crate) before: Position,
    pub(crate) mv: Move,
}

/// Reads all games of a file; `-` is standard input.
///
/// # Errors
/// If the file cannot be read, or contains no games or something else.
pub(crate) fn read(path: &Path) -> Result<Vec<PeopleGame>, Failure> {
    let input: Box<dyn BufRead> = if path == Path::new("-") {
        Box::new(std::io::stdin().lock())
    } else {
        let file = std::fs::File::open(path).map_err(|error| bad_file(path, &error.to_string()))?;
        Box::new(BufReader::new(file))
    };
    let parse = |(line, number): (std::io::Result<String>, usize)| {
        let game = line.map_err(|error| error.to_string());
        let game = game.and_then(|line| serde_json::from_str(&line).map_err(|error| error.to_string()));
        game.map_err(|reason| bad_file(path, &format!("line {number}: {reason}")))
    };
    let games: Vec<PeopleGame> = input.lines().zip(1..).map(parse).collect::<Result<_, _>>()?;
    if games.is_empty() {
        return Err(bad_file(path, "contains no games"));
    }
    Ok(games)
}

pub(crate) fn bad_file(path: &Path, reason: &str) -> Failure {
    Failure::BadUse(format!("{}: {reason}", path.display()))
}

impl PeopleGame {
    /// The name of a player.
    pub(crate) fn player(&self, color: Color) -> &str {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// Whether a player is a person: a known one or a guest, who can be anybody. The others are robots.
    pub(crate) fn is_human(&self, color: Color) -> bool {
        let name = self.player(color);
        name == "guest" || is_person(name)
    }

    /// The points of a side, if the game was played to the end.
    pub(crate) fn points(&self, color: Color) -> Option<f64> {
        let [own, theirs] = match color {
            Color::White => self.score,
            Color::Black => [self.score[1], self.score[0]],
        };
        (self.end == "counted").then_some(match own.cmp(&theirs) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        })
    }

    /// The moves that were a choice, in both phases. A game that breaks the rules ends at its last legal move.
    pub(crate) fn choices(&self) -> Vec<Choice> {
        let mut position = Position::START;
        let mut choices = Vec::new();
        for text in self.moves.split_whitespace() {
            let Some((mv, next)) =
                text.parse::<Move>().ok().and_then(|mv| Some((mv, position.play(mv).ok()?)))
            else {
                break;
            };
            if position.legal_moves().nth(1).is_some() {
                choices.push(Choice { before: position, mv });
            }
            position = next;
        }
        choices
    }
}

/// Whether a name stands for one person.
pub(crate) fn is_person(name: &str) -> bool {
    name.strip_prefix('p').is_some_and(|rest| rest.parse::<u32>().is_ok())
}
