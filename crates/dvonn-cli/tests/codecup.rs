//! The CodeCup protocol: two live processes play each other, and the rules library is the referee.

#![allow(clippy::unwrap_used)]

mod support;

use dvonn_core::{Color, Move, Position};
use support::{Done, Live, dvonn, dvonn_reading};

fn player(seed: u64) -> Live {
    Live::start(["codecup", "--random", "--seed", &seed.to_string()])
}

/// The move a player says, which must be legal and written as the contest writes moves.
#[track_caller]
fn hear_move(player: &mut Live, position: &Position) -> (String, Move) {
    let word = player.hear();
    let mv: Move = word.parse().unwrap();
    assert_eq!(word, mv.to_string().replace('-', "").to_uppercase(), "moves are spoken in upper case");
    position.check(mv).unwrap_or_else(|reason| panic!("{word}: {reason}; the position is {position}"));
    (word, mv)
}

/// Plays a whole game; returns everything said, in order.
fn play(white_seed: u64, black_seed: u64) -> Vec<String> {
    let mut players = [(Color::White, player(white_seed)), (Color::Black, player(black_seed))];
    let mut position = Position::START;
    let mut said: Vec<String> = Vec::new();
    players[0].1.say("Start");
    while position.outcome().is_none() {
        let mover = usize::from(position.turn() == Color::Black);
        let (word, mv) = hear_move(&mut players[mover].1, &position);
        players[1 - mover].1.say(&word);
        position.apply(mv).unwrap();
        said.push(word);
    }
    for (color, mut player) in players {
        player.say("Quit");
        assert_eq!(player.end().fine(), "", "{color} has nothing more to say");
    }
    said
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

/// Answers White until all 49 pieces are placed; White has said the last placement.
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
fn white_says_the_last_placement_and_the_first_stack_move_in_a_row() {
    let mut white = player(7);
    let position = place_all(&mut white);
    assert_eq!(position.turn(), Color::White);
    let (first, _) = hear_move(&mut white, &position);
    assert_eq!(first.len(), 4, "the first stack move");
    white.say("Quit");
    assert_eq!(white.end().fine(), "");
}

#[test]
fn the_same_seeds_give_the_same_game_and_others_another() {
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
    // Sixteen equal first placements have a chance of 1 in 49^15.
    let openings: std::collections::BTreeSet<String> = (0..16).map(|_| opening()).collect();
    assert!(openings.len() > 1, "{openings:?}");
}

#[test]
fn black_answers_the_first_move_it_hears() {
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
fn a_wrong_word_of_the_other_player_ends_the_game_with_a_reason() {
    for (input, reason) in [
        ("A1\nA1\n", "the other player said \"A1\": a1 is occupied"),
        ("A1\nA1B1\n", "stacks move only after all 49 pieces are placed"),
        ("A1\nPASS\n", "a placement cannot be passed"),
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
    assert!(complaint.contains("\"PASS\": a pass is allowed only when there is no move"), "{complaint}");
}

#[test]
fn a_way_to_choose_moves_must_be_given() {
    assert!(dvonn(["codecup"]).bad_use().contains("--random"));
    assert!(dvonn(["codecup", "--random", "--seed", "x"]).bad_use().contains("--seed"));
}
