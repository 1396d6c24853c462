//! Matches that workers play, some pairs of games at once.
//!
//! The games are those of this process: only players inside the lab with limits of nodes or depth can play them. Times are
//! not measured, because those of different machines cannot be compared.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use dvonn_core::{ByColor, Color};
use dvonn_jobs::{Chunk, ChunkResult, Skill};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::contest::ContestEnd;
use crate::remote::{Remote, Slice, Sliced};
use crate::{ClockKind, Contest, Entrant, Failure, Fault, Openings, PlayedGame, Referee, Tally, Totals};

/// What workers get.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Parameters {
    players: [String; 2],
    openings: Openings,
    finisher: Option<String>,
    pairs: Slice,
}

impl Sliced for Parameters {
    const KIND: &'static str = "match";

    fn slice(&self) -> Slice {
        self.pairs
    }

    fn with_slice(self, pairs: Slice) -> Parameters {
        Parameters { pairs, ..self }
    }
}

/// A game as workers send it.
#[derive(Serialize, Deserialize)]
struct Sent {
    record: String,
    winner: Option<Color>,
    margin: Option<i32>,
    fault: Option<(Color, Fault)>,
    /// Moves and nodes of each side.
    work: ByColor<(u64, u64)>,
}

/// Plays chunks of matches for others.
pub(crate) fn skill() -> Skill {
    Skill { kind: Parameters::KIND, perform }
}

/// Checks that a match can be played by workers.
pub(super) fn check(contest: &Contest) -> Result<(), String> {
    if contest.referee.clock == ClockKind::Cpu {
        return Err("--clock is for matches on this machine".to_owned());
    }
    let players = contest.entrants.iter().chain(&contest.referee.finisher);
    players.map(ToString::to_string).try_for_each(|text| Entrant::check_portable(&text))
}

/// Continues from the totals so far, as [`Contest::run`] does.
pub(super) fn run<E>(
    remote: &Remote,
    contest: &Contest,
    size: u64,
    notes: Option<&Path>,
    totals: &mut Totals,
    stop: &AtomicBool,
    mut listener: impl FnMut(&Totals, &[PlayedGame; 2]) -> Result<(), E>,
) -> Result<Result<ContestEnd, E>, Failure> {
    if let Some(verdict) = contest.verdict(totals) {
        return Ok(Ok(ContestEnd::Decided(verdict)));
    }
    let parameters = Parameters {
        players: contest.entrants.each_ref().map(ToString::to_string),
        openings: contest.openings.clone(),
        finisher: contest.referee.finisher.as_ref().map(ToString::to_string),
        pairs: Slice { first: totals.pairs.pairs(), end: contest.pairs, size },
    };
    let take = |item: Value| match read(&item) {
        Some(games) => match contest.count(totals, &games, &mut listener) {
            ControlFlow::Continue(()) => ControlFlow::Continue(()),
            ControlFlow::Break(end) => ControlFlow::Break(Some(end)),
        },
        None => ControlFlow::Break(None),
    };
    match remote.run(&parameters, contest.seed, notes, stop, take)? {
        Some(Some(end)) => Ok(end),
        Some(None) => Err(Failure::No("a worker's game cannot be read".to_owned())),
        None => Ok(Ok(contest.end(totals))),
    }
}

fn perform(chunk: &Chunk, stop: &AtomicBool) -> Option<ChunkResult> {
    let (contest, pairs) = match plan(chunk) {
        Ok(plan) => plan,
        Err(reason) => return Some(Err(reason)),
    };
    let is_over = AtomicBool::new(false);
    let games =
        pairs.map(|pair| Some(json!(contest.play_pair(pair, stop, &is_over)?.map(|game| sent(&game)))));
    Some(Ok(Value::Array(games.collect::<Option<_>>()?)))
}

fn plan(chunk: &Chunk) -> Result<(Contest, std::ops::Range<u64>), String> {
    let parameters: Parameters =
        serde_json::from_str(&chunk.parameters).map_err(|error| error.to_string())?;
    let player = |text: &String| -> Result<Entrant, String> {
        Entrant::check_portable(text)?;
        text.parse().map_err(|error: crate::EntrantError| error.to_string())
    };
    let [first, second] = &parameters.players;
    let openings = match parameters.openings {
        Openings::Book(boards) if boards.is_empty() => return Err("the book is empty".to_owned()),
        Openings::Placements(count) if count > 48 => return Err("too many placements".to_owned()),
        openings => openings,
    };
    let finisher = parameters.finisher.as_ref().map(player).transpose()?;
    let contest = Contest {
        entrants: [player(first)?, player(second)?],
        openings,
        seed: chunk.seed,
        pairs: parameters.pairs.end,
        concurrency: 1,
        referee: Referee { finisher, ..Referee::default() },
        sprt: None,
    };
    Ok((contest, parameters.pairs.items(chunk.number)?))
}

fn sent(game: &PlayedGame) -> Sent {
    Sent {
        record: game.record.to_string(),
        winner: game.winner,
        margin: game.margin,
        fault: game.fault.clone(),
        work: game.tallies.clone().map(|tally| (tally.moves, tally.nodes)),
    }
}

fn read(item: &Value) -> Option<[PlayedGame; 2]> {
    let games: [Sent; 2] = serde_json::from_value(item.clone()).ok()?;
    let [first, second] = games.map(|sent| {
        let tallies = sent.work.map(|(moves, nodes)| Tally { moves, nodes, ..Tally::default() });
        let record = sent.record.parse().ok()?;
        Some(PlayedGame { record, winner: sent.winner, margin: sent.margin, fault: sent.fault, tallies })
    });
    Some([first?, second?])
}

#[cfg(test)]
mod tests {
    use dvonn_jobs::JobId;

    use super::*;

    fn outcome(player: &str) -> ChunkResult {
        let parameters = json!({
            "players": [player, "random"], "openings": "random", "finisher": null,
            "pairs": { "first": 3, "end": 5, "size": 4 },
        });
        let (job, kind) = (JobId::new(1), Parameters::KIND.to_owned());
        let chunk = Chunk { job, number: 0, kind, seed: 1, parameters: parameters.to_string() };
        perform(&chunk, &AtomicBool::new(false)).expect("it was not stopped")
    }

    #[test]
    fn a_worker_starts_no_program_and_opens_no_file() {
        for player in [
            "udi,nodes=1:touch /tmp/owned",
            "codecup:touch /tmp/owned",
            "engine,nodes=1,net=/etc/passwd",
            "engine,nodes=1,weights=/etc/passwd",
            "engine, net=/etc/passwd,nodes=1",
            "engine,movetime=1s",
            "engine,nodes=1:touch /tmp/owned",
        ] {
            let refused = outcome(player).expect_err(player);
            assert!(refused.contains("worker"), "{refused}");
        }
    }

    #[test]
    fn a_chunk_has_its_pairs_and_they_are_read_as_they_were_played() {
        let pairs = outcome("grabber").expect("two players inside the lab");
        let pairs = pairs.as_array().expect("a list of pairs");
        assert_eq!(pairs.len(), 2);
        for pair in pairs {
            let games = read(pair).expect("games are read as they were written");
            assert_eq!(json!(games.map(|game| sent(&game))), *pair);
        }
    }
}
