//! The examples in README and docs match what the program does.

#![allow(clippy::unwrap_used)]

mod support;

use std::path::{Path, PathBuf};

use support::{dvonn, start};

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn paper(path: &str) -> String {
    std::fs::read_to_string(project(path)).unwrap()
}

#[test]
fn the_dialogues_in_the_protocol_are_real() {
    let mut session = start(["udi"]);
    let mut lines = [0, 0];
    for line in paper("docs/protocol.md").lines() {
        if let Some(said) = line.strip_prefix("> ") {
            session.say(said);
            lines[0] += 1;
        } else if let Some(answered) = line.strip_prefix("< ") {
            assert_eq!(session.hear(), answered);
            lines[1] += 1;
        }
    }
    assert_eq!(session.end().fine(), "");
    assert!(lines[0] >= 10 && lines[1] >= 8, "{lines:?}");
}

#[test]
fn the_image_in_the_readme_is_made_by_its_command() {
    let text = paper("README.md");
    let begin = text.find("dvonn diagram \"..B..").unwrap();
    let command = text[begin..].split("```").next().unwrap().replace("\\\n", " ");
    // Text in double quotes is one argument.
    let arguments: Vec<String> = command
        .split('"')
        .enumerate()
        .flat_map(|(index, part)| match index % 2 {
            1 => vec![part.to_owned()],
            _ => part.split_whitespace().map(str::to_owned).collect(),
        })
        .skip(1)
        .map(|word| if word == "docs/figure-3.svg" { "-".to_owned() } else { word })
        .collect();
    assert_eq!(dvonn(&arguments).fine(), paper("docs/figure-3.svg"));
}

#[test]
fn the_readme_names_commands_and_files_that_exist() {
    for line in paper("README.md").lines().filter(|line| line.starts_with("dvonn ")) {
        let verb = line.split_whitespace().nth(1).unwrap();
        assert_eq!(dvonn([verb, "--help"]).code, Some(0), "{line}");
        for file in line.split_whitespace().filter(|word| word.starts_with("testdata/")) {
            assert!(project(file).is_file(), "{line}");
        }
    }
}
