//! Any lines sent to the engine protocol: each answer is a line, and an error changes nothing.

#![no_main]

use dvonn_cli::{Reply, Session};

libfuzzer_sys::fuzz_target!(|data: &[u8]| talk(data));

/// The beginning of a line whose first byte is this index; random bytes alone would rarely form a command.
const BEGINNINGS: [&str; 9] = [
    "position start moves ",
    "position start moves a1 b1 c1 ",
    "position text ",
    "position text ........./........../DDDWB....../........../......... ",
    "position text ..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M moves ",
    "position ",
    "go ",
    "go searchmoves ",
    "setoption name ",
];

fn talk(data: &[u8]) {
    let mut session = Session::default();
    for line in data.split(|&byte| byte == b'\n') {
        let beginning = line.first().and_then(|&first| BEGINNINGS.get(usize::from(first)));
        let line = &match beginning {
            Some(beginning) => [beginning.as_bytes(), &line[1..]].concat(),
            None => line.to_vec(),
        };
        // A deep count would never finish.
        if line.windows(5).any(|word| word == b"perft") {
            continue;
        }
        let before = position(&mut session);
        let answer = match session.answer(line) {
            Reply::Lines(answer) => answer,
            Reply::Quit => {
                assert_eq!(line.trim_ascii(), b"quit");
                return;
            }
            // A search goes on until `stop`.
            Reply::Think(question) => {
                assert!(question.task.moves.iter().all(|&mv| question.position.check(mv).is_ok()));
                Vec::new()
            }
            // The contents of a file are another target's.
            Reply::Read(_) => Vec::new(),
            Reply::Stop => vec![session.finish(None)],
        };
        assert!(answer.iter().all(|line| !line.is_empty() && !line.contains(['\n', '\r'])), "{answer:?}");
        if answer.iter().any(|line| line.starts_with("error ")) {
            assert_eq!(answer.len(), 1, "{answer:?}");
            assert_eq!(position(&mut session), before);
        }
    }
}

fn position(session: &mut Session) -> Vec<String> {
    match session.answer(b"d") {
        Reply::Lines(lines) => lines,
        other => panic!("d tells the position, not {other:?}"),
    }
}
