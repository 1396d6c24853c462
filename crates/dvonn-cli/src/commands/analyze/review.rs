//! Every stack move of a game: the move played, the best move, and the difference in pieces.

use std::io::Write;
use std::time::Duration;

use dvonn_core::{ByColor, Color, Move, Position};
use dvonn_engine::{Engine, Line, Score, Task};
use dvonn_game::{Ply, Reading, Record};
use dvonn_text::{Texts, key, words};
use serde_json::{Value, json};

use super::columns::{Columns, Side};
use super::{AnalyzeArgs, Watch, print_json, score_text};
use crate::commands::records::{ending_text, print_repairs};
use crate::interrupt::Interrupt;
use crate::{Failure, input, paint};

/// How long to think about each position, unless a limit is given: a game has about thirty stack moves.
const PLY_TIME: Duration = Duration::from_millis(250);

pub(super) fn review(texts: &Texts, games: Vec<Reading>, args: &AnalyzeArgs) -> Result<(), Failure> {
    if args.lines.is_some() {
        return Err(Failure::BadUse(texts.get(key::ANALYZE_LINES_OPTION)));
    }
    let (count, wanted) = (games.len(), args.game.unwrap_or(1));
    let game = wanted.checked_sub(1).and_then(|index| games.into_iter().nth(index));
    let Reading { record, repairs, refused, .. } =
        game.ok_or_else(|| Failure::BadUse(input::no_game(texts, wanted, count)))?;
    print_repairs(texts, &repairs, "");
    let tree = &record.tree;
    let mut before = *tree.start();
    let mut plies: Vec<(usize, Position, Ply)> = Vec::new();
    for (ply, number) in tree.line_to(tree.main_end()).into_iter().zip(1..) {
        if before.movement().is_some() {
            plies.push((number, before, *ply));
        }
        before = ply.position;
    }
    let mut table = Table::begin(texts, args.json)?;
    let mut watch = Watch::new(texts, Interrupt::listen(texts)?);
    let mut engine = Engine::new(args.engine.settings(0));
    for (done, (number, before, ply)) in plies.iter().enumerate() {
        watch.heading = bar(texts, done, plies.len()) + " ";
        let judged = judge(&mut engine, *number, before, ply, args, &mut watch);
        watch.progress.clear();
        if watch.interrupt.is_pressed() {
            break; // This ply did not get the same time as the others.
        }
        table.add(&judged)?;
    }
    let is_interrupted = watch.interrupt.is_pressed();
    table.end(&record, plies.len(), is_interrupted)?;
    refused.map_or(Ok(()), |reason| Err(Failure::No(words::read_error(texts, &reason))))
}

/// A ply with the engine's results.
struct Judged {
    number: usize,
    by: Color,
    played: Move,
    best: Line,
    /// The score of the move played, for the player who moved, like that of the best line.
    played_score: Score,
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
    // The move played is searched on its own, so that both moves get equal time.
    let played_score = if best.first() == ply.mv { best.score } else { think(vec![ply.mv]).score };
    Judged { number, by: ply.by, played: ply.mv, best, played_score }
}

impl Judged {
    /// Pieces lost, if both margins are known. A separate search may rate the move played higher than the best one.
    fn lost_margin(&self) -> Option<f64> {
        Some((self.best.score.margin()? - self.played_score.margin()?).max(0.0))
    }

    fn lost_chance(&self) -> f64 {
        (self.best.score.winning_chance() - self.played_score.winning_chance()).max(0.0)
    }

    fn json(&self) -> Value {
        json!({
            "ply": self.number,
            "by": self.by.to_string(),
            "move": self.played.to_string(),
            "best": self.best.first().to_string(),
            "score": score_text::json(self.best.score),
            "played": score_text::json(self.played_score),
            "lost": {
                "margin": self.lost_margin().map(hundredths),
                "chance": hundredths(self.lost_chance()),
            },
            "depth": self.best.depth,
            "moves": self.best.moves.iter().map(ToString::to_string).collect::<Vec<_>>(),
        })
    }

    /// The cells of the table row.
    fn row(&self, texts: &Texts) -> [String; 7] {
        let white = self.best.score.for_white(self.by);
        let lost = match self.lost_margin() {
            Some(margin) if margin < 0.005 => String::new(),
            Some(margin) => texts.decimal(margin, 2),
            None if self.lost_chance() < 0.005 => String::new(),
            None => texts.percent(self.lost_chance()),
        };
        [
            self.number.to_string(),
            words::color(texts, self.by),
            self.played.to_string(),
            self.best.first().to_string(),
            score_text::margin_text(texts, white),
            texts.percent(white.winning_chance()),
            lost,
        ]
    }
}

fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

/// Prints each row as it comes, or collects them all as JSON.
struct Table {
    texts: Texts,
    columns: Columns<7>,
    rows: Option<Vec<Value>>,
    lost: ByColor<f64>,
    count: usize,
}

impl Table {
    fn begin(texts: &Texts, is_json: bool) -> Result<Table, Failure> {
        let heads = [
            texts.get(key::COLUMN_PLY),
            texts.get(key::COLUMN_SIDE),
            texts.get(key::COLUMN_PLAYED),
            texts.get(key::COLUMN_BEST),
            texts.get(key::COLUMN_WHITE),
            texts.get(key::COLUMN_CHANCE),
            texts.get(key::COLUMN_LOST),
        ];
        let longest_name = Color::ALL.map(|color| words::color(texts, color).chars().count());
        let side = longest_name.into_iter().max().unwrap_or_default();
        let (left, right) = (Side::Left, Side::Right);
        let widths = [(right, 4), (left, side), (left, 7), (left, 7), (right, 8), (right, 6), (right, 6)];
        let columns = Columns::new(&heads, widths);
        if !is_json {
            writeln!(std::io::stdout(), "{}", columns.line(&heads))?;
        }
        let rows = is_json.then(Vec::new);
        Ok(Table { texts: *texts, columns, rows, lost: ByColor::default(), count: 0 })
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
        Ok(writeln!(anstream::stdout(), "{style}{}{style:#}", self.columns.line(&judged.row(&self.texts)))?)
    }

    fn end(self, record: &Record, plies: usize, is_interrupted: bool) -> Result<(), Failure> {
        if let Some(rows) = self.rows {
            // JSON is in English.
            let ending = ending_text(&Texts::default(), record);
            return print_json(&json!({ "plies": rows, "ending": ending, "interrupted": is_interrupted }));
        }
        let texts = &self.texts;
        let mut out = std::io::stdout();
        if is_interrupted {
            let message = key::ReviewInterrupted { done: self.count.into(), count: plies.into() };
            writeln!(out, "{}", texts.get(message))?;
        } else if plies == 0 {
            writeln!(out, "{}", texts.get(key::REVIEW_NO_MOVES))?;
        }
        let message = key::ReviewLost {
            result: ending_text(texts, record).into(),
            white: texts.decimal(self.lost[Color::White], 2).into(),
            black: texts.decimal(self.lost[Color::Black], 2).into(),
        };
        Ok(writeln!(out, "{}", texts.get(message))?)
    }
}

/// A progress bar.
fn bar(texts: &Texts, done: usize, all: usize) -> String {
    const WIDTH: usize = 20;
    let filled = WIDTH * done / all.max(1);
    let bar = "#".repeat(filled) + &".".repeat(WIDTH - filled);
    texts.get(key::AnalyzeDone { bar: bar.into(), done: done.into(), all: all.into() })
}
