//! The text form of Little Golem.

use super::*;

#[test]
fn the_public_game_of_little_golem_round_trips() {
    let (text, moves) = golem_game();
    let record = record(&text, Format::LittleGolem);
    assert_eq!(main_line(&record), moves.join(" "));
    assert_eq!(record.ending(), Some(Ending::Resigned { by: White }));
    let exported = record.export(Export::LittleGolem).unwrap();
    assert_eq!((exported.text.trim_end(), &exported.lost[..]), (text.as_str(), &[][..]));
    check_canonical(&record.to_string());
}

#[test]
fn little_golem_reads_headers_and_touching_numbers() {
    let reading = only(strict(
        b"Event [DV.ch.1.1] Site [ littlegolem ] White [Ann] White [Bob] Result [x] Black []\n1.g2 c1 2. F5",
        Format::LittleGolem,
    ));
    assert_eq!(refusal(&reading), None);
    let tags: Vec<(&str, &str)> = reading.record.tags.iter().collect();
    assert_eq!(tags, [("Event", "DV.ch.1.1"), ("Site", "littlegolem"), ("White", "Ann")]);
    assert_eq!(main_line(&reading.record), "g2 c1 f5");
    assert_eq!(
        reading.record.export(Export::LittleGolem).unwrap().text,
        "Event [DV.ch.1.1] Site [littlegolem] White [Ann] 1. g2 c1 2. f5\n"
    );
}

#[test]
fn little_golem_may_say_the_last_placement_all_the_same() {
    let (text, moves) = golem_game();
    let said = text.replace("24. k4 b4 25. a2b2", "24. k4 b4 25. c5 26. a2b2");
    assert_ne!(said, text);
    for strictness in [Strictness::Strict, Strictness::Lenient] {
        let readings = read(said.as_bytes(), Some(Format::LittleGolem), strictness);
        assert_eq!(refusal(&readings[0]), None);
        assert_eq!(main_line(&readings[0].record), moves.join(" "));
    }
}

#[test]
fn games_of_little_golem_stop_where_they_stop() {
    let (_, moves) = golem_game();
    let resigned = |by| Some(Ending::Resigned { by });
    // Plies played, the ending, plies read back.
    for (plies, ending, read_back) in [
        (0, None, 0),
        (0, resigned(White), 0),
        (1, resigned(Black), 1),
        (2, resigned(White), 2),
        (47, None, 47),
        (47, resigned(Black), 47),
        (48, None, 49), // The site makes the last placement by itself.
        (49, None, 49),
        (49, resigned(White), 49),
        (50, resigned(Black), 50),
        (69, None, 69),
        (75, resigned(White), 75),
    ] {
        let mut record = Record::new(Position::START);
        if plies > 0 {
            play_line(&mut record, &moves[..plies].join(" "));
        }
        record.set_ending(ending).unwrap();
        let exported = record.export(Export::LittleGolem).unwrap();
        assert_eq!(exported.lost, [], "{plies} plies");
        if plies == 0 && ending.is_none() {
            assert_eq!(exported.text, "\n");
            continue;
        }
        let again = self::record(&exported.text, Format::LittleGolem);
        assert_eq!(main_line(&again), moves[..read_back].join(" "));
        assert_eq!(again.ending(), ending);
    }
}

#[test]
fn an_export_says_what_it_cannot_hold() {
    let mut record: Record =
        "[White \"a]b\"]\n[A1 \"x\"]\n[Ending \"resigned\"] 1. f3 @1:00 {x} (1. a1) 0-1".parse().unwrap();
    let exported = record.export(Export::LittleGolem).unwrap();
    assert_eq!(exported.text, "White [a b] 1. f3\n");
    assert_eq!(exported.lost, [Lost::Tags, Lost::Ending, Lost::Variations, Lost::Comments, Lost::Clocks]);
    let words: Vec<String> = exported.lost.iter().map(ToString::to_string).collect();
    assert_eq!(
        words.join(", "),
        "some tags or parts of tags, how the game ended, variations, comments, clock times"
    );
    record.set_ending(Some(Ending::Resigned { by: Black })).unwrap();
    assert_eq!(record.export(Export::LittleGolem).unwrap().text, "White [a b] 1. f3 resign\n");

    let other = Record::new(SHORT.parse().unwrap());
    assert_eq!(other.export(Export::LittleGolem), Err(ExportError::Start));
}
