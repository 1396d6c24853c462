//! Our own text format, specified in `docs/records.md`.

use std::fmt::Write as _;
use std::time::Duration;

use dvonn_core::{Color, Move, Position};

use super::builder::{Builder, Unsaid, read_games};
use super::read::{Claim, Format, Part, Place, ReadError, Reading, Reason, Repair, Strictness};
use super::scanner::Scanner;
use super::{Record, excerpt};
use crate::tree::{NodeId, Tree};
use crate::{Ending, Verdict};

const LINE_WIDTH: usize = 80;

// ---- writing ----

pub(super) fn write(record: &Record) -> String {
    let mut text = String::new();
    for (name, value) in record.tags.iter() {
        write_tag(&mut text, name, value);
    }
    if *record.tree.start() != Position::START {
        write_tag(&mut text, "Start", &record.tree.start().to_string());
    }
    write_tag(&mut text, "Result", record.result_token());
    if let Some(ending) = record.ending() {
        write_tag(&mut text, "Score", &score_text(record));
        write_tag(&mut text, "Ending", ending.word());
    }
    text.push('\n');

    let mut tokens = Tokens::default();
    let tree = &record.tree;
    tokens.push_comment(tree.comment(tree.root()));
    tokens.push_line(tree, tree.root(), Reply::Numbered);
    tokens.0.push(record.result_token().to_owned());
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
    writeln!(text, "[{name} \"{}\"]", escape(value, '"')).expect("a string takes all text");
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

/// Both scores at the end of the main line, White's first.
pub(super) fn score_text(record: &Record) -> String {
    let scores = record.end().scores();
    format!("{}-{}", scores[Color::White], scores[Color::Black])
}

/// The number written before a ply: plies of White up to and including it, one more if Black began.
fn ply_number(tree: &Tree, before: NodeId) -> usize {
    let white = |color: Color| usize::from(color == Color::White);
    let earlier: usize = tree.line_to(before).iter().map(|ply| white(ply.by)).sum();
    earlier + white(tree.position(before).turn()) + 1 - white(tree.start().turn())
}

fn number_text(number: usize, turn: Color) -> String {
    match turn {
        Color::White => format!("{number}."),
        Color::Black => format!("{number}..."),
    }
}

fn clock_text(left: Duration) -> String {
    let seconds = left.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let mut text = match hours {
        0 => format!("@{minutes}:{seconds:02}"),
        _ => format!("@{hours}:{minutes:02}:{seconds:02}"),
    };
    if left.subsec_millis() > 0 {
        write!(text, ".{:03}", left.subsec_millis()).expect("a string takes all text");
    }
    text
}

/// Whether a reply of Black is numbered: it is not when it follows White's move directly.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reply {
    Numbered,
    Unnumbered,
}

/// Pieces of text that are kept on one line each.
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

    /// One ply with its number, clock time and comment; returns what that means for the next number.
    fn push_ply(&mut self, tree: &Tree, before: NodeId, id: NodeId, reply: Reply) -> Reply {
        let mut token = String::new();
        let turn = tree.position(before).turn();
        if turn == Color::White || reply == Reply::Numbered {
            token = number_text(ply_number(tree, before), turn) + " ";
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

// ---- reading ----

pub(super) fn read(text: &str, strictness: Strictness) -> Vec<Reading> {
    read_games(text, |scanner| {
        let mut game = GameReader::new(strictness);
        let refused = game.read(scanner).err();
        game.builder.finish(refused)
    })
}

/// What a game says of its own result, each with the place where it says so.
#[derive(Default)]
struct Claims {
    result: Option<(Place, String)>,
    score: Option<(Place, String)>,
    ending: Option<(Place, String)>,
    token: Option<(Place, String)>,
}

struct OpenVariation {
    /// The place to return to.
    line: NodeId,
    /// It began with a move that was there already, so its moves go behind those that follow that move.
    is_joined: bool,
}

struct GameReader {
    builder: Builder,
    claims: Claims,
    /// The open variations, outermost first.
    open: Vec<OpenVariation>,
    /// A variation has begun and has no move yet; a comment waits for it.
    waiting: Option<String>,
    has_start: bool,
}

impl GameReader {
    fn new(strictness: Strictness) -> GameReader {
        let builder = Builder::new(Format::Dvonn, strictness, Unsaid::Nothing);
        GameReader { builder, claims: Claims::default(), open: Vec::new(), waiting: None, has_start: false }
    }

    /// Reads one game and the space after it.
    fn read(&mut self, scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
        scanner.skip_space();
        if scanner.peek().is_none() {
            return Err(ReadError::at(scanner.place(), Reason::Empty));
        }
        while scanner.peek() == Some('[') {
            self.read_tag(scanner)?;
            scanner.skip_space();
        }
        while self.claims.token.is_none() {
            scanner.skip_space();
            match scanner.peek() {
                None | Some('[') => break,
                Some(_) => self.read_token(scanner)?,
            }
        }
        let place = scanner.place();
        if let Some(line) = self.open.first().map(|variation| variation.line) {
            self.builder.repair(place, Repair::Unclosed(Part::Variation))?;
            self.return_to(line);
        }
        scanner.skip_space();
        if scanner.peek().is_some_and(|next| next != '[') {
            let place = scanner.place();
            let word = scanner.take_while(|character| !character.is_whitespace());
            return Err(ReadError::at(place, Reason::AfterEnd(excerpt(word))));
        }
        self.settle(place)
    }

    fn read_tag(&mut self, scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
        let place = scanner.place();
        scanner.next();
        scanner.skip_space();
        let name = scanner.take_while(|character| character.is_ascii_alphanumeric() || character == '_');
        scanner.skip_space();
        if !scanner.eat('"') {
            return Err(ReadError::at(scanner.place(), Reason::TagForm));
        }
        let value_place = scanner.place();
        let (value, _) = scanner.escaped_until('"');
        scanner.skip_space();
        if !scanner.eat(']') {
            return Err(ReadError::at(scanner.place(), Reason::TagForm));
        }
        let claim = match name {
            "Start" if self.has_start => {
                return self.builder.repair(place, Repair::RepeatedTag(name.to_owned()));
            }
            "Start" => {
                self.has_start = true;
                let start: Position =
                    value.parse().map_err(|error| ReadError::at(value_place, Reason::Start(error)))?;
                self.builder.start_at(start);
                return Ok(());
            }
            "Result" => &mut self.claims.result,
            "Score" => &mut self.claims.score,
            "Ending" => &mut self.claims.ending,
            _ => return self.builder.set_tag(place, name, &value),
        };
        if claim.is_some() {
            return self.builder.repair(place, Repair::RepeatedTag(name.to_owned()));
        }
        *claim = Some((value_place, value));
        Ok(())
    }

    fn read_token(&mut self, scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
        let place = scanner.place();
        match scanner.peek() {
            Some('{') => self.read_comment(scanner),
            Some('(') => {
                scanner.next();
                self.open_variation(place)
            }
            Some(')') => {
                scanner.next();
                self.close_variation(place)
            }
            Some('@') => self.read_clock(scanner),
            _ => self.read_word(scanner),
        }
    }

    fn read_comment(&mut self, scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
        let place = scanner.place();
        scanner.next();
        let (comment, is_closed) = scanner.escaped_until('}');
        if !is_closed {
            self.builder.repair(place, Repair::Unclosed(Part::Comment))?;
        }
        if let Some(waiting) = &mut self.waiting {
            if !waiting.is_empty() {
                waiting.push('\n');
            }
            waiting.push_str(&comment);
            return self.builder.repair(place, Repair::EarlyComment);
        }
        self.builder.record.tree.add_comment(self.builder.at, &comment);
        Ok(())
    }

    fn open_variation(&mut self, place: Place) -> Result<(), ReadError> {
        let at = self.builder.at;
        let parent = self.builder.record.tree.parent(at).filter(|_| self.waiting.is_none());
        let before = parent.ok_or_else(|| ReadError::at(place, Reason::Orphan(Part::Variation)))?;
        self.open.push(OpenVariation { line: at, is_joined: false });
        self.builder.at = before;
        self.waiting = Some(String::new());
        Ok(())
    }

    fn close_variation(&mut self, place: Place) -> Result<(), ReadError> {
        let OpenVariation { line, .. } =
            self.open.pop().ok_or_else(|| ReadError::at(place, Reason::Unopened))?;
        if self.waiting.is_some() {
            self.builder.repair(place, Repair::Skipped("()".to_owned()))?;
        }
        self.return_to(line);
        Ok(())
    }

    /// Goes on after a variation. A comment that still waits for its first move is kept here.
    fn return_to(&mut self, line: NodeId) {
        self.builder.at = line;
        self.say_waiting();
    }

    fn say_waiting(&mut self) {
        if let Some(comment) = self.waiting.take().filter(|comment| !comment.is_empty()) {
            self.builder.record.tree.add_comment(self.builder.at, &comment);
        }
    }

    fn read_clock(&mut self, scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
        let place = scanner.place();
        let word = scanner.take_while(is_word);
        let at = self.builder.at;
        if self.waiting.is_some() || at == self.builder.record.tree.root() {
            return Err(ReadError::at(place, Reason::Orphan(Part::ClockTime)));
        }
        if self.builder.record.tree.clock(at).is_some() {
            return self.builder.repair(place, Repair::Skipped(excerpt(word)));
        }
        let left = parse_clock(word).ok_or_else(|| ReadError::at(place, Reason::Clock(excerpt(word))))?;
        self.builder.record.tree.set_clock(at, Some(left));
        Ok(())
    }

    fn read_word(&mut self, scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
        let place = scanner.place();
        // A number may touch what follows: `1.a1`.
        let number_end = &mut scanner.clone();
        let digits = number_end.take_while(|character| character.is_ascii_digit());
        if !digits.is_empty() && number_end.eat('.') {
            let dots = number_end.take_while(|character| character == '.');
            scanner.clone_from(number_end);
            if !["", ".."].contains(&dots) {
                self.builder.repair(place, Repair::Skipped(format!(".{}", excerpt(dots))))?;
            }
            let expected = ply_number(&self.builder.record.tree, self.builder.at);
            return match digits.parse::<usize>() {
                Ok(number) if expected == number => Ok(()),
                _ => self.builder.repair(place, Repair::Number { expected }),
            };
        }
        let word = scanner.take_while(is_word);
        if verdict_of(word).is_some() {
            self.claims.token = Some((place, word.to_owned()));
            return Ok(());
        }
        if word.is_empty() {
            // A bracket or brace that opens nothing here.
            let stray = scanner.next().map(String::from).unwrap_or_default();
            return self.builder.repair(place, Repair::Skipped(stray));
        }
        if word.starts_with(['!', '?', '$']) {
            return self.builder.repair(place, Repair::Skipped(excerpt(word)));
        }
        let marked = word.trim_end_matches(['!', '?']);
        if marked.len() < word.len() {
            self.builder.repair(place, Repair::Skipped(excerpt(&word[marked.len()..])))?;
        }
        let mv = marked.parse().map_err(|error| self.builder.ply_error(place, Reason::NoMove(error)))?;
        self.play(place, mv)
    }

    fn play(&mut self, place: Place, mv: Move) -> Result<(), ReadError> {
        let begins_variation = self.waiting.is_some();
        if begins_variation && self.builder.record.tree.child(self.builder.at, mv).is_some() {
            self.builder.repair(place, Repair::RepeatedMove(mv))?;
            self.open.last_mut().expect("a variation has begun").is_joined = true;
        }
        self.builder.play(place, mv)?;
        if !begins_variation && !self.open.iter().any(|variation| variation.is_joined) {
            // The line goes on here, whatever a variation joined to it has left behind its last move.
            self.builder.record.tree.put_first(self.builder.at);
        }
        self.say_waiting();
        Ok(())
    }

    /// Holds what the game says of its result against its moves.
    fn settle(&mut self, end: Place) -> Result<(), ReadError> {
        let claims = std::mem::take(&mut self.claims);
        if claims.token.is_none() {
            self.builder.repair(end, Repair::MissingResult)?;
        }
        let mut is_left_out = false;
        if self.builder.record.ending().is_none() {
            let word = claims.ending.as_ref().map(|(_, word)| word.as_str());
            let stated: Vec<&(Place, String)> =
                [&claims.token, &claims.result].into_iter().flatten().collect();
            let place = stated.first().map_or(end, |(place, _)| *place);
            // The tag may explain what the token at the end does not.
            let verdicts = stated.iter().map(|(_, token)| verdict_of(token));
            let mut verdicts = verdicts.chain(stated.is_empty().then_some(Some(Verdict::Void)));
            if !verdicts.any(|verdict| self.stop(verdict, word).is_some()) {
                is_left_out = true;
                let repair = if word.is_some() { Repair::Contradiction } else { Repair::Unexplained };
                self.builder.repair(place, repair)?;
            }
        }
        let record = &self.builder.record;
        let of_ending = |claim| if is_left_out { &None } else { claim };
        let expected = [
            (Claim::Result, of_ending(&claims.token), record.result_token().to_owned()),
            (Claim::Result, of_ending(&claims.result), record.result_token().to_owned()),
            (Claim::Score, &claims.score, score_text(record)),
            (Claim::Ending, of_ending(&claims.ending), record.ending().map_or("", Ending::word).to_owned()),
        ];
        for (claim, stated, expected) in expected {
            if let Some((place, _)) = stated.as_ref().filter(|(_, found)| *found != expected) {
                self.builder.repair(*place, Repair::Result { claim, expected })?;
            }
        }
        Ok(())
    }

    /// Ends a game whose board is not finished, as its result and ending say; `None` if they do not agree.
    fn stop(&mut self, verdict: Option<Verdict>, word: Option<&str>) -> Option<()> {
        let ending = match (verdict?, word) {
            (Verdict::Void, None) => None,
            (verdict, word) => Some(Ending::from_word(word?, verdict)?),
        };
        self.builder.record.set_ending(ending).expect("the board is not finished");
        Some(())
    }
}

fn is_word(character: char) -> bool {
    !character.is_whitespace() && !"{}()[]".contains(character)
}

fn verdict_of(token: &str) -> Option<Verdict> {
    match token {
        "1-0" => Some(Verdict::Win(Color::White)),
        "0-1" => Some(Verdict::Win(Color::Black)),
        "1/2-1/2" => Some(Verdict::Draw),
        "*" => Some(Verdict::Void),
        _ => None,
    }
}

/// Reads `@m:ss`, `@h:mm:ss`, each with up to three decimals.
fn parse_clock(word: &str) -> Option<Duration> {
    let number = |part: &str, longest: usize| {
        let is_number = (1..=longest).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
        is_number.then(|| part.parse::<u64>().ok()).flatten()
    };
    let (whole, decimals) = match word.strip_prefix('@')?.split_once('.') {
        Some((whole, decimals)) => (whole, number(decimals, 3).map(|_| format!("{decimals:0<3}"))?),
        None => (word.strip_prefix('@')?, "0".to_owned()),
    };
    let parts: Vec<&str> = whole.split(':').collect();
    let (hours, minutes, seconds) = match parts[..] {
        [minutes, seconds] => (0, number(minutes, 9)?, number(seconds, 2)?),
        [hours, minutes, seconds] => (number(hours, 13)?, number(minutes, 2)?, number(seconds, 2)?),
        _ => return None,
    };
    if seconds > 59 || (parts.len() == 3 && minutes > 59) {
        return None;
    }
    let seconds = (hours * 60 + minutes) * 60 + seconds;
    Some(Duration::from_millis(seconds.checked_mul(1000)?.checked_add(decimals.parse().ok()?)?))
}
