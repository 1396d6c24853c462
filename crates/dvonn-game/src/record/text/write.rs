//! Writing our own text format.

use std::fmt::Write as _;
use std::time::Duration;

use dvonn_core::{Color, Position};

use crate::record::Record;
use crate::record::claims::{score_text, verdict_of};
use crate::tree::{NodeId, Tree};

const LINE_WIDTH: usize = 80;

pub(in crate::record) fn write(record: &Record) -> String {
    let mut text = String::new();
    for (name, value) in record.tags.iter() {
        write_tag(&mut text, name, value);
    }
    if *record.tree.start() != Position::START {
        write_tag(&mut text, "Start", &record.tree.start().to_string());
    }
    let token = verdict_of(record).token();
    write_tag(&mut text, "Result", token);
    if let Some(ending) = record.ending() {
        write_tag(&mut text, "Score", &score_text(record));
        write_tag(&mut text, "Ending", ending.word());
    }
    text.push('\n');

    let mut tokens = Tokens::default();
    let tree = &record.tree;
    tokens.push_comment(tree.comment(tree.root()));
    tokens.push_line(tree, tree.root(), Reply::Numbered);
    tokens.0.push(token.to_owned());
    let mut column = 0;
    for token in tokens.0 {
        let width = token.chars().count();
        if column > 0 {
            let fits = column + 1 + width <= LINE_WIDTH;
            text.push(if fits { ' ' } else { '\n' });
            column = if fits { column + 1 } else { 0 };
        }
        text.push_str(&token);
        column += width;
    }
    text.push('\n');
    text
}

fn write_tag(text: &mut String, name: &str, value: &str) {
    writeln!(text, "[{name} \"{}\"]", escape(value, '"')).expect("writing to a string cannot fail");
}

fn escape(text: &str, end: char) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\n' => escaped.push_str("\\n"),
            '\r' => escaped.push_str("\\r"),
            '\\' => escaped.push_str("\\\\"),
            _ if character == end => escaped.extend(['\\', end]),
            _ => escaped.push(character),
        }
    }
    escaped
}

fn clock_text(left: Duration) -> String {
    let seconds = left.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let mut text = match hours {
        0 => format!("@{minutes}:{seconds:02}"),
        _ => format!("@{hours}:{minutes:02}:{seconds:02}"),
    };
    if left.subsec_millis() > 0 {
        write!(text, ".{:03}", left.subsec_millis()).expect("writing to a string cannot fail");
    }
    text
}

/// Whether a move of Black has a number. It has none if it directly follows the move of White.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reply {
    Numbered,
    Unnumbered,
}

/// Pieces of text that are not broken across lines.
#[derive(Default)]
struct Tokens(Vec<String>);

impl Tokens {
    fn push_comment(&mut self, comment: &str) {
        if !comment.is_empty() {
            self.0.push(format!("{{{}}}", escape(comment, '}')));
        }
    }

    /// The main line from a place on, with its variations.
    fn push_line(&mut self, tree: &Tree, from: NodeId, first: Reply) {
        let (mut at, mut reply) = (from, first);
        while let Some((&main, variations)) = tree.children(at).split_first() {
            reply = self.push_ply(tree, at, main, reply);
            for &variation in variations {
                let begin = self.0.len();
                let next = self.push_ply(tree, at, variation, Reply::Numbered);
                self.push_line(tree, variation, next);
                self.0[begin].insert(0, '(');
                self.0.last_mut().expect("a variation has a ply").push(')');
                reply = Reply::Numbered;
            }
            at = main;
        }
    }

    /// Writes one ply with its number, clock time and comment. Returns whether the next ply needs a number.
    fn push_ply(&mut self, tree: &Tree, before: NodeId, id: NodeId, reply: Reply) -> Reply {
        let mut token = String::new();
        let turn = tree.position(before).turn();
        if turn == Color::White || reply == Reply::Numbered {
            token = tree.next_number(before).label(turn) + " ";
        }
        token += &tree.ply(id).expect("a child has a ply").mv.to_string();
        if let Some(left) = tree.clock(id) {
            token += " ";
            token += &clock_text(left);
        }
        self.0.push(token);
        self.push_comment(tree.comment(id));
        if tree.comment(id).is_empty() { Reply::Unnumbered } else { Reply::Numbered }
    }
}
