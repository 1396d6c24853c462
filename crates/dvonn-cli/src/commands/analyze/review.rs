//! Every stack move of a game: the move played with its mark, the best move, and the difference in pieces.

use std::io::Write;
use std::time::Duration;

use dvonn_coach::{Assessed, Assessment, Review, ReviewedPly, Slip, Stage};
use dvonn_core::{ByColor, Color, Move, Notation, Position};
use dvonn_engine::Engine;
use dvonn_game::{Ply, Reading, Record};
use dvonn_text::{Texts, key, words};
use serde_json::{Value, json};

use super::columns::{Columns, Side};
use super::{AnalyzeArgs, Detail, Watch, print_json, score_text};
use crate::commands::records::{ending_text, print_repairs};
use crate::interrupt::Interrupt;
use crate::{Failure, input, paint};

/// How long to think about each position, unless a limit is given: a game has about thirty stack moves.
const PLY_TIME: Duration = Duration::from_millis(250);

pub(super) fn review(
    texts: &Texts,
    games: Vec<Reading>,
    args: &AnalyzeArgs,
    detail: Detail<'_>,
) -> Result<(), Failure> {
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
    let mut placements: Vec<(usize, Position, Ply)> = Vec::new();
    for (ply, number) in tree.line_to(tree.main_end()).into_iter().zip(1..) {
        if before.movement().is_some() {
            plies.push((number, before, *ply));
        } else if matches!(detail, Detail::Moments(_)) && Review::judges_placement(&before) {
            placements.push((number, before, *ply));
        }
        before = ply.position;
    }
    let mut table = ReviewTable::begin(texts, args.json)?;
    let mut watch = Watch::new(texts, Interrupt::listen(texts)?);
    let mut engine = Engine::new(args.engine.settings(0)?);
    let full = plies.first().map(|(_, before, _)| *before);
    for (number, before, ply) in &placements {
        let judged = full.as_ref().and_then(|full| judge_placement(&mut engine, before, ply.mv, full));
        table.placed.extend(judged.map(|judged| (*number, judged)));
    }
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
    table.end(&record, plies.len(), is_interrupted, detail)?;
    refused.map_or(Ok(()), |reason| Err(Failure::No(words::read_error(texts, &reason))))
}

/// A ply with the engine's results.
struct Judged {
    number: usize,
    /// How far the engine looked ahead.
    depth: u8,
    ply: ReviewedPly,
}

fn judge(
    engine: &mut Engine,
    number: usize,
    before: &Position,
    ply: &Ply,
    args: &AnalyzeArgs,
    watch: &mut Watch,
) -> Judged {
    watch.start = std::time::Instant::now();
    let lines = engine.compare(before, Some(ply.mv), args.limits.limits(PLY_TIME), watch).lines;
    let best = lines.first().expect("a move was played here");
    let played = lines.iter().find(|line| line.first() == ply.mv).unwrap_or(best).into();
    let next: Option<Assessed> = lines.get(1).map(Into::into);
    let depth = best.depth;
    Judged { number, depth, ply: ReviewedPly { before: *before, played, best: best.into(), next } }
}

/// Compares the cell of a placement with the best one in hindsight, if the board became full.
fn judge_placement(engine: &mut Engine, before: &Position, mv: Move, full: &Position) -> Option<ReviewedPly> {
    let found = Assessment::search(engine, before, Some(mv), Some(full), 1);
    Review::of_game(&[(*before, mv)], &[found, None]).ply(0).cloned()
}

impl Judged {
    fn json(&self) -> Value {
        let ReviewedPly { played, best, .. } = &self.ply;
        let moves = std::iter::once(&best.mv).chain(&best.line);
        json!({
            "ply": self.number,
            "by": self.ply.by().to_string(),
            "move": played.mv.to_string(),
            "best": best.mv.to_string(),
            "score": score_text::json(best.score),
            "played": score_text::json(played.score),
            "lost": {
                "margin": self.ply.lost_pieces().map(hundredths),
                "chance": hundredths(self.ply.lost_chance()),
            },
            "mark": self.ply.slip().map(Slip::mark),
            "class": self.ply.class().name(),
            "theme": self.ply.theme(),
            "reasons": self.ply.reasons(),
            "drawbacks": self.ply.drawbacks(),
            "depth": self.depth,
            "moves": moves.map(ToString::to_string).collect::<Vec<_>>(),
        })
    }

    /// The cells of the table row.
    fn row(&self, texts: &Texts) -> [String; 7] {
        let (ReviewedPly { played, best, .. }, by) = (&self.ply, self.ply.by());
        let white = best.score.for_white(by);
        let lost = match (self.ply.lost_pieces(), self.ply.lost_chance()) {
            (Some(margin), _) if margin < 0.005 => String::new(),
            (Some(margin), _) => texts.decimal(margin, 2),
            (None, chance) if chance < 0.005 => String::new(),
            (None, chance) => texts.percent(chance),
        };
        let mark = words::class_mark(texts, self.ply.class()).map_or("", |(mark, _)| mark);
        [
            self.number.to_string(),
            words::color(texts, by),
            format!("{}{mark}", played.mv),
            best.mv.to_string(),
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
struct ReviewTable {
    texts: Texts,
    columns: Columns<7>,
    rows: Option<Vec<Value>>,
    judged: Vec<ReviewedPly>,
    /// The numbers of the plies.
    numbers: Vec<usize>,
    /// The placements, with their numbers.
    placed: Vec<(usize, ReviewedPly)>,
}

impl ReviewTable {
    fn begin(texts: &Texts, is_json: bool) -> Result<ReviewTable, Failure> {
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
        Ok(ReviewTable {
            texts: *texts,
            columns,
            rows,
            judged: Vec::new(),
            numbers: Vec::new(),
            placed: Vec::new(),
        })
    }

    fn add(&mut self, judged: &Judged) -> Result<(), Failure> {
        self.judged.push(judged.ply.clone());
        self.numbers.push(judged.number);
        if let Some(rows) = &mut self.rows {
            rows.push(judged.json());
            return Ok(());
        }
        let style = if judged.ply.slip().is_some() { paint::NOTE } else { anstyle::Style::new() };
        Ok(writeln!(anstream::stdout(), "{style}{}{style:#}", self.columns.line(&judged.row(&self.texts)))?)
    }

    fn end(
        mut self,
        record: &Record,
        plies: usize,
        is_interrupted: bool,
        detail: Detail<'_>,
    ) -> Result<(), Failure> {
        let is_pass = |ply: &ReviewedPly| ply.played.mv == Move::Pass;
        let review: Review = self.judged.iter().map(|ply| (!is_pass(ply)).then(|| ply.clone())).collect();
        match self.rows.take() {
            Some(rows) => {
                // JSON is in English.
                let ending = ending_text(&Texts::default(), record);
                let mut whole = json!({ "plies": rows, "ending": ending, "interrupted": is_interrupted });
                if let Detail::Moments(_) = detail {
                    whole["accuracy"] = accuracy_json(&self.with_placements(&review));
                    whole["moments"] = json!(review.moments());
                    whole["oversights"] = oversights_json(&review);
                    whole["placement"] = placement_json(&self.placed, &review);
                }
                print_json(&whole)?;
            }
            None => self.tell(record, &review, (plies, is_interrupted), detail)?,
        }
        let Detail::Moments(pages) = detail else { return Ok(()) };
        let numbers: Vec<usize> =
            self.placed.iter().map(|(number, _)| *number).chain(self.numbers.iter().copied()).collect();
        pages.write(&self.texts, record, &self.with_placements(&review), &numbers)
    }

    /// The review with the placements before it.
    fn with_placements(&self, review: &Review) -> Review {
        let placed = self.placed.iter().map(|(_, ply)| Some(ply.clone()));
        placed.chain((0..self.judged.len()).map(|index| review.ply(index).cloned())).collect()
    }

    /// Prints what follows the rows.
    fn tell(
        &self,
        record: &Record,
        review: &Review,
        (plies, is_interrupted): (usize, bool),
        detail: Detail<'_>,
    ) -> Result<(), Failure> {
        let texts = &self.texts;
        let mut out = std::io::stdout();
        if is_interrupted {
            let message = key::ReviewInterrupted { done: self.judged.len().into(), count: plies.into() };
            writeln!(out, "{}", texts.get(message))?;
        } else if plies == 0 {
            writeln!(out, "{}", texts.get(key::REVIEW_NO_MOVES))?;
        }
        let mut lost = ByColor::<f64>::default();
        for ply in &self.judged {
            lost[ply.by()] += ply.lost_pieces().unwrap_or_default();
        }
        let message = key::ReviewLost {
            result: ending_text(texts, record).into(),
            white: texts.decimal(lost[Color::White], 2).into(),
            black: texts.decimal(lost[Color::Black], 2).into(),
        };
        writeln!(out, "{}", texts.get(message))?;
        for color in Color::ALL {
            if let Some(summary) = review.summary(color) {
                writeln!(out, "{}", words::review_summary(texts, color, &summary, None))?;
            }
        }
        let Detail::Moments(_) = detail else { return Ok(()) };
        let whole = self.with_placements(review);
        let placed = words::review_placements(texts, &whole, Notation::default(), None);
        for line in words::review_accuracy(texts, &whole, None).into_iter().chain(placed) {
            writeln!(out, "{line}")?;
        }
        print_moments(texts, review, &self.numbers)
    }
}

/// The moments, each with what was better and why, and the answer to the move played.
fn print_moments(texts: &Texts, review: &Review, numbers: &[usize]) -> Result<(), Failure> {
    let moments = review.moments();
    let mut out = anstream::stdout();
    if !moments.is_empty() {
        writeln!(out, "\n{}", texts.get(key::REVIEW_MOMENTS))?;
    }
    let moment = |index| Some(words::moment(texts, numbers[index], review.ply(index)?, Notation::default()));
    for lines in moments.into_iter().filter_map(moment) {
        writeln!(out, "{}", lines.join("\n   "))?;
    }
    Ok(())
}

/// The accuracy of both players by stage; null where there was nothing to choose.
fn accuracy_json(review: &Review) -> Value {
    let of = |color| {
        let stage = |stage| review.accuracy(color, stage).map(hundredths);
        json!({ "placing": stage(Stage::Placing), "middle": stage(Stage::Middle), "ending": stage(Stage::Ending) })
    };
    json!({ "white": of(Color::White), "black": of(Color::Black) })
}

/// The pieces that each player lost by oversight.
fn oversights_json(review: &Review) -> Value {
    let of = |color| review.summary(color).map(|summary| summary.oversights);
    json!({ "white": of(Color::White), "black": of(Color::Black) })
}

/// The estimated worth of the full board for White, and the placements that mattered most.
fn placement_json(placed: &[(usize, ReviewedPly)], review: &Review) -> Value {
    let placements: Review = placed.iter().map(|(_, ply)| Some(ply.clone())).collect();
    let told = |index: usize| {
        let (number, ply) = &placed[index];
        json!({
            "ply": number,
            "by": ply.by().to_string(),
            "move": ply.played.mv.to_string(),
            "best": ply.best.mv.to_string(),
            "lost": ply.lost_pieces().map(hundredths),
        })
    };
    let board = review.full_board().filter(|_| !placed.is_empty()).map(score_text::json);
    let moments: Vec<Value> = placements.placements().into_iter().map(told).collect();
    json!({ "board": board, "moments": moments })
}

/// A progress bar.
fn bar(texts: &Texts, done: usize, all: usize) -> String {
    const WIDTH: usize = 20;
    let filled = WIDTH * done / all.max(1);
    let bar = "#".repeat(filled) + &".".repeat(WIDTH - filled);
    texts.get(key::AnalyzeDone { bar: bar.into(), done: done.into(), all: all.into() })
}
