//! Matches: independent of threads and interruptions, with faults counted, on disk and against other programs.

#![allow(clippy::unwrap_used)]

mod support;

use std::path::Path;
use std::sync::atomic::AtomicBool;

use dvonn_game::{Format, Strictness, read};
use dvonn_lab::{Archive, Contest, ContestEnd, Openings, PlayedGame, Referee, Sprt, SprtState, Totals};
use serde_json::Value;
use support::{LAB, lab, lab_json, lab_line};

fn contest(first: &str, second: &str, pairs: u64) -> Contest {
    Contest {
        entrants: [first.parse().unwrap(), second.parse().unwrap()],
        openings: Openings::Random,
        seed: 4,
        pairs,
        concurrency: 1,
        referee: Referee::default(),
        sprt: None,
    }
}

/// Plays a match to its end and returns all records, and the totals without the times, which vary between runs.
fn play(contest: &Contest) -> (ContestEnd, Totals, Vec<String>) {
    let mut records = Vec::new();
    let mut totals = Totals::default();
    let outcome = contest.run(&mut totals, &AtomicBool::new(false), |_, games: &[PlayedGame; 2]| {
        records.extend(games.iter().map(|game| game.record.to_string()));
        Ok::<(), std::convert::Infallible>(())
    });
    (outcome.unwrap(), without_times(totals), records)
}

fn without_times(mut totals: Totals) -> Totals {
    for tally in &mut totals.tallies {
        (tally.seconds, tally.cpu_seconds) = (0.0, 0.0);
    }
    totals
}

#[test]
fn a_match_does_not_depend_on_the_number_of_threads() {
    let mut contest = contest("plain2011,nodes=300", "plain2011,depth=1", 12);
    let alone = play(&contest);
    assert_eq!(alone.0, ContestEnd::Complete);
    assert_eq!(alone.1.games(), 24);
    assert_eq!(alone.2.len(), 24);
    for concurrency in [2, 5] {
        contest.concurrency = concurrency;
        assert_eq!(play(&contest), alone, "with {concurrency} threads");
    }
    contest.seed += 1;
    assert_ne!(play(&contest).2, alone.2, "another seed gives other games");
}

#[test]
fn a_pair_is_one_opening_with_the_colours_swapped() {
    for openings in [Openings::Random, Openings::Placements(11)] {
        let contest = Contest { openings, ..contest("random,name=A", "random,name=B", 3) };
        let (_, _, records) = play(&contest);
        for pair in records.chunks(2) {
            let games = read(pair.join("\n").as_bytes(), Some(Format::Dvonn), Strictness::Strict);
            assert!(games.iter().all(|game| game.refused.is_none()));
            let [first, second] = [&games[0].record, &games[1].record];
            let tag = |record: &dvonn_game::Record, name| record.tags.get(name).unwrap().to_owned();
            assert_eq!([tag(first, "White"), tag(first, "Black")], ["A", "B"]);
            assert_eq!([tag(second, "White"), tag(second, "Black")], ["B", "A"]);
            let opening = |record: &dvonn_game::Record| {
                let begin = record.tree.main_line().nth(10).unwrap();
                match record.tree.start().movement() {
                    Some(_) => *record.tree.start(),
                    None => *record.tree.position(begin),
                }
            };
            assert_eq!(opening(first), opening(second));
        }
    }
}

#[test]
fn results_of_both_colours_go_to_the_right_player() {
    let (_, totals, records) = play(&contest("plain2011,nodes=200", "random", 5));
    assert_eq!(
        (totals.wins, totals.losses),
        (10, 0),
        "the plain engine beats random moves with either colour"
    );
    assert_eq!(totals.pairs.counts, [0, 0, 0, 0, 5]);
    assert!(totals.mean_margin() > 10.0);
    assert_eq!(records.iter().filter(|record| record.contains("[Result \"1-0\"]")).count(), 5);
    let (_, mirrored, _) = play(&contest("random", "plain2011,nodes=200", 5));
    assert_eq!((mirrored.wins, mirrored.losses), (0, 10));
    assert!(mirrored.mean_margin() < -10.0);
    assert!(mirrored.tallies[1].nodes > 0 && mirrored.tallies[0].nodes == 0);
}

#[test]
fn a_finisher_makes_the_stack_moves_of_both_sides() {
    let finisher = Some("plain2011,nodes=20".parse().unwrap());
    let contest = Contest {
        openings: Openings::Placements(0),
        referee: Referee { finisher, ..Referee::default() },
        ..contest("random", "random,name=twin", 5)
    };
    let (_, totals, _) = play(&contest);
    assert_eq!(totals.counted, 10, "all games end with a count");
    let told = totals.tallies.map(|tally| (tally.moves, tally.nodes));
    assert_eq!(told, [(5 * 49, 0); 2], "the players make the placements of five games with each colour");
}

#[test]
fn equal_players_share_every_pair() {
    let (_, totals, _) = play(&contest("plain2011,nodes=300", "plain2011,nodes=300,name=twin", 6));
    assert_eq!(totals.pairs.counts[2], 6, "who has the better colour wins: {totals:?}");
    assert_eq!(totals.margin, 0);
}

#[test]
fn the_test_stops_a_match_at_the_same_pair_with_any_number_of_threads() {
    let sprt = Some(Sprt::new(0.0, 100.0, 0.05, 0.05).unwrap());
    for (first, second, verdict) in [
        ("plain2011,nodes=200", "random", SprtState::Accepted),
        ("random", "plain2011,nodes=200", SprtState::Rejected),
    ] {
        let mut contest = Contest { sprt, ..contest(first, second, 1000) };
        let alone = play(&contest);
        assert_eq!(alone.0, ContestEnd::Decided(verdict));
        assert!(alone.1.games() < 100, "{} games", alone.1.games());
        contest.concurrency = 3;
        assert_eq!(play(&contest), alone);
    }
}

#[test]
fn a_stopped_match_continues_from_its_totals() {
    let contest = contest("plain2011,nodes=100", "random", 8);
    let whole = play(&contest);
    let mut totals = Totals::default();
    let mut records = Vec::new();
    let outcome = contest.run(&mut totals, &AtomicBool::new(false), |totals, games: &[PlayedGame; 2]| {
        records.extend(games.iter().map(|game| game.record.to_string()));
        if totals.pairs.pairs() == 3 { Err("the disk is full") } else { Ok(()) }
    });
    assert_eq!(outcome, Err("the disk is full"));
    let never = |_: &Totals, _: &[PlayedGame; 2]| Err("a stopped match plays no game");
    assert_eq!(contest.run(&mut totals, &AtomicBool::new(true), never), Ok(ContestEnd::Stopped));
    assert_eq!(totals.pairs.pairs(), 3);
    let outcome = contest.run(&mut totals, &AtomicBool::new(false), |_, games: &[PlayedGame; 2]| {
        records.extend(games.iter().map(|game| game.record.to_string()));
        Ok::<(), std::convert::Infallible>(())
    });
    assert_eq!((outcome.unwrap(), without_times(totals), records), whole);
}

/// The state of a match on disk without its times, and all its games.
fn kept(folder: &Path) -> (Value, String) {
    let text = std::fs::read_to_string(folder.join(Archive::STATE)).unwrap();
    let mut state: Value = serde_json::from_str(&text).unwrap();
    for tally in state["totals"]["tallies"].as_array_mut().unwrap() {
        tally["seconds"] = Value::Null;
        tally["cpu_seconds"] = Value::Null;
    }
    (state, std::fs::read_to_string(folder.join(Archive::GAMES)).unwrap())
}

#[test]
fn a_match_resumed_from_disk_equals_one_without_interruption() {
    let place = tempfile::tempdir().unwrap();
    let folder = |name: &str| place.path().join(name).to_str().unwrap().to_owned();
    let play = |games: &str, name: &str, more: &str| {
        lab_line(&format!(
            "match plain2011,nodes=100 random -n {games} --seed 3 --out {} {more}",
            folder(name)
        ))
    };
    play("12", "whole", "").success();
    play("6", "parts", "").success();
    // An interruption between writing the games and writing the state leaves games that are not counted.
    let games = place.path().join("parts").join(Archive::GAMES);
    let before = std::fs::read_to_string(&games).unwrap();
    std::fs::write(&games, format!("{before}\n[White \"half a game")).unwrap();
    play("12", "parts", "--resume -j 2").success();
    assert_eq!(kept(&place.path().join("parts")), kept(&place.path().join("whole")));
    let (_, games) = kept(&place.path().join("whole"));
    let readings = read(games.as_bytes(), Some(Format::Dvonn), Strictness::Strict);
    assert_eq!(readings.len(), 12);
    assert!(readings.iter().all(|reading| reading.refused.is_none() && reading.repairs.is_empty()));

    assert!(
        play("12", "whole", "").bad_use().contains("already contains a match; continue it with --resume")
    );
    let other =
        lab_line(&format!("match plain2011,nodes=99 random --seed 3 --out {} --resume", folder("whole")));
    assert!(
        other.bad_use().contains("contains another match: the players are plain2011,nodes=100 and random")
    );
    let other =
        lab_line(&format!("match plain2011,nodes=100 random --seed 4 --out {} --resume", folder("whole")));
    assert!(other.bad_use().contains("the seed is 3 there, 4 here"));
    std::fs::write(place.path().join("whole").join(Archive::STATE), "{}").unwrap();
    assert!(play("12", "whole", "--resume").bad_use().contains("match.json"));
}

#[cfg(unix)]
#[test]
fn an_interrupted_match_can_be_continued() {
    use rustix::process::{Pid, Signal, kill_process};
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("match");
    let line =
        |games: u64| format!("match plain2011,nodes=100 random -n {games} -j 2 --out {}", folder.display());
    let mut child = std::process::Command::new(LAB)
        .args(line(1_000_000).split_whitespace())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    while !folder.join(Archive::STATE).exists() {
        assert_eq!(child.try_wait().unwrap(), None, "it plays on");
        std::thread::yield_now();
    }
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    let output = child.wait_with_output().unwrap();
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{complaint}");
    assert!(complaint.contains("interrupted; continue with --resume"), "{complaint}");
    assert!(String::from_utf8(output.stdout).unwrap().contains(" won, "), "the result so far is printed");
    let games = kept(&folder).0["totals"]["wins"].as_u64().unwrap() + 4;
    lab_line(&format!("{} --resume", line(games))).success();
    let whole = place.path().join("whole");
    lab_line(&line(games).replace(folder.to_str().unwrap(), whole.to_str().unwrap())).success();
    assert_eq!(kept(&folder), kept(&whole));
}

#[test]
fn programs_play_the_same_games_as_the_players_inside_the_lab() {
    let place = tempfile::tempdir().unwrap();
    let games = |player: &str, name: &str, more: &str| {
        let folder = place.path().join(name);
        let mut arguments = vec!["match", player, "random", "-n", "4", "--out", folder.to_str().unwrap()];
        arguments.extend(more.split_whitespace());
        lab(&arguments).success();
        kept(&folder).1
    };
    for (more, name) in
        [("", "boards"), ("--phase full", "placements"), ("--phase full --placements 0", "empty")]
    {
        let inside = games("plain2011,nodes=100,name=P", &format!("{name}-inside"), more);
        let udi = format!("udi,nodes=1,name=P:{LAB} speak udi plain2011,nodes=100 --seed {{seed}}");
        assert_eq!(games(&udi, &format!("{name}-udi"), more), inside, "udi, {name}");
        let codecup = format!(
            "codecup,name=P:{LAB} speak codecup plain2011,nodes=100 --seed {{seed}} --placements '{{placements}}'"
        );
        assert_eq!(games(&codecup, &format!("{name}-codecup"), more), inside, "codecup, {name}");
    }
}

#[test]
fn faults_lose_the_game_and_are_counted() {
    /// Far longer than it takes to send something wrong or to exit.
    const LONG: &str = "30s";
    /// Far shorter than the sleepers sleep.
    const SHORT: &str = "50ms";
    let sh = |script: &str| format!("sh -c '{script}' {{placements}}");
    for (player, patience, count, reason) in [
        ("codecup:/no/such/program {placements}".to_owned(), LONG, "crashes", "crash: /no/such/program: "),
        (format!("codecup:{}", sh("echo tired >&2; exit 3")), LONG, "crashes", "exit status: 3: tired"),
        (format!("codecup:{}", sh("echo A1A1; cat >/dev/null")), LONG, "illegal", "illegal: a1-a1: "),
        (format!("codecup:{}", sh("echo hello; cat >/dev/null")), LONG, "illegal", "\"hello\""),
        (format!("codecup:{}", sh("exec sleep 1000")), SHORT, "flags", "time: no answer in time"),
        (format!("codecup,time=30ms:{}", sh("exec sleep 1000")), LONG, "flags", "time: no answer in time"),
        ("udi,nodes=1:sh -c 'exec sleep 1000'".to_owned(), SHORT, "flags", "time: no answer in time"),
        (
            "udi,nodes=1:sh -c 'echo udiok; echo error I am ill; cat >/dev/null'".to_owned(),
            LONG,
            "crashes",
            "I am ill",
        ),
        (
            "udi,nodes=1:sh -c 'echo udiok; echo readyok; echo bestmove none; cat >/dev/null'".to_owned(),
            LONG,
            "illegal",
            "\"none\"",
        ),
    ] {
        let result = lab_json(["match", &player, "random", "-n", "2", "--patience", patience, "--json"]);
        let tally = &result["totals"]["tallies"][0];
        let faults = ["illegal", "crashes", "flags"].map(|name| tally[name].as_u64().unwrap());
        assert_eq!(faults.iter().sum::<u64>(), 2, "{player}: {tally}");
        assert_eq!(tally[count], 2, "{player}: {tally}");
        let told = tally["first_fault"].as_str().unwrap();
        assert!(told.contains(reason), "{player}: {told}");
        assert_eq!(result["totals"]["losses"], 2, "{player}");
        assert_eq!(result["totals"]["tallies"][1]["first_fault"], Value::Null);
    }
}

#[test]
fn a_fault_is_written_into_the_record() {
    let place = tempfile::tempdir().unwrap();
    for (script, ending) in [("exit 1", "resigned"), ("exec sleep 1000", "time")] {
        let folder = place.path().join(ending);
        let player = format!("codecup:sh -c '{script}' {{placements}}");
        let arguments =
            ["match", &player, "random", "-n", "2", "--patience", "50ms", "--out", folder.to_str().unwrap()];
        lab(arguments).success();
        let (_, games) = kept(&folder);
        assert!(games.contains(&format!("[Ending \"{ending}\"]")), "{games}");
        assert!(games.contains("loses by a fault"), "{games}");
        let readings = read(games.as_bytes(), Some(Format::Dvonn), Strictness::Strict);
        assert!(readings.len() == 2 && readings.iter().all(|reading| reading.refused.is_none()));
    }
}

#[test]
fn clocks_of_both_kinds_are_kept() {
    for clock in ["wall", "cpu"] {
        // Half a minute for a game that takes far less: the test checks only that time is counted and shown.
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("match");
        let line = format!(
            "match plain2011,depth=1,time=30s,inc=1s random -n 2 --clock {clock} --out {}",
            folder.display()
        );
        lab_line(&line).success();
        let (state, games) = kept(&folder);
        assert_eq!(state["totals"]["tallies"][0]["flags"], 0);
        assert!(games.contains(" @"), "the clock stands beside the moves: {games}");
    }
}

#[test]
fn the_whole_result_is_on_standard_output() {
    let text = lab_line("match plain2011,nodes=100 random -n 7 --sprt 0,50").success();
    for part in [
        "plain2011,nodes=100 against random\n",
        "games   8: 8 won, 0 drawn, 0 lost\n",
        "score   100.0 % ± 0.0\n",
        "pairs   0 0 0 0 4 (0, ½, 1, 1½, 2 points)\n",
        "test    Elo [0, 50]: open, LLR +",
        " nodes a move, ",
        "faults: 0 illegal, 0 crashed, 0 out of time\n",
    ] {
        assert!(text.contains(part), "{part:?} is missing in\n{text}");
    }
    let (text, _) = lab_line("match random plain2011,nodes=100 -n 1000 --sprt 0,50").no();
    assert!(text.contains("test    Elo [0, 50]: rejected, LLR -"), "{text}");
}

#[test]
fn bad_use_is_named() {
    let place = tempfile::tempdir().unwrap();
    let book = place.path().join("book.txt");
    let board = Openings::Random.get(1, 1).start;
    let write = |text: String| std::fs::write(&book, text).unwrap();
    let name = book.display();
    write(format!("# a comment\n\n{board} # another\n"));
    lab_line(&format!("match random random -n 2 --book {name}")).success();
    let complaint = lab_line(&format!("match random random -n 4 --book {name}")).bad_use();
    assert!(complaint.contains("the book has 1 boards, enough for 2 games"), "{complaint}");
    for (text, reason) in [
        ("# nothing\n".to_owned(), "contains no board"),
        (format!("{board}\n{board} and more\n"), "line 2: "),
        (
            "........./........../W3++D........./........../......... B M".to_owned(),
            "line 1: the game is over",
        ),
    ] {
        write(text);
        let complaint = lab_line(&format!("match random random -n 2 --book {name}")).bad_use();
        assert!(complaint.contains(reason), "{complaint}");
    }
    for (line, reason) in [
        ("match random", "PLAYER"),
        ("match random nobody", "unknown kind of player \"nobody\""),
        ("match random random --games 0", "--games"),
        ("match random random --sprt 5,0", "the lower one first"),
        ("match random random --sprt 5", "two Elo values"),
        ("match random random --sprt 0,5 --alpha 0.7", "below 0.5"),
        ("match random random --book /no/such/book", "/no/such/book: "),
        ("match random random --phase full --placements 49", "0 to 48"),
        ("match random random --phase full --book x", "a book holds full boards"),
        ("match random random --resume", "--out"),
        ("match random random --finish random", "--phase full"),
        ("match random random --phase full --finish udi,nodes=1:x", "a player inside the lab"),
        ("match random codecup:x", "begins with the empty board"),
        (
            "match random codecup:x --phase full --placements 0 --clock cpu",
            "--clock cpu is for players inside",
        ),
        ("match random engine,nodes=1,threads=2 --clock cpu", "--clock cpu is for players inside"),
    ] {
        let complaint = lab_line(line).bad_use();
        assert!(complaint.contains(reason), "{line}: {complaint}");
    }
}
