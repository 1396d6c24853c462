//! The checks, in the order in which faults are easiest to find.

use std::time::{Duration, Instant};

use dvonn_core::{Color, Move, Notation, Position};

use super::partner::{Fault, Partner};
use super::thought::{Info, Thought};
use crate::commands::{outcome_word, sorted_moves};

type Check = fn(&mut Partner) -> Result<(), Fault>;

/// The first check is the greeting; if it fails, the others are skipped.
pub(super) const CHECKS: &[(&str, Check)] = &[
    ("the greeting names the engine and ends with udiok", greeting),
    ("isready is answered by readyok", is_ready),
    ("blank lines, extra spaces and CRLF are accepted", blanks),
    ("the board is empty at first and after newgame", beginning),
    ("a position and moves are accepted, and removed stacks reported", told),
    ("one list of moves can cover both phases", both_phases),
    ("a forced pass is the only move, and a finished game has none", passes_and_ends),
    ("perft counts sequences of moves", perft),
    ("bad commands and positions are errors and change nothing", bad_rules),
    ("a line that is not UTF-8, and one of a megabyte, are errors", bad_bytes),
    ("options accept values in range and refuse others", options),
    ("bad words after go and setoption are errors and start no search", bad_search),
    ("go nodes keeps its limit", go_nodes),
    ("go depth keeps its limit", go_depth),
    ("go movetime keeps its limit", go_movetime),
    ("go with clocks answers for either side", go_clock),
    ("go accepts several limits at once", go_several),
    ("go works during placement", go_placement),
    ("a forced pass is found", go_pass),
    ("a finished game has no best move and needs no search", go_finished),
    ("searchmoves restricts the moves", go_searchmoves),
    ("go solve proves a late position", go_solve),
    ("several lines are numbered and differ", go_lines),
    ("at a level, go ends without a limit", go_level),
    ("the same question gets the same answer from a fresh process", same_answer),
    ("without a limit the answer waits for stop", go_infinite),
    ("stop is answered at once", stop),
    ("stop without a search is not an error", stop_idle),
    ("questions are answered while the engine thinks", questions_while_thinking),
    ("commands that would disturb the engine are refused while it thinks", refused_while_thinking),
    ("quit ends the process", quit),
    ("quit ends the process while it thinks", quit_while_thinking),
    ("the end of input ends the process", end_of_input),
    ("the end of input waits for a search with a limit", end_of_input_limited),
    ("the end of input stops a search without a limit", end_of_input_infinite),
];

/// A full board, which cannot be solved quickly.
const FULL: &str = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M";
/// Figure 3 of the rulebook. White wins by three with `k4-k5`.
const FIGURE_3: &str = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";
/// Black has no move, White has one.
const MUST_PASS: &str = "........./........../DDW2+......../........../......... B M";
const FINISHED: &str = "........./........../W3++D........./........../......... B M";

fn parse(position: &str) -> Position {
    position.parse().expect("the positions of the checks are legal")
}

/// Sets up a position.
fn set_up(partner: &mut Partner, position: &str) -> Result<Position, Fault> {
    partner.tell(&format!("position text {position}"))?;
    Ok(parse(position))
}

fn with_words(head: &str, words: &[String]) -> String {
    [&[head.to_owned()], words].concat().join(" ")
}

/// Asks for everything about a position that does not depend on its history.
fn ask_all(partner: &mut Partner, position: &Position) -> Result<(), Fault> {
    let scores = position.scores();
    partner.ask("d", &format!("position {position}"))?;
    partner.ask("legal", &with_words("legal", &sorted_moves(position, Notation::Standard)))?;
    partner.ask("score", &format!("score {} {}", scores[Color::White], scores[Color::Black]))?;
    let outcome = outcome_word(position).unwrap_or_else(|| "none".to_owned());
    partner.ask("outcome", &format!("outcome {outcome}"))
}

/// The offered options: name, default, minimum and maximum.
fn offered(partner: &mut Partner) -> Result<Vec<(String, u64, u64, u64)>, Fault> {
    let mut options = Vec::new();
    partner.say("udi");
    loop {
        let line = partner.hear("udiok")?;
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["udiok"] => return Ok(options),
            // A text, such as the name of a file, is not tried: nothing is known about it here.
            ["id", "name" | "author", _, ..] | ["option", "name", _, "type", "string", "default", _] => {}
            ["option", "name", name, "type", "spin", "default", default, "min", min, "max", max] => {
                let numbers = [default, min, max].map(str::parse::<u64>);
                let [Ok(default), Ok(min), Ok(max)] = numbers else {
                    return Err(partner.fault("option name NAME type spin default N min N max N", line));
                };
                options.push((name.to_owned(), default, min, max));
            }
            _ => return Err(partner.fault("a line id name …, id author …, option …, or udiok", line)),
        }
    }
}

// ---- rules ----

fn greeting(partner: &mut Partner) -> Result<(), Fault> {
    partner.say("udi");
    for head in ["id name ", "id author "] {
        let expected = format!("{head}…");
        let line = partner.hear(&expected)?;
        if line.strip_prefix(head).is_none_or(|name| name.trim().is_empty()) {
            return Err(partner.fault(expected, line));
        }
    }
    loop {
        let line = partner.hear("option … or udiok")?;
        match line.as_str() {
            "udiok" => return Ok(()),
            option if option.starts_with("option name ") => {}
            _ => return Err(partner.fault("option … or udiok", line)),
        }
    }
}

fn is_ready(partner: &mut Partner) -> Result<(), Fault> {
    partner.ask("isready", "readyok")?;
    partner.ask("isready", "readyok")
}

fn blanks(partner: &mut Partner) -> Result<(), Fault> {
    partner.ask("\n   \n\r\n  isready  \r", "readyok")?;
    partner.ask("position  start   moves f3\tc3 \r\nscore", "score 0 0")
}

fn beginning(partner: &mut Partner) -> Result<(), Fault> {
    ask_all(partner, &Position::START)?;
    partner.ask("removed", "removed")?;
    set_up(partner, FIGURE_3)?;
    partner.tell("newgame")?;
    ask_all(partner, &Position::START)?;
    set_up(partner, FIGURE_3)?;
    partner.tell("position start")?;
    ask_all(partner, &Position::START)
}

fn told(partner: &mut Partner) -> Result<(), Fault> {
    let before = set_up(partner, FIGURE_3)?;
    ask_all(partner, &before)?;
    partner.ask("removed", "removed")?;
    partner.tell(&format!("position text {FIGURE_3} moves e3-f3"))?;
    partner.ask("removed", "removed b1 c1 c2 d2 d3 e4 e5")?;
    let cut = before.play("e3-f3".parse().expect("a move")).expect("it is legal");
    ask_all(partner, &cut)
}

fn both_phases(partner: &mut Partner) -> Result<(), Fault> {
    let mut position = Position::START;
    let mut line = "position start moves".to_owned();
    for number in 1..=55 {
        let mv = position.legal_moves().next().expect("no game is so short");
        position.apply(mv).expect("a listed move is legal");
        line = format!("{line} {mv}");
        if [1, 3, 26, 48, 49, 50, 55].contains(&number) {
            partner.tell(&line)?;
            ask_all(partner, &position)?;
        }
    }
    Ok(())
}

fn passes_and_ends(partner: &mut Partner) -> Result<(), Fault> {
    set_up(partner, MUST_PASS)?;
    partner.ask("legal", "legal pass")?;
    partner.tell(&format!("position text {MUST_PASS} moves pass c3-a3"))?;
    ask_all(partner, &parse(FINISHED))?;
    partner.ask("removed", "removed")
}

fn perft(partner: &mut Partner) -> Result<(), Fault> {
    for (position, depth) in [(Position::START, 0), (Position::START, 2), (parse(FIGURE_3), 3)] {
        partner.tell(&format!("position text {position}"))?;
        let nodes = dvonn_core::perft(&position, depth);
        partner.ask(&format!("perft {depth}"), &format!("perft {depth} {nodes}"))?;
    }
    Ok(())
}

fn bad_rules(partner: &mut Partner) -> Result<(), Fault> {
    let position = set_up(partner, FIGURE_3)?;
    for line in [
        "nonsense",
        "QUIT",
        "d d",
        "quit now",
        "perft",
        "perft -1",
        "perft two",
        "position",
        "position text",
        "position text x W M",
        "position text ........./........../.........../........../......... B P",
        "position text ........./........../.........../........../......... W M",
        "position text ........./........../Z........../........../......... W P",
        "position start f3",
        "position start moves z9",
        "position start moves f3 f3",
        "position start moves f3 c3-c4",
        "position start moves f3 pass",
    ] {
        partner.ask_in_vain(line)?;
        ask_all(partner, &position)?;
    }
    partner.ask_in_vain(format!("position text {FIGURE_3} moves pass"))?;
    partner.ask_in_vain(format!("position text {FIGURE_3} moves e3-a1"))?;
    ask_all(partner, &position)
}

fn bad_bytes(partner: &mut Partner) -> Result<(), Fault> {
    partner.ask_in_vain(b"d \xff\xfe")?;
    partner.ask_in_vain(b"position start moves \xc3")?;
    partner.ask_in_vain("f3 ".repeat(350_000))?;
    partner.ask_in_vain(format!("position start moves {}", "f3 ".repeat(350_000)))?;
    ask_all(partner, &Position::START)
}

// ---- search ----

fn options(partner: &mut Partner) -> Result<(), Fault> {
    for (name, default, min, max) in offered(partner)? {
        partner.tell(&format!("setoption name {name} value {default}"))?;
        partner.tell(&format!("setoption name {name} value {min}"))?;
        for value in [min.checked_sub(1), max.checked_add(1)].into_iter().flatten() {
            partner.ask_in_vain(format!("setoption name {name} value {value}"))?;
        }
        partner.ask_in_vain(format!("setoption name {name} value much"))?;
    }
    let position = set_up(partner, FULL)?;
    Thought::ask(partner, "go nodes 200", &position).map(|_| ())
}

fn bad_search(partner: &mut Partner) -> Result<(), Fault> {
    let position = set_up(partner, FULL)?;
    for line in [
        "go fast",
        "go nodes",
        "go nodes many",
        "go nodes -1",
        "go depth x",
        "go movetime",
        "go wtime soon btime 5",
        "go searchmoves",
        "go searchmoves z9",
        "go searchmoves a1-b1 k5-j5",
        "setoption",
        "setoption name Nonsense value 1",
    ] {
        partner.ask_in_vain(line)?;
    }
    ask_all(partner, &position)
}

fn go_nodes(partner: &mut Partner) -> Result<(), Fault> {
    let position = set_up(partner, FULL)?;
    for nodes in [1, 1000] {
        let thought = Thought::ask(partner, &format!("go nodes {nodes}"), &position)?;
        if let Some(info) = thought.infos.iter().find(|info| nodes > 1 && info.nodes > nodes) {
            return Err(partner.fault(format!("at most {nodes} nodes"), &info.text));
        }
    }
    Ok(())
}

fn go_depth(partner: &mut Partner) -> Result<(), Fault> {
    let position = set_up(partner, FULL)?;
    let thought = Thought::ask(partner, "go depth 2", &position)?;
    match thought.infos.iter().find(|info| info.depth > 2) {
        Some(info) => Err(partner.fault("depth 2 at most", &info.text)),
        None => Ok(()),
    }
}

fn go_movetime(partner: &mut Partner) -> Result<(), Fault> {
    let position = set_up(partner, FULL)?;
    for milliseconds in [0, 100] {
        let start = Instant::now();
        Thought::ask(partner, &format!("go movetime {milliseconds}"), &position)?;
        let used = start.elapsed();
        if used > Duration::from_millis(milliseconds) + partner.allowance() {
            return Err(
                partner.fault(format!("an answer after {milliseconds} ms"), format!("one after {used:?}"))
            );
        }
    }
    Ok(())
}

fn go_clock(partner: &mut Partner) -> Result<(), Fault> {
    let white = set_up(partner, FULL)?;
    Thought::ask(partner, "go wtime 200 btime 100000", &white)?;
    let black = white.play("a1-a2".parse().expect("a move")).expect("it is legal");
    partner.tell(&format!("position text {black}"))?;
    Thought::ask(partner, "go wtime 100000 btime 200 winc 0 binc 10", &black).map(|_| ())
}

fn go_several(partner: &mut Partner) -> Result<(), Fault> {
    let position = set_up(partner, FULL)?;
    Thought::ask(partner, "go nodes 500 depth 3 movetime 1000", &position)?;
    Thought::ask(partner, "go depth 3 searchmoves a1-a2 nodes 500", &position).map(|_| ())
}

fn go_placement(partner: &mut Partner) -> Result<(), Fault> {
    Thought::ask(partner, "go nodes 50", &Position::START)?;
    partner.tell("position start moves f3 a1 c3 d3")?;
    let moves = ["f3", "a1", "c3", "d3"].map(|mv| mv.parse::<Move>().expect("a move"));
    let position = moves.into_iter().try_fold(Position::START, Position::play).expect("the cells are empty");
    Thought::ask(partner, "go nodes 50", &position).map(|_| ())
}

fn go_pass(partner: &mut Partner) -> Result<(), Fault> {
    let position = set_up(partner, MUST_PASS)?;
    for go in ["go nodes 100", "go movetime 50", "go depth 3"] {
        Thought::ask(partner, go, &position)?; // The only legal move.
    }
    Ok(())
}

fn go_finished(partner: &mut Partner) -> Result<(), Fault> {
    set_up(partner, FINISHED)?;
    for go in ["go nodes 100", "go movetime 50", "go infinite", "go"] {
        partner.ask(go, "bestmove none")?;
    }
    Ok(())
}

fn go_searchmoves(partner: &mut Partner) -> Result<(), Fault> {
    let position = set_up(partner, FULL)?;
    let asked = ["a1-b2", "k3-j3"];
    let thought = Thought::ask(partner, &format!("go depth 2 searchmoves {}", asked.join(" ")), &position)?;
    let other = |info: &&Info| !asked.contains(&info.pv[0].to_string().as_str());
    match thought.infos.iter().find(other) {
        Some(info) => Err(partner.fault(format!("lines that begin with {}", asked.join(" or ")), &info.text)),
        None => Ok(()),
    }
}

fn go_solve(partner: &mut Partner) -> Result<(), Fault> {
    let position = set_up(partner, FIGURE_3)?;
    let thought = Thought::ask(partner, "go solve", &position)?;
    let last = thought.infos.last().map_or("", |info| info.score.as_str());
    if last != "exact +3 proved" {
        return Err(partner.fault("in the end, score exact +3 proved", format!("score {last}")));
    }
    match thought.best {
        Some(best) if best.to_string() != "k4-k5" => {
            Err(partner.fault("bestmove k4-k5, the only winning move", format!("bestmove {best}")))
        }
        _ => Ok(()),
    }
}

fn go_lines(partner: &mut Partner) -> Result<(), Fault> {
    if !offered(partner)?.iter().any(|(name, _, _, max)| name == "Lines" && *max >= 3) {
        return Ok(()); // An engine that does not offer several lines need not give them.
    }
    let position = set_up(partner, FULL)?;
    let thought = Thought::ask(partner, "go nodes 1000", &position)?;
    if let Some(info) = thought.infos.iter().find(|info| info.line.is_some()) {
        return Err(partner.fault("no line K, for one line is wanted", &info.text));
    }
    partner.tell("setoption name Lines value 3")?;
    let thought = Thought::ask(partner, "go nodes 1000", &position)?;
    let mut firsts = Vec::new();
    for number in 1..=3 {
        let Some(info) = thought.last(Some(number)) else {
            return Err(partner.fault(format!("info … line {number} …"), "no such line"));
        };
        if firsts.contains(&info.pv[0]) {
            return Err(partner.fault("lines that begin with different moves", &info.text));
        }
        firsts.push(info.pv[0]);
    }
    match thought.infos.iter().find(|info| info.line.is_none_or(|line| line > 3)) {
        Some(info) => Err(partner.fault("line 1, 2 or 3", &info.text)),
        None => Ok(()),
    }
}

fn go_level(partner: &mut Partner) -> Result<(), Fault> {
    let Some((_, _, min, max)) = offered(partner)?.into_iter().find(|(name, ..)| name == "Level") else {
        return Ok(()); // An engine need not offer levels.
    };
    for level in [1, max.min(5)] {
        partner.tell(&format!("setoption name Level value {level}"))?;
        let position = set_up(partner, FULL)?;
        Thought::ask(partner, "go", &position)?;
        Thought::ask(partner, "go wtime 100000 btime 100000", &position)?;
        partner.tell("position start")?;
        Thought::ask(partner, "go", &Position::START)?;
    }
    partner.tell(&format!("setoption name Level value {min}"))
}

fn same_answer(partner: &mut Partner) -> Result<(), Fault> {
    let position = set_up(partner, FULL)?;
    let first = Thought::ask(partner, "go nodes 1000", &position)?.untimed();
    partner.start_again()?;
    set_up(partner, FULL)?;
    let second = Thought::ask(partner, "go nodes 1000", &position)?.untimed();
    match first.iter().zip(&second).find(|(first, second)| first != second) {
        Some((first, second)) => Err(partner.fault(format!("as before, {first}"), second)),
        None if first.len() != second.len() => {
            Err(partner.fault(format!("as before, {} lines", first.len()), format!("{} lines", second.len())))
        }
        None => Ok(()),
    }
}

/// Starts an endless search and waits for its first line.
fn begin(partner: &mut Partner, position: &Position) -> Result<(), Fault> {
    partner.say("go infinite");
    let line = partner.hear("info …")?;
    Info::read(&line, position).map(|_| ()).map_err(|reason| partner.fault(format!("info …: {reason}"), line))
}

/// Asks while the engine thinks, and finds the answer among its info lines.
fn ask_while_thinking(
    partner: &mut Partner,
    position: &Position,
    line: &str,
    expected: &str,
) -> Result<(), Fault> {
    partner.say(line);
    loop {
        let received = partner.hear(expected)?;
        let is_error = expected == "error …" && received.starts_with("error ");
        if received == expected || is_error {
            return Ok(());
        }
        Info::read(&received, position).map_err(|_| partner.fault(expected, received))?;
    }
}

/// Sends `stop` and expects a legal move. Earlier info lines may come first.
fn say_stop(partner: &mut Partner, position: &Position) -> Result<(), Fault> {
    partner.say("stop");
    hear_best(partner, position)
}

fn hear_best(partner: &mut Partner, position: &Position) -> Result<(), Fault> {
    let line = loop {
        let line = partner.hear("bestmove M")?;
        if !line.starts_with("info ") {
            break line;
        }
    };
    let is_legal = |mv: &str| mv.parse().is_ok_and(|mv| position.check(mv).is_ok());
    match line.strip_prefix("bestmove ") {
        Some(best) if is_legal(best) => Ok(()),
        _ => Err(partner.fault("bestmove M, a legal move", line)),
    }
}

fn go_infinite(partner: &mut Partner) -> Result<(), Fault> {
    // The only move, so there is nothing left to find.
    let position = set_up(partner, MUST_PASS)?;
    for go in ["go infinite", "go"] {
        partner.say(go);
        ask_while_thinking(partner, &position, "isready", "readyok")?;
        ask_while_thinking(partner, &position, "isready", "readyok")?;
        say_stop(partner, &position)?;
    }
    Ok(())
}

fn stop(partner: &mut Partner) -> Result<(), Fault> {
    let position = set_up(partner, FULL)?;
    for _ in 0..3 {
        begin(partner, &position)?;
        let start = Instant::now();
        say_stop(partner, &position)?;
        let used = start.elapsed();
        if used > partner.allowance() {
            return Err(partner.fault("bestmove within 50 ms", format!("it after {used:?}")));
        }
    }
    Ok(())
}

fn stop_idle(partner: &mut Partner) -> Result<(), Fault> {
    partner.tell("stop")?;
    let position = set_up(partner, FULL)?;
    Thought::ask(partner, "go nodes 100", &position)?;
    partner.tell("stop")
}

fn questions_while_thinking(partner: &mut Partner) -> Result<(), Fault> {
    let position = set_up(partner, FULL)?;
    begin(partner, &position)?;
    ask_while_thinking(partner, &position, "isready", "readyok")?;
    ask_while_thinking(partner, &position, "d", &format!("position {FULL}"))?;
    ask_while_thinking(partner, &position, "score", "score 23 23")?;
    say_stop(partner, &position)
}

fn refused_while_thinking(partner: &mut Partner) -> Result<(), Fault> {
    let position = set_up(partner, FULL)?;
    begin(partner, &position)?;
    for line in
        ["go nodes 5", "position start", "newgame", "setoption name Hash value 1", "perft 1", "nonsense"]
    {
        ask_while_thinking(partner, &position, line, "error …")?;
    }
    ask_while_thinking(partner, &position, "d", &format!("position {FULL}"))?;
    say_stop(partner, &position)?;
    ask_all(partner, &position)
}

// ---- the end ----

fn quit(partner: &mut Partner) -> Result<(), Fault> {
    partner.ask("isready", "readyok")?;
    partner.say("quit");
    partner.end()
}

fn quit_while_thinking(partner: &mut Partner) -> Result<(), Fault> {
    let position = set_up(partner, FULL)?;
    begin(partner, &position)?;
    partner.say("quit");
    leave(partner)
}

/// Waits for the end of the process; info lines and an answer may still arrive.
fn leave(partner: &mut Partner) -> Result<(), Fault> {
    loop {
        match partner.end() {
            Err(fault) if fault.received.starts_with("info ") || fault.received.starts_with("bestmove ") => {}
            result => return result,
        }
    }
}

fn end_of_input(partner: &mut Partner) -> Result<(), Fault> {
    partner.ask("isready", "readyok")?;
    partner.hang_up();
    partner.end()
}

fn end_of_input_limited(partner: &mut Partner) -> Result<(), Fault> {
    let position = set_up(partner, FULL)?;
    partner.say("go nodes 2000");
    partner.hang_up();
    Thought::hear(partner, &position)?;
    partner.end()
}

fn end_of_input_infinite(partner: &mut Partner) -> Result<(), Fault> {
    let position = set_up(partner, FULL)?;
    begin(partner, &position)?;
    partner.hang_up();
    hear_best(partner, &position)?;
    partner.end()
}
