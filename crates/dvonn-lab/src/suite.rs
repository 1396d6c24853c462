//! Positions with known answers, one per line: `POSITION ; best M… ; avoid M… ; value X ; id "…"`.

use dvonn_core::{Move, Position, PositionLine};
use dvonn_engine::{Answer, Engine, Goal, Limits, Observer, Score, SearchTask, Wdl};

/// A position with the answers that an engine should find.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exercise {
    /// The position.
    pub position: Position,
    /// The checks in the order of the line; at least one.
    pub demands: Vec<Demand>,
    /// Its name.
    pub name: Option<String>,
}

/// One check of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Demand {
    /// The move must be one of these.
    Best(Vec<Move>),
    /// The move must be none of these.
    Avoid(Vec<Move>),
    /// This margin for the side to move must be proved.
    Value(i8),
    /// This result for the side to move must be proved.
    Result(Wdl),
}

impl Exercise {
    /// Reads a line.
    ///
    /// # Errors
    /// If the line is malformed.
    pub fn parse(line: PositionLine<'_>) -> Result<Exercise, String> {
        let position = line.position.map_err(|error| error.to_string())?;
        let mut parts = split_outside_quotes(line.rest).into_iter();
        if let Some(word) = parts.next().map(str::trim).filter(|word| !word.is_empty()) {
            return Err(format!("{word:?} follows the position without a semicolon"));
        }
        let mut exercise = Exercise { position, demands: Vec::new(), name: None };
        for part in parts {
            exercise.add(part.trim())?;
        }
        if exercise.demands.is_empty() {
            return Err("nothing is asked: best, avoid, value or result".to_owned());
        }
        Ok(exercise)
    }

    fn add(&mut self, part: &str) -> Result<(), String> {
        let (word, rest) = part.split_once(' ').unwrap_or((part, ""));
        let rest = rest.trim();
        match word {
            "best" => self.demands.push(Demand::Best(self.moves(rest)?)),
            "avoid" => self.demands.push(Demand::Avoid(self.moves(rest)?)),
            "value" => {
                let value = rest.parse().map_err(|_| format!("{rest:?} is not a margin in pieces"))?;
                self.demands.push(Demand::Value(value));
            }
            "result" => self.demands.push(Demand::Result(match rest {
                "win" => Wdl::Win,
                "draw" => Wdl::Draw,
                "loss" => Wdl::Loss,
                _ => return Err(format!("{rest:?} is not win, draw or loss")),
            })),
            "id" => {
                let name = rest.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
                self.name = Some(name.ok_or_else(|| "an id must be in double quotes".to_owned())?.to_owned());
            }
            _ => return Err(format!("{word:?} is not best, avoid, value, result or id")),
        }
        Ok(())
    }

    fn moves(&self, text: &str) -> Result<Vec<Move>, String> {
        let mut moves = Vec::new();
        for word in text.split_whitespace() {
            let mv: Move = word.parse().map_err(|error: dvonn_core::ParseMoveError| error.to_string())?;
            self.position.check(mv).map_err(|error| format!("{mv}: {error}"))?;
            moves.push(mv);
        }
        if moves.is_empty() { Err("no move is named".to_owned()) } else { Ok(moves) }
    }

    /// Asks the engine, and returns the checks that failed.
    pub fn examine(&self, engine: &mut Engine, limits: Limits, observer: &mut dyn Observer) -> Vec<String> {
        let is_proof =
            self.demands.iter().any(|demand| matches!(demand, Demand::Value(_) | Demand::Result(_)));
        let goal = if is_proof { Goal::Proof } else { Goal::Move };
        let answer =
            engine.think(&self.position, &SearchTask { goal, limits, ..SearchTask::default() }, observer);
        self.demands.iter().filter_map(|demand| demand.complaint(&answer)).collect()
    }
}

impl Demand {
    fn complaint(&self, answer: &Answer) -> Option<String> {
        let played = answer.best();
        let played_text = played.map_or_else(|| "nothing".to_owned(), |mv| mv.to_string());
        let score = answer.lines.first().map(|line| line.score);
        let names = |moves: &[Move]| moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ");
        match self {
            Demand::Best(moves) => (!played.is_some_and(|mv| moves.contains(&mv)))
                .then(|| format!("played {played_text}, best {}", names(moves))),
            Demand::Avoid(moves) => {
                (played.is_none_or(|mv| moves.contains(&mv))).then(|| format!("played {played_text}"))
            }
            Demand::Value(value) => match score.and_then(Score::exact_margin) {
                Some(margin) if margin.pieces() == *value => None,
                Some(margin) => Some(format!("proved {margin}, value {value:+}")),
                None => Some(format!("no margin was proved, value {value:+}")),
            },
            Demand::Result(result) => match score.and_then(Score::wdl) {
                Some(wdl) if wdl == *result => None,
                Some(wdl) => Some(format!("proved a {wdl}, expected a {result}")),
                None => Some(format!("nothing was proved, expected a {result}")),
            },
        }
    }
}

/// The parts between semicolons; those inside double quotes are ignored.
fn split_outside_quotes(line: &str) -> Vec<&str> {
    let mut is_quoted = false;
    line.split(|c: char| {
        is_quoted ^= c == '"';
        c == ';' && !is_quoted
    })
    .collect()
}
