//! Laws that hold for any bytes and any record, as plain functions: they panic where one is broken.
//!
//! `tests/laws.rs` tries them on random values, `fuzz/fuzz_targets` on whatever reaches new code.

use dvonn_core::{Cell, Move, Notation, Piece, Position, Setup};
use dvonn_game::{
    Composition, Export, Format, History, Layer, ReadError, Reading, Reason, Record, Strictness, read,
};

/// A text is refused, or a position whose text reads back as the same position.
pub(crate) fn position_text(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
    match text.parse::<Position>() {
        Ok(position) => check_position(&position),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A position agrees with its text, which knows nothing of how it came about.
fn check_position(position: &Position) {
    let fresh: Position = position.to_string().parse().expect("the text of a position");
    assert_eq!(fresh, *position);
    assert_eq!(fresh.key(), position.key(), "{position}");
    let moves: Vec<Move> = position.legal_moves().collect();
    assert_eq!(fresh.legal_moves().collect::<Vec<_>>(), moves, "{position}");
    assert!(moves.iter().all(|&mv| position.check(mv).is_ok()), "{position}");
    let is_over = position.movement().is_some() && moves.is_empty();
    assert_eq!(position.outcome().is_some(), is_over, "{position}");
}

/// A text is refused, or a move that reads back as the same move, in every notation.
pub(crate) fn move_text(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for notation in Notation::ALL {
        if let Ok(mv) = notation.parse_move(text) {
            assert_eq!(notation.parse_move(&notation.move_text(mv)), Ok(mv), "{text:?}");
            let _ = Position::START.check(mv);
        }
        if let Ok(cell) = notation.parse_cell(text) {
            assert_eq!(notation.parse_cell(&notation.cell_name(cell)), Ok(cell), "{text:?}");
        }
    }
}

/// Bytes choose among the legal moves. Every position on the way agrees with its text, and going back
/// restores everything.
pub(crate) fn play_bytes(data: &[u8]) {
    let mut history = History::new(Position::START);
    let mut before = Vec::new();
    for &byte in data {
        let moves: Vec<Move> = history.position().legal_moves().collect();
        let Some(&mv) = moves.get(usize::from(byte) % moves.len().max(1)) else { break };
        before.push((*history.position(), history.composition()));
        let ply = *history.play(mv).expect("a legal move");
        assert_eq!(ply.position, *history.position());
        check_position(history.position());
        check_layers(&history.composition(), history.position());
    }
    assert!(before.len() <= 49 + 48 * 2, "a game ends");
    let complete = history.clone();
    while let Some((position, composition)) = before.pop() {
        assert_eq!(history.undo(), complete.plies().get(before.len()).copied());
        assert_eq!((history.position(), history.composition()), (&position, composition));
        assert_eq!(history.position().key(), position.key());
    }
    assert!(history.undo().is_none() && history.plies().is_empty());
}

fn check_layers(composition: &Composition, position: &Position) {
    for cell in Cell::ALL {
        let layers = composition.stack(cell);
        let count = |piece| layers.iter().filter(|&&layer| layer == Layer::Known(piece)).count();
        let stack = position.stack(cell);
        let told = (layers.len(), count(Piece::Dvonn), layers.last().copied());
        let known = stack.map_or((0, 0, None), |stack| {
            let top = stack.owner().map_or(Piece::Dvonn, Piece::from);
            (usize::from(stack.height()), usize::from(stack.dvonns()), Some(Layer::Known(top)))
        });
        assert_eq!(told, known, "{cell} in {position}");
    }
}

/// The laws of reading: one for each format, and one for a format that is guessed.
pub(crate) const READING: [fn(&[u8]); 6] =
    [record_dvonn, record_json, record_littlegolem, record_moves, record_boardspace, record_any];

pub(crate) fn record_dvonn(data: &[u8]) {
    check_reading(data, Some(Format::Dvonn));
}

pub(crate) fn record_json(data: &[u8]) {
    check_reading(data, Some(Format::Json));
}

pub(crate) fn record_littlegolem(data: &[u8]) {
    check_reading(data, Some(Format::LittleGolem));
}

pub(crate) fn record_moves(data: &[u8]) {
    check_reading(data, Some(Format::MoveList));
}

pub(crate) fn record_boardspace(data: &[u8]) {
    check_reading(data, Some(Format::Boardspace));
}

/// The format is guessed.
pub(crate) fn record_any(data: &[u8]) {
    check_reading(data, None);
}

/// A lenient reader yields records that are written and read back as they are. A strict one repairs nothing,
/// and finds the same where it refuses nothing. Both say where they stopped.
fn check_reading(data: &[u8], format: Option<Format>) {
    let lenient = read(data, format, Strictness::Lenient);
    let strict = read(data, format, Strictness::Strict);
    for readings in [&lenient, &strict] {
        check_shape(data, readings);
    }
    assert_eq!(lenient[0].format, strict[0].format);
    assert!(strict.iter().all(|reading| reading.repairs.is_empty()));
    let needs_repair = |error: &ReadError| matches!(error.reason, Reason::NeedsRepair(_));
    for (strict, lenient) in strict.iter().zip(&lenient) {
        match &strict.refused {
            None => {
                assert_eq!(strict, lenient, "strict and lenient agree on what is fine");
            }
            Some(error) if needs_repair(error) => {
                assert!(!lenient.repairs.is_empty(), "repaired: {error}");
            }
            Some(error) => assert_eq!(lenient.refused.as_ref(), Some(error)),
        }
    }
    for reading in &lenient {
        assert!(!reading.refused.as_ref().is_some_and(needs_repair), "a lenient reader repairs");
        record_reads_back(&reading.record);
    }
}

/// Only the last reading may be refused, and every place is one of the file.
fn check_shape(data: &[u8], readings: &[Reading]) {
    let lines = data.split(|&byte| byte == b'\n').count();
    let (last, others) = readings.split_last().expect("there is always a reading");
    assert!(others.iter().all(|reading| reading.refused.is_none()));
    let stopped = last.refused.iter().map(|error| error.place);
    for place in readings.iter().flat_map(|reading| &reading.repairs).map(|(place, _)| *place).chain(stopped)
    {
        assert!((1..=lines + 1).contains(&place.line), "{place} of {lines} lines");
        assert!((1..=data.len() + 1).contains(&place.column), "{place} of {} bytes", data.len());
    }
    for repair in readings.iter().flat_map(|reading| &reading.repairs) {
        assert!(!repair.1.to_string().is_empty());
    }
}

/// A record is written and read back as it is, in our text and in JSON. Little Golem keeps the main line.
pub(crate) fn record_reads_back(record: &Record) {
    for (export, format) in [(Export::Dvonn, Format::Dvonn), (Export::Json, Format::Json)] {
        let exported = record.export(export).expect("our own formats hold everything");
        assert_eq!(exported.lost, []);
        let text = exported.text;
        let readings = read(text.as_bytes(), None, Strictness::Strict);
        let [reading] = &readings[..] else { panic!("{} games in\n{text}", readings.len()) };
        assert_eq!(reading.refused, None, "{text}");
        assert_eq!((reading.format, &reading.record), (format, record), "{text}");
        assert_eq!(reading.repairs, [], "{text}");
        assert_eq!(reading.record.export(export).expect("as before").text, text);
    }
    little_golem_keeps_the_main_line(record);
}

fn little_golem_keeps_the_main_line(record: &Record) {
    let Ok(exported) = record.export(Export::LittleGolem) else {
        assert_ne!(*record.tree.start(), Position::START);
        return;
    };
    let main_line = |record: &Record| -> Vec<Move> {
        record.tree.main_line().filter_map(|id| record.tree.ply(id)).map(|ply| ply.mv).collect()
    };
    let mut readings = read(exported.text.as_bytes(), Some(Format::LittleGolem), Strictness::Strict);
    let reading = readings.remove(0);
    if exported.text.trim().is_empty() {
        assert!(matches!(reading.refused, Some(ReadError { reason: Reason::Empty, .. })));
        return;
    }
    assert_eq!(reading.refused, None, "{}", exported.text);
    let mut found = main_line(&reading.record);
    let written = main_line(record);
    if written.len() == 48 {
        found.pop(); // The site makes the last placement by itself, and so does the reader.
    }
    assert_eq!(found, written, "{}", exported.text);
}
