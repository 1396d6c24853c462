//! Self-play and the fits: independent of threads and interruptions, and correct.

#![allow(clippy::unwrap_used)]

mod support;

use std::fmt::Write;
use std::path::{Path, PathBuf};

use dvonn_core::{Cell, Color, Move, Position};
use dvonn_engine::Solver;
use dvonn_engine::handcrafted::Weights;
use dvonn_engine::network::Network;
use dvonn_engine::placement::{Board, BoardNetwork, Hidden};
use dvonn_lab::Openings;
use dvonn_lab::training::{DataError, GameFile, Sample, block, header};
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

    fn bytes(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).unwrap()
    }

    fn games(&self, name: &str) -> Vec<Vec<Sample>> {
        let mut file = GameFile::open(&self.path(name)).unwrap();
        (0..file.games()).map(|game| file.samples(game).unwrap()).collect()
    }

    fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        std::fs::write(self.path(name), bytes).unwrap();
        self.path(name)
    }
}

/// A file of made-up games.
fn data(games: &[Vec<Sample>]) -> Vec<u8> {
    let blocks = games.iter().flat_map(|game| block(game));
    header("made up").into_iter().chain(blocks).collect()
}

/// A made-up sample; the value is in pieces.
fn sample(position: &Position, margin: i8, value: f64) -> Sample {
    let position = *position.movement().unwrap();
    let value = (100.0 * value).round() as i16;
    Sample { position, margin, value, gain: 0, is_proved: false, is_spoiled: false }
}

/// Runs a command that reads one file and writes another.
fn learn(command: &str, out: &Path, data: &Path, more: &[&str]) -> Done {
    let words = [command, "--out", out.to_str().unwrap(), data.to_str().unwrap()];
    lab([&words[..], more].concat())
}

#[test]
fn games_do_not_depend_on_the_threads_and_their_positions_are_correct() {
    let place = Folder::new();
    for boards in ["random", "placed", "mixed"] {
        let options = format!("-n 12 --seed 5 --boards {boards}");
        place.selfplay(boards, &options).success();
        place.selfplay("again", &format!("{options} -j 3")).success();
        assert!(place.bytes("again") == place.bytes(boards), "{boards}");
        std::fs::remove_file(place.path("again")).unwrap();

        let games = place.games(boards);
        assert_eq!(games.len(), 12, "{boards}");
        // The expected margin agrees with the final one, and near the end with the proved one.
        let mut solver = Solver::new(4);
        let (mut agreement, mut proved, mut ends, mut positions, mut late) = ([0.0, 0.0], 0, 0, 0, 0);
        for game in &games {
            let searched: Vec<&Sample> = game.iter().filter(|sample| !sample.is_proved).collect();
            let margin = i32::from(searched[0].margin);
            for sample in &searched {
                assert!(sample.stacks() > 16, "{sample:?}");
                assert_eq!(i32::from(sample.margin), margin, "{boards}: {sample:?}");
                let turn = sample.position.turn() as usize;
                agreement[turn] += f64::from(sample.value) * f64::from(margin);
            }
            positions += searched.len();
            // What was played after a random move is not spoiled by it.
            assert!(searched.is_sorted_by_key(|sample| !sample.is_spoiled), "{boards}: {searched:?}");
            for (number, sample) in game[searched.len()..].iter().enumerate() {
                assert!(sample.is_proved && !sample.is_spoiled && sample.stacks() <= 16, "{sample:?}");
                let best = solver.margin(&sample.position, &mut |_| true).unwrap().pieces();
                assert_eq!(sample.margin_to_move(), best, "{sample:?}");
                assert_eq!(sample.value, 100 * i16::from(sample.margin), "{sample:?}");
                if number == 0 {
                    assert_eq!(i32::from(sample.margin), margin, "the game ends with best play: {sample:?}");
                }
                late += i32::from(sample.stacks() <= 9);
            }
            for sample in game {
                assert!(sample.position.has_moves(sample.position.turn()), "{sample:?}");
            }
            let last = searched.last().unwrap();
            // A game may end with a move that cuts off many stacks, and then there is nothing to prove here.
            if last.stacks() <= 20 {
                let best = i32::from(solver.margin(&last.position, &mut |_| true).unwrap().pieces());
                ends += 1;
                proved += margin * if last.position.turn() == Color::White { best } else { -best };
            }
        }
        // One game may be cut short, but not all of them.
        assert!(positions > 12 * 10 && ends > 6, "{boards}: {positions} positions, {ends} ends proved");
        assert!(late > 6, "{boards}: {late} late positions");
        assert!(agreement.iter().all(|sum| *sum > 0.0) && proved > 0, "{boards}: {agreement:?} {proved}");
    }
    assert_ne!(place.games("random")[0][0].position, place.games("mixed")[0][0].position);
}

#[test]
fn games_continue_where_they_stopped() {
    let place = Folder::new();
    place.selfplay("whole", "-n 8").success();
    let whole = place.bytes("whole");
    let third = {
        let file = data(&place.games("whole")[..3]).len() - header("made up").len();
        file + header(GameFile::open(&place.path("whole")).unwrap().identity()).len()
    };
    // Cut between games, within a position, within the numbers before a game, and within the header.
    for length in [third, third - 5, third + 3, third + 15, 20, 3, 0] {
        place.file("parts", &whole[..length]);
        place.selfplay("parts", "-n 8 --resume -j 2").success();
        assert!(place.bytes("parts") == whole, "cut at {length}");
    }
    place.selfplay("parts", "-n 4 --resume").success();
    assert!(place.bytes("parts") == whole, "what is there stays");

    assert!(place.selfplay("parts", "-n 8").bad_use().contains("already exists; continue it with --resume"));
    for other in ["--nodes 60 --seed 2", "--nodes 61", "--nodes 60 --noise 0.2", "--nodes 60 --boards random"]
    {
        let done =
            lab_line(&format!("selfplay -n 9 --resume --out {} {other}", place.path("parts").display()));
        assert!(done.bad_use().contains("contains games with other settings: "), "{other}");
    }
    let text = place.file("text", "something that somebody wrote");
    let done = lab_line(&format!("selfplay -n 9 --resume --out {}", text.display()));
    assert!(done.bad_use().contains("does not contain games"), "another file is not overwritten");
    assert!(place.bytes("parts") == whole, "a refusal changes nothing");
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
    while !GameFile::open(&out).is_ok_and(|file| file.games() > 1) {
        assert_eq!(child.try_wait().unwrap(), None, "it plays on");
        std::thread::yield_now();
    }
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    let output = child.wait_with_output().unwrap();
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{complaint}");
    assert!(complaint.contains("interrupted; continue with --resume"), "{complaint}");
    let played = place.games("games").len();
    place.selfplay("games", &format!("-n {} --resume", played + 2)).success();
    place.selfplay("whole", &format!("-n {}", played + 2)).success();
    assert!(place.bytes("games") == place.bytes("whole"), "{played} games were played");
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
    assert_ne!(place.games("new")[0][0].value, place.games("old")[0][0].value, "another value");
}

#[test]
fn a_trained_network_names_its_data_and_can_be_played_with() {
    let place = Folder::new();
    place.selfplay("games", "-n 40 --boards random").success();
    let data = place.path("games");
    let options = ["--batch", "128", "--epochs", "3", "--buckets", "4"];
    let curve = place.path("curve.svg");
    let curve = ["--curve", curve.to_str().unwrap()];
    let told = learn("train", &place.path("net"), &data, &[&options[..], &curve].concat()).success();
    let network = Network::from_bytes(&place.bytes("net")).unwrap();
    for words in ["--hidden 64 --buckets 4 --epochs 3 --batch 128", "40 games of dvonn-lab selfplay: seed 1,"]
    {
        assert!(network.description().contains(words) && told.contains(words), "{told}");
    }
    let losses: Vec<f64> =
        told.lines().skip(2).filter_map(|line| line.split_whitespace().nth(1)?.parse().ok()).collect();
    assert!(losses.len() == 3 && losses.is_sorted_by(|a, b| a > b), "{told}");
    assert!(place.read("curve.svg").contains("<polyline"));
    learn("train", &place.path("again"), &data, &[&options[..], &["-j", "3"]].concat()).success();
    assert!(place.bytes("again") == place.bytes("net"), "threads do not matter");
    assert!(!place.path("net.state").exists());

    let net = place.path("net");
    let line = format!(
        "match engine,nodes=200,net={} engine,nodes=200 -n 2 --boards random --seed 3 --json",
        net.display()
    );
    assert_eq!(lab_json(line.split(' '))["games"], 2);
    let mut bytes = place.bytes("net");
    bytes[5000] ^= 1;
    let bad = place.file("bad", &bytes);
    let line = format!("match engine,nodes=200,net={} engine,nodes=200 -n 2", bad.display());
    assert!(lab_line(&line).bad_use().contains("the network is damaged: its hash is wrong"));
    let complaint = learn("train", &place.path("out"), &data, &["--hidden", "65"]).bad_use();
    assert!(complaint.contains("--hidden must be 64 or 128"), "{complaint}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_training_continues() {
    use rustix::process::{Pid, Signal, kill_process};
    let place = Folder::new();
    place.selfplay("games", "-n 40 --boards random").success();
    let data = place.path("games");
    let options = ["--batch", "128", "--epochs", "6"];
    learn("train", &place.path("whole"), &data, &options).success();
    let state = place.path("net.state");
    let train = |more: &[&str]| {
        let net = place.path("net");
        let words = ["train", "--out", net.to_str().unwrap(), data.to_str().unwrap()];
        [&words[..], &options, more].concat().join(" ")
    };
    let mut child = std::process::Command::new(LAB)
        .args(train(&[]).split(' '))
        .stdout(std::process::Stdio::null())
        .spawn()
        .unwrap();
    while !state.exists() && child.try_wait().unwrap().is_none() {
        std::thread::yield_now();
    }
    // It may have finished already; then there is nothing to continue.
    let _ = kill_process(Pid::from_child(&child), Signal::INT);
    child.wait().unwrap();
    if state.exists() {
        assert!(lab_line(&train(&[])).bad_use().contains("continue it with --resume"));
        assert!(
            lab_line(&train(&["--resume", "--seed", "2"]))
                .bad_use()
                .contains("is not an interrupted training")
        );
        lab_line(&train(&["--resume"])).success();
    }
    assert!(place.bytes("net") == place.bytes("whole"));
}

#[test]
fn the_value_of_boards_is_learnt() {
    // Planted: pieces beside a DVONN piece decide the game.
    let worth = |board: &Position| {
        let movement = board.movement().unwrap();
        let near = movement.dvonns().neighbours();
        let count = |color: Color| (movement.owned(color) & near).len() as i8;
        3 * (count(Color::White) - count(Color::Black))
    };
    let mut dice = Rng::with_seed(1);
    let mut lines = String::from("# made up\n");
    let mut fresh = Vec::new();
    for number in 0..1_600 {
        let mut cells = Cell::ALL;
        dice.shuffle(&mut cells);
        let place = |position: Position, cell: &Cell| position.play(Move::Place(*cell)).unwrap();
        let board = cells.iter().fold(Position::START, place);
        if number < 1_500 {
            let cells: Vec<String> = cells.iter().map(Cell::to_string).collect();
            writeln!(lines, "{} ; {:+}", cells.join(" "), worth(&board)).unwrap();
        } else {
            fresh.push(board);
        }
    }
    let place = Folder::new();
    let data = place.file("data", lines);
    let told = learn("fit-boards", &place.path("out"), &data, &["--epochs", "12"]).success();
    assert!(told.contains("1500 boards, 150 of them for validation"), "{told}");
    let network = BoardNetwork::from_bytes(&place.bytes("out")).unwrap();
    let (mut decided, mut agreed) = (0, 0);
    for board in fresh {
        let value = network.value(&Board::of(&board), &mut Hidden::default());
        if worth(&board) != 0 {
            decided += 1;
            agreed += u32::from((value > 0) == (worth(&board) > 0));
        }
    }
    assert!(decided > 50 && 10 * agreed > 8 * decided, "{agreed} of {decided}");
}

#[test]
fn placed_boards_do_not_depend_on_the_threads_and_can_be_learnt() {
    let place = Folder::new();
    let [one, two] = ["one", "two"].map(|name| place.path(name));
    let made = |out: &Path, threads: &str| {
        lab(["place", "-n", "12", "--nodes", "50", "--out", out.to_str().unwrap(), "-j", threads])
    };
    made(&one, "1").success();
    made(&two, "3").success();
    assert!(place.bytes("one") == place.bytes("two"));
    assert!(made(&one, "1").bad_use().contains("one"), "a file is not overwritten");
    let told = learn("fit-boards", &place.path("out"), &one, &["--epochs", "1"]).success();
    assert!(told.contains("12 boards, 1 of them for validation"), "{told}");
    let again = lab([
        "place",
        "-n",
        "1",
        "--nodes",
        "50",
        "--placer",
        place.path("out").to_str().unwrap(),
        "--out",
        place.path("again").to_str().unwrap(),
    ]);
    again.success();
}

#[test]
fn the_worth_of_cells_is_shown_and_drawn() {
    let place = Folder::new();
    let picture = place.path("picture");
    let told = lab(["heat", "-n", "5", "--picture", picture.to_str().unwrap()]).success();
    for words in ["5 boards", "18424 sets", "inner cells", "edge", "median"] {
        assert!(told.contains(words), "{words}: {told}");
    }
    let drawn = std::fs::read_to_string(&picture).unwrap();
    assert_eq!(drawn.matches("<circle").count(), 49);
}

#[test]
fn lines_that_are_not_boards_are_refused() {
    let place = Folder::new();
    let cells: Vec<String> = Cell::ALL.iter().map(Cell::to_string).collect();
    let cells = cells.join(" ");
    for (line, reason) in [
        (cells.clone(), "the value is missing"),
        (format!("{} ; 1", &cells[3..]), "these are not 49 cells"),
        (format!("b1{} ; 1", &cells[2..]), "a cell comes twice"),
        (format!("{cells} ; much"), "the value is not a number"),
        (format!("{cells} ; 50"), "the value is not from -49 to 49"),
        (format!("{cells} ; NaN"), "the value is not from -49 to 49"),
    ] {
        let data = place.file("data", format!("{cells} ; 1\n{line}\n"));
        let complaint = learn("fit-boards", &place.path("out"), &data, &[]).bad_use();
        assert!(complaint.contains("line 2") && complaint.contains(reason), "{complaint}");
    }
    let few = place.file("few", format!("{cells} ; 1\n"));
    assert!(learn("fit-boards", &place.path("out"), &few, &[]).bad_use().contains("too few boards"));
    assert!(!place.path("out").exists());
}

#[test]
fn the_scale_of_chances_is_recovered() {
    let place = Folder::new();
    let board = Openings::Random.get(1, 0).start;
    let mut rng = Rng::with_seed(8);
    for planted in [2.5_f64, 6.0] {
        let mut games = Vec::new();
        for _ in 0..20_000 {
            let value = 24.0 * (rng.f64() - 0.5);
            let chance = 1.0 / (1.0 + (-value / planted).exp());
            let margin = if rng.f64() < chance { 5 } else { -5 };
            games.push(vec![sample(&board, margin, value)]);
        }
        let found = lab_json(["calibrate", "--json", place.file("data", data(&games)).to_str().unwrap()]);
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
    let mut game = [4, 0, 1, -2].map(|margin| sample(&board, margin, 3.0)).to_vec();
    // What is proved is no forecast.
    game.push(Sample { is_proved: true, ..sample(&board, 9, 9.0) });
    let found = lab_json(["calibrate", "--json", place.file("data", data(&[game])).to_str().unwrap()]);
    let expected = 3.0 / (5.0_f64 / 3.0).ln();
    assert!((found["pieces"].as_f64().unwrap() - expected).abs() < 1e-6, "{found}");
    let text = lab(["calibrate", place.path("data").to_str().unwrap()]).success();
    assert!(text.contains("K = 5.873 pieces, 4 positions") && text.contains(" 60–70  %"), "{text}");
}

#[test]
fn bad_data_is_named() {
    let place = Folder::new();
    let board = Openings::Random.get(1, 0).start;
    let fine = data(&[vec![sample(&board, 3, 1.5)], vec![sample(&board, 3, 1.5); 2]]);
    let end = fine.len();
    // The third position, and where its margin is; with a checksum that fits.
    let third = end - Sample::BYTES;
    let changed = |at: usize, byte: u8| {
        let mut games = fine.clone();
        games[at] = byte;
        let block = end - 2 * Sample::BYTES - 12;
        let sum = games[block..block + 4].iter().chain(&games[block + 12..]);
        let sum = sum.fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
            (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
        });
        games[block + 4..block + 12].copy_from_slice(&sum.to_le_bytes());
        games
    };
    let damaged = |at: usize| {
        let mut games = fine.clone();
        games[at] ^= 8;
        games
    };
    for (bytes, reason) in [
        (b"rubbish that is long enough".to_vec(), "does not contain games of `dvonn-lab selfplay`"),
        (fine[..20].to_vec(), "the file ends within its header"),
        (Vec::new(), "the file ends within its header"),
        (damaged(8), "the file has version 9 of the format, not 1"),
        (damaged(end - 1), "game 1 is damaged: its checksum is wrong"),
        (damaged(header("made up").len() + 20), "game 0 is damaged: its checksum is wrong"),
        (damaged(header("made up").len() + 3), "game 0 is damaged: its checksum is wrong"),
        (changed(third + 34, 50), "game 1, position 2: the margin 50 is not from -49 to 49"),
        (changed(third + 36, 4), "game 1, position 2: the flags 0x04 are unknown"),
        (changed(third + 31, 255), "game 1, position 2: the bytes do not describe a position"),
        (changed(third + 7, 0), "game 1, position 2: "),
    ] {
        let data = place.file("data", &bytes);
        let name = data.to_str().unwrap();
        for done in [learn("fit", &place.path("out"), &data, &[]), lab(["calibrate", name])] {
            let complaint = done.bad_use();
            assert!(complaint.contains(name) && complaint.contains(reason), "{complaint}");
        }
    }
    // A game that was being written does not count.
    for length in [end - 1, end - Sample::BYTES, end - 2 * Sample::BYTES - 5] {
        let cut = place.file("cut", &fine[..length]);
        assert_eq!(GameFile::open(&cut).unwrap().games(), 1, "{length} of {end} bytes");
    }
    assert!(matches!(GameFile::open(&place.path("none")), Err(DataError::Io(_))));
    let few = place.file("few", data(&[vec![sample(&board, 3, 1.0)]]));
    assert!(learn("fit", &place.path("out"), &few, &[]).bad_use().contains("1 games are too few"));
    assert!(learn("train", &place.path("out"), &few, &[]).bad_use().contains("1 games are too few"));
    assert!(!place.path("out").exists());
    let (_, complaint) = lab(["calibrate", few.to_str().unwrap()]).no();
    assert!(complaint.contains("the values predict every result"), "{complaint}");
    let vain = place.file("vain", data(&[vec![sample(&board, -3, 1.0)]]));
    let (_, complaint) = lab(["calibrate", vain.to_str().unwrap()]).no();
    assert!(complaint.contains("the values say nothing"), "{complaint}");
    for line in ["fit --out x", "fit-boards --out x", "place", "calibrate", "selfplay", "train --out x"] {
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
