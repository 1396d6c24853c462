//! `play` on a pseudo-terminal: whole games by keyboard, typing and mouse, and how it exits.

#![allow(clippy::unwrap_used)]
#![cfg(unix)]

mod support;

use std::num::NonZero;
use std::path::Path;

use rustix::termios::{LocalModes, tcgetattr};
use support::terminal::Terminal;
use support::{BLACK_MUST_PASS, FIGURE_3, FINISHED, dvonn};
use tempfile::TempDir;

const RIGHT: &str = "\x1b[C";
const LEFT: &str = "\x1b[D";
const TAB: &str = "\t";
const ENTER: &str = "\r";
const ESCAPE: &str = "\x1b";
const CONTROL_C: &str = "\x03";

/// Black moves twice and White passes in between; then nobody can move.
const LATE: &str = "........./........../DDB2+BB....../........../......... B M";

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// A terminal with the board of `play` on it.
#[track_caller]
fn play(arguments: &[&str], folder: &Path) -> Terminal {
    play_with(arguments, folder, &[])
}

#[track_caller]
fn play_with(arguments: &[&str], folder: &Path, variables: &[(&str, &str)]) -> Terminal {
    let arguments = [&["play", "--pace", "0"], arguments].concat();
    let mut terminal = Terminal::start_with(&arguments, folder, variables);
    terminal.wait_to_see("F1 help");
    terminal
}

/// A left click on a cell, as a terminal of 80 by 24 reports it: down and up, counted from 1.
fn click(cell: &str) -> String {
    let (column, row) = (usize::from(cell.as_bytes()[0] - b'a'), usize::from(cell.as_bytes()[1] - b'1'));
    let (column, line) = (14 + 6 * column - 3 * row, 5 + 2 * (4 - row));
    format!("\x1b[<0;{column};{line}M\x1b[<0;{column};{line}m")
}

/// Quits, and checks the saved record.
#[track_caller]
fn check_saved(mut terminal: Terminal, folder: &Path, file: &str, moves: &str) {
    terminal.press("s");
    terminal.wait_to_see("Save as: ");
    terminal.press(&format!("\x15{file}{ENTER}"));
    terminal.wait_to_see(&format!("Saved as {file}."));
    terminal.press("q");
    assert_eq!(terminal.end(), Some(0));
    let path = folder.join(file);
    let record = std::fs::read_to_string(&path).unwrap();
    assert!(record.ends_with(&format!("\n\n{moves}\n")), "{record}");
    let checked = dvonn(["check", "--strict", path.to_str().unwrap()]).fine();
    assert!(checked.contains(file), "{checked}");
}

/// The moves of the late game, as in its record.
const LATE_MOVES: &str = "1... e3-d3 2. pass d3-b3 3. pass c3-a3 0-1";

#[test]
fn a_game_is_played_to_its_end_by_keys() {
    let folder = folder();
    let mut terminal = play(&["--position", LATE, "--black", "person"], folder.path());
    assert!(terminal.display.screen().alternate_screen() && terminal.display.screen().hide_cursor());
    let raw = tcgetattr(&terminal.line).unwrap().local_modes;
    assert!(!raw.intersects(LocalModes::ICANON | LocalModes::ECHO), "keys are read at once and not shown");
    for (keys, shown) in [
        (LEFT, "[B]"),
        (ENTER, "<B>"),
        (LEFT, "e3-d3: a stack of 2; nothing falls off; then White 0, Black 4."),
        (ENTER, "Black played e3-d3. White has no move and must pass."),
        (ENTER, "White passed. Black to move: 2 possible moves."),
        (ENTER, "<B2>"),
        (&[LEFT, LEFT].concat(), "d3-b3: a stack of 3"),
        (ENTER, "Black played d3-b3."),
        (ENTER, "White passed. Black to move: 1 possible move."),
        (&[RIGHT, ENTER, TAB].concat(), "c3-a3: a stack of 3"),
        (ENTER, "The game is over: Black wins by 6."),
    ] {
        terminal.press(keys);
        terminal.wait_to_see(shown);
    }
    check_saved(terminal, folder.path(), "keys.dvonn", LATE_MOVES);
}

#[test]
fn a_game_is_played_to_its_end_by_typing() {
    let folder = folder();
    let mut terminal = play(&["--position", LATE, "--black", "person"], folder.path());
    terminal.press("e3-d");
    terminal.wait_to_see("> e3-d");
    assert!(!terminal.display.screen().hide_cursor(), "the cursor stands where one types");
    for (keys, shown) in [
        ("3", "e3-d3: a stack of 2; nothing falls off"),
        (ENTER, "White has no move and must pass."),
        (&["pass", ENTER].concat(), "White passed. Black to move: 2 possible moves."),
        (&["d3-c3", ENTER].concat(), "c3 is not at distance 2 from d3"),
        (&["\x7f\x7f", "b3", ENTER].concat(), "Black played d3-b3."),
        (&["pass", ENTER].concat(), "White passed. Black to move: 1 possible move."),
        (&["C3A3", ENTER].concat(), "The game is over: Black wins by 6."),
    ] {
        terminal.press(keys);
        terminal.wait_to_see(shown);
    }
    check_saved(terminal, folder.path(), "typed.dvonn", LATE_MOVES);
}

#[test]
fn a_game_is_played_to_its_end_by_mouse() {
    let folder = folder();
    let mut terminal = play(&["--position", LATE, "--black", "person"], folder.path());
    for (cells, shown) in [
        ("e3", "<B>"),
        ("d3", "e3-d3: a stack of 2; nothing falls off"),
        ("d3", "White has no move and must pass."),
        ("a1", "White passed. Black to move: 2 possible moves."),
        ("d3", "<B2>"),
        ("b3 b3", "Black played d3-b3."),
        ("a1", "White passed. Black to move: 1 possible move."),
        ("c3 a3", "c3-a3: a stack of 3"),
        ("a3", "The game is over: Black wins by 6."),
    ] {
        terminal.press(&cells.split(' ').map(click).collect::<String>());
        terminal.wait_to_see(shown);
    }
    check_saved(terminal, folder.path(), "mouse.dvonn", LATE_MOVES);
}

#[test]
fn the_engine_answers_and_undo_takes_both_moves_back() {
    let folder = folder();
    let arguments = ["--position", BLACK_MUST_PASS, "--white", "engine", "--black", "person"];
    let mut terminal = play(&arguments, folder.path());
    terminal.wait_to_see("> Black  you");
    terminal.press(ENTER);
    terminal.wait_to_see("White played c3-a3. The game is over: you lose by 3.");
    terminal.press("n");
    terminal.wait_to_see("Start a new game? This one is not saved.");
    terminal.press("y");
    terminal.wait_to_see("> White  you");
    terminal.press(CONTROL_C);
    assert_eq!(terminal.end(), Some(0));

    let mut terminal = play(&["--level", "1"], folder.path());
    terminal.press(ENTER);
    terminal.wait_to_see("move 2");
    terminal.press("u");
    terminal.wait_to_see("move 0");
    terminal.press("/fill\r");
    terminal.wait_to_see("Place the remaining pieces of both sides at random?");
    terminal.press("y");
    terminal.wait_to_see("move 49");
    terminal.press("?");
    terminal.wait(|screen| screen.contains("ook around ") && screen.contains("Ask again for more."));
    terminal.press("?");
    terminal.wait_to_see("Hint: look at the stack on");
    terminal.press("?");
    terminal.wait(|screen| screen.contains("Hint: ") && screen.contains(" (") && !screen.contains("look at"));
    terminal.press("q");
    terminal.wait_to_see("Quit? This game is not saved.");
    terminal.press(ENTER);
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn two_engines_play_a_whole_game() {
    let folder = folder();
    let arguments = ["--white", "engine:1", "--black", "engine:2", "--ready", "--seed", "1"];
    let mut terminal = play(&arguments, folder.path());
    terminal.wait_to_see("The game is over: ");
    assert!(terminal.screen().contains("computer, level 1"), "{}", terminal.screen());
    terminal.press("/save watched.dvonn\r");
    terminal.wait_to_see("Saved as watched.dvonn.");
    terminal.press("q");
    assert_eq!(terminal.end(), Some(0));
    dvonn(["check", "--strict", folder.path().join("watched.dvonn").to_str().unwrap()]).fine();
}

#[test]
fn it_quits_immediately_while_the_engine_thinks() {
    let folder = folder();
    for keys in [CONTROL_C, "q"] {
        let arguments = ["--white", "engine:10", "--black", "engine:10", "--ready", "--seed", "1"];
        let mut terminal = play(&arguments, folder.path());
        terminal.press(keys);
        assert_eq!(terminal.end(), Some(0), "{keys:?}");
    }
}

#[test]
fn a_window_that_is_too_small_shows_a_message_until_it_is_enlarged() {
    let folder = folder();
    let mut terminal = play(&["--position", FIGURE_3], folder.path());
    let size = |terminal: &mut Terminal, rows: u16, columns: u16| {
        let [shown_rows, shown_columns] = [rows, columns].map(|number| NonZero::new(number).unwrap());
        terminal.display.screen_mut().set_size(shown_rows, shown_columns);
        terminal.resize(rows, columns);
    };
    size(&mut terminal, 20, 60);
    terminal.wait_to_see("This window has 60 columns and 20 rows.");
    // Ctrl-L redraws everything, which shows that the keys before it have been read.
    terminal.display.process(b"\x1b[2J");
    terminal.press("e3-f3\r\x0c");
    terminal.wait_to_see("This window has 60 columns and 20 rows.");
    size(&mut terminal, 40, 120);
    terminal.wait(|screen| screen.contains("Moves") && screen.contains("F1 help"));
    size(&mut terminal, 24, 80);
    terminal.wait(|screen| screen.contains("F1 help") && !screen.contains("Moves"));
    assert!(terminal.screen().contains("move 0"), "nothing was played on the hidden board");
    terminal.press("e3");
    terminal.wait_to_see("e3: white piece; 4 moves.");
    terminal.press(CONTROL_C);
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn no_file_is_overwritten_without_a_question() {
    let folder = folder();
    std::fs::write(folder.path().join("mine"), "precious").unwrap();
    let content = || std::fs::read_to_string(folder.path().join("mine")).unwrap();
    let mut terminal = play(&["--save", "mine", "--black", "person"], folder.path());
    terminal.press("f3\rs");
    terminal.wait_to_see("Save as: mine");
    terminal.press(ENTER);
    terminal.wait_to_see("mine already exists. Replace it?");
    terminal.press("n");
    terminal.wait(|screen| !screen.contains("Replace it?"));
    assert_eq!(content(), "precious");
    terminal.press("/save mine\r");
    terminal.wait_to_see("mine already exists. Replace it?");
    terminal.press("y");
    terminal.wait_to_see("Saved as mine.");
    assert!(content().ends_with("1. f3 *\n"), "{}", content());
    terminal.press("/save no/such/folder\r");
    terminal.wait_to_see("no/such/folder: no such file");
    terminal.press("\x15lmine\r");
    terminal.wait_to_see("Loaded mine: 1 move.");
    terminal.press("l");
    terminal.wait_to_see("Load:");
    terminal.press("nothing\r");
    terminal.wait_to_see("nothing: no such file");
    terminal.press("q");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn a_recorded_game_can_be_continued() {
    let folder = folder();
    std::fs::write(folder.path().join("game"), "1. f3 c3 2. d4 *\n\n[White \"Ann\"]\n1. a1 *").unwrap();
    let mut terminal = play(&["--level", "1"], folder.path());
    terminal.press("/load game\r");
    // It is the engine's turn, which needs no key.
    terminal.wait_to_see("move 4");
    terminal.press(CONTROL_C);
    assert_eq!(terminal.end(), Some(0));
    for (number, ply) in [("1", "move 3"), ("2", "move 1")] {
        let arguments = ["--load", "game", "--game", number, "--black", "person"];
        let mut terminal = play(&arguments, folder.path());
        terminal.wait_to_see(ply);
        terminal.press("q");
        assert_eq!(terminal.end(), Some(0));
    }
}

#[test]
fn colours_appear_unless_they_are_turned_off() {
    let folder = folder();
    for (variables, is_coloured) in
        [(&[][..], true), (&[("NO_COLOR", "1")][..], false), (&[("TERM", "dumb")][..], false)]
    {
        let mut terminal = play_with(&["--position", FIGURE_3], folder.path(), variables);
        terminal.press("e3-f3");
        terminal.wait_to_see("7 stacks fall off");
        assert_eq!(terminal.is_coloured(), is_coloured, "{variables:?}");
        terminal.press(CONTROL_C);
        assert_eq!(terminal.end(), Some(0));
    }
}

#[test]
fn the_mouse_is_captured_and_released() {
    const TAKEN: &str = "\x1b[?1000h";
    let folder = folder();
    for (arguments, keys, is_taken) in
        [(&[][..], "", true), (&["--no-mouse"][..], "", false), (&["--no-mouse"][..], "/mouse\r", true)]
    {
        let mut terminal = play(arguments, folder.path());
        terminal.press(&[keys, "/help\r"].concat());
        terminal.wait_to_see("Press any key to go back to the game.");
        let seen = String::from_utf8_lossy(&terminal.seen).into_owned();
        assert_eq!(seen.contains(TAKEN), is_taken, "{arguments:?} {keys:?}");
        terminal.press(CONTROL_C);
        assert_eq!(terminal.end(), Some(0));
        assert_eq!(terminal.display.screen().mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    }
}

#[test]
fn strange_keys_do_no_harm() {
    let folder = folder();
    let mut terminal = play(&["--black", "person"], folder.path());
    terminal.press("\x1bOS\x1b[15~\x1b[1;5C\x01\0é漢\x1b[Z\x7f\x0c");
    terminal.press(&[ESCAPE, "zzz", "f3", ENTER].concat());
    terminal.wait_to_see("White placed a piece on f3.");
    terminal.press(CONTROL_C);
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn invalid_games_are_refused_before_the_screen_changes() {
    let folder = folder();
    let bad = folder.path().join("bad");
    std::fs::write(&bad, "f3 f3").unwrap();
    let bad = bad.to_str().unwrap();
    for (arguments, complaint) in [
        (&[][..], "dvonn: `play` needs a terminal for keyboard and screen\n"),
        (&["--position", "rubbish"], "dvonn: not a valid position"),
        (&["--load", "no-such-file"], "dvonn: no-such-file: "),
        (&["--white", "dog"], "expected person, engine, or engine:7"),
        (&["--level", "11"], "a level is a number from 1 to 10"),
        (&["--clock", "soon"], "expected a clock such as 5m, 5m+3s or 90s"),
        (&["--ready", "--position", "start"], "cannot be used with"),
    ] {
        let complained = dvonn([&["play"], arguments].concat()).bad_use();
        assert!(complained.contains(complaint), "{arguments:?}: {complained}");
    }
    let (printed, complained) = dvonn(["play", "--load", bad]).no();
    assert_eq!(
        (printed.as_str(), complained),
        ("", format!("dvonn: {bad}: line 1, column 4: move 2: f3: f3 is occupied\n"))
    );
    let (_, complained) = dvonn(["play", "--load", bad, "--game", "3"]).no();
    assert!(complained.contains("there is no game 3; games in the file: 1"), "{complained}");
    // A finished game can still be viewed.
    let mut terminal = play(&["--position", FINISHED], folder.path());
    terminal.wait_to_see("The game is over: you win by 3.");
    terminal.press("q");
    assert_eq!(terminal.end(), Some(0));
}

#[test]
fn a_game_is_played_and_saved_in_polish_and_ukrainian() {
    let mut records = Vec::new();
    for (arguments, variables, told) in [
        (
            &["--lang", "pl"][..],
            &[][..],
            [
                "F1 pomoc",
                "Czarny spasował. Kolej na Białego: 1 możliwy ruch.",
                "Koniec gry: wygrywa Biały różnicą 3 pionów.",
                "Zapisano jako a.dvonn.",
            ],
        ),
        (
            &[],
            &[("LANG", "uk_UA.UTF-8")],
            [
                "F1 довідка",
                "Чорні спасували. Черга Білих: 1 можливий хід.",
                "Гру закінчено: перемагають Білі з перевагою в 3 фішки.",
                "Збережено як a.dvonn.",
            ],
        ),
    ] {
        let folder = folder();
        let arguments =
            [&["play", "--pace", "0", "--black", "person", "--position", BLACK_MUST_PASS], arguments]
                .concat();
        let mut terminal = Terminal::start_with(&arguments, folder.path(), variables);
        let [help, passed, over, saved] = told;
        terminal.wait_to_see(help);
        terminal.press(ENTER);
        terminal.wait_to_see(passed);
        terminal.press(&format!("c3-a3{ENTER}"));
        terminal.wait_to_see(over);
        terminal.press(&format!("/save a.dvonn{ENTER}"));
        terminal.wait_to_see(saved);
        terminal.press("q");
        assert_eq!(terminal.end(), Some(0));
        records.push(std::fs::read_to_string(folder.path().join("a.dvonn")).unwrap());
    }
    assert!(records[0].contains("[White \"person\"]"), "{}", records[0]);
    assert_eq!(records[0], records[1], "a record is the same whatever language its players read");
}
