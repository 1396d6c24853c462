//! `dvonn bench`: the number that shows the engine's behaviour.

#![allow(clippy::unwrap_used)]

mod support;

use support::dvonn;

/// What `dvonn bench --depth 5` counts. Whoever changes the engine's behaviour changes this number, in the same
/// commit and with the reason; a change that was to be for speed alone leaves it.
const TOTAL: u64 = 12;

#[test]
fn the_engine_behaves_as_it_did() {
    let printed = dvonn(["bench", "--depth", "5"]).fine();
    let lines: Vec<&str> = printed.lines().collect();
    let mut sum = 0;
    for (line, number) in lines[..lines.len() - 2].iter().zip(1..) {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(
            (words[..3].join(" "), words[4]),
            (format!("position {number} nodes"), "bestmove"),
            "{line}"
        );
        sum += words[3].parse::<u64>().unwrap();
    }
    assert_eq!(lines.len(), 12 + 2);
    assert_eq!(lines[12], format!("Bench: {sum} nodes"));
    assert!(lines[13].strip_prefix("NPS: ").unwrap().parse::<u64>().unwrap() > 0);
    assert_eq!(sum, TOTAL, "{printed}");
}

#[test]
fn bad_use_of_bench_is_named() {
    for (options, word) in
        [(["--depth", "0"], "--depth"), (["--depth", "deep"], "--depth"), (["--threads", "0"], "--threads")]
    {
        assert!(dvonn([&["bench"][..], &options].concat()).bad_use().contains(word));
    }
}
