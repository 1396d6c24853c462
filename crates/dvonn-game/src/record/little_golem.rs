//! The text form of Little Golem: `1. g2 c1 2. f5 d1 … 25. a2b2 b3b2 … 38. resign`.
//!
//! The forced 49th placement is left out, moves have no dash, a resignation is the last word, and a header of
//! `Name [value]` pairs may stand in front.

use std::fmt::Write as _;

use dvonn_core::{Color, Move, Notation, Position, excerpt};

use super::builder::{Builder, Unsaid};
use super::read::{Format, ReadError, Reading, Reason, Repair, Strictness};
use super::scanner::Scanner;
use super::{ExportError, Exported, Lost, Record};
use crate::{Ending, MoveNumber};

pub(super) fn read(text: &str, strictness: Strictness) -> Vec<Reading> {
    let mut builder = Builder::new(Format::LittleGolem, strictness, Unsaid::LastPlacement);
    let refused = read_into(&mut builder, &mut Scanner::new(text)).err();
    vec![builder.finish(refused)]
}

fn read_into(builder: &mut Builder, scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
    let mut is_empty = true;
    let mut is_over = false;
    let mut filled_in = None;
    loop {
        scanner.skip_space();
        let place = scanner.place();
        let word = scanner.take_while(|character| !character.is_whitespace() && character != '[');
        if word.is_empty() {
            if scanner.eat('[') {
                return Err(ReadError::at(place, Reason::TagForm));
            }
            break;
        }
        is_empty = false;
        let is_name = word.parse::<Move>().is_err() && word.chars().all(char::is_alphanumeric);
        if builder.plies() == 0 && is_name && is_header_value(scanner) {
            scanner.skip_space();
            scanner.next();
            let value = scanner.take_while(|character| character != ']');
            if !scanner.eat(']') {
                return Err(ReadError::at(scanner.place(), Reason::TagForm));
            }
            builder.set_foreign_tag(word, value);
            continue;
        }
        // `12.` may touch its move: `12.a1b2`.
        let digits = word.trim_start_matches(|character: char| character.is_ascii_digit());
        let word = match digits.strip_prefix('.') {
            Some(rest) if digits.len() < word.len() => rest,
            _ => word,
        };
        if word.is_empty() {
            continue;
        }
        if is_over {
            return Err(ReadError::at(place, Reason::AfterEnd(excerpt(word))));
        }
        if word.eq_ignore_ascii_case("resign") {
            builder.resign(place, builder.position().turn())?;
            is_over = true;
            continue;
        }
        match word.parse() {
            Ok(mv) if filled_in == Some(mv) => {} // The file contains it anyway.
            Ok(mv) => builder.play(place, mv)?,
            Err(error) if word.starts_with(|first: char| first.is_ascii_alphabetic()) => {
                return Err(builder.ply_error(place, Reason::NoMove(error)));
            }
            Err(_) => builder.repair(place, Repair::Skipped(excerpt(word)))?,
        }
        // The site makes the last placement automatically.
        filled_in = builder.forced_ply().filter(|forced| *forced != Move::Pass);
        if let Some(last) = filled_in {
            builder.fill_in(place, last)?;
        }
    }
    if is_empty {
        return Err(ReadError::at(scanner.place(), Reason::Empty));
    }
    Ok(())
}

fn is_header_value(scanner: &Scanner<'_>) -> bool {
    let mut ahead = scanner.clone();
    ahead.skip_space();
    ahead.peek() == Some('[')
}

pub(super) fn write(record: &Record) -> Result<Exported, ExportError> {
    let tree = &record.tree;
    if *tree.start() != Position::START {
        return Err(ExportError::Start);
    }
    let mut text = String::new();
    let mut lost = Vec::new();
    for (name, original) in record.tags.iter() {
        let value = original.replace(['[', ']', '\n', '\r'], " ");
        // A reader would take the name `A1` for a move.
        let is_name = name.bytes().all(|byte| byte.is_ascii_alphanumeric()) && name.parse::<Move>().is_err();
        if is_name && !value.trim().is_empty() {
            write!(text, "{name} [{}] ", value.trim()).expect("writing to a string cannot fail");
        }
        let is_whole = is_name && !value.is_empty() && value.trim() == original;
        if !is_whole && !lost.contains(&Lost::Tags) {
            lost.push(Lost::Tags);
        }
    }
    let mut number = MoveNumber::default();
    let mut say = |turn: Color, word: &str| {
        number = number.next(turn);
        if turn == Color::White {
            text.push_str(&number.label(turn));
            text.push(' ');
        }
        text.push_str(word);
        text.push(' ');
    };
    for (index, id) in tree.main_line().enumerate() {
        let ply = tree.ply(id).expect("only the root has no ply");
        if index != 48 {
            say(ply.by, &Notation::Standard.compact_text(ply.mv));
        }
    }
    let turn = record.end().turn();
    match record.ending() {
        Some(Ending::Resigned { by }) if by == turn => say(turn, "resign"),
        Some(Ending::Counted(_)) | None => {}
        Some(_) => lost.push(Lost::Ending),
    }
    let text = format!("{}\n", text.trim_end());

    let places = || std::iter::once(tree.root()).chain(tree.main_line());
    if places().any(|id| tree.children(id).len() > 1) {
        lost.push(Lost::Variations);
    }
    if places().any(|id| !tree.comment(id).is_empty()) {
        lost.push(Lost::Comments);
    }
    if places().any(|id| tree.clock(id).is_some()) {
        lost.push(Lost::Clocks);
    }
    Ok(Exported { text, lost })
}
