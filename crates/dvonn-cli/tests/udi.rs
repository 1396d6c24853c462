//! The engine protocol, line by line with a live process.

#![allow(clippy::unwrap_used)]

mod support;

use support::{BLACK_MUST_PASS, FIGURE_3, FINISHED, Live, conformance, start, text, texts};

const START: &str = "position ........./........../.........../........../......... W P";

/// A live session; each answer must arrive before the next line is sent, so every line is flushed.
fn session() -> Live {
    start(["udi"])
}

/// Everything a session can print about its state.
fn state(session: &mut Live) -> [String; 5] {
    ["d", "legal", "score", "outcome", "removed"].map(|question| session.ask(question))
}

/// An answer in the form `head word word …`.
fn answer(head: &str, words: &[&str]) -> String {
    [&[head], words].concat().join(" ")
}

#[test]
fn the_greeting_names_the_program_and_ends_with_udiok() {
    let mut session = session();
    session.say("udi");
    assert!(session.hear().starts_with("id name dvonn"));
    assert!(session.hear().starts_with("id author "));
    loop {
        match session.hear().as_str() {
            "udiok" => break,
            option => assert!(option.starts_with("option "), "{option}"),
        }
    }
    assert_eq!(session.ask("isready"), "readyok");
    session.say("quit");
    assert_eq!(session.end().fine(), "");
}

#[test]
fn a_dialogue_from_the_first_line_to_the_last() {
    let figure_3_moves = format!("position text {FIGURE_3} moves e3-f3");
    let must_pass = format!("position text {BLACK_MUST_PASS}");
    let finished = format!("position text {BLACK_MUST_PASS} moves pass c3-a3");
    let mut session = session();
    for (line, expected) in [
        ("d", START),
        ("outcome", "outcome none"),
        ("removed", "removed"),
        ("perft 0", "perft 0 1"),
        ("perft 3", "perft 3 110544"),
        ("position start moves f3 C3 pass", "error move 3, pass: passing is not allowed during placement"),
        ("d", START),
    ] {
        assert_eq!(session.ask(line), expected, "{line}");
    }
    session.say("position start moves f3 C3");
    assert_eq!(session.ask("d"), "position ........./........../..D..D...../........../......... W P");
    session.say(&figure_3_moves);
    let cut = [
        "position .....W2BDB/.....B4+W2BW3W/.....W2D.WBW/.....W3B3.B2./......... B M",
        "legal g2-j5 g4-k4 i2-g2 i2-i4 i2-k4 i4-h4 i4-i3 i4-i5 i4-j4 i4-j5 i5-h4 i5-h5 i5-i4 i5-j5 j3-i2 j3-i3 \
         j3-j4 j3-k3 j3-k4 k5-j4 k5-j5 k5-k4",
        "score 15 13",
        "outcome none",
        "removed b1 c1 c2 d2 d3 e4 e5",
    ];
    assert_eq!(state(&mut session), cut);
    session.say(&must_pass);
    assert_eq!(session.ask("legal"), "legal pass");
    session.say(&finished);
    let over = [&format!("position {FINISHED}"), "legal", "score 3 0", "outcome white", "removed"];
    assert_eq!(state(&mut session), over);
    session.say("newgame");
    assert_eq!(session.ask("d"), START);
    session.say("position start moves");
    assert_eq!(session.ask("d"), START);
    session.say("quit");
    assert_eq!(session.end().fine(), "");
}

#[test]
fn every_error_is_one_line_and_changes_nothing() {
    let mut session = session();
    session.say(format!("position text {FIGURE_3} moves e3-f3"));
    let before = state(&mut session);
    let long_word = "x".repeat(5000);
    for (line, reason) in [
        ("GO", "unknown command \"GO\""),
        ("QUIT", "unknown command \"QUIT\""),
        (long_word.as_str(), "unknown command \"xxx"),
        ("d d", "d takes no arguments"),
        ("quit now", "quit takes no arguments"),
        ("newgame 2", "newgame takes no arguments"),
        ("perft", "perft takes one depth"),
        ("perft 1 2", "perft takes one depth"),
        ("perft -1", "\"-1\" is not a depth"),
        ("perft two", "\"two\" is not a depth"),
        ("perft 99999999999999999999", "is not a depth"),
        ("position", "position takes start, or text ROWS SIDE PHASE"),
        ("position Start", "position takes start, or text ROWS SIDE PHASE"),
        ("position text", "position takes start, or text ROWS SIDE PHASE"),
        ("position text x W", "position takes start, or text ROWS SIDE PHASE"),
        ("position text x W M", "5 rows"),
        ("position text ........./........../.........../........../......... B P", "White's turn"),
        ("position text ........./........../.........../........../......... W M", "DVONN"),
        ("position text ........./........../..D........../........../......... B P", "row 3"),
        ("position text ........./........../Z........../........../......... W P", "'Z'"),
        ("position start f3", "\"f3\" stands where moves should"),
        ("position start moves z9", "\"z9\" is not a cell"),
        ("position start moves f3 f3", "move 2, f3: f3 is occupied"),
        ("position start moves f3 c3-c4", "move 2, c3-c4: stacks cannot move until"),
        ("position start moves f3\u{1b}[31m\u{7}", "is not a"),
    ] {
        let answer = session.ask(line);
        assert!(answer.starts_with("error ") && answer.contains(reason), "{line:.40}: {answer}");
        assert!(!answer.contains(char::is_control) && answer.len() < 400, "{line:.40}: {answer}");
        assert_eq!(state(&mut session), before, "{line:.40}");
    }
    assert_eq!(session.ask(b"d \xff\xfe"), "error the line is not UTF-8");
    assert_eq!(session.ask(b"position start moves \xc3"), "error the line is not UTF-8");
    assert_eq!(state(&mut session), before);
    assert_eq!(session.end().fine(), "");
}

#[test]
fn every_refused_move_of_the_conformance_vectors_leaves_the_position_as_it_was() {
    let mut session = session();
    for row in conformance("refusals.jsonl") {
        let (position, mv) = (text(&row, "pos"), text(&row, "move"));
        session.say(format!("position text {position}"));
        let refused = session.ask(format!("position text {position} moves {mv}"));
        assert!(refused.starts_with(&format!("error move 1, {mv}: ")), "{refused}: {row}");
        assert_eq!(session.ask("d"), format!("position {position}"));
    }
}

#[test]
fn blank_lines_extra_spaces_and_crlf_are_accepted() {
    let mut session = session();
    session.send("\n   \n\r\n\t\r\n");
    session.send("  isready \t \r\n");
    assert_eq!(session.hear(), "readyok");
    session.send("position  start   moves f3\tc3 \r\nd\r\n");
    assert_eq!(session.hear(), "position ........./........../..D..D...../........../......... W P");
    session.send("quit\r\n");
    assert_eq!(session.end().fine(), "");
}

#[test]
fn the_end_of_input_ends_the_process_even_within_a_line() {
    assert_eq!(session().end().fine(), "");
    let mut session = session();
    session.send("isready\nscore");
    assert_eq!(session.hear(), "readyok");
    assert_eq!(session.end().fine(), "score 0 0\n");
}

#[test]
fn lines_after_quit_are_not_read() {
    let mut session = session();
    session.send("quit\nisready\n");
    assert_eq!(session.end().fine(), "");
}

#[test]
fn a_line_of_three_megabytes_is_one_error() {
    let mut session = session();
    for line in ["f3 ".repeat(1 << 20), format!("position start moves {}", "f3 ".repeat(1 << 20))] {
        assert!(session.ask(line).starts_with("error "));
    }
    assert_eq!(session.ask([0_u8, 0xff].repeat(1_500_000)), "error the line is not UTF-8");
    assert_eq!(session.ask("d"), START);
}

#[test]
fn whole_games_are_reported_ply_by_ply() {
    let games = conformance("games.jsonl");
    let mut session = session();
    for game in &games {
        let mut line = format!("position text {} moves", text(game, "start"));
        if text(game, "start").ends_with("W P") {
            line = "position start moves".to_owned();
        }
        session.say(&line);
        assert_eq!(session.ask("legal"), answer("legal", &texts(game, "legal")), "{line}");
        let plies = game["plies"].as_array().unwrap();
        for ply in plies {
            line = format!("{line} {}", text(ply, "move"));
            session.say(&line);
            let is_over = texts(ply, "legal").is_empty();
            let expected = [
                format!("position {}", text(ply, "pos")),
                answer("legal", &texts(ply, "legal")),
                format!("score {} {}", ply["score"][0], ply["score"][1]),
                format!("outcome {}", if is_over { text(game, "result") } else { "none" }),
                answer("removed", &texts(ply, "removed")),
            ];
            assert_eq!(state(&mut session), expected, "{line}");
        }
    }
    assert_eq!(session.end().fine(), "");
}

#[test]
fn perft_agrees_with_the_conformance_vectors() {
    let mut session = session();
    for row in conformance("perft.jsonl") {
        session.say(format!("position text {}", text(&row, "pos")));
        for (depth, nodes) in row["nodes"].as_array().unwrap().iter().enumerate() {
            if nodes.as_u64().unwrap() < 200_000 {
                assert_eq!(session.ask(format!("perft {depth}")), format!("perft {depth} {nodes}"), "{row}");
            }
        }
    }
}
