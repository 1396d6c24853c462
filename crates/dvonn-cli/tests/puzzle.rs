//! `puzzle` on a pseudo-terminal, and its printed sheets.

#![allow(clippy::unwrap_used)]
#![cfg(unix)]

mod support;

use std::path::Path;

use dvonn_coach::{Collection, Input, Progress, Puzzle, Reaction};
use support::dvonn;
use support::terminal::Terminal;

const ENTER: &str = "\r";

fn puzzle(options: &[&str], file: &Path) -> Terminal {
    let folder = file.parent().unwrap();
    let words = [&["puzzle", "--progress", file.to_str().unwrap()], options].concat();
    let mut terminal = Terminal::start(&words, folder);
    terminal.wait_to_see("q quit");
    terminal
}

/// The puzzle that the heading names.
fn shown(puzzles: &Collection, terminal: &Terminal) -> Puzzle {
    let screen = terminal.screen();
    let id = screen.split("Puzzle ").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
    puzzles.get(id.parse().unwrap()).unwrap().clone()
}

/// Types the solution.
fn solve(terminal: &mut Terminal, puzzle: &Puzzle) {
    let mut mirror = puzzle.attempt();
    while !mirror.is_done() {
        let Input::Move(mv) = mirror.solution().unwrap().input else { panic!("a puzzle asks for moves") };
        terminal.press(&format!("{mv}{ENTER}"));
        assert!(!matches!(mirror.answer(Input::Move(mv)), Reaction::Wrong { .. }), "{}", puzzle.id());
    }
    terminal.wait_to_see("You have solved the puzzle.");
}

fn progress(file: &Path) -> Progress {
    Progress::from_json(&std::fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn solved_puzzles_raise_the_rating_and_a_mistake_is_refuted_and_counts() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("course.json");
    let puzzles = Collection::embedded();
    let mut terminal = puzzle(&["--seed", "1"], &file);
    for solved in 1..=3 {
        let open = shown(&puzzles, &terminal);
        solve(&mut terminal, &open);
        terminal.press(ENTER);
        terminal.wait(|screen| screen.contains("Puzzle ") && !screen.contains(&open.id().to_string()));
        assert_eq!(progress(&file).puzzles().counts(), (solved, solved));
    }
    let rating = progress(&file).puzzles().standing().rating;
    terminal.wait_to_see(&format!("Your rating: {} ±", rating.round()));

    let open = shown(&puzzles, &terminal);
    let wrong =
        dvonn_core::Position::from(open.start).legal_moves().find(|mv| *mv != open.key_move()).unwrap();
    terminal.press(&format!("{wrong}{ENTER}"));
    terminal.wait_to_see("Not quite.");
    terminal.wait_to_see("Space: next move");
    terminal.press(" ");
    terminal.press("\x1b");
    terminal.wait_to_see("t hint");
    solve(&mut terminal, &open);
    terminal.press("q");
    assert_eq!(terminal.end(), Some(0));
    let kept = progress(&file);
    assert_eq!(kept.puzzles().counts(), (4, 3), "the second try does not count");
    assert_eq!(kept.puzzles().streaks(), (0, 3));
    assert!(kept.puzzles().standing().rating < rating);
}

#[test]
fn a_puzzle_that_needed_help_does_not_count_as_solved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("course.json");
    let mut terminal = puzzle(&["--seed", "2", "--rating", "1000"], &file);
    let open = shown(&Collection::embedded(), &terminal);
    assert!(open.rating.abs_diff(1000) <= 100);
    terminal.press("t");
    terminal.wait_to_see("Look at the marked cells.");
    terminal.press("t");
    terminal.wait_to_see("Move the marked stack.");
    terminal.press("s");
    terminal.wait_to_see(&format!("A correct move: {}.", open.key_move()));
    solve(&mut terminal, &open);
    terminal.press("q");
    assert_eq!(terminal.end(), Some(0));
    assert_eq!(progress(&file).puzzles().counts(), (1, 0));
}

#[test]
fn the_puzzle_of_the_day_is_not_rated() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("course.json");
    let day = || (std::time::UNIX_EPOCH.elapsed().unwrap().as_secs() / 86_400) as u32;
    let today = day();
    let mut terminal = puzzle(&["--daily"], &file);
    terminal.wait_to_see("Puzzle of the day · Rated ");
    if day() != today {
        return; // Midnight has come between.
    }
    let puzzles = Collection::embedded();
    solve(&mut terminal, puzzles.of_day(today).unwrap());
    terminal.press("q");
    assert_eq!(terminal.end(), Some(0));
    let kept = progress(&file);
    assert!(kept.puzzles().has_solved_daily(today));
    assert_eq!(kept.puzzles().counts(), (0, 0));
}

#[test]
fn a_sheet_has_the_puzzles_and_a_second_one_their_solutions() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("page.svg");
    dvonn(["puzzle", "--sheet", "12", "--seed", "3", "-o", page.to_str().unwrap()]).fine();
    for (name, title) in [("page.svg", "Puzzles"), ("page-solutions.svg", "Solutions")] {
        let svg = std::fs::read_to_string(folder.path().join(name)).unwrap();
        let texts: Vec<&str> = svg.split("</text>").filter_map(|part| part.rsplit('>').next()).collect();
        assert_eq!(texts[0], title, "{texts:?}");
        for number in 1..=12 {
            let start = format!("{number}. ");
            assert_eq!(texts.iter().filter(|text| text.starts_with(&start)).count(), 1, "{texts:?}");
        }
    }
}

#[test]
fn options_that_no_puzzle_fits_are_refused() {
    for (options, reason) in [
        (&["--rating", "60000"][..], "no puzzle matches these options"),
        (&["--theme", "chess"], "no such theme"),
        (&["--sheet", "3", "-o", "page.png"], "the file name must end in .svg"),
        (&["--daily", "--rating", "1000"], "cannot be used with"),
        (&[], "terminal"),
    ] {
        let done = dvonn([&["puzzle"], options].concat());
        assert!(done.code != Some(0) && done.stderr.contains(reason), "{options:?}: {done:?}");
    }
}
