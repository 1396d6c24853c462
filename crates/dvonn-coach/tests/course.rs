//! Every step can be solved, and rejects wrong answers with its own explanation.

#![allow(clippy::unwrap_used)]

mod support;

use std::collections::BTreeSet;

use dvonn_coach::{
    Attempt, COURSE, Fact, Input, Keep, Match, Objective, Passage, Quantity, Reaction, Step, Task, Until, Why,
};
use dvonn_core::{Color, Move, Position, Setup, Stack, StackMove};
use dvonn_testkit::testdata;
use support::{answers, step, steps, why};

#[test]
fn the_course_has_twenty_one_chapters_and_more_than_forty_steps_with_unique_names() {
    assert_eq!(COURSE.len(), 21);
    assert!(steps().count() >= 40, "{}", steps().count());
    let names: BTreeSet<&str> = steps().map(|step| step.id).collect();
    assert_eq!(names.len(), steps().count());
    for chapter in COURSE {
        assert!(
            chapter.steps.len() >= 2,
            "{}: an exercise comes last, after something was taught",
            chapter.id
        );
    }
}

#[test]
fn every_board_is_a_position_and_every_shown_move_is_legal() {
    for step in steps() {
        let mut position: Position =
            step.board.parse().unwrap_or_else(|error| panic!("{}: {error}", step.id));
        for text in step.shown {
            position.apply(text.parse().unwrap()).unwrap_or_else(|error| panic!("{}: {error}", step.id));
        }
        assert_eq!(position, step.exercise().begin());
        assert_eq!(position.to_string(), step.exercise().begin().to_string());
    }
}

/// Follows the solutions to the end.
fn solve(step: &'static Step) -> Attempt {
    let mut attempt = step.attempt();
    for _ in 0..120 {
        let solution = attempt.solution();
        match attempt.answer(solution.unwrap().input) {
            Reaction::Right { said, .. } => {
                assert_eq!(said.key, step.texts.right);
                assert!(attempt.is_done());
                return attempt;
            }
            Reaction::Continue { .. } => assert!(!attempt.is_done()),
            Reaction::Wrong { why, .. } => panic!("{}: the solution is wrong: {why:?}", step.id),
        }
    }
    panic!("{}: the solutions never end", step.id)
}

#[test]
fn every_step_is_solved_by_its_solution() {
    for step in steps() {
        solve(step);
    }
}

#[test]
fn every_right_move_is_accepted_and_no_other() {
    for step in steps().filter(|step| matches!(step.task, Task::Move(_))) {
        let right = step.attempt().solution().unwrap().moves;
        assert!(!right.is_empty(), "{}", step.id);
        let mut attempt = step.attempt();
        for input in answers(step) {
            let Input::Move(mv) = input else { unreachable!("moves are asked for") };
            attempt.restart();
            let is_accepted = matches!(attempt.answer(input), Reaction::Right { .. });
            assert_eq!(is_accepted, right.contains(&mv), "{}: {mv}", step.id);
            assert_eq!(attempt.is_done(), is_accepted);
            if !is_accepted {
                assert_eq!(
                    *attempt.position(),
                    step.exercise().begin(),
                    "{}: a wrong move changes nothing",
                    step.id
                );
            }
        }
    }
}

#[test]
fn there_is_one_right_number_prediction_or_set_of_cells() {
    for step in steps().filter(|step| !matches!(step.task, Task::Move(_) | Task::Play { .. })) {
        let mut attempt = step.attempt();
        let accepted: BTreeSet<String> = answers(step)
            .into_iter()
            .filter(|input| matches!(attempt.answer(*input), Reaction::Right { .. }))
            .map(|input| format!("{input:?}"))
            .collect();
        let solution = format!("{:?}", step.attempt().solution().unwrap().input);
        assert_eq!(accepted, BTreeSet::from([solution]), "{}", step.id);
    }
}

#[test]
fn wrong_answers_get_at_least_two_reactions_and_every_typical_mistake_can_be_made() {
    for step in steps() {
        let mut attempt = step.attempt();
        let mut reactions = BTreeSet::new();
        for input in answers(step) {
            let reaction = attempt.answer(input);
            if !matches!(reaction, Reaction::Wrong { .. }) {
                attempt.restart();
            }
            reactions.extend(why(&reaction));
        }
        assert!(reactions.len() >= 2, "{}: {reactions:?}", step.id);
        for mistake in step.texts.mistakes {
            let text = mistake.text.name();
            assert!(reactions.contains(text), "{}: nothing leads to {text}", step.id);
        }
    }
}

#[test]
fn no_name_of_an_earlier_build_is_used_for_something_else() {
    // These steps are gone. Somebody's progress may name them, so no new step may have their names.
    let gone = ["placing-3", "single-3", "stacks-2", "gaps-3", "dvonn-2", "mobility-1"];
    assert!(steps().all(|step| !gone.contains(&step.id)));
}

#[test]
fn a_move_that_decides_the_game_is_explained_by_the_proved_line_and_a_reason() {
    let mut explained = 0;
    for step in steps().filter(|step| matches!(step.task, Task::Move(Objective::Wins | Objective::Best))) {
        let solution = step.attempt().solution().unwrap().input;
        let Input::Move(mv) = solution else { panic!("{}", step.id) };
        let Reaction::Right { show, why, .. } = step.attempt().answer(solution) else {
            panic!("{}", step.id)
        };
        let before = step.exercise().begin();
        let end = show.moves.iter().fold(before, |position, mv| position.play(*mv).unwrap());
        let is_last = before.play(mv).unwrap().outcome().is_some();
        assert_eq!(why.is_none(), is_last, "{}", step.id);
        assert_eq!(show.moves.len() > 1, !is_last, "{}", step.id);
        let Some(why) = why else { continue };
        assert_eq!(end.outcome(), support::best_line(before).1.outcome(), "{}: to the proved end", step.id);
        check_reason(step, &why, mv);
        explained += 1;
    }
    assert_eq!(explained, 7, "all but the last moves of a game");
}

/// Confirms a reason without the code that found it.
fn check_reason(step: &Step, why: &Passage, mv: Move) {
    let before = step.exercise().begin();
    let after = before.play(mv).unwrap();
    let fact = |name: &str| why.facts.iter().find(|(known, _)| *known == name).unwrap().1;
    let own = before.turn();
    let lost = |position: &Position, mv: Move| {
        let next = position.play(mv).ok()?;
        Some(i32::from(position.scores()[own]) - i32::from(next.scores()[own]))
    };
    match why.key.name() {
        "learn-why-pass" => assert_eq!(after.legal_moves().collect::<Vec<_>>(), [Move::Pass], "{}", step.id),
        "learn-why-threat" => {
            let (Fact::Move(threat), Fact::Number(cost)) = (fact("threat"), fact("cost")) else { panic!() };
            let turned = Setup { turn: own.other(), ..before.setup() }.validate().unwrap();
            assert_eq!(lost(&turned, threat), Some(cost), "{}", step.id);
            assert!(lost(&after, threat).is_none_or(|still| still < cost), "{}: it is prevented", step.id);
        }
        key => {
            let (Fact::Move(other), Fact::Number(margin)) = (fact("other"), fact("loss")) else { panic!() };
            let values = support::values(&before);
            let next = values.iter().find(|(_, value)| *value < values[0].1).unwrap();
            assert_eq!((other.to_string(), -margin), (next.0.clone(), i32::from(next.1)), "{}", step.id);
            assert_eq!(key, if margin == 0 { "learn-why-others-draw" } else { "learn-why-others-lose" });
        }
    }
}

#[test]
fn a_right_answer_about_what_falls_is_played() {
    let solution = step("linked-1").attempt().solution().unwrap().input;
    let Reaction::Right { show, .. } = step("linked-1").attempt().answer(solution) else { panic!("right") };
    assert_eq!(show.moves, ["e3-f3".parse().unwrap()]);
}

#[test]
fn the_last_move_of_a_game_can_be_taken_back_with_its_reply() {
    for id in ["games-4", "games-5"] {
        let mut attempt = step(id).attempt();
        let mut boards = Vec::new();
        for _ in 0..3 {
            boards.push(*attempt.position());
            let mv = attempt.solution().unwrap().input;
            attempt.answer(mv);
        }
        while let Some(board) = boards.pop() {
            attempt.take_back();
            assert_eq!((*attempt.position(), attempt.own_moves()), (board, boards.len()), "{id}");
        }
    }
}

#[test]
fn what_is_shown_can_be_played() {
    for step in steps() {
        for input in answers(step) {
            let (Reaction::Wrong { show, .. } | Reaction::Right { show, .. }) = step.attempt().answer(input)
            else {
                continue;
            };
            let is_tempi = matches!(step.task, Task::Count(Quantity::Tempi(_)));
            let play = |position: Position, mv: &Move| {
                let turned = turned_to(position, *mv);
                assert!(is_tempi || turned == position || position == show.from, "{}: {mv}", step.id);
                turned.play(*mv).unwrap()
            };
            show.moves.iter().fold(show.from, play);
        }
    }
}

/// The same board, with the turn of the player who owns the stack that moves.
fn turned_to(position: Position, mv: Move) -> Position {
    let Move::Stack(StackMove { from, .. }) = mv else { return position };
    let turn = position.stack(from).and_then(Stack::owner).unwrap();
    Setup { turn, ..position.setup() }.validate().unwrap()
}

#[test]
fn counted_moves_are_played_one_after_another_after_every_answer() {
    let step = step("tempi-1");
    let Task::Count(Quantity::Tempi(color)) = step.task else { panic!("moves are counted") };
    let Input::Number(count) = step.attempt().solution().unwrap().input else { panic!("a number") };
    for guess in [count, count + 1, count - 1] {
        let reaction = step.attempt().answer(Input::Number(guess));
        assert_eq!(matches!(reaction, Reaction::Right { .. }), guess == count);
        let (Reaction::Right { show, .. } | Reaction::Wrong { show, .. }) = reaction else {
            panic!("judged")
        };
        assert_eq!(show.moves.len(), usize::try_from(count).unwrap(), "as many as were asked for");
        let end = show.moves.iter().fold(show.from, |position, mv| {
            let turned = turned_to(position, *mv);
            assert_eq!(turned.turn(), color, "{mv}: the other player never moves");
            turned.play(*mv).unwrap()
        });
        assert!(!support::movement(&end).has_moves(color), "there is no move after them");
    }
}

#[test]
fn a_mistake_shows_what_it_leads_to() {
    for (id, input, shown) in [
        ("tall-1", "2", "d3-g3"),
        ("tall-2", "f1-f2", "f1-f2 d3-g3"),
        ("must-3", "b2-b3", "b2-b3"),
        ("ending-3", "f1-i4", "f1-i4 h2-e2"),
    ] {
        let input = input.parse().map_or_else(|_| Input::Move(input.parse().unwrap()), Input::Number);
        let Reaction::Wrong { show, .. } = step(id).attempt().answer(input) else { panic!("{id}") };
        let line: Vec<String> = show.moves.iter().map(ToString::to_string).collect();
        assert_eq!(line.join(" "), shown, "{id}");
    }
}

#[test]
fn a_move_is_not_an_answer_to_a_question_about_a_number() {
    let reaction = step("tall-1").attempt().answer(Input::Move(Move::Pass));
    assert!(matches!(reaction, Reaction::Wrong { why: Why::OtherKind, .. }));
}

#[test]
fn a_move_that_throws_the_win_away_is_taken_back_and_its_consequence_shown() {
    let mut seen = 0;
    for step in steps() {
        let Task::Play(Match { keep: Keep::Win, side, .. }) = step.task else { continue };
        for (mv, value) in support::values(&step.exercise().begin()) {
            let mut attempt = step.attempt();
            let reaction = attempt.answer(Input::Move(mv.parse().unwrap()));
            assert_eq!(matches!(reaction, Reaction::Wrong { .. }), value <= 0, "{}: {mv}", step.id);
            if let Reaction::Wrong { show, .. } = reaction {
                assert_eq!(*attempt.position(), step.exercise().begin());
                let end = show.moves.iter().fold(show.from, |position, mv| position.play(*mv).unwrap());
                assert_ne!(end.outcome().unwrap().winner(), Some(side), "{}: {mv} loses as shown", step.id);
                seen += 1;
            }
        }
    }
    assert!(seen >= 10, "{seen}");
}

/// Plays by a rule of thumb until the coach accepts or rejects the result.
fn play_by(step: &'static Step, choose: impl Fn(&Position) -> Move) -> (Attempt, Reaction) {
    let mut attempt = step.attempt();
    loop {
        let mv = choose(attempt.position());
        let reaction = attempt.answer(Input::Move(mv));
        if !matches!(reaction, Reaction::Continue { .. }) {
            return (attempt, reaction);
        }
    }
}

#[test]
fn a_lost_game_starts_again() {
    let last = |position: &Position| position.legal_moves().last().unwrap();
    let inside = |position: &Position| {
        let is_inside = |mv: &Move| matches!(mv, Move::Place(cell) if !cell.is_edge());
        position.legal_moves().find(is_inside).unwrap_or_else(|| last(position))
    };
    let harmful = |position: &Position| {
        let own = position.turn();
        let lead = |mv: &Move| {
            let scores = position.play(*mv).unwrap().scores();
            i32::from(scores[own]) - i32::from(scores[own.other()])
        };
        position.legal_moves().min_by_key(lead).unwrap()
    };
    for (id, key, choose) in [
        ("edges-3", "learn-wrong-mobile", &inside as &dyn Fn(&Position) -> Move),
        ("sharp-1", "learn-wrong-owns", &last),
        ("sharp-2", "learn-wrong-owns", &last),
        ("games-4", "learn-wrong-game-lost", &harmful),
        ("games-5", "learn-wrong-game-lost", &harmful),
    ] {
        let (attempt, reaction) = play_by(step(id), choose);
        assert_eq!(why(&reaction).as_deref(), Some(key), "{id}");
        assert_eq!(attempt.own_moves(), 0);
        assert_eq!(*attempt.position(), *step(id).attempt().position(), "{id}");
    }
}

#[test]
fn the_opponent_answers_the_same_move_in_the_same_way() {
    let play = |before_each_move: &dyn Fn(&mut Attempt)| {
        let mut attempt = step("games-5").attempt();
        let mut said = vec![attempt.position().to_string()];
        for _ in 0..30 {
            before_each_move(&mut attempt);
            let mv = attempt.position().legal_moves().next().unwrap();
            said.push(format!("{:?}", attempt.answer(Input::Move(mv))));
        }
        said
    };
    let alone = play(&|_| {});
    assert_eq!(alone, play(&|_| {}));
    let helped = play(&|attempt| {
        attempt.solution();
    });
    assert_eq!(alone, helped, "whoever asks for help meets the same opponent");
}

#[test]
fn if_the_student_plays_black_white_has_placed_the_first_piece() {
    let attempt = step("games-5").attempt();
    assert_eq!(attempt.position().occupied().len(), 1);
    assert_eq!(attempt.position().turn(), Color::Black);
    assert!(matches!(attempt.exercise().task, Task::Play(Match { until: Until::Won, .. })));
}

#[test]
fn in_the_placement_phase_an_occupied_cell_and_a_pass_are_refused_with_the_rule() {
    let mut attempt = step("placing-1").attempt();
    let place = |text: &str| Input::Move(text.parse().unwrap());
    assert_eq!(why(&attempt.answer(place("pass"))).as_deref(), Some("PassWhilePlacing"));
    assert!(matches!(attempt.answer(place("f3")), Reaction::Continue { reply } if reply.len() == 1));
    assert_eq!(why(&attempt.answer(place("f3"))).as_deref(), Some("Occupied"));
    assert!(matches!(attempt.answer(place("a1")), Reaction::Right { .. }));
}

#[test]
fn the_classic_figures_are_steps() {
    for (figure, steps) in [
        ("rules-1", &["gaps-1"][..]),
        ("rules-2", &["blocked-1", "blocked-2", "single-4"]),
        ("rules-3", &["linked-1"]),
        ("rules-4", &["must-1"]),
    ] {
        let row = testdata::row("known.jsonl", figure);
        for id in steps {
            assert_eq!(step(id).board, testdata::text(&row, "pos"), "{id}");
        }
    }
}

#[test]
fn an_opponent_who_begins_has_already_moved_even_after_a_restart() {
    let mut attempt = step("games-5").attempt();
    let opening = attempt.opening().to_vec();
    assert_eq!(opening.len(), 1);
    let begun = *attempt.position();
    assert_eq!(step("games-5").exercise().start.play(opening[0]).unwrap(), begun);
    let answer = begun.legal_moves().next().unwrap();
    let first = attempt.answer(Input::Move(answer));
    assert!(matches!(&first, Reaction::Continue { reply } if !reply.is_empty()));
    attempt.restart();
    assert_eq!((*attempt.position(), attempt.opening(), attempt.own_moves()), (begun, &opening[..], 0));
    assert_eq!(attempt.answer(Input::Move(answer)), first, "the same moves are answered in the same way");
}

#[test]
fn a_game_is_shown_to_its_last_move_whoever_made_it() {
    let mut opponents = 0;
    for (id, last) in [("games-4", false), ("games-4", true), ("games-5", false), ("games-5", true)] {
        let mut attempt = step(id).attempt();
        let show = loop {
            let moves: Vec<Move> = attempt.position().legal_moves().collect();
            let mv = if last { moves[moves.len() - 1] } else { moves[0] };
            match attempt.answer(Input::Move(mv)) {
                Reaction::Continue { .. } => {}
                Reaction::Right { show, .. } | Reaction::Wrong { show, .. } => break show,
            }
        };
        opponents += show.moves.len() - 1;
        let end = show.moves.iter().fold(show.from, |position, mv| position.play(*mv).unwrap());
        assert!(end.outcome().is_some(), "{id}: {end}");
    }
    assert!(opponents > 0, "some game ends by the opponent's move");
}

#[test]
fn an_unfinished_game_continues_where_it_was_left() {
    let step = step("games-5");
    let mut attempt = step.attempt();
    for _ in 0..3 {
        let mv = attempt.solution().unwrap().input;
        attempt.answer(mv);
    }
    let mut other = step.attempt();
    other.resume(attempt.played());
    assert_eq!((other.position(), other.own_moves()), (attempt.position(), 3));
    let mv = attempt.solution().unwrap().input;
    assert_eq!(other.answer(mv), attempt.answer(mv), "it goes on alike");

    let begun = *step.attempt().position();
    let played = attempt.played().to_vec();
    for (reason, moves) in
        [("not legal", [played[0]; 2].to_vec()), ("not the student's turn", vec![played[0]])]
    {
        other.resume(&moves);
        assert_eq!((other.position(), other.own_moves(), other.played().len()), (&begun, 0, 0), "{reason}");
    }
}
