//! Every stack move of a game: what was played, what was best, and what the difference cost.

use std::io::Write;
use std::time::Duration;

use dvonn_core::{Color, Move, Position};
use dvonn_engine::{Engine, Line, Task};
use dvonn_game::{Ply, Reading};
use serde_json::{Value, json};

use super::verdict::Verdict;
use super::{Watch, count_plies, name, print_json};
use crate::cli::AnalyzeArgs;
use crate::commands::records::{ending_text, print_repairs};
use crate::interrupt::Interrupt;
use crate::{Failure, paint};

/// How long each position is thought about, unless a limit is given: a game has some thirty stack moves.
const PLY_TIME: Duration = Duration::from_millis(250);

pub(super) fn review(games: Vec<Reading>, args: &AnalyzeArgs) -> Result<(), Failure> {
    if args.lines.is_some() {
        return Err(Failure::BadUse("--lines is for positions, and this is a game".to_owned()));
    }
    let (count, wanted) = (games.len(), args.game.unwrap_or(1));
    let game = wanted.checked_sub(1).and_then(|index| games.into_iter().nth(index));
    let Reading { record, repairs, refused, .. } =
        game.ok_or_else(|| Failure::BadUse(format!("there is no game {wanted}; the file has {count}")))?;
    print_repairs(&repairs, "");
    let tree = &record.tree;
    let mut before = *tree.start();
    let mut plies: Vec<(usize, Position, Ply)> = Vec::new();
    for (ply, number) in tree.line_to(tree.main_end()).into_iter().zip(1..) {
        if before.movement().is_some() {
            plies.push((number, before, *ply));
        }
        before = ply.position;
    }
    let mut table = Table::begin(args.json)?;
    let mut watch = Watch::new(Interrupt::listen()?);
    let mut engine = Engine::new(args.engine.settings(0));
    for (done, (number, before, ply)) in plies.iter().enumerate() {
        watch.heading = format!("{} ", bar(done, plies.len()));
        let judged = judge(&mut engine, *number, before, ply, args, &mut watch);
        watch.progress.clear();
        if watch.interrupt.is_pressed() {
            break; // This ply was not thought about as long as the others.
        }
        table.add(&judged)?;
    }
    let is_interrupted = watch.interrupt.is_pressed();
    table.end(plies.len(), &ending_text(&record), is_interrupted)?;
    refused.map_or(Ok(()), |reason| Err(Failure::No(reason.to_string())))
}

/// A ply and what the engine thinks of it.
struct Judged {
    number: usize,
    by: Color,
    played: Move,
    best: Line,
    /// What the best move and the one played are worth to who moved.
    best_verdict: Verdict,
    played_verdict: Verdict,
}

fn judge(
    engine: &mut Engine,
    number: usize,
    before: &Position,
    ply: &Ply,
    args: &AnalyzeArgs,
    watch: &mut Watch,
) -> Judged {
    let limits = args.limits.limits(PLY_TIME);
    let mut think = |moves: Vec<Move>| {
        watch.start = std::time::Instant::now();
        let task = Task { limits, moves, ..Task::default() };
        engine.think(before, &task, watch).lines.into_iter().next().expect("a move was played here")
    };
    let best = think(Vec::new());
    let best_verdict = Verdict::of(best.score);
    // The same question about the move played, so that both were thought about equally long.
    let played_verdict =
        if best.first() == ply.mv { best_verdict } else { Verdict::of(think(vec![ply.mv]).score) };
    Judged { number, by: ply.by, played: ply.mv, best, best_verdict, played_verdict }
}

impl Judged {
    /// Pieces lost, where both margins are known. The engine may like the move played better on second thought.
    fn lost_margin(&self) -> Option<f64> {
        Some((self.best_verdict.margin? - self.played_verdict.margin?).max(0.0))
    }

    fn lost_chance(&self) -> f64 {
        (self.best_verdict.chance - self.played_verdict.chance).max(0.0)
    }

    fn json(&self) -> Value {
        json!({
            "ply": self.number,
            "by": self.by.to_string(),
            "move": self.played.to_string(),
            "best": self.best.first().to_string(),
            "score": self.best_verdict.json(),
            "played": self.played_verdict.json(),
            "lost": {
                "margin": self.lost_margin().map(hundredths),
                "chance": hundredths(self.lost_chance()),
            },
            "depth": self.best.depth,
            "moves": self.best.moves.iter().map(ToString::to_string).collect::<Vec<_>>(),
        })
    }

    fn row(&self) -> String {
        let white = self.best_verdict.for_white(self.by);
        let lost = match self.lost_margin() {
            Some(margin) if margin < 0.005 => String::new(),
            Some(margin) => format!("{margin:.2}"),
            None if self.lost_chance() < 0.005 => String::new(),
            None => format!("{:.0} %", self.lost_chance() * 100.0),
        };
        let row = format!(
            "{:>4}  {}  {:<7}  {:<7}  {:>8}  {:>6}  {lost:>6}",
            self.number,
            name(self.by),
            self.played.to_string(),
            self.best.first().to_string(),
            white.margin_text(),
            white.chance_text(),
        );
        row.trim_end().to_owned()
    }
}

fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

/// Rows as they come, or all of them as JSON in the end.
struct Table {
    rows: Option<Vec<Value>>,
    lost: dvonn_core::ByColor<f64>,
    count: usize,
}

impl Table {
    fn begin(is_json: bool) -> Result<Table, Failure> {
        if !is_json {
            let head = format!(
                "{:>4}  {:<5}  {:<7}  {:<7}  {:>8}  {:>6}  {:>6}",
                "ply", "side", "played", "best", "White", "chance", "lost"
            );
            writeln!(std::io::stdout(), "{head}")?;
        }
        Ok(Table { rows: is_json.then(Vec::new), lost: dvonn_core::ByColor::default(), count: 0 })
    }

    fn add(&mut self, judged: &Judged) -> Result<(), Failure> {
        self.count += 1;
        self.lost[judged.by] += judged.lost_margin().unwrap_or_default();
        if let Some(rows) = &mut self.rows {
            rows.push(judged.json());
            return Ok(());
        }
        let is_bad = judged.lost_chance() >= 0.1;
        let style = if is_bad { paint::NOTE } else { anstyle::Style::new() };
        Ok(writeln!(anstream::stdout(), "{style}{}{style:#}", judged.row())?)
    }

    fn end(self, plies: usize, ending: &str, is_interrupted: bool) -> Result<(), Failure> {
        if let Some(rows) = self.rows {
            return print_json(&json!({ "plies": rows, "ending": ending, "interrupted": is_interrupted }));
        }
        let mut out = std::io::stdout();
        if is_interrupted {
            let all = count_plies(plies);
            writeln!(out, "interrupted after {} of {all}", self.count)?;
        } else if plies == 0 {
            writeln!(out, "the game has no stack moves")?;
        }
        let lost = Color::ALL.map(|color| format!("{} {:.2}", name(color), self.lost[color]));
        Ok(writeln!(out, "{ending}; pieces lost: {}", lost.join(", "))?)
    }
}

/// How much is done, drawn.
fn bar(done: usize, all: usize) -> String {
    const WIDTH: usize = 20;
    let filled = WIDTH * done / all.max(1);
    format!("[{}{}] {done} of {all}", "#".repeat(filled), ".".repeat(WIDTH - filled))
}
