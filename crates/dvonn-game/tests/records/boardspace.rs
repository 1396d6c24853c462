//! Files of Boardspace, which record gestures.

use super::games::{boardspace, finished_moves, game_gestures};
use super::*;

/// All cells in order: a1, b1, c1 are DVONN pieces, then black and white alternate from d1 on.
fn placed() -> Vec<String> {
    Cell::ALL.iter().map(ToString::to_string).collect()
}

#[test]
fn only_what_stands_at_done_was_placed() {
    for (gestures, moves) in [
        ("0 dropb A 1; 0 done; 1 dropb K 5; 1 done", "a1 k5"),
        ("0 pick wr 0; 0 dropb A 1; 0 done", "a1"),
        ("0 pick wr 0; 0 drop wr 0; 0 pick wr 0; 0 dropb A 1; 0 done", "a1"),
        ("0 dropb A 1; 0 pickb A 1; 0 dropb B 1; 0 done", "b1"),
        ("0 pick wr 0; 0 dropb A 1; 0 pickb A 1; 0 drop wr 0; 0 pick wr 0; 0 dropb C 1; 0 done", "c1"),
        ("0 dropb A 1; 0 reset; 0 dropb B 1; 0 done", "b1"),
        ("0 DROPB a 1; 0 Done", "a1"),
        ("", ""),
    ] {
        assert_eq!(main_line(&record(&boardspace(gestures), Format::Boardspace)), moves, "{gestures}");
    }
}

#[test]
fn talk_between_the_gestures_is_no_move() {
    let gestures = "0 dropb A 1; 0 time 17; 0 done; 1 offerdraw; 0 declinedraw; 1 dropb K 5; 1 done";
    let talked = record(&boardspace(gestures), Format::Boardspace);
    assert_eq!((main_line(&talked).as_str(), talked.ending()), ("a1 k5", None));
    let agreed = record(&boardspace(&format!("{gestures}; 0 offerdraw; 1 acceptdraw")), Format::Boardspace);
    assert_eq!((main_line(&agreed).as_str(), agreed.ending()), ("a1 k5", Some(Ending::DrawAgreed)));
}

/// Gestures after all placements, and what they come to.
fn check_gestures(gestures: &str, moves: &str, expected: &[&str], ending: Option<Ending>) {
    let all = game_gestures(&placed(), &[]) + ";" + gestures;
    let reading = only(lenient(boardspace(&all).as_bytes(), Format::Boardspace));
    assert_eq!(refusal(&reading), None, "{gestures}");
    let line = main_line(&reading.record);
    assert_eq!(line.strip_prefix(&placed().join(" ")).unwrap().trim(), moves, "{gestures}");
    assert_eq!(repairs(&reading), expected, "{gestures}");
    assert_eq!(reading.record.ending(), ending, "{gestures}");
}

#[test]
fn only_what_stands_at_done_was_moved() {
    for (gestures, moves) in [
        ("0 pickb E 1; 0 dropb F 1; 0 done", "e1-f1"),
        ("0 move E 1 F 1; 0 done", "e1-f1"),
        ("0 move E 1 F 1; 0 done; 1 move D 1 C 1; 1 done", "e1-f1 d1-c1"),
        // Put back, and another stack.
        ("0 pickb E 1; 0 dropb E 1; 0 pickb G 1; 0 dropb F 1; 0 done", "g1-f1"),
        // Put down, taken up again, put down elsewhere.
        ("0 pickb E 1; 0 dropb F 1; 0 pickb F 1; 0 dropb D 1; 0 done", "e1-d1"),
        ("0 move E 1 F 1; 0 pickb F 1; 0 dropb D 1; 0 done", "e1-d1"),
        // Put down, taken up again, put back, and another stack.
        ("0 pickb E 1; 0 dropb F 1; 0 pickb F 1; 0 dropb E 1; 0 pickb G 1; 0 dropb F 1; 0 done", "g1-f1"),
        ("0 pickb E 1; 0 dropb F 1; 0 reset; 0 move G 1 F 1; 0 done", "g1-f1"),
        ("0 pickb E 1; 0 undo; 0 move G 1 F 1; 0 done", "g1-f1"),
        // Never done.
        ("0 pickb E 1", ""),
        ("0 move E 1 F 1; 0 reset", ""),
    ] {
        check_gestures(gestures, moves, &[], None);
    }
}

#[test]
fn turns_end_and_games_are_given_up() {
    let turn = "the end of a turn was missing";
    let resigned = |by: Color| Some(Ending::Resigned { by });
    for (gestures, moves, repairs, ending) in [
        ("0 move E 1 F 1; 1 move D 1 C 1; 1 done", "e1-f1 d1-c1", &[turn][..], None),
        ("0 move E 1 F 1", "e1-f1", &[turn], None),
        ("0 resign; 0 done", "", &[], resigned(White)),
        ("0 resign", "", &[], resigned(White)),
        ("1 resign; 1 done", "", &[], resigned(Black)),
        ("0 move E 1 F 1; 0 done; 1 resign; 0 done", "e1-f1", &[], resigned(Black)),
        ("0 move E 1 F 1; 0 resign", "", &[], resigned(White)), // it was not done
        ("0 resign; 0 move E 1 F 1; 0 done", "", &[], resigned(White)),
        ("0 done; 0 move E 1 F 1; 0 done", "e1-f1", &["\"done\" was ignored"], None),
        ("0 wave E 1; 0 move E 1 F 1; 0 done", "e1-f1", &["\"wave E 1\" was ignored"], None),
    ] {
        check_gestures(gestures, moves, repairs, ending);
    }
}

#[test]
pub(super) fn a_gesture_that_makes_no_move_is_refused_and_what_came_before_is_kept() {
    for (gestures, error, kept) in [
        ("1 move D 1 C 1; 1 done", "line 103, column 3: move 50: Black moves, but it is White's turn", ""),
        (
            "0 move E 1 F 1; 0 done; 0 move G 1 F 1; 0 done",
            "line 105, column 3: move 51: White moves, but it is Black's turn",
            "e1-f1",
        ),
        ("0 dropb F 1", "line 103, column 3: move 50: a piece is put on f1, but nothing was picked up", ""),
        (
            "0 move E 1 F 1; 0 done; 1 move F 1 D 1; 1 done; 0 move G 1 H 1; 0 done",
            "line 105, column 3: move 51: f1-d1: the stack on f1 belongs to the opponent",
            "e1-f1",
        ),
        (
            "0 pick wr 0; 0 dropb A 1; 0 done",
            "line 104, column 3: move 50: a1: all pieces are placed; to move, name both cells, not only a1",
            "",
        ),
        (
            "0 pass; 0 done",
            "line 103, column 3: move 50: pass: passing is allowed only when there is no legal move",
            "",
        ),
    ] {
        let file = boardspace(&(game_gestures(&placed(), &[]) + ";" + gestures));
        for strictness in [Strictness::Strict, Strictness::Lenient] {
            let reading = only(read(file.as_bytes(), Some(Format::Boardspace), strictness));
            assert_eq!(refusal(&reading).as_deref(), Some(error), "{gestures}");
            let line = main_line(&reading.record);
            assert_eq!(line.strip_prefix(&placed().join(" ")).unwrap().trim(), kept, "{gestures}");
        }
    }
}

#[test]
fn a_forced_pass_is_said_or_done_or_left_out() {
    let (_, moves) = golem_game();
    for pass in [&["pass", "done"][..], &["done"], &[], &["pass"]] {
        let file = boardspace(&(game_gestures(&moves, pass) + "; 0 resign"));
        let reading = only(lenient(file.as_bytes(), Format::Boardspace));
        assert_eq!(refusal(&reading), None, "{pass:?}");
        assert_eq!(main_line(&reading.record), moves.join(" "), "{pass:?}");
        assert_eq!(reading.record.ending(), Some(Ending::Resigned { by: White }));
        let missing = if pass == ["pass"] { 3 } else { 0 };
        assert_eq!(repairs(&reading), vec!["the end of a turn was missing"; missing], "{pass:?}");
    }
    // Passes after the end are no plies, nor is anything else that is merely done.
    let moves = finished_moves();
    let file =
        boardspace(&(game_gestures(&moves, &["pass", "done"]) + "; 0 pass; 0 done; 1 done; 1 pass; 1 done"));
    assert_eq!(main_line(&record(&file, Format::Boardspace)), moves.join(" "));
}

#[test]
fn boardspace_tells_about_the_players() {
    let file = b"(; GM[Dvonn]VV[1]\nSU[dvonn 123]\nDT[Mon May 21 23:34:56 PDT 2012]\nGN[]\nRE[who knows]\n\
        P0[id \"Ren\xe9 \\] x\"]\nP0[ranking 1500]\nP1[id \"SmartBot\"]\n; P0[0 Start P0]\n; P0[1 dropb A 1]\n\
        ; P-1[Pop P0\\[1 dropb A 1\\]]\n; P-1[edit: P0\\[reset\\] deleted]\n; P0[2 done]\n;\n\
        P0[time 0:03:35 ]\nP1[time 0:01:00 ]\n)\n";
    let reading = only(strict(file, Format::Boardspace));
    assert_eq!(refusal(&reading), None);
    assert_eq!(main_line(&reading.record), "a1");
    let expected = [
        ("Date", "Mon May 21 23:34:56 PDT 2012"),
        ("White", "Ren\u{e9} ] x"),
        ("WhiteRating", "1500"),
        ("Black", "SmartBot"),
        ("BlackLevel", "SmartBot"),
        ("WhiteTimeUsed", "0:03:35"),
        ("BlackTimeUsed", "0:01:00"),
    ];
    assert_eq!(reading.record.tags.iter().collect::<Vec<_>>(), expected);

    // If the other one starts, the names change places.
    let file =
        "(;P0[id \"a\"]P1[id \"b\"]P1[ranking 7];P1[0 Start P1];P1[1 dropb A 1];P1[2 done];P0[3 resign])";
    let record = record(file, Format::Boardspace);
    assert_eq!(
        record.tags.iter().collect::<Vec<_>>(),
        [("Black", "a"), ("White", "b"), ("WhiteRating", "7")]
    );
    assert_eq!(record.ending(), Some(Ending::Resigned { by: Black }));
}

#[test]
fn a_boardspace_file_may_hold_several_games() {
    let games =
        [boardspace("0 dropb A 1; 0 done"), boardspace("0 dropb B 1; 0 done; 1 resign"), boardspace("")];
    let readings = strict(games.concat().as_bytes(), Format::Boardspace);
    let found: Vec<(String, Option<Ending>)> =
        readings.iter().map(|reading| (main_line(&reading.record), reading.record.ending())).collect();
    let black = Some(Ending::Resigned { by: Black });
    assert_eq!(found, [("a1".to_owned(), None), ("b1".to_owned(), black), (String::new(), None)]);
    // The second of two is broken.
    let readings = lenient((games[0].clone() + "(;P0[1 dropb Z 1])").as_bytes(), Format::Boardspace);
    assert_eq!(readings.len(), 2);
    assert_eq!(refusal(&readings[0]), None);
    assert_eq!(refusal(&readings[1]).as_deref(), Some("line 8, column 3: move 1: \"Z1\" is not a cell"));
}
