//! The laws on random records, and on real files with random damage.

#![allow(clippy::unwrap_used)]

mod games;
#[path = "laws/mod.rs"]
mod laws;

use std::time::Duration;

use dvonn_core::{Color, Move, Position};
use dvonn_game::{Ending, Export, Format, Record, Strictness, read};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};

// ---- records ----

/// Text that the formats must take care of.
fn tricky_text() -> impl Strategy<Value = String> {
    let mark = select("{}()[]\"\\\n\r\t;@*$!?#.-0n1é… \u{85}\u{2028}😀\0".chars().collect::<Vec<char>>());
    let character = prop_oneof![4 => mark, 1 => any::<char>()];
    vec(character, 0..12).prop_map(String::from_iter)
}

/// One step of building a tree: where to go on, what to play, and what to say about it.
#[derive(Clone, Debug)]
struct Step {
    /// `None` goes on where the last step ended.
    back: Option<Index>,
    choice: Index,
    comment: Option<String>,
    clock: Option<Duration>,
}

fn step() -> impl Strategy<Value = Step> {
    let clock = prop_oneof![
        (0..10_000_000_u64).prop_map(Duration::from_millis),
        (0..10_000_u64).prop_map(Duration::from_secs),
        any::<u64>().prop_map(Duration::from_millis),
        any::<u64>().prop_map(Duration::from_nanos),
    ];
    (
        option::weighted(0.15, any::<Index>()),
        any::<Index>(),
        option::weighted(0.15, tricky_text()),
        option::weighted(0.2, clock),
    )
        .prop_map(|(back, choice, comment, clock)| Step { back, choice, comment, clock })
}

/// The position that choices among legal moves lead to.
fn played(choices: &[Index]) -> Position {
    choices.iter().fold(Position::START, |position, choice| {
        let moves: Vec<Move> = position.legal_moves().collect();
        if moves.is_empty() { position } else { position.play(*choice.get(&moves)).unwrap() }
    })
}

fn start() -> impl Strategy<Value = Position> {
    let choices = prop_oneof![vec(any::<Index>(), 1..48), vec(any::<Index>(), 49..90)];
    prop_oneof![Just(Position::START), choices.prop_map(|choices| played(&choices))]
}

fn ending() -> impl Strategy<Value = Option<Ending>> {
    let by = select(Color::ALL.to_vec());
    prop_oneof![
        Just(None),
        by.clone().prop_map(|by| Some(Ending::Resigned { by })),
        by.clone().prop_map(|by| Some(Ending::FlagFell { by })),
        by.prop_map(|by| Some(Ending::Left { by })),
        Just(Some(Ending::DrawAgreed)),
        Just(Some(Ending::Aborted)),
    ]
}

fn record() -> impl Strategy<Value = Record> {
    let name = prop_oneof![
        select(vec!["White", "Black", "Event", "A1", "pass", "Resign", "move", "moves", "format"])
            .prop_map(str::to_owned),
        "[A-Za-z][A-Za-z0-9_]{0,6}",
    ];
    let tags = vec((name, tricky_text()), 0..5);
    let control = option::of(select(vec!["300", "300+2.5", "60 delay 5", "3 days"]));
    let steps = prop_oneof![vec(step(), 0..12), vec(step(), 60..130)];
    (start(), tags, control, steps, option::weighted(0.3, tricky_text()), ending()).prop_map(
        |(start, tags, control, steps, comment, ending)| {
            let mut record = Record::new(start);
            for (name, value) in tags {
                let _ = record.tags.set(&name, value); // Some names are reserved.
            }
            if let Some(control) = control {
                record.tags.set("TimeControl", control).unwrap();
            }
            let tree = &mut record.tree;
            tree.set_comment(tree.root(), comment.unwrap_or_default());
            let mut places = vec![tree.root()];
            let mut at = tree.root();
            for step in steps {
                at = step.back.map_or(at, |back| *back.get(&places));
                let moves: Vec<Move> = tree.position(at).legal_moves().collect();
                if moves.is_empty() {
                    continue;
                }
                at = tree.play(at, *step.choice.get(&moves)).unwrap();
                tree.set_comment(at, step.comment.unwrap_or_default());
                tree.set_clock(at, step.clock);
                places.push(at);
            }
            let _ = record.set_ending(ending); // A finished board is counted.
            record
        },
    )
}

// ---- damaged files ----

/// What is done to a file at some place.
#[derive(Clone, Debug)]
enum Damage {
    Insert(Vec<u8>),
    Delete(usize),
    Replace(u8),
    /// A piece of the file is put there once more.
    Repeat(Index, usize),
}

fn damage() -> impl Strategy<Value = Vec<(Index, Damage)>> {
    let pieces = [
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "\"",
        "\\",
        "\n",
        "\r\n",
        " ",
        "1.",
        "1...",
        "1-0",
        "*",
        "@1:00",
        "!",
        "pass ",
        "resign ",
        "a1",
        "c5",
        "a1-b1",
        "#",
        ",",
        "--D2-->\n",
        "<--C1--\n",
        "; P1[3 done]\n",
        "; P0[1 pass]",
        "reset",
        "0",
        "1",
        "null",
        "\0",
        "\u{feff}",
        "é",
    ];
    let one = prop_oneof![
        select(pieces.map(|piece| piece.as_bytes().to_vec()).to_vec()).prop_map(Damage::Insert),
        vec(any::<u8>(), 1..4).prop_map(Damage::Insert),
        (1_usize..20).prop_map(Damage::Delete),
        any::<u8>().prop_map(Damage::Replace),
        (any::<Index>(), 1_usize..200).prop_map(|(from, length)| Damage::Repeat(from, length)),
    ];
    vec((any::<Index>(), one), 0..5)
}

fn damaged(mut file: Vec<u8>, damage: &[(Index, Damage)]) -> Vec<u8> {
    for (place, damage) in damage {
        let at = place.index(file.len() + 1);
        match damage {
            Damage::Insert(bytes) => drop(file.splice(at..at, bytes.iter().copied())),
            Damage::Delete(length) => drop(file.drain(at..(at + length).min(file.len()))),
            Damage::Replace(byte) => file.iter_mut().skip(at).take(1).for_each(|old| *old = *byte),
            Damage::Repeat(from, length) => {
                let from = from.index(file.len() + 1);
                let piece = file[from..(from + length).min(file.len())].to_vec();
                drop(file.splice(at..at, piece));
            }
        }
    }
    file
}

/// Whole games in a format, alone and together in one file.
fn files(format: Format) -> Vec<Vec<u8>> {
    let games = [games::golem_moves(), games::finished_moves(), games::golem_moves()[..51].to_vec()];
    let write = |moves: &Vec<String>| {
        let record =
            read(moves.join("\n").as_bytes(), Some(Format::MoveList), Strictness::Strict).remove(0).record;
        let export = |export| record.export(export).unwrap().text;
        match format {
            Format::Dvonn => export(Export::Dvonn),
            Format::Json => export(Export::Json),
            Format::LittleGolem => export(Export::LittleGolem),
            Format::MoveList => moves.join("\n").replace('-', "").to_uppercase(),
            Format::Boardspace => games::boardspace(&games::game_gestures(moves, &["pass", "done"])),
        }
    };
    let mut files: Vec<String> = games.iter().map(write).collect();
    files.push(files.concat());
    if format == Format::LittleGolem {
        files.push(games::LITTLE_GOLEM.to_owned());
    }
    if format == Format::MoveList {
        // A player's own log.
        files.push(format!("--{}-->\n", games[0].join("-->\nthinking\n--")));
    }
    files.into_iter().map(String::into_bytes).collect()
}

/// Tries a law on files of a format with some damage.
fn check_damaged(format: Format, law: fn(&[u8])) {
    let files = files(format);
    for file in &files {
        law(file);
        laws::record_any(file);
    }
    proptest!(ProptestConfig::with_cases(1500), |(file in select(files), damage in damage())| {
        let file = damaged(file, &damage);
        law(&file);
        laws::record_any(&file);
    });
}

#[test]
fn damaged_files_of_ours_are_read_by_the_laws() {
    check_damaged(Format::Dvonn, laws::record_dvonn);
}

#[test]
fn damaged_json_files_are_read_by_the_laws() {
    check_damaged(Format::Json, laws::record_json);
}

#[test]
fn damaged_files_of_little_golem_are_read_by_the_laws() {
    check_damaged(Format::LittleGolem, laws::record_littlegolem);
}

#[test]
fn damaged_lists_of_moves_are_read_by_the_laws() {
    check_damaged(Format::MoveList, laws::record_moves);
}

#[test]
fn damaged_files_of_boardspace_are_read_by_the_laws() {
    check_damaged(Format::Boardspace, laws::record_boardspace);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn a_record_reads_back_as_it_was_written(record in record()) {
        laws::record_reads_back(&record);
    }

    #[test]
    fn records_in_one_file_read_back_in_order(records in vec(record(), 1..4)) {
        for (export, format) in [(Export::Dvonn, Format::Dvonn), (Export::Json, Format::Json)] {
            let file: String = records.iter().map(|record| record.export(export).unwrap().text).collect();
            let readings = read(file.as_bytes(), None, Strictness::Strict);
            prop_assert!(readings.iter().all(|reading| reading.refused.is_none() && reading.format == format));
            let found: Vec<Record> = readings.into_iter().map(|reading| reading.record).collect();
            prop_assert_eq!(&found, &records, "{}", file);
        }
    }

    #[test]
    fn any_text_is_a_position_that_reads_back_or_none(text in "[.WBD0-9+/]{0,60}( [WB] [PM])?") {
        laws::position_text(text.as_bytes());
    }

    #[test]
    fn a_position_with_one_wrong_character_reads_back_or_is_none(
        choices in vec(any::<Index>(), 0..90), place in any::<Index>(), new in any::<char>(),
    ) {
        let mut text: Vec<char> = played(&choices).to_string().chars().collect();
        *place.get_mut(&mut text) = new;
        laws::position_text(String::from_iter(text).as_bytes());
    }

    #[test]
    fn any_text_is_a_move_that_reads_back_or_none(text in "[a-lA-K]?[0-9]{0,2}-?[a-lA-K]?[0-9]{0,2}|\\PC{0,8}") {
        laws::move_text(text.as_bytes());
    }

    #[test]
    fn any_bytes_are_read_by_the_laws(data in vec(any::<u8>(), 0..200)) {
        for law in laws::READING {
            law(&data);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_bytes_play_a_game_by_the_laws(data in vec(any::<u8>(), 0..120)) {
        laws::play_bytes(&data);
    }
}
