//! Reading our own text format.

use std::time::Duration;

use dvonn_core::{Move, Position, excerpt};

use crate::Verdict;
use crate::record::builder::{Builder, Unsaid, read_games};
use crate::record::claims::{Claims, Stated};
use crate::record::read::{Format, Part, Place, ReadError, Reading, Reason, Repair, Strictness};
use crate::record::scanner::Scanner;
use crate::tree::NodeId;

pub(in crate::record) fn read(text: &str, strictness: Strictness) -> Vec<Reading> {
    read_games(text, |scanner| {
        let mut game = GameReader::new(strictness);
        let refused = game.read(scanner).err();
        game.builder.finish(refused)
    })
}

struct OpenVariation {
    /// The place to return to.
    line: NodeId,
    /// It began with a move that was already in the tree, so its moves come after those that follow that move.
    is_joined: bool,
}

struct GameReader {
    builder: Builder,
    /// The result at the end of the moves.
    token: Option<Stated>,
    /// What the tags claim.
    result: Option<Stated>,
    score: Option<Stated>,
    ending: Option<Stated>,
    /// The open variations, outermost first.
    open: Vec<OpenVariation>,
    /// A variation has begun and has no move yet; a comment waits for it.
    waiting: Option<String>,
    has_start: bool,
}

impl GameReader {
    fn new(strictness: Strictness) -> GameReader {
        let builder = Builder::new(Format::Dvonn, strictness, Unsaid::Nothing);
        GameReader {
            builder,
            token: None,
            result: None,
            score: None,
            ending: None,
            open: Vec::new(),
            waiting: None,
            has_start: false,
        }
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
        while self.token.is_none() {
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
        if self.token.is_none() {
            self.builder.repair(place, Repair::MissingResult)?;
        }
        let claims = Claims {
            results: [self.token.take(), self.result.take()].into_iter().flatten().collect(),
            score: self.score.take(),
            ending: self.ending.take(),
            end: None,
        };
        claims.settle(&mut self.builder, |verdict| Some(verdict.token()), place)
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
            "Result" => &mut self.result,
            "Score" => &mut self.score,
            "Ending" => &mut self.ending,
            _ => return self.builder.set_tag(place, name, &value),
        };
        if claim.is_some() {
            return self.builder.repair(place, Repair::RepeatedTag(name.to_owned()));
        }
        *claim = Some(Stated { place: value_place, text: value });
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

    /// Continues after a variation. A comment that still waits for the first move of the variation is kept here.
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
        // A number may be written without a space before the move: `1.a1`.
        let number_end = &mut scanner.clone();
        let digits = number_end.take_while(|character| character.is_ascii_digit());
        if !digits.is_empty() && number_end.eat('.') {
            let dots = number_end.take_while(|character| character == '.');
            scanner.clone_from(number_end);
            if !["", ".."].contains(&dots) {
                self.builder.repair(place, Repair::Skipped(format!(".{}", excerpt(dots))))?;
            }
            let expected = self.builder.record.tree.next_number(self.builder.at).get();
            return match digits.parse::<usize>() {
                Ok(number) if expected == number => Ok(()),
                _ => self.builder.repair(place, Repair::Number { expected }),
            };
        }
        let word = scanner.take_while(is_word);
        if Verdict::ALL.iter().any(|verdict| verdict.token() == word) {
            self.token = Some(Stated { place, text: word.to_owned() });
            return Ok(());
        }
        if word.is_empty() {
            // A bracket or brace without meaning here.
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
            // The line continues here, even if a variation joined to it has already added moves at this place.
            self.builder.record.tree.put_first(self.builder.at);
        }
        self.say_waiting();
        Ok(())
    }
}

fn is_word(character: char) -> bool {
    !character.is_whitespace() && !"{}()[]".contains(character)
}

/// Reads `@m:ss` or `@h:mm:ss`, with up to three decimals.
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
