//! A file of puzzles. `docs/puzzles.md` describes the format.

use dvonn_core::{BytesError, Move, Position, StackMove, Symmetry};

use super::{Proof, Puzzle, PuzzleId, Themes};

/// What every file begins with.
const MAGIC: &[u8; 8] = b"DVONNPUZ";
/// The version of the format.
const VERSION: u8 = 1;
/// A pass in a line. No stack move has these bits.
const PASS: u16 = u16::MAX;

/// The file of puzzles that programs contain, and that the page offers to browsers.
#[cfg(feature = "embedded-puzzles")]
pub const PUZZLES: &[u8] = include_bytes!("../../puzzles/puzzles.puz");

/// Puzzles, and how they were made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Collection {
    /// The settings of the command that made them.
    pub made: String,
    /// The games that were searched for puzzles so far.
    pub games: u32,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

/// Why bytes are not a collection of puzzles.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CollectionError {
    /// They begin with something else.
    #[error("this is not a file of puzzles")]
    OtherFile,
    /// A later version of this program made the file.
    #[error("this is version {version} of the format; this program reads version {VERSION}")]
    OtherVersion {
        /// The version that the file names.
        version: u8,
    },
    /// The file ends too early.
    #[error("the file ends in the middle")]
    Truncated,
    /// Something follows the last puzzle.
    #[error("{bytes} bytes follow the last puzzle")]
    TooLong {
        /// How many bytes.
        bytes: usize,
    },
    /// The description is not text.
    #[error("the description of the file is not text")]
    NotText,
    /// The position of a puzzle is not legal.
    #[error("puzzle {number}: {error}")]
    Position {
        /// Its number, from 1.
        number: usize,
        /// What is wrong.
        error: BytesError,
    },
    /// The position of a puzzle is not in the movement phase.
    #[error("puzzle {number}: pieces are still being placed")]
    Placement {
        /// Its number, from 1.
        number: usize,
    },
    /// A puzzle has a theme that this program does not know.
    #[error("puzzle {number}: an unknown theme")]
    Theme {
        /// Its number, from 1.
        number: usize,
    },
    /// A puzzle has a line that the rules do not allow.
    #[error("puzzle {number}: ply {ply} of the line is not a legal move")]
    Line {
        /// Its number, from 1.
        number: usize,
        /// The ply, from 1.
        ply: usize,
    },
    /// A puzzle has a line that does not end with a move of the student.
    #[error("puzzle {number}: the line has {plies} plies, which is not an odd number")]
    Length {
        /// Its number, from 1.
        number: usize,
        /// How many plies.
        plies: usize,
    },
    /// Two puzzles have the same name.
    #[error("puzzle {number}: another puzzle has the name {id}")]
    Twice {
        /// Its number, from 1.
        number: usize,
        /// The name.
        id: PuzzleId,
    },
}

impl Collection {
    /// Reads a file. Every position and every line of what it returns is legal.
    ///
    /// # Errors
    /// If the bytes are not those of a file of puzzles.
    pub fn read(bytes: &[u8]) -> Result<Collection, CollectionError> {
        let mut reader = Reader(bytes.strip_prefix(MAGIC).ok_or(CollectionError::OtherFile)?);
        let [version] = reader.take()?;
        if version != VERSION {
            return Err(CollectionError::OtherVersion { version });
        }
        let length = u16::from_le_bytes(reader.take()?);
        let made = reader.slice(length.into())?;
        let made = String::from_utf8(made.to_vec()).map_err(|_| CollectionError::NotText)?;
        let games = u32::from_le_bytes(reader.take()?);
        let count = u32::from_le_bytes(reader.take()?);
        let mut puzzles = Vec::new();
        let mut known = std::collections::HashSet::new();
        for number in 1..=count as usize {
            let puzzle = reader.puzzle(number)?;
            if !known.insert(puzzle.id()) {
                return Err(CollectionError::Twice { number, id: puzzle.id() });
            }
            puzzles.push(puzzle);
        }
        match reader.0.len() {
            0 => Ok(Collection { made, games, puzzles }),
            bytes => Err(CollectionError::TooLong { bytes }),
        }
    }

    /// The collection as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let made = &self.made.as_bytes()[..self.made.len().min(u16::MAX.into())];
        let mut bytes = [MAGIC.as_slice(), &[VERSION], &(made.len() as u16).to_le_bytes(), made].concat();
        bytes.extend(self.games.to_le_bytes());
        bytes.extend((self.puzzles.len() as u32).to_le_bytes());
        for puzzle in &self.puzzles {
            let Proof { line, value, next } = &puzzle.proof;
            bytes.extend(Position::from(puzzle.start).to_bytes());
            bytes.extend([*value as i8 as u8, *next as i8 as u8]);
            bytes.extend(puzzle.rating.to_le_bytes());
            bytes.extend(puzzle.themes.bits().to_le_bytes());
            bytes.extend(puzzle.game.to_le_bytes());
            bytes.push(line.len() as u8);
            for mv in line {
                let bits = match mv {
                    Move::Stack(mv) => mv.to_bits(),
                    _ => PASS,
                };
                bytes.extend(bits.to_le_bytes());
            }
        }
        bytes
    }

    /// The collection that this project has made.
    ///
    /// # Panics
    /// Never: a test reads it.
    #[cfg(feature = "embedded-puzzles")]
    pub fn embedded() -> Collection {
        Collection::read(PUZZLES).expect("a test reads it")
    }

    /// The puzzle with this name.
    pub fn get(&self, id: PuzzleId) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id() == id)
    }
}

impl Puzzle {
    /// The same for positions that a symmetry of the board turns into each other, and different for all others.
    pub fn shape(&self) -> [u8; Position::BYTES] {
        let position = Position::from(self.start);
        let images = Symmetry::ALL.into_iter().map(|symmetry| position.transformed(symmetry).to_bytes());
        images.min().expect("there are four symmetries")
    }
}

/// The rest of a file.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn slice(&mut self, length: usize) -> Result<&'a [u8], CollectionError> {
        let (slice, rest) = self.0.split_at_checked(length).ok_or(CollectionError::Truncated)?;
        self.0 = rest;
        Ok(slice)
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], CollectionError> {
        let (bytes, rest) = self.0.split_first_chunk().ok_or(CollectionError::Truncated)?;
        self.0 = rest;
        Ok(*bytes)
    }

    fn puzzle(&mut self, number: usize) -> Result<Puzzle, CollectionError> {
        let position = Position::from_bytes(&self.take()?);
        let position = position.map_err(|error| CollectionError::Position { number, error })?;
        let start = *position.movement().ok_or(CollectionError::Placement { number })?;
        let [value, next] = self.take()?;
        let rating = u16::from_le_bytes(self.take()?);
        let themes = Themes::from_bits(u16::from_le_bytes(self.take()?));
        let themes = themes.ok_or(CollectionError::Theme { number })?;
        let game = u32::from_le_bytes(self.take()?);
        let [plies] = self.take()?;
        if plies % 2 == 0 {
            return Err(CollectionError::Length { number, plies: plies.into() });
        }
        let mut line = Vec::new();
        let mut after = position;
        for ply in 1..=plies.into() {
            let mv = match u16::from_le_bytes(self.take()?) {
                PASS => Some(Move::Pass),
                bits => StackMove::from_bits(bits).map(Move::Stack),
            };
            let played = mv.and_then(|mv| Some((mv, after.play(mv).ok()?)));
            let (mv, next) = played.ok_or(CollectionError::Line { number, ply })?;
            line.push(mv);
            after = next;
        }
        let proof = Proof { line, value: i32::from(value as i8), next: i32::from(next as i8) };
        Ok(Puzzle { start, proof, themes, rating, game })
    }
}
