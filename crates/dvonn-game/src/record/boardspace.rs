//! The SGF-like files of Boardspace.
//!
//! They record gestures, not moves: a piece is picked up and dropped, perhaps put back, and `done` ends the turn. Only
//! the last gesture before `done` counts. A forced pass may be written as `pass` or left out. A file may contain several
//! games, and its bytes are Latin-1.

use dvonn_core::{Cell, Color, Move, StackMove, excerpt};

use super::builder::{Builder, Unsaid, read_games};
use super::read::{Format, Part, Place, ReadError, Reading, Reason, Repair, Strictness};
use super::scanner::Scanner;
use crate::Ending;

/// The site's own players. Their names stand for their strength.
const ROBOTS: [&str; 4] = ["Dumbot", "SmartBot", "BestBot", "WeakBot"];

pub(super) fn read(text: &str, strictness: Strictness) -> Vec<Reading> {
    read_games(text, |scanner| {
        let mut game = GameReader::new(strictness);
        let refused = game.read(scanner).err();
        game.builder.finish(refused)
    })
}

/// What the player of the current turn holds in hand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Held {
    Nothing,
    NewPiece,
    Stack(Cell),
}

struct GameReader {
    builder: Builder,
    /// The player called `P0`, who is White unless the file says that the other one starts.
    first: Color,
    /// The player who makes the current gestures.
    actor: Color,
    held: Held,
    /// What would be played if the turn ended now.
    intended: Option<(Place, Move)>,
    is_over: bool,
}

impl GameReader {
    fn new(strictness: Strictness) -> GameReader {
        GameReader {
            builder: Builder::new(Format::Boardspace, strictness, Unsaid::Passes),
            first: Color::White,
            actor: Color::White,
            held: Held::Nothing,
            intended: None,
            is_over: false,
        }
    }

    /// Reads one game in parentheses and the space after it.
    fn read(&mut self, scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
        scanner.skip_space();
        if !scanner.eat('(') {
            return Err(ReadError::at(scanner.place(), Reason::Empty));
        }
        loop {
            scanner.take_while(|character| character.is_whitespace() || character == ';');
            let place = scanner.place();
            match scanner.peek() {
                Some(')') | None => {
                    if !scanner.eat(')') {
                        self.builder.repair(place, Repair::Unclosed(Part::Game))?;
                    }
                    break;
                }
                Some('(') => {
                    return Err(ReadError::at(place, Reason::Variations));
                }
                Some(_) => self.read_property(scanner)?,
            }
        }
        if self.intended.is_some() {
            self.builder.repair(scanner.place(), Repair::Unclosed(Part::Turn))?;
            self.end_turn(scanner.place())?;
        }
        scanner.skip_space();
        Ok(())
    }

    fn read_property(&mut self, scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
        let place = scanner.place();
        let name = scanner.take_while(|character| character.is_ascii_alphanumeric() || character == '-');
        scanner.skip_space();
        if !scanner.eat('[') {
            let found = scanner.peek().map(String::from).unwrap_or_default();
            let reason = Reason::NoBracket { found, name: excerpt(name) };
            return Err(ReadError::at(scanner.place(), reason));
        }
        let (value, is_closed) = scanner.escaped_until(']');
        if !is_closed {
            self.builder.repair(place, Repair::Unclosed(Part::Property))?;
        }
        let value = value.trim();
        match name {
            "P0" => self.player_property(place, self.first, value),
            "P1" => self.player_property(place, self.first.other(), value),
            "GM" | "SU" if !value.to_ascii_lowercase().starts_with("dvonn") => {
                Err(ReadError::at(place, Reason::OtherGame { name: excerpt(value) }))
            }
            "DT" => {
                self.builder.set_foreign_tag("Date", value);
                Ok(())
            }
            "GN" => {
                self.builder.set_foreign_tag("Event", value);
                Ok(())
            }
            _ => Ok(()), // Version, result, and remarks of the site about its own editing.
        }
    }

    /// A fact about a player, or a numbered gesture.
    fn player_property(&mut self, place: Place, color: Color, value: &str) -> Result<(), ReadError> {
        let (first, rest) = value.split_once(char::is_whitespace).unwrap_or((value, ""));
        let rest = rest.trim();
        let side = if color == Color::White { "White" } else { "Black" };
        match first {
            "id" => {
                let name = rest.trim_matches('"');
                self.builder.set_foreign_tag(side, name);
                if ROBOTS.contains(&name) {
                    self.builder.set_foreign_tag(&format!("{side}Level"), name);
                }
                Ok(())
            }
            "ranking" => {
                self.builder.set_foreign_tag(&format!("{side}Rating"), rest);
                Ok(())
            }
            "time" => {
                self.builder.set_foreign_tag(&format!("{side}TimeUsed"), rest);
                Ok(())
            }
            _ if self.is_over => Ok(()),
            _ if !first.is_empty() && first.bytes().all(|byte| byte.is_ascii_digit()) => {
                self.gesture(place, color, rest)
            }
            _ => self.gesture(place, color, value),
        }
    }

    fn gesture(&mut self, place: Place, color: Color, gesture: &str) -> Result<(), ReadError> {
        let words: Vec<&str> = gesture.split_ascii_whitespace().collect();
        let verb = words.first().map(|verb| verb.to_ascii_lowercase()).unwrap_or_default();
        if verb == "start" {
            // The colours follow who starts: `Start P1` makes the other player White.
            if words.get(1).is_some_and(|who| who.eq_ignore_ascii_case("P1")) {
                self.first = Color::Black;
                self.swap_names();
            }
            return Ok(());
        }
        if color != self.actor && self.intended.is_some() {
            self.builder.repair(place, Repair::Unclosed(Part::Turn))?;
            self.end_turn(place)?;
        }
        self.actor = color;
        let cell = |column: usize| -> Result<Cell, ReadError> {
            let name =
                [words.get(column), words.get(column + 1)].map(|word| word.copied().unwrap_or_default());
            let name = name.concat();
            name.parse().map_err(|error| self.builder.ply_error(place, Reason::NoMove(error)))
        };
        match verb.as_str() {
            "pick" => self.held = Held::NewPiece,
            "drop" => self.held = Held::Nothing,
            "pickb" => {
                let cell = cell(1)?;
                self.pick_up(place, cell)?;
            }
            "dropb" => {
                let cell = cell(1)?;
                self.put_down(place, cell)?;
            }
            "move" => {
                let (from, to) = (cell(1)?, cell(3)?);
                self.intend(place, Move::Stack(StackMove { from, to }));
            }
            "pass" => self.intend(place, Move::Pass),
            "done" => self.end_turn(place)?,
            "resign" => {
                self.builder.resign(place, color)?;
                self.intended = None;
                self.is_over = true;
            }
            "reset" | "undo" => {
                self.held = Held::Nothing;
                self.intended = None;
            }
            "acceptdraw" => {
                if self.builder.record.set_ending(Some(Ending::DrawAgreed)).is_ok() {
                    self.intended = None;
                    self.is_over = true;
                }
            }
            "offerdraw" | "declinedraw" | "time" | "edit" => {} // These are not moves.
            _ => self.builder.repair(place, Repair::Skipped(excerpt(gesture)))?,
        }
        Ok(())
    }

    /// Swaps the tags of the two players. Names come in the file before it is known who starts.
    fn swap_names(&mut self) {
        let tags = std::mem::take(&mut self.builder.record.tags);
        for (name, value) in tags.iter() {
            let white = name.strip_prefix("White").map(|fact| format!("Black{fact}"));
            let black = name.strip_prefix("Black").map(|fact| format!("White{fact}"));
            self.builder.set_foreign_tag(white.or(black).as_deref().unwrap_or(name), value);
        }
    }

    fn intend(&mut self, place: Place, mv: Move) {
        self.held = Held::Nothing;
        self.intended = Some((place, mv));
    }

    /// Picks up a stack. Picking up the stack that was just put down takes the gesture back.
    fn pick_up(&mut self, place: Place, cell: Cell) -> Result<(), ReadError> {
        self.held = match self.intended.take() {
            Some((_, Move::Place(placed))) if placed == cell => Held::NewPiece,
            Some((_, Move::Stack(StackMove { from, to }))) if to == cell => Held::Stack(from),
            Some(other) => {
                // Another stack is picked up without `done`, so the turn before has ended.
                self.intended = Some(other);
                self.builder.repair(place, Repair::Unclosed(Part::Turn))?;
                self.end_turn(place)?;
                Held::Stack(cell)
            }
            None => Held::Stack(cell),
        };
        Ok(())
    }

    fn put_down(&mut self, place: Place, cell: Cell) -> Result<(), ReadError> {
        match self.held {
            Held::Stack(from) if from == cell => self.held = Held::Nothing,
            Held::Stack(from) => self.intend(place, Move::Stack(StackMove { from, to: cell })),
            Held::NewPiece => self.intend(place, Move::Place(cell)),
            Held::Nothing if self.builder.position().movement().is_none() => {
                self.intend(place, Move::Place(cell));
            }
            Held::Nothing => {
                return Err(self.builder.ply_error(place, Reason::NothingHeld { cell }));
            }
        }
        Ok(())
    }

    /// Plays the intended move. Without one, the turn is a forced pass, or `done` has no meaning.
    fn end_turn(&mut self, place: Place) -> Result<(), ReadError> {
        self.held = Held::Nothing;
        let Some((place, mv)) = self.intended.take() else {
            let is_their_turn = self.builder.position().turn() == self.actor;
            if is_their_turn && self.builder.forced_ply() == Some(Move::Pass) {
                return self.builder.fill_in(place, Move::Pass);
            }
            if self.builder.position().outcome().is_some() {
                return Ok(());
            }
            return self.builder.repair(place, Repair::Skipped("done".to_owned()));
        };
        if mv == Move::Pass && self.builder.position().outcome().is_some() {
            return Ok(());
        }
        self.builder.turn_of(place, self.actor)?;
        self.builder.play(place, mv)
    }
}
