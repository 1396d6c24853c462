//! The commands that answer and end: one function for each verb.

mod analyze;
mod bench;
mod diagram;
mod records;
mod replay;
mod serve;
mod solve;

use std::io::Write;

use dvonn_core::{CellSet, Color, Notation, Outcome, Phase, Position};
use dvonn_game::Ply;
use dvonn_view::TextBoard;
use serde_json::{Value, json};

pub(crate) use analyze::analyze;
pub(crate) use bench::bench;
pub(crate) use diagram::diagram;
pub(crate) use records::{check, convert};
pub(crate) use replay::replay;
pub(crate) use serve::serve;
pub(crate) use solve::solve;

use crate::cli::{ApplyArgs, PerftArgs, ShowArgs};
use crate::{Failure, input, paint};

pub(crate) fn show(args: &ShowArgs) -> Result<(), Failure> {
    let position = input::position(&args.position.position)?;
    if args.position.json {
        return print_json(&describe(&position));
    }
    let notation = args.notation.into();
    let board = TextBoard::new(&position).notation(notation);
    let mut out = anstream::stdout();
    writeln!(out, "{}", paint::board(&board))?;
    for line in facts(&position, notation) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Who moves, the scores and what is blocked, a line each.
fn facts(position: &Position, notation: Notation) -> Vec<String> {
    let scores = position.scores();
    let strong = paint::STRONG;
    let mut lines = vec![format!(
        "Pieces: White {strong}{}{strong:#}, Black {strong}{}{strong:#}",
        scores[Color::White],
        scores[Color::Black]
    )];
    match position {
        Position::Placement(placement) => {
            let piece = match placement.next_piece() {
                dvonn_core::Piece::Dvonn => "DVONN piece",
                dvonn_core::Piece::White => "white piece",
                dvonn_core::Piece::Black => "black piece",
            };
            let left = 49 - placement.placed();
            lines.push(format!("{} places a {piece}; {left} of 49 are left.", name(placement.turn())));
        }
        Position::Movement(movement) => {
            lines.push(match movement.outcome() {
                Some(outcome) => outcome_text(outcome),
                None if movement.must_pass() => {
                    format!("{} has no move and must pass.", name(position.turn()))
                }
                None => {
                    let moves = movement.count_moves(position.turn());
                    let plural = if moves == 1 { "move" } else { "moves" };
                    format!("{} to move, {moves} {plural}.", name(position.turn()))
                }
            });
            let blocked = movement.enclosed();
            if !blocked.is_empty() {
                let blocked = cell_names(blocked, notation).join(" ");
                lines.push(format!("Blocked, all six neighbours taken: {blocked}"));
            }
        }
    }
    lines
}

fn outcome_text(outcome: Outcome) -> String {
    match outcome {
        Outcome::Draw => "The game is over: a draw.".to_owned(),
        Outcome::Win { winner, margin } => format!("The game is over: {} wins by {margin}.", name(winner)),
    }
}

pub(crate) fn name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// Everything `show` says, for programs.
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
    let enclosed = position.movement().map_or(CellSet::EMPTY, dvonn_core::Movement::enclosed);
    json!({
        "position": position.to_string(),
        "phase": match position.phase() { Phase::Placement => "placement", Phase::Movement => "movement" },
        "turn": position.turn().to_string(),
        "scores": scores_json(position),
        "legal": position.legal_moves().count(),
        "blocked": cell_names(enclosed, Notation::Standard),
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

/// The names of cells, sorted by letter and number.
fn cell_names(cells: CellSet, notation: Notation) -> Vec<String> {
    let mut names: Vec<String> = cells.into_iter().map(|cell| notation.cell_name(cell)).collect();
    names.sort();
    names.sort_by_key(|name| (name.as_bytes()[0], name.len())); // `a3` before `a10`
    names
}

/// A number of plies, as it is said.
pub(crate) fn count_plies(plies: usize) -> String {
    let word = if plies == 1 { "ply" } else { "plies" };
    format!("{plies} {word}")
}

/// The legal moves as text, sorted.
pub(crate) fn sorted_moves(position: &Position, notation: Notation) -> Vec<String> {
    let mut moves: Vec<String> = position.legal_moves().map(|mv| notation.move_text(mv)).collect();
    moves.sort();
    moves
}

pub(crate) fn legal(args: &ShowArgs) -> Result<(), Failure> {
    let position = input::position(&args.position.position)?;
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

pub(crate) fn apply(args: &ApplyArgs) -> Result<(), Failure> {
    let mut position = input::position(&args.position.position)?;
    let notation: Notation = args.notation.into();
    let mut plies = Vec::new();
    for (text, number) in args.moves.iter().zip(1..) {
        let mv = input::parse_move(notation, text)?;
        let ply = Ply::of(&position, mv).map_err(|error| {
            Failure::No(format!("move {number}, {mv}: {error}; the position is {position}"))
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
                    "removed": cell_names(ply.removed(), Notation::Standard),
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
        let removed = cell_names(ply.removed(), notation).join(" ");
        writeln!(out, "{} removed {removed}", notation.move_text(ply.mv))?;
    }
    if let Some(outcome) = position.outcome() {
        writeln!(out, "{}", outcome_text(outcome))?;
    }
    Ok(())
}

pub(crate) fn perft(args: &PerftArgs) -> Result<(), Failure> {
    let position = input::position(&args.position.position)?;
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
