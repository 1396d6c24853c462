//! The CodeCup protocol: two live processes play each other, and the rules library is the referee.

#![allow(clippy::unwrap_used)]

mod support;

use std::time::{Duration, Instant};

use dvonn_core::{Color, Move, Position};
use support::{Done, Live, conformance, dvonn, dvonn_reading, moves, start, text};

fn player(seed: u64) -> Live {
    start(["codecup", "--random", "--seed", &seed.to_string()])
}

/// The next move of a player, which must be legal and in the contest's notation.
#[track_caller]
fn hear_move(player: &mut Live, position: &Position) -> (String, Move) {
    let word = player.hear();
    let mv: Move = word.parse().unwrap();
    assert_eq!(word, mv.to_string().replace('-', "").to_uppercase(), "moves are spoken in upper case");
    position.check(mv).unwrap_or_else(|reason| panic!("{word}: {reason}; the position is {position}"));
    (word, mv)
}

/// Plays a whole game; returns all lines in order.
fn play(white_seed: u64, black_seed: u64) -> Vec<String> {
    let players = [(Color::White, player(white_seed)), (Color::Black, player(black_seed))];
    referee(Position::START, players).0
}

/// Lets two players finish a game; returns all lines in order, and how long each side took.
fn referee(mut position: Position, mut players: [(Color, Live); 2]) -> (Vec<String>, [Duration; 2]) {
    let mut used = [Duration::ZERO; 2];
    let mut said: Vec<String> = Vec::new();
    let index = |color| usize::from(color == Color::Black);
    let mut since = Instant::now();
    players[index(position.turn())].1.say("Start");
    while position.outcome().is_none() {
        let mover = index(position.turn());
        let (word, mv) = hear_move(&mut players[mover].1, &position);
        used[mover] += since.elapsed();
        since = Instant::now();
        players[1 - mover].1.say(&word);
        position.apply(mv).unwrap();
        said.push(word);
    }
    for (color, mut player) in players {
        player.say("Quit");
        assert_eq!(player.end().fine(), "", "{color} has nothing more to say");
    }
    (said, used)
}

#[test]
fn two_random_players_finish_their_games() {
    let games: Vec<Vec<String>> = (0..12).map(|seed| play(seed, seed + 100)).collect();
    for said in &games {
        assert!(said.len() > 60 && said[..49].iter().all(|word| word.len() == 2), "49 placements: {said:?}");
        assert!(said[49..].iter().all(|word| word.len() == 4), "then stack moves and passes: {said:?}");
    }
    assert!(games.iter().flatten().any(|word| word == "PASS"), "a pass is spoken in one of the games");
}

/// Answers White until all 49 pieces are placed; White has sent the last placement.
fn place_all(white: &mut Live) -> Position {
    let mut position = Position::START;
    white.say("Start");
    while position.movement().is_none() {
        let mv = match position.turn() {
            Color::White => hear_move(white, &position).1,
            Color::Black => {
                let reply = position.legal_moves().next().unwrap();
                white.say(reply.to_string().to_uppercase());
                reply
            }
        };
        position.apply(mv).unwrap();
    }
    position
}

#[test]
fn white_sends_the_last_placement_and_the_first_stack_move_in_a_row() {
    let mut white = player(7);
    let position = place_all(&mut white);
    assert_eq!(position.turn(), Color::White);
    let (first, _) = hear_move(&mut white, &position);
    assert_eq!(first.len(), 4, "the first stack move");
    white.say("Quit");
    assert_eq!(white.end().fine(), "");
}

#[test]
fn the_same_seeds_give_the_same_game_and_other_seeds_another() {
    let game = play(1, 2);
    assert_eq!(play(1, 2), game);
    assert_ne!(play(3, 2), game);
    assert_ne!(play(1, 3), game);
}

#[test]
fn without_a_seed_the_games_differ() {
    let opening = || {
        let said = dvonn_reading(["codecup", "--random"], "Start\n").fine();
        assert!(said.trim_end().parse::<Move>().is_ok(), "{said:?}");
        said
    };
    // Sixteen equal first placements have a probability of 1 in 49^15.
    let openings: std::collections::BTreeSet<String> = (0..16).map(|_| opening()).collect();
    assert!(openings.len() > 1, "{openings:?}");
}

#[test]
fn black_answers_the_first_move_it_reads() {
    for heard in ["A1", "a1", "A1\r", "  A1 "] {
        let mut black = player(5);
        let answer = black.ask(heard);
        assert!(answer.len() == 2 && answer != "A1", "{answer}");
        assert_eq!(black.end().fine(), "");
    }
}

#[test]
fn quit_or_the_end_of_input_ends_a_game_at_any_time() {
    let said =
        |input: &str| dvonn_reading(["codecup", "--random", "--seed", "1"], input).fine().lines().count();
    for (input, lines) in [
        ("", 0),
        ("Quit\n", 0),
        ("Start\n", 1),
        ("Start", 1),
        ("Start\nQuit\n", 1),
        ("\n\r\n", 0),
        ("A1\nQuit\nA2\n", 1),
        ("A1\nQuit", 1),
    ] {
        assert_eq!(said(input), lines, "{input:?}");
    }
}

#[test]
fn an_invalid_line_from_the_other_player_ends_the_game_with_a_reason() {
    for (input, reason) in [
        ("A1\nA1\n", "the other player said \"A1\": a1 is occupied"),
        ("A1\nA1B1\n", "stacks cannot move until all 49 pieces are placed"),
        ("A1\nPASS\n", "passing is not allowed during placement"),
        ("A1\nZ9\n", "\"Z9\" is not a cell"),
        ("A1\nhello world\n", "\"hello world\""),
        ("start\n", "the other player said \"start\""),
        ("Start\nStart\n", "the other player said \"Start\""),
    ] {
        let (_, complaint) = dvonn_reading(["codecup", "--random", "--seed", "1"], input).no();
        assert!(complaint.contains(reason) && complaint.lines().count() == 1, "{input:?}: {complaint}");
    }
    let garbage: Vec<u8> =
        (0..3_000_000_u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 11) as u8 | 0x80).collect();
    let Done { code, stdout, stderr } = dvonn_reading(["codecup", "--random"], garbage);
    assert_eq!((code, stdout.as_str()), (Some(1), ""));
    assert!(stderr.starts_with("dvonn: the other player said "), "{stderr:.80}");
}

#[test]
fn a_pass_is_refused_while_there_is_a_move() {
    let mut white = player(7);
    let position = place_all(&mut white);
    let (_, mv) = hear_move(&mut white, &position);
    assert!(!position.play(mv).unwrap().legal_moves().any(|mv| mv == Move::Pass));
    white.say("PASS");
    let (_, complaint) = white.end().no();
    assert!(
        complaint.contains("\"PASS\": passing is allowed only when there is no legal move"),
        "{complaint}"
    );
}

/// Two processes of the engine with these options.
fn engines(options: &[&str]) -> [(Color, Live); 2] {
    Color::ALL.map(|color| (color, start([&["codecup"], options].concat())))
}

#[test]
fn the_engine_plays_whole_games_within_its_time() {
    let (said, used) = referee(Position::START, engines(&["--time", "1s"]));
    assert!(said.len() > 49, "{said:?}");
    for used in used {
        // Far more than a second, because the referee's time includes the processes, the pipes and whatever else the
        // machine does. An engine that ignores its time thinks for minutes.
        assert!(used < Duration::from_secs(20), "{used:?}");
    }
}

#[test]
fn the_engine_beats_random_moves() {
    let mut wins = 0;
    for seed in [1, 2] {
        let options = ["codecup", "--nodes", "300"];
        let players = [(Color::White, player(seed)), (Color::Black, start(options))];
        let (said, _) = referee(Position::START, players);
        let end =
            said.iter().fold(Position::START, |position, word| position.play(word.parse().unwrap()).unwrap());
        wins += usize::from(end.outcome().unwrap().winner() == Some(Color::Black));
    }
    assert_eq!(wins, 2);
}

#[test]
fn with_a_node_limit_the_game_can_be_repeated() {
    let game = || referee(Position::START, engines(&["--nodes", "100", "--seed", "5", "--hash", "1"])).0;
    assert_eq!(game(), game());
}

/// The 49 placements of a public game.
fn placements() -> Vec<String> {
    let games = conformance("games.jsonl");
    let game = games.iter().find(|game| text(game, "start").ends_with("W P") && moves(game).len() > 49);
    moves(game.unwrap())[..49].iter().map(|mv| mv.to_uppercase()).collect()
}

#[test]
fn a_game_can_start_after_any_number_of_placements() {
    let placements = placements();
    for count in [3, 4, 20, 47, 48, 49] {
        let given = placements[..count].join(",");
        let position = placements[..count]
            .iter()
            .fold(Position::START, |position, word| position.play(word.parse().unwrap()).unwrap());
        let options = ["--placements", &given, "--nodes", "30"];
        let (said, _) = referee(position, engines(&options));
        let placed = said.iter().filter(|word| word.len() == 2).count();
        assert_eq!(placed, 49 - count, "{said:?}");
    }
}

#[test]
fn with_all_pieces_placed_the_first_line_of_white_is_a_stack_move() {
    let given = placements().join(",");
    let said = dvonn_reading(["codecup", "--placements", &given, "--nodes", "50"], "Start\n").fine();
    assert!(said.lines().count() == 1 && matches!(said.trim().parse(), Ok(Move::Stack(_))), "{said}");
}

#[test]
fn bad_options_are_named() {
    let all = placements();
    let one_more = format!("{},a1", all.join(","));
    for (options, word) in [
        (&["--random", "--seed", "x"][..], "--seed"),
        (&["--random", "--nodes", "5"], "cannot be used with"),
        (&["--time", "1s", "--nodes", "5"], "cannot be used with"),
        (&["--time", "soon"], "not a number of seconds"),
        (&["--time=-1"], "--time"),
        (&["--nodes", "0"], "--nodes"),
        (&["--threads", "0"], "--threads"),
        (&["--hash", "0"], "--hash"),
        (&["--placements", "c3,d4"], "expected 3 to 49 placements, found 2"),
        (&["--placements", &one_more], "expected 3 to 49 placements, found 50"),
        (&["--placements", "c3,d4,c3"], "--placements: placement 3, c3: c3 is occupied"),
        (&["--placements", "c3,d4,z9"], "--placements: placement 3: \"z9\" is not a cell"),
        (&["--placements", "c3,,d4"], "--placements: placement 2: "),
        (&["--placements", "c3,d4,pass"], "passing is not allowed during placement"),
        (&["--placements", "c3,d4,c3-d4"], "stacks cannot move until all 49 pieces are placed"),
    ] {
        let complaint = dvonn([&["codecup"], options].concat()).bad_use();
        assert!(complaint.contains(word), "{options:?}: {complaint}");
    }
}
