//! Our own text format: what is written, what is read, what is repaired and what is refused.

use super::*;

#[test]
fn a_record_is_written_like_this() -> Result<(), Box<dyn std::error::Error>> {
    let mut record = Record::new(Position::START);
    record.tags.set("White", "Ann \"A\" Other")?;
    record.tags.set("Black", r"back\slash")?;
    record.tags.set("TimeControl", "300+5")?;
    record.tags.set("Event", "two\nlines\r\n")?;
    play_line(&mut record, "f3 a1 c5");
    let [f3, a1, c5] = record.tree.main_line().collect::<Vec<_>>()[..] else { panic!() };
    let tree = &mut record.tree;
    tree.set_comment(tree.root(), "Before all.");
    tree.set_comment(f3, "{braces} \\ and\nlines");
    tree.set_clock(f3, Some(Duration::from_millis(299_250)));
    tree.set_clock(a1, Some(Duration::from_secs(3600 + 62)));
    let k5 = tree.play(f3, "k5".parse()?)?;
    let b1 = tree.play(k5, "b1".parse()?)?;
    tree.play(k5, "b2".parse()?)?;
    tree.play(b1, "d1".parse()?)?;
    let j5 = tree.play(f3, "j5".parse()?)?;
    tree.set_comment(j5, "why not");
    tree.play(j5, "i5".parse()?)?;
    tree.set_clock(c5, Some(Duration::ZERO));
    record.set_ending(Some(Ending::Resigned { by: White }))?;
    let text = r#"[White "Ann \"A\" Other"]
[Black "back\\slash"]
[TimeControl "300+5"]
[Event "two\nlines\r\n"]
[Result "0-1"]
[Score "0-0"]
[Ending "resigned"]

{Before all.} 1. f3 @4:59.250 {{braces\} \\ and\nlines} 1... a1 @1:01:02
(1... k5 2. b1 (2. b2) 2... d1) (1... j5 {why not} 2. i5) 2. c5 @0:00 0-1
"#;
    assert_eq!(record.to_string(), text);
    assert_eq!(check_canonical(text), record);
    Ok(())
}

#[test]
fn records_read_back_as_they_are_written() {
    for text in [
        "[Result \"*\"]\n\n*\n",
        "[Result \"*\"]\n\n{nothing yet} *\n",
        "[Result \"*\"]\n\n1. f3 *\n",
        "[Result \"*\"]\n\n1. f3 a1 2. c5 *\n",
        // A variation of the first move, and variations of variations.
        "[Result \"*\"]\n\n1. f3 (1. a1 b1) (1. a2 b2 (1... b3 2. c3)) 1... k5 *\n",
        "[Result \"*\"]\n\n1. f3 a1 (1... a2) (1... a3) 2. c5 (2. d5) *\n",
        // The longest clock time.
        "[Result \"*\"]\n\n1. f3 @5124095576030:25:51.615 *\n",
        // All endings of a board where play could go on.
        "[Result \"1-0\"]\n[Score \"0-0\"]\n[Ending \"resigned\"]\n\n1. f3 1-0\n",
        "[Result \"0-1\"]\n[Score \"0-0\"]\n[Ending \"time\"]\n\n1. f3 0-1\n",
        "[Result \"1/2-1/2\"]\n[Score \"0-0\"]\n[Ending \"agreed\"]\n\n1. f3 1/2-1/2\n",
        "[Result \"*\"]\n[Score \"0-0\"]\n[Ending \"aborted\"]\n\n1. f3 *\n",
        "[Result \"0-1\"]\n[Score \"0-0\"]\n[Ending \"resigned\"]\n\n0-1\n",
    ] {
        check_canonical(text);
    }
    // From other starts. Black's first ply, and one after a comment or variation, has its number.
    for (start, rest) in [
        (SHORT, "[Result \"*\"]\n\n*\n"),
        (SHORT, "[Result \"1-0\"]\n[Score \"3-0\"]\n[Ending \"counted\"]\n\n1. d3-c3 pass 2. c3-a3 1-0\n"),
        (SHORT, "[Result \"1/2-1/2\"]\n[Score \"0-0\"]\n[Ending \"counted\"]\n\n1. d3-e3 1/2-1/2\n"),
        (SHORT, "[Result \"*\"]\n\n1. d3-c3 (1. d3-e3) 1... pass *\n"),
        (
            SHORT_BLACK,
            "[Result \"0-1\"]\n[Score \"0-3\"]\n[Ending \"counted\"]\n\n1... d3-c3 2. pass c3-a3 0-1\n",
        ),
        (SHORT_BLACK, "[Result \"*\"]\n\n{x} 1... d3-c3 {y} (1... d3-e3) 2. pass {z} *\n"),
    ] {
        check_canonical(&format!("[Start \"{start}\"]\n{rest}"));
    }
    let finished = "........./........../DDD......../........../......... B M";
    let text = format!(
        "[Start \"{finished}\"]\n[Result \"1/2-1/2\"]\n[Score \"0-0\"]\n[Ending \"counted\"]\n\n1/2-1/2\n"
    );
    assert_eq!(check_canonical(&text).ending(), Some(Ending::Counted(Outcome::Draw)));
}

#[test]
fn the_ending_of_a_record_follows_its_board() {
    let mut record = Record::new(SHORT.parse().unwrap());
    let draw = Ending::Counted(Outcome::Draw);
    assert_eq!(record.set_ending(Some(draw)), Err(EndingError::Unfinished));
    assert_eq!(record.set_ending(Some(Ending::FlagFell { by: Black })), Ok(()));
    assert_eq!(record.ending(), Some(Ending::FlagFell { by: Black }));
    play_line(&mut record, "d3-e3");
    assert_eq!(record.ending(), Some(draw));
    for ending in
        [None, Some(Ending::Aborted), Some(Ending::Counted(Outcome::Win { winner: White, margin: 1 }))]
    {
        assert_eq!(record.set_ending(ending), Err(EndingError::Finished(Outcome::Draw)), "{ending:?}");
    }
    assert_eq!(record.set_ending(Some(draw)), Ok(()));
}

#[test]
fn tags_have_names_and_keep_their_order() {
    let mut tags = Record::new(Position::START).tags;
    for (name, value) in [("White", "a"), ("x_1", "b"), ("White", "c")] {
        tags.set(name, value).unwrap();
    }
    assert_eq!(tags.iter().collect::<Vec<_>>(), [("White", "c"), ("x_1", "b")]);
    assert_eq!((tags.get("White"), tags.get("white")), (Some("c"), None));
    for name in ["", "1", "_x", "a b", "é", "a-b", "a\""] {
        assert_eq!(tags.set(name, ""), Err(TagError::Name { name: name.to_owned() }));
    }
    for name in ["Start", "Result", "Score", "Ending"] {
        assert_eq!(tags.set(name, ""), Err(TagError::Reserved { name: name.to_owned() }));
    }
}

#[test]
fn lines_are_broken_before_they_are_longer_than_eighty() {
    let (_, moves) = golem_game();
    let mut record = Record::new(Position::START);
    play_line(&mut record, &moves.join(" "));
    let text = record.to_string();
    let lines: Vec<&str> = text.lines().skip(2).collect();
    assert_eq!(lines[0], "1. g2 c1 2. f5 d1 3. h5 g5 4. i1 e1 5. f2 f1 6. e4 e5 7. j2 g1 8. b2 b1 9. h1 g4");
    // A number stays with its move, and a line is as long as it can be.
    for pair in lines.windows(2) {
        assert!(pair[0].len() <= 80, "{}", pair[0]);
        let first = pair[1].split_inclusive(' ').take(if pair[1].contains(". ") { 2 } else { 1 });
        assert!(pair[0].len() + 1 + first.collect::<String>().trim_end().len() > 80, "{}", pair[0]);
    }
    check_canonical(&text);

    // What is longer than a line stands on one of its own.
    let long = "x".repeat(100);
    let text = format!("[Result \"*\"]\n\n1. f3\n{{{long}}}\n1... a1 *\n");
    check_canonical(&text);
    // Characters are counted, not bytes.
    let wide = "é".repeat(70);
    check_canonical(&format!("[Result \"*\"]\n\n1. f3 {{{wide}}} *\n"));
}

#[test]
pub(super) fn a_file_may_hold_several_games() {
    let games = [
        "[White \"Ann\"]\n[Result \"*\"]\n\n1. f3 *\n".to_owned(),
        format!(
            "[Start \"{SHORT}\"]\n[Result \"1/2-1/2\"]\n[Score \"0-0\"]\n[Ending \"counted\"]\n\n1. d3-e3 1/2-1/2\n"
        ),
        "[Result \"*\"]\n\n*\n".to_owned(),
    ];
    let file = games.join("\n");
    let readings = strict(file.as_bytes(), Format::Dvonn);
    let texts: Vec<String> = readings.iter().map(|reading| reading.record.to_string()).collect();
    assert_eq!(texts, games);
    assert!(readings.iter().all(|reading| reading.refused.is_none()));

    // One game was asked for.
    let error = ReadError { place: Place { line: 1, column: 1 }, ply: None, reason: Reason::SeveralGames };
    assert_eq!(file.parse::<Record>(), Err(error.clone()));
    kinds::note_refusal(&error);
    assert_eq!(error.to_string(), "line 1, column 1: expected one game, found several");

    // After a refused game the rest is not read.
    let broken = format!("{}\n[Result \"*\"]\n\n1. f3 f3 *\n\n{}", games[0], games[2]);
    let readings = lenient(broken.as_bytes(), Format::Dvonn);
    assert_eq!(readings.len(), 2);
    assert_eq!(readings[0].refused, None);
    assert_eq!(refusal(&readings[1]).as_deref(), Some("line 8, column 7: move 2: f3: f3 is occupied"));
    assert_eq!(main_line(&readings[1].record), "f3");
}

#[test]
fn a_strict_reader_allows_what_changes_no_meaning() {
    let canonical = "[White \"Ann\"]\n[Result \"*\"]\n\n1. f3 {x\\ny} 1... a1 *\n";
    for text in [
        "\u{feff}[White \"Ann\"]\n[Result \"*\"]\n\n1. f3 {x\ny} 1... a1 *",
        "[White \"Ann\"]\r\n[Result \"*\"]\r\n\r\n1. f3 {x\r\ny} 1... a1 *\r\n",
        "  [ White\"Ann\" ]1.F3{x}{y}a1 *",
        "[White \"A\\nn\"] f3 {x\\\ny} a1 * ".replace("\\n", "n").as_str(),
        "[White \"Ann\"] [Score \"0-0\"] 1. 1. f3 {x\ny} 1. A1 *",
    ] {
        assert_eq!(record(text, Format::Dvonn), canonical.parse().unwrap(), "{text}");
    }
}

#[test]
pub(super) fn what_our_text_may_lack_or_have_too_much() {
    let start = format!("[Start \"{SHORT}\"]\n");
    let finished = format!("{start}[Result \"1-0\"]\n1. d3-c3 pass 2. c3-a3 1-0\n");
    for (text, line, column, expected) in [
        ("1. f3", 1, 6, &["the result at the end was missing"][..]),
        ("1. f3\n\n", 3, 1, &["the result at the end was missing"]),
        ("[White \"Ann\"]", 1, 14, &["the result at the end was missing"]),
        ("[White \"a\"]\n[White \"b\"] *", 2, 1, &["the tag White is repeated; the first value was kept"]),
        ("[Result \"*\"]\n[Result \"*\"] *", 2, 1, &["the tag Result is repeated; the first value was kept"]),
        (
            "[Start \"........./........../DDD......../........../......... B M\"]\n[Start \"\"] 1/2-1/2",
            2,
            1,
            &["the tag Start is repeated; the first value was kept"],
        ),
        ("1.. f3 *", 1, 1, &["\"..\" was ignored"]),
        ("1. f3 @1:00 @2:00 *", 1, 13, &["\"@2:00\" was ignored"]),
        (
            "1. f3 (1. f3 a1) 1... b1 *",
            1,
            11,
            &["a variation repeats the move f3; the two lines were merged"],
        ),
        (
            "[Ending \"agreed\"] 1. f3 1-0",
            1,
            25,
            &["the result and the ending contradict each other; both were ignored"],
        ),
        ("[Result \"1-0\"]\n[Ending \"resigned\"] 1. f3 *", 2, 27, &["the result should be 1-0"]),
        ("2. f3 *", 1, 1, &["the move number should be 1"]),
        ("1. f3 2... a1 *", 1, 7, &["the move number should be 1"]),
        ("99999999999999999999999999. f3 *", 1, 1, &["the move number should be 1"]),
        ("1. f3!? a1 *", 1, 4, &["\"!?\" was ignored"]),
        ("1. f3 $14 a1 *", 1, 7, &["\"$14\" was ignored"]),
        ("1. f3 ! a1 ?? *", 1, 7, &["\"!\" was ignored", "\"??\" was ignored"]),
        ("1. f3 ] } a1 *", 1, 7, &["\"]\" was ignored", "\"}\" was ignored"]),
        ("1. f3 () a1 *", 1, 8, &["\"()\" was ignored"]),
        ("1. f3 ({x} 1. a1) *", 1, 8, &["a comment before a variation's first move was moved after it"]),
        ("1. f3 {x", 1, 7, &["the end of a comment was missing", "the result at the end was missing"]),
        (
            "1. f3 (1. a1 (1. b1",
            1,
            20,
            &["the end of a variation was missing", "the result at the end was missing"],
        ),
        ("1. f3 (1. a1 *", 1, 15, &["the end of a variation was missing"]),
        (
            "1. f3 1-0",
            1,
            7,
            &["the result was ignored: the game is not finished, and nothing says how it ended"],
        ),
        ("[Result \"won\"] 1. f3 *", 1, 10, &["the result should be *"]),
        ("[Score \"1-0\"] 1. f3 *", 1, 9, &["the score should be 0-0"]),
        (
            "[Ending \"resigned\"]",
            1,
            20,
            &[
                "the result at the end was missing",
                "the result and the ending contradict each other; both were ignored",
            ],
        ),
        (&finished.replace("c3-a3 1-0", "c3-a3 0-1"), 3, 24, &["the result should be 1-0"]),
        (&finished.replace("\"1-0\"", "\"0-1\""), 2, 10, &["the result should be 1-0"]),
        (&finished.replace("\n1.", "[Ending \"time\"]1."), 2, 24, &["the ending should be counted"]),
        (&finished.replace("\n1.", "[Score \"2-0\"]1."), 2, 23, &["the score should be 3-0"]),
        (&finished.replace("pass 2.", ""), 3, 11, &["a forced pass by Black was missing"]),
        (
            &finished.replace("1-0\n", "pass pass 1-0"),
            3,
            24,
            &["a pass after the end of the game was ignored"; 2],
        ),
    ] {
        check_repairs(text.as_bytes(), Format::Dvonn, line, column, expected);
    }
    check_repairs(
        b"[White \"a\"]\n[Black \"Ren\xe9\"] *",
        Format::Dvonn,
        2,
        12,
        &["not UTF-8; read as Latin-1"],
    );
}

#[test]
fn repairs_lose_nothing() {
    for (text, repaired) in [
        (&b"[White \"Ren\xe9\"] *"[..], "[White \"Ren\u{e9}\"]\n[Result \"*\"]\n\n*\n"),
        (b"[White \"a\"][White \"b\"] *", "[White \"a\"]\n[Result \"*\"]\n\n*\n"),
        (b"1. f3 ({x}{y} 1. a1 {z}) *", "[Result \"*\"]\n\n1. f3 (1. a1 {x\\ny\\nz}) *\n"),
        (b"1. f3 ({x}) a1 *", "[Result \"*\"]\n\n1. f3 {x} 1... a1 *\n"),
        (b"1. f3 ({x}", "[Result \"*\"]\n\n1. f3 {x} *\n"),
        (b"1. f3 (1. a1 b1 (1... c1 {x} 2. d1", "[Result \"*\"]\n\n1. f3 (1. a1 b1 (1... c1 {x} 2. d1)) *\n"),
        (b"1. f3 1-0", "[Result \"*\"]\n\n1. f3 *\n"),
        (b"1. f3 {a\\", "[Result \"*\"]\n\n1. f3 {a} *\n"),
    ] {
        let reading = only(lenient(text, Format::Dvonn));
        assert_eq!(refusal(&reading), None, "{repaired}");
        assert_eq!(reading.record.to_string(), repaired);
    }
}

#[test]
fn a_variation_that_repeats_a_move_never_takes_the_place_of_the_line() {
    for (text, canonical) in [
        ("1. a1 (1. a1 b1 2. d1) 1... c1 *", "1. a1 c1 (1... b1 2. d1) *"),
        ("1. a1 (1. a1) 1... c1 *", "1. a1 c1 *"),
        ("1. a1 (1. b1 c1) (1. b1 d1) 1... e1 *", "1. a1 (1. b1 c1 (1... d1)) 1... e1 *"),
        ("1. a1 c1 (1... c1 d1 2... e1) 2. f1 *", "1. a1 c1 2. f1 (2. d1 e1) *"),
    ] {
        let reading = only(lenient(text.as_bytes(), Format::Dvonn));
        assert_eq!(refusal(&reading), None, "{text}");
        assert!(
            reading.record.to_string().ends_with(&format!("\n\n{canonical}\n")),
            "{text}: {}",
            reading.record
        );
    }
}

#[test]
pub(super) fn a_thousand_repairs_are_enough() {
    for (count, is_refused) in [(1000, false), (1001, true)] {
        let text = format!("1. f3 {}*", "! ".repeat(count));
        let readings = read(text.as_bytes(), Some(Format::Dvonn), Strictness::Lenient);
        assert_eq!(readings[0].repairs.len(), 1000);
        assert_eq!(readings[0].refused.is_some(), is_refused, "{count}");
        assert_eq!(main_line(&readings[0].record), "f3");
    }
}

#[test]
pub(super) fn refusals_of_our_text_say_where_and_why() {
    for (text, error, kept) in [
        ("", "line 1, column 1: no game was found", ""),
        (" \n\t\n ", "line 3, column 2: no game was found", ""),
        ("1. f3 a1 f3 *", "line 1, column 10: move 3: f3: f3 is occupied", "f3 a1"),
        (
            "1. f3\na1-a2 *",
            "line 2, column 1: move 2: a1-a2: stacks cannot move until all 49 pieces are placed",
            "f3",
        ),
        (
            "1. f3 a1 (1... pass) *",
            "line 1, column 16: move 2: pass: passing is not allowed during placement",
            "f3 a1",
        ),
        ("1. f3 z9 *", "line 1, column 7: move 2: \"z9\" is not a cell", "f3"),
        ("1. f3 a1-z9 *", "line 1, column 7: move 2: \"z9\" is not a cell", "f3"),
        (
            "hello *",
            "line 1, column 1: move 1: \"hello\" is not a move; write moves as d3, c1-c2 or pass",
            "",
        ),
        (
            "[Start \"x\"] *",
            "line 1, column 9: the start position is not valid: a position has three parts (rows, side to move and phase), but this has 1",
            "",
        ),
        ("[White Ann] *", "line 1, column 8: a tag must look like [Name \"value\"]", ""),
        ("[White \"Ann] *", "line 1, column 15: a tag must look like [Name \"value\"]", ""),
        ("[White \"Ann\" *", "line 1, column 14: a tag must look like [Name \"value\"]", ""),
        ("[", "line 1, column 2: a tag must look like [Name \"value\"]", ""),
        ("[1 \"x\"] *", "line 1, column 1: \"1\" is not a valid tag name", ""),
        ("[\"x\"] *", "line 1, column 1: \"\" is not a valid tag name", ""),
        (
            "1. f3 @4 *",
            "line 1, column 7: \"@4\" is not a clock time; write it as @4:59 or @1:04:59.250",
            "f3",
        ),
        ("@4:59 *", "line 1, column 1: a clock time must follow a move", ""),
        ("1. f3 (@4:59 a1) *", "line 1, column 8: a clock time must follow a move", "f3"),
        ("(1. a1) *", "line 1, column 1: a variation must follow a move", ""),
        ("1. f3 ((1. a1) 1. b1) *", "line 1, column 8: a variation must follow a move", "f3"),
        ("1. f3 ) *", "line 1, column 7: unmatched closing parenthesis", "f3"),
        ("1. f3 * a1", "line 1, column 9: unexpected \"a1\" after the end of the game", "f3"),
        ("1. f3 *\n{x}", "line 2, column 1: unexpected \"{x}\" after the end of the game", "f3"),
        ("1. f3 {\u{e9}\u{1f600}} 1... x", "line 1, column 17: move 2: \"x\" is not a cell", "f3"),
    ] {
        for strictness in [Strictness::Strict, Strictness::Lenient] {
            let reading = only(read(text.as_bytes(), Some(Format::Dvonn), strictness));
            assert_eq!(refusal(&reading).as_deref(), Some(error), "{text:?}");
            assert_eq!(main_line(&reading.record), kept, "{text:?}");
        }
    }
}

#[test]
fn clock_times_have_two_forms() {
    for (word, millis) in [
        ("@0:00", Some(0)),
        ("@4:59", Some(299_000)),
        ("@4:59.2", Some(299_200)),
        ("@4:59.25", Some(299_250)),
        ("@4:59.250", Some(299_250)),
        ("@90:00", Some(5_400_000)),
        ("@1:00:00", Some(3_600_000)),
        ("@1:04:59.250", Some(3_899_250)),
        ("@5124095576030:25:51.615", Some(u64::MAX)),
        ("@5124095576030:25:51.616", None),
        ("@9999999999999:00:00", None),
        ("@", None),
        ("@4", None),
        ("@4:60", None),
        ("@1:60:00", None),
        ("@1:1:1:1", None),
        ("@4:5.2500", None),
        ("@4:59.", None),
        ("@-4:59", None),
        ("@4:+9", None),
        ("@:59", None),
    ] {
        let reading = only(lenient(format!("f3 {word} *").as_bytes(), Format::Dvonn));
        let left = reading.record.tree.clock(reading.record.tree.main_end());
        assert_eq!(left, millis.map(Duration::from_millis), "{word}");
        assert_eq!(reading.refused.is_some(), millis.is_none(), "{word}");
    }
}
