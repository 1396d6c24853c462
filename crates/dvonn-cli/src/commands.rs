//! The commands that print a result and exit: one function each, next to its arguments.

mod analyze;
mod bench;
mod diagram;
mod records;
mod replay;
mod rules;
mod serve;
mod solve;

use std::io::Write;

use clap::Args;
use dvonn_core::{CellSet, Color, Movement, Notation, Phase, Position};
use dvonn_game::Ply;
use dvonn_text::{Texts, key, words};
use dvonn_view::TextBoard;
use serde_json::{Value, json};

pub(crate) use analyze::{AnalyzeArgs, ReviewArgs, analyze, review};
pub(crate) use bench::{BenchArgs, bench};
pub(crate) use diagram::{DiagramArgs, diagram};
pub(crate) use records::{CheckArgs, ConvertArgs, check, convert};
pub(crate) use replay::{ReplayArgs, replay};
pub(crate) use rules::{RulesArgs, rules};
pub(crate) use serve::{ServeArgs, serve};
pub(crate) use solve::{SolveArgs, solve};

use crate::arguments::PositionArgs;
use crate::{Failure, arguments, input, paint};

#[derive(Args, Debug)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// How cells are named
    #[arg(long, value_enum, default_value_t)]
    notation: arguments::Notation,
}

#[derive(Args, Debug)]
pub(crate) struct ApplyArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// Moves in order: d3, c1-c2, pass
    #[arg(value_name = "MOVES", required = true)]
    moves: Vec<String>,
    /// How the moves name cells
    #[arg(long, value_enum, default_value_t)]
    notation: arguments::Notation,
}

#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// Length of the sequences in plies
    depth: u32,
    /// Split the count by first move
    #[arg(long)]
    divide: bool,
}

pub(crate) fn show(texts: &Texts, args: &ShowArgs) -> Result<(), Failure> {
    let position = input::position(texts, &args.position.position)?;
    if args.position.json {
        return print_json(&describe(&position));
    }
    let notation = args.notation.into();
    let board = TextBoard::new(&position).notation(notation);
    let mut out = anstream::stdout();
    writeln!(out, "{}", paint::board(&board))?;
    for line in facts(texts, &position, notation) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The scores, the blocked stacks and the side to move, one per line.
fn facts(texts: &Texts, position: &Position, notation: Notation) -> Vec<String> {
    let scores = position.scores();
    let strong = |color| format!("{}{}{:#}", paint::STRONG, scores[color], paint::STRONG);
    let (white, black) = (strong(Color::White), strong(Color::Black));
    let mut lines = vec![
        texts.get(key::GameScore { white: white.into(), black: black.into() }),
        words::turn(texts, position),
    ];
    let blocked = position.movement().map_or(CellSet::EMPTY, Movement::enclosed);
    if !blocked.is_empty() {
        let blocked = words::cells(blocked, notation);
        lines.push(texts.get(key::ShowBlocked { cells: blocked.into() }));
    }
    lines
}

/// The name of a colour in records and JSON, in every language.
pub(crate) fn name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// Everything `show` prints, as JSON.
fn describe(position: &Position) -> Value {
    let stacks: serde_json::Map<String, Value> = position
        .occupied()
        .into_iter()
        .filter_map(|cell| Some((cell, position.stack(cell)?)))
        .map(|(cell, stack)| {
            let owner = stack.owner().map(|owner| owner.to_string());
            let stack = json!({ "owner": owner, "height": stack.height(), "dvonns": stack.dvonns() });
            (cell.to_string(), stack)
        })
        .collect();
    let enclosed = position.movement().map_or(CellSet::EMPTY, Movement::enclosed);
    json!({
        "position": position.to_string(),
        "phase": match position.phase() { Phase::Placement => "placement", Phase::Movement => "movement" },
        "turn": position.turn().to_string(),
        "scores": scores_json(position),
        "legal": position.legal_moves().count(),
        "blocked": cell_names(enclosed),
        "outcome": outcome_word(position),
        "stacks": stacks,
    })
}

fn scores_json(position: &Position) -> [u8; 2] {
    Color::ALL.map(|color| position.scores()[color])
}

/// `white`, `black` or `draw` once the game is over.
pub(crate) fn outcome_word(position: &Position) -> Option<String> {
    position.outcome().map(|outcome| match outcome.winner() {
        Some(winner) => winner.to_string(),
        None => "draw".to_owned(),
    })
}

/// The names of cells in JSON.
fn cell_names(cells: CellSet) -> Vec<String> {
    words::cells(cells, Notation::Standard).split_whitespace().map(str::to_owned).collect()
}

/// The legal moves as text, sorted.
pub(crate) fn sorted_moves(position: &Position, notation: Notation) -> Vec<String> {
    let mut moves: Vec<String> = position.legal_moves().map(|mv| notation.move_text(mv)).collect();
    moves.sort();
    moves
}

pub(crate) fn legal(texts: &Texts, args: &ShowArgs) -> Result<(), Failure> {
    let position = input::position(texts, &args.position.position)?;
    let moves = sorted_moves(&position, args.notation.into());
    if args.position.json {
        return print_json(&json!({
            "position": position.to_string(),
            "turn": position.turn().to_string(),
            "legal": moves,
        }));
    }
    let mut out = std::io::stdout().lock();
    for mv in moves {
        writeln!(out, "{mv}")?;
    }
    Ok(())
}

pub(crate) fn apply(texts: &Texts, args: &ApplyArgs) -> Result<(), Failure> {
    let mut position = input::position(texts, &args.position.position)?;
    let notation: Notation = args.notation.into();
    let mut plies = Vec::new();
    for (text, number) in args.moves.iter().zip(1_usize..) {
        let mv = input::parse_move(texts, notation, text)?;
        let ply = Ply::of(&position, mv).map_err(|error| {
            let message = key::ApplyRefused {
                number: number.into(),
                mv: mv.to_string().into(),
                reason: words::refusal(texts, &error, notation).into(),
                position: position.to_string().into(),
            };
            Failure::No(texts.get(message))
        })?;
        position = ply.position;
        plies.push(ply);
    }
    if args.position.json {
        let plies: Vec<Value> = plies
            .iter()
            .map(|ply| {
                json!({
                    "move": ply.mv.to_string(),
                    "by": ply.by.to_string(),
                    "removed": cell_names(ply.removed()),
                })
            })
            .collect();
        return print_json(&json!({
            "position": position.to_string(),
            "plies": plies,
            "scores": scores_json(&position),
            "outcome": outcome_word(&position),
        }));
    }
    let mut out = anstream::stdout();
    writeln!(out, "{position}")?;
    for ply in plies.iter().filter(|ply| !ply.removed().is_empty()) {
        let message = key::ApplyRemoved {
            mv: notation.move_text(ply.mv).into(),
            cells: words::cells(ply.removed(), notation).into(),
        };
        writeln!(out, "{}", texts.get(message))?;
    }
    if let Some(outcome) = position.outcome() {
        writeln!(out, "{}", words::outcome(texts, outcome))?;
    }
    Ok(())
}

pub(crate) fn perft(texts: &Texts, args: &PerftArgs) -> Result<(), Failure> {
    let position = input::position(texts, &args.position.position)?;
    let divided = args.divide.then(|| {
        let mut parts = dvonn_core::divide(&position, args.depth);
        parts.sort_by_key(|(mv, _)| mv.to_string());
        parts
    });
    let nodes = match &divided {
        Some(parts) if args.depth > 0 => parts.iter().map(|(_, nodes)| nodes).sum(),
        _ => dvonn_core::perft(&position, args.depth),
    };
    if args.position.json {
        let mut answer = json!({ "position": position.to_string(), "depth": args.depth, "nodes": nodes });
        if let Some(parts) = divided {
            answer["divide"] =
                parts.into_iter().map(|(mv, nodes)| (mv.to_string(), Value::from(nodes))).collect();
        }
        return print_json(&answer);
    }
    let mut out = std::io::stdout().lock();
    for (mv, nodes) in divided.into_iter().flatten() {
        writeln!(out, "{mv} {nodes}")?;
    }
    writeln!(out, "{nodes}")?;
    Ok(())
}

pub(crate) fn print_json(value: &Value) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).expect("values are JSON");
    Ok(writeln!(std::io::stdout(), "{text}")?)
}
