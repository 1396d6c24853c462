//! `solve`: proves the values of late positions.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use clap::Args;
use dvonn_core::{Color, Move, Movement};
use dvonn_engine::{Interrupted, Margin, Solver, SolverProgress, Wdl};
use dvonn_text::{Texts, key};
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
    let mut clock = Clock::start(*texts, args.time);
    let mut answer = Answer::default();
    let proof = answer.find(&mut solver, movement, args, &mut clock);
    clock.clear_line();
    let seconds = clock.start.elapsed().as_secs_f64();
    if args.position.json {
        print_json(&answer.describe(proof.is_ok(), solver.nodes(), seconds))?;
    } else {
        answer.print(texts, movement.turn(), proof.is_ok(), args)?;
        let seconds = texts.decimal(seconds, 3).into();
        let used = texts.get(key::SearchNodes { nodes: solver.nodes().into(), seconds });
        writeln!(std::io::stdout(), "{used}")?;
    }
    proof.map_err(|Interrupted| Failure::No(texts.get(key::SOLVE_UNPROVED)))
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
        args: &SolveArgs,
        clock: &mut Clock,
    ) -> Result<(), Interrupted> {
        let mut watch = |progress: &SolverProgress| clock.goes_on(progress);
        let wdl = solver.wdl(position, &mut watch)?;
        self.wdl = Some(wdl);
        let mut needed = wdl.lowest_margin();
        if !args.wdl {
            needed = solver.margin(position, &mut watch)?;
            self.value = Some(needed);
        }
        self.optimal = Some(solver.moves_reaching(position, needed, &mut watch)?);
        if args.moves {
            self.values = Some(solver.moves(position, &mut watch)?);
        }
        Ok(())
    }

    fn describe(&self, is_proved: bool, nodes: u64, seconds: f64) -> Value {
        let mut answer = json!({
            "proved": is_proved,
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

    fn print(&self, texts: &Texts, turn: Color, is_proved: bool, args: &SolveArgs) -> Result<(), Failure> {
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
        if !is_proved && !args.wdl && self.wdl.is_some() && self.value.is_none() {
            writeln!(out, "{}", texts.get(key::SOLVE_NO_MARGIN))?;
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
