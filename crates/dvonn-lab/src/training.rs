//! Positions from self-play with their results, as `selfplay` writes them and the fits and the trainer read them.
//!
//! A file is a header and then a block for each game, in the order of the games. All numbers are little-endian.
//!
//! | header | bytes |
//! | --- | --- |
//! | `DVONNPOS` | 8 |
//! | version of the format | 4 |
//! | length of the identity | 4 |
//! | identity: the settings that the games depend on, as text | as given |
//!
//! | block | bytes |
//! | --- | --- |
//! | number of positions | 4 |
//! | checksum of this number and the positions | 8 |
//! | positions in the order of play | [`Sample::BYTES`] each |
//!
//! A block that the file ends within was being written when the file was last changed; it does not count.

use std::fs::File;
use std::io::{BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use dvonn_core::{BytesError, Color, Movement, Position};

use crate::Failure;

const MAGIC: &[u8; 8] = b"DVONNPOS";
const VERSION: u32 = 1;
/// Bytes of a header without its identity, and of a block without its positions.
const HEADER: usize = 16;
const BLOCK: usize = 12;
/// More positions than any game has.
const LONGEST_GAME: u32 = 1000;
/// No identity is longer.
const LONGEST_IDENTITY: u32 = 10_000;

const PROVED: u8 = 1;
const SPOILED: u8 = 2;

/// A position of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// The position; the side to move has a move.
    pub position: Movement,
    /// White's pieces minus Black's at the end of the game, or with best play if that is proved.
    pub margin: i8,
    /// The margin that the search expected for White, in hundredths of a piece.
    pub value: i16,
    /// The pieces by which the best move changes the margin at once, for the side to move.
    pub gain: i8,
    /// Whether the margin is that of best play.
    pub is_proved: bool,
    /// Whether a random move was played later, so that the margin says less about this position.
    pub is_spoiled: bool,
}

/// Why bytes are not a sample.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SampleError {
    /// The position is invalid.
    #[error(transparent)]
    Position(#[from] BytesError),
    /// The position belongs to the placement phase.
    #[error("the position is in the placement phase")]
    Placement,
    /// No game is won by this many pieces.
    #[error("the margin {0} is not from -49 to 49")]
    Margin(i8),
    /// The flags have no meaning in this version.
    #[error("the flags {0:#04x} are unknown")]
    Flags(u8),
}

impl Sample {
    /// The number of bytes of a sample.
    pub const BYTES: usize = Position::BYTES + 5;

    /// The sample as bytes: the packed position, value, margin, gain and flags.
    pub fn to_bytes(&self) -> [u8; Sample::BYTES] {
        let mut bytes = [0; Sample::BYTES];
        let (position, rest) = bytes.split_at_mut(Position::BYTES);
        position.copy_from_slice(&Position::from(self.position).to_bytes());
        rest[..2].copy_from_slice(&self.value.to_le_bytes());
        rest[2] = self.margin.cast_unsigned();
        rest[3] = self.gain.cast_unsigned();
        rest[4] = (PROVED * u8::from(self.is_proved)) | (SPOILED * u8::from(self.is_spoiled));
        bytes
    }

    /// The sample with these bytes.
    ///
    /// # Errors
    /// If they are not those of a sample.
    pub fn from_bytes(bytes: &[u8; Sample::BYTES]) -> Result<Sample, SampleError> {
        let (position, rest) = bytes.split_at(Position::BYTES);
        let position = Position::from_bytes(position.try_into().expect("it has this length"))?;
        let Position::Movement(position) = position else {
            return Err(SampleError::Placement);
        };
        let margin = rest[2].cast_signed();
        if !(-49..=49).contains(&margin) {
            return Err(SampleError::Margin(margin));
        }
        if rest[4] & !(PROVED | SPOILED) != 0 {
            return Err(SampleError::Flags(rest[4]));
        }
        Ok(Sample {
            position,
            margin,
            value: i16::from_le_bytes([rest[0], rest[1]]),
            gain: rest[3].cast_signed(),
            is_proved: rest[4] & PROVED != 0,
            is_spoiled: rest[4] & SPOILED != 0,
        })
    }

    /// Stacks on the board.
    pub fn stacks(&self) -> usize {
        self.position.occupied().len()
    }

    /// The final margin of the side to move.
    pub fn margin_to_move(&self) -> i8 {
        match self.position.turn() {
            Color::White => self.margin,
            Color::Black => -self.margin,
        }
    }

    /// The expected margin of the side to move, in pieces.
    pub fn value_to_move(&self) -> f32 {
        let value = f32::from(self.value) / 100.0;
        match self.position.turn() {
            Color::White => value,
            Color::Black => -value,
        }
    }
}

/// The beginning of a file with games of these settings.
pub fn header(identity: &str) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend((identity.len() as u32).to_le_bytes());
    bytes.extend(identity.as_bytes());
    bytes
}

/// The block of a game.
pub fn block(samples: &[Sample]) -> Vec<u8> {
    let count = (samples.len() as u32).to_le_bytes();
    let records: Vec<u8> = samples.iter().flat_map(Sample::to_bytes).collect();
    let sum = checksum(&[&count, &records]);
    [&count[..], &sum.to_le_bytes(), &records].concat()
}

/// FNV-1a, 64 bits: finds damage, and needs no library.
pub(crate) fn checksum(parts: &[&[u8]]) -> u64 {
    parts
        .iter()
        .copied()
        .flatten()
        .fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Why a file of games cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum DataError {
    /// The file cannot be read.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// The file ends before its first game.
    #[error("the file ends within its header")]
    Truncated,
    /// The file contains something else.
    #[error("the file does not contain games of `dvonn-lab selfplay`")]
    Foreign,
    /// The format is of another version.
    #[error("the file has version {0} of the format, not {VERSION}")]
    Version(u32),
    /// The bytes of a game have changed since they were written.
    #[error("game {game} is damaged: its checksum is wrong")]
    Damaged {
        /// The number of the game, from 0.
        game: usize,
    },
    /// A position of a game is invalid.
    #[error("game {game}, position {number}: {error}")]
    Sample {
        /// The number of the game, from 0.
        game: usize,
        /// The number of the position in the game, from 1.
        number: usize,
        /// What is wrong.
        error: SampleError,
    },
}

/// A file of games, or other bytes like it, open for reading. Its blocks have been checked.
#[derive(Debug)]
pub struct GameFile<R = File> {
    file: R,
    identity: String,
    /// For each game, where its positions begin, and how many there are.
    games: Vec<(u64, u32)>,
    /// Where the last complete game ends.
    length: u64,
}

impl GameFile {
    /// Opens a file and checks all its games.
    ///
    /// # Errors
    /// If it is not a file of games, or a game is damaged.
    pub fn open(path: &Path) -> Result<GameFile, DataError> {
        GameFile::read(File::open(path)?)
    }
}

impl<R: Read + Seek> GameFile<R> {
    /// Checks all games of a file. It may come from an untrusted source.
    ///
    /// # Errors
    /// If it is not a file of games, or a game is damaged.
    pub fn read(mut file: R) -> Result<GameFile<R>, DataError> {
        let size = file.seek(SeekFrom::End(0))?;
        file.rewind()?;
        let mut reader = BufReader::with_capacity(1 << 16, file);
        let mut head = [0; HEADER];
        read_header(&mut reader, &mut head)?;
        if &head[..8] != MAGIC {
            return Err(DataError::Foreign);
        }
        let version = number(&head[8..12]);
        if version != VERSION {
            return Err(DataError::Version(version));
        }
        let length = number(&head[12..]);
        if length > LONGEST_IDENTITY {
            return Err(DataError::Foreign);
        }
        let mut identity = vec![0; length as usize];
        read_header(&mut reader, &mut identity)?;
        let identity = String::from_utf8(identity).map_err(|_| DataError::Foreign)?;
        let mut games = Vec::new();
        let mut length = (HEADER + identity.len()) as u64;
        let mut records = Vec::new();
        while length + BLOCK as u64 <= size {
            let mut head = [0; BLOCK];
            reader.read_exact(&mut head)?;
            let count = number(&head[..4]);
            let damaged = DataError::Damaged { game: games.len() };
            if count > LONGEST_GAME {
                return Err(damaged);
            }
            let begin = length + BLOCK as u64;
            let end = begin + u64::from(count) * Sample::BYTES as u64;
            if end > size {
                break;
            }
            records.resize((end - begin) as usize, 0);
            reader.read_exact(&mut records)?;
            if checksum(&[&head[..4], &records]).to_le_bytes() != head[4..] {
                return Err(damaged);
            }
            games.push((begin, count));
            length = end;
        }
        Ok(GameFile { file: reader.into_inner(), identity, games, length })
    }

    /// The settings that the games depend on.
    pub fn identity(&self) -> &str {
        &self.identity
    }

    /// The number of complete games.
    pub fn games(&self) -> usize {
        self.games.len()
    }

    /// The number of positions.
    pub fn positions(&self) -> usize {
        self.games.iter().map(|game| game.1 as usize).sum()
    }

    /// Where the last complete game ends, in bytes.
    pub fn length(&self) -> u64 {
        self.length
    }

    /// The positions of a game as bytes, which were checked when the file was opened.
    pub(crate) fn records(&mut self, game: usize, records: &mut Vec<u8>) -> Result<(), DataError> {
        let (begin, count) = self.games[game];
        records.resize(count as usize * Sample::BYTES, 0);
        self.file.seek(SeekFrom::Start(begin))?;
        self.file.read_exact(records)?;
        Ok(())
    }

    /// The positions of a game in the order of play.
    ///
    /// # Errors
    /// If the file cannot be read, or a position is invalid.
    pub fn samples(&mut self, game: usize) -> Result<Vec<Sample>, DataError> {
        let mut records = Vec::new();
        self.records(game, &mut records)?;
        let (records, _) = records.as_chunks::<{ Sample::BYTES }>();
        let sample = |(record, number)| {
            Sample::from_bytes(record).map_err(|error| DataError::Sample { game, number, error })
        };
        records.iter().zip(1..).map(sample).collect()
    }
}

/// Reads a part of the header.
fn read_header(reader: &mut impl Read, bytes: &mut [u8]) -> Result<(), DataError> {
    reader.read_exact(bytes).map_err(|error| match error.kind() {
        std::io::ErrorKind::UnexpectedEof => DataError::Truncated,
        _ => DataError::Io(error),
    })
}

fn number(bytes: &[u8]) -> u32 {
    u32::from_le_bytes(bytes.try_into().expect("the caller passes four bytes"))
}

/// What a sample is used for. Games stay whole, because all positions of a game share its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Use {
    /// To find weights.
    Fit,
    /// To validate them: every tenth game.
    Test,
}

/// How many games and positions were read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Extent {
    pub(crate) samples: usize,
    pub(crate) games: usize,
}

/// The use of a game; games are counted from 0 over all files.
pub(crate) fn use_of(game: usize) -> Use {
    if (game + 1).is_multiple_of(10) { Use::Test } else { Use::Fit }
}

/// Opens a file; the error names it.
pub(crate) fn open(path: &Path) -> Result<GameFile, Failure> {
    GameFile::open(path).map_err(|error| named(path, &error))
}

pub(crate) fn named(path: &Path, error: &DataError) -> Failure {
    Failure::BadUse(format!("{}: {error}", path.display()))
}

/// Passes every sample of the files to `take`.
pub(crate) fn read(paths: &[PathBuf], mut take: impl FnMut(Sample, Use)) -> Result<Extent, Failure> {
    let mut extent = Extent::default();
    for path in paths {
        let mut file = open(path)?;
        for game in 0..file.games() {
            let used = use_of(extent.games);
            for sample in file.samples(game).map_err(|error| named(path, &error))? {
                extent.samples += 1;
                take(sample, used);
            }
            extent.games += 1;
        }
    }
    Ok(extent)
}

/// The file names without their folders, for a comment.
pub(crate) fn names(paths: &[PathBuf]) -> String {
    let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    paths.iter().map(name).collect::<Vec<_>>().join(" ")
}

/// Writes a file; the error names it.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(|error| Failure::BadUse(format!("{}: {error}", path.display())))
}

#[cfg(test)]
mod tests {
    use dvonn_engine::boards;
    use fastrand::Rng;

    use super::*;

    #[test]
    fn samples_are_read_back_with_whites_margin() {
        let white_moves = boards::random(&mut Rng::with_seed(1));
        let mv = white_moves.legal_moves().next().expect("a full board has moves");
        let black_moves = white_moves.play(mv).expect("it is legal");
        for (position, margin_to_move) in [(white_moves, -7), (black_moves, 7)] {
            for (is_proved, is_spoiled) in [(false, false), (true, false), (false, true)] {
                let position = *position.movement().expect("the board is full");
                let sample = Sample { position, margin: -7, value: -125, gain: -3, is_proved, is_spoiled };
                let bytes = sample.to_bytes();
                assert_eq!(Sample::from_bytes(&bytes), Ok(sample));
                assert_eq!(sample.margin_to_move(), margin_to_move, "{sample:?}");
                assert!((sample.value_to_move() - 1.25 * f32::from(margin_to_move.signum())).abs() < 1e-6);
            }
        }
    }
}
