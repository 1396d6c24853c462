//! `learn` on a pseudo-terminal: the whole course and its saved progress; and `rules`.

#![allow(clippy::unwrap_used)]
#![cfg(unix)]

mod support;

use std::path::Path;

use dvonn_coach::{COURSE, Input, Progress, Reaction};
use dvonn_core::{Color, Outcome};
use support::dvonn;
use support::terminal::Terminal;

const ENTER: &str = "\r";

fn typed(input: Input) -> String {
    match input {
        Input::Move(mv) => format!("{mv}{ENTER}"),
        Input::Number(number) => format!("{number}{ENTER}"),
        Input::Outcome(Outcome::Draw) => format!("0{ENTER}"),
        Input::Outcome(Outcome::Win { winner, margin }) => {
            format!("{}{margin}{ENTER}", if winner == Color::White { 'w' } else { 'b' })
        }
        Input::Cells(cells) => {
            let names: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
            format!("{}{ENTER} ", names.join(ENTER))
        }
    }
}

#[track_caller]
fn learn(file: &Path, folder: &Path) -> Terminal {
    let mut terminal = Terminal::start(&["learn", "--progress", file.to_str().unwrap()], folder);
    terminal.wait_to_see("q quit");
    terminal
}

#[test]
fn the_whole_course_can_be_solved_and_progress_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine").join("course.json");
    let mut terminal = learn(&file, folder.path());
    terminal.wait_to_see("0 steps of ");
    terminal.press(ENTER);
    for (number, chapter) in COURSE.iter().enumerate() {
        for (place, step) in chapter.steps.iter().enumerate() {
            terminal.wait_to_see(&format!("Chapter {}:", number + 1));
            terminal.wait_to_see(&format!("Step {} of {}", place + 1, chapter.steps.len()));
            let mut mirror = step.attempt();
            while !mirror.is_done() {
                let input = mirror.solution().unwrap().input;
                terminal.press(&typed(input));
                let reaction = mirror.answer(input);
                assert!(!matches!(reaction, Reaction::Wrong { .. }), "{}", step.id);
            }
            terminal.wait(|screen| screen.contains("Enter: continue") || screen.contains("Space: next move"));
            terminal.press(ENTER);
        }
    }
    let all: usize = COURSE.iter().map(|chapter| chapter.steps.len()).sum();
    terminal.wait_to_see(&format!("{all} steps of {all} done"));
    terminal.press("q");
    assert_eq!(terminal.end(), Some(0));
    let kept = Progress::from_json(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!((kept.done(), kept.next()), (all, None));

    let mut again = learn(&file, folder.path());
    again.wait_to_see(&format!("{all} steps of {all} done"));
    again.press("q");
    assert_eq!(again.end(), Some(0));
}

#[test]
fn progress_is_exported_imported_and_reset() {
    let folder = tempfile::tempdir().unwrap();
    let (mine, other) = (folder.path().join("mine.json"), folder.path().join("other.json"));
    let (mine, other) = (mine.to_str().unwrap(), other.to_str().unwrap());
    let mut progress = Progress::default();
    progress.finish(&COURSE[0].steps[0]);
    std::fs::write(other, progress.to_json()).unwrap();

    assert_eq!(dvonn(["learn", "--progress", mine, "--import", other]).fine(), "");
    let exported = dvonn(["learn", "--progress", mine, "--export"]).fine();
    assert_eq!(Progress::from_json(&exported), Ok(progress.clone()));

    let mut elsewhere = Progress::default();
    elsewhere.finish(&COURSE[1].steps[0]);
    std::fs::write(other, elsewhere.to_json()).unwrap();
    assert_eq!(dvonn(["learn", "--progress", mine, "--import", other]).fine(), "");
    progress.join(elsewhere);
    let exported = dvonn(["learn", "--progress", mine, "--export"]).fine();
    assert_eq!(Progress::from_json(&exported), Ok(progress));

    std::fs::write(other, "{}").unwrap();
    let (_, reason) = dvonn(["learn", "--progress", mine, "--import", other]).no();
    assert!(reason.contains("other.json: This is not a course progress file."), "{reason}");
    let (_, reason) = dvonn(["learn", "--progress", other]).no();
    assert!(reason.contains("Use --reset to start over."), "{reason}");

    let mut terminal = Terminal::start(&["learn", "--progress", other, "--reset"], folder.path());
    terminal.wait_to_see("0 steps of ");
    terminal.press("q");
    assert_eq!(terminal.end(), Some(0));
    assert_eq!(Progress::from_json(&std::fs::read_to_string(other).unwrap()), Ok(Progress::default()));
}

#[test]
fn without_a_terminal_there_is_no_course() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("course.json");
    let reason = dvonn(["learn", "--progress", file.to_str().unwrap()]).bad_use();
    assert!(reason.contains("`learn` needs a terminal"), "{reason}");
    assert!(!file.exists());
}

#[test]
fn the_rules_are_printed_with_all_figures() {
    let rules = dvonn(["rules"]).fine();
    for words in [
        "The rules of DVONN",
        "Phase 1: placement",
        "Figure 1. Black's stack of 3 on g2 can go to d2, g5 and j5",
        "Figure 2. Blocked on all six sides: c2, c3, d3, d4, e4, f4, g4 and j4.",
        "After e3-f3:",
        "After g3-j3:",
        "Five tips",
    ] {
        assert!(rules.contains(words), "{words}\n{rules}");
    }
    assert_eq!(rules.matches("a     b     c").count(), 6, "four figures, two of them before and after");
    assert!(rules.lines().all(|line| line.chars().count() <= 80), "{rules}");
    assert!(dvonn(["rules", "--notation", "newsletter"]).fine().contains("White must play c7-c10"));
}

#[test]
fn the_differences_say_what_we_play() {
    let text = dvonn(["rules", "--differences"]).fine();
    assert!(text.contains("What decides the winner?"), "{text}");
    assert_eq!(text.matches("What they say: ").count(), text.matches("What we play: ").count());
    assert!(text.matches("What we play: ").count() >= 10);
}
