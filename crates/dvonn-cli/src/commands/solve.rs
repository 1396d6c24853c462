//! `solve`: proves the values of late positions.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use clap::Args;
use dvonn_core::{Color, Move, Movement};
use dvonn_engine::{Interrupted, Margin, Solver, SolverProgress, Watch, Wdl};
use dvonn_text::{Key, Texts, key};
use serde_json::{Value, json};

use super::print_json;
use crate::arguments::{PositionArgs, seconds};
use crate::{Failure, input};

#[derive(Args, Debug)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// Prove only who wins, which is much faster than proving by how much
    #[arg(long)]
    wdl: bool,
    /// Prove the value of every move
    #[arg(long, conflicts_with = "wdl")]
    moves: bool,
    /// Time limit
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Size of the transposition table in megabytes [default: 4 to 64, depending on the position]
    #[arg(long, value_name = "MEGABYTES", value_parser = clap::value_parser!(u32).range(1..=65536))]
    hash: Option<u32>,
}

pub(crate) fn solve(texts: &Texts, args: &SolveArgs) -> Result<(), Failure> {
    let position = input::position(texts, &args.position.position)?;
    let Some(movement) = position.movement() else {
        return Err(Failure::BadUse(texts.get(key::SOLVE_PHASE)));
    };
    let mut solver = match args.hash {
        Some(megabytes) => Solver::new(megabytes as usize),
        None => Solver::suited_to(movement),
    };
    let question = match (args.wdl, args.moves) {
        (true, _) => Question::Winner,
        (false, true) => Question::Moves,
        (false, false) => Question::Margin,
    };
    let mut clock = Clock::start(*texts, args.time);
    let mut answer = Answer::default();
    // If it is interrupted, what has been proved so far counts.
    let _ = answer.find(&mut solver, movement, question, &mut |progress| clock.goes_on(progress));
    clock.clear_line();
    let seconds = clock.start.elapsed().as_secs_f64();
    if args.position.json {
        print_json(&answer.describe(question, solver.nodes(), seconds))?;
    } else {
        answer.print(texts, movement.turn(), question)?;
        let seconds = texts.decimal(seconds, 3).into();
        let used = texts.get(key::SearchNodes { nodes: solver.nodes().into(), seconds });
        writeln!(std::io::stdout(), "{used}")?;
    }
    if answer.is_enough_for(question) {
        return Ok(());
    }
    let complaint = if answer.wdl.is_some() { key::SOLVE_INCOMPLETE } else { key::SOLVE_UNPROVED };
    Err(Failure::No(texts.get(complaint)))
}

/// What is to be proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    /// Who wins. The best moves are welcome.
    Winner,
    /// By how much, and with which moves.
    Margin,
    /// Also the margin of every move.
    Moves,
}

/// What has been proved so far.
#[derive(Default)]
struct Answer {
    wdl: Option<Wdl>,
    value: Option<Margin>,
    optimal: Option<Vec<Move>>,
    values: Option<Vec<(Move, Margin)>>,
}

impl Answer {
    /// Proves the winner first, then the margin, then the moves, so that the most important result is known if time
    /// runs out.
    fn find(
        &mut self,
        solver: &mut Solver,
        position: &Movement,
        question: Question,
        watch: Watch<'_>,
    ) -> Result<(), Interrupted> {
        let wdl = solver.wdl(position, watch)?;
        self.wdl = Some(wdl);
        let mut needed = wdl.lowest_margin();
        if question != Question::Winner {
            if wdl != Wdl::Draw {
                needed = solver.margin(position, watch)?;
            }
            self.value = Some(needed);
        }
        self.optimal = Some(solver.moves_reaching(position, needed, watch)?);
        if question == Question::Moves {
            self.values = Some(solver.moves(position, watch)?);
        }
        Ok(())
    }

    fn is_enough_for(&self, question: Question) -> bool {
        match question {
            Question::Winner => self.wdl.is_some(),
            Question::Margin => self.optimal.is_some(),
            Question::Moves => self.values.is_some(),
        }
    }

    fn describe(&self, question: Question, nodes: u64, seconds: f64) -> Value {
        let mut answer = json!({
            "proved": self.is_enough_for(question),
            "value": self.value.map(Margin::pieces),
            "wdl": self.wdl.map(|wdl| wdl.to_string()),
            "optimal": self.optimal.as_ref().map(|moves| sorted(moves)),
            "nodes": nodes,
            "seconds": seconds,
        });
        if let Some(values) = &self.values {
            answer["values"] =
                values.iter().map(|(mv, value)| (mv.to_string(), Value::from(value.pieces()))).collect();
        }
        answer
    }

    /// Says what is not proved, except the winner.
    fn open(&self, question: Question) -> impl Iterator<Item = Key> {
        let margin = question != Question::Winner && self.value.is_none();
        let values = question == Question::Moves && self.values.is_none();
        let open = [
            (margin, key::SOLVE_NO_MARGIN),
            (self.optimal.is_none(), key::SOLVE_NO_BEST),
            (values, key::SOLVE_NO_VALUES),
        ];
        open.into_iter().filter_map(|(is_open, text)| is_open.then_some(text))
    }

    /// Says what is proved, and then what is not.
    fn print(&self, texts: &Texts, turn: Color, question: Question) -> Result<(), Failure> {
        let mut out = std::io::stdout().lock();
        let winner = |wdl: Wdl| match wdl {
            Wdl::Win => Some(turn),
            Wdl::Draw => None,
            Wdl::Loss => Some(turn.other()),
        };
        if let Some(wdl) = self.wdl {
            let proved = match (winner(wdl), self.value) {
                (None, _) => texts.get(key::SOLVE_DRAW),
                (Some(color), None) => texts.get(key::SolveWin { color: color.into() }),
                (Some(color), Some(value)) => {
                    let margin = value.pieces().unsigned_abs().into();
                    let value = value.to_string().into();
                    texts.get(key::SolveWinBy { color: color.into(), margin, value, turn: turn.into() })
                }
            };
            writeln!(out, "{proved}")?;
        }
        match &self.optimal {
            Some(moves) if moves.is_empty() => writeln!(out, "{}", texts.get(key::SAY_OVER))?,
            Some(moves) => {
                let moves = sorted(moves).join(" ").into();
                writeln!(out, "{}", texts.get(key::SolveBest { moves }))?;
            }
            None => {}
        }
        for (mv, value) in self.values.iter().flatten() {
            writeln!(out, "{mv:<7} {value:>3}")?;
        }
        if self.wdl.is_some() {
            for open in self.open(question) {
                writeln!(out, "{}", texts.get(open))?;
            }
        }
        Ok(())
    }
}

fn sorted(moves: &[Move]) -> Vec<String> {
    let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

/// The time limit, and a progress line in a terminal.
struct Clock {
    texts: Texts,
    start: Instant,
    limit: Option<Duration>,
    shown: Option<Instant>,
    is_seen: bool,
}

impl Clock {
    const LINE_EVERY: Duration = Duration::from_millis(250);

    fn start(texts: Texts, limit: Option<Duration>) -> Clock {
        Clock { texts, start: Instant::now(), limit, shown: None, is_seen: std::io::stderr().is_terminal() }
    }

    fn goes_on(&mut self, progress: &SolverProgress) -> bool {
        let now = Instant::now();
        if self.is_seen && now - self.shown.unwrap_or(self.start) >= Clock::LINE_EVERY {
            self.shown = Some(now);
            let SolverProgress { nodes, low, high } = progress;
            let message = key::SolveProgress {
                seconds: self.texts.decimal((now - self.start).as_secs_f64(), 1).into(),
                nodes: (*nodes).into(),
                low: low.to_string().into(),
                high: high.to_string().into(),
            };
            eprint!("\r\x1b[K{}", self.texts.get(message));
        }
        self.limit.is_none_or(|limit| now - self.start < limit)
    }

    fn clear_line(&self) {
        if self.shown.is_some() {
            eprint!("\r\x1b[K");
        }
    }
}

#[cfg(test)]
mod tests {
    use dvonn_core::Position;

    use super::*;

    /// The nodes after which each part of the answer is proved, and the answer if it is interrupted there.
    #[test]
    fn an_interrupted_proof_says_what_is_proved_and_what_is_open() {
        let position: Position = "W2......B4./.W3B6W3..W3.WW/..DWBBB2.DDW/..WB2B2...B./..W...BBW5 W M"
            .parse()
            .expect("it is valid");
        let position = position.movement().expect("it has stacks");
        let found = |question: Question, nodes: u64| {
            let mut answer = Answer::default();
            let watch = &mut |progress: &SolverProgress| progress.nodes <= nodes;
            let _ = answer.find(&mut Solver::new(4), position, question, watch);
            answer
        };
        let mut solver = Solver::new(4);
        assert!(solver.wdl(position, &mut |_| true).is_ok());
        let winner = solver.nodes();
        assert!(solver.margin(position, &mut |_| true).is_ok());
        let margin = solver.nodes();
        let (no_margin, no_best, no_values) =
            (key::SOLVE_NO_MARGIN, key::SOLVE_NO_BEST, key::SOLVE_NO_VALUES);
        for (question, nodes, is_enough, open) in [
            (Question::Winner, 0, false, &[no_best][..]),
            (Question::Winner, winner, true, &[no_best]),
            (Question::Winner, u64::MAX, true, &[]),
            (Question::Margin, winner, false, &[no_margin, no_best]),
            (Question::Margin, margin, false, &[no_best]),
            (Question::Margin, u64::MAX, true, &[]),
            (Question::Moves, winner, false, &[no_margin, no_best, no_values]),
        ] {
            let answer = found(question, nodes);
            assert_eq!(answer.wdl.is_some(), nodes > 0, "{question:?} after {nodes} nodes");
            assert_eq!(answer.is_enough_for(question), is_enough, "{question:?} after {nodes} nodes");
            assert!(answer.open(question).eq(open.iter().copied()), "{question:?} after {nodes} nodes");
        }
    }
}
