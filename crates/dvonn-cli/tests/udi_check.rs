//! `dvonn udi-check`: conforming programs pass, and for others it reports why not.

#![allow(clippy::unwrap_used)]

mod support;

use serde_json::{Value, json};
use support::{Done, dvonn};

const OURS: &str = env!("CARGO_BIN_EXE_dvonn");

/// Far longer than an answer takes on a busy machine. It is waited for only if an answer is missing.
const PATIENT: &str = "60s";

fn check(options: &[&str], command: &[&str]) -> Done {
    dvonn([&["udi-check"], options, &["--"], command].concat())
}

/// The names and messages of the failed checks.
fn failed(done: Done) -> Vec<(String, Value)> {
    let (printed, complaint) = done.no();
    assert_eq!(complaint, "");
    let report: Value = serde_json::from_str(&printed).unwrap();
    let checks = report["checks"].as_array().unwrap();
    let failed: Vec<(String, Value)> = checks
        .iter()
        .filter(|check| check["ok"] == json!(false))
        .map(|check| (check["name"].as_str().unwrap().to_owned(), check.clone()))
        .collect();
    assert_eq!(report["failed"], json!(failed.len()));
    failed
}

#[test]
fn our_engine_passes() {
    let printed = check(&["--timeout", PATIENT], &[OURS, "udi"]).fine();
    assert!(printed.lines().last().unwrap().ends_with(" checks, 0 failed"), "{printed}");
    assert!(printed.lines().count() > 30 && printed.starts_with("  1  ok      the greeting "), "{printed}");
}

#[test]
fn without_a_greeting_the_other_checks_are_skipped() {
    for (command, timeout, received) in [
        (&["true"][..], PATIENT, "the end of output"),
        (&["cat"], PATIENT, "udi"),
        (&["sleep", "100"], "200ms", "nothing more within 200ms"),
        (&[OURS, "show", "start"], PATIENT, "    "),
        (&["sh", "-c", "printf '\\377\\n'"], PATIENT, "bytes that are not UTF-8"),
        (&["sh", "-c", "printf 'id name x'"], PATIENT, "id name x, without the end of a line"),
        (&["sh", "-c", "printf 'id name\\n'"], PATIENT, "id name"),
    ] {
        let failed = failed(check(&["--json", "--timeout", timeout], command));
        assert_eq!(failed.len(), 1, "{command:?}");
        let (name, fault) = &failed[0];
        assert!(name.starts_with("the greeting"), "{name}");
        assert_eq!((&fault["sent"], &fault["expected"]), (&json!("udi"), &json!("id name …")));
        assert!(fault["received"].as_str().unwrap().starts_with(received), "{command:?}: {fault}");
    }
    let (printed, _) = check(&["--timeout", PATIENT], &["cat"]).no();
    for line in [
        "  1  failed  the greeting",
        "sent      udi\n",
        "expected  id name …\n",
        "received  udi\n",
        " not tried\n",
    ] {
        assert!(printed.contains(line), "{line}: {printed}");
    }
}

#[test]
fn an_engine_that_hangs_is_reported_and_ended() {
    let hangs = r#"read line; [ "$line" = udi ] && printf 'id name x\nid author y\nudiok\n'; exec sleep 100"#;
    // Every check waits, so the timeout is short; on a busy machine even the greeting may take longer.
    let mut tries = ["50ms", "500ms", "5s"]
        .into_iter()
        .map(|timeout| (timeout, failed(check(&["--json", "--timeout", timeout], &["sh", "-c", hangs]))));
    let (timeout, failed) = tries.find(|(_, failed)| failed.len() > 1).expect("the greeting arrives");
    assert!(failed.len() > 25, "{failed:?}");
    assert!(failed.iter().all(|(_, fault)| fault["received"].as_str().unwrap() != ""), "{failed:?}");
    let is_ready = failed.iter().find(|(name, _)| name.starts_with("isready")).unwrap();
    assert_eq!(is_ready.1["received"], json!(format!("nothing more within {timeout}")));
}

/// Our engine, with its output changed on the way.
#[cfg(target_os = "linux")]
#[test]
fn each_fault_is_found_by_its_check() {
    let faults = [
        ("s/^readyok/ready/", "isready is answered", "readyok", "ready"),
        ("s/^bestmove .*/bestmove e3/", "go nodes", "a legal move, but", "bestmove e3"),
        ("s/^bestmove none/bestmove a1/", "a finished game has no best", "bestmove none", "bestmove a1"),
        ("s/ nodes / knots /", "go depth", "nodes is missing or at the wrong place", "info depth"),
        ("s/ pv .*/ pv a1-k5/", "go depth", "pv, a1-k5: ", "info depth"),
        ("s/^error .*/error/", "bad commands", "one line error REASON", "error"),
        ("/^error /d", "bad commands", "one line error REASON", "readyok"),
        ("s/^removed .*/removed a1/", "a position and moves are accepted", "removed b1", "removed a1"),
        ("s/ line 2 / line 4 /", "several lines", "info … line 2 …", "no such line"),
        ("s/^perft 2 .*/perft 2 7/", "perft counts", "perft 2 2352", "perft 2 7"),
        ("s/max 256/max 0/", "options accept", "one line error REASON", "readyok"),
    ];
    // In parallel, since most of the time is spent waiting for missing answers.
    std::thread::scope(|scope| {
        for (change, check_name, expected, received) in faults {
            scope.spawn(move || {
                let command = format!("'{OURS}' udi | sed -u '{change}'");
                // Missing answers are waited for, so the first try is impatient; a busy machine needs the second.
                let is_found = |timeout: &&str| {
                    let failed = failed(check(&["--json", "--timeout", timeout], &["sh", "-c", &command]));
                    eprintln!("{change} within {timeout}: {failed:?}");
                    let fault = failed.into_iter().find(|(name, _)| name.starts_with(check_name));
                    let says =
                        |fault: &Value, key: &str, words: &str| fault[key].as_str().unwrap().contains(words);
                    fault.is_some_and(|(_, fault)| {
                        says(&fault, "expected", expected) && says(&fault, "received", received)
                    })
                };
                assert!(["2s", "30s"].iter().any(is_found), "{change}");
            });
        }
    });
}

#[test]
fn bad_use_of_udi_check_is_named() {
    for (arguments, word) in [
        (&["udi-check"][..], "COMMAND"),
        (&["udi-check", "--"], "COMMAND"),
        (&["udi-check", "--", "./no/such/engine", "udi"], "cannot start \"./no/such/engine\": "),
        (&["udi-check", "--timeout", "soon", "--", "cat"], "not a number of seconds"),
    ] {
        let complaint = dvonn(arguments).bad_use();
        assert!(complaint.contains(word), "{arguments:?}: {complaint}");
    }
}
