//! The search part of the engine protocol, with a live process.

#![allow(clippy::unwrap_used)]

mod support;

use dvonn_core::{Move, Position};
use dvonn_engine::network::Network;
use support::{BLACK_MUST_PASS, FIGURE_3, FINISHED, Live, dvonn_reading, start};

/// A full board, which cannot be solved quickly.
const FULL: &str = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M";

/// A live session with a position.
fn session(position: &str) -> Live {
    let mut session = start(["udi"]);
    session.say(format!("position text {position}"));
    session
}

/// A parsed `info` line.
#[derive(Debug)]
struct Info {
    depth: u64,
    nodes: u64,
    line: Option<usize>,
    score: Vec<String>,
    pv: Vec<Move>,
}

/// Parses a line strictly by the grammar, and plays its moves.
#[track_caller]
fn parse_info(text: &str, position: &Position) -> Info {
    let said = text.strip_prefix("info ").unwrap_or_else(|| panic!("{text}"));
    let mut words = said.split(' ').peekable();
    let mut number = |name: &str| -> u64 {
        assert_eq!(words.next(), Some(name), "{text}");
        words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| panic!("{name}: {text}"))
    };
    let depth = number("depth");
    assert!(number("seldepth") >= 1, "{text}");
    let nodes = number("nodes");
    number("nps");
    number("time");
    let line = (words.peek() == Some(&"line")).then(|| {
        words.next();
        words.next().unwrap().parse().unwrap()
    });
    assert_eq!(words.next(), Some("score"), "{text}");
    let score: Vec<String> = words.by_ref().take_while(|word| *word != "pv").map(str::to_owned).collect();
    match score.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["margin", margin, "chance", chance] => {
            assert!(
                margin.starts_with(['+', '-']) && margin.rsplit_once('.').unwrap().1.len() == 2,
                "{text}"
            );
            assert!(margin.parse::<f64>().unwrap().abs() <= 49.0, "{text}");
            assert!((0.0..=1.0).contains(&chance.parse::<f64>().unwrap()), "{text}");
        }
        ["exact", margin, "proved"] => assert!(margin.parse::<i8>().unwrap().abs() <= 49, "{text}"),
        ["wdl", "win" | "draw" | "loss", "proved"] => {}
        _ => panic!("{text}"),
    }
    let pv: Vec<Move> = words.map(|word| word.parse().unwrap()).collect();
    assert!(!pv.is_empty(), "{text}");
    pv.iter().fold(*position, |position, &mv| {
        position.play(mv).unwrap_or_else(|reason| panic!("{mv}: {reason}: {text}"))
    });
    Info { depth, nodes, line, score, pv }
}

/// Reads everything up to `bestmove`: the info lines and the move; `None` for `none`.
#[track_caller]
fn hear_answer(session: &mut Live, position: &str) -> (Vec<Info>, Option<Move>) {
    let position: Position = position.parse().unwrap();
    let mut infos = Vec::new();
    loop {
        let line = session.hear();
        match line.strip_prefix("bestmove ") {
            Some("none") => return (infos, None),
            Some(mv) => {
                let mv = mv.parse().unwrap();
                position.check(mv).unwrap();
                return (infos, Some(mv));
            }
            None => infos.push(parse_info(&line, &position)),
        }
    }
}

/// Asks about a position and reads the whole answer.
#[track_caller]
fn think(position: &str, go: &str) -> (Vec<Info>, Option<Move>) {
    let mut session = session(position);
    session.say(go);
    let answer = hear_answer(&mut session, position);
    assert_eq!(session.end().fine(), "", "bestmove is the last word: {go}");
    answer
}

#[test]
fn every_limit_ends_in_a_legal_move_that_the_last_line_begins_with() {
    for go in [
        "go nodes 1",
        "go nodes 2000",
        "go depth 1",
        "go depth 3",
        "go movetime 0",
        "go movetime 30",
        "go wtime 300 btime 1",
        "go wtime 0 btime 0",
        "go wtime 100 btime 100 winc 10 binc 20",
        "go nodes 500 depth 2 movetime 1000",
        "go solve nodes 1000",
        "go depth 2 solve wtime 1000",
    ] {
        for position in [FULL, FIGURE_3] {
            let (infos, best) = think(position, go);
            assert_eq!(best, Some(infos.last().unwrap().pv[0]), "{go}");
            assert!(infos.iter().all(|info| info.line.is_none()), "one line has no number: {go}");
        }
    }
}

#[test]
fn limits_of_nodes_and_depth_are_kept() {
    let (infos, _) = think(FULL, "go nodes 3000");
    assert!(infos.iter().all(|info| info.nodes <= 3000), "{infos:?}");
    let (infos, _) = think(FULL, "go depth 2");
    assert!(infos.iter().all(|info| info.depth <= 2), "{infos:?}");
}

#[test]
fn both_phases_are_searched() {
    for moves in ["", "f3", "a1 b1 c1 d1", "a1 k5 f3 e3"] {
        let mut session = start(["udi"]);
        session.say(format!("position start moves {moves}"));
        let position = session.ask("d");
        session.say("go nodes 50");
        let (_, best) = hear_answer(&mut session, position.strip_prefix("position ").unwrap());
        assert!(matches!(best, Some(Move::Place(_))), "{moves}");
    }
}

#[test]
fn a_forced_pass_and_a_finished_game_are_answered_immediately_with_any_limit() {
    for go in ["go nodes 100", "go depth 4", "go movetime 1", "go wtime 50 btime 50", "go solve"] {
        assert_eq!(think(BLACK_MUST_PASS, go).1, Some(Move::Pass), "{go}");
    }
    for go in ["go", "go infinite", "go solve", "go nodes 100", "go movetime 100000"] {
        let (infos, best) = think(FINISHED, go);
        assert!(infos.is_empty() && best.is_none(), "{go}: {infos:?}");
    }
}

#[test]
fn at_a_level_go_needs_no_limit() {
    let moves = |level: u64, seed: u64, go: &str| {
        let mut session = session(FULL);
        session.say(format!("setoption name Level value {level}"));
        session.say(format!("setoption name Seed value {seed}"));
        session.say(go);
        let (infos, best) = hear_answer(&mut session, FULL);
        assert_eq!(best, Some(infos.last().unwrap().pv[0]), "level {level}: {go}");
        assert_eq!(session.end().fine(), "", "bestmove is the last word: {go}");
        best
    };
    for level in [1, 4, 5] {
        for go in ["go", "go wtime 60000 btime 60000"] {
            assert_eq!(moves(level, 7, go), moves(level, 7, go), "level {level}: {go}");
        }
        assert!(moves(level, 7, "go searchmoves a1-b2").is_some_and(|mv| mv.to_string() == "a1-b2"));
    }
    let seeds: std::collections::BTreeSet<String> =
        (0..10).filter_map(|seed| moves(1, seed, "go")).map(|mv| mv.to_string()).collect();
    assert!(seeds.len() > 2, "{seeds:?}");
    // Other limits ignore the level.
    assert_eq!(moves(1, 7, "go nodes 2000"), think(FULL, "go nodes 2000").1);
}

#[test]
fn several_lines_are_numbered_and_begin_with_different_moves() {
    let mut session = session(FULL);
    session.say("setoption name Lines value 4");
    session.say("go nodes 5000");
    let (infos, best) = hear_answer(&mut session, FULL);
    let mut firsts = Vec::new();
    for number in 1..=4 {
        let last = infos.iter().rfind(|info| info.line == Some(number)).unwrap();
        assert!(!firsts.contains(&last.pv[0]), "{infos:?}");
        firsts.push(last.pv[0]);
    }
    assert_eq!(best, Some(firsts[0]));
    assert!(infos.iter().all(|info| (1..=4).contains(&info.line.unwrap())), "{infos:?}");
    // Fewer moves than lines.
    session.say(format!("position text {BLACK_MUST_PASS}"));
    session.say("go depth 2");
    let (infos, _) = hear_answer(&mut session, BLACK_MUST_PASS);
    assert!(infos.iter().all(|info| info.line == Some(1)), "{infos:?}");
}

#[test]
fn only_the_given_moves_are_searched() {
    let asked = ["a1-b2", "k3-j3"];
    for go in ["go depth 2 searchmoves a1-b2 k3-j3", "go searchmoves k3-j3 A1-B2 nodes 1000"] {
        let legal: Position = FULL.parse().unwrap();
        for mv in asked {
            legal.check(mv.parse().unwrap()).unwrap();
        }
        let (infos, best) = think(FULL, go);
        for first in infos.iter().map(|info| info.pv[0]).chain(best) {
            assert!(asked.contains(&first.to_string().as_str()), "{go}: {first}");
        }
    }
}

#[test]
fn questions_are_answered_while_the_engine_thinks_and_stop_ends_it() {
    let mut session = session(FULL);
    session.say("go infinite");
    parse_info(&session.hear(), &FULL.parse().unwrap());
    let mut ask = |line: &str, expected: &str| {
        session.say(line);
        loop {
            let heard = session.hear();
            assert!(!heard.starts_with("bestmove"), "nobody said stop");
            if !heard.starts_with("info ") {
                assert!(heard.starts_with(expected), "{line}: {heard}");
                return;
            }
        }
    };
    ask("isready", "readyok");
    ask("d", &format!("position {FULL}"));
    for line in ["go", "go nodes 5", "position start", "newgame", "setoption name Hash value 1", "perft 1"] {
        ask(line, &format!("error {} is not possible", line.split(' ').next().unwrap()));
    }
    ask("nonsense", "error unknown command");
    ask("d", &format!("position {FULL}"));
    session.say("stop");
    let (_, best) = hear_answer(&mut session, FULL);
    assert!(best.is_some());
    // There is nothing left to stop, and every command is accepted again.
    session.say("stop");
    session.say("setoption name Hash value 1");
    session.say("go depth 1");
    assert!(hear_answer(&mut session, FULL).1.is_some());
    session.say("newgame");
    session.say("go");
    session.say("stop");
    assert!(matches!(hear_answer(&mut session, &Position::START.to_string()).1, Some(Move::Place(_))));
    assert_eq!(session.end().fine(), "");
}

#[test]
fn without_a_limit_the_answer_waits_for_stop_even_if_nothing_is_left_to_find() {
    let mut session = session(BLACK_MUST_PASS);
    session.say("go infinite");
    parse_info(&session.hear(), &BLACK_MUST_PASS.parse().unwrap());
    session.say("perft 1");
    loop {
        let heard = session.hear();
        if !heard.starts_with("info ") {
            assert_eq!(heard, "error perft is not possible while the engine is thinking");
            break;
        }
    }
    session.say("stop");
    assert_eq!(hear_answer(&mut session, BLACK_MUST_PASS).1, Some(Move::Pass));
}

#[test]
fn quit_ends_the_process_even_while_it_thinks() {
    let mut session = session(FULL);
    session.say("go");
    parse_info(&session.hear(), &FULL.parse().unwrap());
    session.send("quit\nisready\n");
    let rest = session.end().fine();
    let lines: Vec<&str> = rest.lines().collect();
    assert!(lines.last().unwrap().starts_with("bestmove "), "{rest}");
    assert!(lines[..lines.len() - 1].iter().all(|line| line.starts_with("info ")), "{rest}");
}

#[test]
fn the_end_of_input_waits_for_a_limited_search_and_stops_an_unlimited_one() {
    for (position, go) in [
        (FULL, "go nodes 1000"),
        (FULL, "go movetime 50"),
        (FULL, "go depth 2"),
        (FULL, "go"),
        (FULL, "go infinite"),
        (FULL, "go solve infinite"),
        (FIGURE_3, "go solve"),
        (FULL, "go nodes 1000\nquit"),
        (FULL, "go infinite\nquit\ngo"),
    ] {
        let printed = dvonn_reading(["udi"], format!("position text {position}\n{go}\n")).fine();
        let last = printed.lines().last().unwrap();
        assert!(last.starts_with("bestmove ") && last != "bestmove none", "{go}: {printed}");
    }
}

#[test]
fn the_same_question_to_a_fresh_process_gets_the_same_answer() {
    let ask = |position: &str| {
        let input = format!("setoption name Lines value 2\n{position}\ngo nodes 5000\n");
        let printed = dvonn_reading(["udi"], input).fine();
        // Only times differ.
        let untimed = |line: &str| {
            let mut words: Vec<&str> = line.split(' ').collect();
            for name in ["nps", "time"] {
                if let Some(at) = words.iter().position(|word| *word == name) {
                    words.drain(at..at + 2);
                }
            }
            words.join(" ")
        };
        printed.lines().map(untimed).collect::<Vec<_>>()
    };
    for position in [format!("position text {FULL}"), "position start moves f3 a1".to_owned()] {
        let first = ask(&position);
        assert_eq!(ask(&position), first, "{position}");
        assert!(first.len() > 2, "{first:?}");
    }
}

#[test]
fn only_proved_scores_are_marked_as_proved() {
    let (infos, best) = think(FIGURE_3, "go solve");
    assert_eq!(infos.last().unwrap().score.join(" "), "exact +3 proved");
    assert_eq!(best.unwrap().to_string(), "k4-k5");
}

#[test]
fn bad_words_are_named_and_start_no_search() {
    let mut session = session(FULL);
    for (line, reason) in [
        ("go fast", "unknown word \"fast\" after go"),
        ("go nodes", "nodes takes a number"),
        ("go nodes depth 3", "nodes \"depth\" is not a number"),
        ("go nodes many", "nodes \"many\" is not a number from 1 up"),
        ("go nodes 0", "nodes \"0\" is not a number from 1 up"),
        ("go nodes -1", "nodes \"-1\" is not a number"),
        ("go nodes 99999999999999999999", "is not a number"),
        ("go depth 0", "depth \"0\" is not a number from 1 to 255"),
        ("go depth 256", "depth \"256\" is not a number from 1 to 255"),
        ("go movetime 1.5", "movetime \"1.5\" is not a number"),
        ("go movetime 18446744073709551615", "is not a number from 0 to"),
        ("go nodes 5 nodes 6", "nodes is given twice"),
        ("go btime 100", "wtime is missing, and it is white's turn"),
        ("go winc 5", "winc and binc need wtime or btime"),
        ("go wtime 5 movetime 5", "movetime cannot be combined with a clock"),
        ("go infinite nodes 5", "infinite cannot be combined with a limit"),
        ("go searchmoves", "searchmoves needs at least one move"),
        ("go searchmoves e3-f3 z9", "searchmoves, e3-f3: "),
        ("go searchmoves z9", "\"z9\" is not a cell"),
        ("go searchmoves pass", "searchmoves, pass: passing is allowed only when"),
        ("stop it", "stop takes no arguments"),
        ("ponderhit", "there is no pondering"),
        ("setoption", "expected setoption name NAME value VALUE"),
        ("setoption Threads 2", "expected setoption name NAME value VALUE"),
        ("setoption name Threads value", "expected setoption name NAME value VALUE"),
        (
            "setoption name Colour value 2",
            "unknown option \"Colour\"; there are Threads, Hash, Lines, Seed, Level",
        ),
        ("setoption name Threads value 0", "Threads must be a number from 1 to 256, not \"0\""),
        ("setoption name Threads value two", "Threads must be a number from 1 to 256, not \"two\""),
        ("setoption name Hash value 65537", "Hash must be a number from 1 to 65536, not \"65537\""),
        ("setoption name Lines value -3", "Lines must be a number from 1 to 256, not \"-3\""),
        ("setoption name Seed value 1e3", "Seed must be a number from 0 to "),
    ] {
        let answer = session.ask(line);
        assert!(answer.starts_with("error ") && answer.contains(reason), "{line}: {answer}");
        assert_eq!(session.ask("isready"), "readyok", "{line}");
    }
    assert_eq!(session.end().fine(), "");
}

#[test]
fn options_are_listed_and_can_be_set() {
    let mut session = session(FULL);
    session.say("udi");
    let mut options = Vec::new();
    loop {
        match session.hear().as_str() {
            "udiok" => break,
            line => options.extend(line.strip_prefix("option name ").map(str::to_owned)),
        }
    }
    let expected = [
        "Threads type spin default 1 min 1 max 256",
        "Hash type spin default 64 min 1 max 65536",
        "Lines type spin default 1 min 1 max 256",
        "Seed type spin default 0 min 0 max 18446744073709551615",
        "Level type spin default 0 min 0 max 10",
        "Network type string default default",
    ];
    assert_eq!(options, expected);
    for line in [
        "setoption name Threads value 2",
        "setoption name hash value 2",
        "setoption name Seed value 18446744073709551615",
        "setoption name network value none",
        "setoption name Network value default",
    ] {
        session.say(line);
        session.say("go nodes 500");
        assert!(hear_answer(&mut session, FULL).1.is_some(), "{line}");
    }
    assert_eq!(session.end().fine(), "");
}

/// The value of a search of one node.
fn value(session: &mut Live) -> Vec<String> {
    session.say("go nodes 1");
    hear_answer(session, FULL).0.pop().unwrap().score
}

#[test]
fn a_network_is_chosen_and_a_bad_file_changes_nothing() {
    let mut session = session(FULL);
    let built_in = value(&mut session);
    session.say("setoption name Network value none");
    let by_hand = value(&mut session);
    assert_ne!(built_in, by_hand);
    let folder = tempfile::tempdir().unwrap();
    let network = Network::embedded().to_bytes();
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        path.display().to_string()
    };
    let mut other_version = network.clone();
    other_version[8] += 1;
    let mut other_hash = network.clone();
    other_hash[16] ^= 1;
    for (path, reason) in [
        (folder.path().join("missing").display().to_string(), "No such file"),
        (file("short", &network[..1000]), "truncated: 1000 bytes"),
        (file("version", &other_version), "version 3 of the format, not 2"),
        (file("hash", &other_hash), "its hash is wrong"),
    ] {
        session.say(format!("setoption name Network value {path}"));
        let answer = session.hear();
        assert!(answer.starts_with("error ") && answer.contains(reason), "{answer}");
        assert_eq!(value(&mut session), by_hand, "{path}");
    }
    session.say(format!("setoption name Network value {}", file("a name with spaces", &network)));
    assert_eq!(value(&mut session), built_in);
    assert_eq!(session.end().fine(), "");
}
