//! The claims that the course makes in words, proved by the rules and the solver. Numbers in texts are computed, so
//! they need no proof here.

#![allow(clippy::unwrap_used)]

mod support;

use dvonn_coach::{COURSE, Input, Match, RULE_CHAPTERS, Task, Until};
use dvonn_core::{Cell, CellSet, Color, Move, Outcome, Position, Stack, StackMove};
use support::{best_line, movement, step, steps, values};

fn start(id: &str) -> Position {
    step(id).exercise().begin()
}

fn after(id: &str, mv: &str) -> Position {
    start(id).play(mv.parse().unwrap()).unwrap()
}

fn movers(position: &Position, color: Color) -> CellSet {
    let movement = movement(position);
    movement.free(color).into_iter().filter(|cell| !movement.targets(*cell).is_empty()).collect()
}

/// The only move that wins.
fn only_win(id: &str) -> String {
    let winning: Vec<String> =
        values(&start(id)).into_iter().filter(|(_, value)| *value > 0).map(|(mv, _)| mv).collect();
    assert_eq!(winning.len(), 1, "{id}: {winning:?}");
    winning[0].clone()
}

/// The most moves that a player could make in a row.
fn tempi(position: &Position, color: Color) -> u32 {
    let own = dvonn_core::Setup { turn: color, ..position.setup() }.validate().unwrap();
    let moves = own.legal_moves().filter(|mv| *mv != Move::Pass);
    moves.map(|mv| 1 + tempi(&own.play(mv).unwrap(), color)).max().unwrap_or(0)
}

/// What falls off with a move.
fn removed(id: &str, mv: &str) -> CellSet {
    start(id).apply(mv.parse().unwrap()).unwrap().unwrap().removed
}

/// The moves that a step accepts.
fn right_moves(id: &str) -> Vec<String> {
    step(id).attempt().solution().unwrap().moves.iter().map(ToString::to_string).collect()
}

#[test]
fn in_the_first_steps_a_hop_and_a_flight_take_black_and_nothing_falls() {
    assert_eq!(right_moves("taste-1"), ["e3-f3"]);
    assert_eq!(after("taste-1", "e3-f3").stack(Cell::F3).unwrap().to_string(), "W2");
    assert_eq!(right_moves("taste-2"), ["f3-h3"]);
    assert_eq!(start("taste-2").stack(Cell::F3), after("taste-1", "e3-f3").stack(Cell::F3), "the same stack");
    assert_eq!(start("taste-2").stack(Cell::G3), Some(Stack::DVONN), "it flies over a red piece");
    assert_eq!(start("taste-2").stack(Cell::H3).unwrap().to_string(), "B2");
    for id in ["taste-1", "taste-2", "taste-3"] {
        for mv in start(id).legal_moves() {
            assert!(removed(id, &mv.to_string()).is_empty(), "{id}: {mv}");
        }
    }
}

#[test]
fn in_the_free_step_every_move_is_right_and_builds_a_stack_of_two() {
    let legal: Vec<String> = start("taste-3").legal_moves().map(|mv| mv.to_string()).collect();
    assert_eq!(right_moves("taste-3"), legal);
    assert!(legal.len() > 10, "{legal:?}");
    for mv in start("taste-3").legal_moves() {
        let Move::Stack(StackMove { from, to }) = mv else { panic!("White can move") };
        let next = after("taste-3", &mv.to_string());
        assert_eq!((next.stack(to).map(Stack::height), next.stack(from)), (Some(2), None), "{mv}");
    }
}

#[test]
fn the_first_cut_takes_all_of_black_and_nothing_of_white() {
    assert_eq!(right_moves("taste-4"), ["e3-d3"]);
    let position = start("taste-4");
    assert_eq!(removed("taste-4", "e3-d3"), movement(&position).owned(Color::Black));
    assert_eq!(position.stack(Cell::D3), Some(Stack::DVONN));
    assert!(removed("taste-4", "e3-f3").contains(Cell::F3), "the other way, White's own stack falls as well");
}

#[test]
fn the_last_move_of_the_first_chapter_ends_the_game_and_only_the_tall_stack_wins() {
    assert_eq!(only_win("taste-5"), "d1-g4");
    assert_eq!(values(&start("taste-5")), [("d1-g4".to_owned(), 6), ("d1-d4".to_owned(), 0)]);
    for mv in ["d1-g4", "d1-d4"] {
        assert!(after("taste-5", mv).outcome().is_some(), "{mv}");
    }
    let board = movement(&start("taste-5"));
    let tallest = board.owned(Color::Black).into_iter().max_by_key(|cell| board.height(*cell));
    assert_eq!(tallest, Some(Cell::G4));
    assert_eq!(board.height(Cell::D1), 3);
}

#[test]
fn corners_have_three_neighbours_other_edge_cells_four_and_cells_inside_six() {
    for cell in Cell::ALL {
        match cell.neighbours().len() {
            3 | 4 => assert!(cell.is_edge()),
            neighbours => assert_eq!((neighbours, cell.is_edge()), (6, false), "{cell}"),
        }
    }
    assert_eq!(9 + 10 + 11 + 10 + 9, Cell::ALL.len());
}

#[test]
fn a_full_board_is_reached_with_white_to_move() {
    let position = after("placing-2", "a1");
    assert_eq!((position.turn(), position.occupied().len()), (Color::White, 49));
}

#[test]
fn one_stack_reaches_the_target() {
    for (id, target) in [("stacks-3", Cell::D3), ("gaps-2", Cell::H3)] {
        let position = start(id);
        let onto: Vec<Move> = position
            .legal_moves()
            .filter(|mv| matches!(mv, Move::Stack(StackMove { to, .. }) if *to == target))
            .collect();
        assert_eq!(onto.len(), 1, "{id}");
        assert_eq!(position.stack(target).and_then(Stack::owner), Some(Color::Black));
    }
    for column in ["e3", "f3", "g3"] {
        let cell: Cell = Cell::ALL.into_iter().find(|cell| cell.to_string() == column).unwrap();
        assert!(!start("gaps-2").occupied().contains(cell), "the way is empty");
    }
}

#[test]
fn a_single_piece_lands_on_whatever_touches_it() {
    let (id, position) = ("single-4", start("single-4"));
    assert_eq!(position.stack(Cell::I3), Some(Stack::single(Color::White)));
    let beside = Cell::I3.neighbours() & position.occupied();
    assert_eq!(movement(&position).targets(Cell::I3), beside, "whatever touches it");
    let touched: Vec<Stack> = beside.into_iter().map(|cell| position.stack(cell).unwrap()).collect();
    for owner in Color::ALL {
        assert!(touched.iter().any(|stack| stack.owner() == Some(owner)), "white or black");
    }
    assert!(touched.iter().any(|stack| stack.height() == 1), "short");
    assert!(touched.iter().any(|stack| stack.height() >= 3), "or tall");
    for mv in right_moves(id) {
        assert!(removed(id, &mv).is_empty(), "{mv} cuts nothing off: that rule comes later");
    }
}

#[test]
fn the_newsletter_s_new_stack_goes_two_cells_and_the_answer_to_it_is_far_away() {
    let exercise = step("stacks-4").exercise();
    let reply = exercise.shown[1];
    let Move::Stack(StackMove { from, to }) = reply else { panic!("Black moves") };
    let around = Cell::B2.neighbours() | movement(&start("stacks-4")).targets(Cell::B2);
    assert!(!around.contains(from) && !around.contains(to), "{reply} changes nothing for the new stack");
    assert_eq!(exercise.side(), Color::White);
    assert_eq!(start("stacks-4").stack(Cell::B2).unwrap().to_string(), "W2");
    for cell in movement(&start("stacks-4")).targets(Cell::B2) {
        assert_eq!(Cell::B2.line_to(cell).map(|(_, distance)| distance), Some(2), "{cell}");
    }
    for mv in right_moves("stacks-4") {
        assert!(removed("stacks-4", &mv).is_empty(), "{mv}");
    }
}

#[test]
fn a_dvonn_piece_travels_with_its_stack() {
    let exercise = step("dvonn-4").exercise();
    assert_eq!(exercise.side(), Color::Black);
    assert_eq!(start("dvonn-4").stack(Cell::C2).unwrap().to_string(), "B2+");
    let before = exercise.start.play(exercise.shown[0]).unwrap();
    assert_eq!(before.stack(Cell::C2), Some(Stack::DVONN), "Black's move landed on it");
    let Move::Stack(StackMove { from, to }) = exercise.shown[2] else { panic!("White moves") };
    let around = Cell::C2.neighbours() | movement(&start("dvonn-4")).targets(Cell::C2);
    assert!(!around.contains(from) && !around.contains(to), "White's answer is far away");
    assert!(!start("dvonn-4").occupied().contains(Cell::A2));
    assert_eq!(Cell::C2.line_to(Cell::A2).map(|(_, distance)| distance), Some(2));
    for mv in right_moves("dvonn-4") {
        let Ok(Move::Stack(StackMove { to, .. })) = mv.parse() else { panic!("{mv}") };
        assert!(after("dvonn-4", &mv).stack(to).unwrap().has_dvonn(), "{mv}: it went with the stack");
        assert!(removed("dvonn-4", &mv).is_empty(), "{mv}");
    }
}

#[test]
fn stacks_that_have_nowhere_to_go_still_count() {
    let position = start("gaps-4");
    let board = movement(&position);
    let stuck = board.owned(Color::White) - movers(&position, Color::White);
    assert_eq!(stuck.to_string(), "c5 e1 f4", "read off the board by eye");
    for cell in stuck {
        assert!(!(cell.neighbours() - position.occupied()).is_empty(), "{cell} has free cells around it");
    }
    let legal: Vec<String> = position.legal_moves().map(|mv| mv.to_string()).collect();
    assert_eq!(right_moves("gaps-4"), legal, "whatever can move may move");
    for mv in legal {
        let left = movement(&after("gaps-4", &mv)).owned(Color::White);
        assert!((stuck - left).is_empty(), "{mv}: they still count for White");
    }
}

#[test]
fn on_the_full_board_only_edge_pieces_move() {
    let position = start("blocked-3");
    assert!(movers(&position, Color::White).into_iter().all(Cell::is_edge));
    assert_eq!(movement(&position).owned(Color::White).len(), 23);
    assert_eq!(position.legal_moves().count(), 41);
}

#[test]
fn one_white_stack_with_a_dvonn_piece_moves_and_one_does_not() {
    let position = start("dvonn-3");
    let movement = movement(&position);
    let holders = movement.owned(Color::White) & movement.dvonns();
    assert_eq!(holders.len(), 2);
    assert_eq!((holders & movers(&position, Color::White)).len(), 1);
    assert!(holders.contains(Cell::H2) && movement.targets(Cell::H2).is_empty());
}

#[test]
fn the_lower_group_of_the_newsletter_depends_on_one_dvonn_piece() {
    let position = start("linked-2");
    let movement = movement(&position);
    let group = position.occupied().linked_to(CellSet::of(Cell::C2));
    assert_eq!(group & movement.dvonns(), CellSet::of(Cell::C2));
    assert_eq!(movement.height(Cell::F4), 4, "White's move made a stack of four");
    let mut next = position;
    let effects = next.apply("c2-f2".parse().unwrap()).unwrap().unwrap();
    assert_eq!(effects.removed, group - CellSet::of(Cell::C2), "all that hung on it falls off");
    for mv in right_moves("linked-2") {
        assert!(removed("linked-2", &mv).len() >= 5, "{mv}: the group falls, wherever the stack goes");
    }
}

#[test]
fn the_bridge_costs_nothing() {
    let position = start("linked-3");
    let fallen = removed("linked-3", "d3-a3");
    let owners: Vec<_> = fallen.into_iter().map(|cell| position.stack(cell).and_then(Stack::owner)).collect();
    assert!(owners.len() >= 3 && owners.iter().all(|owner| *owner == Some(Color::Black)));
    for mv in position.legal_moves().filter(|mv| mv.to_string() != "d3-a3") {
        assert!(removed("linked-3", &mv.to_string()).is_empty(), "{mv} cuts nothing off");
    }
}

#[test]
fn the_last_figure_and_the_newsletter_s_last_example_leave_white_one_move() {
    for id in ["must-1", "must-2"] {
        let moves: Vec<String> = start(id).legal_moves().map(|mv| mv.to_string()).collect();
        assert_eq!(moves, ["g3-j3"], "{id}");
    }
    let line = ["g3-j3", "i4-i5", "pass", "j2-j4"].map(|text| text.parse::<Move>().unwrap());
    let end = line.into_iter().fold(start("must-2"), |position, mv| position.play(mv).unwrap());
    assert_eq!((end.scores()[Color::White], end.scores()[Color::Black]), (5, 21), "as the newsletter counts");
    let (_, best) = best_line(start("must-2"));
    assert_eq!(best.outcome(), end.outcome(), "nothing better for either side");
}

#[test]
fn when_every_move_hurts_one_wins() {
    let id = "must-3";
    assert_eq!(start(id).legal_moves().count(), 2);
    for mv in start(id).legal_moves() {
        assert!(matches!(mv, Move::Stack(StackMove { from: Cell::B2, .. })));
        assert!(removed(id, &mv.to_string()).contains(Cell::B3), "{mv} costs the tallest stack");
    }
    let tallest =
        movement(&start(id)).owned(Color::White).into_iter().map(|cell| start(id).stack(cell).unwrap());
    assert_eq!(tallest.map(Stack::height).max(), Some(10));
    assert_eq!(only_win(id), "b2-a1");
    let won = after(id, "b2-a1").stack(Cell::A1).unwrap();
    assert!(won.owner() == Some(Color::White) && won.has_dvonn());
    assert!(movers(&after(id, "b2-b3"), Color::White).is_empty(), "nothing mobile is left");
}

#[test]
fn a_player_without_a_move_passes() {
    let moves: Vec<Move> = start("passing-1").legal_moves().collect();
    assert_eq!(moves, [Move::Pass]);
    assert_eq!(movement(&start("passing-1")).owned(Color::White), CellSet::of(Cell::I4).with(Cell::B1));
    assert!(movement(&start("passing-2")).has_moves(Color::Black));
    assert_eq!(step("passing-2").attempt().solution().unwrap().moves, ["g3-i5".parse().unwrap()]);
    let alone = movement(&after("passing-2", "g3-i5"));
    assert!(alone.must_pass() && alone.has_moves(Color::White), "White plays alone");
    assert_eq!(movers(&start("passing-2"), Color::Black), CellSet::of(Cell::I5), "the one to land on");
}

#[test]
fn black_is_blocked_and_comes_back_when_the_ring_opens() {
    let position = start("passing-3");
    let movement = movement(&position);
    assert_eq!(movement.owned(Color::Black), CellSet::of(Cell::C3));
    assert!(movement.enclosed().contains(Cell::C3) && !movement.has_moves(Color::Black));
    assert!(support::movement(&after("passing-3", "c4-e4")).has_moves(Color::Black));
}

#[test]
fn stacks_are_equal_but_towers_are_not() {
    let position = start("ending-1");
    assert!(position.outcome().is_some());
    let owned = |color| movement(&position).owned(color).len();
    assert_eq!(owned(Color::White), owned(Color::Black));
    assert_eq!(position.stack(Cell::B1), Some(Stack::DVONN));
}

#[test]
fn the_last_move_wins_or_draws() {
    let values = values(&start("ending-2"));
    assert_eq!(values.iter().map(|(_, value)| *value > 0).collect::<Vec<_>>(), [true, false, false]);
    assert!(values[1..].iter().all(|(_, value)| *value == 0));
    for (mv, _) in &values {
        assert!(after("ending-2", mv).outcome().is_some(), "{mv} is the last move");
    }
    let taken = start("ending-2").stack(Cell::A1).unwrap();
    assert_eq!((taken.owner(), values[0].0.as_str()), (Some(Color::Black), "a2-a1"));
}

#[test]
fn one_move_saves_the_draw() {
    let scores = start("ending-3").scores();
    assert!(scores[Color::White] < scores[Color::Black]);
    let worth = values(&start("ending-3"));
    assert!(worth[0].1 == 0 && worth[1].1 < 0, "{worth:?}");
    for mv in start("ending-3").legal_moves() {
        let Move::Stack(StackMove { to, .. }) = mv else { panic!("White can move") };
        let taken = start("ending-3").stack(to).unwrap();
        assert_eq!((taken.owner(), taken.height()), (Some(Color::Black), 3), "{mv}");
        let equal = after("ending-3", &mv.to_string());
        assert_eq!(equal.scores()[Color::White], equal.scores()[Color::Black], "{mv}");
        let answered = equal.play(values(&equal)[0].0.parse().unwrap()).unwrap().scores();
        let is_even = answered[Color::White] == answered[Color::Black];
        assert_eq!(is_even, mv.to_string() == worth[0].0, "{mv}");
    }
}

#[test]
fn the_piece_that_is_neutralised_could_have_landed_on_a_tall_stack() {
    assert_eq!(only_win("neutral-2"), "d4-c4");
    let position = start("neutral-2");
    assert_eq!(position.stack(Cell::C4), Some(Stack::single(Color::Black)));
    assert!(movement(&position).targets(Cell::C4).contains(Cell::C3));
    assert_eq!(position.stack(Cell::C3).unwrap().to_string(), "W6");
    assert_eq!(only_win("neutral-1"), "f1-g2", "the move that leaves the fewest replies is also the best");
    let board = movement(&start("neutral-1"));
    let most = board.free(Color::Black).into_iter().max_by_key(|cell| board.targets(*cell).len());
    assert_eq!(most, Some(Cell::G2), "the black piece that moves most easily");
}

#[test]
fn the_stacks_that_move_are_single_pieces() {
    let position = start("mobility-3");
    let moving = movers(&position, Color::White);
    assert_eq!(moving.to_string(), "i3 j5 k4", "read off the board by eye");
    assert!(moving.into_iter().all(|cell| position.stack(cell) == Some(Stack::single(Color::White))));
    assert!(movement(&position).owned(Color::White).len() > moving.len(), "taller stacks cannot move");
    let Input::Move(most) = step("mobility-2").attempt().solution().unwrap().input else { panic!("a move") };
    assert_eq!(only_win("mobility-2"), most.to_string());
}

#[test]
fn the_threat_is_against_two_stacks_and_landing_on_it_ends_it() {
    let id = "tall-1";
    let turn = dvonn_core::Setup { turn: Color::Black, ..start(id).setup() }.validate().unwrap();
    let mut worst = 0;
    for to in movement(&turn).targets(Cell::D3) {
        let removed =
            turn.clone().apply(Move::Stack(StackMove { from: Cell::D3, to })).unwrap().unwrap().removed;
        worst = worst.max(
            removed
                .into_iter()
                .filter(|cell| turn.stack(*cell).unwrap().owner() == Some(Color::White))
                .count(),
        );
    }
    assert_eq!(worst, 2, "the mistake of counting stacks");
    let cured = after("tall-2", "f5-d3");
    assert_eq!(cured.stack(Cell::D3).and_then(Stack::owner), Some(Color::White));
    assert!(movement(&cured).targets(Cell::D3).is_empty());
    let moves: Vec<String> = start("tall-3").legal_moves().map(|mv| mv.to_string()).collect();
    assert!(moves.contains(&"f5-d3".to_owned()) && moves.contains(&"b3-h3".to_owned()));
    assert_eq!(only_win("tall-3"), "b3-h3");
    assert!(movement(&after("tall-3", "b3-h3")).targets(Cell::H3).is_empty());
    for cell in [Cell::D3, Cell::H3] {
        let stack = start("tall-3").stack(cell).unwrap();
        assert!(stack.owner() == Some(Color::Black) && stack.has_dvonn(), "{cell}");
    }
}

#[test]
fn the_other_side_passes_first() {
    let taken = after("last-1", &only_win("last-1"));
    assert!(!movement(&taken).has_moves(Color::Black));
    assert_eq!(movers(&start("last-1"), Color::Black).len(), 1, "one mobile piece");
    let scores = start("last-1").scores();
    assert_eq!(scores[Color::White], scores[Color::Black]);

    only_win("last-2");
    assert!(values(&start("last-2"))[1..].iter().all(|(_, value)| *value == 0), "the others draw");
    let scores = start("last-2").scores();
    assert!(scores[Color::Black] > scores[Color::White]);
    for id in ["last-2", "tempi-2", "tempi-3"] {
        let (line, end) = best_line(start(id));
        let pass = line.iter().position(|mv| mv == "pass").unwrap();
        assert_eq!(pass % 2, 1, "{id}: Black passes first, {line:?}");
        assert!(pass + 1 < line.len(), "{id}: and White moves on");
        assert_eq!(end.outcome().unwrap().winner(), Some(Color::White), "{id}");
    }
}

#[test]
fn the_target_is_out_of_reach_at_first_and_cannot_be_saved() {
    for id in ["sharp-1", "sharp-2"] {
        let Task::Play(Match { until: Until::Owns(target, 2), .. }) = step(id).task else { panic!("{id}") };
        let reaches = |position: &Position| {
            position.legal_moves().any(|mv| matches!(mv, Move::Stack(StackMove { to, .. }) if to == target))
        };
        assert!(!reaches(&start(id)), "{id}");
        let Input::Move(first) = step(id).attempt().solution().unwrap().input else { panic!("a move") };
        let built = start(id).play(first).unwrap();
        assert_eq!(values(&start(id))[0].0, first.to_string(), "{id}: building is the best move");
        for reply in built.legal_moves() {
            let next = built.play(reply).unwrap();
            assert!(reaches(&next), "{id}: {reply} does not help");
            let strike: Move = values(&next)[0].0.parse().unwrap();
            assert!(
                matches!(strike, Move::Stack(StackMove { to, .. }) if to == target),
                "{id}: {strike} is best"
            );
            let lost = next.clone().apply(strike).unwrap().unwrap().lost;
            assert_eq!(lost[Color::White], 0, "{id}: {strike} costs nothing");
        }
    }
}

#[test]
fn overloaded_stacks_go_nowhere() {
    let over = after("over-1", "d5-b3");
    assert_eq!(over.stack(Cell::B3).and_then(Stack::owner), Some(Color::White));
    assert!(movement(&over).targets(Cell::B3).is_empty());
    assert_eq!(only_win("over-2"), "e4-i4");
    assert!(movement(&after("over-2", "e4-i4")).targets(Cell::I4).is_empty());
    assert_eq!(start("over-2").stack(Cell::I4).and_then(Stack::owner), Some(Color::Black));
}

#[test]
fn tempi_are_not_moves() {
    let position = start("tempi-1");
    assert_eq!(position.legal_moves().count(), 4, "the mistake of counting moves");
    assert_eq!(step("tempi-1").board, step("tempi-2").board);
    for id in ["tempi-1", "last-2"] {
        assert!(tempi(&start(id), Color::White) > tempi(&start(id), Color::Black), "{id}");
    }
    assert_eq!(
        step("tempi-1").attempt().solution().unwrap().input,
        Input::Number(tempi(&position, Color::White) as i32)
    );
    assert_eq!(tempi(&position, Color::Black), 1, "the mistake of counting for Black");
    let scores = position.scores();
    assert!(scores[Color::Black] > scores[Color::White]);
    let scores = start("tempi-3").scores();
    assert_eq!(scores[Color::White], scores[Color::Black]);
    let signs: Vec<i8> = values(&start("tempi-3")).into_iter().map(|(_, value)| value.signum()).collect();
    assert_eq!(signs, [1, 0, -1]);
}

#[test]
fn the_endgames_are_won_and_can_be_spoiled() {
    for id in ["games-1", "games-2", "games-3"] {
        let values = values(&start(id));
        assert!(values[0].1 > 0 && values.last().unwrap().1 <= 0, "{id}: {values:?}");
    }
    assert_eq!(only_win("games-2"), "c1-c2");
    assert_eq!(start("games-2").stack(Cell::C2).and_then(Stack::owner), Some(Color::Black));
}

#[test]
fn every_prediction_is_about_a_board_that_decides_it() {
    for step in steps().filter(|step| step.task == Task::Predict) {
        let Input::Outcome(said) = step.attempt().solution().unwrap().input else { panic!("an outcome") };
        let (_, end) = best_line(step.exercise().begin());
        assert_eq!(end.outcome(), Some(said), "{}", step.id);
        assert_ne!(said, Outcome::Draw);
    }
}

/// These answers were read off the boards by eye, so they do not depend on the code that finds answers.
#[test]
fn the_answers_equal_those_read_off_the_boards_by_eye() {
    for (id, answer) in [
        ("blocked-1", "c2 c3 d3 d4 e4 f4 g4 j4"),
        ("linked-1", "b1 c1 c2 d2 d3 e4 e5"),
        ("tall-1", "4"),
        ("tempi-1", "3"),
    ] {
        let found = match step(id).attempt().solution().unwrap().input {
            Input::Cells(cells) => cells.to_string(),
            Input::Number(number) => number.to_string(),
            other => panic!("{id}: {other:?}"),
        };
        assert_eq!(found, answer, "{id}");
    }
}

/// Read off the boards by eye as well.
#[test]
fn the_right_moves_equal_those_read_off_the_boards_by_eye() {
    for (id, moves) in [
        ("board-2", "e2 e3 f2 f4 g3 g4"),
        ("board-3", "a1 a3 c5 i1 k3 k5"),
        ("single-4", "i3-i2 i3-i4 i3-j3 i3-j4"),
        ("stacks-4", "b2-b4 b2-d2 b2-d4"),
        ("gaps-1", "g2-d2 g2-g5 g2-j5"),
        ("dvonn-4", "c2-c4 c2-e2 c2-e4"),
    ] {
        let mut right = right_moves(id);
        right.sort();
        assert_eq!(right.join(" "), moves, "{id}");
    }
    assert!(right_moves("dvonn-3").iter().all(|mv| mv.starts_with("j5-")));
}

#[test]
fn after_the_chapters_of_the_rules_come_the_tips() {
    let first = |id: &str| COURSE.iter().position(|chapter| chapter.id == id).unwrap();
    assert_eq!((first("taste"), first("ending") + 1), (0, RULE_CHAPTERS));
    assert_eq!(first("edges"), RULE_CHAPTERS);
}
