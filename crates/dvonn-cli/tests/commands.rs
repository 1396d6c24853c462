//! The commands that print a result and exit, through the real binary: exit code, output and errors.

#![allow(clippy::unwrap_used)]

mod support;

use std::path::{Path, PathBuf};
use std::process::Stdio;

use resvg::usvg;
use serde_json::{Value, json};
use support::{
    BLACK_MUST_PASS, FIGURE_3, FINISHED, command, conformance, dvonn, dvonn_reading, moves, text, texts,
};
use tempfile::TempDir;

const COMMANDS: [&str; 18] = [
    "play",
    "show",
    "legal",
    "apply",
    "perft",
    "solve",
    "analyze",
    "review",
    "bench",
    "check",
    "convert",
    "replay",
    "diagram",
    "udi",
    "udi-check",
    "codecup",
    "completions",
    "man",
];

/// A folder for files and for running commands.
struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn with(self, name: &str, content: impl AsRef<[u8]>) -> Folder {
        std::fs::write(self.path(name), content).unwrap();
        self
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn arg(&self, name: &str) -> String {
        self.path(name).to_str().unwrap().to_owned()
    }

    fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).unwrap()
    }
}

#[track_caller]
fn parse(json: &str) -> Value {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {json}"))
}

/// Three whole games from the empty board: with passes, removals and each kind of ending.
fn whole_games() -> Vec<Value> {
    let mut games = conformance("games.jsonl");
    games.retain(|game| text(game, "start").ends_with("W P") && !game["result"].is_null());
    let mut chosen = Vec::new();
    for result in ["white", "black", "draw"] {
        chosen.push(games.iter().find(|game| text(game, "result") == result).unwrap().clone());
    }
    chosen
}

// ---- positions ----

#[test]
fn show_draws_the_board_with_scores_blocked_stacks_and_who_moves() {
    insta::assert_snapshot!("show_figure_3", dvonn(["show", FIGURE_3]).fine());
    insta::assert_snapshot!(
        "show_figure_3_newsletter",
        dvonn(["show", FIGURE_3, "--notation", "newsletter"]).fine()
    );
}

#[test]
fn show_says_whose_turn_it_is_and_what_they_do() {
    for (position, said) in [
        ("start", "White to place a DVONN piece; 49 of 49 left.\n"),
        (
            "........./........../..DDD....../........../......... B P",
            "Black to place a black piece; 46 of 49 left.\n",
        ),
        (FIGURE_3, "Pieces: White 18, Black 25\nWhite to move: 25 possible moves.\n"),
        (BLACK_MUST_PASS, "Pieces: White 2, Black 0\nBlack has no move and must pass.\n"),
        ("........./........../DDW2+......../........../......... W M", "White to move: 1 possible move.\n"),
        (FINISHED, "Pieces: White 3, Black 0\nThe game is over: White wins by 3.\n"),
        ("........./........../DD.D......./........../......... W M", "The game is over: a draw.\n"),
    ] {
        let printed = dvonn(["show", position]).fine();
        assert!(printed.contains(said), "{position}: {printed}");
    }
}

#[test]
fn show_prints_everything_as_json() {
    let shown = parse(&dvonn(["show", BLACK_MUST_PASS, "--json"]).fine());
    let lone_dvonn = json!({ "owner": null, "height": 1, "dvonns": 1 });
    let expected = json!({
        "position": BLACK_MUST_PASS,
        "phase": "movement",
        "turn": "black",
        "scores": [2, 0],
        "legal": 1,
        "blocked": [],
        "outcome": null,
        "stacks": {
            "a3": lone_dvonn,
            "b3": lone_dvonn,
            "c3": { "owner": "white", "height": 2, "dvonns": 1 },
        },
    });
    assert_eq!(shown, expected);
    assert_eq!(parse(&dvonn(["show", FIGURE_3, "--json"]).fine())["blocked"], json!(["j4"]));
    assert_eq!(parse(&dvonn(["show", FINISHED, "--json"]).fine())["outcome"], "white");
    assert_eq!(parse(&dvonn(["show", "start", "--json"]).fine())["phase"], "placement");
}

#[test]
fn legal_lists_the_moves_sorted() {
    assert_eq!(dvonn(["legal", BLACK_MUST_PASS]).fine(), "pass\n");
    assert_eq!(dvonn(["legal", FINISHED]).fine(), "", "a finished game has no move");
    for game in conformance("games.jsonl").iter().step_by(10) {
        let ply = &game["plies"][60];
        let printed = dvonn(["legal", text(ply, "pos")]).fine();
        assert_eq!(printed.lines().collect::<Vec<_>>(), texts(ply, "legal"), "{ply}");
        let answer = parse(&dvonn(["legal", text(ply, "pos"), "--json"]).fine());
        let turn = if text(ply, "to_move") == "W" { "white" } else { "black" };
        assert_eq!(answer, json!({ "position": ply["pos"], "turn": turn, "legal": ply["legal"] }));
    }
}

#[test]
fn apply_prints_the_position_and_what_was_removed() {
    assert_eq!(
        dvonn(["apply", FIGURE_3, "e3-f3"]).fine(),
        ".....W2BDB/.....B4+W2BW3W/.....W2D.WBW/.....W3B3.B2./......... B M\n\
         e3-f3 removed b1 c1 c2 d2 d3 e4 e5\n"
    );
    assert_eq!(
        dvonn(["apply", BLACK_MUST_PASS, "PASS", "C3A3"]).fine(),
        format!("{FINISHED}\nThe game is over: White wins by 3.\n")
    );
    let newsletter = dvonn(["apply", FIGURE_3, "c5-c6", "--notation", "newsletter"]).fine();
    assert!(newsletter.ends_with("\nc5-c6 removed a5 b5 c4 d3 d4 e2 e3\n"), "{newsletter}");
    let answer = parse(&dvonn(["apply", "--json", FIGURE_3, "e3-f3", "k5-k4"]).fine());
    assert_eq!(
        answer["plies"][0],
        json!({
            "move": "e3-f3",
            "by": "white",
            "removed": ["b1", "c1", "c2", "d2", "d3", "e4", "e5"],
        })
    );
    assert_eq!(answer["plies"][1], json!({ "move": "k5-k4", "by": "black", "removed": [] }));
    assert_eq!(answer["outcome"], Value::Null);
}

#[test]
fn apply_plays_whole_games() {
    for game in whole_games() {
        let arguments = [vec!["apply", "start", "--json"], moves(&game)].concat();
        let answer = parse(&dvonn(arguments).fine());
        let last = game["plies"].as_array().unwrap().last().unwrap();
        assert_eq!(answer["position"], last["pos"]);
        assert_eq!((&answer["scores"], &answer["outcome"]), (&game["score"], &game["result"]));
        for (found, expected) in
            answer["plies"].as_array().unwrap().iter().zip(game["plies"].as_array().unwrap())
        {
            assert_eq!((&found["move"], &found["removed"]), (&expected["move"], &expected["removed"]));
        }
    }
}

#[test]
fn every_refused_move_of_the_conformance_vectors_exits_with_1() {
    for row in conformance("refusals.jsonl") {
        let (position, mv) = (text(&row, "pos"), text(&row, "move"));
        let (printed, complaint) = dvonn(["apply", position, mv]).no();
        assert_eq!(printed, "", "{row}");
        assert!(complaint.starts_with(&format!("dvonn: move 1, {mv}: ")), "{complaint}");
        assert!(complaint.contains(position), "the position is told: {complaint}");
    }
    let (_, complaint) = dvonn(["apply", "start", "f3", "c3", "f3"]).no();
    assert!(complaint.starts_with("dvonn: move 3, f3: f3 is occupied"), "{complaint}");
}

#[test]
fn invalid_move_text_is_bad_use() {
    for (mv, named) in [
        ("c9", "\"c9\" is not a cell"),
        ("l1", "\"l1\" is not a cell"),
        ("a4", "\"a4\" is not a cell"),
        ("e3-e9", "\"e9\" is not a cell"),
        ("e0-e1", "\"e0\" is not a cell"),
        ("hello", "\"hello\" is not a move"),
        ("e3–f3", "\"e3–\" is not a cell"),
        ("é", "\"é\""),
        ("", "a move is missing"),
    ] {
        let complaint = dvonn(["apply", FIGURE_3, mv]).bad_use();
        assert!(complaint.starts_with("dvonn: ") && complaint.contains(named), "{mv}: {complaint}");
    }
    assert!(dvonn(["apply", FIGURE_3]).bad_use().contains("MOVES"));
}

#[test]
fn perft_agrees_with_the_conformance_vectors() {
    for row in conformance("perft.jsonl") {
        let position = text(&row, "pos");
        for (depth, nodes) in row["nodes"].as_array().unwrap().iter().enumerate() {
            if nodes.as_u64().unwrap() < 100_000 {
                let depth = depth.to_string();
                assert_eq!(dvonn(["perft", position, &depth]).fine(), format!("{nodes}\n"), "{row}");
            }
        }
        let depth = row["divide_depth"].as_u64().unwrap_or(0);
        let nodes = &row["nodes"][depth as usize];
        if depth > 0 && nodes.as_u64().unwrap() < 400_000 {
            let answer = parse(&dvonn(["perft", position, &depth.to_string(), "--divide", "--json"]).fine());
            let expected =
                json!({ "position": position, "depth": depth, "nodes": nodes, "divide": row["divide"] });
            assert_eq!(answer, expected, "{row}");
        }
    }
}

#[test]
fn perft_divides_by_first_move() {
    let printed = dvonn(["perft", BLACK_MUST_PASS, "2", "--divide"]).fine();
    assert_eq!(printed, "pass 1\n1\n");
    assert_eq!(dvonn(["perft", "start", "0", "--divide"]).fine(), "1\n");
    let printed = dvonn(["perft", "start", "2", "--divide"]).fine();
    let mut expected: Vec<String> =
        texts(&conformance("games.jsonl")[0], "legal").iter().map(|cell| format!("{cell} 48")).collect();
    expected.push("2352".to_owned());
    assert_eq!(printed.lines().collect::<Vec<_>>(), expected);
    for (depth, named) in [("x", "'x'"), ("-1", "-1"), ("1.5", "'1.5'"), ("99999999999", "99999999999")] {
        let complaint = dvonn(["perft", "start", depth]).bad_use();
        assert!(complaint.contains(named), "{depth}: {complaint}");
    }
}

#[test]
fn invalid_position_text_is_bad_use_with_a_reason() {
    for (position, named) in [
        ("", "has 0"),
        ("nonsense", "three parts"),
        ("........./........../.........../........../......... W", "has 2"),
        ("........./........../.........../.......... W P", "5 rows"),
        ("......../........../.........../........../......... W P", "row 5 must have 9 cells, not 8"),
        ("........./........../.........../........../.......... W P", "row 1 must have 9 cells, not 10"),
        (
            "........./........../....x....../........../......... W P",
            "column 26: expected ., W, B or D, found 'x'",
        ),
        ("........./........../DDW1......../........../......... W M", "\"1\" is not a stack height"),
        ("........./........../DDW02+......./........../......... W M", "\"02\" is not a stack height"),
        ("........./........../DDW+......../........../......... W M", "column 24"),
        ("........./........../.........../........../......... G P", "\"G\""),
        ("........./........../.........../........../......... W X", "\"X\""),
        ("........./........../.........../........../......... B P", "White's turn"),
        ("........./........../DD........./........../......... W M", "DVONN"),
        ("........./........../DDD.W....../........../......... W M", "e3"),
    ] {
        for verb in ["show", "legal"] {
            let complaint = dvonn([verb, position]).bad_use();
            assert!(complaint.starts_with("dvonn: not a valid position"), "{complaint}");
            assert!(complaint.contains(named) && complaint.lines().count() == 1, "{position}: {complaint}");
        }
    }
}

#[test]
fn positions_come_from_standard_input_too() {
    for (arguments, rest) in [
        (&["show"][..], &[][..]),
        (&["show", "--json"], &[]),
        (&["legal"], &[]),
        (&["apply"], &["e3-f3"]),
        (&["perft"], &["2", "--divide"]),
        (&["diagram", "-o", "-"], &[]),
    ] {
        let with = |position: &'static str| [arguments, &[position], rest].concat();
        let expected = dvonn(with(FIGURE_3)).fine();
        for input in [FIGURE_3.to_owned(), format!("{FIGURE_3}\n"), format!("  {FIGURE_3}\r\n\r\n")] {
            assert_eq!(dvonn_reading(with("-"), input.clone()).fine(), expected, "{arguments:?} {input:?}");
        }
        assert_eq!(
            dvonn_reading(with("-"), b"D\xc3".to_vec()).bad_use(),
            "dvonn: standard input is not UTF-8\n"
        );
        assert!(dvonn_reading(with("-"), "").bad_use().contains("three parts"));
    }
}

#[test]
fn a_position_may_be_in_a_file() {
    let folder = Folder::new().with("board.txt", format!("{FIGURE_3}\n")).with("bad.txt", b"\xff");
    let file = folder.arg("board.txt");
    assert_eq!(dvonn(["legal", &file]).fine(), dvonn(["legal", FIGURE_3]).fine());
    assert!(dvonn(["legal", &folder.arg("bad.txt")]).bad_use().contains("not UTF-8"));
}

// ---- records ----

#[test]
fn check_tells_good_records_from_bad_ones() {
    let folder = Folder::new().with("good", "f3 c3").with("bad", "f3 c3\nf3").with("empty", "");
    let [good, bad, empty, missing] = ["good", "bad", "empty", "missing"].map(|name| folder.arg(name));
    let fine = format!("{good}: valid: 2 moves, unfinished, 0-0 (read as moves)\n");
    let refused = format!(
        "{bad}: invalid: line 2, column 1: move 3: f3: f3 is occupied; 2 moves were read before it\n"
    );
    assert_eq!(dvonn(["check", &good]).fine(), fine);
    assert_eq!(dvonn(["check", &bad]).no(), (refused.clone(), String::new()));
    let (printed, _) = dvonn(["check", &empty]).no();
    assert!(printed.contains("no game was found"), "{printed}");

    let several = dvonn(["check", &good, &missing, &bad]);
    assert_eq!(several.code, Some(2), "a file that cannot be read weighs most");
    assert_eq!(several.stdout, format!("{fine}{refused}2 games, 1 invalid\n"), "the others are checked");
    assert!(several.stderr.starts_with(&format!("dvonn: {missing}: ")), "{}", several.stderr);
    assert_eq!(dvonn(["check", &good, &bad]).no().0, format!("{fine}{refused}2 games, 1 invalid\n"));
    assert_eq!(
        dvonn_reading(["check", "-"], "f3").fine(),
        "-: valid: 1 move, unfinished, 0-0 (read as moves)\n"
    );
    assert!(dvonn(["check"]).bad_use().contains("FILE"));
    let several = dvonn(["check", "--json", &good, &missing]);
    assert_eq!(several.code, Some(2));
    let told = &parse(&several.stdout)["files"][1];
    assert_eq!(told["file"], json!(missing));
    assert!(several.stderr.contains(told["error"].as_str().unwrap()), "{told}");
    let folder_complaint = dvonn(["check", folder.0.path().to_str().unwrap()]);
    assert_eq!(folder_complaint.code, Some(2));
}

#[test]
fn check_prints_everything_as_json() {
    let [white, ..] = &whole_games()[..] else { unreachable!() };
    let folder = Folder::new().with("good", moves(white).join("\n")).with("bad", "f3\nzz");
    let (good, bad) = (folder.arg("good"), folder.arg("bad"));
    let (printed, complaint) = dvonn(["check", "--json", &good, &bad]).no();
    assert_eq!(complaint, "");
    let last = white["plies"].as_array().unwrap().last().unwrap();
    let expected = json!({
        "games": 2,
        "refused": 1,
        "files": [
            { "file": good, "games": [{
                "format": "moves",
                "plies": moves(white).len(),
                "result": "white",
                "ending": "counted",
                "score": white["score"],
                "end": last["pos"],
                "repairs": [],
                "refused": null,
            }] },
            { "file": bad, "games": [{
                "format": "moves",
                "plies": 1,
                "result": null,
                "ending": null,
                "score": [0, 0],
                "end": "........./........../.....D...../........../......... B P",
                "repairs": [],
                "refused": {
                    "line": 2,
                    "column": 1,
                    "ply": 2,
                    "reason": "\"zz\" is not a move; write moves as d3, c1-c2 or pass",
                },
            }] },
        ],
    });
    assert_eq!(parse(&printed), expected);
}

#[test]
fn strict_reading_refuses_what_lenient_reading_repairs() {
    for (record, repair) in [
        ("[Result \"*\"]\n\n1. f3 c3", "the result at the end was missing"),
        ("[Result \"*\"]\n\n1. f3 7. c3 *", "the move number should be"),
        ("[Result \"1-0\"]\n\n1. f3 *", "the result should be *"),
        ("[Result \"*\"]\n\n1. f3! *", "\"!\" was ignored"),
        ("[Result \"*\"]\n\n1. f3 {unfinished", "the end of a comment was missing"),
        ("[White \"a\"]\n[White \"b\"]\n\n1. f3 *", "the tag White is repeated"),
    ] {
        let lenient = dvonn_reading(["check", "-"], record).fine();
        assert!(lenient.contains("repaired: line ") && lenient.contains(repair), "{record}: {lenient}");
        assert!(lenient.contains("-: valid: ") && lenient.contains("(read as dvonn)"), "{record}: {lenient}");
        let (strict, _) = dvonn_reading(["check", "-", "--strict"], record).no();
        assert!(strict.contains("invalid: line ") && strict.contains(repair), "{record}: {strict}");
        assert!(!strict.contains("repaired"), "{record}: {strict}");
        let converted = dvonn_reading(["convert", "-", "--to", "dvonn"], record);
        assert_eq!(converted.code, Some(0), "{record}");
        assert!(
            converted.stderr.contains("repaired: ") && converted.stderr.contains(repair),
            "{converted:?}"
        );
        dvonn_reading(["check", "-", "--strict"], converted.stdout).fine();
    }
}

#[test]
fn crlf_and_a_byte_order_mark_are_accepted() {
    for game in whole_games() {
        let list = moves(&game).join("\n") + "\n";
        for format in ["dvonn", "json", "littlegolem"] {
            let record = dvonn_reading(["convert", "-", "--to", format], list.clone()).fine();
            let checked = dvonn_reading(["check", "--strict", "-"], record.clone()).fine();
            for other in [record.replace('\n', "\r\n"), format!("\u{feff}{record}")] {
                assert_eq!(dvonn_reading(["check", "--strict", "-"], other).fine(), checked, "{format}");
            }
        }
        let checked = dvonn_reading(["check", "--strict", "-"], list.clone()).fine();
        assert_eq!(dvonn_reading(["check", "--strict", "-"], list.replace('\n', "\r\n")).fine(), checked);
    }
}

#[test]
fn truncated_utf_8_is_reported_with_its_place() {
    let record = b"[Result \"*\"]\n\n1. f3 {caf\xc3".to_vec();
    let lenient = dvonn_reading(["check", "-"], record.clone()).fine();
    assert!(lenient.contains("not UTF-8"), "{lenient}");
    let (strict, _) = dvonn_reading(["check", "-", "--strict"], record.clone()).no();
    assert!(strict.contains("invalid: line 3, column 11: this would need a repair: not UTF-8"), "{strict}");
    for verb in [&["replay", "-"][..], &["convert", "-", "--to", "json"]] {
        assert_eq!(dvonn_reading(verb, record.clone()).code, Some(0), "{verb:?}");
    }
}

/// A game in Boardspace's format.
fn boardspace(game: &Value) -> String {
    let spaced = |cell: &str| format!("{} {}", cell[..1].to_uppercase(), &cell[1..]);
    let turn = |(number, ply): (usize, &Value)| {
        let player = if text(ply, "by") == "W" { "P0" } else { "P1" };
        let gesture = match text(ply, "move") {
            "pass" => "pass".to_owned(),
            mv => match mv.split_once('-') {
                Some((from, to)) => format!("move {} {}", spaced(from), spaced(to)),
                None => format!("dropb {}", spaced(mv)),
            },
        };
        format!("; {player}[{} {gesture}]\n; {player}[{} done]\n", 2 * number + 1, 2 * number + 2)
    };
    let turns: String = game["plies"].as_array().unwrap().iter().enumerate().map(turn).collect();
    format!("(;\nGM[Dvonn]VV[1]\nP0[id \"Ann\"]\nP1[id \"Bob\"]\n; P0[0 Start P0]\n{turns})\n")
}

#[test]
fn records_survive_conversion_between_all_formats() {
    const FORMATS: [&str; 3] = ["dvonn", "json", "littlegolem"];
    let convert = |from: &str, to: &str, record: &str| {
        let arguments = ["convert", "-", "--from", from, "--to", to];
        let converted = dvonn_reading(arguments, record).fine();
        let guessed = dvonn_reading(["convert", "-", "--to", to], record).fine();
        assert_eq!(guessed, converted, "the format is recognised: {record}");
        converted
    };
    for game in whole_games() {
        let from_list = convert("moves", "dvonn", &moves(&game).join(" "));
        let from_boardspace = convert("boardspace", "dvonn", &boardspace(&game));
        let named = from_boardspace.strip_prefix("[White \"Ann\"]\n[Black \"Bob\"]\n").unwrap();
        assert_eq!(named, from_list);
        for record in [&from_list, &from_boardspace] {
            for first in FORMATS {
                let there = convert("dvonn", first, record);
                assert_eq!(&convert(first, "dvonn", &there), record, "by {first}");
                for second in FORMATS {
                    let further = convert(first, second, &there);
                    assert_eq!(&convert(second, "dvonn", &further), record, "by {first} and {second}");
                }
            }
        }
        let as_json = parse(&convert("dvonn", "json", &from_list));
        assert_eq!((&as_json["result"], &as_json["score"]), (&game["result"], &game["score"]));
    }
}

#[test]
fn several_games_stay_several_games() {
    let games: String = whole_games()
        .iter()
        .map(|game| dvonn_reading(["convert", "-", "--to", "dvonn"], moves(game).join(" ")).fine() + "\n")
        .collect();
    let games = games.trim_end().to_owned() + "\n";
    let as_json = dvonn_reading(["convert", "-", "--to", "json"], games.clone()).fine();
    assert_eq!(dvonn_reading(["convert", "-", "--to", "dvonn"], as_json.clone()).fine(), games);
    for record in [games, as_json] {
        assert!(dvonn_reading(["check", "-"], record).fine().ends_with("\n3 games, 0 invalid\n"));
    }
}

#[test]
fn moves_before_a_refused_ply_are_kept() {
    let refusal = "invalid: line 1, column 7: move 3: f3: f3 is occupied; 2 moves before it were kept\n";
    for (format, kept) in [("dvonn", "[Result \"*\"]\n\n1. f3 c3 *\n"), ("littlegolem", "1. f3 c3\n")] {
        let (printed, complaint) = dvonn_reading(["convert", "-", "--to", format], "f3 c3 f3 a1").no();
        assert_eq!((printed.as_str(), complaint.as_str()), (kept, refusal));
    }
    let folder = Folder::new().with("there", "precious");
    let output = folder.arg("there");
    let convert = |input: &str| dvonn_reading(["convert", "-", "--to", "dvonn", "-o", &output], input);
    let (printed, complaint) = convert("rubbish").no();
    assert_eq!(printed, "");
    assert!(complaint.contains("\"rubbish\" is not a move"), "{complaint}");
    assert_eq!(folder.read("there"), b"precious", "nothing was read, so nothing is written over");
    let (_, complaint) = convert("f3 c3 f3").no();
    assert_eq!(complaint, refusal);
    assert_eq!(folder.read("there"), b"[Result \"*\"]\n\n1. f3 c3 *\n");
}

#[test]
fn convert_writes_to_the_given_file() {
    let folder = Folder::new().with("game", "f3 c3");
    let (game, output) = (folder.arg("game"), folder.arg("out"));
    let printed = dvonn(["convert", &game, "--to", "json"]).fine();
    assert_eq!(dvonn(["convert", &game, "--to", "json", "-o", "-"]).fine(), printed);
    assert_eq!(dvonn(["convert", &game, "--to", "json", "--output", &output]).fine(), "");
    assert_eq!(folder.read("out"), printed.as_bytes());
    for path in [folder.arg("no/such/folder"), folder.0.path().to_str().unwrap().to_owned()] {
        let complaint = dvonn(["convert", &game, "--to", "json", "-o", &path]).bad_use();
        assert!(complaint.starts_with(&format!("dvonn: {path}: ")), "{complaint}");
    }
}

#[test]
fn what_a_format_cannot_store_is_reported() {
    let record = "[Result \"*\"]\n\n1. f3 @4:59 {good} (1. e3 c3) c3 *\n";
    let converted = dvonn_reading(["convert", "-", "--to", "littlegolem"], record);
    assert_eq!((converted.code, converted.stdout.as_str()), (Some(0), "1. f3 c3\n"));
    for lost in ["variations", "comments", "clock times"] {
        assert!(converted.stderr.contains(&format!("not included: {lost}\n")), "{}", converted.stderr);
    }
    for format in ["dvonn", "json"] {
        let there = dvonn_reading(["convert", "-", "--to", format], record).fine();
        let back = dvonn_reading(["convert", "-", "--to", "dvonn"], there).fine();
        assert_eq!(back, dvonn_reading(["convert", "-", "--to", "dvonn"], record).fine());
    }
    let later = format!("[Start \"{FIGURE_3}\"]\n[Result \"*\"]\n\n1. e3-f3 *\n");
    let (printed, complaint) = dvonn_reading(["convert", "-", "--to", "littlegolem"], later).no();
    assert_eq!(printed, "");
    assert!(complaint.contains("only games that start from the empty board"), "{complaint}");
}

#[test]
fn unknown_formats_are_bad_use_and_wrong_ones_exit_with_1() {
    for arguments in [
        &["convert", "-", "--to", "pgn"][..],
        &["convert", "-", "--to", "boardspace"],
        &["convert", "-", "--to", "dvonn", "--from", "pgn"],
        &["check", "-", "--from", "pgn"],
    ] {
        let complaint = dvonn_reading(arguments, "f3").bad_use();
        assert!(complaint.contains("possible values: dvonn, json, littlegolem"), "{complaint}");
    }
    assert!(dvonn_reading(["convert", "-"], "f3").bad_use().contains("--to"));
    for format in ["json", "boardspace"] {
        dvonn_reading(["check", "-", "--from", format], "f3 c3").no();
    }
    assert!(dvonn(["convert", "missing", "--to", "json"]).bad_use().starts_with("dvonn: missing: "));
}

// ---- diagrams ----

/// Width and height of an image, if it is well-formed.
fn svg_size(svg: &str) -> (u32, u32) {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).expect("the drawing is SVG");
    let size = tree.size().to_int_size();
    (size.width(), size.height())
}

fn png_size(png: &[u8]) -> (u32, u32) {
    assert_eq!((&png[..8], &png[12..16]), (&b"\x89PNG\r\n\x1a\n"[..], &b"IHDR"[..]));
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn images_have_the_requested_kind_and_size() {
    let folder = Folder::new();
    for (options, width) in
        [(&[][..], 640), (&["--width", "64"], 64), (&["--width", "1000", "--upright", "--coordinates"], 1000)]
    {
        let draw = |name: &str| {
            let output = folder.arg(name);
            let drawn = dvonn([&["diagram", FIGURE_3, "-o", &output], options].concat());
            assert_eq!(drawn.fine(), "");
            folder.read(name)
        };
        let svg = String::from_utf8(draw("board.svg")).unwrap();
        let (svg_width, svg_height) = svg_size(&svg);
        assert_eq!(svg_width, width, "{options:?}");
        assert_eq!(png_size(&draw("board.png")), (svg_width, svg_height), "{options:?}");
        assert_eq!(png_size(&draw("BOARD.PNG")), (svg_width, svg_height), "{options:?}");
        assert_eq!(svg_height > svg_width, options.contains(&"--upright"), "{options:?}");
        let printed = dvonn([&["diagram", FIGURE_3, "-o", "-"], options].concat()).fine();
        assert_eq!(printed, svg, "{options:?}");
    }
}

#[test]
fn every_option_of_a_diagram_has_an_effect() {
    let draw = |options: &[&str]| {
        let svg = dvonn([&["diagram", FIGURE_3, "-o", "-"], options].concat()).fine();
        svg_size(&svg);
        svg
    };
    let all = [
        &[][..],
        &["--coordinates"],
        &["--coordinates", "--notation", "newsletter"],
        &["--coordinates", "--notation", "printed"],
        &["--move", "e3-f3"],
        &["--arrow", "k3-k4"],
        &["--arrow", "k3-k4", "--arrow", "k4-j4"],
        &["--mark", "j2"],
        &["--mark", "j2,i1"],
        &["--blocked"],
        &["--theme", "light"],
        &["--theme", "dark"],
        &["--upright"],
        &["--width", "800"],
        &["--caption", "Figure 3"],
    ];
    let pictures: std::collections::BTreeSet<String> = all.iter().map(|options| draw(options)).collect();
    assert_eq!(pictures.len(), all.len(), "each picture differs from the others");
    assert_eq!(draw(&["--mark", "j2", "--mark", "i1"]), draw(&["--mark", "j2,i1"]));
    assert_eq!(draw(&["--theme", "print"]), draw(&[]));
    // Moves and cells are read in the same notation; the description contains the position.
    let moved = draw(&["--notation", "newsletter", "--move", "c5-c6", "--arrow", "c11-b11", "--mark", "d10"]);
    assert!(moved.contains("<desc>.....W2BDB/.....B4+W2BW3W/.....W2D.WBW/"), "{moved:.400}");
    let captioned = draw(&["--caption", "<b> & \"quotes\""]);
    assert!(captioned.contains("<title>&lt;b&gt; &amp; "), "{captioned:.400}");
}

#[test]
fn bad_options_of_a_diagram_are_named_and_nothing_is_written() {
    let folder = Folder::new();
    let output = folder.arg("board.svg");
    for (options, named) in [
        (&["--width", "63"][..], "63"),
        (&["--width", "9000"], "9000"),
        (&["--width", "wide"], "'wide'"),
        (&["--theme", "pink"], "'pink'"),
        (&["--notation", "chess"], "'chess'"),
        (&["--move", "e3-e9"], "\"e9\" is not a cell"),
        (&["--arrow", "pass"], "\"pass\": write an arrow as a stack move"),
        (&["--arrow", "d3"], "\"d3\": write an arrow as a stack move"),
        (&["--arrow", "d3-z1"], "\"z1\" is not a cell"),
        (&["--mark", "z1"], "\"z1\" is not a cell"),
        (&["--mark", "j2,"], "\"\" is not a cell"),
    ] {
        let complaint = dvonn([&["diagram", FIGURE_3, "-o", &output], options].concat()).bad_use();
        assert!(complaint.contains(named), "{options:?}: {complaint}");
    }
    let (_, complaint) = dvonn(["diagram", FIGURE_3, "-o", &output, "--move", "b1-b2"]).no();
    assert_eq!(complaint, "dvonn: b1-b2: the stack on b1 belongs to the opponent\n");
    assert!(!folder.path("board.svg").exists());

    for name in ["board.gif", "board", "svg"] {
        let complaint = dvonn(["diagram", FIGURE_3, "-o", name]).bad_use();
        assert_eq!(complaint, format!("dvonn: {name}: the file name must end in .svg or .png\n"));
    }
    for name in ["no/such/board.svg", "no/such/board.png"] {
        let path = folder.arg(name);
        let complaint = dvonn(["diagram", FIGURE_3, "-o", &path]).bad_use();
        assert!(complaint.starts_with(&format!("dvonn: {path}: ")), "{complaint}");
    }
    assert!(dvonn(["diagram", FIGURE_3]).bad_use().contains("--output"));
}

// ---- help, completions, manual ----

#[test]
fn every_command_has_help() {
    let all = dvonn(["--help"]).fine();
    for words in ["Usage: dvonn", "POSITION", "Exit codes: 0 success, 1 negative result", "c1-c2", "start"] {
        assert!(all.contains(words), "{words}: {all}");
    }
    assert!(all.lines().all(|line| line.chars().count() <= 100), "lines are short: {all}");
    let example = all.lines().find_map(|line| line.trim().strip_prefix("dvonn show ")).unwrap();
    dvonn(["show", example.trim_matches('"')]).fine();
    for name in COMMANDS {
        assert!(all.contains(&format!("\n  {name} ")), "{name} is listed");
        let help = dvonn([name, "--help"]).fine();
        assert!(help.contains(&format!("Usage: dvonn {name}")), "{help}");
        assert_eq!(dvonn(["help", name]).fine(), help);
        dvonn([name, "-h"]).fine();
    }
    for (name, phrases) in [
        ("show", &["`-` for standard input", "--json", "--notation", "newsletter"][..]),
        ("legal", &["`-` for standard input", "--json"]),
        ("play", &["--white", "--black person", "--level", "--clock", "--load", "--no-mouse", "F1 shows"]),
        ("apply", &["<MOVES>...", "d3, c1-c2, pass", "--json"]),
        ("perft", &["--divide", "--json", "Length of the sequences in plies"]),
        ("solve", &["--wdl", "--moves", "--time", "Nothing is guessed"]),
        ("check", &["`-` for standard input", "--from", "--strict", "--json", "boardspace"]),
        ("convert", &["`-` for standard input", "--to <FORMAT>", "--output", "supports only the main line"]),
        ("replay", &["`-` for standard input", "arrow", "Home", "q quits", "--game"]),
        ("diagram", &[".svg or .png", "--coordinates", "--move", "--arrow", "--upright", "64 to 4096"]),
        ("analyze", &["--time", "--nodes", "--depth", "--lines", "--threads", "--hash", "--json", "Ctrl-C"]),
        ("review", &["--time", "--nodes", "--game", "--json", "accuracy", "docs/review.md"]),
        ("bench", &["--depth", "--threads"]),
        ("udi-check", &["COMMAND", "--timeout"]),
        ("codecup", &["--random", "--seed", "--time", "--nodes", "--threads", "--hash", "--placements"]),
        ("completions", &["bash", "zsh", "fish"]),
    ] {
        let help = dvonn([name, "--help"]).fine();
        for phrase in phrases {
            assert!(help.contains(phrase), "{name}: {phrase}: {help}");
        }
    }
    assert_eq!(dvonn(["--version"]).fine(), concat!("dvonn ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn bad_use_has_its_own_exit_code_and_a_hint() {
    for (arguments, named) in [
        (&[][..], "Usage: dvonn"),
        (&["shw", "start"], "'shw'"),
        (&["show"], "<POSITION>"),
        (&["show", "--bogus"], "'--bogus'"),
        (&["legal", "--jsn", "start"], "'--jsn'"),
        (&["legal", "start", "start"], "'start'"),
        (&["show", "start", "--notation", "chess"], "'chess'"),
        (&["diagram", "--bogus", "start"], "'--bogus'"),
        (&["completions", "cmd"], "'cmd'"),
        (&["udi", "now"], "'now'"),
        (&["help", "bogus"], "'bogus'"),
    ] {
        let complaint = dvonn(arguments).bad_use();
        assert!(complaint.contains(named), "{arguments:?}: {complaint}");
    }
}

#[test]
fn completions_know_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = dvonn(["completions", shell]).fine();
        for name in COMMANDS {
            assert!(script.contains(name), "{shell}: {name}");
        }
        assert!(script.contains("notation"), "{shell}: options");
    }
}

#[test]
fn the_manual_has_a_page_for_every_command() {
    let page = dvonn(["man"]).fine();
    assert!(page.contains(".TH dvonn 1") && page.contains(".SH NAME"), "{page}");
    let folder = Folder::new();
    assert_eq!(dvonn(["man", "--output", folder.0.path().to_str().unwrap()]).fine(), "");
    assert_eq!(String::from_utf8(folder.read("dvonn.1")).unwrap(), page);
    for name in COMMANDS {
        let listed = format!("dvonn\\-{}(1)", name.replace('-', "\\-"));
        assert!(page.contains(&listed), "{name} is listed");
        let page = String::from_utf8(folder.read(&format!("dvonn-{name}.1"))).unwrap();
        assert!(page.contains(".SH SYNOPSIS"), "{name}: {page}");
    }
    let missing = folder.arg("missing");
    assert!(dvonn(["man", "-o", &missing]).bad_use().starts_with(&format!("dvonn: {missing}: ")));
}

// ---- pipes and hostile input ----

#[test]
fn there_are_no_escape_codes_without_a_terminal() {
    let folder = Folder::new()
        .with("good", "[White \"\x1b[31mAnn\"]\n\n1. f3! {\x1b[2Jred\x07} *\n")
        .with("bad", "f3 \x1b[31mf3");
    let (good, bad) = (folder.arg("good"), folder.arg("bad"));
    for arguments in [
        &["show", FIGURE_3][..],
        &["show", "nonsense"],
        &["apply", FIGURE_3, "e3-f3"],
        &["apply", FIGURE_3, "\x1b[31m"],
        &["check", &good, &bad],
        &["replay", &good],
        &["replay", &bad],
        &["convert", &bad, "--to", "dvonn"],
        &["convert", &good, "--to", "json"],
        &["--help"],
        &["bogus"],
        &["man"],
    ] {
        let done = dvonn(arguments);
        assert!(!done.stdout.contains('\x1b') && !done.stderr.contains('\x1b'), "{arguments:?}: {done:?}");
    }
}

/// Runs a command whose output nobody reads, and which gets its input only after the reader has closed the pipe.
fn run_unread(arguments: &[&str], input: &str) -> (Option<i32>, String) {
    use std::io::Write as _;
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    // A command that reads nothing may have exited already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let done = child.wait_with_output().unwrap();
    (done.status.code(), String::from_utf8(done.stderr).unwrap())
}

#[test]
fn a_closed_output_is_not_an_error() {
    for (arguments, input) in [
        (&["show", "-"][..], FIGURE_3),
        (&["show", "-", "--json"], FIGURE_3),
        (&["legal", "-"], FIGURE_3),
        (&["apply", "-", "e3-f3"], FIGURE_3),
        (&["perft", "-", "1", "--divide"], FIGURE_3),
        (&["diagram", "-", "-o", "-"], FIGURE_3),
        (&["check", "-"], "[Result \"*\"]\nf3 *\n[Result \"*\"]\nc3 *\n"),
        (&["check", "-", "--json"], "f3"),
        (&["convert", "-", "--to", "json"], "f3 c3"),
        (&["replay", "-"], "f3 c3"),
        (&["udi"], "udi\nisready\nd\n"),
        (&["udi"], "go nodes 100\n"),
        (&["codecup", "--random"], "Start\n"),
        (&["codecup", "--nodes", "10"], "Start\n"),
        (&["analyze", "-", "--depth", "1"], FIGURE_3),
        (&["bench", "--depth", "1"], ""),
        (&["completions", "bash"], ""),
        (&["man"], ""),
    ] {
        assert_eq!(run_unread(arguments, input), (Some(0), String::new()), "{arguments:?}");
    }
}

/// Random bytes, the same each time.
fn garbage(length: usize) -> Vec<u8> {
    let mut rng = fastrand::Rng::with_seed(1);
    std::iter::repeat_with(|| rng.u8(..)).take(length).collect()
}

#[test]
fn three_megabytes_of_garbage_are_refused() {
    let garbage = garbage(3 << 20);
    let folder = Folder::new().with("garbage", &garbage);
    let path = folder.arg("garbage");
    for format in ["dvonn", "json", "littlegolem", "moves", "boardspace"] {
        let (printed, _) = dvonn(["check", &path, "--from", format]).no();
        assert!(printed.len() < 10_000, "{format}: a short answer, not {} bytes", printed.len());
        dvonn(["check", &path, "--from", format, "--strict"]).no();
        dvonn(["convert", &path, "--from", format, "--to", "json"]).no();
        dvonn(["replay", &path, "--from", format]).no();
    }
    dvonn(["check", &path]).no();
    dvonn_reading(["check", "-"], garbage.clone()).no();
    let letters: Vec<u8> =
        garbage.iter().map(|byte| b" \nabcdefghijk12345-()[]{}.;\""[usize::from(*byte) % 28]).collect();
    for format in ["dvonn", "json", "littlegolem", "moves", "boardspace"] {
        dvonn_reading(["check", "-", "--from", format], letters.clone()).no();
    }
    for input in [garbage, letters, b".".repeat(3 << 20), b"W9".repeat(3 << 19), b"/".repeat(3 << 20)] {
        for arguments in [&["show", "-"][..], &["apply", "-", "f3"], &["diagram", "-", "-o", "-"]] {
            let complaint = dvonn_reading(arguments, input.clone()).bad_use();
            assert!(complaint.len() < 300, "a short complaint, not {} bytes", complaint.len());
        }
    }
}

#[test]
fn three_megabytes_of_one_word_are_read_in_seconds() {
    let document = r#"{"format":"dvonn-record","version":1,"moves":[{"move":"f3"}]}"#;
    for (format, head, word) in [
        ("moves", "", "start "),
        ("moves", "", "1. "),
        ("moves", "", "# c\n"),
        ("moves", "f3 ", "# c\n"),
        ("littlegolem", "", "1. "),
        ("littlegolem", "", "Name [x] "),
        ("dvonn", "f3 ", "{c}"),
        ("dvonn", "f3 ", "! "),
        ("dvonn", "f3 ", "(e3) "),
        ("dvonn", "f3 ", "@1:00 "),
        ("dvonn", "", "[T \"x\"]\n"),
        ("dvonn", "", "[T \"x\"] f3 *\n"),
        ("json", "", document),
        ("boardspace", "(;", "P0[1 dropb F 3]"),
        ("boardspace", "(;P0[1 dropb F 3]", "P0[2 done]"),
        ("boardspace", "", "(;P0[1 dropb F 3])"),
    ] {
        let input = head.to_owned() + &word.repeat((3 << 20) / word.len());
        // This reads it all and, unlike `check`, does not print every repair.
        let done = dvonn_reading(["replay", "-", "--from", format], input);
        assert!(matches!(done.code, Some(0 | 1)), "{format} {word}: {}", done.stderr);
    }
}

#[test]
fn a_million_moves_are_read_in_seconds() {
    let [game, ..] = &whole_games()[..] else { unreachable!() };
    let (list, plies) = (moves(game).join(" "), moves(game).len());
    let (result, games) = ("[Result \"1-0\"]\n\n", 1_000_000_usize.div_ceil(plies));
    let file = format!("{result}{list} 1-0\n\n").repeat(games);
    let folder = Folder::new().with("million", file);
    let path = folder.arg("million");
    let printed = dvonn(["check", &path, "--strict"]);
    let games = format!("{},{:03}", games / 1000, games % 1000);
    assert!(printed.fine().ends_with(&format!("\n{games} games, 0 invalid\n")));
    let output = folder.arg("output");
    dvonn(["convert", &path, "--to", "dvonn", "-o", &output]).fine();
    assert!(folder.read("output").len() > 4_000_000);

    // No game is that long, so the first extra move is refused.
    let endless = format!("{list} {}", "c1-c2 ".repeat(1_000_000));
    let (printed, _) = dvonn_reading(["check", "-"], endless).no();
    assert!(printed.contains("the game is over"), "{printed:.200}");
    let variations = format!("[Result \"*\"]\n\n1. f3 {} *\n", "(1. e3 c3) (1. c3) ".repeat(333_334));
    let (kept, complaint) = dvonn_reading(["convert", "-", "--to", "dvonn"], variations).no();
    assert_eq!(kept, "[Result \"*\"]\n\n1. f3 (1. e3 c3) (1. c3) *\n");
    assert!(complaint.contains("gave up after 1,000 repairs") && complaint.len() < 100_000);
    let nested = format!("[Result \"*\"]\n\n1. f3 {}", "(1. e3 (1. c3 ".repeat(500_000));
    assert_eq!(dvonn_reading(["check", "-"], nested).code, Some(1));
    let nested = "[".repeat(1_000_000);
    dvonn_reading(["check", "-", "--from", "json"], nested.clone()).no();
    dvonn_reading(["check", "-", "--from", "json"], format!("{{\"moves\": {nested}")).no();
}

#[test]
fn files_named_like_options_can_be_read_and_missing_ones_are_named() {
    let folder = Folder::new().with("-odd", "f3");
    let run = |arguments: &[&str]| {
        let done = command(arguments).current_dir(folder.0.path()).output().unwrap();
        (done.status.code(), String::from_utf8(done.stdout).unwrap())
    };
    assert_eq!(
        run(&["check", "--", "-odd"]),
        (Some(0), "-odd: valid: 1 move, unfinished, 0-0 (read as moves)\n".to_owned())
    );
    assert_eq!(run(&["check", "./-odd"]).0, Some(0));
    assert_eq!(run(&["check", Path::new("/").to_str().unwrap()]).0, Some(2));
}
