//! `replay` with and without a pseudo-terminal, and other output that only a terminal shows.

#![allow(clippy::unwrap_used)]
#![cfg(unix)]

mod support;

use rustix::process::Signal;
use rustix::termios::{LocalModes, tcgetattr};
use support::terminal::Terminal;
use support::{conformance, dvonn, dvonn_reading, text, texts};
use tempfile::TempDir;

const RIGHT: &str = "\x1b[C";
const LEFT: &str = "\x1b[D";
const UP: &str = "\x1b[A";
const DOWN: &str = "\x1b[B";
const PAGE_UP: &str = "\x1b[5~";
const PAGE_DOWN: &str = "\x1b[6~";
const HOME: &str = "\x1b[H";
const END: &str = "\x1b[F";

/// A public game of 75 plies, with passes and removals.
fn long_game() -> String {
    let known = conformance("known.jsonl");
    let row = known.iter().find(|row| text(row, "id") == "lg-2014").unwrap();
    format!("[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"*\"]\n\n{} *\n", texts(row, "moves").join(" "))
}

/// A folder with a record in the file `game`.
fn folder_with(record: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("game"), record).unwrap();
    folder
}

#[test]
fn without_a_terminal_every_position_is_printed() {
    let folder = folder_with(&long_game());
    let path = folder.path().join("game");
    let printed = dvonn(["replay", path.to_str().unwrap()]).fine();
    assert!(printed.starts_with("Ann – Bob\n75 moves\n"), "{printed:.80}");
    for ply in 1..=75 {
        assert!(printed.contains(&format!("\nMove {ply} of 75: ")), "ply {ply}");
    }
    assert_eq!(printed.matches("\nPieces: ").count(), 76);
    assert!(printed.contains("\nMove 49 of 75: White c5\n"), "the last placement");
    assert!(printed.contains("\nMove 70 of 75: White pass\n"), "a pass");
    assert!(printed.trim_end().ends_with("End of the game: unfinished, 5-29"), "{printed}");
    assert!(!printed.contains('\x1b'));
    assert_eq!(dvonn_reading(["replay", "-"], long_game()).fine(), printed);
}

#[test]
fn cells_are_named_in_the_chosen_notation() {
    for (notation, cut, blocked) in [
        ("standard", "h3-g2, removed i4 i5 j5", "d2 e2 e3 f2 f3"),
        ("newsletter", "c8-d7, removed a9 a10 b9", "c5 c6 d4 d5 d6"),
        ("printed", "h3-g4, removed i1 i2 j1", "d4 e3 e4 f3 f4"),
    ] {
        let printed = dvonn_reading(["replay", "-", "--notation", notation], long_game()).fine();
        let screen = printed.split("\nAnn – Bob\n").nth(69).unwrap();
        assert!(screen.starts_with(&format!("Move 69 of 75: Black {cut}\n")), "{notation}: {screen}");
        assert!(screen.contains(&format!("neighbours occupied): {blocked}\n")), "{notation}: {screen}");
    }
}

#[test]
fn one_game_of_several_is_chosen_by_its_number() {
    let games = "[White \"Ann\"]\nf3 *\n\n[White \"Cleo\"]\nf3 a1 *\n";
    let replay = |number: &str| dvonn_reading(["replay", "-", "--game", number], games);
    assert!(replay("1").fine().starts_with("Ann\n1 move\n"));
    assert!(replay("2").fine().starts_with("Cleo\n2 moves\n"));
    for (number, shown) in [("0", "0"), ("3", "3"), ("99999", "99,999")] {
        let complaint = format!("dvonn: there is no game {shown}; games in the file: 2\n");
        assert_eq!(replay(number).bad_use(), complaint);
    }
    assert!(replay("x").bad_use().contains("--game"));
    assert!(dvonn(["replay", "no-such-file"]).bad_use().starts_with("dvonn: no-such-file: "));
}

#[test]
fn moves_before_a_refused_ply_are_shown() {
    let (printed, complaint) = dvonn_reading(["replay", "-"], "f3 c3 f3").no();
    assert!(printed.contains("Move 2 of 2: Black c3"), "{printed}");
    assert_eq!(complaint, "dvonn: line 1, column 7: move 3: f3: f3 is occupied\n");
    let (printed, complaint) = dvonn_reading(["replay", "-"], "rubbish").no();
    assert_eq!(printed, "");
    assert!(complaint.contains("\"rubbish\""), "{complaint}");
}

#[test]
fn keys_step_through_the_game() {
    let folder = folder_with(&long_game());
    let mut terminal = Terminal::start(&["replay", "game"], folder.path());
    terminal.wait_for("75 moves");
    assert!(terminal.display.screen().alternate_screen() && terminal.display.screen().hide_cursor());
    let raw = tcgetattr(&terminal.line).unwrap().local_modes;
    assert!(!raw.intersects(LocalModes::ICANON | LocalModes::ECHO), "keys are read at once and not shown");
    for (keys, shown) in [
        (RIGHT, "Move 1 of 75: White g2"),
        (" ", "Move 2 of 75: Black c1"),
        ("n", "Move 3 of 75"),
        ("\r", "Move 4 of 75"),
        (LEFT, "Move 3 of 75"),
        ("p", "Move 2 of 75"),
        ("\x7f", "Move 1 of 75"),
        (DOWN, "Move 11 of 75"),
        (PAGE_DOWN, "Move 21 of 75"),
        (UP, "Move 11 of 75"),
        (PAGE_UP, "Move 1 of 75"),
        (UP, "75 moves"),
        (END, "Move 75 of 75: Black e3-e1"),
        (HOME, "75 moves"),
        ("m", "Move 49 of 75: White c5"),
        (DOWN, "Move 59 of 75"),
    ] {
        terminal.press(keys);
        terminal.wait_for(shown);
    }
    // Both ends are limits: one step inward shows where it stopped.
    terminal.press(&[END, RIGHT, DOWN, LEFT].concat());
    terminal.wait_for("Move 74 of 75");
    terminal.press(&[HOME, LEFT, UP, RIGHT].concat());
    terminal.wait_for("Move 1 of 75");
    terminal.press("q");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn screens_fit_a_terminal_of_80_by_24() {
    let folder = folder_with(&long_game());
    let mut terminal = Terminal::start(&["replay", "game"], folder.path());
    terminal.wait_for("75 moves");
    insta::assert_snapshot!("replay_start", terminal.screen());
    for ply in 1..=75 {
        terminal.press(RIGHT);
        terminal.wait_for(&format!("Move {ply} of 75"));
        assert!(terminal.screen().starts_with("Ann – Bob\n"), "{}", terminal.screen());
        if [49, 69, 75].contains(&ply) {
            insta::assert_snapshot!(format!("replay_ply_{ply}"), terminal.screen());
        }
    }
    terminal.press("q");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn q_escape_and_control_c_restore_the_terminal() {
    let folder = folder_with(&long_game());
    for key in ["q", "\x1b", "\x03"] {
        let mut terminal = Terminal::start(&["replay", "game"], folder.path());
        terminal.wait_for("75 moves");
        terminal.press(key);
        assert_eq!(terminal.end(), Some(0), "{key:?}");
    }
}

#[test]
fn a_refused_ply_is_reported_after_the_terminal_is_restored() {
    let folder = folder_with("f3 c3 f3");
    let mut terminal = Terminal::start(&["replay", "game"], folder.path());
    terminal.wait_for("2 moves");
    terminal.press("q");
    assert_eq!(terminal.end(), Some(1));
    assert!(
        terminal.screen().contains("line 1, column 7: move 3: f3: f3 is occupied"),
        "{}",
        terminal.screen()
    );
}

#[test]
fn unknown_keys_and_a_resize_do_no_harm() {
    let folder = folder_with(&long_game());
    let mut terminal = Terminal::start(&["replay", "game"], folder.path());
    terminal.wait_for("75 moves");
    terminal.press(&["x", "Q", "é", "\t", "\x1bOP", "\x1b[15~", "\x1b[1;5C", "\x01", "\0", "7"].concat());
    terminal.press(&[HOME, DOWN].concat());
    terminal.wait_for("Move 10 of 75");
    for (ply, (rows, columns)) in [(11, (5, 20)), (12, (4, 40)), (13, (60, 200)), (14, (24, 80))] {
        terminal.resize(rows, columns);
        // A key at the same moment may be delayed: crossterm reports one event and drops the other.
        terminal.wait_for(&format!("Move {} of 75", ply - 1));
        terminal.press(RIGHT);
        terminal.wait_for(&format!("Move {ply} of 75"));
    }
    terminal.press("q");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn colours_appear_on_a_terminal_unless_they_are_turned_off() {
    let folder = folder_with(&long_game());
    let show = ["show", support::FIGURE_3];
    for (variables, is_coloured) in
        [(&[][..], true), (&[("NO_COLOR", "1")][..], false), (&[("TERM", "dumb")][..], false)]
    {
        let mut terminal = Terminal::start_with(&show, folder.path(), variables);
        terminal.wait(|screen| screen.contains("Blocked (all six neighbours occupied): j4"));
        assert_eq!(terminal.is_coloured(), is_coloured, "show with {variables:?}");
        assert_eq!(terminal.end(), Some(0));

        let mut terminal = Terminal::start_with(&["replay", "game"], folder.path(), variables);
        terminal.wait_for("75 moves");
        terminal.press("m");
        terminal.wait_for("Move 49 of 75");
        assert_eq!(terminal.is_coloured(), is_coloured, "replay with {variables:?}");
        terminal.press("q");
        assert_eq!(terminal.end(), Some(0));
    }
    let mut terminal = Terminal::start(&["show", "nonsense"], folder.path());
    terminal.wait(|screen| screen.contains("dvonn: not a valid position"));
    assert!(terminal.is_coloured(), "errors");
    assert_eq!(terminal.end(), Some(2));
}

#[test]
fn a_record_cannot_control_the_terminal() {
    let record =
        "[White \"\x1b[32mAnn\x07\"]\n[Result \"*\"]\n\nf3 {\x1b[2J\x1b]0;title\x07\u{9b}31mred} *\n";
    let json = r#"{"format": "dvonn-record", "version": 1, "moves": [{"move": "\u001b[2Jx"}]}"#;
    let folder = folder_with(record);
    std::fs::write(folder.path().join("json"), json).unwrap();
    let mut terminal = Terminal::start(&["replay", "game"], folder.path());
    terminal.wait_for("1 move");
    terminal.press(RIGHT);
    terminal.wait_for("red");
    terminal.press("q");
    assert_eq!(terminal.end(), Some(0));
    let seen = String::from_utf8_lossy(&terminal.seen).into_owned();
    assert!(seen.contains("\u{fffd}[32mAnn\u{fffd}") && seen.contains("\u{fffd}[2J"), "{seen:?}");
    assert!(!seen.contains(['\x07', '\u{9b}']), "{seen:?}");

    for arguments in
        [&["check", "game", "json"][..], &["replay", "json"], &["convert", "json", "--to", "dvonn"]]
    {
        let mut terminal = Terminal::start(arguments, folder.path());
        assert_eq!(terminal.end(), Some(1), "{arguments:?}");
        let seen = String::from_utf8_lossy(&terminal.seen).into_owned();
        assert!(seen.contains("is not a") && !seen.contains("\x1b[2J"), "{arguments:?}: {seen:?}");
    }
}

#[test]
fn a_long_comment_does_not_hide_the_board() {
    let comment = "why ".repeat(2000);
    let folder = folder_with(&format!("[Result \"*\"]\n\n1. f3 {{{comment}}} *"));
    let mut terminal = Terminal::start(&["replay", "game"], folder.path());
    terminal.press(RIGHT);
    terminal.wait_for("Move 1 of 1");
    assert!(terminal.screen().contains('…') && terminal.screen().contains("q quit"), "{}", terminal.screen());
    terminal.press("q");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn analysis_shows_its_progress_on_a_terminal_and_clears_it() {
    let folder = folder_with(&long_game());
    let mut terminal = Terminal::start(&["analyze", "game", "--nodes", "50"], folder.path());
    terminal.wait(|screen| screen.contains("pieces lost: "));
    assert_eq!(terminal.end(), Some(0));
    let seen = String::from_utf8_lossy(&terminal.seen).into_owned();
    assert!(seen.contains("[####................] ") && seen.contains(" nodes, "), "{seen}");
    assert!(!terminal.screen().contains("nodes"), "{}", terminal.screen());
}

#[test]
fn control_c_ends_an_analysis_with_the_results_so_far() {
    let full = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M";
    let folder = folder_with("");
    let mut terminal = Terminal::start(&["analyze", full, "--time", "600s"], folder.path());
    terminal.wait(|screen| screen.contains(" nodes, "));
    terminal.signal(Signal::INT);
    terminal.wait(|screen| screen.contains("White to move: "));
    assert_eq!(terminal.end(), Some(0));
}
