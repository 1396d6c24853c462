//! Limits, lines, repeatability, and unusual questions.

#![allow(clippy::unwrap_used)]

mod support;

use std::time::Duration;

use dvonn_core::{Cell, Color, Move, Phase, Position, StackMove};
use dvonn_engine::{
    Answer, Engine, Evaluator, Feature, Features, Goal, Level, Limits, SearchTask, Settings, Time, boards,
};
use fastrand::Rng;
use support::*;

/// Positions of all kinds: both phases, early and late.
fn varied(seed: u64) -> Vec<Position> {
    let mut dice = Rng::with_seed(seed);
    let mut all = vec![Position::START, position(FULL_BOARD), position(BLACK_MUST_PASS), position(ONE_MOVE)];
    all.extend(random_game(&mut dice).into_iter().step_by(7));
    all.extend([32, 24, 16, 12].map(|stacks| late_position(&mut dice, stacks)));
    all
}

#[test]
fn one_thread_and_a_node_limit_repeat_answer_and_reports() {
    for (goal, lines, limit) in [(Goal::Move, 1, 20_000), (Goal::Move, 3, 5_000), (Goal::Proof, 1, 30_000)] {
        let task = SearchTask { goal, lines, ..nodes(limit) };
        let mut again = small_engine();
        for position in varied(1) {
            let first = recorded(&mut small_engine(), &position, &task);
            assert_eq!(recorded(&mut small_engine(), &position, &task), first, "{position}: another engine");
            again.forget();
            assert_eq!(recorded(&mut again, &position, &task), first, "{position}: after forgetting");
        }
    }
}

#[test]
fn a_game_repeats_itself() {
    let game = || {
        let mut engine = small_engine();
        let mut here = Position::START;
        let mut moves = Vec::new();
        while let Some(mv) = engine.think(&here, &nodes(500), &mut ()).best() {
            moves.push(mv);
            here = here.play(mv).unwrap();
        }
        moves
    };
    assert_eq!(game(), game());
}

#[test]
fn no_more_nodes_are_looked_at_than_allowed() {
    for goal in [Goal::Move, Goal::Proof] {
        for limit in [1, 2, 10, 1_000, 1_999, 2_000, 2_001, 5_000, 12_345] {
            let mut engine = small_engine();
            for position in varied(2) {
                let task = SearchTask { goal, ..nodes(limit) };
                let answer = engine.think(&position, &task, &mut ());
                check_answer(&position, &task, &answer);
                assert!(answer.nodes <= limit, "{position} {task:?}: {} nodes", answer.nodes);
            }
        }
    }
}

#[test]
fn a_search_that_is_not_at_its_end_uses_every_node() {
    let mut engine = small_engine();
    for limit in [1, 2, 10, 1_000, 1_023, 1_024, 1_025, 10_000] {
        let answer = engine.think(&position(FULL_BOARD), &nodes(limit), &mut ());
        assert_eq!(answer.nodes, limit);
    }
}

#[test]
fn no_line_is_deeper_than_allowed() {
    let mut engine = small_engine();
    for depth in 1..=5 {
        for position in varied(3) {
            let task = SearchTask::within(Limits::depth(depth));
            let (answer, reports) = recorded(&mut engine, &position, &task);
            check_answer(&position, &task, &answer);
            let lines = answer.lines.iter().chain(reports.iter().map(|told| &told.line));
            for line in lines {
                assert!(line.depth <= depth, "{position}: {line:?}");
            }
        }
    }
    let answer = engine.think(&position(FULL_BOARD), &SearchTask::within(Limits::depth(5)), &mut ());
    assert_eq!(answer.lines[0].depth, 5, "an allowed depth is reached");
}

/// Searches for several lines in positions of all kinds, and checks the answers.
fn several_lines(limits: Limits) -> Vec<(Position, Answer)> {
    let mut engine = small_engine();
    let mut found = Vec::new();
    for lines in [2, 5, 1_000] {
        for position in varied(4) {
            let task = SearchTask { lines, limits, ..SearchTask::default() };
            let (answer, reports) = recorded(&mut engine, &position, &task);
            check_answer(&position, &task, &answer);
            for told in &reports {
                assert!((1..=answer.lines.len()).contains(&told.number), "{position}: {told:?}");
                check_line(&position, &told.line);
            }
            found.push((position, answer));
        }
    }
    found
}

#[test]
fn lines_have_different_first_moves_best_first() {
    let mut compared = 0;
    for (position, answer) in several_lines(Limits::depth(3)) {
        // Where the game can end within three plies, a certain win by few pieces ranks above an expected win by many.
        if position.occupied().len() < 30 && position.movement().is_some() {
            continue;
        }
        compared += answer.lines.len() - 1;
        assert!(answer.lines.is_sorted_by_key(|line| -rank(line)), "{position}: {answer:?}");
    }
    assert!(compared > 200, "{compared}");
}

#[test]
fn lines_of_an_interrupted_search_come_best_first() {
    for (position, answer) in several_lines(Limits::nodes(3_000)) {
        if position.occupied().len() < 30 && position.movement().is_some() {
            continue;
        }
        assert!(answer.lines.is_sorted_by_key(|line| -rank(line)), "{position}: {answer:?}");
    }
}

#[test]
fn the_last_report_of_each_line_is_the_answer() {
    for position in varied(5) {
        for lines in [1, 3] {
            let task = SearchTask { lines, ..SearchTask::within(Limits::depth(4)) };
            let (answer, reports) = recorded(&mut small_engine(), &position, &task);
            for (line, number) in answer.lines.iter().zip(1..) {
                let last = reports.iter().rfind(|told| told.number == number).unwrap();
                assert_eq!(last.line, *line, "{position}, line {number}");
                assert!(last.nodes <= answer.nodes);
            }
        }
    }
}

#[test]
fn only_the_moves_asked_about_are_looked_at() {
    let mut engine = small_engine();
    let mut dice = Rng::with_seed(6);
    for position in varied(6) {
        let mut legal: Vec<Move> = position.legal_moves().collect();
        dice.shuffle(&mut legal);
        let foreign = [Move::Place(Cell::A1), Move::Stack(StackMove::new(Cell::A1, Cell::K5)), Move::Pass];
        let illegal = foreign.into_iter().filter(|mv| position.check(*mv).is_err()).collect::<Vec<_>>();
        for wanted in [1, 2, legal.len()] {
            let some: Vec<Move> = illegal.iter().chain(legal.iter().take(wanted)).copied().collect();
            for goal in [Goal::Move, Goal::Proof] {
                let task = SearchTask { goal, moves: some.clone(), lines: 4, ..nodes(2_500) };
                check_answer(&position, &task, &engine.think(&position, &task, &mut ()));
            }
        }
        let task = SearchTask { moves: illegal, ..nodes(100) };
        if !task.moves.is_empty() {
            assert_eq!(
                engine.think(&position, &task, &mut ()),
                Answer::default(),
                "{position}: none is legal"
            );
        }
    }
}

/// The evaluation is a sum of weights and may expect more than there is; `check_answer` compares it with the board.
#[test]
fn nobody_is_told_of_a_larger_margin_than_the_board_allows() {
    let mut dice = Rng::with_seed(31);
    for stacks in [20, 16, 12, 8, 6] {
        for _ in 0..40 {
            let position = late_position(&mut dice, stacks);
            let handicap = Level::default().task(Phase::Movement, None).handicap;
            for handicap in [None, handicap] {
                let task = SearchTask { handicap, lines: 3, ..SearchTask::within(Limits::depth(1)) };
                check_answer(&position, &task, &small_engine().think(&position, &task, &mut ()));
            }
        }
    }
}

#[test]
fn a_finished_game_has_no_answer() {
    let mut engine = small_engine();
    for goal in [Goal::Move, Goal::Proof] {
        for limits in [Limits::default(), Limits::nodes(1), Limits::time(Duration::ZERO)] {
            let task = SearchTask { goal, limits, lines: 3, ..SearchTask::default() };
            assert_eq!(recorded(&mut engine, &position(FINISHED), &task), (Answer::default(), Vec::new()));
        }
    }
}

#[test]
fn a_forced_pass_and_an_only_move_are_answered() {
    let mut engine = small_engine();
    for (text, expected) in [(BLACK_MUST_PASS, "pass"), (ONE_MOVE, "g3-j3")] {
        let position = position(text);
        for goal in [Goal::Move, Goal::Proof] {
            for limits in [
                Limits::default(),
                Limits::nodes(1),
                Limits::depth(1),
                Limits::time(Duration::ZERO),
                Limits::clock(Duration::ZERO, Duration::ZERO),
            ] {
                let task = SearchTask { goal, limits, ..SearchTask::default() };
                let answer = engine.think(&position, &task, &mut ());
                check_answer(&position, &task, &answer);
                assert_eq!(answer.best().unwrap().to_string(), expected, "{task:?}");
            }
        }
    }
}

/// The board is full, and White, who moves first, cannot move.
#[test]
fn white_may_have_to_pass_at_the_first_move() {
    // All white pieces are inside, with all six neighbours occupied.
    let position = position("BBBBBBBBB/BWWWWWWWWB/BWWWWWWWDDD/BWWWWWWWWB/BBBBBBBBB W M");
    assert_eq!(position.legal_moves().collect::<Vec<_>>(), [Move::Pass]);
    let mut engine = small_engine();
    for goal in [Goal::Move, Goal::Proof] {
        let task = SearchTask { goal, ..nodes(5_000) };
        let answer = engine.think(&position, &task, &mut ());
        check_answer(&position, &task, &answer);
        assert_eq!(answer.best(), Some(Move::Pass));
        assert_eq!(position.turn(), Color::White);
    }
}

/// Settings and questions with extreme values.
fn odd_question(dice: &mut Rng) -> (Settings, SearchTask) {
    let settings = Settings {
        threads: *dice.choice(&[0, 1, 1, 1, 4]).unwrap(),
        hash: usize::from(dice.u8(..4) == 0),
        seed: dice.u64(..),
        without: if dice.bool() { Features::NONE } else { "solver+quiescence+lmr".parse().unwrap() },
        evaluator: if dice.u8(..4) == 0 { Evaluator::Material } else { Settings::default().evaluator },
        ..Settings::default()
    };
    let mut limits = match dice.u8(..7) {
        0 => Limits::nodes(0),
        1 => Limits::nodes(1),
        2 => Limits::nodes(2),
        3 => Limits::nodes(10),
        4 => Limits::time(Duration::ZERO),
        5 => Limits::clock(Duration::from_millis(dice.u64(..40)), Duration::from_millis(dice.u64(..3))),
        _ => Limits::depth(dice.u8(..2)),
    };
    if dice.u8(..4) == 0 {
        limits.depth = Some(u8::MAX);
        limits.nodes = Some(300);
    }
    let goal = if dice.u8(..3) == 0 { Goal::Proof } else { Goal::Move };
    if goal == Goal::Proof && limits.nodes.is_none() {
        limits.nodes = Some(500);
    }
    let lines = *dice.choice(&[0, 1, 2, 1_000]).unwrap();
    (settings, SearchTask { goal, limits, lines, ..SearchTask::default() })
}

fn ask_odd_questions(seed: u64, games: u64) {
    let mut dice = Rng::with_seed(seed);
    for _ in 0..games {
        let (settings, _) = odd_question(&mut dice);
        let mut engine = Engine::new(settings);
        for position in random_game(&mut dice) {
            if dice.u8(..6) > 0 {
                continue;
            }
            let (_, task) = odd_question(&mut dice);
            let mut clock = FakeClock::new(Duration::from_millis(5));
            clock.last_question = if task.limits.time.is_some() { u64::MAX } else { dice.u64(1..200) };
            let answer = engine.think(&position, &task, &mut clock);
            check_answer(&position, &task, &answer);
        }
    }
}

#[test]
fn odd_questions_about_random_games_are_answered() {
    ask_odd_questions(1, few_or_many(100, 1_000));
}

#[test]
fn every_line_can_be_played_in_every_mode() {
    let mut dice = Rng::with_seed(7);
    for threads in [1, 3] {
        for without in ["", "solver", "aspiration+lmr+lmp+rfp+futility+solver", "quiescence+history+killers"]
        {
            let mut engine = Engine::new(Settings {
                threads,
                hash: 1,
                without: without.parse().unwrap(),
                ..Settings::default()
            });
            for position in random_game(&mut dice).into_iter().skip(48).step_by(5) {
                for lines in [1, 4] {
                    let limit = dice.u64(200..4_000);
                    let task = SearchTask { lines, ..nodes(limit) };
                    let (answer, reports) = recorded(&mut engine, &position, &task);
                    check_answer(&position, &task, &answer);
                    for told in &reports {
                        check_line(&position, &told.line);
                    }
                }
            }
        }
    }
}

#[test]
fn a_no_to_the_first_question_gives_a_legal_move_at_once() {
    let mut engine = small_engine();
    for position in varied(8) {
        for goal in [Goal::Move, Goal::Proof] {
            let task = SearchTask { goal, ..SearchTask::default() };
            let mut observer = FakeClock::stopping_at(1);
            let answer = engine.think(&position, &task, &mut observer);
            check_answer(&position, &task, &answer);
            assert!(answer.nodes <= 5_000, "{position} {goal:?}: {} nodes after a no", answer.nodes);
        }
    }
}

#[test]
fn a_later_no_is_obeyed_soon() {
    let mut engine = small_engine();
    for question in [2, 3, 7, 20] {
        for goal in [Goal::Move, Goal::Proof] {
            let task = SearchTask { goal, ..SearchTask::default() };
            let mut observer = FakeClock::stopping_at(question);
            let answer = engine.think(&position(FULL_BOARD), &task, &mut observer);
            check_answer(&position(FULL_BOARD), &task, &answer);
            // Each later part of the search checks once more.
            assert!(observer.questions <= question + 2, "{goal:?}: {} questions", observer.questions);
        }
    }
}

/// About the time for 1,024 nodes on a slow machine.
const STEP: Duration = Duration::from_micros(500);

#[test]
fn the_time_for_a_move_is_kept() {
    let mut engine = small_engine();
    for limit in [0, 1, 5, 20].map(Duration::from_millis) {
        for position in varied(9) {
            for goal in [Goal::Move, Goal::Proof] {
                let task = SearchTask { goal, ..SearchTask::within(Limits::time(limit)) };
                let mut clock = FakeClock::new(STEP);
                let answer = engine.think(&position, &task, &mut clock);
                check_answer(&position, &task, &answer);
                assert!(clock.now <= limit + 3 * STEP, "{position} {task:?}: {:?}", clock.now);
            }
        }
    }
}

/// The time left on the clock after each move of a game of the engine against itself.
struct Timed {
    left: [Duration; 2],
    placing: [Duration; 2],
}

/// Plays a whole game in which both clocks advance only when the engine asks.
fn play_on_clocks(start: Duration, increment: Duration, seed: u64) -> Timed {
    let mut engine = Engine::new(Settings { hash: 1, seed, ..Settings::default() });
    let mut timed = Timed { left: [start; 2], placing: [Duration::ZERO; 2] };
    let mut here = Position::START;
    loop {
        let mover = here.turn() as usize;
        let left = timed.left[mover];
        let mut clock = FakeClock::new(STEP);
        let task =
            SearchTask::within(Limits { time: Some(Time::Game { left, increment }), ..Limits::default() });
        let answer = engine.think(&here, &task, &mut clock);
        let Some(mv) = answer.best() else { return timed };
        let used = clock.now;
        assert!(used < left, "{here}: {used:?} of {left:?}");
        timed.left[mover] = left.checked_sub(used).unwrap() + increment;
        if here.movement().is_none() {
            timed.placing[mover] += used;
        }
        here = here.play(mv).unwrap();
    }
}

#[test]
fn no_game_on_a_clock_runs_out_of_time() {
    for (milliseconds, increment) in [(50, 0), (200, 0), (50, 4)] {
        let start = Duration::from_millis(milliseconds);
        for seed in 0..2 {
            play_on_clocks(start, Duration::from_millis(increment), seed);
        }
    }
}

#[test]
fn a_game_clock_is_shared_between_the_phases() {
    let start = Duration::from_millis(500);
    let Timed { left, placing } = play_on_clocks(start, Duration::ZERO, 3);
    for color in [Color::White, Color::Black] {
        let (left, placing) = (left[color as usize], placing[color as usize]);
        assert!(placing <= start.mul_f64(0.15), "{color:?} placed for {placing:?}");
        assert!(placing >= start.mul_f64(0.01), "{color:?} placed for {placing:?}");
        let used = start.checked_sub(left).unwrap();
        assert!(used >= start.mul_f64(0.4), "{color:?} left {left:?} unused");
    }
}

/// A proof that was given up must not leave less than a search of a few nodes would have found.
#[test]
fn more_time_is_never_worth_less_than_a_few_nodes() {
    let mut dice = Rng::with_seed(32);
    let fresh = |without| Engine::new(Settings { hash: 1, without, ..Settings::default() });
    let mut compared = 0;
    for stacks in 16..30 {
        let position = late_position(&mut dice, stacks);
        let few = SearchTask::within(Limits::nodes(900));
        let least =
            fresh(Features::NONE.with(Feature::Solver)).think(&position, &few, &mut ()).lines[0].depth;
        for milliseconds in [5, 20, 60] {
            let time = Duration::from_millis(milliseconds);
            for limits in [Limits::time(time), Limits::clock(10 * time, Duration::ZERO)] {
                // A slow machine: fewer nodes for each millisecond than the engine expects.
                let answer = fresh(Features::NONE).think(
                    &position,
                    &SearchTask::within(limits),
                    &mut FakeClock::new(STEP),
                );
                let line = &answer.lines[0];
                assert!(line.score.is_proved() || line.depth >= least, "{position} {limits:?}: {line:?}");
                compared += u32::from(!line.score.is_proved());
            }
        }
    }
    assert!(compared > 20, "{compared} lines without a proof");
}

#[test]
fn an_only_move_costs_a_game_clock_nothing() {
    let mut clock = FakeClock::new(STEP);
    let task = SearchTask::within(Limits::clock(Duration::from_mins(1), Duration::ZERO));
    small_engine().think(&position(ONE_MOVE), &task, &mut clock);
    assert!(clock.now <= 5 * STEP, "{:?}", clock.now);
}

/// Threads and goals of all kinds: after a stop, only a few checks follow, and the answer is complete.
#[test]
fn a_stopped_search_of_any_kind_gives_a_complete_answer() {
    let mut rng = Rng::with_seed(10);
    for number in 0..50 {
        let mut engine = Engine::new(Settings {
            threads: *rng.choice(&[1, 1, 2, 4]).unwrap(),
            hash: 4,
            ..Settings::default()
        });
        let position = match number % 3 {
            0 => Position::START,
            1 => boards::random(&mut rng),
            _ => late_position(&mut rng, 26),
        };
        let goal = if rng.bool() { Goal::Move } else { Goal::Proof };
        let stop = rng.u64(1..60);
        let mut observer = FakeClock::stopping_at(stop);
        let task = SearchTask { goal, lines: rng.usize(1..4), ..SearchTask::default() };
        let answer = engine.think(&position, &task, &mut observer);
        check_answer(&position, &task, &answer);
        assert!(observer.questions <= stop + 2, "{goal:?}: {} checks", observer.questions);
    }
}
