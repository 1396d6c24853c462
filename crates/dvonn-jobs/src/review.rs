//! The review of a game, for a device that should not think itself.

use std::sync::atomic::{AtomicBool, Ordering};

use dvonn_coach::Assessment;
use dvonn_core::{Move, Position};
use dvonn_engine::{Engine, Settings};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{Chunk, ChunkResult, Skill};

/// The kind of work.
pub const GAME_REVIEW: &str = "review";

/// Megabytes of the transposition table: that of the page.
const HASH: usize = 32;

/// The game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReviewParameters {
    /// Where it begins.
    pub start: Position,
    /// Its moves.
    pub moves: Vec<Move>,
}

/// Reviews games.
pub fn review_skill() -> Skill {
    Skill { kind: GAME_REVIEW, perform: review }
}

fn review(chunk: &Chunk, stop: &AtomicBool) -> Option<ChunkResult> {
    let parameters: ReviewParameters = match serde_json::from_str(&chunk.parameters) {
        Ok(parameters) => parameters,
        Err(error) => return Some(Err(error.to_string())),
    };
    let mut position = parameters.start;
    let mut positions = vec![(position, parameters.moves.first().copied())];
    for (index, &mv) in parameters.moves.iter().enumerate() {
        position = match position.play(mv) {
            Ok(next) => next,
            Err(error) => return Some(Err(format!("move {}: {error}", index + 1))),
        };
        positions.push((position, parameters.moves.get(index + 1).copied()));
    }
    // From the end, because what is known about late positions helps with those before.
    let mut engine = Engine::new(Settings { hash: HASH, seed: chunk.seed, ..Settings::default() });
    let full = positions.iter().map(|(position, _)| *position).find(|position| position.movement().is_some());
    let mut found = Vec::with_capacity(positions.len());
    for (position, played) in positions.into_iter().rev() {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let assessment = Assessment::search(&mut engine, &position, played, full.as_ref(), 1);
        found.push(assessment.map_or(Value::Null, |found| written(&found)));
    }
    found.reverse();
    Some(Ok(Value::Array(found)))
}

fn written(found: &Assessment) -> Value {
    let others: Vec<Value> =
        found.others.iter().map(|(mv, score)| json!({ "move": mv, "score": score })).collect();
    json!({ "score": found.score, "line": found.line, "others": others })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reviewed(parameters: &str) -> ChunkResult {
        let chunk = Chunk {
            job: dvonn_wire::JobId::new(1),
            number: 0,
            kind: GAME_REVIEW.to_owned(),
            seed: 1,
            parameters: parameters.to_owned(),
        };
        review(&chunk, &AtomicBool::new(false)).expect("it was not stopped")
    }

    #[test]
    fn a_review_has_an_entry_for_each_position_and_is_the_same_every_time() {
        let board = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";
        let parameters = json!({ "start": board, "moves": ["e3-f3"] }).to_string();
        let once = reviewed(&parameters).expect("the game is legal");
        assert_eq!(once.as_array().map(Vec::len), Some(2));
        // `dvonn solve` proves that it is the best move.
        assert_eq!(once[0]["line"][0], "k4-k5");
        assert_eq!(reviewed(&parameters), Ok(once));
    }

    #[test]
    fn what_is_no_game_is_refused() {
        for (parameters, reason) in [
            ("{}", "missing field"),
            (r#"{"start":"x","moves":[]}"#, "line 1"),
            (
                r#"{"start":"........./........../.........../........../......... W P","moves":["a1-a2"]}"#,
                "move 1",
            ),
        ] {
            let refused = reviewed(parameters).expect_err(parameters);
            assert!(refused.contains(reason), "{refused}");
        }
    }

    #[test]
    fn a_review_can_be_stopped() {
        let parameters = json!({ "start": Position::START, "moves": ["e3"] }).to_string();
        let (job, kind) = (dvonn_wire::JobId::new(1), GAME_REVIEW.to_owned());
        let chunk = Chunk { job, number: 0, kind, seed: 1, parameters };
        assert_eq!(review(&chunk, &AtomicBool::new(true)), None);
    }
}
