//! Self-play and the fits: independent of threads and interruptions, and correct.

#![allow(clippy::unwrap_used)]

mod support;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use dvonn_core::{Color, Position};
use dvonn_engine::Solver;
use dvonn_engine::handcrafted::Weights;
use dvonn_engine::placement::{BOARD_COUNTS, board_counts};
use dvonn_lab::Openings;
use dvonn_testkit::program::Done;
use fastrand::Rng;
use support::{LAB, lab, lab_json, lab_line};
use tempfile::TempDir;

struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn selfplay(&self, name: &str, options: &str) -> Done {
        lab_line(&format!("selfplay --nodes 60 --out {} {options}", self.path(name).display()))
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap()
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        std::fs::write(self.path(name), text).unwrap();
        self.path(name)
    }
}

/// Runs a command that reads one file and writes another.
fn learn(command: &str, out: &Path, data: &Path, more: &[&str]) -> Done {
    let words = [command, "--out", out.to_str().unwrap(), data.to_str().unwrap()];
    lab([&words[..], more].concat())
}

#[test]
fn games_do_not_depend_on_the_threads_and_their_lines_are_correct() {
    let place = Folder::new();
    for boards in ["random", "placed", "mixed"] {
        let options = format!("-n 12 --seed 5 --boards {boards}");
        place.selfplay(boards, &options).success();
        place.selfplay("again", &format!("{options} -j 3")).success();
        let text = place.read(boards);
        assert!(place.read("again") == text, "{boards}");
        std::fs::remove_file(place.path("again")).unwrap();

        let games: Vec<&str> = text.split("# end of game ").collect();
        assert_eq!(games.len(), 12 + 1, "{boards}");
        // The expected margin agrees with the final one, and near the end with the proved one.
        let mut solver = Solver::new(4);
        let (mut agreement, mut proved, mut ends, mut positions) = ([0.0, 0.0], 0, 0, 0);
        for game in &games[..12] {
            let lines = game.lines().filter(|line| line.contains(" M "));
            let mut margins = Vec::new();
            let mut last = None;
            for line in lines {
                let words: Vec<&str> = line.split(' ').collect();
                let position: Position = words[..3].join(" ").parse().unwrap();
                let (margin, value): (i32, f64) = (words[3].parse().unwrap(), words[4].parse().unwrap());
                assert!(position.movement().unwrap().occupied().len() > 14, "{line}");
                agreement[position.turn() as usize] += value * f64::from(margin);
                margins.push(margin);
                last = Some(position);
            }
            assert!(!margins.is_empty(), "{boards}: {game}");
            positions += margins.len();
            assert!(margins.iter().all(|margin| *margin == margins[0]), "{boards}: {margins:?}");
            let last = last.unwrap();
            // A game may end with a move that cuts off many stacks, and then there is nothing to prove here.
            if last.movement().unwrap().occupied().len() > 18 {
                continue;
            }
            let best = i32::from(solver.margin(last.movement().unwrap(), &mut |_| true).unwrap().pieces());
            ends += 1;
            proved += margins[0] * if last.turn() == Color::White { best } else { -best };
        }
        // One game may be cut short, but not all of them.
        assert!(positions > 12 * 10 && ends > 6, "{boards}: {positions} positions, {ends} ends proved");
        assert!(agreement.iter().all(|sum| *sum > 0.0) && proved > 0, "{boards}: {agreement:?} {proved}");
    }
    assert!(place.read("random").lines().nth(1) != place.read("mixed").lines().nth(1));
}

#[test]
fn games_continue_where_they_stopped() {
    let place = Folder::new();
    place.selfplay("whole", "-n 8").success();
    let whole = place.read("whole");
    // Cut between games, within a line, within the comment that ends a game, and within the first line.
    let third = whole.find("# end of game 2\n").unwrap();
    for length in [third + "# end of game 2\n".len(), third - 5, third + 10, third + 15, 20, 0] {
        place.file("parts", &whole[..length]);
        place.selfplay("parts", "-n 8 --resume -j 2").success();
        assert!(place.read("parts") == whole, "cut at {length}");
    }
    place.selfplay("parts", "-n 4 --resume").success();
    assert!(place.read("parts") == whole, "what is there stays");

    assert!(place.selfplay("parts", "-n 8").bad_use().contains("already exists; continue it with --resume"));
    for other in ["--nodes 60 --seed 2", "--nodes 61", "--nodes 60 --noise 0.2", "--nodes 60 --boards random"]
    {
        let done =
            lab_line(&format!("selfplay -n 9 --resume --out {} {other}", place.path("parts").display()));
        assert!(done.bad_use().contains("contains games with other settings: "), "{other}");
    }
    assert!(place.read("parts") == whole, "a refusal changes nothing");
}

#[cfg(unix)]
#[test]
fn an_interruption_leaves_complete_games() {
    use rustix::process::{Pid, Signal, kill_process};
    let place = Folder::new();
    let out = place.path("games");
    let line = format!("selfplay -n 1000000 --nodes 60 -j 2 --out {}", out.display());
    let mut child = std::process::Command::new(LAB)
        .args(line.split_whitespace())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    while !std::fs::read_to_string(&out).is_ok_and(|text| text.contains("# end of game 1\n")) {
        assert_eq!(child.try_wait().unwrap(), None, "it plays on");
        std::thread::yield_now();
    }
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    let output = child.wait_with_output().unwrap();
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{complaint}");
    assert!(complaint.contains("interrupted; continue with --resume"), "{complaint}");
    let played = place.read("games").matches("# end of game ").count();
    place.selfplay("games", &format!("-n {} --resume", played + 2)).success();
    place.selfplay("whole", &format!("-n {}", played + 2)).success();
    assert!(place.read("games") == place.read("whole"), "{played} games were played");
}

#[test]
fn fitted_weights_name_their_data_and_can_be_played_with() {
    let place = Folder::new();
    place.selfplay("games", "-n 30 --boards random").success();
    let data = place.path("games");
    let told = learn("fit", &place.path("weights"), &data, &["--steps", "60", "--lambda", "0.25"]).success();
    let text = place.read("weights");
    let weights: Weights = text.parse().unwrap();
    assert_ne!(weights, Weights::default());
    for words in ["--lambda 0.25 --steps 60", " of 30 games in games.", "winner known in ", " pieces."] {
        assert!(text.contains(words) && told.contains(words), "{words}: {told}");
    }
    // The losses before and after fitting.
    let losses: Vec<f64> = told
        .lines()
        .filter_map(|line| line.split_whitespace().nth(1).filter(|_| !line.starts_with('#')))
        .filter_map(|word| word.parse().ok())
        .collect();
    assert!((losses[0] - std::f64::consts::LN_2).abs() < 1e-5 && losses[1] < 0.55, "{told}");
    learn("fit", &place.path("again"), &data, &["--steps", "60", "--lambda", "0.25", "-j", "3"]).success();
    assert!(place.read("again") == text, "threads do not matter");

    let weights = place.path("weights");
    place.selfplay("new", &format!("-n 1 --weights {}", weights.display())).success();
    place.selfplay("old", "-n 1").success();
    assert_ne!(place.read("new").lines().nth(1), place.read("old").lines().nth(1), "another value");
}

#[test]
fn the_value_of_boards_is_recovered() {
    let mut rng = Rng::with_seed(3);
    let planted: [f64; BOARD_COUNTS] = std::array::from_fn(|_| rng.f64() - 0.5);
    let mut data = String::from("# made up\n");
    let mut counted = Vec::new();
    for number in 0..600 {
        let board = Openings::Random.get(1, number).start;
        let movement = board.movement().unwrap();
        let (white, black) = (movement.owned(Color::White), movement.owned(Color::Black));
        let counts = board_counts(white, black, movement.dvonns()).map(f64::from);
        let worth: f64 = counts.iter().zip(planted).map(|(count, weight)| count * weight).sum();
        writeln!(data, "{board} {:.0} 0.00", worth.clamp(-49.0, 49.0)).unwrap();
        // A later position of the same game, which must not count.
        let next = board.play(board.legal_moves().next().unwrap()).unwrap();
        writeln!(data, "{next} {} 0.00", -49 * worth.signum() as i32).unwrap();
        counted.push((counts, worth));
    }
    let place = Folder::new();
    let told =
        learn("fit-boards", &place.path("out"), &place.file("data", &data), &["--ridge", "1"]).success();
    assert!(
        told.contains("# from 600 full boards in data.") && told.contains("Kept out: 60 boards"),
        "{told}"
    );
    let text = place.read("out");
    let line = text.lines().find(|line| !line.starts_with('#')).unwrap();
    let weights: Vec<f64> = line.split(' ').map(|word| word.parse().unwrap()).collect();
    assert_eq!(weights.len(), BOARD_COUNTS);
    let (mut error, mut size) = (0.0, 0.0);
    for (counts, worth) in counted {
        let value: f64 = counts.iter().zip(&weights).map(|(count, weight)| count * weight).sum();
        let softened = 12.0 * (worth / 12.0).tanh();
        error += (value - softened).powi(2);
        size += softened.powi(2);
    }
    assert!(error < 0.1 * size, "{error} of {size}");
}

#[test]
fn the_scale_of_chances_is_recovered() {
    let place = Folder::new();
    let board = Openings::Random.get(1, 0).start;
    let mut rng = Rng::with_seed(8);
    for planted in [2.5_f64, 6.0] {
        let mut data = String::new();
        for _ in 0..20_000 {
            let value = 24.0 * (rng.f64() - 0.5);
            let chance = 1.0 / (1.0 + (-value / planted).exp());
            let margin = if rng.f64() < chance { 5 } else { -5 };
            writeln!(data, "{board} {margin} {value:.2}").unwrap();
        }
        let found = lab_json(["calibrate", "--json", place.file("data", &data).to_str().unwrap()]);
        let scale = found["pieces"].as_f64().unwrap();
        assert!((scale / planted - 1.0).abs() < 0.05, "{scale} for {planted}");
        let bands = found["bands"].as_array().unwrap();
        assert!(bands.len() >= 8 && found["positions"] == 20_000, "{found}");
        for band in bands {
            let number = |key: &str| band[key].as_f64().unwrap();
            assert!((number("predicted") - number("observed")).abs() < 0.05, "{band}");
            assert!((10.0 * number("observed") - 5.0 - number("margin")).abs() < 1e-9, "{band}");
        }
    }
}

#[test]
fn draws_count_half() {
    let place = Folder::new();
    let board = Openings::Random.get(1, 0).start;
    // A win, a draw, a win and a loss for a value of 3: 2½ of 4 points, so K is 3 / ln(5/3).
    let lines: String = [4, 0, 1, -2].map(|margin| format!("{board} {margin} 3.00\n")).concat();
    let found = lab_json(["calibrate", "--json", place.file("data", &lines).to_str().unwrap()]);
    let expected = 3.0 / (5.0_f64 / 3.0).ln();
    assert!((found["pieces"].as_f64().unwrap() - expected).abs() < 1e-6, "{found}");
    let text = lab(["calibrate", place.path("data").to_str().unwrap()]).success();
    assert!(text.contains("K = 5.873 pieces, 4 positions") && text.contains(" 60–70  %"), "{text}");
}

#[test]
fn bad_data_is_named() {
    let place = Folder::new();
    let board = Openings::Random.get(1, 0).start;
    for (text, reason) in [
        (
            format!("# fine\n{board} 3 1.50\n{board} 3\n"),
            "line 3: expected a margin and a value after the position",
        ),
        ("rubbish\n".to_owned(), "line 1: a position has three parts"),
        (format!("{board} 50 0.00\n"), "line 1: the margin is not a number from -49 to 49"),
        (format!("{board} x 0.00\n"), "line 1: the margin is not"),
        (format!("{board} 3 NaN\n"), "line 1: the value is not a number"),
        (format!("{} 3 1.00\n", Position::START), "line 1: the position is in the placement phase"),
    ] {
        let data = place.file("data", &text);
        let name = data.to_str().unwrap();
        for done in [
            learn("fit", &place.path("out"), &data, &[]),
            learn("fit-boards", &place.path("out"), &data, &[]),
            lab(["calibrate", name]),
        ] {
            let complaint = done.bad_use();
            assert!(complaint.contains(name) && complaint.contains(reason), "{complaint}");
        }
    }
    let few = place.file("few", &format!("{board} 3 1.00\n"));
    assert!(learn("fit", &place.path("out"), &few, &[]).bad_use().contains("1 games are too few"));
    assert!(learn("fit-boards", &place.path("out"), &few, &[]).bad_use().contains("too few full boards"));
    assert!(!place.path("out").exists());
    let (_, complaint) = lab(["calibrate", few.to_str().unwrap()]).no();
    assert!(complaint.contains("the values predict every result"), "{complaint}");
    let vain = place.file("vain", &format!("{board} -3 1.00\n"));
    let (_, complaint) = lab(["calibrate", vain.to_str().unwrap()]).no();
    assert!(complaint.contains("the values say nothing"), "{complaint}");
    for line in ["fit --out x", "fit-boards --out x", "calibrate", "selfplay"] {
        assert!(lab_line(line).bad_use().contains("required arguments"), "{line}");
    }
    for options in ["--noise 2", "--nodes many", "-n 0", "-j 0", "--weights /no/such/file"] {
        assert_ne!(place.selfplay("out", options).bad_use(), "", "{options}");
    }
}

#[test]
fn speeds_are_measured_on_the_same_boards() {
    let measure = || lab_json(["speed", "-n", "2", "--depth", "3", "--json"]);
    let rows = measure();
    let rows: Vec<_> = rows.as_array().unwrap().iter().collect();
    let what = |key: &str| rows.iter().map(|row| row[key].clone()).collect::<Vec<_>>();
    assert_eq!(what("search"), ["plain2011", "bare", "engine"]);
    assert_eq!(what("depth"), [3, 3, 6]);
    assert_eq!(rows[0]["ratio"], 1.0);
    for row in &rows {
        let number = |key: &str| row[key].as_f64().unwrap();
        assert!(number("cpu_seconds") > 0.0 && number("nodes") > 100.0, "{row}");
        let kinds = ["expanded", "cut", "leaves"].map(number);
        assert_eq!(kinds.iter().all(|nodes| *nodes > 0.0), row["search"] != "plain2011", "{row}");
        assert!(kinds.iter().sum::<f64>() <= number("nodes"), "{row}");
        assert!((number("nodes_per_second") * number("cpu_seconds") / number("nodes") - 1.0).abs() < 1e-6);
    }
    assert_eq!(
        measure().as_array().unwrap().iter().map(|row| row["nodes"].clone()).collect::<Vec<_>>(),
        what("nodes")
    );
}
