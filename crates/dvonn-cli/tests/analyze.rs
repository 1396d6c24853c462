//! `dvonn analyze`: positions and whole games, for people and for programs.

#![allow(clippy::unwrap_used)]

mod support;

use dvonn_core::{Move, Position};
use dvonn_testkit::testdata;
use serde_json::{Value, json};
use support::{BLACK_MUST_PASS, FIGURE_3, FINISHED, conformance, dvonn, dvonn_reading, moves, text};

fn json_of(printed: &str) -> Value {
    serde_json::from_str(printed).unwrap()
}

/// Checks a score in JSON.
#[track_caller]
fn check_score(score: &Value) {
    let chance = score["chance"].as_f64().unwrap();
    assert!((0.0..=1.0).contains(&chance), "{score}");
    assert!(score["margin"].is_null() || score["margin"].as_f64().unwrap().abs() <= 49.0, "{score}");
    assert_eq!(score["proved"], json!(!score["wdl"].is_null()), "{score}");
}

#[test]
fn a_position_gets_lines_that_can_be_played() {
    let answer = json_of(&dvonn(["analyze", FIGURE_3, "--nodes", "2000", "--lines", "3", "--json"]).fine());
    assert_eq!((&answer["position"], &answer["turn"]), (&json!(FIGURE_3), &json!("white")));
    assert_eq!((&answer["outcome"], &answer["interrupted"]), (&Value::Null, &json!(false)));
    assert!(answer["nodes"].as_u64().unwrap() > 0 && answer["seconds"].as_f64().unwrap() >= 0.0);
    let lines = answer["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 3);
    for line in lines {
        check_score(line);
        let mut position: Position = FIGURE_3.parse().unwrap();
        for mv in line["moves"].as_array().unwrap() {
            position.apply(mv.as_str().unwrap().parse().unwrap()).unwrap();
        }
        assert!(line["depth"].as_u64().unwrap() >= 1, "{line}");
    }
}

#[test]
fn people_get_a_table() {
    let printed = dvonn(["analyze", FIGURE_3, "--depth", "2", "--lines", "2"]).fine();
    let british = dvonn(["analyse", FIGURE_3, "--depth", "2", "--lines", "2"]).fine();
    assert_eq!(british.lines().next(), printed.lines().next());
    let lines: Vec<&str> = printed.lines().collect();
    let best: Vec<&str> = lines[2].split_whitespace().collect();
    assert_eq!(lines.len(), 5, "{printed}");
    assert!(lines[0].starts_with("White to move: "), "{printed}");
    assert_eq!(lines[0].rsplit(' ').next(), Some(best[4]), "the first move of the best line: {printed}");
    assert_eq!(
        lines[1].split_whitespace().collect::<Vec<_>>(),
        ["line", "margin", "chance", "depth", "moves"]
    );
    assert!(best[0] == "1" && best[1].starts_with(['+', '-', '=']) && best[2].ends_with('%'), "{printed}");
    assert!(lines[4].contains(" nodes, ") && lines[4].ends_with(" s"), "{printed}");
}

#[test]
fn both_phases_a_forced_pass_and_a_finished_game_can_be_analysed() {
    let best = |position: &str| {
        let answer = json_of(&dvonn(["analyze", position, "--nodes", "50", "--json"]).fine());
        answer["lines"]
            .as_array()
            .unwrap()
            .first()
            .map(|line| text(&json!({"mv": line["moves"][0]}), "mv").to_owned())
    };
    assert!(matches!(best("start").unwrap().parse(), Ok(Move::Place(_))));
    assert_eq!(best(BLACK_MUST_PASS).as_deref(), Some("pass"));
    assert_eq!(best(FINISHED), None);
    assert_eq!(dvonn(["analyze", FINISHED]).fine(), "The game is over: White wins by 3.\n");
    assert!(dvonn_reading(["analyze", "-", "--depth", "1"], FIGURE_3).fine().contains("White to move"));
}

/// A whole public game as a plain list of moves.
fn whole_game() -> Vec<String> {
    let games = conformance("games.jsonl");
    let is_whole = |game: &&Value| text(game, "start").ends_with("W P") && !game["result"].is_null();
    moves(games.iter().find(is_whole).unwrap()).into_iter().map(str::to_owned).collect()
}

#[test]
fn a_game_is_analysed_from_its_first_stack_move() {
    let game = whole_game();
    let answer = json_of(&dvonn_reading(["analyze", "-", "--nodes", "200", "--json"], game.join(" ")).fine());
    assert_eq!(answer["interrupted"], json!(false));
    let plies = answer["plies"].as_array().unwrap();
    assert_eq!(plies.len(), game.len() - 49);
    let mut position =
        game[..49].iter().fold(Position::START, |position, mv| position.play(mv.parse().unwrap()).unwrap());
    for (ply, number) in plies.iter().zip(50..) {
        assert_eq!((&ply["ply"], text(ply, "move")), (&json!(number), game[number - 1].as_str()));
        assert_eq!(text(ply, "by"), position.turn().to_string());
        check_score(&ply["score"]);
        check_score(&ply["played"]);
        position.check(text(ply, "best").parse().unwrap()).unwrap();
        let lost = &ply["lost"];
        if ply["best"] == ply["move"] {
            assert_eq!((lost, &ply["mark"]), (&json!({ "margin": 0.0, "chance": 0.0 }), &Value::Null));
        }
        assert!([json!("?!"), json!("?"), json!("??"), Value::Null].contains(&ply["mark"]), "{ply}");
        assert!(lost["chance"].as_f64().unwrap() >= 0.0, "{ply}");
        position.apply(text(ply, "move").parse().unwrap()).unwrap();
    }
    let printed = dvonn_reading(["analyze", "-", "--nodes", "20"], game.join(" ")).fine();
    let rows: Vec<&str> = printed.lines().collect();
    assert_eq!(rows.len(), plies.len() + 4, "{printed}");
    let heads: Vec<&str> = rows[0].split_whitespace().collect();
    assert_eq!(heads, ["move", "side", "played", "best", "White", "chance", "lost"]);
    assert!(rows[1].trim_start().starts_with("50  White  "), "{printed}");
    assert!(rows[plies.len() + 1].contains("; pieces lost: White "), "{printed}");
    for (row, side) in [(2, "White: "), (3, "Black: ")] {
        let told = rows[plies.len() + row];
        assert!(told.starts_with(side) && told.contains("; average loss "), "{printed}");
    }
    assert!(
        rows[1..].iter().any(|row| row.split_whitespace().nth(2).is_some_and(|mv| mv.ends_with('?'))),
        "{printed}"
    );
}

#[test]
fn a_file_is_recognised_as_a_position_or_a_record() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, content: &str| {
        std::fs::write(folder.path().join(name), content).unwrap();
        folder.path().join(name).to_str().unwrap().to_owned()
    };
    let position = file("position", &format!("{FIGURE_3}\n"));
    assert!(dvonn(["analyze", &position, "--depth", "1"]).fine().starts_with("White to move: "));
    let unfinished = whole_game()[..50].join(" ");
    let record = file("record", &unfinished);
    assert_eq!(dvonn(["analyze", &record, "--depth", "1"]).fine().lines().count(), 4);
    let placements = file("placements", "f3 a1 c3");
    assert!(dvonn(["analyze", &placements]).fine().contains("no stack moves"));
    let several = testdata::path("records/several.dvonn");
    let several = several.to_str().unwrap();
    dvonn(["analyze", several, "--game", "2", "--nodes", "5"]).fine();
    // The moves before a refused ply are analysed.
    let broken = file("broken", &format!("{unfinished} a1-z9"));
    let (printed, complaint) = dvonn(["analyze", &broken, "--depth", "1"]).no();
    assert!(printed.lines().count() == 4 && complaint.contains("z9"), "{printed}{complaint}");
    let nonsense = file("nonsense", "once upon a time");
    for (arguments, word) in [
        (&["analyze"][..], "<POSITION|FILE>"),
        (&["analyze", "nowhere"], "and there is no file with that name"),
        (&["analyze", &nonsense], "is neither a position (a position has three parts"),
        (&["analyze", several, "--game", "99"], "there is no game 99"),
        (&["analyze", several, "--game", "0"], "there is no game 0"),
        (&["analyze", several, "--lines", "2"], "--lines needs a position"),
        (&["analyze", "start", "--game", "1"], "--game needs a game record"),
        (&["analyze", "start", "--lines", "0"], "--lines"),
        (&["analyze", "start", "--nodes", "0"], "--nodes"),
        (&["analyze", "start", "--depth", "0"], "--depth"),
        (&["analyze", "start", "--time", "soon"], "not a number of seconds"),
    ] {
        let complaint = dvonn(arguments).bad_use();
        assert!(complaint.contains(word), "{arguments:?}: {complaint}");
    }
}

#[test]
fn a_review_names_the_moments_and_says_why() {
    let game = whole_game().join(" ");
    let answer = json_of(&dvonn_reading(["review", "-", "--nodes", "300", "--json"], game.as_str()).fine());
    let (plies, moments) = (answer["plies"].as_array().unwrap(), answer["moments"].as_array().unwrap());
    assert!((1..=5).contains(&moments.len()), "{moments:?}");
    let lost = |index: &Value| plies[index.as_u64().unwrap() as usize]["lost"]["chance"].as_f64().unwrap();
    assert!(moments.is_sorted_by(|a, b| lost(a) + 0.005 >= lost(b)), "{moments:?}");
    for ply in plies {
        let class = text(ply, "class");
        let classes = ["forced", "only", "best", "good", "inaccuracy", "mistake", "blunder"];
        assert!(classes.contains(&class), "{ply}");
        assert!(ply["reasons"].as_array().unwrap().len() <= 3, "{ply}");
        if ply["best"] == ply["move"] {
            assert_eq!((&ply["drawbacks"], &ply["mark"]), (&json!([]), &Value::Null), "{ply}");
            assert!(["forced", "only", "best"].contains(&class), "{ply}");
        }
    }
    for color in ["white", "black"] {
        for stage in ["placing", "middle"] {
            let accuracy = answer["accuracy"][color][stage].as_f64().unwrap();
            assert!((0.0..=1.0).contains(&accuracy), "{stage}: {accuracy}");
        }
    }
    let printed = dvonn_reading(["review", "-", "--nodes", "300"], game.as_str()).fine();
    for part in ["Accuracy in the middle game: White ", "The moments that mattered most:", ", better: "] {
        assert!(printed.contains(part), "{part}: {printed}");
    }
    check_placements(&answer["placement"], &whole_game());
    for color in ["white", "black"] {
        assert!(answer["oversights"][color].as_u64().is_some(), "{}", answer["oversights"]);
    }
    for (language, words) in [
        ("es", "Los momentos decisivos:"),
        ("pl", "Najważniejsze momenty:"),
        ("ro", "Momentele decisive:"),
        ("uk", "Вирішальні моменти:"),
        ("it", "I momenti decisivi:"),
    ] {
        let told = dvonn_reading(["review", "-", "--nodes", "50", "--lang", language], game.as_str()).fine();
        assert!(told.contains(words), "{language}: {told}");
        // JSON is for programs: only its numbers depend on the search.
        let json =
            dvonn_reading(["review", "-", "--nodes", "5", "--json", "--lang", language], game.as_str());
        assert_eq!(text(&json_of(&json.fine()), "ending"), text(&answer, "ending"));
    }
    let complaint = dvonn(["review", FIGURE_3]).bad_use();
    assert!(complaint.contains("a review needs a game record"), "{complaint}");
    // A game without a choice has nothing to review.
    let forced =
        "[Start \"........./........../DDW2+......../........../......... B M\"]\n\n1... pass 2. c3-a3 1-0\n";
    let answer = json_of(&dvonn_reading(["review", "-", "--nodes", "50", "--json"], forced).fine());
    assert_eq!((&answer["moments"], &answer["accuracy"]["white"]["ending"]), (&json!([]), &Value::Null));
}

/// The placements that a review names were played on that ply by that player, and another cell is named that was empty.
fn check_placements(placement: &Value, game: &[String]) {
    check_score(&placement["board"]);
    let moments = placement["moments"].as_array().unwrap();
    assert!(moments.len() <= 3, "{moments:?}");
    for moment in moments {
        let ply = moment["ply"].as_u64().unwrap() as usize;
        assert_eq!(text(moment, "move"), game[ply - 1]);
        assert_eq!(text(moment, "by"), ["white", "black"][(ply - 1) % 2]);
        assert!(
            game[ply..49].iter().any(|later| later == text(moment, "best")),
            "{moment}: it was still empty"
        );
        assert!(moment["lost"].as_f64().unwrap() >= 1.0, "{moment}");
    }
}

#[test]
fn a_review_is_written_as_a_page_and_its_worst_moment_as_a_picture() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let game = format!("[White \"Ann <1>\"]\n[Black \"Bo\"]\n\n{} 0-1\n", whole_game().join(" "));
    let (sheet, svg, png) = (path("page.svg"), path("moment.svg"), path("moment.png"));
    let review = |more: &[&str], record: &str| {
        dvonn_reading([&["review", "-", "--nodes", "300"], more].concat(), record)
    };
    let printed = review(&["--sheet", &sheet, "--picture", &svg], &game).fine();
    let moments = printed.lines().filter(|line| line.contains(", better: ") && line.contains('?')).count();
    let page = std::fs::read_to_string(&sheet).unwrap();
    assert!(page.contains("<title>Game review: Ann &lt;1&gt; – Bo</title>"), "{page}");
    assert_eq!(page.matches("<desc>").count(), moments, "a diagram for each moment");
    assert!(
        page.contains("Accuracy in the middle game: White ")
            && page.contains("The arrow shows the better move; ")
    );
    let picture = std::fs::read_to_string(&svg).unwrap();
    assert_eq!(picture.matches("<desc>").count(), 1);
    let first = printed.split("The moments that mattered most:\n").nth(1).unwrap().lines().next().unwrap();
    let (head, _) = first.split_once(": ").unwrap();
    assert!(picture.contains(head) && page.contains(head), "{head}: {picture}");

    review(&["--json", "--picture", &png], &game).fine();
    assert!(std::fs::read(&png).unwrap().starts_with(b"\x89PNG"));
    for (name, words) in [
        ("--sheet", "page.png: the file name must end in .svg"),
        ("--picture", "page.gif: the file name must"),
    ] {
        let file = if name == "--sheet" { "page.png" } else { "page.gif" };
        let complaint = review(&[name, file], &game).bad_use();
        assert!(complaint.contains(words), "{complaint}");
    }
    let forced =
        "[Start \"........./........../DDW2+......../........../......... B M\"]\n\n1... pass 2. c3-a3 1-0\n";
    let (_, complaint) = review(&["--picture", &svg], forced).no();
    assert!(complaint.contains("the review found no mistake to show"), "{complaint}");
}
